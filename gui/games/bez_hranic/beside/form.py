"""The form beside the table: which cards lie on the real one, and how its stacks are."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QCompleter, QSpinBox, QWidget

from engine.games.bez_hranic.calendar import OFFER, has_target
from engine.games.bez_hranic.commands import Change, Enter, TakeBack, TellCards
from engine.games.bez_hranic.placements import STAYS, Placement
from engine.games.bez_hranic.tables import load_table
from engine.games.bez_hranic.view import Doing, Seen
from engine.rules.live import LiveCommand
from engine.table.live.view import LiveView
from gui.games.bez_hranic.beside.reading import read_card, read_stack, twice
from gui.games.bez_hranic.looks import colour_name, letters_of
from gui.games.bez_hranic.words.states import field_name, state_name
from gui.games.bez_hranic.words.table import seen_of
from gui.kit.one_line import OneLine
from gui.kit.widgets import button, column, label, paint_surface, row

_FIELDS = OFFER + 1
_WIDE = 380


class BesideForm(QWidget):
    """A line for every card, then a line for every stack."""

    asked = Signal(object)
    """Something is to be done; carries a command."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._view: LiveView | None = None
        self.heading, self.sentence = label("", "h3"), label("", wrap=True)
        self.names = [label("") for _ in range(_FIELDS + 1)]
        self.lines = [OneLine() for _ in range(_FIELDS + 1)]
        self.wrong = label("", "strong", wrap=True)
        self.enter = button("", "primary")
        self.reason, self.euros = OneLine(), QSpinBox()
        self.who = OneLine()
        self.back, self.change = button(""), button("")
        self.euros.setRange(-1_000, 1_000)
        self.euros.setSingleStep(10)
        rows = [
            row((name, 1), (line, 1), gap=8)
            for name, line in zip(self.names, self.lines, strict=True)
        ]
        inside = column(
            self.heading,
            self.sentence,
            *rows,
            self.wrong,
            self.enter,
            12,
            self.reason,
            row((self.back, 1), gap=8),
            row((self.who, 1), self.euros, self.change, gap=8),
            None,
            gap=6,
            pad=(16, 14, 16, 14),
        )
        paint_surface(inside, "paper")
        layout = inside.layout()
        assert layout is not None
        self.setLayout(layout)
        self.setFixedWidth(_WIDE)
        for line in self.lines:
            line.textChanged.connect(self._check)
            line.returnPressed.connect(self._next_line)
        self.enter.clicked.connect(self._on_enter)
        self.back.clicked.connect(lambda: self.asked.emit(TakeBack(self.reason.text().strip())))
        self.change.clicked.connect(self._on_change)

    # -- what is typed ---------------------------------------------------------------------------

    @property
    def _seen(self) -> Seen:
        assert self._view is not None
        return seen_of(self._view)

    @property
    def letters(self) -> Mapping[str, str]:
        """The letters of every colour: of its player, or of the colour where one plays two."""
        view, seen = self._view, self._seen
        assert view is not None
        of_players = letters_of({seat.power: seat.player for seat in view.seats})
        if all(len(own) == 1 for own in seen.hands.values()):
            return of_players
        every = {one: colour_name(one) for own in seen.hands.values() for one in own}
        return letters_of(every)

    @property
    def _telling(self) -> bool:
        return self._seen.doing is Doing.DEALING and not self._seen.offer

    def _fields(self) -> Sequence[str]:
        seen = self._seen
        if seen.doing is Doing.CHOOSING:
            return (STAYS, *seen.offer)
        return (STAYS, *seen.past[-1].offer.states) if seen.past else ()

    def _command(self) -> tuple[LiveCommand | None, str]:
        """Return what is typed as a command, or what is wrong with it."""
        assert self._view is not None
        if self._telling:
            return self._cards()
        tokens: list[Placement] = []
        for field, line in zip(self._fields(), self.lines, strict=False):
            read = read_stack(field, line.text(), self.letters)
            if read.unread:
                message = self.tr("{field}: nobody is called “{text}”")
                name = field_name(self._view.map, field)
                return None, message.format(field=name, text=read.unread)
            tokens += read.tokens
        return Enter(tuple(tokens), self.reason.text().strip()), ""

    def _cards(self) -> tuple[LiveCommand | None, str]:
        assert self._view is not None
        many = OFFER + (2 if has_target(self._seen.round) else 1)
        read = [read_card(self._view.map, line.text()) for line in self.lines[:many]]
        for line, state in zip(self.lines, read, strict=False):
            if line.text().strip() and not state:
                message = self.tr("no state is called “{text}”")
                return None, message.format(text=line.text().strip())
        double = twice(read)
        if double:
            message = self.tr("{state} is there twice")
            return None, message.format(state=state_name(self._view.map, double))
        start, *others = read
        target = others.pop(0) if has_target(self._seen.round) else ""
        if not all(read):
            return None, ""
        return TellCards(start, tuple(others), target), ""

    def _check(self) -> None:
        if self._view is None:
            return
        command, wrong = self._command()
        self.wrong.setText(wrong)
        self.enter.setEnabled(command is not None)

    def _next_line(self) -> None:
        shown = [line for line in self.lines if line.isVisible()]
        place = next((p for p, line in enumerate(shown) if line.hasFocus()), -1)
        if 0 <= place < len(shown) - 1:
            shown[place + 1].setFocus()
        else:
            self._on_enter()

    def _on_enter(self) -> None:
        command, _ = self._command()
        if command is not None:
            self.asked.emit(command)

    def _on_change(self) -> None:
        view, written = self._view, self.who.text().strip().casefold()
        assert view is not None
        seat = next((one.power for one in view.seats if one.player.casefold() == written), "")
        self.asked.emit(Change(seat, self.euros.value(), self.reason.text().strip()))

    # -- what is shown ---------------------------------------------------------------------------

    def show_view(self, view: LiveView) -> None:
        """Ask for what is wanted now; what is typed stays as long as the same is wanted."""
        before = self._wanted() if self._view is not None else None
        self._view = view
        if before is not None and self._wanted() != before:
            for line in self.lines:
                line.clear()
            self.reason.clear()
        self.speak()

    def _wanted(self) -> tuple[object, ...]:
        seen = self._seen
        return seen.round, seen.doing, self._telling

    def speak(self) -> None:
        """Say everything in the language now spoken."""
        view = self._view
        if view is None:
            return
        seen = self._seen
        fields = [field_name(view.map, one) for one in self._fields()]
        if self._telling:
            ends = (
                [self.tr("start"), self.tr("target")]
                if has_target(seen.round)
                else [self.tr("start")]
            )
            fields = [*ends, *(self.tr("card {number}").format(number=n + 1) for n in range(OFFER))]
            table = load_table(view.map)
            known = [state_name(view.map, key) for key in table.states]
            for line in self.lines:
                line.setCompleter(QCompleter(sorted(known), line))
        self.heading.setText(self._heading())
        self.sentence.setText(self._sentence())
        for place, (name, line) in enumerate(zip(self.names, self.lines, strict=True)):
            shown = place < len(fields)
            name.setVisible(shown)
            line.setVisible(shown)
            name.setText(fields[place] if shown else "")
            line.setAccessibleName(fields[place] if shown else "")
        self.enter.say(self.tr("These cards lie there") if self._telling else self.tr("Count"))
        self.enter.setVisible(bool(fields))
        self.reason.setPlaceholderText(self.tr("Why something is put right"))
        self.reason.setAccessibleName(self.reason.placeholderText())
        self.back.say(self.tr("Take the last round back"))
        self.who.setPlaceholderText(self.tr("Whose purse"))
        self.who.setAccessibleName(self.who.placeholderText())
        self.euros.setAccessibleName(self.tr("by how many euros"))
        self.change.say(self.tr("Change"))
        self._check()

    def _heading(self) -> str:
        if self._telling:
            return self.tr("Which cards lie there?")
        if self._seen.doing is Doing.CHOOSING:
            return self.tr("How do the stacks lie?")
        return self.tr("Put right") if self._seen.past else ""

    def _sentence(self) -> str:
        if self._telling:
            return self.tr("Or deal here, by the space bar.")
        letters = ", ".join(self.letters.values())
        message = self.tr("Letters from the lowest token up: {letters}")
        return message.format(letters=letters) if self._fields() else ""
