"""What the powers have and what feeds it, account by account: one row a power."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QEnterEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from engine.board.board import Board
from engine.rules.position import Position
from gui.games.adjusting import Account
from gui.kit import theme
from gui.kit.signs import Badge
from gui.kit.sizing import spaced
from gui.kit.widgets import label, paint_surface, restyle, rule
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


def _figure(role: str = "") -> QLabel:
    made = label("", role, align=Qt.AlignmentFlag.AlignCenter)
    made.setFixedWidth(theme.px(_FIGURE))
    return made


def _tint(figure: QLabel, kind: str) -> None:
    """Put a figure on the tint of ``good`` or ``bad``, or on none."""
    if (figure.property("chip") or "") != kind:
        figure.setProperty("chip", kind)
        restyle(figure)


class _Row(QFrame):
    """One power. Pointing at it lights what it owns."""

    entered = Signal(str)

    def __init__(self, board: Board, asked: Sequence[Account]) -> None:
        super().__init__()
        self._board, self._asked = board, asked
        self._power, self.text = "", ""
        paint_surface(self, "row")
        layout = spaced(QHBoxLayout(self), (2, 2, 2, 2), _GAP)
        self._badge, self._words = Badge("", 22), label("")
        layout.addWidget(self._badge)
        self._words.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        layout.addWidget(self._words, 1)
        self._figures = [(_figure("strong"), _figure("strong"), _figure()) for _ in asked]
        for owned, pieces, change in self._figures:
            change.setFixedWidth(theme.px(_DIFFERENCE))
            for one in (owned, pieces, change):
                layout.addWidget(one)

    def tell(self, position: Position, power: str) -> None:
        """Say what a power has."""
        self._power, name = power, labels.power_name(self._board, power)
        self._badge.letter = labels.power_letter(self._board, power)
        self._badge.update()
        self._words.setText(name)
        self._words.setToolTip(name)
        said = []
        for account, (has, stand, change) in zip(self._asked, self._figures, strict=True):
            owned = account.owned(self._board, position, power)
            pieces = account.pieces(self._board, position, power)
            has.setText(str(owned))
            stand.setText(str(pieces))
            change.setText(difference(owned - pieces))
            _tint(change, "good" if owned > pieces else "bad" if owned < pieces else "")
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
        self._board, self._position = board, position
        self._asked = adjusting(board).accounts(board)
        self.rows: dict[str, _Row] = {}
        self._made: list[_Row] = []
        """Rows, told of or not: making one takes many times longer than to tell it anew."""

        title = label(adjusting(board).title(), "h3", wrap=True)
        said = adjusting(board).rule(board)
        parts: list[QWidget] = [title]
        if said:
            parts.append(label(said, "caption", wrap=True))
        parts += [self._head(self._asked), rule()]
        self._column = spaced(QVBoxLayout(), (0, 0, 0, 0), 2)
        for part in parts:
            self._column.addWidget(part)
        layout = spaced(QHBoxLayout(self), (0, 0, 0, 0), 0)
        layout.addLayout(self._column)
        self.tell(position)

    def tell(self, position: Position) -> None:
        """Say what all have in another position."""
        self._position = position
        powers = by_reach(self._board, position)
        while len(self._made) < len(powers):
            made = _Row(self._board, self._asked)
            made.entered.connect(self._on_entered)
            self._made.append(made)
            self._column.addWidget(made)
        self.rows = dict(zip(powers, self._made, strict=False))
        for power, one in self.rows.items():
            one.tell(position, power)
        for place, one in enumerate(self._made):
            one.setVisible(place < len(powers))

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
