"""What the search for the smallest change is measured on."""

from engine.board.loader import load_map
from engine.games.diplomacy.game import Diplomacy
from engine.robots.games.diplomacy.bench.flips import UNITS, full_turns, measure, timed

RULES = Diplomacy(load_map("standard").board)


def test_every_board_is_full_and_lawful():
    for judged in full_turns(RULES, 3):
        assert len(judged.before.units) == UNITS
        assert judged.before.lies_on(RULES.board)
        assert len(judged.rulings) == UNITS


def test_the_boards_are_the_same_every_time():
    once, again = (next(full_turns(RULES, 1)) for _ in range(2))

    assert once.before == again.before
    assert once.sheets == again.sheets


def test_every_result_is_asked_about_twice():
    judged = next(full_turns(RULES, 1))

    asked = list(timed(judged, 0))

    assert len(asked) == 2 * UNITS
    assert {one.size for one in asked} <= {0, 1, 2}
    own = {one.unit: one.size for one in asked if one.powers}
    anybody = {one.unit: one.size for one in asked if not one.powers}
    assert all(0 < anybody[unit] <= size for unit, size in own.items() if size)


def test_the_figures_are_told(capsys):
    measure(1, ["datc"])

    said = capsys.readouterr().out
    assert "datc: 68 questions on 1 boards of 34 units" in said
    assert "adjudications" in said
