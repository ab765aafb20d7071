"""What a stream does at sight comes out as when everything is looked at with care."""

import copy
import json

import pytest

from engine.board.loader import load_map
from engine.formats.faults import ExchangeError
from engine.formats.jsontext import Node, dump, dump_with
from engine.formats.stream import answer
from engine.games.diplomacy.exchange.place_names import PlaceNames
from engine.games.diplomacy.exchange.stream import judge_service as service_module
from engine.games.diplomacy.exchange.stream.answer import (
    all_plain,
    board_after,
    board_written,
    plain_results,
    results,
    tell,
    told_plainly,
)
from engine.games.diplomacy.exchange.stream.judge_service import JudgeService
from engine.games.diplomacy.exchange.stream.known_question import read_known
from engine.games.diplomacy.exchange.stream.question import read_question
from engine.games.diplomacy.game import Diplomacy
from engine.games.diplomacy.reach.chart import Chart
from engine.robots.games.diplomacy.bench.rules import question
from engine.robots.games.diplomacy.bench.seeded_turns import turns

BOARD = load_map("standard").board
RULES = Diplomacy(BOARD)
PLACES, CHART = PlaceNames(BOARD), Chart(BOARD)
TURNS = turns(RULES, 60, seed=11)
LINE = json.loads(question(TURNS[7], 7))
ODD = [
    *(None, [], {}, "", 0, 1, False, True, 1.5, "x", "PAR", "FRANCE", "A PAR", "S1901M"),
    *(["A PAR"], ["PAR"], [None], [1], [[]], [{}], {"FRANCE": ["A PAR"]}, {"France": ["a par"]}),
    *({"FRANCE": None}, {"FRANCE": {}}, {"X": []}, {"": []}, ["A PAR"] * 2, ["x" * 10_001]),
    *("F1902R", "W1901A", "s1901m", " S1901M ", ["A MUN - BER"] * 101),
]


def paths(value, so_far=()):
    """Yield every place in a JSON value; of lists the first and the last."""
    yield so_far
    if isinstance(value, dict):
        for key in value:
            yield from paths(value[key], (*so_far, key))
    elif isinstance(value, list):
        for place in {0, len(value) - 1} if value else ():
            yield from paths(value[place], (*so_far, place))


def spoiled():
    """Yield a line with one thing in it changed: every place, whatever may come there."""
    for path in sorted(paths(LINE), key=str):
        if not path:
            continue
        for odd in ODD:
            line = copy.deepcopy(LINE)
            inside = line
            for step in path[:-1]:
                inside = inside[step]
            inside[path[-1]] = odd
            yield line
        line = copy.deepcopy(LINE)
        inside = line
        for step in path[:-1]:
            inside = inside[step]
        gone = inside[path[-1]]
        del inside[path[-1]]
        yield line
        if isinstance(inside, list):
            inside += [gone, gone]
            yield copy.deepcopy(line)
        else:
            inside["contested" if len(path) == 1 else "Rusko"] = gone
            yield copy.deepcopy(line)


def carefully(line):
    try:
        return read_question(Node(line), PLACES, CHART)
    except ExchangeError:
        return None


def test_what_is_read_at_sight_is_what_is_read_with_care():
    known = 0
    for line in spoiled():
        found = read_known(line, PLACES)
        if found is not None:
            known += 1

            assert found == carefully(line), line

    assert known > 100


@pytest.mark.parametrize("more", [{"contested": []}, {"dislodged": {}}, {"centers": None}, {}])
def test_plain_lines_are_read_at_sight(more):
    for number, turn in enumerate(TURNS):
        line = json.loads(question(turn, number)) | more

        assert read_known(line, PLACES) == carefully(line) is not None


@pytest.mark.parametrize("with_reasons", [True, False])
def test_plain_results_are_written_as_all_others(with_reasons):
    for turn in TURNS:
        position = turn.position()
        resolution = RULES.adjudicate(position, turn.sheets)
        rulings = resolution.rulings

        assert all_plain(rulings)

        told = tell(position, resolution, RULES.read, BOARD)
        texts = [{"cs": f'Věta {n}\u2028 "°\\', "en": f"{n}\x01"} for n, _ in enumerate(told)]
        for said in (texts, None):
            written = plain_results(rulings, said, with_reasons=with_reasons)
            after = board_after(position, resolution, BOARD)
            whole = {**after, "results": results(told, said, with_reasons=with_reasons)}
            fields = f'{board_written(position, resolution, BOARD)}, "results": {written}'

            assert told_plainly(rulings) == told
            assert dump_with({"id": 1}, fields) == dump({"id": 1, **whole})


@pytest.mark.parametrize("name", ["1", 1, "ř", "\ud800", "\\ud", '"', "\u2028", None])
def test_whatever_a_line_is_called_its_answer_is_written_the_same(name, monkeypatch):
    line = json.dumps(LINE | {"id": name}).encode()
    plainly = answer(line, JudgeService())
    monkeypatch.setattr(service_module, "all_plain", lambda _: False)

    assert plainly == answer(line, JudgeService())


def test_stand_offs_are_the_spaces_of_conflicts_that_nobody_won():
    found = 0
    for turn in turns(RULES, 400, seed=12):
        resolution = RULES.adjudicate(turn.position(), turn.sheets)
        standing = {unit.province for unit in resolution.after.units}
        empty = {one.where for one in resolution.conflicts if not one.winner}

        assert resolution.stand_offs == empty
        assert empty.isdisjoint(standing)

        found += len(empty)

    assert found > 20
