"""What can be saved of a damaged game, so that it can be played on."""

from collections.abc import Collection, Mapping, Sequence

from engine.table.ballot_event import BallotClosed, BallotOpened, Resigned
from engine.table.event import (
    Ended,
    Event,
    Opened,
    PinForgotten,
    PinSet,
    Reopened,
    Sealed,
    Unsealed,
    Voided,
)
from engine.table.incident import Reason
from engine.table.live.secrets import closed_in, in_envelopes
from engine.table.sealed.cipher import LockedEnvelope
from engine.table.sealed.keyring import Closed


def closed_seals(events: Sequence[Event]) -> Mapping[str, Sealed]:
    """Return the seals that are closed at the end of a history."""
    seals: dict[str, Sealed] = {}
    for event in events:
        match event:
            case Sealed():
                seals[event.power] = event
            case Unsealed() | Reopened() | Voided():
                seals.pop(event.power, None)
            case Resigned():
                for power in event.powers:
                    seals.pop(power, None)
            case Opened() | Ended():
                seals.clear()
            case _:
                pass
    return seals


def mended(
    events: Sequence[Event], envelopes: Mapping[str, Closed], locked: Collection[str]
) -> tuple[tuple[Event, ...], tuple[Closed, ...]]:
    """Return a history that can go on, and the envelopes that still hold what was sealed.

    A seal without its envelope is voided, publicly: its owner has to write again. So is one that
    is locked with a PIN that could not be read. A power that is not among those ``locked`` by a
    PIN that could be read has none any more.
    """
    seals = closed_seals(events)
    kept = tuple(
        envelope
        for power, envelope in envelopes.items()
        if power in seals and _holds(envelope, seals[power], locked)
    )
    whole = {envelope.power for envelope in kept}
    voided = tuple(
        Voided(phase=seal.phase, power=power, reason=Reason.DAMAGED, at=seal.at)
        for power, seal in seals.items()
        if power not in whole
    )
    unlocked = tuple(
        PinSet(power=power, present=False, at=events[-1].at)
        for power in sorted(_with_pins(events))
        if power not in locked
    )
    secrets = tuple(map(closed_in, in_envelopes(events).values()))
    return (*events, *voided, *unlocked, *_broken_off(events)), (*kept, *secrets)


def _broken_off(events: Sequence[Event]) -> tuple[BallotClosed, ...]:
    """End a vote that was being held: who had voted votes anew, if the table still wants it."""
    held: BallotOpened | None = None
    for event in events:
        match event:
            case BallotOpened():
                held = event
            case BallotClosed() | Ended():
                held = None
            case _:
                pass
    if held is None:
        return ()
    return (BallotClosed(phase=held.phase, motion=held.motion, broken=True, at=events[-1].at),)


def _holds(envelope: Closed, seal: Sealed, locked: Collection[str]) -> bool:
    if isinstance(envelope, LockedEnvelope):
        # Whether it holds what was sealed is seen when its owner types his PIN.
        return envelope.power in locked and envelope.phase == seal.phase
    return envelope.shown == seal.fingerprint


def _with_pins(events: Sequence[Event]) -> frozenset[str]:
    pins: dict[str, bool] = {}
    for event in events:
        match event:
            case PinSet():
                pins[event.power] = event.present
            case PinForgotten():
                pins[event.power] = False
    return frozenset(power for power, present in pins.items() if present)
