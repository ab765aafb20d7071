"""A game that is kept nowhere: for practice, examples and tests."""

from collections.abc import Mapping, Sequence
from io import UnsupportedOperation
from pathlib import Path
from typing import Unpack

from engine.table.event import Event
from engine.table.sealed.keyring import Closed
from engine.table.sealed.pin import PinLock
from engine.table.store import Kept, Seen


class MemoryStore:
    """Forgets everything when the program ends."""

    def __init__(self) -> None:
        self._events: list[Event] = []
        self._envelopes: dict[str, Closed] = {}
        self._pins: dict[str, PinLock] = {}
        self._clock = ""
        self._telling = False

    def events(self) -> tuple[Event, ...]:
        """Return everything that has happened, the oldest first."""
        return tuple(self._events)

    def envelopes(self) -> Mapping[str, Closed]:
        """Return the closed envelopes by power."""
        return dict(self._envelopes)

    def pins(self) -> Mapping[str, PinLock]:
        """Return the locks of the powers that have a PIN."""
        return dict(self._pins)

    def clock(self) -> str:
        """Return the table's clock as it was last kept."""
        return self._clock

    @property
    def telling(self) -> bool:
        """Whether the phase revealed last was not told to its end."""
        return self._telling

    @property
    def head(self) -> str:
        """Nothing: what is kept nowhere cannot be changed afterwards either."""
        return ""

    def append(self, events: Sequence[Event], **kept: Unpack[Kept]) -> None:
        """Keep events and what goes with them."""
        self._events += events
        for power in kept.get("drop", ()):
            self._envelopes.pop(power, None)
        for closed in kept.get("put", ()):
            self._envelopes[closed.power] = closed
        for power, lock in kept.get("pins", {}).items():
            if lock is None:
                self._pins.pop(power, None)
            else:
                self._pins[power] = lock
        if "public" in kept:
            self._telling = kept["public"].telling
        if (clock := kept.get("clock")) is not None:
            self._clock = clock

    @property
    def trouble(self) -> ValueError | None:
        """Nothing: memory can always be written."""
        return None

    def save_copy(self, path: Path, *, public: Seen) -> None:
        """Refuse: what is kept nowhere has no copy."""
        raise UnsupportedOperation(f"no copy of {public.title} in {path}")

    def close(self) -> None:
        """Nothing is held, so nothing is let go."""
