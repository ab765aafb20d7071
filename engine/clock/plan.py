"""How long a table talks and writes, and what it does when the time is up."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import StrEnum

from engine.rules.calendar import FIRST_TALK, Calendar
from engine.rules.phase import Phase

MOST = 99 * 60
"""Seconds: the longest that anything may be planned to last."""


class AtZero(StrEnum):
    """What the table does when the time for writing is up. Always the table's own choice."""

    HOLD = "hold"
    """Go on without those who did not seal: what they did not write does not happen (XIV.3)."""

    WAIT = "wait"
    """Say so, and wait for everybody."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ClockPlan:
    """Lengths in seconds. Nought means that there is no such time, or no limit to it.

    A plan without talk goes straight to writing; one without writing expects the orders by the end
    of the talk; what nobody talks about takes as long as it takes where its length is nought.
    """

    lengths: Mapping[str, int]
    """Each that the game's calendar has, by its name; see ``Calendar.talks`` and ``limits``."""

    at_zero: AtZero = AtZero.WAIT
    early: bool = False
    """The talk of the next turn begins when the orders are revealed, not after the results."""

    hush: bool = False
    """Nobody talks in the last minute of the talk either: it is for writing."""

    def __post_init__(self) -> None:
        if not all(0 <= length <= MOST for length in self.lengths.values()):
            raise ValueError("a clock that no table would use")

    def silent(self, calendar: Calendar) -> "ClockPlan":
        """Return the same clock for a table that does not talk (gunboat).

        Where orders were due by the end of the talk, its time is left for writing them.
        """
        lengths = {**self.lengths, **dict.fromkeys(calendar.talks, 0)}
        for kind in reversed(calendar.kinds):
            if kind.talk and not lengths[kind.writing]:
                lengths[kind.writing] = self.lengths[kind.talk]
        return replace(self, lengths=lengths, early=False, hush=False)

    def talk(self, phase: Phase, *, first: bool) -> int:
        """Return how long the table talks before it writes the orders of a phase."""
        if not phase.kind.talk:
            return 0
        return self._length(FIRST_TALK if first else phase.kind.talk)

    def next_talk(self, phase: Phase) -> int:
        """Return how long the table talks before the next main phase after this one."""
        return self._length(phase.kind.next_talk)

    def writes(self, phase: Phase) -> int:
        """Return how long the table writes in a phase."""
        return self._length(phase.kind.writing)

    def _length(self, name: str) -> int:
        return self.lengths[name] if name else 0


def known_as(plan: ClockPlan, known: Mapping[str, ClockPlan]) -> str:
    """Return the name of the known plan with these lengths, or nothing for one of one's own."""
    for name, other in known.items():
        if replace(plan, at_zero=other.at_zero) == other:
            return name
    return ""
