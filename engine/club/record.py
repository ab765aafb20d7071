"""A finished game as the club remembers it, and what it was worth to each player."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from fractions import Fraction
from functools import reduce
from operator import add

from engine.club.names import tidy
from engine.rules.distance import Distance
from engine.rules.game import End, Outcome
from engine.store.cover import Cover
from engine.table.view import Stage


@dataclass(frozen=True, slots=True, kw_only=True)
class Record:
    """One finished game."""

    id: str
    """Which game it is, wherever its file lies."""

    title: str
    game: str = ""
    """What was played, by its id in files; nothing where a book of an earlier version tells it."""

    played: str
    """When it ended, ISO 8601 in UTC: games are counted in this order."""

    players: Mapping[str, str]
    """Who commanded each power; powers that nobody played are missing."""

    counted: Mapping[str, int]
    """What was counted of each power at the end: supply centres, lamps, coins."""

    outcome: Outcome | None
    """How it ended; nothing when the table just stopped: then the highest count wins."""

    year: int = 0
    """The year that was played last."""

    began: int = 0
    """The year in which it began; nought when that is not known."""

    out: Mapping[str, int] = field(default_factory=dict)
    """In which year a power lost the last that is counted, as far as that is known."""

    off_best: Mapping[str, Distance] = field(default_factory=dict)
    """How far everybody was from the best choices, by power, where the game can tell."""

    league: str = ""
    """The league it counts for, if any."""

    tags: frozenset[str] = field(default_factory=frozenset)
    """What kind of evening it was: ``gunboat``."""

    def renamed(self, names: Mapping[str, str]) -> "Record":
        """Return the same game with players under other names."""
        players = {power: names.get(player, player) for power, player in self.players.items()}
        return replace(self, players=players)

    def named_by(self, other: "Record") -> "Record":
        """Return the same game; told what it was by a book that knows, where this one does not."""
        return replace(self, game=self.game or other.game)


def utc(text: str) -> str:
    """Return a time in UTC, so that games are counted in the order of their times.

    Raises:
        ValueError: it is no time.
    """
    at = datetime.fromisoformat(text)
    try:
        return (at if at.tzinfo else at.replace(tzinfo=UTC)).astimezone(UTC).isoformat()
    except OverflowError as error:
        raise ValueError(text) from error


def season(played: str) -> str:
    """Return the year of a day as people here count it: New Year's Eve ends at midnight here."""
    try:
        return str(datetime.fromisoformat(played).astimezone().year)
    except (ValueError, OverflowError):
        return played[:4]


def record_of(cover: Cover, game: str) -> Record | None:
    """Sum up a game from its cover, which everybody may see.

    Nothing while it is being played, nor where somebody played by himself, or wrote into the cover
    when that was.
    """
    if cover.stage is not Stage.OVER or cover.alone:
        return None
    try:
        played = utc(cover.played_at)
    except ValueError:
        return None
    named = {power: tidy(player) for power, player in cover.players.items()}
    return Record(
        id=game,
        title=cover.title,
        game=cover.game,
        played=played,
        players={power: player for power, player in named.items() if player},
        counted=dict(cover.counted),
        outcome=cover.outcome,
        year=cover.year,
        began=cover.began,
        out=cover.out,
        off_best=cover.off_best,
        tags=frozenset({"gunboat"} if cover.gunboat else ()),
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class Result:
    """What one game was to one player."""

    player: str
    powers: tuple[str, ...]
    counted: int
    """Of all his powers together."""

    share: Fraction
    """Of the game: all of it for a win, an equal part of a draw, nothing else."""

    won: bool
    drawn: bool
    off_best: Distance | None
    """How far all his powers together were from the best; nothing where that is not known."""

    place: int
    """Winners, or all who share a draw, stand first; then by counts. Equals share a place."""


def results(record: Record) -> tuple[Result, ...]:
    """Tell what a game was to each of its players, the best first."""
    powers: dict[str, list[str]] = {}
    for power, player in record.players.items():
        powers.setdefault(player, []).append(power)
    counted = {
        player: sum(record.counted.get(power, 0) for power in mine)
        for player, mine in powers.items()
    }
    sharing = _sharing(record, counted)
    part = Fraction(1, len(sharing)) if sharing else _NOTHING
    most = max(counted.values(), default=0)
    # Whoever shares a draw shares it equally (II): there counts no longer matter.
    behind = {player: -1 if player in sharing else most - counted[player] for player in powers}
    ranked = sorted(powers, key=lambda player: (behind[player], -counted[player], player))
    outcomes: list[Result] = []
    for number, player in enumerate(ranked, 1):
        mine = player in sharing
        same = outcomes and behind[outcomes[-1].player] == behind[player]
        outcomes.append(
            Result(
                player=player,
                powers=tuple(powers[player]),
                counted=counted[player],
                share=part if mine else _NOTHING,
                won=mine and len(sharing) == 1,
                drawn=mine and len(sharing) > 1,
                off_best=together(record.off_best.get(power) for power in powers[player]),
                place=outcomes[-1].place if same else number,
            )
        )
    return tuple(outcomes)


def together(distances: Iterable[Distance | None]) -> Distance | None:
    """Return all that is known of somebody's distances together; nothing where nothing is."""
    known = [one for one in distances if one is not None]
    return reduce(add, known) if known else None


_NOTHING = Fraction(0)


def _sharing(record: Record, counted: Mapping[str, int]) -> frozenset[str]:
    """Return the players who share the game: one who has won it alone, or several."""
    outcome = record.outcome
    if outcome is None:
        most = max(counted.values(), default=0)
        return frozenset(player for player, owned in counted.items() if owned == most)
    if outcome.end is End.SOLO:
        return frozenset(
            {record.players[power] for power in outcome.powers[:1] if power in record.players}
        )
    return frozenset({record.players[power] for power in outcome.powers if power in record.players})
