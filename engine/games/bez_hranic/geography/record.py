"""A record of one's own geography: rounds that one played alone, and what they add up to."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from types import MappingProxyType

from engine.games.bez_hranic.geography.misjudged import BORDERS, Belief, Misjudged, judged
from engine.games.bez_hranic.journey import CROSSING
from engine.games.bez_hranic.states import StateMap
from engine.games.bez_hranic.view import Seen

MOST = 5_000
"""Rounds that are kept of everybody; the oldest go first."""

PRACTISED = 8
"""What is practised at once, at most."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Turn:
    """One colour in one round that was played alone."""

    game: str
    """Tells the game from all others."""

    round: int
    colour: str
    at: str
    """When it was counted, ISO 8601 in UTC."""

    map: str
    took: int
    """Milliseconds from the start to the last token."""

    best: int
    surplus: int
    misjudged: tuple[Misjudged, ...] = ()

    @property
    def which(self) -> tuple[str, int, str]:
        """Tells it from all others."""
        return self.game, self.round, self.colour

    @property
    def week(self) -> tuple[int, int]:
        """The year and the week, as calendars count weeks."""
        year, week, _ = datetime.fromisoformat(self.at).astimezone(UTC).isocalendar()
        return year, week


@dataclass(frozen=True, slots=True)
class GeographyRecord:
    """Everybody's rounds, by player, the oldest first."""

    turns: Mapping[str, tuple[Turn, ...]] = field(default_factory=dict)

    def of(self, player: str, map_: str) -> tuple[Turn, ...]:
        """Return somebody's rounds on a map."""
        return tuple(turn for turn in self.turns.get(player, ()) if turn.map == map_)

    def with_turns(self, player: str, turns: Sequence[Turn]) -> "GeographyRecord":
        """Add rounds; one that is known is not added twice."""
        known = self.turns.get(player, ())
        there = {turn.which for turn in known}
        fresh: dict[tuple[str, int, str], Turn] = {}
        for turn in turns:
            if turn.which not in there:
                fresh.setdefault(turn.which, turn)
        if not fresh:
            return self
        every = sorted(
            (*known, *fresh.values()), key=lambda turn: (turn.at, turn.round, turn.colour)
        )
        return GeographyRecord(MappingProxyType({**self.turns, player: tuple(every[-MOST:])}))

    def without(self, player: str) -> "GeographyRecord":
        """Forget somebody."""
        left = {one: turns for one, turns in self.turns.items() if one != player}
        return GeographyRecord(MappingProxyType(left))


@dataclass(frozen=True, slots=True)
class PlayedGame:
    """A game that one played alone."""

    number: str
    """Tells it from all others."""

    map: str
    at: str
    """When its last round was counted."""

    states: StateMap


def turns_of(seen: Seen, game: PlayedGame) -> tuple[Turn, ...]:
    """Return what the rounds of a game tell of whoever sits first: those of its colours."""
    return tuple(
        _turn(seen, place, colour, game)
        for place in range(len(seen.past))
        for colour in seen.hands[seen.seats[0]]
    )


def _turn(seen: Seen, place: int, colour: str, game: PlayedGame) -> Turn:
    past = seen.past[place]
    one = judged(game.states, past.offer, past.laid, colour)
    own = [at for at, token in zip(past.times, past.laid, strict=False) if token.colour == colour]
    return Turn(
        game=game.number,
        round=past.offer.round,
        colour=colour,
        at=game.at,
        map=game.map,
        took=max(own, default=0),
        best=one.best,
        surplus=one.surplus,
        misjudged=one.misjudged,
    )


# -- what it adds up to ------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Week:
    """What a choice cost above the best one, in the mean of a week's rounds."""

    year: int
    week: int
    surplus: float
    rounds: int


def by_week(turns: Sequence[Turn]) -> tuple[Week, ...]:
    """Return the weeks in which anything was played, the oldest first."""
    weeks: dict[tuple[int, int], list[int]] = {}
    for turn in turns:
        weeks.setdefault(turn.week, []).append(turn.surplus)
    return tuple(
        Week(year, week, sum(surplus) / len(surplus), len(surplus))
        for (year, week), surplus in sorted(weeks.items())
    )


@dataclass(frozen=True, slots=True)
class Weakness:
    """Something that one misjudges, however often."""

    belief: Belief
    one: str
    """Of a state, the start from which it was misjudged last."""

    other: str
    times: int
    euros: int
    """All that it cost."""

    @property
    def crossings(self) -> float:
        """By how many crossings, in the mean."""
        return self.euros / CROSSING / self.times

    @property
    def pair(self) -> tuple[str, str]:
        """What is practised for it: a start, and a state to be offered."""
        return self.one, self.other


def weaknesses(turns: Sequence[Turn]) -> tuple[Weakness, ...]:
    """Return what one misjudges, the dearest first."""
    found: dict[tuple[Belief, tuple[str, ...]], Weakness] = {}
    for turn in turns:
        for one in turn.misjudged:
            key = one.belief, one.states
            so_far = found.get(key)
            times, euros = (so_far.times, so_far.euros) if so_far is not None else (0, 0)
            found[key] = Weakness(one.belief, one.one, one.other, times + 1, euros + one.euros)
    return tuple(
        sorted(found.values(), key=lambda one: (-one.euros, -one.times, one.other, one.one))
    )


def by_state(turns: Sequence[Turn]) -> Mapping[str, float]:
    """Return by how many crossings each state was misjudged, in the mean of the times it was."""
    sums: dict[str, list[int]] = {}
    for turn in turns:
        for one in turn.misjudged:
            for state in one.states:
                sums.setdefault(state, []).append(one.crossings)
    return {state: sum(many) / len(many) for state, many in sorted(sums.items())}


def confused_borders(turns: Sequence[Turn]) -> tuple[tuple[str, str, Belief], ...]:
    """Return the borders that were missed or feared, in the order of keys."""
    found = {
        (one.one, one.other, one.belief)
        for turn in turns
        for one in turn.misjudged
        if one.belief in BORDERS
    }
    return tuple(sorted(found))


def to_practise(turns: Sequence[Turn], most: int = PRACTISED) -> tuple[tuple[str, str], ...]:
    """Return what is practised next: pairs of states, each pair once, the worst first."""
    pairs: dict[frozenset[str], tuple[str, str]] = {}
    for one in weaknesses(turns):
        pairs.setdefault(frozenset(one.pair), one.pair)
    return tuple(pairs.values())[:most]
