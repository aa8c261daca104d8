"""Matches that stand at a question to seat 0, with computer players that do as they are told."""

from __future__ import annotations

from collections.abc import Mapping

from game.ai.request import Request
from game.engine.actions import Action
from game.engine.record import MatchRecord, Player
from game.engine.refusal import Refusal
from game.engine.rules import Rules
from game.engine.shuffle import GivenPacks
from game.engine.state import Start
from game.engine.tables import Seat
from game.scenes.bidding import scene_for
from game.scenes.bidding.ask import AskScene
from game.scenes.desk import Desk
from game.session.match import HUMAN, MatchSession
from tests.engine.helpers import FILLER, pack_for_hands
from tests.scenes.desks import desk, show

NAMES = ("You", "Otto", "Vera", "Amara")
MAX_HAND = dict(enumerate(FILLER))
"""Seat 0 holds A K Q 3 2 of spades."""


class Told:
    """A player that makes the actions named for its seat, in their order, else the first legal.

    Where it may bid blind and was not told to, it looks at its hand first.
    """

    def __init__(self, actions: Mapping[Seat, tuple[str, ...]]) -> None:
        self._actions = {seat: list(lines) for seat, lines in actions.items()}
        self._answers: list[Action] = []

    def ask(self, request: Request) -> int:
        told = self._actions.get(request.seat, [])
        by_words = {str(action): action for action in request.legal}
        wanted = by_words.get(f"{request.seat} {told[0]}") if told else None
        if wanted is not None:
            told.pop(0)
        look = by_words.get(f"{request.seat} look")
        assert wanted is not None or look is not None or not told, f"{told} is not legal"
        self._answers.append(wanted or look or request.legal[0])
        return len(self._answers) - 1

    def answer(self, number: int) -> Action | None:
        return self._answers[number]

    def drop(self, number: int) -> None:
        pass


def asked(
    told: Mapping[Seat, tuple[str, ...]] | None = None,
    *,
    dealer: Seat = 0,
    totals: tuple[int, ...] = (),
    hands: Mapping[Seat, str] | None = None,
    **options: object,
) -> MatchSession:
    """Return a match of seat 0, waiting for it; `told` is what the others do, by seat.

    Seat 0 deals unless another `dealer` is named, and so bids last.
    """
    rules = Rules.model_validate(options)
    held = MAX_HAND if hands is None else hands
    pack = pack_for_hands(rules.row, held, dealer)
    players = tuple(Player(name, "easy" if seat else HUMAN) for seat, name in enumerate(NAMES))
    record = MatchRecord(
        rules, players, GivenPacks((pack, pack)), Start(dealer=dealer, deal=2, totals=totals)
    )
    session = MatchSession(record, Told(told or {}))
    session.pump()
    return session


class Asking:
    """A question on the stack, and the actions that went through to the match.

    While `refusing` is set, every action is refused so.
    """

    def __init__(self, session: MatchSession, size: tuple[int, int] = (1280, 720)) -> None:
        self.session = session
        self.taken: list[str] = []
        self.refusing: Refusal | None = None
        self.desk: Desk = desk(session)
        found = scene_for(session.view, self.desk, self.submit)
        assert found is not None
        self.scene: AskScene = found
        show(self.desk, self.scene, size)

    def submit(self, action: Action) -> Refusal | None:
        refusal = self.refusing or self.session.submit(action, self.session.version)
        if refusal is None:
            self.taken.append(str(action))
        return refusal

    @property
    def gone(self) -> bool:
        """Whether the question left the stack."""
        return self.desk.stack.top is not self.scene

    def live(self, prefix: str = "bid-") -> set[str]:
        """The rest of the names of live targets that begin with `prefix`."""
        return {
            target.id.removeprefix(prefix)
            for target in self.scene.targets()
            if target.id.startswith(prefix) and target.enabled
        }

    def struck(self, prefix: str = "bid-") -> set[str]:
        """The same of the targets that are not live."""
        every = {t.id.removeprefix(prefix) for t in self.scene.targets() if t.id.startswith(prefix)}
        return every - self.live(prefix)
