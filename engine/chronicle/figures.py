"""The figures of one game; how they are counted, its game knows."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum

from engine.rules.order import Order
from engine.rules.phase import Phase
from engine.rules.ruling import Verdict

_GOOD = frozenset({Verdict.SUCCEEDS, Verdict.GIVEN, Verdict.AVAILABLE, Verdict.STANDS})
"""Verdicts of an order that did what it was meant to do."""


class Against(StrEnum):
    """What of the other's a stab is aimed at; of several the first."""

    UNIT = "unit"
    COUNTED = "centre"
    LAND = "land"


@dataclass(frozen=True, slots=True)
class Support:
    """One power helped a unit of another."""

    phase: Phase
    giver: str
    receiver: str
    order: Order
    counted: bool
    """It was not cut."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Stab:
    """A power turned on one that had just helped it.

    A move into a province of the other, or onto a space that counts for it, in the turn in which
    that power supported the mover, or in the next. A province is a power's where its unit stands,
    and within its original borders while no other power's unit stands there.
    """

    phase: Phase
    mover: str
    victim: str
    order: Order
    where: str
    against: Against
    succeeded: bool
    thanks_for: Support
    """The latest such help."""

    invited: bool
    """The help was support for this very move: the other gave its place away."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Figures:
    """What one game comes to in numbers."""

    counted: Mapping[int, Mapping[str, int]]
    """What is counted at the end of each turn by power; the turn before the first is the start."""

    orders: Mapping[str, Mapping[str, int]]
    """For each power how often an order of a kind came to a verdict: ``"move succeeds"``."""

    supports: tuple[Support, ...]
    stabs: tuple[Stab, ...]

    def helped(self, *, counted: bool = False) -> Mapping[tuple[str, str], int]:
        """Count supports by giver and receiver; only those that were not cut, if wanted."""
        chosen = [one for one in self.supports if one.counted or not counted]
        return Counter((one.giver, one.receiver) for one in chosen)

    def by_kind(self, power: str) -> tuple[Counter[str], Counter[str]]:
        """Count a power's orders of each kind: those that did what they were to do, and all."""
        good: Counter[str] = Counter()
        whole: Counter[str] = Counter()
        for label, count in self.orders.get(power, {}).items():
            kind, _, verdict = label.partition(" ")
            whole[kind] += count
            if verdict in _GOOD:
                good[kind] += count
        return good, whole
