"""Bots that lay tokens as people do: after a while, and not always where it is cheapest.

All they do follows from the seed of the game: how long one thinks, and by how much it misjudges
each choice. What others have laid meanwhile, it sees.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import exp
from statistics import NormalDist
from types import MappingProxyType

from engine.games.bez_hranic.bills import Choice, Offer, choices
from engine.games.bez_hranic.calendar import FINALE
from engine.games.bez_hranic.placements import Placement, fields_of, stacks
from engine.games.bez_hranic.states import StateMap
from engine.hashing import sha256


@dataclass(frozen=True, slots=True)
class Speed:
    """How a bot plays."""

    thinks: int
    """Milliseconds, in the middle."""

    errs: float
    """Euros by which it misjudges a choice: how far its guesses lie apart."""


SPEEDS: Mapping[str, Speed] = MappingProxyType(
    {"slow": Speed(9_000, 5), "usual": Speed(5_000, 9), "fast": Speed(2_600, 14)}
)

SPREAD = 0.4
"""How far apart their times lie: so much of a natural logarithm."""

QUICKEST = 700
"""Milliseconds without which nobody reads the start's name."""

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
        self, on: StateMap, offer: Offer, laid: Sequence[Placement], colour: str
    ) -> Placement:
        """Return where it lays its next token, as the stacks are now."""
        mine = fields_of(laid, colour)
        heights = {field: len(stack) for field, stack in stacks(laid).items()}
        # What lies already costs what it costs: only the stacks of the other token count.
        for field in mine:
            heights[field] = 0
        sign = -1 if offer.round == FINALE else 1
        found = [one for one in choices(on, offer, heights) if {*mine} <= {*one.fields}]
        best = min(found, key=lambda one: sign * self._worth(one))
        return Placement(colour, next(field for field in best.fields if field not in mine))

    def _worth(self, choice: Choice) -> float:
        """Return what it takes a choice for."""
        wrong = SPEEDS[self.speed].errs * self._guess(" ".join(sorted(choice.fields)))
        return choice.price + wrong

    def _guess(self, about: str) -> float:
        """Draw from the bell curve around nought."""
        digest = sha256(f"{self.luck} {about}".encode("utf-8", "surrogatepass")).hexdigest()
        share = (int(digest[:12], 16) + 0.5) / 16**12
        return NormalDist().inv_cdf(share)
