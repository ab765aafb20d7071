"""A game on a map that it carries along, as it lay on a disk in 2026: it opens and is played on.

``store/old/carried-1.velmoc`` is a year of sixteen powers on a grid of 108 spaces, with a PIN and
five envelopes closed in spring 1902. It is never written again: a new way of storing adds a file.
"""

import itertools
import shutil
from pathlib import Path

import pytest

from engine import tables
from engine.board.loader import map_names
from engine.exchange.doors import game_told
from engine.proof.proofs import read_proofs
from engine.rules.order import texts_of
from engine.table.view import Stage

pytestmark = pytest.mark.usefixtures("slow_secrets")

OLD = sorted((Path(__file__).parent / "store" / "old").glob("carried-*.velmoc"))
MAP, SPACES, POWERS = "sixteen", 108, 16


@pytest.fixture(params=OLD, ids=lambda file: file.stem)
def path(request, tmp_path):
    return Path(shutil.copy(request.param, tmp_path / "old.velmoc"))


@pytest.fixture
def session(path):
    opened = tables.open_game(path)
    yield opened
    opened.close()


def test_there_is_a_file_of_the_first_version_that_carried_a_map():
    assert OLD[0].stem == "carried-1"


def test_its_map_is_its_own(session, path):
    board = session.rules.board

    assert session.trouble is None
    assert (board.id, len(board.provinces), len(board.powers)) == (MAP, SPACES, POWERS)
    assert MAP not in map_names()
    assert len({power.letter for power in board.powers}) == POWERS
    session.close()
    assert game_told(path) == board.game


def test_its_history_is_whole_and_proved(session, path):
    past = session.public().past

    assert [one.phase.turn for one in past] == [1901] * len(past)
    assert all(all(session.verify(one).values()) for one in past)
    assert all(one.before == before.resolution.after for before, one in itertools.pairwise(past))
    assert all(len(one.orders) == POWERS for one in past if one.phase.kind.main)
    session.close()
    proofs = read_proofs(path)
    assert proofs.good, proofs.wrong


def test_today_judges_its_phases_as_they_were_judged_then(session):
    for past in session.public().past:
        judged = session.rules.adjudicate(
            past.before, texts_of(past.orders), frozenset(past.disorder)
        )

        assert judged.after == past.resolution.after
        assert [(r.order, r.verdict) for r in judged.rulings] == [
            (r.order, r.verdict) for r in past.resolution.rulings
        ]


def test_it_goes_on_with_what_lies_in_its_envelopes(session):
    waiting = session.public().queue
    assert len(waiting) == POWERS - 5
    (guarded,) = (seal.power for seal in session.public().seals if seal.has_pin)
    assert session.pins.try_pin(guarded, "1914").ok
    for power in waiting:
        session.envelopes.seal(power, [])
    session.reveal()

    past = session.public().past[-1]
    assert past.phase.code == "S1902M"
    assert session.public().stage is Stage.REVEALED
    assert sum(bool(orders) for orders in texts_of(past.orders).values()) == 5
    session.advance()
    assert session.public().phase.turn == 1902


def test_a_copy_of_it_carries_the_map_too(session, tmp_path):
    session.save_copy(tmp_path / "copy.velmoc")
    again = tables.open_game(tmp_path / "copy.velmoc")

    assert again.rules.board.id == MAP
    assert again.public().past == session.public().past
    again.close()
