"""The clock that the handbook asks for."""

from collections.abc import Mapping
from types import MappingProxyType

from engine.clock.plan import ClockPlan

CLOCKS: Mapping[str, ClockPlan] = MappingProxyType(
    {
        # 6.2: a quarter of an hour, at the end of which the orders are in the box; nobody talks
        # before retreats (6.4) and builds (6.5), and they take as long as they take.
        "handbook": ClockPlan(
            lengths={"first": 15 * 60, "talk": 15 * 60}
            | dict.fromkeys(("writing", "retreats", "evaluation"), 0)
        )
    }
)
"""Plans that are known, by name."""
