"""What one table plays: every point that the handbook leaves open, with its value.

A game stores every field, so that a later change of a default cannot rewrite it.
"""

from collections.abc import Mapping
from dataclasses import dataclass, fields
from enum import StrEnum
from types import MappingProxyType
from typing import Final, Self

YES: Final = "yes"
NO: Final = "no"


class ArmySites(StrEnum):
    """Where armies are built (6.5.1)."""

    HOME = "home"
    """In one's home centres, whoever controls them now: so the handbook says."""

    HOME_CONTROLLED = "home_controlled"
    """In those home centres that one controls."""


class ProfileError(ValueError):
    """A point of the rules that is unknown, or a value that it has not."""

    def __init__(self, point: str, value: str, values: tuple[str, ...] = ()) -> None:
        self.point = point
        self.value = value
        self.values = values
        """What would have done; nothing where there is no such point."""
        super().__init__(f"unknown: {point}={value}" if value else f"unknown: {point}")


@dataclass(frozen=True, slots=True, kw_only=True)
class Profile:
    """What one table plays. The defaults are the rulings on what the handbook leaves open."""

    turned_cuts: bool = False
    """A unit turned to defence still cuts supports by its written attack (7.2.3.4, 7.2.3.5)."""

    turned_attacks: bool = False
    """A unit turned to defence still turns others to defence by its written attack (7.2.3.4)."""

    beaten_blocks: bool = True
    """A defeated unit's failed move keeps others, and retreats, out of its goal (7.2.2.3)."""

    leaving_own_support: bool = False
    """Support against the space of one's own unit counts if that unit leaves (7.2.2.2)."""

    staying_own_support: bool = True
    """Supports into the space of the mover's own unit, which stays, count against rivals; they
    never defeat it (7.2.2.2)."""

    broken_transport_cuts: bool = False
    """An army whose transport is broken cuts supports in its goal all the same (7.4.1)."""

    broken_transport_walks: bool = False
    """An army whose transport is broken walks where its goal is next to it (7.4.1.2)."""

    beaten_seizes: bool = False
    """A defeated army's seizure succeeds (7.2.2.2, 7.3.1)."""

    beaten_support_falls: bool = True
    """A defeated unit's support falls even where the attack came from the space that it supports
    into (7.2.2.2)."""

    seize_own: bool = True
    """A port may be seized in a sector that one controls, to guard it (7.3.1)."""

    lost_with_any_branch: bool = False
    """An army is lost with any destroyed fleet of its transport, though another branch of it is
    whole (7.2.2.5)."""

    turned_carrier_loses: bool = False
    """A carrier that was turned to defence and is destroyed takes its army along (7.2.2.5)."""

    retreat_into_seized: bool = False
    """Fleets may retreat into sectors that were seized in the same turn (7.3.1)."""

    retreat_to_landing_origin: bool = False
    """A unit may retreat to where a transported victor came from (7.2.2.5)."""

    retreat_into_freed: bool = False
    """A unit may retreat to a space that an army lost with its fleet has left (7.2.2.5)."""

    army_sites: ArmySites = ArmySites.HOME

    retreats_told: bool = False
    """Retreats that cannot affect each other are told aloud, one after another (6.4)."""

    lots: str = ""
    """Seed of every lot that the judge has to draw (9.1), drawn when the game was founded and open
    to all; nothing away from a table. No point of the rules."""

    @classmethod
    def of(cls, options: Mapping[str, str]) -> Self:
        """Read stored values; missing fields take their default.

        Raises:
            ProfileError: there is no such field or value.
        """
        chosen: dict[str, bool | ArmySites | str] = {}
        for point, value in options.items():
            if point == LOTS:
                chosen[point] = _seed(value)
                continue
            known = POINTS.get(point)
            if known is None:
                raise ProfileError(point, value)
            if value not in known:
                raise ProfileError(point, value, known)
            chosen[point] = ArmySites(value) if point == _SITES else value == YES
        return cls(**chosen)  # type: ignore[arg-type]  # each value is of its own field's type

    @property
    def options(self) -> dict[str, str]:
        """Every field with its value, as a game stores it."""
        points = {point: _written(getattr(self, point)) for point in POINTS}
        return {**points, LOTS: self.lots} if self.lots else points


_SITES: Final = "army_sites"
LOTS: Final = "lots"
_LONGEST: Final = 64


def _seed(value: str) -> str:
    if not value.isprintable() or len(value) > _LONGEST:
        raise ProfileError(LOTS, value[:_LONGEST])
    return value


def _written(value: bool | ArmySites) -> str:  # noqa: FBT001 - what a field holds
    return str(value) if isinstance(value, ArmySites) else YES if value else NO


def _points() -> dict[str, tuple[str, ...]]:
    points = {}
    for one in fields(Profile):
        if one.name == LOTS:
            continue
        usual = _written(one.default)  # type: ignore[arg-type]  # all have a default
        values = tuple(ArmySites) if one.name == _SITES else (YES, NO)
        points[one.name] = (usual, *(str(v) for v in values if v != usual))
    return points


POINTS: Final[Mapping[str, tuple[str, ...]]] = MappingProxyType(_points())
"""Every point of the rules with its values, the usual one first."""
