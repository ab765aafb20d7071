"""Two branches in one picture: where their boards differ is lit, and said space by space."""

from collections.abc import Iterator

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from engine.board.board import Board
from engine.rules.position import Unit
from engine.study.comparing import BoardDifference, board_difference, fork
from engine.study.refusal import StudyError
from gui.kit.pick_list import PickList
from gui.kit.scroller import scroller
from gui.kit.sizing import spaced
from gui.kit.translated import Translated
from gui.kit.widgets import button, label, row
from gui.sandbox.course.course import Course
from gui.sandbox.tree.row_words import row_words
from gui.sandbox.tree.tree_rows import TreeRow, tree_rows
from gui.words import labels, names


class ComparePage(Translated, QWidget):
    """Compares the board that is looked at with another one of the study."""

    lit = Signal(object)
    """The spaces where the two differ."""

    left = Signal()
    gone = Signal(int)
    """The other board is to be looked at, and this one compared with it."""

    def __init__(self, course: Course, board: Board) -> None:
        super().__init__()
        self._course, self._board = course, board
        self.other = 0
        self._spaces: tuple[str, ...] = ()
        self.title = label("", "h2", wrap=True)
        self.choice = PickList()
        self.choice.activated.connect(self._on_choice)
        self.said = label("", "muted", wrap=True)
        inside = QWidget()
        self._list = spaced(QVBoxLayout(inside), (0, 0, 8, 0), 6)
        self._list.addStretch(1)
        self.turn, self.close_it = button("", small=True), button("", small=True)
        self.turn.clicked.connect(lambda: self.gone.emit(self.other))
        self.close_it.clicked.connect(self.left)
        layout = spaced(QVBoxLayout(self), gap=10)
        for part in (self.title, self.choice, self.said):
            layout.addWidget(part)
        layout.addWidget(scroller(inside), 1)
        layout.addWidget(row(self.turn, None, self.close_it, gap=8))
        self._rows: list[QWidget] = []
        self._speak()

    @property
    def lines(self) -> tuple[str, ...]:
        """What is said, space by space."""
        return tuple(one.accessibleName() for one in self._rows)

    def compare(self) -> bool:
        """Compare with the branch beside, or the board chosen; tell whether there is another."""
        course = self._course
        rows = [
            one
            for one in tree_rows(course.study, course.root)
            if not one.writing and one.node != course.at
        ]
        if not rows:
            return False
        known = [one.node for one in rows]
        if self.other not in known:
            self.other = self._beside(known)
        with QSignalBlocker(self.choice):
            self.choice.clear()
            for one in rows:
                self.choice.addItem(self._named(one), one.node)
            self.choice.setCurrentIndex(known.index(self.other))
        self._show()
        return True

    def _beside(self, known: list[int]) -> int:
        node = self._course.node
        beside = self._course.study.nodes[node.parent].children if node.parent else ()
        return next((one for one in beside if one in known), known[-1])

    def _named(self, one: TreeRow) -> str:
        said = row_words(self._course.open.sandbox, self._course.study, one)
        return " · ".join(filter(None, (said.head, said.sign, said.remark, said.orders)))

    def _on_choice(self) -> None:
        self.other = self.choice.currentData()
        self._show()

    def _show(self) -> None:
        course, sandbox = self._course, self._course.open.sandbox
        for old in self._rows:
            self._list.removeWidget(old)
            old.hide()
            old.deleteLater()
        self._rows = []
        try:
            found = board_difference(course.position, sandbox.position(self.other))
        except StudyError:
            self.said.setText(self.tr("One of the two boards cannot be."))
            self._spaces = ()
            self.shine()
            return
        for text in self._told(found):
            made = label(text, wrap=True)
            made.setAccessibleName(text)
            self._rows.append(made)
            self._list.insertWidget(self._list.count() - 1, made)
            made.show()
        parted = fork(course.study, course.at, self.other)
        apart = max(len(parted.here), len(parted.there)) if parted is not None else 0
        same = self.tr("Both boards are the same.")
        differ = self.tr("%n phase(s) after they parted; here → there:", "", apart)
        self.said.setText(differ if self._rows else same)
        self._spaces = tuple(sorted(found.spaces))
        self.shine()

    def shine(self) -> None:
        """Let the spaces be lit where the two differ."""
        self.lit.emit(self._spaces)

    def _told(self, found: BoardDifference) -> Iterator[str]:
        for one in found.units:
            here, there = self._unit(one.here), self._unit(one.there)
            yield self._line(one.at, here, there)
        for beaten in found.beaten:
            said = self.tr("has to retreat: {unit}")
            here, there = (
                said.format(unit=self._unit(unit)) if unit is not None else "–"
                for unit in (beaten.here, beaten.there)
            )
            yield self._line(beaten.at, here, there)
        for owned in found.owners:
            said = self.tr("owned by {power}")
            here, there = (
                said.format(power=labels.power_name(self._board, power)) if power else "–"
                for power in (owned.here, owned.there)
            )
            yield self._line(owned.at, here, there)

    def _line(self, at: str, here: str, there: str) -> str:
        return f"{labels.province_name(self._board, at)}: {here} → {there}"

    def _unit(self, unit: Unit | None) -> str:
        if unit is None:
            return "–"
        kind = names.spoken(self._board).kind(unit.kind)
        return f"{kind} ({labels.power_name(self._board, unit.power)})"

    def _speak(self) -> None:
        self.title.setText(self.tr("Two boards compared"))
        self.choice.setAccessibleName(self.tr("Compare with"))
        self.turn.say(self.tr("Go there"))
        self.turn.setToolTip(self.tr("Look at the other board, and compare this one with it"))
        self.close_it.say(self.tr("Close (Esc)"))
