"""A secret vote on the disk: nothing given is lost, and nothing is left of who voted how."""

import itertools
import random
import re
import sqlite3
from contextlib import closing
from datetime import UTC, datetime

import pytest

from engine.board.loader import load_map
from engine.table.ballot.ballot import Motion, MotionKind
from engine.table.seat import Seat
from engine.table.terms import Terms
from engine.tables import found_game, open_game
from tests.agreements import usual_agreement

DRAW = Motion(kind=MotionKind.DRAW)
NOW = datetime(2026, 11, 22, 20, 0, tzinfo=UTC)


@pytest.fixture(scope="module")
def board():
    return load_map("standard").board


def terms():
    numbers = itertools.count(1)
    return Terms(rng=random.Random(5), now=lambda: NOW, nonce=lambda: f"{next(numbers):064x}")


def table(path, board):
    seats = [Seat(power=power.id, player=power.id) for power in board.powers]
    return found_game(path, usual_agreement(title="Votes", seats=seats), board=board, terms=terms())


def voted(path, board, against, many=7):
    session = table(path, board)
    session.ballots.open_ballot(DRAW)
    for power in session.public().ballot.voters[:many]:
        session.ballots.vote(power, favour=power != against)
    session.close()
    return path.read_bytes()


def test_two_files_that_differ_in_who_voted_against_are_the_same_to_the_byte(tmp_path, board):
    one = voted(tmp_path / "one.velmoc", board, "FRANCE")
    other = voted(tmp_path / "other.velmoc", board, "TURKEY")

    assert one == other


def test_two_files_that_differ_in_who_proposed_differ_in_digests_alone(tmp_path, board):
    """What would tell what a digest is of was destroyed: it is told apart from no other."""
    secret = [f"{number:064x}" for number in range(3, 16, 2)]  # what blinded the proposals

    def proposed(name, proposer):
        session = table(tmp_path / name, board)
        for power in session.public().queue:
            session.envelopes.seal(power, (), motion=DRAW if power == proposer else None)
        session.reveal()
        session.close()
        raw = (tmp_path / name).read_bytes()
        assert not any(blind.encode() in raw for blind in secret)
        with closing(sqlite3.connect(tmp_path / name)) as db:
            rows = db.execute("SELECT step, at, body, whole FROM event").fetchall()
            covers = db.execute("SELECT * FROM cover").fetchall()
            assert db.execute("SELECT count(*) FROM envelope").fetchone() == (0,)
        digests = re.compile("[0-9a-f]{64}")
        return [digests.sub("*", str(row)) for row in rows], covers, len(raw)

    assert proposed("one.velmoc", "ITALY") == proposed("other.velmoc", "RUSSIA")


def test_while_it_is_held_the_file_is_as_large_whatever_was_voted(tmp_path, board):
    one = voted(tmp_path / "one.velmoc", board, "FRANCE", many=4)
    other = voted(tmp_path / "other.velmoc", board, "", many=4)

    assert len(one) == len(other)


def test_what_was_voted_before_the_program_died_counts(tmp_path, board):
    session = table(tmp_path / "game.velmoc", board)
    session.ballots.open_ballot(DRAW)
    first, *rest = session.public().ballot.voters
    session.ballots.vote(first, favour=False)
    session.log.store._db.close()  # nobody said good-bye

    again = open_game(tmp_path / "game.velmoc", board=board)
    assert again.public().ballot.voted == (first,)
    for power in rest:
        again.ballots.vote(power, favour=True)
    assert again.public().incidents[-1].reason == "6/7"
    again.close()
