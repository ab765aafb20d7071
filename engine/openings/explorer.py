"""A tree to walk through: what a power ordered first, how often, what came of it, and what then.

A fork knows its games, and works out what lies behind it only when somebody goes there:

    root = explore(beginnings, "ITALY", openings)
    root.tally.played                  # all games
    root.onward[0].orders              # what was ordered most: {"A VEN": "A VEN H", …}
    root.onward[0].opening             # the narrowest opening that has been played so far
    root.onward[0].onward              # and what was ordered after that
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

from engine.openings.beginning import Beginning
from engine.openings.recognition import Played, recognised
from engine.openings.tally import Tally, tally
from engine.study.opening import Opening, Openings


@dataclass(frozen=True, kw_only=True)
class Fork:
    """Games in which a power began alike, and the ways that it went on."""

    power: str
    games: tuple[Beginning, ...]
    openings: Openings
    phase: str = ""
    """The phase (its code) of the orders that led here; none at the root."""

    orders: Mapping[str, str]
    """Those orders, by unit as it stood."""

    before: Played
    """By phase, all orders that led here, these included."""

    @cached_property
    def tally(self) -> Tally:
        """What came of these games."""
        return tally(self.games, self.power, self.openings.counted_after)

    @cached_property
    def opening(self) -> Opening | None:
        """The narrowest opening of this power alone that was played up to here."""
        found = recognised(self.openings.every, {self.power: self.before}).get((self.power,), ())
        return found[-1] if found else None

    @cached_property
    def onward(self) -> tuple["Fork", ...]:
        """The ways that it went on, the most frequent first; none where nothing more is known."""
        ways: dict[tuple[str, tuple[tuple[str, str], ...]], list[Beginning]] = {}
        for game in self.games:
            step = _next(game.played[self.power], self.before)
            if step is not None:
                ways.setdefault(step, []).append(game)
        ordered = sorted(ways.items(), key=lambda way: (-len(way[1]), way[0]))
        return tuple(self._fork(phase, dict(orders), games) for (phase, orders), games in ordered)

    def _fork(self, phase: str, orders: Mapping[str, str], games: Sequence[Beginning]) -> "Fork":
        return Fork(
            power=self.power,
            games=tuple(games),
            openings=self.openings,
            phase=phase,
            orders=orders,
            before={**self.before, phase: orders},
        )


def _next(played: Played, before: Played) -> tuple[str, tuple[tuple[str, str], ...]] | None:
    """Return what came after what has led here."""
    for phase, orders in played.items():
        if phase not in before:
            return phase, tuple(sorted(orders.items()))
    return None


def explore(beginnings: Iterable[Beginning], power: str, openings: Openings) -> Fork:
    """Return where a power's tree begins."""
    games = tuple(beginnings)
    return Fork(power=power, games=games, openings=openings, orders={}, before={})
