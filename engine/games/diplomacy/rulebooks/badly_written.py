"""Badly written orders: what is wrong with the writing, and whether a table minds (DATC 4.B, 4.C).

An order with only one meaning is carried out (VII.4). A table may ask for more care; then what is
badly written in a way it minds is against the rules.
"""

from collections.abc import Iterator

from engine.board.board import Board
from engine.board.location import coast_of, province_of
from engine.games.diplomacy.orders import DiplomacyOrder, SupportHold, SupportMove
from engine.games.diplomacy.reasons import Reason
from engine.games.diplomacy.rulebooks.policies import (
    CoastOfUnit,
    CoastUnknown,
    KindMissing,
    KindOfBuild,
    KindWrong,
    PowerMissing,
    PowerWrong,
)
from engine.games.diplomacy.rulebooks.profile import Profile
from engine.games.diplomacy.units import FLEET
from engine.rules.choice import Reading, ReadingKind, Remark
from engine.rules.position import Position, Unit, UnitKind
from engine.rules.ruling import Finding

ISSUES = {
    Reason.COAST_OF_UNIT_WRONG: "DATC 4.B.5",
    Reason.COAST_UNKNOWN: "DATC 4.B.6",
    Reason.KIND_MISSING: "DATC 4.C.1",
    Reason.KIND_WRONG: "DATC 4.C.2",
    Reason.POWER_MISSING: "DATC 4.C.5",
    Reason.POWER_WRONG: "DATC 4.C.6",
}
BUILD_KIND = "build_kind_missing"
"""Remark on a build that names a coast instead of saying fleet (DATC 4.C.3)."""

READ_AS = "read_as"
"""Remark on a beginning of several names that is read as this one: ``Nor`` as Norway (VII.4)."""


def minded(profile: Profile) -> frozenset[str]:
    """List the faults of writing that make an order illegal at a table."""
    rules = (
        (profile.coast_of_unit is CoastOfUnit.ILLEGAL, Reason.COAST_OF_UNIT_WRONG),
        (profile.coast_unknown is CoastUnknown.ILLEGAL, Reason.COAST_UNKNOWN),
        (profile.kind_missing is KindMissing.ILLEGAL, Reason.KIND_MISSING),
        (profile.kind_wrong is KindWrong.ILLEGAL, Reason.KIND_WRONG),
        (profile.kind_of_build is KindOfBuild.FAILS, BUILD_KIND),
        (profile.power_missing is PowerMissing.ILLEGAL, Reason.POWER_MISSING),
        (profile.power_wrong is PowerWrong.ILLEGAL, Reason.POWER_WRONG),
    )
    return frozenset(reason for minds, reason in rules if minds)


def finding(remark: Remark) -> Finding:
    """Turn a remark that a table minds into the reason of a ruling."""
    if remark.reason == BUILD_KIND:
        return Finding(reason=Reason.KIND_MISSING, where=remark.where, rule="DATC 4.C.3")
    reason = Reason(remark.reason)
    return Finding(reason=reason, where=remark.where, rule=ISSUES[reason])


def strict(reading: Reading, profile: Profile) -> Reading:
    """Refuse what was read if it is written in a way that a table minds."""
    if not reading.remarks:
        return reading
    minds = minded(profile)
    fault = next((r for r in reading.remarks if r.reason in minds), None)
    if fault is None or reading.kind is not ReadingKind.ORDER:
        return reading
    return Reading(
        kind=ReadingKind.UNREADABLE,
        written=reading.written,
        order=reading.order,
        reason=str(finding(fault).reason),
        end=len(reading.written),
        remarks=(fault,),
    )


def fault(
    order: DiplomacyOrder, unit: Unit, position: Position, board: Board, profile: Profile
) -> Finding | None:
    """Return what is wrong with the notation of an order that a table minds."""
    if (
        profile.coast_of_unit is not CoastOfUnit.ILLEGAL
        and profile.coast_unknown is not CoastUnknown.ILLEGAL
        and profile.kind_wrong is not KindWrong.ILLEGAL
    ):
        return None  # what else can be minded does not show in notation
    minds = minded(profile)
    faults = (finding(r) for r in _remarks(order, unit, position, board) if r.reason in minds)
    return next(faults, None)


def _remarks(
    order: DiplomacyOrder, unit: Unit, position: Position, board: Board
) -> Iterator[Remark]:
    yield from about_unit(getattr(order, "kind", None), order.at, unit, board)
    if isinstance(order, SupportHold | SupportMove):
        other = position.at(province_of(order.target))
        if other is not None:
            yield from about_unit(order.target_kind, order.target, other, board)
            unit = other
    goal = str(getattr(order, "to", ""))
    if coast_of(goal) and not _has_coast(goal, unit.kind, board):
        yield Remark(Reason.COAST_UNKNOWN, province_of(goal))


def about_unit(kind: UnitKind | None, written: str, unit: Unit, board: Board) -> Iterator[Remark]:
    """Compare how a unit was written with what stands there."""
    if kind is not None and kind is not unit.kind:
        yield Remark(Reason.KIND_WRONG, unit.province)
    if coast_of(written) and not _has_coast(written, unit.kind, board):
        yield Remark(Reason.COAST_UNKNOWN, unit.province)
    elif coast_of(written) and written != unit.at:
        yield Remark(Reason.COAST_OF_UNIT_WRONG, unit.province)


def _has_coast(location: str, kind: UnitKind, board: Board) -> bool:
    province = board.provinces.get(province_of(location))
    return province is not None and kind is FLEET and coast_of(location) in province.coasts
