"""Setting up a table: seven names and go; every further choice has a default.

All that is written here is a draft, kept at every change: no way out of the page loses any of it.
"""

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QHBoxLayout

from engine.board.loader import LoadedMap
from engine.seating.record import Dealing
from engine.table.agreement import Agreement
from engine.table.seat import Seat
from gui import settings
from gui.kit.dialog import Question
from gui.screen import Loss, Screen
from gui.seating.room import Deal, DealRoom
from gui.table.desk.pin_card import PinCard
from gui.windows.files.shelf import GameCard
from gui.windows.new_game.carried import Carried
from gui.windows.new_game.deal_panel import CHOSEN, LOT
from gui.windows.new_game.draft import ALONE, Kept
from gui.windows.new_game.form import DraftPage
from gui.windows.new_game.known_players import KnownPlayer
from gui.windows.new_game.table_plan import TablePlan
from gui.windows.window import Window

__all__ = ["CHOSEN", "LOT", "NewGameScreen"]


class NewGameScreen(Screen):
    """The page on which a table is set up, and the room where its powers are dealt."""

    keys_place = "Start, study, library"

    left = Signal()
    examples_asked = Signal(str)
    """Never: its study is asked for with a map."""

    study_asked = Signal(object, object)
    """Somebody is alone; carries the rules that were chosen, and the map."""

    agreed = Signal(object)
    """Carries a ``TablePlan``."""

    game_asked = Signal(str, object)
    """Another game is to be played; carries its id, and what is ``Carried`` to its page."""

    record_asked = Signal(object)
    """Never: such games remember nobody who plays alone."""

    map_asked = Signal(object, object)
    """It is to be played on another map; carries that, and the same."""

    def __init__(
        self,
        loaded: LoadedMap,
        laptop: Window | None = None,
        *,
        kept: Kept | None = None,
        cards: Callable[[], Sequence[GameCard]] = tuple,
        known: Callable[[], Sequence[KnownPlayer]] = tuple,
    ) -> None:
        super().__init__()
        self.loaded, self._board = loaded, loaded.board
        self.game = self._board.game
        form = self.form = DraftPage(loaded, laptop, kept=kept, cards=cards, known=known)
        self.seats, self.players, self.table = form.seats, form.players, form.table
        self.modes, self.lineup, self.deal = form.modes, form.lineup, form.deal
        self.ways, self.draw, self.title = form.ways, form.draw, form.title
        self.rulebook, self.clock = form.rulebook, form.clock
        self.ending, self.public = form.ending, form.public
        self.foot, self.back, self.start, self.empty = form.foot, form.back, form.start, form.empty
        self.room = DealRoom(self._board, float(settings.current().cover_after), laptop)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(form)
        layout.addWidget(self.room)
        self.room.hide()
        self._connect()
        self.form.begin_where_it_was_left()

    def _connect(self) -> None:
        self.seats.pin_asked.connect(self._ask_pin)
        self.deal.room_asked.connect(self._enter_room)
        self.deal.forgotten.connect(self.room.forget)
        self.deal.freed.connect(self._ask_to_free)
        self.room.left.connect(self._leave_room)
        self.room.dealt.connect(self._on_dealt)
        self.table.game_asked.connect(lambda game: self.game_asked.emit(game, self.carried()))
        self.table.map.asked.connect(lambda map_: self.map_asked.emit(map_, self.carried()))
        self.back.clicked.connect(self.left)
        self.start.clicked.connect(self.begin)
        keys = {"Alt+L": self.deal.give_out, "Ctrl+Return": self.begin, "Ctrl+Enter": self.begin}
        for number, mode in enumerate(self.modes.cards, 1):
            keys[f"Alt+{number}"] = partial(self.modes.choose, mode)
        for key, act in keys.items():
            short = QShortcut(QKeySequence(key), self.form)
            short.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            short.setAutoRepeat(False)
            short.activated.connect(act)

    @property
    def about(self) -> LoadedMap:
        """The map that it is about."""
        return self.loaded

    # what the table does

    @property
    def would_lose(self) -> Loss | None:
        """What was written behind the curtain, or could not be stored on a full disk."""
        if self.room.touched:
            return Loss.LISTS
        return None if self.form.stored else Loss.DRAFT

    def hide_secrets(self) -> None:
        """Lower the curtain before a list that is being written."""
        self.room.cover()

    def _enter_room(self, deal: Deal | None) -> None:
        """Go behind the curtain, once everybody has a name."""
        if self.seats.missing():
            self.seats.mark_missing()
            return
        if self.room.pending:
            deal = None
        company = self.deal.company(self.seats.players(), self.form.pins, led=self.form.led)
        if deal is not None or self.deal.lot:
            self.deal.forget()
        self.form.hide()
        self.room.show()
        self.room.set_idle(float(settings.current().cover_after))
        self.room.enter(company, deal)

    def _leave_room(self) -> None:
        self.room.hide()
        self.form.show()
        self._lock()
        self.draw.setFocus()

    def _lock(self) -> None:
        """Keep what lists are written by as it is, as long as there are any."""
        self.deal.set_locked(locked=self.room.touched)
        self.lineup.setEnabled(not self.room.touched)
        self.form.refresh()

    def _ask_to_free(self) -> None:
        question = Question(
            self,
            self.tr("Throw lists and scores away?"),
            self.tr("What was written for this way of dealing is forgotten."),
            yes=self.tr("Throw them away"),
            no=self.tr("Keep them"),
            danger=True,
        )
        question.agreed.connect(self._free)
        question.open()

    def _free(self) -> None:
        self.room.forget()
        self._lock()
        self.form.go_on()

    def _on_dealt(self, deal: Deal) -> None:
        self.room.forget()
        self._leave_room()
        self.deal.take(deal)
        self.start.setFocus()

    def _ask_pin(self, seat: int) -> None:
        player = self.seats.players()[seat] or self.tr("Player {number}").format(number=seat + 1)
        card = PinCard(self, player, present=seat in self.form.pins)
        card.chosen.connect(partial(self.form.keep_pin, seat))
        card.open()

    def begin(self) -> None:
        """Do what comes next: show what is missing, deal, begin the game."""
        if self.deal.turning.isActive():
            return
        if self.form.mode == ALONE:
            self.study_asked.emit(dict(self.rulebook.options), self.loaded)
        elif self.seats.missing():
            self.seats.mark_missing()
        elif self.seats.alike() or (self.deal.free and self.ways.value == CHOSEN):
            self.form.go_on()
        elif self.deal.free:
            self.deal.give_out()
        else:
            self._agree()

    def _agree(self) -> None:
        sides = {side[0]: side for side in self.seats.sides}
        hands = [sides[power] for power in self.deal.powers()]
        locks = self.deal.locks
        pins = {} if self.form.led else self.form.pins if locks is None else locks
        new = () if self.form.led else self.seats.new_here()
        plan = TablePlan(
            Agreement(
                title=self.title.text().strip() or self.form.usual_title,
                seats=tuple(
                    Seat(power=power, player=player)
                    for player, hand in zip(self.seats.players(), hands, strict=True)
                    for power in hand
                ),
                lineup=self.lineup.id,
                year=self.lineup.first_year,
                dealt=self.ways.value,
                lot=self.deal.lot,
                dealing=self._named(self.deal.dealing),
                gunboat=self.deal.silent,
                led=self.form.led,
                game=self._board.game,
                map=self._board.id,
                carried=self.loaded.content,
                options=dict(self.rulebook.options),
                ending=self.ending.ending,
            ),
            pins={power: pin for seat, pin in pins.items() for power in hands[seat]},
            new_here=frozenset(power for seat in new if seat < len(hands) for power in hands[seat]),
            clock=self.clock.plan,
            map=self.loaded,
        )
        self.agreed.emit(plan)

    def _named(self, dealing: Dealing | None) -> Dealing | None:
        """Return what was handed in under the names that are written now."""
        return replace(dealing, players=self.seats.players()) if dealing else None

    def retranslate(self) -> None:
        """Set every word in the language spoken, in the room too."""
        self.form.retranslate()
        self.room.retranslate()

    # sizes and keys

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Use the room there is."""
        super().resizeEvent(event)
        self.form.fit(self.width(), self.height())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go on by Enter, go back by Esc; what is written is kept."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.form.go_on()
        elif event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)

    def arrive(self) -> None:
        """Begin with what is missing first."""
        self.form.go_on()

    def carried(self) -> Carried:
        """Return what goes along to the page of another game or map."""
        return Carried(names=self.seats.players(), mode=self.form.mode, strip=self.table.by_key)

    def carry(self, along: Carried) -> None:
        """Go on where another page was left for this one."""
        if along.mode:
            self.choose_mode(along.mode)
        self.form.seat(along.names)
        strip = self.table.strips.get(along.strip)
        if strip is not None and strip.isVisible():
            strip.go_to_chosen()
        else:
            self.arrive()

    def choose_mode(self, mode: str) -> None:
        """Choose who sits at the laptop."""
        self.modes.choose(mode)

    def take_last(self) -> None:
        """Seat the table that played last."""
        self.form.take_last()
