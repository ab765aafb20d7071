"""The list beside the printed board: every power that there can be, and nothing over the edge."""

import json
from dataclasses import replace

import pytest

from engine.board.loader import load_content
from engine.rules.position import Position, Unit
from gui.paper import kinds
from gui.paper.flow import FORMS
from gui.paper.kinds import Kind, Wish
from gui.paper.map_sheet import MapView
from gui.windows.printing import begun
from tests.maps.grid_map import grid_map, picture


def crowded(matter, each):
    """Have every power hold as many pieces, as far as the land reaches."""
    board, before = matter.board, matter.public.position
    kind = before.units[0].kind
    land = [place for place, one in board.provinces.items() if one.terrain.value != "sea"]
    owner = [power.id for power in board.powers] * each
    units = tuple(Unit(power, kind, at) for power, at in zip(owner, land, strict=False))
    position = Position(phase=before.phase, units=units, owners=before.owners)
    return replace(matter, public=replace(matter.public, position=position))


@pytest.fixture(scope="module", params=[2, 7, 8, 12, 16, 20, 26])
def powers(request):
    return request.param


@pytest.fixture(scope="module", params=[False, True], ids=["usual", "long"])
def loaded(request, powers, tmp_path_factory):
    """A map of so many powers, with usual or with long names."""
    rows = picture(12, 9, 3) if powers <= 16 else picture(18, 12, 3)
    told = grid_map(rows, powers, homes=3, centres=2, long=request.param, id_="many")
    file = tmp_path_factory.mktemp("many") / "map.json"
    return load_content(file, json.dumps(told).encode())


@pytest.mark.parametrize("form", FORMS.values(), ids=FORMS)
def test_every_power_is_listed_on_the_page_beside_the_board(look, loaded, form):
    for each in (1, 3, 6):
        matter = crowded(begun(loaded), each)

        (page,) = kinds.pages(matter, Wish([Kind.MAP], form, view=MapView.PIECES))
        (placed,) = page.placed

        block, box = placed.block, placed.box
        listed = block.list_box(box)
        assert box.adjusted(-1, -1, 1, 1).contains(listed)
        assert box.left() + block.size[0] * block.scale(box) < listed.left()
        assert block.size[0] * block.scale(box) > box.width() * 0.4
        assert [line.split(":")[0] for line in block.text().split("\n")] == [
            power.names["en"] for power in loaded.board.powers
        ]
