"""The committed pictures and sounds are what the generators make, in shapes nanosvg draws."""

from __future__ import annotations

import array
import importlib
import io
import re
import struct
import sys
from pathlib import Path
from types import ModuleType
from typing import get_args
from xml.etree import ElementTree

import pygame
import pytest

from game.engine.cards import STANDARD_PACK
from game.storage.settings import Look
from game.ui.cardstyle import CardStyle

ROOT = Path(__file__).resolve().parents[2]
ASSETS = ROOT / "assets"
VECTORS = sorted(ASSETS.rglob("*.svg"))
FACES = get_args(Look.model_fields["face"].annotation)
RED, BLACK = "#c4162a", "#16181d"
NAMESPACE = "{http://www.w3.org/2000/svg}"
PAINT = {"fill", "fill-rule", "opacity", "stroke", "stroke-width", "stroke-linecap"}
PAINT |= {"stroke-linejoin", "transform"}
SAFE = {
    "svg": {"width", "height", "viewBox"},
    "g": {"transform"},
    "defs": set(),
    "path": PAINT | {"d"},
    "rect": PAINT | {"x", "y", "width", "height", "rx"},
    "circle": PAINT | {"cx", "cy", "r"},
    "linearGradient": {"id", "gradientUnits", "x1", "y1", "x2", "y2"},
    "radialGradient": {"id", "gradientUnits", "cx", "cy", "r"},
    "stop": {"offset", "stop-color"},
}
"""The elements nanosvg draws, and the attributes it minds."""
WAV_HEADER = 44
FURTHER_TAKE = re.compile(r"_[2-9]$")


@pytest.fixture
def generators(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(str(ROOT / "packaging" / "art"))
    return importlib.import_module("make_assets")


def test_vector_files_are_what_the_generators_write(generators: ModuleType) -> None:
    made = generators.vector_files()
    committed = {
        str(path.relative_to(ASSETS).as_posix()): path.read_text(encoding="utf-8")
        for path in ASSETS.rglob("*.svg")
    }
    assert made == committed


def test_sounds_are_what_the_generators_write(generators: ModuleType) -> None:
    files = {path.stem: path.read_bytes() for path in (ASSETS / "sounds").glob("*.wav")}
    assert set(files) == set(generators.SOUNDS)
    for name in (name for name in files if not FURTHER_TAKE.search(name)):
        made, data = generators.wav(name), files[name]
        assert made[:WAV_HEADER] == data[:WAV_HEADER], name
        # Another machine's sine may round the last bit the other way.
        pairs = zip(_samples(made), _samples(data), strict=True)
        assert max(abs(a - b) for a, b in pairs) <= 1, name


def _samples(data: bytes) -> array.array[int]:
    samples = array.array("h", data[WAV_HEADER:])
    if sys.byteorder == "big":
        samples.byteswap()
    return samples


def test_every_card_has_a_face() -> None:
    for kind in FACES:
        codes = {path.stem for path in (ASSETS / "cards" / kind).glob("*.svg")}
        assert codes == {*map(str, STANDARD_PACK), "BJ", "LJ"}
    backs = {path.stem for path in (ASSETS / "cards" / "backs").glob("*.svg")}
    assert backs == set(get_args(Look.model_fields["back"].annotation))


@pytest.mark.parametrize(
    "path", VECTORS, ids=[path.relative_to(ASSETS).as_posix() for path in VECTORS]
)
def test_pictures_use_only_what_nanosvg_draws(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    used = set(re.findall(r"url\(#(\w+)\)", text))
    assert used == set(re.findall(r' id="(\w+)"', text))
    assert not re.search(r'(?:fill|stroke)="(?!none|#[0-9a-f]{6}"|url\(#)', text)
    for element in ElementTree.fromstring(text).iter():
        tag = element.tag.removeprefix(NAMESPACE)
        # A group moves what it holds and does no more: its opacity and paint are not drawn.
        assert set(element.keys()) <= SAFE[tag], tag


def test_each_suit_keeps_its_ink_for_its_signs() -> None:
    for path in (path for kind in FACES for path in (ASSETS / "cards" / kind).glob("*.svg")):
        inks = [ink for ink in (RED, BLACK) if ink in path.read_text(encoding="utf-8")]
        if path.stem == "AS":
            assert inks == [BLACK]
        elif path.stem not in ("BJ", "LJ"):
            assert inks == [RED if path.stem[-1] in "HD" else BLACK], path


@pytest.mark.parametrize("face", FACES)
def test_four_colours_leave_no_card_in_the_ink_of_another_suit(face: str) -> None:
    folder, style = ASSETS / "cards", CardStyle(face, "four")
    shown = {
        suit: {
            ink
            for ink in re.findall("#[0-9a-f]{6}", style.drawing(folder, f"7{suit}"))
            if ink not in re.findall("#[0-9a-f]{6}", style.drawing(folder, f"7{other}"))
        }
        for suit, other in zip("CDHS", "DHSC", strict=True)
    }
    assert all(len(inks) == 1 for inks in shown.values())
    assert len({ink for inks in shown.values() for ink in inks}) == 4


def test_icon_is_the_emblem_drawn() -> None:
    drawn = pygame.image.load(ASSETS / "icon-256.png")
    assert drawn.get_size() == (256, 256)
    assert drawn.get_at((0, 0)).a == 0
    brass, felt = drawn.get_at((128, 110)), drawn.get_at((60, 60))
    assert brass.r > brass.b
    assert felt.g > felt.r


PNG = b"\x89PNG\r\n\x1a\n"


def test_the_windows_icon_lists_its_pictures() -> None:
    data = (ROOT / "packaging/windows/spades.ico").read_bytes()
    zero, kind, count = struct.unpack_from("<3H", data)
    assert (zero, kind) == (0, 1)
    sides = []
    for number in range(count):
        entry = struct.unpack_from("<4B2H2I", data, 6 + 16 * number)
        side, length, offset = entry[0] or 256, entry[6], entry[7]
        picture = pygame.image.load(io.BytesIO(data[offset : offset + length]), "icon.png")
        assert picture.get_size() == (side, side)
        sides.append(side)
    assert {16, 32, 48, 256} <= set(sides)


def test_the_macos_icon_is_a_chain_of_pictures() -> None:
    data = (ROOT / "packaging/macos/spades.icns").read_bytes()
    assert data[:4] == b"icns"
    assert struct.unpack_from(">I", data, 4)[0] == len(data)
    at, names = 8, []
    while at < len(data):
        name, length = data[at : at + 4].decode(), struct.unpack_from(">I", data, at + 4)[0]
        assert data[at + 8 :].startswith(PNG), name
        names.append(name)
        at += length
    assert at == len(data)
    assert {"icp4", "ic11", "ic07", "ic08", "ic09"} <= set(names)
