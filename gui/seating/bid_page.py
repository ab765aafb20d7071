"""Bidding for sides: points typed or counted up and down; wrong ones are named in words."""

from collections.abc import Mapping
from functools import partial

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QWheelEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QWidget

from engine.board.board import Board
from engine.seating.bids import BUDGET
from gui.kit import theme
from gui.kit.scroller import scroller
from gui.kit.widgets import Tool, column, label, paint_surface, row, tool
from gui.seating.ballots import bid_faults
from gui.seating.secret_page import SecretPage, badges
from gui.seating.wish_page import Sides, side_name
from gui.words import labels

_STEPS = {
    Qt.Key.Key_Up: 1,
    Qt.Key.Key_Right: 1,
    Qt.Key.Key_Plus: 1,
    Qt.Key.Key_Down: -1,
    Qt.Key.Key_Left: -1,
    Qt.Key.Key_Minus: -1,
    Qt.Key.Key_PageUp: 10,
    Qt.Key.Key_PageDown: -10,
}


class BidCell(QFrame):
    """One bid. Digits are typed into it, but it is no text field: nothing is copied or undone."""

    changed = Signal()
    next_asked = Signal()

    def __init__(self, name: str, bid: int) -> None:
        super().__init__()
        paint_surface(self, "choice")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setFixedWidth(theme.room(40) + theme.px(56))
        self.name, self.value = name, bid
        self.number = label("", "order", align=Qt.AlignmentFlag.AlignCenter)
        box = QHBoxLayout(self)
        box.setContentsMargins(8, 4, 8, 4)
        box.addWidget(self.number)
        self._say()

    def set_value(self, value: int) -> None:
        """Bid so much; never less than nothing, nor more than three digits."""
        self.value = max(0, min(999, value))
        self._say()
        self.changed.emit()

    def _say(self) -> None:
        self.number.setText(str(self.value))
        self.setAccessibleName(f"{self.name}: {self.value}")

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take digits, Backspace, and keys that count up and down."""
        held = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        key, text = Qt.Key(event.key()), event.text()
        if held in (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ShiftModifier):
            if text.isascii() and text.isdigit():
                self.set_value(int(f"{self.value}{text}"[-3:]))
                return
            if key in (Qt.Key.Key_Backspace, Qt.Key.Key_Delete):
                self.set_value(0 if key == Qt.Key.Key_Delete else self.value // 10)
                return
            if key in _STEPS:
                self.set_value(self.value + _STEPS[key])
                return
            if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
                self.next_asked.emit()
                return
        super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Take the focus; select nothing."""
        self.setFocus()
        event.accept()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Leave the wheel to the page."""
        event.ignore()


class BidPage(SecretPage):
    """A hundred points shared out among the sides; no two bids alike."""

    def __init__(
        self, board: Board, sides: Sides, player: str, begun: Mapping[str, int] | None = None
    ) -> None:
        super().__init__(
            QCoreApplication.translate("BidPage", "{player}: your bids").format(player=player),
            QCoreApplication.translate(
                "BidPage",
                "{budget} points for all of them; no two bids alike, except nought. The highest "
                "bid of all is met first. Type digits or use the arrows; Enter goes on.",
            ).format(budget=BUDGET),
        )
        self._board, self._sides = board, {side[0]: side for side in sides}
        self.left = label("", "order")
        self.bids: dict[str, BidCell] = {}
        self.more: dict[str, Tool] = {}
        self.less: dict[str, Tool] = {}
        lines: list[QWidget | int | None] = []
        for key, side in self._sides.items():
            lines.append(self._line(key, side, (begun or {}).get(key, 0)))
        inside = column(*lines, None, gap=6, pad=(0, 0, 8, 0))
        self._area = scroller(inside)
        self.lay((self._area, 1), self.left)
        self._on_changed()
        next(iter(self.bids.values())).setFocus()

    def _line(self, key: str, side: tuple[str, ...], bid: int) -> QWidget:
        name = side_name(self._board, side)
        cell = self.bids[key] = BidCell(name, bid)
        less = self.less[key] = tool("minus", f"{name} −1")
        more = self.more[key] = tool("plus", f"{name} +1")
        less.clicked.connect(lambda: cell.set_value(cell.value - 1))
        more.clicked.connect(lambda: cell.set_value(cell.value + 1))
        cell.changed.connect(self._on_changed)
        cell.next_asked.connect(partial(self._next, key))
        letters = tuple(labels.power_letter(self._board, power) for power in side)
        return row(
            badges(letters, 30), (label(name, "order", wrap=True), 1), less, cell, more, gap=10
        )

    def _next(self, key: str) -> None:
        keys = list(self.bids)
        at = keys.index(key) + 1
        if at < len(keys):
            self.bids[keys[at]].setFocus()
            self._area.ensureWidgetVisible(self.bids[keys[at]])
        else:
            self.go.setFocus()

    def entry(self) -> dict[str, int]:
        """Return the bids, the highest first."""
        amounts = {key: cell.value for key, cell in self.bids.items() if cell.value}
        return dict(sorted(amounts.items(), key=lambda bid: -bid[1]))

    def troubles(self) -> tuple[str, ...]:
        """Say which bids are alike, and how much is too much."""
        doubled, over = bid_faults(self.entry())
        sentences = [
            QCoreApplication.translate(
                "BidPage", "✕ The same bid of {bid} for {sides}. No two bids may be alike."
            ).format(
                bid=self.bids[sides[0]].value,
                sides="; ".join(side_name(self._board, self._sides[side]) for side in sides),
            )
            for sides in doubled
        ]
        if over:
            sentences.append(
                QCoreApplication.translate(
                    "BidPage", "✕ All bids together: {sum}. That is {over} more than {budget}."
                ).format(sum=BUDGET + over, over=over, budget=BUDGET)
            )
        return tuple(sentences)

    def _on_changed(self) -> None:
        self.ask(asking=False)
        left = BUDGET - sum(cell.value for cell in self.bids.values())
        label = QCoreApplication.translate("BidPage", "Left: {points}")
        self.left.setText(label.format(points=left))
        self.show_troubles()
