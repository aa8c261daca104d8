from __future__ import annotations

from itertools import pairwise

import pytest

from game.engine.bids import NIL
from game.engine.cards import cards
from game.engine.events import TrickTaken
from game.engine.evolve import fold
from game.engine.record import chapters
from game.engine.redaction import redact
from game.engine.rules import Rules
from game.engine.state import State, initial_state
from game.engine.turn import to_act
from game.words.awaited import awaited
from game.words.captions import Caption, Tone, captions, cards_in_words
from tests.scenes.seeded import match_at
from tests.words.people import PEOPLE, TABLE

Story = tuple[list[Caption], list[State]]


@pytest.fixture(scope="module")
def story() -> Story:
    """One deal in which the partner bids nil: its captions, and the viewer's view after each."""
    record = match_at(lambda view: view.scored, told={2: "bid N"}).record
    view = initial_state(record.rules, None, record.start, viewer=0)
    said: list[Caption] = []
    views = [view]
    for events in chapters(record):
        for event in (redact(event, 0) for event in events):
            view = fold(view, (event,))
            said += captions(event, views[-1], view, PEOPLE)
            views.append(view)
    return said, views


def test_a_deal_is_told_with_the_own_cards_and_no_others(story: Story) -> None:
    said = [caption.text for caption in story[0]]
    assert said[1] == "Deal 1"
    hands = [line for line in said if line.startswith("Your cards: ")]
    assert len(hands) == 1
    assert "spades" in hands[0]
    assert not any("turns up" in line for line in said)


def test_every_card_and_every_trick_is_told(story: Story) -> None:
    said, views = story
    texts = [caption.text for caption in said]
    assert sum(" trick " in line and " with the " in line for line in texts) == TABLE.tricks
    for trick in views[-1].tricks:
        led = cards_in_words(trick.cards[:1], TABLE)
        assert any(f"lead{end} {led}" in line for line in texts for end in ("", "s"))


def test_what_the_sides_have_is_told_beside_what_they_bid(story: Story) -> None:
    said, views = story
    last = next(c.text for c in reversed(said) if f" trick {TABLE.tricks} with " in c.text)
    assert f"Them: *{sum(views[-1].side_deal(1).taken)}*\N{NO-BREAK SPACE}tricks" in last
    for side in (0, 1):
        assert f"tricks, bid\N{NO-BREAK SPACE}{views[-1].contract(side)}" in last


def test_the_score_is_told_line_by_line(story: Story) -> None:
    said, views = story
    last = [caption.text for caption in said]
    assert any(line.startswith("Us: *") and line.endswith("bags") for line in last[-8:])
    assert sum(": Contract of " in line for line in last) == len(views[-1].table.sides)


def test_a_lost_nil_is_bad_for_its_side_and_good_for_the_other(story: Story) -> None:
    _, views = story
    assert views[-1].bids[2] == NIL
    before, after = next((a, b) for a, b in pairwise(views) if not a.taken(2) and b.taken(2))
    others = type(PEOPLE)(PEOPLE.by_seat, viewer=1)
    for names, tone in ((PEOPLE, Tone.BAD), (others, Tone.GOOD)):
        lost = [c for c in captions(TrickTaken(2), before, after, names) if "nil" in c.text]
        assert [caption.tone for caption in lost] == [tone]


def test_what_is_awaited_names_what_is_led_and_what_may_be_played(story: Story) -> None:
    _, views = story
    own = [awaited(view, PEOPLE) for view in views if to_act(view) == 0]
    assert own[0].startswith("*Your bid.* You hold the ")
    assert any(line.startswith("*Your turn.*") and " led; " in line for line in own)
    assert any(line.startswith("*Your lead.*") for line in own)
    assert any("You may play any card" in line for line in own)
    assert any("You may play the " in line and " or " in line for line in own)
    assert any("Your only card is the " in line for line in own)
    assert not any("any card: " in line and " or " not in line and ";" not in line for line in own)
    waiting = [awaited(view, PEOPLE) for view in views if to_act(view) in (1, 2, 3)]
    counting = [view for view in views if view.tricks_done == 13 and not view.scored]
    assert counting
    assert all("now they are counted" in awaited(view, PEOPLE) for view in counting)
    waiting = [line for line in waiting if "counted" not in line]
    assert all(line.endswith(("is to act.", "is to play.")) for line in waiting)
    assert awaited(views[-1], PEOPLE) == "The deal is over."


def test_a_promoted_card_is_named_whole_before_the_spades() -> None:
    table = Rules.model_validate({"trumps": "jokers_2d_2s"}).row
    words = cards_in_words(cards("2D AS BJ KH"), table)
    assert words == "the Big Joker and 2 of diamonds; the ace of spades; the king of hearts"
