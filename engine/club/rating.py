"""A rating that anybody can compute again with a pocket calculator, game by game."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from fractions import Fraction

from engine.club.record import Record, results

START = 1500.0
"""Everybody's rating before the first game."""

SCALE = 400.0
"""A player who is so much ahead of another is expected to take ten times his share."""

STAKE = 100.0
"""Points that are at stake in a game."""

FORMULA = "R' = R + 100 · (S - 10^(R/400) / Σ 10^(Rᵢ/400))"
"""The rating after a game: S is the share of the game, the sum is over all its players."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Change:
    """What one game did to one player's rating."""

    before: float
    share: Fraction
    """What he took of the game: S."""

    expected: float
    """What players so strong were to take: his part of the sum."""

    after: float


def in_order(records: Iterable[Record]) -> list[Record]:
    """Sort games by when they were played."""
    return sorted(records, key=lambda record: (record.played, record.id))


def changes(records: Iterable[Record]) -> Mapping[str, Mapping[str, Change]]:
    """Tell for each game, by its id, what it did to each of its players' ratings.

    What some win others lose: the sum of all ratings is what everybody began with.
    """
    rated: dict[str, float] = {}
    by_game: dict[str, dict[str, Change]] = {}
    for record in in_order(records):
        outcomes = results(record)
        weight = {p.player: 10 ** (rated.get(p.player, START) / SCALE) for p in outcomes}
        total = sum(weight.values())
        counts = any(one.share for one in outcomes)  # not where a power won that nobody played
        by_game[record.id] = {}
        for one in outcomes:
            before = rated.get(one.player, START)
            expected = weight[one.player] / total
            moved = STAKE * (float(one.share) - expected) if counts else 0.0
            rated[one.player] = before + moved
            by_game[record.id][one.player] = Change(
                before=before, share=one.share, expected=expected, after=before + moved
            )
    return by_game


def ratings(records: Iterable[Record]) -> Mapping[str, float]:
    """Rate everybody by ``FORMULA``, game after game."""
    games = in_order(records)
    by_game = changes(games)
    return {who: one.after for game in games for who, one in by_game[game.id].items()}
