"""A program from outside that misbehaves as it is told: `python outsiders.py MANNER`.

fair       the first legal card, a bid of 3
illegal    an answer that is none
crash      ends at every fifth question
dead       ends at once
silent     reads and says nothing
flood      lines without end
long       one line without end
chatty     a fair answer and two lines more
"""

from __future__ import annotations

import itertools
import sys
from collections.abc import Iterator


def fair(line: str) -> str:
    """A legal answer."""
    words = line.split()
    match words[0]:
        case "bid":
            return str(min(3, int(words[6])))
        case "play":
            return words[6][:2]
        case "pass":
            return words[2][: 2 * int(words[6])]
        case "option":
            return "ok"
        case _:
            return "outsider"


def answers(manner: str, line: str, number: int) -> Iterator[str]:
    """What a manner says to question `number`, line by line."""
    match manner:
        case "illegal":
            yield "XX" if line.startswith(("bid", "play", "pass")) else "ok"
        case "crash" if number % 5 == 4:
            sys.exit(3)
        case "silent":
            return
        case "flood":
            yield from itertools.repeat("AS")
        case "long":
            yield "A" * 100_000
        case "chatty":
            yield from (fair(line), "thinking", "of it")
        case _:
            yield fair(line)


def main() -> None:
    """Answer standard input in the manner of the first word."""
    manner = sys.argv[1]
    if manner == "dead":
        sys.exit(1)
    for number, line in enumerate(sys.stdin):
        for answer in answers(manner, line, number):
            print(answer, flush=manner != "flood")


if __name__ == "__main__":
    main()
