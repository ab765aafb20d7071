"""The bench measures what it says, on the same turns every time. Nothing here waits for a clock."""

import json
import random
import subprocess
import sys
from pathlib import Path
from typing import ClassVar

import pytest

from engine.board.loader import load_map
from engine.formats.stream import answer
from engine.games.diplomacy.exchange.stream.judge_service import JudgeService
from engine.games.diplomacy.game import Diplomacy
from engine.games.diplomacy.offers.choices import all_legal_orders
from engine.robots.games.diplomacy.bench import beside
from engine.robots.games.diplomacy.bench import rules as bench
from engine.robots.games.diplomacy.bench.handwriting import HANDS, written
from engine.robots.games.diplomacy.bench.seeded_turns import (
    generated_board,
    generated_turns,
    turns,
    written_texts,
)
from engine.robots.games.stored_game import replay
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
    events, seconds = replay(BOARD, tmp_path, years=1)

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
    spent = beside.measure(Game, turn)

    assert spent["orders"] == 2
    assert Game.seen["phase"] == found[0].phase
    assert Game.seen["FRANCE", "orders"] == list(found[0].sheets.get("FRANCE", ()))
    assert Game.seen["FRANCE"] == [f"{k} {at}" for p, k, at in found[0].units if p == "FRANCE"]


def test_ratios_are_theirs_over_ours():
    ours = {promise.figure: 2.0 for promise in bench.PROMISES}
    theirs = {"process": 20.0, "set_orders": 30.0, "legal": 5.0}
    told = bench.ratios(ours, theirs)

    assert [promise for promise, _ in told] == list(bench.PROMISES)
    assert all(times == sum(theirs[name] for name in one.theirs) / 2 for one, times in told)
    assert bench.ratios({}, theirs) == []


def test_every_figure_that_is_promised_is_measured():
    figures = bench.figures(2)
    missing = {promise.figure for promise in bench.PROMISES} - figures.keys()

    assert missing == {"stream, with reasons and texts"}  # no voice here
    assert all(seconds > 0 for seconds in figures.values())
    for hand in HANDS:
        assert {f"read, {hand}, cs", f"read, {hand}, en"} <= figures.keys()


def test_a_question_of_the_stream_is_the_turn(found):
    service = JudgeService(texts=False, reasons=False)
    rules = Diplomacy(BOARD)
    for turn in found:
        line, judged = answer(bench.question(turn, 7), service)
        told = json.loads(line)
        after = rules.adjudicate(turn.position(), turn.sheets).after

        assert judged
        assert told["id"] == 7
        assert len(told["results"]) == len(turn.units)
        assert told["phase"] == after.phase.code


def test_nothing_is_seen_before_it_is_timed(found, monkeypatch):
    """Who says so must set everything up anew for each turn."""
    asked = []
    work = bench.judged

    def watched(rules, turn, position):
        asked.append(
            (rules, sum(map(len, rules._known_orders.lines.values())), vars(position).keys())
        )
        return work(rules, turn, position)

    bench.by_rules("judged", watched, BOARD, found)
    cold, once, warm = (asked[i * len(found) : (i + 1) * len(found)] for i in range(3))

    assert len({id(rules) for rules, _, _ in cold}) == len(found)
    assert [known for _, known, _ in cold] == [0] * len(found)
    assert len({id(rules) for rules, _, _ in (*once, *warm)}) == 1
    assert once[0][1] == 0
    assert len({known for _, known, _ in warm}) == 1
    assert not any("by_location" in known for _, _, known in asked)


def test_no_route_is_known_before_a_listing_is_timed(found, monkeypatch):
    charts, known = [], []

    class Watched(bench.Repertoire):
        def __init__(self, chart):
            super().__init__(chart)
            charts.append(chart)

        def orders(self, position, powers):
            known.append((self.chart, len(self.chart._past)))
            return super().orders(position, powers)

    monkeypatch.setattr(bench, "Repertoire", Watched)
    bench.by_list(BOARD, found)
    count = len(found)

    assert len({id(chart) for chart in charts}) == count + 1
    assert [routes for _, routes in known[:count]] == [0] * count
    assert known[count][1] == 0


@pytest.mark.parametrize("language", bench.LANGUAGES)
@pytest.mark.parametrize("hand", HANDS)
def test_hands_write_what_can_be_read(found, hand, language):
    """Nothing that is timed is read as something else; nearly all of it is read."""
    rules, chance, told = Diplomacy(BOARD), random.Random(3), []
    for turn in found:
        for power, text in written_texts(turn):
            by_hand = written(text, hand, BOARD, language, chance)
            order = rules.read(by_hand, turn.position(), power).order
            assert order in (text, ""), by_hand
            told.append(order == text)

    assert sum(told) > len(told) * (0.95 if hand == "phone" else 0.999)


@pytest.mark.parametrize("size", [676, 677, 1000, 2029])
def test_boards_of_any_size_are_made_up(size):
    assert len(generated_board(size, seed=1).provinces) == size


def test_a_board_with_more_spaces_than_names_is_refused():
    with pytest.raises(ValueError, match="at most 17576"):
        generated_board(26**3 + 1, seed=1)


def test_the_script_for_the_other_interpreter_stands_alone():
    script = Path(beside.__file__)
    done = subprocess.run(
        [sys.executable, "-I", str(script)], input="[]", capture_output=True, text=True, check=False
    )

    assert (done.returncode, done.stderr) == (3, "")
