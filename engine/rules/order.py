"""What every game's order can do."""

from typing import Protocol


class OrderError(ValueError):
    """The text is no order at all. Illegal orders are not errors: the ruling says why they fail."""


class Order(Protocol):
    """One instruction to one unit. Prints in the notation that the game can read back."""

    @property
    def at(self) -> str:
        """Location of the ordered unit; of the new unit in a build; empty for a waived build."""
        ...

    def __str__(self) -> str: ...
