"""Whole games in our own JSON: written, read, and held against our rulings.

A saved game is ``{"game": "diplomatia", "map", "title", "phases": […]}``; each of its phases has
the fields of a question of a stream, and ``results`` by unit.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from engine.board.board import Board
from engine.formats.comparison import NOTHING, About, Difference, Weight
from engine.formats.contract import JSON, ReadGame
from engine.formats.faults import ExchangeError, Fault
from engine.formats.jsontext import SHOWN, Node
from engine.formats.read_report import ANY, Kind, Schema, survey
from engine.formats.recorded_game import OWN_KEY, ForeignGame, Recorded
from engine.games.diplomatia.calendar import KEY, ORDERS, RETREATS
from engine.games.diplomatia.exchange.answer import position_json, reason_json, result_word
from engine.games.diplomatia.exchange.marks import marks
from engine.games.diplomatia.exchange.names import Names
from engine.games.diplomatia.exchange.question import (
    LONGEST_ORDER,
    WaysOut,
    read_disorder,
    read_orders,
    read_position,
)
from engine.rules.game import Rules
from engine.rules.position import Dislodged, Position
from engine.rules.ruling import JudgedPhase, Resolution, Ruling

MOST_PHASES: Final = 1_000


def saved_game(
    pasts: Sequence[JudgedPhase], left: Position, board: Board, title: str
) -> dict[str, object]:
    """Describe judged phases, the position the game was left in, and its title."""
    names = Names(board)
    phases = []
    seized: frozenset[str] = frozenset()
    for past in pasts:
        texts = {power: [*map(str, orders)] for power, orders in past.orders.items()}
        phases.append(
            {
                **_position(past.before, names, seized),
                "orders": texts,
                "disorder": list(past.disorder),
                "results": {
                    ruling.unit: result_word(ruling)
                    for ruling in past.resolution.rulings
                    if ruling.unit
                },
            }
        )
        seized = marks(past.phase, past.resolution).seized
    if not pasts or left.phase != pasts[-1].phase:
        phases.append(_position(left, names, seized))
    return {"game": KEY, "map": board.id, "title": title, "phases": phases}


def _position(position: Position, names: Names, seized: frozenset[str]) -> dict[str, object]:
    """Describe a position, with the spaces that are closed to retreats, blocked or seized."""
    said = position_json(position, names)
    closed = {
        "blocked": names.all_said(position.contested - seized),
        "seized": names.all_said(position.contested & seized),
    }
    return {**said, **{name: spaces for name, spaces in closed.items() if spaces}}


_FIELDS: Final = (
    *("phase", "units", "control", "dislodged", "blocked", "seized"),
    *("orders", "disorder", "results"),
)
_SAVED: Final[Schema] = {
    **dict.fromkeys(("game", "map", "title")),
    "phases": [{**dict.fromkeys(_FIELDS)}],
    OWN_KEY: Kind.RECORD,
    ANY: Kind.TECHNICAL,
}


def read_json(node: Node, rules: Rules) -> ReadGame:
    """Read a saved game.

    Raises:
        ExchangeError: it is none.
    """
    fields, names = node.fields(), Names(rules.board)
    game = fields.get("game", Node(None)).value
    if game != KEY or "phases" not in fields:
        raise ExchangeError(Fault.UNKNOWN_FORMAT, node.where)
    played_on = fields.get("map", Node(rules.board.id, "map"))
    if played_on.text() != rules.board.id:
        raise ExchangeError(Fault.UNKNOWN_MAP, played_on.where, {"text": played_on.text()[:SHOWN]})
    nodes = [one.fields() for one in fields["phases"].items(MOST_PHASES)]
    if not nodes:
        raise ExchangeError(Fault.NO_PHASES, node.where)
    wheres = [one.where for one in fields["phases"].items(MOST_PHASES)]
    ways = _ways_out(rules)
    positions = [
        read_position(one, names, ways, where) for one, where in zip(nodes, wheres, strict=True)
    ]
    phases = tuple(_recorded(nodes, positions, names))
    _in_order(positions, wheres)
    last = positions[-1] if "orders" not in nodes[-1] else None
    title = fields.get("title", Node("")).text(LONGEST_ORDER)
    parsed = ForeignGame(format=JSON, title=title, map=rules.board.id, phases=phases, last=last)
    return ReadGame(game=parsed, read_report=survey(node.value, _SAVED, {}, node.where), saved=node)


def _ways_out(rules: Rules) -> WaysOut:
    if not hasattr(rules, "closed"):
        raise TypeError(f"rules of {rules.game}")
    return rules  # type: ignore[return-value]  # this game's


def _recorded(
    nodes: Sequence[Mapping[str, Node]], positions: Sequence[Position], names: Names
) -> Iterator[Recorded]:
    for number, (phase, position) in enumerate(zip(nodes, positions, strict=True)):
        if "orders" not in phase:
            continue
        results = {
            key: value.text() for key, value in phase.get("results", Node(None)).fields().items()
        }
        yield Recorded(
            position=position,
            orders=read_orders(phase["orders"], names),
            disorder=read_disorder(phase, names),
            results={unit: frozenset({word}) for unit, word in results.items()} or None,
            after=positions[number + 1] if number + 1 < len(positions) else None,
        )


def _in_order(positions: Sequence[Position], wheres: Sequence[str]) -> None:
    """See that each phase is later than the one before it."""
    for before, after, where in zip(positions, positions[1:], wheres[1:], strict=False):
        if after.phase.rank <= before.phase.rank:
            facts = {"phase": before.phase.code}
            raise ExchangeError(Fault.OUT_OF_ORDER, f"{where}.phase", facts)


# -- where the record and our rulings differ -------------------------------------------------------


def differences(recorded: Recorded, resolution: Resolution, rules: Rules) -> Iterator[Difference]:
    """Yield where the record of a phase and our ruling differ."""
    yield from _results(recorded, resolution)
    if recorded.after is not None:
        yield from _units(recorded.after, resolution, rules, recorded)
        yield from _retreats(recorded.after, resolution, recorded)
        yield from _control(recorded.after, resolution, recorded)


def _results(recorded: Recorded, resolution: Resolution) -> Iterator[Difference]:
    if recorded.results is None:
        return
    ours = {ruling.unit: ruling for ruling in reversed(resolution.rulings) if ruling.unit}
    nothing = frozenset({NOTHING})
    for unit in (*ours, *(other for other in recorded.results if other not in ours)):
        ruling = ours.get(unit)
        said = NOTHING if ruling is None else result_word(ruling)
        theirs = recorded.results.get(unit, nothing)
        if theirs != {said}:
            yield Difference(
                phase=recorded.position.phase,
                about=About.RESULT,
                power="" if ruling is None else ruling.power,
                what=unit,
                theirs=", ".join(sorted(theirs)),
                ours=said,
                weight=_weight(recorded, theirs, said),
                ruling=ruling,
            )


def _weight(recorded: Recorded, theirs: frozenset[str], ours: str) -> Weight:
    """Tell whether a result that is called otherwise changes anything on the board."""
    if recorded.position.phase.kind == RETREATS:
        return Weight.RETREATS
    words = {ours, *theirs}
    fates = {word.partition(", ")[2] for word in words}
    going = {word.partition(", ")[0] == "succeeds" for word in words}
    same = len(fates) == len(going) == 1 and NOTHING not in words
    return Weight.WORDS if same and recorded.position.phase.kind == ORDERS else Weight.BOARD


def _units(
    after: Position, resolution: Resolution, rules: Rules, recorded: Recorded
) -> Iterator[Difference]:
    for power in rules.board.powers_by_id:
        listed, ours = ({*map(str, one.of(power))} for one in (after, resolution.after))
        for unit in sorted(listed ^ ours):
            yield Difference(
                phase=recorded.position.phase,
                about=About.UNITS,
                power=power,
                what=unit,
                theirs=unit if unit in listed else NOTHING,
                ours=unit if unit in ours else NOTHING,
                ruling=_about(unit, power, resolution),
            )


def _about(unit: str, power: str, resolution: Resolution) -> Ruling | None:
    """Find the ruling that brought a unit to a space, or kept it from there."""
    at = unit[2:]
    own = [one for one in resolution.rulings if one.power == power]
    return next(
        (one for one in own if (one.order.leads_to or one.order.at) == at),
        next((one for one in own if one.unit[2:] == at), None),
    )


def _retreats(after: Position, resolution: Resolution, recorded: Recorded) -> Iterator[Difference]:
    if recorded.position.phase.kind != ORDERS:
        return
    theirs, ours = _fallen(after), _fallen(resolution.after)
    for power, unit in sorted(theirs.keys() | ours.keys()):
        one, other = theirs.get((power, unit), ""), ours.get((power, unit), "")
        if one != other:
            yield Difference(
                phase=recorded.position.phase,
                about=About.RETREATS,
                power=power,
                what=unit,
                theirs=one or NOTHING,
                ours=other or NOTHING,
                weight=Weight.RETREATS,
                ruling=next((r for r in resolution.rulings if r.unit == unit), None),
            )


def _fallen(position: Position) -> dict[tuple[str, str], str]:
    return {(one.unit.power, str(one.unit)): _ways(one) for one in position.dislodged}


def _ways(one: Dislodged) -> str:
    return " ".join(sorted(one.retreats))


def _control(after: Position, resolution: Resolution, recorded: Recorded) -> Iterator[Difference]:
    """Yield every space that by the record another power controls, or nobody, or somebody."""
    ours_after = resolution.after
    for at in sorted(after.owners.keys() | ours_after.owners.keys()):
        theirs, ours = (one.owners.get(at, NOTHING) for one in (after, ours_after))
        if theirs != ours:
            yield Difference(
                phase=recorded.position.phase,
                about=About.OWNERS,
                power=theirs if ours == NOTHING else ours,
                what=at,
                theirs=theirs,
                ours=ours,
            )


def ruling_json(ruling: Ruling) -> dict[str, object]:
    """Describe the ruling that decides a difference: its order, its result, its reasons."""
    return {
        "order": str(ruling.given),
        "result": result_word(ruling),
        "reasons": [reason_json(finding, str) for finding in ruling.findings],
    }
