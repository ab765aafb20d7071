"""How the powers of a new table are given out: the ways, what was dealt, and gunboat."""

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QCheckBox, QVBoxLayout, QWidget

from engine.seating.record import Dealing, Way
from engine.table.found import deal_by_lot, new_lot
from gui import settings
from gui.kit.choice import Choices
from gui.kit.sizing import spaced
from gui.kit.widgets import button, label, row
from gui.seating.room import Company, Deal
from gui.windows.new_game.seat_rows import SeatRows

CARD_MS = 250
"""How long the table waits for the next card when powers are drawn."""

LOT, CHOSEN = Way.LOT.value, Way.CHOSEN.value
_WAYS = (
    (LOT, "dice"),
    (CHOSEN, "hand"),
    (Way.WISHES.value, "list"),
    (Way.SCORES.value, "first"),
    (Way.BIDS.value, "seal"),
)
_OPEN = (CHOSEN, Way.SCORES.value)
"""Ways in which everybody sees who takes what; none for gunboat."""


class DealPanel(QWidget):
    """Five ways as cards, the act that deals, and in a sentence what came of it."""

    changed = Signal()
    room_asked = Signal(object)
    """Carries the ``Deal`` that everybody is to look at, or nothing where lists are written."""

    gunboat_changed = Signal()
    forgotten = Signal()
    """What was dealt or written counts no more."""

    given = Signal()
    """Everybody has a power, and all have seen it come."""

    freed = Signal()
    """What is written behind the curtain is to be thrown away, so that all can be changed."""

    def __init__(self, seats: SeatRows) -> None:
        super().__init__()
        self._seats = seats
        self._cards: list[tuple[int, str]] = []
        self._deal: Deal | None = None
        self._shown, self._locked = LOT, False
        self._put_by: dict[str, tuple[tuple[str, ...], Deal | None]] = {}
        """What was dealt or chosen in another way, should the table come back to it."""

        self.how = label("", "h3")
        self.gunboat = QCheckBox()
        self.ways = Choices(_WAYS, across=3)
        self.draw = button("", "", "dice")
        """Stands at the foot of the page, beside what begins the game."""

        self.drawn = label("", "muted", wrap=True)
        self.free_it = button("", "link", small=True)
        self.free_it.hide()
        self.turning = QTimer(self, interval=CARD_MS)
        box = spaced(QVBoxLayout(self), gap=6)
        box.addWidget(self.how)
        box.addWidget(self.ways)
        box.addWidget(self.gunboat)
        box.addWidget(row((self.drawn, 1), self.free_it, gap=14))
        self.ways.chosen.connect(self._on_way)
        self.free_it.clicked.connect(self.freed)
        self.draw.clicked.connect(self.give_out)
        self.turning.timeout.connect(self._turn_card)
        self.gunboat.toggled.connect(self._on_gunboat)

    @property
    def way(self) -> str:
        """How powers are given out."""
        return self.ways.value

    @property
    def silent(self) -> bool:
        """Whether the table plays gunboat."""
        return self.gunboat.isChecked()

    @property
    def lot(self) -> str:
        """Seed of the lot, where there was one."""
        return self._deal.lot if self._deal is not None else ""

    @property
    def dealing(self) -> Dealing | None:
        """What was handed in."""
        return self._deal.dealing if self._deal is not None else None

    def powers(self) -> tuple[str, ...]:
        """Return the (first) power of each seat, also where the page must not show it."""
        if self._deal is not None and self.silent:
            return self._deal.powers
        return self._seats.powers()

    @property
    def open_powers(self) -> tuple[str, ...]:
        """What may be written down: the powers that everybody sees, also while cards turn."""
        if self.silent:
            return ()
        return self._deal.powers if self._deal is not None else self._seats.powers()

    @property
    def free(self) -> int:
        """How many seats have no power yet."""
        return self.powers().count("")

    @property
    def locks(self) -> "dict[int, str] | None":
        """PINs that players set behind the curtain; nothing where they set them on the page."""
        return dict(self._deal.pins) if self._deal is not None and self.silent else None

    def company(self, players: tuple[str, ...], pins: dict[int, str], *, led: bool) -> Company:
        """Return who deals what, and how."""
        return Company(
            way=self.way,
            players=players,
            sides=self._seats.sides,
            pins={} if led or self.silent else pins,
            secret=self.silent,
            can_lock=not led,
        )

    # giving out

    def give_out(self) -> None:
        """Draw the lot afresh, or go behind the curtain, or choose in turn."""
        if self.turning.isActive() or self.way == CHOSEN:
            return
        if self.way != LOT:
            self.room_asked.emit(None)
        elif self.silent:
            self.room_asked.emit(self._drawn_deal())
        else:
            self.draw_lots()

    def draw_lots(self) -> None:
        """Draw the powers afresh; the cards turn one after another."""
        if self.way != LOT or self.silent or self.turning.isActive():
            return
        self._deal = self._drawn_deal()
        self._cards = list(enumerate(self._deal.powers))
        for cell in self._seats.cells:
            cell.set_power("")
        if settings.current().reduced_motion:
            while self._cards:
                self._turn_card()
        else:
            self.turning.start()
        self.changed.emit()

    def _drawn_deal(self) -> Deal:
        sides, lot = self._seats.sides, new_lot()
        seats = [str(seat) for seat in range(len(sides))]
        dealt = deal_by_lot(seats, [side[0] for side in sides], lot)
        powers = {int(seat.player): seat.power for seat in dealt}
        # In gunboat nothing tells the order of seats, by which the lot is checked, before the end.
        kept = Dealing(players=(), sides=tuple(side[0] for side in sides)) if self.silent else None
        by_seat = tuple(powers[seat] for seat in range(len(sides)))
        return Deal(powers=by_seat, lot=lot, dealing=kept)

    def _turn_card(self) -> None:
        if self._cards:
            self._seats.give(*self._cards.pop(0))
        if not self._cards:
            self.turning.stop()
            self.changed.emit()
            self.given.emit()

    def take(self, deal: Deal) -> None:
        """Show what was dealt behind the curtain or in turn; in gunboat only that it was."""
        self._deal = deal
        if not self.silent:
            for seat, power in enumerate(deal.powers):
                self._seats.give(seat, power)
        self.changed.emit()

    def forget(self) -> None:
        """Let everybody have no power: the sides have changed, or who may know of them."""
        self._put_by.clear()
        self._forget()

    def _forget(self) -> None:
        self.turning.stop()
        self._cards, self._deal, self._shown = [], None, self.way
        self._seats.set_choosing(choosing=self.way == CHOSEN)
        self.forgotten.emit()
        self.changed.emit()

    def _on_way(self) -> None:
        """Show another way; what came of the one before waits, should the table come back."""
        if not self.silent:
            self._put_by[self._shown] = self.open_powers, self._deal
        self._forget()
        self.restore(*self._put_by.pop(self.way, ((), None)))

    def restore(self, powers: tuple[str, ...], deal: Deal | None) -> None:
        """Show what was dealt or chosen before."""
        if self.silent or len(powers) != len(self._seats.sides) or not any(powers):
            return
        self._deal = deal
        for seat, power in enumerate(powers):
            if power:
                self._seats.give(seat, power)
        self.changed.emit()

    def set_locked(self, *, locked: bool) -> None:
        """Keep everything as it is while lists are written by which it will be dealt."""
        self._locked = locked
        for way, card in self.ways.cards.items():
            card.setEnabled(not locked and not (self.silent and way in _OPEN))
        self.gunboat.setEnabled(not locked)
        self.free_it.setVisible(locked)
        self.refresh()

    def _on_gunboat(self) -> None:
        for way in _OPEN:
            self.ways.cards[way].setEnabled(not self.silent)
        if self.silent and self.way in _OPEN:
            self.ways.choose(LOT)
        else:
            self.forget()
        self.gunboat_changed.emit()

    # words

    def way_words(self) -> str:
        """Say the way in a few words: ``by lot``."""
        return self._brief[self.way]

    def act_words(self) -> str:
        """Say what deals the powers."""
        if self.way == Way.WISHES:
            return self.tr("Write the wishes…")
        if self.way == Way.BIDS:
            return self.tr("Write the bids…")
        if self.way == Way.SCORES:
            return self.tr("Choose in turn…")
        return self.tr("Deal in secret…") if self.silent else self.tr("Draw the powers")

    def players_words(self, players: str) -> str:
        """Say how many play, and whether in silence."""
        return self.tr("{players}, gunboat").format(players=players) if self.silent else players

    def _waiting_words(self) -> str:
        if self.silent:
            dealt = self._deal is not None
            return self.tr("dealt in secret") if dealt else self.tr("a secret")
        if self.way == Way.WISHES:
            return self.tr("by wishes")
        if self.way == Way.BIDS:
            return self.tr("by bids")
        return self.tr("in turn") if self.way == Way.SCORES else self.tr("by lot")

    def speak(self) -> None:
        """Set every word in the language spoken."""
        self.how.setText(self.tr("How powers are given out"))
        self.gunboat.setText(self.tr("Gunboat: no talk, nobody knows who plays what"))
        texts = {
            LOT: (self.tr("By lot"), self.tr("Anybody can check the draw later.")),
            CHOSEN: (self.tr("By choice"), self.tr("Everybody picks one. Each can be taken once.")),
            Way.WISHES.value: (
                self.tr("By wishes"),
                self.tr("Everybody writes a list in secret; where wishes meet, the lot decides."),
            ),
            Way.SCORES.value: (
                self.tr("By score"),
                self.tr("One after another takes what is left, in the order of scores or by lot."),
            ),
            Way.BIDS.value: (
                self.tr("By bids"),
                self.tr("Everybody shares out a hundred points in secret; the highest bid wins."),
            ),
        }
        self._brief = {
            LOT: self.tr("by lot"),
            CHOSEN: self.tr("by choice"),
            Way.WISHES.value: self.tr("by wishes"),
            Way.SCORES.value: self.tr("in turn"),
            Way.BIDS.value: self.tr("by bids"),
        }
        self._sentences = {way: sentence for way, (_, sentence) in texts.items()}
        for way, (name, sentence) in texts.items():
            self.ways.set_words(way, name, "")
            self.ways.cards[way].setAccessibleName(f"{name}. {sentence}")
            self.ways.cards[way].setToolTip(sentence)
        self.free_it.say(self.tr("Throw them away…"))
        self.refresh()

    def refresh(self) -> None:
        """Say what has come of it so far."""
        again = self._deal is not None and not self._cards
        self._seats.set_waiting(self._waiting_words())
        self.draw.setVisible(self.way != CHOSEN)
        if not again:
            self.draw.say(self.act_words())
        else:
            redo = self.tr("Draw again") if self.way == LOT else self.tr("Deal anew…")
            self.draw.say(redo)
        if self._locked:
            self.drawn.setText(
                self.tr("Lists or scores are written for this way of dealing; they wait.")
            )
        elif self._deal is None or self._cards:
            sentence = self._sentences[self.way]
            if self.silent:
                sentence = self.tr("Behind the curtain everybody sees his own power only.")
            self.drawn.setText("" if self._cards else sentence)
        elif self.silent:
            self.drawn.setText(
                self.tr("Dealt. Who plays what, lists and lots are published at the end.")
            )
        elif self.way == LOT:
            text = self.tr("Seed of the lot: {seed}. Kept with the game, so anybody can check it.")
            self.drawn.setText(text.format(seed=self.lot))
        else:
            text = self.tr("Dealt. Lists, scores and lots are kept with the game: {seed}")
            self.drawn.setText(text.format(seed=self.lot))
