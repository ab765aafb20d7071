"""How a game stands: all that any scoring system asks."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field

from engine.rules.position import Position

FIRST_YEAR = 1901
"""The year from which years survived are counted."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Standing:
    """A game at its end, or as if it ended now."""

    counted: Mapping[str, int]
    """What is counted of each power, those of whom nothing is included."""

    out: Mapping[str, int] = field(default_factory=dict)
    """In which year a power of which nothing is counted lost the last."""

    year: int
    """The year that was played last."""

    began: int = FIRST_YEAR
    """The year in which the game began: 1901, in games of fewer players 1870, 1801 or 1914."""

    solo: str = ""
    """Who has won alone; empty when nobody has."""

    drawn: frozenset[str] = frozenset()
    """Who shares a draw that was agreed; empty when the game just stopped."""

    @property
    def survivors(self) -> tuple[str, ...]:
        """The powers of which something is still counted."""
        return tuple(power for power, owned in self.counted.items() if owned)

    @property
    def most(self) -> int:
        """What is counted of the leader."""
        return max(self.counted.values())

    @property
    def leaders(self) -> tuple[str, ...]:
        """Of whom most is counted."""
        return tuple(power for power, owned in self.counted.items() if owned == self.most)

    def years(self, power: str) -> int:
        """Count the years that a power survived."""
        return max(0, self.out.get(power, self.year) - self.began)

    def places(self, *, dead_by_year: bool = True) -> list[list[str]]:
        """List the powers by place, the best first; those who share a place stand together.

        Whoever was eliminated later stands before whoever was earlier, or all of them share one
        place.
        """

        def worth(power: str) -> tuple[int, int]:
            owned = self.counted[power]
            return owned, self.out.get(power, self.year) if dead_by_year and not owned else 0

        ranking: list[list[str]] = []
        for power in sorted(self.counted, key=worth, reverse=True):
            if ranking and worth(ranking[-1][0]) == worth(power):
                ranking[-1].append(power)
            else:
                ranking.append([power])
        return ranking


def standing(
    powers: Sequence[str],
    history: Sequence[Position],
    *,
    solo: str = "",
    drawn: frozenset[str] = frozenset(),
    among: Collection[str] | None = None,
) -> Standing:
    """Tell how a game stands.

    ``history``: the position after each phase, the first one first and the present one last.
    ``among``: the spaces that are counted, where others can be owned too.
    Of whom something is counted at the end of a turn, which is when it may change, is not out.

    Raises:
        ValueError: there is no position.
    """
    if not history:
        msg = "a game without a position"
        raise ValueError(msg)
    now = history[-1]

    def count(position: Position, power: str) -> int:
        if among is None:
            return position.count(power)
        return sum(own == power and at in among for at, own in position.owners.items())

    out: dict[str, int] = {}
    for power in powers:
        if count(now, power):
            continue
        owning = [position.phase.turn for position in history if count(position, power)]
        first = history[0].phase.turn
        # It is lost within a turn; the one before it was the last whole one.
        out[power] = max(owning, default=first)
    return Standing(
        counted={power: count(now, power) for power in powers},
        out=out,
        year=now.phase.turn,
        began=history[0].phase.turn,
        solo=solo,
        drawn=drawn,
    )
