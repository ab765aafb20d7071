"""The form beside the table: which cards lie on the real one, and how its stacks are."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from engine.games.bez_hranic.calendar import OFFER, has_target, tokens_of
from engine.games.bez_hranic.commands import Enter, TellCards
from engine.games.bez_hranic.placements import STAYS, Placement, repair, seat_of
from engine.games.bez_hranic.tables import load_table
from engine.games.bez_hranic.view import Doing, Seen
from engine.rules.live import LiveCommand
from engine.table.live.view import LiveView
from gui.games.bez_hranic.beside.desk import Desk
from gui.games.bez_hranic.beside.reading import likely_card, read_card, read_stack
from gui.games.bez_hranic.beside.row import Doubt, FieldRow
from gui.games.bez_hranic.looks import FIELD_KEYS, colour_name, letters_of
from gui.games.bez_hranic.words.states import field_name, state_name
from gui.games.bez_hranic.words.table import seen_of
from gui.kit import theme
from gui.kit.one_line import OneLine
from gui.kit.scroller import scroller
from gui.kit.sizing import spaced
from gui.kit.widgets import button, column, label, paint_surface
from gui.words import names

_FIELDS = OFFER + 1
_WIDE = 360
_SHARE = 0.32
"""Of a window at most, where words are large."""


class BesideForm(QWidget):
    """A row for every field: its card, and its stack as letters from the bottom up."""

    asked = Signal(object)
    """Something is to be done; carries a command."""

    typed = Signal(object)
    """Other tokens are typed now; carries them all, as far as they can be read."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._view: LiveView | None = None
        self.desk = Desk()
        self.desk.asked.connect(self.asked)
        self.heading, self.sentence = label("", "h3"), label("", "caption", wrap=True)
        self.ends = [FieldRow(), FieldRow()]
        """Start and target."""

        self.rows = [FieldRow() for _ in range(_FIELDS)]
        """The fields, clockwise from field 40."""

        self.wrong = label("", "strong", wrap=True)
        self.enter = button("", "primary")
        every = (*self.ends, *self.rows)
        rows = column(*every, None, gap=6)
        inside = column(
            self.heading,
            self.sentence,
            (scroller(rows), 1),
            self.wrong,
            self.enter,
            gap=8,
            pad=(16, 14, 10, 14),
        )
        layout = spaced(QVBoxLayout(self), (0, 0, 0, 0), 0)
        layout.addWidget(paint_surface(inside, "paper"))
        self.fit(0)
        for one in every:
            one.card.textChanged.connect(self._check)
            one.stack.textChanged.connect(self._check)
            one.entered.connect(self._next_line)
        self.enter.clicked.connect(self._on_enter)

    @property
    def reason(self) -> OneLine:
        """Why something is put right."""
        return self.desk.reason

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

    @property
    def _ends(self) -> Sequence[FieldRow]:
        return self.ends if has_target(max(self._seen.round, 1)) else self.ends[:1]

    @property
    def lines(self) -> Sequence[OneLine]:
        """The lines that are asked for now, in their order: start, target, cards; or stacks."""
        if self._view is not None and self._telling:
            return [one.card for one in (*self._ends, *self.rows[1:])]
        return [one.stack for one in self.rows]

    def _fields(self) -> Sequence[str]:
        seen = self._seen
        if seen.doing is Doing.CHOOSING:
            return (STAYS, *seen.offer)
        return (STAYS, *seen.past[-1].offer.states) if seen.past else ()

    def _command(self) -> tuple[LiveCommand | None, str]:
        """Return what is typed as a command, or what is wrong with it; mark what is wrong."""
        return self._cards() if self._telling else self._stacks()

    def _stacks(self) -> tuple[LiveCommand | None, str]:
        assert self._view is not None
        tokens, wrong = list[Placement](), ""
        for field, one in zip(self._fields(), self.rows, strict=False):
            read = read_stack(field, one.stack.text(), self.letters)
            tokens += read.tokens
            one.doubt(one.stack, Doubt.NONE)
            if read.unread:
                said = self.tr("nobody is called “{text}”").format(text=read.unread)
                one.doubt(one.stack, Doubt.WRONG, said)
                wrong = wrong or f"{field_name(self._view.map, field)}: {said}"
        self.typed.emit(tuple(tokens))
        if wrong:
            return None, wrong
        return Enter(tuple(tokens), self.reason.text().strip()), self._missing(tokens)

    def _missing(self, tokens: Sequence[Placement]) -> str:
        """Say what is still to be entered, or which tokens lie wrong."""
        seen, view = self._seen, self._view
        assert view is not None
        if not tokens or not self._fields():
            return ""
        number = seen.round if seen.doing is Doing.CHOOSING else seen.past[-1].offer.round
        many = tokens_of(number)
        here = {seat: own for seat, own in seen.hands.items() if seat not in seen.away}
        for seat, own in here.items():
            for colour in own:
                count = sum(one.colour == colour for one in tokens)
                who = view.player(seat) if len(own) == 1 else colour_name(colour)
                if count != many:
                    said = self.tr("{player}: {count} of {all} entered")
                    return said.format(player=who, count=count, all=names.number(many))
        for one in repair(tokens, [*here.values()], many)[:1]:
            owner = seat_of(seen.hands, one.colour)
            said = self.tr("{player}, {field}: the lower token has to be taken and laid again")
            place = field_name(view.map, one.field)
            return said.format(player=view.player(owner), field=place)
        return ""

    def _cards(self) -> tuple[LiveCommand | None, str]:
        assert self._view is not None
        asked = [*self._ends, *self.rows[1:]]
        read = [read_card(self._view.map, one.card.text()) for one in asked]
        wrong = ""
        for one, state in zip(asked, read, strict=True):
            text = one.card.text().strip()
            one.doubt(one.card, Doubt.NONE)
            if text and not state:
                wrong = wrong or self._doubt_card(one, text)
            elif state and read.count(state) > 1:
                said = self.tr("{state} is there twice")
                said = said.format(state=state_name(self._view.map, state))
                one.doubt(one.card, Doubt.WRONG, said)
                wrong = wrong or said
        if wrong:
            return None, wrong
        start, *others = read
        target = others.pop(0) if has_target(self._seen.round) else ""
        if not all(read):
            return None, ""
        return TellCards(start, tuple(others), target), ""

    def _doubt_card(self, one: FieldRow, text: str) -> str:
        """Mark a card that nobody knows; offer the one that is likely meant."""
        assert self._view is not None
        map_ = self._view.map
        key = likely_card(map_, text)
        if key:
            name = state_name(map_, key)
            said = self.tr("{state} ({key})? Enter takes it.").format(state=name, key=key)
            one.doubt(one.card, Doubt.LIKELY, said, name)
            return said
        said = self.tr("no state is called “{text}”").format(text=text)
        one.doubt(one.card, Doubt.WRONG, said)
        return said

    def _check(self) -> None:
        if self._view is None:
            return
        command, wrong = self._command()
        self.wrong.setText(wrong)
        self.enter.setEnabled(command is not None)

    def _next_line(self) -> None:
        self._check()
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

    def add(self, field: str, colour: str) -> None:
        """Add a token on top of a stack: it was clicked, and not typed."""
        fields = [*self._fields()]
        if field in fields and not self._telling:
            line = self.rows[fields.index(field)].stack
            line.setText(f"{line.text()} {self.letters[colour]}".strip())

    # -- what is shown ---------------------------------------------------------------------------

    def show_view(self, view: LiveView) -> None:
        """Ask for what is wanted now; what is typed stays as long as the same is wanted."""
        before = self._wanted() if self._view is not None else None
        self._view = view
        self.desk.show_view(view)
        if before is not None and self._wanted() != before:
            for one in (*self.ends, *self.rows):
                one.card.clear()
                one.stack.clear()
        self.speak()

    def _wanted(self) -> tuple[object, ...]:
        seen = self._seen
        return seen.round, seen.doing, self._telling, len(seen.past)

    def speak(self) -> None:
        """Say everything in the language now spoken."""
        view = self._view
        if view is None:
            return
        self.heading.setText(self._heading())
        self.sentence.setText(self._sentence())
        fields, telling = self._fields(), self._telling
        known = sorted(state_name(view.map, key) for key in load_table(view.map).states)
        words = (self.tr("start"), self.tr("target"))
        for place, (one, word) in enumerate(zip(self.ends, words, strict=True)):
            one.setVisible(telling and place < len(self._ends))
            one.key.setText(word)
            one.stack.hide()
            one.card.offer(known)
            one.card.setAccessibleName(word)
        for place, (one, key) in enumerate(zip(self.rows, FIELD_KEYS, strict=True)):
            one.setVisible(bool(fields) or (telling and place > 0))
            one.key.setText(key)
            one.card.setEnabled(telling)
            one.stack.setVisible(not telling)
            one.card.offer(known)
            if not telling and fields:
                one.card.setText(field_name(view.map, fields[place]))
                one.card.setCursorPosition(0)  # a long name is read from its beginning
            number = self.tr("card {number}").format(number=place)
            one.card.setAccessibleName(number)
            if fields:
                stack = self.tr("stack of {field}").format(
                    field=field_name(view.map, fields[place])
                )
                one.stack.setAccessibleName(stack)
        self.enter.say(self.tr("These cards lie there") if telling else self._count_words())
        self.enter.setVisible(bool(fields) or telling)
        self._check()

    def _count_words(self) -> str:
        if self._seen.doing is Doing.CHOOSING:
            return self.tr("Open the map")
        return self.tr("Count again")

    def _heading(self) -> str:
        if self._telling:
            return self.tr("Which cards lie there?")
        if self._seen.doing is Doing.CHOOSING:
            return self.tr("How do the stacks lie?")
        return self.tr("Put right") if self._seen.past else ""

    def _sentence(self) -> str:
        if self._telling:
            return self.tr("Name, abbreviation or click; the space bar deals here.")
        letters = ", ".join(self.letters.values())
        message = self.tr(
            "Letters from the lowest token up, or click a player, then a field: {letters}"
        )
        return message.format(letters=letters) if self._fields() else ""

    def fit(self, window: int) -> None:
        """Be as wide as words want it, and leave the table its share of a window so wide."""
        self.setFixedWidth(max(theme.room(_WIDE), min(theme.px(_WIDE), round(window * _SHARE))))
        self.desk.fit(window)
