"""The check of the fingerprints, now that nonces and orders are public."""

from engine.table.replaying import verified
from engine.table.view import PastPhase


def checked(past: PastPhase) -> dict[str, bool]:
    """Check every fingerprint against the orders and the nonce that are now public."""
    return {power: good for power, good in verified(past).items() if power in past.orders}
