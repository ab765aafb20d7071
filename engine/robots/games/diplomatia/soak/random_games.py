"""Whole games of Diplomatia at random: what ``velmoc.py soak --game diplomatia`` plays.

Every other game is played at a table that decides each point at random. Powers write legal orders
mostly, and sometimes what people write: nonsense, two orders for a unit, orders for foreign units,
nothing at all; now and then one is in civil war.
"""

import random
from collections import Counter
from dataclasses import dataclass, field, replace

from engine.board.board import Board
from engine.board.loader import load_map
from engine.games.diplomatia.card import DIPLOMATIA
from engine.games.diplomatia.game import Diplomatia
from engine.games.diplomatia.profile import POINTS, Profile
from engine.robots.games.diplomatia.random_orders import Sheets, scribble
from engine.robots.games.diplomatia.soak.laws import obey
from engine.robots.games.laws import BrokenLawError, UnsoundError, same
from engine.robots.games.progress import counted
from engine.rules.position import Position
from engine.rules.ruling import Resolution

LAST_TURN = 24
"""A game that nobody has won by then is left."""

AGAIN = 0.05
"""Share of phases that are judged twice, with everything listed in another order."""


@dataclass(slots=True)
class Tally:
    """What was played."""

    games: int = 0
    won: int = 0
    phases: Counter[str] = field(default_factory=Counter)
    orders: int = 0
    verdicts: Counter[str] = field(default_factory=Counter)

    def __str__(self) -> str:
        kinds = ", ".join(f"{count} of {kind}" for kind, count in self.phases.items())
        verdicts = ", ".join(f"{count} {word}" for word, count in self.verdicts.most_common())
        return (
            f"{self.games} games, {self.won} won: every law held\n"
            f"{self.phases.total()} phases ({kinds}), {self.orders} orders\n{verdicts}"
        )


def table_rules(number: int, chance: random.Random) -> dict[str, str]:
    """Return the points of the rules for a game: the usual ones, or each by chance."""
    if number % 2:
        return {point: chance.choice(values) for point, values in POINTS.items()}
    return {}


def play(board: Board, number: int, seed: str, tally: Tally, last_turn: int = LAST_TURN) -> None:
    """Play one game to its end.

    Raises:
        UnsoundError: it could not be played on, or a law is broken.
    """
    chance = random.Random(f"{seed} {number}")  # noqa: S311 - a random player
    rules = Diplomatia(board, Profile.of(table_rules(number, chance)))
    position = rules.start()
    while rules.outcome(position) is None and position.phase.turn <= last_turn:
        sheets: Sheets = {}
        try:
            sheets = scribble(rules, position, chance)
            judged = _judged(rules, position, sheets, chance)
        except (BrokenLawError, ArithmeticError, LookupError, TypeError, ValueError) as cause:
            raise UnsoundError(f"{seed} {number}", position, sheets, cause) from cause
        tally.phases[position.phase.kind.id] += 1
        tally.orders += sum(map(len, sheets.values()))
        tally.verdicts.update(str(ruling.verdict) for ruling in judged.rulings)
        position = judged.after
    tally.games += 1
    tally.won += rules.outcome(position) is not None


def _judged(
    rules: Diplomatia, position: Position, sheets: Sheets, chance: random.Random
) -> Resolution:
    disorder = frozenset(power for power in sheets if chance.random() < 0.01)
    judged = rules.adjudicate(position, sheets, disorder)
    obey(rules.board, rules.profile, position, judged)
    if chance.random() < AGAIN:
        units = chance.sample(position.units, len(position.units))
        powers = chance.sample(sorted(sheets), len(sheets))
        again = rules.adjudicate(
            replace(position, units=tuple(units)), {p: sheets[p] for p in powers}, disorder
        )
        if not same(judged, again):
            raise BrokenLawError("depends on the order in which things are listed", again)
    return judged


def soak(games: int, seed: str, *, last_turn: int = 0, board: Board | None = None) -> Tally:
    """Play many games, on the game's own map where no other is named.

    Raises:
        UnsoundError: one of them could not be played on, or a law is broken in it.
    """
    board, tally = board or load_map(DIPLOMATIA.map).board, Tally()
    for number in counted(games):
        play(board, number, seed, tally, last_turn or LAST_TURN)
    return tally
