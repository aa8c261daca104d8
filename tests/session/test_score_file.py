from __future__ import annotations

import csv
import io
from pathlib import Path

import pytest

from game.session.score_file import main, score_table

CASES = Path(__file__).parent.parent / "engine" / "scoring_cases.csv"
HEAD = "case,rules,total_before,bags_before,bids,taken,total_after,bags_after,says\n"


def scored(rows: str, head: str = HEAD) -> list[str]:
    return list(score_table(head + rows))


def row(rules: str = "", bids: str = "4+3", taken: str = "5+2", **cells: str) -> str:
    total, bags = cells.get("total", "0"), cells.get("bags", "0")
    return f"case,{rules},{total},{bags},{bids},{taken},,,\n"


def run(path: Path) -> tuple[int, str]:
    out = io.StringIO()
    status = main(str(path), out)
    return status, out.getvalue()


def test_every_worked_case() -> None:
    with CASES.open(encoding="utf-8", newline="") as file:
        wanted = [f"{case['total_after']},{case['bags_after']}" for case in csv.DictReader(file)]
    status, text = run(CASES)
    assert len(wanted) >= 34
    assert text.splitlines() == wanted
    assert status == 0


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        (row("table=solo4", "4", "6", total="-10"), "32,2"),
        (row("nil=zero", "0+4", "1+4"), "41,1"),
        (row("opening_deal=bids_itself", "", "4+2"), "60,0"),
        (row("opening_deal=bids_itself", "4+2", "4+2"), "60,0"),
        (row("team_talk=on", "0+1", "1+0"), "10,0"),
        (row("blind_six=double_single", "S13", "13"), "260,0"),
        (row("boston=100", "13", "13"), "230,0"),
        (row("", "N+N", "0+0"), "200,0"),
        (row("", "N+B", "0+0"), "300,0"),
        (row("", "4", "4", bags="25"), "-160,5"),
        ('case,"start_scores=10,0",10,0,4,4,,,\n', "50,0"),
    ],
)
def test_other_rows(line: str, answer: str) -> None:
    assert scored(line)[0].startswith(answer)


BAD_ROWS = [
    (row("bag_limt=5"), "there is no rule “bag_limt”"),
    (row("bag_limit=5;bag_limit=7"), "bag_limit is given twice"),
    (row("bag_limit=4"), "bag_limit cannot be “4”: it must be none, 3, 5, 7 or 10"),
    (row("bag_penalty=501"), "bag_penalty cannot be “501”: it must be a number from 0 to 500"),
    (row("bag_penalty"), "“bag_penalty” is no rule, write key=value"),
    (
        row("table=round"),
        "table cannot be “round”: it must be partners, solo4, solo3, draw2, solo5 or pairs6",
    ),
    (row("bid_style=whiz;nil=off"), "whiz needs nil on or zero: a hand may hold no spade"),
    (row(total="1.5"), "total_before must be a whole number, not “1.5”"),
    (row(total="+5"), "total_before must be a whole number, not “+5”"),
    (row(total=""), "total_before must be a whole number, not “”"),
    (row(total="٣"), "total_before must be a whole number, not “٣”"),
    (row(total=" 5"), "total_before must be a whole number, not “ 5”"),
    (row(bags="x"), "bags_before must be a whole number, not “x”"),
    (row(bags="-1"), "bags_before cannot be negative"),
    (row(bids=""), "bids are missing"),
    (row(bids="4+"), "“” is no bid, write a number, N, B or S6"),
    (row(bids="X+3"), "“X” is no bid, write a number, N, B or S6"),
    (row(bids="-1+3"), "“-1” is no bid, write a number, N, B or S6"),
    (row(bids="n+3"), "“n” is no bid, write a number, N, B or S6"),
    (row(bids="4+3+2", taken="4+3+2"), "bids names 3 seats, but a side here has 2"),
    (
        row("table=solo4", "4+3", "4+3"),
        "bids names 2 seats, but a side here has 1",
    ),
    (row(bids="4+3", taken="7"), "bids and taken name 2 and 1 seats"),
    (row(bids="4", taken="4+3"), "bids and taken name 1 and 2 seats"),
    (row(bids="4", taken="4+3+2"), "taken names 3 seats, but a side here has 2"),
    (row(taken="-1+3"), "taken cannot be negative"),
    (row(taken="5+x"), "taken must be a whole number, not “x”"),
    (row(taken=""), "taken must be a whole number, not “”"),
    (row(taken="14+0"), "taken comes to 14, but a deal has 13 tricks"),
    (row(taken="7+7"), "taken comes to 14, but a deal has 13 tricks"),
    (row(bids="14", taken="1"), "a bid of 14 is more than the 13 tricks of a deal"),
    (row(bids="7+7"), "the contract comes to 14, but a deal has 13 tricks"),
    (row("nil=off", "N+3"), "N cannot be bid with nil off"),
    (row("nil=zero", "N+3"), "N cannot be bid with nil zero"),
    (row("", "0+3"), "0 can only be bid with nil zero, nil is written N"),
    (row("blind_nil=off", "B+3"), "B cannot be bid: these rules have no blind nil"),
    (row("nil=off", "B+3"), "B cannot be bid: these rules have no blind nil"),
    (row("", "S6+3"), "S6 cannot be bid with blind_six off"),
    (
        row("blind_six=double_single", "S5+3"),
        "S5 cannot be bid: a blind six promises 6 or more",
    ),
    ("case,,0,0,4+3,5+2\n", "this row has 6 cells for 9 columns"),
    ("a, b,,0,0,4+3,5+2,70,0,\n", "this row has 10 cells for 9 columns"),
    (",,,,,,,,\n", "total_before must be a whole number, not “”"),
    ('"open,,0,0,4+3,5+2,,,\n', "this row is no CSV, a quotation mark is open"),
]


@pytest.mark.parametrize(("line", "reason"), BAD_ROWS)
def test_a_bad_row_costs_only_itself(line: str, reason: str) -> None:
    assert scored(row() + line + row()) == ["70,0", f"error: {reason}", "70,0"]


def test_a_bad_row_between_quoted_ones() -> None:
    quoted = '"nil fails, partner short",,0,0,N+2,1+1,,,\n'
    rows = quoted + '"open,,0,0,4+3,5+2,,,\n' + quoted
    assert [line.partition(":")[0] for line in scored(rows)] == ["-119,1", "error", "-119,1"]


def test_a_quoted_cell_may_hold_quotes_commas_and_lines() -> None:
    rows = '"two\n""lines"", and more",,0,0,4+3,5+2,,,\n' + row(bids="1+1", taken="1+1")
    assert scored(rows) == ["70,0", "20,0"]


@pytest.mark.parametrize("newline", ["\n", "\r\n", "\r"])
def test_line_ends_blank_lines_and_a_byte_order_mark_do_not_matter(newline: str) -> None:
    text = "\ufeff\n" + HEAD + "\n" + row() + "\n   \n" + row(bids="4", taken="4").rstrip()
    assert list(score_table(text.replace("\n", newline))) == ["70,0", "40,0"]


def test_columns_are_found_by_name() -> None:
    head = "taken,bids,bags_before,total_before,rules,case\n"
    assert scored("5+2,4+3,0,100,,exact\n", head) == ["170,0"]


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "the table has no head"),
        ("\n\n", "the table has no head"),
        (HEAD.replace("taken,", ""), "the table has no column taken"),
        (HEAD.replace("says", "bids"), "the table has the column bids twice"),
        (row(), "the table has no column rules"),
    ],
)
def test_a_table_without_its_columns(text: str, reason: str) -> None:
    assert list(score_table(text)) == [f"error: {reason}"]


def test_a_head_alone_has_nothing_to_score(tmp_path: Path) -> None:
    file = tmp_path / "table.csv"
    file.write_text(HEAD, encoding="utf-8")
    assert run(file) == (0, "")


def test_an_error_is_the_exit_status(tmp_path: Path) -> None:
    file = tmp_path / "table.csv"
    file.write_bytes(("\ufeff" + HEAD + row() + row(bids="X")).replace("\n", "\r\n").encode())
    status, text = run(file)
    assert status == 1
    assert text.splitlines() == ["70,0", "error: “X” is no bid, write a number, N, B or S6"]


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    latin = tmp_path / "latin.csv"
    latin.write_bytes(HEAD.encode() + b"caf\xe9,,0,0,4,4,,,\n")
    assert run(tmp_path / "none.csv") == (1, f"error: there is no file {tmp_path / 'none.csv'}\n")
    assert run(tmp_path) == (1, f"error: {tmp_path} cannot be read\n")
    assert run(latin) == (1, f"error: {latin} is no text in UTF-8\n")
    assert main("a\0b", io.StringIO()) == 1


def test_a_plain_terminal_gets_every_line(tmp_path: Path) -> None:
    file = tmp_path / "table.csv"
    file.write_text(HEAD + row(bids="X") + row(), encoding="utf-8")
    raw = io.BytesIO()
    with io.TextIOWrapper(raw, encoding="ascii", write_through=True) as out:
        assert main(str(file), out) == 1
        assert raw.getvalue().decode().splitlines()[1] == "70,0"
