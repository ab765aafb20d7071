"""A copy of a damaged game is played on: what can be read is kept, the rest is written anew."""

import pytest

from engine.table.ballot.ballot import Motion, MotionKind, is_vote
from engine.table.incident import IncidentKind
from tests.engine.store.spoiling import change


def test_in_a_mended_copy_a_seal_without_its_envelope_is_open(table, path, reopen):
    table.envelopes.seal("WEST", [])
    sealed = table.log.state.step
    table.reveal()
    table.close()
    change(path, f"UPDATE event SET body = '' WHERE step = {sealed + 2}")
    copy = path.with_name("mended.velmoc")

    reopen().save_copy(copy)
    session = reopen(copy)

    assert set(session.public().queue) == {"NORTH", "SOUTH", "WEST"}
    told = session.public().incidents
    assert [(one.kind, one.reason) for one in told] == [("voided", "damaged")] * 3
    assert [seal.voided for seal in session.public().seals] == [1, 1, 1]


@pytest.mark.parametrize(("lost", "queue"), [(True, ("NORTH", "WEST")), (False, ("NORTH",))])
def test_a_mended_copy_keeps_a_locked_envelope_with_its_pin(table, path, reopen, lost, queue):
    table.pins.set_pin("WEST", "1918")
    table.envelopes.seal("WEST", ["A EEE - FFF"])
    table.envelopes.unseal("NORTH")
    last = table.log.state.step
    table.envelopes.put_off("NORTH")
    table.close()
    change(path, f"UPDATE event SET body = '' WHERE step = {last + 1}")
    if lost:
        change(path, "DELETE FROM pin WHERE power = 'WEST'")
    copy = path.with_name("mended.velmoc")

    reopen().save_copy(copy)
    session = reopen(copy)

    assert session.public().queue == queue
    assert session.envelopes.locked() == (() if lost else ("WEST",))
    assert lost or session.pins.try_pin("WEST", "1918").ok
    assert lost or session.envelopes.unseal("WEST") == ("A EEE - FFF",)


def test_a_mended_copy_keeps_the_pins_that_can_be_read(table, path, reopen):
    table.pins.set_pin("NORTH", "1914")
    table.pins.set_pin("WEST", "1918")
    table.envelopes.put_off("WEST")
    last = table.log.state.step
    table.close()
    change(
        path,
        f"UPDATE event SET body = '' WHERE step = {last}",
        "DELETE FROM pin WHERE power = 'WEST'",
    )
    copy = path.with_name("mended.velmoc")

    reopen().save_copy(copy)
    session = reopen(copy)

    assert [seal.has_pin for seal in session.public().seals] == [True, False, False]
    assert session.pins.try_pin("NORTH", "1914").ok


def test_in_a_mended_copy_a_vote_is_broken_off(table, path, reopen):
    table.ballots.open_ballot(Motion(kind=MotionKind.DRAW))
    table.ballots.vote("NORTH", favour=True)
    last = table.log.state.step
    table.ballots.vote("SOUTH", favour=True)
    table.close()
    change(path, f"UPDATE event SET body = '' WHERE step = {last + 1}")
    copy = path.with_name("mended.velmoc")

    reopen().save_copy(copy)
    session = reopen(copy)

    assert session.public().ballot is None
    assert session.public().incidents[-1].kind is IncidentKind.VOTE_BROKEN
    assert not [seat for seat in session.log.store.envelopes() if is_vote(seat)]
