"""Where pages end."""

from itertools import pairwise

import pytest

from gui.paper.blocks import Cell, Heading, Row, Words
from gui.paper.flow import A4, LETTER, paginate, room_of
from gui.printable import Block, Sheet


class Space(Block):
    def __init__(self, high):
        self.high = high

    def height(self, width, room):
        return self.high


def boxes(pages):
    return [placed.box for page in pages for placed in page.placed]


def lines(count):
    return [Row((Cell(f"line {number}", 1),)) for number in range(count)]


@pytest.mark.parametrize("form", [A4, LETTER], ids=lambda form: form.name)
def test_nothing_reaches_over_the_end_of_a_page(look, form):
    pages = paginate([Sheet("List", lines(200))], form)

    assert len(pages) > 2
    assert sum(len(page.placed) for page in pages) == 200
    assert all(page.room.contains(placed.box) for page in pages for placed in page.placed)


def test_blocks_do_not_lie_over_one_another(look):
    for page in paginate([Sheet("List", lines(100))], A4):
        found = [placed.box for placed in page.placed]
        assert all(one.bottom() <= other.top() + 0.01 for one, other in pairwise(found))


def test_a_heading_is_never_the_last_on_its_page(look):
    high = room_of(A4.size(landscape=False)).height()
    heading = Heading("France", "F")
    blocks = [Space(high - heading.height(1800, high) - 20), heading, *lines(1)]

    first, second = paginate([Sheet("Results", blocks)], A4)

    assert [type(placed.block) for placed in first.placed] == [Space]
    assert [type(placed.block) for placed in second.placed] == [Heading, Row]


def test_a_text_longer_than_a_page_goes_on_between_two_lines(look):
    said = " ".join(f"word{number}" for number in range(4000))

    pages = paginate([Sheet("Log", [Words(said)])], A4)

    assert len(pages) > 1
    again = " ".join(" ".join(p.block.words.split("\n")) for page in pages for p in page.placed)
    assert again == said


def test_a_line_of_a_table_longer_than_a_page_goes_on_too(look):
    said = " ".join(f"word{number}" for number in range(4000))

    pages = paginate([Sheet("Log", [Row((Cell("E", 1), Cell(said, 3)))])], A4)

    assert len(pages) > 1
    again = " ".join(
        " ".join(placed.block.cells[1].text.split("\n")) for page in pages for placed in page.placed
    )
    assert again.split() == said.split()


def test_a_word_longer_than_a_line_is_broken(look):
    block = Words("x" * 400)

    assert block.height(600, 3000) > 3 * block.face.leading


def test_every_sheet_begins_on_a_page_of_its_own(look):
    pages = paginate([Sheet("One", lines(2)), Sheet("Two", lines(2), landscape=True)], A4)

    assert [page.title for page in pages] == ["One", "Two"]
    assert pages[1].size == pages[0].size.transposed()
