"""What a judged phase leaves behind: centres that changed hands, retreats and builds to come."""

from collections import defaultdict

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QVBoxLayout, QWidget

from engine.board.board import Board
from engine.rules.position import Position
from engine.table.view import PastPhase
from gui.kit.signs import Badge
from gui.kit.widgets import column, label, row
from gui.words import labels, names
from gui.words.counted import counted


def centre_changes(past: PastPhase) -> dict[str, tuple[tuple[str, ...], tuple[str, ...]]]:
    """Return per power the centres it won and lost in a phase, powers without a change left out."""
    before, after = past.before.owners, past.resolution.after.owners
    won: dict[str, list[str]] = defaultdict(list)
    lost: dict[str, list[str]] = defaultdict(list)
    for centre in sorted({*before, *after}):
        old, new = before.get(centre), after.get(centre)
        if old != new:
            if new:
                won[new].append(centre)
            if old:
                lost[old].append(centre)
    return {power: (tuple(won[power]), tuple(lost[power])) for power in {*won, *lost}}


def due(position: Position, power: str) -> int:
    """Return how many units a power may build, or has to remove when negative."""
    return position.count(power) - len(position.of(power))


def winter_lines(past: PastPhase, board: Board) -> list[tuple[str, str]]:
    """Say per power which centres it won and lost, and what it may build or has to remove.

    Powers of which there is nothing to say are left out.
    """
    changes, after = centre_changes(past), past.resolution.after
    winter = after.phase.kind.adjusts
    lines = []
    for power in board.powers_by_id:
        won, lost = changes.get(power, ((), ()))
        parts = [f"+ {labels.province_name(board, centre)}" for centre in won]
        parts += [f"− {labels.province_name(board, centre)}" for centre in lost]
        if winter and due(after, power):
            parts.append(adjustment_words(due(after, power)))
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


def adjustment_words(count: int) -> str:
    """Say what a power may build or has to remove."""
    if count > 0:
        return labels.Counts().builds(count)
    return labels.Counts().removals(-count)


class Aftermath(QWidget):
    """Lines under "what now": nothing at all when a phase left nothing behind."""

    def __init__(self, past: PastPhase, board: Board) -> None:
        super().__init__()
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(8)
        self.lines: list[str] = []
        self.urgent = bool(past.resolution.after.dislodged)
        """Somebody has to retreat before anything else."""
        for group in (self._retreats(past, board), self._winter(past, board)):
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

    def _winter(self, past: PastPhase, board: Board) -> QWidget | None:
        """Say per power which centres it won and lost, and what it may build or must remove."""
        winter = past.resolution.after.phase.kind.adjusts
        lines = [
            (labels.power_letter(board, power), f"{labels.power_name(board, power)}:  {text}")
            for power, text in winter_lines(past, board)
        ]
        if not lines:
            return None
        title = self.tr("Centres and units") if winter else counted(board).changed()
        return self._group(title, lines)
