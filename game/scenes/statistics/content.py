"""What the page says, in words and numbers, without where it stands."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import cast

from game.scenes.statistics.estimate import wilson
from game.scenes.statistics.figures import Figures
from game.scenes.statistics.grid import heat_map_of
from game.storage.statistics import YOU, Summary
from game.ui.heatmap import HeatMap
from game.ui.linechart import Outcome, RateChart, RatePoint
from game.ui.tile import Tile
from game.words import t
from game.words.dates import since
from game.words.numbers import grouped, signed

FIRST_POINT = 5
"""The match from which on the share won is drawn; before, it says nothing."""
_MOST_POINTS = 200


@dataclass(frozen=True, slots=True)
class StatsPage:
    """The page for one filter; `grid` is None where no deal had a bid."""

    note: str
    tiles: tuple[Tile, ...]
    won: RateChart
    won_note: tuple[str, str]
    bids_title: str
    grid: HeatMap | None


def page_of(figures: Figures, person: str, now: float, dots: int) -> StatsPage:
    """Return the page of `person`; `now` is the time, `dots` how many matches have room."""
    return StatsPage(
        note=_note(figures.summary, now),
        tiles=tuple(_tiles(figures.summary, person)),
        won=rate_chart_of(figures.outcomes, dots),
        won_note=(t("statistics.won.note"), t("statistics.won.note.short")),
        bids_title=t("statistics.bids.title", you=person == YOU, whose=_whose(person)),
        grid=heat_map_of(figures.cells),
    )


def percent(share: float) -> str:
    """A share in per cent: "61 %"."""
    return t("percent", n=round(100 * share))


def rate_chart_of(outcomes: Sequence[str], dots: int) -> RateChart:
    """Return the chart of matches that ended so, the latest last, with at most `dots` dots."""
    points = _points(outcomes)
    latest = cast("tuple[Outcome, ...]", tuple(outcomes[-dots:]))
    cut = len(outcomes) - max(0, FIRST_POINT - 1) if points else len(outcomes)
    shown = latest[-cut:] if cut < len(latest) else latest
    key = "statistics.won.last" if len(shown) < cut else "statistics.won.each"
    each = t(f"{key}.drawn" if "drawn" in shown else key, n=len(shown))
    return RateChart(
        points=points,
        dots=shown,
        quarters=(percent(0), percent(0.25), percent(0.5), percent(0.75), percent(1)),
        end=percent(points[-1].rate) if points else "",
        each=each if shown else "",
        latest=t("statistics.won.latest") if points else "",
        empty=t("statistics.won.too_few"),
    )


def _points(outcomes: Sequence[str]) -> tuple[RatePoint, ...]:
    every = max(1, -(-len(outcomes) // _MOST_POINTS))
    points, won = [], 0
    for played, outcome in enumerate(outcomes, 1):
        won += outcome == "won"
        kept = (len(outcomes) - played) % every == 0
        if played >= FIRST_POINT and kept:
            points.append(RatePoint(played, won / played, *wilson(won, played)))
    return tuple(points)


def _counted(key: str, n: int, **values: object) -> str:
    """A text with a number in it."""
    return t(key, n=n, count=grouped(n), **values)


def _whose(person: str) -> str:
    return t("person.your") if person == YOU else t("person.possessive", name=person)


def _note(summary: Summary, now: float) -> str:
    counted = t(
        "statistics.counted",
        matches=_counted("statistics.matches", summary.matches),
        deals=_counted("statistics.deals", summary.deals),
    )
    if summary.since is not None:
        date = since(summary.since, max(now, summary.since))
        counted = t("statistics.since", counted=counted, date=date)
    if summary.abandoned:
        counted = t("statistics.abandoned", counted=counted, n=summary.abandoned)
    return counted


def _tiles(summary: Summary, person: str) -> Iterator[Tile]:
    yield _won(summary)
    yield _bids(summary)
    yield _share("nils", summary.nils_made, summary.nils_tried)
    blind = _blind(summary)
    if blind is not None:
        yield blind
    bags = summary.bags_per_deal
    yield Tile(
        t("statistics.none") if bags is None else f"{bags:.1f}",
        t("statistics.tile.bags"),
        _counted("statistics.tile.bags.note", summary.bags),
    )
    points = summary.points_per_deal
    yield Tile(
        t("statistics.none") if points is None else signed(round(points)),
        t("statistics.tile.points"),
        t("statistics.tile.points.note", you=person == YOU, whose=_whose(person)),
    )


def _won(summary: Summary) -> Tile:
    rate, label = summary.win_rate, t("statistics.tile.won")
    if rate is None:
        return Tile(t("statistics.none"), label, t("statistics.tile.won.none"), own=True)
    key = "statistics.tile.won.drawn" if summary.drawn else "statistics.tile.won.note"
    note = t(key, won=grouped(summary.won), matches=grouped(summary.matches),
             drawn=grouped(summary.drawn))  # fmt: skip
    return Tile(percent(rate), label, note, own=True)


def _bids(summary: Summary) -> Tile:
    rate, label = summary.bid_rate, t("statistics.tile.bids")
    if rate is None:
        return Tile(t("statistics.none"), label, t("statistics.tile.bids.none"))
    made = grouped(summary.bids_made)
    note = _counted("statistics.tile.bids.note", summary.sets, made=made)
    return Tile(percent(rate), label, note)


def _share(name: str, made: int, tried: int) -> Tile:
    label = t(f"statistics.tile.{name}")
    if not tried:
        return Tile(t("statistics.none"), label, t(f"statistics.tile.{name}.none"))
    note = t(f"statistics.tile.{name}.note", made=grouped(made), tried=grouped(tried))
    return Tile(percent(made / tried), label, note)


def _blind(summary: Summary) -> Tile | None:
    """The tile of blind bids, None while none was made."""
    bids = {
        "nils": (summary.blind_nils_made, summary.blind_nils_tried),
        "sixes": (summary.blind_sixes_made, summary.blind_sixes_tried),
    }
    tried = sum(tried for _, tried in bids.values())
    if not tried:
        return None
    made = sum(made for made, _ in bids.values())
    notes = [
        t(f"statistics.tile.blind.{name}", made=made, tried=tried)
        for name, (made, tried) in bids.items()
        if tried
    ]
    note = t("list.comma").join(notes)
    return Tile(percent(made / tried), t("statistics.tile.blind"), note)
