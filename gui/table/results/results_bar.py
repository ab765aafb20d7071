"""The line under the board after a reveal: before or after, what came, what comes."""

from PySide6.QtCore import QEvent, QSize, QTimer, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from engine.board.board import Board
from engine.catalogue import GAMES
from engine.table.view import PastPhase, PublicView, Stage
from gui.explain.aftermath_panel import retreats_line
from gui.kit.widgets import button, label, paint_surface, picture, row
from gui.words import phases

_PAD = 20


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
        self.go = button("", "primary", "next", "#1b1408")
        first, second = (picture("right", "on_chrome2", 16) for _ in range(2))
        self._middle = row(self.replay, first, self.here, second, self.coming, gap=8)
        # What small windows and large text leave out, the most dispensable first.
        self._spare = (
            (self.key,),
            (second, self.coming),
            (self.show_words,),
            (first, self.here),
            (self.replay,),
        )
        inside = row(
            *(self.show_words, self.before, self.after, None, self._middle, None),
            *(self.key, self.go),
            gap=8,
            pad=(_PAD, 8, _PAD, 8),
        )
        layout = inside.layout()
        if layout is not None:
            self.setLayout(layout)
        # The parts take a new size of text after the bar has heard of it.
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self._fit)
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
        kind = self._past.phase.kind
        driven = kind.main and any(one.retreats for one in GAMES[kind.game].calendar.kinds)
        self.coming.setText(retreats_line(self._past, self._board) if driven else "")
        self.key.setText(self.tr("Space"))
        over = self._public.stage is Stage.OVER or self._public.outcome is not None
        self.go.say(self.tr("End of the game") if over else phases.full_phase_words(after.phase))
        self._fit()

    def _fit(self) -> None:
        """Leave out what there is no room for; the acts stay."""
        inner, outer = self._middle.layout(), self.layout()
        if inner is None or outer is None:
            return
        for count in range(len(self._spare) + 1):
            for place, parts in enumerate(self._spare):
                for part in parts:
                    nothing_comes = part in self._spare[1] and not self.coming.text()
                    part.setVisible(place >= count and not nothing_comes)
            inner.invalidate()
            self._middle.updateGeometry()  # else its size as it was is remembered
            outer.invalidate()
            side = _PAD if count < len(self._spare) else _PAD // 3
            outer.setContentsMargins(side, 8, side, 8)
            if outer.minimumSize().width() <= self.width():
                return

    def minimumSizeHint(self) -> QSize:
        """Let the board be as narrow as the window makes it: what does not fit is left out."""
        return QSize(0, super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show as much as there is room for."""
        super().resizeEvent(event)
        self._fit()

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of language or of the text's size."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._speak()
        elif event.type() == QEvent.Type.StyleChange:
            self._soon.start()
