"""The rulebook of Bez hranic as data: questions as a stream reads them, and what comes of them."""

import json
from pathlib import Path

import pytest

from engine.games.bez_hranic.tables import load_table
from tests.naive.bez_hranic.court import asked, judge

FOLDER = Path(__file__).parent / "bez_hranic"
FILES = ("trips", "rounds", "repairs")
CASES = [
    case
    for name in FILES
    for case in json.loads((FOLDER / f"{name}.json").read_text("utf-8"))["cases"]
]
BILLS = {"prices": "price", "paid": "paid", "beneath": "beneath", "field40": "field40"}


@pytest.mark.parametrize("case", CASES, ids=[case["name"] for case in CASES])
def test_case(case):
    told = asked(judge(), case["ask"])

    for fact, wanted in case["answer"].items():
        if fact in BILLS:
            found = {colour: told["bills"][colour][BILLS[fact]] for colour in wanted}
        elif fact == "routes":
            found = {colour: len(told["bills"][colour]["route"]) for colour in wanted}
        else:
            found = told[fact]
        assert found == wanted, fact


def test_every_case_has_a_name_of_its_own():
    assert len({case["name"] for case in CASES}) == len(CASES)


BORDERS = json.loads((FOLDER / "borders.json").read_text("utf-8"))["cases"]


@pytest.mark.parametrize("case", BORDERS, ids=[case["name"] for case in BORDERS])
def test_border(case):
    on = load_table(case["map"]).map
    for one, other in case.get("borders", []):
        assert other in on.beside[one], (one, other)
        assert on.beside[one][other] == case.get("via", "land")
    for one, other in case.get("no_borders", []):
        assert other not in on.beside[one], (one, other)
    for part, all_of_them in case.get("only", {}).items():
        assert sorted(on.beside[part]) == sorted(all_of_them)


NEIGHBOURS = json.loads((FOLDER / "neighbours.json").read_text("utf-8"))


@pytest.mark.parametrize("name", ["europe", "usa"])
def test_every_part_touches_what_an_atlas_and_the_rulebook_say(name):
    on = load_table(name).map

    assert {part: sorted(others) for part, others in on.beside.items()} == {
        part: sorted(others) for part, others in NEIGHBOURS[name].items()
    }


@pytest.mark.parametrize("case", BORDERS, ids=[case["name"] for case in BORDERS])
def test_a_border_of_a_case_names_the_same_source_on_the_map(case):
    table = load_table(case["map"])
    for pair in case.get("borders", []):
        one, other = sorted(pair)
        border = next(b for b in table.map.borders if (b.a, b.b) == (one, other))
        assert table.sources[border] == case["source"], pair
