"""The tree beside the board, with what is said about the board that is looked at."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from engine.study.tree.node import Node
from engine.study.words import LONGEST_NAME
from gui.kit import theme
from gui.kit.autosave import Autosave
from gui.kit.one_line import OneLine
from gui.kit.scroller import scroller
from gui.kit.sizing import spaced
from gui.kit.translated import Translated
from gui.kit.widgets import label, paint_surface, row, rule, tool
from gui.sandbox.course.kept_typing import Place, What
from gui.sandbox.tree.note_field import NoteField
from gui.sandbox.tree.row_words import RowWords
from gui.sandbox.tree.sign_row import SignRow
from gui.sandbox.tree.tree_rows import TreeRow
from gui.sandbox.tree.tree_view import TreeView

_NOTE = 62
"""How high the field of the note is: three lines."""


class TreePanel(Translated, QWidget):
    """Where one is, and what somebody remarks there."""

    name_written = Signal(str)
    note_written = Signal(str)
    typed = Signal(object, str)
    """Something is being written; carries its ``Place`` and what stands there."""

    signed = Signal(object)
    """A ``Sign``, or nothing: it is taken away."""

    compare_asked = Signal()

    left = Signal()
    """Whoever wrote wants the board again."""

    def __init__(self, words: Callable[[TreeRow], RowWords]) -> None:
        super().__init__()
        paint_surface(self, "paper")
        self.title = label("", "h3")
        self.compare, self.up, self.cut = tool("branch", ""), tool("up", ""), tool("cross", "")
        self.compare.clicked.connect(self.compare_asked)
        self.guess = tool("hand", "")
        self.view = TreeView(words)
        self.area = scroller(self.view)
        self.name = OneLine()
        self.name.setMaxLength(LONGEST_NAME)
        self.note = NoteField()
        self.note.setTabChangesFocus(True)
        self.signs = SignRow()
        self._node: Node | None = None
        layout = spaced(QVBoxLayout(self), (14, 12, 10, 12), 8)
        layout.addWidget(row(self.title, None, self.guess, self.compare, self.up, self.cut, gap=2))
        layout.addWidget(self.area, 1)
        layout.addWidget(rule())
        for part in (self.name, self.note, self.signs):
            layout.addWidget(part)
        self.name.editingFinished.connect(self.keep)
        self.name.returnPressed.connect(self.left)
        self.note.installEventFilter(self)
        self.note.document().documentLayout().documentSizeChanged.connect(self._fit_note)
        self.guess.installEventFilter(self)
        self.signs.chosen.connect(self.signed)
        Autosave(self.keep, self).watch(self.name, self.note).connect(self._on_typed)
        self._speak()

    def put_first(self, part: QWidget) -> None:
        """Put something over the tree."""
        layout = self.layout()
        assert isinstance(layout, QVBoxLayout)
        layout.insertWidget(0, part)

    def show_node(self, node: Node) -> None:
        """Show what is said about a board."""
        before = self._node if self._node is not None else node
        other = self._node is None or node.id != before.id
        self._node = node
        # What is being written stays there, and is kept when its field is left.
        name, note = self.name.text(), self.note.toPlainText()
        if name != node.name and (other or name == before.name):
            self.name.setText(node.name)
        if note != node.note and (other or note == before.note):
            self.note.setPlainText(node.note)
        self.signs.show_sign(node.sign)
        self._fit_note()

    def keep(self) -> None:
        """Keep what was written about the board."""
        node, name, note = self._node, self.name.text(), self.note.toPlainText()
        if node is None:
            return
        if name != node.name:  # whoever hears it shows the node anew: the note was read before
            self.name_written.emit(name)
        if note != node.note:
            self.note_written.emit(note)

    def _on_typed(self, field: QWidget) -> None:
        if self._node is not None:
            name = field is self.name
            text = self.name.text() if name else self.note.toPlainText()
            self.typed.emit(Place(What.NAME if name else What.NOTE, self._node.id), text)

    def show_row(self, index: int) -> None:
        """Bring a row into view."""
        box = self.view.box(index)
        self.area.ensureVisible(0, box.center().y(), 0, box.height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Leave the heading out where it has no room beside the tools: the tree speaks for it."""
        super().resizeEvent(event)
        self._fit()
        self._fit_note()

    def _fit(self) -> None:
        tools = (self.guess, self.compare, self.up, self.cut)
        taken = sum(one.sizeHint().width() + 2 for one in tools if not one.isHidden())
        layout = self.layout()
        margins = layout.contentsMargins() if layout is not None else self.contentsMargins()
        room = self.width() - margins.left() - margins.right() - taken
        self.title.setVisible(self.title.sizeHint().width() <= room)

    def _fit_note(self) -> None:
        """Give a long note up to a third of the height: comments are read here."""
        lines = self.note.document().size().height()  # of a plain text it is counted in lines
        edges = 2 * (self.note.frameWidth() + self.note.document().documentMargin())
        pad = self.note.height() - self.note.viewport().height()
        need = round(lines * self.note.fontMetrics().lineSpacing() + edges) + max(pad, 0)
        least = theme.px(_NOTE)
        self.note.setFixedHeight(max(least, min(need, self.height() // 3)))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keep a note when its field is left; Ctrl+Enter and Esc lead back to the board."""
        if watched is self.note:
            if event.type() == QEvent.Type.FocusOut:
                self.keep()
            elif event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
                enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
                if enter and event.modifiers() & Qt.KeyboardModifier.ControlModifier:
                    self.left.emit()
                    return True
        elif watched is self.guess and event.type() in (QEvent.Type.Show, QEvent.Type.Hide):
            self._fit()
        return super().eventFilter(watched, event)

    def _speak(self) -> None:
        self.title.setText(self.tr("Variations"))
        self._fit()
        self.guess.say(self.tr("Guess the orders of this game (G)"))
        self.compare.say(self.tr("Compare this board with another one (C)"))
        self.up.say(
            self.tr("This branch before the one above it (Ctrl+Up), or the main line (Ctrl+Home)")
        )
        self.cut.say(self.tr("Cut off this board and all that was played from it (Del)"))
        self.name.setPlaceholderText(self.tr("Name of this board (F2)"))
        self.name.setAccessibleName(self.name.placeholderText())
        self.note.setPlaceholderText(self.tr("Note (N)"))
        self.note.setAccessibleName(self.note.placeholderText())
        self._fit_note()
        self.view.setAccessibleDescription(self.title.text())

    def changeEvent(self, event: QEvent) -> None:
        """Follow the size of words."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange and hasattr(self, "signs"):
            self._fit_note()
            self.view.show_rows(self.view.rows, self.view.at)
