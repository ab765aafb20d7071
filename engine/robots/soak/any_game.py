"""Whole games at random by the rules of any game, and the laws that hold in every one of them.

Players follow what may be clicked; now and then they write nothing, something twice, or nonsense.
"""

import random
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace

from engine.board.board import Board
from engine.board.loader import load_map
from engine.catalogue import GAMES
from engine.robots.games.laws import BrokenLawError, Sheets, UnsoundError, same
from engine.robots.games.progress import counted
from engine.robots.players.random_table import random_orders
from engine.rules.choice import ReadingKind
from engine.rules.game import Rules
from engine.rules.position import Position
from engine.rules.ruling import Resolution

MOST_PHASES = 200
"""A game that has not ended by then is left."""

AGAIN = 0.1
"""Share of phases that are judged twice, with everything listed in another order."""


@dataclass(slots=True)
class Tally:
    """What was played."""

    games: int = 0
    ended: int = 0
    phases: Counter[str] = field(default_factory=Counter)
    orders: int = 0
    verdicts: Counter[str] = field(default_factory=Counter)

    def __str__(self) -> str:
        kinds = ", ".join(f"{count} of {kind}" for kind, count in self.phases.items())
        verdicts = ", ".join(f"{count} {word}" for word, count in self.verdicts.most_common())
        return (
            f"{self.games} games, {self.ended} ended: every law held\n"
            f"{self.phases.total()} phases ({kinds}), {self.orders} orders\n{verdicts}"
        )


def soak(game: str, games: int, seed: str, last_turn: int = 0, board: Board | None = None) -> Tally:
    """Play many games, each up to a last turn where there is one, on any of the game's maps.

    Raises:
        UnsoundError: one of them could not be played on, or a law is broken in it.
    """
    card, tally = GAMES[game], Tally()
    board = board or load_map(card.map).board
    for number in counted(games):
        play(card.rules(board, {}), f"{seed} {number}", tally, last_turn)
    return tally


def play(rules: Rules, seed: str, tally: Tally, last_turn: int = 0) -> None:
    """Play one game to its end.

    Raises:
        UnsoundError: it could not be played on, or a law is broken.
    """
    chance = random.Random(seed)  # noqa: S311 - a random player
    position = rules.start(rules.calendar.begins)
    for _ in range(MOST_PHASES):
        if rules.outcome(position) is not None:
            tally.ended += 1
            break
        if last_turn and position.phase.turn > last_turn:
            break
        sheets: Sheets = {}
        try:
            sheets = _sheets(rules, position, chance)
            judged = _judged(rules, position, sheets, chance)
        except (BrokenLawError, ArithmeticError, LookupError, TypeError, ValueError) as cause:
            raise UnsoundError(seed, position, sheets, cause) from cause
        tally.phases[position.phase.kind.id] += 1
        tally.orders += sum(map(len, sheets.values()))
        tally.verdicts.update(str(ruling.verdict) for ruling in judged.rulings)
        position = judged.after
    tally.games += 1


def _judged(rules: Rules, position: Position, sheets: Sheets, chance: random.Random) -> Resolution:
    judged = rules.adjudicate(position, sheets)
    for law, fact in broken(rules, position, judged):
        raise BrokenLawError(law, fact)
    if chance.random() < AGAIN and not _same_again(rules, position, sheets, judged, chance):
        raise BrokenLawError("depends on the order in which things are listed", sheets)
    return judged


def _sheets(rules: Rules, position: Position, chance: random.Random) -> Sheets:
    sheets: dict[str, Sequence[str]] = {}
    for power in rules.asked(position):
        orders = random_orders(rules, position, power, chance)
        if orders and chance.random() < 0.2:
            slips = (chance.choice(orders), chance.choice(orders).lower(), "??? 12 \u2026", "")
            orders = (*orders, chance.choice(slips))
        sheets[power] = orders if chance.random() < 0.95 else ()
    return sheets


def _same_again(
    rules: Rules,
    position: Position,
    sheets: Sheets,
    judged: Resolution,
    chance: random.Random,
) -> bool:
    units = chance.sample(position.units, len(position.units))
    powers = chance.sample(sorted(sheets), len(sheets))
    listed = {power: sheets[power] for power in powers}
    return same(judged, rules.adjudicate(replace(position, units=tuple(units)), listed))


def broken(rules: Rules, before: Position, judged: Resolution) -> Iterator[tuple[str, object]]:
    """Yield the laws that a judged phase breaks, each with the fact that shows it."""
    after = judged.after
    if not after.lies_on(rules.board):
        yield "impossible position", after
    if after.phase.rank <= before.phase.rank:
        yield "time stands still", after.phase
    if rules.calendar.parse(after.phase.code) != after.phase:
        yield "phase cannot be read back", after.phase
    for ruling in judged.rulings:
        if not ruling.findings or not ruling.findings[0].rule:
            yield "no reason", ruling
        reading = rules.read(str(ruling.order), before, ruling.power)
        if ruling.order and (reading.kind, reading.order) != (ReadingKind.ORDER, str(ruling.order)):
            yield "order not in good notation", ruling
    fates = Counter(ruling.unit for ruling in judged.rulings if ruling.unit and ruling.order)
    if before.phase.kind.main:
        for unit in before.units:
            if fates[str(unit)] != 1:
                yield "not one fate", (str(unit), fates[str(unit)])
