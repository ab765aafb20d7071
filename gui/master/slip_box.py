"""One power's slip on the master's desk: who it is, what he wrote, what it means."""

from collections.abc import Callable, Mapping, Sequence
from typing import Protocol

from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFrame, QVBoxLayout

from engine.board.board import Board
from engine.table.lines import storable
from engine.table.master_event import How
from engine.table.slips import Desk, ReadLine
from engine.table.view import PublicView
from gui.games import catalogue
from gui.kit import theme
from gui.kit.later import later
from gui.kit.signs import Badge
from gui.kit.widgets import label, paint_surface, restyle, row, tool
from gui.master.question import LARGE, Question
from gui.master.remarks import UNDECIDED
from gui.master.slip_text import Readings, SlipText
from gui.orders.slip_line import Look, Said, written_for, written_of
from gui.words import labels
from gui.words.adjusting import adjusting
from gui.words.counted import counted
from gui.words.disorder import disorder
from gui.words.names import sentence

STORE_MS = 600
"""How long the desk waits after a letter before it keeps the slip."""

RELEASE_MS = 50
"""How long the desk waits for a mouse button to be let go before it moves anything."""

_LETTERS = 32
"""Letters of a line that are repeated where it is asked about."""

STRIKE, OTHERWISE = "strike", "otherwise"
"""Answers to what a line means: nothing, and something that is not offered."""

KEEP, TAKE, LEAVE, FORGET = "\nkeep", "\ntake", "\nleave", "\nforget"
"""Answers about a whole slip; no line of one begins like that."""

Likely = Callable[[str, ReadLine], tuple[str, ...]]
"""Returns what a line of a power may mean, the likeliest first."""

LEAST_LINES, MOST_LINES = 3, 6
"""Lines of room in an empty box: one for each unit."""


class Asking(Question):
    """Asks what a line means: one button for each meaning, one for none, one for anything else."""

    meant = Signal(object, str)
    """The ``ReadLine``, and the meaning chosen; empty to strike it out."""

    otherwise = Signal(object)
    """The ``ReadLine`` is to be ruled on in words."""

    def __init__(self, board: Board, likely: Likely) -> None:
        super().__init__()
        self._board, self._likely = board, likely
        self.line: ReadLine | None = None
        self.meanings: tuple[str, ...] = ()
        self.answered.connect(self._on_answered)

    def about(self, line: ReadLine | None, power: str) -> None:
        """Ask about a line; nothing when every line is clear."""
        if line is None:
            self.line, self.meanings = None, ()
            self.ask("")
            return
        if line != self.line:
            self.line, self.meanings = line, self._likely(power, line)
        written = line.written if len(line.written) <= _LETTERS else f"{line.written[:_LETTERS]}…"
        readings = catalogue.played_on(self._board).readings()
        lead = f"{written}: {readings.reading_words(line.reading)}" if _unclear(line) else written
        meant = [
            (f"{number} {readings.meaning_words(meaning, self._board)}", meaning)
            for number, meaning in enumerate(self.meanings, 1)
        ]
        rest = [(self.tr("Strike out"), STRIKE), (self.tr("Otherwise…"), OTHERWISE)]
        self.ask(lead, [*meant, *rest])

    def choose(self, number: int) -> None:
        """Take a meaning by its number, from 1; nothing happens where there is none."""
        if self.line is not None and 0 < number <= len(self.meanings):
            self.meant.emit(self.line, self.meanings[number - 1])

    def _on_answered(self, answer: str) -> None:
        line = self.line
        if line is None:
            return
        if answer == OTHERWISE:
            self.otherwise.emit(line)
        else:
            self.meant.emit(line, "" if answer == STRIKE else answer)


def _unclear(line: ReadLine) -> bool:
    return line.judged.how in UNDECIDED


class SlipReader(Protocol):
    """Who reads the slips of a table, for its game master."""

    def read(self, power: str, text: str | None = None) -> tuple[ReadLine, ...]:
        """Read a power's slip, line by line."""

    def likely(self, power: str, line: ReadLine, /) -> tuple[str, ...]:
        """Return what a line could mean that is none."""

    def parts(self, power: str, text: str, /) -> Mapping[str, str]:
        """Part a letter that holds slips of several powers: what is whose."""


class SlipBox(QFrame):
    """A power's box: sign, player, text, readings, and a question where one is to be asked."""

    typed = Signal(str)
    """What is written has changed: show the board with it."""

    entered = Signal(str, str)
    """Power and text that are to be kept."""

    line_asked = Signal(str, int)
    meant = Signal(str, object, str)
    settled = Signal(str, str)
    """What becomes of a power's slip: ``KEEP`` or ``LEAVE``, or ``FORGET`` the one from before."""

    shared = Signal(str, str)
    """A letter with slips of several powers was pasted here: each shall have its own."""

    late_asked = Signal(str)
    disorder_asked = Signal(str)
    player_asked = Signal(str)

    def __init__(
        self,
        board: Board,
        power: str,
        reader: SlipReader,
        say: Callable[[Sequence[ReadLine], str], tuple[Said, ...]],
        units: Sequence[str],
        due: Sequence[int] = (),
    ) -> None:
        """``units`` are those that have to be told something, as ``A PAR``; none in adjustments.

        Then ``due`` are to come, or, below nought, to go, account by account.
        """
        super().__init__()
        paint_surface(self, "card")
        self._board, self.power, self._reader, self._say = board, power, reader, say
        self._units, self._due = tuple(units), tuple(due)
        self._declined: frozenset[str] = frozenset()
        self.lines: tuple[ReadLine, ...] = ()
        self._view: PublicView | None = None
        self._asked = False
        self._player = ""
        self._desk = Desk()
        self.badge = Badge(labels.power_letter(board, power), 26)
        self.name, self.player = label("", "strong"), label("", "muted")
        self.state, self.below = label("", "muted"), label("", "muted")
        self.late = tool("clock", "", size=18)
        self.disorder = tool("flag", "", size=18)
        self.other = tool("user", "", size=18)
        self.text = SlipText(max(LEAST_LINES, min(len(units), MOST_LINES)))
        self.readings = Readings(self.text)
        self.asking = Asking(board, reader.likely)
        self.aged, self.earlier, self.digest = Question(), Question(2), Question()
        self._soon = QTimer(self, singleShot=True, interval=STORE_MS)
        self._released = QTimer(self, singleShot=True, interval=RELEASE_MS)
        self._released.timeout.connect(self._ask)
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
        self._slip = row((self.text, 2), (self.readings, 3), gap=10)
        layout.addWidget(self._slip)
        for offer in (self.aged, self.earlier, self.digest, self.asking):
            layout.addWidget(offer)
        self.text.textChanged.connect(self._on_typed)
        self.text.left.connect(self.keep)
        self.text.grew.connect(self._on_grown)
        self._soon.timeout.connect(self.keep)
        self.readings.line_asked.connect(lambda line: self.line_asked.emit(power, line))
        self.readings.moved.connect(lambda _: self._ask())
        self.readings.left.connect(self.text.setFocus)
        self.readings.numbered.connect(self._on_number)
        self.readings.struck.connect(self._on_struck)
        self.asking.meant.connect(lambda line, order: self.meant.emit(power, line, order))
        self.asking.otherwise.connect(lambda line: self.line_asked.emit(power, self._place(line)))
        self.aged.answered.connect(lambda text: self.settled.emit(power, text))
        self.earlier.answered.connect(self._on_earlier)
        self.digest.answered.connect(self._on_digest)
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
        self._asked = asked
        self.text.setEnabled(asked)
        self.late.setEnabled(asked)
        # In retreats few write: their slips shall be seen together. What lies here is always seen.
        self._slip.setVisible(asked or bool(kept))
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
        self.lines = self._reader.read(self.power, self.text.toPlainText())
        rows = self._say(self.lines, self.power)
        self.readings.show_lines(rows, [_unclear(line) for line in self.lines])
        self._ask()
        self._ask_before()
        self._ask_share()
        self._say_state(rows)

    def _ask(self) -> None:
        """Ask about the line that the list is at, or about the first that has several meanings.

        A line that cannot be read is not asked about while somebody is still writing it. Nothing
        moves between the press of a button and its release: the click would go elsewhere.
        """
        if QGuiApplication.mouseButtons() != Qt.MouseButton.NoButton:
            self._released.start()
            return
        lines, here = self.lines, self.readings.current
        if self.readings.hasFocus():
            line = lines[here] if here < len(lines) and _unclear(lines[here]) else None
        else:
            at = self.text.textCursor().blockNumber() if self.text.hasFocus() else -1
            line = next(
                (
                    one
                    for one in lines
                    if one.judged.how is How.ASKED or (_unclear(one) and one.number != at)
                ),
                None,
            )
        self.asking.about(line, self.power)

    def _place(self, line: ReadLine) -> int:
        return self.lines.index(line) if line in self.lines else 0

    def _on_number(self, number: int) -> None:
        """Take a meaning; a line that has one already is ruled on in words."""
        if self.asking.line is not None:
            self.asking.choose(number)
        elif number == 1 and self.lines:
            self.line_asked.emit(self.power, self.readings.current)

    def _on_struck(self) -> None:
        here = self.readings.current
        if here < len(self.lines):
            self.meant.emit(self.power, self.lines[here], "")

    @property
    def has_keys(self) -> bool:
        """Whether somebody writes here, or rules on its lines."""
        return self.text.hasFocus() or self.readings.hasFocus()

    def rule_next(self) -> bool:
        """Put the keys into the list of lines, at the first that is to be ruled on, if any is."""
        open_ = [place for place, line in enumerate(self.lines) if _unclear(line)]
        if open_:
            self.readings.go_to(open_[0])
        return bool(open_)

    def rule_here(self) -> None:
        """Put the keys into the list of lines, at the one where the cursor is."""
        number = self.text.textCursor().blockNumber()
        here = [place for place, line in enumerate(self.lines) if line.number >= number]
        if self.lines:
            self.readings.go_to(here[0] if here else len(self.lines) - 1)

    # -- slips from before, letters of several powers ---------------------------------------------

    @property
    def old(self) -> bool:
        """Whether its slip was written for another board, and nobody said that it counts."""
        return self._asked and self.power in self._desk.aged

    @property
    def from_before(self) -> tuple[str, ...]:
        """Lines that lay here before the table left this phase, and are not on the slip now."""
        return self._desk.earlier(self.power, self.text.toPlainText()) if self._asked else ()

    def _ask_before(self) -> None:
        if self.old:
            lead = self.tr("Written before the board was changed. Does it still count?")
            keep, leave = self.tr("It counts"), self.tr("Set it aside")
            self.aged.ask(lead, [(keep, KEEP), (leave, LEAVE)])
        else:
            self.aged.ask("")
        lines = self.from_before
        if not lines:
            self.earlier.ask("")
            return
        lead = self.tr("From before the table went back. What of it counts?")
        whole = [(self.tr("All of it"), TAKE)] if len(lines) > 1 else []
        each = [(line, line) for line in lines]
        self.earlier.ask(lead, [*each, *whole, (self.tr("Leave it"), LEAVE)])

    def _on_earlier(self, answer: str) -> None:
        if answer == LEAVE:
            self.settled.emit(self.power, FORGET)
        else:
            self.take(self.from_before if answer == TAKE else (answer,))

    def take(self, lines: Sequence[str]) -> None:
        """Write lines below what is on the slip, and have it stored."""
        before = self.text.toPlainText().rstrip()
        self.text.setPlainText("\n".join(filter(None, (before, *lines))))
        self.keep()

    def _ask_share(self) -> None:
        """Offer to share a letter out, as long as nobody has declined it."""
        parts = self._reader.parts(self.power, self.text.toPlainText())
        powers = frozenset(parts) - {""}
        if not powers or powers <= self._declined:
            self._declined &= powers
            self.digest.ask("")
            return
        names = [labels.power_name(self._board, power) for power in parts if power]
        lead = self.tr("Slips of several powers: {powers}. Give each its own?")
        share = self.tr("Share out (F4)"), TAKE
        self.digest.ask(lead.format(powers=", ".join(names)), [share, (self.tr("Leave"), LEAVE)])

    def share(self) -> None:
        """Give every power its part of the letter that lies here, if it is one and nobody minds."""
        if not self.digest.isHidden():
            self._soon.stop()
            self.shared.emit(self.power, self.text.toPlainText())

    def _on_digest(self, answer: str) -> None:
        if answer == TAKE:
            self.share()
            return
        self._declined = frozenset(self._reader.parts(self.power, self.text.toPlainText()))
        self.digest.ask("")

    def _say_player(self, player: str) -> None:
        """Leave out the player's name where the state needs its room."""
        self.player.setText(player if theme.text_setting() < LARGE else "")
        self.name.setToolTip(player)

    def _say_state(self, rows: Sequence[Said]) -> None:
        view = self._view
        if view is None:
            return
        self.name.setText(labels.power_name(self._board, self.power))
        self._say_player(self._player)
        asked = any(seal.power == self.power and seal.asked for seal in view.seals)
        open_ = sum(one.look in (Look.ASK, Look.BAD) for one in rows)
        refused = self.power in self._desk.disorder or self._desk.refuses(self.power)
        role = "bad" if refused or (asked and open_) else "muted"
        self.state.setToolTip("")
        text = self._state_words(rows, open_) if asked or refused else self.tr("nothing to write")
        if rows and not asked and not refused:
            text = self.tr("nothing to write: set aside")
        if asked and self.power in self._desk.aged:
            role, text = "bad", self.tr("written for another board")
        if self.power in self._desk.late and not self._desk.refuses(self.power):
            text = self.tr("late, taken: {state}").format(state=text)
        small = theme.text_setting() < LARGE
        for place in (self.state, self.below):
            place.setText(text)
            place.setVisible(small is (place is self.state))
            if place.property("role") != role:
                place.setProperty("role", role)
                restyle(place)
        handed = bool(rows)
        self.badge.set_state("sealed" if handed else "open" if asked else "idle")
        name = self.name.text()
        self.text.setAccessibleName(self.tr("Slip: {power}").format(power=name))
        self.late.say(self.tr("Late orders…"))
        self.disorder.say(sentence("{disorder}…", disorder=disorder(self._board)))
        self.other.say(self.tr("Another player…"))

    def _state_words(  # noqa: PLR0911 - one line per state
        self, rows: Sequence[Said], open_: int
    ) -> str:
        """Say how far a slip is; ``open_`` lines have to be ruled on."""
        if self.power in self._desk.disorder:
            return str(disorder(self._board))
        if self._desk.refuses(self.power):
            return self.tr("late, not taken")
        if open_:
            return self.tr("%n line(s) to be ruled on", "", open_)
        if any(self._due):
            return self._adjusting(rows)
        if not rows:
            return self.tr("no slip yet")
        vain = sum(one.look is Look.WARN and bool(one.unit) for one in rows)
        if vain:
            return self.tr("%n order(s) in vain", "", vain)
        if self._units:
            return self._missing(rows)
        return self.tr("%n order(s)", "", written_of(rows))

    def _adjusting(self, rows: Sequence[Said]) -> str:
        """Say how many pieces are to come or go, and how many of them are written."""
        vain = sum(one.look is Look.WARN for one in rows)
        accounts = adjusting(self._board).accounts(self._board)
        both = zip(accounts, self._due, strict=True)
        asked = [(account, due) for account, due in both if due]
        if not rows:
            return ", ".join(account.nothing_yet(due) for account, due in asked)
        state = ", ".join(
            account.so_far(due, written_for(account, due, rows, self._board))
            for account, due in asked
        )
        return f"{state}, {self.tr('%n order(s) in vain', '', vain)}" if vain else state

    def _missing(self, rows: Sequence[Said]) -> str:
        """Say which units nothing is written for; they will hold."""
        ordered = {line.unit for line in rows}
        without = [unit for unit in self._units if unit.partition(" ")[2] not in ordered]
        if not without:
            return self.tr("no order is missing")
        names = ", ".join(labels.unit_name(unit, self._board) for unit in without)
        self.state.setToolTip(names)
        units = counted(self._board).count_pieces(len(without))
        return self.tr("{units} without an order").format(units=units)

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange and hasattr(self, "_view"):
            later(self, self._restate)
        if event.type() == QEvent.Type.LanguageChange:
            self._restate()

    def _restate(self) -> None:
        """Arrange everything anew for another size of type."""
        if self._view is not None:
            self._look()
