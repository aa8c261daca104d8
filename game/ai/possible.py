"""Whether the unseen cards may lie so: a deal that fits what is known and what is asked of a hand.

It is a flow: from the cards, gathered into kinds, through what is asked of one hand, to the hands.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from game.ai.kernel import Kernel
from game.ai.knowledge import Knowledge
from game.engine.tables import Seat

MANY = 99
"""More cards than a hand can hold."""


@dataclass(frozen=True, slots=True)
class Want:
    """A hand is to hold at least and at most so many of some cards."""

    cards: int
    least: int = 0
    most: int = MANY


def deal_with(
    kernel: Kernel, known: Knowledge, seat: Seat, wants: Sequence[Want]
) -> list[int] | None:
    """The hands by seat in one deal in which `seat` holds what is wanted, None if there is none.

    The cards of any two wants are apart, or those of one are among the other's.
    """
    holds, own = known.holds, known.holds[seat]
    asked: dict[int, Want] = {}
    spades = known.spades[seat]
    forced = () if spades is None else (Want(kernel.spades, spades, spades),)
    lacking = (
        Want(w.cards, w.least - (w.cards & own).bit_count(), w.most - (w.cards & own).bit_count())
        for w in wants
    )
    for want in (*lacking, *forced):
        before = asked.get(want.cards, Want(want.cards))
        asked[want.cards] = Want(
            want.cards, max(before.least, want.least), min(before.most, want.most)
        )
    kinds = _kinds(known, seat, (kernel.spades, *asked))
    found = _shared_out(kernel, known, seat, list(asked.values()), kinds)
    return None if found is None else [holds[s] | found[s] for s in range(kernel.seats)]


def _kinds(known: Knowledge, seat: Seat, masks: Sequence[int]) -> list[int]:
    """The unseen cards in groups that nothing known or asked tells apart."""
    kinds = [known.unseen] if known.unseen else []
    others = (may for other, may in enumerate(known.may) if other != seat)
    for mask in (known.may[seat], *others, *masks):
        kinds = [part for kind in kinds for part in (kind & mask, kind & ~mask) if part]
    return kinds


def _shared_out(
    kernel: Kernel, known: Knowledge, seat: Seat, wants: list[Want], kinds: list[int]
) -> list[int] | None:
    flow = _Flow()
    # The narrowest want that holds a kind takes it, and hands on to the next wider one.
    wants = sorted(wants, key=lambda want: want.cards.bit_count())
    if any(want.least > want.most or want.most < 0 for want in wants):
        return None
    for place, want in enumerate(wants):
        wider = next((w for w in wants[place + 1 :] if not want.cards & ~w.cards), None)
        end: object = seat if wider is None else ("want", wider.cards)
        flow.edge(("want", want.cards), end, max(0, want.least), want.most)
    for kind in kinds:
        flow.edge("cards", ("kind", kind), 0, kind.bit_count())
        for other, may in enumerate(known.may):
            if kind & may:
                flow.edge(("kind", kind), _entry(kernel, known, seat, wants, other, kind), 0, MANY)
    for other, needs in enumerate(known.needs):
        spades = known.spades[other]
        if other == seat or spades is None:
            flow.edge(other, "hands", needs, needs)
        else:
            flow.edge((other, "spades"), "hands", spades, spades)
            flow.edge((other, "plain"), "hands", needs - spades, needs - spades)
    flow.edge("hands", "cards", 0, MANY)
    if not flow.balances():
        return None
    hands, left = [0] * kernel.seats, {kind: kind for kind in kinds}
    for kind in kinds:
        for other, may in enumerate(known.may):
            if kind & may:
                entry = _entry(kernel, known, seat, wants, other, kind)
                for _ in range(flow.through(("kind", kind), entry)):
                    card = left[kind] & -left[kind]
                    left[kind] ^= card
                    hands[other] |= card
    return hands


def _entry(
    kernel: Kernel, known: Knowledge, seat: Seat, wants: list[Want], other: Seat, kind: int
) -> object:
    """Where cards of a kind enter a hand."""
    if other == seat:
        narrowest = next((want for want in wants if kind & want.cards), None)
        return seat if narrowest is None else ("want", narrowest.cards)
    if known.spades[other] is None:
        return other
    return (other, "spades" if kind & kernel.spades else "plain")


@dataclass(slots=True)
class _Flow:
    """A circulation: edges carry from a least to a most."""

    room: dict[object, dict[object, int]] = field(default_factory=dict)
    least: dict[tuple[object, object], int] = field(default_factory=dict)
    first_room: dict[tuple[object, object], int] = field(default_factory=dict)

    def edge(self, start: object, end: object, least: int, most: int) -> None:
        self.least[start, end] = least
        self.first_room[start, end] = most - least
        self._widen(start, end, most - least)
        if least:
            self._widen("short", end, least)
            self._widen(start, "spare", least)

    def _widen(self, start: object, end: object, by: int) -> None:
        ends = self.room.setdefault(start, {})
        ends[end] = ends.get(end, 0) + by
        self.room.setdefault(end, {}).setdefault(start, 0)

    def balances(self) -> bool:
        """Carry what must be carried; whether that can be done."""
        wanted = sum(self.least.values())
        done = 0
        while done < wanted and (carried := self._carry("short", wanted - done, set())):
            done += carried
        return done == wanted

    def through(self, start: object, end: object) -> int:
        """How much an edge carries."""
        carried = self.first_room[start, end] - self.room[start][end]
        return self.least[start, end] + carried

    def _carry(self, node: object, most: int, met: set[object]) -> int:
        if node == "spare":
            return most
        met.add(node)
        for end, room in self.room.get(node, {}).items():
            if room > 0 and end not in met and (found := self._carry(end, min(most, room), met)):
                self.room[node][end] -= found
                self.room[end][node] += found
                return found
        return 0
