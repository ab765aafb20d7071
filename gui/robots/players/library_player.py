"""Somebody who opens things of the library and changes them, and drops files on his study."""

import random
import shutil
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QApplication

from engine.notation.game_text import game_text
from engine.robots.games.catalogue import robots_of
from engine.robots.players.random_study import WORDS
from gui.library.changed_card import ChangedCard
from gui.library.library_screen import LibraryScreen
from gui.library.openings_screen import OpeningsScreen
from gui.robots.players.click_driver import ClickDriver
from gui.robots.players.study_player import StudyPlayer
from gui.sandbox.sandbox_screen import SandboxScreen

KEY = Qt.Key
_MOST = 3
"""Things that are done with what was opened."""

_CHAPTERS, _LONGEST = 3, 12_000
"""Chapters and signs of a study up to which it is dropped into itself."""


class LibraryPlayer:
    """Leaves his study for a while, and comes back to it."""

    def __init__(
        self, player: StudyPlayer, driver: ClickDriver, chance: random.Random, aside: Path
    ) -> None:
        """``aside`` is a folder for files that are dropped."""
        self._player, self._driver, self._chance, self._aside = player, driver, chance, aside
        own = player.screen.course.open.file
        assert own is not None
        self._own, self._about = own.path, player.screen.about
        self._game = player.screen.course.rules.game
        self._others = [*player.acts]
        """What may be done with something that was opened."""

    def open_item(self) -> None:
        """Open something that lies in the library, change it or say what happens in it."""
        driver, chance = self._driver, self._chance
        library = self._library()
        shelves = [one for one in library.shelves if one.game == self._game and one.items]
        if not shelves:
            self._go_home()
            return
        library.show_shelf(chance.choice(shelves).key)
        item = chance.choice(library.items.items)
        library.items.show_items(library.items.items, {one.key: one for one in shelves}, item.key)
        if chance.random() < 0.3:
            driver.key(library.items, KEY.Key_P)
            self._player.foresee()
            self._go_home()
            return
        driver.key(library.items, KEY.Key_Return)
        self._answer_card()
        driver.wait(lambda: driver.window.screen_shown is not library, "something of the library")
        explorer = driver.window.screen_shown
        if isinstance(explorer, OpeningsScreen):
            driver.wait(explorer.open.isEnabled, "an opening")
            driver.press(explorer.open)
        if isinstance(driver.window.screen_shown, OpeningsScreen):
            driver.screen(SandboxScreen)
        if isinstance(driver.window.screen_shown, SandboxScreen):
            self._change()
        self._go_home()

    def drop(self) -> None:
        """Drop a file on the study, or a text: some cannot be read, some open another study."""
        window, mime = self._driver.window, QMimeData()
        made = self._brought()
        if isinstance(made, Path):
            mime.setUrls([QUrl.fromLocalFile(str(made))])
        else:
            mime.setText(made)
        at, copy, left = QPointF(window.rect().center()), Qt.DropAction.CopyAction, Qt.MouseButton
        none = Qt.KeyboardModifier.NoModifier
        over = QDragEnterEvent(at.toPoint(), copy, mime, left.LeftButton, none)
        QApplication.sendEvent(window, over)
        QApplication.sendEvent(window, QDropEvent(at, copy, mime, left.LeftButton, none))
        self._driver.settle()
        self._go_home()

    def _brought(self) -> Path | str:
        chance, course = self._chance, self._player.screen.course
        study = course.open.sandbox.study
        kinds: list[Callable[[], Path | str]] = [
            lambda: chance.choice(WORDS),
            lambda: self._player.screen.pasting.line,
            lambda: "\n".join(
                text
                for texts in robots_of(course.rules.game)
                .sheets(course.rules, course.position, chance)
                .values()
                for text in texts
            ),
            lambda: self._file("nonsense.txt", chance.choice(WORDS)),
            lambda: self._file("line.txt", self._player.screen.pasting.line),
        ]
        text = ""
        if len(study.chapters) < _CHAPTERS:
            try:
                text = game_text(study)
            except ValueError:  # nobody can judge one of its boards
                text = ""
        if 0 < len(text) < _LONGEST:
            kinds += [lambda: text, lambda: self._file("study.txt", text)]
        shared = self._aside / "shared.velstudy"
        if shared.exists():
            kinds.append(lambda: self._copy(shared))
        return chance.choice(kinds)()

    def _file(self, name: str, text: str) -> Path:
        path = self._folder / name
        path.write_text(text, "utf-8")
        return path

    def _copy(self, shared: Path) -> Path:
        return Path(shutil.copyfile(shared, self._folder / shared.name))

    @property
    def _folder(self) -> Path:
        folder = self._aside.with_name("brought")
        folder.mkdir(exist_ok=True)
        return folder

    # -- there and back -----------------------------------------------------------------------

    def _library(self) -> LibraryScreen:
        self._driver.window.show_library()
        return self._driver.screen(LibraryScreen)

    def _answer_card(self) -> None:
        """Say whether one goes on with what was changed before, if that is asked."""
        self._driver.settle()
        for card in QApplication.topLevelWidgets():
            if isinstance(card, ChangedCard) and card.isVisible():
                self._driver.press(self._chance.choice((card.on, card.as_printed)))

    def _change(self) -> None:
        for act in self._chance.sample(self._others, self._chance.randrange(1, _MOST)):
            act()
            self._player.come_back()

    def _go_home(self) -> None:
        """Come back to one's own study, from wherever one is."""

        def at_home() -> bool:
            shown = self._driver.window.screen_shown
            file = shown.course.open.file if isinstance(shown, SandboxScreen) else None
            return file is not None and file.path == self._own

        self._driver.settle()
        self._driver.settle()
        if not at_home():
            self._driver.window.navigator.doors.studies.stored(self._own, self._about)
            self._driver.wait(at_home, "one's own study")
