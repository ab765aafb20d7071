"""What a judged phase changes on the board, and how two judgings of one phase differ."""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum

from engine.board.location import province_of
from engine.rules.position import Position, Unit
from engine.rules.ruling import Ruling, Verdict
from engine.table.view import PastPhase


class Change(StrEnum):
    """What can become of a unit or an owned space."""

    MOVED = "moved"
    DISLODGED = "dislodged"
    """It has to retreat."""

    GONE = "gone"
    """It is taken off the board."""

    NEW = "new"
    """It was built."""

    OWNER = "centre"
    """A space has another owner."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Difference:
    """One thing that is otherwise than before."""

    change: Change
    power: str
    """Whose unit; of a space, who owns it now (empty for nobody)."""

    unit: str = ""
    """As it stood before, ``A PAR``; a new one as it stands."""

    where: str = ""
    """Where it went, or which space changed hands."""

    before: str = ""
    """Who owned the space."""


@dataclass(frozen=True, slots=True, kw_only=True)
class RuledOtherwise:
    """One unit whose fate differs between two judgings of a phase."""

    unit: str
    old: Ruling | None
    """Nothing where the unit was not on the board."""

    new: Ruling | None


def differences(past: PastPhase) -> tuple[Difference, ...]:
    """Return what a phase changed: units by the powers of its rulings, then owners."""
    after = past.resolution.after
    return (*_of_units(past, after), *_of_owners(past.before, after))


def _of_units(past: PastPhase, after: Position) -> Iterator[Difference]:
    """Follow each unit by its ruling: where one left, another of the same power may have come."""
    fallen = {one.unit for one in after.dislodged}
    before = (*past.before.units, *(one.unit for one in past.before.dislodged))
    rulings = {(one.power, one.unit): one for one in past.resolution.rulings if one.unit}
    there = list(after.units)
    moved: dict[Unit, Unit] = {}
    for unit in before:
        went = _went(unit, rulings.get((unit.power, str(unit))), there)
        if went is not None:
            there.remove(went)
            moved[unit] = went
    for unit in before:
        if unit in moved:
            where = moved[unit].at
            yield Difference(change=Change.MOVED, power=unit.power, unit=str(unit), where=where)
        elif unit in fallen:
            yield Difference(change=Change.DISLODGED, power=unit.power, unit=str(unit))
        elif unit in there:
            there.remove(unit)
        else:
            yield Difference(change=Change.GONE, power=unit.power, unit=str(unit))
    for unit in there:
        yield Difference(change=Change.NEW, power=unit.power, unit=str(unit), where=unit.at)


def _went(unit: Unit, ruling: Ruling | None, there: list[Unit]) -> Unit | None:
    """Find a unit where its order sent it, if it got there."""
    if ruling is None or ruling.verdict is not Verdict.SUCCEEDS or not ruling.order.leads_to:
        return None
    goal = province_of(ruling.order.leads_to)
    return next(
        (
            one
            for one in there
            if (one.power, one.kind, one.province) == (unit.power, unit.kind, goal)
        ),
        None,
    )


def _of_owners(before: Position, after: Position) -> Iterator[Difference]:
    for space in sorted({*before.owners, *after.owners}):
        old, new = before.owners.get(space, ""), after.owners.get(space, "")
        if old != new:
            yield Difference(change=Change.OWNER, power=new, where=space, before=old)


def ruled_otherwise(old: PastPhase, new: PastPhase) -> tuple[RuledOtherwise, ...]:
    """Return the units that two judgings of one phase treat differently."""
    first = {one.unit: one for one in old.resolution.rulings if one.unit}
    second = {one.unit: one for one in new.resolution.rulings if one.unit}
    return tuple(
        RuledOtherwise(unit=unit, old=first.get(unit), new=second.get(unit))
        for unit in {**first, **second}
        if _fate(first.get(unit)) != _fate(second.get(unit))
    )


def _fate(ruling: Ruling | None) -> tuple[object, ...]:
    if ruling is None:
        return ()
    return ruling.order, ruling.verdict, ruling.dislodged, ruling.destroyed
