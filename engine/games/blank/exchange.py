"""What the lamplighters have for other programs: a position as JSON, judged; a whole game as JSON.

A question, on one line of a stream, ``lit`` and ``orders`` as far as there are any::

    {"game": "blank", "phase": "D1E", "units": {"MOTHS": ["L MILL"]}, "lit": {"OWLS": ["INN"]},
     "orders": {"MOTHS": ["L MILL LIGHT"]}, "disorder": ["OWLS"],
     "options": {"relight": "forbidden"}}

A saved game is ``{"game": "blank", "map", "title", "phases": […]}``; each of its phases has the
fields of a question, and ``results`` by unit.
"""

from collections.abc import Iterator, Mapping, Sequence

from engine.board.board import Board
from engine.board.errors import MapError
from engine.board.loader import find_map, load_map, map_names
from engine.formats.comparison import NOTHING, About, Difference
from engine.formats.contract import JSON, Exchange, ReadGame
from engine.formats.faults import ExchangeError, Fault
from engine.formats.jsontext import SHOWN, Node, dump
from engine.formats.line_judge import Answer, Identity, Told
from engine.formats.read_report import ANY, Kind, Schema, survey
from engine.formats.recorded_game import OWN_KEY, ForeignGame, Recorded
from engine.formats.sentences import Codes, OrderResult, Sentences
from engine.games.blank.calendar import CALENDAR, KEY
from engine.games.blank.game import Blank
from engine.games.blank.orders import KIND
from engine.rules.game import Rules
from engine.rules.phase import Phase
from engine.rules.position import Position, Unit
from engine.rules.ruling import JudgedPhase, Resolution, Ruling

# -- positions -------------------------------------------------------------------------------------


def _position_json(position: Position, board: Board) -> dict[str, object]:
    powers = board.powers_by_id
    lit = {power: [at for at, who in position.owners.items() if who == power] for power in powers}
    return {
        "phase": position.phase.code,
        "units": {power: [*map(str, position.of(power))] for power in powers},
        "lit": {power: places for power, places in lit.items() if places},
    }


def _position(node: Node, board: Board) -> Position:
    """Read a position.

    Raises:
        ExchangeError: it is none on this board.
    """
    fields = node.fields()
    for name in ("phase", "units"):
        if name not in fields:
            raise ExchangeError(Fault.MISSING, f"{node.where}.{name}".lstrip("."))
    text = fields["phase"].text()
    try:
        phase = CALENDAR.parse(text)
    except ValueError as error:
        facts = {"text": text[:SHOWN], "like": "D1M, D1E"}
        raise ExchangeError(Fault.BAD_PHASE, fields["phase"].where, facts) from error
    units: dict[str, Unit] = {}
    for power, item in _by_guild(fields["units"], board):
        kind, _, at = item.text().partition(" ")
        if kind != KIND:
            facts = {"text": item.text()[:SHOWN], "like": f"{KIND} {min(board.provinces)}"}
            raise ExchangeError(Fault.NO_UNIT, item.where, facts)
        unit = Unit(power, KIND, _place(Node(at, item.where), board))
        if unit.at in units:
            raise ExchangeError(Fault.TWO_UNITS, item.where, {"place": unit.at})
        units[unit.at] = unit
    lit: dict[str, str] = {}
    for power, item in _by_guild(fields.get("lit", Node(None)), board):
        place = _place(item, board)
        if place in lit:
            raise ExchangeError(Fault.TWO_OWNERS, item.where, {"place": place})
        lit[place] = power
    return Position(phase=phase, units=tuple(units.values()), owners=lit)


def _by_guild(node: Node, board: Board) -> Iterator[tuple[str, Node]]:
    for key, own in node.fields().items():
        power = _guild(Node(key, own.where), board)
        for item in own.items():
            yield power, item


def _guild(node: Node, board: Board) -> str:
    text = node.text()
    if text not in board.powers_by_id:
        raise ExchangeError(Fault.UNKNOWN_POWER, node.where, {"text": text[:SHOWN]})
    return text


def _place(node: Node, board: Board) -> str:
    text = node.text()
    if text not in board.provinces:
        raise ExchangeError(Fault.UNKNOWN_PLACE, node.where, {"text": text[:SHOWN]})
    return text


def _orders(node: Node, board: Board) -> dict[str, tuple[str, ...]]:
    orders: dict[str, tuple[str, ...]] = {}
    for power, item in _by_guild(node, board):
        orders[power] = (*orders.get(power, ()), item.text())
    return orders


def _texts(node: Node) -> dict[str, str]:
    return {key: value.text() for key, value in node.fields().items()}


def _disorder(fields: Mapping[str, Node], board: Board) -> frozenset[str]:
    items = fields.get("disorder", Node(None)).items()
    return frozenset(_guild(item, board) for item in items)


def ruling_json(ruling: Ruling) -> dict[str, object]:
    """Describe a ruling: its order, its result, its reasons."""
    return {
        "order": str(ruling.order or ruling.written),
        "result": str(ruling.verdict),
        "reasons": [
            {"code": f.reason, "where": f.where, "by": list(f.by), "rule": f.rule}
            for f in ruling.findings
        ],
    }


# -- a stream --------------------------------------------------------------------------------------


class LampJudge:
    """Judges the lines of a stream."""

    def __init__(
        self,
        *,
        options: Mapping[str, str],
        map: str,  # noqa: A002 - the word of the format
        sentences: Sentences | None,
        texts: bool,
        reasons: bool,
    ) -> None:
        self._options, self._reasons = options, reasons
        self._own = None if map in map_names() else find_map(map).board
        self._map = map if self._own is None else self._own.id
        self._sentences = sentences or Codes()
        self._texts = texts and sentences is not None

    @property
    def sentences(self) -> Sentences:
        """Who says what is wrong."""
        return self._sentences

    def line(self, node: Node, name: Identity) -> str:
        """Judge one question, and write the answer as a line of JSON.

        Raises:
            ExchangeError: it cannot be judged.
        """
        return dump({"id": name, **self.judged(node, None).fields})

    def judged(self, node: Node, told: Told | None) -> Answer:
        """Judge one question; of one whose position was told, only the orders are in it.

        Raises:
            ExchangeError: it cannot be judged.
        """
        rules = self._rules(node) if told is None else told.rules
        fields, board = node.fields(), rules.board
        position = _position(node, board) if told is None else told.position
        orders = _orders(fields.get("orders", Node(None)), board)
        judged = rules.adjudicate(position, orders, _disorder(fields, board))
        outcomes = [
            OrderResult(
                ruling.unit or str(ruling.written), ruling, str(ruling.order or ruling.written)
            )
            for ruling in judged.rulings
        ]
        entries = {one.key: ruling_json(one.ruling) for one in outcomes}
        for entry in () if self._reasons else entries.values():
            del entry["reasons"]
        if self._texts:
            for one, texts in zip(outcomes, self._sentences.results(outcomes, board), strict=True):
                entries[one.key]["text"] = dict(texts)
        answer = {**_position_json(judged.after, board), "results": entries}
        return Answer(fields=answer, after=judged.after, rules=rules)

    def _rules(self, node: Node) -> Blank:
        fields = node.fields()
        elsewhere = fields.get("map")
        name = self._map if elsewhere is None else elsewhere.text()
        try:
            ours = load_map(name).board if name in map_names() else None
            board = self._own if self._own is not None and self._own.id == name else ours
        except MapError:
            board = None
        if board is None or board.game != KEY:
            raise ExchangeError(Fault.UNKNOWN_MAP, "map", {"text": name[:SHOWN]})
        asked = {
            key: value.text() for key, value in fields.get("options", Node({})).fields().items()
        }
        try:
            return Blank(board, {**self._options, **asked})
        except ValueError as error:
            facts = {"text": str(error)[:SHOWN], "known": ""}
            raise ExchangeError(Fault.UNKNOWN_PROFILE, "options", facts) from error


# -- whole games -----------------------------------------------------------------------------------


def saved_game(
    pasts: Sequence[JudgedPhase], left: Position, board: Board, title: str
) -> dict[str, object]:
    """Describe judged phases, the position the game was left in, and its title."""
    phases = [
        {
            **_position_json(past.before, board),
            "orders": {power: [*map(str, texts)] for power, texts in past.orders.items()},
            "disorder": list(past.disorder),
            "results": {
                ruling.unit: str(ruling.verdict)
                for ruling in past.resolution.rulings
                if ruling.unit
            },
        }
        for past in pasts
    ]
    if not pasts or left.phase != pasts[-1].phase:
        phases.append(_position_json(left, board))
    return {"game": KEY, "map": board.id, "title": title, "phases": phases}


_PHASE: Schema = {**dict.fromkeys(("phase", "units", "lit", "orders", "disorder", "results"))}
_SAVED: Schema = {
    **dict.fromkeys(("game", "map", "title")),
    "phases": [_PHASE],
    OWN_KEY: Kind.RECORD,
    ANY: Kind.TECHNICAL,
}


def read_json(node: Node, rules: Rules) -> ReadGame:
    """Read a saved game.

    Raises:
        ExchangeError: it is none.
    """
    fields, board = node.fields(), rules.board
    game = fields.get("game", Node(None)).value
    if game != KEY or "phases" not in fields:
        raise ExchangeError(Fault.UNKNOWN_FORMAT, node.where)
    played_on = fields.get("map", Node(board.id, "map"))
    if played_on.text() != board.id:
        raise ExchangeError(Fault.UNKNOWN_MAP, played_on.where, {"text": played_on.text()[:SHOWN]})
    nodes = [*fields["phases"].items()]
    positions = [_position(one, board) for one in nodes]
    phases: list[Recorded] = []
    for number, (one, position) in enumerate(zip(nodes, positions, strict=True)):
        phase = one.fields()
        if "orders" not in phase:
            continue
        results = {
            key: value.text() for key, value in phase.get("results", Node(None)).fields().items()
        }
        phases.append(
            Recorded(
                position=position,
                orders=_orders(phase["orders"], board),
                disorder=_disorder(phase, board),
                results={unit: frozenset({verdict}) for unit, verdict in results.items()} or None,
                after=positions[number + 1] if number + 1 < len(positions) else None,
            )
        )
    if not positions:
        raise ExchangeError(Fault.NO_PHASES, node.where)
    last = positions[-1] if "orders" not in nodes[-1].fields() else None
    title = fields.get("title", Node("")).text()
    parsed = ForeignGame(format=JSON, title=title, map=board.id, phases=tuple(phases), last=last)
    return ReadGame(game=parsed, read_report=survey(node.value, _SAVED, {}, node.where), saved=node)


def differences(recorded: Recorded, resolution: Resolution, rules: Rules) -> Iterator[Difference]:
    """Yield where the record of a phase and our ruling differ."""
    phase = recorded.position.phase
    for ruling in resolution.rulings if recorded.results is not None else ():
        theirs = (recorded.results or {}).get(ruling.unit, frozenset({NOTHING}))
        if ruling.unit and theirs != {ruling.verdict}:
            yield Difference(
                phase=phase,
                about=About.RESULT,
                power=ruling.power,
                what=ruling.unit,
                theirs=", ".join(sorted(theirs)),
                ours=str(ruling.verdict),
                ruling=ruling,
            )
    if recorded.after is None:
        return
    for power in rules.board.powers_by_id:
        listed, ours = ({*map(str, one.of(power))} for one in (recorded.after, resolution.after))
        for unit in sorted(listed ^ ours):
            yield Difference(
                phase=phase,
                about=About.UNITS,
                power=power,
                what=unit,
                theirs=unit if unit in listed else NOTHING,
                ours=unit if unit in ours else NOTHING,
            )
    yield from _lamps(phase, recorded.after, resolution.after)


def _lamps(phase: Phase, recorded: Position, ruled: Position) -> Iterator[Difference]:
    """Yield every lamp that by the record is another guild's, or dark, or lit."""
    for place in sorted(recorded.owners.keys() | ruled.owners.keys()):
        theirs, ours = (one.owners.get(place, NOTHING) for one in (recorded, ruled))
        if theirs != ours:
            yield Difference(
                phase=phase,
                about=About.OWNERS,
                power=theirs if ours == NOTHING else ours,
                what=place,
                theirs=theirs,
                ours=ours,
            )


EXCHANGE = Exchange(
    formats=(JSON,),
    example="relight=forbidden",
    judge=LampJudge,
    read_json=read_json,
    saved_game=saved_game,
    differences=differences,
    ruling_json=ruling_json,
)
"""What the game's visiting card gives."""
