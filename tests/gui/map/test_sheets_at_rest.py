"""What a board was painted on goes at rest, and nobody sees it."""

import random

import pytest

from gui.kit import answer_cache, kept
from gui.map.board.highlights import KINDS


def rest():
    for _ in range(2):
        kept.rest()
        answer_cache.rest()


@pytest.mark.parametrize("seed", range(6))
def test_a_board_looks_the_same_after_any_rest(view, monkeypatch, seed):
    monkeypatch.setattr(kept, "_screenful", lambda: 0)
    chance = random.Random(seed)
    spaces = sorted(view.loaded.board.provinces)
    for _ in range(4):
        match chance.randrange(4):
            case 0:
                view.light(chance.sample(spaces, chance.randrange(4)), chance.choice([*KINDS]))
            case 1:
                view.dim_all_but(chance.choice([None, chance.sample(spaces, 5)]))
            case 2:
                view.camera.zoom_by(chance.uniform(0.6, 1.8))
                view.finish()
            case _:
                view.resize(chance.randint(700, 1000), chance.randint(500, 700))
                view.finish()
        before = view.grab().toImage()

        rest()

        assert view.grab().toImage() == before


def test_sheets_of_which_nothing_is_seen_go(view):
    view.dim_all_but(["GAL"])
    view.grab()
    view.light(["WAR"])
    view.dim_all_but(None)
    view.light([])
    view.grab()
    assert view.highlights.sheets

    rest()

    assert not view.highlights.sheets


def test_a_sheet_that_is_seen_stays(view):
    view.dim_all_but(["GAL"])
    view.grab()
    seen = view.highlights.sheets

    rest()

    assert view.highlights.sheets == seen == 1
