import pytest

from engine.store.gamefile import GameFile
from engine.table.table import Table
from engine.table.terms import Terms


@pytest.fixture
def table(begin, path, play):
    """A game in a file: NORTH and SOUTH have sealed in the second phase, WEST has not."""
    session = begin(GameFile.create(path))
    play(session)
    session.envelopes.seal("NORTH", ["A AAA - BBB"])
    session.envelopes.seal("SOUTH", ["A CCC - DDD"])
    yield session
    session.close()


@pytest.fixture
def reopen(rules, path, clock):
    """Open the file again as a fresh start of the program would."""
    opened = []

    def reopen(where=path):
        session = Table(rules, GameFile.open(where), terms=Terms(now=clock))
        opened.append(session)
        return session

    yield reopen
    for session in opened:
        session.close()
