"""A bubble stands beside its thing, inside the room, and hides nothing that is needed."""

import random

import pytest
from PySide6.QtCore import QRect

from gui.kit.bubble import place

ROOM = QRect(10, 60, 1260, 650)


def _high(width):
    return 60_000 // width


@pytest.mark.parametrize("seed", range(200))
def test_it_hides_its_thing_never_and_stays_in_the_room(seed):
    chance = random.Random(seed)
    thing = QRect(chance.randint(20, 1200), chance.randint(70, 640), 40, 40)

    _side, box = place(372, _high, thing, [ROOM], ())

    assert not box.intersects(thing)
    assert ROOM.contains(box)


@pytest.mark.parametrize("seed", range(200))
def test_it_goes_where_it_hides_nothing_if_there_is_such_a_side(seed):
    chance = random.Random(seed)
    thing = QRect(chance.randint(420, 800), chance.randint(300, 400), 40, 40)
    free = chance.choice(["left", "right", "above", "below"])
    beside = {
        "left": thing.translated(-80, 0),
        "right": thing.translated(80, 0),
        "above": thing.translated(0, -80),
        "below": thing.translated(0, 80),
    }
    keep = [box for name, box in beside.items() if name != free]

    side, box = place(300, lambda _width: 150, thing, [ROOM], keep)

    assert side == free
    assert not any(box.intersects(other) for other in keep)


def test_it_grows_narrower_where_the_room_ends():
    thing = QRect(350, 300, 40, 40)

    above, below = QRect(300, 60, 100, 220), QRect(300, 360, 100, 300)
    side, box = place(372, _high, thing, [QRect(10, 60, 400, 650)], [above, below])

    assert side == "left"
    assert 372 * 2 // 3 <= box.width() < 372
