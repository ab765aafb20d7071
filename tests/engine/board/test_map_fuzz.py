import copy
from random import Random

import pytest

from engine.board.errors import MapError
from engine.board.loader import load

ODD = [
    None, True, 0, -1, 3, 1e9, 0.5, "", "AAA", "XXX", "A AAA", "AAA/NC", "cs", [], [[]], [0, 0],
    [[[0, 2, -4]]], [[[]]], {}, {"cs": "x", "en": "y"}, float("nan"), "\x00", "é" * 300, [1e308, 1],
]  # fmt: skip


def _places(value, path=()):
    yield path
    entries = value.items() if isinstance(value, dict) else ()
    entries = enumerate(value) if isinstance(value, list) else entries
    for key, inner in entries:
        yield from _places(inner, (*path, key))


def _spoil(told, chance):
    path = chance.choice([p for p in _places(told) if p])
    here = told
    for step in path[:-1]:
        here = here[step]
    if chance.random() < 0.25:
        del here[path[-1]]
    else:
        here[path[-1]] = copy.deepcopy(chance.choice(ODD))


@pytest.mark.parametrize("seed", range(8))
def test_a_spoilt_map_loads_or_says_what_is_wrong_but_never_breaks(tiny, folder, seed):
    chance, refused = Random(seed), 0
    for _ in range(60):
        told = copy.deepcopy(tiny)
        for _ in range(chance.randint(1, 3)):
            _spoil(told, chance)
        try:
            load(folder(told))
        except MapError:
            refused += 1

    assert refused > 30


@pytest.mark.parametrize("unit", [float("inf"), float("nan"), 1e308, 1 << 70])
def test_a_drawing_without_measure_is_refused(tiny, folder, unit):
    tiny["outlines"]["unit"] = unit

    with pytest.raises(MapError):
        load(folder(tiny))


@pytest.mark.parametrize("far", [1 << 40, -(1 << 70)])
def test_a_line_that_goes_too_far_is_refused(tiny, folder, far):
    tiny["outlines"]["arcs"][0][2] = far

    with pytest.raises(MapError):
        load(folder(tiny))


def test_figures_without_end_are_no_map(folder):
    with pytest.raises(MapError, match="bad"):
        load(folder(b'{"format": ' + b"9" * 5000 + b"}"))
