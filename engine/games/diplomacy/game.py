"""The rules of Diplomacy on one board: what a table's game asks of them."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from engine.board.board import Board
from engine.board.location import province_of
from engine.games.diplomacy import calendar, victory
from engine.games.diplomacy.advice.advise import advise
from engine.games.diplomacy.builds import balance, free_homes
from engine.games.diplomacy.judge import adjustments, movement, retreats
from engine.games.diplomacy.judge.sheets.agreements import binds, settle
from engine.games.diplomacy.judge.sheets.combined import gather, ordered_on
from engine.games.diplomacy.offers.choices import choices
from engine.games.diplomacy.orders import check_spaces, value_of
from engine.games.diplomacy.phase import CALENDAR, KEY, Phase, Season, Step, dated
from engine.games.diplomacy.reach.attackers import attackers
from engine.games.diplomacy.reach.known_orders import KnownOrders
from engine.games.diplomacy.reach.unit_reach import chart_of
from engine.games.diplomacy.reader.canonical import read_known
from engine.games.diplomacy.reader.names import index_of
from engine.games.diplomacy.reader.plain import read_plain
from engine.games.diplomacy.reader.slips import letter
from engine.games.diplomacy.reader.slips.slip import Paper
from engine.games.diplomacy.reader.written_orders import Strictness, read
from engine.games.diplomacy.rulebooks.badly_written import strict
from engine.games.diplomacy.rulebooks.policies import ConvoyPath
from engine.games.diplomacy.rulebooks.profile import Profile
from engine.rules.calendar import Calendar
from engine.rules.choice import Advice, Choice, Reading, Scrap
from engine.rules.game import Outcome
from engine.rules.order import Order
from engine.rules.position import Position, Unit, UnitKind
from engine.rules.ruling import Resolution


class Diplomacy:
    """Implements ``engine.rules.game.Rules``. Immutable; one per board and profile."""

    def __init__(self, board: Board, profile: Profile | None = None) -> None:
        """Set up the rules.

        Raises:
            ValueError: the board has a space that orders of Diplomacy cannot name.
        """
        check_spaces(board.provinces)
        self._board = board
        self._profile = profile or Profile()
        self._chart = chart_of(board)
        self._known_orders = KnownOrders(self._chart, self._profile)
        self._binds = binds(self._profile)
        self._slips_of: Position | None = None
        self._slips_read: dict[tuple[str, str], Reading] = {}
        self._strictness = Strictness(paths=self._profile.convoy_path is not ConvoyPath.IGNORED)

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

    def open_board(self, position: Position) -> Board:
        """Return the map with the ways that are open now: all of them."""
        del position
        return self._board

    @property
    def profile(self) -> Profile:
        """The points on which tables differ, as played here."""
        return self._profile

    @property
    def options(self) -> Mapping[str, str]:
        """Every field of the profile with its value, as it is stored in a game."""
        return self._profile.options

    def order(self, text: str) -> Order:
        """Take an order in canonical notation; any other text becomes ``Words``."""
        return value_of(text)

    def start(self, year: int = 1901) -> Position:
        """Set up the board (VI.3)."""
        homes = {
            province.id: province.home
            for province in self._board.provinces.values()
            if province.centre and province.home
        }
        return Position(
            phase=Phase(year, Season.SPRING, Step.MOVES),
            units=tuple(
                Unit(power, UnitKind(kind), at) for power, kind, at in self._board.start_units
            ),
            owners=dict(sorted(homes.items())),
        )

    def asked(self, position: Position) -> tuple[str, ...]:
        """Return the powers that have something to write in this phase."""
        return calendar.asked(position, self._board)

    def orderable(self, position: Position, power: str) -> tuple[str, ...]:
        """Return the locations of the units a power writes for, or its free home centres."""
        match dated(position.phase).step:
            case Step.MOVES:
                return tuple(unit.at for unit in position.of(power))
            case Step.RETREATS:
                return tuple(b.unit.at for b in position.dislodged if b.unit.power == power)
            case Step.ADJUSTMENTS:
                due = balance(position, power)
                if due > 0:
                    return free_homes(position, power, self._board)
                return tuple(unit.at for unit in position.of(power)) if due < 0 else ()

    def read(self, text: str, position: Position, power: str) -> Reading:
        """Read one order as a player wrote it, in either language. Never raises."""
        reading = (
            read_known(text, position, power, self._known_orders)
            or read_plain(text, position, power, index_of(self._board), self._known_orders)
            or read(text, position, power, self._board, self._strictness)
        )
        return strict(reading, self._profile)

    def knows(self, text: str, position: Position, power: str) -> bool:
        """Tell whether an order is good notation that needs no reading, whoever stands where.

        False is no answer: it was not looked up, or something about it has to be asked.
        """
        if dated(position.phase).step is not Step.MOVES:
            return False
        return self._known_orders.knows(power, (text,))

    def knows_all(self, orders: Mapping[str, Sequence[str]], position: Position) -> bool:
        """Tell whether all orders of a phase are good notation; see ``knows``."""
        if dated(position.phase).step is not Step.MOVES:
            return False
        return all(self._known_orders.knows(power, texts) for power, texts in orders.items())

    def slip(self, text: str, position: Position, power: str) -> tuple[Scrap, ...]:
        """Read a whole slip of paper as it was written, piece by piece. Never raises."""
        if self._slips_of is not position:
            self._slips_of, self._slips_read = position, {}
        known = self._slips_read

        def reading(one: str) -> Reading:
            # A slip is read again at every letter that is typed; most of its lines are the same.
            if (power, one) not in known:
                known[power, one] = self.read(one, position, power)
            return known[power, one]

        units = frozenset(map(province_of, self.orderable(position, power)))
        due = abs(balance(position, power))
        return Paper(self._board, dated(position.phase).step, reading, units, due).scraps(text)

    def parts(self, text: str) -> Mapping[str, str]:
        """Part a letter under headings of powers; what stands before the first under no name."""
        return letter.parts(text, self._board)

    def choices(
        self, position: Position, power: str, so_far: tuple[str, ...]
    ) -> tuple[Choice, ...]:
        """List what may be clicked next; nothing when the order is complete."""
        return choices(self._board, position, power, so_far, self._profile)

    def advise(self, position: Position, power: str, orders: Sequence[str]) -> tuple[Advice, ...]:
        """Warn of what the owner may have overlooked, from his own orders alone."""
        return advise(self._board, position, power, orders, self._profile)

    def adjudicate(
        self,
        position: Position,
        orders: Mapping[str, Sequence[str]],
        disorder: frozenset[str] = frozenset(),
    ) -> Resolution:
        """Judge one phase: texts by power; powers in ``disorder`` wrote nothing (XIV.3).

        The position after it is that of the next phase in which anybody has something to write.
        """
        if not self._binds:
            return self._judge(position, orders, disorder)
        settled = settle(position, orders, self._chart, self._profile, self.read)
        judged = self._judge(position, settled.sheets, disorder)
        if not settled.left:
            return judged
        rank = list(self._board.powers_by_id).index
        ranked = sorted((*judged.rulings, *settled.left), key=lambda ruling: rank(ruling.power))
        return judged.but(rulings=tuple(ranked))

    def _judge(
        self,
        position: Position,
        orders: Mapping[str, Sequence[str]],
        disorder: frozenset[str],
    ) -> Resolution:
        match dated(position.phase).step:
            case Step.MOVES:
                return movement.judge(position, orders, disorder, self._known_orders, self.read)
            case Step.RETREATS:
                return retreats.judge(
                    position, orders, disorder, self._chart, self._profile, self.read
                )
            case Step.ADJUSTMENTS:
                return adjustments.judge(
                    position, orders, disorder, self._chart, self._profile, self.read
                )

    def with_ways_out(self, position: Position) -> Position:
        """Work out anew where units that have to retreat can go, as on a board set up by hand."""
        if not position.dislodged:
            return position
        ways = (
            retreats.ways_out(
                one.unit, one.attacker, position.units, position.contested, self._chart
            )
            for one in position.dislodged
        )
        beaten = zip(position.dislodged, ways, strict=True)
        return replace(
            position, dislodged=tuple(replace(one, retreats=routes) for one, routes in beaten)
        )

    def attackers(self, space: str) -> frozenset[str]:
        """Return the spaces from which any unit could come: by a step, or over any seas."""
        return attackers(space, self._chart)

    def gather(
        self, position: Position, power: str, sheets: Sequence[Sequence[str]], *, in_sequence: bool
    ) -> tuple[str, ...]:
        """Make one sheet of several that a power handed in for a phase (DATC 4.D.1, 4.D.2)."""

        def units_of(sheet: Sequence[str]) -> frozenset[str]:
            return ordered_on(sheet, position, power, self.read, self._chart)

        return gather(sheets, self._profile, units_of, in_sequence=in_sequence)

    @property
    def sides(self) -> tuple[tuple[str, ...], ...]:
        """Powers that one player commands together: with seven players, each by itself."""
        return tuple((power,) for power in self._board.powers_by_id)

    @property
    def units_to_win(self) -> int:
        """None: supply centres decide (II)."""
        return 0

    @property
    def agreed_hands(self) -> bool:
        """Whoever comes for a player who left plays on unasked (XIV.3)."""
        return False

    @property
    def may_stop(self) -> bool:
        """No: who is ahead has not won (II)."""
        return False

    def told_openly(self, position: Position) -> bool:
        """Everything is written (VII, XI)."""
        del position
        return False

    def undecided(self, position: Position) -> str:
        """Name the power whose side a coin decides before this phase: none (XIV.2.e)."""
        del position
        return ""

    def outcome(
        self, position: Position, sides: tuple[tuple[str, ...], ...] = ()
    ) -> Outcome | None:
        """Tell whether the game is won."""
        del sides  # each power plays for itself
        return victory.outcome(position, self._board)
