"""Measure one player against another over duplicate deals or paired matches.

    python -m tests.bench.arena pro standard --deals 1000 --seed 7
    python -m tests.bench.arena "bots/theirs --fast" pro:worlds=400 --matches 100 --rules tournament

Every deal and match is played again with the players changed round (at solo tables in all turns),
and means have 95 % intervals over these rounds, with the deviation of a round in brackets.
Points are given as the ledger has them, and with a bag valued at -9 (one point, and a tenth of the
penalty). Where there are more than two sides A and B take them in turn.

A and B are levels of the game (`pro`, `pro:worlds=400`) or the command lines of programs from
outside, with a space or a path in them. A program seats four hands and answers each line on its
standard input with one line:

    name                                        -> a text
    option winScore|bagLimit|nilPass N          -> ok       (bagLimit 0: no bag limit)
    bid  SEAT HAND BIDS SCORES BAGS MAXBID      -> a number (0: nil), at most MAXBID
    play SEAT HAND BIDS SCORES BAGS LEGAL CARDS -> a card of LEGAL
    pass SEAT HAND BIDS SCORES BAGS N           -> N cards to the partner, or error
    quit                                        (no answer)

Seats are 0 to 3 clockwise, 0 and 2 against 1 and 3. A card is rank and suit (AS, TH, 2C); HAND and
LEGAL are cards one after another. BIDS are tricks by seat with commas, - where a seat has not bid.
SCORES and BAGS are those of the two sides. CARDS are all cards played in the deal, each after its
seat (0AS1KS2QS3JS), or -. `pass` is asked of a nil bidder, and then of its partner, whose hand has
the cards it was passed in it. Options hold until quit, and every other line says all there is.

A wrong answer, a crash, silence and lines that nobody asked for are named and counted; the card
rule of Standard and a high-card bid then stand in, and the program is started anew.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Sequence

from game.session.bot.rule_choice import ARENA, read_rules, unspeakable
from game.session.rule_text import RuleTextError
from tests.bench.arena_cores import Meeting, play
from tests.bench.arena_players import parse_player
from tests.bench.arena_report import report
from tests.bench.outside import PATIENCE


def main(words: Sequence[str] | None = None) -> None:
    """Play and print what was found."""
    parser = _parser()
    asked = parser.parse_args(words)
    try:
        rules = read_rules(asked.rules)
        a, b = (parse_player(name, asked.patience) for name in (asked.a, asked.b))
    except (RuleTextError, ValueError) as fault:
        parser.error(str(fault))
    refusal = unspeakable(rules)
    if refusal is not None and None in (a.level, b.level):
        parser.error(refusal)
    rounds = asked.matches or asked.deals
    meeting = Meeting((a, b), rules, asked.seed, rounds, matches=bool(asked.matches))
    kind = "paired matches" if meeting.matches else "duplicate deals"
    print(f"{a.name} v {b.name}: {rounds} {kind}, seed {asked.seed}, rules {asked.rules}")
    for line in report((a.name, b.name), play(meeting, min(asked.cores, rounds))):
        print(line)


def _parser() -> argparse.ArgumentParser:
    raw = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser(
        prog="python -m tests.bench.arena", description=__doc__, formatter_class=raw
    )
    parser.add_argument("a", help="a level, or the command line of a program")
    parser.add_argument("b", help="the other player")
    length = parser.add_mutually_exclusive_group()
    length.add_argument("--deals", type=number, default=100, help="duplicate deals (100)")
    length.add_argument("--matches", type=number, default=0, help="paired matches instead")
    parser.add_argument("--seed", type=int, default=1, help="which deals (1)")
    parser.add_argument(
        "--rules", default=ARENA, metavar="PRESET", help="a preset, key=value;..., or both with ;"
    )
    parser.add_argument(
        "--patience", type=float, default=PATIENCE, help="seconds a program is waited for (10)"
    )
    parser.add_argument("--cores", type=number, default=os.cpu_count() or 1)
    return parser


def number(text: str) -> int:
    """The count, at least 1, that an argument says. Raises ValueError for anything else."""
    count = int(text)
    if count < 1:
        raise ValueError(f"{count} is below 1")
    return count


if __name__ == "__main__":
    main()
