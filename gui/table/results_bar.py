"""The line under the board after a reveal: before or after, what came, what comes."""

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from engine.board.board import Board
from engine.rules.phase import Step
from engine.session.view import PastPhase, PublicView, Stage
from gui.explain import words
from gui.explain.aftermath_panel import retreats_line
from gui.kit.widgets import button, label, paint_surface, picture, row


class ResultsBar(QWidget):
    """Before and after, the way of the phase, and the primary button: the next phase by name."""

    turned = Signal(bool)
    """The board shall show how it was before (True) or after."""

    def __init__(self, past: PastPhase, public: PublicView, board: Board) -> None:
        super().__init__()
        paint_surface(self, "chrome")
        self._past, self._public, self._board = past, public, board
        self.show_words = label("", "muted")
        self.before = button("", small=True, checkable=True)
        self.after = button("", small=True, checkable=True)
        self.after.setChecked(True)
        self.before.clicked.connect(lambda: self.turn(before=True))
        self.after.clicked.connect(lambda: self.turn(before=False))
        self.replay = button("", "quiet", "prev", "on_chrome", small=True)
        self.here = label("", "strong")
        self.coming = label("", "muted")
        self.key = label("", "key")
        self.key.setFixedHeight(24)
        self.go = button("", "primary", "next", "#1b1408")
        self._middle = row(
            self.replay,
            picture("right", "on_chrome2", 16),
            self.here,
            picture("right", "on_chrome2", 16),
            self.coming,
            gap=8,
        )
        inside = row(
            *(self.show_words, self.before, self.after, None, self._middle, None),
            *(self.key, self.go),
            gap=8,
            pad=(20, 8, 20, 8),
        )
        layout = inside.layout()
        if layout is not None:
            self.setLayout(layout)
        self._speak()

    @property
    def shows_before(self) -> bool:
        """Whether the board shows how it was before."""
        return self.before.isChecked()

    def turn(self, *, before: bool) -> None:
        """Show the board before or after the phase."""
        self.before.setChecked(before)
        self.after.setChecked(not before)
        self.turned.emit(before)

    def _speak(self) -> None:
        after = self._past.resolution.after
        self.show_words.setText(self.tr("Show"))
        self.before.say(self.tr("Before"))
        self.after.say(self.tr("After"))
        self.before.setToolTip(self.tr("Before or after (B)"))
        self.after.setToolTip(self.tr("Before or after (B)"))
        self.replay.say(self.tr("Orders"))
        self.replay.setToolTip(self.tr("See the reveal again"))
        self.here.setText(self.tr("Results"))
        moves = self._past.phase.step is Step.MOVES
        self.coming.setText(retreats_line(self._past, self._board) if moves else "")
        self.key.setText(self.tr("Space"))
        over = self._public.stage is Stage.OVER or self._public.outcome is not None
        self.go.say(self.tr("End of the game") if over else words.full_phase_words(after.phase))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Leave out what small windows have no room for."""
        super().resizeEvent(event)
        self.key.setVisible(self.width() > 900)
        self._middle.setVisible(self.width() > 760)
        self.show_words.setVisible(self.width() > 640)

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of language."""
        if event.type() == QEvent.Type.LanguageChange:
            self._speak()
        super().changeEvent(event)
