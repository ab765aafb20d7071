"""What the library was read into for searching: there as long as somebody is in the library."""

import gc

import pytest

from engine.libraries import every_shelf
from engine.library.game_index import GameIndex
from gui.kit import answer_cache
from gui.library.seeking import ShelfSearch
from gui.library.wanted import ALL, Wanted

SHELVES = tuple(shelf for shelves in every_shelf().values() for shelf in shelves)


@pytest.fixture(autouse=True)
def _nobody_was_there():
    rest()


def rest():
    answer_cache.rest()
    answer_cache.rest()


def indices():
    gc.collect()
    return sum(isinstance(one, GameIndex) for one in gc.get_objects())


def read(qtbot):
    seeker = ShelfSearch(SHELVES)
    seeker.begin()
    qtbot.waitUntil(lambda: seeker.is_ready)
    return seeker


def test_whoever_is_in_the_library_finds_the_same_after_any_rest(qtbot):
    seeker = read(qtbot)
    asked = [Wanted(text=text) for text in ("", "convoy", "fleet in Kiel", "6.F")]
    before = [seeker.find(one, ALL) for one in asked]

    rest()

    assert seeker.is_ready
    assert indices() == len(every_shelf())
    assert [seeker.find(one, ALL) for one in asked] == before
    assert all(before)


def test_whoever_comes_back_before_a_rest_need_not_wait(qtbot):
    read(qtbot)
    gc.collect()

    assert ShelfSearch(SHELVES).is_ready


def test_at_rest_nothing_of_it_stays_when_everybody_has_left(qtbot):
    read(qtbot)
    assert indices()

    rest()

    assert not indices()
    assert not ShelfSearch(SHELVES).is_ready
