"""How a table is played in tests, on a disk that may be full."""

import pytest

from engine.table.memory_store import MemoryStore
from engine.table.refusal import CommandError
from engine.table.view import Stage


class FullStore(MemoryStore):
    """A disk on which nothing more fits, once it is told so."""

    full = False

    def append(self, events, **rest):
        if self.full:
            raise OSError("disk full")
        super().append(events, **rest)


def seal_all(session, orders=None):
    """Let everybody seal, in the order in which they are called."""
    for power in session.public().queue:
        session.envelopes.seal(power, (orders or {}).get(power, ()))


def play(session, orders=None):
    """Play a phase."""
    seal_all(session, orders)
    session.reveal()
    if session.public().stage is Stage.REVEALED:
        session.advance()


def refused(action, code):
    """Do what is refused with a code; return how."""
    with pytest.raises(CommandError) as caught:
        action()
    assert caught.value.code is code
    return caught.value
