"""How long a table talks and writes, and what it does when the time is up."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from types import MappingProxyType

from engine.rules.phase import Phase

MOST = 99 * 60
"""Seconds: the longest that anything may be planned to last."""


class AtZero(StrEnum):
    """What the table does when the time for writing is up. Always the table's own choice."""

    HOLD = "hold"
    """Go on without those who did not seal: their units hold (XIV.3)."""

    WAIT = "wait"
    """Say so, and wait for everybody."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ClockPlan:
    """Lengths in seconds. Nought means that there is no such time, or no limit to it.

    A plan without talk goes straight to writing; one without writing expects the orders by the end
    of the talk; retreats and adjustments of nought take as long as they take.
    """

    first: int = 30 * 60
    """Talk before the first turn (IV)."""

    spring: int = 15 * 60
    """Talk before each later spring."""

    autumn: int = 15 * 60
    """Talk before each autumn."""

    writing: int = 5 * 60
    """Writing in silence after the talk (XIV.1)."""

    retreats: int = 3 * 60
    adjustments: int = 3 * 60
    at_zero: AtZero = AtZero.WAIT
    early: bool = False
    """The talk of the next turn begins when the orders are revealed, not after the results."""

    hush: bool = False
    """Nobody talks in the last minute of the talk either: it is for writing."""

    def __post_init__(self) -> None:
        lengths = (
            *(self.first, self.spring, self.autumn),
            *(self.writing, self.retreats, self.adjustments),
        )
        if not all(0 <= length <= MOST for length in lengths):
            raise ValueError("a clock that no table would use")

    def silent(self) -> "ClockPlan":
        """Return the same clock for a table that does not talk (gunboat).

        Where orders were due by the end of the talk, its time is left for writing them.
        """
        return replace(
            self,
            first=0,
            spring=0,
            autumn=0,
            writing=self.writing or self.autumn,
            early=False,
            hush=False,
        )

    def talk(self, phase: Phase, *, first: bool) -> int:
        """Return how long the table talks before it writes the orders of a phase."""
        if not phase.kind.talk:
            return 0  # nobody talks about retreats and adjustments (XIV.1)
        return self.first if first else self._length(phase.kind.talk)

    def next_talk(self, phase: Phase) -> int:
        """Return how long the table talks before the next main phase after this one."""
        return self._length(phase.kind.next_talk)

    def writes(self, phase: Phase) -> int:
        """Return how long the table writes in a phase."""
        return self._length(phase.kind.writing)

    def _length(self, name: str) -> int:
        length: int = getattr(self, name) if name else 0
        return length


def _even(talk: int, writing: int, *, early: bool = False) -> ClockPlan:
    """Make a plan in which all turns are alike; what its table says of the rest is not known."""
    return ClockPlan(
        first=talk * 60,
        spring=talk * 60,
        autumn=talk * 60,
        writing=writing * 60,
        retreats=2 * 60,
        adjustments=2 * 60,
        early=early,
    )


RULEBOOK = "rulebook"

PRESETS: Mapping[str, ClockPlan] = MappingProxyType(
    {
        # The rulebook: half an hour, then quarters; five minutes to write (IV, XIV.1).
        RULEBOOK: ClockPlan(),
        # DixieCon, house rules of the tournament: 15 to talk, 5 to write.
        "dixiecon": _even(15, 5),
        # HechtsTechen, rules of 2023: 15 and 2; the next clock runs while orders are judged.
        "hechtstechen": _even(15, 2, early=True),
        # WDC 2019, EDC 2016: 18 in spring, 16 in autumn, writing included, the last minute silent.
        "wdc2019": ClockPlan(
            first=18 * 60,
            spring=18 * 60,
            autumn=16 * 60,
            writing=0,
            retreats=2 * 60,
            adjustments=2 * 60,
            hush=True,
        ),
        # Borucon (WDC XIV): 18 on a central clock, by the end of which orders are in the box.
        "borucon": _even(18, 0),
        # British tournaments of old (D. Norman, “Timing”): 20 and 5.
        "british": _even(20, 5),
    }
)
"""Plans that are known, by name. What tables of tournaments do at nought differs from evening to
evening, so each of them waits until the table says otherwise."""


def preset_of(plan: ClockPlan) -> str:
    """Return the name of the preset with these lengths, or nothing for a plan of one's own."""
    for name, known in PRESETS.items():
        if _lengths(known) == _lengths(plan):
            return name
    return ""


def _lengths(plan: ClockPlan) -> tuple[int | bool, ...]:
    return (
        *(plan.first, plan.spring, plan.autumn, plan.writing, plan.retreats, plan.adjustments),
        *(plan.early, plan.hush),
    )
