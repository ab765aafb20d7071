"""What a table needs of the place where its game is kept."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Protocol, TypedDict, Unpack

from engine.table.live.view import LiveView
from engine.table.view import PublicView

if TYPE_CHECKING:
    # A start need wait neither for the events, as in ``engine.table.view``, nor for OpenSSL.
    from engine.table.event import Event
    from engine.table.sealed.keyring import Closed
    from engine.table.sealed.pin import PinLock

Seen = PublicView | LiveView
"""What everybody may see of a table, whichever way its game flows."""


class Locked(TypedDict, total=False):
    """What changes of envelopes and locks with what happens."""

    put: Sequence[Closed]
    """Envelopes just closed."""

    drop: Collection[str]
    """Powers whose envelopes are taken away for good."""

    pins: Mapping[str, PinLock | None]
    """Locks that changed."""


class Kept(Locked, total=False):
    """What is stored together with events."""

    public: Seen
    """What everybody sees afterwards; a store may keep a summary of it as the game's cover."""

    clock: str | None
    """The table's clock from now on; nothing where it stays as it is."""


class Store(Protocol):
    """Keeps events, envelopes and PIN locks. What ``append`` was given is kept whole or not at all.

    When ``append`` raises, nothing was stored, and the table has not changed either.
    """

    def events(self) -> tuple[Event, ...]:
        """Return everything that has happened, the oldest first."""
        ...

    def envelopes(self) -> Mapping[str, Closed]:
        """Return the closed envelopes by power."""
        ...

    def pins(self) -> Mapping[str, PinLock]:
        """Return the locks of the powers that have a PIN."""
        ...

    def clock(self) -> str:
        """Return the table's clock as it was last kept; nothing when it never was."""
        ...

    @property
    def telling(self) -> bool:
        """Whether the phase revealed last was not told to its end, as ``append`` heard last."""
        ...

    @property
    def head(self) -> str:
        """Return the link of the last thing that has happened, in hex; a store may have none."""
        ...

    def append(self, events: Sequence[Event], **kept: Unpack[Kept]) -> None:
        """Store events and what goes with them, all in one."""
        ...

    @property
    def trouble(self) -> ValueError | None:
        """Why the game can only be looked at; nothing when it can be played."""
        ...

    def save_copy(self, path: Path, *, public: Seen) -> None:
        """Keep a copy elsewhere; ``public`` is what everybody sees now."""
        ...

    def close(self) -> None:
        """Let go of the place. Nothing is lost: everything was stored when it happened."""
        ...
