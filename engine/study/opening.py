"""How a game may begin under a name: data of its game, to be recognised, counted and looked at."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from engine.rules.order import Order

Asked = Mapping[str, tuple[str, ...]]
"""By unit, as it stands before the phase (``A VIE``), the orders of which one belongs to it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Opening:
    """First orders of one power, or of two allied ones, that players know by a name."""

    id: str
    """Key in files; never shown, never changed."""

    names: Mapping[str, str]
    """By language."""

    orders: Mapping[str, Mapping[str, Asked]]
    """By phase (its code) and power. A unit that is not there may do what it likes."""

    idea: Mapping[str, str]
    """What it is played for, by language."""

    answer: Mapping[str, str]
    """What others mostly do about it, by language."""

    @property
    def powers(self) -> tuple[str, ...]:
        """Whose orders it is made of, in the order in which they are written down."""
        return tuple(dict.fromkeys(power for asked in self.orders.values() for power in asked))

    @property
    def asked(self) -> Mapping[tuple[str, str, str], tuple[str, ...]]:
        """The orders that belong to it, by phase, power and unit."""
        return {
            (phase, power, unit): orders
            for phase, asked in self.orders.items()
            for power, units in asked.items()
            for unit, orders in units.items()
        }


def _as_written(order: Order) -> str:
    return str(order)


@dataclass(frozen=True, slots=True, kw_only=True)
class Openings:
    """All openings of a game, and what a game is asked that began with one."""

    every: tuple[Opening, ...]
    counted_after: tuple[int, ...]
    """The turns after which it is told what each power has of that which is counted."""

    told: Callable[[Order], str] = _as_written
    """How an order reads where only what its unit did matters, not how that was written."""
