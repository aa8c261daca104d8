"""The arena's fairness, its figures and its command."""

from __future__ import annotations

from collections import Counter

import pytest

from game.engine.bids import NIL, tricks_bid
from game.engine.ledger import SideDeal, score
from game.engine.state import DealResult
from game.session.bot.rule_choice import read_rules
from tests.bench.arena import main
from tests.bench.arena_cores import Meeting, play
from tests.bench.arena_games import Arena, Round, all_seatings
from tests.bench.arena_players import Level, Spec, parse_player
from tests.bench.arena_report import interval, report, spread, wilson
from tests.bench.arena_tally import Tally, value
from tests.bench.everywhere import main as everywhere
from tests.bench.everywhere import wanted
from tests.bench.outside import Fault

ARENA = read_rules("arena")
_EVEN = "A-B +0.00 ± 0.00 [0.0]; a bag at -9: +0.00 ± 0.00 [0.0], B-A at most +0.0"


def arena(a: str, b: str, rules: str = "arena") -> Arena:
    return Arena(read_rules(rules), 3, (Level(a, 2), Level(b, 2)))


@pytest.mark.parametrize("sides", [2, 3, 4, 5, 6])
def test_both_players_sit_everywhere_equally_often(sides: int) -> None:
    seatings = all_seatings(sides)
    assert len(set(seatings)) == len(seatings)
    for side in range(sides):
        assert Counter(seating[side] for seating in seatings) == {
            0: len(seatings) // 2,
            1: len(seatings) // 2,
        }
    assert all({0, 1} == set(seating) for seating in seatings)


@pytest.mark.parametrize("rules", ["arena", "bicycle", "three_hand", "two_hand_draw", "five_hand"])
def test_a_player_is_as_good_as_itself(rules: str) -> None:
    played = arena("instant", "instant", rules).deal(1)
    assert played.lead == pytest.approx(0)
    assert played.share is None
    assert [len(t.points) for t in played.tallies] == [played.plays * _sides(rules) / 2] * 2


def _sides(rules: str) -> int:
    return len(read_rules(rules).row.sides)


def test_a_match_of_equals_is_shared_and_played_to_the_target() -> None:
    played = arena("instant", "instant", "arena;target=200").match(2)
    assert (played.share, played.lead, played.plays) == (0.5, 0, 2)
    sums = [sum(tally.points) for tally in played.tallies]
    assert sums[0] == sums[1]
    assert sum(sums) / 2 >= 200 - 500
    assert played.deals >= 4


def test_the_better_player_wins_its_matches() -> None:
    played = arena("instant", "easy").match(1)
    assert played.share == 1
    assert played.lead > 0
    assert arena("easy", "instant").match(1).share == 0


def test_the_same_cards_are_dealt_again_and_others_from_another_seed() -> None:
    def points(seed: int) -> list[float]:
        players = (Level("instant", 1), Level("easy", 1))
        return Arena(ARENA, seed, players).deal(5).tallies[0].points

    assert points(1) == points(1) != points(2)


def test_cores_change_nothing() -> None:
    meeting = Meeting((Spec("easy", "easy"), Spec("instant", "instant")), ARENA, 9, 5)
    one, two = ([r.lead for r in play(meeting, cores)] for cores in (1, 2))
    assert len(one) == 5
    assert one == two


def result(bids: str, taken: tuple[int, ...]) -> DealResult:
    made = tuple(NIL if word == "N" else tricks_bid(int(word)) for word in bids.split())
    ledgers = tuple(
        score(ARENA, SideDeal((made[s], made[s + 2]), (taken[s], taken[s + 2])), 8) for s in (0, 1)
    )
    return DealResult(1, 0, made, taken, ledgers, (0, 0))


def test_a_tally_counts_bags_at_their_value_and_every_nil() -> None:
    tally, deal = Tally(), result("N 4 5 3", (0, 2, 8, 3))
    for side in (0, 1):
        tally.score(deal, ARENA.row, side)
    assert tally.points == [100 + 50 + 3 - 100, -70]
    assert tally.valued == [100 + 50 - 27, -70] == [value(ledger) for ledger in deal.ledgers]
    assert (tally.bags, tally.contracts, tally.errors) == ([3, 0], [False, True], [3, -2])
    assert (tally.nil_bids, tally.nils) == ([True, False, False, False], [True])


def test_intervals_are_of_95_per_cent() -> None:
    assert interval([1.0, 3.0], sign="+") == "+2.00 ± 1.96 [1.4]"
    assert interval([5.0]) == "5.00 ± 0.00 [0.0]"
    assert spread([float(n) for n in range(101)]) == "50.00 / 95.00 / 100.00"
    assert spread([1.0]) == "-"
    assert wilson(1.0, 20) == pytest.approx((0.839, 1.0), abs=0.001)
    assert wilson(0.5, 100) == pytest.approx((0.404, 0.596), abs=0.001)


def test_a_report_names_every_fault() -> None:
    tallies = (Tally(), Tally())
    for tally in tallies:
        tally.score(result("3 3 3 3", (3, 4, 3, 3)), ARENA.row, 0)
    tallies[1].faults.note(Fault.SILENCE, "no answer in 10 s to 'name'", 3)
    rounds = [Round(tallies, 1.0, 2.0, 0.5, 2, 20), Round(tallies, 3.0, 2.0, 1.0, 2, 24)]
    lines = list(report(("pro", "./theirs"), rounds))
    assert (
        lines[0] == "A wins 75.0 % (30.1 to 95.4) of 2 paired matches (4 played, 11.0 deals each)"
    )
    assert lines[1] == "A-B points a deal +2.00 ± 1.96 [1.4]; a bag at -9: +2.00 ± 0.00 [0.0]"
    assert lines[-1] == "B ./theirs: silence, 6 in all; the first: no answer in 10 s to 'name'"


def test_players_are_named_by_level_worlds_or_command() -> None:
    assert parse_player("pro") == Spec("pro", "pro")
    assert parse_player("pro:worlds=400") == Spec("pro:worlds=400", "pro", 400)
    bold = parse_player("expert:temper=bold,worlds=9")
    assert (bold.level, bold.worlds, bold.temper) == ("expert", 9, "bold")


@pytest.mark.parametrize(
    ("name", "clause"),
    [
        ("master", "no player is called 'master', there are easy, standard, pro"),
        ("pro:worlds=0", "'worlds=0' is not worlds=N"),
        ("pro:speed=3", "'speed=3' is not worlds=N"),
        ("pro:temper=bold", "'temper=bold' is not worlds=N"),
        ("./no/such/program fast", "there is no program ./no/such/program"),
    ],
)
def test_nobody_else_is_let_in(name: str, clause: str) -> None:
    with pytest.raises(ValueError, match="^" + clause):
        parse_player(name)


def test_the_command_prints_a_report(capsys: pytest.CaptureFixture[str]) -> None:
    main(["instant", "easy", "--deals", "2", "--seed", "4", "--cores", "1"])
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "instant v easy: 2 duplicate deals, seed 4, rules arena"
    assert len(lines) == 8
    main(["instant", "easy", "--matches", "1", "--cores", "1", "--rules", "short"])
    assert "1 paired matches" in capsys.readouterr().out


@pytest.mark.parametrize(
    "words",
    [["pro"], ["pro", "/bin/cat x", "--rules", "five_hand"], ["pro", "pro", "--deals", "0"]],
)
def test_the_command_refuses_what_cannot_be(words: list[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(words)
    assert ended.value.code == 2


def test_everywhere_names_its_random_rules_as_the_arena_takes_them() -> None:
    for name, rules in wanted([], 14, seed=5):
        assert read_rules(name) == rules


def test_everywhere_tells_of_each_preset_and_random_rules(
    capsys: pytest.CaptureFixture[str],
) -> None:
    everywhere(["instant", "instant", "--presets", "arena", "--random", "1", "--deals", "1"])
    head, arena_line, random_line = capsys.readouterr().out.splitlines()
    assert head == "instant v instant: 1 duplicate deals each, seed 1"
    assert arena_line == f"{_EVEN}: arena"
    assert random_line.startswith(f"{_EVEN}: classic;")


@pytest.mark.parametrize("words", [["nobody", "pro"], ["pro", "pro", "--deals", "0"]])
def test_everywhere_names_what_it_cannot_play(
    words: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        everywhere(words)
    assert "error:" in capsys.readouterr().err
