"""Where pages end."""

import random
from itertools import pairwise, zip_longest

import pytest

from gui.paper.blocks import Cell, Heading, Row, Words
from gui.paper.flow import A4, LETTER, paginate, room_of
from gui.printable import Block, Sheet


class Space(Block):
    def __init__(self, high):
        self.high = high

    def height(self, width, room):
        return self.high


class Elastic(Space):
    """Usually as high as half-way between what it may be."""

    def __init__(self, least, most):
        super().__init__((least + most) / 2)
        self.least, self.most = least, most

    def least_height(self, width, room):
        return self.least

    def most_height(self, width, room):
        return self.most


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


@pytest.mark.parametrize("seed", range(40))
def test_pages_are_as_full_as_what_may_grow_can_make_them(look, seed):
    """All of it grows by as much, and none beyond its most; on the last page none beyond usual."""
    chance = random.Random(seed)
    blocks = []
    for _ in range(chance.randint(1, 60)):
        least = chance.uniform(50, 1200)
        grown = least + chance.choice([0, 30, 400, 2000])
        blocks.append(chance.choice([Elastic(least, grown), Space(least)]))

    pages = paginate([Sheet("Boards", blocks)], A4)

    assert [placed.block for page in pages for placed in page.placed] == blocks
    for page, after in zip_longest(pages, pages[1:]):
        assert all(one.box.bottom() <= page.room.bottom() + 0.5 for one in page.placed)
        own = [placed for placed in page.placed if isinstance(placed.block, Elastic)]
        most = [one.block.most if after is not None else one.block.high for one in own]
        assert all(
            one.block.least - 0.01 <= one.box.height() <= top + 0.01
            for one, top in zip(own, most, strict=True)
        )
        growing = [
            one.box.height() - one.block.least
            for one, top in zip(own, most, strict=True)
            if one.box.height() < top - 0.01
        ]
        assert max(growing, default=0) - min(growing, default=0) < 0.01
        assert not growing or page.placed[-1].box.bottom() > page.room.bottom() - 0.5
        if after is not None:  # what comes next had no room at its least
            used = sum(getattr(one, "least", one.high) for one in (p.block for p in page.placed))
            then = after.placed[0].block
            assert used + getattr(then, "least", then.high) > page.room.height()


@pytest.mark.parametrize("high", [300, 900, 2400, 5000])
@pytest.mark.parametrize("count", [1, 3, 9])
def test_what_stays_together_is_parted_only_where_a_page_has_no_room_for_it(look, high, count):
    blocks = [Space(700), *(Space(high / count) for _ in range(count)), Space(50)]
    for block in blocks[1:count]:
        block.keep = True

    pages = paginate([Sheet("Boards", blocks)], A4)

    on = [number for number, page in enumerate(pages) for _ in page.placed]
    assert (len(set(on[1 : count + 1])) == 1) == (
        high <= pages[0].room.height() + 0.5 or count == 1
    )
