"""One power's rows on a board of a study: exactly those that its owner has at his desk."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QObject, QTimer, Signal

from engine.board.location import province_of
from engine.rules.choice import Choice
from engine.rules.game import Rules
from engine.rules.order import Order
from engine.rules.position import Position
from engine.table.view import PublicView, SeatView
from gui.games import catalogue
from gui.map.board.view import BoardView
from gui.orders.draft import Draft
from gui.orders.hand import BoardHand
from gui.orders.keys import BoardKeys
from gui.orders.steps import StepChoice
from gui.orders.typing import Typing
from gui.printable import study_words
from gui.sandbox.desk.any_slip import read_any
from gui.table.desk.desk_rows import DeskRows
from gui.table.desk.panel import DeskPanel


class OneDesk(QObject):
    """Joins the board, one power's draft and its paper, as a desk does; nothing is sealed."""

    written = Signal()
    """Its orders are others now."""

    told = Signal(object)
    """Orders by power were typed that are not all its own."""

    undo_asked = Signal(bool)
    """Take the last step back (False), or make it again."""

    def __init__(
        self,
        view: BoardView,
        rules: Rules,
        position: Position,
        power: str,
        texts: Sequence[str],
        *,
        compact: bool,
    ) -> None:
        super().__init__(view)
        self._rules, self._position, self.power = rules, position, power
        board = rules.board
        public = PublicView.of_board(study_words(), board, position)
        seat = SeatView(public=public, power=power)
        self._warnings = catalogue.played_on(board).warnings()
        self.draft = Draft(rules.order, texts, self)
        self.hand = BoardHand(view, rules, position, power, self.draft)
        kind = position.phase.kind
        self.keys = BoardKeys(self.hand, board, kind, modest=True)
        self.typing = Typing(rules, position, power, self.hand, self._acceptable)
        self.typing.others = self._take_any
        self.entry = self.typing.entry
        self.panel = DeskPanel(seat, board, self.entry, compact=compact)
        self.panel.seal.hide()
        self.panel.undo.hide()
        self.panel.redo.hide()
        self.rows = DeskRows(self.panel, self.hand, self.draft, board, kind)
        # One click can change the order being made and the draft: the paper follows once.
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self.refresh)
        self._connect(view)
        self.refresh()

    def _connect(self, view: BoardView) -> None:
        self.hand.builder.changed.connect(self._soon.start)
        self.draft.changed.connect(self._soon.start)
        self.draft.changed.connect(self.written)
        self.panel.list.withdrawn.connect(self.hand.withdraw)
        self.entry.left.connect(view.setFocus)
        self.entry.undo_asked.connect(self.undo_asked)
        self.rows.follow(self.keys)
        self.keys.number_pressed.connect(self._on_number)
        self.keys.line_asked.connect(self.entry.line.setFocus)

    @property
    def choices(self) -> tuple[StepChoice, ...]:
        """What may follow now, with the keys that take it."""
        return self.hand.saying.numbered() if self.hand.active else ()

    def show_others(self, orders: Mapping[str, Sequence[Order]], places: Sequence[str]) -> None:
        """Draw what the other powers wrote, and let their pieces be dragged too."""
        self.hand.lights.show_others(orders, places)

    def show_texts(self, texts: Sequence[str]) -> None:
        """Write other orders instead of those that stand here, as after an undo."""
        other = Draft(self._rules.order, texts)
        self.hand.lay_aside()
        self.draft.blockSignals(True)  # noqa: FBT003 - Qt's own
        self.draft.show({key: other.order_for(key) for key in other.keys})
        self.draft.blockSignals(False)  # noqa: FBT003
        self.hand.lights.refresh()
        self._soon.start()

    def refresh(self) -> None:
        """Show rows, steps, warnings and sums anew."""
        hand, panel = self.hand, self.panel
        texts = self.draft.texts
        advice = self._rules.advise(self._position, self.power, texts)
        lines = hand.saying.rows(self._warnings.impossible(advice, self._rules.board))
        steps = None
        if hand.active:
            steps = hand.saying.steps()
            steps.picked.connect(self._on_picked)
        panel.show_sum(hand.saying.due(), hand.saying.still_due())
        panel.show_lines(lines, hand.active, steps)
        panel.show_warnings(self._warnings.while_writing(advice) if texts else ())

    def retranslate(self) -> None:
        """Say everything in the language now spoken."""
        self.panel.retranslate()
        self.hand.keep_out_of_the_way()
        self.typing.retranslate()
        self.refresh()

    def let_go(self) -> None:
        """Leave the board to another power."""
        self._soon.stop()
        self.hand.view.removeEventFilter(self.keys)
        self.hand.let_go()
        self.panel.hide()
        self.panel.deleteLater()
        self.deleteLater()

    def _on_picked(self, choice: object) -> None:
        if isinstance(choice, Choice):
            self.hand.pick(choice)
        self.hand.view.setFocus()

    def _on_number(self, digit: int) -> None:
        for shown in self.choices:
            if shown.key == str(digit):
                self.hand.pick(shown.choice)
                return

    def _take_any(self, text: str) -> tuple[str, ...] | None:
        """Take orders of any power; return what is nobody's, or nothing where all of it is."""
        asked = self._rules.asked(self._position)
        powers = (self.power, *(one for one in asked if one != self.power))
        slip = read_any(text, self._position, self._rules, powers)
        if not slip.count:
            return None
        self.told.emit(slip.orders)
        return slip.left

    def _acceptable(self, order: str) -> bool:
        return self.rows.accept(self._rules.order(order))


def places_of(rules: Rules, position: Position, power: str) -> frozenset[str]:
    """Return the spaces where a power has something to write about."""
    first = rules.choices(position, power, ())
    return frozenset(province_of(one.location) for one in first if one.location)
