"""Rankings: games, wins, draws, centres, and a rating that anybody can compute again."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction

from engine.club.record import Record, Result, results

START = 1500.0
"""Everybody's rating before the first game."""

SCALE = 400.0
"""A player who is so much ahead of another is expected to take ten times his share."""

STAKE = 100.0
"""Points that are at stake in a game."""

FORMULA = "R' = R + 100 · (S - 10^(R/400) / Σ 10^(Rᵢ/400))"
"""The rating after a game: S is the share of the game, the sum is over all its players."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Line:
    """One player in a ranking."""

    player: str
    games: int
    wins: int
    draws: int
    share: Fraction
    """Shares of all games together: what wins and draws come to."""

    centres: Fraction
    """Supply centres at the end of a game, on average."""

    survived: int
    """In how many games he still owned a centre at the end."""

    rating: float
    place: int


def ranking(records: Iterable[Record]) -> tuple[Line, ...]:
    """Rank everybody, by rating; players with the same rating share a place."""
    games = in_order(records)
    told: dict[str, list[Result]] = {}
    for record in games:
        for result in results(record):
            told.setdefault(result.player, []).append(result)
    rated = ratings(games)
    listed = sorted(told, key=lambda player: (-rated[player], player))
    return tuple(
        Line(
            player=player,
            games=len(told[player]),
            wins=sum(one.won for one in told[player]),
            draws=sum(one.drawn for one in told[player]),
            share=sum((one.share for one in told[player]), Fraction(0)),
            centres=Fraction(sum(one.centres for one in told[player]), len(told[player])),
            survived=sum(one.centres > 0 for one in told[player]),
            rating=rated[player],
            place=1 + sum(rated[other] > rated[player] for other in listed),
        )
        for player in listed
    )


def ratings(records: Iterable[Record]) -> Mapping[str, float]:
    """Rate everybody by ``FORMULA``, game after game.

    What some win others lose: the sum of all ratings is what everybody began with.
    """
    rated: dict[str, float] = {}
    for record in in_order(records):
        rated = {**dict.fromkeys(record.players.values(), START), **rated}
        told = results(record)
        weight = {one.player: 10 ** (rated[one.player] / SCALE) for one in told}
        total = sum(weight.values())
        if not any(one.share for one in told):
            continue  # won by a power that nobody played
        for one in told:
            rated[one.player] += STAKE * (float(one.share) - weight[one.player] / total)
    return rated


def in_order(records: Iterable[Record]) -> list[Record]:
    """Sort games by when they were played."""
    return sorted(records, key=lambda record: (record.played, record.id))


def hall_of_fame(records: Iterable[Record]) -> tuple[tuple[Record, Result], ...]:
    """List every game that somebody won alone, with the winner, the latest first."""
    found: list[tuple[Record, Result]] = []
    for record in reversed(in_order(records)):
        found += [(record, result) for result in results(record) if result.won]
    return tuple(found)


def by_share(lines: Iterable[Line]) -> tuple[Line, ...]:
    """Place players as a league does: by their shares of games, then by centres on average."""
    listed = sorted(lines, key=lambda line: (-line.share, -line.centres, line.player))
    worth = [(line.share, line.centres) for line in listed]
    return tuple(
        replace(line, place=1 + sum(other > own for other in worth))
        for line, own in zip(listed, worth, strict=True)
    )


def seasons(records: Sequence[Record], league: str) -> Mapping[str, tuple[Line, ...]]:
    """Return a league's table of each season, the latest first, and under ``""`` of all of them.

    A season is a calendar year; a game belongs to that in which it ended.
    """
    mine = [record for record in records if record.league == league]
    years = sorted({record.played[:4] for record in mine}, reverse=True)
    tables = {
        year: by_share(ranking(record for record in mine if record.played[:4] == year))
        for year in years
    }
    return {**tables, "": by_share(ranking(mine))}
