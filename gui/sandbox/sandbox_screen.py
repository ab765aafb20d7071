"""A study's board that plays on: written, judged, played on, tried otherwise; all of it is kept."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QPlainTextEdit, QVBoxLayout, QWidget

from engine.board.loader import LoadedMap
from engine.studies import OpenStudy
from gui.explain.board_panel import JudgedBoard
from gui.explain.shape import Shape
from gui.kit import theme
from gui.kit.leave import leave_asking
from gui.kit.one_line import OneLine
from gui.kit.widgets import column, row
from gui.printable import Matter
from gui.sandbox.chapter_part import ChapterPart
from gui.sandbox.compare_page import ComparePage
from gui.sandbox.course.course import Course
from gui.sandbox.course.half_typed import bring_back
from gui.sandbox.course.leave_taking import Leave
from gui.sandbox.course.of_item import look_at_item
from gui.sandbox.course.refusals import trouble_words, unkept_words
from gui.sandbox.course.remarks import Remarks
from gui.sandbox.drop_light import DropLight
from gui.sandbox.guess_offer import GuessOffer
from gui.sandbox.pasting import Pasting
from gui.sandbox.predict_subject import subject_here
from gui.sandbox.reading_box import ReadingBox
from gui.sandbox.reading_part import ReadingPart
from gui.sandbox.results_page import ResultsPage
from gui.sandbox.sandbox_foot import SandboxFoot
from gui.sandbox.sandbox_top import SandboxTop
from gui.sandbox.set_up_bar import SetUpBar
from gui.sandbox.set_up_page import SetUpPage
from gui.sandbox.sharing import Sharing
from gui.sandbox.side_papers import Pages, SidePapers
from gui.sandbox.sketch_part import SketchPart
from gui.sandbox.study_cards import StudyCards
from gui.sandbox.study_paper import matter_of
from gui.sandbox.teach_page import TeachPage
from gui.sandbox.tree.row_words import row_words
from gui.sandbox.tree.tree_keys import TreeKeys
from gui.sandbox.tree.tree_panel import TreePanel
from gui.sandbox.tree.tree_rows import TreeRow, tree_rows
from gui.sandbox.writing_page import WritingPage
from gui.screen import Loss, Screen
from gui.table.desk.panel import panel_width

_NARROW, _WIDE = 1500, 2600

_BOARD = 430
"""How wide the board has to be at least, at 100 % text, with the tree and the paper beside it."""

_SHARE = 0.45
"""How much of the window it has at least then."""


class SandboxScreen(Screen):
    """Nothing of it touches a game, and nothing of it is lost: leaving it is only leaving it."""

    keys_place = "A study’s board"

    share_of_growth = 0.6

    closed = Signal()
    """Back to where one came from."""

    elsewhere = Signal(object)
    """The study lies closed at this path: it is to be opened anew, on another of its maps."""

    predict_asked = Signal(object)
    """What happens to each unit is to be asked; carries the ``Subject``."""

    def __init__(self, loaded: LoadedMap, open_study: OpenStudy, at: int = 0) -> None:
        super().__init__()
        self._loaded, self._open, self._before = loaded, open_study, False
        self.let_go = Leave(open_study)
        self._warned = ""
        course = self.course = Course(open_study, at, self)
        self.remarks = Remarks(course)
        self._board = loaded.board
        self.top = SandboxTop(course.rules)
        self.view = JudgedBoard(loaded)
        self.tree = TreePanel(
            lambda one: row_words(open_study.sandbox, course.study, one, course.reader.own)
        )
        self.page = WritingPage(self.view, course.rules)
        self.foot = SandboxFoot()
        self.results = ResultsPage(self.view, self._board)
        self.setting = SetUpPage(self._board)
        self.bar = SetUpBar(self.view, course.rules, course.position, self.setting)
        self.pages = Pages()
        self.comparing = ComparePage(course, self._board)
        for one in (self.page, self.setting, self.results, self.comparing):
            self.pages.addWidget(one)
        self.reading_box = ReadingBox(self._board)
        self._paper = column(
            self.reading_box, (self.pages, 1), pad=(14, 10, 14, 10), surface="paper"
        )
        self.pasting = Pasting(course, self.page)
        self.keys = TreeKeys(
            course, lambda: self.page.active or self.sketching.open, self.settle, self
        )
        self._lay_out()
        self._connect()
        self._shortcuts()
        self.guessing = GuessOffer(self)
        self.bar.hide()
        self.drop_light = DropLight(self)
        self.retranslate()
        self.show_place()
        self.reading.show_state()
        self._fit_paper()

    def _lay_out(self) -> None:
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self.top)
        middle = column((self.view, 1), self.bar, self.foot, gap=0)
        layout.addWidget(row(self.tree, (middle, 1), self._paper, gap=0), 1)

    def _connect(self) -> None:
        course, view, tree, foot = self.course, self.view, self.tree, self.foot
        remarks = self.remarks
        cards = self.cards = StudyCards(self)
        course.moved.connect(self.show_place)
        course.told.connect(self._show_tree)
        course.refused.connect(self.refuse)
        self.pasting.refused.connect(self.refuse)
        self.results.tried_out.connect(course.try_out)
        self.results.rulebooks_asked.connect(cards.ask_rulebooks)
        self.comparing.left.connect(self.show_place)
        tree.compare_asked.connect(cards.compare)
        cards.said.connect(self.refuse)
        self.sharing = Sharing(self)
        self.sharing.said.connect(self.refuse)
        self.setting.lineup_chosen.connect(course.share)
        self.setting.copy_asked.connect(cards.copy)
        self.setting.paste_asked.connect(cards.paste)
        self.top.back.connect(self._leave)
        self.top.name_asked.connect(cards.ask_name)
        self.top.rules_chosen.connect(course.play_by)
        self.top.tree.toggled.connect(self._show_sides)
        view.location_clicked.connect(self._on_clicked)
        view.dragged.connect(self._on_dragged)
        tree.view.picked.connect(self._on_row)
        tree.name_written.connect(remarks.name)
        tree.note_written.connect(remarks.note)
        tree.signed.connect(remarks.sign)
        self.results.signed.connect(remarks.sign_order)
        tree.left.connect(view.setFocus)
        tree.up.clicked.connect(course.move_up)
        tree.cut.clicked.connect(course.cut_off)
        foot.set_up.toggled.connect(self._on_set_up)
        foot.undo.clicked.connect(self.undo)
        foot.redo.clicked.connect(self.redo)
        foot.before.clicked.connect(lambda: self.show_result(before=True))
        foot.after.clicked.connect(lambda: self.show_result(before=False))
        foot.otherwise.clicked.connect(course.order_otherwise)
        foot.go.clicked.connect(self.go_on)
        foot.predict.clicked.connect(self.predict)
        self.bar.taken.connect(course.set_up)
        self.setting.cleared.connect(course.clear)
        self.setting.begun_anew.connect(course.basic)
        self.bar.shown.connect(self._say_set_up)
        for widget in (view, tree.view, self.tree.area):
            self.keys.watch(widget)
        self.destroyed.connect(self.let_go)
        self._hear_writing()
        self._lay_papers()

    def _hear_writing(self) -> None:
        """Keep what is written, and hold what is still being typed."""
        course, page = self.course, self.page
        half_typed = course.half_typed
        page.begun = lambda: half_typed.line(course.at)
        page.drafted.connect(course.draft)
        page.typed.connect(lambda text: half_typed.type_line(course.at, text))
        page.undo_asked.connect(lambda again: (self.redo if again else self.undo)())
        self.tree.typed.connect(half_typed.type)
        self.destroyed.connect(half_typed.keep)

    def _lay_papers(self) -> None:
        """Make what is told beside the board; it shows what it has after the board is shown."""
        self.papers = SidePapers(self)
        self.reading = ReadingPart(self)
        self.chapters = ChapterPart(self)
        self.reading.next_asked.connect(lambda: self.chapters.step(1))
        self.teaching = TeachPage(self.course, self.remarks, self._board)
        self.teaching.left.connect(self.papers.close)
        self.papers.add(self.teaching)
        self.sketching = SketchPart(self)
        self.chapters.said.connect(self.refuse)
        self.chapters.elsewhere.connect(self.elsewhere)

    def _shortcuts(self) -> None:
        for keys, act in (
            ("Space", self.go_on),
            ("Ctrl+Z", self.undo),
            ("Ctrl+Y", self.redo),
            ("Ctrl+Shift+Z", self.redo),
            ("Escape", self.step_back),
            ("M", self.foot.set_up.click),
            ("B", lambda: self.show_result(before=not self._before)),
            ("F", self.results.toggle_failures),
            ("R", self.top.rulebook.click),
            ("N", lambda: self._write(self.tree.note)),
            ("F2", lambda: self._write(self.tree.name)),
            ("Shift+F2", self.cards.ask_name),
            ("Ctrl+Tab", lambda: self.page.turn(1)),
            ("T", self.top.tree.click),
            ("C", self.cards.compare),
            ("L", lambda: self.papers.toggle(self.teaching)),
            ("U", self.cards.ask_rulebooks),
            ("P", self.predict),
            ("Ctrl+C", self.cards.copy),
            ("Ctrl+V", self.cards.paste),
        ):
            QShortcut(QKeySequence(keys), self, act)

    # -- what is shown ------------------------------------------------------------------------

    @property
    def about(self) -> LoadedMap:
        """The map that it is about."""
        return self._loaded

    @property
    def setting_up(self) -> bool:
        """Whether the board is set up by hand now."""
        return self.foot.set_up.isChecked()

    def show_place(self) -> None:
        """Show the board that is looked at: set up, written on, or judged."""
        course = self.course
        self.foot.say("")
        self.tree.keep()
        self.view.point_out(())
        past = course.past
        if past is not None and self.setting_up:
            self.foot.set_up.setChecked(False)
            return
        self.view.dim_all_but(None)
        if self.setting_up:
            self._show_set_up()
        elif past is None:
            self._show_writing()
        else:
            self.page.clear()
            self.results.show_past(past, course.rules, course.node)
            self.pages.setCurrentWidget(self.results)
            self.show_result(before=False)
        self.foot.show_state(judged=past is not None, before=False)
        self.sketching.show_marks()
        self._show_tree()

    def _show_writing(self) -> None:
        course = self.course
        self.view.pieces.set_states({})
        self.view.show_position(course.position)
        self.pages.setCurrentWidget(self.page)
        self.page.only = course.only = self.reading.only
        self.page.show_board(course.rules, course.position, course.sheets)

    def _show_set_up(self) -> None:
        self.page.clear()
        self.view.marks.show(())
        self.view.show_position(self.course.position)
        self.pages.setCurrentWidget(self.setting)
        self.setting.show_lineup(self.course.study.setup_of(self.course.at).lineup)
        self.bar.hand.show_board(self.course.position)

    def _show_tree(self) -> None:
        course = self.course
        rows = tree_rows(course.study, course.root)
        wanted = course.writing and bool(course.node.draft)
        at = next(
            at for at, one in enumerate(rows) if one.node == course.at and one.writing == wanted
        )
        self.tree.view.show_rows(rows, at)
        self.tree.show_row(at)
        self.tree.show_node(course.node)
        self.results.show_signs(course.node)
        self.top.show_course(self.course)
        log, drafts = self._open.log, course.drafts
        self.foot.undo.setEnabled(bool(log.undoable) or drafts.undoable)
        self.foot.redo.setEnabled(bool(log.redoable) or drafts.redoable)

    def show_result(self, *, before: bool) -> None:
        """Show the judged board with its orders, or with what became of them."""
        past = self.course.past
        if past is None:
            return
        self._before = before
        self.view.pieces.set_states({})
        self.view.pointer.set_drag_from(())
        self.view.show_past(past, before=before)
        self.sketching.show_marks(before=before)
        self.foot.show_state(judged=True, before=before)
        self.results.spotlight()

    # -- acts ---------------------------------------------------------------------------------

    def go_on(self) -> None:
        """Judge what is written; or write for the phase after the results that are shown."""
        self.foot.set_up.setChecked(False)
        if not self.settle() or self.reading.go_on():
            pass
        elif self.course.past is not None:
            self.course.play_on()
        elif self.page.finish():
            self.page.keep()
            self.course.judge(self.page.sheets)
        self.view.setFocus(Qt.FocusReason.OtherFocusReason)

    def predict(self) -> None:
        """Ask what happens to each unit, with what is written or was judged."""
        if not self.settle():
            return
        subject = subject_here(self.course, self.page.sheets)
        if subject is None:
            self.refuse(
                self.tr("There is nothing to foresee yet: first orders have to be written.")
            )
        else:
            self.course.stay()
            self.predict_asked.emit(subject)

    def undo(self) -> None:
        """Take the last step back, whatever it was."""
        self.settle()
        self.course.undo()

    def redo(self) -> None:
        """Make it again."""
        self.settle()
        self.course.redo()

    def settle(self) -> bool:
        """Keep what is still being written, so that it is a step of its own; tell whether it is."""
        failures = self.course.failures
        if self.page.desk is not None and not self.setting_up:
            self.page.keep()
        self.tree.keep()
        self.papers.keep()
        return self.course.failures == failures

    @property
    def would_lose(self) -> Loss | None:
        """What was written last, or how far the reader is, and cannot be stored."""
        half_typed = self.course.half_typed
        stored = self.settle() and self.course.reader.keep()
        if not half_typed.keep() and half_typed.trouble is not None:
            self.refuse(unkept_words(half_typed.trouble))
            return Loss.STUDY
        return None if stored else Loss.STUDY

    def step_back(self) -> None:
        """Go back one level: a field, a step of an order, a piece, setting up, the study."""
        focus = self.focusWidget()
        if isinstance(focus, (OneLine, QPlainTextEdit)) and focus.hasFocus():
            self.view.setFocus(Qt.FocusReason.OtherFocusReason)
        elif self.setting_up:
            hand = self.bar.hand
            if hand.lifted or hand.retreating.asked:
                hand.lay_down()
            else:
                self.foot.set_up.setChecked(False)
        elif self.pages.currentWidget() is self.comparing:
            self.show_place()
        elif self.sketching.back() or self.papers.back() or self.page.back():
            return
        elif self.course.past is None or not self.results.back():
            self._leave()

    def _leave(self) -> None:
        """Go away: every step is in its file already, and what is begun is put there now.

        What nobody can read is said once, so that it does not go unasked.
        """
        line = self.page.line
        if line and not self.page.finish() and line != self._warned:
            self._warned = line
            return
        leave_asking(self, self._go)

    def _go(self) -> None:
        self.course.stay()
        self.let_go()
        self.closed.emit()

    def _write(self, field: QWidget) -> None:
        """Write into a field beside the tree, which is brought where there is no room for it."""
        if self.tree.isHidden():
            self.top.tree.setChecked(True)
        field.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def _on_set_up(self, on: bool) -> None:  # noqa: FBT001 - a slot
        self.bar.setVisible(on)
        if on:
            self.settle()
        if on and self.course.past is not None:
            self.course.play_on()
        else:
            self.show_place()
        self.view.setFocus(Qt.FocusReason.OtherFocusReason)

    def _on_row(self, chosen: TreeRow) -> None:
        if self.settle():
            self.course.go(chosen.node, writing=chosen.writing)
        self.view.setFocus(Qt.FocusReason.OtherFocusReason)

    def _on_clicked(self, location: str) -> None:
        if self.setting_up:
            self.bar.hand.click(location)
        elif self.course.past is not None and not self.sketching.open:
            self.results.explain(location)

    def _on_dragged(self, start: str, end: str) -> None:
        if self.setting_up:
            self.bar.hand.drag(start, end)

    # -- what is said -------------------------------------------------------------------------

    def refuse(self, sentence: str) -> bool:
        """Say in place what could not be done."""
        self.foot.say(sentence)
        return True

    def _say_set_up(self) -> None:
        """Say what cannot be on the board, or where its beaten units can go."""
        if self.setting_up:
            position, hand = self.bar.hand.position, self.bar.hand
            self.setting.show_board(position, hand.retreating.words(position), self.pasting.line)

    def retranslate(self) -> None:
        """Say everything in the language now spoken."""
        self.page.speak()
        self.results.speak()
        self.top.show_course(self.course)
        self.tree.view.show_rows(self.tree.view.rows, self.tree.view.at)
        self.reading.show_state()

    def printable(self, game: Matter) -> Matter:
        """Print the board that is shown: it is no game of anybody's."""
        del game
        return matter_of(self.course, self._loaded)

    def arrive(self) -> None:
        """Fit the board and give it the keys."""
        self.view.camera.fit()
        look_at_item(self.view, self._loaded, self.course)
        self.view.setFocus(Qt.FocusReason.OtherFocusReason)
        trouble = trouble_words(self._open)
        if trouble:
            self.refuse(trouble)
        elif bring_back(self.course.open, self.course.half_typed):
            self.course.told.emit()
            self.refuse(self.tr("What was being typed when the program ended is kept now."))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go about in the tree with keys that nobody else took."""
        if not self.keys.act(event):
            super().keyPressEvent(event)

    def _fit_paper(self) -> None:
        """Share the room: where there is none for the tree beside all else, a key brings it."""
        whole, width = self.width(), theme.usual(self.width())
        paper = panel_width(whole)
        usual = 224 if width < _NARROW else 300 if width < _WIDE else 380
        tree = theme.paper_width(usual, whole)
        both = whole - paper - tree >= max(theme.px(_BOARD), round(whole * _SHARE))
        self._paper.setFixedWidth(paper)
        self.tree.setFixedWidth(tree if both else paper)
        self.top.tree.setVisible(not both)
        self._show_sides()
        self.results.set_shape(Shape.STACKED if width < _NARROW else Shape.ABOVE)

    def _show_sides(self) -> None:
        alone = not self.top.tree.isHidden()
        self.tree.setVisible(not alone or self.top.tree.isChecked())
        self._paper.setVisible(not alone or not self.top.tree.isChecked())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give the papers the width that the window has for them."""
        super().resizeEvent(event)
        self._fit_paper()
