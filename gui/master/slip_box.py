"""One power's slip on the master's desk: who it is, what he wrote, what it means."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QTimer, Signal
from PySide6.QtWidgets import QFrame, QGridLayout, QVBoxLayout, QWidget

from engine.board.board import Board
from engine.session.leading import Desk, ReadLine
from engine.session.leading_event import How
from engine.session.lines import storable
from engine.session.view import PublicView
from gui import words
from gui.kit import theme
from gui.kit.signs import Badge
from gui.kit.widgets import button, label, paint_surface, restyle, row, tool
from gui.master.lines import Look, Said
from gui.master.slip_text import Readings, SlipText
from gui.orders.reading import meaning_words, reading_words

STORE_MS = 600
"""How long the desk waits after a letter before it keeps the slip."""

_LETTERS = 32
"""Letters of a line that are repeated where it is asked about."""

_MEANINGS = 6
"""Meanings offered at most; more would not be read."""

UNDECIDED = (How.ASKED, How.REFUSED, How.UNREADABLE)
"""Lines that nobody has said the meaning of."""

LARGE = 1.3
"""Above this size of text fewer things stand side by side."""

LEAST_LINES, MOST_LINES = 3, 6
"""Lines of room in an empty box: one for each unit."""


class Asking(QWidget):
    """Asks what a line of several meanings means: one button for each, and one for none."""

    meant = Signal(object, str)
    """The ``ReadLine``, and the meaning chosen; empty to strike it out."""

    def __init__(self, board: Board) -> None:
        super().__init__()
        self._board = board
        self._line: ReadLine | None = None
        self.lead = label("", "")
        self.buttons: list[QWidget] = []
        self._grid = QGridLayout()
        self._grid.setSpacing(6)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 2, 0, 2)
        layout.setSpacing(5)
        layout.addWidget(self.lead)
        layout.addLayout(self._grid)
        self.setVisible(False)

    def ask(self, line: ReadLine | None) -> None:
        """Ask about a line; nothing when every line is clear."""
        if line == self._line and line is not None:
            return
        self._line = line
        for old in self.buttons:
            self._grid.removeWidget(old)
            old.hide()
            old.deleteLater()
        self.buttons = []
        self.setVisible(line is not None)
        if line is None:
            return
        written = line.written if len(line.written) <= _LETTERS else f"{line.written[:_LETTERS]}…"
        self.lead.setText(f"{written}: {reading_words(line.reading)}")
        for meaning in line.reading.candidates[:_MEANINGS]:
            self._offer(meaning_words(meaning, self._board), meaning)
        self._offer(self.tr("Strike out"), "")

    def _offer(self, said: str, meaning: str) -> None:
        offer = button(said, small=True)
        line = self._line
        if line is not None:
            offer.clicked.connect(lambda: self.meant.emit(line, meaning))
        place = len(self.buttons)
        columns = 3 if theme.text_scale() < LARGE else 2
        self._grid.addWidget(offer, place // columns, place % columns)
        self.buttons.append(offer)
        offer.show()

    def again(self) -> None:
        """Ask in the language now spoken."""
        line, self._line = self._line, None
        self.ask(line)


class SlipBox(QFrame):
    """A power's box: sign, player, text, readings, and a question where one is to be asked."""

    typed = Signal(str)
    """What is written has changed: show the board with it."""

    entered = Signal(str, str)
    """Power and text that are to be kept."""

    line_asked = Signal(str, int)
    meant = Signal(str, object, str)
    late_asked = Signal(str)
    disorder_asked = Signal(str)
    player_asked = Signal(str)

    def __init__(
        self,
        board: Board,
        power: str,
        read: Callable[[str, str], tuple[ReadLine, ...]],
        say: Callable[[Sequence[ReadLine], str], tuple[Said, ...]],
        units: Sequence[str],
    ) -> None:
        """``units`` are those that have to be told something, as ``A PAR``; none in winter."""
        super().__init__()
        paint_surface(self, "card")
        self._board, self.power, self._read, self._say = board, power, read, say
        self._units = tuple(units)
        self.lines: tuple[ReadLine, ...] = ()
        self._view: PublicView | None = None
        self._player = ""
        self._desk = Desk()
        self.badge = Badge(words.power_letter(board, power), 26)
        self.name, self.player = label("", "strong"), label("", "muted")
        self.state, self.below = label("", "muted"), label("", "muted")
        self.late = tool("clock", "", size=18)
        self.disorder = tool("flag", "", size=18)
        self.other = tool("user", "", size=18)
        self.text = SlipText(max(LEAST_LINES, min(len(units), MOST_LINES)))
        self.readings = Readings(self.text)
        self.asking = Asking(board)
        self._soon = QTimer(self, singleShot=True, interval=STORE_MS)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(14, 8, 12, 10)
        layout.setSpacing(6)
        layout.addWidget(
            row(
                self.badge,
                self.name,
                self.player,
                None,
                self.state,
                self.late,
                self.disorder,
                self.other,
                gap=8,
            )
        )
        layout.addWidget(self.below)
        self._slip = row((self.text, 5), (self.readings, 6), gap=10)
        layout.addWidget(self._slip)
        layout.addWidget(self.asking)
        self.text.textChanged.connect(self._on_typed)
        self.text.left.connect(self.keep)
        self.text.grew.connect(self._on_grown)
        self._soon.timeout.connect(self.keep)
        self.readings.line_asked.connect(lambda line: self.line_asked.emit(power, line))
        self.asking.meant.connect(lambda line, order: self.meant.emit(power, line, order))
        self.late.clicked.connect(lambda: self.late_asked.emit(power))
        self.disorder.clicked.connect(lambda: self.disorder_asked.emit(power))
        self.other.clicked.connect(lambda: self.player_asked.emit(power))

    @property
    def questions(self) -> int:
        """How many lines nobody has said the meaning of."""
        return sum(line.judged.how in UNDECIDED for line in self.lines)

    def orders(self) -> tuple[str, ...]:
        """Return what would be judged of the slip as it is written now."""
        return tuple(line.judged.order for line in self.lines if line.judged.order)

    def show_desk(self, view: PublicView, desk: Desk, player: str) -> None:
        """Show what is kept of this power; what is being typed just now stays."""
        self._view, self._desk, self._player = view, desk, player
        kept = desk.slips.get(self.power, "")
        if not self._soon.isActive() and storable(self.text.toPlainText()) != kept:
            self.text.blockSignals(True)  # noqa: FBT003 - Qt's way
            self.text.setPlainText(kept)
            self.text.blockSignals(False)  # noqa: FBT003
            self.text.fit()
        asked = any(seal.power == self.power and seal.asked for seal in view.seals)
        self.text.setEnabled(asked)
        self.late.setEnabled(asked)
        self._slip.setVisible(asked)  # in retreats few write: their slips shall be seen together
        for tool_of_played in (self.disorder, self.other):
            tool_of_played.setEnabled(view.played(self.power))
        self._look()

    def keep(self) -> None:
        """Ask for what is written to be stored, if it is not yet."""
        self._soon.stop()
        if not self.kept:
            self.entered.emit(self.power, self.text.toPlainText())

    @property
    def kept(self) -> bool:
        """Whether what is written is stored."""
        return storable(self.text.toPlainText()) == self._desk.slips.get(self.power, "")

    def _on_grown(self) -> None:
        self.readings.lay_out()
        self.readings.updateGeometry()

    def _on_typed(self) -> None:
        self._soon.start()
        self._look()
        self.typed.emit(self.power)

    def _look(self) -> None:
        self.lines = self._read(self.power, self.text.toPlainText())
        said = self._say(self.lines, self.power)
        self.readings.show_lines(said)
        asked = next((one for one in self.lines if one.judged.how is How.ASKED), None)
        self.asking.ask(asked)
        self._say_state(said)

    def _say_player(self, player: str) -> None:
        """Leave out the player's name where the state needs its room."""
        self.player.setText(player if theme.text_scale() < LARGE else "")
        self.name.setToolTip(player)

    def _say_state(self, said: Sequence[Said]) -> None:
        view = self._view
        if view is None:
            return
        self.name.setText(words.power_name(self._board, self.power))
        self._say_player(self._player)
        asked = any(seal.power == self.power and seal.asked for seal in view.seals)
        open_ = sum(one.look in (Look.ASK, Look.BAD) for one in said)
        refused = self.power in self._desk.disorder or self._desk.refuses(self.power)
        role = "bad" if refused or (asked and open_) else "muted"
        self.state.setToolTip("")
        text = self._state_words(said, open_) if asked or refused else self.tr("nothing to write")
        if self.power in self._desk.late and not self._desk.refuses(self.power):
            text = self.tr("late, taken: {state}").format(state=text)
        small = theme.text_scale() < LARGE
        for place in (self.state, self.below):
            place.setText(text)
            place.setVisible(small is (place is self.state))
            if place.property("role") != role:
                place.setProperty("role", role)
                restyle(place)
        handed = bool(said)
        self.badge.set_state("sealed" if handed else "open" if asked else "idle")
        name = self.name.text()
        self.text.setAccessibleName(self.tr("Slip: {power}").format(power=name))
        self.late.say(self.tr("Late orders…"))
        self.disorder.say(self.tr("Civil disorder…"))
        self.other.say(self.tr("Another player…"))

    def _state_words(self, said: Sequence[Said], open_: int) -> str:
        """Say how far a slip is; ``open_`` lines have to be ruled on."""
        if self.power in self._desk.disorder:
            return self.tr("civil disorder")
        if self._desk.refuses(self.power):
            return self.tr("late, not taken")
        if open_:
            return self.tr("%n line(s) to be ruled on", "", open_)
        if not said:
            return self.tr("no slip yet")
        if self._units:
            return self._missing(said)
        good = sum(one.look in (Look.GOOD, Look.RULED, Look.PART) for one in said)
        return self.tr("%n order(s)", "", good)

    def _missing(self, said: Sequence[Said]) -> str:
        """Say which units nothing is written for; they will hold."""
        told = {line.unit for line in said}
        without = [unit for unit in self._units if unit.partition(" ")[2] not in told]
        if not without:
            return self.tr("every unit has an order")
        names = ", ".join(words.unit_name(unit, self._board) for unit in without)
        self.state.setToolTip(names)
        return self.tr("%n unit(s) without an order", "", len(without))

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange and hasattr(self, "_view"):
            QTimer.singleShot(0, self, self._restate)
        if event.type() == QEvent.Type.LanguageChange:
            self._restate()

    def _restate(self) -> None:
        """Arrange everything anew for another size of type."""
        if self._view is not None:
            self.asking.again()
            self._look()
