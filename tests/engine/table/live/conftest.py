"""A table of live rounds whose time passes when a test says so."""

from datetime import UTC, datetime

import pytest

from engine.catalogue import LIVE
from engine.games.first_light.commands import Lay, Touch
from engine.table.live.table import LiveTable, found_live
from engine.table.memory_store import MemoryStore
from engine.table.terms import Terms


class Time:
    """Milliseconds that pass at a word."""

    def __init__(self):
        self.ms = 0

    def __call__(self):
        return self.ms

    def passes(self, ms):
        self.ms += ms


@pytest.fixture
def time():
    return Time()


@pytest.fixture
def terms(time):
    return Terms(
        steady=time,
        now=lambda: datetime(2026, 11, 26, 20, tzinfo=UTC),
        nonce=lambda: "5c" * 32,
    )


@pytest.fixture(params=LIVE.values(), ids=lambda game: game.id)
def game(request):
    return request.param


@pytest.fixture
def store():
    return MemoryStore()


@pytest.fixture
def table(game, store, terms):
    return found_live(game, store, "Friday", ["Ada", "Bob"], terms)


@pytest.fixture
def opened(game, store, terms):
    """Open the table again, as a restart does."""
    return lambda: LiveTable(game, store, terms)


@pytest.fixture
def light(store, terms):
    return found_live(LIVE["first_light"], store, "Friday", ["Ada", "Bob", "Cyril"], terms)


@pytest.fixture
def whole(light, time):
    """Play a whole game."""

    def whole():
        for seat in ("red", "blue", "red"):
            light.do(Lay())
            time.passes(light.left)
            light.tick()
            time.passes(300)
            light.do(Touch(seat))

    return whole
