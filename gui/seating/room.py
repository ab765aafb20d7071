"""Dealing the powers of a new table: who is at the laptop, what is in, and what came of it.

What is written behind the curtain is in memory only and dies with the page of the new game.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from PySide6.QtCore import QCoreApplication, QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from engine.board.board import Board
from engine.clock.wall import utc_now
from engine.seating.record import Dealing, Way, deal, seats_of
from engine.table.found import new_lot
from engine.table.sealed.pin import PinLock
from gui.kit.later import later
from gui.seating.ballots import Ballots
from gui.seating.bid_page import BidPage
from gui.seating.curtain_page import Calling, CurtainPage, writing_words
from gui.seating.order_page import Begun, OrderPage
from gui.seating.power_page import PowerPage
from gui.seating.secret_page import SecretPage
from gui.seating.told_page import ToldPage
from gui.seating.wish_page import Sides, WishPage
from gui.table.curtain.fall import let_fall
from gui.table.curtain.watch import Watch
from gui.table.curtain.why_it_fell import shown_twice_words, why_it_fell


@dataclass(frozen=True, slots=True, kw_only=True)
class Company:
    """Who deals what, and how."""

    way: str
    players: tuple[str, ...]
    sides: Sides
    pins: Mapping[int, str] = field(default_factory=dict, repr=False)
    """By seat; never printed."""

    secret: bool = False
    """Whether nobody is to know who plays what (gunboat)."""

    can_lock: bool = True
    """Whether players have PINs at all: at a master's table they have not."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Deal:
    """What came of it."""

    powers: tuple[str, ...] = field(repr=False)
    """The (first) power of each seat."""

    lot: str = field(repr=False)
    dealing: Dealing | None = field(default=None, repr=False)
    pins: Mapping[int, str] = field(default_factory=dict, repr=False)
    """By seat; never printed."""


class DealRoom(QWidget):
    """Shows one page at a time and destroys the one before, as the window does with screens."""

    left = Signal()
    """Back to the page of the new game; lists wait."""

    dealt = Signal(object)
    """Carries a ``Deal``."""

    turned = Signal()
    """Another page is shown."""

    def __init__(self, board: Board, idle_seconds: float, window: QWidget | None = None) -> None:
        super().__init__()
        self._board = board
        self._company = Company(way=Way.WISHES, players=(), sides=())
        self.ballots = Ballots(Way.WISHES, (), 0)
        self.page = QWidget()
        self._at = -1
        self._pins: dict[int, str] = {}
        self._locks: dict[int, PinLock] = {}
        self._looked: set[int] = set()
        self._deal: Deal | None = None
        self._put_off: list[int] = []
        self._scored: Begun | None = None
        self._box = QVBoxLayout(self)
        self._box.setContentsMargins(0, 0, 0, 0)
        self._watch = Watch(window, idle_seconds, self)
        self._watch.left.connect(self._on_left)

    # coming in

    def enter(self, company: Company, deal_now: Deal | None = None) -> None:
        """Begin, or go on where this company left; another one begins anew.

        ``deal_now`` is what a lot has dealt already: then everybody only looks.
        """
        sides = tuple(side[0] for side in company.sides)
        count = len(company.players)
        known = self.ballots
        if (known.way, known.sides, known.count) != (company.way, sides, count):
            self.forget()
            self.ballots = Ballots(company.way, sides, count)
        self._company = company
        self._pins = {**company.pins, **self._pins} if company.secret else dict(company.pins)
        if deal_now is not None:
            self._deal = deal_now
        if self._looking:
            self._show_curtain()
        elif company.way == Way.SCORES:
            self._show_order()
        else:
            self._show_curtain()

    def forget(self) -> None:
        """Throw everything away that was written and dealt."""
        self._watch.stop()
        self._pins, self._locks = {}, {}
        self._looked, self._deal, self._put_off, self._scored = set(), None, [], None
        self.ballots = Ballots(self.ballots.way, self.ballots.sides, self.ballots.count)
        self._turn(QWidget())

    def set_idle(self, seconds: float) -> None:
        """Let the curtain fall after so many seconds without a touch; 0 for never."""
        self._watch.set_idle(seconds)

    @property
    def touched(self) -> bool:
        """Whether leaving for good would lose what somebody wrote."""
        page = self.page
        scored = page.begun() if isinstance(page, OrderPage) else self._scored
        return self.ballots.touched or (scored is not None and scored.any)

    @property
    def pending(self) -> bool:
        """Whether powers are dealt, and not everybody has looked yet."""
        return self._deal is not None

    @property
    def _looking(self) -> bool:
        return self._deal is not None and self._company.secret

    # the curtain

    def _show_curtain(self, seat: int | None = None, why: str = "") -> None:
        players = self._company.players
        count = len(players)
        done = [
            at in self._looked if self._looking else self.ballots.has(at) for at in range(count)
        ]
        waiting = [at for at in range(count) if not done[at]]
        waiting.sort(key=lambda at: self._put_off.index(at) if at in self._put_off else -1)
        called = seat if seat is not None else (waiting or [-1])[0]
        page = CurtainPage(
            Calling(
                players=players,
                done=tuple(done),
                called=called,
                pin=called in self._pins,
                looking=self._looking,
                bids=self._company.way == Way.BIDS,
                why=why,
            )
        )
        page.raised.connect(self._later(self._on_raised))
        page.put_off.connect(self._later(self._on_put_off))
        page.called.connect(self._later(self._show_curtain))
        page.turned_back.connect(self._later(self._show_curtain))
        page.agreed.connect(self._later(self._on_agreed))
        page.left.connect(self._later(self._on_leave))
        self._turn(page)
        page.setFocus()

    def _on_leave(self) -> None:
        self._watch.stop()
        if isinstance(self.page, OrderPage):
            self._scored = self.page.begun()
        self._turn(QWidget())
        self.left.emit()

    def _on_put_off(self, seat: int) -> None:
        self._put_off = [at for at in self._put_off if at != seat] + [seat]
        self._show_curtain()

    def _on_raised(self, seat: int, pin: str) -> None:
        page = self.page
        if not isinstance(page, CurtainPage):
            return
        if not self._watch.unseen():
            page.card.refuse(shown_twice_words())
            return
        if seat in self._pins:
            lock = self._locks.get(seat) or PinLock.of(self._pins[seat])
            self._locks[seat], answer = lock.tried(pin, utc_now())
            if not answer.ok:
                page.wrong_pin(answer.wait_seconds, counted=answer.counted)
                return
        if self._looking:
            self._show_power(seat)
        else:
            self.ballots.throw_away(seat)
            self._show_entry(seat)

    # behind it

    def _show_entry(self, seat: int) -> None:
        company = self._company
        kind = BidPage if company.way == Way.BIDS else WishPage
        begun = self.ballots.begun(seat)
        page = kind(self._board, company.sides, company.players[seat], begun)
        page.handed.connect(self._later(self._on_handed))
        page.covered.connect(self._later(self._on_covered))
        self._at = seat
        self._turn(page)
        self._watch.start()

    def _on_handed(self) -> None:
        page = self.page
        if isinstance(page, SecretPage):
            self.ballots.hand_in(self._at, page.entry())
            self._watch.stop()
            self._show_curtain(why=writing_words(self._company.players, self._at))

    def _on_covered(self, why: str = "") -> None:
        page, seat = self.page, self._at
        if isinstance(page, PowerPage):
            self._keep_pin(page)
            self._watch.stop()
            self._show_curtain(seat, why=why)
        elif isinstance(page, SecretPage):
            self.ballots.keep(seat, page.entry())
            self._watch.stop()
            self._show_curtain(seat, why=why)

    def _on_left(self, reason: str) -> None:
        """Let the curtain fall by itself, with all that lies over the page."""
        self._watch.close_cards(files=True)
        self._on_covered(why_it_fell(reason))

    def cover(self) -> None:
        """Lower the curtain, if there is anything to hide (F9)."""
        self._on_covered()

    # what comes of it

    def _on_agreed(self) -> None:
        if self._looking and self._deal is not None:
            drawn = self._deal
            self._turn(QWidget())
            self.dealt.emit(
                Deal(powers=drawn.powers, lot=drawn.lot, dealing=drawn.dealing, pins=self._pins)
            )
            return
        dealing, lot = self.ballots.opened(self._company.players), new_lot()
        sides = deal(self._company.way, lot, dealing).sides
        powers = tuple(sides[seat] for seat in seats_of(dealing.players))
        self._deal = Deal(powers=powers, lot=lot, dealing=dealing)
        self.ballots = Ballots(self.ballots.way, self.ballots.sides, self.ballots.count)
        if self._company.secret:
            self._put_off = []
            self._show_curtain()
            return
        page = ToldPage(self._board, self._company.sides, self._company.way, lot, dealing)
        page.finished.connect(self._later(self._on_told))
        self._turn(page)

    def _on_told(self) -> None:
        deal, self._deal = self._deal, None
        self._turn(QWidget())
        if deal is not None:
            self.dealt.emit(deal)

    def _show_order(self) -> None:
        lot = new_lot()
        page = OrderPage(self._board, self._company.sides, self._company.players, lot)
        page.left.connect(self._later(self._on_leave))
        page.finished.connect(self._later(self._on_ordered))
        if self._scored is not None and len(self._scored.typed) == len(self._company.players):
            page.go_on(self._scored)
        self._turn(page)

    def _on_ordered(self) -> None:
        page = self.page
        if isinstance(page, OrderPage):
            dealing, lot = page.chosen(), page.lot
            powers = tuple(side for (side,) in dealing.wishes)
            self._turn(QWidget())
            self.dealt.emit(Deal(powers=powers, lot=lot, dealing=dealing))

    def _show_power(self, seat: int) -> None:
        if self._deal is None:
            return
        company = self._company
        side = next(one for one in company.sides if one[0] == self._deal.powers[seat])
        pin = seat in self._pins
        player = company.players[seat]
        page = PowerPage(self._board, side, player, pin=pin, pins=company.can_lock)
        page.handed.connect(self._later(self._on_seen))
        page.covered.connect(self._later(self._on_covered))
        self._at = seat
        self._turn(page)
        self._watch.start()

    def _on_seen(self) -> None:
        page = self.page
        if isinstance(page, PowerPage):
            self._keep_pin(page)
            self._looked.add(self._at)
            self._watch.stop()
            self._show_curtain()

    def _keep_pin(self, page: PowerPage) -> None:
        if page.typed_pin is None:
            return
        self._locks.pop(self._at, None)
        if page.typed_pin:
            self._pins[self._at] = page.typed_pin
        else:
            self._pins.pop(self._at, None)

    # turning pages

    def _turn(self, page: QWidget) -> None:
        old, self.page = self.page, page
        if isinstance(old, SecretPage) and isinstance(page, CurtainPage):
            let_fall(page)
        self._box.addWidget(page)
        self._box.removeWidget(old)
        if self.isVisible():
            page.show()
            self.repaint()
        old.hide()
        old.deleteLater()
        QCoreApplication.sendPostedEvents(old, QEvent.Type.DeferredDelete.value)
        self.turned.emit()

    def _later(self, act: Callable[..., None]) -> Callable[..., None]:
        """Return a slot that acts once the click that led to it has been dealt with."""

        def slot(*arguments: object) -> None:
            asking = self.page

            def late() -> None:
                if self.page is asking:
                    act(*arguments)

            later(self, late)

        return slot

    def retranslate(self) -> None:
        """Say the page shown in the language now spoken, once everything has heard of it."""
        self._later(self._say_again)()

    def _say_again(self) -> None:
        page = self.page
        if isinstance(page, CurtainPage):
            page.build()
        elif isinstance(page, PowerPage):
            self._keep_pin(page)
            self._show_power(self._at)
        elif isinstance(page, SecretPage):
            self.ballots.keep(self._at, page.entry())
            self._show_entry(self._at)
        elif isinstance(page, ToldPage | OrderPage):
            page.say_again()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave the curtain by Esc; no key goes through to the page below."""
        if event.key() == Qt.Key.Key_Escape and isinstance(self.page, CurtainPage):
            self._later(self._on_leave)()
        event.accept()
