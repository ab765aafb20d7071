"""What a round tells of one's own geography: by how much one misjudged which states and borders.

Nobody can look into a head. So a choice is held against the best one *of the same moment*, on the
stacks as they were when the first of the player's tokens was laid: whoever was only slower than
others has misjudged nothing. What the choice cost more (in the finale: brought less) is the
*surplus*, and all of it is laid to something, by the two bills:

1. a pair that costs a penalty in the dearer bill alone: its border was missed (30, while any
   surplus is left);
2. crossings that the dearer way has more than the cheaper one: states that only the dearer choice
   has are farther than was thought;
3. what is left: states that only the cheaper choice has are nearer than was thought. One that is
   two crossings from the start or the target may have been feared as its neighbour.

Where several states share a surplus, it goes round them by tens, in the order of keys. In the
finale everybody wants the dearer choice; what was misjudged is the same.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum

from engine.games.bez_hranic.bills import UNDER, Offer, best, choices, trip_to
from engine.games.bez_hranic.calendar import FINALE
from engine.games.bez_hranic.journey import CROSSING, PENALTY, Trip, crossings, journey
from engine.games.bez_hranic.placements import STAYS, Placement, fields_of, stacks
from engine.games.bez_hranic.states import StateMap


class Belief(StrEnum):
    """What somebody seems to have believed."""

    MISSED = "missed"
    """Two states are neighbours, and he took them for none."""

    FEARED = "feared"
    """Two states are none, and he may have taken them for neighbours."""

    FARTHER = "farther"
    """A state is farther from the start than he thought."""

    NEARER = "nearer"
    """A state is nearer to the start than he thought."""


BORDERS = (Belief.MISSED, Belief.FEARED)
"""Beliefs about a border; the others are about a state."""


@dataclass(frozen=True, slots=True)
class Misjudged:
    """One thing that was misjudged in a round, and what it cost."""

    belief: Belief
    one: str
    """The start; of a border, the state that comes first by keys."""

    other: str
    euros: int

    @property
    def states(self) -> tuple[str, ...]:
        """The states that were misjudged: of a border both, else the one that lies elsewhere."""
        return (self.one, self.other) if self.belief in BORDERS else (self.other,)

    @property
    def crossings(self) -> int:
        """By how many crossings: a border that was missed costs as much as three."""
        return self.euros // CROSSING


@dataclass(frozen=True, slots=True)
class Judged:
    """What one choice cost more than the best of its moment, and what that is laid to."""

    best: int
    """What the best would have cost; in the finale, brought."""

    surplus: int
    misjudged: tuple[Misjudged, ...]
    """Their euros are the surplus, all of it."""


def judged(on: StateMap, offer: Offer, laid: Sequence[Placement], colour: str) -> Judged:
    """Hold somebody's choice against the best one of the moment in which he began to lay."""
    first = next(place for place, one in enumerate(laid) if one.colour == colour)
    heights = {field: len(stack) for field, stack in stacks(laid[:first]).items()}
    chosen = tuple(sorted(fields_of(laid, colour)))
    price = next(one.price for one in choices(on, offer, heights) if one.fields == chosen)
    ideal = best(on, offer, heights)
    surplus = abs(price - ideal.price)
    if not surplus:
        return Judged(ideal.price, 0, ())
    finale = offer.round == FINALE
    dear, cheap = (ideal.fields, chosen) if finale else (chosen, ideal.fields)
    return Judged(ideal.price, surplus, tuple(_laid_to(on, offer, (dear, cheap), surplus)))


def _laid_to(
    on: StateMap, offer: Offer, choice: tuple[Sequence[str], Sequence[str]], surplus: int
) -> Iterator[Misjudged]:
    dear, cheap = (journey(on, trip_to(offer, fields)) for fields in choice)
    left = surplus
    for one, other in dear.pairs:
        if (one, other) not in cheap.pairs and left:
            yield Misjudged(Belief.MISSED, one, other, min(PENALTY, left))
            left -= min(PENALTY, left)
    alone, declined = (
        sorted({*fields} - {*others} - {STAYS}) for fields, others in (choice, choice[::-1])
    )
    longer = min(max(CROSSING * (dear.crossings - cheap.crossings), 0), left)
    if not declined:
        longer = left
    for state, euros in _shared(alone, longer):
        yield Misjudged(Belief.FARTHER, offer.start, state, euros)
    for state, euros in _shared(declined, left - longer):
        feared = _feared(on, offer, state)
        if feared:
            one, other = sorted((state, feared))
            yield Misjudged(Belief.FEARED, one, other, euros)
        else:
            yield Misjudged(Belief.NEARER, offer.start, state, euros)


def _shared(states: Sequence[str], euros: int) -> Iterator[tuple[str, int]]:
    """Share a surplus among states, ten euros after ten."""
    tens = euros // UNDER
    for place, state in enumerate(states):
        share = tens // len(states) + (place < tens % len(states))
        if share:
            yield state, share * UNDER


def _feared(on: StateMap, offer: Offer, state: str) -> str:
    """Return the end of the trip that a state lies two crossings from; nothing where none is."""
    ends = (offer.start, offer.target) if offer.target else (offer.start,)
    return next((end for end in ends if crossings(on, Trip(end, (state,))) == 2), "")
