"""The lines of one phase, each known by the order that it shows."""

from collections.abc import Mapping
from dataclasses import dataclass

from gui.map.arrows.marks import Mark

Ordered = tuple[str, str, int]
"""Who ordered what: a power, the province of the unit, and which text for that unit it was."""


@dataclass(frozen=True, slots=True)
class Drawn:
    """The marks of a phase, order by order, for those who lay them one after another."""

    orders: Mapping[Ordered, Mark]
    sieges: Mapping[str, Mark]
    """Figures below besieged units that did something else than defend, by province."""
