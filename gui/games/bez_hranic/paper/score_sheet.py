"""The score sheet: seven rounds, what was chosen, what it cost, what was left; or blank."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from PySide6.QtCore import QCoreApplication, QDateTime, QLocale, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from engine.games.bez_hranic.bills import STAYING, UNDER, Bill, Choice, income
from engine.games.bez_hranic.calendar import FINALE, ROUNDS
from engine.games.bez_hranic.journey import CROSSING, PENALTY
from engine.games.bez_hranic.placements import STAYS, fields_of
from engine.games.bez_hranic.setting import Way
from engine.games.bez_hranic.view import PastRound
from engine.table.live.view import LiveView
from gui import i18n
from gui.games.bez_hranic.drawing.tokens import Token, paint_token
from gui.games.bez_hranic.looks import colour_name
from gui.games.bez_hranic.paper.page import (
    CENTRE,
    LEFT,
    LONG,
    RIGHT,
    SHORT,
    WholePage,
    box_of,
    hairline,
    paint_rose,
    paragraph,
    put,
    sans,
    serif,
)
from gui.games.bez_hranic.paper.tokens import tokens_of_view
from gui.games.bez_hranic.words.options import map_name, way_name
from gui.games.bez_hranic.words.states import state_name
from gui.games.bez_hranic.words.table import seen_of
from gui.paper.ink import BLACK, GREY

MARGIN, TOP, SIDE = 130.0, 100.0, 440.0
COLUMN, GAP, END = 276.0, 16.0, 180.0
HEAD = 570.0
"""Where the rows begin."""

FOOT = 240.0
MINUS = "\N{MINUS SIGN}"
MOST_HIGH = 230.0


@dataclass(frozen=True, kw_only=True)
class ScoreRow:
    """One colour, or a line for one to be written down."""

    seat: str = ""
    name: str = ""
    token: Token | None = None
    last: bool = True
    """Whether it is the last of its player: purses are written there."""


@dataclass(frozen=True, kw_only=True)
class ScoreTable:
    """What stands on a score sheet."""

    subtitle: str
    rows: Sequence[ScoreRow]
    map: str = ""
    past: Sequence[PastRound] = ()
    colours: int = 1
    purses: Mapping[str, int] = field(default_factory=dict)
    """In the end; nothing before."""

    foot: Sequence[str] = ()


def score_page(view: LiveView) -> WholePage:
    """Return the score sheet of a game, as far as it is played."""
    table = _played(view)
    return WholePage(lambda painter: paint_scores(painter, table), "\n".join(_lines(table)))


def blank_page(*, two: bool) -> WholePage:
    """Return a sheet to fill in by hand; ``two``: everybody has two colours and one purse."""
    many = 6
    rows = [ScoreRow(last=not two or place % 2 == 1) for place in range(many)]
    words = (
        QCoreApplication.translate("BezHranic", "2 or 3 players with two colours each, one purse")
        if two
        else QCoreApplication.translate("BezHranic", "2 to 6 players")
    )
    notes = (_how_to_fill(), _prices())
    table = ScoreTable(subtitle=words, rows=rows, colours=2 if two else 1, foot=notes)
    return WholePage(lambda painter: paint_scores(painter, table), words)


def _how_to_fill() -> str:
    return QCoreApplication.translate(
        "BezHranic",
        "In a box: the fields chosen; at the right the price; below crossings + neighbours + field "
        "40 + tokens beneath; at the foot what is left in the purse.",
    )


def _prices() -> str:
    text = QCoreApplication.translate(
        "BezHranic",
        "Crossing {crossing} · neighbours {pair} · on field 40: {stays} · token beneath {under} · "
        "in round {finale} the price is received, and tokens beneath are taken off.",
    )
    return text.format(crossing=CROSSING, pair=PENALTY, stays=STAYING, under=UNDER, finale=FINALE)


def _played(view: LiveView) -> ScoreTable:
    seen = seen_of(view)
    tokens = tokens_of_view(view)
    rows = []
    for seat, own in seen.hands.items():
        for colour in own:
            name = view.player(seat)
            if len(own) > 1:
                name = f"{name} ({colour_name(colour).lower()})"
            rows.append(
                ScoreRow(seat=seat, name=name, token=tokens[colour], last=colour == own[-1])
            )
    best = " \N{MIDDLE DOT} ".join(str(past.best.price) for past in seen.past)
    words = QCoreApplication.translate("BezHranic", "Best choices: {prices}")
    foot = [_how_to_read()]
    if best:
        foot.append(words.format(prices=best))
    foot.append(_shuffle(seen.print, seen.seed))
    over = view.outcome is not None
    return ScoreTable(
        subtitle=_subtitle(view),
        rows=rows,
        map=view.map,
        past=seen.past,
        colours=max(map(len, seen.hands.values())),
        purses=seen.purses if over else {},
        foot=foot,
    )


def _subtitle(view: LiveView) -> str:
    """Say on which map, when, and in which way."""
    played = QDateTime.fromString(view.told_at, Qt.DateFormat.ISODate).toLocalTime().date()
    day = QLocale("en_GB" if i18n.language() == "en" else i18n.language()).toString(
        played, QCoreApplication.translate("BezHranic", "d MMMM yyyy")
    )
    parts = [map_name(view.map), view.title, day, way_name(Way(seen_of(view).way))]
    return " \N{MIDDLE DOT} ".join(dict.fromkeys(parts))


def _how_to_read() -> str:
    return QCoreApplication.translate(
        "BezHranic",
        "Framed: the best choice of the round. Below the price: crossings + neighbours + field 40 "
        "+ tokens beneath (b); at the left below: the purse after the round.",
    )


def _shuffle(fingerprint: str, seed: str) -> str:
    if not seed:
        text = QCoreApplication.translate("BezHranic", "Fingerprint of the seed: {print}")
        return text.format(print=fingerprint)
    text = QCoreApplication.translate(
        "BezHranic", "Fingerprint: {print} · seed: {seed} · anybody can deal all rounds again."
    )
    return text.format(print=fingerprint, seed=seed)


def sum_words(bill: Bill, *, finale: bool) -> str:
    """Write a price as what it is made of: ``40+2×30+v20``."""
    way = bill.journey
    parts = [str(CROSSING * way.crossings)] if way.crossings else []
    many = len(way.pairs)
    if many:
        parts.append(str(PENALTY) if many == 1 else f"{many}\N{MULTIPLICATION SIGN}{PENALTY}")
    if bill.stays:
        parts.append(str(STAYING))
    words = "+".join(parts) or "0"
    if bill.beneath:
        sign = QCoreApplication.translate("BezHranic", "b", "tokens beneath, in short")
        words += f"{MINUS if finale else '+'}{sign}{UNDER * bill.beneath}"
    return words


def _chosen(past: PastRound, colour: str) -> str:
    fields = sorted(fields_of(past.laid, colour), key=lambda one: (one != STAYS, one))
    return " ".join(fields)


def _is_best(best: Choice, bill: Bill) -> bool:
    return bill.price == best.price


def paint_scores(painter: QPainter, table: ScoreTable) -> None:
    """Draw a sheet on an A4 that lies."""
    name = QCoreApplication.translate("BezHranic", "Bez hranic")
    put(painter, QRectF(MARGIN, TOP - 30, 1800, 140), name, (serif(30), BLACK))
    under = QRectF(MARGIN, TOP + 104, 2300, 60)
    put(painter, under, table.subtitle, (sans(12), GREY))
    paint_rose(painter, QPointF(LONG - MARGIN - 90, TOP + 66), 96)
    for number in range(1, ROUNDS + 1):
        _paint_head(painter, table, number)
    end = QRectF(_left(ROUNDS + 1), HEAD - 190, END, 50)
    words = QCoreApplication.translate("BezHranic", "end")
    put(painter, end, words, (sans(11, 650), BLACK), CENTRE)
    many = len(table.rows)
    high = min((SHORT - FOOT - HEAD) / many, MOST_HIGH)
    for place, row in enumerate(table.rows):
        _paint_row(painter, table, row, QRectF(MARGIN, HEAD + place * high, LONG, high - GAP))
    y = SHORT - FOOT + 30
    for line in table.foot:
        room = QRectF(MARGIN, y, LONG - 2 * MARGIN, 60)
        y = paragraph(painter, room, line, (sans(8), BLACK)) + 8


def _left(number: int) -> float:
    return MARGIN + SIDE + (number - 1) * (COLUMN + GAP)


def _paint_head(painter: QPainter, table: ScoreTable, number: int) -> None:
    x = _left(number)
    words = QCoreApplication.translate("BezHranic", "Round {number}").format(number=number)
    put(painter, QRectF(x, HEAD - 245, COLUMN, 50), words, (sans(11, 650), BLACK), CENTRE)
    past = next((one for one in table.past if one.offer.round == number), None)
    if past is not None:
        start = state_name(table.map, past.offer.start)
        put(painter, QRectF(x, HEAD - 190, COLUMN, 50), start, (serif(11.5), BLACK), CENTRE)
        if past.offer.target:
            target = f"\N{RIGHTWARDS ARROW} {state_name(table.map, past.offer.target)}"
            put(painter, QRectF(x, HEAD - 140, COLUMN, 50), target, (serif(11.5), BLACK), CENTRE)
    else:
        hairline(painter, QPointF(x + 20, HEAD - 140), QPointF(x + COLUMN - 20, HEAD - 140))
        if number >= 5:
            hairline(painter, QPointF(x + 20, HEAD - 86), QPointF(x + COLUMN - 20, HEAD - 86))
    given = income(number, table.colours)
    words = f"+{given}" if given else ""
    if number == FINALE:
        words = QCoreApplication.translate("BezHranic", "is received")
    put(painter, QRectF(x, HEAD - 74, COLUMN, 50), words, (sans(9.5, 650), GREY), CENTRE)


def _paint_row(painter: QPainter, table: ScoreTable, row: ScoreRow, box: QRectF) -> None:
    middle, radius = box.center().y(), min(box.height() * 0.42, 78.0)
    at = QPointF(MARGIN + radius, middle)
    if row.token is not None:
        paint_token(painter, at, radius, row.token)
    else:
        painter.setPen(QPen(QColor(GREY), 3))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(at, radius, radius)
        hairline(
            painter, QPointF(at.x() + radius + 24, middle + 40), QPointF(_left(1) - 24, middle + 40)
        )
    name = QRectF(at.x() + radius + 24, box.top(), _left(1) - at.x() - radius - 40, box.height())
    put(painter, name, row.name, (serif(15), BLACK))
    for number in range(1, ROUNDS + 1):
        cell = QRectF(_left(number), box.top(), COLUMN, box.height())
        past = next((one for one in table.past if one.offer.round == number), None)
        if past is None or row.token is None:
            _paint_blank(painter, cell, row, number)
        else:
            _paint_cell(painter, cell, row, past)
    end = QRectF(_left(ROUNDS + 1), box.top(), END, box.height())
    if not row.last:
        return
    if row.token is None or row.seat not in table.purses:
        box_of(painter, end)
    else:
        purse = str(table.purses[row.seat])
        put(painter, end, purse, (sans(22, 750), BLACK), CENTRE)


def _paint_cell(painter: QPainter, cell: QRectF, row: ScoreRow, past: PastRound) -> None:
    assert row.token is not None
    bill = next(one for one in past.bills if one.colour == row.token.colour)
    box_of(painter, cell, best=_is_best(past.best, bill))
    inside = cell.adjusted(18, 10, -16, -8)
    third = inside.height() / 3
    price = QRectF(
        inside.left() + inside.width() * 0.5, inside.top(), inside.width() * 0.5, third * 1.3
    )
    put(painter, price, str(bill.paid), (sans(17, 750), BLACK), RIGHT)
    chosen = QRectF(inside.left(), inside.top(), inside.width() * 0.5, third * 1.3)
    put(painter, chosen, _chosen(past, bill.colour), (sans(9), BLACK), LEFT)
    made = QRectF(inside.left(), inside.top() + third * 1.25, inside.width(), third * 0.9)
    words = sum_words(bill, finale=past.offer.round == FINALE)
    if bill.paid != bill.price:
        words = f"{words} = {bill.price}".replace("-", MINUS)
    put(painter, made, words, (sans(8), BLACK), RIGHT)
    if row.last:
        left = QRectF(inside.left(), inside.bottom() - third * 0.85, inside.width(), third * 0.85)
        put(painter, left, str(past.purses[row.seat]), (sans(8.5), BLACK), LEFT)


def _paint_blank(painter: QPainter, cell: QRectF, row: ScoreRow, number: int) -> None:
    """Draw a box with its places to write: chosen, price, the sum, the purse."""
    box_of(painter, cell)
    x, right = cell.left() + 16, cell.right() - 16
    middle = cell.top() + cell.height() * 0.44
    split = cell.left() + cell.width() * 0.56
    hairline(painter, QPointF(x, middle), QPointF(split - 12, middle))
    hairline(painter, QPointF(split + 12, middle), QPointF(right, middle))
    under = cell.top() + cell.height() * 0.72
    hairline(painter, QPointF(split - 40, under), QPointF(right, under))
    if row.last:
        foot = QRectF(x, cell.bottom() - cell.height() * 0.3, 60, cell.height() * 0.26)
        put(
            painter,
            foot,
            "=" if number < FINALE else "\N{GREEK CAPITAL LETTER SIGMA}",
            (sans(8), GREY),
        )


def _lines(table: ScoreTable) -> Sequence[str]:
    """Return the sheet as lines to be pasted."""
    lines = [table.subtitle]
    for row in table.rows:
        paid = []
        for past in table.past:
            bill = next(one for one in past.bills if row.token and one.colour == row.token.colour)
            paid.append(f"{_chosen(past, bill.colour)} {bill.paid}")
        purse = table.purses.get(row.seat)
        end = f" = {purse}" if purse is not None and row.last else ""
        lines.append(f"{row.name}: {'; '.join(paid)}{end}")
    return [*lines, *table.foot]
