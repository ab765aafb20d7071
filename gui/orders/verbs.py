"""A game's kinds of order, as hands and keys meet them."""

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True, kw_only=True)
class Verbs:
    """Kinds of order by their tokens (``Choice.token``)."""

    beside: tuple[str, ...] = ()
    """Those that are given by a sign beside another's piece, each of one letter, the likeliest
    first: support, convoy."""

    joins: str = ""
    """How a piece that is dropped on another's arrow, or on another piece, can help it."""

    keys: Mapping[str, str] = field(default_factory=dict)
    """Token → the key that takes it; on the study board all others are numbered."""

    alone: Mapping[str, str] = field(default_factory=dict)
    """Key → an order that is for no piece, while units are built and removed."""
