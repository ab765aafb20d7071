"""Cases as jDip tests itself with: units before, what came before, orders, units after."""

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from engine.board.location import province_of
from engine.formats.faults import ExchangeError, Fault
from engine.formats.jsontext import Node
from engine.formats.read_report import SHOWN, Kind, ReadReport, Unread
from engine.formats.recorded_game import MOST_GAMES, ForeignGame, Recorded, Remark
from engine.games.diplomacy.exchange.format_names import ReadOnly
from engine.games.diplomacy.exchange.place_names import names_on
from engine.games.diplomacy.exchange.spelling import exactly, spelt_out, unit_of
from engine.games.diplomacy.exchange.stream.question import MOST_ORDERS
from engine.games.diplomacy.exchange.texts.order_lists import see_length
from engine.games.diplomacy.game import Diplomacy
from engine.games.diplomacy.judge.retreats import ways_out
from engine.games.diplomacy.orders import Build, Move, Waive
from engine.games.diplomacy.phase import Phase, Season, Step
from engine.games.diplomacy.reach.unit_reach import chart_of
from engine.rules.position import Dislodged, Position, Unit

_SECTIONS = (
    "PRESTATE_SUPPLYCENTER_OWNERS",
    "PRESTATE_DISLODGED",
    "PRESTATE_RESULTS",
    "PRESTATE",
    "ORDERS",
    "POSTSTATE_DISLODGED",
    "POSTSTATE_SAME",
    "POSTSTATE",
)
_FORM = re.compile(r"^\s*(?:PRESTATE|ORDERS)\s*(?:#.*)?$", re.MULTILINE | re.IGNORECASE)
_CASE = re.compile(r"^\s*CASE\b", re.MULTILINE | re.IGNORECASE)
_DATE = re.compile(
    r"(?P<season>spring|fall|autumn|winter)\s+(?P<year>\d{1,4})\s*,?\s*"
    r"(?P<step>movement|retreat|adjustment)s?",
    re.IGNORECASE,
)
_STEPS = {"movement": Step.MOVES, "retreat": Step.RETREATS, "adjustment": Step.ADJUSTMENTS}
_VARIANTS = ("standard", "datc_standard")
_FIRST = Phase(1901, Season.SPRING, Step.MOVES)


def is_jdip_case(text: str) -> bool:
    """Tell whether a text holds such cases."""
    return _CASE.search(text) is not None and _FORM.search(text) is not None


@dataclass(slots=True, kw_only=True)
class _Case:
    """One case: its lines by their section, each with its number."""

    title: str
    phase: tuple[int, str] | None = None
    lines: dict[str, list[tuple[int, str]]] = field(default_factory=dict)
    section: str = ""
    """In which section its next line stands."""

    same: bool = False
    ended: bool = False
    remarks: list[Remark] = field(default_factory=list)

    def takes(self, number: int, word: str, rest: str, line: str) -> bool:
        """Take a line that begins with a word; tell whether anything is said there."""
        if self.ended:
            return False
        if word == "END" and not rest:
            self.ended = True
        elif word == "PRESTATE_SETPHASE":
            self.phase = number, rest
        elif word in _SECTIONS and not rest:
            self.section, self.same = word, self.same or word == "POSTSTATE_SAME"
            self.lines.setdefault(word, [])
        elif self.section in ("", "POSTSTATE_SAME"):
            return False
        else:
            self.lines[self.section].append((number, line))
        return True


def jdip_cases(text: str, rules: Diplomacy) -> list[tuple[ForeignGame, ReadReport]]:
    """Read every case of a text, each with what became of its lines.

    Raises:
        ExchangeError: there are none, or far too many.
    """
    see_length(text)
    return _Reader(text, rules).games()


class _Reader:
    def __init__(self, text: str, rules: Diplomacy) -> None:
        self._rules, self._places = rules, names_on(rules.board)
        self._chart = chart_of(rules.board)
        self._text = text.splitlines()
        self._understood: set[int] = set()
        self._left: dict[int, Kind] = {}
        self._lost: dict[int, str] = {}

    def games(self) -> list[tuple[ForeignGame, ReadReport]]:
        """Read all cases; lines between two belong to the one before."""
        pairs: list[tuple[ForeignGame, ReadReport]] = []
        for case, first, last in self._cases():
            game = self._game(case)
            pairs.append((game, self._read_report(first, last)))
        if not pairs:
            raise ExchangeError(Fault.NO_PHASES)
        return pairs

    def _read_report(self, first: int, last: int) -> ReadReport:
        numbers = range(first, last)
        kinds = Counter(self._left[n] for n in numbers if n in self._left and n not in self._lost)
        return ReadReport(
            understood=sum(n in self._understood and n not in self._lost for n in numbers),
            left={kind: kinds[kind] for kind in Kind if kinds[kind]},
            unread=tuple(Unread(str(n), self._lost[n]) for n in numbers if n in self._lost),
        )

    def _lose(self, number: int, text: str = "") -> None:
        self._lost[number] = (text or self._text[number - 1].strip())[:SHOWN]

    # -- lines -------------------------------------------------------------------------------------

    def _cases(self) -> Iterator[tuple[_Case, int, int]]:
        """Part the text into cases, each with its first line and that after its last."""
        case: _Case | None = None
        first = count = 1
        for number, raw in enumerate(self._text, 1):
            line = raw.partition("#")[0].strip()
            if not line:
                self._remark(number, raw, case)
                continue
            self._understood.add(number)
            word, _, rest = line.partition(" ")
            word, rest = word.upper().rstrip(":"), rest.strip()
            if word == "CASE":
                if case is not None:
                    yield case, first, number
                    first, count = number, count + 1
                if count > MOST_GAMES:
                    raise ExchangeError(Fault.TOO_MANY, "", {"limit": MOST_GAMES})
                case = _Case(title=rest)
            elif word == "VARIANT_ALL" and rest.lower() in _VARIANTS:
                continue  # any other has another board, whose borders may be others
            elif case is None or not case.takes(number, word, rest, line):
                self._lose(number)
        if case is not None:
            yield case, first, len(self._text) + 1

    def _remark(self, number: int, raw: str, case: _Case | None) -> None:
        """Take a line that is empty, or a comment."""
        if raw.strip():
            self._left[number] = Kind.COMMENT
        said = raw.strip().lstrip("#").strip()
        if case is not None and said:
            case.remarks.append(Remark(text=said))

    # -- one case ----------------------------------------------------------------------------------

    def _game(self, case: _Case) -> ForeignGame:
        phase = self._phase(case)
        units = self._units(case, "PRESTATE")
        before = self._before(case, phase, units)
        orders = spelt_out(self._orders(case, before), before, self._rules)
        ruled = self._rules.adjudicate(before, orders).after
        after = self._after(case, before, ruled)
        remarks = tuple(case.remarks)
        recorded = Recorded(position=before, orders=orders, after=after, remarks=remarks)
        return ForeignGame(
            format=ReadOnly.JDIP_CASE,
            title=case.title,
            map=self._rules.board.id,
            phases=(recorded,),
        )

    def _phase(self, case: _Case) -> Phase:
        if case.phase is None:
            return _FIRST
        number, text = case.phase
        try:
            return Phase.parse(text)
        except ValueError:
            pass
        date = _DATE.fullmatch(text)
        if date is None:
            self._lose(number)
            return _FIRST
        step = _STEPS[date["step"].lower()]
        spring = date["season"].lower() == "spring"
        season = Season.SPRING if spring else Season.AUTUMN
        if step is Step.ADJUSTMENTS or date["season"].lower() == "winter":
            return Phase(int(date["year"]), Season.WINTER, Step.ADJUSTMENTS)
        return Phase(int(date["year"]), season, step)

    def _before(self, case: _Case, phase: Phase, units: tuple[Unit, ...]) -> Position:
        owners = self._owners(case, phase, units)
        attackers, contested = self._came_before(case, phase, units)
        fallen = self._units(case, "PRESTATE_DISLODGED")
        if phase.step is not Step.RETREATS:
            for number, _ in case.lines.get("PRESTATE_DISLODGED", []):
                self._lose(number)
            fallen = ()
        return Position(
            phase=phase,
            units=units,
            owners=owners,
            dislodged=tuple(
                Dislodged(
                    unit=unit,
                    attacker=attackers.get(unit.province),
                    retreats=ways_out(
                        unit, attackers.get(unit.province), units, contested, self._chart
                    ),
                )
                for unit in fallen
            ),
            contested=contested,
        )

    def _parted(self, number: int, line: str) -> tuple[str, str]:
        """Return the power with which a line begins, and the rest; nothing where there is none."""
        head, colon, rest = line.partition(":")
        if not colon:
            head, _, rest = line.partition(" ")
        try:
            return self._places.power(Node(head.strip())), rest.strip()
        except ExchangeError:
            self._lose(number)
            return "", ""

    def _units(self, case: _Case, section: str) -> tuple[Unit, ...]:
        units: dict[str, Unit] = {}
        for number, line in case.lines.get(section, []):
            power, rest = self._parted(number, line)
            if not power:
                continue
            try:
                unit = self._places.unit(Node(rest), power)
            except ExchangeError:
                self._lose(number)
                continue
            if units.setdefault(unit.province, unit) != unit:
                self._lose(number)
        return tuple(units.values())

    def _owners(self, case: _Case, phase: Phase, units: tuple[Unit, ...]) -> Mapping[str, str]:
        """Return who owns what: the first owners, or exactly those told and who stands there."""
        rows = case.lines.get("PRESTATE_SUPPLYCENTER_OWNERS")
        if rows is None:
            return self._rules.start(phase.year).owners
        owners: dict[str, str] = {}
        for number, line in rows:
            power, rest = self._parted(number, line)
            kind, _, place = rest.partition(" ")
            if not power:
                continue
            try:
                centre = self._places.centre(Node(place if kind.upper() in ("A", "F") else rest))
            except ExchangeError:
                self._lose(number)
                continue
            if owners.setdefault(centre, power) != power:
                self._lose(number)
        for unit in units:
            if self._rules.board.provinces[unit.province].centre:
                owners.setdefault(unit.province, unit.power)
        return dict(sorted(owners.items()))

    def _came_before(
        self, case: _Case, phase: Phase, units: tuple[Unit, ...]
    ) -> tuple[dict[str, str], frozenset[str]]:
        """Return from where attacks came, and which spaces a stand-off left empty."""
        moves = Phase(phase.year, phase.season, Step.MOVES)
        nobody = Position(phase=moves, units=())
        attackers: dict[str, str] = {}
        failed: Counter[str] = Counter()
        for number, line in case.lines.get("PRESTATE_RESULTS", []):
            word, colon, rest = line.partition(":")
            power, text = self._parted(number, rest.strip()) if colon else ("", "")
            order = exactly(text, nobody, power, self._rules) if power else None
            if order is None or word.strip().upper() not in ("SUCCESS", "FAILURE"):
                self._lose(number)
            elif isinstance(order, Move):
                if word.strip().upper() == "SUCCESS":
                    attackers[province_of(order.to)] = province_of(order.at)
                else:
                    failed[province_of(order.to)] += 1
        standing = {unit.province for unit in units}
        contested = {place for place, count in failed.items() if count > 1} - standing
        return attackers, frozenset(contested)

    def _orders(self, case: _Case, before: Position) -> dict[str, list[str]]:
        orders: dict[str, list[str]] = {}
        seen: dict[str, str] = {}
        for number, line in case.lines.get("ORDERS", []):
            power, text = self._parted(number, line)
            if not power:
                continue
            sheet = orders.setdefault(power, [])
            if len(sheet) >= MOST_ORDERS:
                raise ExchangeError(Fault.TOO_MANY, case.title[:SHOWN], {"limit": MOST_ORDERS})
            order = exactly(text, before, power, self._rules)
            if order is None:
                self._lose(number)
                continue
            sheet.append(str(order))
            if not isinstance(order, Build | Waive):
                unit = unit_of(order, before)
                if unit is None or seen.setdefault(str(unit), str(order)) != str(order):
                    self._lose(number)
        return orders

    def _after(self, case: _Case, before: Position, ruled: Position) -> Position | None:
        """Return the units afterwards; where beaten ones may go is not told, so it is ours."""
        if "POSTSTATE" not in case.lines and not case.same:
            return None
        units = before.units if case.same else self._units(case, "POSTSTATE")
        if case.same:
            for number, _ in case.lines.get("POSTSTATE", []):
                self._lose(number)
        fallen = self._units(case, "POSTSTATE_DISLODGED")
        ours = {one.unit: one for one in ruled.dislodged}
        return Position(
            phase=ruled.phase,
            units=units,
            dislodged=tuple(
                ours.get(unit, Dislodged(unit=unit, attacker=None, retreats=(unit.at,)))
                for unit in fallen
            ),
        )
