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
        known, number = self.known_of(key), 0
        while number < len(known) or self.is_more(key):
            yield known[number]
            number += 1

    def known_of(self, key: Key) -> list[tuple[Thing, Box]]:
        """Return the places of a thing that are worked out; others may ask for more meanwhile."""
        known = self._known.get(key)
        if known is None:
            known = self._known[key] = []
            self._rest[key] = iter(self._search(key))
        return known

    def is_more(self, key: Key) -> bool:
        """Work out the next place of a thing; tell whether there is one."""
        further = next(self._rest[key], None)
        if further is None:
            return False
        self._known[key].append(further)
        self.known += 1
        return True

    def room(self, place: tuple[Thing, Box]) -> Box:
        """Return the room that a thing keeps at a place."""
        return self._room(*place)

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
        asked: dict[Key, Spots[Key, Thing]] = {}
        while queue:
            key = queue.pop(0)
            spots = asked.get(key)
            if spots is None:
                spots = asked[key] = Spots(self, key, blocked)
            spot = spots.first_free(taken)
            if spot < 0:
                spot, others = spots.oust(rooms, sent)
                for other in others:
                    del placed[other], rooms[other]
                    queue.append(other)
                sent[key] = sent.get(key, 0) + 1
                if others:
                    taken = list(rooms.values())
            if spot >= 0:
                placed[key] = spots.open[spot]
                room = rooms[key] = spots.room(spot)
                taken.append(room)
        return placed


class Spots(Generic[Key, Thing]):
    """The places of one thing that are over nothing blocked, found out as far as anybody asks.

    Who finds no room, or is sent away, asks for all of them again and again while things are
    packed; what is blocked stays. What may be in the way is sorted out once.
    """

    def __init__(self, packing: Packing[Key, Thing], key: Key, blocked: Sequence[Box]) -> None:
        self._packing, self._key, self._blocked = packing, key, blocked
        self._known = packing.known_of(key)
        self._number = 0
        self._near: list[Box] = []
        self._seen = self._last = NOWHERE
        self._rooms: list[Box | None] = []
        self.open: list[tuple[Thing, Box]] = []
        self.ranks: list[int] = []
        """How many places are better than each of them, blocked ones too."""

    def is_more(self) -> bool:
        """Find the next; tell whether there is one."""
        packing, known, near = self._packing, self._known, self._near
        number, seen, last, found = self._number, self._seen, self._last, False
        while number < len(known) or packing.is_more(self._key):
            place = known[number]
            left, top, right, bottom = box = place[1]
            number += 1
            if left < last[2] and last[0] < right and top < last[3] and last[1] < bottom:
                continue  # what was in the way before is so again, nearly every other time
            if seen[0] > left or seen[1] > top or seen[2] < right or seen[3] < bottom:
                seen = grow(joined(seen, box), AROUND)
                near = touching(seen, self._blocked)
            for one in near:
                if left < one[2] and one[0] < right and top < one[3] and one[1] < bottom:
                    last = one
                    break
            else:
                self.open.append(place)
                self.ranks.append(number - 1)
                self._rooms.append(None)
                found = True
                break
        self._number, self._near, self._seen, self._last = number, near, seen, last
        return found

    def room(self, number: int) -> Box:
        """Return the room that the thing keeps at one of them."""
        room = self._rooms[number]
        if room is None:
            room = self._rooms[number] = self._packing.room(self.open[number])
        return room

    def first_free(self, taken: Sequence[Box]) -> int:
        """Return the number of the best one that is over nothing; -1 where none is free.

        All is in one piece, for it goes through more places than anything else does. Where a thing
        is over another one, its room is too: that is only asked for where it is over none.
        """
        free, number, near = self.open, 0, list[Box]()
        seen = last = NOWHERE
        while number < len(free) or self.is_more():
            left, top, right, bottom = box = free[number][1]
            number += 1
            if left < last[2] and last[0] < right and top < last[3] and last[1] < bottom:
                continue
            if seen[0] > left or seen[1] > top or seen[2] < right or seen[3] < bottom:
                seen = grow(joined(seen, box), AROUND)
                near = touching(seen, taken)
            for one in near:
                if left < one[2] and one[0] < right and top < one[3] and one[1] < bottom:
                    last = one
                    break
            else:
                left, top, right, bottom = box = self.room(number - 1)
                if seen[0] > left or seen[1] > top or seen[2] < right or seen[3] < bottom:
                    seen = grow(joined(seen, box), AROUND)
                    near = touching(seen, taken)
                for one in near:
                    if left < one[2] and one[0] < right and top < one[3] and one[1] < bottom:
                        break
                else:
                    return number - 1
        return -1

    def oust(self, rooms: Mapping[Key, Box], sent: Mapping[Key, int]) -> tuple[int, list[Key]]:
        """Choose the one that sends fewest others to look again, if any.

        Of the ``rooms`` that are taken those near the places are sorted out once: a large board has
        many, and who finds no room goes through all the places there are.
        """
        best, least, others = -1, math.inf, list[Key]()
        beside, looked = list[tuple[Key, int, Box]](), NOWHERE
        number = 0
        while number < len(self.open) or self.is_more():
            far = self.ranks[number] * 0.01
            if 1 + far >= least:
                break  # none is free: each sends one away at least
            left, top, right, bottom = box = self.room(number)
            if looked[0] > left or looked[1] > top or looked[2] < right or looked[3] < bottom:
                looked = grow(joined(looked, box), AROUND)
                beside = [
                    # Each time it was sent away makes it dearer to send: the search must end.
                    (other, 1 + 3 * sent.get(other, 0), one)
                    for other, one in rooms.items()
                    if hits(looked, (one,))
                ]
            price, hit = 0, list[Key]()
            for other, dear, one in beside:
                if left < one[2] and one[0] < right and top < one[3] and one[1] < bottom:
                    price += dear
                    if dear > 3 * PATIENCE or price + far >= least:
                        break
                    hit.append(other)
            else:
                best, least, others = number, price + far, hit
            number += 1
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
