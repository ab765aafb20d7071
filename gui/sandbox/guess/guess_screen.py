"""Guess the orders: write for one power of a game, seal, and see what was really ordered."""

from collections.abc import Mapping

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QStackedWidget, QVBoxLayout, QWidget

from engine.board.loader import LoadedMap
from gui.explain.board_panel import JudgedBoard
from gui.kit import theme
from gui.kit.leave import leave_asking
from gui.kit.one_line import OneLine
from gui.kit.sizing import spaced
from gui.kit.widgets import column, label, row
from gui.sandbox.course.leave_taking import Held
from gui.sandbox.course.refusals import unkept_words
from gui.sandbox.desk.one_desk import OneDesk
from gui.sandbox.guess.guess_bars import GuessFoot, GuessTop
from gui.sandbox.guess.guess_course import GuessCourse
from gui.sandbox.guess.guess_pages import GuessEndPage, GuessResultPage, GuessStartPage
from gui.screen import Loss, Screen
from gui.table.desk.panel import COMPACT_BELOW, panel_width
from gui.words import names
from gui.words.line_ends import whole_orders


class GuessScreen(Screen):
    """The board is the one on which the game's player wrote; nothing later is told before."""

    keys_place = "Guess the orders"

    share_of_growth = 0.6

    closed = Signal()
    """Back to the study."""

    def __init__(self, loaded: LoadedMap, course: GuessCourse) -> None:
        super().__init__()
        self._loaded, self._before, self._warned = loaded, False, False
        self._unkept = ""
        self.course = course
        self.top, self.foot = GuessTop(course), GuessFoot()
        self.view = JudgedBoard(loaded)
        self.desk: OneDesk | None = None
        self.start, self.result = GuessStartPage(loaded.board), GuessResultPage(loaded.board)
        self.end = GuessEndPage()
        self.story = label("", wrap=True)
        self.writing = QWidget()
        self._writing = spaced(QVBoxLayout(self.writing), gap=8)
        self._writing.addWidget(self.story)
        self.pages = QStackedWidget()
        for one in (self.start, self.writing, self.result, self.end):
            self.pages.addWidget(one)
        self._paper = column((self.pages, 1), pad=(14, 10, 14, 10), surface="paper")
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self.top)
        layout.addWidget(row((column((self.view, 1), self.foot, gap=0), 1), self._paper, gap=0), 1)
        self.held: Held | None = None
        self._connect()
        self.destroyed.connect(course.half_typed.keep)
        self.show_place()
        self._fit_paper()

    def hold(self, study: Held) -> None:
        """Keep a study open until one goes back to it; whichever way one leaves, it is let go."""
        self.held = study
        self.destroyed.connect(study.let_go)

    def _connect(self) -> None:
        course, foot = self.course, self.foot
        course.moved.connect(self.show_place)
        course.written.connect(self._say_unkept)
        self.start.chosen.connect(course.choose)
        self.top.back.connect(self._leave)
        self.top.powers_asked.connect(self.ask_power)
        foot.go.clicked.connect(self.go_on)
        foot.before.clicked.connect(lambda: self.show_result(before=True))
        foot.after.clicked.connect(lambda: self.show_result(before=False))
        for keys, act in (
            ("Space", self.go_on),
            ("Escape", self.step_back),
            ("B", lambda: self.show_result(before=not self._before)),
        ):
            QShortcut(QKeySequence(keys), self, act)

    @property
    def about(self) -> LoadedMap:
        """The map that it is about."""
        return self._loaded

    # -- what is shown ------------------------------------------------------------------------

    def show_place(self) -> None:
        """Show the board and the paper that belong to where one is."""
        course = self.course
        self._lay_aside()
        self.foot.say("")
        self._warned = False
        sealed = course.sealed
        finished = course.finished and course.phase is None
        offered = course.phase is not None or finished
        self.foot.show_state(offered=offered, sealed=sealed, before=False, finished=finished)
        if sealed:
            self.result.show_course(course)
            self.pages.setCurrentWidget(self.result)
            self.show_result(before=False)
        else:
            self.view.pieces.set_states({})
            self.view.pointer.set_drag_from(())
            self.view.marks.show(())
            self.view.show_position(course.position)
            if course.phase is not None:
                self._lay_desk()
            else:
                page = self.end if course.power else self.start
                page.show_course(course)
                self.pages.setCurrentWidget(page)
        self.top.show_course()
        self._say_unkept()
        self.view.setFocus(Qt.FocusReason.OtherFocusReason)

    def _say_unkept(self) -> None:
        """Say why something is not kept, as long as it is not."""
        before, self._unkept = self._unkept, unkept_words(self.course.trouble)
        if self._unkept or before:
            self.foot.say(self._unkept)

    def _lay_desk(self) -> None:
        course = self.course
        self.story.setText(whole_orders(course.story))
        self.story.setVisible(bool(course.story))
        compact = theme.usual(self.window().width()) < COMPACT_BELOW
        self.desk = OneDesk(
            *(self.view, course.rules, course.position, course.power), course.draft, compact=compact
        )
        self.desk.entry.line.setText(course.line)
        self.desk.entry.line.textChanged.connect(course.type)
        self.desk.written.connect(self._on_written)
        self.desk.told.connect(self._on_told)
        self._writing.addWidget(self.desk.panel, 1)
        self.desk.panel.show()
        self.desk.rows.begin_with_the_only_one()
        self.pages.setCurrentWidget(self.writing)

    def _lay_aside(self) -> None:
        if self.desk is not None:
            self._writing.removeWidget(self.desk.panel)
            self.desk.let_go()
            self.desk = None

    def show_result(self, *, before: bool) -> None:
        """Show the phase as it was played: its orders, or what became of them."""
        past = self.course.past
        if past is None:
            return
        self._before = before
        self.view.pieces.set_states({})
        self.view.pointer.set_drag_from(())
        self.view.show_past(past, before=before)
        self.foot.show_state(offered=True, sealed=True, before=before)

    # -- acts ---------------------------------------------------------------------------------

    def _on_written(self) -> None:
        if self.desk is not None:
            self._warned = False
            self.course.write(self.desk.draft.texts)

    def _on_told(self, orders: Mapping[str, tuple[str, ...]]) -> None:
        """Take from the line what is for the power that is guessed; nothing else is asked."""
        desk = self.desk
        if desk is None:
            return
        desk.hand.lay_aside()
        desk.hand.write(*orders.get(desk.power, ()))
        if orders.keys() - {desk.power}:
            power = names.spoken(self._loaded.board).power(desk.power)
            self.foot.say(
                names.sentence(self.tr("Orders are written for {power:the} alone."), power=power)
            )

    @property
    def missing(self) -> int:
        """How many orders could still be written."""
        course, desk = self.course, self.desk
        if desk is None:
            return 0
        if course.position.phase.kind.adjusts:
            return desk.hand.saying.still_due()
        units = course.rules.orderable(course.position, course.power)
        return max(0, len(units) - len(desk.draft.texts))

    def go_on(self) -> None:
        """Seal what is written; or go to the next phase."""
        course, desk = self.course, self.desk
        if course.phase is None:
            if course.finished:
                self.ask_power()
            return
        if course.sealed:
            course.go_on()
            return
        if desk is None:
            return
        if not desk.typing.finish():
            desk.entry.line.setFocus()
            return
        texts = desk.draft.texts
        left = self.missing
        if left and not self._warned:
            self._warned = True
            self.foot.say(
                self.tr("%n order(s) are still missing. Space again seals without them.", "", left)
            )
            return
        course.seal(texts)

    def ask_power(self) -> None:
        """Choose a power again; what is written for this one stays."""
        self.course.leave()

    def step_back(self) -> None:
        """Go back one level: a field, a step of an order, the power, the study."""
        focus = self.focusWidget()
        if isinstance(focus, OneLine) and focus.hasFocus():
            self.view.setFocus(Qt.FocusReason.OtherFocusReason)
        elif self.desk is not None and self.desk.hand.active:
            self.desk.hand.back()
        elif self.course.power:
            self.ask_power()
        else:
            self._leave()

    @property
    def would_lose(self) -> Loss | None:
        """Guesses that cannot be stored."""
        return None if self.course.keep() else Loss.STUDY

    def _leave(self) -> None:
        leave_asking(self, self.closed.emit)

    # -- words and room -----------------------------------------------------------------------

    def retranslate(self) -> None:
        """Say everything in the language now spoken."""
        course = self.course
        if self.desk is not None:
            self.desk.retranslate()
        elif course.sealed:
            self.result.show_course(course)
        elif course.power:
            self.end.show_course(course)
        else:
            self.start.show_course(course)

    def arrive(self) -> None:
        """Fit the board and give it the keys."""
        self.view.camera.fit()
        self.view.setFocus(Qt.FocusReason.OtherFocusReason)

    def _fit_paper(self) -> None:
        self._paper.setFixedWidth(panel_width(self.width()))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give the paper the width that the window has for it."""
        super().resizeEvent(event)
        self._fit_paper()
