"""Cards on which the master gives a reason for what he does; it goes into the ruling log."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QComboBox, QSpinBox, QWidget

from engine.board.board import Board
from engine.rules.choice import Reading, ReadingKind
from engine.rules.phase import Phase
from engine.table.incident import LONGEST_REASON
from engine.table.lines import LONGEST_NAME
from engine.table.master_event import How
from engine.table.slips import LeftLine, ReadLine
from engine.table.view import PublicView
from gui.games import catalogue
from gui.games.unclear import Unclear
from gui.kit.dialog import Card, Writing
from gui.kit.one_line import OneLine
from gui.kit.pick_list import PickList
from gui.kit.widgets import Button, button, column, label, row
from gui.words import names, phases


class Reasoned(Card):
    """Asks for a reason; without one nothing is done."""

    agreed = Signal()

    def __init__(
        self, parent: QWidget | None, title: str, text: str, yes: str, *, danger: bool = False
    ) -> None:
        super().__init__(parent, title, 620)
        if text:
            self.add(label(text, "muted", wrap=True))
        self.reason = OneLine()
        self.reason.setMaxLength(LONGEST_REASON)
        self.reason_name = label(
            QCoreApplication.translate("MasterCard", "Reason, as it stands in the ruling log"),
            "overline",
        )
        self.reason.setAccessibleName(self.reason_name.text())
        self.no = button(QCoreApplication.translate("MasterCard", "Cancel"), "quiet")
        self.yes = button(yes, "danger" if danger else "primary")
        self.no.clicked.connect(self.reject)
        self.yes.clicked.connect(self._on_yes)
        self.reason.textChanged.connect(self._check)
        self.reason.returnPressed.connect(self.yes.click)

    @property
    def said(self) -> str:
        """The reason given."""
        return self.reason.text().strip()

    def ready(self) -> bool:
        """Tell whether everything is filled in."""
        return bool(self.said)

    def finish(self, *others: QWidget) -> None:
        """Put the reason and the acts below what was asked."""
        self.add(column(self.reason_name, self.reason, gap=4))
        self.add_acts(*others, self.no, self.yes)
        self._check()

    def field(self, name: str, field: QWidget) -> None:
        """Put a named field into the card."""
        field.setAccessibleName(name)
        self.add(column(label(name, "overline"), field, gap=4))

    def _check(self) -> None:
        self.yes.setEnabled(self.ready())

    def _on_yes(self) -> None:
        if self.ready():
            self.accept()
            self.agreed.emit()


class ReasonCard(Reasoned):
    """Asks for nothing but the reason."""

    def __init__(
        self, parent: QWidget | None, title: str, text: str, yes: str, *, danger: bool = False
    ) -> None:
        super().__init__(parent, title, text, yes, danger=danger)
        self.finish()
        self.reason.setFocus()


class LateCard(Reasoned):
    """A slip came late: taken or not."""

    refused = Signal()
    in_time = Signal()

    def __init__(self, parent: QWidget | None, power: str, *, noted: bool) -> None:
        super().__init__(
            parent,
            QCoreApplication.translate("MasterCard", "Late orders: {power}").format(power=power),
            QCoreApplication.translate(
                "MasterCard", "The master decides whether a slip that came late still counts."
            ),
            QCoreApplication.translate("MasterCard", "Take them"),
        )
        self.leave_out = button(
            QCoreApplication.translate("MasterCard", "Do not take them"), "danger"
        )
        self.forget = button(QCoreApplication.translate("MasterCard", "They were in time"), "quiet")
        self.leave_out.clicked.connect(self.accept)
        self.leave_out.clicked.connect(self.refused)
        self.forget.clicked.connect(self.accept)
        self.forget.clicked.connect(self.in_time)
        self.forget.setVisible(noted)
        self.finish(self.forget, self.leave_out)
        self.reason.setFocus()

    def _check(self) -> None:
        super()._check()
        self.leave_out.setEnabled(self.ready())


class PlayerCard(Reasoned):
    """Somebody else takes over a power."""

    def __init__(self, parent: QWidget | None, power: str, player: str) -> None:
        super().__init__(
            parent,
            QCoreApplication.translate("MasterCard", "Another player: {power}").format(power=power),
            QCoreApplication.translate("MasterCard", "Until now: {player}.").format(player=player),
            QCoreApplication.translate("MasterCard", "Replace"),
        )
        self.name = OneLine()
        self.name.setMaxLength(LONGEST_NAME)
        self.name.textChanged.connect(self._check)
        self.field(QCoreApplication.translate("MasterCard", "Name of the new player"), self.name)
        self.finish()
        self.name.setFocus()

    def ready(self) -> bool:
        """Tell whether a name and a reason are there."""
        return super().ready() and bool(self.name.text().strip())


class PhaseCard(Reasoned):
    """Asks for a phase: to go back to, or to branch from."""

    def __init__(
        self,
        parent: QWidget | None,
        title: str,
        text: str,
        yes: str,
        offered: Sequence[Phase],
        *,
        name: str | None = None,
    ) -> None:
        super().__init__(parent, title, text, yes)
        self.phases = PickList()
        for phase in offered:
            self.phases.addItem(phases.full_phase_words(phase), phase.code)
        self.phases.setCurrentIndex(len(offered) - 1)
        self.field(QCoreApplication.translate("MasterCard", "Phase"), self.phases)
        self.name = OneLine(name or "")
        self.name.setMaxLength(LONGEST_NAME)
        self.name.textChanged.connect(self._check)
        self._named = name is not None
        if self._named:
            self.field(QCoreApplication.translate("MasterCard", "Name of the branch"), self.name)
        self.finish()
        self.reason.setFocus()

    @property
    def phase(self) -> str:
        """The phase chosen."""
        return str(self.phases.currentData())

    def ready(self) -> bool:
        """Tell whether everything is there."""
        return super().ready() and (not self._named or bool(self.name.text().strip()))


class LeftCard(Card):
    """Asks which of the lines of play that the table went back from shall be looked at."""

    writing = Writing.LOOKS

    agreed = Signal(int)
    """Carries which of them, from 0."""

    def __init__(self, parent: QWidget | None, lines: Sequence[LeftLine]) -> None:
        title = QCoreApplication.translate("MasterCard", "Abandoned phases")
        super().__init__(parent, title, 620)
        message = QCoreApplication.translate(
            "MasterCard", "They do not count. What was played before them is shown with them."
        )
        self.add(label(message, "muted", wrap=True))
        self.lines = PickList()
        self.lines.setAccessibleName(title)
        self.lines.setSizeAdjustPolicy(
            QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
        )
        for line in lines:
            to = next(past.phase for past in line.past if past.phase.code == line.to)
            first = phases.full_phase_words(to)
            last = phases.full_phase_words(line.past[-1].phase)
            span = first if first == last else f"{first} – {last}"
            self.lines.addItem(f"{span}: {line.reason}")
        self.lines.setCurrentIndex(len(lines) - 1)
        self.add(self.lines)
        self.no = button(QCoreApplication.translate("MasterCard", "Cancel"), "quiet")
        self.yes = button(QCoreApplication.translate("MasterCard", "Show"), "primary")
        self.no.clicked.connect(self.reject)
        self.yes.clicked.connect(self._on_yes)
        self.add_acts(self.no, self.yes)
        self.lines.setFocus()

    def _on_yes(self) -> None:
        self.accept()
        self.agreed.emit(self.lines.currentIndex())


_SIDE_BY_SIDE = 4
"""Meanings offered on a card at most."""


def _reasons(unclear: Unclear | None) -> tuple[str, ...]:
    """Return what is mostly said of a line; anything else can be written."""
    clear = QCoreApplication.translate("MasterCard", "its meaning is clear")
    return (
        clear if unclear is None else f"{clear} ({unclear.rule})",
        QCoreApplication.translate("MasterCard", "the player was asked"),
        QCoreApplication.translate("MasterCard", "it is no order"),
    )


@dataclass(frozen=True, slots=True)
class Vote:
    """The players who may take a badly written order."""

    unclear: Unclear
    players: int

    def words(self, favour: int) -> str:
        """Say that enough of them take it."""
        text = QCoreApplication.translate("MasterCard", "{yes} of {all} players take it ({rule})")
        return text.format(yes=favour, all=names.number(self.players), rule=self.unclear.rule)


@dataclass(frozen=True, slots=True)
class LineReader:
    """Reads what the master types, and says what it means."""

    read: Callable[[str], Reading]
    tell: Callable[[Reading], str]


def vote_of(view: PublicView, board: Board) -> Vote | None:
    """Return who may rule on a line beside the master, where the game knows that."""
    unclear = catalogue.played_on(board).unclear
    return None if unclear is None else Vote(unclear, len(view.in_play))


class LineCard(Reasoned):
    """What one line of a slip means: as it is read, as the master rules, or nothing."""

    struck = Signal()
    as_read = Signal()

    def __init__(
        self,
        parent: QWidget | None,
        power: str,
        line: ReadLine,
        reader: LineReader,
        likely: Sequence[str] = (),
        table: Vote | None = None,
    ) -> None:
        """``likely`` meanings can be chosen; the first is filled in where nobody has ruled yet.

        ``table`` is who may rule instead of the master, where the game knows that.
        """
        super().__init__(
            parent,
            QCoreApplication.translate("MasterCard", "Rule on a line: {power}").format(power=power),
            "",
            QCoreApplication.translate("MasterCard", "Rule so"),
        )
        self._reader, self._table, self.order = reader, table, ""
        self._needs_reason = line.judged.how is How.READ
        written = QCoreApplication.translate("MasterCard", "As it was written")
        self.add(column(label(written, "overline"), label(line.written, "order", wrap=True), gap=2))
        guess = "" if self._needs_reason or not likely else likely[0]
        self.meant = OneLine(line.judged.order if line.judged.how is How.RULED else guess)
        self.meaning = label("", "muted", wrap=True)
        name = QCoreApplication.translate("MasterCard", "What it means")
        self.meant.setAccessibleName(name)
        offered = [button(one, small=True) for one in likely]
        for one, act in zip(likely, offered, strict=True):
            act.clicked.connect(lambda _=False, one=one: self.meant.setText(one))
        self.add(column(label(name, "overline"), self.meant, self.meaning, gap=4))
        if len(offered) > 1:
            self.add(row(*offered[:_SIDE_BY_SIDE], None, gap=6))
        self.strike: Button = button(
            QCoreApplication.translate("MasterCard", "Strike out"), "danger"
        )
        self.leave: Button = button(
            QCoreApplication.translate("MasterCard", "Read it as it stands"), "quiet"
        )
        self.strike.clicked.connect(lambda: self._take(struck=True))
        self.leave.clicked.connect(lambda: self._take(struck=False))
        self.leave.setVisible(line.ruled is not None)
        self.reason.setText(line.ruled.reason if line.ruled is not None else "")
        self.meant.textChanged.connect(self._check)
        self.meant.returnPressed.connect(self.yes.click)
        unclear = table.unclear if table is not None else None
        self.reasons = [button(text, small=True) for text in _reasons(unclear)]
        self.favour: QSpinBox | None = None
        for text, act in zip(_reasons(unclear), self.reasons, strict=True):
            act.clicked.connect(lambda _=False, reason=text: self.reason.setText(reason))
        self.finish(row(self.leave, self.strike, gap=8))
        self.meant.setFocus()
        self.meant.selectAll()

    def finish(self, *others: QWidget) -> None:
        """Put usual reasons above the line for another one."""
        self.add(row(*self.reasons, None, gap=6))
        if self._table is not None and self._table.unclear.needed:
            self.add(self._vote(self._table))
        super().finish(*others)

    def _vote(self, table: Vote) -> QWidget:
        """Return what counts the players who would take the order."""
        name = QCoreApplication.translate("MasterCard", "Players for it")
        of = QCoreApplication.translate("MasterCard", " of {all}")
        self.favour = count = QSpinBox()
        count.setRange(0, table.players)
        count.setSuffix(of.format(all=names.number(table.players)))
        count.setAccessibleName(name)
        agreed = button(QCoreApplication.translate("MasterCard", "They take it"), small=True)
        agreed.setEnabled(False)
        count.valueChanged.connect(
            lambda favour: agreed.setEnabled(table.unclear.enough(favour, table.players))
        )
        agreed.clicked.connect(lambda: self.reason.setText(table.words(count.value())))
        self.agree = agreed
        return row(label(name), count, agreed, None, gap=10)

    def ready(self) -> bool:
        """Tell whether the meaning is one order; what anybody can read wants a reason, too."""
        return bool(self.order) and self._reasoned()

    def _reasoned(self) -> bool:
        return bool(self.said) or not self._needs_reason

    def _check(self) -> None:
        text = self.meant.text().strip()
        reading = self._reader.read(text) if text else None
        self.order = reading.order if reading and reading.kind is ReadingKind.ORDER else ""
        if reading is None:
            self.meaning.setText("")
        else:
            self.meaning.setText(self._reader.tell(reading))
        super()._check()
        self.strike.setEnabled(self._reasoned())

    def _take(self, *, struck: bool) -> None:
        self.accept()
        if struck:
            self.struck.emit()
        else:
            self.as_read.emit()
