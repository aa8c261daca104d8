"""The options: pages, buttons, and what the rows say."""

from __future__ import annotations

from collections.abc import Mapping

TEXTS: Mapping[str, str | Mapping[str, str]] = {
    "options.title": "Options",
    "options.rules": "Rules",
    "options.rules.note": "Used from the next match on",
    "options.game": "The game",
    "options.game.note": "Changes hold at once",
    "options.page.table": "Table and pack",
    "options.page.bidding": "Bidding",
    "options.page.nil": "Nil and blind nil",
    "options.page.play": "Leading and play",
    "options.page.contracts": "Contracts",
    "options.page.bags": "Bags",
    "options.page.length": "Match length",
    "options.page.players": "Players",
    "options.page.look": "Look and motion",
    "options.page.sound": "Sound",
    "options.page.pace": "Play",
    "options.about.table": "Who sits where, and with which cards",
    "options.about.bidding": "What may be bid, and in which order",
    "options.about.nil": "A promise to take no trick",
    "options.about.play": "Which cards may be led and played",
    "options.about.contracts": "What bids win and cost",
    "options.about.bags": "Tricks beyond the contract, and what too many cost",
    "options.about.length": "When the match ends, and who wins it",
    "options.about.players": "Names, and how well each one plays",
    "options.about.look": "Table, cards and movement",
    "options.about.sound": "What you hear",
    "options.about.pace": "Pauses, clicks and questions",
    "options.changed": {"one": "1 changed", "other": "{n} changed"},
    "options.as_in": "{preset}: {value}",
    "options.set_back": "Set back to {value}, as in {preset}",
    "options.usual": "Set back to {value}",
    "options.quoted": "“{value}”",
    "options.for_example": "For example",
    "options.in_force": "In force",
    "options.saved": "Changes are saved as you make them",
    "options.done": "Done",
    "options.reset.title": "Reset all rules?",
    "options.reset.text": {
        "one": "1 rule goes back to {preset}. Names, look, sound and play stay as they are.",
        "other": "{n} rules go back to {preset}. Names, look, sound and play stay as they are.",
    },
    "options.reset.keep": "Keep my rules",
    "options.reset.yes": "Reset",
    "options.both": "Change both",
    "options.both.more": "Change all",
    "options.both.beside": "{titles} would go back to {preset} with it.",
    "options.you": "You",
    "options.seat.partner": "Your partner",
    "options.seat.left": "On your left",
    "options.seat.across": "Across the table",
    "options.seat.right": "On your right",
    "options.seat.number": "Player {n}",
    "options.start_score": "Start of {side}",
    "options.level.easy": "Plays at random",
    "options.level.standard": "Counts its tricks",
    "options.level.pro": "Weighs every card",
    "options.level.expert": "Plays for the match",
    "options.help.players.you": (
        "The name on your plate and in the score book. The game itself calls you “you”."
    ),
    "options.help.players.name": (
        "Press Enter or click to write another name, up to {most} letters. "
        "Enter keeps it, Esc leaves it as it was."
    ),
    "options.help.players.character": (
        "Press the portrait to choose who sits here. Name and level come along and can be changed. "
        "Who sits elsewhere changes places. *Anyone* is somebody else at each new match. Experts "
        "have a temper of their own: some bid boldly, some love a nil or loathe a bag."
    ),
    "options.help.players.remarks": (
        "A few words in a bubble after a nil, a lost contract or a match, once in a while. They "
        "never cover a card. Off unless you want them."
    ),
    "options.help.players.level": (
        "*Easy* bids and plays at random. *Standard* counts its likely tricks and takes them as "
        "they come. *Pro* weighs what the hidden cards may be before every card. *Expert* also "
        "reads the bids, and plays for the match. "
        "None of them sees a card you do not show. New names and levels hold from the next match."
    ),
    "options.help.players.thinking": (
        "The more hands *Expert* imagines, the better it plays. On a slow computer it is *quick* "
        "after a fifth of a second, *steady* after half a second and *deep* after two seconds at "
        "the latest. Holds from the next match."
    ),
    "options.help.look.animation": (
        "How fast cards are dealt, played and collected. *Instant* shows no movement at all. The "
        "pauses of the computer players are a setting of their own, on the page Play."
    ),
    "options.help.look.scale": (
        "How large text, keys and plates are. A scale that leaves too little room in the window "
        "is used as far as it fits. *Ctrl +* and *Ctrl −* change it at any time, *Ctrl 0* sets it "
        "back."
    ),
    "options.scale.capped": "{wanted} wanted, {fits} fits this window.",
    "options.help.look.card_size": (
        "How high your own cards stand on a wide table. In a small window, or with many cards, "
        "they are as large as they can be, at the most."
    ),
    "options.help.look.reduced_motion": (
        "Nothing flies, swings or breathes: a card fades where it was and comes up where it goes. "
        "For everyone whom moving pictures tire."
    ),
    "options.help.look.captions": (
        "A panel beside the table, or a sheet in a small window, tells every card, bid and score "
        "in words, whose turn it is, and what you may play. L opens and closes it at the table."
    ),
    "options.help.look.fullscreen": "Fill the whole screen. F11 does the same at any time.",
    "options.help.look.suits": (
        "The order of the suits in your hand, from left to right. Jokers and promoted deuces stand "
        "with the spades."
    ),
    "options.help.look.high_cards": "The side on which the high cards of each suit stand.",
    "options.help.sound.volume": "How loud the sounds are. You hear one as you change it.",
    "options.help.sound.muted": "Play no sound at all. M does the same at any time.",
    "options.help.pace.pause": (
        "How long each computer player waits before it bids or plays. It does not change how fast "
        "the cards move."
    ),
    "options.help.pace.hold": (
        "How long a full trick lies on the table before it is collected. A click collects it at "
        "once."
    ),
    "options.help.pace.hold_until_click": (
        "A full trick stays on the table until you click or press a key."
    ),
    "options.help.pace.click": (
        "Play a card with one click, or lift it with the first click and play it with the second."
    ),
    "options.help.pace.play_forced": (
        "When only one of your cards may be played, it goes by itself."
    ),
    "options.help.pace.ask_blind": (
        "Offer a blind bid before your hand is shown, where the rules have one. When off, your "
        "hand is shown at once."
    ),
    "options.help.pace.queue": (
        "While the others act, a click on a card of yours sets it for your next turn; it goes by "
        "itself if it may be played then. Another click or Esc takes it back. Not where a card "
        "takes two clicks."
    ),
    "options.help.pace.moment": (
        "How long the others wait after your own card or bid. A click on the card, or undo, takes "
        "it back meanwhile, and the deal does not count as undone."
    ),
    "options.help.pace.undo": (
        "Take back bids and cards of the deal, up to its score, with U; Y plays them again. Never "
        "past a look at a hidden hand."
    ),
    "options.help.pace.leave_out_undone": (
        "Leave deals in which you took something back out of every figure of the statistics. A "
        "match with such a deal counts neither as won nor as lost there."
    ),
    "options.idle.twice": "A card takes two clicks",
    "options.idle.no_expert": "No Expert at the table",
    "options.idle.nil_off": "Nil is off",
    "options.idle.nil_zero": "A zero is no nil",
    "options.idle.blind_off": "Blind nil is off",
    "options.idle.mirror": "Mirror leaves no choice",
    "options.idle.whiz": "Whiz leaves no choice",
    "options.idle.suicide": "Suicide has one nil a side",
    "options.idle.exchange": "No cards are exchanged",
    "options.idle.suicide_board": "Every side has a nil",
    "options.idle.board": "There is no least contract",
    "options.idle.board_alone": "The least contract asks for more",
    "options.idle.board_nil": "Two nils are no least contract",
    "options.idle.least_total": "All bids add up to as much anyway",
    "options.idle.all_lowest_club": "Everyone plays a club if they can",
    "options.idle.no_limit": "There is no bag limit",
    "options.idle.no_value": "Bags score nothing",
    "options.idle.deals": "A number of deals is played",
    "options.idle.no_jokers": "No jokers are in the pack",
    "options.alike.lead_spades": (
        "{one} and {two} come to the same, since the rules of the first lead go before."
    ),
    "options.alike.double_nil": (
        "With Mirror {one} and {two} come to the same: a hand without a spade has no other bid."
    ),
    "options.alike.blind_six": (
        "While a missed contract costs nothing, {one} and {two} come to the same."
    ),
    "options.idle.muted": "All sounds are off",
    "options.idle.until_click": "A trick stays until a click",
    "options.fault.mirror_needs_nil": "Mirror needs nil on or zero: a hand may hold no spade.",
    "options.fault.whiz_needs_nil": "Whiz needs nil on or zero: a hand may hold no spade.",
    "options.fault.suicide_needs_nil": "Suicide needs nil on: one partner of each side bids it.",
    "options.fault.suicide_needs_partners": "Suicide needs a table of partners.",
    "options.fault.talk_needs_partners": "Team talk needs a table of partners.",
    "options.fault.talk_needs_free": "Team talk needs the free bidding style.",
    "options.fault.blind_six_needs_free": "A blind six needs the free bidding style.",
    "options.fault.blind_six_needs_tricks": "A blind six needs six tricks or more in a deal.",
    "options.fault.removed_is_promoted": "A deuce that is promoted cannot leave the pack.",
    "options.fault.start_scores_count": "The starting scores were set for other sides.",
    "options.fault.start_score_at_target": "Every starting score must be below the target.",
    "options.fault.start_score_at_floor": "Every starting score must be above the loss floor.",
    "options.fault.other": "These options exclude each other.",
    "options.example.head": {
        "zero": "{total} points, no bags; {bids}, took {taken}",
        "one": "{total} points and 1 bag; {bids}, took {taken}",
        "other": "{total} points and {n} bags; {bids}, took {taken}",
    },
    "options.example.bid": "bid {bids}",
    "options.example.nobid": "no bids",
    "options.example.joint": " + ",
    "options.example.total": "New total",
    "options.example.bags": {
        "zero": "{points} and no bags",
        "one": "{points} and 1 bag",
        "other": "{points} and {n} bags",
    },
    "options.example.over": "The match ends at once",
    "options.seconds": "{seconds} s",
    "options.percent": "{n} %",
}
