"""How far everybody was from the best: told once a game is over, where it can tell, and kept."""

import json
import random
from dataclasses import replace

import pytest

from engine.catalogue import LIVE
from engine.club.record import record_of, results
from engine.rules.distance import Distance
from engine.rules.live import LiveRefusalError, TellsDistance
from engine.store.cover import Cover
from engine.table.live.table import Agreed, found_live
from engine.table.memory_store import MemoryStore
from engine.table.terms import Terms
from tests.engine.table.live.conftest import Time

TELLS = {"bez-hranic"}
"""Where somebody chooses, and one choice is the best. In First Light hands are fast or slow."""


AGREED = {"bez-hranic": Agreed("europe", {"way": "calm"})}
"""What is agreed on, so that chance comes to an end soon."""


def play(table, time):
    """Play to the end; return whatever was told of distances before it."""
    chance, told = random.Random(7), []
    for _ in range(20_000):
        view = table.public()
        if view.outcome is not None:
            return told
        told.append(view.off_best)
        time.passes(chance.choice((3, 900, 4000)))
        try:
            if not table.tick():
                table.do(chance.choice(table.commands))
        except LiveRefusalError:
            pass
    raise AssertionError("it never ends")


@pytest.fixture(scope="module", params=LIVE.values(), ids=lambda game: game.id)
def game(request):
    return request.param


@pytest.fixture(scope="module")
def over(game):
    """Return a table whose game was played at random, with what was told before its end."""
    time = Time()
    terms = Terms(steady=time, nonce=lambda: "5c" * 32)
    table = found_live(
        game, MemoryStore(), "Friday", ["Ada", "Bob"], terms, AGREED.get(game.id, Agreed())
    )
    table.told = play(table, time)
    return table


def test_it_is_told_of_everybody_at_the_end_and_of_nobody_before(over, game):
    off = over.public().off_best

    assert not any(over.told)
    assert isinstance(over._state, TellsDistance) == (game.id in TELLS)
    assert [*off] == [*over.public().counted] * (game.id in TELLS)
    assert all(one.off >= 0 and one.choices > 0 for one in off.values())


def test_a_cover_keeps_it_and_without_any_is_what_it_was(over, game):
    cover = Cover.of(over.public(), 9, "2026-11-27T20:00:00+00:00")
    kept = json.loads(cover.text())

    assert Cover.parse(cover.text()) == cover
    assert cover.off_best == over.public().off_best
    assert ("off_best" in kept) == (game.id in TELLS)
    kept.pop("off_best", None)
    older = Cover.parse(json.dumps(kept))
    assert older == replace(cover, off_best={})
    assert json.loads(older.text()) == kept


def test_the_club_has_it_of_every_player(over):
    cover = Cover.of(over.public(), 9, "2026-11-27T20:00:00+00:00")
    record = record_of(cover, "1")

    assert record.off_best == cover.off_best
    for one in results(record):
        assert one.off_best == cover.off_best.get(one.powers[0])


@pytest.mark.parametrize(
    "value",
    [[], [1], [1, 2, 3], [-1, 2], [1, 0], [True, 2], [1.0, 2], ["1", 2], 3, None, [10**9, 1]],
)
def test_a_damaged_one_makes_no_cover(over, value):
    kept = json.loads(Cover.of(over.public(), 9, "2026-11-27T20:00:00+00:00").text())
    kept["off_best"] = {"red": value}

    with pytest.raises(ValueError):  # noqa: PT011 - it is the cover's own
        Cover.parse(json.dumps(kept))
    with pytest.raises(ValueError):  # noqa: PT011
        Distance.read(value)
