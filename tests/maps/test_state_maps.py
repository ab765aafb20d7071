"""The maps of states that come with the program: drawn as written, found by a finger, on cards."""

from itertools import pairwise
from math import cos, dist, pi, sin

import pytest

from engine import resources
from engine.board.card_facts import card_facts
from engine.board.card_outlines import SIDE, card_outlines
from engine.board.loader import check, load_states, state_map_names
from engine.board.states import Source, Via
from engine.board.touch import REACH, Touch
from engine.exchange.board_json import states_json

SMALL_WINDOW = 0.55
"""Pixels for a board unit where a map of 1200 units fills a window of 720 pixels, bars off."""


@pytest.fixture(params=state_map_names())
def name(request):
    return request.param


@pytest.fixture
def loaded(name):
    return load_states(name)


@pytest.mark.parametrize("name", state_map_names())
def test_nothing_is_wrong_with_it(name):
    assert not check(resources.maps() / name)


def test_who_lies_within_another_meets_neither_the_sea_nor_a_third():
    atlas = load_states("europe").atlas

    for inner in ("SM", "VA"):
        met = {(b.one, b.other) for b in atlas.borders if inner in (b.one, b.other)}
        assert met == {("IT", inner)}


def test_fifty_states_all_within_reach(loaded):
    board = loaded.board
    beside = {part: set() for part in board.parts}
    for one in board.borders:
        beside[one.a].add(one.b)
        beside[one.b].add(one.a)
    found, left = set(), [next(iter(beside))]
    while left:
        here = left.pop()
        if here not in found:
            found.add(here)
            left.extend(beside[here])

    assert len(board.states) == 50
    assert found == set(board.parts)


def test_a_finger_finds_every_part_in_a_small_window(loaded):
    touch = Touch(loaded.board, loaded.atlas)
    reach = REACH / SMALL_WINDOW

    def all_round(x, y):
        rim = [
            (x + reach * 0.99 * cos(t * pi / 8), y + reach * 0.99 * sin(t * pi / 8))
            for t in range(16)
        ]
        return {touch.part_at(at, reach) for at in ((x, y), *rim)}

    for part, grips in touch.grips.items():
        assert any(all_round(*at) == {part} for at, share in grips if share == 1), part


def test_a_point_finds_the_land_it_lies_on(loaded):
    touch = Touch(loaded.board, loaded.atlas)

    assert all(touch.part_at(at, 0.1) == p for p, at in loaded.atlas.states.stones.items())
    assert touch.part_at((-50, -50), 0.1) == ""


def test_a_route_finds_each_border_from_both_sides(loaded):
    marks = loaded.atlas.states

    for one in loaded.board.borders:
        there, back = marks.crossing(one.a, one.b), marks.crossing(one.b, one.a)
        assert there == back[::-1]
        assert (len(there) == 1) == (one.via is Via.LAND)


def test_a_route_goes_from_stone_to_stone_by_the_borders():
    marks = load_states("europe").atlas.states
    into_monaco = marks.crossing("FR", "MC")

    assert marks.legs(["FR"]) == ()
    assert marks.legs(["IT", "FR", "MC", "FR"]) == (
        (marks.stones["IT"], *marks.crossing("IT", "FR")),
        (marks.crossing("IT", "FR")[-1], *into_monaco),
        (into_monaco[-1], marks.stones["MC"], *into_monaco, marks.stones["FR"]),
    )
    over_sea, by_land = marks.legs(["MT", "GR", "TR"])
    assert over_sea[1:] == marks.crossing("MT", "GR")
    assert by_land[0] == over_sea[-1]


def test_lines_over_the_sea_are_smooth_enough_to_be_drawn(loaded):
    for way in loaded.atlas.states.crossings.values():
        assert all(dist(a, b) < 150 for a, b in pairwise(way))


def test_every_state_has_an_outline_for_its_card(name, loaded):
    outlines = card_outlines(name)

    assert outlines.keys() == loaded.board.states.keys()
    for outline in outlines.values():
        wide, high = outline.size
        assert max(wide, high) == SIDE
        for ring in outline.rings:
            assert len(ring) > 2
            assert all(-1 <= x <= wide + 1 and -1 <= y <= high + 1 for x, y in ring)


def test_every_card_has_three_facts_that_name_no_other_state(name, loaded):
    facts, states = card_facts(name), loaded.board.states
    beside = {key: set() for key in states}
    for one in loaded.board.borders:
        a, b = loaded.board.parts[one.a], loaded.board.parts[one.b]
        beside[a].add(b)
        beside[b].add(a)

    assert facts.keys() == states.keys()
    for key, three in facts.items():
        assert len(three) == 3
        for fact in three:
            assert {*fact.text} == {*fact.source} == {"cs", "en"}
            for near in beside[key] - {key}:
                named = (*states[near].names.values(), *states[near].aliases)
                assert not [n for n in named for text in fact.text.values() if n in text]


def test_no_two_neighbours_are_told_of_the_same_mountain(name, loaded):
    facts = card_facts(name)

    for one in loaded.board.borders:
        a, b = (facts[loaded.board.parts[part]] for part in (one.a, one.b))
        assert a[2].text != b[2].text


def test_what_is_told_to_other_programs_is_the_table(loaded):
    told = states_json(loaded.board)

    assert [one["id"] for one in told["states"]] == list(loaded.board.states)
    assert {part for one in told["states"] for part in one["parts"] or [one["id"]]} == {
        *loaded.board.parts
    }
    assert [(b["a"], b["b"], b["via"], b["source"]) for b in told["borders"]] == [
        (b.a, b.b, b.via, b.source) for b in loaded.board.borders
    ]
    assert all(b["a"] < b["b"] for b in told["borders"])


def test_each_ruling_stands_in_the_readme(name, loaded):
    readme = (resources.maps() / name / "README.md").read_text(encoding="utf-8")
    ruled = [(p.a, p.b) for p in loaded.board.apart]
    ruled += [(b.a, b.b) for b in loaded.board.borders if b.source is Source.RULING]

    assert ruled
    assert not [pair for pair in ruled if f"{pair[0]}–{pair[1]}" not in readme]
