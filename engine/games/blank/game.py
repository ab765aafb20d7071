"""The rules of the lamplighters on one board: what a table's game asks of them."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from engine.board.board import Board
from engine.games.blank import reader
from engine.games.blank.calendar import CALENDAR, KEY, LAST_DAY, MORNING
from engine.games.blank.judge import fault_of, judge
from engine.games.blank.offers import choices
from engine.games.blank.orders import Go, parse, towards, value_of
from engine.rules.calendar import Calendar
from engine.rules.choice import Advice, Choice, Reading, ReadingKind, Scrap
from engine.rules.game import End, Outcome
from engine.rules.order import Order
from engine.rules.position import Position, Unit, UnitKind
from engine.rules.ruling import Resolution

RELIGHT = "relight"
"""The one point on which tables differ: whether another guild's lamp may be lit anew (4.3)."""

POINTS: Mapping[str, tuple[str, ...]] = {RELIGHT: ("allowed", "forbidden")}
"""Every point of the rules with its values, the usual one first."""

ENOUGH = 6
"""Lit lamps that win the game (5.1)."""


def checked(options: Mapping[str, str]) -> Mapping[str, str]:
    """Return every point of the rules, those that are missing as usual.

    Raises:
        ValueError: there is no such point, or no such value of one.
    """
    for point, value in options.items():
        if value not in POINTS.get(point, ()):
            said = f"{point}={value}" if value else point
            raise ValueError(f"unknown: {said}")
    return {point: options.get(point, values[0]) for point, values in POINTS.items()}


def options(text: str) -> Mapping[str, str]:
    """Read the points of the rules as they are typed: ``usual``, or ``relight=forbidden``.

    Raises:
        ValueError: with what is wrong.
    """
    pairs = [part.partition("=") for part in text.split(",") if part not in ("", "usual")]
    return checked({point: value for point, _, value in pairs})


class Blank:
    """Implements ``engine.rules.game.Rules``. Immutable; one per board and options."""

    units_to_win = 0
    """None: lit lamps decide (5)."""

    agreed_hands = False
    """Whoever comes for a guild that was left plays on unasked."""

    may_stop = False
    """Who is ahead has not won."""

    def __init__(self, board: Board, options: Mapping[str, str]) -> None:
        self._board, self._options = board, checked(options)
        self.relight = self._options[RELIGHT] == "allowed"

    @property
    def game(self) -> str:
        """Which game they are of: its key in files."""
        return KEY

    @property
    def calendar(self) -> Calendar:
        """The game's phases."""
        return CALENDAR

    @property
    def board(self) -> Board:
        """The map these rules are played on."""
        return self._board

    @property
    def options(self) -> Mapping[str, str]:
        """Every point of the rules with its value, as it is stored in a game."""
        return self._options

    def order(self, text: str) -> Order:
        """Take an order in canonical notation; any other text becomes ``Words``."""
        return value_of(text)

    def start(self, year: int = 1) -> Position:
        """Set up the town (1.1)."""
        return Position(
            phase=CALENDAR.phase(year, MORNING),
            units=tuple(
                Unit(power, UnitKind(kind), at) for power, kind, at in self._board.start_units
            ),
        )

    def asked(self, position: Position) -> tuple[str, ...]:
        """Return the guilds that have something to write: all that have lamplighters (2.1)."""
        return tuple(power for power in self._board.powers_by_id if position.of(power))

    def orderable(self, position: Position, power: str) -> tuple[str, ...]:
        """Return where the lamplighters of a guild stand."""
        return tuple(unit.at for unit in position.of(power))

    def read(self, text: str, position: Position, power: str) -> Reading:
        """Read one order as a player wrote it, in either language. Never raises."""
        del position, power
        return reader.read(text, self._board)

    def slip(self, text: str, position: Position, power: str) -> tuple[Scrap, ...]:
        """Read a whole slip of paper as it was written, piece by piece. Never raises."""
        del position, power
        return reader.slip(text, self._board)

    def parts(self, text: str) -> Mapping[str, str]:
        """Part a letter under headings of guilds; what stands before the first under no name."""
        return reader.parts(text, self._board)

    def choices(
        self, position: Position, power: str, so_far: tuple[str, ...]
    ) -> tuple[Choice, ...]:
        """List what may be clicked next; nothing when the order is complete."""
        return tuple(choices(self._board, position, power, so_far, relight=self.relight))

    def advise(self, position: Position, power: str, orders: Sequence[str]) -> tuple[Advice, ...]:
        """Warn of what the owner may have overlooked, from his own orders alone."""
        return tuple(self._advice(position, power, orders))

    def _advice(self, position: Position, power: str, orders: Sequence[str]) -> Iterator[Advice]:
        readings = [self.read(text, position, power) for text in orders]
        given = [parse(one.order) for one in readings if one.kind is ReadingKind.ORDER]
        ordered = {order.at for order in given}
        for unit in position.of(power):
            if unit.at not in ordered:
                yield Advice(reason="no_order", unit=str(unit), where=unit.at)
        goals = Counter(order.to for order in given if isinstance(order, Go))
        for order in given:
            fault = fault_of(order, position, self._board, relight=self.relight)
            unit_name = f"L {order.at}"
            if fault is not None:
                yield Advice(reason="illegal", unit=unit_name, where=fault.where, why=fault.reason)
            elif isinstance(order, Go) and goals[order.to] > 1:
                yield Advice(reason="own_crowd", unit=unit_name, where=towards(order))

    def adjudicate(
        self,
        position: Position,
        orders: Mapping[str, Sequence[str]],
        disorder: frozenset[str] = frozenset(),
    ) -> Resolution:
        """Judge one part of a day; guilds in ``disorder`` wrote nothing."""
        return judge(position, orders, disorder, self._board, self.read, relight=self.relight)

    def with_ways_out(self, position: Position) -> Position:
        """Nobody is ever driven out."""
        return position

    def attackers(self, space: str) -> frozenset[str]:
        """Nobody is ever driven out."""
        del space
        return frozenset()

    @property
    def sides(self) -> tuple[tuple[str, ...], ...]:
        """Guilds that one player commands together: each by itself."""
        return tuple((power,) for power in self._board.powers_by_id)

    def told_openly(self, position: Position) -> bool:
        """Everything is written (2.1)."""
        del position
        return False

    def undecided(self, position: Position) -> str:
        """Name the guild whose side a coin decides: none."""
        del position
        return ""

    def outcome(
        self, position: Position, sides: tuple[tuple[str, ...], ...] = ()
    ) -> Outcome | None:
        """Tell whether the game is over: six lamps (5.1), or the fifth evening is past (5.2)."""
        hands = sides or self.sides
        lit = {hand: sum(position.count(power) for power in hand) for hand in hands}
        most = max(lit.values())
        if most < ENOUGH and position.phase.turn <= LAST_DAY:
            return None
        winners = [hand for hand in hands if lit[hand] == most]
        powers = tuple(power for hand in winners for power in hand)
        return Outcome(End.SOLO if len(winners) == 1 else End.DRAW, powers)
