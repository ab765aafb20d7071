"""The text that one photograph keeps of a reveal."""

import base64

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.table.witness import Witness, game_number

DIGESTS = st.binary(min_size=32, max_size=32).map(bytes.hex)
WITNESSES = st.builds(
    Witness,
    game=st.one_of(st.just(""), st.text("ab01", min_size=4).map(game_number)),
    phase=st.from_regex(r"[SFW][0-9]{1,4}[MRA]", fullmatch=True),
    head=st.one_of(st.just(""), DIGESTS),
    seals=st.dictionaries(st.sampled_from(["FRANCE", "ITALY", "TURKEY"]), DIGESTS),
)


@given(WITNESSES)
def test_what_is_written_is_read_again(witness):
    assert Witness.found_in(witness.text()) == (witness,)


@given(st.lists(WITNESSES), st.sampled_from([" ", "\n", "\n\nfoto 2: ", " · "]))
def test_several_are_found_among_other_words(witnesses, between):
    text = between.join(one.text() for one in witnesses)

    assert Witness.found_in(f"photographs:{between}{text}") == tuple(witnesses)


def test_anybody_can_unpack_it():
    text = Witness(phase="S1901M", head="5a" * 32, seals={"FRANCE": "c3" * 32}).text()
    head, seal = text.split()[3:]

    assert base64.b32decode(head + "====").hex() == "5a" * 32
    assert base64.b32decode(seal.split(".")[1] + "====").hex() == "c3" * 32


@pytest.mark.parametrize("text", ["", "VELMOC2", "VELMOC2 - S1901M", "VELMOC1 - S1901M -"])
def test_anything_else_is_no_witness(text):
    assert Witness.found_in(text) == ()


def test_what_makes_links_unguessable_is_in_no_view(begin):
    """The head is shown to everybody: without the salt, who plays what could be tried out."""
    session = begin()
    session.envelopes.seal("NORTH", [])

    assert len(session.founded.salt) == 64
    assert session.founded.salt not in repr(session.public())
    assert session.founded.salt not in repr(session.seat("NORTH"))
    assert session.public().number == session.founded.number != ""
