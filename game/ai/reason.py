"""What speaks for an action, as a code with the numbers, cards and seats that its words need."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from game.engine.cards import Card, Suit
from game.engine.tables import Seat


class Why(Enum):
    """One thing that is true of an action; `words` has a clause for each.

    What is named in brackets is what a `Reason` of the kind holds.
    """

    ONLY_CHOICE = "only_choice"
    """Nothing else may be done."""

    OWN_NIL = "own_nil"
    """The own nil stands."""
    NIL_FALLS = "nil_falls"
    """The own nil stands, and falls by the card though another would keep it for now."""
    PARTNER_NIL = "partner_nil"
    """The partner's nil stands [seats]."""
    HUNTS_NIL = "hunts_nil"
    """The nil of another side stands [seats]."""
    LEAVES_TO_NIL = "leaves_to_nil"
    """The card leaves the trick with a nil of another side [seats]."""
    BREAKS_NIL = "breaks_nil"
    """The card leaves the trick with a nil of another side, and nobody can take it off [seats]."""
    AWAITS_NIL = "awaits_nil"
    """The card leaves a trick that a nil of another side, still to play, may take [seats]."""
    TRUMP_SAVES_NIL = "trump_saves_nil"
    """A trump instead of the card would take the trick off a nil of another side [seats]."""
    TAKING_SAVES_NIL = "taking_saves_nil"
    """A card that takes the trick would take it off a nil of another side [seats]."""
    TRUMP_COSTS = "trump_costs"
    """A trump instead of the card is expected to bring fewer points [number]."""
    TAKING_COSTS = "taking_costs"
    """To take the trick instead is expected to bring fewer points [number]."""
    LEAVING_COSTS = "leaving_costs"
    """To leave the trick instead is expected to bring fewer points [number]."""
    TAKES_FROM_NIL = "takes_from_nil"
    """The card takes the trick from the partner's nil [seats]."""

    NEEDS = "needs"
    """The contract lacks tricks [number] of those left [of]."""
    OUT_OF_REACH = "out_of_reach"
    """The contract lacks more tricks than are left."""
    MADE = "made"
    """The contract is made."""
    BAG = "bag"
    """One trick more would be the side's bag of that number [number]."""
    PENALTY = "penalty"
    """One trick more would be the bag [number] that costs points [of]."""
    SETS = "sets"
    """So many tricks more [number] set the contract of another side [seats]."""
    EVERY_TRICK = "every_trick"
    """There are no bids: every trick scores."""

    SURE = "sure"
    """The card takes the trick whatever the others hold."""
    MASTER = "master"
    """No higher card of its suit is unseen [suit]."""
    HIGHER_OUT = "higher_out"
    """Higher cards of its suit are unseen [number, suit]."""
    SEQUENCE = "sequence"
    """The next lower card that is unseen or held is held too [cards]."""
    KEEPS_HIGH = "keeps_high"
    """It leaves in the hand the cards that no unseen card of their suits beats [cards]."""
    DRAWS_SPADES = "draws_spades"
    """A spade is led while others are unseen [number]."""
    PARTNER_VOID = "partner_void"
    """The partner is out of the suit led [seats, suit]."""
    OPPONENTS_VOID = "opponents_void"
    """No seat of another side holds the suit led [seats, suit]."""
    NO_RUFF = "no_ruff"
    """No other seat holds a spade."""
    SINGLETON = "singleton"
    """It is the only card of its suit in a hand that holds spades [suit]."""
    LENGTH = "length"
    """So many cards of its suit are held [number, suit]."""

    LAST_SEAT = "last_seat"
    """Nobody plays after it to the trick."""
    CHEAPEST = "cheapest"
    """It is the lowest of several cards that take the trick."""
    HEADS = "heads"
    """It beats the card that took the trick so far [cards]."""
    MUST_TAKE = "must_take"
    """Every card that may be played beats what lies there, though to leave it would be better."""
    PARTNER_HAS = "partner_has"
    """The partner's card takes the trick so far [cards, seats]."""
    CANNOT_TAKE = "cannot_take"
    """No card that may be played takes the trick from what lies there [cards]."""
    UNDER = "under"
    """It stays below the card that takes the trick so far [cards]."""
    UNLOADS = "unloads"
    """It is the highest of several that stay below [cards]."""
    KEEPS_LOW = "keeps_low"
    """It leaves in the hand a lower card of its suit [cards]."""
    HARD_TO_BEAT = "hard_to_beat"
    """Few higher cards of its suit are unseen, though lower ones would take too [number, suit]."""
    LOWEST = "lowest"
    """It is the lowest of several cards of the suit that may be played [suit]."""
    CANNOT_FOLLOW = "cannot_follow"
    """None of the suit led is held [suit]."""
    CLEARS = "clears"
    """It leaves none of its suit in a hand that holds spades [suit]."""
    RIDS = "rids"
    """It is the highest of several cards of its suit, thrown away [suit]."""
    KEEPS_GUARD = "keeps_guard"
    """A high card keeps the low ones that it needs beside it [cards]."""
    SOLVED = "solved"
    """The rest was played out to the last trick in every world looked at."""
    AS_GOOD = "as_good"
    """Other choices are as good, as far as the estimates tell [cards]."""

    EXPECTS = "expects"
    """So many tricks are expected, in tenths [number]."""
    NIL_CHANCE = "nil_chance"
    """The chance of the nil, in hundredths [number]."""
    PARTNER_BID = "partner_bid"
    """The partner's bid [number, seats]."""
    TABLE_BID = "table_bid"
    """The tricks bid by the others [number] of those there are [of]."""
    RISK = "risk"
    """A bid of one trick more [of] would be missed so often, in hundredths [number], and costs then
    what the trick would not bring [loss, gain]."""
    REACHES = "reaches"
    """The bid, if made, takes the side to the target [of]."""
    RIVAL_REACHES = "rival_reaches"
    """Another side gets to the target [of] if it makes its bids [seats]."""
    BLIND_BRINGS = "blind_brings"
    """The blind bid brings so many points [number] if it is made."""
    SPADES_HELD = "spades_held"
    """The spades in the hand [number]."""
    BAGS_NEAR = "bags_near"
    """So many bags [number] of the limit [of]."""
    BEHIND = "behind"
    """Points behind the best other side [number]."""
    AHEAD = "ahead"
    """Points ahead of the best other side [number]."""
    BLIND_SELDOM = "blind_seldom"
    """A hand that was looked at is bid better."""

    GIVES_SPADES = "gives_spades"
    """Spades go away [cards]."""
    GIVES_HIGH = "gives_high"
    """The highest cards of their suits go away [cards]."""
    GIVES_CLEAR = "gives_clear"
    """The cards given leave none of a suit [suit]."""
    GIVES_NOTHING = "gives_nothing"
    """No card is given."""
    RETURNS_LOW = "returns_low"
    """The cards returned are the lowest of their suits [cards]."""
    KEEPS_SPADES = "keeps_spades"
    """No spade is returned, or played where one could take the trick [number held]."""
    DRAWS_SPADE = "draws_spade"
    """The card looked at is a spade [cards]."""
    DRAWS_HIGH = "draws_high"
    """The card looked at is high [cards]."""
    DRAWS_LOW = "draws_low"
    """The card looked at is low and no spade [cards]."""


@dataclass(frozen=True, slots=True)
class Reason:
    """A code and what its words need; fields that a code does not name are empty.

    `loss` and `gain` are points.
    """

    why: Why
    number: int = 0
    of: int = 0
    cards: tuple[Card, ...] = ()
    seats: tuple[Seat, ...] = ()
    suit: Suit | None = None
    loss: int = 0
    gain: int = 0
