"""Examples to look at and to change."""

from collections.abc import Mapping
from dataclasses import dataclass

from engine.rules.position import Position, Unit

Sheets = Mapping[str, tuple[str, ...]]
"""Orders by power, as the example prints them."""


@dataclass(frozen=True, slots=True, kw_only=True)
class WhatIf:
    """What the rulebook says would happen if something were different."""

    id: str
    """Key within its example; what to call it is the GUI's business."""

    position: Position
    orders: Sheets
    """All orders, changed and unchanged."""

    added: tuple[Unit, ...] = ()
    """Units that the example itself does not have."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Example:
    """One of the rulebook's examples."""

    id: str
    """``1`` to ``13`` as numbered in the rulebook; ``circle`` and ``swap`` are those of XIV.5."""

    section: str
    """The section that it explains."""

    position: Position
    orders: Sheets
    what_ifs: tuple[WhatIf, ...] = ()
