"""The faces at the table: how each player looks."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.engine.record import Player


@dataclass(frozen=True, slots=True)
class Person:
    """How one player looks, in colours of SVG.

    `ground` is the light from the upper left to the lower right behind the bust, `style` the cut of
    the hair or what covers it, `cloth` the colour of a cap, turban or scarf. A person without a
    face stands for anybody.
    """

    ground: tuple[str, str]
    skin: str
    shade: str
    hair: str
    top: str
    style: str
    brow: str = ""
    lips: str = "#8e4636"
    cloth: str = ""
    trim: str = ""
    glasses: bool = False
    moustache: bool = False
    beard: bool = False
    earrings: str = ""
    freckles: bool = False
    lines: bool = False
    faceless: bool = False


PEOPLE: dict[str, Person] = {
    "you": Person(("#3f8f73", "#174a3c"), "#f0c7a2", "#d9a67c", "#5b3a22", "#e9dcc0", "short"),
    "vera": Person(
        ("#b58ac0", "#5a3468"), "#f3d3b8", "#dcae8c", "#d8d6d2", "#6d2f5d", "bob",
        brow="#8a8580", glasses=True,
    ),
    "otto": Person(
        ("#d4a46a", "#7a4c1e"), "#eebf98", "#d39a6f", "#8d8478", "#5b4632", "bald", moustache=True
    ),
    "amara": Person(
        ("#e3b04b", "#9a5a18"), "#8d5634", "#6f4026", "#241812", "#0f6b66", "afro",
        earrings="#f0c668",
    ),
    "hugo": Person(
        ("#7fb0d8", "#2c557c"), "#f2c9a6", "#dba57c", "#b4562a", "#27415c", "short", beard=True
    ),
    "june": Person(
        ("#e08a86", "#8a3038"), "#f0cba4", "#d6a57a", "#17161c", "#23232c", "long", lips="#b8243a"
    ),
    "harjit": Person(
        ("#8fc7a4", "#2b6a52"), "#b97f52", "#966038", "#3b2f2a", "#f1e6d0", "turban",
        cloth="#c8452f", trim="#a33322", lips="#a85a48", beard=True, moustache=True,
    ),
    "nadia": Person(
        ("#f0c9a0", "#b0703a"), "#dba87c", "#bd8658", "#2c1d16", "#2b5a78", "scarf",
        cloth="#3f86a8", trim="#2f6c8a", lips="#a4433f",
    ),
    "kofi": Person(
        ("#a6b86a", "#4c5e24"), "#6d4228", "#52301c", "#b9b4ac", "#e7c15a", "kufi",
        brow="#a8a29a", lips="#5a2c24", cloth="#7a2f4a", trim="#e7c15a", beard=True, lines=True,
    ),
    "mei": Person(
        ("#9fd0cf", "#3c7d86"), "#f2cfa8", "#d8a97e", "#1d1a20", "#d9603f", "bun",
        lips="#b5453f", glasses=True,
    ),
    "pablo": Person(
        ("#c9b79a", "#6c5638"), "#d8a273", "#b67e51", "#4a4038", "#3d5a3c", "flat_cap",
        cloth="#6f6a60", trim="#57534b", moustache=True, lines=True,
    ),
    "ingrid": Person(
        ("#a9b8e0", "#4a5a94"), "#f7d9c0", "#e0b294", "#e2bd6a", "#f3efe6", "plait",
        brow="#b08a45", lips="#b5564f", freckles=True,
    ),
    "theo": Person(
        ("#e6a98c", "#a2502f"), "#a86b42", "#87512e", "#2a1a12", "#efe2c4", "curls",
        lips="#7d3b30",
    ),
    "ruby": Person(
        ("#e9a9c0", "#9a4468"), "#f4d4be", "#dcae92", "#f0ede8", "#7fa6c9", "waves",
        brow="#a8a29c", lips="#c24a5a", earrings="#f6f1e6", lines=True,
    ),
    "sam": Person(
        ("#86c5e8", "#2f6f9c"), "#f3cda8", "#dba881", "#c98a3c", "#e2574a", "cap",
        cloth="#2f4f9c", trim="#22397a", freckles=True,
    ),
    "anyone": Person(
        ("#7d8c88", "#33423e"), "#4a5b56", "#4a5b56", "#4a5b56", "#4a5b56", "short", faceless=True
    ),
}  # fmt: skip
"""Every face by its name; the viewer's own is `you`, and `anyone` whoever will come."""

_BY_SEAT = ("anyone", "otto", "vera", "amara", "hugo", "june")
"""The faces of players whose character is not known, as in older records."""


def portraits_of(players: Sequence[Player]) -> tuple[str, ...]:
    """The name of the portrait of each seat's player."""
    return tuple(
        "you" if player.human
        else player.character if player.character in PEOPLE
        else _BY_SEAT[seat % len(_BY_SEAT)]
        for seat, player in enumerate(players)
    )  # fmt: skip
