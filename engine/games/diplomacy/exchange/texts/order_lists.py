"""Order lists and case texts as games: who stands where follows from the orders and the rules."""

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace

from engine.board.location import coast_of, province_of
from engine.formats.faults import ExchangeError, Fault
from engine.formats.jsontext import Node
from engine.formats.read_report import SHOWN, Kind, ReadReport, Unread
from engine.formats.recorded_game import MOST_GAMES, ForeignGame, Recorded, Remark
from engine.games.diplomacy import orders as notation
from engine.games.diplomacy.exchange.format_names import Format, Mark, ReadOnly
from engine.games.diplomacy.exchange.place_names import names_on
from engine.games.diplomacy.exchange.spelling import exactly, spelt_out, unit_of
from engine.games.diplomacy.exchange.stream.question import MOST_ORDERS
from engine.games.diplomacy.exchange.texts.lines import FIRST, NOBODY, Line, Sorter, cases
from engine.games.diplomacy.game import Diplomacy
from engine.games.diplomacy.phase import Phase, Season, Step, dated
from engine.games.diplomacy.reader.written_orders import Trouble
from engine.rules.position import Dislodged, Position, Unit, UnitKind

LARGEST = 4 * 1024 * 1024
"""Signs of a text; a whole game has a hundred thousand."""

MOST_PHASES = 1000
"""Phases of a game; thirty years have a hundred."""

MOST_ORDERS_IN_ALL = 6000
"""Orders in a text; thirty years have four thousand."""

MOST_LINES = 15_000
"""Lines of a text; thirty years of a judge's mails have seven thousand."""

_JUDGE = re.compile(r"^(Movement|Retreat|Adjustment) results for ", re.MULTILINE)
_JDIP = re.compile(
    r"^Results for \w+, \d+ \((?:Movement|Retreat|Adjustment)\)|^\s*Order Results:?\s*$"
    r"|\((\d+) against \d+\)\.",
    re.MULTILINE,
)
_WEB = re.compile(
    r"^\W*The (?:army|fleet) at .+ (?:hold|move|support|convoy|retreat)\b", re.MULTILINE
)
_RESULTS = re.compile(r"results", re.IGNORECASE)
_MOSTLY = 4
"""Of so many orders one may be for a unit that the first board does not have."""


@dataclass(slots=True, kw_only=True)
class _Order:
    """One order and the line on which it stands."""

    line: Line
    text: str
    power: str
    """Whose it is; nothing while that is still to follow from its unit."""

    hint: str = ""
    """Whose orders stood above it, before a date: his or somebody else's."""

    marks: frozenset[Mark] | None = None
    offered: tuple[str, ...] | None = None
    unit: Unit | None = None
    """The unit that it is for, where its power has it."""

    lost: bool = False
    """It could not be read, and so is not carried out."""

    @property
    def absent(self) -> bool:
        """Its power had no such unit, by the record's own words: nobody stands there for it."""
        return self.line.absent


@dataclass(slots=True, kw_only=True)
class _Block:
    """The lines of one phase."""

    phase: Phase
    dated: bool = False
    """Its date was written."""

    orders: list[_Order] = field(default_factory=list)
    owned: list[Line] = field(default_factory=list)
    counted: list[Line] = field(default_factory=list)
    """Who owns what before its orders, and after them."""

    beaten: list[Line] = field(default_factory=list)
    """Which units were driven out by its orders, and where they may go."""

    units: list[Line] = field(default_factory=list)
    """Who is said to stand where; for all others their orders say it."""

    remarks: list[Remark] = field(default_factory=list)
    told: bool = False
    """Results were written beside the orders, or it is called their results."""

    @property
    def silent(self) -> bool:
        """Nobody orders anything in it, and nobody is said to stand anywhere."""
        return not self.orders and not self.units


def text_games(text: str, rules: Diplomacy) -> list[tuple[ForeignGame, ReadReport]]:
    """Read an order list, or every case that a text holds, each with what became of its lines.

    Raises:
        ExchangeError: it holds no orders, or names what the board does not have.
    """
    see_length(text)
    parts = cases(text)
    if len(parts) > MOST_GAMES:
        raise ExchangeError(Fault.TOO_MANY, "", {"limit": MOST_GAMES})
    games: list[tuple[ForeignGame, ReadReport]] = []
    before = ReadReport()
    for first, part in parts:
        reader = _Reader(part, first, rules)
        if reader.blocks:
            games.append((reader.game(), before + reader.read_report()))
            before = ReadReport()
        else:
            before += reader.read_report()
    if not games:
        raise ExchangeError(Fault.NO_PHASES)
    game, last = games[-1]
    games[-1] = game, last + before
    return games


def see_length(text: str) -> None:
    """See that a text is no longer than many games are.

    Raises:
        ExchangeError: it is.
    """
    if len(text) > LARGEST:
        raise ExchangeError(Fault.TOO_LARGE, "", {"limit": LARGEST})
    if sum(map(bool, text.splitlines())) > MOST_LINES:
        raise ExchangeError(Fault.TOO_MANY, "", {"limit": MOST_LINES})


def format_of(text: str) -> Format | ReadOnly:
    """Say in which manner a text is written."""
    if _JUDGE.search(text) is not None:
        return Format.JUDGE
    if _JDIP.search(text) is not None:
        return ReadOnly.JDIP
    if _WEB.search(text) is not None:
        return ReadOnly.WEBDIPLOMACY
    if "(*" in text or "->" in text:
        return Format.JUDGE if "Army" in text or "Fleet" in text else Format.REALPOLITIK
    case = "TEST CASE" in text or " Supports " in text or " Hold" in text
    return Format.DATC if case else Format.REALPOLITIK


# -- lines become blocks ---------------------------------------------------------------------------


class _Reader:
    """Reads one text: what its lines say, and which of them could not be understood."""

    def __init__(self, text: str, first: int, rules: Diplomacy) -> None:
        self._rules, self._text = rules, text
        self._places = names_on(rules.board)
        self._lines = list(Sorter(rules.board).sorted(text, first))
        self._lost: set[tuple[int, ...]] = set()
        self._refused: set[tuple[int, ...]] = set()
        self._title = ""
        self._known: dict[
            tuple[str, str, int], tuple[notation.DiplomacyOrder | None, Position]
        ] = {}
        blocks = self._blocks()
        self.blocks = [block for block in blocks if not block.silent]
        for block in blocks:
            if block.silent:
                self._doubt(*block.owned, *block.counted, *block.beaten)

    def _exactly(self, one: _Order, position: Position) -> notation.DiplomacyOrder | None:
        """Read an order in a position, once."""
        key = one.text, one.power, id(position)
        if key not in self._known:
            order = exactly(one.text, position, one.power, self._rules)
            self._known[key] = order, position  # which is kept, so that its number stays its own
        return self._known[key][0]

    def _doubt(self, *lines: Line) -> None:
        """Note that lines were not understood, or stand where nothing follows from them."""
        self._lost.update(line.numbers for line in lines)

    def read_report(self) -> ReadReport:
        """Return what became of every line."""
        grouped: dict[tuple[int, ...], list[Line]] = {}
        for line in self._lines:
            if not line.gap:
                grouped.setdefault(line.numbers, []).append(line)
        understood, left, unread = 0, dict.fromkeys(Kind, 0), []
        for numbers, lines in grouped.items():
            if numbers in self._lost or any(line.unread or line.strange for line in lines):
                text = lines[0].text[:SHOWN]
                unread += [Unread(str(number), text) for number in numbers]
            elif numbers in self._refused:
                left[Kind.REFUSED] += len(numbers)
            elif lines[0].left is not None:
                left[lines[0].left] += len(numbers)
            else:
                understood += len(numbers)
        kinds = {kind: count for kind, count in left.items() if count}
        return ReadReport(understood=understood, left=kinds, unread=tuple(unread))

    def _blocks(self) -> list[_Block]:
        blocks = [_Block(phase=FIRST)]
        power = hint = ""
        web = False
        self._see_headings()
        for line in self._lines:
            now = blocks[-1]
            self._title = self._title or line.title
            if line.phase is not None:
                web = web or line.part
                _begin(blocks, line, merge=web)
                if not line.part:
                    power, hint = "", power or hint
            elif line.gap:
                power = "" if any(one.power == power for one in now.orders) else power
            elif line.order:
                hint = hint if power else line.power or hint
                whose = line.power or power
                self._give(now, whose, "" if whose else hint, line)
            elif _bare(line):
                power, hint = line.power, ""
            else:
                self._note(blocks, power, line)
        return sorted(blocks, key=_when) if web else blocks

    def _see_headings(self) -> None:
        """Doubt headings of powers with nothing below them: they were an order's beginning."""
        heading: Line | None = None
        orders = 0
        for line in self._lines:
            orders += bool(line.order)
            if orders > MOST_ORDERS_IN_ALL:
                raise ExchangeError(Fault.TOO_MANY, "", {"limit": MOST_ORDERS_IN_ALL})
            if heading is not None and line.order and line.power not in ("", heading.power):
                self._doubt(heading)
            if not line.gap:
                heading = line if _bare(line) else None
        self._see_named_twice()

    def _see_named_twice(self) -> None:
        """Doubt headings over orders that name their power too, unless all such orders have one.

        One in the midst of such orders of its own power is doubted in any case.
        """
        heading: Line | None = None
        named = below = ""
        headless = False
        twice: list[Line] = []
        for line in self._lines:
            if _bare(line):
                if line.power in (named, below if heading is not None else ""):
                    self._doubt(line)
                heading, below = line, line.power
            elif line.phase is not None and not line.part:
                heading, named, below = None, "", ""
            elif line.order:
                named = line.power if line.power == below else ""
                if named and heading is not None:
                    twice.append(heading)
                headless = headless or line.power not in ("", below)
                heading = None
        if headless:
            self._doubt(*twice)

    def _note(self, blocks: list[_Block], power: str, line: Line) -> None:
        """Take what a line says that is neither heading nor order."""
        if line.owned or line.units or line.beaten:
            self._stand(blocks, line if line.power else replace(line, power=power))
        elif line.marks is not None:
            self._add_result(blocks[-1], line)
        elif line.left is Kind.COMMENT and (said := line.text.strip().lstrip("#").strip()):
            blocks[-1].remarks.append(Remark(text=said))

    def _stand(self, blocks: list[_Block], line: Line) -> None:
        """Note who owns, has or loses what; said once more, it is about another position."""
        now = blocks[-1]
        if not line.power:
            self._doubt(line)
        elif line.beaten:
            now.beaten.append(line)
        elif line.counted and now.orders:
            now.counted.append(line)
        else:
            own = {one.power for one in now.owned} & {one.power for one in now.units}
            if line.power in own and not line.counted:
                blocks.append(_Block(phase=now.phase, dated=now.dated))
            (blocks[-1].owned if line.owned else blocks[-1].units).append(line)

    def _give(self, block: _Block, power: str, hint: str, line: Line) -> None:
        if sum(one.power == power for one in block.orders) >= MOST_ORDERS:
            where = f"{block.phase.code}.{power}".rstrip(".")
            raise ExchangeError(Fault.TOO_MANY, where, {"limit": MOST_ORDERS})
        count = 1
        text = line.order
        if text.startswith("WAIVE "):
            text, count = "WAIVE", min(int(text.removeprefix("WAIVE ")[:3]), 20)
        order = _Order(
            line=line, text=text, power=power, hint=hint, marks=line.marks, offered=line.offered
        )
        block.orders += [order] * count
        block.told = block.told or line.marks is not None

    def _add_result(self, block: _Block, line: Line) -> None:
        """Take a result that stands on a line of its own for that of the order above."""
        last = block.orders[-1] if block.orders else None
        if last is None or line.marks is None or _contradicts(last, line):
            self._doubt(line)  # it is nobody's, or contradicts what stands beside the order
            return
        last.marks = (last.marks or frozenset()) | line.marks
        last.offered = last.offered or line.offered
        block.told = True

    # -- blocks become a game ----------------------------------------------------------------------

    def game(self) -> ForeignGame:
        """Judge block after block, each from where the one before has led."""
        phases: list[Recorded] = []
        left: Position | None = None
        judged = self._results_told()
        for block in self.blocks:
            first = block is self.blocks[0] or not block.orders
            if first and block.phase == FIRST and not block.dated and self._about_winter(block):
                block.phase = Phase(FIRST.year, Season.WINTER, Step.ADJUSTMENTS)
            silent = _silent(block, left, self._rules)
            if silent:
                phases += [Recorded(position=one, orders={}) for one in silent]
                left = self._rules.adjudicate(silent[-1], {}).after
            recorded, left = self._recorded(block, left, told=judged)
            phases.append(recorded)
            if recorded.after is not None and _driven_out(recorded.after) == _driven_out(left):
                left = recorded.after
        return ForeignGame(
            format=format_of(self._text),
            title=self._title,
            map=self._rules.board.id,
            phases=tuple(phases),
        )

    def _results_told(self) -> bool:
        """Tell whether results are listed: nothing beside an order says then that it went well."""
        headed = any(line.phase is not None and _RESULTS.search(line.text) for line in self._lines)
        return headed or any(block.told for block in self.blocks)

    def _about_winter(self, block: _Block) -> bool:
        """Tell whether orders without a date can only be those of a winter."""
        if not block.orders:
            return True
        one = block.orders[0]
        moves = self._rules.read(one.text, Position(phase=FIRST, units=()), one.power or "FRANCE")
        return moves.reason == Trouble.WRONG_PHASE

    def _recorded(
        self, block: _Block, left: Position | None, *, told: bool
    ) -> tuple[Recorded, Position]:
        """Return a block as a phase, and what our ruling of it has led to."""
        self._known.clear()
        position = self._position(block, left)
        self._see_whose(block, position)
        results = self._results(block, position, told=told)
        orders, ruled = self._judged(block, position)
        recorded = Recorded(
            position=position,
            orders=orders,
            results=results if told and block.orders else None,
            after=self._after(block, ruled),
            whole=False,
            remarks=tuple(block.remarks),
        )
        return recorded, ruled

    def _judged(
        self, block: _Block, position: Position
    ) -> tuple[dict[str, tuple[str, ...]], Position]:
        """Judge a block's orders as written; in our notation where ours reads otherwise."""
        owned = [one for one in block.orders if one.power and not one.lost]
        orders = spelt_out(_by_power(owned), position, self._rules)
        resolution = self._rules.adjudicate(position, orders)
        ruled = {ruling.unit: str(ruling.order) for ruling in resolution.rulings}
        changed = False
        for one in owned:
            order = self._exactly(one, position)
            if order is not None and one.unit and ruled.get(str(one.unit)) != str(order):
                changed = changed or one.text != str(order)
                one.text = str(order)
        if changed:
            orders = spelt_out(_by_power(owned), position, self._rules)
            resolution = self._rules.adjudicate(position, orders)
        return orders, resolution.after

    def _position(self, block: _Block, left: Position | None) -> Position:
        """Find the position in which a block's orders were written.

        What the phase before has left, where it follows; the first position, where the date is that
        of the beginning and the orders fit; otherwise exactly the units that were ordered.
        """
        owners = self._owners(block.owned)
        if left is not None and left.phase == block.phase and not block.units:
            return replace(left, owners={**left.owners, **owners})
        start = self._rules.start(block.phase.year)
        headless = bool(block.orders) and not any(one.power for one in block.orders)
        first = block.phase == start.phase and left is None and not block.units
        if first and (block.dated or headless) and self._fits(block, start):
            return replace(start, owners=owners) if owners else start
        return self._implied(block, replace(start, owners=owners or start.owners))

    def _fits(self, block: _Block, start: Position) -> bool:
        """Tell whether the ordered units are those of the first board, but for a slip or two."""
        units = {(unit.power, unit.province) for unit in start.units}
        places = {unit.province for unit in start.units}
        fits = strange = 0
        for one in block.orders:
            order = None if one.absent else self._exactly(one, start)
            if order is None or not order.at:
                continue
            at = province_of(order.at)
            known = (one.power, at) in units if one.power else at in places
            fits, strange = fits + known, strange + (not known)
        return fits > 0 and strange * _MOSTLY <= fits

    def _implied(self, block: _Block, start: Position) -> Position:
        empty = Position(phase=block.phase, units=(), owners=start.owners)
        units: dict[str, Unit] = {}
        for line in block.units:
            for text in line.units:
                unit = self._unit(text, line)
                if unit is not None and units.setdefault(unit.province, unit) != unit:
                    self._doubt(line)
        powers = {line.power for line in block.units}
        # What the record calls void may be an order to somebody else's unit.
        for one in sorted(block.orders, key=lambda one: Mark.VOID in (one.marks or ())):
            order = None if one.absent else self._exactly(one, empty)
            whose = one.power or one.hint
            if order is None or isinstance(order, notation.Build | notation.Waive):
                continue
            if whose and whose not in powers:
                unit = Unit(whose, UnitKind(order.kind), self._where(order))
                if replace(empty, units=(unit,)).lies_on(self._rules.board):
                    units.setdefault(unit.province, unit)
        return replace(empty, units=tuple(units.values()))

    def _unit(self, text: str, line: Line) -> Unit | None:
        try:
            return self._places.unit(Node(text), line.power)
        except ExchangeError:
            self._doubt(line)
            return None

    def _where(self, order: notation.DiplomacyOrder) -> str:
        """Return where an ordered unit must be, a fleet at the coast from which it can move."""
        board = self._rules.board
        coasts = board.provinces[province_of(order.at)].coasts
        if order.at == "" or coast_of(order.at) or not coasts or getattr(order, "kind", "A") != "F":
            return order.at
        sides = [f"{order.at}/{coast}" for coast in coasts]
        goal = province_of(str(getattr(order, "to", "")))
        fitting = [side for side in sides if goal and board.reaches("F", side, goal)]
        return (fitting or sides)[0]

    def _see_whose(self, block: _Block, position: Position) -> None:
        """Find the power of every order that stands below no heading: that of its unit."""
        for one in block.orders:
            if not one.power:
                one.power = self._whose(one, position) or one.hint
            if not one.power:
                self._doubt(one.line)

    def _whose(self, one: _Order, position: Position) -> str:
        order = self._exactly(one, position)
        if order is None or not order.at:
            return ""
        if isinstance(order, notation.Build):
            return position.owners.get(province_of(order.at), "")
        unit = unit_of(order, position)
        return unit.power if unit is not None else ""

    def _results(
        self, block: _Block, position: Position, *, told: bool
    ) -> Mapping[str, frozenset[Mark]]:
        """Return what came of each order, and note the lines that could not be read."""
        results: dict[str, frozenset[Mark]] = {}
        seen: dict[tuple[str, str], str] = {}
        for one in block.orders:
            if not one.power:
                continue
            void = one.marks is not None and Mark.VOID in one.marks
            order = self._exactly(one, position)
            if order is None:
                one.lost = not void
                (self._refused if void else self._lost).add(one.line.numbers)
                continue
            if not order.at:
                continue
            unit = unit_of(order, position)
            key = str(unit) if unit else f"{str(order)[:1]} {order.at}"
            mine = unit is not None and unit.power == one.power
            if not (mine or void or one.absent or isinstance(order, notation.Build)):
                self._doubt(one.line)  # its power has no such unit here, and nothing says so
            if seen.setdefault((one.power, key), str(order)) != str(order):
                self._doubt(one.line)
            one.unit = unit if mine else None
            if Mark.BOUNCE in (one.marks or ()) and isinstance(order, notation.Hold):
                self._doubt(one.line)  # nobody bounces who does not move
            if one.absent or (unit is not None and not mine):
                continue  # an order to somebody else's unit says nothing of that unit's own
            results[key] = _in_kind(one.marks or frozenset(), order) if told else frozenset()
        return results

    def _after(self, block: _Block, left: Position) -> Position | None:
        """Return what a phase has left, as far as the list itself says so; else nothing.

        Before the retreats of autumn nobody can have counted centres.
        """
        after = left
        owners = self._owners(block.counted)
        powers = {line.power for line in block.counted}
        if owners and dated(left.phase).step is not Step.RETREATS:
            others = {c: power for c, power in left.owners.items() if power not in powers}
            kept = {c: power for c, power in {**others, **owners}.items() if power != NOBODY}
            after = replace(after, owners=dict(sorted(kept.items())))
        if block.phase.step is Step.MOVES:
            has_flights = block.beaten or any(one.offered is not None for one in block.orders)
            if has_flights:
                after = replace(after, dislodged=tuple(self._flights(block, left)))
        else:
            self._doubt(*block.beaten)
        return None if after is left else after

    def _flights(self, block: _Block, left: Position) -> Iterator[Dislodged]:
        """Return who may retreat where by the list's own words, for others by ours."""
        by_unit: dict[tuple[str, str], tuple[str, ...]] = {}
        for line in block.beaten:
            unit = self._unit(line.beaten, line)
            ways = self._ways(line.ways, line)
            if unit is not None and ways is not None:
                by_unit[unit.power, str(unit)] = ways
        whole = any(not line.alone for line in block.beaten)
        for one in block.orders:
            ways = None if one.offered is None else self._ways(one.offered, one.line)
            if one.unit is not None and ways is not None:
                by_unit.setdefault((one.power, str(one.unit)), ways)
        attackers = {str(one.unit): one.attacker for one in left.dislodged}
        for (power, name), ways in by_unit.items():
            unit = Unit(power, UnitKind(name[0]), name[2:])
            if ways:
                yield Dislodged(unit=unit, attacker=attackers.get(name), retreats=ways)
        if not whole:  # no list of all of them: of the others nothing is told
            yield from (x for x in left.dislodged if (x.unit.power, str(x.unit)) not in by_unit)

    def _ways(self, names: Iterable[str], line: Line) -> tuple[str, ...] | None:
        locations = []
        for name in names:
            try:
                locations.append(self._places.location(Node(name)))
            except ExchangeError:
                self._doubt(line)
                return None
        return tuple(locations)

    def _owners(self, lines: Iterable[Line]) -> dict[str, str]:
        """Read who owns what."""
        owners: dict[str, str] = {}
        for line in lines:
            for name in line.owned:
                try:
                    centre = self._places.centre(Node(name))
                except ExchangeError:
                    self._doubt(line)
                    continue
                if owners.setdefault(centre, line.power) != line.power:
                    self._doubt(line)
        return owners


def _contradicts(order: _Order, line: Line) -> bool:
    """Tell whether a result on a line of its own says another thing than that above.

    A unit may be driven out as well as whatever came of its order.
    """
    before = (order.marks or frozenset()) - {Mark.DISLODGED}
    now = (line.marks or frozenset()) - {Mark.DISLODGED}
    ways = {order.offered, line.offered} - {None}
    return len(ways) > 1 or (bool(before) and not now <= before)


def _bare(line: Line) -> bool:
    """Tell whether a line is the heading of a power."""
    says = line.order or line.owned or line.units or line.beaten
    return bool(line.power) and not says


def _by_power(orders: Iterable[_Order]) -> dict[str, list[str]]:
    by_power: dict[str, list[str]] = {}
    for one in orders:
        by_power.setdefault(one.power, []).append(one.text)
    return by_power


def _begin(blocks: list[_Block], line: Line, *, merge: bool) -> None:
    """Begin a phase, or say of the one that has begun that its date was written."""
    phase = line.phase
    if phase is None:
        return
    if merge:  # below each power its part of every turn stands anew
        before = next((block for block in blocks if block.phase == phase), None)
        if before is not None:
            blocks.remove(before)
            blocks.append(before)
    if phase != blocks[-1].phase or (blocks[-1].orders and not merge):
        blocks.append(_Block(phase=phase))
    if len(blocks) > MOST_PHASES:
        raise ExchangeError(Fault.TOO_MANY, phase.code, {"limit": MOST_PHASES})
    blocks[-1].dated = True


def _when(block: _Block) -> tuple[int, int, int]:
    phase = block.phase
    return phase.year, [*Season].index(phase.season), [*Step].index(phase.step)


# -- who stands where ------------------------------------------------------------------------------


def _silent(block: _Block, left: Position | None, rules: Diplomacy) -> list[Position]:
    """Return the positions in which nobody wrote a retreat, build or removal before a block.

    A list passes over them; but only what follows from them knows who owns what.
    """
    passed: list[Position] = []
    while (
        left is not None and left.phase != block.phase and dated(left.phase).step is not Step.MOVES
    ):
        passed.append(left)
        left = rules.adjudicate(left, {}).after
    return passed if left is not None and left.phase == block.phase else []


def _in_kind(marks: frozenset[Mark], order: notation.DiplomacyOrder) -> frozenset[Mark]:
    """Say in the word for its kind that an order failed, where a record has one word for all."""
    if Mark.BOUNCE not in marks:
        return marks
    match order:
        case notation.SupportHold() | notation.SupportMove():
            return marks - {Mark.BOUNCE} | {Mark.CUT}
        case notation.Convoy():
            return marks - {Mark.BOUNCE} | {Mark.DISRUPTED}
        case notation.Build() | notation.Disband():
            return marks - {Mark.BOUNCE} | {Mark.VOID}
    return marks


def _driven_out(position: Position) -> set[Unit]:
    return {one.unit for one in position.dislodged}
