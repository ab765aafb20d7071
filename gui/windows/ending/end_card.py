"""How a game may end before anybody has won it, and what becomes of a player who leaves."""

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QSpinBox, QWidget

from engine.board.board import Board
from engine.table.ballot.ballot import Motion, MotionKind, Takeover
from engine.table.incident import Reason
from engine.table.lines import LONGEST_NAME
from engine.table.view import PublicView
from gui.games import catalogue
from gui.kit.dialog import Card
from gui.kit.one_line import OneLine
from gui.kit.pick_list import PickList
from gui.kit.widgets import button, label, row, rule
from gui.table.curtain.reason_pick import ReasonPick
from gui.table.desk.motion_pick import motions
from gui.words import names
from gui.words.disorder import disorder
from gui.words.endings import hand_words, motion_words


class EndCard(Card):
    """A draw, or giving the game to somebody: agreed openly, or voted on in secret."""

    personal = True  # a desk may lie below it: what is proposed there is its owner's secret

    vote_asked = Signal(object)
    """Carries a ``Motion`` that everybody shall vote on in secret."""

    counted = Signal(object, int)
    """Carries a ``Motion`` and how many slips were for it; at a game master's table."""

    agreed = Signal(object)
    """Carries a ``Motion`` that all agree on openly."""

    def __init__(self, parent: QWidget | None, view: PublicView, board: Board) -> None:
        super().__init__(parent, "")
        self._view, self._board = view, board
        self._motions = motions(view) or (Motion(kind=MotionKind.DRAW),)
        self.title.setText(self.tr("End the game before anybody has won it?"))
        self.setAccessibleName(self.title.text())
        self.choice = PickList()
        for motion in self._motions:
            self.choice.addItem(motion_words(motion, view, board))
        self.choice.setAccessibleName(self.tr("What is proposed"))
        self.choice.currentIndexChanged.connect(self._on_chosen)
        self.add(self.choice)
        self.add(
            label(
                self.tr(
                    "A secret vote goes round like the orders. Only the count is told; it passes "
                    "if all are for it. Every player can also propose this in secret, with his "
                    "sealed orders."
                )
                if not view.led
                else self.tr(
                    "Everybody hands in a slip. Only the count is kept; it passes if all are "
                    "for it."
                ),
                wrap=True,
            )
        )
        self.favour = QSpinBox()
        self.favour.setAccessibleName(self.tr("Slips for it"))
        self._slips = row(label(self.tr("Slips for it")), self.favour, None, gap=12)
        self.add(self._slips)
        self._slips.setVisible(view.led)
        self.no = button(self.tr("Play on"), "quiet")
        self.openly = button(self.tr("All agree openly…"))
        caption = self.tr("Keep the count") if view.led else self.tr("Vote in secret")
        self.yes = button(caption, "primary")
        self.no.clicked.connect(self.reject)
        self.openly.clicked.connect(self._on_open)
        self.yes.clicked.connect(self._on_yes)
        self.add_acts(self.no, self.openly, self.yes)
        self._on_chosen()
        self.no.setFocus()  # a stray Enter does nothing

    @property
    def motion(self) -> Motion:
        """What is chosen."""
        return self._motions[self.choice.currentIndex()]

    def _on_chosen(self) -> None:
        sides = self._view.in_play
        gift = self.motion.kind is MotionKind.CONCESSION
        self.favour.setRange(0, len(sides) - gift)
        self.favour.setSuffix(self.tr(" of {all}").format(all=names.number(len(sides) - gift)))

    def _on_open(self) -> None:
        motion = self.motion
        self.accept()
        self.agreed.emit(motion)

    def _on_yes(self) -> None:
        motion, favour = self.motion, self.favour.value()
        self.accept()
        if self._view.led:
            self.counted.emit(motion, favour)
        else:
            self.vote_asked.emit(motion)


class LeaverCard(Card):
    """A player leaves, or somebody comes for one who left (XIV.3). The table decides it."""

    left = Signal(str, str)
    """Carries a power of whoever leaves, and the reason."""

    came = Signal(str, str)
    """Carries a power of whoever had left, and who plays on."""

    vote_asked = Signal(object)
    """The same as a ``Takeover`` that everybody shall vote on in secret."""

    counted = Signal(object, int)
    """The same, and how many slips were for it; at a game master's table."""

    def __init__(
        self, parent: QWidget | None, view: PublicView, board: Board, *, voted: bool = False
    ) -> None:
        super().__init__(parent, "")
        self._voted, self._led = voted, view.led
        self.title.setText(self.tr("A player leaves, or somebody comes"))
        self.setAccessibleName(self.title.text())
        gone = tuple(dict.fromkeys(view.side(power) for power in view.gone))
        self.who = self._hands(view, board, view.in_play, self.tr("Who leaves"))
        self.why = ReasonPick((Reason.ABSENT,))
        self.why.pick(Reason.ABSENT)
        self.go = button("", "danger", "flag", "bad")
        text = self.tr("{disorder} from now on")
        self.go.setText(names.sentence(text, disorder=disorder(board)))
        self.go.clicked.connect(self._on_left)
        self.why.changed.connect(self._look)
        self.add(row(label(self.tr("Leaves:")), (self.who, 1), gap=12))
        self.add(
            label(
                " ".join(
                    (
                        catalogue.played_on(board).rulebook().left(),
                        self.tr("What he sealed is destroyed, his PIN is taken away."),
                        self.tr("The last player left has won the game."),
                    )
                ),
                "muted",
                wrap=True,
            )
        )
        self.add(self.why)
        self.add(row(None, self.go))
        self.whom = self._hands(view, board, gone, self.tr("For whom"))
        self.name = OneLine()
        self.name.setMaxLength(LONGEST_NAME)
        self.name.setPlaceholderText(self.tr("Who plays on"))
        self.name.setAccessibleName(self.tr("Who plays on"))
        self.name.textChanged.connect(self._look)
        self.favour = QSpinBox()
        self.favour.setAccessibleName(self.tr("Slips for it"))
        self.favour.setRange(0, len(view.in_play))
        self.favour.setSuffix(self.tr(" of {all}").format(all=names.number(len(view.in_play))))
        self.come = button(self._come_words(), "primary")
        self.come.clicked.connect(self._on_came)
        if gone:
            self.add(rule())
            self.add(row(label(self.tr("Without a player:")), (self.whom, 1), gap=12))
            self.add(row((self.name, 1), self.come, gap=12))
            if voted:
                self.add(label(self.tr("All who play have to be for it."), "muted", wrap=True))
                if view.led:
                    self.add(row(label(self.tr("Slips for it")), self.favour, None, gap=12))
        self.shut = button(self.tr("Close"), "quiet")
        self.shut.clicked.connect(self.reject)
        self.add_acts(self.shut)
        self._look()
        self.shut.setFocus()

    def _hands(
        self, view: PublicView, board: Board, hands: Sequence[Sequence[str]], name: str
    ) -> QComboBox:
        choice = PickList()
        for hand in hands:
            player = view.player(hand[0])
            one = len(hand) == 1 and player
            label = hand_words(board, hand, player)
            choice.addItem(f"{label} ({player})" if one else label, hand[0])
        choice.setAccessibleName(name)
        return choice

    def _come_words(self) -> str:
        if not self._voted:
            return self.tr("Plays on")
        return self.tr("Keep the count") if self._led else self.tr("Vote in secret")

    def _look(self) -> None:
        self.go.setEnabled(bool(self.why.reason) and self.who.count() > 0)
        self.come.setEnabled(bool(self.name.text().strip()) and self.whom.count() > 0)

    def _on_left(self) -> None:
        power, reason = str(self.who.currentData()), self.why.reason
        self.accept()
        self.left.emit(power, reason)

    def _on_came(self) -> None:
        power, name = str(self.whom.currentData()), self.name.text().strip()
        favour = self.favour.value()
        self.accept()
        if not self._voted:
            self.came.emit(power, name)
            return
        motion = Takeover(kind=MotionKind.TAKEOVER, power=power, player=name)
        if self._led:
            self.counted.emit(motion, favour)
        else:
            self.vote_asked.emit(motion)
