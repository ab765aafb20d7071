"""All journeys of a round on one page: each on its own piece of the map, with its bill below."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QPointF, QRectF
from PySide6.QtGui import QPainter

from engine.games.bez_hranic.bills import Bill, trip_to
from engine.games.bez_hranic.calendar import FINALE
from engine.games.bez_hranic.journey import journey
from engine.games.bez_hranic.placements import STAYS, fields_of, seat_of
from engine.games.bez_hranic.tables import load_table
from engine.games.bez_hranic.tell import ToldBill
from engine.games.bez_hranic.view import PastRound
from engine.table.live.view import LiveView
from gui.games.bez_hranic.drawing.tokens import paint_token
from gui.games.bez_hranic.looks import colour_name
from gui.games.bez_hranic.paper.map_drawing import Drawn, paint_map
from gui.games.bez_hranic.paper.page import (
    LONG,
    RIGHT,
    SHORT,
    WholePage,
    box_of,
    paragraph,
    put,
    sans,
    serif,
)
from gui.games.bez_hranic.paper.tokens import tokens_of_view
from gui.games.bez_hranic.words.bills import bill_lines, paid_words, route_words
from gui.games.bez_hranic.words.states import field_name, state_name
from gui.games.bez_hranic.words.table import offer_words, seen_of
from gui.paper.ink import BLACK, GREY
from gui.words.names import listed

MARGIN, HEAD, GAP = 100.0, 270.0, 26.0


@dataclass(frozen=True, kw_only=True)
class Piece:
    """One journey on the page."""

    title: str
    price: str
    drawn: Drawn
    lines: Sequence[str]
    best: bool = False


def round_page(view: LiveView, past: PastRound) -> WholePage:
    """Return the page of a round that was counted."""
    words = [offer_words(past, view.map)]
    pieces = pieces_of(view, past)
    words += [f"{one.title} {one.price}: {'; '.join(one.lines)}" for one in pieces]
    return WholePage(lambda painter: _paint(painter, view, past, pieces), "\n".join(words))


def pieces_of(view: LiveView, past: PastRound) -> Sequence[Piece]:
    """Return everybody's journey in the order of telling, then the best that there was."""
    pieces = [_piece(view, past, bill) for bill in past.bills]
    trip = trip_to(past.offer, past.best.fields)
    route = journey(load_table(view.map).map, trip).route
    title = QCoreApplication.translate("BezHranic", "The best choice")
    drawn = Drawn(view.map, route, past.offer.start, past.offer.target, trip.chosen)
    lines = [listed([field_name(view.map, one) for one in past.best.fields])]
    if len(route) > 1:
        lines.append(route_words(view.map, route))
    best = Piece(title=title, price=str(past.best.price), drawn=drawn, lines=lines, best=True)
    return [*pieces, best]


def _piece(view: LiveView, past: PastRound, bill: Bill) -> Piece:
    seen = seen_of(view)
    seat = seat_of(seen.hands, bill.colour)
    title = view.player(seat)
    if len(seen.hands[seat]) > 1:
        title = f"{title} ({colour_name(bill.colour).lower()})"
    fields = fields_of(past.laid, bill.colour)
    drawn = Drawn(
        view.map,
        bill.journey.route,
        past.offer.start,
        past.offer.target,
        tuple(one for one in fields if one != STAYS),
        tokens_of_view(view)[bill.colour],
    )
    told = ToldBill(bill, view.map, received=past.offer.round == FINALE)
    lines = [
        f"{amount:+d}  {words}".replace("-", "\N{MINUS SIGN}") for words, amount in bill_lines(told)
    ]
    if bill.paid != bill.price:
        lines.append(paid_words(bill, received=told.received))
    best = bill.price == past.best.price
    return Piece(title=title, price=str(bill.paid), drawn=drawn, lines=lines, best=best)


def _paint(painter: QPainter, view: LiveView, past: PastRound, pieces: Sequence[Piece]) -> None:
    text = QCoreApplication.translate("BezHranic", "Round {number} · the journeys")
    title = text.format(number=past.offer.round)
    put(painter, QRectF(MARGIN, 70, 1500, 110), title, (serif(22), BLACK))
    ends = [state_name(view.map, one) for one in (past.offer.start, past.offer.target) if one]
    where = " \N{RIGHTWARDS ARROW} ".join(ends)
    put(painter, QRectF(LONG / 2, 74, LONG / 2 - MARGIN, 100), where, (serif(18), BLACK), RIGHT)
    states = ", ".join(state_name(view.map, one) for one in past.offer.states)
    words = QCoreApplication.translate("BezHranic", "Offered: {states}").format(states=states)
    put(painter, QRectF(MARGIN, 176, LONG - 2 * MARGIN, 60), words, (sans(9), GREY))
    across = 3 if len(pieces) <= 6 else 4
    down = 1 if len(pieces) <= 3 else 2
    wide = (LONG - 2 * MARGIN + GAP) / across
    high = (SHORT - HEAD - MARGIN + GAP) / down
    for place, one in enumerate(pieces):
        x, y = MARGIN + place % across * wide, HEAD + place // across * high
        _paint_piece(painter, QRectF(x, y, wide - GAP, high - GAP), one)


def _paint_piece(painter: QPainter, box: QRectF, one: Piece) -> None:
    box_of(painter, box, best=one.best)
    inside = box.adjusted(20, 14, -20, -12)
    left = inside.left()
    if one.drawn.token is not None:
        paint_token(painter, QPointF(left + 34, inside.top() + 36), 32, one.drawn.token)
        left += 84
    name = QRectF(left, inside.top(), inside.right() - left - 150, 72)
    put(painter, name, one.title, (serif(14), BLACK))
    price = QRectF(inside.right() - 150, inside.top(), 150, 72)
    put(painter, price, one.price, (sans(17, 750), BLACK), RIGHT)
    foot = 210.0
    area = QRectF(
        inside.left(), inside.top() + 84, inside.width(), inside.height() - 84 - foot - 14
    )
    paint_map(painter, area, one.drawn)
    y = area.bottom() + 12
    size = 7.5 if len(" ".join(one.lines)) < 150 else 6.2
    for line in one.lines:
        room = QRectF(inside.left(), y, inside.width(), 60)
        y = paragraph(painter, room, line, (sans(size), BLACK), 1.16) + 3
