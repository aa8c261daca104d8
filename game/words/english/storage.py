"""What may go wrong with the settings, the matches on file, and the folder they are in."""

from __future__ import annotations

from collections.abc import Mapping

TEXTS: Mapping[str, str | Mapping[str, str]] = {
    "file.no_room": "there is no room left on the disk",
    "file.read_only": "the folder may not be written to",
    "file.other": "{error}",
    "settings.between": "{low} to {high}",
    "settings.whole": "a whole number",
    "settings.letters": "a text of {low} to {high} letters",
    "settings.list": "a list in square brackets, each {each}",
    "settings.list.of": {
        "one": "a list of 1 in square brackets: {each}",
        "other": "a list of {n} in square brackets, each {each}",
    },
    "settings.bad_value": (
        "{key} in settings.toml cannot be {value}: it must be {allowed}. {used} is used instead."
    ),
    "settings.bad_value.none": (
        "{key} in settings.toml cannot be {value}: it must be {allowed}. It is left out."
    ),
    "settings.bad_value.more": (
        "{n} more entries in settings.toml cannot be used. Their usual values are used instead."
    ),
    "settings.bad_section": (
        "{key} in settings.toml must be a table, [{key}]. Its usual settings are used instead."
    ),
    "settings.bad_rules": {
        "one": "Rules in settings.toml exclude each other: {reason}. {keys} is Classic’s instead.",
        "other": (
            "Rules in settings.toml exclude each other: {reason}. {keys} are Classic’s instead."
        ),
    },
    "settings.unknown": {
        "one": "This game does not know the key {keys} in settings.toml, and leaves it alone.",
        "other": "This game does not know the keys {keys} in settings.toml, and leaves them alone.",
    },
    "settings.unknown.more": "{n} more",
    "settings.broken": (
        "settings.toml cannot be read. It is kept as {kept}, and the usual settings are used."
    ),
    "settings.broken.line": (
        "settings.toml cannot be read from line {line} on. It is kept as {kept}, and the usual "
        "settings are used."
    ),
    "settings.broken.left": (
        "settings.toml cannot be read, nor kept under another name. The usual settings are used, "
        "and changes are not saved."
    ),
    "settings.unreadable": "{path} cannot be opened: {reason}. The usual settings are used.",
    "settings.not_saved": (
        "The settings could not be saved: {reason}. They hold until the game is closed."
    ),
    "storage.not_stored": (
        "Matches cannot be stored: {reason}. The game goes on, and stores them as soon as it can."
    ),
    "storage.again": "Matches are stored again, and nothing is missing.",
    "storage.lost": {
        "one": "1 match could not be stored to its last card.",
        "other": "{n} matches could not be stored to their last card.",
    },
    "storage.unreadable": "The matches on file cannot be read: {reason}.",
    "storage.newer": (
        "The matches on file belong to a newer version of the game. They are left alone, and "
        "matches are not stored."
    ),
    "storage.newer.reason": "the file belongs to a newer version of the game",
    "storage.damaged": {
        "zero": "The file of matches is damaged. It is kept as {kept}, and a new one is begun.",
        "one": "The file of matches is damaged. It is kept as {kept}; 1 match was saved.",
        "other": "The file of matches is damaged. It is kept as {kept}; {n} matches were saved.",
    },
    "storage.damaged.unsaved": (
        "The file of matches is damaged. It is kept as {kept}, and no new one can be begun."
    ),
    "storage.damaged.left": (
        "The file of matches is damaged, and cannot be kept under another name. It is left alone, "
        "and matches are not stored."
    ),
    "storage.damaged.left.reason": "the file is damaged",
    "storage.damaged.shared": (
        "The file of matches is damaged, and another copy of the game uses it. It is left alone, "
        "and matches are not stored. Close both copies, and begin anew."
    ),
    "storage.damaged.shared.reason": "the file is damaged, and another copy of the game uses it",
    "storage.damaged.reason": "the file is damaged",
    "storage.busy.reason": "another program holds the file",
    "storage.conflict.reason": "another copy of the game played the same match",
    "example.head": (
        "Every setting of the game with its usual value. The game writes what you change to\n"
        "settings.toml; what is missing there is as it is here."
    ),
    "example.values": "Values: {allowed}.",
    "example.values.default": "Values: {allowed}. Left out, the game chooses.",
    "example.section.players": "Who sits at the table.",
    "example.section.look": "What the table looks like and how it moves.",
    "example.section.sound": "What is heard.",
    "example.section.pace": "Pauses, clicks and questions.",
    "example.section.window": "Where the window was; the game writes this.",
    "example.section.rules": "The rules of the next match; the values are those of Classic.",
}
