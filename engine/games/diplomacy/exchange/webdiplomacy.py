"""Games of webDiplomacy as its interface answers them: numbers for spaces, powers and turns.

Three answers are known: the status of a game; the file of its history, which says the same with
truths for *Yes* and *No*; and that of the game as it stands. Where beaten units may go is in none
of them, and who owns a centre may be as old as the phase before: both are taken from our rulings,
and only what cannot be either is a difference.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace

from engine.board.location import province_of
from engine.formats.faults import ExchangeError, Fault
from engine.formats.jsontext import SHOWN, Node
from engine.formats.read_report import ANY, Kind, ReadReport, Schema, survey
from engine.formats.recorded_game import ForeignGame, Recorded, Remark
from engine.games.diplomacy.exchange.faults import DiplomacyFault
from engine.games.diplomacy.exchange.format_names import Mark, ReadOnly
from engine.games.diplomacy.exchange.misread import no_phase, no_unit
from engine.games.diplomacy.exchange.spelling import orders_its_unit
from engine.games.diplomacy.game import Diplomacy
from engine.games.diplomacy.judge.retreats import ways_out
from engine.games.diplomacy.phase import Phase, Season, Step, dated
from engine.games.diplomacy.reach.unit_reach import chart_of
from engine.games.diplomacy.units import ARMY, FLEET
from engine.rules.position import Dislodged, Position, Unit

MOST_PHASES = 300
"""Phases of a game: sixty years. Each is judged to know what the next one does not tell."""

MOST_ROWS = 1000
_FIRST_YEAR = 1901

_POWERS = ("", "ENGLAND", "FRANCE", "ITALY", "GERMANY", "AUSTRIA", "TURKEY", "RUSSIA")
"""The countries of its classic map by their numbers, from 1."""

_SPACES = (
    "",
    *("CLY", "EDI", "LVP", "YOR", "WAL", "LON", "POR", "SPA", "NAF", "TUN", "NAP", "ROM", "TUS"),
    *("PIE", "VEN", "APU", "GRE", "ALB", "SER", "BUL", "RUM", "CON", "SMY", "ANK", "ARM", "SYR"),
    *("SEV", "UKR", "WAR", "LVN", "MOS", "STP", "FIN", "SWE", "NWY", "DEN", "KIE", "BER", "PRU"),
    *("SIL", "MUN", "RUH", "HOL", "BEL", "PIC", "BRE", "PAR", "BUR", "MAR", "GAS", "BAR", "NWG"),
    *("NTH", "SKA", "HEL", "BAL", "BOT", "NAO", "IRI", "ENG", "MAO", "WES", "LYO", "TYS", "ION"),
    *("ADR", "AEG", "EAS", "BLA", "TYR", "BOH", "VIE", "TRI", "BUD", "GAL", "SPA/NC", "SPA/SC"),
    *("STP/NC", "STP/SC", "BUL/EC", "BUL/SC"),
)
"""The territories of its classic map by their numbers, from 1."""

_CLASSIC = 1
_STEPS = {"Diplomacy": Step.MOVES, "Retreats": Step.RETREATS, "Builds": Step.ADJUSTMENTS}
_OVER = "Finished"
_KINDS = {"Army": ARMY, "Fleet": FLEET}
_YES = ("Yes", True)


def is_webdiplomacy(node: Node) -> bool:
    """Tell whether a JSON text is meant to be such a game."""
    value = node.value
    if not isinstance(value, dict):
        return False
    if "phases" not in value:
        return {"turn", "phase", "units", "territories"} <= value.keys()
    if not isinstance(value["phases"], list):
        return False
    phases = [one for one in value["phases"] if isinstance(one, dict)]
    return bool(phases) and all("turn" in one and "name" not in one for one in phases)


def read_webdiplomacy(node: Node, rules: Diplomacy) -> tuple[ForeignGame, ReadReport]:
    """Read a game, and say what became of every field.

    Raises:
        ExchangeError: it is none, or not of the classic map.
    """
    return _Reader(node, rules).read()


@dataclass(frozen=True, slots=True)
class _Told:
    """One phase as it is told."""

    turn: int
    name: str
    phase: Phase
    over: bool
    units: tuple[Unit, ...]
    beaten: tuple[Unit, ...]
    owners: Mapping[str, str]
    rows: tuple[Node, ...]
    remarks: tuple[Remark, ...] = ()


class _Reader:
    def __init__(self, node: Node, rules: Diplomacy) -> None:
        self._node, self._rules, self._chart = node, rules, chart_of(rules.board)
        self._unread: dict[str, object] = {}

    def read(self) -> tuple[ForeignGame, ReadReport]:
        fields = self._node.fields()
        variant = fields.get("variantID", fields.get("variant", Node(None)))
        if isinstance(variant.value, dict):
            variant = variant.fields().get("id", Node(None))
        if str(variant.value or _CLASSIC) != str(_CLASSIC) or self._rules.board.id != "standard":
            facts = {"text": str(variant.value)[:SHOWN]}
            raise ExchangeError(Fault.UNKNOWN_MAP, variant.where, facts)
        nodes = [*fields["phases"].items(MOST_PHASES)] if "phases" in fields else [self._node]
        records = [self._told(one) for one in nodes]
        if not records:
            raise ExchangeError(Fault.NO_PHASES)
        phases: list[Recorded] = []
        left: Position | None = None
        for number, one in enumerate(records):
            position = self._position(one, phases[-1].position if phases else None, left)
            if phases:
                phases[-1] = replace(phases[-1], after=position)
            if one.over or (number == len(records) - 1 and not one.rows):
                return self._game(phases, position)
            recorded = self._recorded(position, one)
            phases.append(recorded)
            left = self._rules.adjudicate(position, recorded.orders).after
        return self._game(phases, None)

    def _game(
        self, phases: list[Recorded], last: Position | None
    ) -> tuple[ForeignGame, ReadReport]:
        number = self._node.fields().get("gameID", Node(None)).value
        game = ForeignGame(
            format=ReadOnly.WEBDIPLOMACY_JSON,
            title=f"webDiplomacy {number}" if isinstance(number, int | str) else "",
            map=self._rules.board.id,
            phases=tuple(phases),
            last=last,
        )
        return game, survey(self._node.value, SCHEMA, self._unread, self._node.where)

    # -- one phase ---------------------------------------------------------------------------------

    def _told(self, node: Node) -> _Told:
        fields = node.fields()
        turn, name = fields.get("turn", Node(None, f"{node.where}.turn")), fields.get("phase")
        if name is None:
            raise ExchangeError(Fault.MISSING, f"{node.where}.phase")
        over = name.value == _OVER
        step = Step.MOVES if over else _STEPS.get(str(name.value))
        if step is None:
            raise no_phase(str(name.value), name.where)
        count = _number(turn)
        season = Season.SPRING if count % 2 == 0 else Season.AUTUMN
        season = Season.WINTER if step is Step.ADJUSTMENTS else season
        units, beaten = self._units(fields.get("units", Node(None)))
        return _Told(
            phase=Phase(_FIRST_YEAR + min(count // 2, MOST_PHASES), season, step),
            over=over,
            units=units,
            beaten=beaten,
            turn=count,
            name=str(name.value),
            owners=self._centres(fields),
            rows=tuple(fields.get("orders", Node(None)).items(MOST_ROWS)),
            remarks=tuple(_remarks(fields.get("messages", Node(None)).value)),
        )

    def _centres(self, fields: Mapping[str, Node]) -> dict[str, str]:
        owners: dict[str, str] = {}
        territories = "centers" not in fields
        key = "ownerCountryID" if territories else "countryID"
        name = "territories" if territories else "centers"
        items = [*fields.get(name, Node(None)).items(MOST_ROWS)]
        places = [province_of(self._space(item, "terrID")) for item in items]
        known = self._rules.board.provinces
        # Some answers call all spaces centres; such a list has every real one.
        whole = territories or {one.id for one in known.values() if one.centre} <= {*places}
        for item, place in zip(items, places, strict=True):
            centre = known[place].centre
            if not centre and not whole:
                raise ExchangeError(DiplomacyFault.NO_CENTRE, item.where, {"place": place})
            power = self._power(item, key) if centre else ""
            if power and owners.setdefault(place, power) != power:
                raise ExchangeError(Fault.TWO_OWNERS, item.where, {"place": place})
        return owners

    def _units(self, node: Node) -> tuple[tuple[Unit, ...], tuple[Unit, ...]]:
        standing: dict[str, Unit] = {}
        beaten: dict[str, Unit] = {}
        for item in node.items(MOST_ROWS):
            fields = item.fields()
            name = fields.get("unitType", fields.get("type", Node(None, item.where)))
            kind = _KINDS.get(str(name.value))
            if kind is None:
                raise no_unit(str(name.value), name.where)
            unit = Unit(self._power(item), kind, self._space(item, "terrID"))
            if not self._stands(unit):
                raise no_unit(str(unit), item.where)
            group = beaten if fields.get("retreating", Node(None)).value in _YES else standing
            if group.setdefault(unit.province, unit) is not unit:
                raise ExchangeError(Fault.TWO_UNITS, item.where, {"place": unit.province})
        return tuple(standing.values()), tuple(beaten.values())

    def _stands(self, unit: Unit) -> bool:
        phase = Phase(_FIRST_YEAR, Season.SPRING, Step.MOVES)
        return bool(unit.power) and Position(phase=phase, units=(unit,)).lies_on(self._rules.board)

    def _position(self, entry: _Told, before: Position | None, left: Position | None) -> Position:
        """Return a told position; what it does not tell is as our ruling before it has it."""
        follows = left is not None and left.phase == entry.phase
        contested = left.contested if left is not None and follows else frozenset[str]()
        ours = {one.unit: one for one in left.dislodged} if left is not None and follows else {}
        phase = left.phase if entry.over and left is not None else entry.phase
        return Position(
            phase=phase,
            units=entry.units,
            owners=_owners(entry.owners, before, left),
            dislodged=tuple(
                ours.get(unit) or self._flight(unit, entry.units, contested)
                for unit in entry.beaten
            ),
            contested=contested,
        )

    def _flight(
        self, unit: Unit, standing: tuple[Unit, ...], contested: frozenset[str]
    ) -> Dislodged:
        ways = ways_out(unit, None, standing, contested, self._chart)
        return Dislodged(unit=unit, attacker=None, retreats=ways)

    # -- its orders --------------------------------------------------------------------------------

    def _recorded(self, position: Position, one: _Told) -> Recorded:
        orders: dict[str, list[str]] = {}
        results: dict[str, frozenset[Mark]] = {}
        judged = False
        texts: list[tuple[Node, str, str]] = []
        for row in one.rows:
            power, text, unit = self._order(row, position)
            if not text or not power or not _of_turn(row, one):
                self._unread[row.where] = row.value
                continue
            orders.setdefault(power, []).append(text)
            texts.append((row, power, text))
            judged = judged or "success" in row.fields()
            if unit:
                results[unit] = _marks(row, text)
        recorded = Recorded(
            position=position,
            orders={power: tuple(written) for power, written in orders.items()},
            results=results if judged else None,
            remarks=one.remarks,
        )
        seen: set[str] = set()
        for row, power, text in texts:
            unit = " ".join(text.split()[:2])
            again = unit in seen and text != "WAIVE"
            seen.add(unit)
            if again or not orders_its_unit(text, power, recorded, self._rules):
                self._unread[row.where] = row.value
        return recorded

    def _order(self, row: Node, position: Position) -> tuple[str, str, str]:
        """Return power, order and unit of a row; nothing where it is no order."""
        fields = row.fields()
        kind = str(fields.get("type", Node(None)).value)
        power = self._power(row)
        if kind == "Wait":
            return power, "WAIVE", ""
        at = self._space(row, "terrID", "toTerrID")
        to = self._space(row, "toTerrID", missing="")
        source = self._space(row, "fromTerrID", missing="")
        if kind.startswith("Build "):
            built = _KINDS.get(kind.removeprefix("Build "))
            unit = f"{built} {to or at}"
            return (power, f"{unit} B", unit) if built else (power, "", "")
        unit = _unit(position, at)
        if not unit:
            named = _KINDS.get(str(fields.get("unitType", Node(None)).value))
            unit = f"{named} {at}" if named else ""
        if not unit:
            return power, "", ""
        via = " VIA" if fields.get("viaConvoy", Node(None)).value in _YES else ""
        text = {
            "Hold": f"{unit} H",
            "Move": f"{unit} - {to}{via}" if to else "",
            "Support hold": f"{unit} S {_unit(position, to) or f'A {to}'}" if to else "",
            "Support move": f"{unit} S {_unit(position, source) or f'A {source}'} - {_plain(to)}"
            if to and source
            else "",
            "Convoy": f"{unit} C A {source} - {to}" if to and source else "",
            "Retreat": f"{unit} R {to}" if to else "",
            "Disband": f"{unit} D",
            "Destroy": f"{unit} D",
        }.get(kind, "")
        return power, text, unit

    # -- numbers -----------------------------------------------------------------------------------

    def _power(self, row: Node, key: str = "countryID") -> str:
        """Return the power of a row; nobody's is nothing."""
        node = row.fields().get(key, Node(None, f"{row.where}.{key}"))
        if node.value is None and key != "countryID":
            return ""
        number = _number(node)
        if number >= len(_POWERS):
            raise ExchangeError(Fault.UNKNOWN_POWER, node.where, {"text": str(number)[:SHOWN]})
        return _POWERS[number]

    def _space(self, row: Node, *names: str, missing: str | None = None) -> str:
        fields = row.fields()
        for name in names:
            node = fields.get(name, Node(None))
            if node.value in (None, "", 0, "0"):
                continue
            number = _number(node)
            if not 0 < number < len(_SPACES):
                raise ExchangeError(Fault.UNKNOWN_PLACE, node.where, {"text": str(number)[:SHOWN]})
            return _SPACES[number]
        if missing is None:
            raise ExchangeError(Fault.MISSING, f"{row.where}.{names[0]}")
        return missing


def _of_turn(row: Node, entry: _Told) -> bool:
    """Tell whether a row is of the phase in which it stands, where it says so itself."""
    fields = row.fields()
    turn, phase = fields.get("turn", Node(None)).value, fields.get("phase", Node(None)).value
    return str(turn) in ("None", str(entry.turn)) and phase in (None, entry.name)


def _number(node: Node) -> int:
    """Return a whole number, which some answers write as a text."""
    value = node.value
    if isinstance(value, str) and value.isascii() and value.isdecimal() and len(value) < 6:
        return int(value)
    if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value < 10**5:
        raise node.wrong("number")
    return value


def _unit(position: Position, place: str) -> str:
    """Return the unit that stands in a space, or has to leave it."""
    if not place:
        return ""
    beaten = {one.unit.province: one.unit for one in position.dislodged}
    province = province_of(place)
    unit = (
        beaten.get(province)
        if dated(position.phase).step is Step.RETREATS
        else position.at(province)
    )
    return str(unit) if unit is not None else ""


def _plain(place: str) -> str:
    """Return a space without its coast: a support needs none."""
    return province_of(place)


def _marks(row: Node, text: str) -> frozenset[Mark]:
    """Read what came of an order, in the words for its kind."""
    fields = row.fields()
    marks = {Mark.DISLODGED} if fields.get("dislodged", Node(None)).value in _YES else set[Mark]()
    failed = fields.get("success", Node(None)).value in ("No", False)
    sign = text.split()[2]
    if failed and sign != "H":
        word = {"S": Mark.CUT, "C": Mark.DISRUPTED, "R": Mark.DISBAND, "B": Mark.VOID}
        marks.add(word.get(sign, Mark.BOUNCE))
    return frozenset(marks)


def _owners(
    listed: Mapping[str, str], before: Position | None, left: Position | None
) -> dict[str, str]:
    """Return who owns what: by our ruling, where what is told is as old as the phase before."""
    if before is None or left is None:
        return dict(sorted(listed.items()))
    owned: dict[str, str] = {}
    for centre in sorted({*listed, *before.owners, *left.owners} if listed else left.owners):
        theirs, ours = listed.get(centre), left.owners.get(centre)
        stale = not listed or theirs == before.owners.get(centre)
        owner = ours if stale else theirs
        if owner is not None:
            owned[centre] = owner
    return owned


def _remarks(told: object) -> Iterator[Remark]:
    """Yield what was said; what nobody can read was not said."""
    for one in told if isinstance(told, list) else ():
        if isinstance(one, dict) and isinstance(text := one.get("message"), str) and text.strip():
            by, to = (_country(one.get(key)) for key in ("fromCountryID", "toCountryID"))
            yield Remark(text=text, by=by, to=to)


def _country(number: object) -> str:
    """Return the power of a number; nobody's and everybody's is nothing."""
    text = str(number)
    count = int(text) if text.isascii() and text.isdecimal() and len(text) < len("100") else 0
    return _POWERS[count] if count < len(_POWERS) else ""


_UNIT: Schema = dict.fromkeys(("countryID", "type", "unitType", "terrID", "retreating"), None) | {
    "id": Kind.TECHNICAL
}
_ROW: Schema = dict.fromkeys(
    (
        *("countryID", "terrID", "toTerrID", "fromTerrID", "unitType", "type"),
        *("viaConvoy", "success", "dislodged"),
    ),
    None,
) | {"turn": Kind.SUMMARY, "phase": Kind.SUMMARY, "id": Kind.TECHNICAL, "unitID": Kind.TECHNICAL}
SCHEMA: Schema = {
    "gameID": None,
    "variantID": None,
    "phases": [
        {
            "turn": None,
            "phase": None,
            "turnText": Kind.SUMMARY,
            "units": [_UNIT],
            "centers": [{"terrID": None, "countryID": None}],
            "orders": [_ROW],
            "messages": Kind.PEOPLE,
            "publicVotesHistory": Kind.PEOPLE,
        }
    ],
    "units": [_UNIT],
    "territories": [
        {
            "terrID": None,
            "ownerCountryID": None,
            **dict.fromkeys(
                ("unitID", "retreatingUnitID", "standoff", "occupiedFromTerrID"), Kind.SUMMARY
            ),
        }
    ],
    **dict.fromkeys(("schema", "file", "version", "generated", "mapID"), Kind.TECHNICAL),
    **dict.fromkeys(("turn", "phase"), None),
    **dict.fromkeys(("countryID", "turnText", "standoffs", "occupiedFrom"), Kind.SUMMARY),
    **dict.fromkeys(
        (
            *("votes", "orderStatus", "orderStatuses", "status", "publicVotes", "members"),
            *("civilDisorders", "name"),
        ),
        Kind.PEOPLE,
    ),
    "variant": {"id": None, ANY: Kind.TECHNICAL},
    **dict.fromkeys(
        (
            *("potType", "pressType", "processTime", "phaseLengthInMinutes", "gameOver", "anon"),
            *("drawType", "alternatives", "excusedMissedTurns", "season", "year", "pot"),
            *("processStatus", "pauseTimeRemaining", "phaseMinutes", "phaseMinutesRB"),
            *("nextPhaseMinutes", "phaseSwitchPeriod", "startTime", "finishTime", "minimumBet"),
            *("missingPlayerPolicy", "playerTypes", "minimumReliabilityRating", "isPrivate"),
            *("isSandbox", "identitiesHidden"),
        ),
        Kind.SETTINGS,
    ),
}
"""What is known of such an answer."""
