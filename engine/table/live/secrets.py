"""Secrets of live rounds: in the history events stand without them, and they lie in envelopes."""

from collections.abc import Mapping, Sequence

from engine.rules.live import OwnEvent
from engine.rules.secret import Secret
from engine.table.envelope import Envelope
from engine.table.event import Event
from engine.table.sealed.keyring import Closed


def with_secrets(
    events: Sequence[Event], envelopes: Mapping[str, Closed | None]
) -> tuple[Event, ...]:
    """Return a history as it happened: each event with its secret, told later or closed still.

    One of which nobody knows the secret stays without; the rules will refuse it.
    """
    filled, closed = list(events), dict[str, int]()
    for place, event in enumerate(events):
        if not isinstance(event, OwnEvent):
            continue
        for secret in event.told:
            _fill(filled, closed.pop(secret.whose, None), secret)
        if event.envelope and event.secret is None:
            closed[event.envelope] = place
    for whose, place in closed.items():
        envelope = envelopes.get(whose)
        if isinstance(envelope, Envelope):
            _fill(filled, place, _secret_of(envelope))
    return tuple(filled)


def in_envelopes(events: Sequence[Event]) -> Mapping[str, Secret]:
    """Return the secrets that lie in envelopes after these events, by what those are called."""
    closed: dict[str, Secret] = {}
    for event in events:
        if isinstance(event, OwnEvent):
            for secret in event.told:
                if not secret.stays:
                    closed.pop(secret.whose, None)
            if event.secret is not None:
                closed[event.secret.whose] = event.secret
    return closed


def gone_after(events: Sequence[Event]) -> tuple[str, ...]:
    """Return which envelopes are gone after these events."""
    own = [event for event in events if isinstance(event, OwnEvent)]
    told = [secret for event in own for secret in event.told if not secret.stays]
    return tuple(dict.fromkeys(secret.whose for secret in told))


def closed_in(secret: Secret) -> Envelope:
    """Return the envelope that holds a secret."""
    return Envelope(power=secret.whose, phase=secret.phase, orders=secret.lines, nonce=secret.nonce)


def _secret_of(envelope: Envelope) -> Secret:
    return Secret(envelope.power, envelope.phase, envelope.orders, envelope.nonce)


def _fill(events: list[Event], place: int | None, secret: Secret) -> None:
    if place is None:
        return
    event = events[place]
    assert isinstance(event, OwnEvent)
    try:
        events[place] = event.filled(secret)
    except ValueError:
        return  # somebody changed it: the rules will say so
