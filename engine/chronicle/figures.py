"""The figures of one game, counted from its judged phases."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType

from engine.board.location import province_of
from engine.games.diplomacy.orders import (
    Convoy,
    Hold,
    Move,
    MoveOrder,
    SupportHold,
    SupportMove,
    parse,
)
from engine.rules.order import OrderError
from engine.rules.phase import Step
from engine.rules.position import Position
from engine.rules.ruling import Ruling, Verdict
from engine.session.view import PastPhase

_MEANT = (Verdict.GIVEN, Verdict.CUT)
"""What becomes of a support that fitted an order: it was meant, even if an attack broke it off."""


@dataclass(frozen=True, slots=True)
class Support:
    """One power helped a unit of another."""

    phase: str
    giver: str
    receiver: str
    order: str
    counted: bool
    """It was not cut."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Stab:
    """A power turned on one that had just helped it.

    A move into a province where a unit of the other stands, or onto one of its centres, in the turn
    in which that power supported the mover, or in the next.
    """

    phase: str
    mover: str
    victim: str
    order: str
    where: str
    succeeded: bool
    thanks_for: Support
    """The latest such help."""

    invited: bool
    """The help was support for this very move: the other gave its place away."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Figures:
    """What one game comes to in numbers."""

    centres: Mapping[int, Mapping[str, int]]
    """Supply centres at the end of each year by power; the year before the first is the start."""

    orders: Mapping[str, Mapping[str, int]]
    """For each power how often an order of a kind came to a verdict: ``"move succeeds"``."""

    supports: tuple[Support, ...]
    stabs: tuple[Stab, ...]

    def helped(self, *, counted: bool = False) -> Mapping[tuple[str, str], int]:
        """Count supports by giver and receiver; only those that were not cut, if wanted."""
        told = [one for one in self.supports if one.counted or not counted]
        return Counter((one.giver, one.receiver) for one in told)


def figures(past: Sequence[PastPhase], powers: Sequence[str]) -> Figures:
    """Count a game.

    ``past``: every judged phase, the oldest first; ``powers``: all of the board.
    """
    supports: list[Support] = []
    stabs: list[Stab] = []
    before: list[Support] = []  # those of the turn before
    orders: dict[str, Counter[str]] = {power: Counter() for power in powers}
    for phase in past:
        if phase.phase.step is not Step.MOVES:
            continue
        judged = _judged(phase)
        for ruling, order in judged:
            orders[ruling.power][f"{_KINDS[type(order)]} {ruling.verdict}"] += 1
        now = _supports(phase, judged)
        stabs += _stabs(phase, judged, [*before, *now])
        supports += now
        before = now
    return Figures(
        centres=_centres(past, powers),
        orders={power: dict(found) for power, found in orders.items()},
        supports=tuple(supports),
        stabs=tuple(stabs),
    )


_KINDS: Mapping[type, str] = MappingProxyType(
    {Hold: "hold", Move: "move", SupportHold: "support", SupportMove: "support", Convoy: "convoy"}
)

_Judged = list[tuple[Ruling, MoveOrder]]


def _judged(phase: PastPhase) -> _Judged:
    """Pair every ruling on a unit with its order; what ordered no unit is left out."""
    found: _Judged = []
    for ruling in phase.resolution.rulings:
        try:
            order = parse(ruling.order)
        except OrderError:
            continue
        if isinstance(order, Hold | Move | SupportHold | SupportMove | Convoy):
            found.append((ruling, order))
    return found


def _supports(phase: PastPhase, judged: _Judged) -> list[Support]:
    found = []
    for ruling, order in judged:
        if isinstance(order, SupportHold | SupportMove) and ruling.verdict in _MEANT:
            helped = phase.before.at(province_of(order.target))
            if helped is not None and helped.power != ruling.power:
                found.append(
                    Support(
                        phase.phase.code,
                        ruling.power,
                        helped.power,
                        ruling.order,
                        ruling.verdict is Verdict.GIVEN,
                    )
                )
    return found


def _stabs(phase: PastPhase, judged: _Judged, helped: Sequence[Support]) -> list[Stab]:
    thanks = {(one.giver, one.receiver): one for one in helped}
    found = []
    for ruling, order in judged:
        if not isinstance(order, Move) or ruling.verdict is Verdict.ILLEGAL:
            continue
        where = province_of(order.to)
        for victim in _owners(phase.before, where):
            owed = thanks.get((victim, ruling.power))
            if owed is not None and victim != ruling.power:
                stab = Stab(
                    phase=phase.phase.code,
                    mover=ruling.power,
                    victim=victim,
                    order=ruling.order,
                    where=where,
                    succeeded=ruling.verdict is Verdict.SUCCEEDS,
                    thanks_for=owed,
                    invited=_invited(owed, phase, order),
                )
                found.append(stab)
    return found


def _owners(position: Position, province: str) -> list[str]:
    """List whose unit stands in a province and whose centre it is, each once."""
    unit = position.at(province)
    found = [unit.power] if unit is not None else []
    owner = position.owners.get(province)
    return [*found, *([owner] if owner is not None and owner not in found else [])]


def _invited(owed: Support, phase: PastPhase, move: Move) -> bool:
    """Tell whether the victim itself supported this very move."""
    if owed.phase != phase.phase.code:
        return False
    order = parse(owed.order)
    return (
        isinstance(order, SupportMove)
        and order.target == move.at
        and province_of(order.to) == province_of(move.to)
    )


def _centres(past: Sequence[PastPhase], powers: Sequence[str]) -> dict[int, dict[str, int]]:
    found: dict[int, dict[str, int]] = {}
    if not past:
        return found
    first = past[0].before
    found[first.phase.year - 1] = {power: first.count(power) for power in powers}
    for phase in past:
        # Centres change hands once a year; whatever stands last in it is how the year ended.
        after = phase.resolution.after
        found[phase.phase.year] = {power: after.count(power) for power in powers}
    return found
