"""What a first turn proposes to be tried: a move, a support of it or a hold, the seal."""

from dataclasses import dataclass
from enum import StrEnum

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
