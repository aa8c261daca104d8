"""The English texts by key; each module holds one topic."""

from __future__ import annotations

from collections.abc import Mapping

from game.words.english import (
    bidding,
    bot,
    cards,
    editor,
    errors,
    events,
    exchange,
    furniture,
    history,
    howto,
    in_force,
    ledger,
    menu,
    option_help,
    option_notes,
    option_values,
    options,
    pauses,
    presets,
    program,
    refusals,
    rules,
    sheet,
    statistics,
    storage,
    table,
)

ENGLISH: Mapping[str, str | Mapping[str, str]] = {
    **bidding.TEXTS,
    **bot.TEXTS,
    **cards.TEXTS,
    **editor.TEXTS,
    **errors.TEXTS,
    **events.TEXTS,
    **exchange.TEXTS,
    **furniture.TEXTS,
    **history.TEXTS,
    **howto.TEXTS,
    **in_force.TEXTS,
    **ledger.TEXTS,
    **menu.TEXTS,
    **option_help.TEXTS,
    **option_notes.TEXTS,
    **option_values.TEXTS,
    **options.TEXTS,
    **pauses.TEXTS,
    **presets.TEXTS,
    **program.TEXTS,
    **refusals.TEXTS,
    **rules.TEXTS,
    **sheet.TEXTS,
    **statistics.TEXTS,
    **storage.TEXTS,
    **table.TEXTS,
}
"""A text, or its forms by number or person (see `game.words.lookup.t`)."""
