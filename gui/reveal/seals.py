"""The check of the fingerprints, now that nonces and orders are public."""

from engine.session.envelope import fingerprint
from engine.session.view import PastPhase


def checked(past: PastPhase) -> dict[str, bool]:
    """Check every fingerprint against the orders and the nonce that are now public."""
    return {
        power: _agrees(past.nonces.get(power, ""), power, past)
        for power in past.orders
        if power in past.fingerprints
    }


def _agrees(nonce: str, power: str, past: PastPhase) -> bool:
    try:
        found = fingerprint(nonce, power, past.phase.code, past.orders[power])
    except ValueError:  # a nonce that is none proves nothing
        return False
    return found == past.fingerprints[power]
