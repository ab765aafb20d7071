"""The seed of all chance lies in an envelope, in every game of live rounds alike."""

import pytest

from engine.catalogue import LIVE
from engine.hashing import sha256
from engine.rules.secret import SEED, Secret, seed_secret
from engine.rules.shuffled import Shuffled
from engine.store import codec

DRAWN = "2b" * 32


@pytest.mark.parametrize("game", [*LIVE])
def test_a_game_opens_with_its_seed_in_an_envelope(game):
    (event,) = LIVE[game].opening(DRAWN)
    text = codec.event_text(event)

    assert isinstance(event, Shuffled)
    assert DRAWN not in text + repr(event)
    assert event.print == sha256(DRAWN.encode()).hexdigest()
    assert (event.envelope, event.secret) == (SEED, seed_secret(DRAWN))
    read = codec.event_of(text, game)
    assert read == event.bare()
    assert read.secret is None
    assert read.filled(seed_secret(DRAWN)) == event


@pytest.mark.parametrize("whose", ["red", SEED])
def test_an_envelope_that_holds_no_seed_fills_nothing(whose):
    closed = Shuffled.from_seed(DRAWN).bare()

    with pytest.raises(ValueError, match="no seed"):
        closed.filled(Secret(whose, "R1", ("FR", "GB")))
