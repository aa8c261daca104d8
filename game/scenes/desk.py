"""What every scene is handed: the brush, the cards, the sounds, the settings and the match."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from game.ai.jobs import Executor
from game.engine.cards import Suit
from game.engine.tables import Table
from game.scenes.scene import SceneStack
from game.session.match import MatchSession
from game.session.standins import StandIns
from game.storage.lastmenu import LastMenu
from game.storage.matches import Store
from game.storage.presets import OwnPresets
from game.storage.settings import Settings
from game.ui.ahead import Ahead, NoAhead
from game.ui.brush import Brush
from game.ui.cardsprites import CardSprites
from game.ui.cardstyle import CardStyle
from game.ui.handorder import HandOrder
from game.ui.layout import TableLayout, table_layout
from game.ui.layout.captions import caption_spot
from game.ui.layout.screen import screen
from game.ui.motion import Speed
from game.ui.people import portraits_of
from game.ui.sound import SoundBoard
from game.ui.tempo import Tempo
from game.ui.themes import THEMES, four_coloured


@dataclass(slots=True)
class Desk:
    """The collaborators of the scenes, made once by the composition root.

    `new_match` deals a fresh match; `match` is the one in progress, if any. `full_screen`
    fills the screen and goes back to the window.
    `keep` stores the settings. A `pinned_tempo` was asked for when the program was started, and no
    setting changes it. `store` holds the matches on file, None without a folder; `resume` takes
    one of them up by its number, raising what `Keeper.resume` does. `match_of` gives the number of
    a match in progress, None if it is not on file; `leave` closes one that can be taken up again.
    `now` is the time in seconds since 1970. `players` gives a line to the computer players, for
    hints, reviews and practice; None where nobody is to be asked. `seeds` gives the seed of a
    match that is watched. `presets` are the player's own
    sets of rules, None without a folder for them; `exports` is where rules go that are handed to
    others. `ahead` draws what will be seen. `last_menu` is what the menu told last.
    `stand_ins` hears when the instant player sat in for another.
    From the `first_start` of the game on, without a file of settings, the first deal is offered
    until it is played or skipped.
    """

    brush: Brush
    sprites: CardSprites
    sounds: SoundBoard
    stack: SceneStack
    tempo: Tempo
    new_match: Callable[[], MatchSession]
    match: MatchSession | None = None
    full_screen: Callable[[], None] | None = None
    settings: Settings = Settings()  # noqa: RUF009 - frozen
    keep: Callable[[Settings], None] = lambda _settings: None
    pinned_tempo: bool = False
    store: Store | None = None
    resume: Callable[[int], MatchSession] | None = None
    match_of: Callable[[MatchSession], int | None] = lambda _match: None
    leave: Callable[[MatchSession], None] = MatchSession.close
    now: Callable[[], float] = lambda: 0.0
    players: Callable[[], Executor] | None = None
    seeds: Callable[[], int] = lambda: 0
    presets: OwnPresets | None = None
    exports: Path | None = None
    ahead: Ahead = field(default_factory=NoAhead)
    last_menu: LastMenu = LastMenu()  # noqa: RUF009 - frozen
    first_start: bool = False
    stand_ins: StandIns = field(default_factory=StandIns)

    @property
    def names(self) -> tuple[str, ...]:
        """The name of each seat's player in the match in progress."""
        return () if self.match is None else tuple(p.name for p in self.match.record.players)

    @property
    def portraits(self) -> tuple[str, ...]:
        """The portrait of each seat's player in the match in progress."""
        return () if self.match is None else portraits_of(self.match.record.players)

    @property
    def hand_order(self) -> HandOrder:
        """How the player holds a hand."""
        look = self.settings.look
        suits = tuple(Suit("CDHS".index(letter)) for letter in look.suits)
        return HandOrder(suits, descending=look.high_cards == "left")

    def table_layout(
        self,
        size: tuple[int, int],
        table: Table,
        viewer: int,
        *,
        captioned: bool = False,
        open_hands: bool = False,
    ) -> TableLayout:
        """Return the layout of a table seen from a seat, in whose unit the brush draws then.

        One that may be `captioned` leaves room for the captions while they are open, one with
        `open_hands` has room for the others' cards to be read.
        """
        u = screen(size, self.brush.interface).u
        room = caption_spot(size, u).room if captioned and self.settings.look.captions else size
        layout = table_layout(
            room,
            table.sides,
            viewer=viewer,
            cards=table.tricks,
            hand_share=self.settings.look.card_size / 100,
            u=u,
            index=self.sprites.style.index,
            open_hands=open_hands,
        )
        self.brush.scale = layout.u
        return layout

    def change(self, settings: Settings) -> None:
        """Take new settings, at once and for good."""
        if settings == self.settings:
            return
        if settings.look != self.settings.look:
            self.ahead.outdate()
        measures, self.settings = self._measures, settings
        self.apply_settings()
        if self._measures != measures:
            self.stack.relayout()
        self.keep(settings)

    @property
    def _measures(self) -> tuple[int, int, bool, str]:
        """The settings that places and lengths depend on."""
        look = self.settings.look
        return look.scale, look.card_size, look.captions, look.face

    def lay_aside(self, session: MatchSession) -> Callable[[], None]:
        """Put another match on the desk for a while; returns what brings the one before back.

        What lies below is laid out anew then: it may have been laid out while the other one was on.
        """
        aside, self.match = self.match, session

        def bring_back() -> None:
            self.match = aside
            self.stack.relayout()

        return bring_back

    def sound_button(self) -> None:
        """Let a button be heard."""
        self.sounds.play("button")

    def apply_settings(self) -> None:
        """Bring look, tempo and sound in line with the settings."""
        self._apply_look()
        if not self.pinned_tempo:
            self.tempo = tempo_from(self.settings)
        self.sounds.volume = self.settings.sound.volume / 100
        self.sounds.muted = self.settings.sound.muted

    def _apply_look(self) -> None:
        look = self.settings.look
        self.brush.interface = look.scale / 100
        theme, style = THEMES[look.theme], CardStyle(look.face, look.deck, look.back)
        if look.deck == "four":
            theme = four_coloured(theme)
        if (theme, style) != (self.brush.theme, self.sprites.style):
            self.brush.theme, self.sprites.style = theme, style
            self.brush.forget()


def tempo_from(settings: Settings) -> Tempo:
    """The tempo that the settings ask for; a trick held until a click is held for ever."""
    pace = settings.pace
    return Tempo(
        Speed[settings.look.animation.upper()],
        pace=pace.pause,
        hold=math.inf if pace.hold_until_click else pace.hold,
        # Whoever wants the others to wait for nothing waits for no moment either.
        moment=pace.moment if pace.undo and pace.pause else 0.0,
        reduced=settings.look.reduced_motion,
    )
