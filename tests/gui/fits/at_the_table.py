"""Every place of an evening between two desks: the table's page, the cloth, votes, dealing."""

from dataclasses import replace

from PySide6.QtCore import QSize

from engine.games.diplomacy.fewer_players.lineups import LINEUPS
from engine.seating.record import Dealing, Way
from engine.table.ballot.ballot import Ballot, Motion, MotionKind
from engine.table.incident import Incident, IncidentKind, Reason
from engine.table.seat import Seat
from engine.table.view import SealView, Stage

LONG = ("Klára", "Tomáš Novotný", "Jana", "Maximiliána", "Lucie", "Pavel", "Bartoloměj")
REFUSED = "The disk is full; nothing was stored. Make room and try once more, please."


class AtTheTable:
    """Places that show what everybody may know of an evening, each in its worst dress too."""

    def _writing(self, *sealed, count=3, pins=False, **more):
        """Return a table that writes, some of it sealed."""
        view = self.table_after(count, stage=Stage.WRITING)
        seals = tuple(
            SealView(
                power=seal.power,
                asked=True,
                sealed=seal.power in sealed,
                fingerprint=f"{n:064x}" if seal.power in sealed else "",
                has_pin=pins,
            )
            for n, seal in enumerate(view.seals, 0xABC)
        )
        powers = [seal.power for seal in view.seals]
        seats = tuple(Seat(power=p, player=n) for p, n in zip(powers, LONG, strict=True))
        queue = tuple(power for power in powers if power not in sealed)
        dressed = {"seats": seats, "seals": seals, "queue": queue, "number": "7", "head": "0f" * 32}
        return replace(view, **{**dressed, **more})

    def _all(self):
        return tuple(power.id for power in self.loaded.board.powers)

    def _three(self, *sealed):
        sides = LINEUPS["three-triple"].sides
        seats = tuple(
            Seat(power=power, player=name)
            for side, name in zip(sides, LONG, strict=False)
            for power in side
        )
        return self._writing(*sealed, sides=sides, seats=seats)

    def _gunboat(self, *sealed):
        return self._writing(*sealed, gunboat=True, seats=())

    def _late(self, *sealed):
        """Return a table late in the evening: much has happened to seals, somebody has left."""
        owner, table = Reason.SECOND_THOUGHTS, Reason.PIN_FORGOTTEN
        told = [
            Incident(kind=IncidentKind.UNSEALED, power="GERMANY", reason=owner),
            Incident(kind=IncidentKind.VOIDED, power="RUSSIA", reason=table),
            Incident(kind=IncidentKind.UNSEALED, power="AUSTRIA", reason=owner),
        ]
        return self._writing(*sealed, incidents=tuple(told), gone=("ITALY",), pins=True)

    def _ballot(self, *voted, motion=MotionKind.DRAW, **more):
        powers = self._all()
        motion = Motion(kind=motion, power="TURKEY" if motion is MotionKind.CONCESSION else "")
        waiting = tuple(power for power in powers if power not in voted)
        ballot = Ballot(motion=motion, voters=powers, waiting=waiting, number=1)
        return self._writing(ballot=ballot, **more)

    # -- the table's page ----------------------------------------------------------------------

    def _page(self, size, view, *, clock=True):
        from gui.table.page.table_screen import TableScreen

        keeper = self.keeper if clock else None
        return TableScreen(view, self.loaded, keeper, size=QSize(*size))

    def table(self, size):
        return self._page(size, self._writing("ENGLAND", "GERMANY")), None

    def table_without_clock(self, size):
        return self._page(size, self._writing("ENGLAND"), clock=False), None

    def table_first(self, size):
        return self._page(size, self._writing(count=0)), None

    def table_of_three(self, size):
        return self._page(size, self._three("RUSSIA")), None

    def table_gunboat(self, size):
        return self._page(size, self._gunboat("ENGLAND")), None

    def table_late(self, size):
        page = self._page(size, self._late("ENGLAND", "FRANCE"))
        page.tell_end("in 35 minutes the game ends")
        return page, None

    def table_refusing(self, size):
        page = self._page(size, self._writing("ENGLAND"))
        return page, lambda: page.refuse(REFUSED)

    def table_winter(self, size):
        view = self._writing("ENGLAND", count=2)
        return self._page(size, view), None

    def table_past(self, size):
        page = self._page(size, self._writing("ENGLAND"))
        return page, lambda: page.look_at(1)

    def all_sealed(self, size):
        return self._page(size, self._writing(*self._all())), None

    def all_sealed_late(self, size):
        page = self._page(size, self._late(*self._all()))
        page.tell_end("in 35 minutes the game ends")
        return page, None

    def all_sealed_past(self, size):
        page = self._page(size, self._writing(*self._all()))
        return page, lambda: page.look_at(1)

    def table_votes(self, size):
        return self._page(size, self._ballot("ENGLAND", "GERMANY")), None

    def table_votes_of_concession(self, size):
        return self._page(size, self._ballot("ITALY", motion=MotionKind.CONCESSION)), None

    # -- the cloth -----------------------------------------------------------------------------

    def _cloth(self, view, power="AUSTRIA", **more):
        from gui.table.curtain.call_cards import Call
        from gui.table.curtain.curtain_screen import CurtainScreen
        from gui.table.evening.table_flow import hang

        screen = CurtainScreen(view, self.loaded.board, power, Call(**more))
        hang(self.keeper, screen)
        return screen

    def curtain(self, size):
        from gui.table.curtain.call_cards import Called

        return self._cloth(self._writing("ENGLAND", "GERMANY"), how=Called.TAPPED), None

    def curtain_next(self, size):
        return self._cloth(self._writing("ENGLAND", pins=True), "GERMANY"), None

    def curtain_of_three(self, size):
        return self._cloth(self._three("RUSSIA"), "ENGLAND"), None

    def curtain_gunboat(self, size):
        return self._cloth(self._gunboat("ENGLAND")), None

    def curtain_note(self, size):
        screen = self._cloth(
            self._writing(), "GERMANY", why="Nobody touched anything for a minute."
        )
        return screen, lambda: screen.refuse(REFUSED)

    def curtain_fell(self, size):
        from gui.table.curtain.call_cards import Called
        from gui.table.curtain.why_it_fell import why_it_fell

        view = self._writing("ENGLAND", pins=True)
        return self._cloth(view, how=Called.AGAIN, why=why_it_fell("idle")), None

    def curtain_wrong_pin(self, size):
        screen = self._cloth(self._writing("ENGLAND", pins=True))
        return screen, lambda: screen.wrong_pin(30.0)

    def curtain_late(self, size):
        screen = self._cloth(self._late("ENGLAND", "FRANCE", "TURKEY"))
        screen.tell_end("in 35 minutes the game ends")
        return screen, None

    def curtain_winter(self, size):
        return self._cloth(self._writing("ENGLAND", count=2), "GERMANY"), None

    def curtain_unlock(self, size):
        view = self._writing(*self._all(), pins=True)
        return self._cloth(view, "GERMANY", unlock=3), None

    def curtain_envelope(self, size):
        return self._cloth(self._writing("GERMANY", pins=True), "GERMANY", closed=True), None

    def curtain_envelope_asks(self, size):
        screen = self._cloth(self._writing("GERMANY"), "GERMANY", closed=True)
        return screen, lambda: screen.card.ask(Reason.MISTAKE)

    def curtain_void(self, size):
        screen = self._cloth(self._writing("GERMANY", pins=True), "GERMANY")
        return screen, screen._void

    def curtain_damaged(self, size):
        view = self._writing(*self._all())
        said = "The envelope of Germany does not belong to its fingerprint; nothing was opened."
        return self._cloth(view, "GERMANY", damaged=said), None

    def curtain_going_on(self, size):
        screen = self._cloth(self._writing("ENGLAND"))
        return screen, screen.ask_to_go_on

    # -- votes ---------------------------------------------------------------------------------

    def _vote(self, view, power="", **more):
        from gui.table.vote.ballot_screens import BallotScreen

        return BallotScreen(view, self.loaded.board, power, **more)

    def ballot(self, size):
        return self._vote(self._ballot("ENGLAND"), "GERMANY"), None

    def ballot_with_pin(self, size):
        from gui.table.curtain.call_cards import Called

        view = self._ballot("ENGLAND", motion=MotionKind.CONCESSION)
        seals = tuple(replace(seal, has_pin=True) for seal in view.seals)
        screen = self._vote(replace(view, seals=seals), "GERMANY", called=Called.TAPPED)
        return screen, lambda: screen.wrong_pin(30.0)

    def ballot_unlock(self, size):
        view = self._ballot(*self._all())
        return self._vote(view, locked=("GERMANY", "ITALY")), None

    def ballot_recount(self, size):
        screen = self._vote(self._ballot(*self._all()))
        return screen, lambda: screen.refuse(REFUSED)

    def ballot_breaking(self, size):
        screen = self._vote(self._ballot("ENGLAND"))
        return screen, screen.ask_to_break_off

    def ballot_counted(self, size):
        told = Incident(kind=IncidentKind.CONCESSION_VOTED, power="GERMANY", reason="6/7")
        return self._vote(self._writing(), counted=told), None

    def vote(self, size):
        from gui.table.vote.ballot_screens import VoteScreen

        view = self._ballot("ENGLAND", motion=MotionKind.CONCESSION)
        return VoteScreen(view, self.loaded.board, "GERMANY"), None

    # -- dealing the powers --------------------------------------------------------------------

    def _deals(self, make, then=lambda page: None):
        """Return a screen that holds one page of a deal, as the page of a new game does."""
        from PySide6.QtWidgets import QVBoxLayout

        from gui.screen import Screen

        class Deals(Screen):
            def __init__(self):
                super().__init__()
                self.box = QVBoxLayout(self)
                self.box.setContentsMargins(0, 0, 0, 0)
                self.page = make()
                self.box.addWidget(self.page)

            def retranslate(self):
                old, self.page = self.page, make()
                self.box.replaceWidget(old, self.page)
                old.hide()
                old.deleteLater()

        screen = Deals()
        return screen, lambda: then(screen.page)

    def _calling(self, *, called=1, looking=False, done=(), pin=True, why=""):
        from gui.seating.curtain_page import Calling, CurtainPage

        ready = tuple(name in done for name in LONG)
        calling = Calling(
            players=LONG, done=ready, called=called, pin=pin, looking=looking, why=why
        )
        return self._deals(lambda: CurtainPage(calling))

    def dealing(self, size):
        from gui.table.curtain.why_it_fell import why_it_fell

        return self._calling(done=("Klára",), why=why_it_fell("idle"))

    def dealing_looked(self, size):
        return self._calling(looking=True, done=LONG[1:2], pin=False)

    def dealing_handed(self, size):
        return self._calling(done=LONG[1:2])

    def dealing_all_in(self, size):
        return self._calling(called=-1, done=LONG)

    @property
    def _sides(self):
        return tuple((power,) for power in self._all())

    def dealing_wishes(self, size):
        from gui.seating.wish_page import WishPage

        begun = dict.fromkeys(self._all()[:5], 0)
        board = self.loaded.board
        return self._deals(lambda: WishPage(board, self._sides, LONG[1], begun), WishPage.press)

    def dealing_bids(self, size):
        from gui.seating.bid_page import BidPage

        def overbid(page):
            for field, bid in zip(page.bids.values(), (60, 60, 7), strict=False):
                field.set_value(bid)
            page.press()

        return self._deals(lambda: BidPage(self.loaded.board, self._sides, LONG[1]), overbid)

    def dealing_order(self, size):
        from gui.seating.order_page import OrderPage

        return self._deals(lambda: OrderPage(self.loaded.board, self._sides, LONG, "5"))

    def dealing_power(self, size):
        return self._power(("AUSTRIA",), pin=False)

    def dealing_power_of_three(self, size):
        return self._power(LINEUPS["three-triple"].sides[1], pin=True)

    def _power(self, side, *, pin):
        from gui.seating.power_page import PowerPage

        return self._deals(lambda: PowerPage(self.loaded.board, side, LONG[1], pin=pin, pins=True))

    def dealing_told(self, size):
        from gui.seating.told_page import ToldPage

        sides, board = self._all(), self.loaded.board
        dealing = Dealing(players=LONG, sides=sides, wishes=(sides,) * len(LONG))
        return self._deals(
            lambda: ToldPage(board, self._sides, Way.WISHES, "5", dealing), ToldPage.forward
        )
