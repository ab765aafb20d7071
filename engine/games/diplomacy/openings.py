"""The named openings: orders as players have long known them, with words of our own about each.

In ``study/data/openings.json`` an opening stands under its key with the orders of each phase by
power, ``A VEN H | A VEN - PIE`` where either belongs to it; a unit that is missing may do what it
likes.
A variation repeats the orders of that which it varies: nothing has to be looked up elsewhere.
"""

import json
from functools import cache
from pathlib import Path
from types import MappingProxyType

from engine.games.diplomacy.orders import Move
from engine.rules.order import Order
from engine.study.opening import Asked, Opening, Openings

_FILE = Path(__file__).parent / "study" / "data" / "openings.json"
_AFTER = (1901, 1905)
"""Years after which centres are compared: the first builds, and about the middle of a game."""


@cache
def openings() -> Openings:
    """Return all named openings, power by power, those of two allied powers last."""
    content = json.loads(_FILE.read_text(encoding="utf-8"))
    return Openings(
        every=tuple(_opening(id_, item) for id_, item in content.items()),
        counted_after=_AFTER,
        told=_told,
    )


def _opening(
    id_: str, item: dict[str, dict[str, str] | dict[str, dict[str, list[str]]]]
) -> Opening:
    orders = {
        phase: MappingProxyType({power: _asked(texts) for power, texts in sheets.items()})
        for phase, sheets in item["orders"].items()
        if not isinstance(sheets, str)
    }
    return Opening(
        id=id_,
        names=_texts(item["names"]),
        orders=MappingProxyType(orders),
        idea=_texts(item["idea"]),
        answer=_texts(item["answer"]),
    )


def _texts(texts: dict[str, str] | dict[str, dict[str, list[str]]]) -> MappingProxyType[str, str]:
    return MappingProxyType({code: text for code, text in texts.items() if isinstance(text, str)})


def _asked(texts: list[str]) -> Asked:
    asked: dict[str, tuple[str, ...]] = {}
    for text in texts:
        orders = tuple(text.split(" | "))
        kind, at, _ = orders[0].split(" ", 2)
        asked[f"{kind} {at}"] = orders
    return MappingProxyType(asked)


def _told(order: Order) -> str:
    """Say what a unit was to do: whether a convoy was asked for in so many words is not told."""
    if isinstance(order, Move):
        return f"{order.kind} {order.at} - {order.to}"
    return str(order)
