"""An army or a fleet in one place, whoever it belongs to: what it can reach, worked out once."""

from engine.games.diplomacy.units import FLEET
from engine.rules.position import UnitKind


class Piece:
    """A kind of unit in a location. Never changed."""

    __slots__ = (
        "at",
        "code",
        "fleet",
        "goals",
        "kind",
        "lies",
        "name",
        "place",
        "ports",
        "rank",
        "reach",
        "sea",
        "shore",
        "space",
        "steps",
    )

    def __init__(
        self,
        kind: UnitKind,
        at: str,
        *,
        place: str,
        space: int,
        rank: int,
        steps: frozenset[str],
        reach: frozenset[str],
    ) -> None:
        self.kind = kind
        self.at = at
        self.place = place
        """The province it stands in."""
        self.space = space
        """The number of that province."""
        self.rank = rank
        """The rank of its location in the alphabet."""
        self.fleet = int(kind is FLEET)
        self.code = rank * 2 + self.fleet
        """A number for its kind and location."""
        self.name = f"{kind} {at}"
        """``F STP/SC``."""
        self.steps = steps
        """Locations next to it."""
        self.reach = reach
        """Provinces next to it."""
        self.goals = tuple(sorted(reach))
        """The same by the alphabet."""
        self.sea = 0
        """For a fleet at sea: the bit of that sea."""
        self.lies = -1
        """For a fleet at sea: the number of that sea."""
        self.shore = 0
        """For an army: the bits of the seas beside it."""
        self.ports: tuple[int, ...] = ()
        """The same by number."""
