"""A table's clock, and a way to let time pass in steps that the clock takes as seen."""

from dataclasses import dataclass, field

import pytest

from engine.clock.clock import Clock, Ring
from engine.games.diplomacy.phase import CALENDAR
from tests.clock_plans import usual_plan

STEP = 1000


@dataclass
class Table:
    """Tells a clock the time, second by second, and notes what rings."""

    clock: Clock
    now: int = 0
    rung: list[Ring] = field(default_factory=list)

    def start(self):
        self.clock, rung = self.clock.resumed(self.now)
        self.rung += rung
        return self

    def wait(self, seconds):
        for _ in range(seconds):
            self.now += STEP
            self.clock, rung = self.clock.tick(self.now)
            self.rung += rung
        return self

    def jump(self, seconds):
        self.now += seconds * 1000
        self.clock, rung = self.clock.tick(self.now)
        self.rung += rung
        return self

    @property
    def left(self):
        shown = self.clock.shown
        return None if shown is None else shown.seconds


@pytest.fixture
def table():
    def make(phase="S1901M", *, first=True, **plan):
        clock = Clock(plan=usual_plan(**plan)).begun(CALENDAR.parse(phase), first=first)
        return Table(clock).start()

    return make
