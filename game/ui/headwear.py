"""Hair and what covers it, as SVG in the box of a person: what lies behind a head, and over it."""

from __future__ import annotations

from game.ui.people import Person
from game.ui.svgshapes import circles, ellipse, line, path

EARS = frozenset({"short", "bald", "flat_cap", "cap", "kufi", "bun"})
"""The styles that leave the ears free."""

_BEHIND = {
    "bob": "M50 14C28 14 24 34 25 52C26 64 28 70 30 74H70C72 70 74 64 75 52C76 34 72 14 50 14Z",
    "long": "M50 14C27 14 25 36 25 56C25 76 23 88 20 98H80C77 88 75 76 75 56C75 36 73 14 50 14Z",
    "plait": "M50 14C27 14 25 34 27 52C28 62 31 68 35 72H65C69 68 72 62 73 52C75 34 73 14 50 14Z",
}
_FRONT = {
    "short": "M30 44C28 24 38 15 52 15C66 15 72 27 70 44C68 38 66 34 63 31C54 33 42 32 37 30"
    "C33 33 31 38 30 44Z",
    "bob": "M30 46C29 26 38 18 50 18C63 18 71 28 70 46C68 38 64 33 58 28C50 36 38 36 30 46Z",
    "long": "M31 44C30 26 38 17 50 17C62 17 70 26 69 44C67 39 66 37 65 36H35C34 37 33 39 31 44Z",
    "bun": "M30.5 46C29 27 38 18 50 18C62 18 71 27 69.5 46C68 36 62 29 50 28C38 29 32 36 30.5 46Z",
    "plait": "M30 48C28 27 37 16 50 16C63 16 72 27 70 48C69 39 63 31 52 26C44 33 33 36 30 48Z",
    "afro": "M31 40C32 26 40 20 50 20C60 20 68 26 69 40C62 30 56 29 50 29C44 29 38 30 31 40Z",
    "bald": "M31 46C29 40 30 34 33 30C33 36 33 40 32 46Z"
    "M69 46C71 40 70 34 67 30C67 36 67 40 68 46Z",
}
_SIDES = (
    "M31 47C29 42 29 36 31 32H36C34 37 33 42 32 47ZM69 47C71 42 71 36 69 32H64C66 37 67 42 68 47Z"
)
_AFRO = ((50, 37, 29), (27, 50, 11), (73, 50, 11))
_WAVES_BEHIND = ((50, 27, 17), (35, 31, 12), (65, 31, 12), (28, 43, 9.5), (72, 43, 9.5),
                 (28.5, 55, 8), (71.5, 55, 8))  # fmt: skip
_WAVES = ((36, 31, 7.5), (45, 26.5, 7.5), (55, 26.5, 7.5), (64, 31, 7.5))
_CURLS_BEHIND = ((50, 24, 15), (36, 27, 11), (64, 27, 11), (29, 37, 8.5), (71, 37, 8.5),
                 (30, 46, 5.5), (70, 46, 5.5))  # fmt: skip
_CURLS = ((35, 31, 6.5), (43, 27, 7), (52, 25.5, 7), (60, 27.5, 7), (66, 32, 5.5))
_PLAIT = ((71, 66, 6.4), (73, 75, 6.2), (74.5, 84, 5.8), (75.5, 92, 5.2))

_TURBAN = (
    "M26.5 41C21 20 34 6.5 50 6.5C66 6.5 79 20 73.5 41C68 31.5 60 28 50 34.5C40 28 32 31.5 26.5 41Z"
)
_TURBAN_FOLDS = ("M29 33C33 20 46 12 58 9.5", "M27.5 38C32 26 46 18 66 14.5",
                 "M71 33C68 26 60 20 52 17.5", "M72.5 38C68 30 60 25.5 54 24.5")  # fmt: skip
_SCARF_BEHIND = (
    "M50 11C25 11 21 36 23 56C24 74 17 86 12 100H88C83 86 76 74 77 56C79 36 75 11 50 11Z"
)
_SCARF_TOP = (
    "M29.5 50C26 27 37 15 50 15C63 15 74 27 70.5 50C69 37 62 27.5 50 27.5C38 27.5 31 37 29.5 50Z"
)
_SCARF_FOOT = (
    "M29.5 48C31 63 40 70.5 50 70.5C60 70.5 69 63 70.5 48C74 58 77 68 80 80C68 95 32 95 20 80"
    "C23 68 26 58 29.5 48Z"
)
_KUFI = "M31 36C29.5 20 38 13 50 13C62 13 70.5 20 69 36C60 31.5 40 31.5 31 36Z"
_FLAT_CAP = "M27 35C22 20 36 11 52 11C68 11 78 20 75 33C66 28.5 56 27.5 46 29.5C38 31 32 33 27 35Z"
_FLAT_PEAK = "M23 38.5C31 30 52 26.5 67 31C56 33 42 36.5 31 41C26 42.5 22 41.5 23 38.5Z"
_CAP = "M30 35C29 20 38 12.5 50 12.5C62 12.5 71 20 70 35C60 29.5 40 29.5 30 35Z"
_CAP_PEAK = (
    "M29 36C38 28 62 28 71 36C77 39 79 42.5 75.5 42.5C64 35 36 35 24.5 42.5C21 42.5 23 39 29 36Z"
)


def behind(person: Person) -> str:
    """The hair and cloth behind the head."""
    match person.style:
        case "afro":
            return circles(_AFRO, person.hair)
        case "waves":
            return circles(_WAVES_BEHIND, person.hair)
        case "curls":
            return circles(_CURLS_BEHIND, person.hair)
        case "bun":
            return ellipse(50, 14.5, 10.5, 9.5, f'fill="{person.hair}"')
        case "scarf":
            return path(_SCARF_BEHIND, person.trim)
        case style if style in _BEHIND:
            return path(_BEHIND[style], person.hair)
    return ""


def over(person: Person) -> str:
    """The hair and cloth over the head."""
    match person.style:
        case "waves":
            return circles(_WAVES, person.hair)
        case "curls":
            return circles(_CURLS, person.hair)
        case "plait":
            return path(_FRONT["plait"], person.hair) + _plait(person)
        case "turban":
            folds = "".join(line(fold, person.trim, 1.4) for fold in _TURBAN_FOLDS)
            return path(_TURBAN, person.cloth) + folds
        case "scarf":
            wrap = path(_SCARF_FOOT, person.cloth) + line(
                "M31 62C38 78 56 82 74 74", person.trim, 1.5
            )
            return wrap + path(_SCARF_TOP, person.cloth)
        case "kufi":
            return path(_SIDES, person.hair) + path(_KUFI, person.cloth) + _kufi_band(person)
        case "flat_cap":
            cap = path(_FLAT_CAP, person.cloth) + line("M40 30C44 20 56 14 68 15", person.trim, 1.3)
            return path(_SIDES, person.hair) + cap + path(_FLAT_PEAK, person.trim)
        case "cap":
            seam = line("M50 13V30", person.trim, 1.3)
            cap = path(_CAP, person.cloth) + seam + path(_CAP_PEAK, person.trim)
            return (
                path(_SIDES, person.hair)
                + cap
                + ellipse(50, 12.6, 2.4, 1.7, f'fill="{person.trim}"')
            )
        case style:
            return path(_FRONT[style], person.hair)


def _plait(person: Person) -> str:
    """A plait over one shoulder, in a ribbon at its end."""
    parts = circles(_PLAIT, person.hair)
    for x, y, r in _PLAIT[:-1]:
        parts += line(f"M{x - 0.7 * r:g} {y + 0.75 * r:g}Q{x:g} {y + 1.2 * r:g} {x + 0.9 * r:g} "
                      f"{y + 0.5 * r:g}", person.brow, 1.2)  # fmt: skip
    return parts


def _kufi_band(person: Person) -> str:
    """The woven band round a round cap."""
    band = line("M31.6 32C40 27.5 60 27.5 68.4 32", person.trim, 2.2)
    dots = ((37, 23.5, 1.5), (43.5, 20.8, 1.5), (50, 20, 1.5), (56.5, 20.8, 1.5), (63, 23.5, 1.5))
    return band + circles(dots, person.trim)
