"""The window for the room. It is given public views, a clock and the reveal's player, no more."""

from __future__ import annotations

from enum import StrEnum
from types import MappingProxyType
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import (
    QCloseEvent,
    QColor,
    QHideEvent,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QShowEvent,
    QWindow,
)
from PySide6.QtWidgets import QDialog, QWidget

from engine.board.loader import LoadedMap
from engine.clock.clock import Clock
from engine.table.live.view import LiveView
from engine.table.view import PublicView
from gui.clock.face import ClockFace
from gui.clock.keeper import ClockKeeper
from gui.kit import sizing, theme
from gui.public import pages
from gui.public.blocks import Pen
from gui.public.board import PublicBoard
from gui.public.look import Look, Plan, plan
from gui.public.pages_reveal import reveal_page
from gui.public.reveal_board import PublicReveal
from gui.public.seals import have_room, strip
from gui.public.things import ClockRoom, Thing, moved
from gui.reveal.player import FRAME, RevealPlayer

if TYPE_CHECKING:
    from collections.abc import Callable

    from gui.games.panels import LivePage

POINTER = 2000
"""Milliseconds after which a pointer that rests is hidden."""

LEAST_SIZE = (480, 300)
_ZOOMS = MappingProxyType(
    {
        Qt.Key.Key_Plus: "zoom_in",
        Qt.Key.Key_Equal: "zoom_in",
        Qt.Key.Key_Minus: "zoom_out",
        Qt.Key.Key_0: "fit",
    }
)
_STRIP = 0.125
"""Room below the board for fingerprints, as a share of the height."""


class Page(StrEnum):
    """What the room sees."""

    WORDMARK = "wordmark"
    """No game is open."""

    TABLE = "table"
    """The table talks or writes."""

    REVEAL = "reveal"
    RESULTS = "results"
    OVER = "over"


class PublicWindow(QWidget):
    """Board at the left, what matters now at the right, as large as the picture allows.

    It has no controls. It never takes the keys from the control window by being shown.
    """

    closed = Signal()
    """Somebody closed it."""

    full_asked = Signal()
    """F11 in this window: full screen, or a window again."""

    covered = Signal()
    """F9 in this window: cover the desk in the other one."""

    help_asked = Signal()
    """F1 in this window: rules, signs and keys, over it."""

    layers_asked = Signal()
    """F6 in this window: which layers its map has, over it."""

    forward = Signal()
    """Space in this window, where the keys of the other one are not heard."""

    def __init__(self, loaded: LoadedMap, look: Look) -> None:
        super().__init__(None, Qt.WindowType.Window)
        self.setWindowTitle("Velmoc")  # titles end up in task bars
        self.setObjectName("public")
        sizing.wear(self)
        self.setMinimumSize(*LEAST_SIZE)
        self.setAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating)
        self.setAttribute(Qt.WidgetAttribute.WA_QuitOnClose, on=False)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.look = look
        self.page = Page.WORDMARK
        self.things: tuple[Thing, ...] = ()
        self._loaded = loaded
        self._view: PublicView | None = None
        self._keeper: ClockKeeper | None = None
        self._face: ClockFace | None = None
        self._player: RevealPlayer | None = None
        self._told = False
        self._minutes: int | None = None
        self.board = PublicBoard(loaded, look, self)
        self.reveal: PublicReveal | None = None
        self._live: LivePage | None = None
        self._live_maker: Callable[[str, QWidget], LivePage] | None = None
        self._live_view: LiveView | None = None
        self._handle: QWindow | None = None
        self._pointer = QTimer(self, singleShot=True, interval=POINTER)
        self._pointer.timeout.connect(self._on_still)
        self._pointer.start()
        self._later = QTimer(self, singleShot=True, interval=2 * FRAME)
        self._later.timeout.connect(self._on_player)
        self._lay()

    # -- what it is given --------------------------------------------------------------------

    def show_page(
        self, page: Page, view: PublicView | None, player: RevealPlayer | None = None
    ) -> None:
        """Show a page of what everybody may see."""
        self.page = page if view is not None else Page.WORDMARK
        self._view = view
        self._follow(player if page is Page.REVEAL else None)
        self._lay()

    def show_live(
        self, make: Callable[[str, QWidget], LivePage] | None, view: LiveView | None
    ) -> None:
        """Show a game of live rounds all over this window, or none any more.

        ``make`` is its game's own: it makes the page for a theme, and for this window.
        """
        if self._live is not None and (make is not self._live_maker or view is None):
            self._live.hide()
            self._live.deleteLater()
            self._live = None
        self._live_maker = make
        if make is None or view is None:
            return
        if self._live is None:
            self.show_page(Page.WORDMARK, None)
            self.set_clock(None)
            self._live = make(self.look.name, self)
            self._live.setGeometry(self.rect())
            self._live.show()
        self._live.show_view(view)
        self._live_view = view

    def set_clock(self, keeper: ClockKeeper | None) -> None:
        """Show this table's clock, or none."""
        if keeper is self._keeper:
            return
        if self._face is not None:
            self._face.hide()
            self._face.deleteLater()
            self._face = None
        self._keeper = keeper
        if keeper is not None:
            self._face = ClockFace(keeper, self.height(), ink=self._ink)
            self._face.setParent(self)
            keeper.shown.connect(self._on_clock)
        self._lay()

    def set_minutes(self, minutes: int | None) -> None:
        """Show how long it is until the agreed end of the game."""
        self._minutes = minutes
        self._write()

    def set_look(self, name: str) -> None:
        """Take another theme; the control window keeps its own."""
        self.look = Look(name)
        player = self._player
        maker, view = self._live_maker, self._live_view
        if self._live is not None:
            self.show_live(None, None)
            self.show_live(maker, view)
        self._follow(None)
        self._follow(player)
        self._lay()

    def shown_board(self) -> PublicBoard | PublicReveal | None:
        """Return the board that is seen."""
        return self.reveal or (self.board if self.page is not Page.WORDMARK else None)

    def zoom(self, act: str) -> None:
        """Zoom this window's board: ``zoom_in zoom_out fit``."""
        board = self.shown_board()
        if board is not None:
            camera = board.camera
            {"zoom_in": camera.zoom_in, "zoom_out": camera.zoom_out}.get(act, camera.fit)()

    # -- the reveal ----------------------------------------------------------------------------

    def _follow(self, player: RevealPlayer | None) -> None:
        """Look at a reveal's player; only at one at a time."""
        if player is self._player:
            return
        if self._player is not None:
            self._player.stepped.disconnect(self._on_stepped)
            self._player.moved.disconnect(self._on_moved)
            self._player.changed.disconnect(self._on_player)
            self._player.destroyed.disconnect(self._on_gone)
        self._on_gone()
        self._player = player
        if player is None:
            return
        self.reveal = PublicReveal(player, self._loaded, self.look, self)
        player.stepped.connect(self._on_stepped)
        player.moved.connect(self._on_moved)
        player.changed.connect(self._on_player)
        player.destroyed.connect(self._on_gone)

    def _on_gone(self) -> None:
        """Forget a player, and the board that followed it."""
        self._later.stop()
        self._player = None
        if self.reveal is not None:
            self.reveal.hide()
            self.reveal.deleteLater()
            self.reveal = None

    def _on_player(self) -> None:
        self._later.stop()
        if self._player is not None:
            self._told = self._player.told
        self._write()

    def _on_stepped(self) -> None:
        """Write what a step is about; while something moves, not in the laptop's own frame."""
        if self._player is not None and self._player.moving:
            self._later.start()
        else:
            self._on_player()

    def _on_moved(self) -> None:
        """Write the page again when the verdict may be said: a frame alone says nothing new."""
        if self._player is None or self._player.told == self._told:
            return
        if self._player.told or not self._later.isActive():
            self._on_player()

    # -- where everything goes -----------------------------------------------------------------

    @property
    def plan(self) -> Plan:
        """Where board and words go."""
        return plan(self.size())

    @property
    def clock(self) -> Clock | None:
        """The clock as it is now."""
        return self._keeper.clock if self._keeper is not None else None

    def _ink(self, name: str) -> QColor:
        return self.look.ink(name)

    def _lay(self) -> None:
        """Place the board, and write the page anew."""
        known, view = self.plan, self._view
        board = self.shown_board()
        self.board.setVisible(board is self.board)
        if board is not None and view is not None:
            place = known.board
            if self._strip():
                place = place.adjusted(0, 0, 0, -self._strip())
            with theme.wearing(self.look.name):
                if board is self.board:
                    self._stand(view)
                board.setGeometry(place.toRect())
            board.appearance.wear(board, self.look, known.unit)
            board.setVisible(True)
            board.lower()
        self._write()

    def _stand(self, view: PublicView) -> None:
        if self.page is Page.RESULTS and view.past:
            self.board.show_results(view.past[-1])
        else:
            self.board.show_table(view.position, view.past[-1] if view.past else None)

    def _below(self) -> tuple[Thing, ...]:
        """Return the fingerprints below the board; where the page has them, none."""
        view = self._view
        if self.page is not Page.TABLE or view is None:
            return ()
        if pages.in_silence(self.clock) and have_room(view):
            return ()
        return strip(self.plan, view, self._loaded.board)

    def _strip(self) -> float:
        """Return how much of the board's height its fingerprints take; two rows are usual."""
        below = self._below()
        unit = self.plan.unit
        most = max((thing.box.bottom() for thing in below), default=0.0)
        return max(unit * _STRIP, most + unit * 0.022) if below else 0.0

    def _write(self) -> None:
        """Write the page."""
        things = self._page()
        room = next((one for one in things if isinstance(one, ClockRoom)), None)
        if self._face is not None:
            self._face.set_screen_height(round(self.plan.unit))
            if room is not None:
                self._face.setGeometry(room.box.toRect())
            self._face.setVisible(room is not None and self.clock is not None)
        if things != self.things:
            old, self.things = self.things, things
            self.setAccessibleDescription(pages.read_aloud(things))
            self._update(old, things)

    def _update(self, old: tuple[Thing, ...], new: tuple[Thing, ...]) -> None:
        """Paint again what looks otherwise."""
        changed = [one for one in (*old, *new) if one not in old or one not in new]
        for thing in changed:
            edge = self.plan.unit * 0.012
            self.update(thing.box.adjusted(-edge, -edge, edge, edge).toAlignedRect())

    def _page(self) -> tuple[Thing, ...]:
        view, known = self._view, self.plan
        if view is None:
            return pages.wordmark(self.rect(), self.plan)
        pen, board, clock = Pen(known), self._loaded.board, self.clock
        high = self._clock_height()
        match self.page:
            case Page.REVEAL if self._player is not None:
                return reveal_page(pen, self._player, board, pages.clock_words(clock), view.number)
            case Page.RESULTS if view.past:
                return pages.results_page(pen, view, board, clock, high)
            case Page.OVER:
                return pages.over_page(pen, view, board)
        below = self._below()
        top = known.board.bottom() - self._strip() + known.unit * 0.01
        return (
            *pages.table_page(pen, view, board, clock, high, self._minutes),
            *(moved(thing, known.board.left(), top) for thing in below),
        )

    def _clock_height(self) -> float:
        if self._face is None:
            return 0.0
        self._face.set_screen_height(round(self.plan.unit))
        return float(self._face.height())

    # -- events --------------------------------------------------------------------------------

    def _on_clock(self) -> None:
        self._lay() if self._strip_changes() else self._write()

    def _strip_changes(self) -> bool:
        """Tell whether the board needs another height: fingerprints come below it, or go."""
        wanted = self.plan.board.height() - self._strip()
        return self.page is Page.TABLE and abs(self.board.height() - wanted) > 1

    def paintEvent(self, event: QPaintEvent) -> None:
        """Write and draw what is beside the board."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        with theme.wearing(self.look.name):
            painter.fillRect(event.rect(), self.look.ground)
            dirty = QRectF(event.rect())
            for thing in self.things:
                if thing.box.adjusted(-9, -9, 9, 9).intersects(dirty):
                    thing.paint(painter, self.look)
        painter.end()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Place everything anew."""
        super().resizeEvent(event)
        if self._live is not None:
            self._live.setGeometry(self.rect())
        self._lay()

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of language."""
        if event.type() == QEvent.Type.LanguageChange:
            self._lay()
        super().changeEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Zoom, help, layers, cover the desk, go on; the laptop takes the rest."""
        key = Qt.Key(event.key())
        if key in _ZOOMS:
            self.zoom(_ZOOMS[key])
        elif key == Qt.Key.Key_Escape and self.isFullScreen():
            self.full_asked.emit()
        elif key == Qt.Key.Key_F7:
            self.close()
        elif key == Qt.Key.Key_F9:
            self.hide_secrets()
        else:
            asked = {
                Qt.Key.Key_F1: self.help_asked,
                Qt.Key.Key_F6: self.layers_asked,
                Qt.Key.Key_F11: self.full_asked,
                Qt.Key.Key_Space: self.forward,
            }
            if key in asked:
                asked[key].emit()
            else:
                super().keyPressEvent(event)

    def hide_secrets(self) -> None:
        """Cover the desk in the control window: from here, or from a card over this window."""
        self.covered.emit()

    def hideEvent(self, event: QHideEvent) -> None:
        """Take what lies over it along: nobody could close it, and it has all the keys."""
        super().hideEvent(event)
        if not event.spontaneous():
            for card in self.findChildren(QDialog):
                card.close()

    def showEvent(self, event: QShowEvent) -> None:
        """Watch the pointer: all input of the window passes its handle."""
        super().showEvent(event)
        handle = self.windowHandle()
        if handle is not None and handle is not self._handle:
            handle.installEventFilter(self)
            self._handle = handle

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Show the pointer while it moves."""
        if event.type() == QEvent.Type.MouseMove:
            self.unsetCursor()
            self._pointer.start()
        return super().eventFilter(watched, event)

    def _on_still(self) -> None:
        self.setCursor(Qt.CursorShape.BlankCursor)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Say that it is gone."""
        self._follow(None)
        super().closeEvent(event)
        self.closed.emit()
