"""What the tests of the table share: a place at it, and ways to tell what happened."""

from __future__ import annotations

from game.engine.actions import Play
from game.engine.cards import Card
from game.engine.legality import check
from game.engine.state import State
from game.ui.geometry import Point
from game.words.names import Names
from game.words.refusals import refusal_text
from tests.scenes.seeded import barred_cards, match_at, my_turn
from tests.scenes.sitting import Sitting
from tests.ui.kit import pixels

SIZE = (1280, 720)
FELT = Point(470.0, 300.0)
"""A place where nothing lies."""
CORNER = Point(640.0, 4.0)
"""A place where the pointer is over nothing that matters."""


def choice(view: State) -> bool:
    """Whether the player follows to a trick with cards it may play and cards it may not."""
    return my_turn(2, 2)(view) and 2 <= len(barred_cards(view)) <= 9


def following() -> Sitting:
    """Sit down at the player's turn in a trick, all at rest, with some cards barred."""
    sitting = Sitting(match_at(choice, most=40), SIZE)
    sitting.wait(0.5)
    assert sitting.settled
    return sitting


def last_play(at: Sitting) -> str:
    """The last card the player played, as targets are named."""
    plays = [str(action) for action in at.session.record.log if str(action).startswith("0 play")]
    return f"card-{plays[-1].split()[-1]}"


def place_of(at: Sitting, card: str) -> tuple[int, ...]:
    """The pixels that a card is drawn in."""
    name = card.replace("card-", "card ")
    return next(tuple(part.area) for part in at.table.parts() if part.name == name)


def own_plays(at: Sitting) -> int:
    """How many cards the player has played in the match."""
    return sum(str(action).startswith("0 play") for action in at.session.record.log)


def refusal_words(at: Sitting, card: str) -> str:
    """Why a card may not be played, as the table says it."""
    view, action = at.session.view, Play(0, Card.parse(card.removeprefix("card-")))
    refusal = check(view, action)
    assert refusal is not None
    return refusal_text(view, action, refusal, Names(at.desk.names, 0))


def hand_of(at: Sitting) -> list[str]:
    """The cards of the hand from left to right."""
    return sorted((*at.live("card-"), *at.barred()), key=lambda name: at.spot(name).x)


def seen(at: Sitting) -> bytes:
    """Every pixel that shows."""
    return pixels(at.picture())
