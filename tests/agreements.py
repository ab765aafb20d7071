"""What tables of Diplomacy agree on in tests that are about something else."""

from engine.table.agreement import Agreement


def usual_agreement(**said):
    """Agree on Diplomacy on its usual map from 1901 on, unless something else is said."""
    return Agreement(**{"game": "diplomacy", "map": "standard", "year": 1901, **said})
