"""What the rules mean, where it takes more than the model's own sentence."""

from __future__ import annotations

from collections.abc import Mapping

TEXTS: Mapping[str, str | Mapping[str, str]] = {
    "options.help.rules.table": (
        "How many sit down, and who plays with whom. Options about partners are left out where "
        "everybody plays alone."
    ),
    "options.help.rules.bid_start": (
        "Who bids first. The others follow clockwise, each once; a bid is not changed."
    ),
    "options.help.rules.lowest_bid": (
        "The lowest bid other than nil or zero. With more than one, a weak hand must promise "
        "tricks, or none at all."
    ),
    "options.help.rules.board": (
        "The least that the bids of a side must add up to. The second partner makes up what the "
        "first left open."
    ),
    "options.help.rules.total_not_tricks": (
        "The last bidder may not bring all bids to exactly the number of tricks, so that somebody "
        "misses a contract or takes too much."
    ),
    "options.help.rules.ten_for_200": (
        "A contract of exactly ten scores 200 when made, and loses 100 or 200 when missed. Tricks "
        "above ten are bags as ever."
    ),
    "options.help.rules.boston": (
        "A bonus for the side that takes every trick of a deal with a contract of one or more. "
        "*Wins* ends the match at once for that side."
    ),
    "options.help.rules.least_total": (
        "When all bids add up to less, the cards are thrown in and the same dealer deals again."
    ),
    "options.help.rules.nil_points": (
        "Points for a nil that is kept, beside whatever the partner’s contract scores."
    ),
    "options.help.rules.nil_penalty": (
        "Points a failed nil loses. *Same* loses as many as the nil would have won."
    ),
    "options.help.rules.blind_nil_points": (
        "Points a blind nil wins when it is kept, and loses when it fails."
    ),
    "options.help.rules.nil_exchange": (
        "The most cards a nil bidder may pass to the partner, who gives as many back. With 0 "
        "nothing is exchanged."
    ),
    "options.help.rules.blind_exchange": (
        "The most cards a blind nil bidder may pass to the partner, who gives as many back. With 0 "
        "nothing is exchanged."
    ),
    "options.help.rules.failed_nil": (
        "Tricks of a failed nil help the partner’s contract, are bags, or count for nothing."
    ),
    "options.help.rules.spades_first_trick": (
        "Whether a player without the suit led may ruff the first trick. When not allowed, a spade "
        "falls only if nothing else is held or spades were led."
    ),
    "options.help.rules.lead_spades": (
        "When a spade may be led. Spades are broken once one is played to another suit, or led "
        "from a hand of spades alone."
    ),
    "options.help.rules.target": (
        "The match ends after the deal in which a side reaches this total. The highest total wins; "
        "if it is shared, another deal is played."
    ),
    "options.help.rules.deals": (
        "Play so many deals and no target. The highest total wins; if it is shared, another deal "
        "is played."
    ),
    "options.help.rules.loss_floor": (
        "The match also ends when a side falls this low. The highest total wins."
    ),
    "options.help.rules.start_scores": (
        "A head start for a side, or a handicap. It lies above the loss floor and below the target."
    ),
    "options.help.rules.set": (
        "What a side loses that takes fewer tricks than its contract: ten for each trick bid, "
        "nothing, or ten for each trick short."
    ),
    "options.help.rules.bag_value": (
        "Points for each trick over the contract. Every one is a bag, whatever it scores."
    ),
    "options.help.rules.bag_limit": (
        "When a side has collected this many bags, the penalty is taken from its total and the "
        "counter goes down by the limit. With none, bags are only small change."
    ),
    "options.help.rules.bag_penalty": (
        "Points lost each time the bag limit is reached, once for every limit crossed in a deal."
    ),
    "options.help.rules.bag_carry": (
        "After a penalty, bags over the limit stay on the counter, or the counter starts again "
        "at 0."
    ),
    "options.help.rules.trigger_bags": (
        "When the penalty falls, the points of its bags are kept, or taken back on a line of their "
        "own."
    ),
    "options.help.rules.sets_lose": (
        "A side that misses so many contracts in a row loses the match. A deal without a contract "
        "leaves the row as it is."
    ),
}
