"""Lines of the protocol and what they mean."""

from __future__ import annotations

import pytest

from game.engine.cards import cards
from game.session.bot.questions import (
    BidQuestion,
    Facts,
    NameQuestion,
    PassQuestion,
    PlayQuestion,
    QuestionError,
    Quit,
    Setting,
    parse_question,
    write_question,
)
from tests.session.bot.kit import ARENA, decisions


def test_every_part_of_a_line_is_read() -> None:
    facts = Facts(2, frozenset(cards("AS TH")), (3, None, 0, 13), (-40, 120), (0, 9))
    head = "2 ASTH 3,-,0,13 -40,120 0,9"
    assert parse_question(f"bid {head}") == BidQuestion(facts)
    assert parse_question(f"bid {head} 0") == BidQuestion(facts, 0)
    history = tuple(zip((1, 2), cards("2C 3C"), strict=True))
    played = PlayQuestion(facts, frozenset(cards("TH")), history)
    assert parse_question(f"  play   {head} TH 12C23C\r\n") == played
    assert parse_question(f"play {head} TH -") == PlayQuestion(facts, played.legal, ())
    assert parse_question(f"pass {head} 2") == PassQuestion(facts, 2)
    assert parse_question("option nilPass 2") == Setting("nilPass", 2)
    assert (parse_question("name"), parse_question("quit")) == (NameQuestion(), Quit())


@pytest.mark.parametrize("seed", range(3))
def test_a_written_question_reads_as_itself(seed: int) -> None:
    for _, question in decisions(ARENA, seed):
        assert parse_question(write_question(question)) == question


@pytest.mark.parametrize(
    ("line", "clause"),
    [
        ("bet 0", "“bet” asks nothing, ask name, option, bid, play, pass or quit"),
        ("name you", "name is followed by 0 words, not 1"),
        ("bid 0 AS", "bid is followed by 5 or 6 words, not 2"),
        ("bid 4 AS -,-,-,- 0,0 0,0", "“4” is no seat, seats are 0 to 3"),
        ("bid ² AS -,-,-,- 0,0 0,0", "“²” is no seat, seats are 0 to 3"),
        ("bid 0 AS1C -,-,-,- 0,0 0,0", "“AS1C” is no row of cards, write them like AS2C"),
        ("bid 0 ASA -,-,-,- 0,0 0,0", "“ASA” is no row of cards, write them like AS2C"),
        ("bid 0 ASAS -,-,-,- 0,0 0,0", "AS is there twice"),
        ("bid 0 AS -,x,-,- 0,0 0,0", "“x” is no whole number"),
        ("bid 0 AS -,-1,-,- 0,0 0,0", "-1 is below 0"),
        ("bid 0 AS -,-,-,- 0,0 0,-2", "-2 is below 0"),
        ("play 0 AS 1,1,1,1 0,0 0,0 AS 0A", "“0A” is no history, write it like 0AS1KS or -"),
        ("option winScore many", "“many” is no whole number"),
    ],
)
def test_a_wrong_line_is_told_what_is_wrong(line: str, clause: str) -> None:
    with pytest.raises(QuestionError) as told:
        parse_question(line)
    assert str(told.value) == clause
