"""What is badly written about an order whose meaning is clear (DATC 4.B, 4.C)."""

from collections.abc import Iterator
from dataclasses import dataclass

from engine.board.board import Board
from engine.games.diplomacy.phase import Step
from engine.games.diplomacy.reader.grammar import Sentence
from engine.games.diplomacy.reader.places import Place
from engine.games.diplomacy.reader.words import USUAL
from engine.games.diplomacy.reasons import Reason
from engine.games.diplomacy.rulebooks.badly_written import BUILD_KIND, READ_AS, about_unit
from engine.games.diplomacy.units import ARMY
from engine.rules.choice import Remark
from engine.rules.position import Unit, UnitKind


@dataclass(frozen=True, slots=True, kw_only=True)
class Named:
    """The units that a sentence names, as they stand on the board."""

    unit: Unit | None
    """The one that is ordered; none for a build."""

    target: Unit | None
    """The one that is supported or carried, if any."""


def remarks(s: Sentence, units: Named, power: str, step: Step, board: Board) -> Iterator[Remark]:
    """Compare the words with the board."""
    at, unit, target = s.at, units.unit, units.target
    if at is None:
        return
    if unit is not None:
        yield from _about(s.kind, at, unit, board)
        if s.kind is None:
            yield Remark(Reason.KIND_MISSING, unit.province)
    elif s.kind is None and step is Step.ADJUSTMENTS and _has_coast(at, board):
        yield Remark(BUILD_KIND, at.provinces[0])
    if target is not None and s.target is not None:
        yield from _about(s.target_kind, s.target, target, board)
        yield from _about_power(s.target_power, target, power)
    for place in (s.target, s.to):
        if place is not None and USUAL.get(" ".join(place.words)) == place.provinces[0]:
            yield Remark(READ_AS, place.provinces[0])
    moving = target if s.target is not None else unit
    if s.to is None or moving is None or not s.to.coast:
        return
    if moving.kind is ARMY or not _has_coast(s.to, board):
        yield Remark(Reason.COAST_UNKNOWN, s.to.provinces[0])


def _about(kind: UnitKind | None, place: Place, unit: Unit, board: Board) -> Iterator[Remark]:
    coast = f"/{place.coast}" if place.coast else ""
    yield from about_unit(kind, place.provinces[0] + coast, unit, board)


def _about_power(written: str, unit: Unit, power: str) -> Iterator[Remark]:
    if written and written != unit.power:
        yield Remark(Reason.POWER_WRONG, unit.province)
    elif not written and unit.power != power:
        yield Remark(Reason.POWER_MISSING, unit.province)


def _has_coast(place: Place, board: Board) -> bool:
    return place.coast in board.provinces[place.provinces[0]].coasts
