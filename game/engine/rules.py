"""Every option of a match as one frozen model (RULES sections 2 and 4 to 6).

One field is one option: its type, bounds, title, description and group drive validation, files,
menus and help alike. Values are the slugs of RULES.md.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, Self

from pydantic import BaseModel, ConfigDict, Field, field_validator, model_validator
from pydantic_core import PydanticCustomError

from game.engine.combinations import faults
from game.engine.packs import RemovedForJokers, Trumps, with_trumps
from game.engine.tables import TABLES, Table

Toggle = Literal["off", "on"]


def _option(default: Any, group: str, title: str, description: str, **bounds: Any) -> Any:
    return Field(
        default,
        title=title,
        description=description,
        json_schema_extra={"group": group},
        **bounds,
    )


class Rules(BaseModel):
    """The rules of one match; the defaults are Classic.

    Raises pydantic's ValidationError for an unknown key, a value outside its bounds, or a
    combination that makes no sense (error type = a value of `Combination`).
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    table: str = _option(
        "partners", "table", "Table", "How many sit down, and who plays with whom."
    )

    draw_shows_second: Toggle = _option(
        "off",
        "table",
        "Show the second card",
        "At the two-hand draw, whether you see the card that goes away when you keep one.",
    )
    trumps: Trumps = _option(
        "ace_high",
        "table",
        "Highest trumps",
        "Which jokers and deuces are spades above the ace, highest first. They follow, break and "
        "count as spades in every respect; for a redeal a joker counts as a face card.",
    )
    removed_for_jokers: RemovedForJokers = _option(
        "2h_2c",
        "table",
        "Removed for the jokers",
        "The two cards that leave a pack of 52 when the jokers come in.",
    )

    bid_start: Literal["left", "dealer"] = _option(
        "left", "bidding", "First bid", "Who bids first: the dealer's left or the dealer."
    )
    bid_style: Literal["free", "mirror", "whiz", "suicide"] = _option(
        "free",
        "bidding",
        "Bidding style",
        "Free: any number. Mirror: the number of spades you hold. Whiz: that number or nil. "
        "Suicide: one partner of each side bids nil, the other does not.",
    )
    lowest_bid: int = _option(
        1, "bidding", "Lowest bid", "The lowest bid other than nil or zero.", ge=1, le=4
    )
    board: Literal[0, 4, 5, 6] = _option(
        0, "bidding", "Least contract", "The least that a side's bids must add up to."
    )
    board_beside_nil: Toggle = _option(
        "off",
        "bidding",
        "Least contract beside a nil",
        "Whether the least contract also binds a side with a nil bid.",
    )
    total_not_tricks: Toggle = _option(
        "off",
        "bidding",
        "Total may not equal the tricks",
        "The last bidder may not bring all bids to exactly the number of tricks.",
    )
    ten_for_200: Literal["off", "miss_100", "miss_200"] = _option(
        "off",
        "contracts",
        "Ten for 200",
        "A contract of exactly ten scores 200 when made, and loses 100 or 200 when missed.",
    )
    blind_six: Literal["off", "double_single", "double_double"] = _option(
        "off",
        "bidding",
        "Blind six",
        "Before looking, bid six or more: the side's contract counts double when made, and costs "
        "the set amount once or twice when missed. One blind bid a side.",
    )
    boston: Literal[0, 50, 100, 200, "wins"] = _option(
        0, "contracts", "Boston", "Bonus for all the tricks with a contract of one or more."
    )
    team_talk: Toggle = _option(
        "off",
        "bidding",
        "Team talk",
        "The first partner says a range, the second names the side's contract. A blind bid may "
        "stand in place of the range; then the two bids add up.",
    )
    opening_deal: Literal["normal", "bids_itself"] = _option(
        "normal",
        "bidding",
        "Opening deal",
        "Bids itself: nobody bids in the first deal, and every trick scores ten. A redeal may "
        "still be asked for.",
    )
    redeal: Literal["off", "no_spade", "one_spade", "no_face", "seven_suit"] = _option(
        "off",
        "bidding",
        "Redeal on request",
        "Who may ask for new cards before the first bid: a hand without a spade, with at most one "
        "spade, without a jack, queen, king or ace, or with seven or more of one suit.",
    )
    least_total: Literal["off", 11] = _option(
        "off", "bidding", "Least total", "Bids that add up to less are thrown in and dealt again."
    )

    nil: Literal["on", "off", "zero"] = _option(
        "on",
        "nil",
        "Nil",
        "On: a promise to take no trick. Off: the lowest bid is one. Zero: a bid of nothing, "
        "without a bonus.",
    )
    nil_points: int = _option(
        100, "nil", "Nil made", "Points for a nil that is kept.", ge=0, le=500
    )
    nil_penalty: Literal["same"] | Annotated[int, Field(ge=0, le=500)] = _option(
        "same", "nil", "Nil failed", "Points a failed nil loses; same as it would have won."
    )
    blind_nil: Literal["off", "any", "behind_100", "behind_200"] = _option(
        "behind_100",
        "nil",
        "Blind nil",
        "Nil before looking at the cards: never, always, or when that far behind the best other "
        "side. One blind bid a side.",
    )
    blind_nil_points: int = _option(
        200, "nil", "Blind nil", "Points for a blind nil, made or failed.", ge=0, le=1000
    )
    nil_exchange: int = _option(
        0, "nil", "Exchange beside a nil", "Most cards a nil bidder may swap.", ge=0, le=4
    )
    blind_exchange: int = _option(
        2, "nil", "Exchange beside a blind nil", "Most cards a blind nil may swap.", ge=0, le=4
    )
    exchange_order: Literal["bidder_first", "unseen"] = _option(
        "bidder_first",
        "nil",
        "Order of the exchange",
        "The partner looks at the cards before returning as many, or both choose unseen.",
    )
    double_nil: Literal["separate", "together", "forbidden"] = _option(
        "separate",
        "nil",
        "Both partners nil",
        "Two nils of one side score one by one, stand or fall together, or are forbidden.",
    )
    failed_nil: Literal["help", "bags", "ignored"] = _option(
        "bags",
        "nil",
        "Tricks of a failed nil",
        "They help the partner's contract, are bags, or count for nothing.",
    )

    first_lead: Literal["left", "lowest_club", "all_lowest_club"] = _option(
        "left",
        "play",
        "First lead",
        "The dealer's left leads, not a spade; or the lowest club is led; or everyone plays their "
        "lowest club.",
    )
    spades_first_trick: Literal["allowed", "not_allowed"] = _option(
        "allowed", "play", "Spades on the first trick", "Whether the first trick may be ruffed."
    )
    lead_spades: Literal["broken", "any", "after_first"] = _option(
        "broken",
        "play",
        "Leading spades",
        "Spades are led once broken, at any time, or after the first trick.",
    )

    target: int = _option(500, "length", "Target", "The match ends at this total.", ge=50, le=5000)
    deals: int = _option(
        0, "length", "Number of deals", "Play that many deals and no target.", ge=0, le=100
    )
    loss_floor: Literal["none", -200, -250, -350, -500] = _option(
        "none", "length", "Loss floor", "The match also ends when a side falls this low."
    )
    start_scores: tuple[int, ...] = _option(
        (), "length", "Starting scores", "A head start for each side; none is 0 each."
    )
    set: Literal["minus_bid", "zero", "minus_short"] = _option(
        "minus_bid",
        "contracts",
        "Missed contract",
        "Loses ten a trick bid, nothing, or ten a trick short.",
    )
    bag_value: Literal[-1, 0, 1, 5] = _option(
        1, "bags", "Value of a bag", "Points for each trick over the contract."
    )
    bag_limit: Literal["none", 3, 5, 7, 10] = _option(
        10, "bags", "Bag limit", "That many bags cost the penalty."
    )
    bag_penalty: int = _option(
        100, "bags", "Bag penalty", "Points lost at each limit.", ge=0, le=500
    )
    bag_carry: Literal["carry", "reset"] = _option(
        "carry", "bags", "Bags over the limit", "Carried on, or back to 0 after a penalty."
    )
    trigger_bags: Literal["kept", "cancelled"] = _option(
        "kept",
        "bags",
        "Points of those bags",
        "When the penalty falls, the points of its bags are kept or taken back.",
    )
    sets_lose: Literal["none", 2, 3] = _option(
        "none", "length", "Sets running that lose", "That many sets in a row lose the match."
    )

    @field_validator("table")
    @classmethod
    def _known_table(cls, key: str) -> str:
        if key not in TABLES:
            raise PydanticCustomError("unknown_table", "no such table")
        return key

    @field_validator("start_scores")
    @classmethod
    def _score_bounds(cls, scores: tuple[int, ...]) -> tuple[int, ...]:
        if any(not -500 <= score <= 500 for score in scores):
            raise PydanticCustomError("start_score_bounds", "a start score is out of bounds")
        return scores

    @model_validator(mode="after")
    def _sensible(self) -> Self:
        fault = next(faults(self), None)
        if fault is not None:
            raise PydanticCustomError(fault.value, "these options exclude each other")
        return self

    @property
    def row(self) -> Table:
        """The table these rules are played at, with their pack."""
        return with_trumps(TABLES[self.table], self.trumps, self.removed_for_jokers)

    @property
    def blind_nil_open(self) -> bool:
        """Whether some seat may ever bid blind nil (RULES section 4, "Blind")."""
        return (
            self.blind_nil != "off"
            and self.nil == "on"
            and self.bid_style in ("free", "suicide")
            and not self.row.drawn
        )

    @property
    def blind_six_open(self) -> bool:
        """Whether a first look may be refused for a blind six; drawn cards are looked at at once.

        RULES section 4, `blind_six` and "Blind".
        """
        return self.blind_six != "off" and not self.row.drawn

    @property
    def ten_counts_double(self) -> bool:
        """Whether `ten_for_200` applies; it needs eleven tricks a deal (RULES section 4)."""
        return self.ten_for_200 != "off" and self.row.tricks >= 11

    @property
    def penalty_for_nil(self) -> int:
        """Points that a failed nil loses."""
        return self.nil_points if self.nil_penalty == "same" else self.nil_penalty

    def exchange_size(self, *, blind: bool) -> int:
        """Most cards that a nil bidder may give (RULES section 4, "Exchange")."""
        if not self.row.partners:
            return 0
        return self.blind_exchange if blind else self.nil_exchange

    def opening_totals(self) -> tuple[int, ...]:
        """The total of each side before the first deal."""
        return self.start_scores or (0,) * len(self.row.sides)

    def bids_in_deal(self, deal: int) -> bool:
        """Whether deal number `deal`, from 1, has bids (`opening_deal`)."""
        return deal > 1 or self.opening_deal == "normal"


CLASSIC = Rules()
"""The classic partnership rules (RULES section 7)."""
