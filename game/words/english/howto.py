"""How to play, page by page, and the table of keys."""

from __future__ import annotations

from collections.abc import Mapping

TEXTS: Mapping[str, str | Mapping[str, str]] = {
    "howto.title": "How to play",
    "howto.page": "Page {page} of {pages}",
    "howto.previous": "Previous",
    "howto.next": "Next",
    "howto.done": "Done",
    "howto.keys": "Keys",
    "howto.deal.title": "The deal",
    "howto.deal.lead": "Four people, two sides: you and {partner} against {others}.",
    "howto.deal.sides": (
        "Partners sit opposite each other and share one score. The ring round a portrait has the "
        "colour of its side."
    ),
    "howto.deal.cards": (
        "All {pack} cards are dealt, *{cards}* to each. In every suit the ace is highest and the "
        "two lowest, and *spades are always trumps*."
    ),
    "howto.deal.dealer": (
        "The disc marks the dealer, here {dealer}. The player at the dealer’s left, {first}, bids "
        "and leads first. Then the deal passes clockwise."
    ),
    "howto.bidding.title": "Bidding",
    "howto.bidding.lead": "Before the play, each player says once how many tricks to take.",
    "howto.bidding.contract": (
        "The bids of two partners are added. The sum is the *contract* of their side, and it does "
        "not matter which of the two takes the tricks."
    ),
    "howto.bidding.example": (
        "You bid *{yours}* and {partner} bids *{theirs}*, so your side needs *{contract}* of the "
        "{tricks} tricks."
    ),
    "howto.bidding.worth": (
        "A contract that is made scores {each} points for each of its tricks. One that is missed "
        "costs as much. Nobody may pass, and a bid stands once it is made."
    ),
    "howto.nil.title": "Nil",
    "howto.nil.lead": "A nil is a promise to take no trick at all.",
    "howto.nil.worth": (
        "Kept, it scores *{won}*. A single trick loses it and costs *{lost}*. The partner’s bid "
        "stands beside it as the contract of the side."
    ),
    "howto.nil.hand": (
        "A good hand for it has low cards in every suit and few spades, none of them high. The "
        "partner covers it with high cards."
    ),
    "howto.nil.blind": (
        "A *blind nil* is bid before you see your cards, for *{won}* or *{lost}*. It is open to a "
        "side that is {behind} or more points behind, and the partners then exchange up to "
        "{cards} cards."
    ),
    "howto.follow.title": "Following suit",
    "howto.follow.lead": "{leader} leads a card, and the others play one each, clockwise.",
    "howto.follow.must": (
        "Whoever holds a card of the suit led must play one. Here {suit} are led, so your *{n}* "
        "{suit} may be played. The other cards are dark, and pressing one says why."
    ),
    "howto.follow.free": "Whoever holds none of that suit may play any card.",
    "howto.follow.wins": (
        "The highest card of the suit led takes the trick, unless somebody plays a spade. Whoever "
        "takes it leads to the next."
    ),
    "howto.trumps.title": "Trumps",
    "howto.trumps.lead": "A spade beats every card of the other suits.",
    "howto.trumps.ruff": (
        "{leader} leads the {ace}. You hold no {suit} and may *ruff*: even your {trump} takes the "
        "trick. Of several spades the highest wins."
    ),
    "howto.trumps.broken": (
        "Spades are *broken* once one of them has been played to the lead of another suit. Until "
        "then nobody who still holds anything else may lead a spade."
    ),
    "howto.trumps.hands": ("Both hands are the same, on lead before spades are broken and after."),
    "howto.bags.title": "Bags",
    "howto.bags.lead": {
        "one": "Each trick over the contract is a bag: 1 point now, trouble later.",
        "other": "Each trick over the contract is a bag: {n} points now, trouble later.",
    },
    "howto.bags.limit": (
        "Bags are counted through the whole match. The {ordinal} costs *{penalty}* points, and "
        "the count goes on with the bags that are over."
    ),
    "howto.bags.example": (
        "A side with {total} points and {bags} bags has bid {bid}. With {fewer} tricks it comes "
        "to *{kept}*; with {more} the {ordinal} bag falls, and it drops to *{dropped}*."
    ),
    "howto.bags.advice": (
        "So bid what you can take, and once the contract is safe, get rid of your high cards."
    ),
    "howto.score.title": "Score and end",
    "howto.score.lead": "After the last trick the score book adds up the deal, line by line.",
    "howto.score.made": (
        "A contract made scores {each} a trick, and {bag} for each bag. If it is missed, by one "
        "trick or by many, the same {each} a trick are lost. A nil has a line of its own."
    ),
    "howto.score.end": (
        "The match ends with the deal in which a side reaches *{target}* points, and the higher "
        "total wins."
    ),
    "howto.score.level": "If both sides stand level there, another deal is played.",
    "howto.tables.title": "Other tables",
    "howto.tables.lead": "Two to six can play, in pairs or each alone.",
    "howto.tables.alone": (
        "*Three, four or five alone* get {cards} cards each. A bid is a contract of its own, and "
        "nobody covers a nil."
    ),
    "howto.tables.draw": (
        "*Two* draw their hands. Look at the top card: keep it, and the next goes away; refuse it, "
        "and the next is yours. It ends with {n} cards each."
    ),
    "howto.tables.six": "*Six* play in {pairs} pairs, partners opposite, with {n} cards each.",
    "howto.tables.cell": "{table} · {n} cards",
    "howto.packs.title": "Jokers and deuces",
    "howto.packs.lead": "Some packs have trumps above the ace of spades.",
    "howto.packs.spades": (
        "A joker or deuce that is promoted *is a spade in every respect*: it follows, it breaks "
        "spades, and it counts where spades are counted. A small spade marks the deuce."
    ),
    "howto.packs.out": (
        "Where jokers come in, low cards go out, so that everybody holds as many as before, or "
        "one more."
    ),
    "howto.styles.title": "Bidding styles",
    "howto.styles.lead": "In three styles a hand has less to choose from.",
    "howto.styles.mirror": "*Mirror*: the spades you hold are your bid, here {n}. None is a nil.",
    "howto.styles.whiz": "*Whiz*: as many as you hold, or nil.",
    "howto.styles.suicide": (
        "*Suicide*: one partner of each side bids nil and the other does not. Here {partner} has "
        "bid tricks, so that you must bid nil."
    ),
    "howto.styles.nil_key": "N",
    "howto.blind.title": "Blind bids and exchanges",
    "howto.blind.lead": "A bid before the cards are seen is worth more.",
    "howto.blind.nil": "A *blind nil* is worth {won} or {lost}.",
    "howto.blind.six": (
        "A *blind six* or more: the contract of the side counts double when it is made; missed, it "
        "costs the bid once or twice."
    ),
    "howto.blind.exchange": (
        "With an *exchange*, a nil bidder passes cards to the partner, who looks at them and "
        "returns as many. The others learn only how many."
    ),
    "howto.blind.six_chip": "Blind six",
    "howto.blind.made": "if it is made",
    "howto.blind.missed": "if it is missed",
    "howto.blind.give": "You give",
    "howto.blind.return": "{partner} returns",
    "howto.house.title": "The rules in force",
    "howto.house.lead": "*{title}* is not quite Classic.",
    "howto.house.playing": {
        "one": "This match differs from Classic in *1* option.",
        "other": "This match differs from Classic in *{n}* options.",
    },
    "howto.house.next": {
        "one": "The next match differs from Classic in *1* option.",
        "other": "The next match differs from Classic in *{n}* options.",
    },
    "howto.house.where": (
        "At the table, *R* shows all rules in full. They are set in the options and apply from "
        "the next match on."
    ),
    "howto.house.note": "what holds instead",
    "howto.house.more": {"one": "And 1 more.", "other": "And {n} more."},
    "howto.now.playing": "*In this match:* {words}",
    "howto.now.next": "*In the next match:* {words}",
    "howto.now.unused": "None of this is in force; it is in the options under *{page}*.",
    "howto.cards_each": "{n} cards each",
    "howto.leads": "{who} leads",
    "howto.ruffs": "{who} ruff",
    "howto.needs": {
        "one": "{side} need *1* of {tricks} tricks",
        "other": "{side} need *{n}* of {tricks} tricks",
    },
    "howto.nil.chip": "Nil",
    "howto.nil.blind_chip": "Blind nil",
    "howto.bags.head": "{total} points, {bags} bags",
    "howto.bags.bid": "a contract of {contract}",
    "howto.bags.took": {"one": "1 trick", "other": "{n} tricks"},
    "howto.none": "–",
    "howto.column.took": "taken",
    "howto.column.contract": "contract",
    "howto.column.over": "over",
    "howto.column.penalty": "{ordinal} bag",
    "howto.column.deal": "deal",
    "howto.column.total": "total",
    "howto.deals.title": "Line by line",
    "howto.deals.note": "you and {partner}",
    "howto.match.title": "A match",
    "key.tab": "Tab",
    "key.shift_tab": "Shift Tab",
    "key.enter": "Enter",
    "key.space": "Space",
    "key.left": "←",
    "key.right": "→",
    "key.up": "↑",
    "key.down": "↓",
    "key.a": "A",
    "key.c": "C",
    "key.d": "D",
    "key.h": "H",
    "key.k": "K",
    "key.l": "L",
    "key.n": "N",
    "key.o": "O",
    "key.p": "P",
    "key.r": "R",
    "key.s": "S",
    "key.t": "T",
    "key.u": "U",
    "key.v": "V",
    "key.w": "W",
    "key.y": "Y",
    "key.f2": "F2",
    "key.page_up": "Page ↑",
    "key.page_down": "Page ↓",
    "key.delete": "Delete",
    "key.slash": "/",
    "key.ctrl_f": "Ctrl F",
    "key.ctrl_0": "Ctrl 0",
    "key.ctrl_minus": "Ctrl −",
    "key.ctrl_plus": "Ctrl +",
    "key.ctrl_v": "Ctrl V",
    "key.ctrl_z": "Ctrl Z",
    "key.plus": "+",
    "key.minus": "−",
    "key.digits": "0 – 9",
    "key.any": "any other",
    "key.home": "Home",
    "key.end": "End",
    "keys.everywhere": "Everywhere",
    "keys.everywhere.focus": "next or previous control",
    "keys.everywhere.arrows": "the control that way",
    "keys.everywhere.press": "press it",
    "keys.everywhere.back": "one step back",
    "keys.everywhere.keys": "this table",
    "keys.everywhere.full_screen": "full screen",
    "keys.everywhere.sound": "sound on or off",
    "keys.everywhere.scale": "everything larger, smaller",
    "keys.everywhere.usual_scale": "the usual size",
    "keys.table": "At the table",
    "keys.table.choose": "choose a card",
    "keys.table.play": "play it",
    "keys.table.last_trick": "the last trick",
    "keys.table.order": "order of the hand",
    "keys.table.score": "score sheet",
    "keys.table.rules": "the rules in full",
    "keys.table.undo": "take back",
    "keys.table.redo": "play it again",
    "keys.table.hint": "a hint",
    "keys.table.claim": "claim the tricks left",
    "keys.table.captions": "captions",
    "keys.table.read": "read in them",
    "keys.table.hurry": "end what moves",
    "keys.bidding": "Before the play",
    "keys.bidding.number": "bid, by one digit or two",
    "keys.bidding.nil": "nil",
    "keys.bidding.choose": "the bid beside it",
    "keys.bidding.bid": "make the bid",
    "keys.bidding.give": "a card for the exchange",
    "keys.bidding.draw": "keep or refuse a card",
    "keys.book": "Score sheet and How to play",
    "keys.book.scroll": "scroll",
    "keys.book.page": "turn the page",
    "keys.book.ends": "first page, last page",
    "keys.book.review": "review the deal",
    "keys.book.again": "play the deal again",
    "keys.options": "Options",
    "keys.options.search": "search",
    "keys.options.rows": "some rows on",
    "keys.options.back": "set a row back",
    "keys.options.preset": "rename, delete a preset",
    "keys.options.paste": "paste into a field",
    "keys.matches": "Matches",
    "keys.matches.rows": "some rows on",
    "keys.matches.watch": "watch a match",
    "keys.review": "Review",
    "keys.review.stop": "previous or next decision",
    "keys.review.step": "previous or next card",
    "keys.review.deal": "previous or next deal",
    "keys.review.analyse": "ask the Expert",
    "keys.review.practise": "practise from here",
    "keys.watch": "Watching",
    "keys.watch.pause": "pause",
    "keys.watch.pace": "faster, slower",
    "keys.watch.hands": "all hands, or one",
    "keys.watch.captions": "captions",
}
