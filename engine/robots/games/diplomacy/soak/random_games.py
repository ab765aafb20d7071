"""Whole games of Diplomacy at random: what ``velmoc.py soak`` plays by itself.

Every rulebook takes its turn, and every other game is played at a table that decides each point at
random. Powers write legal orders mostly, and sometimes what people write: nonsense, two orders for
a unit, orders for foreign units, nothing at all.
"""

import random
from collections import Counter
from dataclasses import dataclass, field, replace

from engine.board.board import Board
from engine.board.loader import load_map
from engine.games.diplomacy.game import Diplomacy
from engine.games.diplomacy.phase import Step, dated
from engine.games.diplomacy.rulebooks.editions import PROFILES
from engine.games.diplomacy.rulebooks.profile import POINTS, Profile, played
from engine.robots.games.diplomacy.random_orders import Sheets, scribble
from engine.robots.games.diplomacy.soak.laws import obey
from engine.robots.games.laws import BrokenLawError, UnsoundError, same
from engine.robots.games.progress import counted
from engine.rules.position import Position
from engine.rules.ruling import Resolution

LAST_YEAR = 1912
"""A game that nobody has won by then is a draw."""

AGAIN = 0.05
"""Share of phases that are judged twice, with everything listed in another order."""


@dataclass(slots=True)
class Tally:
    """What was played."""

    games: int = 0
    phases: Counter[Step] = field(default_factory=Counter)
    orders: int = 0
    solos: int = 0
    verdicts: Counter[str] = field(default_factory=Counter)

    def __str__(self) -> str:
        steps = ", ".join(f"{self.phases[step]} of {step.name.lower()}" for step in Step)
        verdicts = ", ".join(f"{count} {word}" for word, count in self.verdicts.most_common())
        return (
            f"{self.games} games, {self.solos} won: every law held\n"
            f"{sum(self.phases.values())} phases ({steps}), {self.orders} orders\n{verdicts}"
        )


def table_rules(number: int, chance: random.Random) -> dict[str, str]:
    """Return the points of the rules for a game: a rulebook by turns, or each point by chance."""
    if number % 2:
        return {point: chance.choice(played(point)) for point in POINTS}
    rulebooks = list(PROFILES.values())
    return rulebooks[number // 2 % len(rulebooks)].options


def play(board: Board, number: int, seed: str, tally: Tally, last_year: int = LAST_YEAR) -> None:
    """Play one game to its end.

    Raises:
        UnsoundError: it could not be played on, or a law is broken.
    """
    chance = random.Random(f"{seed} {number}")  # noqa: S311 - a random player
    rules = Diplomacy(board, Profile.of(table_rules(number, chance)))
    position = rules.start()
    while rules.outcome(position) is None and position.phase.turn <= last_year:
        sheets: Sheets = {}
        try:
            sheets = scribble(rules, position, chance)
            judged = _judged(rules, position, sheets, chance)
        except (BrokenLawError, ArithmeticError, LookupError, TypeError, ValueError) as cause:
            raise UnsoundError(f"{seed} {number}", position, sheets, cause) from cause
        tally.phases[dated(position.phase).step] += 1
        tally.orders += sum(map(len, sheets.values()))
        tally.verdicts.update(str(ruling.verdict) for ruling in judged.rulings)
        position = judged.after
    tally.games += 1
    tally.solos += rules.outcome(position) is not None


def _judged(
    rules: Diplomacy, position: Position, sheets: Sheets, chance: random.Random
) -> Resolution:
    disorder = frozenset(power for power in sheets if chance.random() < 0.01)
    judged = rules.adjudicate(position, sheets, disorder)
    obey(rules.board, position, judged)
    if chance.random() < AGAIN:
        units = chance.sample(position.units, len(position.units))
        powers = chance.sample(sorted(sheets), len(sheets))
        again = rules.adjudicate(
            replace(position, units=tuple(units)), {p: sheets[p] for p in powers}, disorder
        )
        if not same(judged, again):
            raise BrokenLawError("depends on the order in which things are listed", again)
    return judged


def soak(games: int, seed: str, *, last_year: int = LAST_YEAR, board: Board | None = None) -> Tally:
    """Play many games, on the game's own map where no other is named.

    Raises:
        UnsoundError: one of them could not be played on, or a law is broken in it.
    """
    board, tally = board or load_map("standard").board, Tally()
    for number in counted(games):
        play(board, number, seed, tally, last_year)
    return tally
