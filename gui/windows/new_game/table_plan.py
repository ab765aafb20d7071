"""What a table has agreed on before its game begins. Plain values, no widgets."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from engine.clock.plan import ClockPlan
from engine.table.agreement import Agreement


@dataclass(frozen=True, slots=True)
class TablePlan:
    """The agreement itself, and what is needed besides to sit down and play."""

    agreement: Agreement
    pins: Mapping[str, str] = field(default_factory=dict, repr=False)
    """By power; never printed."""

    new_here: frozenset[str] = field(default=frozenset(), repr=False)
    """Powers of those who play for the first time."""

    clock: ClockPlan | None = None
    """The clock that the table plays by, if it plays by one."""
