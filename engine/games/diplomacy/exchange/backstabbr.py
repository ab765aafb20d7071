"""Pages of Backstabbr: the variables of its script, in which a phase and its orders stand.

The site hands out no file, but the source of a page, as a browser saves it, holds
``unitsByPlayer``, ``territories``, ``orders`` and ``stage``; the date is in the title. That an
order fails is told, but not why, nor which units but those that hold are driven out: both are
taken from our ruling.
"""

import json
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace

from engine.board.names import fold
from engine.formats.faults import ExchangeError, Fault
from engine.formats.jsontext import SHOWN, Node, load_text
from engine.formats.read_report import ANY, Kind, ReadReport, Schema, survey
from engine.formats.recorded_game import ForeignGame, Recorded
from engine.games.diplomacy.exchange.differences import marks
from engine.games.diplomacy.exchange.format_names import Mark, ReadOnly
from engine.games.diplomacy.exchange.misread import no_phase, no_unit
from engine.games.diplomacy.exchange.place_names import names_on
from engine.games.diplomacy.exchange.spelling import orders_its_unit
from engine.games.diplomacy.exchange.stream.question import MOST_ORDERS
from engine.games.diplomacy.exchange.texts.order_lists import see_length
from engine.games.diplomacy.game import Diplomacy
from engine.games.diplomacy.phase import Phase, Season, Step, dated
from engine.games.diplomacy.units import ARMY, FLEET
from engine.rules.position import Position, Unit

MOST_VARIABLES = 200
"""Variables in a file; a page has a dozen."""

_BEGINS = re.compile(r"^[^\S\n]*var[^\S\n]+(?P<name>[A-Za-z_$][\w$]*)[^\S\n]*=", re.MULTILINE)
_PAGE = re.compile(r"\bvar\s+unitsByPlayer\s*=")
_TOKEN = re.compile(
    r"""(?P<double>"(?:[^"\\\n]|\\.)*")|'(?P<single>(?:[^'\\\n]|\\.)*)'|(?P<remark>//[^\n]*)"""
    r"|(?P<word>[A-Za-z_$][\w$]*)|(?P<sign>[^\S]+|[\w.+-]+|.)"
)
_END = "</html>"
_WORDS = {"true": "true", "false": "false", "null": "null", "undefined": "null"}
_TITLE = re.compile(r"<meta\b[^>]*\bog:title\b[^>]*>|<title\b[^>]*>[^<]*</title>", re.IGNORECASE)
_DATE = re.compile(r"\b(?P<season>Spring|Fall|Winter)\s+(?P<year>\d{4})\b", re.IGNORECASE)
_SEASONS = {"spring": Season.SPRING, "fall": Season.AUTUMN, "winter": Season.WINTER}
_STAGES = ("needs_orders", "movement", "needs_builds", "builds", "adjustment", "complete")
"""Where a game stands; its retreats are on the page of their moves, in no form that we know."""

_KINDS = {"A": ARMY, "F": FLEET}


def is_backstabbr(text: str) -> bool:
    """Tell whether a text is such a page, or its script."""
    return _PAGE.search(text) is not None


def backstabbr_games(text: str, rules: Diplomacy) -> list[tuple[ForeignGame, ReadReport]]:
    """Read the phase of each page in a text, and say what became of its variables and lines.

    Raises:
        ExchangeError: it is none, not of a kind that we know, or of another board.
    """
    see_length(text)
    if rules.board.id != "standard":
        raise ExchangeError(Fault.UNKNOWN_MAP, "", {"text": rules.board.id})
    return [_Reader(page, rules).read() for page in _pages(text)]


@dataclass(slots=True, kw_only=True)
class _Page:
    """The variables of one page, and what stands around them."""

    values: dict[str, object] = field(default_factory=dict)
    around: str = ""


def _pages(text: str) -> Iterator[_Page]:
    """Part a text where a variable stands for the second time."""
    now, at = _Page(), 0
    for count, opening in enumerate(_BEGINS.finditer(text)):
        if count == MOST_VARIABLES:
            raise ExchangeError(Fault.TOO_MANY, "", {"limit": MOST_VARIABLES})
        if opening.start() < at:
            continue  # in another one's value
        name, between = opening["name"], text[at : opening.start()]
        if name in now.values:
            rest, end, between = between.rpartition(_END)
            now.around += rest + end
            yield now
            now = _Page()
        now.around += between
        value, at = _value(text, opening.end())
        try:
            now.values[name] = load_text(value).value
        except ExchangeError as error:
            raise ExchangeError(error.code, name[:SHOWN], error.facts) from error
    now.around += text[at:]
    yield now


def _value(text: str, start: int) -> tuple[str, int]:
    """Return the value that begins there as JSON, and where the text goes on after it."""
    parts: list[str] = []
    depth = 0
    for token in _TOKEN.finditer(text, start):
        sign = token["sign"] or ""
        if depth == 0 and (sign == ";" or ("\n" in sign and "".join(parts).strip())):
            return "".join(parts), token.end()
        depth += (sign in ("{", "[")) - (sign in ("}", "]"))
        if token["single"] is not None:
            parts.append(json.dumps(token["single"]))
        elif token["word"] is not None:
            parts.append(_WORDS.get(token["word"], json.dumps(token["word"])))
        elif token["remark"] is None:
            parts.append(token[0])
    return "".join(parts), len(text)


class _Reader:
    def __init__(self, page: _Page, rules: Diplomacy) -> None:
        self._page, self._rules = page, rules
        self._places = names_on(rules.board)
        self._fields = Node(page.values).fields()
        self._unread: dict[str, object] = {}
        self._codes = {
            fold(name): province.id
            for province in rules.board.provinces.values()
            for name in (*province.aliases, province.abbr, province.id)
        }

    def read(self) -> tuple[ForeignGame, ReadReport]:
        position = self._position(self._phase())
        recorded = self._judged(self._recorded(position))
        game = ForeignGame(
            format=ReadOnly.BACKSTABBR,
            title="",
            map=self._rules.board.id,
            phases=(recorded,),
        )
        lines = sum(bool(line.strip()) for line in self._page.around.splitlines())
        around = ReadReport(left={Kind.TECHNICAL: lines}) if lines else ReadReport()
        return game, survey(self._page.values, self._schema(), self._unread) + around

    def _schema(self) -> Schema:
        """Return what is known of the variables: a unit is its kind, or has that as a field."""
        powers = self._needed("unitsByPlayer").fields().items()
        units: Schema = {
            name: {
                place: _UNIT if isinstance(item.value, dict) else None
                for place, item in node.fields().items()
            }
            for name, node in powers
        }
        return {**SCHEMA, "unitsByPlayer": units}

    def _needed(self, name: str) -> Node:
        if name not in self._fields:
            raise ExchangeError(Fault.MISSING, name)
        return self._fields[name]

    def _phase(self) -> Phase:
        stage = self._needed("stage")
        if stage.text(SHOWN).lower() not in _STAGES:
            raise no_phase(str(stage.value), stage.where)
        around = self._page.around
        titles = " ".join(_TITLE.findall(around))
        dates = {(d["season"].lower(), int(d["year"])) for d in _DATE.finditer(titles or around)}
        if len(dates) != 1:
            raise ExchangeError(Fault.MISSING, "og:title")
        ((name, year),) = dates
        season = _SEASONS[name]
        builds = stage.text().lower() in ("needs_builds", "builds", "adjustment")
        orders = stage.text().lower() in ("needs_orders", "movement")
        if (builds and season is not Season.WINTER) or (orders and season is Season.WINTER):
            raise no_phase(str(stage.value), stage.where)
        return Phase(year, season, Step.ADJUSTMENTS if season is Season.WINTER else Step.MOVES)

    def _position(self, phase: Phase) -> Position:
        units: dict[str, Unit] = {}
        for name, node in self._needed("unitsByPlayer").fields().items():
            power = self._power(name, node)
            for place, item in node.fields().items():
                unit = self._unit(power, place, item)
                if units.setdefault(unit.province, unit) is not unit:
                    raise ExchangeError(Fault.TWO_UNITS, item.where, {"place": unit.province})
        owners: dict[str, str] = {}
        for name, item in self._needed("territories").fields().items():
            place = self._code(name, item)
            if self._rules.board.provinces[place].centre:
                owners[place] = self._power(item.text(SHOWN), item)
            else:
                self._unread[item.where] = item.value
        if "retreatOptions" in self._fields:
            node = self._fields["retreatOptions"]
            self._unread |= {one.where: one.value for one in node.fields().values()}
        return Position(
            phase=phase, units=tuple(units.values()), owners=dict(sorted(owners.items()))
        )

    def _code(self, name: str, node: Node) -> str:
        """Return the space of an abbreviation, which nothing is read into."""
        place = self._codes.get(fold(name))
        if place is None:
            raise ExchangeError(Fault.UNKNOWN_PLACE, node.where, {"text": name[:SHOWN]})
        return place

    def _power(self, name: str, node: Node) -> str:
        return self._places.power(Node(name, node.where))

    def _unit(self, power: str, place: str, node: Node) -> Unit:
        whole = isinstance(node.value, dict)
        fields: Mapping[str, Node] = node.fields() if whole else {"type": node}
        kind = _KINDS.get(fields.get("type", Node("", node.where)).text(SHOWN))
        if kind is None:
            raise no_unit(str(node.value), node.where)
        at = _with_coast(self._code(place, node), fields.get("coast"))
        return self._places.unit(Node(f"{kind} {at}", node.where), power)

    # -- orders ------------------------------------------------------------------------------------

    def _recorded(self, position: Position) -> Recorded:
        orders: dict[str, tuple[str, ...]] = {}
        results: dict[str, frozenset[Mark]] = {}
        judged = False
        silent = Recorded(position=position, orders={})
        for name, node in self._fields.get("orders", Node(None)).fields().items():
            power = self._power(name, node)
            rows = node.fields()
            if len(rows) > MOST_ORDERS:
                raise ExchangeError(Fault.TOO_MANY, node.where, {"limit": MOST_ORDERS})
            for place, row in rows.items():
                text = self._order(place, row, position)
                failed = row.fields().get("result", Node(None)).value
                known = failed in (None, "SUCCEEDS", "FAILS")
                if not (text and known and orders_its_unit(text, power, silent, self._rules)):
                    self._unread[row.where] = row.value
                    continue
                orders[power] = (*orders.get(power, ()), text)
                judged = judged or failed is not None
                if text != "WAIVE":
                    results[" ".join(text.split()[:2])] = _said(text, failed)
        return Recorded(position=position, orders=orders, results=results if judged else None)

    def _order(self, place: str, row: Node, position: Position) -> str:
        """Return an order in our notation; nothing where it is none."""
        fields = row.fields()
        kind = fields.get("type", Node("", row.where)).text(SHOWN).upper()
        if kind == "WAIVE":
            return "WAIVE"
        at = self._code(place, row)
        if kind == "BUILD":
            built = _KINDS.get(str(fields.get("unit", Node(None)).value))
            return f"{built} {_with_coast(at, fields.get('coast'))} B" if built else ""
        unit = position.at(at)
        to = self._place(fields, "to", "to_coast")
        source = self._place(fields, "from")
        helped = position.at(source) if source else None
        if unit is None:
            return ""
        forms = {
            ("HOLD", False, False): f"{unit} H",
            ("MOVE", True, False): f"{unit} - {to}",
            ("SUPPORT", False, True): f"{unit} S {helped}",
            ("SUPPORT", True, True): f"{unit} S {helped} - {to}",
            ("CONVOY", True, True): f"{unit} C {helped} - {to}",
            ("REMOVE", False, False): f"{unit} D",
        }
        text = forms.get((kind, bool(to), bool(source)), "")
        return "" if source and helped is None else text

    def _place(self, fields: Mapping[str, Node], name: str, coast: str = "") -> str:
        node = fields.get(name, Node(None))
        if node.value in (None, ""):
            return ""
        place = _with_coast(self._code(node.text(SHOWN), node), fields.get(coast))
        return self._places.location(Node(place, node.where))

    def _judged(self, recorded: Recorded) -> Recorded:
        """Say of a failure why it was one, and who was driven out, as we have ruled it."""
        if recorded.results is None:
            return recorded
        position = recorded.position
        rulings = self._rules.adjudicate(position, recorded.orders).rulings
        ours = {one.unit: marks(one, dated(position.phase).step) for one in rulings if one.unit}
        by_unit = dict(recorded.results)
        for unit, theirs in by_unit.items():
            if Mark.DISLODGED in theirs or unit not in ours:
                continue
            holds = any(text == f"{unit} H" for texts in recorded.orders.values() for text in texts)
            beaten = frozenset() if holds else ours[unit] & {Mark.DISLODGED}
            why = ours[unit] - {Mark.DISLODGED}
            by_unit[unit] = (why if theirs and why else theirs) | beaten
        return replace(recorded, results=by_unit)


def _said(text: str, result: object) -> frozenset[Mark]:
    """Read what came of an order, in a word for its kind."""
    if result != "FAILS":
        return frozenset()
    words = {"S": Mark.CUT, "C": Mark.DISRUPTED, "H": Mark.DISLODGED, "B": Mark.VOID}
    return frozenset({words.get(text.split()[2], Mark.BOUNCE)})


def _with_coast(place: str, coast: Node | None) -> str:
    suffix = coast.value if coast is not None else None
    return f"{place}/{suffix}".upper() if suffix else place.upper()


_UNIT: Schema = {"type": None, "coast": None}
_ORDER: Schema = {
    **dict.fromkeys(("type", "to", "to_coast", "from", "result", "unit", "coast"), None),
    "result_reason": Kind.NOTICE,
}
SCHEMA: dict[str, Schema] = {
    "stage": None,
    "territories": {ANY: None},
    "orders": {ANY: {ANY: _ORDER}},
    "retreatOptions": {},
    **dict.fromkeys(
        (
            *("mapSize", "activePlayer", "unitChangeCount", "buildableTerritories"),
            *("unbuildableTerritories", "disable_engine", "base_url", "session_id"),
            "playerRetreatOrders",
        ),
        Kind.TECHNICAL,
    ),
}
"""What is known of the variables."""
