"""How far somebody was from the best that he could have chosen, in the words of his game."""

from typing import Protocol


class OffBestName(Protocol):
    """How a game of live rounds tells that distance; figures come as the language writes them."""

    def column(self) -> str:
        """Say over a column of such distances what they are."""
        ...

    def mean_of(self) -> str:
        """Say what one of them is the mean of."""
        ...

    def figure(self, mean: str, /) -> str:
        """Give a mean its unit: ``3.4 €``."""
        ...

    def words(self, mean: str, /) -> str:
        """Say it without a column: ``3.4 € from the best choice``."""
        ...
