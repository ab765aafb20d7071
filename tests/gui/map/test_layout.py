"""No name, piece or centre ever covers another one, and every name can be read."""

import itertools
import sys

import pytest
from PySide6.QtCore import QRectF

from engine.games.diplomacy.card import DIPLOMACY
from engine.games.diplomacy.study.library import sample_game
from engine.games.diplomacy.units import ARMY
from gui.kit import theme
from gui.map.arrows.marks import MoveMark, StandOffMark
from gui.map.packing import Packing, hits
from gui.map.pictures import arrangement
from gui.map.pictures.arrangement import BEGUN, Arrangement
from gui.map.pieces.piece_rows import spans
from gui.map.pieces.piece_scale import piece_scale
from gui.map.pieces.standing import AT_HOME, Stander, Standing

ZOOMS = {
    "1280x720, results": 0.48,
    "1280x720, desk": 0.5475,
    "1920x1080": 0.84,
    "3840x2160": 1.74,
}


@pytest.fixture(scope="module")
def arranged(qapp, loaded):
    theme.prepare()
    return Arrangement(loaded, arrangement.shared(loaded)[0])


@pytest.fixture(scope="module")
def centres(loaded):
    return [
        (x - 7, y - 7, x + 7, y + 7)
        for spots in loaded.atlas.spots.values()
        if spots.centre
        for x, y in (spots.centre,)
    ]


def arrange(arranged, position, zoom, language):
    """Return the boxes of pieces and the labels of a position."""
    scale = piece_scale(zoom)
    standers = [Stander(str(u.kind), u.at, u.province) for u in position.units]
    standers += [
        Stander(str(d.unit.kind), d.unit.at, d.unit.province, beaten=True)
        for d in position.dislodged
    ]
    boxes = arrangement.boxes(arranged.stand(standers, scale), scale)
    assert len(boxes) == len(standers)
    return boxes, arranged.name(language, zoom, "full", boxes)


def covered(boxes, labels, centres):
    """Return every pair of things of which one covers the other."""
    things = [*boxes, *centres, *(label.box for label in labels)]
    return [
        (one, other)
        for one, other in itertools.combinations(things, 2)
        if hits(one, [other]) and not (one in centres and other in centres)
    ]


def least_gap(labels):
    """Return the room between two names on one line that is smallest, of the smaller font."""
    return min(
        (max(a[0], b[0]) - min(a[2], b[2])) / min(one.text.px, other.text.px)
        for one, other in itertools.combinations(labels, 2)
        for a, b in ((one.box, other.box),)
        if a[1] < b[3] and b[1] < a[3]
    )


def check(arranged, position, centres, zoom, language):
    boxes, labels = arrange(arranged, position, zoom, language)

    assert least_gap(labels) >= 0.59

    assert covered(boxes, labels, centres) == []
    assert len([label for label in labels if not label.coast]) == 75
    assert len([label for label in labels if label.coast]) == 6
    assert all(label.text.px * zoom >= 10 for label in labels)


@pytest.mark.parametrize("language", ["cs", "en"])
@pytest.mark.parametrize("size", ZOOMS)
def test_nothing_covers_anything_at_the_start(arranged, start, centres, size, language):
    check(arranged, start, centres, ZOOMS[size], language)


@pytest.mark.parametrize("language", ["cs", "en"])
@pytest.mark.parametrize("size", ZOOMS)
def test_nothing_covers_anything_in_the_sample_game(arranged, board, centres, size, language):
    rules = DIPLOMACY.rules(board, {})
    position = rules.start()
    for phase in sample_game():
        assert position.phase == phase.phase
        position = rules.adjudicate(position, phase.orders).after

        check(arranged, position, centres, ZOOMS[size], language)


@pytest.mark.parametrize("language", ["cs", "en"])
@pytest.mark.parametrize("size", ZOOMS)
def test_nothing_covers_anything_on_a_full_board(arranged, crowd, centres, size, language):
    for seed in range(12):
        check(arranged, crowd(seed), centres, ZOOMS[size], language)


def test_most_names_are_written_in_full_on_a_small_screen(arranged, start):
    _, labels = arrange(arranged, start, ZOOMS["1280x720, desk"], "cs")

    assert sum(label.full for label in labels) >= 68


def test_on_a_large_screen_every_name_is_written_in_full(arranged, crowd):
    _, labels = arrange(arranged, crowd(3), ZOOMS["3840x2160"], "en")

    assert all(label.full for label in labels)


def test_a_whole_name_lies_in_its_own_space_or_in_water(arranged, loaded, crowd, board):
    shapes, _ = arrangement.shared(loaded)
    from PySide6.QtCore import QPointF

    for language in ("cs", "en"):
        _, labels = arrange(arranged, crowd(5), ZOOMS["1920x1080"], language)
        for label in labels:
            under = shapes.province_at(QPointF(label.x, label.y))
            foreign = under and under != label.province
            if label.full and foreign:
                assert board.provinces[under].terrain == "sea", label


def test_the_same_position_is_always_arranged_alike(loaded, crowd):
    shapes, _ = arrangement.shared(loaded)
    one = arrange(Arrangement(loaded, shapes), crowd(7), 0.5475, "cs")
    fresh = Arrangement(loaded, shapes)
    arrange(fresh, crowd(8), 0.5475, "cs")  # what was asked before makes no difference

    assert arrange(fresh, crowd(7), 0.5475, "cs") == one


def test_few_names_move_when_one_unit_moves(arranged, start):
    from dataclasses import replace

    from engine.rules.position import Unit

    moved = tuple(Unit("TURKEY", ARMY, "BUL") if unit.at == "CON" else unit for unit in start.units)
    _, before = arrange(arranged, start, 0.5475, "cs")
    _, after = arrange(arranged, replace(start, units=moved), 0.5475, "cs")

    changed = [one.province for one, other in zip(before, after, strict=True) if one != other]
    assert len(changed) <= 8


def test_pieces_that_disturb_nobody_stand_where_the_map_says_if_that_is_their_space(loaded, start):
    _, arranged = arrangement.shared(loaded)
    standers = [Stander(str(u.kind), u.at, u.province) for u in start.units]
    found = arranged.stand(standers, 1.15)
    room = (arrangement.BODY, arrangement.RING)
    standing = Standing(loaded.atlas, arranged._ground, 1.15, room, spans)
    fit = [one for one in standers if standing._share(one, standing.home(one)).own >= AT_HOME]

    assert len(fit) >= 15
    assert all(found[one] == standing.home(one) for one in fit)


def test_a_thing_without_any_room_is_missing_and_harms_nobody():
    room = {"a": [("left", (0, 0, 1, 1))], "b": [("left", (0, 0, 1, 1))]}
    packing = Packing(lambda key: room[key])

    found = packing.pack(["a", "b"], [])

    assert len(found) == 1


def test_a_thing_gives_way_to_one_that_has_no_other_place():
    room = {
        "free": [("left", (0, 0, 1, 1)), ("right", (2, 0, 3, 1))],
        "bound": [("left", (0, 0, 1, 1))],
    }
    packing = Packing(lambda key: room[key])

    found = packing.pack(["free", "bound"], [])

    assert {key: place for key, (place, _) in found.items()} == {"free": "right", "bound": "left"}


MARKS = {
    "strengths": [StandOffMark(at=at, strengths=(1, 1)) for at in ("BUR", "GAL", "UKR", "ENG")],
    "crosses": [
        MoveMark(letter="I", kind="A", at=at, to=to, failed=True)
        for at, to in (("VEN", "PIE"), ("BUD", "GAL"), ("PAR", "BUR"), ("NTH", "NWY"))
    ],
    "supported": [
        MoveMark(letter="G", kind="A", at=at, to=to, strength=2, supports=1)
        for at, to in (("BUR", "MAR"), ("MUN", "BUR"), ("BUL", "CON"), ("KIE", "DEN"))
    ],
}


@pytest.mark.parametrize("marks", MARKS.values(), ids=MARKS)
def test_no_name_is_written_under_a_disc(view, marks):
    view.marks.show(marks)
    discs = view.marks.discs()
    names = [QRectF(a, b, c - a, d - b) for a, b, c, d in (x.box for x in view.names.labels)]

    assert len(discs) == 4
    assert not [name for name in names for disc in discs if name.intersects(disc)]
    before = view.names.labels

    view.marks.show(())

    assert view.names.labels != before


def _bytes(one, seen):
    """Return what a thing takes with all that it holds, as far as that was not seen before."""
    if id(one) in seen or isinstance(one, str | bool):
        return 0
    seen.add(id(one))
    inside = one if isinstance(one, tuple | list) else one.values() if isinstance(one, dict) else ()
    keys = one.keys() if isinstance(one, dict) else ()
    return sys.getsizeof(one) + sum(_bytes(part, seen) for part in (*keys, *inside))


def test_places_weigh_no_less_than_they_take_and_go_at_rest(qapp, loaded, crowd):
    arranged = Arrangement(loaded, arrangement.shared(loaded)[0])
    for seed, zoom in enumerate((0.84, 1.74)):
        arrange(arranged, crowd(seed), zoom, "en")
    seen = set()
    for kept in (arranged._labellers, arranged._standing):
        for finder, weighs in kept._kept.values():
            held = [finder._packing._known, getattr(finder, "_written", None) or []]
            assert _bytes(held, seen) <= weighs <= 4 * BEGUN + 900 * finder.known
    for kept in (arranged._named, arranged._stood):
        assert _bytes(list(kept._kept.items()), seen) <= kept.used
    caches = (arranged._labellers, arranged._standing, arranged._named, arranged._stood)
    assert all(map(len, caches))
    for kept in (*caches, *caches):
        kept.rest()
    assert not any(map(len, caches))


@pytest.mark.parametrize("most", [0, 200_000, 1_000_000])
def test_little_room_for_places_changes_none_of_them(qapp, loaded, crowd, most):
    shapes = arrangement.shared(loaded)[0]
    roomy, narrow = Arrangement(loaded, shapes), Arrangement(loaded, shapes)
    caches = (narrow._labellers, narrow._standing, narrow._named, narrow._stood)
    for kept in caches:
        kept._most = most
    for seed, zoom in enumerate((0.84, 1.74)):
        both = [arrange(one, crowd(seed), zoom, "cs") for one in (roomy, narrow)]
        assert both[0] == both[1]
        assert all(kept.used <= most for kept in caches)
