"""Puts things beside one another: each takes the best of its places that is still free.

Where nothing is free, the thing that finds no room sends away those that can best go elsewhere.
The same things always end in the same places.
"""

import math
from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence
from itertools import islice
from typing import Generic, TypeVar

from gui.map.ground import Box

Key = TypeVar("Key", bound=Hashable)
Thing = TypeVar("Thing")

PATIENCE = 4
"""How often a thing may be sent away before it stays for good."""


class Packing(Generic[Key, Thing]):
    """Places worked out once and asked again for every new arrangement.

    ``room`` says how much room things keep between one another, when that is more than the box that
    they keep free of what is blocked.
    """

    def __init__(
        self,
        search: Callable[[Key], Iterable[tuple[Thing, Box]]],
        room: Callable[[Thing, Box], Box] = lambda _, box: box,
    ) -> None:
        self._search, self._room = search, room
        self._known: dict[Key, list[tuple[Thing, Box]]] = {}
        self._rest: dict[Key, Iterator[tuple[Thing, Box]]] = {}

    def places(self, key: Key) -> Iterator[tuple[Thing, Box]]:
        """Yield the places of a thing, the best first; worked out as far as anybody asks."""
        if key not in self._known:
            self._known[key] = []
            self._rest[key] = iter(self._search(key))
        known = self._known[key]
        index = 0
        while True:
            if index == len(known):
                further = next(self._rest[key], None)
                if further is None:
                    return
                known.append(further)
            yield known[index]
            index += 1

    def look(self, key: Key, count: int) -> None:
        """Work the best places of a thing out beforehand."""
        for _ in islice(self.places(key), count):
            pass

    def pack(self, order: Sequence[Key], blocked: Sequence[Box]) -> Mapping[Key, tuple[Thing, Box]]:
        """Place things in this order of right, none over a blocked box or over another thing.

        A thing for which there is no room at all is missing.
        """
        placed: dict[Key, tuple[Thing, Box]] = {}
        queue = list(order)
        sent: dict[Key, int] = {}
        taken: list[Box] = []
        while queue:
            key = queue.pop(0)
            found = next(
                (
                    place
                    for place in self.places(key)
                    if not hits(place[1], blocked) and not hits(self._room(*place), taken)
                ),
                None,
            )
            if found is None:
                found, others = self._oust(key, blocked, placed, sent)
                for other in others:
                    del placed[other]
                    queue.append(other)
                sent[key] = sent.get(key, 0) + 1
                taken = [self._room(*place) for place in placed.values()]
            if found is not None:
                placed[key] = found
                taken.append(self._room(*found))
        return placed

    def _oust(
        self,
        key: Key,
        blocked: Sequence[Box],
        placed: Mapping[Key, tuple[Thing, Box]],
        sent: Mapping[Key, int],
    ) -> tuple[tuple[Thing, Box] | None, list[Key]]:
        """Take the place that sends fewest others to look again."""
        best: tuple[Thing, Box] | None = None
        least, others = math.inf, list[Key]()
        for rank, place in enumerate(self.places(key)):
            if hits(place[1], blocked):
                continue
            room = self._room(*place)
            hit = [other for other, one in placed.items() if hits(room, (self._room(*one),))]
            # Each time something was sent away makes it dearer to send: the search must end.
            price = sum(1 + 3 * sent.get(other, 0) for other in hit) + rank * 0.01
            if price < least and all(sent.get(other, 0) < PATIENCE for other in hit):
                best, least, others = place, price, hit
        return best, others


def hits(box: Box, others: Iterable[Box]) -> bool:
    """Tell whether a box covers any of others."""
    left, top, right, bottom = box
    for one in others:
        if left < one[2] and one[0] < right and top < one[3] and one[1] < bottom:
            return True
    return False


def touching(box: Box, others: Iterable[Box]) -> list[Box]:
    """Return those of others that a box covers."""
    left, top, right, bottom = box
    return [
        one
        for one in others
        if left < one[2] and one[0] < right and top < one[3] and one[1] < bottom
    ]


def grow(box: Box, air: float) -> Box:
    """Return a box with air round it."""
    return (box[0] - air, box[1] - air, box[2] + air, box[3] + air)


def shared(one: Box, other: Box) -> float:
    """Return the area that two boxes share."""
    wide = min(one[2], other[2]) - max(one[0], other[0])
    if wide <= 0:
        return 0.0
    high = min(one[3], other[3]) - max(one[1], other[1])
    return wide * high if high > 0 else 0.0
