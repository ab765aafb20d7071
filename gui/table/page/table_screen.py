"""The table between orders: what stands on the laptop whenever nobody writes. Public.

A large board, the clock, everybody's sign to tap. Nothing on it depends on what anybody has begun
to write, or on who has begun.
"""

from collections.abc import Callable
from dataclasses import replace
from weakref import proxy

from PySide6.QtCore import QEvent, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QKeyEvent,
    QKeySequence,
    QResizeEvent,
    QShortcut,
)
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from engine.board.loader import LoadedMap
from engine.table.view import PastPhase, PublicView
from gui import i18n
from gui.clock.keeper import ClockKeeper
from gui.clock.words import doing_words
from gui.explain.board_panel import JudgedBoard
from gui.kit import theme
from gui.kit.room_button import KEY, RoomButton
from gui.kit.topbar import TopBar, seal_words
from gui.kit.widgets import button, label
from gui.map.arrows.trails import trails
from gui.printable import Matter
from gui.screen import Falling, Screen
from gui.table.page.fitted_column import side_width
from gui.table.page.table_side import TableSide
from gui.table.page.table_words import voting_words
from gui.table.page.tiles import MANY
from gui.words import phases

USUAL = QSize(1920, 1080)
_WIDE = 1400
"""Pixels of a window whose bar has room for a key beside its act."""


class TableScreen(Screen):
    """Board and panel; whoever is ready taps his sign, or presses its letter."""

    keys_place = "Table"

    falling = Falling.GROUND

    called = Signal(str)
    """Somebody says that he plays this power, and would like to write or have his envelope."""

    next_asked = Signal()
    """Whoever comes next shall be called, to write or to vote."""

    reveal_asked = Signal()
    """All have sealed, and the table is gathered round."""

    go_on_asked = Signal()
    """The table would go on without those who have not sealed, or break off its vote."""

    replay = Signal(object)
    """A reveal shall be seen again; carries its ``PastPhase``."""

    history_asked = Signal()

    def __init__(
        self,
        view: PublicView,
        loaded: LoadedMap,
        keeper: ClockKeeper | None = None,
        *,
        size: QSize = USUAL,
    ) -> None:
        """``size`` is that of the window, for which everything is made at once."""
        super().__init__()
        self.clock_place = proxy(self)
        self._view, self._loaded, self._keeper = view, loaded, keeper
        self._end_said = ""
        self.room = RoomButton()
        self.history = button("", "quiet", "clock", "on_chrome", small=True)
        self.history.clicked.connect(self.history_asked)
        self._key = label(KEY, "key")
        self.top = TopBar(loaded.board, (self.room, self._key, self.history))
        self.top.set_view(view)
        # Beside signs that show votes, envelopes would be taken for votes too.
        self.top.seals.setVisible(len(view.seals) <= MANY and view.ballot is None)
        self.view = JudgedBoard(loaded)
        self.side = self._made(size.height())
        self.side.setFixedWidth(side_width(size.width(), size.height()))
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self.top)
        self._body = QHBoxLayout()
        self._body.setSpacing(0)
        self._body.addWidget(self.view, 1)
        self._body.addWidget(self.side)
        layout.addLayout(self._body, 1)
        self._look = self._known_look(size)
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self._build)
        self._spacebar = QShortcut(QKeySequence(Qt.Key.Key_Space), self, self._on_space)
        for key, by in ((Qt.Key.Key_BracketLeft, -1), (Qt.Key.Key_BracketRight, 1)):
            QShortcut(QKeySequence(key), self, lambda by=by: self.look_at(self.side.at + by))
        if keeper is not None:
            keeper.shown.connect(self._on_clock)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._speak()
        self._stand()
        self._on_clock()

    # -- what it shows --------------------------------------------------------------------------

    @property
    def public(self) -> PublicView:
        """What everybody may know."""
        return self._view

    def _known_look(self, size: QSize) -> tuple[object, ...]:
        return size.width(), size.height(), theme.look(), i18n.language()

    def _made(self, height: int) -> TableSide:
        side = TableSide(self._view, self._loaded.board, self._keeper, height)
        side.called.connect(self.called)
        side.next_asked.connect(self.next_asked)
        side.reveal_asked.connect(self.reveal_asked)
        side.go_on_asked.connect(self.go_on_asked)
        side.play_asked.connect(self._on_play)
        side.turned.connect(self.look_at)
        return side

    def _build(self) -> None:
        """Make the panel anew for this size, language and look."""
        self._key.setVisible(self.width() >= _WIDE and not self.room.isHidden())
        look = self._known_look(self.size())
        if look == self._look:
            return
        self._look = look
        old, at = self.side, self.side.at
        had_focus = old.isAncestorOf(self.focusWidget() or self)
        self.side = self._made(self.height())
        self.side.setFixedWidth(side_width(self.width(), self.height()))
        self._body.replaceWidget(old, self.side)
        old.hide()
        old.deleteLater()
        self.side.tell_end(self._end_said)
        self.side.turn(at)
        self._speak_of(self.past)
        if had_focus:
            self._focus()

    def _focus(self) -> None:
        """Put the keys on what comes next; on a reveal nothing that a stray Enter could press."""
        (self if self.side.all_sealed else self.side.primary).setFocus()

    def _stand(self) -> None:
        """Put the present position on the board, with trails of the phase that led to it."""
        view = self._view
        past = view.past[-1] if view.past else None
        marks = trails(self._loaded.board, view.position, past)
        self.view.show_judged(view.position, marks)

    def look_at(self, at: int) -> None:
        """Look at a phase by its place on the line, from turn one; the last place is now."""
        before = self.side.at
        self.side.turn(at)
        if self.side.at == before:
            return
        past = self.past
        if past is not None:
            self.view.show_past(past, before=False)
        else:
            self._stand()
        self._speak_of(past)

    @property
    def past(self) -> PastPhase | None:
        """The phase that is looked at; nothing where that is the present."""
        return self._view.past[self.side.at] if self.side.looks_back else None

    def _speak_of(self, past: PastPhase | None) -> None:
        """Let the bar above, and the signs, have the figures of the board that is shown."""
        if past is None:
            self.top.set_view(self._view)
            self.side.tiles.count(self._view)
            return
        then = self._view.as_of(past, self._loaded.board, before=False)
        self.top.set_view(then, phases.said(phases.Saying.WRITTEN, past.phase.kind))
        self.side.tiles.count(replace(self._view, counted=then.counted, units=then.units))

    def _on_play(self) -> None:
        past = self.side.shown_past
        if past is not None:
            self.replay.emit(past)

    def tell_end(self, words: str) -> None:
        """Say how long it is until the agreed end of the game."""
        self._end_said = words
        self.side.tell_end(words)

    def announce(self, since: PublicView | None) -> None:
        """Tell a screen reader, politely, which seals are otherwise than they were in a view."""
        if since is None or since.phase != self._view.phase:
            return
        view, board = self._view, self._loaded.board
        before = {seal.power: seal.sealed for seal in since.seals}
        sentences = [
            seal_words(view, seal, board)
            for seal in view.seals
            if seal.sealed is not before.get(seal.power)
        ]
        if view.ballot is not None and since.ballot is not None:
            sentences += [
                self.side.tiles.of[power].accessibleName()
                for power in view.ballot.voted
                if power in since.ballot.waiting
            ]
        if sentences:
            event = QAccessibleAnnouncementEvent(self, ". ".join(sentences))
            event.setPoliteness(QAccessible.AnnouncementPoliteness.Polite)
            QAccessible.updateAccessibility(event)

    def refuse(self, sentence: str) -> bool:
        """Say beside the board what could not be done and why."""
        self.side.told.setText(sentence)
        self.side.fit()
        return True

    def printable(self, game: Matter) -> Matter:
        """Print the phase that is looked at."""
        return game.looked_at(self.past)

    def set_clock(self, make: Callable[[int], QWidget]) -> None:
        """Show it in the bar while a vote is held; else the large one is here, or it is stopped."""
        if self._view.ballot is not None:
            self.top.set_clock(make)

    def set_doing(self, text: str) -> None:
        """Say what the table is doing where its clock knows better."""
        self.top.set_doing(text if self._view.ballot is None else voting_words())

    # -- keys -----------------------------------------------------------------------------------

    def _on_clock(self) -> None:
        keeper = self._keeper
        self._spacebar.setEnabled(keeper is not None and keeper.clock is not None)
        doing = ""
        if keeper is not None and keeper.clock is not None:
            doing = doing_words(keeper.clock)
        self.set_doing(doing)

    def _on_space(self) -> None:
        if self._keeper is not None:
            self._keeper.toggle()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take a letter as a tap on its sign, Enter as what comes next, Esc as the way to now."""
        held = event.modifiers() & ~(
            Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier
        )
        if held or event.isAutoRepeat():
            super().keyPressEvent(event)
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if not self.side.all_sealed:  # whoever sealed last may still have a finger on it
                self.side.primary.click()
        elif event.key() == Qt.Key.Key_Escape and self.side.looks_back:
            self.look_at(len(self._view.past))
        elif not self.side.tiles.press(event.text()):
            super().keyPressEvent(event)

    # -- as every screen ------------------------------------------------------------------------

    def _speak(self) -> None:
        self.history.say(self.tr("Past phases"))
        self.history.setToolTip(self.tr("Past phases with their orders and reasons (Ctrl+H)"))
        self.history.setVisible(bool(self._view.past))

    def retranslate(self) -> None:
        """Say everything again in the language now spoken."""
        self._speak()
        self._soon.start()

    def arrive(self) -> None:
        """Fit the board and put the keys on what comes next."""
        self._build()
        self.view.camera.fit()
        self._focus()

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of theme or text size."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange and hasattr(self, "_soon"):
            self._soon.start()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give the panel the width and the sizes that the window has for it."""
        super().resizeEvent(event)
        self._build()
