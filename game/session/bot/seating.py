"""What a question tells, as the view of its seat and its legal actions; nothing is kept between."""

from __future__ import annotations

from game.engine.actions import Action, Give, MakeBid, Play
from game.engine.cards import Card, Suit
from game.engine.events import CardsChosen, CardsPassed, ExchangeOpened, PlayOpened
from game.engine.legality import legal_actions
from game.engine.play import lowest_club
from game.engine.rules import Rules
from game.engine.state import State
from game.engine.tables import Seat
from game.engine.turn import to_act
from game.session.bot.checks import check_all_bid, check_facts, check_hand, check_history
from game.session.bot.known_deal import KnownDeal, known_hands
from game.session.bot.questions import (
    BidQuestion,
    DealQuestion,
    PassQuestion,
    PlayQuestion,
    QuestionError,
)
from game.words.lookup import t

_MOST_PASSED = 4


def seated(question: DealQuestion, rules: Rules) -> tuple[State, tuple[Action, ...]]:
    """The view of the seat that is asked, and the actions it may answer with, one at least.

    Raises QuestionError if the question contradicts itself or the rules.
    """
    check_facts(question.facts, rules)
    match question:
        case BidQuestion():
            return _to_bid(question, rules)
        case PlayQuestion():
            return _to_play(question, rules)
        case PassQuestion():
            return _to_pass(question, rules)


def _to_bid(question: BidQuestion, rules: Rules) -> tuple[State, tuple[Action, ...]]:
    facts, seats = question.facts, rules.row.seats
    made = [seat for seat, bid in enumerate(facts.bids) if bid is not None]
    before = [(facts.seat - back) % seats for back in range(1, len(made) + 1)]
    if len(made) == seats or set(made) != set(before):
        raise QuestionError(t("bot.bids_order", seat=facts.seat))
    check_hand(facts, rules.row.tricks)
    first = (facts.seat - len(made)) % seats
    dealer = first if rules.bid_start == "dealer" else (first - 1) % seats
    deal = KnownDeal(facts, rules, dealer, known_hands(facts, seats))
    highest = rules.row.tricks if question.highest is None else question.highest
    legal = legal_actions(deal.view, facts.seat)
    within = tuple(a for a in legal if isinstance(a, MakeBid) and a.bid.tricks <= highest)
    if not within:
        raise QuestionError(t("bot.no_bid_left", value=highest))
    return deal.view, within


def _to_play(question: PlayQuestion, rules: Rules) -> tuple[State, tuple[Action, ...]]:
    facts, history, table = question.facts, question.history, rules.row
    check_all_bid(facts)
    check_history(facts, history, rules)
    known = known_hands(facts, table.seats, history)
    check_hand(facts, table.tricks - sum(seat == facts.seat for seat, _ in history))
    if not question.legal or not question.legal <= facts.hand:
        raise QuestionError(t("bot.legal"))
    leader = history[0][0] if history else facts.seat
    deal = KnownDeal(facts, rules, (leader - 1) % table.seats, known)
    deal.exchange()
    deal.take_in([PlayOpened(leader, _club_to_lead(question, rules))])
    deal.play(history)
    if to_act(deal.full) != facts.seat:
        raise QuestionError(t("bot.not_your_turn", seat=facts.seat))
    ours = legal_actions(deal.view, facts.seat)
    # The table's own word counts where its rules and ours differ over a card.
    agreed = tuple(a for a in ours if isinstance(a, Play) and a.card in question.legal)
    return deal.view, agreed or tuple(Play(facts.seat, card) for card in sorted(question.legal))


def _to_pass(question: PassQuestion, rules: Rules) -> tuple[State, tuple[Action, ...]]:
    facts, table, count = question.facts, rules.row, question.count
    check_all_bid(facts)
    if not 1 <= count <= _MOST_PASSED:
        raise QuestionError(t("bot.pass_size", most=_MOST_PASSED, value=count))
    # Whose exchange comes first cannot be told, so the asking seat's side is put first.
    deal = KnownDeal(facts, rules, (facts.seat - 1) % table.seats, known_hands(facts, table.seats))
    mate = table.partner_of(facts.seat)
    nils = [seat for seat in (facts.seat, mate) if seat is not None and _is_nil(deal.full, seat)]
    if mate is None or len(nils) != 1:
        raise QuestionError(t("bot.no_nil"))
    (bidder,) = nils
    partner = mate if bidder == facts.seat else facts.seat
    deal.take_in([ExchangeOpened(bidder, partner, count)])
    size = table.tricks
    if facts.seat == partner:
        deal.take_in([CardsChosen(bidder, count, None)])
        if len(facts.hand) != size:
            size += count
            deal.take_in([CardsPassed(bidder, partner, count, None)])
    check_hand(facts, size)
    gives = [a for a in legal_actions(deal.view, facts.seat) if isinstance(a, Give)]
    return deal.view, tuple(give for give in gives if len(give.cards) == count)


def _is_nil(state: State, seat: Seat) -> bool:
    bid = state.bids[seat]
    return bid is not None and bid.nil


def _club_to_lead(question: PlayQuestion, rules: Rules) -> Card | None:
    """The lowest club of all hands, where it must be led and is known."""
    if rules.first_lead == "left":
        return None
    if not question.history:
        return lowest_club([question.facts.hand], rules.row.pack)
    first = question.history[0][1]
    return first if rules.row.pack.suit(first) is Suit.CLUBS else None
