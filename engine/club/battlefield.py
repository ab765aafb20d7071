"""The all-time battlefield: every player's record against every other."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from itertools import permutations

from engine.club.record import Record, results


@dataclass(frozen=True, slots=True, kw_only=True)
class Duel:
    """How one player has done against another in the games that both played."""

    games: int = 0
    better: int = 0
    """In how many he came out before the other."""

    equal: int = 0
    worse: int = 0

    def after(self, difference: int) -> "Duel":
        """Return the record with one more game; above zero when it went better."""
        return Duel(
            games=self.games + 1,
            better=self.better + (difference > 0),
            equal=self.equal + (difference == 0),
            worse=self.worse + (difference < 0),
        )


def battlefield(records: Iterable[Record]) -> Mapping[tuple[str, str], Duel]:
    """Tell of every two players who have met how the first has done against the second."""
    duels: dict[tuple[str, str], Duel] = {}
    for record in records:
        for one, other in permutations(results(record), 2):
            pair = one.player, other.player
            duels[pair] = duels.get(pair, Duel()).after(other.place - one.place)
    return duels
