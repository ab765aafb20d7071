"""The part of the menu that leads the public screen: where it is, how it looks, how near."""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QAction, QActionGroup, QGuiApplication, QKeySequence
from PySide6.QtWidgets import QMenu

from gui import settings
from gui.windows.menu import layers_menu
from gui.windows.window import Window

if TYPE_CHECKING:
    from gui.public.projector import Projector

SHOW, AS_WINDOW, NEARER, FARTHER, WHOLE = "F7", "Shift+F7", "F8", "Shift+F8", "Ctrl+F8"


class PublicMenu(QObject):
    """Show or hide, on which display, light or dark, nearer or farther."""

    def __init__(self, window: Window, menu: QMenu) -> None:
        super().__init__(window)
        self._window, self.menu = window, menu
        self.displays, self.theme = QMenu(menu), QMenu(menu)
        self.show = self._act(menu, self._toggle, SHOW)
        self.show.setCheckable(True)
        menu.addMenu(self.displays)
        self.window = self._act(menu, self._as_window, AS_WINDOW)
        self.window.setCheckable(True)
        menu.addMenu(self.theme)
        menu.addSeparator()
        self.nearer = self._act(menu, partial(self._zoom, "zoom_in"), NEARER)
        self.farther = self._act(menu, partial(self._zoom, "zoom_out"), FARTHER)
        self.whole = self._act(menu, partial(self._zoom, "fit"), WHOLE)
        self.layers = layers_menu.of_room(window, menu.addMenu(""))
        group = QActionGroup(self)
        self.themes = {name: self._theme(name, group) for name in settings.PUBLIC_THEMES}
        menu.aboutToShow.connect(self.refresh)
        self.displays.aboutToShow.connect(self._list_displays)
        window.installEventFilter(self)
        self.retranslate()

    @property
    def _projector(self) -> "Projector":
        """What brings it to a display: made with the first wish, never for the menu's sake."""
        return self._window.projector

    def _act(self, menu: QMenu, done: Callable[[], object], key: str = "") -> QAction:
        act = menu.addAction("")
        act.triggered.connect(lambda _checked=False: done())
        if key:
            act.setShortcut(QKeySequence(key))
            self._window.addAction(act)  # so that its key works while the menu is closed
        return act

    def _theme(self, name: str, group: QActionGroup) -> QAction:
        act = self._act(self.theme, partial(self._dress, name))
        act.setCheckable(True)
        group.addAction(act)
        return act

    def _toggle(self) -> None:
        self._projector.toggle()

    def _as_window(self) -> None:
        self._projector.show_window(asked=True)

    def _dress(self, name: str) -> None:
        self._projector.set_look(name)

    def _zoom(self, act: str) -> None:
        if self._window.has_projector:
            self._projector.zoom(act)

    def refresh(self) -> None:
        """Mark where it is and how it looks."""
        from gui.public.projector import Place  # noqa: PLC0415 - when somebody opens the menu

        place = self._window.projector.place if self._window.has_projector else Place.OFF
        self.show.setChecked(place is not Place.OFF)
        self.window.setChecked(place is Place.WINDOW)
        for act in (self.nearer, self.farther, self.whole):
            act.setEnabled(place in (Place.FULL, Place.WINDOW))
        self.layers.refresh()
        self.themes[settings.current().public_theme].setChecked(True)
        self.displays.setEnabled(len(QGuiApplication.screens()) > 1)

    def _list_displays(self) -> None:
        projector = self._projector
        self.displays.clear()
        for display in projector.displays.all():
            act = self.displays.addAction(display.words)
            act.setCheckable(True)
            act.setChecked(display.key == projector.on)
            act.triggered.connect(partial(projector.show_on, display.key))

    def retranslate(self) -> None:
        """Set every word in the language spoken."""
        self.menu.setTitle(self.tr("&Public screen"))
        self.show.setText(self.tr("&Show it"))
        self.displays.setTitle(self.tr("On which &display"))
        self.window.setText(self.tr("As a &window"))
        self.theme.setTitle(self.tr("&Theme"))
        self.themes["projector"].setText(self.tr("&Dark, for a projector"))
        self.themes["light"].setText(self.tr("&Light"))
        self.nearer.setText(self.tr("&Nearer"))
        self.farther.setText(self.tr("&Farther"))
        self.whole.setText(self.tr("W&hole board"))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow a change of language."""
        if event.type() == QEvent.Type.LanguageChange and watched is self._window:
            self.retranslate()
        return super().eventFilter(watched, event)
