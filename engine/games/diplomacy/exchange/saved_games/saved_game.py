"""Saved games of the ``diplomacy`` package, read with patience and given back as they were."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace

from engine.board.board import Board
from engine.board.location import province_of
from engine.formats.faults import ExchangeError, Fault
from engine.formats.jsontext import SHOWN, Node, dump
from engine.formats.read_report import ANY, Kind, ReadReport, Schema, survey
from engine.formats.recorded_game import OWN_KEY, ForeignGame, Recorded, Remark
from engine.games.diplomacy.builds import balance, free_homes
from engine.games.diplomacy.exchange.format_names import Format, Mark
from engine.games.diplomacy.exchange.misread import no_phase
from engine.games.diplomacy.exchange.place_names import PlaceNames, names_on
from engine.games.diplomacy.exchange.spelling import orders_its_unit
from engine.games.diplomacy.exchange.stream.question import MOST_ORDERS
from engine.games.diplomacy.game import Diplomacy
from engine.games.diplomacy.phase import Phase, Season, Step, dated
from engine.rules.position import Dislodged, Position, Unit

MOST_PHASES = 1000
_SAME_BOARD = {
    "standard": (
        "standard_age_of_empires",
        "standard_age_of_empires_2",
        "standard_fleet_rome",
        "standard_france_austria",
        "standard_germany_italy",
    )
}
"""Maps of the package that differ from one of ours in the first position only."""

_ENDED = ("COMPLETED", "FORMING")
"""Names of phases in which nobody writes anything."""


@dataclass(frozen=True, slots=True)
class SavedGame:
    """A saved game, whole: what this program has no use for is kept too."""

    node: Node

    def text(self) -> str:
        """Write it on one line, with everything that was read."""
        return dump(self.node.value)

    def game(self, board: Board) -> ForeignGame:
        """Read what can be judged in it.

        Raises:
            ExchangeError: it is no saved game, or not of this map.
        """
        return _game(self.node, names_on(board), {})

    def read(self, rules: Diplomacy) -> tuple[ForeignGame, ReadReport]:
        """Read what can be judged in it, and say what became of every field.

        Raises:
            ExchangeError: it is no saved game, or not of this map.
        """
        unread: dict[str, object] = {}
        game = _game(self.node, names_on(rules.board), unread)
        phases = self.node.fields()["phases"]
        recorded = [*game.phases]
        for node, one in zip(phases.items(MOST_PHASES), recorded, strict=False):
            unread.update(_doubts(node, one, rules))
        unread.update(_settings(self.node, phases, rules.board))
        return game, survey(self.node.value, SCHEMA, unread, self.node.where)


def is_saved_game(node: Node) -> bool:
    """Tell whether a JSON text is meant to be a saved game."""
    return isinstance(node.value, dict) and "phases" in node.value


def _game(node: Node, places: PlaceNames, unread: dict[str, object]) -> ForeignGame:
    fields = node.fields()
    name = fields.get("map", Node(None))
    board = places.board.id
    if name.value is not None and name.text() not in (board, *_SAME_BOARD.get(board, ())):
        raise ExchangeError(Fault.UNKNOWN_MAP, name.where, {"text": name.text()[:SHOWN]})
    if "phases" not in fields:
        raise ExchangeError(Fault.MISSING, "phases")
    recorded: list[Recorded] = []
    ended = False
    for item in fields["phases"].items(MOST_PHASES):
        recorded.append(_phase(item, places, recorded[-1].position if recorded else None, unread))
        ended = _name(item).text().upper() in _ENDED
    if ended and _broken_off(recorded):
        recorded.pop()
    for number, later in enumerate(recorded[1:]):
        recorded[number] = replace(recorded[number], after=later.position)
    if not recorded:
        raise ExchangeError(Fault.NO_PHASES)
    last = recorded[-1]
    left = not last.orders and not last.results
    title = fields.get("id", Node(None)).value
    return ForeignGame(
        format=Format.JSON,
        title=title if isinstance(title, str) else "",
        map=places.board.id,
        phases=tuple(recorded[:-1] if left else recorded),
        last=last.position if left else None,
    )


def _broken_off(phases: list[Recorded]) -> bool:
    """Tell whether a game was ended before anybody wrote for its last phase: a draw agreed on.

    That phase was never judged: it is the one in which the game was left.
    """
    if len(phases) < 2 or phases[-2].orders or phases[-2].results:
        return False
    before, after = phases[-2].position, phases[-1].position
    return {*before.units} == {*after.units} and before.owners == after.owners


def _name(node: Node) -> Node:
    fields = node.fields()
    name = fields.get("name") or fields.get("state", Node(None)).fields().get("name")
    if name is None:
        raise ExchangeError(Fault.MISSING, f"{node.where}.name")
    return name


def _phase(
    node: Node, places: PlaceNames, before: Position | None, unread: dict[str, object]
) -> Recorded:
    fields = node.fields()
    state = fields.get("state", Node(None))
    phase = _phase_named(_name(node), before)
    orders = {
        places.power(Node(key, own.where)): tuple(item.text() for item in own.items(MOST_ORDERS))
        for key, own in fields.get("orders", Node(None)).fields().items()
    }
    return Recorded(
        position=_position(state, phase, places),
        orders={power: texts for power, texts in orders.items() if texts},
        results=_results(fields.get("results", Node(None)), places, unread),
        remarks=tuple(_remarks(fields.get("messages"), state, places.board)),
    )


def _remarks(messages: Node | None, state: Node, board: Board) -> Iterator[Remark]:
    """Yield what was said; what nobody can read was not said."""
    note = state.fields().get("note", Node(None)).value
    if isinstance(note, str) and note.strip():
        yield Remark(text=note)
    told = messages.value if messages is not None else None
    for one in told if isinstance(told, list) else ():
        if isinstance(one, dict) and isinstance(text := one.get("message"), str) and text.strip():
            by, to = (str(one.get(key, "")).upper() for key in ("sender", "recipient"))
            known = board.powers_by_id
            yield Remark(text=text, by=by if by in known else "", to=to if to in known else "")


def _phase_named(node: Node, before: Position | None) -> Phase:
    text = node.text()
    if text.upper() in _ENDED:
        # Nothing is written any more: the position counts, and the phase after the last one.
        if before is None:
            return Phase(1901, Season.SPRING, Step.MOVES)
        return Phase(before.phase.turn + 1, Season.SPRING, Step.MOVES)
    try:
        return Phase.parse(text)
    except ValueError as error:
        raise no_phase(text, node.where) from error


def _position(state: Node, phase: Phase, places: PlaceNames) -> Position:
    fields = state.fields()
    units: dict[str, Unit] = {}
    beaten: dict[str, Unit] = {}
    for key, own in fields.get("units", Node(None)).fields().items():
        power = places.power(Node(key, own.where))
        for item in own.items():
            text = item.text()
            # A star marks a unit that has to retreat.
            unit = places.unit(Node(text.lstrip("* "), item.where), power)
            group = beaten if text.startswith("*") else units
            if unit.province in group:
                raise ExchangeError(Fault.TWO_UNITS, item.where, {"place": unit.province})
            group[unit.province] = unit
    owners: dict[str, str] = {}
    for key, own in fields.get("centers", Node(None)).fields().items():
        power = places.power(Node(key, own.where))
        for item in own.items():
            centre = places.centre(item)
            if owners.setdefault(centre, power) != power:
                raise ExchangeError(Fault.TWO_OWNERS, item.where, {"place": centre})
    return Position(
        phase=phase,
        units=tuple(units.values()),
        owners=dict(sorted(owners.items())),
        dislodged=_beaten(fields.get("retreats", Node(None)), beaten, places),
    )


def _beaten(node: Node, starred: Mapping[str, Unit], places: PlaceNames) -> tuple[Dislodged, ...]:
    dislodged: dict[str, Dislodged] = {}
    for key, own in node.fields().items():
        power = places.power(Node(key, own.where))
        for text, ways in own.fields().items():
            unit = places.unit(Node(text.lstrip("* "), ways.where), power)
            open_ways = tuple(places.location(item) for item in ways.items())
            dislodged[unit.province] = Dislodged(unit=unit, attacker=None, retreats=open_ways)
    for province, unit in starred.items():
        dislodged.setdefault(province, Dislodged(unit=unit, attacker=None, retreats=()))
    return tuple(dislodged.values())


def _results(
    node: Node, places: PlaceNames, unread: dict[str, object]
) -> dict[str, frozenset[Mark]] | None:
    if node.value is None:
        return None
    known = {str(mark): mark for mark in Mark}
    results: dict[str, frozenset[Mark]] = {}
    for key, entry in node.fields().items():
        words = {item.where: item.text() for item in entry.items()}
        if key == "WAIVE":  # it takes a build left unused for a unit
            continue
        unread.update({at: word for at, word in words.items() if word and word not in known})
        try:
            unit = str(places.unit(Node(key.lstrip("* "), entry.where), ""))
        except ExchangeError:
            unit = key.lstrip("* ")
            unread[entry.where] = key
        results[unit] = frozenset(known[word] for word in words.values() if word in known)
    return {unit: marks for unit, marks in results.items() if _is_unit(unit, places)}


def _is_unit(text: str, places: PlaceNames) -> bool:
    return text[:2] in ("A ", "F ") and province_of(text[2:]) in places.board.provinces


# -- what became of every field --------------------------------------------------------------------

_STATE: Schema = {
    "name": None,
    "units": {ANY: [None]},
    "retreats": {ANY: {ANY: [None]}},
    "centers": {ANY: [None]},
    "map": None,
    "rules": Kind.SETTINGS,
    "game_id": Kind.TECHNICAL,
    "timestamp": Kind.TECHNICAL,
    "zobrist_hash": Kind.TECHNICAL,
    "note": Kind.PEOPLE,
    "homes": Kind.SUMMARY,
    "influence": Kind.SUMMARY,
    "civil_disorder": Kind.SUMMARY,
    "builds": Kind.SUMMARY,
}
SCHEMA: Schema = {
    "id": None,
    "map": None,
    "rules": Kind.SETTINGS,
    "phases": [
        {
            "name": None,
            "state": _STATE,
            "orders": {ANY: [None]},
            "results": {ANY: [None]},
            "messages": Kind.PEOPLE,
        }
    ],
    "version": Kind.TECHNICAL,
    "metadata": Kind.PEOPLE,
    "is_full_press": Kind.SETTINGS,
    "scoring_system": Kind.SETTINGS,
    OWN_KEY: Kind.RECORD,
}
"""What is known of a saved game."""

_HARMLESS = frozenset(
    {
        *("NO_PRESS", "PUBLIC_PRESS", "POWER_CHOICE", "NO_CHECK", "IGNORE_ERRORS", "NO_DEADLINE"),
        *("REAL_TIME", "ALWAYS_WAIT", "SOLITAIRE", "START_MASTER", "NO_OBSERVATIONS", "HOLD_WIN"),
        *("CIVIL_DISORDER", "CD_DUMMIES", "SHARED_VICTORY", "DONT_SKIP_PHASES"),
    }
)
"""Rules under which positions, orders and results mean the same."""


def _doubts(node: Node, recorded: Recorded, rules: Diplomacy) -> Iterator[tuple[str, object]]:
    """Find what a phase says that is no order of its position, or contradicts it."""
    fields = node.fields()
    for key, own in fields.get("orders", Node(None)).fields().items():
        power = names_on(rules.board).power(Node(key, own.where))
        for item in own.items(MOST_ORDERS):
            if not orders_its_unit(item.text(), power, recorded, rules):
                yield item.where, item.value
    state = fields.get("state", Node(None)).fields()
    if "name" in state and state["name"].value != _name(node).value:
        yield state["name"].where, state["name"].value
    for key in rules.board.powers_by_id:
        yield from _contradictions(state, key, recorded.position, rules)


def _contradictions(
    state: Mapping[str, Node], power: str, position: Position, rules: Diplomacy
) -> Iterator[tuple[str, object]]:
    """Find what is told of a power that does not follow from where its units stand."""

    def told(name: str) -> Node:
        return state.get(name, Node(None)).fields().get(power, Node(None))

    homes, disorder = told("homes"), told("civil_disorder")
    count = told("builds").fields().get("count", Node(None))
    if homes.value is not None and {str(item.value) for item in homes.items()} != {
        *rules.board.homes(power)
    }:
        yield homes.where, homes.value
    if disorder.value:
        yield disorder.where, disorder.value
    if count.value not in (None, _due(position, power, rules)):
        yield count.where, count.value


def _due(position: Position, power: str, rules: Diplomacy) -> int:
    """Return how many units a power may build, or less than none."""
    if dated(position.phase).step is not Step.ADJUSTMENTS:
        return 0
    return min(balance(position, power), len(free_homes(position, power, rules.board)))


def _settings(root: Node, phases: Node, board: Board) -> Iterator[tuple[str, object]]:
    """Find rules under which the same orders mean something else, and another map's phases."""
    fields = root.fields()
    whole = fields.get("map", Node(None)).value or board.id
    nodes = [fields.get("rules", Node(None))]
    for one in phases.items(MOST_PHASES):
        state = one.fields().get("state", Node(None)).fields()
        nodes.append(state.get("rules", Node(None)))
        if "map" in state and state["map"].value != whole:
            yield state["map"].where, state["map"].value
    for node in nodes:
        if isinstance(node.value, list):
            yield from (
                (i.where, i.value)
                for i in node.items()
                if not (isinstance(i.value, str) and i.value in _HARMLESS)
            )
