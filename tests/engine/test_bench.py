"""The bench measures what it says, on the same turns every time. Nothing here waits for a clock."""

import json
import subprocess
import sys
from pathlib import Path
from typing import ClassVar

import pytest

from engine import bench, bench_beside
from engine.bench_ground import generated_board, generated_turns, turns
from engine.board.loader import load_map
from engine.games.diplomacy.choices import all_legal_orders
from engine.games.diplomacy.game import Diplomacy
from engine.rules.ruling import Verdict

BOARD = load_map("standard").board


@pytest.fixture(scope="module")
def found():
    return turns(Diplomacy(BOARD), 6, seed=3)


def test_a_seed_gives_the_same_turns_again(found):
    assert turns(Diplomacy(BOARD), 6, seed=3) == found


def test_every_unit_has_a_legal_order(found):
    rules = Diplomacy(BOARD)
    for turn in found:
        rulings = rules.adjudicate(turn.position(), turn.sheets).rulings

        assert len(rulings) == len(turn.units)
        assert not any(ruling.verdict is Verdict.ILLEGAL for ruling in rulings)


@pytest.mark.parametrize("size", bench.SIZES)
def test_generated_boards_have_the_spaces_asked_for_and_can_be_played(size):
    rules = Diplomacy(generated_board(size, seed=size))
    (turn,) = generated_turns(rules, 1, seed=size)

    assert len(rules.board.provinces) == size
    assert len(turn.units) == size * 2 // 5
    assert all_legal_orders(rules.board, turn.position())
    assert len(rules.adjudicate(turn.position(), turn.sheets).rulings) == len(turn.units)


def test_a_stored_game_is_opened_and_counted(tmp_path):
    events, seconds = bench.replay(BOARD, tmp_path, years=1)

    assert events > 20
    assert seconds > 0


def test_without_the_other_package_nothing_is_compared(found):
    assert bench.beside(sys.executable, found) is None


def test_the_other_package_is_set_up_with_the_same_turn(found):
    class Game:
        powers = ("FRANCE", "ITALY")
        seen: ClassVar[dict] = {}

        def clear_units(self):
            self.seen.clear()

        def clear_centers(self):
            pass

        def set_units(self, power, units):
            self.seen[power] = units

        def set_centers(self, power, centers):
            self.seen[power, "centers"] = centers

        def set_current_phase(self, phase):
            self.seen["phase"] = phase

        def set_orders(self, power, orders):
            self.seen[power, "orders"] = orders

        def get_all_possible_orders(self):
            return {"PAR": ["A PAR H", "A PAR - BUR"]}

        def process(self):
            pass

    turn = json.loads(json.dumps([bench.asdict(found[0])]))
    spent = bench_beside.measure(Game, turn)

    assert spent["orders"] == 2
    assert Game.seen["phase"] == found[0].phase
    assert Game.seen["FRANCE", "orders"] == list(found[0].sheets.get("FRANCE", ()))
    assert Game.seen["FRANCE"] == [f"{k} {at}" for p, k, at in found[0].units if p == "FRANCE"]


def test_ratios_are_theirs_over_ours():
    ours = {"judged": 1.0, "listed": 0.5}
    theirs = {"process": 20.0, "set_orders": 30.0, "legal": 5.0}

    assert [times for _, _, times, _ in bench.ratios(ours, theirs)] == [20.0, 50.0, 10.0]


def test_the_script_for_the_other_interpreter_stands_alone():
    script = Path(bench_beside.__file__)
    done = subprocess.run(
        [sys.executable, "-I", str(script)], input="[]", capture_output=True, text=True, check=False
    )

    assert (done.returncode, done.stderr) == (3, "")
