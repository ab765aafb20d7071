"""How each order of a turn of moves ended, in one word: the short form of its findings.

A test holds both together: the verdict is always that of the first finding.
"""

from collections.abc import Collection

from engine.conflict.field import CARRY, MOVE, SUPPORT, Field
from engine.conflict.solver import NO, YES, State
from engine.games.diplomacy.findings_moves import offered
from engine.games.diplomacy.report import Report
from engine.rules.ruling import Verdict


def verdicts(report: Report, beaten: Collection[int]) -> list[Verdict]:
    """Return the verdict on every unit's order; ``beaten`` are the units driven out."""
    ground, state = report.ground, report.state
    found = []
    for unit, act in enumerate(ground.act):
        if act == MOVE:
            verdict = _SUCCEEDS if state.moved[unit] == YES else _failed(report, unit)
        elif act == SUPPORT:
            if ground.whom[unit] < 0:
                verdict = _INVALID
            else:
                verdict = _CUT if state.given[unit] == NO else _GIVEN
        elif act == CARRY:
            verdict = _convoy(ground, state, unit, beaten)
        else:
            verdict = _DISLODGED if unit in beaten else _STANDS
        found.append(verdict)
    return found


def _failed(report: Report, unit: int) -> Verdict:
    if report.state.linked[unit] == NO and not report.state.failed >> unit & 1:
        return Verdict.FAILS if offered(report, unit) else Verdict.INVALID
    return Verdict.FAILS


def _convoy(ground: Field, state: State, unit: int, beaten: Collection[int]) -> Verdict:
    if ground.whom[unit] < 0:
        return Verdict.INVALID
    if unit in beaten or state.stopped >> unit & 1:
        return Verdict.DISRUPTED
    return Verdict.AVAILABLE


_SUCCEEDS, _GIVEN, _CUT, _INVALID = (
    Verdict.SUCCEEDS,
    Verdict.GIVEN,
    Verdict.CUT,
    Verdict.INVALID,
)
_STANDS, _DISLODGED = Verdict.STANDS, Verdict.DISLODGED
