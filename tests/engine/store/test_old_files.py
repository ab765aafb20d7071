"""Files of each version of the format stay readable: the game is the one that was played then.

``old/version-1.velmoc`` was written when the format was made and is never written again: on the
ring board, every kind of event, a PIN, two closed envelopes, and one seal that was opened again.
``version-2.velmoc`` holds besides a clock, an envelope locked with its PIN, one that was voided,
and a PIN that was forgotten.
``version-3.velmoc`` has seals that cover proposals and the history.
A new version of the format adds a file, it does not change one.
"""

import shutil
import sqlite3
from pathlib import Path
from typing import get_args

import pytest

from engine.rules.game import End
from engine.rules.order import texts_of
from engine.store import schema
from engine.store.errors import StoreFault
from engine.table.ballot_event import BallotEvent
from engine.table.event import Ended, PinForgotten, Reopened, Tossed, TurnEvent, Unsealed, Voided
from engine.table.map_event import MapCarried
from engine.table.master_event import MasterEvent

pytestmark = pytest.mark.usefixtures("slow_secrets")

OLD = Path(__file__).with_name("old")
FILES = sorted(OLD.glob("version-*.velmoc"))


@pytest.fixture(params=FILES, ids=lambda file: file.stem)
def old(request, tmp_path):
    return Path(shutil.copy(request.param, tmp_path / "old.velmoc"))


def test_every_version_has_its_file():
    assert [file.stem for file in FILES] == [f"version-{age}" for age in schema.MIGRATIONS]


def test_an_old_game_goes_on(old, reopen):
    session = reopen(old)

    view = session.public()
    assert session.trouble is None
    assert view.title == "Pátek večer"
    assert [past.phase.code for past in view.past] == ["S1901M", "F1901M", "W1901A"]
    assert view.past[1].disorder == ("WEST",)
    assert [seal.sealed for seal in view.seals] == [True, True, False]
    assert [seal.reopened for seal in view.seals] == [1, 0, 0]
    assert all(all(session.verify(past).values()) for past in view.past)
    session.envelopes.seal("WEST", [])
    for power in session.envelopes.locked():
        assert session.pins.try_pin(power, "1914").ok
    session.reveal()
    assert texts_of(session.public().past[-1].orders)["NORTH"] == ("A BBB - AAA",)


def test_an_old_pin_still_opens(old, reopen):
    session = reopen(old)

    assert session.pins.try_pin("SOUTH", "1914").ok
    assert not session.pins.try_pin("SOUTH", "1915").ok


def test_an_old_game_ends(old, reopen):
    session = reopen(old)

    session.ballots.end_by_draw()

    assert session.public().outcome.end is End.DRAW


NEVER = {
    "version-1": {Reopened, Voided, PinForgotten},
    "version-2": {Unsealed},
    "version-3": {Unsealed},
}
"""Kinds of events that came later, or that are written no more.

Those of a game master, a coin, votes, who left and maps of one's own are no part of such games.
"""


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_the_old_game_holds_every_kind_of_event_but_the_end(file, tmp_path, reopen):
    session = reopen(Path(shutil.copy(file, tmp_path / "old.velmoc")))

    kinds = {type(event) for event in session.log.store.events()}
    later = {*get_args(MasterEvent), *get_args(BallotEvent)}
    known = set(get_args(TurnEvent)) - later - {Ended, Tossed, MapCarried}
    assert kinds == known - NEVER[file.stem]


def test_a_game_of_the_first_version_is_brought_up_to_date(tmp_path, reopen):
    session = reopen(Path(shutil.copy(FILES[0], tmp_path / "old.velmoc")))

    session.clock.keep("now there is one")
    session.close()

    assert reopen(tmp_path / "old.velmoc").clock.kept == "now there is one"


def test_a_game_of_the_first_version_that_cannot_be_written_is_looked_at(
    tmp_path, reopen, monkeypatch
):
    path = Path(shutil.copy(FILES[0], tmp_path / "old.velmoc"))
    connect = sqlite3.connect

    def looking(address, **rest):
        return connect(address.replace("mode=rw", "mode=ro"), **rest)

    monkeypatch.setattr("engine.store.disk.sqlite3.connect", looking)
    session = reopen(path)

    assert session.trouble.code is StoreFault.READ_ONLY
    assert session.clock.kept == ""
    assert len(session.public().past) == 3
