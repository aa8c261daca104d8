"""The first deal: what the coach says, and what stands round it."""

from __future__ import annotations

from collections.abc import Mapping

TEXTS: Mapping[str, str | Mapping[str, str]] = {
    "lesson.name": "First deal",
    "lesson.menu": "First deal",
    "lesson.menu.note": "Learn the game in two minutes",
    "lesson.again": "First deal",
    "lesson.skip": "Skip",
    "lesson.skip.title": "End the first deal?",
    "lesson.skip.text": "You find it again under How to play.",
    "lesson.skip.no": "Go on with it",
    "lesson.skip.yes": "End it",
    "lesson.leave": "Leave the first deal",
    "lesson.foot.next": "Space or a click: next ({page} of {pages})",
    "lesson.foot": "Esc: pause",
    "lesson.bid.1": (
        "Welcome. You and {partner} play together against {left} and {right}. The highest card of "
        "the suit led takes a trick. Spades are trumps: *any spade beats the other suits*."
    ),
    "lesson.bid.2": (
        "First everyone says how many of the 13 tricks they will take. {partner} bid *nil*: not a "
        "single one, for 100 points. {right} bid 4."
    ),
    "lesson.bid.3": (
        "Count yours: two top hearts, the ace of spades, and a trump as soon as your two diamonds "
        "are gone. *Bid 4.*"
    ),
    "lesson.after.bid": "Four it is: 40 points if you take at least four tricks.",
    "lesson.other.bid": (
        "That works too; I had *{advised}* in mind. Now your aim is *{made}*: ten points for each "
        "if you get there, and as many lost if you do not."
    ),
    "lesson.other.more": (
        "That is bold; I had *{advised}* in mind. Now your aim is *{made}*: ten points for each if "
        "you get there, and as many lost if you do not."
    ),
    "lesson.other.less": (
        "That is careful; I had *{advised}* in mind. Now your aim is *{made}*: ten points for each "
        "if you get there, and only one for each trick beyond."
    ),
    "lesson.other.nil": (
        "A brave bid; I had *{advised}* in mind. Now take no trick at all: "
        "100 points if you manage, 100 lost if not."
    ),
    "lesson.trick.1": (
        "{partner} leads a heart. *Whoever has the suit led must follow it*, so only your hearts "
        "are bright. The jack wins so far: beat it with the *king*."
    ),
    "lesson.after.1": "Your trick. Whoever takes one leads to the next.",
    "lesson.trick.2": (
        "Your lead. The *ace of hearts* is the highest of its suit, and nobody has run out of "
        "hearts yet."
    ),
    "lesson.trick.3": (
        "Spades may not be led until one has been played. Lead your short suit, the *3 of "
        "diamonds*: once it is gone you may trump."
    ),
    "lesson.after.3": "Lost, as planned: one diamond left.",
    "lesson.trick.4": "Diamonds again. You must follow with the *8*, your last one.",
    "lesson.trick.5": (
        "Diamonds led, and you have none: now *you may play any card*. A spade trumps the trick, "
        "and the *7* is enough."
    ),
    "lesson.after.5": "Trumped. Spades are broken: from now on anybody may lead them.",
    "lesson.trick.6": (
        "Three of your four are in. The low *2 of clubs* lets others lead and keeps your high "
        "clubs for later."
    ),
    "lesson.after.6": "Wait and see what {left} leads.",
    "lesson.trick.7": (
        "Look: {partner} bid nil, and is about to take this trick with the 6! *Cover the nil*: "
        "play higher, the *9 of clubs*."
    ),
    "lesson.after.7": "Saved! And that is your fourth trick: your bid is made.",
    "lesson.trick.8": (
        "Each trick over your bid is a *bag*. It is worth one point, but ten bags cost 100. Let "
        "others lead: play the *6 of hearts*."
    ),
    "lesson.trick.9": "The ace would win a bag. Stay under the king with the *queen of spades*.",
    "lesson.after.9": "Well ducked.",
    "lesson.trick.10": (
        "Spades again, and you have only the ace: it must follow, and takes the trick. "
        "One bag does no harm."
    ),
    "lesson.after.10": "Five tricks: four for your bid, and a bag.",
    "lesson.trick.11": "No more bags: lead low, the *4 of clubs*.",
    "lesson.trick.12": "You have no spade left. Throw what you like.",
    "lesson.trick.13": "And the last card.",
    "lesson.after.0": "Good.",
    "lesson.other.card": "That works too; I had the {card} in mind: {why}.",
    "lesson.other.worse": (
        "{lost} I reckon that it costs about {n} points. The {card} was better: {why}."
    ),
    "lesson.slip.cover": "That leaves the trick with {partner}, who bid nil.",
    "lesson.slip.leaves": "That lets the trick go.",
    "lesson.slip.takes": "That takes a trick which could have been left.",
    "lesson.slip.other": "A fair try.",
    "lesson.now.lead": "Your lead: begin with any card.",
    "lesson.now.lead.unbroken": "Your lead: any card but a spade, until spades are broken.",
    "lesson.now.follow": "Follow the {suit}.",
    "lesson.now.void": "You have no {suit}, so you may play anything.",
    "lesson.now.cover": "{partner} bid nil and wins this trick so far.",
    "lesson.now.nil": "You bid nil, so take nothing.",
    "lesson.now.bags": (
        "Your bid is made; each further trick is a *bag*, and ten of them cost 100 points."
    ),
    "lesson.now.lead.advice": "{head} I would lead the *{card}*: {why}.",
    "lesson.now.play.advice": "{head} I would play the *{card}*: {why}.",
    "lesson.why.lead_high": "no higher one is out, so only a trump beats it",
    "lesson.why.lead_trump": "no higher one is out, so nothing beats it",
    "lesson.why.lead_low": "it lets others take the lead",
    "lesson.why.cover": "it takes the trick over",
    "lesson.why.trump": "it trumps the trick",
    "lesson.why.trump_last": "it trumps the trick, and nobody plays after you",
    "lesson.why.win_last": "it takes the trick for sure, as nobody plays after you",
    "lesson.why.ahead": "it is the best of the trick so far",
    "lesson.why.wait": "it lets this trick go and keeps a higher card",
    "lesson.why.cannot": "none of yours can win this trick",
    "lesson.why.throw": "it is one that you can spare",
    "lesson.only.lead": "You have no other card: lead the *{card}*.",
    "lesson.only.last": "You have no other card: play the *{card}*.",
    "lesson.only.wins": (
        "Follow the {suit}: the *{card}* is your only {one}. It is the best of the trick so far."
    ),
    "lesson.only.loses": (
        "Follow the {suit}: the *{card}* is your only {one}. It cannot win against the {best}."
    ),
    "lesson.end.title": "Your first deal is done",
    "lesson.end.rest": "So it goes on, deal by deal, until a side has 500.",
    "lesson.end.line": "{what}, {note}: {points}",
    "lesson.end.play": "Play a match",
    "lesson.end.again": "Once more",
    "lesson.end.back": "Back to the menu",
    "lesson.end.done": "Done",
}
