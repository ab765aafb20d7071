"""Positions by the thousand, written as lines and read again: nothing may be lost or said twice."""

import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field

from engine.board.board import Board
from engine.catalogue import GAMES
from engine.games.card import Game
from engine.notation.faults import LineError
from engine.notation.position_line import in_order, position_line, read_position_line
from engine.robots.games.catalogue import robots_of
from engine.robots.games.laws import BrokenLawError, UnsoundError
from engine.robots.games.progress import counted
from engine.robots.players.random_positions import random_position, random_rules
from engine.rules.game import Rules
from engine.rules.position import Position

_SIGNS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:,ab\0\n\u0161\u00b2"
"""What is put into a line to damage it."""

_PHASES = 12
"""Phases of a game, after which another one begins."""


@dataclass(slots=True)
class LineTally:
    """What was read back."""

    lines: int = 0
    kinds: Counter[str] = field(default_factory=Counter)
    signs: int = 0
    longest: str = ""
    refused: int = 0
    """Damaged lines that are none."""
    other: int = 0
    """Damaged lines that tell a position."""

    def __str__(self) -> str:
        kinds = ", ".join(f"{count} of {kind}" for kind, count in self.kinds.items())
        mean = self.signs / max(1, self.lines)
        return (
            f"{self.lines} positions read back from their lines ({kinds})\n"
            f"with a few signs changed {self.refused} were refused, {self.other} still were lines\n"
            f"{mean:.0f} signs each, {len(self.longest)} at most:\n{self.longest}"
        )


def read_back(game: str, lines: int, seed: str, board: Board) -> LineTally:
    """Write positions of a game as lines: every other one is played, the others are dealt.

    Raises:
        UnsoundError: one of them is not read back as it was.
    """
    tally = LineTally()
    chance = random.Random(f"lines {seed}")  # noqa: S311 - the same positions every time
    positions = any_positions(GAMES[game], board, chance)
    for number in counted(lines):
        rules, position = next(positions)
        try:
            line = checked_line(position, rules)
            _read_damaged(line, board, chance, tally)
        except (BrokenLawError, ArithmeticError, LookupError, TypeError, ValueError) as cause:
            raise UnsoundError(f"{seed} {number}", position, {}, cause) from cause
        tally.lines += 1
        tally.kinds[position.phase.kind.id] += 1
        tally.signs += len(line)
        tally.longest = max(tally.longest, line, key=len)
    return tally


def any_positions(
    card: Game, board: Board, chance: random.Random
) -> Iterator[tuple[Rules, Position]]:
    """Yield positions of a game for ever: every other one is played, the others are dealt."""
    played = _played(card, board, chance)
    while True:
        rules = random_rules(card, board, chance)
        yield rules, random_position(rules, chance)
        yield next(played)


def checked_line(position: Position, rules: Rules) -> str:
    """Write a position as a line, and see that it comes back.

    Raises:
        BrokenLawError: it does not.
    """
    line = position_line(position, rules)
    read = read_position_line(line, rules.board)
    if read.position != in_order(position, rules.board):
        raise BrokenLawError("position not read back", line)
    if position_line(read.position, read.rules) != line:
        raise BrokenLawError("a position has two lines", line)
    if read.rules.sides != rules.sides or not _play_alike(read.rules, rules):
        raise BrokenLawError("rules not read back", line)
    return line


def _read_damaged(line: str, board: Board, chance: random.Random, tally: LineTally) -> None:
    """Change a few signs of a line: it is refused where it is wrong, or tells a position.

    Raises:
        BrokenLawError: it does neither.
    """
    text = line
    for _ in range(chance.randint(1, 3)):
        at, sign = chance.randrange(len(text) + 1), chance.choice(_SIGNS)
        text = text[:at] + chance.choice([sign, ""]) + text[at + chance.randint(0, 1) :]
    try:
        read = read_position_line(text, board)
    except LineError as error:
        tally.refused += 1
        if not 1 <= error.column <= len(text) + 1:
            raise BrokenLawError("no sign at which it is wrong", text) from error
    else:
        tally.other += 1
        checked_line(read.position, read.rules)


def _play_alike(one: Rules, other: Rules) -> bool:
    lots = GAMES[one.game].lots
    return {**one.options, lots: ""} == {**other.options, lots: ""}


def _played(card: Game, board: Board, chance: random.Random) -> Iterator[tuple[Rules, Position]]:
    """Play games, each by rules of its own, and yield every position in them."""
    robots = robots_of(card.id)
    while True:
        rules = random_rules(card, board, chance)
        sheets = chance.choice([robots.sheets, robots.keen or robots.sheets])
        position = random_position(rules, chance) if chance.random() < 0.7 else rules.start()
        for _ in range(_PHASES):
            yield rules, position
            position = rules.adjudicate(position, sheets(rules, position, chance)).after
