"""A game that was closed in the middle of a reveal is in order; a mark that lies is found out."""

import json
import random
import sqlite3
from contextlib import closing

import pytest

from engine.proof.faults import Fault
from engine.proof.proofs import read_proofs
from engine.robots.players.random_table import random_orders
from engine.table.seat import Seat
from engine.table.view import Stage
from engine.tables import found_game, open_game
from tests.agreements import usual_agreement

PHASES = 7
GONE = object()
"""Instead of a mark: there is none."""


def mark(path, **changed):
    with closing(sqlite3.connect(path)) as db:
        (body,) = db.execute("SELECT body FROM cover").fetchone()
        told = json.loads(body) | changed
        told = {name: one for name, one in told.items() if one is not GONE}
        db.execute("UPDATE cover SET body = ?", (json.dumps(told, ensure_ascii=False),))
        db.commit()


def faults(path):
    return {one.fault for one in read_proofs(path).wrong}


@pytest.fixture
def untold(tmp_path):
    """Play phase after phase; yield the file each time it is closed with nothing told."""
    path, chance = tmp_path / "Friday.velmoc", random.Random(5)
    powers = ("AUSTRIA", "ENGLAND", "FRANCE", "GERMANY", "ITALY", "RUSSIA", "TURKEY")
    seats = [Seat(power=power, player=f"Player {power}") for power in powers]
    found_game(path, usual_agreement(title="Friday", seats=seats)).close()

    def play():
        for _ in range(PHASES):
            session = open_game(path)
            for power in session.public().queue:
                orders = random_orders(session.rules, session.public().position, power, chance)
                session.envelopes.seal(power, orders)
            session.reveal(told=False)
            session.close()
            yield path
            session = open_game(path)
            session.advance()
            session.close()

    return play()


def test_every_phase_may_be_closed_in_the_middle_of_its_reveal(untold):
    phases = set()
    for path in untold:
        found = read_proofs(path)
        assert found.good, found.wrong
        session = open_game(path)
        phases.add(session.public().past[-1].phase.step)
        session.tell()
        session.close()
        assert read_proofs(path).good
        # It was told, and says it was not: then it would show what was known before.
        mark(path, telling=True)
        assert faults(path) == {Fault.COVER}

    assert len(phases) > 1


def test_a_cover_that_tells_early_is_found_out(untold):
    for path in untold:
        mark(path, telling=GONE)
        assert faults(path) == {Fault.COVER}
        mark(path, telling=True)
        assert faults(path) == set()


@pytest.mark.parametrize("said", [1, "true", [], 0])
def test_a_mark_that_is_none_is_a_wrong_cover(untold, said):
    path = next(untold)
    mark(path, telling=said)

    assert faults(path) == {Fault.COVER}


def test_a_table_that_writes_tells_nothing(untold):
    path = next(untold)
    session = open_game(path)
    session.advance()
    session.close()
    mark(path, telling=True, stage=Stage.REVEALED)

    assert faults(path) == {Fault.COVER}
