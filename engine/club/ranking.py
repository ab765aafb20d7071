"""Rankings: games, wins, draws, counts and a rating; the hall of fame; leagues."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction

from engine.club.points import points
from engine.club.rating import in_order, ratings
from engine.club.record import Record, Result, results, season, together
from engine.rules.distance import Distance


@dataclass(frozen=True, slots=True, kw_only=True)
class Line:
    """One player in a ranking."""

    player: str
    games: int
    wins: int
    draws: int
    share: Fraction
    """Shares of all games together: what wins and draws come to."""

    counted: Fraction
    """What his games counted of him at their ends, on average."""

    survived: int
    """In how many games something of him was counted at the end."""

    off_best: Distance | None
    """How far he was from the best choices, in all games together that can tell."""

    rating: float
    place: int
    points: Fraction
    """What a league counts: shares, or the points of its system."""


def ranking(records: Iterable[Record]) -> tuple[Line, ...]:
    """Rank everybody, by rating; players with the same rating share a place."""
    games = in_order(records)
    by_player: dict[str, list[Result]] = {}
    for record in games:
        for result in results(record):
            by_player.setdefault(result.player, []).append(result)
    # Ratings that are equal on paper may differ in the last of sixteen figures.
    rated = {player: round(figure, 6) for player, figure in ratings(games).items()}
    lines = [
        Line(
            player=player,
            games=len(by_player[player]),
            wins=sum(one.won for one in by_player[player]),
            draws=sum(one.drawn for one in by_player[player]),
            share=sum((one.share for one in by_player[player]), Fraction(0)),
            counted=Fraction(sum(one.counted for one in by_player[player]), len(by_player[player])),
            survived=sum(one.counted > 0 for one in by_player[player]),
            off_best=together(one.off_best for one in by_player[player]),
            rating=rated[player],
            place=0,
            points=sum((one.share for one in by_player[player]), Fraction(0)),
        )
        for player in sorted(by_player, key=lambda player: (-rated[player], player))
    ]
    return _placed(lines, lambda line: line.rating)


def hall_of_fame(records: Iterable[Record]) -> tuple[tuple[Record, Result], ...]:
    """List every game that somebody won alone, with the winner, the latest first."""
    wins: list[tuple[Record, Result]] = []
    for record in reversed(in_order(records)):
        wins += [(record, result) for result in results(record) if result.won]
    return tuple(wins)


def league_table(records: Iterable[Record], system: str) -> tuple[Line, ...]:
    """Place players as a league does: by their points, then by counts on average.

    ``system``: of ``engine.scoring.systems``; shares of games are the points when it is empty.
    """
    games = tuple(records)
    won: dict[str, Fraction] = {}
    for record in games:
        for player, scored in points(record, system).items():
            won[player] = won.get(player, Fraction(0)) + scored
    lines = [replace(line, points=won[line.player]) for line in ranking(games)]
    lines.sort(key=lambda line: (-line.points, -line.counted, line.player))
    return _placed(lines, lambda line: (line.points, line.counted))


def _placed(lines: Sequence[Line], worth: Callable[[Line], object]) -> tuple[Line, ...]:
    """Give places to lines that stand in order; those worth the same share the better one."""
    placed: list[Line] = []
    for number, line in enumerate(lines, 1):
        same = placed and worth(placed[-1]) == worth(line)
        placed.append(replace(line, place=placed[-1].place if same else number))
    return tuple(placed)


def seasons(
    records: Sequence[Record], league: str, system: str = ""
) -> Mapping[str, tuple[Line, ...]]:
    """Return a league's table of each season, the latest first, and under ``""`` of all of them.

    A season is a calendar year; a game belongs to that in which it ended.
    """
    mine = [(season(record.played), record) for record in records if record.league == league]
    tables = {
        year: league_table((one for of, one in mine if of == year), system)
        for year in sorted({of for of, _ in mine}, reverse=True)
    }
    return {**tables, "": league_table((one for _, one in mine), system)}
