import hashlib
import json
import struct

import pytest
from PySide6.QtGui import QFont, QFontDatabase, QFontMetricsF
from shapely.geometry import Polygon, box

from engine import resources
from engine.board.compiler import board_of
from engine.board.loader import read
from engine.board.mapfile import parse
from engine.board.shapes import Shapes
from engine.cartography import recipe as recipes
from engine.cartography.build import written
from engine.cartography.coverage import absorb, faces, together
from engine.cartography.geodata import shapefile, topojson
from engine.cartography.items import overlap
from engine.cartography.letters import Fonts
from engine.cartography.projection import Projection, wiggled
from engine.cartography.recipe import Package, Sources
from engine.cartography.sources import SourceError, verify
from engine.cartography.spots import Setter
from engine.cartography.things import Wishes
from engine.cartography.weave import weave

STANDARD = resources.maps() / "standard"


@pytest.fixture(scope="module")
def recipe():
    return recipes.read(STANDARD)


@pytest.fixture(scope="module")
def source():
    return parse(STANDARD / "map.json", read(STANDARD / "map.json"))


def test_weaving_the_standard_maps_areas_gives_its_arcs_again(source):
    cells = {}
    for cell, area in Shapes.of(source).cells:
        own = cell.owner or cell.place.rpartition(".")[2].replace("outer_water", "?outer")
        water = cell.place.endswith(".water") and source.outlines.provinces[own].land
        cells[f"~{own}" if water else own] = area

    woven = weave(cells)

    assert woven.arcs == source.outlines.arcs
    assert woven.cells["PAR"] == source.outlines.provinces["PAR"].land
    assert woven.cells["~DEN"] == source.outlines.provinces["DEN"].water


def test_neighbours_share_their_arcs():
    woven = weave({"A": box(0, 0, 1, 1), "B": box(1, 0, 2, 1)})

    used = [arc for rings in woven.cells.values() for ring in rings[0] for arc in ring]

    assert len(woven.arcs) == 3
    assert len(used) == 4
    backwards = [number for number in used if number < 0]
    assert len(backwards) == 1
    assert ~backwards[0] in used


def test_the_middle_of_the_map_is_enlarged_and_north_is_up(recipe):
    projection = Projection(recipe.projection)
    vienna, oslo, lisbon = (projection.point(at) for at in ((16, 48), (10.7, 60), (-9, 39)))

    def degree_high(lon, lat):
        return projection.point((lon, lat)).y - projection.point((lon, lat + 1)).y

    assert oslo.y < vienna.y < lisbon.y
    assert lisbon.x < vienna.x
    assert degree_high(10, 50) > 1.2 * degree_high(20, 66) > 0


def test_a_border_grown_by_chance_grows_the_same_way_every_time():
    ring = [(0, 0), (1, 0), (1, 1), (0, 1)]

    assert wiggled(ring) == wiggled(ring)
    assert wiggled(ring)[0] == (0, 0)
    assert len(wiggled(ring)) == 4 * 16


def test_slivers_go_to_the_neighbour_with_the_longest_common_edge():
    cut = faces([("A", box(0, 0, 10, 10)), ("B", box(10.5, 0, 20, 10)), ("C", box(0, 10, 20, 20))])
    assert [owner for owner, face in cut if face.area < 6] == []

    sliver = ("", box(10, 0, 10.5, 10))
    whole = together(absorb([*cut, sliver], lambda owner, _: not owner, lambda _: True))

    assert whole.keys() == {"A", "B", "C"}
    assert whole["A"].area + whole["B"].area == pytest.approx(200)


def test_a_source_that_is_not_the_pinned_file_is_refused(tmp_path):
    path = tmp_path / "thing-1.0" / "a.json"
    path.parent.mkdir()
    path.write_text("right", encoding="utf-8")
    digest = hashlib.sha256(b"right").hexdigest()
    package = Package(
        registry="npm", name="thing", version="1.0", archive="t.tgz", files={"a.json": digest}
    )
    sources = Sources(packages=[package], countries="", units="", lakes="")

    verify(sources, tmp_path)
    path.write_text("wrong", encoding="utf-8")

    with pytest.raises(SourceError, match="not the pinned file"):
        verify(sources, tmp_path)
    path.unlink()
    with pytest.raises(SourceError, match="missing"):
        verify(sources, tmp_path)


def test_a_ring_across_the_antimeridian_goes_on_eastwards(tmp_path):
    ring = [[170, 60], [-170, 60], [-170, 65], [170, 65], [170, 60]]
    geometry = {"type": "Polygon", "arcs": [[0]], "properties": {"name": "Far East"}}
    told = {"arcs": [ring], "objects": {"x": {"geometries": [geometry, {"type": None}]}}}
    (tmp_path / "t.json").write_text(json.dumps(told), encoding="utf-8")

    ((name, area),) = topojson(tmp_path / "t.json")

    assert name == "Far East"
    assert area.bounds == (170, 60, 190, 65)


def test_a_lake_keeps_its_island(tmp_path):
    rings = [[(0, 0), (0, 9), (9, 9), (9, 0), (0, 0)], [(3, 3), (6, 3), (6, 6), (3, 6), (3, 3)]]
    points = [xy for ring in rings for xy in ring]
    body = struct.pack("<i4dii", 5, 0, 0, 9, 9, len(rings), len(points)) + struct.pack("<2i", 0, 5)
    body += b"".join(struct.pack("<2d", *xy) for xy in points)
    record = struct.pack(">2i", 1, len(body) // 2) + body
    (tmp_path / "l.shp").write_bytes(bytes(100) + record)

    (lake,) = shapefile(tmp_path / "l.shp")

    assert lake.area == 81 - 9


def test_written_files_have_one_entry_a_line():
    assert (
        written({"a": {"b": [1, 2]}, "c": []}, 2) == '{\n "a": {\n  "b": [1,2]\n },\n "c": []\n}\n'
    )


def test_the_measured_letters_are_those_of_the_bundled_font(qapp, source):
    folder = resources.assets() / "fonts"
    for file in folder.glob("EBGaramond12-*.otf"):
        QFontDatabase.addApplicationFont(str(file))
    fonts = Fonts.read(STANDARD)
    for italic, letters in ((False, fonts.land), (True, fonts.sea)):
        font = QFont("EB Garamond 12")
        font.setPixelSize(1000)
        font.setItalic(italic)
        metrics = QFontMetricsF(font)
        for text in ("Konstantinopol", "Řecko", "Kanál La Manche", "Španělsko"):
            width, _ = letters.size(text, 1000, 0.0)
            assert width == pytest.approx(metrics.horizontalAdvance(text), rel=0.05)


def test_pinned_things_stay_where_a_person_put_them(recipe, source):
    keep = {"MUN", "BOH", "TYR"}
    cells = {key: cell for key, cell in source.outlines.provinces.items() if key in keep}
    outlines = source.outlines.model_copy(
        update={"provinces": cells, "impassable": {}, "outer_water": []}
    )
    part = source.model_copy(
        update={
            "provinces": [p for p in source.provinces if p.id in keep],
            "outlines": outlines,
        }
    )
    tuned = recipe.tuned.model_copy(update={"army": {"MUN": (730.0, 640.0)}})
    pinned = recipe.model_copy(update={"tuned": tuned})
    setter = Setter(board_of(part), Shapes.of(part), Wishes.of(pinned), Fonts.read(STANDARD))

    first = setter.run(0)
    later = setter.run(1)

    assert later <= first
    spots = setter.spots()
    assert spots.keys() == keep
    assert spots["MUN"]["army"] == [730.0, 640.0]
    assert spots["MUN"].keys() == {"label", "abbr", "army", "dislodged", "centre"}


def test_boxes_share_what_they_cover_together():
    import numpy as np

    mine = np.array([[[0.0, 0.0, 4.0, 4.0]], [[10.0, 0.0, 12.0, 4.0]]])
    others = np.array([[2.0, 2.0, 6.0, 6.0], [0.0, 0.0, 1.0, 1.0]])

    assert overlap(mine, others).tolist() == [[4.0, 1.0], [0.0, 0.0]]


def test_every_country_named_by_the_recipe_feeds_a_cell_of_the_map(recipe, source):
    cells = set(source.outlines.provinces) | set(source.outlines.impassable)
    for name, rule in recipe.land.countries.items():
        named = {rule} if isinstance(rule, str) else {rule.default, *rule.split} if rule else set()
        assert named <= cells, name
    for ring in (strait.ring for strait in recipe.sea.straits):
        assert Polygon(ring).is_valid
