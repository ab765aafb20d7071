"""A turn of orders: from sheets to rulings, and from those to the board afterwards (7)."""

from collections.abc import Mapping, Sequence
from typing import Final

from engine.games.diplomatia.judge.aftermath import Aftermath, aftermath, position_after
from engine.games.diplomatia.judge.chart import Chart
from engine.games.diplomatia.judge.field import HOLD
from engine.games.diplomatia.judge.findings import Findings
from engine.games.diplomatia.judge.intake import Reader, collect
from engine.games.diplomatia.judge.turn import Turn
from engine.games.diplomatia.orders import Defend, value_of
from engine.games.diplomatia.profile import Profile
from engine.rules.order import Order, Written
from engine.rules.position import Position, Unit
from engine.rules.ruling import UNHARMED, Conflict, Fate, Resolution, Ruling, Side


def judge(
    position: Position,
    sheets: Mapping[str, Sequence[str]],
    disorder: frozenset[str],
    chart: Chart,
    profile: Profile,
    read: Reader,
) -> Resolution:
    """Judge a turn of orders. Who asks for no reasons does not wait for them."""
    collected = collect(position, sheets, disorder, chart, profile, read)
    turn = Turn(collected, chart, profile)
    after = aftermath(turn, disorder)
    return Resolution(
        after=position_after(turn, position, after, disorder),
        rulings=_rulings(turn, after, Findings(turn, after, disorder)),
        conflicts=lambda: conflicts(turn),
        stand_offs=lambda: frozenset(chart.ids[s] for s in turn.field.goals if turn.blocked(s)),
    )


def _rulings(turn: Turn, after: Aftermath, why: Findings) -> tuple[Ruling, ...]:
    sheets, units, lines = turn.sheets, turn.units, turn.lines
    harm = _harm(turn, after)
    made: list[Ruling] = []
    for number in sheets.turn:
        unit, line = units[number], lines[number]
        name, order = _silent(unit) if line is None else (line.unit, line)
        verdict = turn.verdict(number)
        fields = (unit.power, name, order, verdict, why, number, harm.get(number, UNHARMED))
        made.append(_make(_RULING, fields))
    if sheets.beside:
        ranks = turn.chart.ranks
        listed = [(ranks[one.power], 0, one) for one in made]
        listed += [(rank, 1, one) for rank, one in sheets.beside]
        listed.sort(key=lambda item: item[:2])
        return tuple([one for _, _, one in listed])
    return tuple(made)


_make: Final = tuple.__new__
_RULING: Final = Ruling


def _silent(unit: Unit) -> tuple[str, Order]:
    """Name a unit that defends without an order, and the order that stands for none."""
    order = Defend(unit.kind, unit.at)
    return order.unit, order


def _harm(turn: Turn, after: Aftermath) -> dict[int, Fate]:
    """Return what else is to be told of units, where there is anything."""
    texts = turn.sheets.texts
    return {
        number: Fate(
            dislodged=turn.out(number),
            destroyed=number in after.destroyed,
            written=Written([value_of(text) for text in texts.get(number, ())]),
        )
        for number in {*texts, *turn.beaten(), *after.destroyed}
    }


def conflicts(turn: Turn) -> tuple[Conflict, ...]:
    """Return every space that several units wanted, or that was not left, for the reveal."""
    ground, ids, found = turn.field, turn.chart.ids, []
    for space in ground.goals:
        comers = turn.comers(space)
        holder = ground.holder[space]
        stays = holder >= 0 and not turn.went(holder)
        if not comers or len(comers) + stays < 2:
            continue
        sides = [_side(turn, one, turn.strength(one)) for one in comers]
        winner = next((str(turn.units[one]) for one in comers if turn.moved(one)), "")
        if stays:
            resistance = max(turn.solver.resistance(turn.state, one)[0] for one in comers)
            sides.append(_side(turn, holder, resistance, holds=True))
            winner = winner or str(turn.units[holder])
        sides.sort(key=lambda side: (-side.strength, side.unit))
        found.append(Conflict(where=ids[space], sides=tuple(sides), winner=winner))
    return tuple(sorted(found, key=lambda one: one.where))


def _side(turn: Turn, unit: int, strength: int, *, holds: bool = False) -> Side:
    ground, state = turn.field, turn.state
    attacking = not holds or (ground.act[unit] != HOLD and not turn.turned(unit) and strength > 1)
    helpers = ground.helpers[unit] if attacking else ground.guards[unit]
    if holds and not ground.helpers[unit]:
        helpers = ground.guards[unit]
    units = turn.units
    return Side(
        power=units[unit].power,
        unit=str(units[unit]),
        strength=strength,
        supporters=tuple(str(units[one]) for one in helpers if state.given[one]),
        holds=holds,
    )
