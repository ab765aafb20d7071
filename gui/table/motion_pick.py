"""How the game could be ended: a draw, or given to somebody; for a proposal or for a vote."""

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QWidget

from engine.board.board import Board
from engine.rules.phase import Step
from engine.session.ballot import Motion, MotionKind
from engine.session.view import PublicView
from gui.ending_words import hand_words
from gui.kit.widgets import label

_FEW = 2
"""With fewer players left there is nobody to share anything with."""


def motions(view: PublicView, but: str = "") -> tuple[Motion, ...]:
    """Return what can be voted on; ``but`` is a power to which nobody would give the game."""
    sides = view.in_play
    if len(sides) < _FEW:
        return ()
    draw = Motion(kind=MotionKind.DRAW)
    others = (side for side in sides if but not in side)
    gifts = (Motion(kind=MotionKind.CONCESSION, power=side[0]) for side in others)
    return (draw, *gifts)


class WheelLess(QComboBox):
    """A list whose value the wheel leaves alone: it turns the page."""

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Leave the wheel to the page."""
        event.ignore()


class MotionPick(QWidget):
    """With his orders a player may propose something in secret; at first he proposes nothing.

    Only where everybody writes: in a phase in which one player does, all would know whose it is.
    """

    changed = Signal()

    def __init__(self, view: PublicView, board: Board, power: str) -> None:
        super().__init__()
        self._view, self._board = view, board
        self._motions: tuple[Motion, ...] = ()
        if view.phase.step is Step.MOVES and not view.led:
            self._motions = motions(view, but=power)
        self.name, self.choice = label(""), WheelLess()
        self.choice.setSizeAdjustPolicy(
            QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
        )
        self.choice.setMinimumContentsLength(12)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 4, 0, 0)
        layout.setSpacing(12)
        layout.addWidget(self.name)
        layout.addWidget(self.choice, 1)
        self.choice.activated.connect(self.changed)
        self.speak()
        if not self.any:
            self.hide()

    @property
    def any(self) -> bool:
        """Whether there is anything to propose."""
        return bool(self._motions)

    @property
    def motion(self) -> Motion | None:
        """What is proposed; nothing at first."""
        place = self.choice.currentIndex() - 1
        return self._motions[place] if 0 <= place < len(self._motions) else None

    def speak(self) -> None:
        """Set every word in the language spoken; what is chosen stays chosen."""
        at = max(0, self.choice.currentIndex())
        with QSignalBlocker(self.choice):
            self.choice.clear()
            self.choice.addItem(self.tr("nothing"))
            for motion in self._motions:
                self.choice.addItem(self._said(motion))
            self.choice.setCurrentIndex(at)
        self.name.setText(self.tr("Propose in secret:"))
        self.choice.setAccessibleName(self.name.text())
        self.choice.setToolTip(
            self.tr("All learn at the reveal that it was proposed, nobody by whom. They vote.")
        )

    def _said(self, motion: Motion) -> str:
        if motion.kind is MotionKind.DRAW:
            return self.tr("a draw of all survivors")
        view = self._view
        who = hand_words(self._board, view.side(motion.power), view.player(motion.power))
        return self.tr("to give the game to: {player}").format(player=who)
