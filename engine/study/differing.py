"""What was done to a board that was set up otherwise, in single changes."""

from collections.abc import Iterator

from engine.rules.position import Position
from engine.study.edits import (
    BeatenPut,
    BeatenTaken,
    Edit,
    OwnerSet,
    PhaseSet,
    PiecePut,
    PieceTaken,
    StandOffSet,
)


def edits_between(before: Position, after: Position) -> tuple[Edit, ...]:
    """Return the changes that make one board of another; where units may retreat is not asked."""
    phase = () if before.phase == after.phase else (PhaseSet(phase=after.phase),)
    return (*phase, *_pieces(before, after), *_owners(before, after), *_retreats(before, after))


def _pieces(before: Position, after: Position) -> Iterator[Edit]:
    stood = {unit.province: unit for unit in before.units}
    stand = {unit.province: unit for unit in after.units}
    for province in stood:
        if province not in stand:
            yield PieceTaken(at=province)
    for province, unit in stand.items():
        if stood.get(province) != unit:
            yield PiecePut(unit=unit)


def _owners(before: Position, after: Position) -> Iterator[Edit]:
    for at in sorted({*before.owners, *after.owners}):
        if before.owners.get(at) != after.owners.get(at):
            yield OwnerSet(at=at, power=after.owners.get(at, ""))


def _retreats(before: Position, after: Position) -> Iterator[Edit]:
    if not after.phase.kind.retreats:
        return
    beaten = {one.unit.province: (one.unit, one.attacker) for one in before.dislodged}
    are = {one.unit.province: (one.unit, one.attacker) for one in after.dislodged}
    for province, (unit, _) in beaten.items():
        if province not in are:
            yield BeatenTaken(at=unit.at)
    for province, (unit, attacker) in are.items():
        if beaten.get(province) != (unit, attacker):
            yield BeatenPut(unit=unit, attacker=attacker)
    for at in sorted(before.contested ^ after.contested):
        yield StandOffSet(at=at, left=at in after.contested)
