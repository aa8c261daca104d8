"""Sets the desk: settings, stored matches, cards and sounds, for the window that is open."""

from __future__ import annotations

import logging
import os
import time
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path
from threading import Thread

import pygame

from game.ai.executor import WorkerExecutor
from game.ai.sharing import SharedExecutor
from game.opening import Opening
from game.scenes.desk import Desk, tempo_from
from game.scenes.menunews import MenuNews
from game.scenes.scene import SceneStack
from game.session.keeping import Keeper
from game.session.match import MatchSession
from game.session.standins import StandIns
from game.session.thinker import ExecutorThinker
from game.storage.lastmenu import first_start, keep_last_menu
from game.storage.matches import Store
from game.storage.notice import Notice
from game.storage.paths import find_home
from game.storage.presets import OwnPresets
from game.storage.rule_files_disk import export_folder
from game.storage.settings import Settings, Window
from game.storage.settings_file import SettingsFile
from game.ui.ahead import Ahead
from game.ui.assets import assets_dir
from game.ui.cardsprites import CardSprites
from game.ui.sound import SoundBoard
from game.ui.tempo import Tempo

_LOG = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Launch:
    """How the program was started.

    `seeds` gives the seed of each new match. `tempo` was asked for on the command line, None leaves
    it to the settings. `home` is the folder for everything the game writes, None the platform's.
    """

    seeds: Callable[[], int]
    tempo: Tempo | None = None
    trace: Path | None = None
    home: Path | None = None


class Household:
    """The desk and what has to be put away when the player leaves.

    `notices` are sentences to show: what was wrong with a file, and what was done instead.
    """

    def __init__(self, opening: Opening, launch: Launch, executor: WorkerExecutor) -> None:
        self._home = home = find_home(launch.home, os.environ)
        self._file = SettingsFile(home.settings)
        first = first_start(home)
        loaded = self._file.load()
        self.notices: list[Notice] = []
        for notice in loaded.notices:
            self._note(notice)
        self._store = Store(home.data, time.time, self._note)
        self._presets = OwnPresets(home.rules)
        self._players = players = SharedExecutor(executor)
        self._stand_ins = stand_ins = StandIns()
        self._keeper = Keeper(
            self._store,
            lambda: ExecutorThinker(players.line(), stand_ins),
            launch.seeds,
            self._presets,
        )
        self.desk = self._desk(opening, launch, loaded.settings)
        self.desk.first_start = first or opening.menu.lesson
        self.desk.apply_settings()

    def close(self, window: pygame.Window, *, fullscreen: bool) -> None:
        """Leave the match, remember the window, and close the files."""
        desk = self.desk
        desk.ahead.close()
        if desk.match is not None:
            desk.leave(desk.match)
        self._remember(window, fullscreen=fullscreen)
        if self._store.ready:
            self.remember_menu()
        self._store.close()

    def remember_menu(self) -> None:
        """Note what the menu would tell now, for the first picture of the next time."""
        news = MenuNews(self.desk)
        if self.desk.match is None:
            news.count()
        keep_last_menu(self._home, news.words())

    def _desk(self, opening: Opening, launch: Launch, settings: Settings) -> Desk:
        assets = assets_dir()
        sounds = SoundBoard(assets / "sounds")
        Thread(target=sounds.load, daemon=True).start()
        brush, sprites, ahead = opening.brush, CardSprites(assets / "cards"), Ahead()
        for cache in (brush.cache, brush.moments, brush.models, sprites.kept):
            cache.before_making, cache.before_keeping = ahead.give_way, ahead.check
        return Desk(
            brush=brush,
            sprites=sprites,
            sounds=sounds,
            stack=SceneStack(opening.window.get_surface().get_size()),
            tempo=launch.tempo or tempo_from(settings),
            pinned_tempo=launch.tempo is not None,
            new_match=lambda: self._keeper.begin(self.desk.settings),
            settings=settings,
            keep=self._keep,
            store=self._store,
            resume=self._keeper.resume,
            match_of=self._number,
            leave=self._leave,
            now=time.time,
            ahead=ahead,
            players=self._players.line,
            seeds=launch.seeds,
            presets=self._presets,
            exports=export_folder(self._home),
            last_menu=opening.menu,
            stand_ins=self._stand_ins,
        )

    def _number(self, match: MatchSession) -> int | None:
        try:
            return self._keeper.match_of(match)
        except KeyError:
            return None

    def _leave(self, match: MatchSession) -> None:
        number = self._number(match)
        if number is None:
            match.close()
        else:
            self._keeper.leave(match)
            self.desk.last_menu = replace(self.desk.last_menu, match=number)
        if self.desk.match is match:
            self.desk.match = None

    def _note(self, notice: Notice) -> None:
        _LOG.warning("told: %s", notice.text)
        self.notices.append(notice)

    def _keep(self, settings: Settings) -> None:
        notice = self._file.save(settings)
        if notice is not None:
            self._note(notice)

    def _remember(self, window: pygame.Window, *, fullscreen: bool) -> None:
        """Note where the window is; a full screen keeps the window that was before."""
        desk, settings = self.desk, self.desk.settings
        if not fullscreen:
            (width, height), (x, y) = window.size, window.position
            place = Window(width=width, height=height, x=x, y=y)
            settings = settings.model_copy(update={"window": place})
        desk.change(settings)
