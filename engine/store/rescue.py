"""What can be saved of a damaged game, so that it can be played on."""

from collections.abc import Mapping, Sequence

from engine.session.envelope import Envelope
from engine.session.event import Event, Opened, Sealed, Unsealed


def closed_seals(events: Sequence[Event]) -> Mapping[str, Sealed]:
    """Return the seals that are closed at the end of a history."""
    seals: dict[str, Sealed] = {}
    for event in events:
        match event:
            case Sealed():
                seals[event.power] = event
            case Unsealed():
                seals.pop(event.power, None)
            case Opened():
                seals.clear()
            case _:
                pass
    return seals


def mended(
    events: Sequence[Event], envelopes: Mapping[str, Envelope]
) -> tuple[tuple[Event, ...], tuple[Envelope, ...]]:
    """Return a history that can go on, and the envelopes that still hold what was sealed.

    A seal without its envelope is opened, publicly: its owner has to write again.
    """
    seals = closed_seals(events)
    kept = tuple(
        envelope
        for power, envelope in envelopes.items()
        if power in seals and seals[power].fingerprint == envelope.fingerprint
    )
    whole = {envelope.power for envelope in kept}
    opened = tuple(
        Unsealed(phase=seal.phase, power=power, at=seal.at)
        for power, seal in seals.items()
        if power not in whole
    )
    return (*events, *opened), kept
