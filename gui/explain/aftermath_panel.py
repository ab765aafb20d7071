"""What a judged phase leaves behind: spaces that changed hands, what retreats, comes and goes."""

from collections import defaultdict

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from engine.board.board import Board
from engine.table.view import PastPhase
from gui import i18n
from gui.explain.accounts_table import AccountsTable
from gui.kit import theme
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
        parts = [f"+\u00a0{labels.province_name(board, space)}" for space in won]
        parts += [f"−\u00a0{labels.province_name(board, space)}" for space in lost]
        if due and after.phase.kind.adjusts:
            parts += due_words(board, after, power)
        if parts:
            lines.append((power, ", ".join(parts)))
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
        self._board = board
        self.lines: list[str] = []
        self.urgent = False
        """Somebody has to retreat before anything else, or all powers are counted up."""
        self._told: tuple[PastPhase, object] | None = None
        """Of which phase it tells, and in which language and look."""
        self._groups: list[QWidget] = []
        self._table: tuple[object, AccountsTable, QWidget] | None = None
        """The table that counts all powers up, with its card and how that looks: it serves from
        phase to phase, for it takes longer to be made than all the rest."""
        self._room = QVBoxLayout(self)
        self._room.setContentsMargins(0, 0, 0, 0)
        self._room.setSpacing(8)
        self.tell(past)

    def tell(self, past: PastPhase) -> None:
        """Tell of another phase."""
        looks = (i18n.language(), theme.look())
        if self._told is not None and self._told[0] is past and self._told[1] == looks:
            return
        self._told = past, looks
        for old in self._groups:
            self._room.removeWidget(old)
            old.hide()
            old.deleteLater()
        self.lines, self.urgent = [], bool(past.resolution.after.dislodged)
        retreats = self._retreats(past, self._board)
        counted_up = self._counted_up(past, looks)
        owners = self._owners(past, self._board)
        self._groups = [one for one in (retreats, owners) if one is not None]
        if retreats is not None:
            self._room.insertWidget(0, retreats)
        if owners is not None:
            self._room.addWidget(owners)
        if not (self._groups or counted_up):  # without a parent it would be a window
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

    def _counted_up(self, past: PastPhase, looks: object) -> bool:
        """Count all powers up, where more than one thing is counted; tell whether that is so."""
        after, wanted = past.resolution.after, several_accounts(past, self._board)
        if self._table is not None and self._table[0] != looks:
            self._room.removeWidget(self._table[2])
            self._table[2].hide()
            self._table[2].deleteLater()
            self._table = None
        if wanted and self._table is None:
            table = AccountsTable(self._board, after)
            table.lit.connect(self.lit)
            card = column(table, pad=(12, 9, 12, 10), surface="inset")
            self._table = looks, table, card
            self._room.addWidget(card)
        elif wanted and self._table is not None:
            self._table[1].tell(after)
        if self._table is not None:
            _, table, card = self._table
            card.setVisible(wanted)
            self.lines += [one.text for one in table.rows.values()] if wanted else []
        self.urgent = self.urgent or wanted
        return wanted

    def _owners(self, past: PastPhase, board: Board) -> QWidget | None:
        """Say per power which spaces it won and lost, and what has to come or go."""
        adjusts = past.resolution.after.phase.kind.adjusts
        counted_up = several_accounts(past, board)
        lines = [
            (labels.power_letter(board, power), f"{labels.power_name(board, power)}: {text}")
            for power, text in owner_lines(past, board, due=not counted_up)
        ]
        if not lines:
            return None
        due = adjusts and not counted_up
        title = adjusting(board).title() if due else counted(board).changed(board)
        return self._group(title, lines)
