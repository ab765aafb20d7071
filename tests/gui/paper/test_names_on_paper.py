"""Every space is named on every paper: in its ground, over nobody's name, large enough to read."""

import json
from dataclasses import replace
from itertools import combinations

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from engine.board.loader import load_content, load_map
from engine.catalogue import GAMES
from gui import i18n
from gui.map.names.coast_sign import coast_sign
from gui.map.packing import hits
from gui.paper import kinds, line_drawing
from gui.paper.conference_map import ConferencePage
from gui.paper.flow import A2, A4, A5, FORMS, paginate
from gui.paper.ink import POINT
from gui.paper.kinds import Kind, Wish
from gui.paper.map_sheet import MapView
from gui.paper.map_sheet import line_drawing as shown
from gui.paper.naming import Shortened
from gui.paper.order_sheets import OrderPaper, order_sheets
from gui.paper.slip_sheet import SlipPage
from gui.paper.trimming import trimmed_line, trimmed_ring
from gui.windows.printing import begun
from tests.gui.paper.test_order_sheets import crowded
from tests.maps.grid_map import grid_map, picture

READABLE = 5.5
"""Points."""

CLEAR = 6.0
"""Tenths of a millimetre between a name and the middle of the frame, which is two on this side."""

DOTS = 0.5
"""Of a picture, per tenth of a millimetre."""

EVERY_FORM = pytest.mark.parametrize("form", FORMS.values(), ids=lambda form: form.name)
SMALLER_FORMS = pytest.mark.parametrize(
    "form", [form for form in FORMS.values() if form is not A2], ids=lambda form: form.name
)
PLACED_ELSEWHERE = (MapView.CONFERENCE, MapView.PLANS, MapView.BOARD)
OWN, FOREIGN = 0.25, 0.34
"""Share of a name on its own space at least, and at most on another one that is no water."""


def boards(matter, form, paper):
    """Yield every part of the board on order sheets, with the box it is painted into."""
    for page in paginate(order_sheets(matter, form, paper), form):
        for placed in page.placed:
            if isinstance(placed.block, SlipPage):
                for slip, box in placed.block.boxes(placed.box):
                    yield slip.part, slip.arranged(box).board
            else:
                at = placed.block.arranged(placed.box)
                if at.board is not None:
                    yield placed.block.part, at.board


def wrong(loaded, labels, scale, ground):
    """Return every name that is too small, beside its space, or over another one."""
    board = loaded.board
    found = []
    for label in labels:
        points = label.text.px * scale / POINT
        if points < READABLE:
            found.append((label.province, "small", points))
        under = ground.under(label.box)
        # The letters of a coast may stand in the sea before it, as on the board.
        signs = map(coast_sign, board.provinces[label.province].coasts)
        coast = label.text.lines[0] in signs
        if under.get(label.province, 0) < OWN and not coast:
            found.append((label.province, "not at home", under))
        for other, share in under.items():
            dry = other in board.provinces and board.provinces[other].terrain.value != "sea"
            if dry and other != label.province and share > FOREIGN:
                found.append((label.province, "abroad", other, share))
    for one, other in combinations(labels, 2):
        if hits(one.box, (other.box,)):
            found.append((one.province, "over", other.province))
    return found


def wrong_on(part, box):
    with line_drawing.board_of(part.loaded) as (_, _, ground):
        named = Shortened(part.loaded, ground, part.region, part.scale(box), part.points).named
    labels = part.labels(box)
    coasts = {"nc", "sc", "ec", "wc"}
    spaces = [label for label in labels if label.text.lines[0] not in coasts]
    found = wrong(part.loaded, labels, part.scale(box), ground)
    found += [(key, "not named") for key in named - {label.province for label in spaces}]
    left, top, right, bottom = part.region
    for label in labels:
        at = label.box
        if at[0] < left or at[1] < top or at[2] > right or at[3] > bottom:
            found.append((label.province, "cut off"))
        if hits(at, part.boxes(box)):
            found.append((label.province, "under a piece"))
    return found


@SMALLER_FORMS
@pytest.mark.parametrize("paper", OrderPaper)
def test_on_order_sheets_every_space_that_is_seen_is_named(matter_after, loaded_map, form, paper):
    position = crowded(loaded_map.board)
    start = matter_after(0)
    late = replace(start, public=replace(start.public, position=position, phase=position.phase))
    seen = 0
    for matter in (start, late, matter_after(3), matter_after(5)):
        for part, box in boards(matter, form, paper):
            seen += 1
            assert wrong_on(part, box) == []
            assert at_the_frame(part, box) == []
    assert seen >= 7 + 4


def at_the_frame(part, box):
    """Return every name that lies nearer to the frame than it may, by its box or by its ink."""
    labels = part.labels(box)
    assert labels
    scale, (left, top, right, bottom) = part.scale(box), part.region
    found = []
    for label in labels:
        at = label.box
        free = min(at[0] - left, at[1] - top, right - at[2], bottom - at[3]) * scale
        if free < CLEAR:
            found.append((label.province, free))
    if ink_near_the_frame(part, box, labels):
        found.append("ink")
    return found


def ink_near_the_frame(part, box, labels):
    """Tell whether any of the names lies nearer to the frame than it may."""
    room = part.room(box)
    ink = QImage((room.size() * DOTS).toSize(), QImage.Format.Format_Grayscale8)
    ink.fill(QColor("white"))
    paper = ink.copy()
    painter = QPainter(ink)
    painter.scale(DOTS * part.scale(box), DOTS * part.scale(box))
    painter.translate(-part.region[0], -part.region[1])
    for label in labels:
        at = QPointF(label.x, label.y)
        line_drawing.write_name(painter, label.text, at, black=True, shaped=True)
    painter.resetTransform()
    off = CLEAR * DOTS
    painter.fillRect(QRectF(ink.rect()).adjusted(off, off, -off, -off), QColor("white"))
    painter.end()
    return ink != paper


@pytest.fixture
def other_tables(look, tmp_path):
    """Return tables of the other games, and of a map with many powers, at the start."""
    told = grid_map(picture(12, 9, 3), 12, homes=3, centres=2, id_="many")
    many = begun(load_content(tmp_path / "map.json", json.dumps(told).encode()))
    others = [game.map for key, game in GAMES.items() if key != "diplomacy"]
    return [*(begun(load_map(name)) for name in others), many]


@pytest.mark.parametrize("form", [A4, A5], ids=lambda form: form.name)
@pytest.mark.parametrize("paper", OrderPaper)
def test_on_no_order_sheet_does_a_name_touch_the_frame(other_tables, form, paper):
    for matter in other_tables:
        for part, box in boards(matter, form, paper):
            assert at_the_frame(part, box) == [], matter.board.id


def test_the_comparison_sees_a_name_at_the_frame(matter_after):
    part, box = next(boards(matter_after(0), A4, OrderPaper.YEAR))
    left, top, *_ = part.region
    label = part.labels(box)[0]

    assert ink_near_the_frame(part, box, [label._replace(x=left + 5)])
    assert ink_near_the_frame(part, box, [label._replace(y=top + 5)])


@EVERY_FORM
def test_a_conference_map_names_every_space_and_shows_nobody(matter_after, form):
    (page,) = kinds.pages(matter_after(4), Wish((Kind.MAP,), form, view=MapView.CONFERENCE))
    block, box = page.placed[0].block, page.placed[0].box

    assert isinstance(block, ConferencePage)
    assert wrong_on(block.part, block.board(box)) == []
    labels = block.part.labels(block.board(box))
    board = matter_after(4).board
    assert {board.provinces[label.province].abbr for label in labels} == {
        province.abbr for province in board.provinces.values()
    }
    coasts = sorted(label.province for label in labels if label.text.lines[0].islower())
    assert coasts == ["BUL", "BUL", "SPA", "SPA", "STP", "STP"]
    assert block.part.position.units == ()
    assert block.part.boxes(block.board(box)) == []
    assert box.contains(block.board(box))


@SMALLER_FORMS
@pytest.mark.parametrize("spoken", ["cs", "en"])
@pytest.mark.parametrize("view", [view for view in MapView if view not in PLACED_ELSEWHERE])
def test_on_maps_a_name_or_its_abbreviation_can_be_read(
    matter_after, loaded_map, form, spoken, view
):
    position = crowded(loaded_map.board)
    played = matter_after(4)
    late = replace(played, public=replace(played.public, position=position, past=()), at=-1)
    with i18n.speaking(spoken):
        for matter in (played, replace(played, at=1), late):
            if matter is late and view not in (MapView.PIECES, MapView.EMPTY):
                continue
            (page,) = kinds.pages(matter, Wish((Kind.MAP,), form, view=view))
            placed = page.placed[0]
            scale = placed.block.scale(placed.box)
            labels = shown(matter, view).labels(scale * page.zoom)
            with line_drawing.board_of(loaded_map) as (_, _, ground):
                pass
            assert wrong(loaded_map, labels, scale * page.zoom, ground) == []
            assert {label.province for label in labels} == {*loaded_map.board.provinces}


def test_the_comparison_sees_a_name_that_is_too_small_or_abroad(matter_after, loaded_map):
    (page,) = kinds.pages(matter_after(4), Wish((Kind.MAP,), view=MapView.CONFERENCE))
    block, box = page.placed[0].block, page.placed[0].box
    board = block.board(box)
    labels = list(block.part.labels(board))
    with line_drawing.board_of(loaded_map) as (_, _, ground):
        pass
    one, other = labels[:2]

    assert wrong(loaded_map, labels, 0.2, ground)
    labels[0] = one._replace(x=other.x, y=other.y)
    said = {
        problem for _, problem, *_ in wrong(loaded_map, labels, block.part.scale(board), ground)
    }
    assert {"not at home", "over"} <= said


# -- what is shown ends at its edge -------------------------------------------------------------

BOX = (0.0, 0.0, 10.0, 10.0)


@pytest.mark.parametrize(
    ("line", "inside"),
    [
        ([(1, 1), (9, 9)], [[(1, 1), (9, 9)]]),
        ([(-5, 5), (15, 5)], [[(0, 5), (10, 5)]]),
        ([(-5, 5), (-1, 9)], []),
        ([(5, 5), (15, 5), (15, 8), (5, 8)], [[(5, 5), (10, 5)], [(10, 8), (5, 8)]]),
        ([(2, 2), (4, 2), (4, 20)], [[(2, 2), (4, 2), (4, 10)]]),
        ([(20, 20), (30, 20)], []),
    ],
)
def test_a_line_is_cut_at_the_edge(line, inside):
    assert [[*piece] for piece in trimmed_line(line, BOX)] == inside


@pytest.mark.parametrize(
    ("ring", "extent"),
    [
        (((2, 2), (4, 2), (4, 4)), (2, 2, 4, 4)),
        (((-5, -5), (5, -5), (5, 5), (-5, 5)), (0, 0, 5, 5)),
        (((-5, -5), (50, -5), (50, 50), (-5, 50)), (0, 0, 10, 10)),
        (((11, 11), (12, 11), (12, 12)), None),
    ],
)
def test_an_area_is_cut_at_the_edge(ring, extent):
    points = trimmed_ring(ring, BOX)
    xs, ys = [x for x, _ in points], [y for _, y in points]

    assert (min(xs), min(ys), max(xs), max(ys)) == extent if extent else points == []
