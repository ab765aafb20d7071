"""The field of battle: one turn's legal orders as small numbers, ready for the solver.

Units are numbered from 0; spaces are numbered by whoever builds the field. Sets of units are bit
masks. Lists instead of values with names, because a turn is judged many thousand times when a
player asks "what if".
"""

from collections.abc import Collection
from dataclasses import dataclass, field, replace

HOLD, MOVE, SUPPORT, CARRY = range(4)


@dataclass(slots=True)
class Index:
    """Who moves, supports and carries, and whom each is up against or helped by."""

    attackers: dict[int, list[int]] = field(default_factory=dict)
    """Moves by the space they go to."""

    helpers: dict[int, list[int]] = field(default_factory=dict)
    """Supporters by the unit they help."""

    moves: list[int] = field(default_factory=list)
    supports: list[int] = field(default_factory=list)
    carriers: list[int] = field(default_factory=list)


@dataclass(slots=True)
class Field:
    """Who stands where and tries what. Only legal orders come here; everything else holds."""

    power: list[int] = field(default_factory=list)
    """Owner of each unit."""

    at: list[int] = field(default_factory=list)
    """Space in which each unit stands."""

    act: list[int] = field(default_factory=list)
    """``HOLD``, ``MOVE``, ``SUPPORT`` or ``CARRY``."""

    to: list[int] = field(default_factory=list)
    """Space a move goes to or a support helps into; -1 for the others."""

    whom: list[int] = field(default_factory=list)
    """Unit that is supported or carried by a *matching* order; -1 when nothing matches."""

    by_sea: list[bool] = field(default_factory=list)
    """Whether a move depends on its convoy (false: over land, whoever may convoy it)."""

    carriers: dict[int, int] = field(default_factory=dict)
    """For a move by sea: mask of the fleets whose order matches."""

    boarding: dict[int, int] = field(default_factory=dict)
    """For a move by sea: mask of its carriers next to where it starts."""

    landing: dict[int, int] = field(default_factory=dict)
    """For a move by sea: mask of its carriers next to where it goes."""

    near: list[int] = field(default_factory=list)
    """For each carrying fleet: mask of carrying fleets in neighbouring waters."""

    spared: set[tuple[int, int]] = field(default_factory=set)
    """Pairs (attacker, supporter) in which the attack cannot cut that support (XII.5)."""

    fallback: set[int] = field(default_factory=set)
    """Moves by sea that go over land when their convoy is broken (DATC 4.A.3 a, c)."""

    every_route: dict[int, int] = field(default_factory=dict)
    """Where one broken route breaks the convoy (DATC 4.A.1 a): mask of the fleets on any route of
    a move by sea. Empty where some unbroken route is enough (4.A.1 b)."""

    arrives_from: dict[int, int] = field(default_factory=dict)
    """Where an attack by sea comes from the last fleet (DATC 4.A.4): that space by move, or -1 when
    several fleets could have been the last. Empty where it comes from the army's own space."""

    holders: dict[int, int] = field(default_factory=dict)
    """Which unit stands in a space; worked out by the battle when it is left out."""

    all_hold: bool = False
    """Whether every move of a convoy paradox fails (DATC 4.A.2 d); else its convoys do."""

    index: "Index | None" = None
    """Who does what, by unit and by space; worked out by the battle when it is left out."""

    head_on_only: bool = False
    """Whether a dislodged unit loses its effect on the attacker's space only after a head-on
    battle (DATC 4.A.7 b); otherwise always (4.A.7 a)."""

    def indexed(self) -> Index:
        """Work out who does what."""
        index = Index()
        for unit, act in enumerate(self.act):
            if act == MOVE:
                index.moves.append(unit)
                index.attackers.setdefault(self.to[unit], []).append(unit)
            elif act == SUPPORT:
                index.supports.append(unit)
                if self.whom[unit] >= 0:
                    index.helpers.setdefault(self.whom[unit], []).append(unit)
            elif act == CARRY:
                index.carriers.append(unit)
        return index

    def linked(self, army: int, fleets: int) -> bool:
        """Tell whether the given fleets make an unbroken route for an army."""
        goal = self.landing[army] & fleets
        front = self.boarding[army] & fleets
        seen = front
        while front:
            if front & goal:
                return True
            ahead = 0
            while front:
                low = front & -front
                ahead |= self.near[low.bit_length() - 1]
                front ^= low
            front = ahead & fleets & ~seen
            seen |= front
        return False

    def over_land(self, armies: Collection[int]) -> "Field":
        """Return the same turn with some of the ``fallback`` moves over land."""
        return replace(
            self,
            by_sea=[sea and unit not in armies for unit, sea in enumerate(self.by_sea)],
            spared={pair for pair in self.spared if pair[0] not in armies},
        )


def members(mask: int) -> list[int]:
    """List the units in a mask."""
    found = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found
