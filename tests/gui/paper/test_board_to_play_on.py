"""The board on A2, in one piece and in parts: nothing of it is lost where paper is cut."""

import re
from itertools import combinations, pairwise

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from engine.board.loader import load_map
from gui import i18n
from gui.map.packing import hits
from gui.paper import board_sheet, kinds, press
from gui.paper.board_sheet import BoardPage, JoiningPage, PartPage
from gui.paper.conference_map import PlansPage
from gui.paper.flow import A2, A4, A5, FORMS, paginate
from gui.paper.ink import POINT
from gui.paper.kinds import Kind, Wish
from gui.paper.map_sheet import MapView
from gui.windows.printing import begun

MAPS = ("standard", "eu", "eu_1914", "praga", "cz_1", "cz_orp")
SMALLER = [form for form in FORMS.values() if form is not A2]
READABLE = 6.0
"""Points."""

DOTS = 0.1
"""Of a picture, per tenth of a millimetre."""

EVERY_MAP = pytest.mark.parametrize("name", MAPS)


@pytest.fixture(scope="session")
def boards():
    return {name: load_map(name) for name in MAPS}


@pytest.fixture
def laid(boards, look):
    """Return the blocks of a map's board on a paper."""

    def laid(name, form, *, black=False):
        sheets = board_sheet.board_sheets(begun(boards[name]), form, black=black)
        return [page.placed[0] for page in paginate(sheets, form)]

    return laid


@EVERY_MAP
@pytest.mark.parametrize("form", SMALLER, ids=lambda form: form.name)
def test_parts_cover_the_whole_board_and_lie_over_one_another(laid, name, form):
    first, *rest = laid(name, form)
    parts, whole = first.block.parts, first.block.whole

    assert isinstance(first.block, JoiningPage)
    assert [(one.block.row, one.block.column) for one in rest] == [*parts.places]
    assert parts.shrunk >= board_sheet.LEAST_SIZE
    for spans, length in (
        (parts.columns, whole.size.width() * parts.shrunk),
        (parts.rows, whole.size.height() * parts.shrunk),
    ):
        assert spans[0][0] == 0
        assert abs(spans[-1][1] - length) < 0.01
        assert all(
            abs(one[1] - other[0] - board_sheet.OVERLAP) < 0.01 for one, other in pairwise(spans)
        )
    edge = board_sheet.MARGIN - 0.1
    for one in rest:
        assert isinstance(one.block, PartPage)
        printed = one.box.adjusted(edge, edge, -edge, -edge)
        assert printed.contains(one.block.area(one.box))


@EVERY_MAP
@pytest.mark.parametrize("spoken", ["cs", "en"])
def test_every_name_is_in_full_large_enough_and_whole_on_a_part(laid, boards, name, spoken):
    board = boards[name].board
    ports = {f"{key}/port" for key, one in board.provinces.items() if one.port is not None}
    with i18n.speaking(spoken):
        for form in FORMS.values():
            *_, last = laid(name, form)
            whole = last.block.whole
            parts = None if form is A2 else last.block.parts
            unit = whole.scale * (parts.shrunk if parts else 1.0)
            labels = whole.drawing.labels(whole.scale)

            assert {one.province for one in labels if not one.coast} == {*board.provinces}
            assert ports <= {one.coast for one in labels}
            assert all(one.full for one in labels)
            assert min(one.text.px for one in labels) * unit / POINT >= READABLE
            over = [
                (one.text.lines, other.text.lines)
                for one, other in combinations(labels, 2)
                if hits(one.box, (other.box,))
            ]
            assert over == []
            for one in labels if parts else ():
                left, top, right, bottom = (side * unit for side in one.box)
                there = QRectF(left, top, right - left, bottom - top)
                assert any(parts.area(*at).contains(there) for at in parts.places), one.text.lines


def joined(placed, running):
    """Return the parts of a board laid over one another at their marks."""
    parts = placed[0].block.parts
    whole = QImage((parts.size * DOTS).toSize(), QImage.Format.Format_RGB32)
    whole.fill(QColor("red"))
    painter = QPainter(whole)
    for one in placed:
        sheet = QImage((one.box.size() * DOTS).toSize(), QImage.Format.Format_RGB32)
        sheet.fill(QColor("white"))
        brush = QPainter(sheet)
        brush.setRenderHint(QPainter.RenderHint.Antialiasing)
        brush.scale(DOTS, DOTS)
        one.block.paint(brush, one.box)
        brush.end()
        area = one.block.area(one.box)
        shown = parts.area(one.block.row, one.block.column)
        cut = QRectF(area.topLeft() * DOTS, area.size() * DOTS)
        painter.drawImage(QRectF(shown.topLeft() * DOTS, shown.size() * DOTS), sheet, cut)
    painter.end()
    return whole


def in_one_piece(block):
    parts = block.parts
    image = QImage((parts.size * DOTS).toSize(), QImage.Format.Format_RGB32)
    image.fill(QColor("white"))
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(DOTS * parts.shrunk, DOTS * parts.shrunk)
    block.whole.paint(painter)
    painter.end()
    return image


def unlike(one, other):
    """Return the share of dots in which two pictures are plainly not the same."""
    size = one.size()
    assert size == other.size()
    grey = QImage.Format.Format_Grayscale8
    one, other = one.convertToFormat(grey), other.convertToFormat(grey)
    count = 0
    for y in range(size.height()):
        left, right = bytes(one.constScanLine(y)), bytes(other.constScanLine(y))
        count += sum(abs(a - b) > 60 for a, b in zip(left[: size.width()], right, strict=False))
    return count / (size.width() * size.height())


@pytest.mark.parametrize("name", ["praga", "eu"])
def test_parts_joined_are_the_board_in_one_piece(laid, name):
    _, *placed = laid(name, A4)
    whole = in_one_piece(placed[0].block)

    assert unlike(joined(placed, None), whole) < 0.012
    moved = in_one_piece(placed[0].block)
    painter = QPainter(moved)
    painter.drawImage(QPointF(4, 3), whole)
    painter.end()
    assert unlike(moved, whole) > 0.02


def test_one_piece_lies_whole_on_its_paper_and_has_no_parts(laid):
    for name in MAPS:
        (placed,) = laid(name, A2)
        assert isinstance(placed.block, BoardPage)
        edge = board_sheet.MARGIN - 0.1
        room = placed.box.adjusted(edge, edge, -edge, -edge)
        assert room.contains(placed.block.area(placed.box))


@pytest.mark.parametrize("spoken", ["cs", "en"])
def test_who_drew_a_board_is_thanked_in_the_language_spoken(laid, boards, spoken):
    with i18n.speaking(spoken):
        for name in MAPS:
            whole = laid(name, A2)[0].block.whole
            told = boards[name].atlas.credits in whole.credits
            assert told == (spoken == "en")
            words = board_sheet.TITLE.width(whole.title) + board_sheet.LINE.width(whole.credits)
            assert words + board_sheet.ASIDE < whole.size.width()


def test_a_part_says_where_it_belongs(laid):
    first, *placed = laid("eu", A4)

    assert [one.block.name for one in placed] == ["A1", "A2", "B1", "B2"]
    assert placed[2].block.said == "B1: row 2, column 1 (3 of 4)"
    assert "4 parts" in first.block.text()
    with i18n.speaking("cs"):
        said = placed[2].block.said.replace("\u00a0", " ")
        assert said == "B1: řada 2, sloupec 1 (3 ze 4)"


@pytest.mark.parametrize("spoken", ["cs", "en"])
@pytest.mark.parametrize("form", SMALLER, ids=lambda form: form.name)
def test_what_is_said_of_joining_has_room_on_its_page(laid, form, spoken):
    with i18n.speaking(spoken):
        for name in MAPS:
            first, *_ = laid(name, form)
            small, words, ruler = first.block.places(first.box)
            assert not small.intersects(words)
            assert all(first.box.contains(one) for one in (small, words, ruler))
            assert first.block.lowest(words) <= ruler.top()


def test_the_board_shows_the_start_whatever_was_played(boards, look, matter_after):
    (page,) = kinds.pages(matter_after(5), Wish([Kind.MAP], A2, view=MapView.BOARD))
    drawing = page.placed[0].block.whole.drawing

    assert drawing.position.units == ()
    assert drawing.position.owners == matter_after(0).rules.start().owners


@pytest.mark.parametrize("form", FORMS.values(), ids=FORMS)
def test_plans_are_as_large_as_a5_and_as_many_as_paper_holds(boards, look, form):
    (page,) = kinds.pages(begun(boards["praga"]), Wish([Kind.MAP], form, view=MapView.PLANS))
    placed = page.placed[0]
    boxes = placed.block.boxes(placed.box)

    assert isinstance(placed.block, PlansPage)
    assert len(boxes) == {"a5": 1, "a4": 2, "a3": 4, "a2": 8, "letter": 2}[form.name]
    for box in boxes:
        assert box.width() > A5.height - 10
        assert box.height() > A5.width - 90
        assert placed.box.adjusted(-1, -1, 1, 1).contains(box)


def test_a_pdf_of_the_parts_tells_the_games_name_and_nothing_else(boards, look):
    matter = begun(boards["praga"])
    wish = Wish([Kind.MAP], A4, view=MapView.BOARD)
    data = press.pdf(kinds.pages(matter, wish), kinds.running(matter, wish))

    assert len(re.findall(rb"/Type\s*/Page\b", data)) == 5
    told = re.search(rb"<<\s*/Title.*?>>", data, re.DOTALL)[0]
    assert b"/Subject" not in told
    assert b"/Keywords" not in told
    assert b"/Author" not in told or b"/Author ()" in told
    title = re.search(rb"/Title\s*\((.*?)\)\s*/", told, re.DOTALL)[1]
    assert matter.public.title.encode("utf-16-be") in title
