"""Bots that lay tokens as people do: after a while, and not always where it is cheapest.

All they do follows from the seed of the game: how long one thinks, and what it misjudges. Like
people they do not know every border, the less the faster they are: some neighbours they take for
none, and some states that are only near they fear for neighbours. How many borders a way crosses it
guesses, the worse the more there are. What it costs to stay at home everybody knows, and so does a
bot. What others have laid meanwhile, it sees.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from math import exp, sqrt
from statistics import NormalDist
from types import MappingProxyType

from engine.games.bez_hranic.bills import STAYING, UNDER, Choice, Offer, choices, trip_to
from engine.games.bez_hranic.calendar import FINALE
from engine.games.bez_hranic.journey import CROSSING, PENALTY, pairs
from engine.games.bez_hranic.placements import STAYS, Placement, fields_of, stacks
from engine.games.bez_hranic.states import StateMap
from engine.hashing import line_hash


@dataclass(frozen=True, slots=True)
class Speed:
    """How a bot plays."""

    thinks: int
    """Milliseconds, in the middle."""

    errs: float
    """Euros by which it misjudges a way over one border, in the middle; over four twice as much."""

    slips: float
    """The share of borders that it does not know."""


SPEEDS: Mapping[str, Speed] = MappingProxyType(
    {
        "slow": Speed(9_000, 4.0, 0.10),
        "usual": Speed(5_000, 6.5, 0.18),
        "fast": Speed(2_600, 10.0, 0.28),
    }
)

SPREAD = 0.4
"""How far apart their times lie: so much of a natural logarithm."""

QUICKEST = 700
"""Milliseconds without which nobody reads the start's name."""

FEARS = 0.5
"""Of the borders that it does not know, the share of those that it makes up."""

AGAIN = 0.45
"""The share of its time that a bot needs for its second token."""


@dataclass(frozen=True, slots=True)
class Bot:
    """One bot in one round."""

    speed: str
    luck: str
    """The line from which its chance is drawn: the seed, the round, its colour."""

    def lays_at(self, token: int) -> int:
        """Return when it lays its first (0) or second (1) token: milliseconds after the start."""
        middle = SPEEDS[self.speed].thinks
        first = max(round(middle * exp(SPREAD * self._guess("time 0"))), QUICKEST)
        if not token:
            return first
        more = middle * AGAIN * exp(SPREAD * self._guess("time 1"))
        return first + max(round(more), QUICKEST)

    def names(
        self,
        on: StateMap,
        offer: Offer,
        laid: Sequence[Placement],
        colour: str,
        spoils: Callable[[Placement], bool] = lambda _: False,
    ) -> Placement:
        """Return where it lays its next token, as the stacks are now.

        ``spoils`` tells whether one would lie wrong: what a bot has to take back, it would only lay
        there again.
        """
        mine = fields_of(laid, colour)
        heights = {field: len(stack) for field, stack in stacks(laid).items()}
        # What lies already costs what it costs: only the stacks of the other token count.
        for field in mine:
            heights[field] = 0
        sign = -1 if offer.round == FINALE else 1
        found = [one for one in choices(on, offer, heights) if {*mine} <= {*one.fields}]
        found.sort(key=lambda one: sign * (one.price + self._wrong(on, offer, one, heights)))
        new = (next(field for field in one.fields if field not in mine) for one in found)
        tokens = [Placement(colour, field) for field in new]
        return next((one for one in tokens if not spoils(one)), tokens[0])

    def _wrong(
        self, on: StateMap, offer: Offer, choice: Choice, heights: Mapping[str, int]
    ) -> float:
        """Return by how much it misjudges a choice."""
        trip = trip_to(offer, choice.fields)
        if not trip.chosen and not trip.target:
            return 0.0  # at home
        speed, wrong = SPEEDS[self.speed], 0.0
        ends = {trip.start, trip.target}
        for one, other in combinations(sorted({trip.start, *trip.chosen, trip.target} - {""}), 2):
            if {one, other} == ends:
                continue
            slips = self._share(f"border {one} {other}") < speed.slips
            if other in on.neighbours[one]:
                wrong -= PENALTY * slips
            elif on.neighbours[one] & on.neighbours[other]:
                wrong += PENALTY * (slips and self._share(f"fears {one} {other}") < FEARS)
        under = sum(heights.get(field, 0) for field in choice.fields)
        sign = -1 if offer.round == FINALE else 1
        travelled = choice.price - sign * UNDER * under - PENALTY * len(pairs(on, trip))
        travelled -= STAYING if STAYS in choice.fields else 0
        about = " ".join(sorted(choice.fields))
        return wrong + speed.errs * sqrt(max(travelled / CROSSING, 0)) * self._guess(about)

    def _guess(self, about: str) -> float:
        """Draw from the bell curve around nought."""
        return NormalDist().inv_cdf(self._share(about))

    def _share(self, about: str) -> float:
        """Draw between nought and one."""
        return (int(line_hash(f"{self.luck} {about}")[:12], 16) + 0.5) / 16**12
