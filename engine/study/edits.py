"""Single changes of a board that is set up by hand. They know no game: any board may be wrong."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Literal

from engine.board.location import province_of
from engine.rules.phase import Phase
from engine.rules.position import Carrier, Dislodged, Position, Unit
from engine.study.tree.setup import Setup, normal


@dataclass(frozen=True, slots=True, kw_only=True)
class PiecePut:
    """A unit stands in a space now, instead of whatever stood there."""

    unit: Unit
    what: Literal["put"] = "put"


@dataclass(frozen=True, slots=True, kw_only=True)
class PieceTaken:
    """Nobody stands in a space any more."""

    at: str
    what: Literal["taken"] = "taken"


@dataclass(frozen=True, slots=True, kw_only=True)
class PieceShifted:
    """A unit stands elsewhere now."""

    at: str
    to: str
    what: Literal["shifted"] = "shifted"


@dataclass(frozen=True, slots=True, kw_only=True)
class OwnerSet:
    """A space is owned by a power now, or by nobody."""

    at: str
    power: str = ""
    what: Literal["owner"] = "owner"


@dataclass(frozen=True, slots=True, kw_only=True)
class PhaseSet:
    """Another phase is written now."""

    phase: Phase
    what: Literal["phase"] = "phase"


@dataclass(frozen=True, slots=True, kw_only=True)
class BeatenPut:
    """A unit has to retreat."""

    unit: Unit
    attacker: str | None = None
    what: Literal["beaten"] = "beaten"


@dataclass(frozen=True, slots=True, kw_only=True)
class BeatenTaken:
    """Nobody has to retreat out of a space any more."""

    at: str
    what: Literal["unbeaten"] = "unbeaten"


@dataclass(frozen=True, slots=True, kw_only=True)
class StandOffSet:
    """A stand-off left a space empty, or did not."""

    at: str
    left: bool = True
    what: Literal["stand_off"] = "stand_off"


@dataclass(frozen=True, slots=True, kw_only=True)
class WaysSet:
    """Where units may retreat to, by the location of each; the rules said so when it was stored."""

    ways: Mapping[str, tuple[str, ...]]
    what: Literal["ways"] = "ways"


@dataclass(frozen=True, slots=True, kw_only=True)
class RulebookSet:
    """Another rulebook is in force."""

    options: Mapping[str, str]
    what: Literal["rulebook"] = "rulebook"


@dataclass(frozen=True, slots=True, kw_only=True)
class LineupSet:
    """Powers are shared by the players otherwise."""

    lineup: str
    what: Literal["lineup"] = "lineup"


@dataclass(frozen=True, slots=True, kw_only=True)
class BoardSet:
    """The whole board was set up anew: cleared, as at the beginning, or pasted."""

    position: Position
    what: Literal["board"] = "board"


Edit = (
    PiecePut
    | PieceTaken
    | PieceShifted
    | OwnerSet
    | PhaseSet
    | BeatenPut
    | BeatenTaken
    | StandOffSet
    | WaysSet
    | RulebookSet
    | LineupSet
    | BoardSet
)


def edited(setup: Setup, edit: Edit) -> Setup:
    """Return a board with one thing changed."""
    match edit:
        case RulebookSet():
            return replace(setup, options=dict(edit.options))
        case LineupSet():
            return replace(setup, lineup=edit.lineup)
        case BoardSet():
            return replace(setup, position=normal(edit.position))
    changed = _CHANGES[type(edit)](setup.position, edit)
    standing = {unit.province for unit in changed.units}
    fallen = tuple(_still_carrying(one, standing) for one in changed.dislodged)
    return replace(setup, position=normal(replace(changed, dislodged=fallen)))


def _still_carrying(fallen: Carrier | Dislodged, standing: set[str]) -> Carrier | Dislodged:
    if not isinstance(fallen, Carrier):
        return fallen
    return replace(fallen, carries=tuple(at for at in fallen.carries if at in standing))


def _put(position: Position, edit: PiecePut) -> Position:
    others = _without(position.units, edit.unit.province)
    return replace(position, units=(*others, edit.unit))


def _taken(position: Position, edit: PieceTaken) -> Position:
    return replace(position, units=_without(position.units, edit.at))


def _shifted(position: Position, edit: PieceShifted) -> Position:
    unit = position.at(province_of(edit.at))
    if unit is None:
        return position
    others = _without(_without(position.units, edit.at), edit.to)
    return replace(position, units=(*others, replace(unit, at=edit.to)))


def _owner(position: Position, edit: OwnerSet) -> Position:
    owners = {at: power for at, power in position.owners.items() if at != edit.at}
    return replace(position, owners={**owners, edit.at: edit.power} if edit.power else owners)


def _phase(position: Position, edit: PhaseSet) -> Position:
    """Play another phase; where nobody retreats then, nobody has to, and no stand-off counts."""
    return replace(position, phase=edit.phase)


def _beaten(position: Position, edit: BeatenPut) -> Position:
    others = _unbeaten(position, BeatenTaken(at=edit.unit.at)).dislodged
    fallen = Dislodged(unit=edit.unit, attacker=edit.attacker, retreats=())
    return replace(position, dislodged=(*others, fallen))


def _unbeaten(position: Position, edit: BeatenTaken) -> Position:
    at = province_of(edit.at)
    left = tuple(one for one in position.dislodged if one.unit.province != at)
    return replace(position, dislodged=left)


def _stand_off(position: Position, edit: StandOffSet) -> Position:
    others = position.contested - {edit.at}
    return replace(position, contested=others | {edit.at} if edit.left else others)


def _ways(position: Position, edit: WaysSet) -> Position:
    fallen = tuple(
        replace(one, retreats=tuple(edit.ways.get(one.unit.at, one.retreats)))
        for one in position.dislodged
    )
    return replace(position, dislodged=fallen)


def _without(units: tuple[Unit, ...], location: str) -> tuple[Unit, ...]:
    return tuple(unit for unit in units if unit.province != province_of(location))


_CHANGES: Mapping[type, Callable[..., Position]] = {
    PiecePut: _put,
    PieceTaken: _taken,
    PieceShifted: _shifted,
    OwnerSet: _owner,
    PhaseSet: _phase,
    BeatenPut: _beaten,
    BeatenTaken: _unbeaten,
    StandOffSet: _stand_off,
    WaysSet: _ways,
}
