"""Where a disc lies: as near as can be on nothing, else where it hides least."""

import math
import random

import pytest

from gui.map.arrows import free_place as room
from gui.map.arrows.free_place import free_place, least_hiding

WANTED, AHEAD, HALF = (100.0, 100.0), (math.cos(0.7), math.sin(0.7)), (12.0, 9.5)


def crowd(seed, count):
    chance = random.Random(seed)
    corners = [(chance.uniform(20, 180), chance.uniform(20, 180)) for _ in range(count)]
    sides = [(chance.uniform(5, 40), chance.uniform(5, 40)) for _ in range(count)]
    return [(x, y, x + wide, y + high) for (x, y), (wide, high) in zip(corners, sides, strict=True)]


def covered(at, half, boxes):
    """How much of each box a disc hides."""
    over = [
        (
            min(box[2], at[0] + half[0]) - max(box[0], at[0] - half[0]),
            min(box[3], at[1] + half[1]) - max(box[1], at[1] - half[1]),
        )
        for box in boxes
    ]
    return [wide * high for wide, high in over if wide > 0 and high > 0]


def tried(half):
    """All places that are looked at, each with how far off it is, the coarse ones first."""
    grids = (room._NEAR, room._FARTHER)
    return [[(*WANTED, 0.0), *room._round(WANTED, AHEAD, half[1], grid)] for grid in grids]


@pytest.mark.parametrize("count", [0, 1, 6, 20, 150])
def test_a_disc_lies_nearest_on_nothing_or_hides_least(count):
    for seed in range(3):
        boxes = crowd(seed, count)
        free = [
            [far for x, y, far in grid if not covered((x, y), HALF, boxes)] for grid in tried(HALF)
        ]
        place = free_place(WANTED, AHEAD, HALF, boxes)
        nearest = next((min(fars) for fars in free if fars), None)

        assert (place is None) == (nearest is None)
        if place is not None:
            assert not covered(place, HALF, boxes)
            assert math.dist(place, WANTED) == pytest.approx(nearest)
            continue
        prices = [
            far + sum(room.BAD + area for area in covered((x, y), HALF, boxes))
            for grid in tried(HALF)
            for x, y, far in grid
        ]
        least = least_hiding(WANTED, AHEAD, HALF, boxes)
        hidden = sum(room.BAD + area for area in covered(least, HALF, boxes))
        assert hidden + math.dist(least, WANTED) == pytest.approx(min(prices))
