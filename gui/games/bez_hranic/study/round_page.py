"""A round in the study: its cards, tokens and purses are changed, and it is priced at once."""

from collections.abc import Callable, Mapping

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import (
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from engine.games.bez_hranic.bills import Bill, trip_to
from engine.games.bez_hranic.calendar import ROUNDS
from engine.games.bez_hranic.journey import Trip, journey
from engine.games.bez_hranic.placements import fields_of
from engine.games.bez_hranic.setting import MOST_WITH_TWO
from engine.games.bez_hranic.study.examples import EXAMPLES, Example
from engine.games.bez_hranic.study.round import MOST_MONEY, START, Counts, StudyRound
from engine.games.bez_hranic.tables import load_table, table_names
from gui.games.bez_hranic.drawing.tokens import Token
from gui.games.bez_hranic.looks import colour_name, letters_of
from gui.games.bez_hranic.show.trip import ShownTrip
from gui.games.bez_hranic.study.bill_cards import BillCard, TokenSign
from gui.games.bez_hranic.study.kept import KeptStudy
from gui.games.bez_hranic.study.map_view import OnMap, StudyMap
from gui.games.bez_hranic.study.round_board import RoundBoard
from gui.games.bez_hranic.study.state_line import StateLine
from gui.games.bez_hranic.words import study as words
from gui.games.bez_hranic.words.bills import route_words
from gui.games.bez_hranic.words.options import map_name
from gui.kit import theme
from gui.kit.flow import flow
from gui.kit.pick_list import PickList
from gui.kit.scroller import scroller
from gui.kit.sizing import spaced
from gui.kit.widgets import button, column, label, paint_surface, row

_LOW, _HIGH = 320, 480
_MOST = 0.31
"""Of the window's width, for each side: the map has the rest, however large words are."""


class RoundPage(QWidget):
    """Everything can be changed; a round that is as printed says so, and only then."""

    rule_asked = Signal(str)
    trip_asked = Signal(str, object)
    """A trip is to lie on the route desk; carries the map, and the trip."""

    def __init__(self, kept: KeptStudy) -> None:
        super().__init__()
        self._kept = kept
        self.example: Example = next(iter(EXAMPLES.values()))
        self.now: StudyRound = self.example.round
        self.counted: Counts = self.now.counts()
        self._before: list[StudyRound] = []
        self._colour, self._place = "", START
        self.bills: dict[str, BillCard] = {}
        self._make()
        self._build()
        self._listen()
        self.open(self.example.id)

    def _make(self) -> None:
        self.heading, self.examples = label("", "h2"), PickList()
        for example in EXAMPLES:
            self.examples.addItem("", example)
        self.told, self.state = label("", "muted", wrap=True), label("", "strong", wrap=True)
        self.rule = button("", "link", small=True)
        self.undo, self.reset = button("", "", "undo", small=True), button("", "quiet", small=True)
        self.table = RoundBoard()
        self.card_name, self.card = label("", "caption"), StateLine()
        self.round_name, self.round = label("", "caption"), QSpinBox()
        self.round.setRange(1, ROUNDS)
        self.map_name, self.maps = label("", "caption"), PickList()
        for name in table_names():
            self.maps.addItem("", name)
        self.players_name, self.players = label("", "caption"), PickList()
        for two in (False, True):
            for many in range(1, (MOST_WITH_TWO if two else 6) + 1):
                if not two or many > 1:
                    self.players.addItem("", f"{many} {2 if two else 1}")
        self.board = StudyMap()
        self.problem, self.take = label("", "strong", wrap=True), button("", small=True)
        self.bills_name, self.purses_name = label("", "h3"), label("", "h3", wrap=True)
        self._bills, self._purses = QWidget(), QWidget()
        self._bills_box = spaced(QVBoxLayout(self._bills), (0, 0, 0, 0), 6)
        self._grid = QGridLayout(self._purses)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setColumnStretch(2, 1)
        self.purses: dict[str, QSpinBox] = {}
        self.after: dict[str, QLabel] = {}
        self._seated: dict[str, tuple[str, ...]] = {}
        self.best = button("", small=True, checkable=True)
        self.best_words = label("", "", wrap=True)
        self.on_desk = button("", "quiet", small=True)

    def _build(self) -> None:
        choices = QWidget()
        grid = QGridLayout(choices)
        grid.setContentsMargins(0, 0, 0, 0)
        for place, (name, field) in enumerate(
            (
                (self.card_name, self.card),
                (self.round_name, self.round),
                (self.map_name, self.maps),
                (self.players_name, self.players),
            )
        ):
            name.setBuddy(field)
            grid.addWidget(name, place, 0)
            grid.addWidget(field, place, 1)
        grid.setColumnStretch(1, 1)
        left = column(
            self.examples,
            self.told,
            row((self.state, 1), self.rule),
            self.table,
            choices,
            flow(self.undo, self.reset),
            None,
            gap=6,
            pad=(14, 10, 12, 10),
        )
        right = column(
            self.problem,
            row(self.take, None),
            self.bills_name,
            self._bills,
            flow(self.best, self.on_desk),
            self.best_words,
            self.purses_name,
            self._purses,
            None,
            gap=7,
            pad=(14, 10, 12, 10),
        )
        self.left, self.right = scroller(left), scroller(right)
        for side in (left, right):
            paint_surface(side, "paper")
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self.left)
        layout.addWidget(self.board, 1)
        layout.addWidget(self.right)

    def _listen(self) -> None:
        self.examples.activated.connect(lambda _: self.open(str(self.examples.currentData())))
        self.rule.clicked.connect(lambda: self.rule_asked.emit(self.example.rule))
        self.undo.clicked.connect(self.take_back)
        self.reset.clicked.connect(lambda: self.change(self.example.round))
        self.table.laid.connect(lambda colour, at: self.change(self.now.lay(colour, at)))
        self.table.lifted.connect(lambda at: self.change(self.now.lift(at)))
        self.table.card_asked.connect(self._ask_card)
        self.table.moved.connect(self._on_moved)
        self.card.textEdited.connect(self._on_card)
        self.card.returnPressed.connect(self.table.setFocus)
        self.card.editingFinished.connect(self._name_card)
        self.round.valueChanged.connect(lambda number: self.change(self.now.in_round(number)))
        self.maps.activated.connect(
            lambda _: self.change(self.now.on_map(str(self.maps.currentData())))
        )
        self.players.activated.connect(lambda _: self._on_players())
        self.take.clicked.connect(lambda: self.change(self.now.take(*self.counted.wrong)))
        self.best.toggled.connect(self._show)
        self.on_desk.clicked.connect(self._on_desk)
        self.board.picked.connect(self._on_picked)

    # -- what is changed -------------------------------------------------------------------------

    @property
    def as_printed(self) -> bool:
        """Whether it is still what the rulebook prints."""
        return self.now == self.example.round

    def open(self, example: str) -> None:
        """Open an example, as it was left."""
        self.example = EXAMPLES[example]
        self._before = []
        kept = self._kept.round(example)
        self.now = kept or self.example.round
        if kept is not None and kept != self.example.round:
            self._before = [self.example.round]
        self.examples.setCurrentIndex(self.examples.findData(example))
        self._colour = ""
        self.best.setChecked(False)
        self._count()

    def change(self, now: StudyRound) -> None:
        """Go on with a changed round; it can be taken back, and is kept."""
        if now == self.now:
            return
        self._before.append(self.now)
        self.now = now
        self._keep()

    def take_back(self) -> None:
        """Take the last change back."""
        if self._before:
            self.now = self._before.pop()
            self._keep()

    def _keep(self) -> None:
        self._kept.keep_round(self.example.id, None if self.as_printed else self.now)
        self._count()

    def _on_players(self) -> None:
        many, each = self._arrangement(self.players.currentIndex())
        self.change(self.now.played_by(many, two=each == 2))

    def _arrangement(self, place: int) -> tuple[int, int]:
        """Return how many play, with how many colours each."""
        many, _, each = str(self.players.itemData(place)).partition(" ")
        return int(many), int(each)

    def _on_moved(self) -> None:
        if self.table.place is not None:
            self._place = self.table.place
        self._name_card()
        self.choose(self.table.colour)

    def _ask_card(self, place: int) -> None:
        self._place = place
        self._name_card()
        self.card.setFocus()
        self.card.selectAll()

    def _name_card(self) -> None:
        if not self.card.hasFocus() and self._place in self.now.places:
            self.card.put(self.now.card(self._place))

    def _on_card(self) -> None:
        """Lay another card as soon as one is named in full."""
        table = load_table(self.now.map)
        state = table.key_of(self.card.text())
        if state in table.states and self._place in self.now.places:
            self.change(self.now.with_card(self._place, state))

    def _on_picked(self, part: str) -> None:
        """Lay a token on the state that is clicked, where it is offered; else its card."""
        state = load_table(self.now.map).map.state_of[part]
        if state in self.now.offer.states:
            self.table.key = self.table.key_of(state)
            if self.now.may_lay(self.table.colour):
                self.change(self.now.lay(self.table.colour, state))
            self._on_moved()

    # -- what is told ----------------------------------------------------------------------------

    def _count(self) -> None:
        now = self.now
        if self._place not in now.places:
            self._place = START
        self.counted = now.counts()
        self.table.show_round(now, self.counted.wrong)
        self.card.set_map(now.map)
        self._name_card()
        for field, place in (
            (self.maps, self.maps.findData(now.map)),
            (self.players, self.players.findData(f"{len(now.hands)} {2 if now.two else 1}")),
        ):
            field.setCurrentIndex(place)
        self.round.blockSignals(True)  # noqa: FBT003 - Qt's own
        self.round.setValue(now.offer.round)
        self.round.blockSignals(False)  # noqa: FBT003
        self._tell_state()
        self._tell_bills()
        self._tell_purses()
        self._show()

    def _tell_state(self) -> None:
        self.rule.say(words.rule_words(self.example.rule))
        self.undo.setEnabled(bool(self._before))
        self.reset.setEnabled(not self.as_printed)
        self.state.setText(self.tr("As printed") if self.as_printed else self.tr("Changed"))
        self.told.setText(words.example_words(self.example.id))
        self.told.setVisible(self.as_printed)
        problem = ""
        if self.counted.wrong:
            problem = words.wrong_words(self.now.map, self.counted.wrong)
        elif self.counted.missing:
            problem = words.missing_words(self.counted)
        self.problem.setText(problem)
        self.problem.setVisible(bool(problem))
        self.take.setVisible(bool(self.counted.wrong))

    def _token(self, colour: str) -> Token:
        letters = letters_of({one: colour_name(one) for one in self.now.colours})
        return Token(colour, letters[colour])

    def _tell_bills(self) -> None:
        had = any(card.hasFocus() for card in self.bills.values())
        for old in self.bills.values():
            self._bills_box.removeWidget(old)
            old.hide()
            old.deleteLater()
        self.bills = {}
        for bill in self.counted.bills:
            card = BillCard(self.now, bill, self._token(bill.colour))
            card.chosen.connect(self.choose)
            card.stepped.connect(self._step)
            self._bills_box.addWidget(card)
            self.bills[bill.colour] = card
        self.bills_name.setVisible(bool(self.bills))
        self.on_desk.setEnabled(bool(self.bills))
        if self._colour not in self.bills:
            self._colour = next(iter(self.bills), "")
        for colour, card in self.bills.items():
            card.set_open(on=colour == self._colour)
        if had and self._colour:
            self.bills[self._colour].setFocus()

    def _tell_purses(self) -> None:
        hands = {hand.seat: hand for hand in self.now.hands}
        seated = {seat: hand.colours for seat, hand in hands.items()}
        if seated != self._seated:
            while self._grid.count():
                item = self._grid.takeAt(0)
                old = item.widget() if item is not None else None
                if old is not None:
                    old.hide()
                    old.deleteLater()
            self.purses, self.after = {}, {}
            for line, (seat, hand) in enumerate(hands.items()):
                signs = row(*(TokenSign(self._token(one), 26) for one in hand.colours), gap=2)
                purse, after = QSpinBox(), label("")
                purse.setRange(0, MOST_MONEY)
                purse.setSingleStep(10)
                purse.valueChanged.connect(
                    lambda euros, seat=seat: self.change(self.now.with_purse(seat, euros))
                )
                self._grid.addWidget(signs, line, 0)
                self._grid.addWidget(purse, line, 1)
                self._grid.addWidget(after, line, 2)
                self.purses[seat], self.after[seat] = purse, after
            self._seated = seated
        for seat, hand in hands.items():
            purse = self.purses[seat]
            purse.blockSignals(True)  # noqa: FBT003 - Qt's own
            purse.setValue(hand.purse)
            purse.blockSignals(False)  # noqa: FBT003
            purse.setAccessibleName(", ".join(colour_name(one) for one in hand.colours))
            self._say_after(seat)

    def _say_after(self, seat: str) -> None:
        left = self.counted.purses.get(seat)
        text = "" if left is None else f"\N{RIGHTWARDS ARROW} {left}"
        self.after[seat].setText(text)

    def choose(self, colour: str) -> None:
        """Tell one colour's bill, and draw its way."""
        if colour in self.bills and (colour != self._colour or self.best.isChecked()):
            self._colour = colour
            self.best.setChecked(False)
            for one, card in self.bills.items():
                card.set_open(on=one == colour)
            self._show()

    def _step(self, by: int) -> None:
        colours = [*self.bills]
        place = min(max(colours.index(self._colour) + by, 0), len(colours) - 1)
        self.bills[colours[place]].setFocus()

    @property
    def shown_bill(self) -> Bill | None:
        """The bill that is told now."""
        card = self.bills.get(self._colour)
        return card.bill if card is not None else None

    def trip(self) -> Trip:
        """Return the trip that is drawn."""
        if self.best.isChecked():
            return trip_to(self.now.offer, self.counted.best.fields)
        bill = self.shown_bill
        fields = fields_of(self.now.laid, bill.colour) if bill is not None else ()
        return trip_to(self.now.offer, fields)

    def _show(self) -> None:
        offer, trip, best = self.now.offer, self.trip(), self.best.isChecked()
        self.table.mark(self.counted.best.fields if best else ())
        way = journey(load_table(self.now.map).map, trip_to(offer, self.counted.best.fields))
        self.best_words.setText(words.best_words(self.now, self.counted, way.route))
        self.best_words.setVisible(best)
        bill = self.shown_bill
        if best:
            route, pairs, token = way.route, way.pairs, None
        elif bill is not None:
            route, pairs = bill.journey.route, bill.journey.pairs
            token = self._token(bill.colour)
        else:
            route, pairs, token = (), (), None
        self.board.show_trip(
            OnMap(
                map=self.now.map,
                trip=ShownTrip(
                    offer.start,
                    offer.target,
                    trip.chosen,
                    route if len(route) > 1 else (),
                    pairs,
                    token=token,
                    best=best,
                ),
            )
        )
        self.board.setAccessibleName(route_words(self.now.map, route) if route else "")

    def _on_desk(self) -> None:
        trip = self.trip()
        if trip.chosen or trip.target:
            self.trip_asked.emit(self.now.map, trip)

    # -- said, sized -----------------------------------------------------------------------------

    def speak(self) -> None:
        """Say everything in the language now spoken."""
        for place in range(self.examples.count()):
            title = words.example_title(str(self.examples.itemData(place)))
            self.examples.setItemText(place, title)
        self.examples.setAccessibleName(self.tr("Examples of the rulebook"))
        for place in range(self.maps.count()):
            self.maps.setItemText(place, map_name(str(self.maps.itemData(place))))
        for place in range(self.players.count()):
            many, each = self._arrangement(place)
            text = self.tr("%n player(s)", "", many)
            if each == 2:
                text = self.tr("{players}, two colours each").format(players=text)
            self.players.setItemText(place, text)
        for name, field, text in (
            (self.card_name, self.card, self.tr("Card that is chosen")),
            (self.round_name, self.round, self.tr("Round")),
            (self.map_name, self.maps, self.tr("Map")),
            (self.players_name, self.players, self.tr("Players")),
        ):
            name.setText(text)
            field.setAccessibleName(text)
        self.undo.say(self.tr("Take back"))
        self.undo.setToolTip(f"{self.undo.accessibleName()} (Ctrl+Z)")
        self.reset.say(self.tr("As printed again"))
        self.table.setToolTip(
            self.tr(
                "A click or a digit lays the token in hand, a right click or Backspace takes the "
                "uppermost; Enter changes the card, PgDown the colour."
            )
        )
        self.take.say(self.tr("Take them"))
        self.bills_name.setText(self.tr("Bills"))
        self.purses_name.setText(self.tr("Purses, before and after"))
        self.best.say(self.tr("Best choice"))
        self.best.setToolTip(f"{self.best.accessibleName()} (B)")
        self.on_desk.say(self.tr("On the route desk"))
        self.on_desk.setToolTip(f"{self.on_desk.accessibleName()} (D)")
        self._seated = {}  # letters on tokens are of the language, too
        self._count()

    def arrive(self) -> None:
        """Begin at the table."""
        self.table.setFocus()

    def take_key(self, key: int) -> bool:
        """Take a key that no field has taken; tell whether it does something."""
        done: Mapping[int, Callable[[], object]] = {
            Qt.Key.Key_B: self.best.toggle,
            Qt.Key.Key_D: self._on_desk,
        }
        if key in done:
            done[key]()
        return key in done

    def changeEvent(self, event: QEvent) -> None:
        """Take new sizes."""
        if event.type() == QEvent.Type.StyleChange and hasattr(self, "left"):
            self.fit(self.width())
        super().changeEvent(event)

    def fit(self, width: int) -> None:
        """Give both sides their share of a window so wide."""
        side = max(theme.px(_LOW), min(round(width * 0.25), theme.px(_HIGH)))
        side = min(side, round(width * _MOST))
        self.left.setFixedWidth(side)
        self.right.setFixedWidth(round(side * 0.95))
