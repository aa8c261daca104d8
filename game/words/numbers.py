"""Numbers and lists in words."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise

from game.words.lookup import t

_NAMED_ORDINALS = (1, 2, 3, 4, 5, 6, 7, 10)


def number(value: int) -> str:
    """A whole number with a true minus sign."""
    return f"{t('sign.minus')}{-value}" if value < 0 else str(value)


def grouped(count: int) -> str:
    """A count with its thousands set apart: "100,000"."""
    return f"{count:,}".replace(",", t("number.group"))


def signed(points: int) -> str:
    """Points with their sign: "+51", "−100", "0"."""
    return f"+{points}" if points > 0 else number(points)


def both_signs(won: int, lost: int) -> str:
    """What may be won and lost: "±100", or "+100 −50" where they differ."""
    if won and won == -lost:
        return t("sign.both", points=won)
    return t("sign.unlike", won=signed(won), lost=signed(lost))


def ordinal(place: int) -> str:
    """The place in a row from 1: "first", "tenth"."""
    return t(f"ordinal.{place}" if place in _NAMED_ORDINALS else "ordinal.other", n=place)


def listing(parts: Sequence[str], last_joint: str = "list.two") -> str:
    """Parts as a list: "a", "a and b", "a, b and c"; `last_joint` is the key of the last join."""
    if len(parts) < 2:
        return "".join(parts)
    return t(last_joint, first=t("list.comma").join(parts[:-1]), last=parts[-1])


def spans(values: Iterable[int]) -> list[str]:
    """Runs of three and more ascending numbers drawn together: 1, 2, 3, 5 give "1 to 3", "5"."""
    ordered = sorted(values)
    breaks = [0, *(i for i, (a, b) in enumerate(pairwise(ordered), 1) if b != a + 1), len(ordered)]
    runs = [ordered[start:end] for start, end in pairwise(breaks)]
    return [
        text
        for run in runs
        for text in ([span(run[0], run[-1])] if len(run) > 2 else map(str, run))
    ]


def span(low: int, high: int) -> str:
    """A range: "3 to 5", or "4" where both ends are the same."""
    return str(low) if low == high else t("span", low=low, high=high)


def capital(text: str) -> str:
    """`text` with its first letter large, for the head of a sentence."""
    return text[:1].upper() + text[1:]


def small(text: str) -> str:
    """`text` with its first letter small, for the middle of a sentence."""
    return text[:1].lower() + text[1:]
