"""Tokens in hands: who drags what, by finger or pointer; up to ten at once, one for each player."""

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from math import hypot

from PySide6.QtCore import QPointF

SLIP = 5.0
"""Pixels that a finger may slip before it drags."""


@dataclass(frozen=True, slots=True)
class Drag:
    """One token in a hand."""

    seat: str
    colour: str
    begun: QPointF
    at: QPointF
    """Both in pixels of the table."""

    @property
    def moved(self) -> bool:
        """Whether it was really dragged, and not only touched."""
        way = self.at - self.begun
        return hypot(way.x(), way.y()) > SLIP


@dataclass(slots=True)
class Drags:
    """All tokens in hands, by the finger that holds each; the pointer is one of them."""

    held: dict[int, Drag] = field(default_factory=dict)

    def take(self, finger: int, seat: str, colour: str, at: QPointF) -> bool:
        """Take a token up; not with a second finger of the same hand."""
        if not colour or any(one.seat == seat for one in self.held.values()):
            return False
        self.held[finger] = Drag(seat, colour, at, at)
        return True

    def move(self, finger: int, at: QPointF) -> None:
        """Move it."""
        if finger in self.held:
            self.held[finger] = replace(self.held[finger], at=at)

    def drop(self, finger: int) -> Drag | None:
        """Let it go."""
        return self.held.pop(finger, None)

    def forget(self, alive: Callable[[str], bool]) -> None:
        """Let go of every token that its player has no longer in his hand."""
        self.held = {finger: one for finger, one in self.held.items() if alive(one.colour)}
