"""What an evening keeps in memory only: drafts of those who have not sealed, and a typed PIN."""

from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Kept:
    """A draft that waits for its owner behind the curtain."""

    orders: tuple[str, ...] = field(default=(), repr=False)
    line: str = field(default="", repr=False)
    """What stands in the typing line and is no order yet."""


@dataclass(frozen=True, slots=True)
class TypedPin:
    """What the owner at the desk typed to get there; needed to change it, forgotten with him."""

    digits: str = field(default="", repr=False)
