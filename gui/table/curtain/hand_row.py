"""The powers that one player commands: he turns from one to the next behind the same curtain."""

from collections.abc import Mapping, Sequence
from functools import partial

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QWidget

from engine.board.board import Board
from gui.kit import theme
from gui.kit.signs import paint_badge
from gui.kit.widgets import PaintedButton, label
from gui.words import labels

_SIZE = 40


class PowerButton(PaintedButton):
    """One of the player's powers: a click turns the desk to it; a ring marks the one shown."""

    def __init__(self, board: Board, power: str, *, here: bool) -> None:
        super().__init__()
        self.power = power
        self._letter = labels.power_letter(board, power)
        self.here = here
        self.setFixedSize(theme.sign(_SIZE), theme.sign(_SIZE))
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the power's sign, and a ring where the desk or the focus is."""
        del event
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_badge(painter, QRectF(self.rect()).adjusted(5, 5, -5, -5), self._letter)
        if self.here or self.hasFocus():
            painter.setPen(QPen(theme.colour("accent" if self.here else "focus"), 2.5))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawEllipse(QRectF(self.rect()).adjusted(2, 2, -2, -2))
        painter.end()


class HandRow(QWidget):
    """All powers of the player at the desk; how much is written for each is his own business."""

    turned = Signal(str)

    def __init__(self, board: Board, powers: Sequence[str], here: str) -> None:
        super().__init__()
        self._board, self._powers, self._here = board, tuple(powers), here
        self.said = label("", "caption", wrap=True)
        self.buttons: dict[str, PowerButton] = {}
        for power in powers:
            button = PowerButton(board, power, here=power == here)
            button.clicked.connect(partial(self._on_clicked, power))
            self.buttons[power] = button
        across = QHBoxLayout(self)
        across.setContentsMargins(0, 0, 0, 0)
        across.setSpacing(4)
        for button in self.buttons.values():
            across.addWidget(button)
        across.addWidget(self.said, 1)
        if len(self._powers) < 2:
            self.hide()

    def speak(self, written: Mapping[str, int]) -> None:
        """Say whose orders are sealed together, and how many each of the others has."""
        self.said.setText(self.tr("Your powers are sealed together (Ctrl+Tab)"))
        for power, button in self.buttons.items():
            text = name = labels.power_name(self._board, power)
            if power in written:
                text = self.tr("{power}: %n order(s) written", "", written[power])
                text = text.format(power=name)
            button.setAccessibleName(text)
            button.setToolTip(text)

    def turn(self) -> None:
        """Turn to the next power."""
        if len(self._powers) > 1:
            at = self._powers.index(self._here)
            self.turned.emit(self._powers[(at + 1) % len(self._powers)])

    def _on_clicked(self, power: str) -> None:
        if power != self._here:
            self.turned.emit(power)


def hand_names(board: Board, powers: Sequence[str]) -> str:
    """Name the powers of one player one after another."""
    return ", ".join(labels.power_name(board, power) for power in powers)
