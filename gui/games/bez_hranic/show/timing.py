"""How long every step of the show takes, in milliseconds at speed 1. Pure.

A bill runs through line by line by itself, in three to six seconds with the pause after it; a
round of six is told within forty. Where there is much to cross, each border gets less time.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from engine.games.bez_hranic.bills import Bill
from gui.games.bez_hranic.show.steps import Act, Step

FADE, STONE, CROSSING, STOP, LINE = 240, 220, 420, 260, 320
COUNT, COINS, PAUSE, RACE = 500, 450, 1200, 900
BEST = 1100
"""The best choice: its whole route."""

SPEEDS = (0.5, 1.0, 2.0, 4.0)
_LONGEST = 5600
"""The longest bill, its pause with it."""


class Line(StrEnum):
    """The lines of a bill: always these, in this order."""

    CROSSINGS = "crossings"
    PAIRS = "pairs"
    FIELD_40 = "field 40"
    BENEATH = "beneath"


LINES = tuple(Line)
_LINE_OF = {
    Act.CROSSING: Line.CROSSINGS,
    Act.PAIR: Line.PAIRS,
    Act.FIELD_40: Line.FIELD_40,
    Act.BENEATH: Line.BENEATH,
}


@dataclass(frozen=True, slots=True)
class Beat:
    """How a step goes on in time: grey lines first, then what moves, then a stop."""

    lead: int = 0
    """While lines of nothing appear, one after another."""

    move: int = 0
    rest: int = 0
    pause: int = 0
    """After it, before the next step comes by itself."""

    @property
    def length(self) -> int:
        """When everything has come to rest."""
        return self.lead + self.move + self.rest

    def share(self, elapsed: float) -> float:
        """Return how far what moves has come, 0 to 1."""
        if elapsed >= self.lead + self.move:
            return 1.0
        return max(elapsed - self.lead, 0.0) / self.move if self.move else 1.0

    def arrived(self, elapsed: float) -> bool:
        """Tell whether what moves has come to its end: a figure goes up now."""
        return elapsed >= self.lead + self.move


def lines_of(bill: Bill) -> tuple[Line, ...]:
    """Return the lines of a bill that are not nothing."""
    there = {
        Line.CROSSINGS: bill.journey.crossings,
        Line.PAIRS: len(bill.journey.pairs),
        Line.FIELD_40: bill.stays,
        Line.BENEATH: bill.beneath,
    }
    return tuple(line for line in LINES if there[line])


def grey_before(bill: Bill, step: Step) -> int:
    """Return how many lines of nothing appear with a step, before its own."""
    if step.act is Act.TOTAL:
        end = len(LINES)
    elif step.act in _LINE_OF and step.count <= 1:
        end = LINES.index(_LINE_OF[step.act])
    else:
        return 0
    told = [LINES.index(line) for line in lines_of(bill)]
    begin = max((place for place in told if place < end), default=-1) + 1
    return end - begin


def lines_told(bill: Bill, step: Step, elapsed: float) -> int:
    """Return how many lines of the bill are seen, from the first on."""
    if step.act is Act.STONES:
        return 0
    grey = grey_before(bill, step)
    end = len(LINES) if step.act is Act.TOTAL else LINES.index(_LINE_OF[step.act])
    seen = end - grey + min(int(elapsed // LINE) + 1, grey) if grey else end
    own = step.act is not Act.TOTAL and elapsed >= grey * LINE
    return seen + own


def beat(all_steps: Sequence[Step], place: int, bills: Sequence[Bill]) -> Beat:
    """Return how long a step takes."""
    step = all_steps[place]
    bill = bills[step.bill] if step.bill >= 0 else None
    lead = LINE * grey_before(bill, step) if bill is not None else 0
    whole, half = LINE, LINE // 2
    if bill is not None and step.act is Act.CROSSING:
        whole = min(CROSSING + STOP, _SPARE // bill.journey.crossings)
        half = whole * CROSSING // (CROSSING + STOP)
    elif bill is not None and step.act is Act.PAIR:
        whole = LINE // len(bill.journey.pairs)
        half = whole // 2
    known = {
        Act.MAP: Beat(move=FADE, pause=PAUSE),
        Act.STONES: Beat(move=STONE),
        Act.TOTAL: Beat(lead=lead, move=COUNT, rest=COINS, pause=PAUSE),
        Act.BEST: Beat(move=BEST, pause=PAUSE),
        Act.PURSES: Beat(move=RACE, pause=PAUSE),
        Act.END: Beat(),
    }
    return known.get(step.act) or Beat(lead=lead, move=half, rest=whole - half)


_SPARE = _LONGEST - (STONE + COUNT + COINS + PAUSE) - LINE * (len(LINES) - 1)
"""How much time there is for all borders of a bill together."""
