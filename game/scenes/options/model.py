"""What is open on the options and what was done there, without how it looks."""

from __future__ import annotations

from collections.abc import Callable

from game.engine.rules import Rules
from game.scenes.desk import Desk
from game.scenes.options.cap import with_cap
from game.scenes.options.change import Refusal, attempt
from game.scenes.options.option import Option, Row, written
from game.scenes.options.pages import PAGES, changed_in_all, is_rules, rows_of
from game.scenes.options.peopledialog import people_dialog
from game.scenes.options.presets import Preset, Shelf
from game.scenes.options.search import MOST_LETTERS, hits
from game.storage.settings import House, Settings
from game.ui.textfield import Writing
from game.words.option_values import Value

_SAMPLE, _REFUSED = "play", "refused"


class OptionsModel:
    """The open page, the option that is explained, a change that was refused, a name in writing.

    Every change goes to the desk at once; `changed` is called after each. `base` is the preset
    that rules are compared with. While something is searched for, the rows are what was found;
    `seeking` tells whether the keyboard is in the search field. `undo` are the rules, and the
    preset they came from, before a preset was chosen.
    """

    def __init__(self, desk: Desk, page: str, changed: Callable[[], None]) -> None:
        self._desk, self._changed = desk, changed
        self.shelf = Shelf(desk.presets)
        self.page = page
        self.search = Writing("", 0, MOST_LETTERS)
        self.seeking = False
        self.undo: tuple[Rules, House] | None = None
        self.rows: tuple[Row, ...] = ()
        self.current = ""
        self.refusal: Refusal | None = None
        self.writing: tuple[str, Writing] | None = None
        self._seen = self.settings
        self.base = self.shelf.base(self.settings)
        self.refresh()

    @property
    def settings(self) -> Settings:
        """The settings as they stand."""
        return self._desk.settings

    @property
    def searching(self) -> bool:
        """Whether the rows are what was found."""
        return bool(self.search.text.strip())

    @property
    def with_rules(self) -> bool:
        """Whether there are rules on the page, or may be among what is searched."""
        return self.searching or is_rules(self.page)

    @property
    def changes(self) -> int:
        """How many rules are not as in the preset, of those that concern the table."""
        return changed_in_all(self.settings.rules, self.base.rules)

    @property
    def option(self) -> Option | None:
        """The option that is explained; None where nothing was found."""
        return self.find(self.current)

    @property
    def row(self) -> Row | None:
        """The row it stands in."""
        here = self.current
        return next((row for row in self.rows if any(o.id == here for o in row.options)), None)

    def refresh(self) -> None:
        """Make the rows anew from the settings; the option explained is kept while it is there."""
        self._seen = self.settings
        self.base = self.shelf.base(self.settings)
        settings, base = self.settings, self.base.rules
        if self.searching:
            self.rows = hits(self.search.text, settings, base)
        else:
            self.rows = rows_of(self.page, settings, base)
        self.rows = tuple(with_cap(row, self._desk.stack.size) for row in self.rows)
        if self.find(self.current) is None:
            self.current = self.rows[0].options[0].id if self.rows else ""

    def follow(self) -> None:
        """Show what was changed elsewhere, as by a key that fills the screen."""
        if self.settings is not self._seen:
            self.refresh()
            self._changed()

    def find(self, name: str) -> Option | None:
        """The option of that id on the open page."""
        return next((o for row in self.rows for o in row.options if o.id == name), None)

    def open_page(self, page: str) -> None:
        """Show another page, its first row explained, in place of what was found."""
        self.end_writing()
        if page != self.page or self.searching:
            self.page, self.current, self.refusal = page, "", None
            self.search = Writing("", 0, MOST_LETTERS)
            self.refresh()
            self._changed()

    def seek(self, search: Writing) -> None:
        """Search for something else, or nothing; the first row found is explained."""
        other, self.search = search.text != self.search.text, search
        if other:
            self.current, self.refusal = "", None
            self.refresh()
        self._changed()

    def stop_seeking(self) -> None:
        """Show the page again in place of what was found, at the same option if it is there."""
        if self.search.text:
            self.search, self.refusal = Writing("", 0, MOST_LETTERS), None
            self.refresh()
            self._changed()

    def turn_page(self, by: int) -> None:
        """Show the page `by` further on; the ends are kept."""
        at = min(len(PAGES) - 1, max(0, PAGES.index(self.page) + by))
        self.open_page(PAGES[at])

    def explain(self, option: str) -> None:
        """Explain another option; what was refused elsewhere is forgotten."""
        if option != self.current:
            self.end_writing()
            self.current, self.refusal = option, None
            self._changed()

    def set(self, option: Option, value: Value) -> None:
        """Give an option a value, or keep it as it is and say why it cannot have it."""
        if option.idle or value == option.value:
            self._forget_refusal()
            return
        outcome = attempt(self.settings, option, value, self.base)
        if isinstance(outcome, Refusal):
            self.current, self.refusal = option.id, outcome
            self._desk.sounds.play(_REFUSED)
            self._changed()
            return
        self._take(outcome)
        if option.section == "sound":
            self._desk.sounds.play(_SAMPLE)
        else:
            self._desk.sound_button()

    def set_together(self) -> None:
        """Make the change that was refused, with what has to change beside it."""
        if self.refusal is not None and self.refusal.together:
            self._take(written(self.settings, "rules", self.refusal.together))

    def set_back(self, option: Option) -> None:
        """Give an option its usual value."""
        self.end_writing()
        self.set(option, option.usual)

    def reset_rules(self) -> None:
        """Set every rule back to the preset."""
        self.choose(self.base)

    def choose(self, preset: Preset) -> None:
        """Take all rules of a preset; they are compared with it from now on."""
        self.end_writing()
        before = self.settings
        house = House(preset=preset.id)
        self._take(before.model_copy(update={"rules": preset.rules, "house": house}))
        if before.rules != preset.rules or before.house != house:
            self.undo = (before.rules, before.house)
            self._changed()

    def take_back(self) -> None:
        """Bring back the rules, and their preset, that were there before one was chosen."""
        if self.undo is not None:
            rules, house = self.undo
            self._take(self.settings.model_copy(update={"rules": rules, "house": house}))

    def come_from(self, preset: str) -> None:
        """Compare the rules, which stay as they are, with another preset."""
        self._take(self.settings.model_copy(update={"house": House(preset=preset)}))

    def set_muted(self, muted: bool) -> None:
        """Turn all sounds off or on."""
        self._take(written(self.settings, "sound", {"muted": muted}))

    def meet(self, option: Option) -> None:
        """Show all characters, and seat the one that is taken."""
        self.end_writing()
        self._desk.stack.push(
            people_dialog(
                self._desk,
                str(option.value),
                lambda key: self.set(self.find(option.id) or option, key),
            )
        )

    def write(self, option: Option, most: int) -> None:
        """Begin to write a name, the cursor at its end."""
        text = str(option.value)
        self.writing = (option.id, Writing(text, len(text), most))
        self._changed()

    def rewrite(self, writing: Writing) -> None:
        """Take what the name being written has become."""
        if self.writing is not None:
            self.writing = (self.writing[0], writing)
            self._changed()

    def end_writing(self, *, keep: bool = True) -> None:
        """Stop writing; the name is kept unless there is nothing in it, or not `keep`."""
        if self.writing is None:
            return
        name, writing = self.writing
        self.writing = None
        option, text = self.find(name), writing.text.strip()
        if keep and text and option is not None and text != option.value:
            outcome = attempt(self.settings, option, text, self.base)
            if not isinstance(outcome, Refusal):
                self._take(outcome)
                return
        self._changed()

    def _take(self, settings: Settings) -> None:
        self.refusal = None
        if (settings.rules, settings.house) != (self.settings.rules, self.settings.house):
            self.undo = None
        self._desk.change(settings)
        self.refresh()
        self._changed()

    def _forget_refusal(self) -> None:
        if self.refusal is not None:
            self.refusal = None
            self._changed()
