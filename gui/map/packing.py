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

AROUND = 24.0
"""How far round a box others are sorted out beforehand, in board units."""

NOWHERE: Box = (math.inf, math.inf, -math.inf, -math.inf)
"""A room without anything in it."""


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
        self.known = 0
        """How many places were worked out: what it takes grows with every thing put anew."""

    def places(self, key: Key) -> Iterator[tuple[Thing, Box]]:
        """Yield the places of a thing, the best first; worked out as far as anybody asks."""
        known, number = self._known_of(key), 0
        while number < len(known) or self._is_more(key):
            yield known[number]
            number += 1

    def _known_of(self, key: Key) -> list[tuple[Thing, Box]]:
        """Return the places of a thing that are worked out; others may ask for more meanwhile."""
        known = self._known.get(key)
        if known is None:
            known = self._known[key] = []
            self._rest[key] = iter(self._search(key))
        return known

    def _is_more(self, key: Key) -> bool:
        """Work out the next place of a thing; tell whether there is one."""
        further = next(self._rest[key], None)
        if further is None:
            return False
        self._known[key].append(further)
        self.known += 1
        return True

    def look(self, key: Key, count: int) -> None:
        """Work the best places of a thing out beforehand."""
        for _ in islice(self.places(key), count):
            pass

    def pack(self, order: Sequence[Key], blocked: Sequence[Box]) -> Mapping[Key, tuple[Thing, Box]]:
        """Place things in this order of right, none over a blocked box or over another thing.

        A thing for which there is no room at all is missing.
        """
        placed: dict[Key, tuple[Thing, Box]] = {}
        rooms: dict[Key, Box] = {}  # of what is placed, in the same order
        queue = list(order)
        sent: dict[Key, int] = {}
        taken: list[Box] = []
        while queue:
            key = queue.pop(0)
            spot = self._first_free(key, blocked, taken)
            if spot is None:
                spot, others = self._oust(key, blocked, rooms, sent)
                for other in others:
                    del placed[other], rooms[other]
                    queue.append(other)
                sent[key] = sent.get(key, 0) + 1
                if others:
                    taken = list(rooms.values())
            if spot is not None:
                placed[key] = spot
                room = rooms[key] = self._room(*spot)
                taken.append(room)
        return placed

    def _first_free(
        self, key: Key, blocked: Sequence[Box], taken: Sequence[Box]
    ) -> tuple[Thing, Box] | None:
        """Return the best place of a thing that is over nothing; nothing where none is free.

        What may be in the way is sorted out once, after the first place, which mostly does. All
        is in one piece, for it goes through more places than anything else does. Where a thing is
        over another one, its room is too: that is only asked for where it is over none.
        """
        apart, first = self._room, next(self.places(key), None)
        if first is None or not (hits(first[1], blocked) or hits(apart(*first), taken)):
            return first
        known, number = self._known_of(key), 1
        near, beside = list[Box](), list[Box]()
        seen = looked = last = NOWHERE
        while number < len(known) or self._is_more(key):
            place = known[number]
            number += 1
            left, top, right, bottom = box = place[1]
            if left < last[2] and last[0] < right and top < last[3] and last[1] < bottom:
                continue  # what was in the way before is so again, nearly every other time
            if seen[0] > left or seen[1] > top or seen[2] < right or seen[3] < bottom:
                seen = grow(joined(seen, box), AROUND)
                near = touching(seen, blocked) + touching(seen, taken)
            for one in near:
                if left < one[2] and one[0] < right and top < one[3] and one[1] < bottom:
                    last = one
                    break
            else:
                left, top, right, bottom = box = apart(*place)
                if looked[0] > left or looked[1] > top or looked[2] < right or looked[3] < bottom:
                    looked = grow(joined(looked, box), AROUND)
                    beside = touching(looked, taken)
                for one in beside:
                    if left < one[2] and one[0] < right and top < one[3] and one[1] < bottom:
                        break
                else:
                    return place
        return None

    def _oust(
        self,
        key: Key,
        blocked: Sequence[Box],
        rooms: Mapping[Key, Box],
        sent: Mapping[Key, int],
    ) -> tuple[tuple[Thing, Box] | None, list[Key]]:
        """Take the place that sends fewest others to look again.

        Of the ``rooms`` that are taken, too, those near the places are sorted out once: a large
        board has many, and who finds no room goes through all the places there are.
        """
        best: tuple[Thing, Box] | None = None
        least, others = math.inf, list[Key]()
        beside, looked = list[tuple[Key, Box]](), NOWHERE
        bars = Near(blocked)
        for rank, place in enumerate(self.places(key)):
            if 1 + rank * 0.01 >= least:
                break  # none is free: each sends one away at least
            if bars.hit(place[1]):
                continue
            left, top, right, bottom = box = self._room(*place)
            if looked[0] > left or looked[1] > top or looked[2] < right or looked[3] < bottom:
                near = looked = grow(joined(looked, box), AROUND)
                beside = [item for item in rooms.items() if hits(near, (item[1],))]
            hit = [
                other
                for other, one in beside
                if left < one[2] and one[0] < right and top < one[3] and one[1] < bottom
            ]
            # Each time something was sent away makes it dearer to send: the search must end.
            price = sum(1 + 3 * sent.get(other, 0) for other in hit) + rank * 0.01
            if price < least and all(sent.get(other, 0) < PATIENCE for other in hit):
                best, least, others = place, price, hit
        return best, others


class Near:
    """Boxes that are asked about place after place: those near them are sorted out once.

    Not at the first place, which mostly does.
    """

    __slots__ = ("_asked", "_boxes", "_near", "_room")

    def __init__(self, boxes: Sequence[Box]) -> None:
        self._boxes = boxes
        self._near: Sequence[Box] = ()
        self._room: Box = NOWHERE
        self._asked = False

    def hit(self, box: Box) -> bool:
        """Tell whether a box covers any of them."""
        if not self._asked:
            self._asked = True
            return hits(box, self._boxes)
        left, top, right, bottom = self._room
        if left > box[0] or top > box[1] or right < box[2] or bottom < box[3]:
            self._room = grow(joined(self._room, box), AROUND)
            self._near = touching(self._room, self._boxes)
        return hits(box, self._near)


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


def joined(box: Box, other: Box) -> Box:
    """Return a box round two."""
    return (
        min(box[0], other[0]),
        min(box[1], other[1]),
        max(box[2], other[2]),
        max(box[3], other[3]),
    )


def shared(one: Box, other: Box) -> float:
    """Return the area that two boxes share."""
    wide = min(one[2], other[2]) - max(one[0], other[0])
    if wide <= 0:
        return 0.0
    high = min(one[3], other[3]) - max(one[1], other[1])
    return wide * high if high > 0 else 0.0
