"""What the table can trust: fingerprints, whole envelopes, views without secrets."""

import re
from dataclasses import replace

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from engine.games.diplomacy.orders import value_of
from engine.rules.order import texts_of
from engine.table.envelope import Envelope
from engine.table.memory_store import MemoryStore
from engine.table.refusal import Refusal
from tests.engine.table.playing import refused, seal_all


def test_fingerprints_can_be_checked_after_the_reveal(begin):
    session = begin()
    seal_all(session, {"NORTH": ["A AAA - BBB"]})
    session.reveal()
    past = session.public().past[-1]

    assert session.verify(past) == {"NORTH": True, "SOUTH": True, "WEST": True}
    forged = replace(past, orders={**past.orders, "NORTH": (value_of("A AAA H"),)})
    assert session.verify(forged) == {"NORTH": False, "SOUTH": True, "WEST": True}


def test_a_changed_envelope_stops_the_reveal_and_says_whose_it_is(begin):
    store = MemoryStore()
    session = begin(store)
    seal_all(session)
    forged = Envelope(power="SOUTH", phase="S1901M", orders=("A CCC H",), nonce="0" * 64)
    store.append((), put=(forged,))
    before = session.public()

    error = refused(session.reveal, Refusal.FINGERPRINT_MISMATCH)

    assert error.facts["powers"] == "SOUTH"
    assert session.public() is before


def test_a_missing_envelope_stops_the_reveal_and_its_owner_can_seal_again(begin):
    store = MemoryStore()
    session = begin(store)
    seal_all(session)
    store.append((), drop=("WEST",))
    refused(session.reveal, Refusal.FINGERPRINT_MISMATCH)

    assert session.envelopes.unseal("WEST") == ()
    session.envelopes.seal("WEST", ["A EEE H"])
    session.reveal()

    assert texts_of(session.public().past[-1].orders)["WEST"] == ("A EEE H",)


@pytest.mark.parametrize("seat", ["WEST", "WEXT", "", "NORTH "])
def test_an_envelope_nobody_sealed_is_wiped_unopened(begin, seat):
    store = MemoryStore()
    session = begin(store)
    session.envelopes.seal("NORTH", [])
    planted = Envelope(power=seat, phase="S1901M", orders=("A AAA - FFF",), nonce="0" * 64)
    store.append((), put=(planted,))

    session.reveal(force=True)

    past = session.public().past[-1]
    assert past.orders.keys() == {"NORTH"}
    assert "WEST" in past.disorder
    assert store.envelopes() == {}


_ORDERS = st.lists(st.sampled_from(["A AAA H", "A AAA - BBB", "A AAA - FFF", "A AAA D"]))


def _masked(view):
    seals = tuple(replace(seal, fingerprint="*" * len(seal.fingerprint)) for seal in view.seals)
    return replace(view, seals=seals)


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(one=_ORDERS, other=_ORDERS)
def test_nothing_public_depends_on_what_lies_in_an_envelope(begin, one, other):
    def table(orders):
        store = MemoryStore()
        session = begin(store)
        session.envelopes.seal("SOUTH", ["A CCC H"])
        session.envelopes.seal("NORTH", orders)
        return session, store

    first, first_store = table(one)
    second, second_store = table(other)

    assert _masked(first.public()) == _masked(second.public())
    assert repr(_masked(first.public())) == repr(_masked(second.public()))
    digest = re.compile("[0-9a-f]{64}")
    assert digest.sub("*", repr(first_store.events())) == digest.sub(
        "*", repr(second_store.events())
    )
    assert repr(first_store.envelopes()) == repr(second_store.envelopes())
    assert "AAA -" not in repr(first) + repr(first_store) + repr(first.log.state)
