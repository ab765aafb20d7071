"""The field of battle: one turn's legal orders as small numbers, ready for the solver.

Units are numbered from 0; spaces are numbered by whoever builds the field. Sets of units are bit
masks. Lists instead of values with names, because a turn is judged many thousand times when a
player asks "what if".
"""

from collections.abc import Collection
from typing import Final

HOLD: Final = 0
MOVE: Final = 1
SUPPORT: Final = 2
CARRY: Final = 3


class Index:
    """Who moves, supports and carries, and whom each is up against or helped by."""

    __slots__ = ("attackers", "carriers", "goals", "helpers", "moves", "supports")

    def __init__(self, units: int, spaces: int) -> None:
        self.attackers: list[list[int]] = [_NOBODY] * spaces
        """Moves by the space they go to."""
        self.helpers: list[list[int]] = [_NOBODY] * units
        """Supporters by the unit they help."""
        self.goals: list[int] = []
        """Spaces that somebody goes to."""
        self.moves: list[int] = []
        self.supports: list[int] = []
        self.carriers: list[int] = []

    def attack(self, unit: int, goal: int) -> None:
        """Enter a move."""
        self.moves.append(unit)
        others = self.attackers[goal]
        if others:
            others.append(unit)
        else:
            self.attackers[goal] = [unit]
            self.goals.append(goal)

    def help(self, unit: int, helped: int) -> None:
        """Enter a support that matches an order."""
        others = self.helpers[helped]
        if others:
            others.append(unit)
        else:
            self.helpers[helped] = [unit]


_NOBODY: Final[list[int]] = []
"""Stands wherever there is nobody, and stays empty."""


class Field:
    """Who stands where and tries what. Only legal orders come here; everything else holds."""

    __slots__ = (
        *(
            "act",
            "all_hold",
            "arrives_from",
            "at",
            "boarding",
            "by_sea",
            "carriers",
            "every_route",
            "fallback",
        ),
        *(
            "head_on_only",
            "holder",
            "index",
            "landing",
            "near",
            "power",
            "spared",
            "to",
            "whom",
        ),
    )

    def __init__(
        self,
        power: list[int] | None = None,
        at: list[int] | None = None,
        act: list[int] | None = None,
        to: list[int] | None = None,
        holder: list[int] | None = None,
        *,
        head_on_only: bool = False,
    ) -> None:
        self.power: list[int] = [] if power is None else power
        """Owner of each unit."""
        self.at: list[int] = [] if at is None else at
        """Space in which each unit stands."""
        self.act: list[int] = [] if act is None else act
        """``HOLD``, ``MOVE``, ``SUPPORT`` or ``CARRY``."""
        self.to: list[int] = [] if to is None else to
        """Space a move goes to or a support helps into; -1 for the others."""
        self.holder: list[int] = [] if holder is None else holder
        """Which unit stands in a space, -1 for none, and at the very end, so that there is none in
        space -1; worked out by the battle when it is left out."""
        self.whom: list[int] = [-1] * len(self.at)
        """Unit that is supported or carried by a *matching* order; -1 when nothing matches."""
        self.by_sea: list[bool] = [False] * len(self.at)
        """Whether a move depends on its convoy (false: over land, whoever may convoy it)."""
        self.carriers: dict[int, int] = {}
        """For a move by sea: mask of the fleets whose order matches."""
        self.boarding: dict[int, int] = {}
        """For a move by sea: mask of its carriers next to where it starts."""
        self.landing: dict[int, int] = {}
        """For a move by sea: mask of its carriers next to where it goes."""
        self.near: list[int] = []
        """For each carrying fleet: mask of carrying fleets in neighbouring waters."""
        self.spared: set[tuple[int, int]] = set()
        """Pairs (attacker, supporter) in which the attack cannot cut that support (XII.5)."""
        self.fallback: set[int] = set()
        """Moves by sea that go over land when their convoy is broken (DATC 4.A.3 a, c)."""
        self.every_route: dict[int, int] = {}
        """Where one broken route breaks the convoy (DATC 4.A.1 a): mask of the fleets on any route
        of a move by sea. Empty where some unbroken route is enough (4.A.1 b)."""
        self.arrives_from: dict[int, int] = {}
        """Where an attack by sea comes from the last fleet (DATC 4.A.4): that space by move, or -1
        when several fleets could have been the last. Empty where it comes from the army's own
        space."""
        self.all_hold: bool = False
        """Whether every move of a convoy paradox fails (DATC 4.A.2 d); else its convoys do."""
        self.index: Index | None = None
        """Who does what, by unit and by space; worked out by the battle when it is left out."""
        self.head_on_only: bool = head_on_only
        """Whether a dislodged unit loses its effect on the attacker's space only after a head-on
        battle (DATC 4.A.7 b); otherwise always (4.A.7 a)."""

    def twin(self) -> "Field":
        """Return the same turn, in which some may do something else."""
        twin = Field(self.power, self.at, self.act[:], self.to, self.holder)
        twin.whom, twin.by_sea, twin.spared = self.whom[:], self.by_sea[:], set(self.spared)
        twin.carriers, twin.boarding, twin.landing = self.carriers, self.boarding, self.landing
        twin.near, twin.fallback, twin.every_route = self.near, self.fallback, self.every_route
        twin.arrives_from, twin.all_hold = self.arrives_from, self.all_hold
        twin.head_on_only = self.head_on_only
        return twin

    def indexed(self) -> Index:
        """Work out who does what."""
        index = Index(len(self.at), len(self.holder or self.held()))
        for unit, act in enumerate(self.act):
            if act == MOVE:
                index.attack(unit, self.to[unit])
            elif act == SUPPORT:
                index.supports.append(unit)
                if self.whom[unit] >= 0:
                    index.help(unit, self.whom[unit])
            elif act == CARRY:
                index.carriers.append(unit)
        return index

    def held(self) -> list[int]:
        """Work out who stands where."""
        holder = [-1] * (max([*self.at, *self.to, -1]) + 2)
        for unit, space in enumerate(self.at):
            holder[space] = unit
        return holder

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
        twin = self.twin()
        twin.by_sea = [sea and unit not in armies for unit, sea in enumerate(self.by_sea)]
        twin.spared = {pair for pair in self.spared if pair[0] not in armies}
        return twin


def members(mask: int) -> list[int]:
    """List the units in a mask."""
    numbers = []
    while mask:
        low = mask & -mask
        numbers.append(low.bit_length() - 1)
        mask ^= low
    return numbers
