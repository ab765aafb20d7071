from dataclasses import replace

import pytest

from engine.table.envelope import Envelope
from engine.table.sealed.cipher import Key, WrongKeyError, lock
from engine.table.sealed.pin import PinLock

ENVELOPE = Envelope(
    power="FRANCE", phase="S1901M", orders=("A PAR - BUR", "F BRE - MAO"), nonce="5a" * 32
)
KEY = Key.of("1914")


def test_the_same_pin_opens_an_envelope_after_a_restart():
    locked = lock(ENVELOPE, KEY)

    assert locked.opened(Key.of("1914", locked.salt)) == ENVELOPE


def test_another_pin_opens_nothing():
    locked = lock(ENVELOPE, KEY)

    with pytest.raises(WrongKeyError):
        locked.opened(Key.of("1915", locked.salt))


@pytest.mark.parametrize("moved", [{"power": "ITALY"}, {"phase": "F1901M"}])
def test_an_envelope_moved_to_another_seat_or_season_does_not_open(moved):
    with pytest.raises(WrongKeyError):
        replace(lock(ENVELOPE, KEY), **moved).opened(KEY)


@pytest.mark.parametrize("part", ["start", "body"])
def test_a_changed_envelope_does_not_open(part):
    locked = lock(ENVELOPE, KEY)
    text = getattr(locked, part)
    changed = f"{int(text[:2], 16) ^ 1:02x}{text[2:]}"

    with pytest.raises(WrongKeyError):
        replace(locked, **{part: changed}).opened(KEY)


@pytest.mark.parametrize("part", ["start", "body"])
def test_an_envelope_that_is_cut_short_does_not_open(part):
    with pytest.raises(WrongKeyError):
        replace(lock(ENVELOPE, KEY), **{part: ""}).opened(KEY)


def test_a_locked_envelope_does_not_tell_how_many_orders_it_holds():
    many = tuple(f"A {place} S A MUN - BUR" for place in ("STP/SC",) * 34)

    sizes = {len(lock(replace(ENVELOPE, orders=orders), KEY).body) for orders in ((), many)}

    assert len(sizes) == 1


def test_two_envelopes_with_the_same_orders_look_different():
    assert lock(ENVELOPE, KEY).body != lock(ENVELOPE, KEY).body


def test_the_key_is_not_what_checks_the_pin():
    pin = PinLock.of("1914")

    assert Key.of("1914").salt not in (pin.salt, Key.of("1914").salt)
    assert Key.of("1914", pin.salt).secret.hex() not in ("", pin.digest[64:])


def test_neither_a_key_nor_a_locked_envelope_prints_what_it_holds():
    locked = lock(ENVELOPE, KEY)

    assert repr(KEY) == f"Key(salt='{KEY.salt}')"
    assert locked.body not in repr(locked)
    assert locked.start not in repr(locked)
