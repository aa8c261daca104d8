"""Everything a player can set, as one frozen model; a section is a table of settings.toml.

Like the rules, each setting is one field with its title, description and bounds, and widgets,
files and checks are made from it.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, get_args

from pydantic import BaseModel, ConfigDict, Field

from game.engine.rules import Rules

Level = Literal["easy", "standard", "pro", "expert"]
Thinking = Literal["instant", "quick", "steady", "deep"]
Scale = Literal[80, 90, 100, 110, 125, 150, 175, 200]
"""Scales of the interface in per cent."""
Who = Literal[
    "anyone",
    "otto",
    "vera",
    "amara",
    "hugo",
    "june",
    "harjit",
    "nadia",
    "kofi",
    "mei",
    "pablo",
    "ingrid",
    "theo",
    "ruby",
    "sam",
]
"""The key of a character, or `anyone`."""
SuitOrder = Literal["DCHS", "CDSH", "CDHS", "SHCD", "SHDC", "HCDS"]
SUIT_ORDERS: tuple[SuitOrder, ...] = get_args(SuitOrder)


_PLAIN = r"[^\p{Cc}\p{Zl}\p{Zp}\u{202A}-\u{202E}\u{2066}-\u{2069}]"
_NAME: dict[str, Any] = {
    "min_length": 1,
    "max_length": 16,
    # Something to see, and nothing that breaks a line or turns it round.
    "pattern": rf"^{_PLAIN}*[^\s\p{{Cc}}\p{{Cf}}\u{{3164}}\u{{115F}}]{_PLAIN}*$",
}
Name = Annotated[str, Field(**_NAME)]

PRESET_LETTERS = 32
"""The longest name of a preset."""
_FARTHEST = 32_000
"""Pixels; a window beyond would be out of reach on any screen."""


def _setting(default: Any, title: str, description: str, **bounds: Any) -> Any:
    return Field(default, title=title, description=description, **bounds)


class Section(BaseModel):
    """A table of settings.toml."""

    model_config = ConfigDict(frozen=True, extra="forbid")


class Players(Section):
    """Who sits at the table; computer players go clockwise from the player's left."""

    you: str = _setting("You", "Your name", "How the game calls you.", **_NAME)
    names: tuple[Name, Name, Name, Name, Name] = _setting(
        ("Otto", "Vera", "Amara", "Hugo", "June"),
        "Names",
        "The computer players, clockwise from your left.",
    )
    characters: tuple[Who, Who, Who, Who, Who] = _setting(
        ("otto", "vera", "amara", "hugo", "june"),
        "Characters",
        "The face and temper of each of them; anyone is somebody else at each new match.",
    )
    levels: tuple[Level, Level, Level, Level, Level] = _setting(
        ("expert", "expert", "expert", "expert", "expert"),
        "Levels",
        "How well each computer player plays.",
    )
    thinking: Thinking = _setting(
        "steady", "Thinking time", "How long Expert thinks before it plays, at the most."
    )
    remarks: bool = _setting(
        False, "Remarks", "The players say a few words after a nil or a lost contract, rarely."
    )
    remarks_asked: bool = _setting(
        False,
        "Asked about remarks",
        "Whether the game has asked if the players may talk; kept by the game.",
    )


class Look(Section):
    """What the table looks like and how it moves."""

    theme: Literal["green", "walnut", "midnight", "paper", "high"] = _setting(
        "green", "Table", "What the table is made of, and the colours of every page."
    )
    face: Literal["classic", "large"] = _setting(
        "classic", "Card faces", "Pips and figures, or a very large rank and suit."
    )
    deck: Literal["two", "four"] = _setting(
        "two", "Suit colours", "Red and black, or a colour for each suit."
    )
    back: Literal["lattice", "rosettes", "scales", "stars"] = _setting(
        "lattice", "Card backs", "The pattern on the backs of the cards."
    )
    animation: Literal["slow", "normal", "fast", "instant"] = _setting(
        "normal", "Animation", "How fast cards move."
    )
    reduced_motion: bool = _setting(
        False, "Reduced motion", "Cards fade from place to place, and nothing travels or swings."
    )
    scale: Scale = _setting(
        100,
        "Size of everything",
        "In per cent, as far as everything fits.",
    )
    card_size: int = _setting(
        25,
        "Size of your cards",
        "Their height in per cent of the window's.",
        ge=20,
        le=30,
    )
    fullscreen: bool = _setting(False, "Full screen", "Fill the whole screen.")
    suits: SuitOrder = _setting(
        "DCHS", "Suits in your hand", "The order of the suits from left to right."
    )
    high_cards: Literal["left", "right"] = _setting(
        "left", "High cards", "The side on which the high cards of a suit stand."
    )
    captions: bool = _setting(
        False, "Captions", "Everything that happens at the table, told in words."
    )


class Sound(Section):
    """What is heard."""

    volume: int = _setting(80, "Volume", "Loudness of the sounds in per cent.", ge=0, le=100)
    muted: bool = _setting(False, "Silence", "Play no sound at all.")


class Pace(Section):
    """How the game is played: pauses, clicks and questions."""

    pause: float = _setting(
        0.6, "Pause of the computer players", "Seconds before each of them acts.", ge=0, le=2
    )
    hold: float = _setting(
        1.2, "Hold of a full trick", "Seconds a full trick stays on the table.", ge=0.5, le=3
    )
    hold_until_click: bool = _setting(
        False, "Keep the trick until a click", "A full trick stays until you click or press a key."
    )
    click: Literal["once", "twice"] = _setting(
        "once", "Playing a card", "One click plays a card, or one lifts it and a second plays it."
    )
    play_forced: bool = _setting(
        False, "Play the only card", "A card that is the only one you may play goes by itself."
    )
    ask_blind: bool = _setting(
        True, "Ask for blind bids", "Offer a blind bid before your hand is shown."
    )
    queue: bool = _setting(
        True, "Choose a card ahead", "A click before your turn sets the card that you play next."
    )
    moment: float = _setting(
        0.6, "A moment to take back", "Seconds the others wait after your own card or bid.",
        ge=0, le=2,
    )  # fmt: skip
    undo: bool = _setting(True, "Undo", "Bids and cards of the deal can be taken back.")
    leave_out_undone: bool = _setting(
        True, "Leave out undone deals", "Deals with an undo stay out of the statistics."
    )


class Window(Section):
    """Where the window was; kept by the game."""

    width: int = _setting(
        0, "Width", "Width of the window; 0 lets the game choose.", ge=0, le=_FARTHEST
    )
    height: int = _setting(
        0, "Height", "Height of the window; 0 lets the game choose.", ge=0, le=_FARTHEST
    )
    x: int | None = _setting(
        None, "Left edge", "Where the window was last.", ge=-_FARTHEST, le=_FARTHEST
    )
    y: int | None = _setting(
        None, "Top edge", "Where the window was last.", ge=-_FARTHEST, le=_FARTHEST
    )


class House(Section):
    """What the rules come from; kept by the game."""

    preset: str = _setting(
        "classic",
        "Preset",
        "The preset that the rules come from, or the name of one of your own.",
        **{**_NAME, "max_length": PRESET_LETTERS},
    )


class Settings(Section):
    """All settings; the rules are those of the next match."""

    players: Players = Players()
    look: Look = Look()
    sound: Sound = Sound()
    pace: Pace = Pace()
    window: Window = Window()
    house: House = House()
    rules: Rules = Rules()
