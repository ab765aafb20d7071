"""A board of more spaces than a byte can number."""

import itertools
import json
from collections import defaultdict

import pytest
from PySide6.QtCore import QSize

from engine.board.loader import load_content
from gui.map.ground import in_bytes
from gui.map.painted_ground import ground_of
from gui.map.pictures.picture import thumbnail
from gui.map.pictures.start_position import start_of
from gui.map.pieces.piece_overlap import Footing
from gui.map.pieces.piece_rows import spans
from gui.map.shapes import shapes_of
from tests.maps.grid_map import grid_map, picture


def test_every_space_of_many_is_found_and_drawn(qapp, tmp_path):
    told = grid_map(picture(25, 12, 3), 26)
    loaded = load_content(tmp_path / "map.json", json.dumps(told).encode())
    ground = ground_of(shapes_of(loaded.atlas), "")

    assert len(loaded.board.provinces) == 300
    for key, spots in loaded.atlas.spots.items():
        x, y = spots.army or spots.fleet[key]
        assert ground.province(x, y) == key
    assert max(ground.numbers.values()) == 255
    assert not thumbnail(loaded, start_of(loaded.board), QSize(400, 300)).isNull()


def bricks(wide, high):
    """Return the rooms of so many bricks, row by row as their names go."""
    return [
        (x + y % 2 / 2, y, x + y % 2 / 2 + 1, y + 1.0) for y in range(high) for x in range(wide)
    ]


@pytest.mark.parametrize("count", [0, 1, 2, 254, 255])
def test_spaces_that_a_byte_can_number_are_numbered_one_by_one(count):
    assert in_bytes(bricks(count, 1)) == list(range(1, count + 1))


@pytest.mark.parametrize("size", [(256, 1), (255, 2), (128, 2), (25, 12), (17, 16), (40, 25)])
def test_spaces_that_share_a_number_lie_far_apart(size):
    rooms = bricks(*size)
    numbers = in_bytes(rooms)
    assert set(numbers) == set(range(1, 256))
    sharing = defaultdict(list)
    for number, room in zip(numbers, rooms, strict=True):
        sharing[number].append(room)
    for rooms in sharing.values():
        for one, other in itertools.combinations(rooms, 2):
            across = max(one[0] - other[2], other[0] - one[2], 0)
            down = max(one[1] - other[3], other[1] - one[3], 0)
            assert max(across, down) >= 3  # more than any piece, ring or bend of a line


@pytest.mark.parametrize("size", [(255, 2), (25, 12)])
def test_a_piece_that_lies_on_a_neighbour_does_not_lie_on_its_own_space(qapp, tmp_path, size):
    told = grid_map(picture(*size), 26, side=30)
    loaded = load_content(tmp_path / "map.json", json.dumps(told).encode())
    ground = ground_of(shapes_of(loaded.atlas), "")
    footing = Footing(ground, frozenset(loaded.board.provinces), frozenset(), spans)

    for one, other in loaded.board.army_borders:
        place = loaded.atlas.spots[other].army
        assert ground.numbers[one] != ground.numbers[other]
        share = footing.share("A", one, place, 0.2, beaten=False)
        assert (share.own, share.dry) == (0.0, 1.0)
