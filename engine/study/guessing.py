"""Guess the orders: a reader writes for one power of a game that was played, and is compared.

Each unit is worth two points: two for the very order that was given, one for another one with the
same goal, as a support of a move instead of that move. The game is a chapter's main line; it
is known by what was ordered in it, so that a guess is found again whatever file or language
the game comes from.
"""

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum

from engine.hashing import sha256
from engine.rules.game import Rules
from engine.rules.order import Order
from engine.rules.position import Position
from engine.study.positions import Positions
from engine.study.tree.study import Study

FEWEST = 2
"""Judged phases of a chapter of which orders can be guessed."""


class Hit(StrEnum):
    """How near a guess was."""

    SAME = "same"
    AIM = "aim"
    """Another order with the same aim."""

    OTHER = "other"


POINTS: Mapping[Hit, int] = {Hit.SAME: 2, Hit.AIM: 1, Hit.OTHER: 0}


@dataclass(frozen=True, slots=True, kw_only=True)
class Compared:
    """What the reader and another wrote for one unit; nothing where one wrote nothing."""

    key: str
    guess: Order | None
    played: Order | None
    """What the game's player wrote, or the computer where the guess is held against that."""

    hit: Hit


@dataclass(frozen=True, slots=True)
class Score:
    """Points of how many there were to be had."""

    points: int = 0
    most: int = 0

    def __add__(self, other: "Score") -> "Score":
        return Score(self.points + other.points, self.most + other.most)

    @property
    def percent(self) -> int:
        """The share, in whole percents, rounded down: a hundred is everything."""
        return 100 * self.points // self.most if self.most else 0


@dataclass(frozen=True, slots=True)
class PlayedPhase:
    """A phase of a game in which some power wrote."""

    node: int
    """The board after it."""

    before: int
    """The board on which was written."""

    place: int
    """Which of the game's phases it is, counted from nought."""


def line_of(study: Study, root: int) -> tuple[PlayedPhase, ...]:
    """Return the judged phases of a chapter's main line."""
    line = [one for one in study.main_line(root) if study.nodes[one].ordered is not None]
    return tuple(
        PlayedPhase(node=one, before=study.nodes[one].parent, place=place)
        for place, one in enumerate(line)
    )


def can_be_guessed(study: Study, root: int) -> bool:
    """Tell whether a chapter holds a game."""
    return len(line_of(study, root)) >= FEWEST


def phases(study: Study, root: int, power: str, positions: Positions) -> tuple[PlayedPhase, ...]:
    """Return the phases in which a power had something to write, and was not in disorder."""
    return tuple(one for one in line_of(study, root) if power in asked(study, one, positions))


def asked(study: Study, phase: PlayedPhase, positions: Positions) -> tuple[str, ...]:
    """Return the powers that can be guessed in a phase."""
    ordered = study.nodes[phase.node].ordered
    board = positions.board_at(study, phase.before)
    if ordered is None or board is None:
        return ()
    rules = positions.rules(study, phase.before)
    return tuple(one for one in rules.asked(board) if one not in ordered.disorder)


def powers(study: Study, root: int, positions: Positions) -> tuple[str, ...]:
    """Return whose orders can be guessed: those of at least two phases, in the map's order."""
    counts: dict[str, int] = {}
    for phase in line_of(study, root):
        for power in asked(study, phase, positions):
            counts[power] = counts.get(power, 0) + 1
    board = positions.rules(study, root).board
    return tuple(one for one in board.powers_by_id if counts.get(one, 0) >= FEWEST)


def compare(
    rules: Rules, position: Position, guess: Iterable[str], played: Iterable[str]
) -> tuple[Compared, ...]:
    """Compare two sheets of one power, unit by unit, as the board lists them.

    Where pieces come or go, what both asked for is put together first, and then what is left.
    """
    given = [*map(rules.order, played)]
    thought = [*map(rules.order, guess)]
    pairs: list[tuple[Order | None, Order | None]] = []
    for matches in (_same, _same_key):
        for order in [*given]:
            found = next((one for one in thought if matches(one, order)), None)
            if found is not None:
                pairs.append((found, order))
                thought.remove(found)
                given.remove(order)
    if position.phase.kind.adjusts:
        both = min(len(given), len(thought))
        pairs += [*zip(thought[:both], given[:both], strict=True)]
        given, thought = given[both:], thought[both:]
    pairs += [(None, order) for order in given]
    pairs += [(order, None) for order in thought]
    return tuple(sorted((_compared(*pair) for pair in pairs), key=lambda one: one.key))


def _same(one: Order, other: Order) -> bool:
    return one == other


def _same_key(one: Order, other: Order) -> bool:
    return one.key == other.key and not one.repeats


def _compared(guess: Order | None, played: Order | None) -> Compared:
    key = next(one.key for one in (played, guess) if one is not None)
    if guess is None or played is None:
        return Compared(key=key, guess=guess, played=played, hit=Hit.OTHER)
    if guess == played:
        return Compared(key=key, guess=guess, played=played, hit=Hit.SAME)
    near = guess.key == played.key and bool(guess.aim) and guess.aim == played.aim
    return Compared(key=key, guess=guess, played=played, hit=Hit.AIM if near else Hit.OTHER)


def score(compared: Iterable[Compared]) -> Score:
    """Add up what a comparison is worth."""
    found = [*compared]
    return Score(sum(POINTS[one.hit] for one in found), POINTS[Hit.SAME] * len(found))


def game_key(study: Study, root: int) -> str:
    """Return by what a game is known again: where it began, and what was ordered."""
    chapter = study.chapter_of(root)
    assert chapter is not None
    told: list[object] = [chapter.game, chapter.map]
    setup = study.setup_of(root)
    told.append([[one.power, str(one.kind), one.at] for one in setup.position.units])
    told.append([str(setup.position.phase), sorted(setup.options.items()), setup.lineup])
    for phase in line_of(study, root):
        ordered = study.nodes[phase.node].ordered
        assert ordered is not None
        told.append([[power, *texts] for power, texts in sorted(ordered.orders.items())])
    return sha256(json.dumps(told).encode()).hexdigest()[:24]


@dataclass(frozen=True, slots=True)
class Guesses:
    """What a reader wrote for one power of one game, by the place of the phase."""

    sheets: Mapping[int, tuple[str, ...]]

    def with_(self, place: int, texts: Sequence[str]) -> "Guesses":
        """Return them with one more phase; what was sealed once stays as it was."""
        if place in self.sheets:
            return self
        return Guesses({**self.sheets, place: tuple(texts)})

    def of(self, phases: Iterable[PlayedPhase]) -> Iterator[tuple[PlayedPhase, tuple[str, ...]]]:
        """Yield the phases that were guessed, with what was written."""
        for one in phases:
            if one.place in self.sheets:
                yield one, self.sheets[one.place]

    def next_of(self, phases: Iterable[PlayedPhase]) -> PlayedPhase | None:
        """Return the first phase that was not guessed yet."""
        return next((one for one in phases if one.place not in self.sheets), None)


def compared_with_game(
    study: Study, phase: PlayedPhase, power: str, guess: Iterable[str], positions: Positions
) -> tuple[Compared, ...]:
    """Compare what was written for a phase with what was played."""
    ordered = study.nodes[phase.node].ordered
    assert ordered is not None
    rules = positions.rules(study, phase.before)
    position = positions.position(study, phase.before)
    return compare(rules, position, guess, ordered.orders.get(power, ()))


def total(study: Study, root: int, power: str, guesses: Guesses, positions: Positions) -> Score:
    """Return the sum over all phases that were guessed."""
    whole = Score()
    for phase, texts in guesses.of(line_of(study, root)):
        whole += score(compared_with_game(study, phase, power, texts, positions))
    return whole
