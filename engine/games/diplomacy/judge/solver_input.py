"""Draws up a turn's orders as the field of numbers that the solver judges."""

from collections.abc import Mapping

from engine.board.location import coast_of
from engine.conflict.field import CARRY, MOVE, SUPPORT, Field, Index
from engine.games.diplomacy.judge.convoy_paradoxes import spare
from engine.games.diplomacy.judge.convoy_routes import ConvoyRoutes
from engine.games.diplomacy.judge.sheets.intake import Assigned
from engine.games.diplomacy.judge.sheets.unit_orders import UnitOrders
from engine.games.diplomacy.orders import Move, MoveOrder, SupportMove
from engine.games.diplomacy.reach.chart import Chart
from engine.games.diplomacy.reach.known_orders import KnownOrders, OrderLine
from engine.games.diplomacy.reasons import Reason
from engine.games.diplomacy.rulebooks.policies import (
    BeatenEffect,
    DisorderSupport,
    Paradox,
    SupportCoast,
)
from engine.games.diplomacy.rulebooks.profile import Profile
from engine.rules.ruling import Finding


class SolverInput:
    """The units in the solver's numbering, and what was decided before any fighting."""

    __slots__ = ("field", "lines", "numbers", "places", "profile", "special", "ways")

    def __init__(
        self,
        lines: list[OrderLine],
        special: Mapping[int, Assigned],
        chart: Chart,
        field: Field,
        profile: Profile,
    ) -> None:
        self.lines = lines
        """Their orders by number: sorted by place on the board, so that nobody's sheet decides."""
        self.special = special
        """Units of which more is to be said than their order, by number."""
        self.places = chart.places
        """Provinces by number of their space."""
        self.numbers = chart.numbers
        """The same the other way round."""
        self.field = field
        self.profile = profile
        self.ways: dict[int, Finding] = {}
        """Army with two ways → why it goes by sea, or over land although fleets would carry it."""


def prepare(unit_orders: UnitOrders, known_orders: KnownOrders) -> SolverInput:
    """Give units and spaces numbers, and match supports and convoys with the moves ordered."""
    chart, profile = known_orders.chart, known_orders.profile
    lines, holder = _by_space(unit_orders.lines, len(chart.places))
    special = {
        holder[unit_orders.lines[index].space]: one for index, one in unit_orders.special.items()
    }
    ground = Field(
        [line.owner for line in lines],
        [line.space for line in lines],
        [line.act for line in lines],
        [line.to for line in lines],
        holder,
    )
    ground.head_on_only = profile.beaten_effect is BeatenEffect.NONE_AFTER_HEAD_ON
    solver_input = SolverInput(lines, special, chart, ground, profile)
    shipped = _match(ground, lines, special, profile)
    if shipped:
        _choose_ways(solver_input, sorted(shipped), chart)
    return solver_input


def _by_space(lines: list[OrderLine], spaces: int) -> tuple[list[OrderLine], list[int]]:
    """Sort units by their space; return them, and by space which of them stands there."""
    standing: list[OrderLine | None] = [None] * spaces
    for line in lines:
        standing[line.space] = line
    ordered: list[OrderLine] = []
    holder = [-1] * (spaces + 1)
    for one in standing:
        if one is not None:
            holder[one.space] = len(ordered)
            ordered.append(one)
    return ordered, holder


def _choose_ways(solver_input: SolverInput, shipped: list[int], chart: Chart) -> None:
    """Find by which way each army goes that might go by sea, and what its landing spares."""
    ground, lines = solver_input.field, solver_input.lines
    ground.near = _neighbour_fleets(ground, lines, chart)
    routes = ConvoyRoutes(ground, [line.piece for line in lines], chart, solver_input.profile)
    landing_on_support = False
    for number in shipped:
        line = lines[number]
        goal = chart.places[line.to]
        move = None if line.plain else line.order
        if isinstance(move, Move):
            routes.choose(number, goal, marked=move.via_convoy, path=move.path)
        else:
            routes.choose(number, goal)
        defender = ground.holder[line.to]
        if defender >= 0 and ground.act[defender] == SUPPORT:
            landing_on_support = True
    solver_input.ways = routes.told
    paradox = solver_input.profile.paradox
    ground.all_hold = paradox is Paradox.ALL_HOLD
    if landing_on_support:
        spare(ground, lines, chart, paradox)


def _match(
    ground: Field, lines: list[OrderLine], special: Mapping[int, Assigned], profile: Profile
) -> set[int]:
    """Find whom supports and convoys really help.

    Returns the armies that might go by sea: they ask for it, cannot walk or are offered it.
    """
    act, to, whom, holder = ground.act, ground.to, ground.whom, ground.holder
    coasts = profile.support_coast is not SupportCoast.FREE
    shipped: set[int] = set()
    ground.index = index = Index(len(lines), len(holder))
    for number, line in enumerate(lines):
        what = act[number]
        if what == MOVE:
            index.attack(number, line.to)
            if not line.walks:
                shipped.add(number)
        elif what == SUPPORT:
            index.supports.append(number)
            helped, goal = holder[line.target], line.goal
            if goal == line.target:
                if act[helped] == MOVE or (
                    helped in special and not _can_be_held(special[helped], profile)
                ):
                    continue
            elif (
                act[helped] != MOVE
                or to[helped] != goal
                or (coasts and _other_coast(line, lines[helped], profile))
            ):
                continue
            whom[number] = helped
            index.help(number, helped)
        elif what == CARRY:
            index.carriers.append(number)
            helped = holder[line.target]
            if act[helped] == MOVE and to[helped] == line.goal:
                whom[number] = helped
                shipped.add(helped)
    return shipped


def _can_be_held(one: Assigned, profile: Profile) -> bool:
    """Tell whether a unit can be supported in defence; one ordered to move cannot (IX.6)."""
    if isinstance(one.order, Move) or one.tried:
        return False
    fallen = one.note is not None and one.note.reason == Reason.DISORDER
    return not (fallen and profile.disorder_support is DisorderSupport.FAILS)


def _other_coast(line: OrderLine, theirs: OrderLine, profile: Profile) -> bool:
    order = line.order
    return isinstance(order, SupportMove) and other_coast(order, theirs.order, profile)


def other_coast(order: SupportMove, theirs: MoveOrder, profile: Profile) -> bool:
    """Tell whether support names another coast than the fleet goes to (DATC 4.B.4)."""
    return (
        profile.support_coast is not SupportCoast.FREE
        and isinstance(theirs, Move)
        and bool(coast_of(order.to))
        and order.to != theirs.to
    )


def _neighbour_fleets(ground: Field, lines: list[OrderLine], chart: Chart) -> list[int]:
    index = ground.index or ground.indexed()
    carrying = {lines[number].piece.at: number for number in index.carriers}
    near = [0] * len(lines)
    for sea, number in carrying.items():
        for other in chart.waters.get(sea, ()):
            if other in carrying:
                near[number] |= 1 << carrying[other]
    return near
