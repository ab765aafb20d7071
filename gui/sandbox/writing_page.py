"""The paper while orders are written: whose they are, and that power's rows as at its desk."""

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import QPoint, QTimer, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from engine.board.location import province_of
from engine.rules.game import Rules
from engine.rules.order import opened
from engine.rules.position import Position
from gui.kit import theme
from gui.kit.sizing import spaced
from gui.kit.widgets import label
from gui.map.board.view import BoardView
from gui.sandbox.desk.one_desk import OneDesk, places_of
from gui.sandbox.desk.power_tabs import PowerTabs
from gui.table.desk.panel import COMPACT_BELOW
from gui.words.adjusting import dues


class WritingPage(QWidget):
    """Writes for every power of a phase, whichever kind of phase it is."""

    drafted = Signal(object)
    """All orders that are written now, by power."""

    undo_asked = Signal(bool)

    typed = Signal(str)
    """Something else stands on the line, which is no order yet."""

    def __init__(self, view: BoardView, rules: Rules) -> None:
        super().__init__()
        self._view, self._rules = view, rules
        self._position: Position | None = None
        self._sheets: dict[str, tuple[str, ...]] = {}
        self._places: dict[str, frozenset[str]] = {}
        self._asked: tuple[str, ...] = ()
        self.only: frozenset[str] | None = None
        """The powers for which somebody writes here; nothing: for whichever he likes."""

        self.begun: Callable[[], str] = str
        """What stood on the line of this board when it was left."""

        self._laid_for: frozenset[str] | None = None
        self.desk: OneDesk | None = None
        self.here = ""
        """Whose orders are shown."""

        self.tabs = PowerTabs(rules.board)
        self.tabs.picked.connect(self.turn_to)
        self.nothing = label("", "muted", wrap=True)
        self._layout = spaced(QVBoxLayout(self), gap=6)
        self._layout.addWidget(self.tabs)
        self._layout.addWidget(self.nothing)
        self._layout.addWidget(QWidget(), 1)  # below what is said where nobody writes
        # One click can write several orders: they are kept once.
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self.keep)
        # First: a click on another power's piece turns to that power before its hand takes it.
        view.location_clicked.connect(self._on_clicked)
        view.location_activated.connect(self._on_clicked)
        view.dragging.connect(self._on_dragging)
        view.menu_asked.connect(self._on_menu)

    @property
    def sheets(self) -> Mapping[str, tuple[str, ...]]:
        """What is written, by power."""
        return {power: texts for power, texts in self._sheets.items() if texts}

    @property
    def active(self) -> bool:
        """Whether an order is being made."""
        return self.desk is not None and bool(self.desk.hand.active)

    @property
    def asked(self) -> tuple[str, ...]:
        """Who has something to write."""
        return self._asked

    # -- which board --------------------------------------------------------------------------

    def show_board(
        self, rules: Rules, position: Position, sheets: Mapping[str, Sequence[str]]
    ) -> None:
        """Lay everybody's desk for a board, with what is written already."""
        same = self.desk is not None and position is self._position and rules is self._rules
        same = same and self.only == self._laid_for
        self._laid_for = self.only
        self._rules, self._position = rules, position
        self._sheets = {power: tuple(texts) for power, texts in sheets.items()}
        if same and self.desk is not None:
            self.desk.show_texts(self._sheets.get(self.here, ()))
            self._show_counts()
            return
        lies = position.lies_on(rules.board)
        self._asked = tuple(
            power
            for power in rules.board.powers_by_id
            if lies and power in rules.asked(position) and self._is_mine(power)
        )
        self._places = {power: places_of(rules, position, power) for power in self._asked}
        self.lay(self.here if self.here in self._asked else next(iter(self._asked), ""))

    def _is_mine(self, power: str) -> bool:
        return self.only is None or power in self.only

    def lay(self, power: str) -> None:
        """Lay the desk of one power; of none where nobody writes."""
        self.clear()
        self.here = power or self.here
        self.nothing.setVisible(not power and self.only is None)
        self._layout.setStretch(self._layout.count() - 1, 0 if power else 1)
        if power and self._position is not None:
            compact = theme.usual(self.window().width()) < COMPACT_BELOW
            self.desk = OneDesk(
                *(self._view, self._rules, self._position, power),
                self._sheets.get(power, ()),
                compact=compact,
            )
            self.desk.written.connect(self._on_written)
            self.desk.told.connect(self._on_told)
            self.desk.undo_asked.connect(self.undo_asked)
            self.desk.entry.line.setText(self.begun())
            self.desk.entry.line.textChanged.connect(self.typed)
            self._layout.insertWidget(2, self.desk.panel, 1)
            self.desk.panel.show()
            self.desk.rows.begin_with_the_only_one()
        self._show_counts()

    def clear(self) -> None:
        """Take the desk away: something else is done with the board."""
        if self._soon.isActive():
            self.keep()
        if self.desk is not None:
            self._layout.removeWidget(self.desk.panel)
            self.desk.let_go()
            self.desk = None

    def turn_to(self, power: str) -> None:
        """Write for another power; what stands on the line is read first, as Enter does."""
        if power not in self._asked:
            return
        if power != self.here or self.desk is None:
            if self.desk is not None:
                self.desk.typing.finish()
            self.lay(power)  # what nobody can read stands on its line, too
        self._show_counts()

    def turn(self, by: int) -> None:
        """Turn to the next power that writes, or to the one before."""
        self.turn_to(self.tabs.next_to(self.here, by, self._asked))

    def take_text(self, text: str) -> None:
        """Write orders of whichever powers, as when they are pasted on the line."""
        if self.desk is not None:
            self.desk.entry.pasted.emit(text)

    @property
    def line(self) -> str:
        """What stands on the line."""
        return self.desk.entry.line.text() if self.desk is not None else ""

    def finish(self) -> bool:
        """Read what stands on the line, as Enter does; tell whether nothing is left there."""
        if self.desk is None or self.desk.typing.finish():
            return True
        self.desk.entry.line.setFocus()
        return False

    def back(self) -> bool:
        """Go a step back in the order that is made; tell whether there was one."""
        if self.desk is None or not self.desk.hand.active:
            return False
        self.desk.hand.back()
        return True

    # -- what is written ----------------------------------------------------------------------

    def _on_written(self) -> None:
        if self.desk is not None:
            self._sheets[self.here] = self.desk.draft.texts
            self._soon.start()
            self._show_counts()

    def keep(self) -> None:
        """Say at once what is written."""
        self._soon.stop()
        self.drafted.emit(dict(self.sheets))

    def _on_told(self, orders: Mapping[str, tuple[str, ...]]) -> None:
        """Take orders of several powers from the line; each replaces what the same unit had."""
        for power, texts in orders.items():
            if not self._is_mine(power):
                continue
            if self.desk is not None and power == self.here:
                self.desk.hand.lay_aside()
                self.desk.hand.write(*texts)
            else:
                self._sheets[power] = self._with(power, texts)
        self._soon.start()
        self._show_counts()

    def _with(self, power: str, texts: Sequence[str]) -> tuple[str, ...]:
        order, before = self._rules.order, self._sheets.get(power, ())
        fresh = {order(text).key for text in texts}
        kept = [one for one in before if order(one).repeats or order(one).key not in fresh]
        return (*kept, *texts)

    def _show_counts(self) -> None:
        if self._position is None:
            return
        rules = self._rules
        others = opened(
            rules.order, {power: one for power, one in self.sheets.items() if power != self.here}
        )
        if self.desk is not None:
            elsewhere = (at for one, at in self._places.items() if one != self.here)
            places = sorted(frozenset[str]().union(*elsewhere))
            self.desk.show_others(others, places)
        due = {power: self._due(power) for power in self._asked}
        written = {power: len(texts) for power, texts in self.sheets.items()}
        self.tabs.show_counts(self.here, written, due)
        self.tabs.setVisible(self.only is None or len(self.only) != 1)  # there is none to turn to

    def _due(self, power: str) -> int:
        """Return how many orders a power can write."""
        assert self._position is not None
        if self._position.phase.kind.adjusts:
            counted = dues(self._rules.board, self._position, power)
            return sum(abs(count) for _, count in counted)
        return len(self._rules.orderable(self._position, power))

    # -- the board ----------------------------------------------------------------------------

    def _whose(self, location: str) -> str:
        """Return the power that writes about a space, if it is another one than is shown."""
        place = province_of(location)
        if self.desk is None or not location or place in self._places.get(self.here, ()):
            return ""
        return next((one for one, places in self._places.items() if place in places), "")

    def writes_about(self, location: str) -> bool:
        """Tell whether somebody has something to write about a space."""
        place = province_of(location)
        return self.desk is not None and any(place in one for one in self._places.values())

    def _on_clicked(self, location: str) -> None:
        whose = "" if self.active else self._whose(location)
        if whose:
            self.turn_to(whose)
            if self.desk is not None:
                self.desk.hand.click(location)

    def _on_dragging(self, start: str, end: str) -> None:
        del end
        whose = self._whose(start)
        if whose:
            self.turn_to(whose)

    def _on_menu(self, province: str, at: QPoint) -> None:
        whose = self._whose(province)
        if whose:
            self.turn_to(whose)
            self._view.menu_asked.emit(province, at)

    def speak(self) -> None:
        """Say everything in the language now spoken."""
        self.nothing.setText(
            self.tr(
                "Nobody has anything to write in this phase. Set the board up (M) for another "
                "one, or put pieces on it."
            )
        )
        if self.desk is not None:
            self.desk.retranslate()
        self._show_counts()
