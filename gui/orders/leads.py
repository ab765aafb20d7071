"""What a first turn proposes to be tried: a move, a support of it or a hold, the seal."""

from collections.abc import Collection
from dataclasses import dataclass
from enum import StrEnum
from typing import Protocol

from engine.board.location import province_of


class Act(StrEnum):
    """What is to be tried next."""

    MOVE = "move"
    SUPPORT = "support"
    HOLD = "hold"
    SEAL = "seal"


@dataclass(frozen=True, slots=True, kw_only=True)
class Lead:
    """One act with the order that is proposed for it; any other of the kind will do as well."""

    act: Act
    unit: str = ""
    """Whose order it is: ``A WAR``."""

    order: str = ""
    other: str = ""
    """The unit to be supported."""

    goal: str = ""
    """The province to be moved to, or in which the support counts."""

    @property
    def places(self) -> frozenset[str]:
        """The provinces that it is about."""
        units = (unit.partition(" ")[2] for unit in (self.unit, self.other) if unit)
        return frozenset(map(province_of, (*units, *filter(None, (self.goal,)))))


SEAL = Lead(act=Act.SEAL)


class Finder(Protocol):
    """What one power could write in its first turn, and has written."""

    @property
    def moves(self) -> Collection[object]:
        """Moves that are written."""
        ...

    @property
    def stands(self) -> bool:
        """Whether a support, or that a unit stays, is written."""
        ...

    def move(self) -> Lead | None:
        """Return a move to try."""
        ...

    def support(self) -> Lead | None:
        """Return a support to try."""
        ...

    def hold(self) -> Lead | None:
        """Return a unit that stays, to try."""
        ...


def next_lead(finder: Finder, led: Act | None) -> Lead:
    """Return what to try next: a move, then a support or a hold, then the seal."""
    if led is None and not finder.moves:
        lead = finder.move()
        if lead is not None:
            return lead
    if led in (None, Act.MOVE) and not finder.stands:
        return finder.support() or finder.hold() or SEAL
    return SEAL
