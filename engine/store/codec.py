"""Events and envelopes as text in a file, and back.

pydantic does it for the plain dataclasses; it is imported at the first event, because a start
shows the board long before that.
"""

import json
from functools import cache
from typing import TYPE_CHECKING, Annotated

from engine.session.envelope import Envelope
from engine.session.event import Event

if TYPE_CHECKING:
    from pydantic import TypeAdapter


@cache
def _events() -> "TypeAdapter[Event]":
    from pydantic import Field, TypeAdapter  # noqa: PLC0415 - not before the first paint

    return TypeAdapter(Annotated[Event, Field(discriminator="kind")])


def event_text(event: Event) -> str:
    """Write an event as JSON."""
    return _events().dump_json(event).decode()


def event_of(text: str) -> Event:
    """Read an event.

    Raises:
        ValueError: it is none of the kinds that this version knows.
    """
    return _events().validate_json(text)


def envelope_text(envelope: Envelope) -> str:
    """Write what an envelope holds. Goes into the table ``envelope`` and nowhere else."""
    return json.dumps({"orders": envelope.orders, "nonce": envelope.nonce})


def envelope_of(power: str, phase: str, text: str) -> Envelope:
    """Read an envelope.

    Raises:
        ValueError: the text is no envelope.
    """
    try:
        held = json.loads(text)
        return Envelope(
            power=power,
            phase=phase,
            orders=tuple(str(order) for order in held["orders"]),
            nonce=str(held["nonce"]),
        )
    except (KeyError, TypeError) as error:
        raise ValueError("no envelope") from error
