"""A game's first lesson: one step after another on its board, each judged as at a table."""

from PySide6.QtCore import Signal
from PySide6.QtGui import QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QVBoxLayout

from engine.board.loader import LoadedMap
from engine.rules.ruling import Ruling
from gui.games.lessons import FirstLesson, LessonStep
from gui.kit import theme
from gui.kit.pagebar import PageBar
from gui.kit.widgets import column, row
from gui.lessons.kept import KeptLessons, Progress
from gui.lessons.step_board import StepBoard
from gui.lessons.step_panel import StepPanel
from gui.screen import Screen
from gui.words import names

_PAPER, _NARROW_PAPER, _NARROW = 500, 400, 1500
"""How wide the paper is in a usual window, in a narrow one, and what is narrow."""


class LessonScreen(Screen):
    """Nothing in it touches a game; where one was is kept, and gone on with the next time."""

    keys_place = "Start, study, library"

    share_of_growth = 0.8

    closed = Signal()
    table_asked = Signal()
    """The lesson is over, and a table waits."""

    rule_asked = Signal(str)

    def __init__(self, loaded: LoadedMap, lesson: FirstLesson, kept: KeptLessons) -> None:
        super().__init__()
        self._loaded, self._board = loaded, loaded.board
        self.lesson, self._kept = lesson, kept
        self.top = PageBar()
        self.panel = StepPanel(self._board)
        self.board = StepBoard(loaded)
        self.steps = lesson.steps(self.board.trial.rules)
        known, ids = kept.progress(self._board.game), [step.id for step in self.steps]
        self.done = {ids.index(one) for one in known.done if one in ids}
        self.at = 0
        self._paper = column((self.panel, 1), pad=(24, 12, 24, 14), surface="paper")
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addWidget(self.top)
        whole.addWidget(row((self.board, 1), self._paper, gap=0), 1)
        self._connect()
        there = min(known.at, len(self.steps) - 1)
        self.begin(there if self.may_go(there) else 0)
        self.retranslate()

    def _connect(self) -> None:
        panel = self.panel
        self.top.back.connect(self.closed)
        panel.go.clicked.connect(self.judge)
        panel.next.clicked.connect(self.go_on)
        panel.back.clicked.connect(lambda: self.begin(self.at - 1))
        panel.hint.clicked.connect(self.give_hint)
        panel.undo.clicked.connect(self.board.undo)
        panel.withdrawn.connect(self.board.withdraw)
        panel.dots.chosen.connect(self.begin)
        panel.why.rule_asked.connect(self.rule_asked)
        panel.why.lit.connect(self.board.judged.point_out)
        self.board.written.connect(self._on_written)
        self.board.asked.connect(self._explain)
        for keys, act in (
            ("Space", self.judge),
            ("Return", self._enter),
            ("Enter", self._enter),
            ("H", self.give_hint),
            ("Z", self.board.undo),
            ("Ctrl+Z", self.board.undo),
            ("Backspace", self._back),
            ("Escape", self._escape),
        ):
            QShortcut(QKeySequence(keys), self, act)

    # -- where one is -------------------------------------------------------------------------

    @property
    def about(self) -> LoadedMap:
        """The map that it is about."""
        return self._loaded

    @property
    def step(self) -> LessonStep:
        """The step that is shown."""
        return self.steps[self.at]

    def may_go(self, at: int) -> bool:
        """Tell whether one may go to a step: to what was done, and to the first that was not."""
        return 0 <= at < len(self.steps) and all(one in self.done for one in range(at))

    def begin(self, at: int) -> None:
        """Show a step, as if nothing had been ordered in it."""
        if not self.may_go(at):
            return
        self.at = at
        self._keep()
        self.board.lay(self.step)
        self._say_nothing()
        if self.isVisible():  # its key may have been pressed, and cannot be pressed again
            self.board.take_keys()

    def _keep(self) -> None:
        done = tuple(step.id for place, step in enumerate(self.steps) if place in self.done)
        self._kept.keep(self._board.game, Progress(self.at, done))

    # -- what is said -------------------------------------------------------------------------

    def retranslate(self) -> None:
        """Say everything again in the language now spoken."""
        self.top.set_title(self.lesson.name())
        told = self.panel.told
        self._show()
        if self.board.past is not None:
            self._answer()
        elif told:
            self.give_hint()

    def _say_nothing(self) -> None:
        self.panel.reply("", "")
        self.panel.explain(None, None)
        self._show()

    def _show(self) -> None:
        panel = self.panel
        titles = [self.lesson.title(one) for one in self.steps]
        panel.dots.show_steps(titles, self.at, self.done)
        number = self.tr("Step {number} of {count}").format(
            number=self.at + 1, count=names.number(len(self.steps))
        )
        then = self.tr("Then press <b>{act}</b>.").format(act=self._judge_words())
        panel.tell(number, titles[self.at], f"{self.lesson.words(self.step, self._board)} {then}")
        panel.speak(first=self.at == 0)
        self._refresh()

    def _judge_words(self) -> str:
        return self.tr("Seal") if self.step.sealed else self.tr("Judge")

    def _next_words(self) -> str:
        return self.tr("Next step") if self.at + 1 < len(self.steps) else self.tr("To the table")

    def _refresh(self) -> None:
        """Follow what is written, and whether it was judged."""
        panel, board, judged = self.panel, self.board, self.board.past is not None
        panel.list_orders(self.step.power, () if judged else board.draft.orders)
        panel.point_to(
            on=board.right,
            go=self.tr("Once more") if judged else self._judge_words(),
            glyph="undo" if judged else "seal" if self.step.sealed else "play",
            onward=self._next_words(),
        )
        panel.next.setEnabled(self.at in self.done)
        panel.undo.setEnabled(not judged and board.draft.can_undo)
        panel.hint.setEnabled(not judged)

    def _on_written(self) -> None:
        self.panel.reply("", "")
        self._refresh()

    def give_hint(self) -> None:
        """Say more, and light the spaces that are to be clicked."""
        if self.board.past is None:
            self.board.light()
            self.panel.reply("info", self.lesson.hint(self.step, self._board))

    # -- doing --------------------------------------------------------------------------------

    def judge(self) -> None:
        """Judge what is written, with all that the others wrote; or write it once more."""
        if self.board.past is not None:
            self.board.again()
            self._say_nothing()
            return
        if not self.board.judge():
            self.panel.reply("warn", self.tr("Nothing is ordered yet. The words above say what."))
            return
        if self.board.right:
            self.done.add(self.at)
            self._keep()
        self._show()
        self._answer()

    def _answer(self) -> None:
        step, board, past = self.step, self._board, self.board.past
        if past is None:
            return
        if self.board.right:
            onward = self.tr("Go on: <b>{act}</b>.").format(act=self._next_words())
            self.panel.reply("good", f"{self.lesson.after(step, board)} {onward}")
        else:
            self.panel.reply("warn", self.lesson.answer(step, self.board.draft.texts, board))
        self._explain(self.board.trial.told_first(step, past))

    def _explain(self, ruling: Ruling | None) -> None:
        self.panel.explain(ruling, self.board.past)
        self.board.judged.point_out(())

    def go_on(self) -> None:
        """Go to the next step, or to the table after the last; not before this one is done."""
        if self.at not in self.done:
            return
        if self.at + 1 < len(self.steps):
            self.begin(self.at + 1)
        else:
            self.table_asked.emit()

    def _enter(self) -> None:
        """Take the space that the keyboard is on, or go on."""
        board = self.board
        if not board.take_focused() and (board.right or not board.draft.orders):
            self.go_on()

    def _back(self) -> None:
        if not self.board.back():
            self.begin(self.at - 1)

    def _escape(self) -> None:
        """Go a step back in an order, to the orders from what came of them, or leave."""
        if self.board.back():
            return
        if self.board.past is not None and not self.board.right:
            self.judge()
        else:
            self.closed.emit()

    # -- looks --------------------------------------------------------------------------------

    def arrive(self) -> None:
        """Bring the pieces near and take the keys."""
        self._fit()
        self.board.look()
        self.board.take_keys()

    def _fit(self) -> None:
        narrow = theme.usual(self.width()) < _NARROW
        paper = _NARROW_PAPER if narrow else _PAPER
        self._paper.setFixedWidth(theme.paper_width(paper, self.width()))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give the paper the width that the window has for it."""
        super().resizeEvent(event)
        self._fit()
        self.board.look_soon()
