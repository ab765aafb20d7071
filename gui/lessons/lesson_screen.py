"""A game's first lesson: one step after another on its board, each judged as at a table."""

from collections.abc import Sequence

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QStackedWidget, QVBoxLayout

from engine.board.loader import LoadedMap
from engine.board.location import province_of
from engine.catalogue import GAMES
from engine.rules.order import Order, texts_of
from engine.rules.ruling import Ruling
from engine.table.view import PastPhase
from gui.explain.board_panel import JudgedBoard
from gui.games import catalogue
from gui.games.lessons import FirstLesson, LessonStep
from gui.kit import theme
from gui.kit.later import later
from gui.kit.pagebar import PageBar
from gui.kit.widgets import column, row
from gui.lessons.kept import KeptLessons, Progress
from gui.lessons.step_panel import StepPanel
from gui.map.board.view import BoardView
from gui.orders.draft import Draft
from gui.orders.hand import BoardHand
from gui.screen import Screen
from gui.study.near import crop_of

_PAPER, _NARROW_PAPER, _NARROW = 500, 400, 1500
"""How wide the paper is in a usual window, in a narrow one, and what is narrow."""

_ALL = "*"


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
        self._game = catalogue.played_on(loaded.board)
        self._rules = GAMES[loaded.board.game].rules(loaded.board, {})
        self.lesson, self._kept = lesson, kept
        self.steps = lesson.steps(self._rules)
        known, ids = kept.progress(self._board.game), [step.id for step in self.steps]
        self.done = {ids.index(one) for one in known.done if one in ids}
        self.at = min(known.at, len(self.steps) - 1)
        self.past: PastPhase | None = None
        """What came of the orders, once they are judged."""

        self.draft = Draft(self._rules.order)
        self.hand: BoardHand | None = None
        self.top = PageBar()
        self.panel = StepPanel(self._board)
        self.boards = QStackedWidget()
        self.judged = JudgedBoard(loaded)
        self.boards.addWidget(self.judged)
        self.view: BoardView = self.judged
        """The board that orders are written on."""

        self._paper = column((self.panel, 1), pad=(24, 12, 24, 14), surface="paper")
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addWidget(self.top)
        whole.addWidget(row((self.boards, 1), self._paper, gap=0), 1)
        self._near = QTimer(self, singleShot=True, interval=0)
        self._near.timeout.connect(self._look)
        self._connect()
        self.begin(self.at)
        self.retranslate()

    def _connect(self) -> None:
        panel = self.panel
        self.top.back.connect(self.closed)
        panel.go.clicked.connect(self.judge)
        panel.next.clicked.connect(self.go_on)
        panel.back.clicked.connect(lambda: self.begin(self.at - 1))
        panel.hint.clicked.connect(self.give_hint)
        panel.undo.clicked.connect(self.undo)
        panel.withdrawn.connect(self._withdraw)
        panel.dots.chosen.connect(self.begin)
        panel.why.rule_asked.connect(self.rule_asked)
        panel.why.lit.connect(self.judged.point_out)
        self.judged.location_clicked.connect(self._explain)
        self.judged.location_activated.connect(self._explain)
        for keys, act in (
            ("Space", self.judge),
            ("Return", self._enter),
            ("Enter", self._enter),
            ("H", self.give_hint),
            ("Z", self.undo),
            ("Ctrl+Z", self.undo),
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

    @property
    def right(self) -> bool:
        """Whether what was judged is what was asked for."""
        return self.past is not None and self.step.done(self.draft.texts)

    def begin(self, at: int) -> None:
        """Lay the board of a step, as if nothing had been ordered in it."""
        if not self.may_go(at):
            return
        self.at, self.past = at, None
        self._keep()
        step, old = self.step, self.view
        self.draft = Draft(self._rules.order)
        view = BoardView(self._loaded)
        view.show_position(step.position)
        hand = BoardHand(view, self._rules, step.position, step.power, self.draft)
        hand.lights.beside = {} if step.sealed else self._others()
        hand.lights.refresh()
        hand.builder.changed.connect(self._on_written)
        self.hand = hand
        self.draft.changed.connect(self._on_written)
        self.view = view
        self.boards.addWidget(view)
        self.boards.setCurrentWidget(view)
        if old is not self.judged:
            self.boards.removeWidget(old)
            old.hide()
            old.deleteLater()
        self.panel.reply("", "")
        self.panel.explain(None, None)
        self._show()
        self._near.start()
        if self.isVisible():  # its key may have been pressed, and cannot be pressed again
            view.setFocus(Qt.FocusReason.OtherFocusReason)

    def may_go(self, at: int) -> bool:
        """Tell whether one may go to a step."""
        return 0 <= at < len(self.steps) and all(one in self.done for one in range(at))

    def _keep(self) -> None:
        done = tuple(step.id for place, step in enumerate(self.steps) if place in self.done)
        self._kept.keep(self._board.game, Progress(self.at, done))

    def _others(self) -> dict[str, tuple[Order, ...]]:
        return {
            power: tuple(self._rules.order(text) for text in texts)
            for power, texts in self.step.sheets.items()
        }

    # -- what is said -------------------------------------------------------------------------

    def retranslate(self) -> None:
        """Say everything again in the language now spoken."""
        self.top.set_title(self.lesson.name())
        told = self.panel.told
        self._show()
        if self.past is not None:
            self._answer()
            self._explain_first()
        elif told:
            self.give_hint()

    def _show(self) -> None:
        step, panel, board = self.step, self.panel, self._board
        titles = [self.lesson.title(one) for one in self.steps]
        panel.dots.show_steps(titles, self.at, self.done)
        number = self.tr("Step {number} of {count}").format(
            number=self.at + 1, count=len(self.steps)
        )
        then = self.tr("Then press <b>{act}</b>.").format(act=self._judge_words())
        panel.tell(number, titles[self.at], f"{self.lesson.words(step, board)} {then}")
        panel.back.say(self.tr("Step back"))
        panel.back.setToolTip(self.tr("The step before (Backspace)"))
        panel.back.setEnabled(self.at > 0)
        panel.undo.say(self.tr("Undo"))
        panel.undo.setToolTip(self.tr("Take the last order back (Z)"))
        panel.hint.say(self.tr("Hint"))
        panel.hint.setToolTip(self.tr("Say more (H)"))
        panel.go.setToolTip(self.tr("Space"))
        panel.next.setToolTip(self.tr("Enter"))
        self._refresh()

    def _judge_words(self) -> str:
        return self.tr("Seal") if self.step.sealed else self.tr("Judge")

    def _next_words(self) -> str:
        return self.tr("Next step") if self.at + 1 < len(self.steps) else self.tr("To the table")

    def _refresh(self) -> None:
        """Follow what is written, and whether it was judged."""
        panel, judged = self.panel, self.past is not None
        panel.list_orders(self.step.power, () if judged else self.draft.orders)
        panel.point_to(
            on=self.at in self.done and (self.right or not self.draft.orders),
            go=self.tr("Once more") if judged else self._judge_words(),
            glyph="undo" if judged else "seal" if self.step.sealed else "play",
            onward=self._next_words(),
        )
        panel.next.setEnabled(self.at in self.done)
        panel.undo.setEnabled(not judged and self.draft.stack.canUndo())
        panel.hint.setEnabled(not judged)

    def _on_written(self) -> None:
        hand = self.hand
        if self.past is not None or hand is None:
            return
        if len(hand.builder.so_far) > 2 and self.draft.order_for(hand.active):
            # A support of what is known is written at once: nothing more is to be chosen.
            later(self, hand.lay_aside)
        self.panel.reply("", "")
        self._refresh()

    def give_hint(self) -> None:
        """Say more, and light the spaces that are to be clicked."""
        if self.past is not None or self.hand is None:
            return
        self.hand.lay_aside()
        self.panel.reply("info", self.lesson.hint(self.step, self._board))
        self.view.light(self._asked(), "target")

    def _asked(self) -> Sequence[str]:
        orders = [self._rules.order(text) for text in self.step.deed]
        places = [province_of(order.key.rpartition(" ")[2]) for order in orders]
        places += [province_of(order.arrow_to or order.goal) for order in orders]
        return [at for at in dict.fromkeys(places) if at in self._board.provinces]

    # -- doing --------------------------------------------------------------------------------

    def undo(self) -> None:
        """Take the last order back, or a step of one that is being made."""
        if self.past is not None or self.hand is None:
            return
        if self.hand.active:
            self.hand.back()
        else:
            self.draft.stack.undo()

    def _withdraw(self, key: str) -> None:
        if self.past is None and self.hand is not None:
            self.hand.withdraw(key)

    def judge(self) -> None:
        """Judge what is written, with all that the others wrote; or write it once more."""
        if self.past is not None:
            self._once_more()
            return
        if self.hand is not None:
            self.hand.lay_aside()
            self.hand.keep_out_of_the_way()
        if not self.draft.orders:
            self.panel.reply("warn", self.tr("Nothing is ordered yet. The words above say what."))
            return
        step = self.step
        sheets = {**self._others(), step.power: self.draft.orders}
        self.past = PastPhase(
            before=step.position,
            orders=sheets,
            resolution=self._rules.adjudicate(step.position, texts_of(sheets)),
        )
        self.judged.show_past(self.past, before=False)
        self.boards.setCurrentWidget(self.judged)
        self._look()
        if self.right:
            self.done.add(self.at)
            self._keep()
        self._show()
        self._answer()
        self._explain_first()
        self.judged.setFocus(Qt.FocusReason.OtherFocusReason)

    def _answer(self) -> None:
        if not self.right:
            said = self.lesson.answer(self.step, self.draft.texts, self._board)
            self.panel.reply("warn", said)
            return
        onward = self.tr("Go on: <b>{act}</b>.").format(act=self._next_words())
        self.panel.reply("good", f"{self.lesson.after(self.step, self._board)} {onward}")

    def _once_more(self) -> None:
        """Write again, with the orders as they were."""
        self.past = None
        self.boards.setCurrentWidget(self.view)
        self.panel.reply("", "")
        self.panel.explain(None, None)
        self._show()
        self.view.setFocus(Qt.FocusReason.OtherFocusReason)

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
        focused = self.view.keyboard.focused if self.view.hasFocus() else ""
        if self.past is None and focused:
            self.view.location_activated.emit(focused)
        elif self.panel.next.isEnabled() and (self.right or not self.draft.orders):
            self.go_on()

    def _back(self) -> None:
        if self.hand is not None and self.hand.active:
            self.hand.back()
        else:
            self.begin(self.at - 1)

    def _escape(self) -> None:
        """Go a step back in an order, to the orders from what came of them, or leave."""
        if self.past is None and self.hand is not None and self.hand.active:
            self.hand.back()
        elif self.past is not None and not self.right:
            self._once_more()
        else:
            self.closed.emit()

    # -- reasons ------------------------------------------------------------------------------

    def _explain_first(self) -> None:
        """Explain the order that was asked for first."""
        if self.past is None:
            return
        asked = [self._rules.order(text).key for text in self.step.deed]
        rulings = [one for one in self.past.resolution.rulings if one.unit]
        told = [one for one in rulings if one.unit == self.step.tells]
        own = told or [one for one in rulings if one.unit in asked] or rulings
        self._tell_why(own[0] if own else None)

    def _explain(self, location: str) -> None:
        """Explain the order of the unit that stood in a space, or stands there now."""
        if self.past is None:
            return
        place = province_of(location)
        for ruling in self.past.resolution.rulings:
            stood = province_of(ruling.unit[2:]) if ruling.unit else ""
            went = province_of(ruling.order.arrow_to) if ruling.unit else ""
            after = self.past.resolution.after.at(place)
            if place == stood or (place == went and after is not None):
                self._tell_why(ruling)
                return

    def _tell_why(self, ruling: Ruling | None) -> None:
        self.panel.explain(ruling, self.past)
        self.judged.point_out(())

    # -- looks --------------------------------------------------------------------------------

    def _look(self) -> None:
        """Bring near what the step is about."""
        view = self.boards.currentWidget()
        if not isinstance(view, BoardView) or view.width() < 1 or view.height() < 1:
            return
        step = self.step
        if _ALL in step.shows:
            view.camera.fit()
            return
        position = step.position
        places = [unit.province for unit in position.units]
        places += [one.unit.province for one in position.dislodged]
        places = [*dict.fromkeys((*places, *self._asked(), *step.shows))]
        view.camera.look_at(crop_of(self._loaded, places, view.width() / view.height()))

    def arrive(self) -> None:
        """Bring the pieces near and take the keys."""
        self._fit()
        self._look()
        board = self.view if self.past is None else self.judged
        board.setFocus(Qt.FocusReason.OtherFocusReason)

    def _fit(self) -> None:
        narrow = theme.usual(self.width()) < _NARROW
        paper = _NARROW_PAPER if narrow else _PAPER
        self._paper.setFixedWidth(theme.paper_width(paper, self.width()))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give the paper the width that the window has for it."""
        super().resizeEvent(event)
        self._fit()
        self._near.start()
