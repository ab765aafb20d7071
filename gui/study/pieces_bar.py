"""The tray of pieces under the study board: whose, which, and what a click does with them."""

from enum import StrEnum

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QAbstractButton, QButtonGroup, QWidget

from engine.board.board import Board
from gui.games import catalogue
from gui.kit.sign_button import SignButton
from gui.kit.translated import Translated
from gui.kit.widgets import button, label, paint_surface, row
from gui.words import labels, names


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
        self._board = board
        self.act = Act.PUT
        self.power = board.powers[0].id
        pieces = catalogue.played_on(board).pieces
        self.kind = next(iter(pieces))
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
            if len(pieces) == 1:  # nothing to choose
                choice.hide()
        self.take.toggled.connect(self._on_take)
        signs = row(*self.powers.values(), gap=4)
        kinds = row(*self.kinds.values(), gap=5)
        inside = row(
            *(signs, 8, kinds, 8, self.take, 8, (self.hint, 1)),
            gap=5,
            pad=(16, 10, 16, 10),
        )
        layout = inside.layout()
        if layout is not None:
            self.setLayout(layout)
        self.powers[self.power].setChecked(True)
        self.kinds[self.kind].setChecked(True)
        self._speak()

    def _exclusive(self, members: tuple[QAbstractButton, ...]) -> None:
        group = QButtonGroup(self)
        for member in members:
            group.addButton(member)

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
        if self.act is Act.TAKE:
            self.hint.setText(self.tr("Click a piece to take it off the board."))
        else:
            self.hint.setText(
                self.tr(
                    "Click a free space to put the piece there; click or drag a piece to move it."
                )
            )
