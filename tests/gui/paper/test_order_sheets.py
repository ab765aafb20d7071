"""Order sheets: a year on a page, slips to cut apart; for whoever writes, and telling nothing."""

from dataclasses import replace
from itertools import combinations

import pytest
from PySide6.QtCore import QRectF

from engine.board.loader import load_map
from engine.catalogue import GAMES
from engine.games.diplomacy.phase import CALENDAR, Phase, Step
from engine.games.diplomacy.reader.written_orders import read
from engine.games.diplomacy.units import ARMY, FLEET
from engine.rules.choice import ReadingKind
from engine.rules.position import Position, Unit
from engine.table.view import Stage
from gui import i18n
from gui.games import catalogue
from gui.paper import ink, kinds, press, to_write, writing
from gui.paper.flow import A2, A3, A4, A5, FORMS, LETTER, paginate
from gui.paper.ink import Face
from gui.paper.kinds import Kind, Wish
from gui.paper.order_sheets import OrderPaper, order_sheets, writers
from gui.paper.slip_sheet import SlipPage
from gui.paper.year_sheet import YearPage
from gui.windows.printing import begun
from gui.words import labels, phases

EVERY_FORM = pytest.mark.parametrize(
    "form", [form for form in FORMS.values() if form is not A2], ids=lambda form: form.name
)
"""Sheets to write on are as large on A2 as on A4."""

LEAST = 5.2 * 10
"""Tenths of a millimetre between lines: less than that no hand can write on."""


def legend(code):
    """Return what stands at the foot of a sheet for such a phase."""
    return plain(phases.said(phases.Saying.LEGEND, CALENDAR.parse(code).kind))


def crowded(board):
    """Return 34 units of four powers: one has 17, one has a single one, none are near home."""
    keys, units = [*board.provinces], []
    taken = {"FRANCE": keys[:34:2], "ITALY": ["NAP"], "TURKEY": keys[35:49:2]}
    taken["RUSSIA"] = [key for key in keys[49:] if key not in ("NAP", "NWY")][:9]
    for power, places in taken.items():
        for key in places:
            province = board.provinces[key]
            kind = FLEET if province.terrain.value == "sea" else ARMY
            units.append(Unit(power, kind, key))
    assert len({unit.at for unit in units}) == len(units) == 34
    owners = dict.fromkeys(board.centres, "FRANCE")
    return Position(phase=Phase.parse("S1908M"), units=tuple(units), owners=owners)


@pytest.fixture
def matters(matter_after, loaded_map):
    """Return games in every kind of phase, and a crowded board."""
    begun = matter_after(0, stage=Stage.WRITING)
    position = crowded(loaded_map.board)
    late = replace(begun, public=replace(begun.public, position=position, phase=position.phase))
    return {
        "spring": begun,
        "retreats": matter_after(5),
        "winter": matter_after(6),
        "autumn": matter_after(1),
        "crowded": late,
    }


def sides(matter, form, paper=OrderPaper.YEAR):
    return [page.placed[0] for page in paginate(order_sheets(matter, form, paper), form)]


def slips(matter, form=A4):
    return [
        slip
        for placed in sides(matter, form, OrderPaper.SLIPS)
        for slip, _ in placed.block.boxes(placed.box)
    ]


def plain(said):
    """Return words as somebody writes them: no space keeps them together."""
    return said.replace("\u00a0", " ")


def apart(boxes):
    return not any(
        one.intersected(other).width() > 1 and one.intersected(other).height() > 1
        for one, other in combinations(boxes, 2)
    )


def test_a_years_page_has_every_phase_and_the_units_of_the_one_that_is_due(matters):
    page = next(p.block for p in sides(matters["spring"], A4) if p.block.letter == "R")

    assert [one.phase.code for one in page.sections] == [
        *("S1901M", "S1901R", "F1901M", "F1901R", "W1901A")
    ]
    starts = [entry.start for entry in page.sections[0].entries]
    assert starts == ["A Mos", "A War", "F Sev", "F StP(sc)"]
    assert all(entry.start == "" for one in page.sections[1:] for entry in one.entries)
    assert [len(one.entries) for one in page.sections] == [4, 2, 5, 2, 4]


@pytest.mark.parametrize("game", GAMES)
def test_a_line_that_is_nobodys_yet_has_the_letters_of_the_games_pieces(look, game, monkeypatch):
    written = []
    real = writing.write_in
    monkeypatch.setattr(writing, "write_in", lambda *a, **k: written.append(a[2]) or real(*a, **k))
    matter = begun(load_map(GAMES[game].map))
    pages = kinds.pages(matter, Wish([Kind.ORDERS], A4))
    for number, page in enumerate(pages, 1):
        press.picture(page, number, len(pages), kinds.running(matter, Wish([Kind.ORDERS], A4)), 0.2)

    letters = " ".join(catalogue.GAMES[game].pieces)
    empty = [
        entry
        for page in pages
        for placed in page.placed
        for one in placed.block.sections[1:]
        for entry in one.entries
        if not entry.start
    ]
    assert empty
    assert written.count(letters) == len(empty)
    others = {" ".join(one.pieces) for one in catalogue.GAMES.values()} - {letters}
    assert not others & {*written}


def test_in_the_middle_of_a_year_a_page_has_what_is_left_of_it(matters):
    autumn = sides(matters["autumn"], A4)[0].block.sections

    assert matters["autumn"].public.position.phase.code == "F1901M"
    assert [one.phase.code for one in autumn] == ["F1901M", "F1901R", "W1901A"]


@pytest.mark.parametrize("form", [A4, LETTER, A3], ids=lambda form: form.name)
def test_a_year_is_one_page_for_every_power_in_every_position(matters, form):
    for matter in matters.values():
        powers = writers(matter, OrderPaper.YEAR)
        found = [placed.block for placed in sides(matter, form)]

        assert [page.name for page in found] == [
            labels.power_name(matter.board, power) for power in powers
        ]
        assert all(page.part is not None and page.sections for page in found)


def test_on_a5_a_board_too_large_for_the_page_gets_the_other_side(matters):
    found = [placed.block for placed in sides(matters["crowded"], A5)]
    mine = [page for page in found if page.letter == "F"]
    few = [page for page in found if page.letter == "I"]

    assert [(page.part is None, bool(page.sections)) for page in mine] == [
        *((True, True), (False, False))
    ]
    assert [(page.part is None, bool(page.sections)) for page in few] == [(False, True)]
    assert len(sides(matters["spring"], A5)) == 7


@EVERY_FORM
@pytest.mark.parametrize("spoken", ["cs", "en"])
def test_nothing_on_a_years_page_is_cut_or_lies_over_anything(matters, form, spoken):
    with i18n.speaking(spoken):
        for name, matter in matters.items():
            for placed in sides(matter, form):
                page, box = placed.block, placed.box
                at = page.arranged(box)
                rooms = [at.head, at.foot, *(room for room in (at.board, at.notes) if room)]
                for column, sections in at.columns:
                    high = sum(page.m.section + len(s.entries) * at.line + 14 for s in sections)
                    assert high <= column.height() + 1, (name, page.name)
                    rooms.append(QRectF(column.left(), column.top(), column.width(), high))
                    for section in sections:
                        title = Face("h2", page.m.head).width(section.title)
                        said = title + 26 + page.m.note.width(section.what)
                        assert said <= column.width(), (name, page.name, section.what)
                assert apart(rooms), (name, page.name)
                assert all(box.contains(room) for room in rooms), (name, page.name)
                assert not at.columns or at.line >= LEAST
                assert page.m.note.width(page.said) < at.head.width() - 1.5 * at.head.height()
                assert Face("h1", page.m.title).width(page.name) < at.head.width() * 0.8


@EVERY_FORM
@pytest.mark.parametrize("spoken", ["cs", "en"])
def test_slips_share_a_page_without_touching(matters, form, spoken):
    with i18n.speaking(spoken):
        for name, matter in matters.items():
            for placed in sides(matter, form, OrderPaper.SLIPS):
                boxes = placed.block.boxes(placed.box)
                assert apart([box for _, box in boxes])
                assert all(placed.box.adjusted(-1, -1, 1, 1).contains(box) for _, box in boxes)
                for slip, box in boxes:
                    at = slip.arranged(box)
                    (lines,), foot = at.columns, (len(at.legend) + 1) * writing.SLIP.note.leading
                    high = at.line * len(slip.section.entries)
                    room = QRectF(lines.left(), lines.top(), lines.width(), high)
                    told = at.told if at.told.height() else None
                    rooms = [one for one in (at.head, told, at.board, room, at.notes) if one]
                    assert apart(rooms), (name, slip.name)
                    inner = box.adjusted(50, 40, -50, -foot - 40)
                    assert all(inner.contains(one) for one in rooms), (name, slip.name)
                    assert at.line >= LEAST


def test_slips_have_the_size_of_a6_where_paper_is_a4(matters):
    for form, count in ((A5, 2), (A4, 4), (A3, 8)):
        placed = sides(matters["spring"], form, OrderPaper.SLIPS)
        boxes = [box for _, box in placed[0].block.boxes(placed[0].box)]

        assert len(boxes) == min(count, 7)
        assert all(abs(box.width() - 1050) < 10 for box in boxes)
        assert all(abs(box.height() - 1485) < 10 for box in boxes)


def test_seventeen_units_have_seventeen_lines_on_a_slip_of_two(matters):
    found = {slip.letter: slip for slip in slips(matters["crowded"])}

    assert [len(found[letter].section.entries) for letter in "FI"] == [17, to_write.LINES]
    assert sum(entry.start == "" for entry in found["F"].section.entries) == 0
    placed = sides(matters["crowded"], A4, OrderPaper.SLIPS)[0]
    wide = {slip.letter: box.width() for slip, box in placed.block.boxes(placed.box)}
    assert wide["F"] == 2 * wide["I"]


def test_a_retreat_names_the_spaces_that_are_open(matters):
    found = {
        entry.start: entry.note
        for slip in slips(matters["retreats"])
        for entry in slip.section.entries
        if entry.start
    }

    assert found == {"A Bur": "Gas, Par", "A StP": "Fin, Lvn, Mos"}


def test_a_winter_sheet_asks_for_as_many_builds_as_are_due(matters):
    for paper in OrderPaper:
        found = {
            one.name: [entry for entry in section.entries if entry.start]
            for placed in sides(matters["winter"], A4, paper)
            for one, section in _with_sections(placed)
        }
        assert [entry.start for entry in found["Germany"]] == ["1."]
        assert [entry.start for entry in found["Russia"]] == ["1."]


def _with_sections(placed):
    if isinstance(placed.block, SlipPage):
        return [(slip, slip.section) for slip, _ in placed.block.boxes(placed.box)]
    return [(placed.block, placed.block.sections[0])]


@pytest.mark.parametrize("paper", OrderPaper)
def test_who_does_not_write_gets_no_sheet(matters, paper):
    matter = matters["spring"]
    public = matter.public
    six = tuple((power,) for power in matter.board.powers_by_id if power != "ITALY")
    without = {
        "nobody plays it": replace(matter, public=replace(public, sides=six)),
        "its player has left": replace(matter, public=replace(public, gone=("ITALY",))),
        "declared in civil disorder": replace(matter, disorder=("ITALY",)),
    }
    units = tuple(unit for unit in public.position.units if unit.power != "ITALY")
    owners = {at: who for at, who in public.position.owners.items() if who != "ITALY"}
    out = replace(public.position, units=units, owners=owners)
    without["it is out"] = replace(matter, public=replace(public, position=out))

    assert "ITALY" in writers(matter, paper)
    for why, other in without.items():
        assert writers(other, paper) == tuple(p for p in writers(matter, paper) if p != "ITALY"), (
            why
        )
        assert "Italy" not in kinds.plain_text(other, Wish((Kind.ORDERS,), orders=paper))


def test_a_player_of_two_powers_gets_a_sheet_for_each(matters):
    matter = matters["spring"]
    pairs = (("AUSTRIA", "TURKEY"), ("ENGLAND",), ("FRANCE",), ("GERMANY",), ("ITALY", "RUSSIA"))
    two = replace(matter, public=replace(matter.public, sides=pairs))

    assert writers(two, OrderPaper.YEAR) == writers(matter, OrderPaper.YEAR)


@EVERY_FORM
@pytest.mark.parametrize("paper", OrderPaper)
def test_sheets_tell_nothing_of_orders(matter_after, played, form, paper):
    matter = matter_after(3, stage=Stage.WRITING)
    coming = {str(order) for orders in played[3].orders.values() for order in orders}
    said = kinds.plain_text(matter, Wish((Kind.ORDERS,), form, orders=paper))

    assert coming
    assert not any(order in said for order in coming)
    assert " → " not in said
    assert " - " not in said


@pytest.mark.parametrize("paper", OrderPaper)
def test_in_gunboat_no_sheet_says_who_plays_what(matters, paper):
    matter = matters["spring"]
    names = [seat.player for seat in matter.public.seats]
    seats = tuple(replace(seat, player="") for seat in matter.public.seats)
    silent = replace(matter, public=replace(matter.public, seats=seats, gunboat=True))
    said = kinds.plain_text(silent, Wish((Kind.ORDERS,), orders=paper))

    assert any(
        name in kinds.plain_text(matter, Wish((Kind.ORDERS,), orders=paper)) for name in names
    )
    assert not any(name in said for name in names)


@pytest.mark.parametrize(("spoken", "support", "convoy"), [("cs", "P", "K"), ("en", "S", "C")])
def test_the_program_reads_what_the_legend_says(look, diplomacy, spoken, support, convoy):
    board, start = diplomacy.board, diplomacy.start()
    with i18n.speaking(spoken):
        foot = legend("S1901M")
    orders = {
        "A Vie → Gal": "A VIE - GAL",
        f"A Vie {support} A Bud → Gal": "A VIE S A BUD - GAL",
        f"A Vie {support} A Bud": "A VIE S A BUD",
    }
    for said, meant in orders.items():
        reading = read(said, start, "AUSTRIA", board)
        assert (reading.kind, reading.order) == (ReadingKind.ORDER, meant)
    at_sea = replace(start, units=(*start.units, Unit("ENGLAND", FLEET, "NTH")))
    reading = read(f"F Nth {convoy} A Yor → Nwy", at_sea, "ENGLAND", board)
    assert reading.order.startswith("F NTH C A YOR - NWY")
    assert f"{support} " in foot
    assert f"{convoy} " in foot
    assert foot.startswith("→ ")


@pytest.mark.parametrize("spoken", ["cs", "en"])
def test_legends_of_retreats_and_winter_are_read_too(matter_after, spoken):
    retreats, winter = matter_after(5).public.position, matter_after(6).public.position
    board = matter_after(5).board
    driven = {one.unit.power: one for one in retreats.dislodged}["FRANCE"]
    free = next(iter(driven.retreats))
    said = {
        f"A Bur → {board.provinces[free].abbr}": (retreats, "FRANCE", f"A BUR R {free}"),
        "A Bur D": (retreats, "FRANCE", "A BUR D"),
        "D A Gal": (winter, "RUSSIA", "A GAL D"),
        "A Par": (winter, "FRANCE", "A PAR B"),
        "F Bre": (winter, "FRANCE", "F BRE B"),
    }
    for text, (position, power, meant) in said.items():
        reading = read(text, position, power, board)
        assert (text, reading.kind, reading.order) == (text, ReadingKind.ORDER, meant)
    with i18n.speaking(spoken):
        assert legend("S1901R").startswith("→ ")
        assert "D A Par" in legend("W1901A")


@EVERY_FORM
@pytest.mark.parametrize("paper", OrderPaper)
def test_a_printer_is_told_the_paper_that_was_chosen(matters, form, paper):
    pages = kinds.pages(matters["spring"], Wish((Kind.ORDERS, Kind.RESULTS), form, orders=paper))

    for page in pages:
        layout = press.layout_of(page)
        size = layout.pageSize().sizePoints()
        assert size.width() == pytest.approx(form.width / ink.POINT, abs=1)
        assert size.height() == pytest.approx(form.height / ink.POINT, abs=1)


def test_every_step_of_a_year_has_its_section(matters):
    page = sides(matters["spring"], A4)[0].block

    assert isinstance(page, YearPage)
    steps = [one.phase.step for one in page.sections]
    assert steps == [Step.MOVES, Step.RETREATS, Step.MOVES, Step.RETREATS, Step.ADJUSTMENTS]
