"""Orders as people scribble them, in both languages, mean what they were meant to."""

import json
from pathlib import Path

import pytest

from engine.board.loader import load_map
from engine.games.diplomacy.game import Diplomacy
from engine.games.diplomacy.phase import Phase
from engine.rules.position import Position, Unit, UnitKind

FOLDER = Path(__file__).parent / "reader"


def written(name):
    return json.loads((FOLDER / name).read_text(encoding="utf-8"))


SCRIBBLES = written("scribbles.json")
SAMPLE = written("sample_game_in_czech.json")


@pytest.fixture(scope="module")
def rules():
    return Diplomacy(load_map("standard").board)


@pytest.fixture(scope="module")
def crowded():
    """A board on which nearly every sort of order can be scribbled."""
    return Position(
        phase=Phase.parse("S1901M"),
        units=tuple(
            Unit(power, UnitKind(unit[0]), unit[2:])
            for power, own in SCRIBBLES["units"].items()
            for unit in own
        ),
    )


@pytest.mark.parametrize(
    ("power", "text", "meant"),
    [(p, text, meant) for p, own in SCRIBBLES["orders"].items() for text, meant in own.items()],
)
def test_a_scribble_means_its_order_or_is_reported(rules, crowded, power, text, meant):
    reading = rules.read(text, crowded, power)

    if isinstance(meant, str):
        assert reading.order == meant
    else:
        assert reading.order == ""
        assert list(reading.candidates) == (meant or [])


def test_there_are_scribbles_enough():
    assert sum(len(own) for own in SCRIBBLES["orders"].values()) >= 300


def test_the_sample_game_can_be_retyped_in_czech_words(rules):
    position = rules.start()
    for phase, sheets in SAMPLE.items():
        assert position.phase.code == phase
        read = {
            power: {text: rules.read(text, position, power).order for text in sheet}
            for power, sheet in sheets.items()
        }
        assert read == sheets

        position = rules.adjudicate(position, {p: list(own) for p, own in sheets.items()}).after

    assert position.phase.code == "S1903M"
