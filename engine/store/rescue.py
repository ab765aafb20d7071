"""What can be saved of a damaged game, so that it can be played on."""

from collections.abc import Collection, Mapping, Sequence

from engine.session.envelope import Envelope
from engine.session.event import Event, Opened, PinSet, Sealed, Unsealed


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
    events: Sequence[Event], envelopes: Mapping[str, Envelope], locked: Collection[str]
) -> tuple[tuple[Event, ...], tuple[Envelope, ...]]:
    """Return a history that can go on, and the envelopes that still hold what was sealed.

    A seal without its envelope is opened, publicly: its owner has to write again. A power that is
    not among those ``locked`` by a PIN that could be read has none any more.
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
    pins = {event.power: event.present for event in events if isinstance(event, PinSet)}
    unlocked = tuple(
        PinSet(power=power, present=False, at=events[-1].at)
        for power, present in pins.items()
        if present and power not in locked
    )
    return (*events, *opened, *unlocked), kept
