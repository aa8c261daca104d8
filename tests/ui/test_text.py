"""Text: measures, places, breaks and cuts."""

from __future__ import annotations

import pygame
import pytest

from game.ui.richtext import runs, wrap_words
from game.ui.theme import Step
from game.ui.vector import put
from tests.ui.kit import painter, pixels, sheet, touched

WHITE = "#ffffff"


def test_figures_stand_in_columns() -> None:
    text = painter(2)
    for weight in (400, 600, 700):
        assert len({text.width(figure * 4, Step.TOTAL, weight) for figure in "0123456789"}) == 1


@pytest.mark.parametrize("scale", [1.0, 1.5, 2.4])
def test_capitals_are_centred_on_the_line(scale: float) -> None:
    text, surface = painter(scale), sheet(600, 200)
    text.draw(surface, "H", 10, 100, Step.DISPLAY, WHITE)
    box = touched(surface)
    assert abs((box.top + box.bottom) / 2 - 100) <= 2 * scale


def test_alignment_puts_the_named_side_at_x() -> None:
    text = painter()
    places = {}
    for align in ("left", "center", "right"):
        surface = sheet()
        text.draw(surface, "HHH", 150, 100, Step.TITLE, WHITE, align=align)
        places[align] = touched(surface)
    assert abs(places["left"].left - 150) <= 3
    assert abs(places["center"].centerx - 150) <= 1
    assert abs(places["right"].right - 150) <= 3


def test_words_stand_apart_at_sizes_for_reading() -> None:
    words = ("of", "matches", "won,", "0", "of", "4", "nils", "kept", "for", "you")
    for size, scale in ((Step.CAPTION, 0.8), (Step.BODY, 1.0), (Step.LEAD, 1.0)):
        text = painter(scale)
        line = text.width(" ".join(words), size)
        apart = (line - sum(text.width(word, size) for word in words)) / (len(words) - 1)
        assert apart >= 0.21 * text.px(size)
    assert painter().width(" ", Step.DISPLAY) == pytest.approx(0.2 * Step.DISPLAY.px, abs=1)


def test_scale_multiplies_sizes_and_lines() -> None:
    text = painter(2)
    assert text.px(Step.BODY) == 32
    assert text.line(Step.BODY) == 48
    one, two = painter(1).width("Spades", 20), text.width("Spades", 20)
    assert two == pytest.approx(2 * one, rel=0.05)


def test_spacing_widens_and_draw_returns_the_end() -> None:
    text = painter(2)
    plain, wide = text.width("TRICK", Step.CAPTION), text.width("TRICK", Step.CAPTION, None, 1)
    assert wide == pytest.approx(plain + 4 * 2, abs=3)
    assert text.draw(sheet(), "TRICK", 5, 50, Step.CAPTION, WHITE, spacing=1) == 5 + wide


def test_runs_mark_strong_words_and_suits() -> None:
    found = [(run.text, run.strong, run.suit) for run in runs("Lead *♥ now* or ♠")]
    assert found == [
        ("Lead ", False, ""),
        ("♥", True, "♥"),
        (" now", True, ""),
        (" or ♠", False, ""),
    ]


def test_red_suits_take_the_red_given() -> None:
    text, surface = painter(), sheet()
    text.rich(surface, "♥", 150, 100, Step.DISPLAY, WHITE, red="#ff0000", align="center")
    assert surface.get_at(touched(surface).center)[:3] == (255, 0, 0)


def test_four_colours_are_taken_where_red_would_be() -> None:
    text, seen = painter(), {}
    text.suits = {"♦": "#0000ff", "♣": "#00ff00"}
    for sign in "♥♦♣":
        for red in ("#ff0000", None):
            surface = sheet()
            text.rich(surface, sign, 150, 100, Step.DISPLAY, WHITE, red=red, align="center")
            seen[sign, red] = touched(surface).w, surface.get_at(touched(surface).center)[:3]
    assert [seen[sign, "#ff0000"][1] for sign in "♥♦"] == [(255, 0, 0), (0, 0, 255)]
    assert len({seen["♣", red][1] for red in ("#ff0000", None)}) == 2
    assert seen["♦", None][1] == (255, 255, 255)


def test_wrapped_lines_fit_and_keep_every_word() -> None:
    text = painter()
    words = "The *tenth bag costs a hundred* points and the counter starts again"
    lines = text.wrap(words, Step.BODY, 140)
    assert len(lines) > 2
    assert all(text.rich_width(line, Step.BODY) <= 140 for line in lines)
    assert " ".join(lines).replace("*", "") == words.replace("*", "")
    assert all(line.count("*") % 2 == 0 for line in lines)
    strong = "".join(run.text for line in lines for run in runs(line) if run.strong)
    assert strong.replace(" ", "") == "tenthbagcostsahundred"


def test_a_short_last_word_is_not_left_alone() -> None:
    lines = wrap_words("Each player bids *once, clockwise; nobody passes.*", 42, len)
    assert lines == ["Each player bids *once, clockwise;*", "*nobody passes.*"]
    lines = wrap_words("Three pairs, partners opposite, with 8 cards each.", 45, len)
    assert lines[-1] == "8 cards each."
    lines = wrap_words("What is this? It is incomprehensible.", 20, len)
    assert lines[-1] == "incomprehensible."


def test_newlines_break_and_long_words_stand_alone() -> None:
    lines = painter().wrap("one\ntwo incomprehensibilities x", Step.BODY, 60)
    assert lines == ["one", "two", "incomprehensibilities", "x"]


def test_what_is_too_long_for_any_line_is_broken() -> None:
    text, path = painter(), "/home/somebody/a-folder-of-a-rather-long-name/and/another.toml"
    lines = text.wrap(f"It is {path} now", Step.BODY, 200)
    assert "".join(lines).replace(" ", "") == f"Itis{path}now"
    assert len(lines) > 2
    assert all(text.rich_width(line, Step.BODY) <= 200 for line in lines)


def test_paragraph_returns_where_it_ends() -> None:
    text = painter(2)
    rows = len(text.wrap("a b c d e f g h", Step.BODY, 60))
    end = text.paragraph(sheet(), "a b c d e f g h", 0, 10, 60, Step.BODY, WHITE)
    assert end == 10 + rows * 48


def test_names_are_cut_only_when_they_must_be() -> None:
    text = painter()
    assert text.fit("Vera", Step.LEAD, 200) == "Vera"
    cut = text.fit("Maximiliana Featherstone", Step.LEAD, 100)
    assert cut.endswith("…")
    assert text.width(cut, Step.LEAD) <= 100
    assert text.fit("Vera", Step.LEAD, 1) == "…"


def test_alpha_does_not_stay_behind() -> None:
    text, faded, full = painter(), sheet(), sheet()
    text.draw(faded, "H", 100, 100, Step.DISPLAY, WHITE, alpha=40)
    text.draw(full, "H", 100, 100, Step.DISPLAY, WHITE)
    box = touched(full)
    brightest = max(full.get_at((x, box.centery)).r for x in range(box.left, box.right))
    dim = max(faded.get_at((x, box.centery)).r for x in range(box.left, box.right))
    assert brightest == 255
    assert dim < 140


@pytest.mark.parametrize("text", ["", "\u200b", "\u200b\u2060", "\u202e", "\ufeff", "\u0301"])
def test_what_has_no_width_is_drawn_as_nothing_much(text: str) -> None:
    surface = sheet()
    painter().draw(surface, text, 100, 100, Step.BODY, WHITE)
    painter().rich(surface, text, 100, 100, Step.BODY, WHITE)
    painter().paragraph(surface, text, 100, 100, 50, Step.BODY, WHITE)


@pytest.mark.parametrize("text", ["a\0b", "rules-\udcff.toml", "\ud83d"])
def test_what_no_font_takes_is_written_with_another_sign(text: str) -> None:
    surface, writer = sheet(), painter()
    end = writer.draw(surface, text, 10, 100, Step.BODY, WHITE)
    assert end == 10 + writer.width(text, Step.BODY) > 10
    assert touched(surface)


def test_a_text_on_a_layer_looks_as_on_the_window() -> None:
    layer = pygame.Surface((60, 60), pygame.SRCALPHA, 32)
    laid, straight = (pygame.Surface((60, 60), 0, 32) for _ in range(2))
    painter().draw(layer, "0", 30, 30, Step.LEAD, WHITE)
    put(laid, layer, 0, 0)
    painter().draw(straight, "0", 30, 30, Step.LEAD, WHITE)
    pairs = zip(pixels(laid), pixels(straight), strict=True)
    assert max(abs(one - other) for one, other in pairs) <= 2
