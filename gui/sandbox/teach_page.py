"""The paper on which an author says what a lesson does at a board."""

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QEvent, QObject, Signal
from PySide6.QtWidgets import QPlainTextEdit, QVBoxLayout, QWidget

from engine.board.board import Board
from engine.study import words
from engine.study.tree.marks import Lesson, Mode
from engine.study.tree.node import Node
from gui.kit import theme
from gui.kit.autosave import Autosave
from gui.kit.scroller import scroller
from gui.kit.sizing import spaced
from gui.kit.translated import Translated
from gui.kit.widgets import button, label, row, tool
from gui.sandbox.course.course import Course
from gui.sandbox.course.kept_typing import Place, What
from gui.sandbox.course.remarks import Remarks
from gui.sandbox.desk.power_pick import PowerPick

_FIELD = 96


class TeachPage(Translated, QWidget):
    """Whose orders are asked for, hints, the answer to what nobody foresaw."""

    left = Signal()

    def __init__(self, course: Course, remarks: Remarks, board: Board) -> None:
        super().__init__()
        self._course, self._remarks = course, remarks
        self._node: Node | None = None
        self.title, self.lead = label("", "h2", wrap=True), label("", "muted", wrap=True)
        self.close_it = tool("cross", "")
        self.close_it.clicked.connect(self.left)
        self.powers = PowerPick(board)
        self.powers.chosen.connect(self._on_powers)
        self.hints, self.otherwise = QPlainTextEdit(), QPlainTextEdit()
        for field in (self.hints, self.otherwise):
            field.setTabChangesFocus(True)
            field.installEventFilter(self)
        typed = Autosave(self.keep, self).watch(self.hints, self.otherwise)
        typed.connect(self._on_typed)
        self.right = button("", small=True, checkable=True)
        self.right.clicked.connect(self._on_right)
        self._heads = [label("", "h3", wrap=True) for _ in range(3)]
        self.wrong = label("", "muted", wrap=True)
        inside = QWidget()
        layout = spaced(QVBoxLayout(inside), (0, 0, 8, 0), 8)
        asked, hinted, other = self._heads
        for part in (
            *(self.lead, asked, self.powers, hinted, self.hints, other, self.otherwise),
            *(self.wrong, self.right),
        ):
            layout.addWidget(part)
        layout.addStretch(1)
        whole = spaced(QVBoxLayout(self), gap=8)
        whole.addWidget(row((self.title, 1), self.close_it, gap=4))
        whole.addWidget(scroller(inside), 1)
        self._speak()

    def begin(self) -> None:
        """Give the keys to the hints."""
        self.hints.setFocus()

    def end(self) -> None:
        """Put it away: nothing more is to be done."""

    def show_here(self) -> None:
        """Show what the lesson does at the board looked at; a reader is not shown it."""
        node, before = self._course.node, self._node
        if before is not None and before.id != node.id:
            self.keep()
        same = before if before is not None and before.id == node.id else None
        self._node = node
        hints, otherwise = self.hints.toPlainText(), self.otherwise.toPlainText()
        told = words.BETWEEN_HINTS.join(node.lesson.hints)
        if hints != told and (same is None or hints == words.BETWEEN_HINTS.join(same.lesson.hints)):
            self.hints.setPlainText(told)
        if otherwise != node.lesson.otherwise and (
            same is None or otherwise == same.lesson.otherwise
        ):
            self.otherwise.setPlainText(node.lesson.otherwise)
        self.powers.show_taken(node.lesson.asks)
        self.right.setChecked(node.lesson.right)
        self.right.setVisible(self._is_aside(node))
        self.setEnabled(not self._course.reading)
        self._speak()

    def _is_aside(self, node: Node) -> bool:
        """Tell whether a board is a branch beside the main line."""
        beside = self._course.study.nodes[node.parent].children if node.parent else ()
        return bool(beside) and beside[0] != node.id

    def keep(self) -> None:
        """Keep what was written."""
        node = self._node
        if node is None or self._course.reading or node.id not in self._course.study.nodes:
            return
        lesson = node.lesson
        written = self.hints.toPlainText()
        hints = (
            lesson.hints
            if written == words.BETWEEN_HINTS.join(lesson.hints)
            else words.hints(written)
        )
        self._teach(replace(lesson, hints=hints, otherwise=self.otherwise.toPlainText()))

    def _on_typed(self, field: QWidget) -> None:
        node = self._node
        if node is None or self._course.reading:
            return
        text, what = self.hints.toPlainText(), What.HINTS
        if field is self.otherwise:
            text, what = self.otherwise.toPlainText(), What.OTHERWISE
        self._course.half_typed.type(Place(what, node.id), text)

    def _teach(self, lesson: Lesson) -> None:
        node = self._node
        if node is not None and lesson != node.lesson and not self._course.reading:
            self._remarks.teach(lesson, node.id)
            self._node = self._course.open.sandbox.study.nodes[node.id]

    def _on_powers(self, powers: Sequence[str]) -> None:
        self.keep()
        if self._node is not None:
            self._teach(replace(self._node.lesson, asks=tuple(powers)))

    def _on_right(self) -> None:
        self.keep()
        if self._node is not None:
            self._teach(replace(self._node.lesson, right=self.right.isChecked()))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keep what is written when its field is left."""
        if event.type() == QEvent.Type.FocusOut:
            self.keep()
        return super().eventFilter(watched, event)

    def _speak(self) -> None:
        self.title.setText(self.tr("The lesson at this board"))
        self.close_it.say(self.tr("Close (Esc)"))
        lead = self.tr("The reader writes the orders of the phase after this board.")
        if self._course.reading:
            lead = self.tr("This chapter is being read: show all of it to change it (E).")
        elif self._course.chapter.mode is not Mode.LESSON:
            lead += " " + self.tr("It counts once the chapter is shown as a lesson (K).")
        self.lead.setText(lead)
        asked, hinted, other = self._heads
        asked.setText(self.tr("Whose orders are asked for"))
        hinted.setText(self.tr("Hints, an empty line between two"))
        other.setText(self.tr("Answer to orders that nobody foresaw"))
        self.hints.setAccessibleName(hinted.text())
        self.otherwise.setAccessibleName(other.text())
        self.wrong.setText(
            self.tr(
                "Right is the main line. A likely wrong answer is a branch beside it with the "
                "orders that matter; its note says why it is wrong. What is played on behind it "
                "is shown as what comes of it, and may ask for the refutation; then the reader is "
                "led back."
            )
        )
        self.right.say(self.tr("The orders that led here are right, too"))
        for field in (self.hints, self.otherwise):
            field.setFixedHeight(theme.px(_FIELD))
