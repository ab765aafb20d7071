"""A board of more spaces than a byte can number."""

import json

from PySide6.QtCore import QSize

from engine.board.loader import load_content
from gui.map.ground import Ground
from gui.map.pictures.picture import thumbnail
from gui.map.pictures.start_position import start_of
from gui.map.shapes import shapes_of
from tests.maps.grid_map import grid_map, picture


def test_every_space_of_many_is_found_and_drawn(qapp, tmp_path):
    told = grid_map(picture(25, 12, 3), 26)
    loaded = load_content(tmp_path / "map.json", json.dumps(told).encode())
    ground = Ground(shapes_of(loaded.atlas), "")

    assert len(loaded.board.provinces) == 300
    for key, spots in loaded.atlas.spots.items():
        x, y = spots.army or spots.fleet[key]
        assert ground.province(x, y) == key
    assert max(ground.numbers.values()) == 255
    assert not thumbnail(loaded, start_of(loaded.board), QSize(400, 300)).isNull()
