"""Days and times of day in words, seen from today; both are seconds since 1970, local time."""

from __future__ import annotations

from datetime import date, datetime

from game.words.lookup import t

_WEEK = 7


def day(then: float, now: float) -> str:
    """The day of `then`: "today", "yesterday", "Monday", "3 March", "3 March 2025"."""
    past, today = datetime.fromtimestamp(then), datetime.fromtimestamp(now)
    days = today.toordinal() - past.toordinal()
    if days in (0, 1):
        return t("date.yesterday" if days else "date.today")
    if 0 < days < _WEEK:
        return t(f"date.weekday.{past.weekday()}")
    key = "date.this_year" if past.year == today.year else "date.full"
    return t(key, day=past.day, month=_month(past), year=past.year)


def moment(then: float, now: float) -> str:
    """The day, with the time of day while the day has a name: "today, 14:32", "3 March"."""
    past, today = datetime.fromtimestamp(then), datetime.fromtimestamp(now)
    date_words = day(then, now)
    if not 0 <= today.toordinal() - past.toordinal() < _WEEK:
        return date_words
    clock = t("date.clock", hour=past.hour, minute=f"{past.minute:02}")
    return t("date.moment", date=date_words, clock=clock)


def since(then: float, now: float) -> str:
    """Since when: the day within this month, else the month: "March", "March 2025"."""
    past, today = datetime.fromtimestamp(then), datetime.fromtimestamp(now)
    if (past.year, past.month) == (today.year, today.month):
        return day(then, now)
    if past.year == today.year:
        return _month(past)
    return t("date.month_of", month=_month(past), year=past.year)


def _month(past: date) -> str:
    return t(f"date.month.{past.month}")
