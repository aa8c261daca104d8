"""Plays a match by the keyboard alone; `tests.drive --keys` uses it.

The arrows go over the cards that may be played. The trace does not say where the keyboard's focus
is, so a card that was not taken is looked for one place further.
"""

from __future__ import annotations

import random

from tests.drive import Driver, Picture, Stuck, live

ENTER, TAB = "Return", "Tab"
_A_MOMENT = 6.0
"""Seconds after which a card was not taken."""


def play_match(driver: Driver, chance: random.Random) -> Picture:
    """Play from the menu to the end of the match; the last picture."""
    picture = driver.picture()
    while picture["scenes"][-1] != "match_over":
        if cards(picture):
            picture = _play_card(driver, picture, chance)
        else:
            driver.press(*keys_for(picture, chance))
            picture = driver.picture()
    return picture


def leave(driver: Driver, last: Picture) -> None:
    """Go from the end of a match to the menu and quit there."""
    driver.press("Escape")
    menu = driver.picture()
    while menu["scenes"][-1] != "menu":
        menu = driver.picture()
    driver.press(*_to(menu, "quit"))


def keys_for(picture: Picture, chance: random.Random) -> tuple[str, ...]:
    """What to press where no card is asked for."""
    names, top = live(picture), picture["scenes"][-1]
    match top:
        case "menu":
            return _to(picture, "new")
        case "bid" if "confirm" not in names:
            bids = [name.removeprefix("bid-") for name in names if name.startswith("bid-")]
            modest = [bid for bid in bids if bid in "1234"]
            return _typed(chance.choice(modest or bids))
        case "talk" if "confirm" not in names:
            return ("3",)
        case "exchange" if "confirm" not in names:
            return ("Right", "Up")
    return (ENTER,)


def cards(picture: Picture) -> list[str]:
    """The cards of the hand, where the table waits for one of them."""
    view = picture["view"]
    if picture["scenes"][-1] != "table" or view is None or view["to_act"] != view["viewer"]:
        return []
    return [t["id"] for t in picture["targets"] if t["id"].startswith("card-")]


def _play_card(driver: Driver, picture: Picture, chance: random.Random) -> Picture:
    """Go to a card that may be played and play it; from there on try each one beside it."""
    held = cards(picture)
    legal = [name for name in live(picture) if name in held]
    driver.press(*("Right",) * chance.randint(1, len(legal)), ENTER)
    for _ in held:
        try:
            return driver.picture(_A_MOMENT)
        except Stuck:
            driver.press("Right", ENTER)
    raise Stuck("no card could be played by the keyboard")


def _to(menu: Picture, name: str) -> tuple[str, ...]:
    """The keys from the entry that is focused at first, the first of all, to another one."""
    return (*(TAB,) * live(menu).index(name), ENTER)


def _typed(bid: str) -> tuple[str, ...]:
    return ("n",) if bid == "N" else tuple(bid)
