"""Stalemate lines hold, and hold only as they are: by count and by attacks that are judged."""

import json
import random
from collections import Counter
from itertools import groupby

import pytest

from engine.board.loader import load_map
from engine.catalogue import shelves_of
from engine.games.diplomacy.game import Diplomacy
from engine.games.diplomacy.study.attacks import Attackers, breach, holds, position_of
from engine.games.diplomacy.study.stalemate import (
    TRIALS,
    Ground,
    StalemateLine,
    fingerprint,
    stalemate_lines,
)
from engine.robots.games.diplomacy import stalemates as robot
from engine.rules.ruling import Verdict

BOARD = load_map("standard").board
RULES = Diplomacy(BOARD)
LINES = stalemate_lines()
ATTACKS = 40

every_line = pytest.mark.parametrize("line", LINES, ids=lambda line: line.id)


def chance(line: StalemateLine, what: str) -> random.Random:
    return random.Random(f"{line.id} {what}")


def test_there_are_enough_and_each_is_another() -> None:
    assert len(LINES) >= 30
    for told in (
        [line.id for line in LINES],
        *([line.names[language] for line in LINES] for language in ("cs", "en")),
        [(line.centres(BOARD), line.no_fleets) for line in LINES],
    ):
        assert len({*told}) == len(LINES)
    assert [len(line.centres(BOARD)) for line in LINES] == sorted(
        len(line.centres(BOARD)) for line in LINES
    )
    sides = {tuple(at in line.spaces for at in ("LON", "CON")) for line in LINES}
    assert {(True, False), (False, True)} <= sides


def test_lines_stand_on_their_shelf_by_whose_centres_they_hold() -> None:
    """Each below one heading, with the fewest centres first; none is missing."""
    shelf = next(one for one in shelves_of("diplomacy") if one.key == "diplomacy/lines")
    lines = {f"{shelf.key}/{line.id}": line for line in LINES}
    assert len(shelf.items) == len(LINES)
    for side, items in groupby(shelf.items, key=lambda item: item.heading):
        centres = [lines[item.key].centres(BOARD) for item in items]
        assert [*map(len, centres)] == sorted(map(len, centres))
        for own in centres:
            homes = Counter(BOARD.provinces[at].home for at in own)
            assert bool(homes["ENGLAND"]) == (side in ("west", "north"))
            assert bool(homes["TURKEY"]) == (side in ("south", "east"))
            beyond = homes["RUSSIA"] + (homes["GERMANY"] if side in ("west", "north") else 0)
            assert (beyond > 1) == (side in ("north", "east"))


@every_line
def test_everything_about_it_is_told_and_can_stand(line: StalemateLine) -> None:
    for texts in (line.names, line.idea):
        assert {*texts} == {"cs", "en"}
        assert all(text.strip() for text in texts.values())
    assert bool(line.elsewhere) == bool(line.no_fleets)
    assert len(line.units) <= len(line.centres(BOARD))
    assert len({unit.province for unit in line.units}) == len(line.units)
    assert not {unit.province for unit in line.units} & {*line.behind}
    assert position_of(line, ()).lies_on(BOARD)
    judged = RULES.adjudicate(position_of(line, ()), {line.holder: line.orders})
    assert {str(ruling.order) for ruling in judged.rulings} == {*line.orders}
    assert {ruling.verdict for ruling in judged.rulings} <= {Verdict.STANDS, Verdict.GIVEN}


@every_line
def test_it_holds_by_count(line: StalemateLine) -> None:
    ground = Ground(line, BOARD)
    assert not ground.open_doors
    assert not ground.beatable
    assert not ground.leaks


@every_line
def test_it_withstands_attacks(line: StalemateLine) -> None:
    assert breach(RULES, line, 5 * ATTACKS, chance(line, "attacks")) is None


@every_line
def test_an_example_breaks_it_without_one_order(line: StalemateLine) -> None:
    assert line.attack is not None
    assert holds(RULES, line, line.attack)
    assert line.weak in line.orders
    assert not holds(RULES, line.without(line.weak), line.attack)
    standing = {unit.province for unit in line.attack.units}
    assert not standing & line.spaces
    afloat = {unit.province for unit in line.attack.units if unit.kind == "F"}
    assert not afloat & {*line.no_fleets}


@every_line
def test_attacks_keep_to_what_can_be(line: StalemateLine) -> None:
    ground, attackers = Ground(line, BOARD), Attackers(line, BOARD, chance(line, "can be"))
    for _ in range(15):
        attack = attackers.attack()
        position = position_of(line, attack.units)
        assert position.lies_on(BOARD)
        assert len(attack.units) <= ground.most
        assert all((unit.kind, unit.at) in [*ground.kinds(unit.province)] for unit in attack.units)
        rulings = RULES.adjudicate(position, {line.holder: line.orders, **attack.orders}).rulings
        sound = [ruling for ruling in rulings if ruling.verdict not in ("illegal", "ambiguous")]
        assert len(sound) >= len(rulings) * 0.8


@every_line
def test_every_supporting_order_is_needed(line: StalemateLine) -> None:
    for order in line.orders:
        if " S " in order:
            assert Ground(line.without(order), BOARD).beatable, order


def without_unit(line: StalemateLine, order: str) -> StalemateLine:
    """Take a unit away; who supported it holds."""
    at = " ".join(order.split()[:2])
    rest = [one for one in line.orders if one != order]
    return line.but(
        f"{' '.join(one.split()[:2])} H" if one.endswith(f" {at}") else one for one in rest
    )


def test_one_order_or_one_unit_less_is_found_out() -> None:
    """Who counts and who attacks agree: what attacks break can be beaten, and mostly vice versa."""
    found = []
    for line in LINES:
        thrown = chance(line, "spoiled")
        order = thrown.choice([one for one in line.orders if " S " in one])
        for weaker in (line.without(order), without_unit(line, thrown.choice(line.orders))):
            ground = Ground(weaker, BOARD)
            weak = bool(ground.beatable or ground.open_doors)
            broken = breach(RULES, weaker, 4 * ATTACKS, thrown) is not None
            assert weak or not broken
            found.append(broken)
    assert sum(found) >= 0.8 * len(found)


def test_an_attack_takes_what_the_count_says_it_takes() -> None:
    """Lines spoiled at random: what attackers break is never thought safe."""
    thrown = random.Random(7)
    agreed = 0
    for line in thrown.sample(LINES, 12):
        orders = [
            order if thrown.random() < 0.6 else f"{' '.join(order.split()[:2])} H"
            for order in line.orders
        ]
        weaker = line.but(orders)
        beatable = bool(Ground(weaker, BOARD).beatable)
        broken = breach(RULES, weaker, 3 * ATTACKS, thrown) is not None
        assert beatable or not broken
        agreed += beatable == broken
    assert agreed >= 9


def test_figures_that_are_quoted_are_those_of_the_lines() -> None:
    kept = json.loads(TRIALS.read_text(encoding="utf-8"))
    assert kept["command"] == robot.COMMAND.format(attacks=100_000, seed=kept["seed"])
    assert kept["lines"].keys() == {line.id for line in LINES}
    for line in LINES:
        figures = kept["lines"][line.id]
        assert figures["line"] == fingerprint(line)
        assert figures["attacks"] >= 100_000
        assert figures["holds"]
        assert figures["needed"] == figures["supports"] > 0


def test_the_robot_tells_of_a_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert robot.main(["--attacks", "50", "--line", LINES[0].id]) == 0
    assert capsys.readouterr().out.startswith(f"{LINES[0].id}: holds")


def test_the_robot_finds_a_line_broken(monkeypatch: pytest.MonkeyPatch) -> None:
    spoiled = LINES[3].without(LINES[3].weak)
    monkeypatch.setattr(robot, "stalemate_lines", lambda: (spoiled,))
    assert robot.main(["--attacks", "3000"]) == 1
