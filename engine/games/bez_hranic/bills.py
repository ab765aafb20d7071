"""A round: what is offered, what every colour pays for its trip, and what the best would have."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations

from engine.games.bez_hranic.calendar import FINALE, INCOME, has_target, tokens_of
from engine.games.bez_hranic.journey import CROSSING, Journey, Trip, journey, price
from engine.games.bez_hranic.placements import (
    STAYS,
    Placement,
    beneath,
    fields_of,
    telling_order,
)
from engine.games.bez_hranic.states import NOWHERE, StateMap

STAYING = 40
"""Euros for a token on field 40."""

UNDER = 10
"""Euros for each token beneath."""


@dataclass(frozen=True, slots=True)
class Offer:
    """The cards of a round."""

    round: int
    start: str
    states: tuple[str, ...]
    """Clockwise from field 40."""

    target: str = ""
    """In rounds 5 to 7."""

    @property
    def cards(self) -> tuple[str, ...]:
        """All of them, as they are dealt."""
        return (*self.states, self.start, *([self.target] if self.target else []))

    @property
    def fields(self) -> tuple[str, ...]:
        """Where tokens can lie, clockwise from field 40."""
        return (STAYS, *self.states)


@dataclass(frozen=True, slots=True)
class Bill:
    """What one colour's trip costs, line by line."""

    colour: str
    journey: Journey
    stays: bool
    """Whether one of its tokens lies on field 40."""

    beneath: int
    """Tokens under all of the colour's."""

    price: int
    """In the finale what is beneath was taken off; it may then be less than nothing."""

    paid: int
    """What was really paid, or received: nobody pays more than he has, or receives less than
    nothing."""


@dataclass(frozen=True, slots=True)
class Hand:
    """Who plays which colours, and what is in his purse before the round's income."""

    seat: str
    colours: tuple[str, ...]
    purse: int


@dataclass(frozen=True, slots=True)
class Choice:
    """Fields, and what they cost on the stacks that were asked about."""

    price: int
    fields: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class _Lying:
    """Where the tokens of a colour lie, and how many lie beneath them."""

    colour: str
    fields: tuple[str, ...]
    beneath: int


def income(number: int, colours: int) -> int:
    """Return what a player of so many colours is given at the beginning of a round."""
    return INCOME.get(number, 0) * colours


def trip_to(offer: Offer, fields: Sequence[str]) -> Trip:
    """Return the trip that tokens on these fields mean."""
    return Trip(offer.start, tuple(one for one in fields if one != STAYS), offer.target)


def bills(
    on: StateMap,
    offer: Offer,
    laid: Sequence[Placement],
    hands: Sequence[Hand],
    *,
    flat: bool = False,
) -> tuple[tuple[Bill, ...], Mapping[str, int]]:
    """Tell every colour's bill, in the order of telling, and all purses after the round.

    ``flat``: nothing lies beneath anything, as where all chose calmly.

    Raises:
        ValueError: no way leads to a state that was chosen.
    """
    purses = {hand.seat: hand.purse + income(offer.round, len(hand.colours)) for hand in hands}
    seat_of = {colour: hand.seat for hand in hands for colour in hand.colours}
    told = []
    for colour in telling_order(laid):
        under = 0 if flat else beneath(laid, colour)
        one = _bill(
            on, offer, _Lying(colour, fields_of(laid, colour), under), purses[seat_of[colour]]
        )
        purses[seat_of[colour]] += one.paid if offer.round == FINALE else -one.paid
        told.append(one)
    return tuple(told), purses


def _bill(on: StateMap, offer: Offer, tokens: _Lying, purse: int) -> Bill:
    way, stays = journey(on, trip_to(offer, tokens.fields)), STAYS in tokens.fields
    basic, under = way.price + (STAYING if stays else 0), UNDER * tokens.beneath
    finale = offer.round == FINALE
    whole = basic - under if finale else basic + under
    paid = max(whole, 0) if finale else min(whole, purse)
    return Bill(tokens.colour, way, stays, tokens.beneath, whole, paid)


def choices(on: StateMap, offer: Offer, heights: Mapping[str, int]) -> Iterator[Choice]:
    """Yield every choice of a round with its price, on stacks that are so many tokens high."""
    sign = -1 if offer.round == FINALE else 1
    for fields in combinations(sorted(offer.fields), tokens_of(offer.round)):
        basic = price(on, trip_to(offer, fields)) + (STAYING if STAYS in fields else 0)
        if basic < CROSSING * NOWHERE:
            under = sum(heights.get(field, 0) for field in fields)
            yield Choice(basic + sign * UNDER * under, fields)


def best(on: StateMap, offer: Offer, heights: Mapping[str, int] | None = None) -> Choice:
    """Return the cheapest choice, in the finale the dearest; of several, the first by keys.

    Field 40 counts. ``heights`` are those of the stacks; without them the tokens lie lowest.
    """
    found = choices(on, offer, heights or {})
    if offer.round == FINALE:
        return max(found, key=lambda one: one.price)
    return min(found, key=lambda one: one.price)


def is_offer(on: StateMap, offer: Offer) -> bool:
    """Tell whether these cards can lie there: all different, and a target where there is one."""
    return (
        has_target(offer.round) == bool(offer.target)
        and len({*offer.cards}) == len(offer.cards)
        and all(card in on.parts for card in offer.cards)
    )
