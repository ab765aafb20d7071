"""The tray of pieces under the study board: whose, which, and what a click does with them."""

from enum import StrEnum

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QBoxLayout, QButtonGroup, QGridLayout, QWidget

from engine.board.board import Board
from gui.kit import theme
from gui.kit.sign_button import SignButton
from gui.kit.sizing import spaced
from gui.kit.translated import Translated
from gui.kit.widgets import button, column, label, paint_surface, row
from gui.words import labels, names
from gui.words.piece_kinds import kinds_on

_BESIDE = 180
"""Width of the hint at least, at 100 % text, for which the signs stand beside the rest."""


class Act(StrEnum):
    """What a click on the board does with pieces."""

    PUT = "put"
    """Put the chosen piece on a free space, or pick one up and set it down elsewhere."""

    TAKE = "take"
    """Take a piece off."""


class PowerButton(SignButton):
    """A power's sign to be chosen."""

    def __init__(self, letter: str) -> None:
        super().__init__(letter)
        self.setCheckable(True)


class PiecesBar(Translated, QWidget):
    """Palette of powers and of the game's kinds of piece, putting and taking."""

    changed = Signal()

    def __init__(self, board: Board) -> None:
        super().__init__()
        paint_surface(self, "chrome")
        self._board, self._other = board, ""
        self.act = Act.PUT
        self.power = board.powers[0].id
        pieces = kinds_on(board)
        self.kind = pieces[0]
        self.powers = {power.id: PowerButton(power.letter) for power in board.powers}
        self.kinds = {kind: button("", small=True, checkable=True) for kind in pieces}
        self.take = button("", small=True, checkable=True)
        self.hint = label("", "muted", wrap=True)
        for group in (tuple(self.powers.values()), tuple(self.kinds.values())):
            self._exclusive(group)
        for power, sign in self.powers.items():
            sign.clicked.connect(lambda _=False, power=power: self._choose(power=power))
        for kind, choice in self.kinds.items():
            choice.clicked.connect(lambda _=False, kind=kind: self._choose(kind=kind))
        self.take.toggled.connect(self._on_take)
        signs = QWidget()
        self._signs = spaced(QGridLayout(signs), gap=4)
        kinds = row(*self.kinds.values(), gap=5)
        gap = 8 if len(pieces) > 1 else 0
        if not gap:  # nothing to choose
            kinds.hide()
        self._rest = row(kinds, gap, self.take, 8, (column(self.hint, gap=0), 1), gap=5)
        way = QBoxLayout.Direction.LeftToRight
        self._lines = spaced(QBoxLayout(way, self), (16, 10, 16, 10), 13)
        self._lines.addWidget(signs, 0, Qt.AlignmentFlag.AlignLeft)
        self._lines.addWidget(self._rest, 1)
        self._columns = 0
        self._place_signs(len(self.powers))
        self.powers[self.power].setChecked(True)
        self.kinds[self.kind].setChecked(True)
        self._speak()

    def minimumSizeHint(self) -> QSize:
        """Need no more than the choices beside the signs: those take as many lines as they need."""
        edges = self._lines.contentsMargins()
        wide = self._rest.minimumSizeHint().width() + edges.left() + edges.right()
        return QSize(wide, super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Have the signs in as many lines as there is room for."""
        super().resizeEvent(event)
        self._fit()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the size of text."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange and hasattr(self, "_columns"):
            self._fit()

    def _fit(self) -> None:
        """Put all signs into one line beside the rest, or else above it, in equal lines."""
        edges = self._lines.contentsMargins()
        room = self.width() - edges.left() - edges.right()
        gap, signs = self._signs.horizontalSpacing(), len(self.powers)
        wide = next(iter(self.powers.values())).width() + gap
        said = theme.px(_BESIDE) - self.hint.sizeHint().width() if not self.hint.isHidden() else 0
        rest = self._rest.sizeHint().width() + said
        beside = signs * wide + rest <= room
        way = QBoxLayout.Direction
        self._lines.setDirection(way.LeftToRight if beside else way.TopToBottom)
        most = signs if beside else max(1, (room + gap) // wide)
        lines = -(-signs // most)
        self._place_signs(-(-signs // lines))

    def _place_signs(self, columns: int) -> None:
        if columns != self._columns:
            self._columns = columns
            for at, sign in enumerate(self.powers.values()):
                self._signs.addWidget(sign, *divmod(at, columns))

    def _exclusive(self, members: tuple[QAbstractButton, ...]) -> None:
        group = QButtonGroup(self)
        for member in members:
            group.addButton(member)

    def say_instead(self, words: str) -> None:
        """Say what else a click does now than to put pieces; nothing where it puts them again."""
        self._other = words
        self._speak()

    def keep_hint(self, *, here: bool) -> None:
        """Say what a click does beside the choices, or leave that to another place."""
        self.hint.setVisible(here)
        self._fit()

    def _choose(self, *, power: str = "", kind: str = "") -> None:
        self.power, self.kind = power or self.power, kind or self.kind
        self.take.setChecked(False)
        self.changed.emit()

    def _on_take(self, on: bool) -> None:  # noqa: FBT001  (a slot)
        self.act = Act.TAKE if on else Act.PUT
        self._speak()
        self.changed.emit()

    def _speak(self) -> None:
        for power, sign in self.powers.items():
            name = labels.power_name(self._board, power)
            sign.setToolTip(name)
            sign.setAccessibleName(name)
        for kind, choice in self.kinds.items():
            choice.say(names.spoken(self._board).kind(kind))
        self.take.say(self.tr("Take off"))
        if self._other:
            self.hint.setText(self._other)
        elif self.act is Act.TAKE:
            self.hint.setText(self.tr("Click a piece to take it off the board."))
        else:
            self.hint.setText(
                self.tr(
                    "Click a free space to put the piece there; click or drag a piece to move it."
                )
            )
