"""What the evaluation of control comes to (6.5): who must remove units, who may build, where."""

from collections import Counter
from dataclasses import dataclass

from engine.board.board import Board
from engine.games.diplomatia.orders import ARMY, FLEET
from engine.games.diplomatia.profile import ArmySites, Profile
from engine.rules.position import Position, UnitKind


@dataclass(frozen=True, slots=True, kw_only=True)
class Balance:
    """Units of one kind against what feeds them; one kind never pays for the other."""

    kind: UnitKind
    have: int
    """Units on the board."""

    allowed: int
    """Controlled centres, or ports."""

    sites: tuple[str, ...]
    """Where units of the kind could be built; nothing where none is due."""

    @property
    def remove(self) -> int:
        """How many units must be removed."""
        return max(self.have - self.allowed, 0)

    @property
    def build(self) -> int:
        """How many units may be built at most: as many as are due and have a site."""
        return min(max(self.allowed - self.have, 0), len(self.sites))


def balance(
    position: Position, power: str, kind: UnitKind, board: Board, profile: Profile
) -> Balance:
    """Count a power's units of one kind against its centres (6.5.1) or its ports (6.5.2)."""
    own = position.owners
    feeding = board.centres if kind == ARMY else board.ports
    have = sum(unit.kind == kind for unit in position.of(power))
    allowed = sum(own.get(space) == power for space in feeding)
    found = sites(position, power, kind, board, profile) if allowed > have else ()
    return Balance(kind=kind, have=have, allowed=allowed, sites=found)


def balances(position: Position, power: str, board: Board, profile: Profile) -> tuple[Balance, ...]:
    """Count a power's armies, then its fleets."""
    return tuple(balance(position, power, kind, board, profile) for kind in (ARMY, FLEET))


def sites(
    position: Position, power: str, kind: UnitKind, board: Board, profile: Profile
) -> tuple[str, ...]:
    """Return where a power could build units of a kind now."""
    own = position.owners
    if kind == FLEET:
        return tuple(s for s in board.ports if own.get(s) == power and position.at(s) is None)
    anyones = profile.army_sites is ArmySites.HOME
    return tuple(
        centre
        for centre in board.homes(power)
        if position.at(centre) is None and (anyones or own.get(centre) == power)
    )


def asked(
    position: Position, board: Board, profile: Profile, disorder: frozenset[str] = frozenset()
) -> tuple[str, ...]:
    """Return the powers that must remove units or may build some.

    One in civil war loses what is too much, but builds nothing (9.1).
    """
    powers = board.powers_by_id
    due = dict.fromkeys(powers, False)
    for kind, feeding in ((ARMY, board.centres), (FLEET, board.ports)):
        have = Counter([unit.power for unit in position.units if unit.kind == kind])
        allowed = Counter(map(position.owners.get, feeding))
        for power in powers:
            if have[power] != allowed[power] and not due[power]:
                fewer = have[power] < allowed[power]
                idle = power in disorder
                due[power] = not fewer or (
                    not idle and bool(sites(position, power, kind, board, profile))
                )
    return tuple(power for power in powers if due[power])
