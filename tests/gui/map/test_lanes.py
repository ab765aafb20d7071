"""Two that met are told apart afterwards too: the trail of one, the arrow of the other."""

import math

import pytest
from PySide6.QtCore import QPointF

from engine.board.board import AFLOAT, ASHORE
from engine.board.location import province_of
from gui.map.arrows.marks import MoveMark, TrailMark
from gui.map.arrows.order_lines import Runs, Situation
from gui.map.pictures import arrangement
from gui.map.pieces.piece_scale import piece_scale

APART = 5.0
"""Board units between two lines at a piece's scale of 1: a trail and dots are no wider together."""


@pytest.mark.parametrize("kind", [ASHORE, AFLOAT])
def test_a_trail_lies_beside_the_arrow_of_who_came_the_other_way(loaded, kind):
    zoom = 0.84
    k = piece_scale(zoom)
    shapes, arranged = arrangement.shared(loaded)
    board = loaded.board

    def place(location, unit):
        spot = arranged.spot(location, unit, k)
        return QPointF(spot.x, spot.y)

    runs = Runs(Situation(shapes, arranged.ways, place, place, frozenset(), k, zoom))
    near = []
    for one, other in sorted(board.army_borders if kind == ASHORE else board.fleet_borders):
        trail = runs.trail(TrailMark(letter="E", kind=kind, at=one, to=other, side=1))
        back = MoveMark(letter="R", kind=kind, at=other, to=province_of(one), failed=True, side=1)
        arrow = runs.shaft(back).track
        steps = trail.spots([trail.length * step / 80 for step in range(81)])
        inner = arrow.spots([arrow.length * step / 20 for step in range(4, 17)])
        if min(math.dist(spot, step) for spot in inner for step in steps) < APART * k:
            near.append((one, other))

    assert not near
