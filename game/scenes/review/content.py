"""What the panel of a review says about one step, in words and numbers."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from game.ai.request import Estimate, Measure
from game.engine.actions import Give, Play
from game.engine.events import CardsPassed, Event, HandSeen, PlayOpened
from game.scenes.chances import as_good, chances_exact
from game.scenes.review.stops import Stop, stops_of
from game.scenes.review.told import why
from game.session.review import POINT_WORLDS, Review, Verdict, accuracy, costliest
from game.session.walk import Step
from game.ui.choicechart import ChoiceBar
from game.words import t
from game.words.events import event_text
from game.words.hints import chance_text, choice_label
from game.words.names import Names
from game.words.review import did, per_cent, rather, would


@dataclass(frozen=True, slots=True)
class Cost:
    """One of the costliest decisions: its step in the deal, where it was, what, and the loss."""

    step: int
    place: str
    words: str
    loss: float


@dataclass(frozen=True, slots=True)
class PanelText:
    """Everything that the panel says; what does not apply is empty.

    `would`, `why` and `aim` are rich text. `unsure` is by how much the `loss` may be off, and
    `slight` says that it counts for nothing. `bars` run in Expert's order and `from_`
    says what they were reckoned from. `costs` is None as long as not all of the deal is known.
    """

    caption: str
    title: str
    would: str = ""
    why: str = ""
    aim: str = ""
    loss: float | None = None
    unsure: float = 0.0
    slight: bool = False
    bars: tuple[ChoiceBar, ...] = ()
    from_: str = ""
    costs: tuple[Cost, ...] | None = None


def panel_text(review: Review, deal: int, stop: Stop, at: int, names: Names) -> PanelText:
    """What there is to say of step number `at` of a deal; `deal` counts from 0."""
    step = review.deals[deal].steps[at]
    costs = costs_of(review, deal)
    if step.action.seat != review.seat or names.viewer is None:
        return PanelText(stop.words("at"), _happened(step, names), costs=costs)
    verdict = review.verdict(step.number)
    if review.request(step.number) is None:
        if not isinstance(step.action, Play):
            return PanelText(stop.words("yours"), _happened(step, names), costs=costs)
        forced, own = t("review.forced"), did(step.seen, step.action)
        return PanelText(stop.words("yours"), own, why=forced, costs=costs)
    own = did(step.seen, step.action)
    if verdict is None:
        return PanelText(stop.words("yours"), own, why=t("review.unasked"), costs=costs)
    return _judged(stop, step, verdict, own, names, costs)


def note_of(review: Review, deal: int, *, watched: bool) -> str:
    """How good the decisions were: the cards of the deal, the bids of the match."""
    if watched:
        return t("review.note.watched")
    if not review.complete(deal):
        if review.under_way:
            return t("review.note.asking")
        return t("review.note.part" if review.verdicts(deal) else "review.note.none")
    plays = accuracy(v for v in review.verdicts(deal) if isinstance(v.step.action, Play))
    bids = accuracy(review.bids())
    if plays is None:
        return "" if bids is None else t("review.note.bids", bids=per_cent(bids))
    if bids is None:
        return t("review.note.plays", plays=per_cent(plays))
    return t("review.note.both", bids=per_cent(bids), plays=per_cent(plays))


def costs_of(review: Review, deal: int) -> tuple[Cost, ...] | None:
    """The costliest decisions of a deal, None until all of it is known."""
    if not review.complete(deal):
        return None
    steps = review.deals[deal].steps
    stops = stops_of(steps, review.seat)
    found = []
    for verdict in costliest(review.verdicts(deal)):
        at = next(i for i, step in enumerate(steps) if step.number == verdict.step.number)
        stop = next(stop for stop in stops if stop.first <= at <= stop.last)
        words = rather(verdict.step.seen, verdict.step.action, verdict.decision.action)
        found.append(Cost(at, stop.words("cost"), words, verdict.loss or 0.0))
    return tuple(found)


def _judged(
    stop: Stop,
    step: Step,
    verdict: Verdict,
    own: str,
    names: Names,
    costs: tuple[Cost, ...] | None,
) -> PanelText:
    decision = verdict.decision
    same = verdict.agrees
    bars = tuple(_bars(step, verdict))
    return PanelText(
        stop.words("yours"),
        own,
        would=t("review.would.same") if same else _would(step, verdict),
        why=why(step.seen, decision, names) or ("" if bars else t("review.unweighed")),
        aim=_aim(step, verdict),
        loss=verdict.loss,
        unsure=verdict.unsure,
        slight=verdict.slight,
        bars=bars,
        from_=_source(verdict) if bars else "",
        costs=costs,
    )


def _would(step: Step, verdict: Verdict) -> str:
    words = would(step.seen, verdict.decision.action)
    return t("review.would.no_better", would=words) if verdict.loss == 0 else words


def _bars(step: Step, verdict: Verdict) -> Iterator[ChoiceBar]:
    best, own = verdict.best, verdict.own
    for_match = verdict.decision.measure is Measure.CHANCE
    exact = chances_exact(verdict.decision)

    def wins(each: Estimate) -> str:
        share = chance_text(each.value, exact=exact)
        return t("review.wins", share=share) if for_match else ""

    def order(each: Estimate) -> tuple[bool, int, int, bool]:
        return each is not best, -each.value, -each.points, each is not own

    for each in sorted(verdict.decision.estimates, key=order):
        is_best, is_own = each is best, each is own
        word = "expert" if verdict.beaten else "best"
        both = f"{word}_you"
        mark = both if is_best and is_own else word if is_best else "you" if is_own else ""
        label = choice_label(step.seen, each.action)
        yield ChoiceBar(label, each.points / 1000, each.points_error / 1000, mark, wins(each))


def _aim(step: Step, verdict: Verdict) -> str:
    """That the own choice was not weighed, or why Expert's is not the best in points."""
    best = verdict.best
    if best is not None and verdict.own is None:
        return t("review.untried")
    if best is None or not verdict.beaten or verdict.decision.measure is not Measure.CHANCE:
        return ""
    most = max(verdict.decision.estimates, key=lambda each: each.points)
    behind = most.value < best.value and not as_good(verdict.decision, most)
    return t(
        "review.for_match" if behind else "review.even", card=choice_label(step.seen, most.action)
    )


def _source(verdict: Verdict) -> str:
    """What the points were reckoned from."""
    match verdict.step.action:
        case Play():
            return t("review.worlds", n=POINT_WORLDS)
        case Give():
            return t("review.worlds", n=verdict.decision.worlds)
        case _:
            return t("review.by_hand")


def _happened(step: Step, names: Names) -> str:
    return event_text(_telling(step), step.before.table, names)


def _telling(step: Step) -> Event:
    """The event that tells what the step was; what follows by itself is left out."""
    return next(
        event for event in step.events if not isinstance(event, (HandSeen, PlayOpened, CardsPassed))
    )
