"""Orders in capitals with another program's abbreviations, put into those of the board.

``F EDI - NRG`` looks like good notation, which the rules take as it stands: it is read first.
"""

from collections.abc import Mapping, Sequence

from engine.board.location import province_of
from engine.games.diplomacy.game import Diplomacy
from engine.games.diplomacy.orders import locations, parse
from engine.rules.order import OrderError
from engine.rules.position import Position

Sheets = Mapping[str, Sequence[str]]


def spelt_out(orders: Sheets, position: Position, rules: Diplomacy) -> dict[str, tuple[str, ...]]:
    """Return orders by power, each that is only spelt otherwise in the board's own spelling."""
    return {
        power: tuple(_spelt_out(text, position, power, rules) for text in texts)
        for power, texts in orders.items()
    }


def _spelt_out(text: str, position: Position, power: str, rules: Diplomacy) -> str:
    try:
        order = parse(text.strip())
    except OrderError:
        return text
    if all(province_of(place) in rules.board.provinces for place in locations(order)):
        return text
    reading = rules.read(text, position, power)
    # What has several meanings is left to the rules, which take small letters for no notation.
    return reading.order or (text.lower() if reading.candidates else text)
