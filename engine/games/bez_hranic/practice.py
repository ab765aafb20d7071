"""Rounds made of what somebody misjudges, dealt by the seed like any others.

A pair is asked by a round that has one of its states for a start (or a target) and offers the
other. Of *n* pairs, round *r* asks pair *r*, counted round and round; where there are more pairs
than rounds, the last rounds ask two, one from the start and one from the target. Which state of a
pair is the start is drawn; the rest of an offer is drawn from the states of all pairs, and where
they do not suffice, from all others.
"""

from collections.abc import Callable, Iterator, Sequence

from engine.games.bez_hranic.bills import Offer
from engine.games.bez_hranic.calendar import OFFER, ROUNDS, has_target

Pair = tuple[str, str]

BETWEEN_PAIRS, WITHIN = ".", "-"
"""How pairs are written in an agreement: ``SI-HU.HR-ME``."""

MOST_PAIRS = 10
"""Pairs at most: rounds 5 to 7 ask two each."""


def written(pairs: Sequence[Pair]) -> str:
    """Write pairs down for an agreement."""
    return BETWEEN_PAIRS.join(WITHIN.join(pair) for pair in pairs)


def read(text: str, states: Sequence[str]) -> tuple[Pair, ...]:
    """Read pairs of an agreement.

    Raises:
        ValueError: they are none, or too many, or one is of no two states of the map.
    """
    pairs: list[Pair] = []
    for part in text.split(BETWEEN_PAIRS) if text else ():
        one, _, other = part.partition(WITHIN)
        if one == other or one not in states or other not in states:
            raise ValueError(f"no pair: {part}")
        pairs.append((one, other))
    if len(pairs) > MOST_PAIRS or len({frozenset(pair) for pair in pairs}) < len(pairs):
        raise ValueError(f"no practice: {text}")
    return tuple(pairs)


def practice_offer(
    number: int, pairs: Sequence[Pair], cards: Sequence[str], drawn: Callable[[str], str]
) -> Offer:
    """Deal one round of practice; ``drawn`` ranks whatever is drawn by its name."""
    asked = _asked(number, pairs)
    ends, offered = min(_ways(asked), key=lambda way: drawn(" ".join((*way[0], "|", *way[1]))))
    known = dict.fromkeys(state for pair in pairs for state in pair)
    rest = [
        *sorted(known, key=drawn),
        *sorted((card for card in cards if card not in known), key=drawn),
    ]
    if has_target(number) and len(ends) < 2:
        ends = (*ends, next(one for one in rest[::-1] if one not in (*ends, *offered)))
    fill = [one for one in rest if one not in (*ends, *offered)]
    states = sorted(
        (*offered, *fill[: OFFER - len(offered)]), key=lambda one: drawn(f"place {one}")
    )
    return Offer(number, ends[0], tuple(states), ends[1] if has_target(number) else "")


def _asked(number: int, pairs: Sequence[Pair]) -> tuple[Pair, ...]:
    """Return the pairs that a round asks: one, or two of the last rounds."""
    first = pairs[(number - 1) % len(pairs)]
    later = ROUNDS + (ROUNDS - number)  # round 7 has the eighth pair, round 6 the ninth
    return (first, pairs[later]) if has_target(number) and later < len(pairs) else (first,)


def _ways(asked: Sequence[Pair]) -> Iterator[tuple[tuple[str, ...], tuple[str, ...]]]:
    """Yield how pairs can be asked: ends of the trip, and what is offered."""
    for ends, offered in _turned(asked):
        if not {*ends} & {*offered}:
            yield tuple(dict.fromkeys(ends)), tuple(dict.fromkeys(offered))


def _turned(asked: Sequence[Pair]) -> Iterator[tuple[tuple[str, ...], tuple[str, ...]]]:
    if not asked:
        yield (), ()
        return
    (one, other), *rest = asked
    for ends, offered in _turned(rest):
        yield (one, *ends), (other, *offered)
        yield (other, *ends), (one, *offered)
