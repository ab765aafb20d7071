"""What a reader is shown beside the moves: signs, arrows and lit spaces, marks of a lesson."""

from dataclasses import dataclass
from enum import StrEnum


class Sign(StrEnum):
    """How good an order or a whole phase is, in the signs of chess."""

    GOOD = "!"
    MISTAKE = "?"
    BRILLIANT = "!!"
    BLUNDER = "??"
    INTERESTING = "!?"
    DUBIOUS = "?!"


class Shape(StrEnum):
    """What is drawn on the board by hand."""

    ARROW = "arrow"
    LIT = "lit"
    CIRCLE = "circle"


class Colour(StrEnum):
    """In which colour it is drawn; the theme says how that looks."""

    GREEN = "green"
    RED = "red"
    BLUE = "blue"
    YELLOW = "yellow"


@dataclass(frozen=True, slots=True)
class Mark:
    """One thing drawn on the board."""

    shape: Shape
    colour: Colour
    at: str
    """The location where it is, or where an arrow begins."""

    to: str = ""
    """The location where an arrow ends."""

    @property
    def fits(self) -> bool:
        """Tell whether it has the places that its shape needs."""
        return bool(self.at) and bool(self.to) == (self.shape is Shape.ARROW)


@dataclass(frozen=True, slots=True, kw_only=True)
class OrderSign:
    """What is thought of one order of a phase."""

    power: str
    order: str
    """Its text as it was judged."""

    sign: Sign


@dataclass(frozen=True, slots=True, kw_only=True)
class Lesson:
    """What a chapter that teaches does at one node."""

    asks: tuple[str, ...] = ()
    """Powers for which the reader writes here; the main line and what is ``right`` is right."""

    hints: tuple[str, ...] = ()
    """Told one after another to whoever asks."""

    otherwise: str = ""
    """The answer to orders that no branch has."""

    right: bool = False
    """The orders that led here are right, though they are not the main line."""


NO_LESSON = Lesson()


class Mode(StrEnum):
    """How a chapter is shown."""

    ANALYSIS = "analysis"
    HIDDEN = "hidden"
    """Results are told only when the reader asks."""

    LESSON = "lesson"
    PLAY = "play"
    """The reader plays on against the computer."""
