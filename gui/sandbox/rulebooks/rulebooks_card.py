"""The same orders under every rulebook: what becomes otherwise of them, and why."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from engine.rules.game import Rules
from engine.rules.position import Position
from engine.rules.ruling import Ruling
from engine.study.comparing import ByRulebook, SideBySide, side_by_side
from engine.study.positions import judged
from engine.study.tree.setup import Ordered
from gui.games import catalogue
from gui.kit import theme
from gui.kit.dialog import Card, Writing
from gui.kit.scroller import scroller
from gui.kit.sizing import spaced
from gui.kit.widgets import button, column, label, paint_surface, row, rule
from gui.words import labels

_WIDTH, _HIGH = 720, 420


class RulebooksCard(Card):
    """Judges one phase by all ready-made rulebooks; a click judges the study by one of them."""

    writing = Writing.LOOKS

    chosen = Signal(object)
    """The points of a rulebook by which the study is to go on."""

    def __init__(
        self,
        parent: QWidget,
        books: Mapping[str, Rules],
        before: Position,
        ordered: Ordered,
        here: Mapping[str, str],
    ) -> None:
        """Judge by all of them; nobody need choose the rulebook that is in force ``here``."""
        super().__init__(parent, "", _WIDTH)
        self.title.setText(self.tr("The same orders under every rulebook"))
        self.setAccessibleName(self.title.text())
        self._here = dict(here)
        self._books, self._board = books, next(iter(books.values())).board
        self.compared = side_by_side(books, before, ordered)
        self._rulings = {
            name: judged(_ways(rules, before)[0], _ways(rules, before)[1], ordered)
            for name, rules in books.items()
        }
        self.rows: list[QWidget] = []
        inside = QWidget()
        self._list = spaced(QVBoxLayout(inside), (0, 0, 8, 0), 10)
        self._fill(self.compared)
        self._list.addStretch(1)
        area = scroller(inside)
        area.setMinimumHeight(min(theme.px(_HIGH), inside.sizeHint().height() + theme.room(8)))
        self.add(area, 1)
        done = button(self.tr("Close"), "primary")
        done.clicked.connect(self.accept)
        self.add_acts(done)

    def _fill(self, compared: SideBySide) -> None:
        for names in compared.alike:
            self._list.addWidget(self._group(names, alone=len(compared.alike) == 1))
        differing = [one for one in compared.rows if one.differs]
        others = [one for one in compared.rows if one.reasons_differ]
        if differing:
            self._list.addWidget(rule())
            self._list.addWidget(label(self.tr("What comes out otherwise"), "h3"))
        for one in differing:
            self._add(one)
        if others:
            self._list.addWidget(rule())
            self._list.addWidget(label(self.tr("The same, for other reasons"), "h3"))
        for one in others:
            self._add(one)

    def _group(self, names: Sequence[str], *, alone: bool) -> QWidget:
        """Say which rulebooks come to the same board, and offer to go on by the first."""
        said = "; ".join(map(self._name, names))
        if alone:
            text = self.tr("Every rulebook comes to the same board: {rulebooks}.")
        elif len(names) > 1:
            text = self.tr("These come to the same board: {rulebooks}.")
        else:
            text = self.tr("This one comes to a board of its own: {rulebooks}.")
        words = label(text.format(rulebooks=said), wrap=True)
        if alone or any(dict(self._books[name].options) == self._here for name in names):
            return words
        act = button(self.tr("Judge by it"), small=True)
        act.setToolTip(self._name(names[0]))
        act.clicked.connect(lambda: self._choose(names[0]))
        return row((words, 1), act, gap=10)

    def _choose(self, name: str) -> None:
        self.accept()
        self.chosen.emit(dict(self._books[name].options))

    def _add(self, one: ByRulebook) -> None:
        """Say of one order what each rulebook makes of it, those of one mind together."""
        fates: dict[tuple[object, str], list[str]] = {}
        for name, came in one.came.items():
            fates.setdefault((came.fate, came.reason), []).append(name)
        lines: list[QWidget] = []
        first = self._ruling(one, next(iter(one.came)))
        words = catalogue.played_on(self._board).reasons()
        said = words.order_line(first, self._board) if first is not None else one.unit
        head = label(
            f"{labels.power_letter(self._board, one.power)[:1]}: {said}", "order", wrap=True
        )
        for names in fates.values():
            ruling = self._ruling(one, names[0])
            if ruling is None:
                continue
            result = label(labels.result_word(ruling, self._board), "strong")
            by = label("; ".join(map(self._name, names)), "muted", wrap=True)
            lines.append(row(result, (by, 1), gap=10))
            told = [words.tell(found, ruling, self._board) for found in ruling.findings[:2]]
            lines.append(label(" ".join(told), "caption", wrap=True))
        made = paint_surface(column(head, *lines, gap=4, pad=(12, 8, 12, 10)), "choice")
        self.rows.append(made)
        self._list.addWidget(made)

    def _ruling(self, one: ByRulebook, name: str) -> Ruling | None:
        for ruling in self._rulings[name].resolution.rulings:
            unit = ruling.unit or str(ruling.written) or ruling.order.text
            if (ruling.power, unit) == (one.power, one.unit):
                return ruling
        return None

    def _name(self, name: str) -> str:
        return catalogue.played_on(self._board).rulebook().profile_name(self._books[name].options)


def _ways(rules: Rules, before: Position) -> tuple[Rules, Position]:
    return rules, rules.with_ways_out(before) if before.dislodged else before
