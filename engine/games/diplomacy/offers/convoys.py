"""What only some rulebooks let a player say: that an army sails, by what seas, to which coast."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Self

from engine.board.location import coast_of, province_of
from engine.games.diplomacy.orders import Move, SupportMove, parse
from engine.games.diplomacy.reach.chart import Chart
from engine.games.diplomacy.reach.unit_reach import UnitReach
from engine.games.diplomacy.rulebooks.policies import (
    CoastSingle,
    ConvoyPath,
    NeighbourConvoy,
    SupportCoast,
)
from engine.games.diplomacy.rulebooks.profile import Profile
from engine.games.diplomacy.units import ARMY, FLEET
from engine.rules.choice import Choice
from engine.rules.position import Unit

_MARKED = (
    NeighbourConvoy.BY_MARK_OR_OWN_FLEET,
    NeighbourConvoy.BY_MARK_NO_FALLBACK,
    NeighbourConvoy.BY_MARK,
)
"""Where the words *by convoy* mean something (DATC 4.A.3 c, d)."""

_NAMED = (SupportCoast.REQUIRED, SupportCoast.REQUIRED_FOR_FOREIGN)
"""Where supports must sometimes name a coast (DATC 4.B.4 a, b)."""


@dataclass(frozen=True, slots=True)
class Sayable:
    """What orders can say at a table beyond whither: by default nothing, as in 1982."""

    by_convoy: bool = False
    """That an army sails to a neighbour (DATC 4.A.3)."""

    coasts: bool = False
    """On which coast a fleet is supported (4.B.4)."""

    must: bool = False
    """That it cannot be left out where two are possible."""

    differs: bool = False
    """That it can be, for fleets of one's own."""

    single: bool = False
    """That even the only possible one cannot be (4.B.2)."""

    @classmethod
    def at(cls, profile: Profile) -> Self:
        """Return what a table lets orders say."""
        must = profile.support_coast in _NAMED
        return cls(
            by_convoy=profile.neighbour_convoy in _MARKED,
            coasts=profile.support_coast is not SupportCoast.FREE,
            must=must,
            differs=profile.support_coast is SupportCoast.REQUIRED_FOR_FOREIGN,
            single=must and profile.coast_single is CoastSingle.FAILS,
        )

    def written(self, chart: Chart, fleet: str, goal: str, *, foreign: bool) -> tuple[str, ...]:
        """Return every goal that a support of a fleet's move to a province can name."""
        must = self.must and (foreign or not self.differs)
        coasts = [place for place in chart.coasts_in_reach(fleet, goal) if coast_of(place)]
        if len(coasts) > 1:
            return (*coasts,) if must else (goal, *coasts)
        return (*coasts,) if coasts and must and self.single else (goal,)


def by_convoy(reach: UnitReach, unit: Unit) -> Iterator[Choice]:
    """List the neighbours that an army could also be shipped to, where its order can say so."""
    profile = reach.profile
    if (
        unit.kind is FLEET
        or profile.neighbour_convoy not in _MARKED
        or profile.convoy_path is not ConvoyPath.IGNORED  # there the seas themselves say it
    ):
        return
    for goal in sorted(reach.steps(unit) & reach.landings(unit.province)):
        order = Move(unit.kind, unit.at, goal, via_convoy=True)
        yield Choice(token=goal, location=goal, order=str(order))


def onward(reach: UnitReach, unit: Unit, seas: tuple[str, ...]) -> Iterator[Choice]:
    """List the seas and harbours that an army could come to next, where seas are named (4.A.6)."""
    if unit.kind is FLEET or reach.profile.convoy_path is ConvoyPath.IGNORED:
        return
    here = (unit.province, *seas)
    follows = zip(here, seas, strict=False)
    if not all(sea in reach.seas and sea in _beside(reach, last) for last, sea in follows):
        return
    for sea in sorted((_beside(reach, here[-1]) & reach.seas) - set(seas)):
        if reach.landings(unit.province):
            yield Choice(token=sea, location=sea)
    for goal in sorted(reach.shores[seas[-1]] - {unit.province}) if seas else ():
        order = Move(unit.kind, unit.at, goal, via_convoy=True, path=seas)
        yield Choice(token=goal, location=goal, order=str(order))


def _beside(reach: UnitReach, place: str) -> frozenset[str]:
    return reach.chart.waters.get(place, frozenset())


def coasts_to_name(reach: UnitReach, unit: Unit, other: Unit, goal: str) -> tuple[str, ...]:
    """Return how the goal of a supported move can be written (4.B.4): mostly as it is called.

    Where a coast must be named, each of them is an answer of its own.
    """
    if other.kind is ARMY:
        return (goal,)
    sayable, foreign = Sayable.at(reach.profile), other.power != unit.power
    ways_to_say = sayable.written(reach.chart, other.at, goal, foreign=foreign)
    return (goal,) if goal in ways_to_say else ways_to_say


def as_played(order: str, reach: UnitReach) -> tuple[str, ...]:
    """Write an order as the table wants it; nothing, or several orders, where it must say more."""
    profile = reach.profile
    seas = profile.convoy_path is ConvoyPath.REQUIRED
    if not seas and profile.support_coast not in _NAMED:
        return (order,)
    meant = parse(order)
    if isinstance(meant, Move) and seas:
        walks = reach.board.reaches(meant.kind, meant.at, province_of(meant.to))
        return (order,) if walks else ()
    if isinstance(meant, SupportMove) and profile.support_coast in _NAMED:
        unit = reach.position.at(province_of(meant.at))
        other = reach.position.at(province_of(meant.target))
        if unit is not None and other is not None:
            coasts = coasts_to_name(reach, unit, other, province_of(meant.to))
            return tuple(str(replace(meant, to=coast)) for coast in coasts)
    return (order,)
