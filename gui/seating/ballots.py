"""What players have written and handed in so far. In memory only, and never printed."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from engine.seating.bids import BUDGET
from engine.seating.record import Dealing, Way


@dataclass(slots=True)
class Ballots:
    """The lists (or bids) of one table: begun, handed in, or neither."""

    way: str
    sides: tuple[str, ...]
    """What is dealt: the first power of each side."""

    count: int
    _begun: dict[int, tuple[tuple[str, int], ...]] = field(default_factory=dict, repr=False)
    _handed: dict[int, tuple[tuple[str, int], ...]] = field(default_factory=dict, repr=False)

    def begun(self, seat: int) -> dict[str, int]:
        """Return what somebody began: sides in order, with bids."""
        return dict(self._begun.get(seat, ()))

    def keep(self, seat: int, entry: Mapping[str, int]) -> None:
        """Keep what somebody began, for when he comes back."""
        self._begun[seat] = tuple(entry.items())

    def hand_in(self, seat: int, entry: Mapping[str, int]) -> None:
        """Take somebody's list; from now on nobody sees it."""
        self._begun.pop(seat, None)
        self._handed[seat] = tuple(entry.items())

    def throw_away(self, seat: int) -> None:
        """Destroy a list unread: its owner writes anew."""
        self._handed.pop(seat, None)

    def has(self, seat: int) -> bool:
        """Tell whether somebody has handed his list in."""
        return seat in self._handed

    @property
    def touched(self) -> bool:
        """Whether anything would be lost."""
        return bool(self._begun or self._handed)

    def opened(self, players: Sequence[str]) -> Dealing:
        """Open all lists at once."""
        entries = [dict(self._handed[seat]) for seat in range(self.count)]
        wishes = tuple(tuple(entry) for entry in entries)
        bids = tuple({side: bid for side, bid in entry.items() if bid} for entry in entries)
        if self.way == Way.WISHES:
            return Dealing(players=tuple(players), sides=self.sides, wishes=wishes)
        return Dealing(players=tuple(players), sides=self.sides, bids=bids)


def bid_faults(bids: Mapping[str, int], budget: int = BUDGET) -> tuple[list[list[str]], int]:
    """Return the sides that are bid the same for, group by group, and how much is too much."""
    same: dict[int, list[str]] = {}
    for side, bid in bids.items():
        if bid:
            same.setdefault(bid, []).append(side)
    doubled = [sides for sides in same.values() if len(sides) > 1]
    return doubled, max(0, sum(bids.values()) - budget)
