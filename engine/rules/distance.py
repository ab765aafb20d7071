"""How far somebody was from the best that he could have chosen, in games that can tell."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Self

if TYPE_CHECKING:
    from fractions import Fraction

_MOST = 99_999
"""More than any game comes to."""


@dataclass(frozen=True, slots=True)
class Distance:
    """What somebody's choices were worse than the best ones, all of them together.

    Whole numbers, so that those of many games make one mean and nothing is rounded on the way.
    """

    off: int
    """Of that by which the game is won; nought where every choice was the best."""

    choices: int
    """In how many choices: one at least."""

    def __add__(self, other: "Distance") -> "Distance":
        """Return both together."""
        return Distance(self.off + other.off, self.choices + other.choices)

    @property
    def mean(self) -> "Fraction":
        """How far he was in one choice, on average."""
        from fractions import Fraction  # noqa: PLC0415 - behind it is all of decimal

        return Fraction(self.off, self.choices)

    @classmethod
    def read(cls, value: Any) -> Self:
        """Take it as it lies in a file.

        Raises:
            ValueError: it is none.
        """
        whole = isinstance(value, list) and all(type(one) is int for one in value)
        if not whole or len(value) != 2 or not 0 <= value[0] <= _MOST:
            raise ValueError(value)
        if not 1 <= value[1] <= _MOST:
            raise ValueError(value)
        return cls(*value)

    def written(self) -> list[int]:
        """Return it as it lies in a file."""
        return [self.off, self.choices]
