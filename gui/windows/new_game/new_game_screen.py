"""Setting up a table: seven names and go; every further choice has a default.

All that is written here is a draft, kept at every change: no way out of the page loses any of it.
"""

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QBoxLayout

from engine.board.loader import LoadedMap
from engine.seating.record import Dealing
from engine.table.agreement import Agreement
from engine.table.event import Seat
from gui import settings
from gui.kit import theme
from gui.kit.dialog import Question
from gui.kit.later import later
from gui.screen import Loss
from gui.seating.room import Deal, DealRoom
from gui.table.desk.pin_card import PinCard
from gui.windows.files.shelf import GameCard
from gui.windows.new_game.deal_panel import CHOSEN, LOT
from gui.windows.new_game.draft import ALONE, Kept
from gui.windows.new_game.form import DraftPage
from gui.windows.new_game.known_players import KnownPlayer
from gui.windows.new_game.table_plan import TablePlan
from gui.windows.window import Window

__all__ = ["CHOSEN", "LOT", "NewGameScreen"]

LOW = 860
ROOMY = 1500
"""How wide a page is at 100 % text on which every choice has its sentence."""

WIDEST, NARROW = 1900, 1100
"""Beyond the one nothing is stretched; below the other the two sides stand one over the other."""


class NewGameScreen(DraftPage):
    """The page on which a table is set up, and the room where its powers are dealt."""

    left = Signal()
    study_asked = Signal(object)
    """Somebody is alone; carries the rules that were chosen."""

    agreed = Signal(object)
    """Carries a ``TablePlan``."""

    game_asked = Signal(str)
    """Another game is to be played; carries its id."""

    map_asked = Signal(object)
    """It is to be played on another map; carries that."""

    def __init__(
        self,
        loaded: LoadedMap,
        laptop: Window | None = None,
        *,
        kept: Kept | None = None,
        cards: Callable[[], Sequence[GameCard]] = tuple,
        known: Callable[[], Sequence[KnownPlayer]] = tuple,
    ) -> None:
        super().__init__(loaded, laptop, kept=kept, cards=cards, known=known)
        self.room = DealRoom(self._board, float(settings.current().cover_after), laptop)
        layout = self.layout()
        if layout is not None:
            layout.addWidget(self.room)
        self.room.hide()
        self._connect()
        self._begin_where_it_was_left()

    def _connect(self) -> None:
        self.seats.pin_asked.connect(self._ask_pin)
        self.deal.room_asked.connect(self._enter_room)
        self.deal.forgotten.connect(self.room.forget)
        self.deal.freed.connect(self._ask_to_free)
        self.room.left.connect(self._leave_room)
        self.room.dealt.connect(self._on_dealt)
        self.table.game_asked.connect(self.game_asked)
        self.table.map.asked.connect(self.map_asked)
        self.back.clicked.connect(self.left)
        self.start.clicked.connect(self.begin)
        keys = {"Alt+L": self.deal.give_out, "Ctrl+Return": self.begin, "Ctrl+Enter": self.begin}
        for number, mode in enumerate(self.modes.cards, 1):
            keys[f"Alt+{number}"] = partial(self.modes.choose, mode)
        for key, act in keys.items():
            short = QShortcut(QKeySequence(key), self._whole)
            short.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            short.setAutoRepeat(False)
            short.activated.connect(act)

    # what the table does

    @property
    def would_lose(self) -> Loss | None:
        """What was written behind the curtain, or could not be stored on a full disk."""
        if self.room.touched:
            return Loss.LISTS
        return None if self._stored else Loss.DRAFT

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
        company = self.deal.company(self.seats.players(), self._pins, led=self.led)
        if deal is not None or self.deal.lot:
            self.deal.forget()
        self._whole.hide()
        self.room.show()
        self.room.set_idle(float(settings.current().cover_after))
        self.room.enter(company, deal)

    def _leave_room(self) -> None:
        self.room.hide()
        self._whole.show()
        self._lock()
        self.draw.setFocus()

    def _lock(self) -> None:
        """Keep what lists are written by as it is, as long as there are any."""
        self.deal.set_locked(locked=self.room.touched)
        self.lineup.setEnabled(not self.room.touched)
        self._refresh()

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
        self.go_on()

    def _on_dealt(self, deal: Deal) -> None:
        self.room.forget()
        self._leave_room()
        self.deal.take(deal)
        self.start.setFocus()

    def _ask_pin(self, seat: int) -> None:
        player = self.seats.players()[seat] or self.tr("Player {number}").format(number=seat + 1)
        card = PinCard(self, player, present=seat in self._pins)
        card.chosen.connect(partial(self._keep_pin, seat))
        card.open()

    def begin(self) -> None:
        """Do what comes next: show what is missing, deal, begin the game."""
        if self.deal.turning.isActive():
            return
        if self.mode == ALONE:
            self.study_asked.emit(dict(self.rulebook.options))
        elif self.seats.missing():
            self.seats.mark_missing()
        elif self.seats.alike() or (self.deal.free and self.ways.value == CHOSEN):
            self.go_on()
        elif self.deal.free:
            self.deal.give_out()
        else:
            self._agree()

    def _agree(self) -> None:
        sides = {side[0]: side for side in self.seats.sides}
        hands = [sides[power] for power in self.deal.powers()]
        locks = self.deal.locks
        pins = {} if self.led else self._pins if locks is None else locks
        new = () if self.led else self.seats.new_here()
        plan = TablePlan(
            Agreement(
                title=self.title.text().strip() or self._usual,
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
                led=self.led,
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
        super().retranslate()
        self.room.retranslate()

    # sizes and keys

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Use the room there is."""
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        wide, low = self.width() / theme.text_scale(), theme.usual(self.height()) < LOW
        beside = wide >= NARROW
        across, over = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.BottomToTop
        self._across.setDirection(across if beside else over)
        self._between.setVisible(beside)
        self.table.fit(roomy=wide >= ROOMY and not low, low=low)
        self.players.fit(beside=beside)
        room = theme.room
        side = room(22) if low else max(room(48), (self.width() - theme.px(WIDEST)) // 2)
        layout = self._inside.layout()
        if layout is not None:
            layout.setContentsMargins(side, room(4 if low else 18), side, room(4 if low else 16))
        self.title.setMaximumWidth(theme.px(460))
        # Inside a resize the page would keep what its two sides beside each other need.
        later(self._inside, self._inside.updateGeometry)
        self.foot.fit(side, low=low, narrow=wide < ROOMY)
        self.seats.set_row_height(room(44 if low else 64))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go on by Enter, go back by Esc; what is written is kept."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.go_on()
        elif event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)
