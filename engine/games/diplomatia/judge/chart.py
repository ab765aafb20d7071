"""The board as numbers, and every order in good notation that was ever asked about on it."""

from typing import Final

from engine.board.board import Board, SameBoard
from engine.board.province import Terrain
from engine.games.diplomatia.judge.field import CARRY, GUARD, HOLD, MOVE, SEIZE, SUPPORT
from engine.games.diplomatia.orders import (
    ARMY,
    FLEET,
    Defend,
    DiplomatiaOrder,
    Guard,
    Move,
    Seize,
    Support,
    Transport,
    names_a_space,
    parse,
)
from engine.games.diplomatia.reasons import Reason, finding
from engine.rules.order import OrderError
from engine.rules.position import UnitKind
from engine.rules.ruling import Finding

NOWHERE: Final = -1

_MOST: Final = 50_000
"""Orders kept; a session of what-ifs never comes near it."""


class Line:
    """An order in good notation with what the board alone says of it.

    Stands for its order in a ruling (``engine.rules.ruling.Ordered``).
    """

    __slots__ = (
        *("_order", "act", "at", "doing", "far", "fault", "kind"),
        *("source", "text", "to", "unit", "whom", "whose"),
    )

    def __init__(self, text: str, unit: str, kind: str, at: int) -> None:
        self.text: str = text
        self.unit: str = unit
        """The ordered unit as it is written in files."""
        self.kind: str = kind
        """The kind of the ordered unit; nothing in an order that names none."""
        self.at: int = at
        """Number of the ordered unit's space; of none where the board does not have it."""
        self.act: int = HOLD
        self.to: int = NOWHERE
        """Where it leads: goal, sector, next link."""
        self.whom: int = NOWHERE
        """Where the supported unit stands."""
        self.whose: str = ""
        """The kind of a unit that is supported in a move or seizure."""
        self.doing: int = HOLD
        """What that unit is supported in: ``MOVE`` or ``SEIZE``."""
        self.source: int = NOWHERE
        """Where a transport fetches from."""
        self.far: bool = False
        """Whether it is a move that no army can make on foot."""
        self.fault: Finding | None = None
        """Why it is against the rules, whoever stands where."""
        self._order: DiplomatiaOrder | None = None

    @property
    def order(self) -> DiplomatiaOrder:
        """The order as a value, made when somebody first asks."""
        if self._order is None:
            self._order = parse(self.text)
        return self._order

    def supports(self, other: "Line") -> bool:
        """Tell whether it is a support of what another order for the supported unit says."""
        return self.doing == other.act and self.to == other.to and self.whose == other.kind


class Chart:
    """Tables of one board."""

    def __init__(self, board: Board) -> None:
        self.board: Board = board
        self.ids: list[str] = sorted(board.provinces)
        """Spaces by their number: in the order of the alphabet, as positions list units."""
        self.number: dict[str, int] = {space: number for number, space in enumerate(self.ids)}
        self.sea: list[bool] = [board.provinces[one].terrain is Terrain.SEA for one in self.ids]
        self.near: list[frozenset[int]] = [
            self._numbers(board.neighbours(FLEET if sea else ARMY, space))
            for space, sea in zip(self.ids, self.sea, strict=True)
        ]
        """Spaces of the same kind next to each."""
        self.shores: list[frozenset[int]] = [
            self._numbers(board.shores.get(space, frozenset())) for space in self.ids
        ]
        self._ports: dict[int, int] = {
            self.number[one.id]: self.number[one.port.coast]
            for one in board.provinces.values()
            if one.port is not None
        }
        """For each sector with a port the land at whose coast it lies."""
        self._named: dict[str, int] = {
            space: number for space, number in self.number.items() if names_a_space(space)
        }
        self.ranks: dict[str, int] = {p: number for number, p in enumerate(board.powers_by_id)}
        self.known: dict[str, Line] = {}
        """Orders in good notation by their text, as they were asked about before."""

    def _numbers(self, spaces: frozenset[str]) -> frozenset[int]:
        return frozenset(self.number[space] for space in spaces)

    def line(self, text: str) -> Line | None:
        """Look up an order in good notation; nothing where a text is none."""
        known = self.known.get(text)
        if known is None:
            known = self._at_sight(text, text.split(" ")) or self._by_the_rules(text)
            if known is None:
                return None
            if len(self.known) >= _MOST:
                self.known.clear()
            self.known[text] = known
        return known

    # -- most orders: a look at the tables of the board ------------------------------------------

    def _at_sight(self, text: str, words: list[str]) -> Line | None:
        """Return an order of which it is plain that the board allows it."""
        try:
            kind, at = _KINDS[words[0]], self._named[words[1]]
            line = Line(text, f"{words[0]} {words[1]}", kind, at)
            plain = self.sea[at] == (kind == FLEET) and self._is_plain(line, words)
        except (KeyError, IndexError):  # no space of the board, or too few words
            return None
        return line if plain else None

    def _is_plain(self, line: Line, words: list[str]) -> bool:
        """Enter what an order says beside its unit; tell whether the board allows it."""
        count, sign = len(words), words[2]
        if sign == "O":
            return count == _DEFENCE
        line.to = self._named[words[-1]]
        if count == _OF_ONE_MORE:
            line.act = _SIGNS[sign]
            return self._is_plain_way(line)
        if count == _TRANSPORT:
            line.act, line.source = CARRY, self._named[words[3]]
            return sign == "T" and words[4] == "-" and line.kind == FLEET
        if count != _SUPPORT or sign != "P":
            return False
        line.act, line.whose, line.whom = SUPPORT, _KINDS[words[3]], self._named[words[4]]
        line.doing = _SIGNS[words[5]]
        fits = line.whom != line.at and line.to in self.near[line.at]
        return fits and line.doing != GUARD

    def _is_plain_way(self, line: Line) -> bool:
        """Tell whether a move, a seizure or a support in defence is plainly possible."""
        if line.act == SEIZE:
            return self._ports.get(line.to, NOWHERE) == line.at
        if line.act == GUARD:
            line.whom = line.to
            return line.to in self.near[line.at]
        if line.to not in self.near[line.at]:
            line.far = line.to != line.at and not self.sea[line.at] and not self.sea[line.to]
            return line.far
        return True

    # -- all others ------------------------------------------------------------------------------

    def _by_the_rules(self, text: str) -> Line | None:
        """Return an order of which every rule has to be asked."""
        try:
            order = parse(text)
        except OrderError:
            return None
        kind: str = getattr(order, "kind", "")
        line = Line(text, order.unit, kind, self.number.get(order.at, NOWHERE))
        act = _ACTS.get(type(order))
        if act is None:
            line.fault = finding(Reason.WRONG_PHASE, order.at)
        else:
            line.act = act
            line.fault = self._unknown(order) or self._fault(order, line)
        return line

    def _unknown(self, order: DiplomatiaOrder) -> Finding | None:
        what = order.what if isinstance(order, Support) else order
        spaces = [order.at]
        spaces += [getattr(what, name) for name in ("at", "source", "to") if hasattr(what, name)]
        for space in spaces:
            if space not in self.number:
                return finding(Reason.UNKNOWN_SPACE, space)
        return None

    def _fault(self, order: DiplomatiaOrder, line: Line) -> Finding | None:
        match order:
            case Move():
                line.to = self.number[order.to]
                return self._unable(order, line)
            case Seize():
                line.to = self.number[order.to]
                return self._unseizable(order)
            case Support(what=what):
                line.whom, line.to = self.number[what.at], self.number[what.to]
                line.whose, line.doing = what.kind, _ACTS[type(what)]
                return self._unsupportable(order.kind, line, order.what.to)
            case Guard():
                line.whom = line.to = self.number[order.to]
                return self._unsupportable(order.kind, line, order.to)
            case Transport():
                line.source, line.to = self.number[order.source], self.number[order.to]
                if order.kind != FLEET:
                    return finding(Reason.TRANSPORT_BY_ARMY, order.at)
        return None

    def _unable(self, order: Move, line: Line) -> Finding | None:
        if line.to == line.at:
            return finding(Reason.SAME_SPACE, order.to)
        if self.sea[line.to] != (order.kind == FLEET):
            at_sea = order.kind == ARMY
            return finding(Reason.ARMY_AT_SEA if at_sea else Reason.FLEET_ON_LAND, order.to)
        if line.to not in self.near[line.at]:
            if order.kind == FLEET:
                return finding(Reason.TOO_FAR, order.to)
            line.far = True
        return None

    def _unseizable(self, order: Seize) -> Finding | None:
        if order.kind != ARMY:
            return finding(Reason.SEIZED_BY_FLEET, order.to)
        port = self.board.provinces[order.to].port
        if port is None:
            return finding(Reason.NO_PORT, order.to)
        if port.coast != order.at:
            return finding(Reason.PORT_ELSEWHERE, order.to, (port.coast,))
        return None

    def _unsupportable(self, kind: str, line: Line, where: str) -> Finding | None:
        if line.whom == line.at:
            return finding(Reason.SUPPORTS_ITSELF, where)
        if self.sea[line.to] != (kind == FLEET):
            return finding(Reason.SUPPORTS_OTHER_KIND, where)
        if line.to not in self.near[line.at]:
            return finding(Reason.SUPPORT_OUT_OF_REACH, where)
        return None

    def ferried(self, start: int, goal: int, fleets: set[int]) -> bool:
        """Tell whether fleets in some sectors could make a chain from one land to another."""
        front = [sector for sector in self.shores[start] if sector in fleets]
        seen = set(front)
        while front:
            sector = front.pop()
            if goal in self.shores[sector]:
                return True
            for other in self.near[sector]:
                if other in fleets and other not in seen:
                    seen.add(other)
                    front.append(other)
        return False


_DEFENCE: Final = 3
_OF_ONE_MORE: Final = 4
_TRANSPORT: Final = 6
_SUPPORT: Final = 7
"""Words of an order: ``A KAR O``, ``A KAR - LOT``, ``F FIN T KAR - BOT``,
``A EST P A KAR - LOT``."""

_KINDS: Final[dict[str, UnitKind]] = {"A": ARMY, "F": FLEET}
_SIGNS: Final[dict[str, int]] = {"-": MOVE, "ZP": SEIZE, "PO": GUARD}
_ACTS: Final[dict[type, int]] = {
    Defend: HOLD,
    Move: MOVE,
    Seize: SEIZE,
    Support: SUPPORT,
    Guard: GUARD,
    Transport: CARRY,
}


_CHARTS: Final[dict[SameBoard, Chart]] = {}


def chart_of(board: Board) -> Chart:
    """Return the tables of a board, made once while a few boards are in use."""
    key = SameBoard(board)
    found = _CHARTS.get(key)
    if found is None:
        if len(_CHARTS) >= _FEW:
            _CHARTS.clear()
        found = _CHARTS[key] = Chart(board)
    return found


_FEW: Final = 16
"""Boards whose tables are kept."""
