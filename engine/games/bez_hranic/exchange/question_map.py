"""The map a question is about: one of ours, or one that comes within the line.

::

    {"states": {"RU": ["RU-M", "RU-K"], "FR": []}, "borders": [["FR", "GB"]]}
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from engine.formats.faults import ExchangeError, Fault
from engine.formats.jsontext import SHOWN, Node
from engine.games.bez_hranic.exchange.faults import RoadFault
from engine.games.bez_hranic.placements import STAYS
from engine.games.bez_hranic.states import Border, StateMap
from engine.games.bez_hranic.tables import load_table, table_names

MOST_STATES = 1_000
MOST_PARTS = 20
MOST_BORDERS = 100_000
LONGEST_NAME = 120
"""Signs of a name."""


@dataclass(frozen=True, slots=True)
class QuestionMap:
    """A map, and how its states are called in questions."""

    map: StateMap
    id: str
    """Of ours; nothing where it came within the line."""

    key_of: Callable[[str], str]
    """Takes what somebody called a state or a part; returns its key, or nothing."""

    def state(self, node: Node) -> str:
        """Read a state.

        Raises:
            ExchangeError: there is none that is called so.
        """
        key = self.key_of(node.text())
        if key not in self.map.parts:
            raise ExchangeError(Fault.UNKNOWN_PLACE, node.where, {"text": node.text()[:SHOWN]})
        return key

    def stop(self, node: Node) -> tuple[str, ...]:
        """Read a stop of a route: a part, or a state, by which any of its parts may be meant.

        Raises:
            ExchangeError: there is none that is called so.
        """
        key = self.key_of(node.text())
        if key in self.map.parts:
            return self.map.parts[key]
        if key not in self.map.state_of:
            raise ExchangeError(Fault.UNKNOWN_PLACE, node.where, {"text": node.text()[:SHOWN]})
        return (key,)


def question_map(node: Node) -> QuestionMap:
    """Read which map is meant.

    Raises:
        ExchangeError: there is none, or it is broken.
    """
    if isinstance(node.value, dict):
        return _handed(node)
    name = node.text()
    if name not in table_names():
        raise ExchangeError(Fault.UNKNOWN_MAP, node.where, {"text": name[:SHOWN]})
    table = load_table(name)
    return QuestionMap(table.map, table.id, table.key_of)


def _handed(node: Node) -> QuestionMap:
    fields = node.fields()
    if "states" not in fields:
        raise ExchangeError(Fault.MISSING, f"{node.where}.states")
    listed = fields["states"].fields()
    if len(listed) > MOST_STATES:
        raise ExchangeError(Fault.TOO_MANY, fields["states"].where, {"limit": MOST_STATES})
    parts: dict[str, tuple[str, ...]] = {}
    owners: dict[str, str] = dict.fromkeys(listed, "")
    for state, own in listed.items():
        _checked(Node(state, own.where))
        names: list[str] = []
        for item in own.items(MOST_PARTS):
            part = _checked(item)
            if part in names or (part in owners and (part != state or owners[part])):
                raise ExchangeError(RoadFault.PART_TWICE, item.where, {"text": part[:SHOWN]})
            names.append(part)
        for part in names:
            owners[part] = state
        parts[state] = tuple(names)
    borders = {
        _border(item, parts, owners)
        for item in fields.get("borders", Node(None)).items(MOST_BORDERS)
    }
    handed = StateMap(parts, borders)
    known = {*handed.parts, *handed.state_of}
    return QuestionMap(handed, "", lambda text: text if text in known else "")


def _checked(node: Node) -> str:
    text = node.text(LONGEST_NAME)
    if not text.strip() or text == STAYS or not text.isprintable():
        raise ExchangeError(RoadFault.BAD_STATE, node.where, {"text": text[:SHOWN]})
    return text


def _border(node: Node, parts: Mapping[str, tuple[str, ...]], owners: Mapping[str, str]) -> Border:
    ends = [*node.items(2)]
    if len(ends) != 2:
        raise ExchangeError(RoadFault.NO_BORDER, node.where)
    for end in ends:
        text = end.text(LONGEST_NAME)
        if parts.get(text) and text not in parts[text]:
            raise ExchangeError(RoadFault.BORDER_OF_STATE, end.where, {"text": text[:SHOWN]})
        if text not in owners:
            raise ExchangeError(Fault.UNKNOWN_PLACE, end.where, {"text": text[:SHOWN]})
    one, other = sorted(end.text() for end in ends)
    if (owners[one] or one) == (owners[other] or other):
        raise ExchangeError(RoadFault.NO_BORDER, node.where)
    return Border(one, other)
