"""Asks what happens to each unit: of one phase, or of all that is due today."""

from collections.abc import Callable, Sequence
from datetime import datetime

from PySide6.QtCore import Signal
from PySide6.QtGui import QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QStackedWidget, QVBoxLayout

from engine.board.loader import LoadedMap
from engine.libraries import new_items, new_phases
from engine.store.errors import StoreError
from engine.study.memory.memory import Memory
from engine.study.memory.memory_event import Subject
from engine.table.view import PublicView
from gui.games import catalogue
from gui.kit.leave import leave_asking
from gui.kit.pagebar import PageBar
from gui.predict.asking import Asking, Turn, can_be_asked
from gui.predict.kept import KeptAnswers, KeptMarks
from gui.predict.practice_page import SESSIONS, PracticePage, ThemeWord
from gui.predict.predict_table import PredictTable
from gui.printable import Matter
from gui.screen import Loss, Screen

MapOf = Callable[[Subject], LoadedMap]


class PredictScreen(Screen):
    """Nothing in it touches a game; what is marked is kept until it is revealed."""

    keys_place = "What happens?"

    share_of_growth = 0.6

    closed = Signal()
    """Back to where one came from."""

    lesson_asked = Signal()
    """The first lesson of its game is wanted."""

    def __init__(
        self,
        loaded: LoadedMap,
        memory: Memory,
        kept: KeptMarks,
        map_of: MapOf,
        nowhere: StoreError | None = None,
    ) -> None:
        """``nowhere`` is why nothing that is answered can be kept, where that is so."""
        super().__init__()
        self._loaded, self.memory, self._map_of = loaded, memory, map_of
        self.kept = KeptAnswers(memory, kept, nowhere)
        self.top = PageBar()
        self.pages = QStackedWidget()
        self.asking: Asking | None = None
        self.table: PredictTable | None = None
        self.practice: PracticePage | None = None
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addWidget(self.top)
        whole.addWidget(self.pages, 1)
        self.top.back.connect(self.step_back)
        for keys, act in (
            ("Space", self._go_on),
            ("Escape", self.step_back),
            ("B", self._toggle_result),
            ("A", self._say_of_others),
            ("Down", lambda: self._step(1)),
            ("Up", lambda: self._step(-1)),
            *((str(number), lambda number=number: self._say(number)) for number in range(5)),
        ):
            QShortcut(QKeySequence(keys), self, act)

    # -- what is asked ------------------------------------------------------------------------

    def ask(self, turns: Sequence[Turn]) -> None:
        """Ask about these phases, one after another."""
        self._clear_table()
        asking = self.asking = Asking(turns, self.memory, self.kept, self)
        asking.moved.connect(self._lay_table)
        self._lay_table()

    def offer_practice(
        self, now: Callable[[], datetime], theme_word: ThemeWord, trouble: str = ""
    ) -> None:
        """Say what is due today, to be begun."""
        game, subjects = self._loaded.board.game, self.memory.known.subjects
        page = self.practice = PracticePage(
            *(self.memory, now, theme_word, lambda: len(new_items(game, subjects))),
            lesson=catalogue.played_on(self._loaded.board).first_lesson is not None,
        )
        page.say_trouble(trouble)
        page.begun.connect(self.practise)
        page.new_asked.connect(self.ask_new)
        page.lesson_asked.connect(self.lesson_asked)
        page.library_asked.connect(self.step_back)
        self.pages.addWidget(page)
        self.pages.setCurrentWidget(page)
        self.retranslate()

    def practise(self, count: int) -> None:
        """Ask about so many of the phases that are due, the longest due first."""
        turns = [Turn(subject, units) for subject, units in self.memory.queue()]
        known = [turn for turn in turns if can_be_asked(turn)][:count]
        if known:
            self.ask(known)

    def ask_new(self) -> None:
        """Ask about a few things of the library that never were asked about."""
        game, subjects = self._loaded.board.game, self.memory.known.subjects
        fresh = new_phases(game, subjects, SESSIONS[0])
        if fresh:
            self.ask([Turn(subject) for subject in fresh])

    def _lay_table(self) -> None:
        """Lay the board of the phase that is asked about, where it is on another map."""
        asking = self.asking
        if asking is None:
            return
        board = asking.rules.board
        if self.table is None or self.table.loaded.board.id != board.id:
            self._clear_table()
            here = board.id == self._loaded.board.id
            loaded = self._loaded if here else self._map_of(asking.turn.subject)
            table = self.table = PredictTable(loaded, asking)
            table.done.connect(self._on_done)
            self.pages.addWidget(table)
            table.fit_paper(self.width())
            self.retranslate()
        self.pages.setCurrentWidget(self.table)
        if self.isVisible():
            self.table.arrive()

    def _clear_table(self) -> None:
        old, self.table = self.table, None
        if old is not None:
            self.pages.removeWidget(old)
            old.hide()
            old.deleteLater()

    def _on_done(self) -> None:
        asking, page = self.asking, self.practice
        if page is None or asking is None:
            self._leave()
            return
        self._clear_table()
        self.asking = None
        page.show_day((asking.right, asking.total), self.kept.said)
        self.pages.setCurrentWidget(page)
        self.retranslate()
        self.arrive()

    # -- keys ---------------------------------------------------------------------------------

    def _go_on(self) -> None:
        if self.table is not None:
            self.table.go_on()

    def _say(self, number: int) -> None:
        if self.table is not None:
            self.table.say(number)

    def _toggle_result(self) -> None:
        if self.table is not None:
            self.table.toggle_result()

    def _say_of_others(self) -> None:
        if self.asking is not None:
            self.asking.say_of_others()

    def _step(self, by: int) -> None:
        if self.asking is not None:
            self.asking.step(by)

    def step_back(self) -> None:
        """Go back to what is due today, or to where one came from; marks are kept."""
        asking = self.asking
        if self.practice is None or asking is None:
            self._leave()
        else:
            self._on_done()

    @property
    def would_lose(self) -> Loss | None:
        """Marks and answers that cannot be stored."""
        lost = None if self.kept.keep() else Loss.ANSWERS
        if self.practice is not None and self.asking is None:
            self.practice.say_unkept(self.kept.said)
        return lost

    def _leave(self) -> None:
        leave_asking(self, self.closed.emit)

    # -- what every screen is asked -----------------------------------------------------------

    @property
    def about(self) -> LoadedMap:
        """The map that it is about."""
        return self.table.loaded if self.table is not None else self._loaded

    def refuse(self, sentence: str) -> bool:
        """Say in place what could not be kept."""
        if self.table is None:
            return False
        self.table.foot.say(sentence)
        return True

    def printable(self, game: Matter) -> Matter:
        """Print the board that is asked about, with its results once they are known."""
        asking, table = self.asking, self.table
        if asking is None or table is None:
            return game
        told = () if asking.past is None else (asking.past,)
        public = PublicView.of_board("", table.loaded.board, asking.before, told)
        return Matter(public=public, loaded=table.loaded, rules=asking.rules, at=0)

    def retranslate(self) -> None:
        """Say everything in the language now spoken."""
        practising = self.practice is not None and self.asking is None
        self.top.set_title(self.tr("Practice") if practising else self.tr("What happens?"))
        if self.table is not None:
            self.table.speak()

    def arrive(self) -> None:
        """Fit the board and give it the keys."""
        if self.table is not None:
            self.table.arrive()
        elif self.practice is not None:
            (self.practice.first or self.top.leave).setFocus()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share the room between the board and the paper."""
        super().resizeEvent(event)
        if self.table is not None:
            self.table.fit_paper(self.width())
