"""What is told of a round, step by step. One key leads on, one back, one tells it once more."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from engine.games.bez_hranic.calendar import FINALE
from engine.games.bez_hranic.view import PastRound


class Act(StrEnum):
    """What a step adds to what is seen."""

    MAP = "map"
    """The map opens: start and target lie on it."""

    STONES = "stones"
    """A player's stones lie on the states he chose."""

    CROSSING = "crossing"
    """His route crosses one more border."""

    PAIR = "pair"
    """A pair of neighbours costs its penalty."""

    FIELD_40 = "field 40"
    BENEATH = "beneath"
    TOTAL = "total"
    """His bill is done, and his purse changes."""

    BEST = "best"
    """What would have been best."""

    PURSES = "purses"
    """Everybody's purse, as it is now."""

    END = "end"
    """Who has won, and what each round was worth; after the finale alone."""


@dataclass(frozen=True, slots=True)
class Cue:
    """How far a round has been told."""

    round: int
    step: int
    moving: bool = True
    """Whether the step is told from its beginning, or shown as it came out."""

    speed: float = 1.0
    take: int = 0
    """How often it was begun: once more is a new beginning."""

    facts: bool = False
    """Whether the cards of start and target are turned, to be read."""


@dataclass(frozen=True, slots=True)
class Step:
    """One step."""

    act: Act
    bill: int = -1
    """Whose it is, by the order of telling; nobody's where it is less than nought."""

    count: int = 0
    """Which crossing or which pair, the first 1."""


def steps(past: PastRound) -> Sequence[Step]:
    """Return all steps of a round: the map, every bill line by line, the best, the purses."""
    told = [Step(Act.MAP)]
    for place, bill in enumerate(past.bills):
        told.append(Step(Act.STONES, place))
        told += [Step(Act.CROSSING, place, n + 1) for n in range(bill.journey.crossings)]
        told += [Step(Act.PAIR, place, n + 1) for n in range(len(bill.journey.pairs))]
        if bill.stays:
            told.append(Step(Act.FIELD_40, place))
        if bill.beneath:
            told.append(Step(Act.BENEATH, place))
        told.append(Step(Act.TOTAL, place))
    end = [Step(Act.END)] if past.offer.round == FINALE else []
    return (*told, Step(Act.BEST), Step(Act.PURSES), *end)


def next_bill(all_steps: Sequence[Step], step: int) -> int:
    """Return where the next player's bill begins; after the last one, what is best."""
    here = all_steps[step].bill
    later = (
        place
        for place, one in enumerate(all_steps)
        if place > step and ((one.act is Act.STONES and one.bill > here) or one.act is Act.BEST)
    )
    return next(later, len(all_steps) - 1)


def whole_bill(all_steps: Sequence[Step], step: int) -> int:
    """Return where the bill that is told now is done."""
    here = all_steps[step].bill
    later = (
        place
        for place, one in enumerate(all_steps)
        if place >= step and one.bill == here and one.act is Act.TOTAL
    )
    return next(later, step)
