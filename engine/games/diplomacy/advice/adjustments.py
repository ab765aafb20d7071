"""Warnings about builds and removals (XIII.2)."""

from collections.abc import Iterator, Sequence

from engine.board.board import Board
from engine.board.location import province_of
from engine.board.province import Terrain
from engine.games.diplomacy.advice.warnings import Warn, ordered
from engine.games.diplomacy.builds import balance
from engine.games.diplomacy.offers.adjustments import builds_due
from engine.games.diplomacy.offers.why_not import explain_not
from engine.games.diplomacy.orders import Build, DiplomacyOrder, Disband, Waive
from engine.games.diplomacy.reach.unit_reach import UnitReach
from engine.games.diplomacy.reasons import Reason
from engine.games.diplomacy.units import FLEET
from engine.rules.choice import Advice
from engine.rules.position import Position


def adjustments(
    board: Board, position: Position, power: str, read: Sequence[DiplomacyOrder]
) -> Iterator[Advice]:
    """Warn of builds and removals that are too few, too many or impossible."""
    for order in read:
        if not isinstance(order, (Build, Disband, Waive)):
            yield Advice(reason=Warn.WRONG_PHASE, unit=ordered(order), where=order.at)
    if balance(position, power) < 0:
        yield from _removals(position, power, read)
    else:
        yield from _builds(board, position, power, read)


def _builds(
    board: Board, position: Position, power: str, read: Sequence[DiplomacyOrder]
) -> Iterator[Advice]:
    due = builds_due(board, position, power)
    good, seen = 0, set[str]()
    for order in read:
        if isinstance(order, Disband):
            yield Advice(reason=Warn.TOO_MANY_REMOVALS, unit=ordered(order), where="0")
        if not isinstance(order, Build):
            continue
        unit, place = ordered(order), province_of(order.at)
        if place in seen:
            yield Advice(reason=Warn.BUILT_TWICE, unit=unit, where=place)
            continue
        seen.add(place)
        warning = _impossible(board, position, power, order)
        if warning is not None:
            yield warning
        else:
            good += 1
    waived = sum(isinstance(order, Waive) for order in read)
    if good > due:
        yield Advice(reason=Warn.TOO_MANY_BUILDS, unit="", where=str(due))
    elif good < due and not waived:
        # One waived build says that the rest is left on purpose.
        yield Advice(reason=Warn.BUILDS_LEFT, unit="", where=str(due))


def _impossible(board: Board, position: Position, power: str, order: Build) -> Advice | None:
    unit, place = ordered(order), province_of(order.at)
    why = explain_not(UnitReach(board, position), power, place, place)
    province = board.provinces.get(place)
    if not why and province is not None and order.kind is FLEET:
        if province.terrain is Terrain.INLAND:
            why = Reason.FLEET_INLAND
        elif order.at not in province.locations:
            return Advice(reason=Warn.COAST_MISSING, unit=unit, where=place)
    return Advice(reason=Warn.ILLEGAL_BUILD, unit=unit, where=place, why=why) if why else None


def _removals(position: Position, power: str, read: Sequence[DiplomacyOrder]) -> Iterator[Advice]:
    due = -balance(position, power)
    gone: set[str] = set()
    for order in read:
        if isinstance(order, Build):
            yield Advice(
                reason=Warn.ILLEGAL_BUILD,
                unit=ordered(order),
                where=province_of(order.at),
                why=Reason.NO_BUILD_DUE,
            )
        if not isinstance(order, Disband):
            continue
        unit = position.at(province_of(order.at))
        if unit is None or unit.power != power:
            why = Reason.NO_UNIT if unit is None else Reason.FOREIGN_UNIT
            yield Advice(
                reason=Warn.NOT_YOURS,
                unit=ordered(order),
                where=province_of(order.at),
                why=why,
            )
        else:
            gone.add(unit.province)
    if len(gone) > due:
        yield Advice(reason=Warn.TOO_MANY_REMOVALS, unit="", where=str(due))
    elif len(gone) < due:
        yield Advice(reason=Warn.REMOVALS_LEFT, unit="", where=str(due))
