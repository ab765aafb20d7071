"""The program's menu: one list of acts, each with its key, opened from the bar or by F10."""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QPoint, Qt
from PySide6.QtGui import QAction, QActionGroup, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QMenu

from gui import i18n, settings
from gui.windows import change_settings
from gui.windows.menu import layers_menu
from gui.windows.menu.public_menu import PublicMenu
from gui.windows.navigator import Navigator
from gui.windows.window import Window

if TYPE_CHECKING:
    from gui.windows.open_game import OpenGame

TEXT_SIZES = (100, 125, 150, 175, 200)
COVER_AFTER = (30, 60, 180, 600, 0)
"""Seconds without a touch until the curtain falls over a desk; 0 is never."""
LANGUAGES = {"cs": "Čeština", "en": "English"}


class ProgramMenu(QObject):
    """Game, View, Language, Help. An act that cannot be done now is not offered as if it could."""

    def __init__(self, window: Window, navigator: Navigator) -> None:
        super().__init__(window)
        self._window, self._navigator = window, navigator
        self.popup = QMenu(window)
        self.popup.aboutToShow.connect(self.refresh)
        self.popup.aboutToShow.connect(self._list_recent)
        self.game, self.recent = QMenu(self.popup), QMenu(self.popup)
        self.clock = QMenu(self.popup)
        self.view, self.text = QMenu(self.popup), QMenu(self.popup)
        self.theme, self.language = QMenu(self.popup), QMenu(self.popup)
        self.cover, self.help = QMenu(self.popup), QMenu(self.popup)
        for menu in (self.game, self.clock, self.view, self.language, self.help):
            self.popup.addMenu(menu)
        self._make_game()
        self._make_clock()
        self._make_view()
        self._make_languages()
        self._make_help()
        self.retranslate()
        self.refresh()
        window.installEventFilter(self)
        for menu in (self.popup, *self.popup.findChildren(QMenu)):
            menu.installEventFilter(self)

    def open_at(self, at: QPoint) -> None:
        """Open below the menu button, inside the screen."""
        self.popup.popup(at)

    def close_popups(self) -> None:
        """Close whatever of it is open."""
        self.popup.close()

    def _act(
        self, menu: QMenu, done: Callable[[], object], key: QKeySequence | str = ""
    ) -> QAction:
        act = menu.addAction("")
        act.triggered.connect(lambda _checked=False: done())
        if key:
            act.setShortcut(QKeySequence(key))
        self._window.addAction(act)  # so that its key works while the menu is closed
        return act

    def _leave(self, act: Callable[[], object]) -> Callable[[], None]:
        return lambda: self._navigator.leaving(act)

    def _at_game(self, menu: QMenu, done: "Callable[[OpenGame], object]", key: str = "") -> QAction:
        """Offer an act of the game that is open."""

        def at_game() -> None:
            if self._navigator.open is not None:
                done(self._navigator.open)

        return self._act(menu, at_game, key)

    def _make_game(self) -> None:
        to, standard = self._navigator, QKeySequence.StandardKey
        self.new = self._act(self.game, self._leave(to.new_game), QKeySequence(standard.New))
        self.open = self._act(self.game, to.ask_for_game, QKeySequence(standard.Open))
        self.game.addMenu(self.recent)
        self.club = self._act(self.game, self._leave(to.show_club), "Ctrl+L")
        self.save_copy = self._at_game(self.game, lambda game: game.ask_for_copy(), "Ctrl+Shift+S")
        self.export = self._at_game(self.game, lambda game: game.show_export(), "Ctrl+E")
        self.print = self._act(self.game, to.print_shown, QKeySequence(standard.Print))
        self.game.addSeparator()
        self.history = self._at_game(self.game, lambda game: game.show_history(), "Ctrl+H")
        self.draw = self._at_game(self.game, lambda game: game.ask_for_draw())
        self.leaver = self._at_game(self.game, lambda game: game.ask_who_leaves())
        self.game.addSeparator()
        self.close_game = self._act(self.game, self._leave(to.show_start), "Ctrl+W")
        self.quit = self._act(self.game, to.quit, "Ctrl+Q")

    def _make_clock(self) -> None:
        self.show_clock = self._at_game(self.clock, lambda game: game.show_clock(), "Ctrl+K")
        self.pause = self._act(self.clock, self._pause, "Ctrl+Space")
        self.minute = self._act(self.clock, self._add_minute, "Ctrl++")
        self.clock.addSeparator()
        self.sounds = self._act(self.clock, self._toggle_sounds)
        self.sounds.setCheckable(True)

    def _make_view(self) -> None:
        to = self._navigator
        self.zoom_in = self._act(self.view, lambda: to.zoom("zoom_in"))
        self.zoom_out = self._act(self.view, lambda: to.zoom("zoom_out"))
        self.fit = self._act(self.view, lambda: to.zoom("fit"))
        self.layers = layers_menu.of_window(self._window, self.view.addMenu(""))
        self.view.addSeparator()
        self.full = self._act(self.view, self._toggle_full, "F11")
        self.full.setCheckable(True)
        self.view.addMenu(self.text)
        self.view.addMenu(self.theme)
        self.still = self._act(self.view, change_settings.toggle_motion)
        self.still.setCheckable(True)
        self.view.addSeparator()
        self.public = PublicMenu(self._window, self.view.addMenu(""))
        self.view.addMenu(self.cover)
        sizes, themes, covers = QActionGroup(self), QActionGroup(self), QActionGroup(self)
        self.covers = {
            seconds: self._choice(self.cover, covers, partial(to.set_cover, seconds))
            for seconds in COVER_AFTER
        }
        self.sizes = {
            size: self._choice(self.text, sizes, partial(change_settings.set_text, size))
            for size in TEXT_SIZES
        }
        self.themes = {
            name: self._choice(self.theme, themes, partial(change_settings.set_theme, name))
            for name in settings.THEMES
        }

    def _make_languages(self) -> None:
        group = QActionGroup(self)
        self.languages = {
            code: self._choice(self.language, group, partial(change_settings.set_language, code))
            for code in LANGUAGES
        }

    def _make_help(self) -> None:
        to = self._navigator
        self.rules = self._act(self.help, to.show_rules, "Shift+F1")
        self.game_rules = self._at_game(self.help, lambda game: game.show_rules())
        self.keys = self._act(self.help, to.help_asked.emit, "F1")
        self.help.addSeparator()
        self.about = self._act(self.help, to.show_about)
        self.open_by_key = QAction(self._window)
        self.open_by_key.setShortcut(QKeySequence("F10"))
        self.open_by_key.triggered.connect(self._open_by_key)
        self._window.addAction(self.open_by_key)

    def _choice(self, menu: QMenu, group: QActionGroup, done: Callable[[], object]) -> QAction:
        act = self._act(menu, done)
        act.setCheckable(True)
        group.addAction(act)
        return act

    def _pause(self) -> None:
        if self._navigator.clock is not None:
            self._navigator.clock.toggle()

    def _add_minute(self) -> None:
        if self._navigator.clock is not None:
            self._navigator.clock.add_minute()

    def _toggle_sounds(self) -> None:
        from gui.clock.sounds import set_sounds  # noqa: PLC0415 - when somebody chooses it

        set_sounds(on=not settings.current().sounds)

    def _toggle_full(self) -> None:
        if self._window.isFullScreen():
            self._window.showNormal()
        else:
            self._window.showFullScreen()

    def _open_by_key(self) -> None:
        self.popup.popup(self._window.mapToGlobal(QPoint(12, 56)))

    def refresh(self) -> None:
        """Offer what can be done now, and mark what is in force."""
        to, kept, game = self._navigator, settings.current(), self._navigator.open
        for act in (self.save_copy, self.game_rules):
            act.setEnabled(game is not None)
        self.show_clock.setEnabled(to.clock is not None)
        self.export.setEnabled(game is not None and not game.in_reveal)
        self.close_game.setEnabled(to.start is None)
        self.history.setEnabled(game is not None and game.has_history)
        drawn = game is not None and game.can_draw
        self.draw.setEnabled(drawn)
        hot_seat = game is not None and not game.led
        self.leaver.setEnabled(drawn and hot_seat)  # a master sees to it himself
        running = to.clock is not None and to.clock.clock is not None
        for act in (self.pause, self.minute):
            act.setEnabled(running)
        self.sounds.setChecked(kept.sounds)
        for act in (self.zoom_in, self.zoom_out, self.fit):
            act.setEnabled(to.has_board)
        self.layers.menu.setEnabled(to.has_board)
        self.full.setChecked(self._window.isFullScreen())
        self.languages[i18n.language()].setChecked(True)
        self.themes[kept.theme].setChecked(True)
        self.still.setChecked(kept.reduced_motion)
        if kept.text in self.sizes:
            self.sizes[kept.text].setChecked(True)
        for seconds, act in self.covers.items():
            act.setChecked(seconds == kept.cover_after)

    def _list_recent(self) -> None:
        self.recent.clear()
        for path, title in self._navigator.recent_games():
            act = self.recent.addAction(title)
            act.triggered.connect(self._leave(partial(self._navigator.open_game, path)))
        self.recent.setEnabled(not self.recent.isEmpty())

    def retranslate(self) -> None:
        """Set every word in the language spoken."""
        self.game.setTitle(self.tr("&Game"))
        self.new.setText(self.tr("&New game"))
        self.open.setText(self.tr("&Open game…"))
        self.recent.setTitle(self.tr("&Recent games"))
        self.club.setText(self.tr("&Library and club"))
        self.save_copy.setText(self.tr("&Save a copy…"))
        self.export.setText(self.tr("&Export for other programs…"))
        self.print.setText(self.tr("Pr&int and export…"))
        self.history.setText(self.tr("&Past phases"))
        self.draw.setText(self.tr("En&d by agreement…"))
        self.leaver.setText(self.tr("A pla&yer leaves or comes…"))
        self.close_game.setText(self.tr("&Close, back to the start"))
        self.quit.setText(self.tr("&Quit"))
        self.clock.setTitle(self.tr("Cl&ock"))
        self.show_clock.setText(self.tr("&Clock…"))
        self.pause.setText(self.tr("&Pause, or go on"))
        self.minute.setText(self.tr("A &minute more"))
        self.sounds.setText(self.tr("&Sounds"))
        self.view.setTitle(self.tr("&View"))
        self.zoom_in.setText(self.tr("Zoom &in  (+)"))
        self.zoom_out.setText(self.tr("Zoom &out  (−)"))
        self.fit.setText(self.tr("&Whole board  (0)"))
        self.full.setText(self.tr("&Full screen"))
        self.text.setTitle(self.tr("&Text size"))
        for size, act in self.sizes.items():
            act.setText(self.tr("{size} %").format(size=size))
        self.theme.setTitle(self.tr("T&heme"))
        self.themes["light"].setText(self.tr("&Light"))
        self.themes["dark"].setText(self.tr("&Dark"))
        self.still.setText(self.tr("&Reduced motion"))
        self.cover.setTitle(self.tr("&Curtain when nobody touches"))
        for seconds, act in self.covers.items():
            if seconds:
                minutes, rest = divmod(seconds, 60)
                label = self.tr("after %n second(s)", "", seconds)
                act.setText(label if rest else self.tr("after %n minute(s)", "", minutes))
            else:
                act.setText(self.tr("never"))
        self.language.setTitle(self.tr("&Language"))
        for code, act in self.languages.items():
            act.setText(LANGUAGES[code])
        self.help.setTitle(self.tr("&Help"))
        self.rules.setText(self.tr("&Rules"))
        self.game_rules.setText(self.tr("Rules of &this game…"))
        self.keys.setText(self.tr("Rules in two pages, signs and &keys"))
        self.about.setText(self.tr("&About Velmoc"))
        self.popup.setAccessibleName(self.tr("Menu"))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow a change of language; let an open menu not swallow the key that covers."""
        if event.type() == QEvent.Type.LanguageChange and watched is self._window:
            self.retranslate()
        elif isinstance(event, QKeyEvent) and isinstance(watched, QMenu):
            pressed = event.type() == QEvent.Type.KeyPress and event.key() == Qt.Key.Key_F9
            if pressed:
                self.close_popups()
                self._window.hide_secrets()
                return True
        return super().eventFilter(watched, event)
