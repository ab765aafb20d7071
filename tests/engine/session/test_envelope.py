import hashlib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.session.envelope import Envelope, fingerprint, short

NONCE = "ab" * 32


def test_a_fingerprint_can_be_made_with_any_sha256_tool():
    written = bytes.fromhex(NONCE) + b"FRANCE\nS1901M\nA PAR - BUR\nF BRE - MAO\n"

    digest = fingerprint(NONCE, "FRANCE", "S1901M", ["A PAR - BUR", "F BRE - MAO"])

    assert digest == hashlib.sha256(written).hexdigest()


def test_the_order_in_which_builds_were_written_is_sealed_too():
    builds = ["A PAR B", "F BRE B"]

    assert fingerprint(NONCE, "FRANCE", "W1901A", builds) != fingerprint(
        NONCE, "FRANCE", "W1901A", reversed(builds)
    )


_LINES = st.lists(st.text(st.characters(exclude_characters="\n", exclude_categories=["Cs"])))


@given(one=_LINES, other=_LINES)
def test_different_orders_have_different_fingerprints(one, other):
    same = fingerprint(NONCE, "F", "S1901M", one) == fingerprint(NONCE, "F", "S1901M", other)

    assert same == (one == other)


def test_power_and_phase_are_fixed_too():
    digests = {
        fingerprint(NONCE, power, phase, ["A PAR H"])
        for power in ("FRANCE", "ITALY")
        for phase in ("S1901M", "F1901M")
    }

    assert len(digests) == 4


@pytest.mark.parametrize("nonce", ["ab" * 31, "ab" * 33, "xy" * 32])
def test_a_nonce_has_32_bytes(nonce):
    with pytest.raises(ValueError):  # noqa: PT011 - either message says enough
        fingerprint(nonce, "FRANCE", "S1901M", [])


def test_a_line_feed_in_an_order_is_no_order():
    with pytest.raises(ValueError, match="single line"):
        fingerprint(NONCE, "FRANCE", "S1901M", ["A PAR H\nA BUR H"])


def test_people_read_twelve_signs_in_fours():
    assert short("00443214c7" + "0" * 54) == "0123 4567 0000"
    assert short("f" * 64) == "ZZZZ ZZZZ ZZZZ"


def test_an_envelope_does_not_print_what_it_holds():
    envelope = Envelope(power="FRANCE", phase="S1901M", orders=("A PAR - BUR",), nonce=NONCE)

    assert repr(envelope) == "Envelope(power='FRANCE', phase='S1901M')"
