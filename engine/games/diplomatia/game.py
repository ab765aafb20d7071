"""The rules of Diplomatia on one board: what a table's game asks of them."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from engine.board.board import Board
from engine.games.diplomatia import evaluation, victory
from engine.games.diplomatia.advice import advise as advice
from engine.games.diplomatia.calendar import CALENDAR, EVALUATION, KEY, ORDERS, RETREATS
from engine.games.diplomatia.judge import movement, removals, retreats
from engine.games.diplomatia.judge.chart import chart_of
from engine.games.diplomatia.offers import choices as offers
from engine.games.diplomatia.profile import Profile
from engine.games.diplomatia.reach import attackers
from engine.games.diplomatia.reader import letter, slip, written_orders
from engine.games.diplomatia.start import start
from engine.rules.calendar import Calendar
from engine.rules.choice import Advice, Choice, Reading, Scrap
from engine.rules.game import Outcome
from engine.rules.order import Order, Words
from engine.rules.position import Position
from engine.rules.ruling import Resolution


class Diplomatia:
    """Implements ``engine.rules.game.Rules``. Immutable; one per board and profile."""

    units_to_win = 0
    """None: supply centres decide (4.1)."""

    agreed_hands = True
    """Nobody takes a power over before all have agreed (9.2, 9.3)."""

    may_stop = True
    """The table stops when it likes, and most centres win (4.2)."""

    def __init__(
        self,
        board: Board,
        profile: Profile | None = None,
        sides: tuple[tuple[str, ...], ...] | None = None,
    ) -> None:
        self._board = board
        self._profile = profile or Profile()
        self._sides = sides or tuple((power,) for power in board.powers_by_id)
        self._chart = chart_of(board)

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
    def profile(self) -> Profile:
        """What this table plays."""
        return self._profile

    @property
    def options(self) -> Mapping[str, str]:
        """Every field of the profile with its value, as it is stored in a game."""
        return self._profile.options

    def order(self, text: str) -> Order:
        """Take an order in canonical notation; any other text becomes ``Words``."""
        line = self._chart.line(text)
        return Words(text) if line is None else line.order  # the very one that is judged

    def start(self, year: int = 1) -> Position:
        """Set up the board (3.3)."""
        return start(self._board, year)

    def asked(self, position: Position) -> tuple[str, ...]:
        """Return the powers that have something to write in this phase."""
        kind = position.phase.kind
        if kind == EVALUATION:
            return evaluation.asked(position, self._board, self._profile)
        if kind == RETREATS:
            fallen = {one.unit.power for one in position.dislodged}
            return tuple(power for power in self._board.powers_by_id if power in fallen)
        return tuple(power for power in self._board.powers_by_id if position.of(power))

    def orderable(self, position: Position, power: str) -> tuple[str, ...]:
        """Return where the units stand that a power writes for, or where a unit may come."""
        kind = position.phase.kind
        if kind == ORDERS:
            return tuple(unit.at for unit in position.of(power))
        if kind == RETREATS:
            return tuple(d.unit.at for d in position.dislodged if d.unit.power == power)
        places: list[str] = []
        for one in evaluation.balances(position, power, self._board, self._profile):
            if one.remove:
                places += [unit.at for unit in position.of(power) if unit.kind == one.kind]
            elif one.build:
                places += one.sites
        return tuple(places)

    def read(self, text: str, position: Position, power: str) -> Reading:
        """Read one order as a player wrote it, in either language. Never raises."""
        return written_orders.read(text, self._board, position, power)

    def slip(self, text: str, position: Position, power: str) -> tuple[Scrap, ...]:
        """Read a whole slip of paper as it was written, piece by piece. Never raises."""
        return slip.slip(text, self._board, position, power)

    def parts(self, text: str) -> Mapping[str, str]:
        """Part a letter under headings of powers; what stands before the first under no name."""
        return letter.parts(text, self._board)

    def choices(
        self, position: Position, power: str, so_far: tuple[str, ...]
    ) -> tuple[Choice, ...]:
        """List what may be clicked next; nothing when the order is complete."""
        return offers.choices(self._board, self._profile, position, power, so_far)

    def advise(self, position: Position, power: str, orders: Sequence[str]) -> tuple[Advice, ...]:
        """Warn of what the owner may have overlooked, from his own orders alone."""
        return advice.advise(self._board, self._profile, position, power, orders)

    def adjudicate(
        self,
        position: Position,
        orders: Mapping[str, Sequence[str]],
        disorder: frozenset[str] = frozenset(),
    ) -> Resolution:
        """Judge one phase: texts by power; powers in ``disorder`` are in civil war (9.1).

        The position after it is that of the next phase in which anybody has something to write.
        """
        kind = position.phase.kind
        judge = movement.judge
        if kind != ORDERS:
            judge = retreats.judge if kind == RETREATS else removals.judge
        return judge(position, orders, disorder, self._chart, self._profile, self.read)

    def with_ways_out(self, position: Position) -> Position:
        """Work out anew where units that have to retreat can go, as on a board set up by hand."""
        if not position.dislodged:
            return position
        ways = (retreats.ways_out(one, position, self._board) for one in position.dislodged)
        fallen = zip(position.dislodged, ways, strict=True)
        return replace(position, dislodged=tuple(replace(one, retreats=way) for one, way in fallen))

    def attackers(self, space: str) -> frozenset[str]:
        """Return the spaces from which any unit could come: by a step, or over any sectors.

        Who seizes a port comes from nowhere (7.3.1).
        """
        return attackers(space, self._board)

    def closed(self, seized: frozenset[str]) -> frozenset[str]:
        """Return which of the sectors seized in this turn are closed to retreats."""
        return frozenset() if self._profile.retreat_into_seized else seized

    @property
    def sides(self) -> tuple[tuple[str, ...], ...]:
        """Powers that one player commands together (1.2); one that is missing is neutral."""
        return self._sides

    def told_openly(self, position: Position) -> bool:
        """Tell whether retreats may be told aloud: none can affect another's (6.4)."""
        return self._profile.retreats_told and retreats.independent(position)

    def undecided(self, position: Position) -> str:
        """Name the power whose side a coin decides before this phase: none."""
        del position
        return ""

    def outcome(
        self, position: Position, sides: tuple[tuple[str, ...], ...] = ()
    ) -> Outcome | None:
        """Tell whether the game is won: more than half of all centres (4.1)."""
        return victory.outcome(position, self._board, sides or self.sides)
