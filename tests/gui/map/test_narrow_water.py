"""Where there is hardly room for a line it gives way: nearer to another one, lower, or aside."""

import math

import pytest

from gui.map.arrows.bows import SLANT, Bows
from gui.map.arrows.mark_items import LOW, wave
from gui.map.ground import GRID, Ground
from gui.map.polyline import Track

WIDE, HIGH = 600, 200
SEA, LAND = 1, 2
MIDDLE = HIGH / 2


def half(x: float) -> float:
    """Return how far the shores of a strait are from its middle."""
    return 60.0 if abs(x - WIDE / 2) > 100 else 10.0


@pytest.fixture(scope="module")
def strait():
    def paint(names):
        assert names == ("", "a sea", "b land")
        return [
            bytes(
                SEA if abs(y / GRID - MIDDLE) < half(x / GRID) else LAND
                for x in range(int(WIDE * GRID))
            )
            for y in range(int(HIGH * GRID))
        ]

    rings = [[(0.0, 0.0), (WIDE, 0.0), (WIDE, HIGH), (0.0, HIGH)]]
    return Bows(Ground({"a sea": rings, "b land": rings}, paint), ())


@pytest.mark.parametrize("off", [-50.0, -30.0, 5.0, 30.0, 50.0])
def test_a_line_beside_another_one_comes_nearer_where_it_is_narrow(strait, off):
    line = Track([(20.0, MIDDLE), (WIDE - 20.0, MIDDLE)])
    beside = strait.squeezed(line, off, frozenset({SEA}))
    assert strait.astray(beside, 200, frozenset({SEA})) == 0
    for x, y in beside.corners:
        assert 0 <= (y - MIDDLE) / off <= 1
        if half(x) > abs(off) and abs(x - WIDE / 2) > 110 + 1 / SLANT * abs(off):
            assert math.isclose(y - MIDDLE, off)
    for (x, y), (later_x, later_y) in zip(beside.corners, beside.corners[1:], strict=False):
        assert abs(later_y - y) <= SLANT * (later_x - x) + 1e-6


def highest(path, *, until=math.inf):
    """Return how far a wave along the middle swings, up to there."""
    points = (path.pointAtPercent(step / 400) for step in range(401))
    return max(abs(at.y() - MIDDLE) for at in points if at.x() < until)


def test_a_wave_is_lower_in_narrow_water_and_nowhere_else(strait):
    ashore = strait.off(frozenset({SEA}))
    track = Track([(20.0, MIDDLE), (WIDE - 20.0, MIDDLE)])
    usual = wave(track, 22, 14, lambda _: False)
    low = wave(track, 22, 14, ashore)
    assert highest(low, until=180) == pytest.approx(highest(usual, until=180), rel=0.01)
    inner = track.cut(200, 340)
    assert highest(wave(inner, 22, 14, ashore)) == pytest.approx(14 * LOW[0], rel=0.05)
    assert highest(wave(inner, 22, 9, ashore)) == pytest.approx(9, rel=0.05)


def test_a_wave_of_which_hardly_anything_lies_ashore_stays_as_it_is(strait):
    track = Track([(20.0, MIDDLE), (212.0, MIDDLE)])  # its last crest
    usual = wave(track, 22, 14, lambda _: False)
    assert wave(track, 22, 14, strait.off(frozenset({SEA}))) == usual
