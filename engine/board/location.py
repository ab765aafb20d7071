"""Locations: a province, or one coast of it, written ``STP`` or ``STP/SC``."""

from functools import lru_cache


@lru_cache(maxsize=4096)
def province_of(location: str) -> str:
    """Return the province a location lies in: ``STP/SC`` → ``STP``."""
    return location.partition("/")[0]


def coast_of(location: str) -> str:
    """Return the coast of a location, or nothing: ``STP/SC`` → ``SC``, ``PAR`` → ``""``."""
    return location.partition("/")[2]
