"""The master's desk: seven slips with their readings, the board beside them."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QVBoxLayout

from engine.board.loader import LoadedMap
from engine.board.location import province_of
from engine.table.slips import ReadLine
from gui.games import catalogue
from gui.kit import theme
from gui.kit.later import later
from gui.kit.scroller import scroller
from gui.kit.sign_button import SignButton
from gui.kit.topbar import TopBar
from gui.kit.widgets import button, column, label, row
from gui.map.board.view import BoardView
from gui.master.guarded import Guarded
from gui.master.question import LARGE, Question
from gui.master.remarks import due_of
from gui.master.slip_box import FORGET, KEEP, LEAVE, TAKE, SlipBox
from gui.master_bridge import MasterBridge
from gui.orders.slip_line import Said
from gui.words import labels

DRAW_MS = 150
"""How long the board waits after a letter before it shows what is written."""


_ROW = 8
"""So many powers have room beside what is left to do."""


class PowerSign(SignButton):
    """A power's sign over the slips: leads to its box."""

    def __init__(self, letter: str) -> None:
        super().__init__(letter)
        self.setProperty("role", "quiet")


class MasterDesk(Guarded):
    """What only the master may see. A key covers it while somebody stands behind him."""

    adjudicated = Signal()
    rewind_asked = Signal()
    branch_asked = Signal()
    edit_asked = Signal()
    log_asked = Signal()
    rules_asked = Signal()
    entered = Signal(str, str)
    line_asked = Signal(str, int)
    meant = Signal(str, object, str)
    settled = Signal(str, str)
    shared = Signal(str, str)
    late_asked = Signal(str)
    disorder_asked = Signal(str)
    player_asked = Signal(str)

    def __init__(self, master: MasterBridge, loaded: LoadedMap) -> None:
        super().__init__()
        self._master, self._board = master, loaded.board
        self._game = catalogue.played_on(self._board)
        self._position = master.public().position
        self._last = ""
        self.rules = button("", "link", "book", "on_chrome")
        self.top = TopBar(loaded.board, (self.rules,))
        self.view = BoardView(loaded)
        self.boxes = {power.id: self._box(power.id) for power in loaded.board.powers}
        self.signs = {power.id: PowerSign(power.letter) for power in loaded.board.powers}
        self.summary = label("", "muted")
        self.before = Question()
        self._slips = scroller(column(*self.boxes.values(), None, gap=10, pad=(0, 0, 8, 0)))
        many = len(self.signs) > _ROW
        beside = (self.summary, 14)
        self._paper = column(
            row(*self.signs.values(), None, *(() if many else beside), gap=2),
            *((row(None, *beside, gap=0),) if many else ()),
            row((self.before, 1), 20, gap=0),
            (self._slips, 1),
            gap=8,
            pad=(16, 10, 8, 10),
            surface="paper",
        )
        self.rewind = button("", "", "undo", "on_chrome", small=True)
        self.branch = button("", "", "branch", "on_chrome", small=True)
        self.edit = button("", "", "edit", "on_chrome", small=True)
        self.log = button("", "", "list", "on_chrome", small=True)
        self.said = label("", "muted", wrap=True)
        self.go = button("", "primary", "play", "#1b1408")
        bar = row(
            *(self.rewind, self.branch, self.edit, self.log, 12, (self.said, 1), self.go),
            gap=8,
            pad=(16, 8, 20, 8),
            surface="chrome",
        )
        whole = column(self.top, (row((self.view, 1), self._paper, gap=0), 1), bar, gap=0)
        layout = QVBoxLayout(self.inside)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(whole)
        self._soon = QTimer(self, singleShot=True, interval=DRAW_MS)
        self._connect()
        self.view.show_position(self._position)
        self.retranslate()
        self.refresh()

    def _box(self, power: str) -> SlipBox:
        units, due = self._units(power), self._due(power)
        box = SlipBox(self._board, power, self._master, self._say, units, due)
        box.typed.connect(self._on_typed)
        for signal in (
            *("entered", "line_asked", "meant", "late_asked", "disorder_asked"),
            *("settled", "shared"),
        ):
            getattr(box, signal).connect(getattr(self, signal))
        box.player_asked.connect(self.player_asked)
        box.text.left.connect(partial(setattr, self, "_last", power))
        box.text.grew.connect(partial(later, box, partial(self._follow, box)))
        return box

    def _follow(self, box: SlipBox) -> None:
        """Keep the slip that is being written in view as it grows."""
        if box.text.hasFocus():
            self._slips.ensureWidgetVisible(box, 0, 8)

    def _units(self, power: str) -> tuple[str, ...]:
        """Return the units that a slip has to speak of, without their coasts."""
        position = self._position
        kind = position.phase.kind
        if kind.adjusts:
            return ()
        units = position.of(power)
        if kind.retreats:
            units = tuple(one.unit for one in position.dislodged if one.unit.power == power)
        return tuple(f"{unit.kind} {unit.province}" for unit in units)

    def _due(self, power: str) -> tuple[int, ...]:
        """Return how many pieces of a power come, or, below nought, go; nothing but in winter."""
        return due_of(self._master.desk(), self._master.rules, power)

    def _say(self, lines: Sequence[ReadLine], power: str) -> tuple[Said, ...]:
        return self._game.slips().said_lines(lines, self._master.rules, self._position, power)

    def _connect(self) -> None:
        for asking, asked in (
            (self.go, self.adjudicated),
            (self.rewind, self.rewind_asked),
            (self.branch, self.branch_asked),
            (self.edit, self.edit_asked),
            (self.log, self.log_asked),
            (self.rules, self.rules_asked),
        ):
            asking.clicked.connect(asked)
        for power, sign in self.signs.items():
            sign.clicked.connect(partial(self.go_to, power))
        self._soon.timeout.connect(self._draw)
        self.view.location_clicked.connect(self._on_clicked)
        self._master.changed.connect(self.refresh)
        for keys in ("Ctrl+Return", "Ctrl+Enter"):
            self.key(keys, self.adjudicated.emit)
        for keys, by in (("Ctrl+Down", 1), ("Ctrl+Up", -1)):
            self.key(keys, partial(self.step, by))
        self.key("F3", self.rule_next)
        self.key("F2", self.rule_here)
        self.key("F4", self.share)
        self.before.answered.connect(self._on_before)

    @property
    def questions(self) -> int:
        """How many lines nobody has said the meaning of."""
        return sum(box.questions for box in self.boxes.values())

    def keep(self) -> None:
        """Have every slip stored as it is written now."""
        for box in self.boxes.values():
            box.keep()

    def hide_secrets(self, why: str = "") -> None:
        """Cover the slips (F9), and leave nothing of them on the clipboard."""
        super().hide_secrets(why)
        self.leave_no_copy()

    def leave_no_copy(self) -> None:
        """Take what was pasted from letters, or copied off slips, off the clipboard."""
        for box in self.boxes.values():
            box.text.leave_no_copy()

    @property
    def kept(self) -> bool:
        """Whether everything that is written is stored."""
        return all(box.kept for box in self.boxes.values())

    def refresh(self) -> None:
        """Show what lies on the desk."""
        view = self._master.desk()
        if view.public.position is not self._position:
            return  # another screen is on its way
        for box in self.boxes.values():
            box.show_desk(view.public, view.desk, view.player(box.power))
        self.top.set_view(view.public, self.tr("slips"))
        self.rewind.setEnabled(bool(view.public.past))
        self._draw()

    def go_to(self, power: str) -> None:
        """Bring a power's box into view and type there."""
        box = self.boxes[power]
        self._slips.ensureWidgetVisible(box, 0, 8)
        (box.text if box.text.isEnabled() else box).setFocus(Qt.FocusReason.OtherFocusReason)

    def step(self, by: int) -> None:
        """Go to the next slip that may be written, or to the one before."""
        open_ = [power for power, box in self.boxes.items() if box.text.isEnabled()]
        here = [power for power in open_ if self.boxes[power].text.hasFocus()]
        if open_:
            at = open_.index(here[0]) + by if here else 0
            self.go_to(open_[at % len(open_)])

    def rule_next(self) -> None:
        """Go to the next line that is to be ruled on, from the slip where the keys are (F3)."""
        powers = list(self.boxes)
        at = next((i for i, box in enumerate(self.boxes.values()) if box.has_keys), 0)
        for power in (*powers[at:], *powers[:at]):
            if self.boxes[power].rule_next():
                self._slips.ensureWidgetVisible(self.boxes[power], 0, 8)
                return

    def rule_here(self) -> None:
        """Rule on the line where the cursor is (F2)."""
        for box in self.boxes.values():
            if box.text.hasFocus():
                box.rule_here()

    def share(self) -> None:
        """Share out the letter that lies where the keys are (F4)."""
        for box in self.boxes.values():
            if box.has_keys:
                box.share()
                return

    def _ask_before(self) -> None:
        """Ask about all slips from before at once, where there are several."""
        old = [box for box in self.boxes.values() if box.old]
        earlier = [box for box in self.boxes.values() if box.from_before]
        if len(old) > 1:
            answers = [(self.tr("All count"), KEEP), (self.tr("Set all aside"), LEAVE)]
            self.before.ask(self.tr("The board was changed below these slips."), answers)
        elif len(earlier) > 1:
            answers = [(self.tr("Take all of it"), TAKE), (self.tr("Leave all of it"), LEAVE)]
            self.before.ask(self.tr("Slips of this phase lay here before."), answers)
        else:
            self.before.ask("")

    def _on_before(self, answer: str) -> None:
        for power, box in self.boxes.items():
            if box.old:
                self.settled.emit(power, answer)
            elif answer == TAKE:
                box.take(box.from_before)
            elif answer == LEAVE and box.from_before:
                self.settled.emit(power, FORGET)

    def _on_clicked(self, location: str) -> None:
        unit = self._position.at(province_of(location))
        if unit is not None:
            self.go_to(unit.power)

    def _on_typed(self) -> None:
        self._soon.start()
        self._summarise()

    def _draw(self) -> None:
        orders = {
            power: [labels.order_of(text, self._board) for text in box.orders()]
            for power, box in self.boxes.items()
        }
        marks = self._game.marks().marks_for_orders(self._board, self._position, orders)
        self.view.marks.show(marks)
        self._summarise()

    def _summarise(self) -> None:
        for power, sign in self.signs.items():
            box = self.boxes[power]
            sign.badge.set_state(box.badge.state)
            message = f"{labels.power_name(self._board, power)}: {box.state.text()}"
            sign.setToolTip(message)
            sign.setAccessibleName(message)
        self._ask_before()
        asked = self.questions
        self.summary.setText(self.tr("%n line(s) to be ruled on", "", asked) if asked else "")

    def retranslate(self) -> None:
        """Say everything in the language and size of type now in use."""
        rulebook, options = self._game.rulebook(), self._master.rules.options
        self.rules.say(rulebook.profile_name(options))
        own = rulebook.house_rules(options)
        self.rules.setToolTip("\n".join((self.tr("Rules of this game"), *own)))
        self.rewind.say(self.tr("Go back…"))
        self.branch.say(self.tr("Branch…"))
        self.edit.say(self.tr("Edit the board…"))
        self.log.say(self.tr("Ruling log"))
        self.go.say(self.tr("Adjudicate"))
        self.go.setToolTip(self.tr("Shows a preview; nothing counts yet (Ctrl+Enter)"))
        super().retranslate()
        self._fit()

    def refuse(self, sentence: str) -> bool:
        """Say why something was not stored."""
        self.said.setText(sentence)
        return True

    def calm_down(self) -> None:
        """Say nothing any more: it was stored."""
        self.said.setText("")

    def arrive(self) -> None:
        """Fit the board and begin with the first slip that may be written."""
        self.view.camera.fit()
        for box in self.boxes.values():  # at once, not one frame later
            box.text.ensurePolished()
            box.text.fit()
        first = next((box for box in self.boxes.values() if box.text.isEnabled()), None)
        if first is not None:
            first.text.setFocus(Qt.FocusReason.OtherFocusReason)

    def _fit(self) -> None:
        self.summary.setVisible(theme.text_setting() < LARGE)
        width, seen = self.width(), theme.usual(self.width())
        usual = 620 if seen < 1500 else 860 if seen < 2600 else 1500
        wide = max(theme.room(min(usual, seen - 480)), theme.paper_width(400, width))
        self._paper.setFixedWidth(wide)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share the width between the board and the slips."""
        super().resizeEvent(event)
        self._fit()
