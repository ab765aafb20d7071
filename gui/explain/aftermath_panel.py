"""What a judged phase leaves behind: spaces that changed hands, what retreats, comes and goes."""

from collections import defaultdict

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from engine.board.board import Board
from engine.table.view import PastPhase
from gui.explain.accounts_table import AccountsTable
from gui.kit.signs import Badge
from gui.kit.widgets import column, label, row
from gui.words import labels, names
from gui.words.adjusting import adjusting, due_words
from gui.words.counted import counted


def owner_changes(
    past: PastPhase, board: Board
) -> dict[str, tuple[tuple[str, ...], tuple[str, ...]]]:
    """Return per power what it won and lost in a phase, powers without a change left out.

    Where every space has an owner only centres and ports are told: the rest is what was walked on.
    """
    before, after = past.before.owners, past.resolution.after.owners
    won: dict[str, list[str]] = defaultdict(list)
    lost: dict[str, list[str]] = defaultdict(list)
    told = board.counted.union(board.ports)
    for space in sorted(told.intersection({*before, *after})):
        old, new = before.get(space), after.get(space)
        if old != new:
            if new:
                won[new].append(space)
            if old:
                lost[old].append(space)
    return {power: (tuple(won[power]), tuple(lost[power])) for power in {*won, *lost}}


def several_accounts(past: PastPhase, board: Board) -> bool:
    """Tell whether pieces of several sorts come and go next, each by an account of its own."""
    adjusts = past.resolution.after.phase.kind.adjusts
    return adjusts and len(adjusting(board).accounts(board)) > 1


def owner_lines(past: PastPhase, board: Board, *, due: bool = True) -> list[tuple[str, str]]:
    """Say per power which spaces it won and lost, and, where ``due``, what has to come or go.

    Powers of which there is nothing to say are left out.
    """
    changes, after = owner_changes(past, board), past.resolution.after
    lines = []
    for power in board.powers_by_id:
        won, lost = changes.get(power, ((), ()))
        parts = [f"+ {labels.province_name(board, space)}" for space in won]
        parts += [f"− {labels.province_name(board, space)}" for space in lost]
        if due and after.phase.kind.adjusts:
            parts += due_words(board, after, power)
        if parts:
            lines.append((power, ",  ".join(parts)))
    return lines


def retreats_line(past: PastPhase, board: Board) -> str:
    """Say who has to retreat now, or that nobody has to."""
    after = past.resolution.after
    if not after.dislodged:
        return QCoreApplication.translate("Aftermath", "Retreats: none")
    text = QCoreApplication.translate("Aftermath", "Retreats: {units}")
    return text.format(units=names.spoken(board).units([one.unit for one in after.dislodged]))


class Aftermath(QWidget):
    """Lines under "what now": nothing at all when a phase left nothing behind."""

    lit = Signal(object)
    """Spaces to light while something is pointed at; empty to stop."""

    def __init__(self, past: PastPhase, board: Board) -> None:
        super().__init__()
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(8)
        self.lines: list[str] = []
        self.urgent = bool(past.resolution.after.dislodged)
        """Somebody has to retreat before anything else, or all powers are counted up."""
        for group in (
            self._retreats(past, board),
            self._accounts(past, board),
            self._owners(past, board),
        ):
            if group is not None:
                layout.addWidget(group)
        if layout.count() == 0:  # never shown here: without a parent it would be a window
            self.hide()

    def _group(self, title: str, lines: list[tuple[str, str]]) -> QWidget:
        """Make a titled card of (power letter, words)."""
        self.lines += [text for _, text in lines]
        rows = [row(Badge(sign, 24), (label(text, wrap=True), 1), gap=8) for sign, text in lines]
        return column(label(title, "strong"), *rows, gap=5, pad=(12, 9, 12, 10), surface="inset")

    def _retreats(self, past: PastPhase, board: Board) -> QWidget | None:
        beaten = past.resolution.after.dislodged
        if not beaten:
            return None
        lines = []
        for one in beaten:
            ways = self.tr("{unit:the} may go to {spaces:|the}")
            text = names.sentence(
                ways if one.retreats else self.tr("{unit:the} has nowhere to go"),
                unit=names.spoken(board).unit(one.unit),
                spaces=names.spoken(board).places(one.retreats),
            )
            lines.append((labels.power_letter(board, one.unit.power), text))
        return self._group(self.tr("Retreats to come"), lines)

    def _accounts(self, past: PastPhase, board: Board) -> QWidget | None:
        """Count all powers up, where more than one thing is counted."""
        after = past.resolution.after
        if not several_accounts(past, board):
            return None
        table = AccountsTable(board, after)
        table.lit.connect(self.lit)
        self.lines += [one.text for one in table.rows.values()]
        self.urgent = True
        return column(table, pad=(12, 9, 12, 10), surface="inset")

    def _owners(self, past: PastPhase, board: Board) -> QWidget | None:
        """Say per power which spaces it won and lost, and what has to come or go."""
        adjusts = past.resolution.after.phase.kind.adjusts
        counted_up = several_accounts(past, board)
        lines = [
            (labels.power_letter(board, power), f"{labels.power_name(board, power)}:  {text}")
            for power, text in owner_lines(past, board, due=not counted_up)
        ]
        if not lines:
            return None
        due = adjusts and not counted_up
        title = adjusting(board).title() if due else counted(board).changed(board)
        return self._group(title, lines)
