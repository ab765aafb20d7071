"""Takes a ruling's reasons out of it.

A module of its own, because it can be compiled: every reader of every ruling comes by here.
"""

from typing import Any, Final

_WHY: Final = 4
_NUMBER: Final = 5
"""Places in a ruling."""


def chain(ruling: tuple[Any, ...]) -> tuple[Any, ...]:
    """Return a ruling's reasons, the deciding one first, working them out if nobody has yet."""
    why = ruling[_WHY]
    findings: tuple[Any, ...] = why if isinstance(why, tuple) else why(ruling[_NUMBER])
    return findings
