"""Pictures of the play: leading, following, tricks, and tables of every size."""

from __future__ import annotations

from game.engine.bids import NIL
from game.engine.rules import CLASSIC
from game.engine.state import Start, State
from game.ui.geometry import Point
from tests.gallery.reach import (
    AWAY,
    Reach,
    Size,
    Until,
    click_card,
    hear,
    in_the_middle,
    keys,
    seated,
    state,
    then,
)
from tests.scenes.seeded import Company, advance, match_of, my_turn, new_match
from tests.scenes.sitting import Sitting

FOLLOWING: Reach = state(in_the_middle)
FULL: Reach = then(state(my_turn(5, 3)), click_card(0), seconds=1.0)
TAKEN = ("trick_won", "trick_lost", "nil_busted")
_SEEDS = range(300)


def over(place: int) -> Reach:
    """The pointer over a live card."""
    return then(FOLLOWING, lambda at: at.move(at.spot(at.live("card-")[place])), seconds=0.3)


def refused(place: int, seconds: float) -> Reach:
    """A moment after a click on a card that may not be played."""
    return then(FOLLOWING, lambda at: at.click(at.spot(at.barred()[place])), seconds=seconds)


def drag(at: Sitting) -> None:
    """Drag a card out of the hand."""
    start = at.spot(at.live("card-")[0])
    at.drag(start, Point(start.x + 0.1 * at.size[0], start.y - 0.25 * at.size[1]))


def come_to(at: Sitting, there: Until) -> None:
    """Wait until something holds, or the player is to act."""
    at.until(lambda: there(at.session.view) or at.settled)


def breaking(size: Size) -> Sitting:
    """Spades are broken by a computer player this moment."""

    def about_to(view: State) -> bool:
        return my_turn(3, 1)(view) and not view.broken

    for seed in _SEEDS:
        session = new_match(seed, Start(dealer=3))
        if not advance(session, about_to, seed, 5):
            continue
        at = seated(session, size)
        click_card(0)(at)
        if at.session.view.broken and "0 play" in str(at.session.record.log[-1]):
            continue
        come_to(at, lambda view: view.broken)
        if at.session.view.broken:
            hear("spades_broken")(at)
            at.wait(0.1)
            return at
    raise AssertionError("no spade breaks")


def nil_lost(size: Size) -> Sitting:
    """A computer player has just taken a trick in spite of its nil."""

    def about_to(view: State) -> bool:
        return my_turn(3, 2)(view) and view.bids[3] == NIL and not view.taken(3)

    for seed in _SEEDS:
        session = new_match(seed, Start(dealer=0), {3: "bid N"})
        if not advance(session, about_to, seed, 12):
            continue
        at = seated(session, size)
        click_card(0)(at)
        come_to(at, lambda view: view.tricks_done > 2)
        if session.view.taken(3):
            hear(*TAKEN)(at)
            at.wait(0.03)
            return at
    raise AssertionError("nobody loses a nil")


def ahead(size: Size) -> Sitting:
    """The others think, and a card is set for the next turn."""
    company = Company(3)
    session = match_of(CLASSIC, 3, Start(dealer=0, deal=2), company=company)
    advance(session, my_turn(2, 0), most=20)
    at = seated(session, size)
    company.silent = True
    click_card(0)(at)
    at.wait(1.0)
    at.click(at.spot(at.barred()[4]))
    at.move(AWAY)
    at.wait(0.4)
    return at


def table(key: str, lying: int) -> Reach:
    """The third trick at a table."""
    return state(my_turn(3, lying), table=key, start=Start(deal=2))


STATES: dict[str, Reach] = {
    "leading": state(my_turn(1, 0)),
    "following": FOLLOWING,
    "hovered": over(1),
    "focused": then(FOLLOWING, keys(*["right"] * 7)),
    "refused": refused(0, 0.03),
    "refused_last": refused(-1, 0.4),
    "dragged": then(FOLLOWING, drag),
    "played": then(over(1), lambda at: at.click(at.spot(at.live("card-")[1])), seconds=0.08),
    "full_trick": FULL,
    "collecting": then(FULL, hear(*TAKEN), seconds=0.14),
    "last_trick": then(state(my_turn(4, 1)), keys("t")),
    "breaking": breaking,
    "spades_broken": state(lambda view: my_turn(4, 2)(view) and view.broken),
    "nil_lost": nil_lost,
    "own_nil_lost": state(
        lambda v: my_turn(9, 2)(v) and v.bids[0] == NIL and v.taken(0) > 1,
        start=Start(dealer=0),
        bid_style="suicide",
    ),
    "others_turn": then(state(my_turn(3, 0)), click_card(3), lambda at: at.move(AWAY), seconds=0.7),
    "last_card": state(my_turn(13, 2)),
    "undone": then(FOLLOWING, keys("u"), seconds=1.0),
    "undo_refused": then(
        state(my_turn(1, 0), bid_style="mirror"), keys("u", "u", "u"), seconds=0.6
    ),
    "ahead": ahead,
    "two": table("draw2", 1),
    "three": table("solo3", 1),
    "solo": table("solo4", 2),
    "five": table("solo5", 3),
    "six": table("pairs6", 4),
}
