"""How far everybody was from the best choice of a round, and of a game."""

from collections.abc import Sequence

from engine.games.bez_hranic.bills import UNDER, Bill
from engine.games.bez_hranic.calendar import FINALE
from engine.games.bez_hranic.view import PastRound


def above_best(past: PastRound, bill: Bill) -> int:
    """Return how many euros a bill is worse than the best choice of its round."""
    off = bill.price - past.best.price
    return -off if past.offer.round == FINALE else off


def saw_best(past: PastRound, bill: Bill) -> bool:
    """Tell whether somebody chose as well as could be, whatever lay beneath his tokens then."""
    return above_best(past, bill) <= UNDER * bill.beneath


def mean_above_best(rounds: Sequence[PastRound], colours: Sequence[str]) -> float:
    """Return how many euros a round a player of these colours was from the best, on average."""
    off = [
        above_best(past, bill) for past in rounds for bill in past.bills if bill.colour in colours
    ]
    return sum(off) / len(off) if off else 0.0


def best_of_table(past: PastRound) -> tuple[str, ...]:
    """Return the colours that decided best in a round, by what they paid or received."""
    least = min((above_best(past, bill) for bill in past.bills), default=0)
    return tuple(bill.colour for bill in past.bills if above_best(past, bill) == least)
