"""The nearest tests that fit into a minute are run, and it is said how many were not."""

import random

import pytest

from tests.touched.choice import BUDGET, START, USUAL, Costs, choose

NEAR, FURTHER, FURTHEST = "tests/test_a.py", "tests/test_b.py", "tests/gui/test_c.py"
REACHED = {FURTHEST: (3, 0), NEAR: (0, 0), FURTHER: (1, -1)}
ROOM = BUDGET - START


def test_all_are_run_if_they_fit_and_nothing_is_said_to_be_left():
    tests = {path: {"test_x": False, "test_y": False} for path in REACHED}
    choice = choose(REACHED, tests, {})

    assert choice.run == [NEAR, FURTHER, FURTHEST]
    assert (choice.number, choice.reached, choice.further, choice.long) == (6, 6, 0, 0)
    assert choice.seconds == pytest.approx(choice.whole)
    assert choice.whole == pytest.approx(START + 6 * USUAL)


def test_long_ones_are_left_and_counted():
    tests = {NEAR: {"test_x": True, "test_y": False}, FURTHER: {"test_x": True}, FURTHEST: {}}
    took = {f"{NEAR}::test_y": (1.0, 1), f"{FURTHER}::test_x": (100.0, 3)}
    choice = choose(REACHED, tests, took)

    assert choice.run == [f"{NEAR}::test_y"]
    assert (choice.number, choice.reached, choice.further, choice.long) == (1, 5, 0, 4)
    assert choice.whole < BUDGET


def test_the_nearest_that_fit_are_run_and_the_others_counted():
    tests = {path: {"test_x": False, "test_y": False} for path in REACHED}
    took = {
        f"{NEAR}::test_x": (ROOM / 2, 1),
        f"{NEAR}::test_y": (ROOM, 1),
        f"{FURTHER}::test_x": (ROOM / 10, 4),
        f"{FURTHER}::test_y": (ROOM / 4, 2),
        f"{FURTHEST}::test_x": (0.0, 7),
        f"{FURTHEST}::test_y": (0.0, 7),
    }
    choice = choose(REACHED, tests, took)

    assert choice.run == [f"{NEAR}::test_x", f"{FURTHER}::test_x", FURTHEST]
    assert (choice.number, choice.further, choice.reached) == (19, 3, 22)
    assert choice.seconds == pytest.approx(START + 0.9 * ROOM)
    assert choice.whole == pytest.approx(START + 2.4 * ROOM)


def test_with_more_processes_more_fits():
    tests = {path: {f"test_{n}": False for n in range(200)} for path in REACHED}
    alone, both = (choose(REACHED, tests, {}, processes).number for processes in (1, 2))

    assert alone == round(ROOM / USUAL)
    assert both == 2 * alone


def test_a_test_takes_as_long_as_it_took_else_as_its_neighbours_else_as_usual():
    costs = Costs(
        {"tests/gui/test_a.py::test_x": (3.0, 4), "tests/gui/test_a.py::test_y": (1.0, 1)}
    )

    assert costs.of("tests/gui/test_a.py", "test_x") == (12.0, 4)
    assert costs.of("tests/gui/test_a.py", "test_new") == (2.0, 1)
    assert costs.of("tests/gui/map/test_b.py", "test_new") == (2.0, 1)
    assert Costs({}).of("tests/gui/test_a.py", "test_x") == (USUAL, 1)


@pytest.mark.parametrize("seed", range(30))
def test_no_test_gets_lost_and_time_is_kept(seed):
    chance = random.Random(seed)
    tests = {
        f"tests/test_{n}.py": {
            f"test_{m}": chance.random() < 0.1 for m in range(chance.randrange(12))
        }
        for n in range(20)
    }
    took = {
        f"{path}::{test}": (chance.choice((0.0, 0.1, 2.0, 15.0)), chance.randrange(1, 5))
        for path, own in tests.items()
        for test in own
    }
    reached = {path: (chance.randrange(4), 0) for path in tests if chance.random() < 0.7}
    processes = chance.randrange(1, 4)
    choice = choose(reached, tests, took, processes)
    run = {
        f"{path}::{test}"
        for told in choice.run
        for path in [told.partition("::")[0]]
        for test in ([told.partition("::")[2]] if "::" in told else tests[path])
    }
    every = {f"{path}::{test}": long for path in reached for test, long in tests[path].items()}
    spent = sum(took[test][0] * took[test][1] for test in run)

    assert run <= {test for test, long in every.items() if not long}
    assert choice.number == sum(took[test][1] for test in run)
    assert choice.long == sum(took[test][1] for test, long in every.items() if long)
    assert choice.number + choice.long + choice.further == choice.reached
    assert choice.seconds == pytest.approx(START + spent / processes)
    assert choice.seconds <= BUDGET + 1e-6
    for test, long in every.items():  # whatever is left would not have fitted
        nearer = sum(
            took[other][0] * took[other][1]
            for other in run
            if reached[other.partition("::")[0]] <= reached[test.partition("::")[0]]
        )
        cost = took[test][0] * took[test][1]
        assert long or test in run or nearer + cost > ROOM * processes - 1e-6
