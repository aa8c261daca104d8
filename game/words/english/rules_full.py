"""The rules of a match in full, sentence by sentence."""

from __future__ import annotations

from collections.abc import Mapping

TEXTS: Mapping[str, str | Mapping[str, str]] = {
    "full.side": "side",
    "full.player": "player",
    "full.left": "the dealer’s left",
    "full.dealer": "the dealer",
    "full.non_dealer": "the non-dealer",
    "full.title.cards": "Table and cards",
    "full.title.drawing": "Drawing the cards",
    "full.title.bidding": "Bidding",
    "full.title.nil": "Nil",
    "full.title.blind": "Blind bids",
    "full.title.exchange": "Exchange",
    "full.title.play": "Play",
    "full.title.contracts": "Contracts",
    "full.title.bags": "Bags",
    "full.title.match": "The match",
    # Table and cards
    "full.alone": "{seats} play, each alone.",
    "full.pairs": "{seats} play in pairs, partners opposite each other.",
    "full.pack": "The pack has {cards} cards.",
    "full.pack.jokers": "The pack has {cards} cards with the two jokers.",
    "full.out": {"one": "The {cards} is out.", "other": "The {cards} are out."},
    "full.out.twos": "The twos are out.",
    "full.trumps": (
        "Spades are trumps; in each suit the ace is highest, then K, Q, J, 10 and so on down."
    ),
    "full.promoted": "Spades are trumps, from the highest down: {cards}, then A♠, K♠ and so on.",
    "full.promoted.jokers": "The jokers are spades in every respect.",
    "full.promoted.deuces": "The deuces are spades in every respect.",
    "full.promoted.both": "The jokers and these deuces are spades in every respect.",
    "full.others": "In every other suit the ace is highest.",
    "full.cut": "Whoever cuts the highest card deals first; then the deal passes clockwise.",
    "full.dealt": "Each player gets {n} cards, dealt one by one from the dealer’s left.",
    # Drawing
    "full.draw.begin": "The pack lies face down, and the non-dealer begins.",
    "full.draw.look": "In turn, each player looks at the top card and keeps or refuses it.",
    "full.draw.keep.off": "After a card is kept, the next goes unseen to the discards.",
    "full.draw.keep.on": "Whoever keeps a card sees the next before it goes to the discards.",
    "full.draw.refuse": "A refused card goes to the discards, and the next must be kept.",
    "full.draw.end": "This ends when both hold {n} cards; the other {out} are out.",
    "full.draw.secret": "The other player sees whether a card is kept, but no card.",
    # Bidding
    "full.opening": "The first deal has no bids: each trick scores ten, and nothing else counts.",
    "full.round": "Each player bids once, clockwise from {first}; nobody passes.",
    "full.round.two": "Each player bids once, {first} first; nobody passes.",
    "full.free": "A bid is a number of tricks from {low} to {tricks}.",
    "full.free.nil": "A bid is a number of tricks from {low} to {tricks}, or nil.",
    "full.free.zero": "A bid is a number of tricks from {low} to {tricks}, or 0.",
    "full.mirror.on": "Your bid is the number of spades you hold; without a spade it is nil.",
    "full.mirror.zero": "Your bid is the number of spades you hold; without a spade it is 0.",
    "full.whiz.on": "You bid the number of spades you hold, or nil.",
    "full.whiz.zero": "You bid the number of spades you hold, or 0.",
    "full.suicide": (
        "The first partner of a side bids nil or a number of tricks from {low} to {tricks}; the "
        "second must do what the first did not."
    ),
    "full.contract": "The bids of both partners add up to their contract.",
    "full.contract.alone": "Your bid is your contract.",
    "full.most": "A contract is never more than {tricks}.",
    "full.most.room": (
        "A contract is never more than {tricks}, and the first partner leaves the second a bid."
    ),
    "full.board": "A contract is {board} or more.",
    "full.board.exempt": "A contract is {board} or more, unless a partner bids nil.",
    "full.board.nil": "A contract is {board} or more, also beside a nil.",
    "full.board.no_two_nils": (
        "A contract is {board} or more, also beside a nil, so that partners never both bid nil."
    ),
    "full.board.suicide": "A number bid after the partner’s nil is {board} or more.",
    "full.total": "The last bidder may not bring all the bids to exactly {tricks}.",
    "full.total.lifted": (
        "The last bidder may not bring all the bids to exactly {tricks}, unless no other bid is "
        "left."
    ),
    "full.talk.off": "The first partner of a side says a range of tricks.",
    "full.talk.zero": "The first partner of a side says a range of tricks.",
    "full.talk.on": (
        "The first partner of a side says a range of tricks, or bids nil; after that nil the "
        "second bids as usual."
    ),
    "full.talk.heard": "Everybody hears the range, and it binds nobody.",
    "full.talk.contract.off": "The second partner then names the side’s contract.",
    "full.talk.contract.zero": "The second partner then names the side’s contract, never 0.",
    "full.talk.contract.on": "The second partner then names the side’s contract, never nil.",
    "full.talk.halves": "Each partner counts as bidding half of it, the second the odd trick.",
    "full.talk.blind": "A blind bid may replace the range; then both bids add up.",
    "full.redeal.no_spade": "Before bids and play, a hand without a spade may ask for new cards.",
    "full.redeal.one_spade": (
        "Before bids and play, a hand with one spade or none may ask for new cards."
    ),
    "full.redeal.no_face": (
        "Before bids and play, a hand without an ace, king, queen or jack may ask for new cards."
    ),
    "full.redeal.no_face.jokers": (
        "Before bids and play, a hand without a joker, ace, king, queen or jack may ask for new "
        "cards."
    ),
    "full.redeal.seven_suit": (
        "Before bids and play, a hand with seven or more of one suit may ask for new cards."
    ),
    "full.least": "If all the bids come to less than {least}, the cards are thrown in.",
    "full.dealt_anew": "The same dealer then deals anew, at most {most} times running.",
    # Nil
    "full.nil.off": "Nobody bids nil.",
    "full.nil.zero": "A bid of 0 is no nil: it has no bonus, and its tricks count as any others.",
    "full.nil.on": (
        "Nil is a promise to take no trick: kept, it scores {won}; failed, it scores {lost}."
    ),
    "full.nil.beside": "The partner’s contract scores beside it.",
    "full.failed.help": "The tricks of a failed nil count for the partner’s contract.",
    "full.failed.help.both": (
        "The tricks of a failed nil count for the partner’s contract; with both partners nil they "
        "are bags."
    ),
    "full.failed.bags": "The tricks of a failed nil are only bags and do not help the partner.",
    "full.failed.bags.alone": "The tricks of a failed nil are bags.",
    "full.failed.ignored": "The tricks of a failed nil count for nothing.",
    "full.double.separate": "If both partners bid nil, each nil scores by itself.",
    "full.double.together": (
        "If both partners bid nil and either takes a trick, both nils are lost."
    ),
    "full.double.forbidden": "Partners may not both bid nil.",
    "full.double.forbidden.whiz": (
        "Partners may not both bid nil, unless the second holds no spade."
    ),
    # Blind bids
    "full.blind.ask": "Whoever may bid blind is asked before looking; to look is to refuse.",
    "full.blind.any": "Blind nil is always open.",
    "full.blind.behind": "Blind nil is open to a {side} {needed} or more behind the best other.",
    "full.blind.nil": "Kept, a blind nil scores {won}; failed, it scores {lost}.",
    "full.blind.suicide": "A blind nil is the one nil of its side.",
    "full.six": (
        "A number of six or more may always be bid blind; then the contract, when made, scores "
        "twenty for each trick bid."
    ),
    "full.six.minus_bid.double_single": "Missed, it loses ten for each trick bid.",
    "full.six.minus_bid.double_double": "Missed, it loses twenty for each trick bid.",
    "full.six.minus_short.double_single": "Missed, it loses ten for each trick short.",
    "full.six.minus_short.double_double": "Missed, it loses twenty for each trick short.",
    "full.six.zero.double_single": "Missed, it scores nothing.",
    "full.six.zero.double_double": "Missed, it scores nothing.",
    "full.six.only": "Nothing but the contract is doubled.",
    "full.six.ten": "Ten for 200 does not apply to it.",
    "full.blind.one": "A side makes one blind bid at most.",
    "full.blind.redeal": (
        "Blind bids come before the question for new cards, and whoever made one may not ask."
    ),
    # Exchange
    "full.exchange.nil": {
        "one": "A nil bidder may give the partner 1 card.",
        "other": "A nil bidder may give the partner up to {n} cards.",
    },
    "full.exchange.any": {
        "one": "A nil bidder, blind or not, may give the partner 1 card.",
        "other": "A nil bidder, blind or not, may give the partner up to {n} cards.",
    },
    "full.exchange.seen": {
        "one": "With a nil that is not blind, the bidder may give the partner 1 card.",
        "other": "With a nil that is not blind, the bidder may give the partner up to {n} cards.",
    },
    "full.exchange.blind": {
        "one": "With a blind nil, the bidder may give the partner 1 card.",
        "other": "With a blind nil, the bidder may give the partner up to {n} cards.",
    },
    "full.exchange.bidder_first": (
        "The partner looks at what comes and returns as many, which may be the same cards."
    ),
    "full.exchange.unseen": "The partner returns as many, chosen before either sees the other’s.",
    "full.exchange.when": (
        "This comes after all the bids, for one side after another; the others learn only how "
        "many cards pass."
    ),
    "full.exchange.both": "If both partners bid nil, nothing is exchanged.",
    # Play
    "full.lead.left": (
        "{leader} leads to the first trick, and leads a spade only from a hand of spades alone."
    ),
    "full.lead.club": "Whoever holds the {club} leads it to the first trick.",
    "full.lead.lowest": "Whoever holds the lowest club leads it to the first trick.",
    "full.lead.no_club": (
        "If nobody holds a club, {leader} leads, a spade only from a hand of spades alone."
    ),
    "full.lead.no_club.allowed": "Then the first trick may be ruffed.",
    "full.lead.no_club.not_allowed": (
        "Then a spade falls on it only if one is led or nothing else is held."
    ),
    "full.lead.clubs": (
        "The others play their lowest club to it; without a club they play a heart or diamond, "
        "and a spade only if they hold nothing else."
    ),
    "full.follow": "Follow suit if you can; if not, play any card.",
    "full.takes": (
        "The highest spade takes the trick, else the highest card of the suit led; whoever took it "
        "leads to the next."
    ),
    "full.ruff.allowed": "A hand without the suit led may ruff the first trick.",
    "full.ruff.not_allowed": (
        "On the first trick a spade falls only if one is led or nothing else is held."
    ),
    "full.spades.broken": (
        "Later a spade is led only once spades are broken, or from a hand of spades alone."
    ),
    "full.spades.breaking": (
        "A spade played to another suit breaks them, and so does one led from such a hand."
    ),
    "full.spades.any": "From the second trick on, any card may be led.",
    # Contracts
    "full.made": "A made contract scores ten for each trick bid.",
    "full.missed.minus_bid": "A missed contract loses ten for each trick bid.",
    "full.missed.zero": "A missed contract scores nothing.",
    "full.missed.minus_short": "A missed contract loses ten for each trick short.",
    "full.ten": "A contract of exactly ten scores +200 when made and −{lost} when missed.",
    "full.boston": (
        "A {side} that takes all {tricks} tricks with a contract of one or more scores {points} "
        "more."
    ),
    "full.boston.wins": (
        "A {side} that takes all {tricks} tricks with a contract of one or more wins the match at "
        "once."
    ),
    # Bags
    "full.bag": "Each trick over a contract is a bag and scores {points}.",
    "full.bag.nothing": "Each trick over a contract is a bag and scores nothing.",
    "full.bag.missed": "A missed contract brings no bags.",
    "full.bag.limit.carry": {
        "one": "For every {limit} bags a {side} loses 1 point, and the counter falls by {limit}.",
        "other": (
            "For every {limit} bags a {side} loses {n} points, and the counter falls by {limit}."
        ),
    },
    "full.bag.limit.reset": {
        "one": "For every {limit} bags a {side} loses 1 point; then the counter starts at 0 again.",
        "other": (
            "For every {limit} bags a {side} loses {n} points; then the counter starts at 0 again."
        ),
    },
    "full.bag.cancelled": "The points of these {limit} bags are taken back too: {back}.",
    "full.bag.free": "No number of bags is too many: they bring no penalty.",
    # The match
    "full.starts": "The match starts at {scores}, in the order of the score.",
    "full.target": "A total of {target} or more after a deal ends the match.",
    "full.target.bags": (
        "A total of {target} or more after a deal, bag penalties taken off, ends the match."
    ),
    "full.deals": {"one": "The match lasts 1 deal.", "other": "The match lasts {n} deals."},
    "full.floor": "A total of {floor} or less ends it too.",
    "full.sets": (
        "A {side} that misses the contract {sets} deals running has lost, and the match ends; a "
        "deal without a contract is not counted."
    ),
    "full.sets.rest": "Then the highest total of the others wins, or of all if all have lost.",
    "full.highest": "The highest total wins; if it is shared, another deal is played.",
    "full.last": "Deal {last} is the last in any case; a highest total shared then is a draw.",
}
