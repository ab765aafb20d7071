import pytest

from engine.store.gamefile import GameFile


@pytest.fixture
def table(begin, path):
    """A game in a file: NORTH and SOUTH have sealed in the second phase, WEST has not."""
    session = begin(GameFile.create(path))
    for power in session.public().queue:
        session.envelopes.seal(power, ())
    session.reveal()
    session.advance()
    session.envelopes.seal("NORTH", ["A AAA - BBB"])
    session.envelopes.seal("SOUTH", ["A CCC - DDD"])
    yield session
    session.close()
