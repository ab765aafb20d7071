"""What games come to that began alike: how many, what their powers had later, who won."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from engine.openings.beginning import Beginning
from engine.openings.recognition import recognised, wider
from engine.study.opening import Opening, Openings

FEW = 20
"""Games below which chance says more than what was played."""


@dataclass(frozen=True, slots=True)
class Mean:
    """A figure with the number of games that it is taken from."""

    value: float
    games: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Tally:
    """What a power came to in games that began alike."""

    played: int
    counted: Mapping[int, Mean]
    """By turn what it had after it, nothing included; only turns that some of them reached."""

    over: int
    """How many of them are known to have ended."""

    won: int
    """Of those: won by this power alone."""

    shared: int
    """Of those: shared by this power with others."""

    @property
    def few(self) -> bool:
        """Tell whether there are too few games to say much."""
        return self.played < FEW


def tally(beginnings: Iterable[Beginning], power: str, turns: Iterable[int]) -> Tally:
    """Sum up what a power came to."""
    games = tuple(beginnings)
    had = {
        turn: [one.counted[turn][power] for one in games if turn in one.counted] for turn in turns
    }
    outcomes = [one.outcome for one in games if one.outcome is not None]
    mine = [outcome.powers for outcome in outcomes if power in outcome.powers]
    return Tally(
        played=len(games),
        counted={
            turn: Mean(sum(counts) / len(counts), len(counts))
            for turn, counts in had.items()
            if counts
        },
        over=len(outcomes),
        won=sum(len(powers) == 1 for powers in mine),
        shared=sum(len(powers) > 1 for powers in mine),
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class Line:
    """What became of an opening. Its variations count in it, too."""

    opening: Opening
    within: Opening | None
    """The opening of which it is a variation."""

    depth: int
    """How many openings it is within."""

    tallies: Mapping[str, Tally]
    """By power."""

    @property
    def played(self) -> int:
        """In how many games it was played."""
        return next(iter(self.tallies.values())).played


@dataclass(frozen=True, slots=True, kw_only=True)
class Part:
    """All openings of one power, or of two allied ones."""

    powers: tuple[str, ...]
    every: Mapping[str, Tally]
    """What each of the powers came to in all games."""

    lines: tuple[Line, ...]
    """Variations stand below that of which they are; otherwise what was played most comes first."""

    unnamed: Mapping[str, Tally]
    """What each of them came to where nothing that was played has a name."""


def count_openings(
    beginnings: Sequence[Beginning], openings: Openings, powers: Iterable[str]
) -> tuple[Part, ...]:
    """Count all openings: those of each power, then those of two."""
    played: dict[str, list[Beginning]] = {one.id: [] for one in openings.every}
    named: dict[tuple[str, ...], set[int]] = {}
    for number, beginning in enumerate(beginnings):
        for whose, fitting in recognised(openings.every, beginning.played).items():
            named.setdefault(whose, set()).add(number)
            for opening in fitting:
                played[opening.id].append(beginning)
    joint = dict.fromkeys(one.powers for one in openings.every if len(one.powers) > 1)
    return tuple(
        _part(whose, beginnings, openings, played, named.get(whose, set()))
        for whose in (*((power,) for power in powers), *joint)
    )


def _part(
    whose: tuple[str, ...],
    beginnings: Sequence[Beginning],
    openings: Openings,
    played: Mapping[str, Sequence[Beginning]],
    named: set[int],
) -> Part:
    def tallies(games: Iterable[Beginning]) -> Mapping[str, Tally]:
        kept = tuple(games)
        return {power: tally(kept, power, openings.counted_after) for power in whose}

    own = [one for one in openings.every if one.powers == whose]
    return Part(
        powers=whose,
        every=tallies(beginnings),
        lines=tuple(
            Line(
                opening=one,
                within=wider(one, own),
                depth=depth,
                tallies=tallies(played[one.id]),
            )
            for depth, one in _ordered(own, {id_: len(games) for id_, games in played.items()})
        ),
        unnamed=tallies(one for n, one in enumerate(beginnings) if n not in named),
    )


def _ordered(
    openings: Sequence[Opening], played: Mapping[str, int]
) -> tuple[tuple[int, Opening], ...]:
    """Put variations below their opening, what was played most first, with how deep each is."""
    below: dict[str, list[Opening]] = {}
    for one in openings:
        around = wider(one, openings)
        below.setdefault(around.id if around is not None else "", []).append(one)

    def walk(key: str, depth: int) -> list[tuple[int, Opening]]:
        found = []
        for one in sorted(below.get(key, ()), key=lambda one: -played[one.id]):
            found += [(depth, one), *walk(one.id, depth + 1)]
        return found

    return tuple(walk("", 0))
