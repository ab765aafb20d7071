"""The board of a lesson's step: orders are written on it with the hand of a desk, then judged."""

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtWidgets import QStackedWidget

from engine.board.loader import LoadedMap
from engine.board.location import province_of
from engine.table.view import PastPhase
from gui.explain.board_panel import JudgedBoard
from gui.games.lessons import LessonStep
from gui.kit.later import later
from gui.lessons.trial import Trial
from gui.map.board.view import BoardView
from gui.orders.draft import Draft
from gui.orders.hand import BoardHand
from gui.study.near import crop_of

_ALL = "*"


class StepBoard(QStackedWidget):
    """One board to write on, one that shows what came of it."""

    written = Signal()
    """An order was written, struck out or begun."""

    asked = Signal(object)
    """Somebody wants to know why an order came out so; carries the ruling."""

    hand: BoardHand
    step: LessonStep

    def __init__(self, loaded: LoadedMap) -> None:
        super().__init__()
        self._loaded = loaded
        self.trial = Trial(loaded.board)
        self.past: PastPhase | None = None
        """What came of the orders, once they are judged."""

        self.draft = Draft(self.trial.rules.order)
        self.judged = JudgedBoard(loaded)
        self.judged.location_clicked.connect(self._on_asked)
        self.judged.location_activated.connect(self._on_asked)
        self.addWidget(self.judged)
        self.view: BoardView = self.judged
        """The board that orders are written on."""

        self._near = QTimer(self, singleShot=True, interval=0)
        self._near.timeout.connect(self.look)

    def lay(self, step: LessonStep) -> None:
        """Lay the board of a step, as if nothing had been ordered in it."""
        old, self.step, self.past = self.view, step, None
        rules = self.trial.rules
        self.draft = Draft(rules.order)
        view = BoardView(self._loaded)
        view.show_position(step.position)
        hand = BoardHand(view, rules, step.position, step.power, self.draft)
        hand.lights.beside = {} if step.sealed else self.trial.others(step)
        hand.lights.refresh()
        hand.builder.changed.connect(self._on_written)
        self.draft.changed.connect(self._on_written)
        self.view, self.hand = view, hand
        self.addWidget(view)
        self.setCurrentWidget(view)
        if old is not self.judged:
            self.removeWidget(old)
            old.hide()
            old.deleteLater()
        self._near.start()

    @property
    def right(self) -> bool:
        """Whether what was judged is what was asked for."""
        return self.past is not None and self.step.done(self.draft.texts)

    def _on_written(self) -> None:
        if self.past is not None:
            return
        hand = self.hand
        if len(hand.builder.so_far) > 2 and self.draft.order_for(hand.active):
            # A support of what is known is written at once: nothing more is to be chosen.
            later(hand, hand.lay_aside)
        self.written.emit()

    def light(self) -> None:
        """Light the spaces that are to be clicked."""
        self.hand.lay_aside()
        self.view.light(self.trial.asked(self.step), "target")

    def undo(self) -> None:
        """Take the last order back, or a step of one that is being made."""
        if self.past is None and not self.back():
            self.draft.undo()

    def back(self) -> bool:
        """Take a step of an order back that is being made; tell whether there was one."""
        if self.past is not None or not self.hand.active:
            return False
        self.hand.back()
        return True

    def withdraw(self, key: str) -> None:
        """Strike an order out."""
        if self.past is None:
            self.hand.withdraw(key)

    def take_focused(self) -> bool:
        """Take the space that the keyboard is on; tell whether there is one."""
        focused = self.view.keyboard.focused
        taken = self.past is None and bool(focused) and self.view.hasFocus()
        if taken:
            self.view.location_activated.emit(focused)
        return taken

    # -- judging ------------------------------------------------------------------------------

    def judge(self) -> bool:
        """Judge what is written; tell whether anything is."""
        self.hand.lay_aside()
        self.hand.keep_out_of_the_way()
        if not self.draft.orders:
            return False
        self.past = self.trial.judged(self.step, self.draft.orders)
        self.judged.show_past(self.past, before=False)
        self.setCurrentWidget(self.judged)
        self.look()
        self.take_keys()
        return True

    def again(self) -> None:
        """Write once more, with the orders as they were."""
        self.past = None
        self.setCurrentWidget(self.view)
        self.take_keys()

    def _on_asked(self, location: str) -> None:
        if self.past is not None:
            ruling = self.trial.told_of(province_of(location), self.past)
            if ruling is not None:
                self.asked.emit(ruling)

    # -- looks --------------------------------------------------------------------------------

    def look(self) -> None:
        """Bring near what the step is about."""
        view = self.view if self.past is None else self.judged
        if view.width() < 1 or view.height() < 1:
            return
        if _ALL in self.step.shows:
            view.camera.fit()
            return
        shape = view.width() / view.height()
        view.camera.look_at(crop_of(self._loaded, self.trial.seen(self.step), shape))

    def look_soon(self) -> None:
        """Do so once everything has its size."""
        self._near.start()

    def take_keys(self) -> None:
        """Give the board the keys."""
        view = self.view if self.past is None else self.judged
        view.setFocus(Qt.FocusReason.OtherFocusReason)
