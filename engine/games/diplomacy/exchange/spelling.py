"""Orders as other programs spell them, put into the notation of the board.

``F EDI - NRG`` looks like good notation, which the rules take as it stands: it is read first.
"""

import re
from collections.abc import Mapping, Sequence
from functools import lru_cache

from engine.board.board import Board, SameBoard
from engine.board.location import province_of
from engine.board.names import spellings
from engine.board.province import Terrain
from engine.formats.recorded_game import Recorded
from engine.games.diplomacy.exchange.format_names import Mark
from engine.games.diplomacy.game import Diplomacy
from engine.games.diplomacy.orders import (
    Build,
    Convoy,
    DiplomacyOrder,
    Hold,
    Move,
    Retreat,
    SupportHold,
    SupportMove,
    Waive,
    locations,
    parse,
)
from engine.games.diplomacy.phase import Step, dated
from engine.games.diplomacy.reader.words import KINDS, fold, tokens
from engine.games.diplomacy.reader.written_orders import Strictness, read
from engine.games.diplomacy.units import ARMY, FLEET
from engine.rules.choice import Reading, ReadingKind
from engine.rules.order import OrderError
from engine.rules.position import Position, Unit, UnitKind

Sheets = Mapping[str, Sequence[str]]

EXACT = Strictness(near_names=False)
"""A misspelt name in another program's file is damage, never a player in a hurry."""

NORWAY, NORTH = "nor", "NWY"
"""What judges and other programs call Norway, and what begins four names more."""


def spelt_out(orders: Sheets, position: Position, rules: Diplomacy) -> dict[str, tuple[str, ...]]:
    """Return orders by power, each that is only spelt otherwise in the board's own spelling."""
    return {
        power: tuple(_spelt_out(text, position, power, rules) for text in texts)
        for power, texts in orders.items()
    }


def _spelt_out(text: str, position: Position, power: str, rules: Diplomacy) -> str:
    if rules.knows(text, position, power):
        return text
    if not _capitals(text) or _notation(text.strip(), rules.board) is not None:
        return text
    reading = rules.read(text, position, power)
    # What has several meanings is left to the rules, which take small letters for no notation.
    return reading.order or (text.lower() if reading.candidates else text)


def _capitals(text: str) -> bool:
    """Tell whether the rules would take a text for good notation."""
    try:
        parse(text.strip())
    except OrderError:
        return False
    return True


def exactly(text: str, position: Position, power: str, rules: Diplomacy) -> DiplomacyOrder | None:
    """Return the one order that a text of another program spells out; nothing for a guess."""
    board, text = rules.board, text.strip()
    order = _notation(text, board) or _plainly(text, position, board)
    if order is not None:
        return order
    if any(map(str.isdecimal, text)):
        return None  # a person may mean a letter by it; here it is damage
    reading = read(text, position, power, board, EXACT)
    if reading.kind is ReadingKind.AMBIGUOUS:
        return _norway(reading, position, power, rules)
    order = parse(reading.order) if reading.kind is ReadingKind.ORDER and reading.order else None
    return order if order is not None and _of_kind(text, order) else None


def _notation(text: str, board: Board) -> DiplomacyOrder | None:
    try:
        order = parse(text)
    except OrderError:
        return None
    known = all(province_of(place) in board.provinces for place in locations(order))
    return order if known else None


_PLAIN = re.compile(
    r"(?P<kind>a|army|f|fleet)\s+(?P<at>[^<>–-]+?)\s*(?:"
    r"(?:->|[–-])\s*(?P<to>[^<>–-]+?)(?P<via>\s+(?:by|via)\s+convoy)?"
    r"|\s(?:h|holds?)"
    r"|\s(?:s|supports?)\s+(?P<helped>a|army|f|fleet)\s+(?P<target>[^<>–-]+?)"
    r"(?:\s*(?:->|[–-])\s*(?P<goal>[^<>–-]+?))?"
    r"|\s(?:c|convoys?)\s+(?:a|army)\s+(?P<cargo>[^<>–-]+?)\s*(?:->|[–-])\s*(?P<shore>[^<>–-]+?)"
    r")",
    re.IGNORECASE,
)
"""The form in which nearly all programs write moves: no need to ask what a person may mean."""

_PLACES = ("at", "to", "target", "goal", "cargo", "shore")


def _plainly(text: str, position: Position, board: Board) -> DiplomacyOrder | None:
    """Read an order of the usual form, where every space is called by its name or abbreviation."""
    matched = _PLAIN.fullmatch(text)
    if matched is None or dated(position.phase).step is not Step.MOVES:
        return None
    names = _names(SameBoard(board))
    spelled = {name: matched[name] for name in _PLACES if matched[name]}
    places = {name: names.get(fold(written), "") for name, written in spelled.items()}
    if not all(places.values()):
        return None
    kind, at = UnitKind(matched["kind"][0].upper()), places["at"]
    if "to" in places:
        return Move(kind=kind, at=at, to=places["to"], via_convoy=bool(matched["via"]))
    if "cargo" in places:
        return Convoy(kind=kind, at=at, target=places["cargo"], to=places["shore"])
    return _helped(matched, places, position) if "target" in places else Hold(kind=kind, at=at)


def _helped(
    match: re.Match[str], places: Mapping[str, str], position: Position
) -> DiplomacyOrder | None:
    """Read a support; nothing where another kind of unit stands there than is written."""
    kind, helped = UnitKind(match["kind"][0].upper()), UnitKind(match["helped"][0].upper())
    at, target, goal = places["at"], places["target"], places.get("goal", "")
    unit = position.at(target)
    if unit is not None and unit.kind is not helped:
        return None
    if goal:
        return SupportMove(kind=kind, at=at, target_kind=helped, target=target, to=goal)
    return SupportHold(kind=kind, at=at, target_kind=helped, target=target)


@lru_cache(maxsize=4)
def _names(same: SameBoard) -> Mapping[str, str]:
    """Return what spaces without separate coasts are called, each name for one of them."""
    by_name: dict[str, str | None] = {}
    provinces = same.board.provinces.values()
    for province in provinces:
        for name in {fold(name) for name in spellings(province)}:
            by_name[name] = None if name in by_name else province.id
    for province in provinces:  # its key and the rulebook's abbreviation belong to it alone
        by_name |= {fold(province.id): province.id, fold(province.abbr): province.id}
    shores = {province.id for province in provinces if province.coasts}
    return {name: place for name, place in by_name.items() if place and place not in shores}


def _of_kind(text: str, order: DiplomacyOrder) -> bool:
    """Tell whether an order is for the kind of unit with which its text begins."""
    words = [token.text for token in tokens(text)][:2]
    written = next((KINDS[word] for word in words if word in KINDS), None)
    return written is None or written == getattr(order, "kind", written)


def unit_of(order: DiplomacyOrder, position: Position) -> Unit | None:
    """Return the unit that an order is for: one that stands there, of the kind that it names."""
    if isinstance(order, Waive):
        return None
    province = province_of(order.at)
    beaten = {one.unit.province: one.unit for one in position.dislodged}
    retreats = dated(position.phase).step is Step.RETREATS
    unit = beaten.get(province) if retreats else position.at(province)
    return unit if unit is not None and unit.kind == order.kind else None


def orders_its_unit(text: str, power: str, recorded: Recorded, rules: Diplomacy) -> bool:
    """Tell whether a text of a record is an order of its power, or the record calls it void."""
    position, results = recorded.position, recorded.results or {}
    order = exactly(text, position, power, rules)
    if order is None:
        begin = " ".join(text.split()[:2])
        return Mark.VOID in results.get(begin, ())
    if isinstance(order, Waive | Build):
        return True
    unit = unit_of(order, position)
    void = Mark.VOID in results.get(f"{order.kind} {order.at}", ())
    return void or (unit is not None and unit.power == power)


# -- Norway ----------------------------------------------------------------------------------------


def _norway(
    reading: Reading, position: Position, power: str, rules: Diplomacy
) -> DiplomacyOrder | None:
    """Read ``nor`` as Norway where a unit stands there, or nothing else fits."""
    text = reading.written
    if fold(text[reading.start : reading.end]) != NORWAY or NORTH not in reading.candidates:
        return None

    def meant(place: str) -> DiplomacyOrder | None:
        written = f"{text[: reading.start]}{place}{text[reading.end :]}"
        return exactly(written, position, power, rules)

    norway = meant(NORTH)
    if norway is None or position.at(NORTH) is not None:
        return norway
    others = (meant(place) for place in reading.candidates if place != NORTH)
    possible = any(one is not None and _fits(one, position, rules.board) for one in others)
    return None if possible else norway


def _fits(order: DiplomacyOrder, position: Position, board: Board) -> bool:
    """Tell whether an order could be carried out as far as the board goes."""
    if isinstance(order, Waive) or (position.units and not _stands(order.at, position)):
        return False
    kind = UnitKind(order.kind)
    match order:
        case Move(to=to) | Retreat(to=to):
            return _reaches(kind, order.at, to, position, board)
        case SupportHold(target=target):
            return _stands(target, position) and board.reaches(kind, order.at, province_of(target))
        case SupportMove(target=target, to=to, target_kind=helped):
            goes = _reaches(UnitKind(helped), target, to, position, board)
            return (
                goes
                and _stands(target, position)
                and board.reaches(kind, order.at, province_of(to))
            )
        case Convoy(target=target, to=to):
            army = ARMY
            return _stands(target, position) and _reaches(army, target, to, position, board)
    return True


def _stands(place: str, position: Position) -> bool:
    beaten = (one.unit.province for one in position.dislodged)
    return position.at(province_of(place)) is not None or province_of(place) in beaten


def _reaches(kind: UnitKind, at: str, to: str, position: Position, board: Board) -> bool:
    """Tell whether a unit can step to a space, or a chain of fleets can carry it there."""
    goal = province_of(to)
    if board.reaches(kind, at, goal):
        return True
    if board.provinces[goal].terrain is Terrain.SEA:
        return False
    fleets = {unit.at for unit in position.units if unit.kind is FLEET}
    seas = {sea for sea in fleets if board.provinces[province_of(sea)].terrain is Terrain.SEA}
    near: set[str] = set()
    reached = {sea for sea in seas if _touches(sea, province_of(at), board)}
    while kind is ARMY and reached - near:
        near |= reached
        reached = {sea for sea in seas if any(_touches(sea, one, board) for one in near)}
    return kind is ARMY and any(_touches(sea, goal, board) for sea in near)


def _touches(sea: str, province: str, board: Board) -> bool:
    return any(province_of(place) == province for place in board.neighbours(FLEET, sea))
