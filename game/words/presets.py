"""What the presets are called, and who plays so (RULES section 7)."""

from __future__ import annotations

from game.engine.presets import PRESETS, preset_of, same_but_for_length
from game.engine.rules import Rules
from game.words.lookup import t
from game.words.numbers import number


def preset_name(slug: str) -> str:
    """The name of a preset: "Two-hand draw". Raises KeyError if there is none of that slug."""
    return t(f"preset.{slug}")


def preset_about(slug: str) -> str:
    """One sentence on who plays so. Raises KeyError if there is no preset of that slug."""
    rules = PRESETS[slug]
    return t(
        f"preset.{slug}.about",
        n=rules.row.tricks,
        target=rules.target,
        limit=rules.bag_limit,
        penalty=rules.bag_penalty,
        nil=rules.nil_points,
        board=rules.board,
        floor="" if rules.loss_floor == "none" else number(rules.loss_floor),
    )


def like_preset(rules: Rules) -> str | None:
    """The slug of the preset that `rules` are, whatever the length of the match; None for none.

    >>> like_preset(Rules(target=200)), like_preset(Rules(target=300)), like_preset(Rules(board=4))
    ('quick', 'classic', None)
    """
    exact = preset_of(rules)
    if exact is not None:
        return exact
    like = (slug for slug, preset in PRESETS.items() if same_but_for_length(rules, preset))
    return next(like, None)
