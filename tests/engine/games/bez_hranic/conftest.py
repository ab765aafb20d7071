"""Tables of Bez hranic that are played by chance."""

import random
from datetime import UTC, datetime, timedelta

import pytest

from engine.games.bez_hranic.card import BEZ_HRANIC
from engine.games.bez_hranic.commands import ComeBack, HandOver, Leave
from engine.games.bez_hranic.setting import POINTS, Way
from engine.rules.live import LiveRefusalError
from engine.table.live.table import Agreed, LiveTable, found_live
from engine.table.memory_store import MemoryStore
from engine.table.terms import Terms


class Evening:
    """One table, its time, and hands that do anything at all."""

    def __init__(self, seed, way=None):
        self.chance, self.passed = random.Random(seed), 0
        self.options = {point: self.chance.choice(values) for point, values in POINTS.items()}
        self.options["way"] = str(way or self.chance.choice([*Way]))
        nine = self.options["way"] == "buzzer" and self.options["keys"] == "nine"
        most = 3 if self.options["colours"] == "two" or nine else 6
        self.coming = False
        """Whether people come and go."""

        many = self.chance.randint(2, most)
        self.terms = Terms(
            now=lambda: datetime(2026, 1, 1, tzinfo=UTC) + timedelta(milliseconds=self.passed),
            steady=lambda: self.passed,
            nonce=lambda: f"{self.chance.getrandbits(256):064x}",
        )
        self.map = self.chance.choice(BEZ_HRANIC.maps)
        self.sit(many, **self.options)

    def sit(self, many, **options):
        """Found a table."""
        self.store, players = MemoryStore(), [f"P{seat}" for seat in range(many)]
        agreed = Agreed(self.map, options)
        self.table = found_live(BEZ_HRANIC, self.store, "Friday", players, self.terms, agreed)

    @property
    def state(self):
        return self.table._state

    @property
    def seen(self):
        return self.table.public().seen

    def act(self):
        """Let time pass and somebody do something; say why it was refused."""
        self.passed += self.chance.choice((0, 3, 40, 900, 2500))
        try:
            if self.coming and self.chance.random() < 0.03:
                seat = self.chance.choice(self.seen.seats)
                kinds = (Leave(seat), ComeBack(seat), HandOver(seat, f"Q{self.passed}"))
                self.table.do(self.chance.choice(kinds))
            elif not self.table.tick():
                self.table.do(self.chance.choice(self.table.commands))
        except LiveRefusalError as refused:
            return refused
        return None

    def again(self):
        """Open the table anew."""
        self.table = LiveTable(BEZ_HRANIC, self.store, self.terms)

    def play(self, each=lambda: None):
        """Play to the end."""
        for _ in range(40_000):
            if self.table.public().outcome is not None:
                return
            self.act()
            each()
        raise AssertionError("it never ends")


@pytest.fixture(params=range(5))
def evening(request):
    return Evening(request.param, [*Way][request.param % len(Way)])
