"""One turn's legal orders as small numbers, ready for the solver.

Units and spaces are numbered from 0. Lists instead of values with names, because a turn is judged
many thousand times when a player asks "what if".
"""

from typing import Final

HOLD: Final = 0
MOVE: Final = 1
SEIZE: Final = 2
SUPPORT: Final = 3
GUARD: Final = 4
CARRY: Final = 5
IDLE: Final = 6


class Manner:
    """How a table plays what the handbook leaves open, as far as orders are concerned.

    See ``engine.games.diplomatia.profile.Profile`` for each.
    """

    def __init__(self) -> None:
        self.turned_cuts: bool = False
        self.turned_attacks: bool = False
        self.beaten_blocks: bool = True
        self.leaving_counts: bool = False
        self.staying_counts: bool = True
        self.broken_cuts: bool = False
        self.beaten_seizes: bool = False
        self.beaten_falls: bool = True


class Field:
    """Who stands where and tries what. Only legal orders come here; everything else holds."""

    def __init__(self, power: list[int], at: list[int], holder: list[int], manner: Manner) -> None:
        count = len(at)
        self.manner: Manner = manner
        self.count: int = count
        self.power: list[int] = power
        """Owner of each unit."""
        self.at: list[int] = at
        """Space in which each unit stands."""
        self.act: list[int] = [HOLD] * count
        """``HOLD``, ``MOVE``, ``SEIZE``, ``SUPPORT``, ``GUARD``, ``CARRY``, ``IDLE`` if in vain."""
        self.to: list[int] = [-1] * count
        """Space that a move or seizure goes to, that a support leads into; -1 for the others."""
        self.holder: list[int] = holder
        """Which unit stands in a space; -1 for none, and at the very end."""
        self.attackers: list[list[int]] = [_NOBODY] * len(holder)
        """Moves and seizures by the space that they go to."""
        self.helpers: list[list[int]] = [_NOBODY] * count
        """Supporters of what each unit really does; without those whose support is void anyway."""
        self.guards: list[list[int]] = [_NOBODY] * count
        """Supporters in defence of each unit."""
        self.against_own: list[bool] = [False] * count
        """Supports against the space of the supporter's own unit, which count if it leaves."""
        self.sea: list[bool] = [False] * count
        """Whether a move goes by transport."""
        self.walks: list[bool] = [False] * count
        """Whether a move that goes by transport goes on foot where that is broken."""
        self.branches: dict[int, list[list[int]]] = {}
        """For a move by transport: the fleets of each whole chain that was ordered."""
        self.moves: list[int] = []
        """Moves and seizures."""
        self.goals: list[int] = []
        """Spaces that somebody goes to."""
        self.supports: list[int] = []
        """Supports that match, and all in defence."""

    def attack(self, unit: int, act: int, goal: int) -> None:
        """Enter a move or a seizure."""
        self.act[unit] = act
        self.to[unit] = goal
        self.moves.append(unit)
        others = self.attackers[goal]
        if others:
            others.append(unit)
        else:
            self.attackers[goal] = [unit]
            self.goals.append(goal)

    def help(self, unit: int, helped: int, goal: int) -> None:
        """Enter a support that matches a move or seizure, after all of those."""
        self.act[unit] = SUPPORT
        self.to[unit] = goal
        holder = self.holder[goal]
        if holder >= 0 and self.power[holder] == self.power[unit] != self.power[helped]:
            self.against_own[unit] = True
            if not self.manner.leaving_counts:
                return
        self.supports.append(unit)
        others = self.helpers[helped]
        if others:
            others.append(unit)
        else:
            self.helpers[helped] = [unit]

    def guard(self, unit: int, guarded: int) -> None:
        """Enter a support in defence."""
        self.act[unit] = GUARD
        self.to[unit] = self.at[guarded]
        self.supports.append(unit)
        others = self.guards[guarded]
        if others:
            others.append(unit)
        else:
            self.guards[guarded] = [unit]

    def carry(self, army: int, chains: list[list[int]], *, walks: bool) -> None:
        """Let an army go by transport."""
        self.sea[army] = True
        self.walks[army] = walks
        self.branches[army] = chains


_NOBODY: Final[list[int]] = []
"""Stands wherever there is nobody, and stays empty."""
