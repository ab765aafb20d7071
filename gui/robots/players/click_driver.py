"""Drives the real windows: clicks, types and waits, and knows nothing that cannot be seen."""

from collections.abc import Callable
from typing import TypeVar

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, Qt
from PySide6.QtGui import QAction, QGuiApplication, QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QCheckBox,
    QLineEdit,
    QMenu,
    QPlainTextEdit,
    QWidget,
)

from gui.map.board.view import BoardView
from gui.orders.ring import Ring
from gui.screen import Screen
from gui.windows.main_window import MainWindow

S = TypeVar("S", bound=Screen)
PATIENCE = 30_000
"""Looks, each a millisecond of events apart at least, after which something that should have
happened did not. Seconds would tell a busy machine from a quiet one."""

_LEFT = Qt.MouseButton.LeftButton


def _key(sign: str) -> Qt.Key:
    """Return the key that bears a sign; letters with diacritics have none of their own."""
    if sign == "\n":
        return Qt.Key.Key_Return
    code = ord(sign.upper())
    return Qt.Key(code) if 0x20 <= code < 0x7F else Qt.Key.Key_unknown


class NeverHappenedError(AssertionError):
    """The windows did not do what a person would expect of them."""


class ClickDriver:
    """Somebody before one window. Hasty, he watches no picture to its end before he clicks on."""

    def __init__(self, window: MainWindow, *, hasty: bool = False) -> None:
        self.window, self._hasty = window, hasty

    def settle(self) -> None:
        """Let the program finish what it is doing."""
        for _ in range(1 if self._hasty else 3):
            QCoreApplication.processEvents()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)

    def wait(self, until: Callable[[], bool], what: str) -> None:
        """Wait for something to be seen.

        Raises:
            NeverHappenedError: it was not.
        """
        self.settle()
        for _ in range(PATIENCE):
            if until():
                return
            QTest.qWait(1)
            self.settle()
        shown = type(self.window.screen_shown).__name__
        raise NeverHappenedError(f"waited in vain for {what}; the window shows {shown}")

    def screen(self, kind: type[S], *, other_than: Screen | None = None) -> S:
        """Wait for a kind of screen and return it."""
        seen: list[S] = []

        def shown() -> bool:
            now = self.window.screen_shown
            if isinstance(now, kind) and now is not other_than:
                seen[:] = [now]
            return bool(seen)

        self.wait(shown, kind.__name__)
        return seen[0]

    def press(self, button: QAbstractButton) -> None:
        """Click a button that can be clicked.

        Raises:
            NeverHappenedError: it cannot be seen or is greyed.
        """
        if not (button.isVisible() and button.isEnabled()):
            raise NeverHappenedError(f"cannot be clicked: {button.accessibleName()!r}")
        QTest.mouseClick(button, _LEFT)
        self.settle()

    def tick(self, box: QCheckBox) -> None:
        """Click the sign of a box; beside its words a click means nothing."""
        QTest.mouseClick(box, _LEFT, pos=QPoint(box.iconSize().width() // 2, box.height() // 2))
        self.settle()

    def click_act(self, menu: QMenu, act: QAction) -> None:
        """Click an act of a menu that is open."""
        QTest.mouseClick(menu, _LEFT, pos=menu.actionGeometry(act).center())
        self.settle()

    def click(self, widget: QWidget) -> None:
        """Click something that is no button."""
        QTest.mouseClick(widget, _LEFT)
        self.settle()

    def write(self, line: QLineEdit, text: str) -> None:
        """Click into a line and type, over whatever stands there."""
        QTest.mouseClick(line, _LEFT)
        line.selectAll()
        QTest.keyClick(line, Qt.Key.Key_Delete)
        self.type(line, text)

    def fill(self, page: QPlainTextEdit, text: str, *, pasted: bool = False) -> None:
        """Click into a page and type or paste, over whatever stands there."""
        QTest.mouseClick(page.viewport(), _LEFT)
        QTest.keyClick(page, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
        QTest.keyClick(page, Qt.Key.Key_Delete)
        if pasted:
            QGuiApplication.clipboard().setText(text)
            QTest.keyClick(page, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
            QGuiApplication.clipboard().clear()
            self.settle()
        else:
            self.type(page, text)

    def type(self, widget: QWidget, text: str) -> None:
        """Type, in any alphabet (QTest's own ``keyClicks`` knows ASCII only)."""
        for sign in text:
            for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
                event = QKeyEvent(kind, _key(sign), Qt.KeyboardModifier.NoModifier, sign)
                QCoreApplication.sendEvent(widget, event)
        self.settle()

    def key(
        self,
        widget: QWidget,
        key: Qt.Key,
        held: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier,
    ) -> None:
        """Press a key; shortcuts need the window to be the active one, not the room's."""
        if QApplication.activeWindow() is None or (
            widget.window() is self.window and not self.window.isActiveWindow()
        ):
            self.window.activateWindow()
            self.settle()
        QTest.keyClick(widget, key, held)
        self.settle()

    def letter(self, widget: QWidget, text: str) -> None:
        """Type one sign."""
        self.type(widget, text)

    def paste(self, line: QLineEdit, text: str) -> None:
        """Paste a text that was copied elsewhere, and leave nothing on the clipboard."""
        board = QGuiApplication.clipboard()
        board.setText(text)
        QTest.mouseClick(line, _LEFT)
        QTest.keyClick(line, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
        board.clear()
        self.settle()

    def click_board(self, view: BoardView, location: str) -> None:
        """Click a space, or a coast that is offered."""
        self._click(view, view.pointer.viewport_point(location))

    def drag_board(self, view: BoardView, start: str, end: str) -> None:
        """Drag the piece in a space to another one.

        Raises:
            NeverHappenedError: there is none.
        """
        pieces, port = view.pieces, view.viewport()
        piece = pieces.dislodged.get(start) or pieces.units.get(start)
        if piece is None:
            raise NeverHappenedError(f"no piece to drag in {start}")
        begun, let_go = view.mapFromScene(piece.pos()), view.pointer.viewport_point(end)
        QTest.mouseMove(port, begun)
        QTest.mousePress(port, _LEFT, pos=begun)
        for share in (0.5, 0.9, 1.0):
            QTest.mouseMove(port, begun + (let_go - begun) * share)
        QTest.mouseRelease(port, _LEFT, pos=let_go)
        self.settle()

    def ask_for_ring(self, view: BoardView, location: str) -> None:
        """Click what stands in a space with the other button."""
        at = view.pointer.viewport_point(location)
        QTest.mouseMove(view.viewport(), at)
        QTest.mouseClick(view.viewport(), Qt.MouseButton.RightButton, pos=at)
        self.settle()

    def click_chip(self, view: BoardView, province: str, letter: str) -> None:
        """Click the S or C beside a unit.

        Raises:
            NeverHappenedError: there is none.
        """
        for chip in view.offers.chips.values():
            if (chip.key, chip.letter) == (province, letter):
                middle = chip.outline().boundingRect().center().toPoint()
                self._click(view, view.mapFromScene(chip.pos()) + middle)
                return
        raise NeverHappenedError(f"nobody offers {letter} in {province}")

    def click_ring(self, ring: Ring, token: str) -> None:
        """Click a place of the ring.

        Raises:
            NeverHappenedError: it is not offered.
        """
        for index, item in enumerate(ring.items):
            if item.token == token and not item.why_not:
                at = ring.middle_of(index)
                QTest.mouseMove(ring, at)
                QTest.mouseClick(ring, _LEFT, pos=at)
                self.settle()
                return
        raise NeverHappenedError(f"the ring does not offer {token!r}")

    def choose(self, *way: QAction) -> None:
        """Open the menu and walk through it to an act by keys.

        Raises:
            NeverHappenedError: an act on the way cannot be chosen.
        """
        menu = self.window.menu.popup
        self.key(self.window, Qt.Key.Key_F10)
        for act in way:
            self.wait(menu.isVisible, "the menu")
            for _ in menu.actions():
                if menu.activeAction() is not act:
                    self.key(menu, Qt.Key.Key_Down)
            if menu.activeAction() is not act:
                raise NeverHappenedError(f"cannot be chosen: {act.text()!r}")
            self.key(menu, Qt.Key.Key_Return)
            under = act.menu()
            if isinstance(under, QMenu):
                menu = under

    def _click(self, view: BoardView, at: QPoint) -> None:
        QTest.mouseMove(view.viewport(), at)
        QTest.mousePress(view.viewport(), _LEFT, pos=at)
        QTest.mouseRelease(view.viewport(), _LEFT, pos=at)
        self.settle()
