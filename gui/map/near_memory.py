"""What was worked out and depends on what lies near: known again where the same lies there."""

from collections.abc import Callable, Hashable, Sequence
from typing import Generic, TypeVar

from gui.kit.answer_cache import Memory
from gui.map.ground import Box
from gui.map.packing import touching

Value = TypeVar("Value")

KEPT = 6
"""Answers to one question that are kept, each for other things near."""


class NearMemory(Generic[Value]):
    """Keeps answers with the room that was looked at: whatever lies beyond it changes nothing."""

    def __init__(self, most: int) -> None:
        self._known: Memory[list[tuple[Box, list[Box], Value]]] = Memory(most)

    def get(
        self, asked: Hashable, boxes: Sequence[Box], find: Callable[[], tuple[Value, Box]]
    ) -> tuple[Value, Box]:
        """Return what is known beside these boxes, or find it; and the room that was looked at."""
        known = self._known.get(asked, list)
        for room, met, value in known:
            if touching(room, boxes) == met:
                return value, room
        value, room = find()
        known.insert(0, (room, touching(room, boxes), value))
        del known[KEPT:]
        return value, room
