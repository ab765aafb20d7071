"""What happens to seals before the reveal: opened by their owners, voided, PINs forgotten."""

import pytest

from engine.rules.order import texts_of
from engine.table.changes import Changes
from engine.table.envelope import Envelope
from engine.table.incident import IncidentKind, Reason
from engine.table.memory_store import MemoryStore
from engine.table.refusal import Refusal
from engine.table.sealed.cipher import LockedEnvelope
from engine.table.table import Table
from engine.table.terms import Terms
from engine.table.view import Stage
from tests.engine.table.playing import refused


@pytest.fixture
def store():
    return MemoryStore()


@pytest.fixture
def session(begin, store):
    """NORTH and SOUTH have sealed; SOUTH has a PIN."""
    found = begin(store)
    found.pins.set_pin("SOUTH", "1914")
    found.envelopes.seal("NORTH", ["A AAA - BBB"])
    found.envelopes.seal("SOUTH", ["A CCC - DDD"])
    return found


@pytest.fixture
def restarted(rules, store, session, clock):
    return Table(rules, store, terms=Terms(now=clock))


def told(session):
    return [(one.kind, one.power, one.reason) for one in session.public().incidents]


def seal_rest(session):
    for power in session.public().queue:
        session.envelopes.seal(power, [])


# envelopes under a PIN


def test_an_envelope_is_locked_where_there_is_a_pin(store, session):
    closed = store.envelopes()

    assert isinstance(closed["NORTH"], Envelope)
    assert isinstance(closed["SOUTH"], LockedEnvelope)
    assert session.envelopes.locked() == ()


def test_the_reveal_opens_what_was_locked(session):
    seal_rest(session)
    session.reveal()

    past = session.public().past[-1]
    assert texts_of(past.orders)["SOUTH"] == ("A CCC - DDD",)
    assert all(session.verify(past).values())


def test_after_a_restart_the_reveal_asks_each_pin_once(restarted):
    seal_rest(restarted)
    assert restarted.envelopes.locked() == ("SOUTH",)
    assert refused(restarted.reveal, Refusal.LOCKED).facts["powers"] == "SOUTH"
    refused(lambda: restarted.reveal(force=True), Refusal.LOCKED)

    assert not restarted.pins.try_pin("SOUTH", "1915").ok
    assert restarted.envelopes.locked() == ("SOUTH",)
    restarted.log.now.turn(5)
    assert restarted.pins.try_pin("SOUTH", "1914").ok
    assert restarted.envelopes.locked() == ()
    restarted.reveal()

    assert texts_of(restarted.public().past[-1].orders)["SOUTH"] == ("A CCC - DDD",)


def test_after_a_restart_a_seal_is_opened_only_with_its_pin(restarted):
    refused(lambda: restarted.envelopes.unseal("SOUTH"), Refusal.LOCKED)
    assert restarted.public().seals[1].sealed

    restarted.pins.try_pin("SOUTH", "1914")

    assert restarted.envelopes.unseal("SOUTH") == ("A CCC - DDD",)


def test_without_the_pin_nobody_seals_for_its_owner(restarted):
    restarted.envelopes.void("SOUTH", reason="absent")

    refused(lambda: restarted.envelopes.seal("SOUTH", []), Refusal.LOCKED)


def test_keys_are_forgotten_at_the_reveal(session):
    seal_rest(session)
    session.reveal()
    session.advance()

    refused(lambda: session.envelopes.seal("SOUTH", []), Refusal.LOCKED)
    session.pins.try_pin("SOUTH", "1914")
    session.envelopes.seal("SOUTH", [])


@pytest.mark.parametrize("kind", [LockedEnvelope, Envelope])
def test_what_is_sealed_follows_its_owners_pin(session, store, kind):
    new = "1938" if kind is LockedEnvelope else None

    session.pins.set_pin("SOUTH", new, old="1914")

    assert isinstance(store.envelopes()["SOUTH"], kind)
    seal_rest(session)
    session.reveal()
    assert texts_of(session.public().past[-1].orders)["SOUTH"] == ("A CCC - DDD",)


def test_a_pin_set_after_sealing_locks_what_is_sealed(session, store):
    session.pins.set_pin("NORTH", "2718")

    assert isinstance(store.envelopes()["NORTH"], LockedEnvelope)
    assert session.envelopes.unseal("NORTH") == ("A AAA - BBB",)


def test_an_envelope_under_somebody_elses_key_stops_the_reveal(session, store):
    locked = store.envelopes()["SOUTH"]
    forged = LockedEnvelope(
        power="SOUTH", phase="S1901M", salt=locked.salt, start=locked.start, body="00" * 40
    )
    store.append((), put=(forged,))
    seal_rest(session)

    assert refused(session.reveal, Refusal.FINGERPRINT_MISMATCH).facts["powers"] == "SOUTH"
    assert session.envelopes.unseal("SOUTH") == ()


def test_a_locked_envelope_that_nobody_sealed_is_wiped_unopened(session, store):
    locked = store.envelopes()["SOUTH"]
    store.append(
        (),
        put=(
            LockedEnvelope(
                power="WEST", phase="S1901M", salt=locked.salt, start=locked.start, body=locked.body
            ),
        ),
    )

    session.reveal(force=True)

    past = session.public().past[-1]
    assert "WEST" not in past.orders
    assert "WEST" in past.disorder
    assert store.envelopes() == {}


# seals that do not stay closed


def test_opening_a_seal_is_public_with_its_reason(session):
    session.envelopes.unseal("NORTH", reason=Reason.MISTAKE)

    assert told(session) == [(IncidentKind.UNSEALED, "NORTH", "mistake")]
    assert session.public().incidents[0].at == "2025-11-21T20:00:00+00:00"


def test_the_table_destroys_an_envelope_and_reads_nothing(session, store):
    changes = session.envelopes.void("NORTH", reason="  Somebody else wrote it. ")

    seal = session.public().seals[0]
    assert changes is Changes.SEALS
    assert (seal.sealed, seal.voided, seal.reopened, seal.fingerprint) == (False, 1, 0, "")
    assert told(session) == [(IncidentKind.VOIDED, "NORTH", "Somebody else wrote it.")]
    assert "NORTH" not in store.envelopes()
    assert session.public().queue[-1] == "NORTH"


def test_a_voided_seat_seals_again(session):
    session.envelopes.void("NORTH", reason="mistake")
    session.envelopes.seal("NORTH", ["A AAA H"])
    seal_rest(session)
    session.reveal()

    assert texts_of(session.public().past[-1].orders)["NORTH"] == ("A AAA H",)


def test_a_voided_seat_that_does_not_seal_again_is_in_disorder(session):
    session.envelopes.void("NORTH", reason="mistake")
    session.reveal(force=True)

    past = session.public().past[-1]
    assert "NORTH" in past.disorder
    assert "NORTH" not in past.orders


def test_a_forgotten_pin_opens_nothing(session, store):
    session.pins.forget_pin("SOUTH")

    seal = session.public().seals[1]
    assert (seal.sealed, seal.has_pin, seal.voided) == (False, False, 1)
    assert told(session) == [
        (IncidentKind.VOIDED, "SOUTH", "pin forgotten"),
        (IncidentKind.PIN_FORGOTTEN, "SOUTH", "pin forgotten"),
    ]
    assert not store.pins()
    assert "SOUTH" not in store.envelopes()
    session.envelopes.seal("SOUTH", [])
    assert isinstance(store.envelopes()["SOUTH"], Envelope)


def test_what_happened_to_seals_is_remembered_with_the_phase(session):
    session.envelopes.unseal("NORTH", reason=Reason.MISTAKE)
    session.envelopes.seal("NORTH", [])
    seal_rest(session)
    session.reveal()

    assert told(session) == [(IncidentKind.UNSEALED, "NORTH", "mistake")]
    session.pins.forget_pin("SOUTH", reason="Lost with the coat.")
    session.advance()

    assert [one.power for one in session.public().past[-1].incidents] == ["NORTH"]
    assert told(session) == [(IncidentKind.PIN_FORGOTTEN, "SOUTH", "Lost with the coat.")]


@pytest.mark.parametrize("reason", ["", "   ", "one\ntwo", "x" * 121])
def test_there_is_always_a_reason_of_one_line(session, reason):
    for act in (session.envelopes.void, session.envelopes.unseal):
        refused(lambda act=act: act("NORTH", reason=reason), Refusal.NO_REASON)
    refused(lambda: session.pins.forget_pin("SOUTH", reason=reason), Refusal.NO_REASON)

    assert told(session) == []


def test_only_what_is_sealed_can_be_voided(session):
    refused(lambda: session.envelopes.void("WEST", reason="absent"), Refusal.NOT_SEALED)
    refused(lambda: session.envelopes.void("MARS", reason="absent"), Refusal.UNKNOWN_POWER)
    seal_rest(session)
    session.reveal()
    assert session.public().stage is Stage.REVEALED
    refused(lambda: session.envelopes.void("NORTH", reason="absent"), Refusal.REVEALED)


def test_only_a_pin_that_is_there_can_be_forgotten(session):
    refused(lambda: session.pins.forget_pin("NORTH"), Refusal.NO_PIN)


def test_a_replay_tells_the_same(session, rules, store):
    session.envelopes.unseal("NORTH", reason="mistake")
    session.pins.forget_pin("SOUTH")

    again = Table(rules, store)

    assert again.public() == session.public()
