"""Writing a list of wishes: sides put in order by clicks or letters (appendix 1)."""

from collections.abc import Mapping
from functools import partial

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from engine.board.board import Board
from gui.kit.scroller import scroller
from gui.kit.widgets import Button, Tool, button, column, label, row, tool
from gui.seating.secret_page import SecretPage, badges
from gui.words import labels

Sides = tuple[tuple[str, ...], ...]


def side_name(board: Board, side: tuple[str, ...]) -> str:
    """Name all powers of a side."""
    return ", ".join(labels.power_name(board, power) for power in side)


class WishPage(SecretPage):
    """On the left what is not on the list, on the right the list, the dearest wish on top."""

    def __init__(
        self, board: Board, sides: Sides, player: str, begun: Mapping[str, int] | None = None
    ) -> None:
        super().__init__(
            QCoreApplication.translate("WishPage", "{player}: your wishes").format(player=player),
            QCoreApplication.translate(
                "WishPage",
                "The dearest on top. A click or the letter of a power puts it at the end of the "
                "list, Backspace takes the last one off. What is not on it you get by lot only.",
            ),
        )
        self._board, self._sides = board, {side[0]: side for side in sides}
        self.wishes: list[str] = [side for side in begun or () if side in self._sides]
        self.free: dict[str, Button] = {}
        self.up: dict[str, Tool] = {}
        self.down: dict[str, Tool] = {}
        self.off: dict[str, Tool] = {}
        self._left, self._right = QWidget(), QWidget()
        for part in (self._left, self._right):
            box = QVBoxLayout(part)
            box.setContentsMargins(0, 0, 8, 0)
            box.setSpacing(6)
        left_head = label(QCoreApplication.translate("WishPage", "Not on the list"), "h3")
        right_head = label(QCoreApplication.translate("WishPage", "My list"), "h3")
        halves = row(
            (column(left_head, (scroller(self._left), 1), gap=6), 2),
            (column(right_head, (scroller(self._right), 1), gap=6), 3),
            gap=28,
        )
        self.lay((halves, 1))
        self._show("")

    def entry(self) -> dict[str, int]:
        """Return the list."""
        return dict.fromkeys(self.wishes, 0)

    def question(self) -> str:
        """Say what is missing, and that this is the last look."""
        short = len(self._sides) - len(self.wishes)
        sentence = super().question()
        if short:
            left = QCoreApplication.translate(
                "WishPage", "Not on the list, so by lot only: {sides}."
            ).format(
                sides="; ".join(
                    side_name(self._board, side)
                    for key, side in self._sides.items()
                    if key not in self.wishes
                )
            )
            return f"{left} {sentence}"
        return sentence

    def add(self, side: str) -> None:
        """Put a side at the end of the list."""
        if side not in self.wishes:
            self.wishes.append(side)
            self._show(side)

    def take_off(self, side: str) -> None:
        """Take a side off the list."""
        self.wishes.remove(side)
        self._show("")

    def shift(self, side: str, by: int) -> None:
        """Move a side up or down."""
        at = self.wishes.index(side)
        to = max(0, min(len(self.wishes) - 1, at + by))
        self.wishes.insert(to, self.wishes.pop(at))
        self._show(side, by)

    def typed(self, event: QKeyEvent) -> None:
        """Take the letter of a power, Backspace, or Alt with an arrow."""
        letter = event.text().upper()
        focus = next((side for side, each in self._focusable() if each.hasFocus()), "")
        by = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}.get(Qt.Key(event.key()), 0)
        if event.key() == Qt.Key.Key_Backspace and self.wishes:
            self.take_off(self.wishes[-1])
        elif by and event.modifiers() & Qt.KeyboardModifier.AltModifier and focus in self.wishes:
            self.shift(focus, by)
        elif letter and letter.isalpha():
            for side, powers in self._sides.items():
                letters = [labels.power_initial(self._board, power) for power in powers]
                if letter in letters:
                    self.add(side)
        event.accept()

    def _focusable(self) -> list[tuple[str, QWidget]]:
        return [
            (side, act) for acts in (self.up, self.down, self.off) for side, act in acts.items()
        ]

    def _show(self, last: str, by: int = 0) -> None:
        self.ask(asking=False)
        self.free, self.up, self.down, self.off = {}, {}, {}, {}
        left, right = self._left.layout(), self._right.layout()
        for box in (left, right):
            while box is not None and (item := box.takeAt(0)) is not None:
                old = item.widget()
                if old is not None:
                    old.hide()
                    old.deleteLater()
        if not isinstance(left, QVBoxLayout) or not isinstance(right, QVBoxLayout):
            return
        for key, side in self._sides.items():
            if key not in self.wishes:
                left.addWidget(self._free_row(key, side))
        for place, key in enumerate(self.wishes, 1):
            right.addWidget(self._wish_row(place, key))
        left.addStretch(1)
        right.addStretch(1)
        self.fit()
        if by and last in self.up:
            (self.up if by < 0 else self.down)[last].setFocus()
        else:
            self.setFocus()

    def _free_row(self, key: str, side: tuple[str, ...]) -> QWidget:
        act = button(side_name(self._board, side), "", "plus")
        act.clicked.connect(partial(self.add, key))
        self.free[key] = act
        letters = tuple(labels.power_letter(self._board, power) for power in side)
        return row(badges(letters, 30), (act, 1), gap=10)

    def _wish_row(self, place: int, key: str) -> QWidget:
        side = self._sides[key]
        name = side_name(self._board, side)
        letters = tuple(labels.power_letter(self._board, power) for power in side)
        up = tool("up", self.tr("{side}: higher (Alt+Up)").format(side=name))
        down = tool("down", self.tr("{side}: lower (Alt+Down)").format(side=name))
        off = tool("cross", self.tr("{side}: off the list").format(side=name))
        up.clicked.connect(partial(self.shift, key, -1))
        down.clicked.connect(partial(self.shift, key, 1))
        off.clicked.connect(partial(self.take_off, key))
        up.setEnabled(place > 1)
        down.setEnabled(place < len(self.wishes))
        self.up[key], self.down[key], self.off[key] = up, down, off
        return row(
            label(f"{place}.", "order"),
            badges(letters, 30),
            (label(name, "order", wrap=True), 1),
            up,
            down,
            off,
            gap=10,
        )
