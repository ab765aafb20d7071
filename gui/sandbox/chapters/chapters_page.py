"""The paper about chapters: a list of all, and title, text, mode and facts of the one looked at."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGridLayout, QPlainTextEdit, QVBoxLayout, QWidget

from engine.board.board import Board
from engine.study.tree.marks import Mode
from engine.study.tree.node import Chapter
from engine.study.words import LONGEST_NAME
from gui.kit import theme
from gui.kit.autosave import Autosave
from gui.kit.flow import flow
from gui.kit.one_line import OneLine
from gui.kit.scroller import scroller
from gui.kit.sizing import spaced
from gui.kit.translated import Translated
from gui.kit.widgets import Button, button, label, row, rule, tool
from gui.sandbox.chapters.chapter_acts import ChapterActs, chapter_name
from gui.sandbox.chapters.facts_form import FactsForm
from gui.sandbox.course.course import Course
from gui.sandbox.course.kept_typing import Place, What
from gui.words import names

_TEXT = 120
"""How high the field of the text is."""

_ROW = 44


class ChaptersPage(Translated, QWidget):
    """Everything that is written on it is kept when its field is left."""

    left = Signal()

    def __init__(
        self, course: Course, acts: ChapterActs, board: Board, why_no_play: Callable[[], str]
    ) -> None:
        """``why_no_play`` says why nobody can be played against; nothing where somebody can."""
        super().__init__()
        self._course, self._acts, self._why_no_play = course, acts, why_no_play
        self._shown: Chapter | None = None
        self.title = label("", "h2")
        self.close_it = tool("cross", "")
        self.close_it.clicked.connect(self.left)
        self.rows: list[Button] = []
        self._list = spaced(QVBoxLayout(), gap=4)
        self.new, self.here = button("", "", "plus", small=True), button("", small=True)
        self.new.clicked.connect(lambda: self._on_add(from_phase=False))
        self.here.clicked.connect(lambda: self._on_add(from_phase=True))
        self.up, self.down, self.out = tool("up", ""), tool("down", ""), tool("cross", "")
        self.up.clicked.connect(lambda: self._on_move(-1))
        self.down.clicked.connect(lambda: self._on_move(1))
        self.out.clicked.connect(self._on_remove)
        self.said = label("", "muted", wrap=True)
        self.name = OneLine()
        self.name.setMaxLength(LONGEST_NAME)
        self.text = QPlainTextEdit()
        self.text.setTabChangesFocus(True)
        self.text.installEventFilter(self)
        self.name.editingFinished.connect(self.keep)
        self.modes = {mode: button("", small=True, checkable=True) for mode in Mode}
        self.mode_said = label("", "muted", wrap=True)
        self._heads = {what: label("", "h3") for what in ("name", "text", "mode", "facts")}
        self.facts = FactsForm(board)
        self.facts.written.connect(self._on_fact)
        self.facts.typed.connect(self._on_fact_typed)
        Autosave(self.keep, self).watch(self.name, self.text).connect(self._on_typed)
        acts.said.connect(self.said.setText)
        self._lay_out()
        for mode, made in self.modes.items():
            made.clicked.connect(partial(self._on_mode, mode))
        self._speak()

    def _lay_out(self) -> None:
        inside = QWidget()
        layout = spaced(QVBoxLayout(inside), (0, 0, 8, 0), 8)
        layout.addLayout(self._list)
        order = row(self.up, self.down, self.out, gap=2)
        layout.addWidget(flow(self.new, self.here, order, gap=6))
        layout.addWidget(self.said)
        layout.addWidget(rule())
        modes = QWidget()
        grid = spaced(QGridLayout(modes), gap=4)
        for at, made in enumerate(self.modes.values()):
            grid.addWidget(made, *divmod(at, 2))
        heads = self._heads
        for part in (
            *(heads["name"], self.name, heads["text"], self.text),
            *(heads["mode"], modes, self.mode_said, heads["facts"], self.facts),
        ):
            layout.addWidget(part)
        layout.addStretch(1)
        whole = spaced(QVBoxLayout(self), gap=8)
        whole.addWidget(row(self.title, None, self.close_it, gap=4))
        whole.addWidget(scroller(inside), 1)

    # -- what is shown ------------------------------------------------------------------------

    def begin(self) -> None:
        """Give the keys to the list."""
        self.rows[0].setFocus()

    def end(self) -> None:
        """Nothing more is said of the last act."""
        self.said.clear()

    def show_here(self) -> None:
        """Show the chapters as they are now, and what is said of the one looked at."""
        course, study = self._course, self._course.study
        known, here = study.chapters, course.chapter
        while len(self.rows) > len(known):
            gone = self.rows.pop()
            self._list.removeWidget(gone)
            gone.hide()
            gone.deleteLater()
        while len(self.rows) < len(known):
            self.rows.append(self._row(len(self.rows)))
        for at, (made, one) in enumerate(zip(self.rows, known, strict=True)):
            told = f"{names.number(at + 1)}.  {chapter_name(study, one)}"
            mode = "" if one.mode is Mode.ANALYSIS else f"  ·  {self._mode_word(one.mode)}"
            whole = told + mode
            made.setAccessibleName(whole)
            made.setToolTip(whole)
            made.setChecked(one.id == here.id)
        self._shorten()
        place = [one.id for one in known].index(here.id)
        self.up.setEnabled(place > 0)
        self.down.setEnabled(place < len(known) - 1)
        self.out.setEnabled(len(known) > 1)
        self._show_one(here)

    def _shorten(self) -> None:
        """Let every title end in dots where it is too long."""
        room = self.width() - theme.px(60)
        for made in self.rows:
            metrics = made.fontMetrics()
            whole = made.accessibleName()
            made.setText(metrics.elidedText(whole, Qt.TextElideMode.ElideRight, room))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Shorten titles to the width that there is."""
        super().resizeEvent(event)
        self._shorten()

    def _row(self, at: int) -> Button:
        made = button("", "quiet", checkable=True)
        made.setProperty("align", "left")
        made.setFixedHeight(theme.px(_ROW))
        made.clicked.connect(lambda: self._go(at))
        self._list.addWidget(made)
        made.show()
        return made

    def _go(self, at: int) -> None:
        failures = self._course.failures
        self.keep()
        if self._course.failures == failures:  # else what is written there would be gone
            self._acts.go(self._course.study.chapters[at].id)
        self.show_here()

    # A tool takes no focus when it is clicked: what stands in a field is kept first.

    def _on_add(self, *, from_phase: bool) -> None:
        self.keep()
        self._acts.add(from_phase=from_phase)

    def _on_move(self, by: int) -> None:
        self.keep()
        self._acts.move(self._course.chapter.id, by)

    def _on_remove(self) -> None:
        self.keep()
        self._acts.remove(self._course.chapter.id)

    def _show_one(self, chapter: Chapter) -> None:
        before = self._shown if self._shown is not None else chapter
        other = self._shown is None or before.id != chapter.id
        self._shown = chapter
        # What is being written stays there, and is kept when its field is left.
        name, text = self.name.text(), self.text.toPlainText()
        if name != chapter.title and (other or name == before.title):
            self.name.setText(chapter.title)
        if text != chapter.text and (other or text == before.text):
            self.text.setPlainText(chapter.text)
        self.facts.show_facts(chapter.facts, other=other)
        why = self._why_no_play()
        for mode, made in self.modes.items():
            made.setChecked(chapter.mode is mode)
            made.setEnabled(mode is not Mode.PLAY or not why or chapter.mode is mode)
        said = self._mode_sentence(chapter.mode)
        self.mode_said.setText("\n".join(filter(None, (said, why))))

    # -- what is written ----------------------------------------------------------------------

    def keep(self) -> None:
        """Keep what was written about the chapter that is shown."""
        shown = self._shown
        if shown is None or self._course.open.sandbox.study.chapter(shown.id) is None:
            return
        title, text = self.name.text(), self.text.toPlainText()
        if title != shown.title:
            self._acts.title(shown.id, title)
        if text != shown.text:
            self._acts.text(shown.id, text)
        self.facts.keep()

    def _on_typed(self, field: QWidget) -> None:
        if self._shown is not None:
            name = field is self.name
            text = self.name.text() if name else self.text.toPlainText()
            place = Place(What.TITLE if name else What.TEXT, self._shown.id)
            self._course.half_typed.type(place, text)

    def _on_fact_typed(self, fact: str, value: str) -> None:
        if self._shown is not None:
            self._course.half_typed.type(Place(What.FACT, self._shown.id, fact), value)

    def _on_fact(self, fact: str, value: str) -> None:
        if self._shown is not None:
            self._acts.fact(self._shown.id, fact, value)

    def _on_mode(self, mode: Mode) -> None:
        self.keep()
        self._acts.mode(self._course.chapter.id, mode)
        self.show_here()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keep a text when its field is left."""
        if watched is self.text and event.type() == QEvent.Type.FocusOut:
            self.keep()
        return super().eventFilter(watched, event)

    # -- words --------------------------------------------------------------------------------

    def _mode_word(self, mode: Mode) -> str:
        return {
            Mode.ANALYSIS: self.tr("Analysis"),
            Mode.HIDDEN: self.tr("Hidden results"),
            Mode.LESSON: self.tr("Lesson"),
            Mode.PLAY: self.tr("Against the computer"),
        }[mode]

    def _mode_sentence(self, mode: Mode) -> str:
        return {
            Mode.ANALYSIS: self.tr("Everything is shown."),
            Mode.HIDDEN: self.tr(
                "What comes next is told once the reader has written orders or asked for it."
            ),
            Mode.LESSON: self.tr(
                "The reader has to find the right orders: the main line. Other branches are wrong "
                "answers; their notes say why. Whose orders are asked for, and hints: L."
            ),
            Mode.PLAY: self.tr("The reader writes for some powers, the computer for the others."),
        }[mode]

    def _speak(self) -> None:
        self.title.setText(self.tr("Chapters"))
        self.close_it.say(self.tr("Close (Esc)"))
        self.new.say(self.tr("New chapter"))
        self.new.setToolTip(self.tr("A chapter that begins as the game does"))
        self.here.say(self.tr("From this board"))
        self.here.setToolTip(self.tr("A chapter that begins with the board looked at"))
        self.up.say(self.tr("Let this chapter come earlier"))
        self.down.say(self.tr("Let this chapter come later"))
        self.out.say(self.tr("Take this chapter out; undo brings it back"))
        heads = {
            "name": self.tr("Title"),
            "text": self.tr("Text"),
            "mode": self.tr("Shown as"),
            "facts": self.tr("What is known"),
        }
        for what, said in heads.items():
            self._heads[what].setText(said)
        self.name.setAccessibleName(heads["name"])
        self.text.setAccessibleName(heads["text"])
        for mode, made in self.modes.items():
            made.say(self._mode_word(mode))
        if self._shown is not None:
            self.show_here()
        self._fit()

    def _fit(self) -> None:
        self.text.setFixedHeight(theme.px(_TEXT))
        for made in self.rows:
            made.setFixedHeight(theme.px(_ROW))

    def changeEvent(self, event: QEvent) -> None:
        """Follow the size of words."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange and hasattr(self, "facts"):
            self._fit()
