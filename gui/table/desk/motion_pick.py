"""How the game could be ended: a draw, or given to somebody; for a proposal or for a vote."""

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QWidget

from engine.board.board import Board
from engine.table.ballot.ballot import Motion, MotionKind
from engine.table.view import PublicView
from gui.games import catalogue
from gui.kit.pick_list import PickList
from gui.kit.widgets import button, label
from gui.words.endings import hand_words

_FEW = 2
"""With fewer players left there is nobody to share anything with."""

_YEARS = 2
"""Years in which nobody is asked whether to end the game."""


def motions(view: PublicView, but: str = "") -> tuple[Motion, ...]:
    """Return what can be voted on; ``but`` is a power to which nobody would give the game."""
    sides = view.in_play
    if len(sides) < _FEW:
        return ()
    alike = [Motion(kind=MotionKind.DRAW)]
    if catalogue.GAMES[view.game].endings().stop():
        alike.insert(0, Motion(kind=MotionKind.STOP))
    others = (side for side in sides if but not in side)
    gifts = (Motion(kind=MotionKind.CONCESSION, power=side[0]) for side in others)
    return (*alike, *gifts)


def offered(view: PublicView) -> bool:
    """Tell whether a proposal is offered unasked: from the third year of a game on."""
    first = view.past[0].phase if view.past else view.phase
    return view.phase.turn >= first.turn + _YEARS


class WheelLess(PickList):
    """A list whose value the wheel leaves alone: it turns the page."""

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Leave the wheel to the page."""
        event.ignore()


class MotionPick(QWidget):
    """With his orders a player may propose something in secret; at first he proposes nothing.

    Only where everybody writes: in a phase in which one player does, all would know whose it is.
    Nobody ends a game in its first two years: until then the choice comes when it is asked for.
    """

    changed = Signal()

    def __init__(self, view: PublicView, board: Board, power: str) -> None:
        super().__init__()
        self._view, self._board = view, board
        self._motions: tuple[Motion, ...] = ()
        if view.phase.kind.main and not view.led:
            self._motions = motions(view, but=power)
        self.name, self.choice = label(""), WheelLess()
        self.choice.setSizeAdjustPolicy(
            QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
        )
        self.choice.setMinimumContentsLength(12)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 4, 0, 0)
        layout.setSpacing(12)
        self.ask = button("", "link", small=True)
        self.ask.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.ask.clicked.connect(self.offer)
        layout.addWidget(self.ask)
        layout.addWidget(self.name)
        layout.addWidget(self.choice, 1)
        layout.addStretch(0)
        self._offer(offered=offered(view))
        self.choice.activated.connect(self.changed)
        self.speak()
        if not self.any:
            self.hide()

    def offer(self) -> None:
        """Show what can be proposed, to somebody who asks for it."""
        self._offer(offered=True)
        self.choice.setFocus()

    def _offer(self, *, offered: bool) -> None:
        self.ask.setVisible(not offered)
        for part in (self.name, self.choice):
            part.setVisible(offered)

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
        self.ask.say(self.tr("Propose something in secret…"))
        self.name.setText(self.tr("Propose in secret:"))
        self.choice.setAccessibleName(self.name.text())
        self.choice.setToolTip(
            self.tr("All learn at the reveal that it was proposed, nobody by whom. They vote.")
        )

    def _said(self, motion: Motion) -> str:
        if motion.kind is MotionKind.DRAW:
            return self.tr("a draw of all survivors")
        view = self._view
        if motion.kind is MotionKind.STOP:
            return catalogue.GAMES[view.game].endings().stop()
        who = hand_words(self._board, view.side(motion.power), view.player(motion.power))
        return self.tr("to give the game to: {player}").format(player=who)
