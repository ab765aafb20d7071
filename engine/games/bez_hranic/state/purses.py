"""What everybody has, and what of it was put right by hand."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Self


@dataclass(frozen=True, slots=True)
class Purses:
    """Everybody's money."""

    euros: Mapping[str, int]
    by_hand: Mapping[str, int] = field(default_factory=dict)
    """Euros by which purses were changed by hand, all in all: taking a round back keeps them."""

    def given(self, income: Mapping[str, int]) -> Self:
        """Give everybody his income."""
        return self.holding({seat: euros + income[seat] for seat, euros in self.euros.items()})

    def holding(self, euros: Mapping[str, int]) -> Self:
        """Return what is there after a round was paid."""
        return replace(self, euros=euros)

    def changed(self, seat: str, euros: int) -> Self:
        """Change a purse by hand."""
        by_hand = {**self.by_hand, seat: self.by_hand.get(seat, 0) + euros}
        return replace(self, euros={**self.euros, seat: self.euros[seat] + euros}, by_hand=by_hand)

    def changed_as_in(self, later: Self) -> Self:
        """Add what was changed by hand until later; no purse holds less than nothing."""
        since = {
            seat: later.by_hand.get(seat, 0) - self.by_hand.get(seat, 0) for seat in self.euros
        }
        euros = {seat: max(had + since[seat], 0) for seat, had in self.euros.items()}
        return replace(self, euros=euros, by_hand=later.by_hand)

    @property
    def richest(self) -> tuple[str, ...]:
        """Who has most."""
        most = max(self.euros.values())
        return tuple(seat for seat, euros in self.euros.items() if euros == most)
