"""What the powers have and what feeds it, account by account: one row a power."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QEnterEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QSizePolicy, QWidget

from engine.board.board import Board
from engine.rules.position import Position
from gui.games.adjusting import Account
from gui.kit import theme
from gui.kit.signs import Badge
from gui.kit.sizing import spaced
from gui.kit.widgets import column, label, paint_surface, restyle, rule
from gui.words import labels
from gui.words.adjusting import adjusting

_FIGURE, _DIFFERENCE, _GAP = 26, 36, 4
"""How wide a column is, at the usual text."""

_MINUS = "−"


def by_reach(board: Board, position: Position) -> tuple[str, ...]:
    """Return the powers that are still there, whoever owns most spaces first."""
    owned = list(position.owners.values())
    there = [power for power in board.powers_by_id if power in owned or position.of(power)]
    return tuple(sorted(there, key=lambda power: -owned.count(power)))


def difference(count: int) -> str:
    """Write how many pieces come or go, with its sign: ``+2``, ``−1``, ``0``."""
    return f"+{count}" if count > 0 else f"{_MINUS}{-count}" if count else "0"


def _figure(text: str, role: str = "") -> QLabel:
    made = label(text, role, align=Qt.AlignmentFlag.AlignCenter)
    made.setFixedWidth(theme.px(_FIGURE))
    return made


class _Row(QFrame):
    """One power. Pointing at it lights what it owns."""

    entered = Signal(str)

    def __init__(
        self, board: Board, position: Position, power: str, asked: Sequence[Account]
    ) -> None:
        super().__init__()
        self._power = power
        paint_surface(self, "row")
        layout = spaced(QHBoxLayout(self), (2, 2, 2, 2), _GAP)
        name = labels.power_name(board, power)
        layout.addWidget(Badge(labels.power_letter(board, power), 22))
        words = label(name)
        words.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        words.setToolTip(name)
        layout.addWidget(words, 1)
        said = []
        for account in asked:
            owned = account.owned(board, position, power)
            pieces = account.pieces(board, position, power)
            layout.addWidget(_figure(str(owned), "strong"))
            layout.addWidget(_figure(str(pieces), "strong"))
            change = label(difference(owned - pieces), align=Qt.AlignmentFlag.AlignCenter)
            kind = "good" if owned > pieces else "bad" if owned < pieces else ""
            if kind:
                change.setProperty("chip", kind)
            change.setFixedWidth(theme.px(_DIFFERENCE))
            layout.addWidget(change)
            said += [f"{account.owned_column()} {owned}", f"{account.pieces_column()} {pieces}"]
            if owned != pieces:
                said.append(account.words(owned - pieces))
        self.text = f"{name}: {', '.join(said)}"
        self.setAccessibleName(self.text)

    def enterEvent(self, event: QEnterEvent) -> None:
        """Light what the power owns."""
        super().enterEvent(event)
        self._point(on=True)

    def leaveEvent(self, event: QEvent) -> None:
        """Put the light out."""
        super().leaveEvent(event)
        self._point(on=False)

    def _point(self, *, on: bool) -> None:
        paint_surface(self, "inset" if on else "row")
        restyle(self)
        self.entered.emit(self._power if on else "")


class AccountsTable(QWidget):
    """All powers with two figures and their difference for each account."""

    lit = Signal(object)
    """What is owned by whoever is pointed at; empty when nobody is."""

    def __init__(self, board: Board, position: Position) -> None:
        super().__init__()
        self._position = position
        asked = adjusting(board).accounts(board)
        self.rows = {
            power: _Row(board, position, power, asked) for power in by_reach(board, position)
        }
        for one in self.rows.values():
            one.entered.connect(self._on_entered)
        title = label(adjusting(board).title(), "h3", wrap=True)
        said = adjusting(board).rule(board)
        parts: list[QWidget] = [title]
        if said:
            parts.append(label(said, "caption", wrap=True))
        parts += [self._head(asked), rule(), *self.rows.values()]
        layout = spaced(QHBoxLayout(self), (0, 0, 0, 0), 0)
        layout.addWidget(column(*parts, gap=2))

    @staticmethod
    def _head(asked: Sequence[Account]) -> QWidget:
        head = QWidget()
        layout = spaced(QHBoxLayout(head), (2, 2, 2, 0), _GAP)
        layout.addStretch(1)
        whole = 2 * theme.px(_FIGURE) + theme.px(_DIFFERENCE) + 2 * theme.room(_GAP)
        for account in asked:
            both = f"{account.owned_column()}, {account.pieces_column().lower()}"
            said = label(both, "caption", align=Qt.AlignmentFlag.AlignCenter)
            said.setFixedWidth(whole)
            layout.addWidget(said)
        return head

    def _on_entered(self, power: str) -> None:
        owners = self._position.owners
        self.lit.emit(tuple(at for at, own in owners.items() if own == power) if power else ())
