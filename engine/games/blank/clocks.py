"""The clock that a table of lamplighters plays by: there is one."""

from collections.abc import Mapping
from types import MappingProxyType

from engine.clock.plan import ClockPlan

CLOCKS: Mapping[str, ClockPlan] = MappingProxyType(
    {"usual": ClockPlan(lengths={"first": 10 * 60, "writing": 5 * 60})}
)
"""Plans that are known, by name."""
