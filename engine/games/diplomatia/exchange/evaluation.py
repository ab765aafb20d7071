"""Who may build and who must remove, counted for other programs (6.5)."""

from collections.abc import Iterator, Mapping
from typing import Final

from engine.board.board import Board
from engine.games.diplomatia.exchange.names import Names
from engine.games.diplomatia.orders import ARMY, FLEET
from engine.rules.position import Position, UnitKind

_HOME: Final = "home"
"""The value of ``army_sites`` by which a home centre need not be controlled to build there."""


def evaluation(
    position: Position, names: Names, options: Mapping[str, str], disorder: frozenset[str]
) -> dict[str, object]:
    """Count armies against centres and fleets against ports, for each power.

    A power in civil war builds nothing (9.1).
    """
    board = names.board
    return {
        power: {
            word: _counted(kind, power, position, names, options, idle=power in disorder)
            for word, kind in (("armies", ARMY), ("fleets", FLEET))
        }
        for power in board.powers_by_id
    }


def _counted(  # noqa: PLR0913 - what is counted, of whom, and how
    kind: UnitKind,
    power: str,
    position: Position,
    names: Names,
    options: Mapping[str, str],
    *,
    idle: bool,
) -> dict[str, object]:
    board = names.board
    have = sum(unit.kind is kind for unit in position.of(power))
    kept = board.centres if kind is ARMY else board.ports
    allowed = sum(position.owners.get(at) == power for at in kept)
    counts: dict[str, object] = {"have": have, "allowed": allowed}
    if have > allowed:
        return {**counts, "remove": have - allowed}
    sites = () if idle else tuple(_sites(kind, power, position, board, options))
    most = min(allowed - have, len(sites))
    return {**counts, "build_up_to": most, "sites": names.all_said(sites)}


def _sites(
    kind: UnitKind, power: str, position: Position, board: Board, options: Mapping[str, str]
) -> Iterator[str]:
    """Yield where a power may build: armies at home, fleets in any port it controls."""
    for at in board.centres if kind is ARMY else board.ports:
        if position.at(at) is not None:
            continue
        controlled = position.owners.get(at) == power
        if kind is FLEET:
            open_to_it = controlled
        else:
            at_home = board.provinces[at].home == power
            open_to_it = at_home and (controlled or options["army_sites"] == _HOME)
        if open_to_it:
            yield at
