"""Events and envelopes as text in a file, and back.

pydantic does it for the plain dataclasses; it is imported at the first event, because a start
shows the board long before that.
"""

import json
from collections.abc import Callable, Sequence
from datetime import datetime
from functools import cache
from typing import TYPE_CHECKING, Annotated, Any, Union

from engine.catalogue import GAMES, LIVE
from engine.rules.live import OwnEvent
from engine.table.event import Event, Founded, TurnEvent
from engine.table.sealed.cipher import LockedEnvelope, envelope_with, held_in
from engine.table.sealed.keyring import Closed
from engine.table.sealed.pin import PinLock

if TYPE_CHECKING:
    from pydantic import TypeAdapter


@cache
def _events() -> "TypeAdapter[TurnEvent]":
    from pydantic import Field, TypeAdapter  # noqa: PLC0415 - not before the first paint

    return TypeAdapter(Annotated[TurnEvent, Field(discriminator="kind")])


@cache
def _own_events(game: str) -> "TypeAdapter[OwnEvent]":
    """Return what reads the events of a game of live rounds, after its founding."""
    from pydantic import Field, TypeAdapter  # noqa: PLC0415 - see above

    kinds: Any = Union[LIVE[game].events()]  # noqa: UP007 - they are known only then
    return TypeAdapter(Annotated[kinds, Field(discriminator="kind")])


def event_text(event: Event) -> str:
    """Write an event as JSON; a secret of live rounds is not in it."""
    if isinstance(event, OwnEvent):
        return written(event.bare())
    return _events().dump_json(event).decode()


def event_of(text: str, game: str = "") -> Event:
    """Read an event of a game; only its founding can be read before it is known which.

    Raises:
        ValueError: it is none of the kinds that this version knows.
    """
    if game in LIVE:
        return _own_events(game).validate_json(text)
    return _events().validate_json(text, context=GAMES.get(game))


def game_of(events: Sequence[Event]) -> str:
    """Return the game whose events these are the first of; nothing where none was founded."""
    first = events[0] if events else None
    return first.game if isinstance(first, Founded) else ""


def written(held: object) -> str:
    """Write what was read of an event as events are written: each has one text alone.

    Raises:
        ValueError: it cannot be written.
    """
    return _to_json()(held).decode()


@cache
def _to_json() -> "Callable[[object], bytes]":
    from pydantic_core import to_json  # noqa: PLC0415 - see above; a file holds thousands

    return to_json


def envelope_text(envelope: Closed) -> str:
    """Write what an envelope holds. Goes into the table ``envelope`` and nowhere else."""
    if isinstance(envelope, LockedEnvelope):
        return json.dumps({"salt": envelope.salt, "start": envelope.start, "locked": envelope.body})
    return json.dumps(held_in(envelope))


def pin_of(salt: object, digest: object, failures: object, not_before: object) -> PinLock:
    """Read a PIN's lock.

    Raises:
        ValueError: no PIN could ever open it.
    """
    if not isinstance(failures, int):
        raise ValueError("no number of failures")  # noqa: TRY004 - it came out of a file
    bytes.fromhex(str(salt))
    bytes.fromhex(str(digest))
    until = str(not_before)
    if until and datetime.fromisoformat(until).tzinfo is None:
        raise ValueError("no time at which everybody's clock agrees")
    return PinLock(salt=str(salt), digest=str(digest), failures=failures, not_before=until)


def envelope_of(power: str, phase: str, text: str) -> Closed:
    """Read an envelope; one that is locked stays so.

    Raises:
        ValueError: the text is no envelope.
    """
    try:
        held = json.loads(text)
        if "locked" in held:
            salt, start, body = (_hex(held[name]) for name in ("salt", "start", "locked"))
            return LockedEnvelope(power=power, phase=phase, salt=salt, start=start, body=body)
        return envelope_with(power, phase, held)
    except (KeyError, TypeError, AttributeError, RecursionError) as error:
        raise ValueError("no envelope") from error


def _hex(text: str) -> str:
    return bytes.fromhex(text).hex()
