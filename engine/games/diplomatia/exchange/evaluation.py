"""Who may build and who must remove, told to other programs (6.5)."""

from collections.abc import Iterable
from typing import Final

from engine.games.diplomatia.evaluation import balance, sites
from engine.games.diplomatia.exchange.names import Names
from engine.games.diplomatia.orders import ARMY, FLEET
from engine.games.diplomatia.profile import Profile
from engine.rules.position import Position, UnitKind

_KINDS: Final = (("armies", ARMY), ("fleets", FLEET))


def evaluation(
    position: Position, names: Names, profile: Profile, disorder: frozenset[str]
) -> dict[str, object]:
    """Count armies against centres and fleets against ports, for each power."""
    return {
        power: {
            word: _counted(kind, power, position, names, profile, idle=power in disorder)
            for word, kind in _KINDS
        }
        for power in names.board.powers_by_id
    }


def _counted(
    kind: UnitKind,
    power: str,
    position: Position,
    names: Names,
    profile: Profile,
    *,
    idle: bool,
) -> dict[str, object]:
    """Count one kind; a power in civil war builds nothing (9.1), so it has nowhere to."""
    board = names.board
    counted = balance(position, power, kind, board, profile)
    fields: dict[str, object] = {"have": counted.have, "allowed": counted.allowed}
    if counted.remove:
        return {**fields, "remove": counted.remove}
    free: Iterable[str] = () if idle else sites(position, power, kind, board, profile)
    most = 0 if idle else counted.build
    return {**fields, "build_up_to": most, "sites": names.all_said(free)}
