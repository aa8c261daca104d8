"""Hints at the table: the key that asks for one, the advice, and the choices behind it."""

from __future__ import annotations

from enum import Enum

from game.ai.request import Decision, Estimate
from game.engine.actions import Action, Give, Play
from game.scenes.chances import as_good, chances_exact
from game.scenes.desk import Desk
from game.session.hints import Adviser
from game.session.match import MatchSession
from game.ui.hintface import HintRow, HintText
from game.words import t
from game.words.hints import chance_text, choice_label, hint_text, points_text
from game.words.names import Names

KEY = "h"
_LEVEL = 8.5
_MOST_OTHERS = 5
"""Other choices that are shown at most."""
_MOST_ALIKE = 3
"""Cards of one choice that are named at most."""


class Stage(Enum):
    """How much of a hint is shown."""

    NOTHING = 0
    ADVICE = 1
    CHOICES = 2


class Hints:
    """The hint to the viewer's decision: a first press asks, a second tells more, a third ends it.

    It is gone with the decision. Nobody can be asked at a desk without players.
    """

    def __init__(self, desk: Desk, match: MatchSession, names: Names) -> None:
        self._desk, self._match, self._names = desk, match, names
        self._adviser: Adviser | None = None
        self._stage = Stage.NOTHING
        self._text: HintText | None = None
        self._of: object = None

    @property
    def stage(self) -> Stage:
        """How much is shown."""
        return self._stage

    @property
    def thinking(self) -> bool:
        """Whether the hint asked for is still to come."""
        return self._adviser is not None and self._adviser.thinking

    @property
    def shown(self) -> bool:
        """Whether a hint stands."""
        return self._stage is not Stage.NOTHING

    @property
    def text(self) -> HintText | None:
        """What stands on the panel, None while there is none."""
        return self._text

    @property
    def look(self) -> object:
        """Changes whenever something else is to be shown."""
        return self._stage, self.thinking, self._text

    @property
    def advised(self) -> Action | None:
        """The action that is marked, None while none is shown."""
        decision = self._decision
        return None if decision is None or self._stage is Stage.NOTHING else decision.action

    @property
    def cards(self) -> frozenset[str]:
        """The cards of the hand that are marked, as sprites are named."""
        match self.advised:
            case Play(_, card):
                return frozenset({str(card)})
            case Give(_, cards):
                return frozenset(map(str, cards))
            case _:
                return frozenset()

    def press(self) -> str:
        """Ask, show more, or put the hint away; why there is none, "" where there is."""
        if self._desk.players is None:
            return t("hint.none")
        if self._adviser is None:
            self._adviser = Adviser(self._match, self._desk.players())
        if not self._adviser.ask():
            return t("hint.not_now")
        if self._stage is Stage.NOTHING:
            self._show(Stage.ADVICE)
        elif self._stage is Stage.ADVICE and self._others:
            self._show(Stage.CHOICES)
        elif not self.thinking:
            self._show(Stage.NOTHING)
        return ""

    def put_away(self) -> None:
        """Show nothing; a hint that was given stays at hand."""
        self._show(Stage.NOTHING)

    def update(self) -> None:
        """Take in an answer, and leave nothing of a decision that has passed."""
        adviser = self._adviser
        if adviser is None or (self._stage is Stage.NOTHING and not adviser.thinking):
            return
        adviser.update()
        if adviser.decision is None and not adviser.thinking:
            self._show(Stage.NOTHING)
        elif self._of != (adviser.decision, self._stage):
            self._show(self._stage)

    def close(self) -> None:
        """The table is left: whoever still thinks need not."""
        if self._adviser is not None:
            self._adviser.drop()

    @property
    def _decision(self) -> Decision | None:
        return None if self._adviser is None else self._adviser.decision

    @property
    def _others(self) -> bool:
        """Whether there are choices with values."""
        decision = self._decision
        return decision is not None and len(_choices(decision)) > 1

    def _show(self, stage: Stage) -> None:
        decision = self._decision
        self._stage, self._of = stage, (decision, stage)
        self._text = None if stage is Stage.NOTHING else self._words(decision, stage)

    def _words(self, decision: Decision | None, stage: Stage) -> HintText:
        if decision is None:
            return HintText(t("hint.thinking"))
        view = self._match.view
        sentence = hint_text(view, decision.action, decision.reasons, self._names)
        if self._adviser is not None and self._adviser.guessed:
            sentence = t("hint.guessed", advice=sentence)
        key = KEY.upper()
        if stage is Stage.ADVICE:
            more = "hint.more" if self._others else "hint.less"
            return HintText(sentence, foot=t(more, key=key))
        best, *others = _choices(decision)
        exact = chances_exact(decision)
        rows = [self._row(best, exact=exact, best=True)]
        for alike in others[:_MOST_OTHERS]:
            same = any(as_good(decision, each) for each in alike)
            rows.append(self._row(alike, exact=exact, note=t("hint.as_good") if same else ""))
        heads = t("hint.wins"), t("hint.points")
        return HintText(sentence, tuple(rows), heads, t("hint.less", key=key), told=True)

    def _row(
        self, alike: list[Estimate], *, exact: bool, best: bool = False, note: str = ""
    ) -> HintRow:
        view, first = self._match.view, alike[0]
        named = alike[:_MOST_ALIKE]
        if best and self.advised not in [each.action for each in named]:
            named[-1:] = [each for each in alike if each.action == self.advised]
        labels = [choice_label(view, each.action) for each in named]
        return HintRow(
            " ".join(labels),
            (
                chance_text(first.value, exact=exact),
                points_text(first.points, first.points_error),
            ),
            tone=int(best),
            note=note,
        )


def _choices(decision: Decision) -> list[list[Estimate]]:
    """The choices weighed, alike ones together: the one advised, those as good, then the others."""
    groups: dict[tuple[int, ...], list[Estimate]] = {}
    for each in decision.estimates:
        numbers = each.value, each.points, each.error, each.points_error
        groups.setdefault(numbers, []).append(each)
    ordered = sorted(groups.values(), key=lambda alike: (-alike[0].value, -alike[0].points))
    for alike in ordered:
        alike.sort(key=_height, reverse=True)

    def behind(alike: list[Estimate]) -> tuple[bool, bool]:
        advised = any(each.action == decision.action for each in alike)
        return not advised, not any(as_good(decision, each) for each in alike)

    return sorted(ordered, key=behind)


def _height(each: Estimate) -> tuple[int, ...]:
    """What orders alike cards in a row, suit by suit; other choices stay as they are."""
    match each.action:
        case Play(_, card):
            return card.suit, card.rank
        case _:
            return ()
