import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.games.diplomacy.orders import value_of
from engine.games.diplomacy.phase import CALENDAR
from engine.games.diplomacy.units import ARMY, UNIT_KINDS
from engine.rules.game import End
from engine.rules.position import Dislodged, Position, Unit
from engine.rules.ruling import Conflict, Finding, Resolution, Ruling, Side, Verdict
from engine.store.codec import envelope_of, envelope_text, event_of, event_text
from engine.table import event as events
from engine.table.envelope import Envelope
from engine.table.sealed.cipher import LockedEnvelope
from engine.table.seat import Seat

_NAMES = st.text(max_size=8)
_UNITS = st.builds(Unit, _NAMES, st.sampled_from(UNIT_KINDS), _NAMES)
_TUPLES = st.lists(_NAMES, max_size=3).map(tuple)
_POSITIONS = st.builds(
    Position,
    phase=st.builds(CALENDAR.phase, st.integers(1, 9999), st.sampled_from(CALENDAR.kinds)),
    units=st.lists(_UNITS, max_size=3).map(tuple),
    owners=st.dictionaries(_NAMES, _NAMES, max_size=3),
    dislodged=st.lists(
        st.builds(Dislodged, unit=_UNITS, attacker=st.none() | _NAMES, retreats=_TUPLES), max_size=2
    ).map(tuple),
    contested=st.frozensets(_NAMES, max_size=3),
)
_FINDINGS = st.builds(Finding, reason=_NAMES, where=_NAMES, by=_TUPLES, strength=st.none())


def _ruling(**fields):  # the fields are given here: those of the tuple underneath are others
    return Ruling(**fields)


_RULINGS = st.builds(
    _ruling,
    power=_NAMES,
    unit=_NAMES,
    order=_NAMES.map(value_of),
    verdict=st.sampled_from(Verdict),
    findings=st.lists(_FINDINGS, max_size=2).map(tuple),
    dislodged=st.booleans(),
)
_CONFLICTS = st.builds(
    Conflict,
    where=_NAMES,
    sides=st.lists(
        st.builds(Side, power=_NAMES, unit=_NAMES, strength=st.integers(0, 9)), max_size=2
    ).map(tuple),
)
_RESOLUTIONS = st.builds(
    Resolution,
    after=_POSITIONS,
    rulings=st.lists(_RULINGS, max_size=3).map(tuple),
    conflicts=st.lists(_CONFLICTS, max_size=2).map(tuple),
)
_SEATS = st.builds(Seat, power=_NAMES, player=_NAMES)
_ORDERS = st.dictionaries(_NAMES, _TUPLES, max_size=3)
_TEXTS = st.dictionaries(_NAMES, _NAMES, max_size=3)
_EVENTS = st.one_of(
    st.builds(
        events.Founded,
        game=_NAMES,
        map=_NAMES,
        title=_NAMES,
        options=_TEXTS,
        seats=st.lists(_SEATS, max_size=3).map(tuple),
        lot=_NAMES,
        kind=st.just("founded"),
    ),
    st.builds(events.Called, phase=_NAMES, powers=_TUPLES, kind=st.just("called")),
    st.builds(events.PutOff, phase=_NAMES, power=_NAMES, kind=st.just("put_off")),
    st.builds(
        events.Sealed, phase=_NAMES, power=_NAMES, fingerprint=_NAMES, kind=st.just("sealed")
    ),
    st.builds(events.Unsealed, phase=_NAMES, power=_NAMES, kind=st.just("unsealed")),
    st.builds(
        events.Opened,
        phase=_NAMES,
        orders=_ORDERS,
        nonces=_TEXTS,
        disorder=_TUPLES,
        kind=st.just("opened"),
    ),
    st.builds(events.Resolved, phase=_NAMES, resolution=_RESOLUTIONS, kind=st.just("resolved")),
    st.builds(events.Advanced, phase=_NAMES, kind=st.just("advanced")),
    st.builds(events.Ended, end=st.sampled_from(End), powers=_TUPLES, kind=st.just("ended")),
    st.builds(events.Reopened, phase=_NAMES, power=_NAMES, reason=_NAMES, kind=st.just("reopened")),
    st.builds(events.Voided, phase=_NAMES, power=_NAMES, reason=_NAMES, kind=st.just("voided")),
    st.builds(
        events.PinForgotten,
        phase=_NAMES,
        power=_NAMES,
        reason=_NAMES,
        kind=st.just("pin_forgotten"),
    ),
    st.builds(events.PinSet, power=_NAMES, present=st.booleans(), kind=st.just("pin_set")),
)


@given(_EVENTS)
def test_what_is_written_is_read_again(event):
    assert event_of(event_text(event), "diplomacy") == event


@pytest.mark.parametrize("text", ["", "{}", '{"kind": "rewound"}', '{"kind": "advanced"}'])
def test_what_is_no_event_is_refused(text):
    with pytest.raises(ValueError):  # noqa: PT011 - pydantic says what is wrong
        event_of(text)


@given(orders=_TUPLES, nonce=_NAMES)
def test_an_envelope_is_read_as_it_was_closed(orders, nonce):
    envelope = Envelope(power="NORTH", phase="S1901M", orders=orders, nonce=nonce)

    assert envelope_of("NORTH", "S1901M", envelope_text(envelope)) == envelope


@given(salt=st.binary(), start=st.binary(), body=st.binary())
def test_a_locked_envelope_is_read_as_it_was_locked(salt, start, body):
    locked = LockedEnvelope(
        power="NORTH", phase="S1901M", salt=salt.hex(), start=start.hex(), body=body.hex()
    )

    assert envelope_of("NORTH", "S1901M", envelope_text(locked)) == locked


@pytest.mark.parametrize(
    "text",
    [
        *("", "[]", "{}", "3", '{"orders": 3, "nonce": ""}'),
        '{"locked": "00", "salt": "00"}',
        '{"locked": "00", "salt": "00", "start": "xy"}',
        '{"locked": 3, "salt": "00", "start": "00"}',
    ],
)
def test_what_is_no_envelope_is_refused(text):
    with pytest.raises(ValueError):  # noqa: PT011 - json and we say it in different words
        envelope_of("NORTH", "S1901M", text)


def test_what_was_looked_up_in_a_position_is_not_written():
    unit = Unit("FRANCE", ARMY, "PAR")
    after = Position(phase=CALENDAR.start, units=(unit,))
    resolved = events.Resolved(phase="S1901M", resolution=Resolution(after=after, rulings=()))
    before = event_text(resolved)

    assert after.by_location["PAR"] == after.by_province["PAR"] == after.by_power["FRANCE"][0]
    assert event_text(resolved) == before
    assert json.loads(before)["resolution"]["after"].keys() == {
        *("phase", "units", "owners", "dislodged", "contested")
    }
