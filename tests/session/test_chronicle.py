from __future__ import annotations

import pytest

from game.engine.actions import Play
from game.engine.legality import legal_actions
from game.engine.tables import TABLES
from game.session.chronicle import Chronicle
from game.session.match import MatchSession
from game.words.captions import Tone
from game.words.cards import card_name
from game.words.names import Names
from tests.scenes.seeded import NAMES, match_at, my_turn

PEOPLE = Names(NAMES, 0)
ALL = 10_000


def chronicle(match: MatchSession) -> Chronicle:
    told = Chronicle(match, PEOPLE)
    told.catch_up(ALL)
    return told


def test_it_grows_with_the_log_and_equals_one_begun_late() -> None:
    match = match_at(my_turn(2, 2))
    early = chronicle(match)
    for _ in range(4):
        action = legal_actions(match.view, 0)[0]
        match.submit(action, match.version)
        match.pump()
        early.catch_up(ALL)
    assert early.complete
    assert early.told() == chronicle(match).told()


def test_it_is_read_in_pieces() -> None:
    match = match_at(my_turn(2, 2))
    told = Chronicle(match, PEOPLE)
    told.catch_up(3)
    assert not told.complete
    first = told.told()
    told.catch_up(ALL)
    assert told.complete
    assert told.told()[: len(first)] == first


def test_what_is_still_to_be_shown_is_left_out() -> None:
    told = chronicle(match_at(my_turn(2, 2)))
    assert told.told(1) == told.told()[:-1]
    assert told.told(ALL) == ()


def test_nobody_elses_cards_are_told_before_they_fall() -> None:
    match = match_at(my_turn(1, 3))
    texts = " ".join(caption.text for caption in chronicle(match).told())
    fallen = {card for trick in match.view.tricks for card in trick.cards}
    own = match.view.hands[0] or frozenset()
    for card in match.view.table.pack.cards:
        if card not in fallen and card not in own:
            assert f"the {card_name(card)}" not in texts.partition("Deal 1")[2]


def test_undo_and_redo_are_told() -> None:
    match = match_at(my_turn(2, 2))
    told = chronicle(match)
    action = legal_actions(match.view, 0)[0]
    assert isinstance(action, Play)
    match.submit(action, match.version)
    match.pump()
    match.undo()
    told.catch_up(ALL)
    assert told.told()[-1].text == f"You take back your play of the {card_name(action.card)}"
    match.redo()
    match.pump()
    told.catch_up(ALL)
    after = [caption for caption in told.told() if caption.tone is Tone.RESULT]
    assert sum(caption.text == "Played again" for caption in after) == 1
    own = f"You play the {card_name(action.card)}"
    assert sum(caption.text.endswith(own[4:]) for caption in told.told()) >= 2


@pytest.mark.parametrize("table", TABLES)
def test_a_deal_at_every_table_is_told_card_by_card(table: str) -> None:
    match = match_at(lambda view: view.scored or view.ended is not None, table=table)
    texts = [caption.text for caption in chronicle(match).told()]
    played = match.view.results[-1]
    assert sum(" trick " in text and " with the " in text for text in texts) == sum(played.taken)
    assert sum(text.startswith("Your cards: ") for text in texts) == 1
    assert all(texts)
