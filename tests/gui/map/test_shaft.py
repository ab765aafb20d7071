"""Where figures stand on arrows long and short."""

import math

import pytest
from PySide6.QtCore import QPointF

from gui.map.arrows.shaft import MIDDLE, Shaft
from gui.map.qt_lines import through

PIECE, DISC, CROSS = 15, 10, 10
"""Radii of a piece, a figure's disc and a cross."""

BEGIN = 13
"""From the middle of a piece to the tail of its arrow."""


def shaft_of(start, end, goal):
    """Return a straight arrow that is drawn up to its end, on its way to its goal."""
    return Shaft(through([start, goal]), apart(start, end))


def apart(a, b):
    return math.hypot(a.x() - b.x(), a.y() - b.y())


@pytest.mark.parametrize("angle", range(0, 360, 30))
@pytest.mark.parametrize("far", [6, 14, 22, 30, 40, 55, 70, 120, 300])
@pytest.mark.parametrize("side", [0, 1])
@pytest.mark.parametrize("scale", [0.5, 1, 2])
def test_a_failed_attacks_strength_is_read_beside_piece_cross_and_support(far, angle, side, scale):
    way = QPointF(math.cos(math.radians(angle)), math.sin(math.radians(angle)))
    start = way * BEGIN * scale
    end = start + way * far * scale
    shaft = shaft_of(start, end, end + way * 40 * scale)

    at = shaft.figure(scale, side, failed=True, wide=7.2 * scale)

    assert apart(at, shaft.cross(scale)) >= (DISC + CROSS) * scale
    assert apart(at, QPointF()) >= (PIECE + DISC) * scale
    assert apart(at, shaft.at(MIDDLE)) >= DISC * scale


@pytest.mark.parametrize("far", [20, 45, 62, 90, 300])
def test_a_strength_leaves_the_middle_of_its_arrow_to_supports(far):
    shaft = shaft_of(QPointF(13, 0), QPointF(13 + far, 0), QPointF(13 + far, 0))

    at = shaft.figure(1, 0, failed=False, wide=7.2)

    assert apart(at, shaft.at(MIDDLE)) >= DISC + 2
    assert at.y() <= 0
    assert (at.y() == 0) == (far >= 70)


def test_arrows_that_meet_have_their_figures_on_the_outer_sides():
    here = shaft_of(QPointF(0, 9), QPointF(30, 9), QPointF(60, 9))
    there = shaft_of(QPointF(60, -9), QPointF(30, -9), QPointF(0, -9))

    assert here.figure(1, 1, failed=True, wide=7).y() > 9
    assert there.figure(1, 1, failed=True, wide=7).y() < -9
