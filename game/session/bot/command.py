"""The command `spades bot LEVEL`."""

from __future__ import annotations

from argparse import ArgumentParser, ArgumentTypeError, RawDescriptionHelpFormatter
from collections.abc import Callable, Sequence
from typing import BinaryIO, TextIO

from game.ai.players import LEVELS, usual_strength
from game.engine.shuffle import seed_from_text
from game.session.bot.bot import Bot, Strength, serve
from game.session.bot.rule_choice import ARENA, read_rules, unspeakable
from game.session.rule_text import RuleTextError
from game.words.lookup import t

_ABOUT = "Play at other people's tables: answer questions on standard input, one line each."

_PROTOCOL = """questions, a line each, and their answers:
  name                                          a text
  option winScore|bagLimit|nilPass N            ok (bagLimit 0: no bag limit)
  bid  SEAT HAND BIDS SCORES BAGS [MOST]        a number of tricks (0: nil), at most MOST
  play SEAT HAND BIDS SCORES BAGS LEGAL CARDS   a card of LEGAL
  pass SEAT HAND BIDS SCORES BAGS N             N cards to the partner
  quit                                          no answer; it ends

Seats are 0 to 3 clockwise, 0 and 2 against 1 and 3. A card is rank and suit (AS, TH, 2C); HAND and
LEGAL are cards one after another. BIDS are tricks by seat with commas, - where a seat has not bid.
SCORES and BAGS are those of the two sides. CARDS are all cards played in the deal, each after its
seat (0AS1KS2QS3JS), or -. A line that cannot be answered gets `error` and the reason."""


def main(
    words: Sequence[str],
    lines: BinaryIO,
    out: TextIO,
    complain: TextIO,
    clock: Callable[[], float],
) -> int:
    """Answer `lines` on `out` as `words` ask; the exit status, 1 if their rules are refused.

    Raises SystemExit for help and for words that are not understood.
    """
    options = _parser().parse_args(words)
    try:
        rules = read_rules(options.rules)
        refusal = unspeakable(rules)
    except RuleTextError as fault:
        refusal = t("bot.bad_rules", reason=fault)
    if refusal is not None:
        print(refusal, file=complain)
        return 1
    worlds = options.worlds or usual_strength(options.level)
    strength = Strength(options.level, worlds, options.seconds, options.seed)
    serve(Bot(strength, rules, clock), lines, out)
    return 0


def _parser() -> ArgumentParser:
    parser = ArgumentParser(
        prog="spades bot",
        description=_ABOUT,
        epilog=_PROTOCOL,
        formatter_class=RawDescriptionHelpFormatter,
    )
    parser.add_argument("level", metavar="LEVEL", choices=LEVELS, help=", ".join(LEVELS))
    parser.add_argument(
        "--worlds",
        metavar="N",
        type=_worlds,
        help="possible deals to look at (as many as the level does in the game)",
    )
    parser.add_argument(
        "--seconds",
        metavar="S",
        type=_seconds,
        help="the longest that an answer may take (as long as it takes)",
    )
    parser.add_argument(
        "--seed",
        metavar="K",
        type=seed_from_text,
        default=0,
        help="a number or a word; the same one gives the same answers (0)",
    )
    parser.add_argument(
        "--rules",
        metavar="PRESET",
        default=ARENA,
        help=f"a preset, key=value;..., or both with ; ({ARENA})",
    )
    return parser


def _worlds(text: str) -> int:
    if not (text.isascii() and text.isdigit() and 0 < int(text) < 10**9):
        raise ArgumentTypeError("a number from 1 is needed")
    return int(text)


def _seconds(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = -1.0
    if not 0 <= seconds < float("inf"):
        raise ArgumentTypeError("a number of seconds is needed")
    return seconds
