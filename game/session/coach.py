"""The coach of the first deal: says one thing at a time, and takes every choice kindly."""

from __future__ import annotations

from dataclasses import dataclass

from game.engine.actions import Action, MakeBid, Play
from game.engine.cards import Card
from game.engine.legality import legal_actions
from game.engine.state import Phase, State
from game.engine.turn import phase, to_act
from game.session.counsel import cost, counsel, purpose, situation, slip
from game.session.lesson import LEARNER, on_script, scripted
from game.session.match import MatchSession
from game.words.lesson import (
    after_bid,
    after_card,
    before_bid,
    by_situation,
    by_trick,
    other_bid,
    other_card,
    taught,
    worse_card,
)
from game.words.names import Names


@dataclass(frozen=True, slots=True)
class _Moment:
    """A decision of the learner that was spoken about: which trick (0 the bid), and the advice.

    `aim` is what the advised card is good for, "" for a bid; `view` is what the learner knew.
    """

    decision: tuple[int, int]
    trick: int
    advice: Action
    scripted: bool
    aim: str
    view: State


class Coach:
    """What is said at each moment of a lesson, and what is advised."""

    def __init__(self, match: MatchSession, names: Names) -> None:
        self._match, self._names = match, names
        self._moment: _Moment | None = None
        self._pages: tuple[str, ...] = ()
        self._page = 0

    @property
    def line(self) -> str:
        """What is said now, "" before the first moment; rich text."""
        return self._pages[self._page] if self._pages else ""

    @property
    def page(self) -> tuple[int, int]:
        """Which of how many things there are to say now, from 1."""
        return self._page + 1, max(1, len(self._pages))

    @property
    def more(self) -> bool:
        """Whether there is more to say before the learner decides."""
        return self._page + 1 < len(self._pages)

    @property
    def advice(self) -> Action | None:
        """What is advised now, once everything about it is said."""
        moment = self._moment
        asked = moment is not None and moment.decision == self._match.decision
        return moment.advice if moment is not None and asked and not self.more else None

    def go_on(self) -> bool:
        """Say the next thing; whether there was one."""
        if not self.more:
            return False
        self._page += 1
        return True

    def look(self, *, at_rest: bool) -> None:
        """See what happened; `at_rest` tells whether the table shows all of it."""
        moment, match = self._moment, self._match
        if moment is not None and moment.decision != match.decision and self._asked(moment):
            self._react(moment)
            self._moment = None
        waits = to_act(match.view) == LEARNER and phase(match.view) in (Phase.BIDDING, Phase.PLAY)
        if at_rest and waits and (self._moment is None or self._moment.decision != match.decision):
            self._moment = self._next_moment()
            self._say(self._about(self._moment))

    def _asked(self, moment: _Moment) -> bool:
        """Whether the question of a moment was answered, and not only taken back."""
        return _done(self._match.view, moment.trick) is not None

    def _next_moment(self) -> _Moment:
        view = self._match.view
        trick = 0 if phase(view) is Phase.BIDDING else view.tricks_done + 1
        action = scripted(view, LEARNER)
        fits = action in legal_actions(view, LEARNER)
        if action is None or not fits:
            action = counsel(view)
        aim = purpose(view, LEARNER, action.card) if isinstance(action, Play) else ""
        return _Moment(self._match.decision, trick, action, fits, aim, view)

    def _about(self, moment: _Moment) -> tuple[str, ...]:
        view, names = self._match.view, self._names
        if moment.trick == 0:
            return before_bid(names)
        if moment.scripted:
            return (by_trick(moment.trick, names),)
        if not isinstance(moment.advice, Play):
            raise TypeError(moment.advice)
        card, matter = moment.advice.card, situation(view, LEARNER)
        return (by_situation(matter, moment.aim, view, card, names),)

    def _react(self, moment: _Moment) -> None:
        """Say what there is to say of a choice; of a card that was forced only what it teaches."""
        trick = moment.trick if on_script(self._match.view) else 0
        if moment.aim != "only" or taught(trick):
            self._say(self._reaction(moment))

    def _reaction(self, moment: _Moment) -> tuple[str, ...]:
        view = self._match.view
        done = _done(view, moment.trick)
        if isinstance(done, MakeBid) and isinstance(moment.advice, MakeBid):
            same = done.bid == moment.advice.bid
            return (after_bid() if same else other_bid(done.bid, moment.advice.bid),)
        if not isinstance(done, Play) or not isinstance(moment.advice, Play):
            return ()
        if done.card != moment.advice.card:
            return (self._on_another(moment, done.card, moment.advice.card),)
        return (after_card(moment.trick if on_script(view) else 0, self._names),)

    def _on_another(self, moment: _Moment, card: Card, advised: Card) -> str:
        """What is said of another card than the one advised."""
        points = cost(moment.view, LEARNER, card, advised)
        if not points:
            return other_card(advised, moment.aim)
        why = slip(moment.view, LEARNER, card, advised)
        return worse_card(why, points, advised, moment.aim, self._names)

    def _say(self, pages: tuple[str, ...]) -> None:
        self._pages, self._page = pages, 0


def _done(view: State, trick: int) -> Action | None:
    """What the learner did at a moment: its bid, or its card in a trick."""
    bid = view.bids[LEARNER]
    if trick == 0:
        return None if bid is None else MakeBid(LEARNER, bid)
    if len(view.tricks) < trick:
        return None
    card = view.tricks[trick - 1].card_of(LEARNER, view.table)
    return None if card is None else Play(LEARNER, card)
