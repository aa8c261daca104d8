"""The bot as a player: its answers, its seeds, and what no line can do to it."""

from __future__ import annotations

import io
import random
import re
import sys
from itertools import count

import pytest

from game.ai.players import LEVELS, choose
from game.engine.actions import Give, MakeBid, Play
from game.engine.rules import Rules
from game.engine.shuffle import Seeded
from game.engine.state import Start
from game.session.bot.bot import LONGEST_LINE, Bot, Strength, question_seed, serve
from game.session.bot.command import main
from game.session.bot.questions import write_question
from game.session.bot.rule_choice import read_rules
from tests.ai.table import Sitting
from tests.bench.asking import action_of, question_of
from tests.bench.outside import Program
from tests.session.bot.kit import ARENA, decisions

CLUBS = "2C3C4C5C6C7C8C9CTCJCQCKCAC"


def bot(level: str = "standard", worlds: int = 2, rules: Rules = ARENA, seed: int = 0) -> Bot:
    return Bot(Strength(level, worlds, seed=seed), rules, lambda: 0.0)


def asked(lines: bytes, player: Bot | None = None) -> list[str]:
    out = io.StringIO()
    serve(player or bot(), io.BytesIO(lines), out)
    return out.getvalue().splitlines()


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("preset", ["arena", "classic", "bicycle", "jjdd", "whiz", "suicide"])
def test_every_answer_is_legal_over_a_whole_deal(level: str, preset: str) -> None:
    rules = read_rules(f"{preset};nil_exchange=2")
    player = bot(level, rules=rules)
    for request, question in decisions(rules, 5):
        answer = player.answer(write_question(question))
        assert answer is not None
        assert action_of(answer, request) in request.legal


def test_through_pipes_it_plays_the_cards_of_the_same_level_at_the_table() -> None:
    program = Program(f"{sys.executable} -m game bot pro --worlds 4 --seed 5", patience=60.0)
    try:
        for deal in (1, 2):
            sitting = Sitting(ARENA, Seeded(deal), Start(deal, 2))
            while not sitting.state.results:
                question = question_of(sitting.request("pro", strength=4))
                assert question is not None
                request = sitting.request("pro", question_seed(5, question), 4)
                action = choose(request).action
                assert action_of(program.ask(write_question(question)), request) == action
                sitting.act(action)
    finally:
        program.close()
    assert program.unasked == 0


def _answers(level: str, seed: int) -> list[str | None]:
    return [
        bot(level, worlds=1, seed=seed).answer(write_question(question))
        for _, question in decisions(ARENA, 3)
    ]


def test_the_seed_and_the_line_decide() -> None:
    assert _answers("easy", 1) == _answers("easy", 1) != _answers("easy", 2)


def test_it_keeps_nothing_but_the_options() -> None:
    lines = [write_question(question) for _, question in decisions(ARENA, 4)]
    player = bot("pro")
    forwards = [player.answer(line) for line in lines]
    assert [player.answer(line) for line in reversed(lines)] == forwards[::-1]


def test_options_hold_and_are_refused_by_name() -> None:
    player = bot()
    assert player.answer("option nilPass 2") == "ok"
    assert player.answer("option winScore 250") == "ok"
    assert player.answer("option bagLimit 0") == "ok"
    assert player.answer("option bagLimit 4") == (
        "error: bag_limit cannot be “4”: it must be none, 3, 5, 7 or 10"
    )
    assert player.answer("option moonShot 1") == (
        "error: “moonShot” is no option, there are winScore, bagLimit and nilPass"
    )


def test_it_passes_the_cards_of_the_levels() -> None:
    hand = "AS5S" + CLUBS[4:]
    assert bot().answer(f"pass 2 {hand} 3,3,0,3 0,0 0,0 3") == "5SACAS"
    assert bot().answer(f"pass 0 {hand} 3,3,0,3 0,0 0,0 2") == "4C5C"
    assert bot().answer(f"pass 0 {hand}2H3H 3,3,0,3 0,0 0,0 2") == "2H3H"


def test_one_answer_a_line_until_quit() -> None:
    assert asked(b"name\r\n\n  \nbid\nquit\nname\n") == [
        "spades standard",
        "error: bid is followed by 5 or 6 words, not 0",
    ]
    assert asked(b"name") == ["spades standard"]
    assert asked(b"") == []


def test_a_line_too_long_is_one_line() -> None:
    endless = b"bid " + b"x" * (3 * LONGEST_LINE)
    assert asked(endless + b"\nname\n") == ["error: the line is too long", "spades standard"]
    assert asked(endless) == ["error: the line is too long"]
    full = b"x" * (LONGEST_LINE - 1) + b"\n"
    assert asked(full + b"name\n")[1:] == ["spades standard"]


def test_a_deal_that_cannot_be_is_no_crash() -> None:
    # Every other seat has shown that it holds no heart, and most hearts have not been seen.
    void = "play 0 3H4H5HAD6C7C8C9CTCJCQCKC 3,3,3,3 0,0 0,0 3H4H 02H12D23D34D"
    assert bot("pro", 10).answer(void) == "error: no deal fits this line"


def test_the_ceiling_of_seconds_cuts_the_search_short() -> None:
    ticks = count()
    player = Bot(Strength("standard", 10**6, seconds=3.0), ARENA, lambda: float(next(ticks)))
    assert player.answer(f"bid 0 AS{CLUBS[2:]} -,-,-,3 0,0 0,0") is not None
    assert next(ticks) < 20


_ANSWER = re.compile("error: .+|ok|[0-9]{1,2}|([2-9TJQKA][CDHS]|[BL]J)+|spades .+")


def test_garbled_lines_are_answered_and_never_crash() -> None:
    rng = random.Random(1)
    lines = [write_question(q) for seed in range(3) for _, q in decisions(ARENA, seed)]
    players = [bot("pro"), bot("standard"), bot("easy", rules=read_rules("whiz"))]
    for _ in range(1500):
        text = _garbled(rng, rng.choice(lines))
        if not text.strip() or text.split()[0] == "quit":
            continue
        answer = rng.choice(players).answer(text)
        assert answer is not None, text
        assert _ANSWER.fullmatch(answer), (text, answer)
        assert "failed" not in answer, text


def _garbled(rng: random.Random, line: str) -> str:
    return _with_cards_changed(rng, line) if rng.random() < 0.5 else _with_signs_changed(rng, line)


def _with_cards_changed(rng: random.Random, line: str) -> str:
    """The line with cards changed for one another, so that it reads well and tells of no deal."""
    words = line.split()
    for _ in range(rng.randint(1, 4)):
        one, other = (rng.choice("23456789TJQKA") + rng.choice("CDHS") for _ in range(2))
        places = range(2, len(words)) if rng.random() < 0.7 else [rng.randrange(2, len(words))]
        for place in places:
            word = words[place].replace(one, "..").replace(other, one)
            words[place] = word.replace("..", other)
    words[3] = ",".join(rng.choice([bid, "3", "0"]) for bid in words[3].split(","))
    return " ".join(words)


def _with_signs_changed(rng: random.Random, line: str) -> str:
    words = line.split()
    for _ in range(rng.randint(1, 3)):
        place = rng.randrange(len(words))
        word = words[place]
        sign = rng.randrange(len(word) + 1)
        match rng.randrange(6):
            case 0:
                words[place] = word[:sign] + rng.choice("0123456789-,ASKQTCDHxé ²") + word[sign:]
            case 1:
                words[place] = word[:sign] + word[sign + 1 :]
            case 2:
                words[place], words[-1] = words[-1], word
            case 3:
                words.insert(place, rng.choice(words))
            case 4:
                words[place] = "".join(rng.sample(word, len(word)))
            case _:
                words[place] = rng.choice(["", "-", "quit", "13", "99999999999999999999", word * 2])
        words = " ".join(words).split() or ["x"]
    return " ".join(words)


def run(*words: str, lines: bytes = b"name\n") -> tuple[int, str, str]:
    out, complaint = io.StringIO(), io.StringIO()
    status = main(words, io.BytesIO(lines), out, complaint, lambda: 0.0)
    return status, out.getvalue(), complaint.getvalue()


def test_the_command_answers_and_says_nothing_else() -> None:
    assert run("pro", "--worlds", "3", "--seconds", "2", "--seed", "luck") == (
        0,
        "spades pro\n",
        "",
    )
    assert run("easy", "--rules", "tournament;target=200") == (0, "spades easy\n", "")


@pytest.mark.parametrize(
    ("rules", "sentence"),
    [
        ("three_hand", "The line protocol seats four hands, and the table solo3 has 3."),
        ("six_hand_pairs", "The line protocol seats four hands, and the table pairs6 has 6."),
        ("team_talk=on", "The line protocol has no words for the ranges of team talk."),
        ("opening_deal=bids_itself", "The line protocol has no deals without bids."),
        ("nil=maybe", "These rules cannot be read: nil cannot be “maybe”: it must be on, off or"),
        ("bridge", "These rules cannot be read: “bridge” is no preset, there are classic, quick"),
    ],
)
def test_what_cannot_be_played_is_refused_in_a_sentence(rules: str, sentence: str) -> None:
    status, out, complaint = run("pro", "--rules", rules)
    assert (status, out, complaint.count("\n")) == (1, "", 1)
    assert complaint.startswith(sentence)


@pytest.mark.parametrize(
    "words", [[], ["master"], ["pro", "--worlds", "0"], ["pro", "--seconds", "nan"]]
)
def test_a_command_that_is_not_understood_ends(words: list[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        run(*words)
    assert ended.value.code == 2


def test_rules_are_a_preset_with_changes() -> None:
    assert read_rules("") == read_rules("arena") == ARENA
    assert read_rules("target=300") == ARENA.model_copy(update={"target": 300})
    changed = read_rules("tournament; board=5; target=400")
    assert (changed.board, changed.target, changed.ten_for_200) == (5, 400, "miss_200")
    assert read_rules("bicycle;start_scores=1,2,3,4").start_scores == (1, 2, 3, 4)


def test_a_random_deal_asks_for_bids_cards_and_passes() -> None:
    rules = read_rules("suicide;nil_exchange=2")
    kinds = {type(request.legal[0]) for request, _ in decisions(rules, 5)}
    assert kinds == {MakeBid, Play, Give}
