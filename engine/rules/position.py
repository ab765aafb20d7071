"""What stands on the board at one moment."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache, cached_property
from typing import TYPE_CHECKING, Any, ClassVar, Self

from engine.board.board import Board, sails
from engine.board.location import province_of
from engine.board.province import Terrain
from engine.rules.phase import Phase

if TYPE_CHECKING:
    from pydantic_core.core_schema import CoreSchema


class UnitKind(str):
    """A kind of piece by the letter that its game has for it; there is one value for each."""

    __slots__ = ()

    def __new__(cls, letter: str) -> Self:
        """Return the kind that a letter stands for.

        Raises:
            ValueError: it is no capital letter.
        """
        return _kind(str(letter))  # type: ignore[return-value]

    def __reduce__(self) -> tuple[type[Self], tuple[str]]:
        """Let copies be the same value."""
        return type(self), (str(self),)

    @classmethod
    def __get_pydantic_core_schema__(
        cls, source: object, handler: Callable[[Any], "CoreSchema"]
    ) -> "CoreSchema":
        """Read it as its letter."""
        from pydantic_core import core_schema  # noqa: PLC0415 - not before the first paint

        del source, handler
        return core_schema.no_info_after_validator_function(_kind, core_schema.str_schema())


@cache
def _kind(letter: str) -> UnitKind:
    if len(letter) != 1 or not "A" <= letter <= "Z":
        raise ValueError(f"no kind of piece: {letter!r}")
    return str.__new__(UnitKind, letter)


@dataclass(frozen=True, slots=True)
class Unit:
    """One piece on the board."""

    power: str
    kind: UnitKind
    at: str
    """Its location: ``PAR``, ``STP/SC``."""

    @property
    def province(self) -> str:
        """The province it stands in."""
        return province_of(self.at)

    def __str__(self) -> str:
        return f"{self.kind} {self.at}"


@dataclass(frozen=True, slots=True, kw_only=True)
class Dislodged:
    """A unit that must retreat or be disbanded (XI)."""

    __pydantic_config__: ClassVar = {"extra": "forbid"}
    """In a file: what it carries, where that is none, is no reason to forget that it carries."""

    unit: Unit
    attacker: str | None
    """The province the attack came from; closed to the retreat unless ``retreats`` lists it."""

    retreats: tuple[str, ...]
    """Locations it may go to; empty when it is disbanded at once."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Carrier(Dislodged):
    """A unit that must retreat, and takes others with it if it is destroyed."""

    carries: tuple[str, ...]
    """Provinces of the standing units that are lost with it."""


@dataclass(frozen=True, kw_only=True)
class Position:
    """Everything that the rules need to know to read and judge the next orders.

    Without slots, so that what is looked up again and again is worked out once.
    """

    phase: Phase
    units: tuple[Unit, ...]
    """Standing units; those that must retreat are in ``dislodged`` only."""

    owners: Mapping[str, str] = field(default_factory=dict)
    """Owned spaces by province → power; those of nobody are missing."""

    dislodged: tuple[Carrier | Dislodged, ...] = ()
    contested: frozenset[str] = frozenset()
    """Provinces to which nobody may retreat after the moves just judged: left empty by a stand-off
    (XI), or closed for another reason that the game has."""

    @cached_property
    def by_province(self) -> Mapping[str, Unit]:
        """Standing units by the province they stand in."""
        return {
            province_of(unit.at) if "/" in unit.at else unit.at: unit
            for unit in reversed(self.units)
        }

    @cached_property
    def by_location(self) -> Mapping[str, Unit]:
        """Standing units by their location."""
        return {unit.at: unit for unit in self.units}

    @cached_property
    def by_power(self) -> Mapping[str, tuple[Unit, ...]]:
        """Standing units by their power; powers without any are missing."""
        grouped: dict[str, list[Unit]] = {}
        for unit in self.units:
            grouped.setdefault(unit.power, []).append(unit)
        return {power: tuple(units) for power, units in grouped.items()}

    def at(self, province: str) -> Unit | None:
        """Return the standing unit in a province."""
        return self.by_province.get(province)

    def lies_on(self, board: Board) -> bool:
        """Tell whether everything in it can be on this board: it may come out of a file."""
        fallen = tuple(one.unit for one in self.dislodged)
        spaces = {*self.owners, *self.contested}
        spaces |= {one.attacker for one in self.dislodged if one.attacker is not None}
        spaces |= {province_of(place) for one in self.dislodged for place in one.retreats}
        carried = {at for one in self.dislodged if isinstance(one, Carrier) for at in one.carries}
        return (
            all(_stands_on(board, unit) for unit in (*self.units, *fallen))
            and {unit.kind for unit in (*self.units, *fallen)} <= board.kinds
            and len({unit.province for unit in self.units}) == len(self.units)
            and carried <= self.by_province.keys()
            and spaces <= board.provinces.keys()
            and {*self.owners.values()} <= board.powers_by_id.keys()
        )

    def of(self, power: str) -> tuple[Unit, ...]:
        """Return the standing units of a power."""
        return self.by_power.get(power, ())

    def count(self, power: str) -> int:
        """Return how many spaces a power owns."""
        return list(self.owners.values()).count(power)

    def counted(self, power: str, board: Board) -> int:
        """Return how many of the spaces that are counted on a board a power owns."""
        return sum(own == power and at in board.counted for at, own in self.owners.items())


def calm(phase: Phase, units: tuple[Unit, ...], owners: Mapping[str, str]) -> Position:
    """Return a position in which nobody has to retreat.

    As ``Position`` would make it, in a third of the time: judging many turns makes many.
    """
    position = object.__new__(Position)
    fields = {
        "phase": phase,
        "units": units,
        "owners": owners,
        "dislodged": (),
        "contested": _NOWHERE,
    }
    object.__setattr__(position, "__dict__", fields)
    return position


_NOWHERE: frozenset[str] = frozenset()


def _stands_on(board: Board, unit: Unit) -> bool:
    province = board.provinces.get(unit.province)
    if province is None or unit.power not in board.powers_by_id:
        return False
    if not sails(unit.kind):
        return unit.at == province.id and province.terrain is not Terrain.SEA
    return unit.at in province.locations and province.terrain is not Terrain.INLAND
