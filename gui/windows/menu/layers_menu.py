"""Which layers of the map are shown: whose home a space is, who controls it, ports, marks."""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QPoint
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QGraphicsView, QMenu, QWidget

from gui.map.pictures.shown import Layer, layers_of, switched
from gui.windows import change_settings
from gui.windows.window import Window
from gui.words.counted import counted

if TYPE_CHECKING:
    from engine.board.board import Board
    from gui.map.board.view import BoardView

HERE, PUBLIC = "F6", "Shift+F6"


def boards_in(shown: QWidget | None) -> list["BoardView"]:
    """Return the boards that are a part of something. Where there are none, no module is loaded."""
    views = shown.findChildren(QGraphicsView) if shown is not None else []
    return [view for view in views if hasattr(view, "appearance")]  # type: ignore[misc]  # a board


class LayersMenu(QObject):
    """A tick for each layer that the board on the screen has anything for."""

    def __init__(
        self,
        window: Window,
        menu: QMenu,
        key: str,
        root: Callable[[], QWidget | None],
        keep: Callable[[str], None],
    ) -> None:
        """``root`` is what the boards are a part of; ``keep`` remembers what was switched."""
        super().__init__(window)
        self._window, self._root, self._keep, self.menu = window, root, keep, menu
        self.acts: dict[Layer, QAction] = {}
        for layer in Layer:
            act = menu.addAction("")
            act.setCheckable(True)
            act.triggered.connect(partial(self._switch, layer))
            self.acts[layer] = act
        self.by_key = QAction(window)
        self.by_key.setShortcut(QKeySequence(key))
        self.by_key.triggered.connect(lambda: self.open_over(window))
        window.addAction(self.by_key)
        menu.aboutToShow.connect(self.refresh)
        window.installEventFilter(self)
        self.retranslate()

    @property
    def _board(self) -> "Board | None":
        """The board whose layers are offered: there may be several views of it."""
        return next((view.loaded.board for view in boards_in(self._root())), None)

    def refresh(self) -> None:
        """Offer what the board has, and mark what is shown."""
        views, board = boards_in(self._root()), self._board
        there = layers_of(board) if board is not None else ()
        self.menu.setEnabled(bool(there))
        for layer, act in self.acts.items():
            act.setVisible(layer in there)
            act.setChecked(any(layer in view.appearance.layers for view in views[:1]))
        if board is not None:
            self.acts[Layer.MARKS].setText(counted(board).title())

    def _switch(self, layer: Layer) -> None:
        views, on = boards_in(self._root()), self.acts[layer].isChecked()
        if not views:
            return
        before = views[0].appearance.layers
        after = before | {layer} if on else before - {layer}
        self._keep(switched(after))
        for view in views:
            view.appearance.layers = after
            with view.appearance.worn():
                view.redraw.refresh()
            view.viewport().update()
        name = self.acts[layer].text().replace("&", "")
        said = self.tr("{layer}: shown") if on else self.tr("{layer}: not shown")
        views[0].announce(said.format(layer=name))

    def open_over(self, window: QWidget) -> None:
        """Open it at the upper left of the window that has the keys, if there is any layer."""
        self.refresh()
        if self.menu.isEnabled():
            self.menu.popup(window.mapToGlobal(QPoint(12, 56)))

    def retranslate(self) -> None:
        """Set every word in the language spoken."""
        self.menu.setTitle(self.tr("&Layers of the map"))
        self.acts[Layer.CONTROL].setText(self.tr("&Colours of who controls"))
        self.acts[Layer.HOMES].setText(self.tr("&Homes"))
        self.acts[Layer.PORTS].setText(self.tr("&Ports and towns"))
        self.menu.setToolTipsVisible(True)
        self.acts[Layer.CONTROL].setToolTip(
            self.tr("Without colours, hatching and a letter in each space say it.")
        )

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow a change of language."""
        if event.type() == QEvent.Type.LanguageChange and watched is self._window:
            self.retranslate()
        return super().eventFilter(watched, event)


def of_window(window: Window, menu: QMenu) -> LayersMenu:
    """Return the menu of what the screen shows."""
    return LayersMenu(window, menu, HERE, lambda: window.screen_shown, change_settings.set_layers)


def of_room(window: Window, menu: QMenu) -> LayersMenu:
    """Return the menu of what the public screen shows."""
    return LayersMenu(
        window,
        menu,
        PUBLIC,
        lambda: window.projector.window if window.has_projector else None,
        change_settings.set_public_layers,
    )
