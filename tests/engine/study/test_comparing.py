"""Two branches beside each other, and the same orders under every rulebook."""

import random

import pytest

from engine.catalogue import GAMES
from engine.notation.known_rules import beginning, by_every_rulebook
from engine.notation.position_line import read_position_line
from engine.robots.players.random_table import random_orders
from engine.studies import unkept_study
from engine.study.comparing import board_difference, fork, side_by_side
from engine.study.edits import BoardSet
from tests.engine.study.conftest import student


@pytest.mark.parametrize("seed", range(3))
def test_boards_differ_where_they_differ_and_nowhere_else(game, seed):
    somebody, log, _ = student(game, f"compare {seed}")
    for _ in range(30):
        somebody.act()
    boards = [somebody.sandbox.position(node) for node in [*log.study.nodes][:8]]
    for here in boards:
        assert not board_difference(here, here).spaces
        for there in boards:
            found, back = board_difference(here, there), board_difference(there, here)
            assert found.spaces == back.spaces
            changed = {one.at: one.there for one in found.units}
            units = {at: changed.get(at, unit) for at, unit in here.by_province.items()}
            units |= {at: unit for at, unit in changed.items() if unit is not None}
            assert {at: unit for at, unit in units.items() if unit is not None} == there.by_province
            taken = {one.at: one.there for one in found.owners}
            owners = {**here.owners, **taken}
            assert {at: one for at, one in owners.items() if one} == dict(there.owners)


def test_lines_part_where_they_part(game):
    somebody, log, _ = student(game, "fork")
    for _ in range(40):
        somebody.act()
    study = log.study
    for here in study.nodes:
        for there in study.nodes:
            found = fork(study, here, there)
            if found is None:
                assert study.chapter_of(here) != study.chapter_of(there)
                continue
            assert (*study.line_to(found.common), *found.here) == study.line_to(here)
            assert (*study.line_to(found.common), *found.there) == study.line_to(there)
            assert not {*found.here} & {*found.there}


@pytest.mark.parametrize("seed", range(3))
def test_under_every_rulebook_it_comes_out_as_that_rulebook_judges(game, seed):
    chance = random.Random(seed)
    study = unkept_study(game, beginning(game))
    node = study.log.study.chapters[0].root
    rules = study.sandbox.rules(node)
    rulebooks = by_every_rulebook(rules.board)
    assert [*rulebooks] == [*GAMES[game].profiles]
    for _ in range(4):
        position = study.sandbox.position(node)
        orders = {one: random_orders(rules, position, one, chance) for one in rules.asked(position)}
        node = study.sandbox.judge(node, orders)
        ordered = study.log.study.nodes[node].ordered

        found = side_by_side(rulebooks, position, ordered)

        for name, own in rulebooks.items():
            one = own.adjudicate(own.with_ways_out(position), ordered.orders)
            assert found.after[name] == one.after
            told = [row.came[name] for row in found.rows if name in row.came]
            assert len(told) == len(one.rulings)
            fates = {(r.power, r.unit): (r.verdict, r.dislodged, r.destroyed) for r in one.rulings}
            for row in found.rows:
                if (row.power, row.unit) in fates:
                    assert row.came[name].fate == fates[row.power, row.unit]
        assert sorted(name for group in found.alike for name in group) == sorted(rulebooks)


def test_a_broken_route_of_a_convoy_is_lit():
    """In 1971 one broken route breaks a convoy; in 1982 the other one carries it."""
    study = unkept_study("diplomacy", beginning("diplomacy"))
    line = read_position_line("VEL1 STANDARD S1901M E:ALON.FENG.FNTH F:FBRE.FIRI")
    root = study.sandbox.edit(study.log.study.chapters[0].root, BoardSet(position=line.position))
    orders = {
        "ENGLAND": ("A LON - BEL", "F ENG C A LON - BEL", "F NTH C A LON - BEL"),
        "FRANCE": ("F BRE - ENG", "F IRI S F BRE - ENG"),
    }
    node = study.sandbox.judge(root, orders)

    found = side_by_side(
        by_every_rulebook(study.sandbox.rules(root).board),
        study.sandbox.position(root),
        study.log.study.nodes[node].ordered,
    )

    lit = {row.unit: row for row in found.rows if row.differs}
    assert lit["A LON"].came["1971"].verdict == "fails"
    assert lit["A LON"].came["1982"].verdict == "succeeds"
    assert lit["A LON"].came["1971"].reason
    assert any("1971" in group and "1982" not in group for group in found.alike)
