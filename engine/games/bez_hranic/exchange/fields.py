"""Reads fields of a question: what is needed, numbers, lists, states."""

from collections.abc import Iterable, Mapping

from engine.formats.faults import ExchangeError, Fault
from engine.formats.jsontext import SHOWN, Node
from engine.games.bez_hranic.exchange.faults import RoadFault
from engine.games.bez_hranic.exchange.question_map import QuestionMap

MOST_PLAYERS = 6


def needed(fields: Mapping[str, Node], name: str) -> Node:
    """Return a field that has to be there."""
    if name not in fields:
        raise ExchangeError(Fault.MISSING, name)
    return fields[name]


def number(node: Node, least: int, most: int | None = None) -> int:
    """Read a number of a size that can be meant."""
    value = node.value
    if not isinstance(value, int) or isinstance(value, bool):
        raise node.wrong("number")
    if value < least or (most is not None and value > most):
        facts = {"least": least, "most": "" if most is None else most}
        raise ExchangeError(RoadFault.NOT_BETWEEN, node.where, facts)
    return value


def different(on: QuestionMap, nodes: Iterable[Node]) -> tuple[str, ...]:
    """Read states of which none may be there twice."""
    states: list[str] = []
    for node in nodes:
        state = on.state(node)
        if state in states:
            raise ExchangeError(RoadFault.STATE_TWICE, node.where, {"state": state[:SHOWN]})
        states.append(state)
    return tuple(states)


def listed(node: Node, limit: int) -> list[Node]:
    """Read a list that has to be one."""
    if node.value is None:
        raise node.wrong("list")
    return [*node.items(limit)]
