"""Which of the tests that a change can reach are run at once: the nearest that fit."""

from collections import defaultdict
from dataclasses import dataclass, field
from statistics import median

BUDGET = 60.0
"""Seconds that somebody waits for tests without going elsewhere."""

START = 8.0
"""Seconds in which processes start and find their tests."""

USUAL = 0.2
"""Seconds for a test of which nothing is remembered, nor of its neighbours."""

LITTLE = 1e-6

Took = dict[str, tuple[float, int]]
"""What was remembered of tests: seconds for each case, and how many cases a test has."""


@dataclass
class Choice:
    """The tests that are run, in order, and the number of those that are not."""

    run: list[str] = field(default_factory=list)
    number: int = 0
    seconds: float = 0.0
    long: int = 0
    further: int = 0
    reached: int = 0
    whole: float = 0.0
    """Seconds for everything that is reached but the long ones."""


class Costs:
    """How long tests take: as they did, else as their neighbours do, else as is usual."""

    def __init__(self, took: Took) -> None:
        self.took = took
        near = defaultdict(list)
        for name, (seconds, _) in took.items():
            path = name.partition("::")[0]
            while path:
                near[path].append(seconds)
                path = path.rpartition("/")[0]
        self.near = {path: median(all_) for path, all_ in near.items()}

    def of(self, path: str, test: str) -> tuple[float, int]:
        """Return the seconds of all cases of a test, and their number."""
        seconds, cases = self.took.get(f"{path}::{test}", (None, 1))
        while seconds is None and path:
            seconds = self.near.get(path)
            path = path.rpartition("/")[0]
        return (USUAL if seconds is None else seconds) * cases, cases


def choose(
    reached: dict[str, tuple[int, int]],
    tests: dict[str, dict[str, bool]],
    took: Took,
    processes: int = 1,
) -> Choice:
    """Return the nearest tests that fit into the time; long ones are left to who has more of it."""
    costs, choice = Costs(took), Choice()
    spend = (BUDGET - START) * processes
    for path in sorted(reached, key=lambda path: (reached[path], path)):
        own = {test: costs.of(path, test) for test in tests[path]}
        short = [test for test, long in tests[path].items() if not long]
        taken = set()
        for test in sorted(short, key=lambda test: own[test]):
            if own[test][0] <= spend + LITTLE:
                spend -= own[test][0]
                taken.add(test)
        if own and len(taken) == len(own):
            choice.run.append(path)
        else:
            choice.run += [f"{path}::{test}" for test in short if test in taken]
        for test, (seconds, cases) in own.items():
            choice.reached += cases
            if test not in short:
                choice.long += cases
                continue
            choice.whole += seconds
            if test in taken:
                choice.number += cases
            else:
                choice.further += cases
    choice.seconds = BUDGET - spend / processes
    choice.whole = START + choice.whole / processes
    return choice
