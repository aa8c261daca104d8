"""Claims at the table: offered quietly, stated, played out; or refused with a line of play."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum

from game.ai.claims import Refutation, claim_rest, claimable, may_claim
from game.ai.decided import decided
from game.ai.nilclaims import nil_refuted, safe_card, standing_nil
from game.engine.cards import Card
from game.engine.play import legal_cards
from game.engine.state import State
from game.scenes.desk import Desk
from game.session.match import MatchSession
from game.ui.hintface import HintRow, HintText
from game.ui.motion import Speed
from game.ui.tempo import Tempo
from game.words import t
from game.words.claims import claim_text, taker_text, trick_text
from game.words.names import Names

KEY = "c"
_LEVEL = 8.6
_FEWEST = 2
"""Cards in hand from which a claim is worth offering."""
_HOLD = 0.35
"""Seconds for which a full trick stays while the rest is played out."""


class Kind(Enum):
    """What is claimed: every trick, none for a nil, or that no trick matters."""

    REST = "rest"
    NONE = "none"
    DECIDED = "decided"


@dataclass(frozen=True, slots=True)
class _Offer:
    kind: Kind
    words: str


class Claims:
    """What the viewer may claim at its turn: a first press states it, a second plays it out."""

    def __init__(self, desk: Desk, match: MatchSession, names: Names) -> None:
        self._desk, self._match, self._names = desk, match, names
        self._offer: _Offer | None = None
        self._of: object = None
        self._playing: Kind | None = None
        self._deal = 0
        self._jumps = 0
        self._text: HintText | None = None

    @property
    def offered(self) -> Kind | None:
        """What can be claimed now."""
        return None if self._offer is None or self._playing else self._offer.kind

    @property
    def playing(self) -> Kind | None:
        """The claim that is being played out."""
        return self._playing

    @property
    def caption(self) -> str:
        """What the table says meanwhile, "" while nothing is played out."""
        return "" if self._playing is None else t(f"claim.playing.{self._playing.value}")

    @property
    def shown(self) -> bool:
        """Whether a claim is stated, or a refused one explained."""
        return self._text is not None

    @property
    def text(self) -> HintText | None:
        """What stands on the panel, None while there is none."""
        return self._text

    @property
    def look(self) -> object:
        """Changes whenever something else is to be shown."""
        return self.offered, self._playing, self._text

    def press(self) -> str:
        """State the claim, play it out or say why not; why nothing can be claimed now, or ""."""
        self.update()
        if self._playing:
            return ""
        if not may_claim(self._match.view):
            return t("claim.not_now")
        if self._text is None:
            self._text = self._stated() if self._offer else self._refused()
        elif self._offer is None:
            self._text = None
        else:
            self._accept(self._offer.kind)
        return ""

    def put_away(self) -> bool:
        """Show nothing and play no claim out; whether there was anything."""
        there = self._text is not None or self._playing is not None
        self._text = self._playing = None
        return there

    def update(self) -> None:
        """See what can be claimed once the match waits for another decision."""
        match = self._match
        if self._of == match.decision:
            return
        self._of, self._text = match.decision, None
        if self._playing and (self._deal != match.view.deal or self._jumps != match.jumps):
            self._playing = None
        self._offer = None if self._playing else _offer(match.view)

    def next_card(self) -> Card | None:
        """The card that the claim plays now, None while it plays none."""
        view = self._match.view
        if self._playing is None or not may_claim(view):
            return None
        card = _card(self._playing, view)
        if card is None:
            self._playing = None
        return card

    def tempo(self, usual: Tempo) -> Tempo:
        """How fast the table goes: at its fastest while the rest is played out."""
        if self._playing is None:
            return usual
        speed = usual.speed if usual.speed is Speed.INSTANT else Speed.FAST
        return replace(usual, speed=speed, pace=0.0, hold=min(usual.hold, _HOLD), moment=0.0)

    def _accept(self, kind: Kind) -> None:
        self._playing, self._text = kind, None
        self._deal, self._jumps = self._match.view.deal, self._match.jumps
        if kind is not Kind.NONE:
            self._match.hasten()

    def _stated(self) -> HintText:
        words = "" if self._offer is None else self._offer.words
        return HintText(words, foot=t("claim.accept", key=KEY.upper()))

    def _refused(self) -> HintText:
        view, foot = self._match.view, t("claim.less", key=KEY.upper())
        nil = standing_nil(view)
        found = nil_refuted(view) if nil else claim_rest(view)
        if not isinstance(found, Refutation):
            return HintText(t("claim.refused.bare"), foot=foot)
        *kept, lost = found.tricks
        rows = [
            HintRow(trick_text(trick), (taker_text(trick, self._names),), tone)
            for tricks, tone in ((kept, 0), ([lost], -1))
            for trick in tricks
        ]
        words = t("claim.refused.nil" if nil else "claim.refused")
        return HintText(words, tuple(rows), (t("claim.taken"),), foot)


def _offer(view: State) -> _Offer | None:
    """What may be claimed at the viewer's turn, if anything."""
    if not may_claim(view) or view.viewer is None or view.counts[view.viewer] < _FEWEST:
        return None
    claim = claimable(view)
    if claim is not None:
        return _Offer(Kind.REST, claim_text(claim.cards))
    if safe_card(view) is not None:
        return _Offer(Kind.NONE, t("claim.none"))
    return _Offer(Kind.DECIDED, t("claim.decided")) if decided(view) else None


def _card(kind: Kind, view: State) -> Card | None:
    match kind:
        case Kind.REST:
            claim = claimable(view)
            return None if claim is None else claim.cards[0]
        case Kind.NONE:
            return safe_card(view)
        case Kind.DECIDED:
            return legal_cards(view, view.viewer or 0)[0]
