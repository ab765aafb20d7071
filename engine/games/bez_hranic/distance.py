"""How far everybody was from the best choice of a round, and of a game."""

from collections.abc import Mapping, Sequence

from engine.games.bez_hranic.bills import UNDER, Bill
from engine.games.bez_hranic.calendar import FINALE
from engine.games.bez_hranic.view import PastRound
from engine.rules.distance import Distance


def above_best(past: PastRound, bill: Bill) -> int:
    """Return how many euros a bill is worse than the best choice of its round."""
    off = bill.price - past.best.price
    return -off if past.offer.round == FINALE else off


def saw_best(past: PastRound, bill: Bill) -> bool:
    """Tell whether somebody chose as well as could be, whatever lay beneath his tokens then."""
    return above_best(past, bill) <= UNDER * bill.beneath


def off_best(
    rounds: Sequence[PastRound], hands: Mapping[str, Sequence[str]]
) -> Mapping[str, Distance]:
    """Return how far every seat was from the best, a choice for each of its colours and rounds.

    In euros; before the first round there is none.
    """
    if not rounds:
        return {}
    told = {}
    for seat, colours in hands.items():
        off = [
            above_best(past, bill)
            for past in rounds
            for bill in past.bills
            if bill.colour in colours
        ]
        told[seat] = Distance(sum(off), len(off))
    return told


def best_of_table(past: PastRound) -> tuple[str, ...]:
    """Return the colours that decided best in a round, by what they paid or received."""
    least = min((above_best(past, bill) for bill in past.bills), default=0)
    return tuple(bill.colour for bill in past.bills if above_best(past, bill) == least)
