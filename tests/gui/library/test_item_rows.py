"""Headings of a shelf: whatever is found, they stand over what they name; no key stops there."""

import random

import pytest

from engine.library.item import Item
from engine.library.shelf import Shelf
from gui.library.item_rows import Heading, Move, lines_of, step, under_headings

MOVES = [*Move]


def made(chance):
    """Return a shelf with parts of any size."""
    parts = "abcdef"[chance.randrange(5) :]
    items = [
        Item(key=f"g/s/{part}{number}", shelf="g/s", game="g", titles={}, heading=part)
        for part in parts
        for number in range(chance.randrange(1, 9))
    ]
    headings = {part: {"en": part} for part in parts}
    return Shelf(key="g/s", game="g", titles={}, items=tuple(items), headings=headings)


@pytest.mark.parametrize("seed", range(60))
def test_found_items_stand_below_their_heading_and_keys_reach_all_of_them(seed):
    chance = random.Random(seed)
    shelf, across = made(chance), chance.randrange(1, 5)
    found = chance.sample(shelf.items, chance.randrange(1, len(shelf.items) + 1))
    rows = under_headings(found, {shelf.key: shelf})
    items = [row for row in rows if isinstance(row, Item)]
    assert sorted(item.key for item in items) == sorted(item.key for item in found)
    assert items[0] is found[0]  # the best stays first
    for part in {item.heading for item in found}:
        below = [item for item in items if item.heading == part]
        assert below == [item for item in found if item.heading == part]
        at = rows.index(below[0])
        assert list(rows[at : at + len(below)]) == below
        assert rows[at - 1] == Heading(shelf.key, part)
    headings = [row.key for row in rows if isinstance(row, Heading)]
    assert sorted(headings) == sorted({item.heading for item in found})

    lines = lines_of(rows, across)
    assert [rows[number] for line in lines for number in line] == items
    assert all(len(line) <= across for line in lines)
    assert all(len({rows[number].heading for number in line}) == 1 for line in lines)
    for at in range(len(rows)):
        for move in MOVES:
            assert isinstance(rows[step(lines, at, move, 3)], Item)
    for onward, back in ((Move.MoveRight, Move.MoveLeft), (Move.MoveDown, Move.MoveUp)):
        first, last = lines[0][0], lines[-1][0]
        seen, at = [lines[0][0]], lines[0][0]
        while (after := step(lines, at, onward, 3)) != at:
            at = after
            seen.append(at)
        assert len(seen) == (len(items) if onward is Move.MoveRight else len(lines))
        assert at == (lines[-1][-1] if onward is Move.MoveRight else last)
        while (after := step(lines, at, back, 3)) != at:
            at = after
        assert at == first


def test_items_of_several_shelves_and_none_at_all_have_no_headings():
    one, other = made(random.Random(1)), Shelf(key="g/o", game="g", titles={}, items=())
    stranger = Item(key="g/o/x", shelf="g/o", game="g", titles={}, heading="a")
    shelves = {one.key: one, other.key: other}
    assert under_headings([*one.items, stranger], shelves) == (*one.items, stranger)
    assert under_headings([], shelves) == ()
