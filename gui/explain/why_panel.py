"""Why an order came out as it did: verdict, both sides with their strength, numbered reasons."""

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from engine.board.board import Board
from engine.rules.game import Rules
from engine.rules.ruling import Conflict, Ruling, Side, Verdict
from engine.table.view import PastPhase
from gui.explain.why_parts import Sentence, StrengthBlocks, went_wrong
from gui.games import catalogue
from gui.kit.signs import PieceIcon
from gui.kit.widgets import button, column, label, row
from gui.words import labels


class _SideRow:
    """One side of a contest: its piece, power and order, hatched blocks and the figure."""

    def __init__(self, scale: float) -> None:
        self.piece = PieceIcon("", "", round(46 * scale))
        self.power, self.order = label("", "muted"), label("", "order", wrap=True)
        self.blocks, self.figure = StrengthBlocks((), scale=scale), label("", "h1")
        words = column(self.power, self.order, gap=0)
        self.line = row(self.piece, (words, 1), self.blocks, self.figure, gap=10)

    def tell(self, side: Side, order: str, letters: Sequence[str], board: Board) -> None:
        """Tell of a side; without ``letters`` no strength is counted."""
        power = labels.power_name(board, side.power)
        self.piece.show_piece(side.unit[:1], board.powers_by_id[side.power].letter)
        self.power.setText(power)
        self.order.setText(order)
        self.blocks.show_blocks(letters, name=str(side.strength))
        self.figure.setText(str(side.strength))
        self.figure.setAccessibleName(f"{power}: {order}: {side.strength}")


class ConflictSides(QWidget):
    """Both sides of a contest, one line each. Tells of one contest after another.

    Where no strength counted, as between retreats, there are neither blocks nor figures.
    """

    def __init__(self, board: Board, *, scale: float = 1.0) -> None:
        super().__init__()
        self._board, self._scale = board, scale
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._layout.setSpacing(8)
        self._rows: list[_SideRow] = []
        self._need(2)

    def _need(self, count: int) -> None:
        while len(self._rows) < count:
            self._rows.append(_SideRow(self._scale))
            self._layout.addWidget(self._rows[-1].line)

    def tell(self, conflict: Conflict, past: PastPhase) -> None:
        """Tell of a contest of a judged phase."""
        board, game = self._board, catalogue.played_on(self._board)
        fates = {ruling.unit: ruling for ruling in past.resolution.rulings if ruling.unit}
        self._need(len(conflict.sides))
        for line, side in zip(self._rows, conflict.sides, strict=False):
            ruling = fates.get(side.unit)
            order = labels.unit_name(side.unit, board)
            elsewhere = ruling is not None and (
                bool(ruling.order.leads_to or ruling.written) or ruling.verdict is Verdict.TURNED
            )
            if side.holds and elsewhere:
                # As the public screen says it: where it wanted to go weighs nothing here.
                order = game.telling().stays(side, past, board)
            elif ruling is not None:
                order = game.reasons().order_line(ruling, board)
            line.tell(side, order, game.contests().blocks(side, past.before, board), board)
            for counted in (line.blocks, line.figure):
                counted.setVisible(conflict.weighed)
        for place, line in enumerate(self._rows):
            line.line.setVisible(place < len(conflict.sides))


class WhyPanel(QWidget):
    """The explanation of one ruling. Public; asks for rule texts and lights spaces by signals."""

    rule_asked = Signal(str)
    """A section of the rulebook, ``IX.3``."""

    lit = Signal(object)
    """Provinces a sentence speaks of while the pointer is on it; empty when it leaves."""

    def __init__(self, board: Board, rules: Rules | None = None) -> None:
        super().__init__()
        self._board = board
        self._game = catalogue.played_on(board)
        asking = self._game.change_panel
        self.change = asking(rules) if asking is not None and rules is not None else None
        """What would have changed the result, where rules are at hand that can tell."""

        self.ruling: Ruling | None = None
        self.sentences: list[Sentence] = []
        self.links: list[QWidget] = []
        inside = QWidget()
        self._layout = QVBoxLayout(inside)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._layout.setSpacing(8)
        around = QVBoxLayout(self)
        around.setContentsMargins(0, 0, 8, 0)
        around.setSpacing(12)
        around.addWidget(inside)
        if self.change is not None:
            # It stays where it is: a widget that is laid out anew keeps the size it had before.
            around.addWidget(self.change)
            self.change.hide()
            self.change.lit.connect(self.lit)
        around.addStretch(1)

    def clear(self) -> None:
        """Explain nothing."""
        self._empty()
        if self.change is not None:
            self.change.forget()
            self.change.hide()

    def _empty(self) -> None:
        self.ruling = None
        self.sentences, self.links = [], []
        while (item := self._layout.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.hide()
                widget.deleteLater()

    def explain(self, ruling: Ruling, past: PastPhase, *, at_once: bool = True) -> None:
        """Show why an order of a judged phase came out as it did.

        What would have changed it is looked for ``at_once``, or when somebody asks.
        """
        self._empty()
        self.ruling = ruling
        reasons, contests = self._game.reasons(), self._game.contests()
        title = label(self._question(ruling), "h2", wrap=True)
        verdict = label(reasons.headline(ruling, self._board), self._tone(ruling), wrap=True)
        self._layout.addWidget(title)
        balance = reasons.balance(ruling)
        self._layout.addWidget(row((verdict, 1), label(balance, "muted"), gap=12))
        conflict = contests.contest(ruling, past)
        if conflict is not None and len(conflict.sides) > 1:
            sides = ConflictSides(self._board)
            sides.tell(conflict, past)
            self._layout.addWidget(sides)
        for number, finding in enumerate(ruling.findings, 1):
            text = reasons.tell(finding, ruling, self._board)
            sentence = Sentence(text, contests.places(finding, ruling, self._board))
            sentence.hovered.connect(self.lit)
            self.sentences.append(sentence)
            self._layout.addWidget(self._step(number, sentence, finding.rule))
        if self.change is not None:
            self.change.setVisible(self.change.take(ruling, past, at_once=at_once))

    def _step(self, number: int, sentence: Sentence, section: str) -> QWidget:
        line = QWidget()
        layout = QHBoxLayout(line)
        layout.setContentsMargins(0, 2, 0, 2)
        layout.setSpacing(12)
        figure = label(str(number), "key", align=Qt.AlignmentFlag.AlignCenter)
        figure.setMinimumWidth(24)
        layout.addWidget(figure, 0, Qt.AlignmentFlag.AlignTop)
        layout.addWidget(sentence, 1, Qt.AlignmentFlag.AlignVCenter)
        if section.startswith("DATC"):
            # An issue of the DATC: there is no text of it to open.
            layout.addWidget(label(section, "muted"), 0, Qt.AlignmentFlag.AlignTop)
        elif section:
            link = button(section, "link")
            link.setToolTip(self.tr("Read this rule"))
            link.setAccessibleName(self.tr("Rule {section}").format(section=section))
            link.clicked.connect(lambda: self.rule_asked.emit(section))
            layout.addWidget(link, 0, Qt.AlignmentFlag.AlignTop)
            self.links.append(link)
        return line

    def _tone(self, ruling: Ruling) -> str:
        return "bad" if went_wrong(ruling) else "good"

    def _question(self, ruling: Ruling) -> str:
        if own := self._game.reasons().question(ruling, self._board):
            return own
        order = self._game.reasons().order_line(ruling, self._board)
        match ruling.verdict:
            case Verdict.FAILS:
                return self.tr("Why did this fail? {order}").format(order=order)
            case Verdict.CUT:
                return self.tr("Why was this support cut? {order}").format(order=order)
            case Verdict.DISRUPTED:
                return self.tr("Why did this break? {order}").format(order=order)
            case Verdict.INVALID | Verdict.ILLEGAL | Verdict.AMBIGUOUS:
                return self.tr("Why does this not count? {order}").format(order=order)
        return f"{order[:1].upper()}{order[1:]}"


def empty_words(text: str) -> QLabel:
    """Return the one sentence of a panel that has nothing to explain."""
    return label(text, "muted", wrap=True)
