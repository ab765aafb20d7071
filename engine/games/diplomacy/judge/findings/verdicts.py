"""How each order of a turn of moves ended, in one word: the short form of its findings.

A test holds both together: the verdict is always that of the first finding.
"""

from collections.abc import Collection
from typing import Final

from engine.conflict.field import HOLD, Field
from engine.conflict.solver import NO, YES, State
from engine.games.diplomacy.judge.findings.fates import Fates
from engine.games.diplomacy.judge.findings.moves import offered
from engine.rules.ruling import Verdict


def verdicts(fates: Fates, beaten: Collection[int]) -> list[Verdict]:
    """Return the verdict on every unit's order; ``beaten`` are the units driven out."""
    ground, state = fates.ground, fates.state
    act, whom, moved, given = ground.act, ground.whom, state.moved, state.given
    outcomes = [_BEST[kind] for kind in act]
    for unit in fates.battle.moves:
        if moved[unit] != YES:
            outcomes[unit] = _failed(fates, unit)
    for unit in fates.battle.supports:
        if whom[unit] < 0:
            outcomes[unit] = _INVALID
        elif given[unit] == NO:
            outcomes[unit] = _CUT
    for unit in fates.battle.carriers:
        outcomes[unit] = _convoy(ground, state, unit, beaten)
    for unit in beaten:
        if act[unit] == HOLD:
            outcomes[unit] = Verdict.DISLODGED
    return outcomes


def _failed(fates: Fates, unit: int) -> Verdict:
    if fates.state.linked[unit] == NO and not fates.state.failed >> unit & 1:
        return _FAILS if offered(fates, unit) else _INVALID
    return _FAILS


def _convoy(ground: Field, state: State, unit: int, beaten: Collection[int]) -> Verdict:
    if ground.whom[unit] < 0:
        return Verdict.INVALID
    if unit in beaten or state.stopped >> unit & 1:
        return Verdict.DISRUPTED
    return Verdict.AVAILABLE


_CUT: Final = Verdict.CUT
_INVALID: Final = Verdict.INVALID
_FAILS: Final = Verdict.FAILS
_BEST: Final[list[Verdict]] = [Verdict.STANDS, Verdict.SUCCEEDS, Verdict.GIVEN, Verdict.AVAILABLE]
"""What becomes of ``HOLD``, ``MOVE``, ``SUPPORT`` and ``CARRY`` when nothing stands against it."""
