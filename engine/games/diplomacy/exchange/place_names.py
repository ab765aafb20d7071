"""Names of powers, spaces and units as other programs write them, turned into the board's keys."""

from collections.abc import Mapping
from functools import lru_cache

from engine.board.board import Board, SameBoard
from engine.board.location import coast_of, province_of
from engine.board.names import fold, spellings
from engine.board.province import Terrain
from engine.formats.faults import ExchangeError, Fault
from engine.formats.jsontext import SHOWN, Node
from engine.games.diplomacy.exchange.faults import DiplomacyFault
from engine.games.diplomacy.exchange.misread import no_unit
from engine.games.diplomacy.orders import Hold, parse
from engine.games.diplomacy.phase import Phase, Season, Step
from engine.games.diplomacy.reader.words import KINDS, tokens
from engine.games.diplomacy.reader.written_orders import Strictness, Trouble, read
from engine.games.diplomacy.units import ARMY, FLEET
from engine.rules.choice import Reading, ReadingKind
from engine.rules.position import Position, Unit, UnitKind

_EXACT = Strictness(near_names=False)
"""A misspelt name in a position is an error of a program, never of a player in a hurry."""

_NOWHERE = Position(phase=Phase(1901, Season.SPRING, Step.MOVES), units=())
LONGEST = 120
"""Signs that the name of a space or unit may have."""

MOST = 2_000
"""Names kept in mind: a file says the same ones phase after phase."""


class PlaceNames:
    """Finds what names mean on one board; whatever it knows by its key is found at once."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self._powers: dict[str, str] = {}
        for power in board.powers:
            for name in spellings(power):
                self._powers.setdefault(fold(name), power.id)
        self._locations = {
            place
            for province in board.provinces.values()
            for place in (province.id, *province.locations)
        }
        armies = [p.id for p in board.provinces.values() if p.terrain is not Terrain.SEA]
        fleets = [
            place
            for province in board.provinces.values()
            if province.terrain is not Terrain.INLAND
            for place in province.locations
        ]
        self._pieces = {
            **{f"A {place}": (ARMY, place) for place in armies},
            **{f"F {place}": (FLEET, place) for place in fleets},
        }
        """Every unit that can stand somewhere, as good notation writes it."""
        self._centres = frozenset(board.centres)
        self._units: dict[str, dict[str, Unit]] = {}
        self._read: dict[str, Reading] = {}

    def power(self, node: Node) -> str:
        """Return the power that a text names.

        Raises:
            ExchangeError: there is no such power.
        """
        text = node.text()
        if text in self.board.powers_by_id:
            return text
        power = self._powers.get(fold(text))
        if power is None:
            raise ExchangeError(Fault.UNKNOWN_POWER, node.where, {"text": text[:SHOWN]})
        return power

    def units_of(self, power: str) -> Mapping[str, Unit]:
        """Return every unit that a power can have, as good notation writes it.

        Raises:
            KeyError: there is no such power.
        """
        known = self._units.get(power)
        if known is None:
            name = self.board.powers_by_id[power].id
            known = {text: Unit(name, kind, at) for text, (kind, at) in self._pieces.items()}
            self._units[name] = known
        return known

    def location(self, node: Node) -> str:
        """Return the space that a text names, with its coast where one is given.

        Raises:
            ExchangeError: there is no such space, or the name fits several.
        """
        text = node.text(LONGEST)
        if text in self._locations:
            return text
        hold = self._hold(f"F {text} H", node)
        if hold is None:
            raise ExchangeError(Fault.UNKNOWN_PLACE, node.where, {"text": text[:SHOWN]})
        return hold.at

    def province(self, node: Node) -> str:
        """Return the space that a text names; a coast does not matter.

        Raises:
            ExchangeError: there is no such space, or the name fits several.
        """
        return province_of(self.location(node))

    def unit(self, node: Node, power: str) -> Unit:
        """Return the unit that a text names: ``A PAR``, ``F SPA/SC``, ``fleet Spain (sc)``.

        Raises:
            ExchangeError: it names none, or one that cannot stand there.
        """
        text = node.text(LONGEST)
        if text in self._pieces:
            kind, at = self._pieces[text]
            return Unit(power, kind, at)
        if text[:2] in ("A ", "F ") and text[2:] in self._locations:
            return self._placed(Unit(power, UnitKind(text[0]), text[2:]), node)
        has_kind = any(token.text in KINDS for token in tokens(text))
        hold = self._hold(f"{text} H", node) if has_kind else None
        if hold is None:
            raise no_unit(text, node.where)
        return self._placed(Unit(power, hold.kind, hold.at), node)

    def centre(self, node: Node) -> str:
        """Return the supply centre that a text names.

        Raises:
            ExchangeError: there is no such space, or it has no centre.
        """
        if isinstance(node.value, str) and node.value in self._centres:
            return str(node.value)
        place = self.province(node)
        if not self.board.provinces[place].centre:
            raise ExchangeError(DiplomacyFault.NO_CENTRE, node.where, {"place": place})
        return place

    def _hold(self, text: str, node: Node) -> Hold | None:
        """Let the reader of orders find the unit; what it doubts is no unit."""
        if any(map(str.isdecimal, text)):  # no name has one, and nobody types by hand here
            raise ExchangeError(Fault.UNKNOWN_PLACE, node.where, {"text": str(node.value)[:SHOWN]})
        reading = self._read.get(text)
        if reading is None:
            if len(self._read) >= MOST:
                self._read.clear()
            reading = read(text, _NOWHERE, self.board.powers[0].id, self.board, _EXACT)
            self._read[text] = reading
        if reading.kind is ReadingKind.ORDER:
            order = parse(reading.order)
            return order if isinstance(order, Hold) else None
        if reading.candidates:
            facts = {"candidates": " ".join(reading.candidates)}
            raise ExchangeError(DiplomacyFault.SEVERAL_PLACES, node.where, facts)
        if reading.reason == Trouble.UNKNOWN_PLACE:
            place = text[reading.start : reading.end][:SHOWN]
            raise ExchangeError(Fault.UNKNOWN_PLACE, node.where, {"text": place})
        return None

    def _placed(self, unit: Unit, node: Node) -> Unit:
        """See whether a unit can stand where it is said to."""
        province = self.board.provinces[unit.province]
        fault = None
        if unit.kind is ARMY:
            # A coast says nothing about an army (DATC 4.B.6).
            unit = Unit(unit.power, unit.kind, unit.province)
            fault = DiplomacyFault.ARMY_AT_SEA if province.terrain is Terrain.SEA else None
        elif province.terrain is Terrain.INLAND:
            fault = DiplomacyFault.FLEET_INLAND
        elif province.coasts and not coast_of(unit.at):
            # The reader of orders passes over a coast that is none.
            named = any(sign in str(node.value) for sign in "/(")
            fault = DiplomacyFault.NO_SUCH_COAST if named else DiplomacyFault.COAST_MISSING
        elif coast_of(unit.at) and coast_of(unit.at) not in province.coasts:
            fault = DiplomacyFault.NO_SUCH_COAST
        if fault is not None:
            as_written = fault is DiplomacyFault.NO_SUCH_COAST
            facts = {"text": str(node.value)[:SHOWN] if as_written else str(unit)}
            raise ExchangeError(fault, node.where, facts)
        return unit


@lru_cache(maxsize=8)
def _names(same: SameBoard) -> PlaceNames:
    return PlaceNames(same.board)


def names_on(board: Board) -> PlaceNames:
    """Return the names of a board, collected once."""
    return _names(SameBoard(board))
