"""Taking a stored match up, giving one up, and what to say when that fails."""

from __future__ import annotations

from game.engine.record import RecordError
from game.scenes.desk import Desk
from game.scenes.dialog import Choice, Dialog
from game.session.keeping import MatchTaken
from game.words import t


def take_up(desk: Desk, match: int) -> str | None:
    """Put a stored match on the desk in place of the one there.

    Returns why it cannot be, as the last part of a key of `history.failed`.
    """
    if desk.match is not None and desk.match_of(desk.match) == match and not desk.match.over:
        return None
    if desk.resume is None:
        return "missing"
    try:
        session = desk.resume(match)
    except MatchTaken:
        return "taken"
    except RecordError:
        return "damaged"
    except KeyError:
        return "missing"
    clear_desk(desk)
    desk.match = session
    return None


def give_up(desk: Desk, match: int) -> None:
    """Abandon a stored match, clearing the desk if it is the one there."""
    if desk.match is not None and desk.match_of(desk.match) == match:
        clear_desk(desk)
    if desk.store is not None:
        desk.store.abandon(match)


def clear_desk(desk: Desk) -> None:
    """Leave the match on the desk, if there is one."""
    if desk.match is not None:
        desk.leave(desk.match)
        desk.match = None


def tell(desk: Desk, why: str) -> None:
    """Say that a match cannot be opened, and why."""
    dialog = Dialog(
        desk,
        t("history.failed.title"),
        (Choice("ok", lambda: t("button.ok"), lambda: dialog.close(lambda: None), gold=True),),
        text=t(f"history.failed.{why}"),
    )
    desk.stack.push(dialog)
