"""A law: a map that comes within the line is judged as the same map of ours, name for key."""

import itertools
import json
import random

import pytest

from engine.board.loader import load_map
from engine.catalogue import GAMES
from engine.formats.stream import answer
from engine.robots.games.catalogue import robots_of
from engine.rules.order import Words

PHASES = 25
RULES = GAMES["diplomatia"].rules(load_map("eu").board, {})
BOARD = RULES.board
NAMES = {one.id: one.names["cs"] for one in BOARD.provinces.values()}
MAP = {
    "spaces": {
        NAMES[one.id]: {
            "kind": "sea" if one.terrain == "sea" else "land",
            "centre": one.centre,
            "home": one.home,
            "port": one.port and {"name": one.port.names["cs"], "coast": NAMES[one.port.coast]},
        }
        for one in BOARD.provinces.values()
    },
    "borders": [
        [NAMES[one], NAMES[other]]
        for pairs in (BOARD.army_borders, BOARD.fleet_borders, BOARD.shore_borders)
        for one, other in sorted(pairs)
    ],
}
AS_THEY_ARE = ("code", "rule", "result", "power", "phase", "text")


def named(value):
    """Return a question or an answer with names instead of keys."""
    match value:
        case str():
            return " ".join(NAMES.get(word, word) for word in value.split(" "))
        case list():
            return [named(one) for one in value]
        case dict():
            return {
                named(key): one if key in AS_THEY_ARE else named(one) for key, one in value.items()
            }
    return value


def sorted_out(value):
    """Return an answer with its lists in one order: names and keys are sorted differently."""
    if isinstance(value, dict):
        return {key: sorted_out(one) for key, one in value.items()}
    if isinstance(value, list):
        return sorted(map(sorted_out, value), key=json.dumps)
    return value


def told(question, service):
    found = json.loads(answer(json.dumps(question).encode(), service)[0])
    assert "error" not in found, found
    return found


def plain(text):
    """Tell whether a text is an order that calls each unit what it is."""
    kinds = {one.id: "F" if one.terrain == "sea" else "A" for one in BOARD.provinces.values()}
    words = text.split(" ")
    called = [pair for pair in itertools.pairwise(words) if pair[0] in ("A", "F")]
    order = not isinstance(RULES.order(text), Words)
    return order and all(kinds.get(at, kind) == kind for kind, at in called)


def position_of(position):
    control = {}
    for at, power in position.owners.items():
        control.setdefault(power, []).append(at)
    units = {power: [*map(str, position.of(power))] for power in BOARD.powers_by_id}
    return {"phase": position.phase.code, "units": units, "control": control}


@pytest.mark.parametrize("players", ["keen", "sheets"])
def test_a_game_is_the_same_on_a_map_within_its_lines(players, service):
    play, chance = getattr(robots_of("diplomatia"), players), random.Random(players)
    position = RULES.start(1)
    line = position_of(position)
    for _ in range(PHASES):
        sheets = play(RULES, position, chance)
        orders = {
            power: [text for text in map(str, texts) if plain(text)]
            for power, texts in sheets.items()
        }

        ours = told({**line, "orders": orders}, service)
        theirs = told({**named({**line, "orders": orders}), "map": MAP}, service)

        expected = sorted_out(named(ours))
        assert sorted_out(theirs).pop("results") == expected["results"]
        assert sorted_out(theirs) == expected
        after = RULES.adjudicate(
            position, {power: tuple(texts) for power, texts in orders.items()}
        ).after
        assert ours["phase"] == after.phase.code
        expected = position_of(after)
        units = {power: listed for power, listed in expected["units"].items() if listed}
        assert {power: listed for power, listed in ours["units"].items() if listed} == units
        assert sorted_out(ours["control"]) == sorted_out(expected["control"])
        line = {name: ours[name] for name in ("phase", "units", "control", "dislodged")}
        line |= {name: ours[name] for name in ("blocked", "seized")}
        position = after
