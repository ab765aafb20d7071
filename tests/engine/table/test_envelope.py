import hashlib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.table.envelope import Envelope, fingerprint, short, twelve_signs

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


# the second scheme

HEAD, BLIND = "ab" * 32, "cd" * 32


def sheet(**other):
    told = {
        "power": "FRANCE",
        "phase": "S1901M",
        "orders": ("A PAR - BUR",),
        "nonce": NONCE,
        "motion": "draw",
        "blind": BLIND,
        "head": HEAD,
    }
    return Envelope(**{**told, **other})


def test_a_new_fingerprint_can_be_made_with_any_sha256_tool():
    proposal = hashlib.sha256(bytes.fromhex(BLIND) + b"draw\n").hexdigest()
    lines = ("velmoc 2", HEAD, "FRANCE", "S1901M", proposal, "A PAR - BUR")
    text = bytes.fromhex(NONCE) + "".join(f"{line}\n" for line in lines).encode()

    assert sheet().fingerprint == hashlib.sha256(text).hexdigest()


@pytest.mark.parametrize(
    "other",
    [
        {"power": "ITALY"},
        {"phase": "F1901M"},
        {"orders": ()},
        {"nonce": "11" * 32},
        {"motion": ""},
        {"motion": "concession ITALY"},
        {"blind": "ef" * 32},
        {"blind": ""},
        {"head": ""},
        {"head": "ac" * 32},
    ],
)
def test_a_new_fingerprint_covers_everything_in_the_envelope(other):
    assert sheet(**other).fingerprint != sheet().fingerprint


@pytest.mark.usefixtures("slow_secrets")
def test_the_signs_of_a_new_fingerprint_are_slow_to_make():
    """60 bits of scrypt with 16 MB: two sheets alike take 2³⁰ of them, at 30 ms each a year."""
    digest = sheet().fingerprint
    slow = hashlib.scrypt(bytes.fromhex(digest), salt=b"velmoc signs 2", n=2**14, r=8, p=1, dklen=8)

    assert twelve_signs(digest) == short(slow.hex())
    assert twelve_signs(digest, 1) == short(digest) != twelve_signs(digest)
    assert 2**30 * 0.03 > 365 * 24 * 3600


@pytest.mark.parametrize("spoilt", ["", "x", "zz" * 32, "AB" * 32, "0" * 63, "é" * 64])
def test_what_is_no_digest_has_no_signs(spoilt):
    assert twelve_signs(spoilt) == twelve_signs(spoilt, 1) == "–"


def test_an_envelope_that_was_spoilt_shows_nothing():
    assert sheet(nonce="zz").shown == ""
    assert sheet(blind="zz").shown == ""
    assert sheet().shown == sheet().fingerprint
