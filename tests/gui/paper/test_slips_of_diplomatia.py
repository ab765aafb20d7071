"""Slips of Diplomatia on all its maps: every unit, whole words, its turn, and read as written."""

import random
from dataclasses import replace

import pytest
from PySide6.QtGui import QPainter, QPicture

from engine.board.loader import load_map
from engine.board.province import Terrain
from engine.games.diplomatia.calendar import CALENDAR
from engine.games.diplomatia.orders import value_of
from engine.games.diplomatia.reader.written_orders import Trouble
from engine.robots.games.diplomatia.keen import keen_sheets
from engine.rules.choice import Noted, ReadingKind
from engine.rules.position import Dislodged, Position, Unit, UnitKind
from gui import i18n
from gui.games.diplomatia.words import notation
from gui.paper import ink, line_drawing, press
from gui.paper.flow import A4, A5, LETTER, paginate
from gui.paper.naming import Shortened
from gui.paper.order_sheets import OrderPaper, order_sheets
from gui.paper.part import Part
from gui.paper.press import Running
from gui.windows.printing import begun
from gui.words import phases

MAPS = ("eu", "eu_1914", "praga", "cz_1", "cz_orp")
LEAST = 5.2 * 10
"""Tenths of a millimetre between lines: less than that no hand can write on."""

EVERY_MAP = pytest.mark.parametrize("name", MAPS)
EVERY_LANGUAGE = pytest.mark.parametrize("spoken", ["cs", "en"])


@pytest.fixture(scope="session")
def maps():
    return {name: load_map(name) for name in MAPS}


def of(matter, position):
    return replace(matter, public=replace(matter.public, position=position, phase=position.phase))


def crowded(board, power):
    """Return a position in which a power has just won: a unit on each of so many spaces."""
    seas = {key for key, one in board.provinces.items() if one.terrain is Terrain.SEA}
    owned = [*board.centres[: len(board.centres) // 2 + 4], *sorted(board.ports)]
    units = tuple(Unit(power, UnitKind("F" if at in seas else "A"), at) for at in owned)
    return Position(phase=CALENDAR.parse("T9M"), units=units, owners=dict.fromkeys(owned, power))


def beaten(board, start):
    """Return a position in which all had to leave, and may go wherever they border on."""
    driven = tuple(
        Dislodged(unit=unit, attacker=None, retreats=(*board.neighbours(str(unit.kind), unit.at),))
        for unit in start.units
    )
    return Position(phase=CALENDAR.parse("T1R"), units=(), owners=start.owners, dislodged=driven)


def due(board, power, start):
    """Return a position in which a power, next to winning, may build wherever it is at home."""
    owned = (*board.homes(power), *board.centres[: len(board.centres) // 3])
    owners = dict.fromkeys((*owned, *sorted(board.ports)[: len(board.ports) // 2]), power)
    return Position(phase=CALENDAR.parse("T2C"), units=(), owners={**start.owners, **owners})


def slips(matter, form):
    for page in paginate(order_sheets(matter, form, OrderPaper.SLIPS), form):
        placed = page.placed[0]
        yield from placed.block.boxes(placed.box)


@EVERY_MAP
def test_a_slip_holds_every_unit_of_the_largest_power(maps, look, name):
    matter = begun(maps[name])
    board = maps[name].board
    for power in board.powers_by_id:
        position = crowded(board, power)
        for form in (A4, A5, LETTER):
            ((slip, box),) = slips(of(matter, position), form)
            at = slip.arranged(box)
            entries = slip.section.entries

            assert len([one for one in entries if one.start]) == len(position.units)
            assert at.line >= LEAST
            assert at.each * len(at.columns) >= len(entries)
            assert all(at.line * at.each <= one.height() + 1 for one in at.columns)
            assert all(box.contains(one) for one in (at.head, *at.columns))


@EVERY_MAP
def test_a_slip_names_every_space_to_which_a_unit_can_go(maps, look, name):
    board = maps[name].board
    with line_drawing.board_of(maps[name]) as (_, _, ground):
        pass
    for slip, box in slips(begun(maps[name]), A4):
        power = next(one.id for one in board.powers if one.letter == slip.letter)
        part, room = slip.part, slip.arranged(box).board
        seen = Shortened(part.loaded, ground, part.region, part.scale(room), part.points).named
        for unit in part.position.of(power):
            near = board.neighbours(str(unit.kind), unit.at)
            assert {unit.province, *near} <= seen, (power, unit.at)


@EVERY_MAP
@EVERY_LANGUAGE
def test_no_word_on_an_order_sheet_is_shortened(maps, look, monkeypatch, name, spoken):
    matter, board = begun(maps[name]), maps[name].board
    start = matter.public.position
    first = next(iter(board.powers_by_id))
    shortened, real = [], ink.elided

    def watched(text, face, width):
        if real(text, face, width) != text:
            shortened.append(text)
        return real(text, face, width)

    monkeypatch.setattr(ink, "elided", watched)
    monkeypatch.setattr(Part, "paint", lambda *_: None)
    with i18n.speaking(spoken):
        for position in (start, beaten(board, start), due(board, first, start)):
            for paper in OrderPaper:
                for form in (A4, A5, LETTER):
                    sheets = order_sheets(of(matter, position), form, paper)
                    for page in paginate(sheets, form):
                        canvas = QPicture()
                        painter = QPainter(canvas)
                        press.paint_page(painter, page, 1, 1, Running("", ""))
                        painter.end()
                    assert shortened == [], (form.name, paper, position.phase.code)


@EVERY_MAP
@EVERY_LANGUAGE
def test_where_there_is_no_sea_nothing_speaks_of_fleets(maps, look, name, spoken):
    board = maps[name].board
    dry = all(one.terrain is not Terrain.SEA for one in board.provinces.values())
    with i18n.speaking(spoken):
        for kind in CALENDAR.kinds:
            said = phases.legend(kind, board)
            assert ("ZP" in said) == (kind.main and not dry)
        for paper in OrderPaper:
            for sheet in order_sheets(begun(maps[name]), A4, paper):
                block = sheet.blocks[0]
                signs = " ".join(getattr(block, "signs", ("", "")))
                assert ("F " in signs) == (paper is OrderPaper.YEAR and not dry)


def written_on(slip, orders, board):
    """Return what is read off a slip on which somebody wrote so behind its units."""
    starts = [one.start for one in slip.section.entries if one.start]
    lines = []
    for order in orders:
        said = notation(order, board)
        start = next(one for one in starts if said.startswith(one.partition(" ")[2] + " "))
        lines.append(f"{start} {said.removeprefix(start.partition(' ')[2]).lstrip()}")
    return "\n".join([f"{slip.name}, {slip.date}", *lines])


@EVERY_MAP
@EVERY_LANGUAGE
def test_a_slip_filled_in_the_handbooks_signs_is_read_as_it_was_meant(maps, look, name, spoken):
    matter, board = begun(maps[name]), maps[name].board
    start = matter.public.position
    meant = keen_sheets(matter.rules, start, random.Random(name))
    with i18n.speaking(spoken):
        for slip, _ in slips(matter, A4):
            power = next(one.id for one in board.powers if one.letter == slip.letter)
            orders = [value_of(str(order)) for order in meant[power]]
            text = written_on(slip, orders, board)

            read = [*matter.rules.slip(text, start, power)]
            assert read[0].noted is Noted.HEADING
            assert [one.reading.kind for one in read[1:]] == [ReadingKind.ORDER] * len(orders), text
            assert [value_of(one.reading.order) for one in read[1:]] == orders

            late = replace(start, phase=CALENDAR.parse("T2M"))
            asked = [one.reading for one in matter.rules.slip(text, late, power)][1:]
            assert {one.reason for one in asked} <= {Trouble.OTHER_TURN}
            assert {one.kind for one in asked} <= {ReadingKind.AMBIGUOUS}


@EVERY_LANGUAGE
def test_the_head_of_a_slip_is_no_order_though_its_parts_are_spaces(maps, look, spoken):
    matter = begun(maps["eu_1914"])
    start = matter.public.position
    power = next(one for one in maps["eu_1914"].board.powers if "-" in one.names["en"])
    name = power.names[spoken]
    for head in (f"{name}, 1. tah", f"{name} – turn 1", f"{name}: T1M"):
        (read,) = matter.rules.slip(head, start, power.id)
        assert read.noted is Noted.HEADING, head
        assert matter.rules.parts(f"{head}\nx") == {power.id: f"{head}\nx"}
    (alone,) = matter.rules.slip(name, start, power.id)
    assert alone.noted is Noted.HEADING or alone.reading.kind is ReadingKind.AMBIGUOUS


def test_a_slip_names_its_turn_and_its_phase_in_large(maps, look):
    matter = begun(maps["praga"])
    start = matter.public.position
    with i18n.speaking("cs"):
        for position, date, what in (
            (start, "1. tah", "povely"),
            (beaten(maps["praga"].board, start), "1. tah", "ústupy"),
        ):
            for slip, _ in slips(of(matter, position), A4):
                assert slip.date.replace("\u00a0", " ") == date
                assert slip.said == what
                assert date.split()[0] in slip.text()
