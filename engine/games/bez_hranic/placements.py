"""Tokens on the eight fields: their stacks, and what is put right when one lies wrong."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

STAYS = "40"
"""The field for who stays at home."""


@dataclass(frozen=True, slots=True)
class Placement:
    """One token as it was laid. It is never moved; a wrong one is taken and laid again."""

    colour: str
    field: str
    """A state of the offer, or ``STAYS``."""


def seat_of(hands: Mapping[str, Sequence[str]], colour: str) -> str:
    """Return whose colour it is, of the colours of every seat; nothing where nobody plays it."""
    return next((seat for seat, own in hands.items() if colour in own), "")


def beneath(laid: Sequence[Placement], colour: str) -> int:
    """Count the tokens that lie under those of a colour, its own side's too."""
    return sum(
        sum(other.field == one.field for other in laid[:place])
        for place, one in enumerate(laid)
        if one.colour == colour
    )


def fields_of(laid: Sequence[Placement], colour: str) -> tuple[str, ...]:
    """Return where the tokens of a colour lie, the first one first."""
    return tuple(one.field for one in laid if one.colour == colour)


def repair(
    laid: Sequence[Placement], hands: Sequence[Sequence[str]], tokens: int
) -> tuple[Placement, ...]:
    """Return the tokens to take and lay again, the lowest first; nothing where all lie well.

    ``hands`` are the colours that each player plays, ``tokens`` those laid for every colour. Two
    of one colour never lie on one field. Both colours of one player do not lie alike: not on one
    field, where each lays one token, and not on the same two (*Chybné umístění žetonů*).
    """
    wrong: list[tuple[str, str]] = []
    for colour in {one.colour: None for one in laid}:
        counted = Counter(fields_of(laid, colour))
        wrong += [(colour, field) for field, count in counted.items() if count > 1]
    doubled = {colour for colour, _ in wrong}
    for hand in hands:
        alike = [frozenset(fields_of(laid, colour)) for colour in hand]
        whole = all(len(fields_of(laid, colour)) == tokens for colour in hand)
        if len(hand) == 1 or not whole or doubled & {*hand} or len({*alike}) > 1:
            continue
        for field in alike[0]:
            lowest = next(one for one in laid if one.field == field and one.colour in hand)
            wrong.append((lowest.colour, field))
    taken: list[Placement] = []
    for one in laid:
        if (one.colour, one.field) in wrong and one not in taken:
            taken.append(one)
    return tuple(taken)


def taken_off(laid: Sequence[Placement], taken: Sequence[Placement]) -> tuple[Placement, ...]:
    """Return what still lies when tokens are taken: the lower of two alike goes, stacks close."""
    left = list(laid)
    for one in taken:
        left.remove(one)
    return tuple(left)


def stacks(laid: Sequence[Placement]) -> Mapping[str, tuple[str, ...]]:
    """Return the colours that lie on each field, the lowest first."""
    lying: dict[str, tuple[str, ...]] = {}
    for one in laid:
        lying[one.field] = (*lying.get(one.field, ()), one.colour)
    return lying


def telling_order(laid: Sequence[Placement]) -> tuple[str, ...]:
    """Return the colours in the order in which they are told: uncovered tokens first.

    Whose tokens are told is lifted. Of several whose tokens lie open, who laid first comes first;
    where all are covered, whoever has the fewest tokens above his.
    """
    left, told = list(laid), []
    while left:
        colours = {one.colour: None for one in left}
        nearest = min(colours, key=lambda colour: _above(left, colour))
        told.append(nearest)
        left = [one for one in left if one.colour != nearest]
    return tuple(told)


def _above(laid: Sequence[Placement], colour: str) -> int:
    return sum(
        sum(other.field == one.field and other.colour != colour for other in laid[place + 1 :])
        for place, one in enumerate(laid)
        if one.colour == colour
    )
