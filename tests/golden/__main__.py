"""Compares the golden matches with what is played now, or writes them anew.

Usage: python -m tests.golden [--write]
"""

from __future__ import annotations

import sys

from tests.golden.play import GOLDEN, path_of, played
from tests.golden.writing import written


def main(arguments: list[str]) -> int:
    """Return 0 if every text is as it was or was written, 1 if one differs, 2 for bad usage."""
    if arguments not in ([], ["--write"]):
        print(__doc__)
        return 2
    differing = []
    for slug in GOLDEN:
        text, path = written(played(slug)), path_of(slug)
        if arguments:
            path.write_text(text, encoding="utf-8")
        elif not path.exists() or path.read_text(encoding="utf-8") != text:
            differing.append(path.name)
    for name in differing:
        print(f"{name} differs")
    return 1 if differing else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
