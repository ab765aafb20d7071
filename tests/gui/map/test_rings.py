"""To look ring by ring finds what it would find that looks at everything, in the same order."""

import random

import pytest
from PySide6.QtCore import QPointF

from gui.kit import theme
from gui.kit.answer_cache import Memory
from gui.map.arrows.lines import Draughtsman
from gui.map.arrows.mark_items import StrokesItem
from gui.map.arrows.marks import MoveMark
from gui.map.arrows.order_lines import Situation
from gui.map.pictures import arrangement
from gui.map.pictures.arrangement import BODY, RING, Arrangement
from gui.map.pieces.piece_rows import spans
from gui.map.pieces.piece_scale import piece_scale
from gui.map.pieces.standing import ENOUGH, LEAN, SIZES, Stand, Stander, Standing
from gui.map.search_rings import WELL, Rings, around, cheapest


@pytest.fixture(scope="module")
def arranged(qapp, loaded):
    theme.prepare()
    return Arrangement(loaded, arrangement.shared(loaded)[0])


@pytest.fixture(scope="module")
def ground(arranged, loaded):
    from gui.map.painted_ground import ground_of

    return ground_of(arrangement.shared(loaded)[0], loaded.key)


def units(loaded):
    """Return every unit that can stand anywhere."""
    for key, spots in sorted(loaded.atlas.spots.items()):
        if spots.army is not None:
            yield Stander("A", key, key)
        for at in sorted(spots.fleet):
            yield Stander("F", at, key)


@pytest.mark.parametrize("seed", range(20))
def test_what_lies_on_rings_comes_as_if_all_of_it_were_sorted(seed):
    chance = random.Random(seed)
    least = sorted(chance.choices(range(12), k=9))
    rings = [[(low + chance.randrange(6), chance.random()) for _ in range(7)] for low in least]

    found = list(cheapest(zip(least, rings, strict=True)))

    assert found == sorted(one for ring in rings for one in ring)


def test_nothing_is_looked_at_before_it_is_asked_for():
    looked = []

    def ring(number):
        looked.append(number)
        yield (number, "")

    rings = cheapest((number, ring(number)) for number in range(9))

    assert (next(rings), looked) == ((0, ""), [0])


def test_what_lies_well_inside_a_space_does_so_on_all_sides(ground, loaded):
    rings = Rings(ground)
    for key, spots in sorted(loaded.atlas.spots.items()):
        home = spots.army or next(iter(spots.fleet.values()))
        sides = ((0, 0), (WELL, 0), (-WELL, 0), (0, WELL), (0, -WELL))
        inside = list(rings.inside(key, *home))
        assert inside == [
            (
                far,
                tuple(
                    (x, y)
                    for x, y in ring
                    if all(ground.province(x + dx, y + dy) == key for dx, dy in sides)
                ),
            )
            for far, ring in around(*home)
        ]
        assert list(rings.inside(key, *home)) == inside


@pytest.mark.parametrize("zoom", [0.4805, 0.6, 0.84])
def test_every_unit_stands_where_it_would_if_all_places_were_weighed(ground, loaded, zoom):
    scale = round(piece_scale(zoom), 3)
    standing = Standing(loaded.atlas, ground, scale, (BODY, RING), spans)
    footing, rings = standing._footing, Rings(ground)
    wide, high = loaded.atlas.size

    def weighed(one):
        """Return the best place of all, with every one looked at."""
        home = standing.home(one)
        if good(one, home) and share(one, home).own >= 0.9:
            return home
        for size in SIZES:
            found = [
                (40 * max(0.0, 0.9 - lies.own) + 30 * lies.dry + 0.06 * far, stand)
                for far, ring in rings.inside(one.province, home.x, home.y)
                for stand in (Stand(x, y, size) for x, y in ring)
                if good(one, stand)
                for lies in (share(one, stand),)
                if lies.own >= ENOUGH and lies.dry <= LEAN
            ]
            if found:
                return min(found)[1]
        return None

    def share(one, stand):
        at, k = (stand.x, stand.y), scale * stand.size
        return footing.share(one.kind, one.province, at, k, beaten=False)

    def good(one, stand):
        left, top, right, bottom = standing.box(one, stand)
        on = left >= 11 and top >= 11 and right <= wide - 11 and bottom <= high - 11
        return on and not any(
            left - 0.6 < c[2] and c[0] < right + 0.6 and top - 0.6 < c[3] and c[1] < bottom + 0.6
            for c in standing.centres
        )

    looked = 0
    for one in units(loaded):
        best = weighed(one)
        if best is not None:
            looked += 1
            assert standing.best(one) == best, one
    assert looked > 80


def test_an_arrow_is_the_same_whatever_was_drawn_before(arranged, loaded):
    k, zoom = piece_scale(0.84), 0.84

    def place(location, kind):
        spot = arranged.spot(location, kind, k)
        return QPointF(spot.x, spot.y)

    def drawn(ways, bodies, mark):
        shapes = arrangement.shared(loaded)[0]
        now = Situation(shapes, ways, place, place, frozenset(), k, zoom, bodies)
        items = Draughtsman(now).items(mark)
        return [item.boundingRect().getRect() for item in items if isinstance(item, StrokesItem)]

    marks = [
        MoveMark(letter="F", kind="A", at=one, to=other, supports=supports)
        for one, other in sorted(loaded.board.army_borders)[::9]
        for supports in (0, 2)
    ]
    bodies = tuple(
        arrangement.boxes({one: arranged.spot(one.at, one.kind, k)}, k)[0]
        for one in list(units(loaded))[::3]
    )
    warm = arranged.ways
    for number, mark in enumerate(marks):  # by turns with fewer and more pieces about
        drawn(warm, bodies[: number % 9], mark)
    for mark in marks:
        fresh = Arrangement(loaded, arrangement.shared(loaded)[0]).ways
        for some in (bodies, bodies[:5], ()):
            assert drawn(warm, some, mark) == drawn(fresh, some, mark), (mark, len(some))


def test_what_nobody_asked_for_longest_is_forgotten_first():
    memory, found = Memory(2), []

    def find(name):
        return memory.get(name, lambda: found.append(name) or name)

    for name in ("a", "b", "a", "c", "a", "b"):
        find(name)

    assert found == ["a", "b", "c", "b"]


def test_at_rest_is_forgotten_what_nobody_asked_for_since_the_last_one():
    memory: Memory[str] = Memory(9)
    memory.get("a", lambda: "first")

    assert not memory.rest()
    assert memory.get("a", lambda: "second") == "first"
    assert not memory.rest()
    assert memory.rest()
    assert memory.get("a", lambda: "second") == "second"
