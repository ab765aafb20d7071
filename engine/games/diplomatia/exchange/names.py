"""What spaces, powers and units are called in questions and answers.

On our own maps every name is read, in both languages, and answered by its key; on a map that came
within a line names are those written there.
"""

from collections.abc import Iterable, Mapping
from typing import Final

from engine.board.board import Board
from engine.board.names import fold, spellings
from engine.board.province import Province, Terrain
from engine.formats.faults import ExchangeError, Fault
from engine.formats.jsontext import SHOWN, Node
from engine.games.diplomatia.exchange.exact import ExactOrders
from engine.games.diplomatia.exchange.faults import DiplomatiaFault
from engine.games.diplomatia.orders import ARMY, FLEET, parse
from engine.games.diplomatia.reader.words import Sign
from engine.rules.order import Order, OrderError, Words
from engine.rules.position import Unit, UnitKind

LONGEST: Final = 200
"""Signs that a unit may have, its kind and its space."""

_KINDS: Final = {
    word: kind
    for kind, words in ((ARMY, "a army armáda armada"), (FLEET, "f fleet flotila"))
    for word in words.split()
}
"""How the two kinds of unit are called."""


class Names:
    """The names of one board."""

    def __init__(self, board: Board, *, handed: bool = False) -> None:
        """Collect them; those of a map ``handed`` in are read and answered as written there."""
        self.board = board
        self._handed = handed
        self._exact = ExactOrders(board) if handed else None
        self._spaces: dict[str, tuple[str, ...]] = {}
        self._said: dict[str, str] = {}
        self._powers: dict[str, str] = {}
        self._kind_of: dict[str, str] = {
            one.id: str(FLEET if one.terrain is Terrain.SEA else ARMY)
            for one in board.provinces.values()
        }
        for province in board.provinces.values():
            self._said[province.id] = province.names["en"] if handed else province.id
            for name in self._called(province):
                for text in dict.fromkeys((name, fold(name))):
                    known = self._spaces.get(text, ())
                    if province.id not in known:
                        self._spaces[text] = (*known, province.id)
        for power in board.powers:
            self._powers[power.id] = power.id
        for power in () if handed else board.powers:
            for name in spellings(power):
                self._powers.setdefault(fold(name), power.id)

    def _called(self, province: Province) -> Iterable[str]:
        return (province.names["en"],) if self._handed else spellings(province)

    # -- reading -----------------------------------------------------------------------------------

    def power(self, node: Node) -> str:
        """Return the power that a text names.

        Raises:
            ExchangeError: there is no such power.
        """
        text = node.text()
        power = self._powers.get(text)
        if power is None and not self._handed:
            power = self._powers.get(fold(text))
        if power is None:
            raise ExchangeError(Fault.UNKNOWN_POWER, node.where, {"text": text[:SHOWN]})
        return power

    def space(self, node: Node) -> str:
        """Return the space that a text names.

        Raises:
            ExchangeError: there is none, or the name fits several.
        """
        return self._space(node.text(LONGEST), node)

    def unit(self, node: Node, power: str) -> Unit:
        """Return the unit that a text names, ``A Karélie``, as one of a power.

        Raises:
            ExchangeError: it names none, or one that cannot stand there.
        """
        kind, at = self.piece(node)
        return Unit(power, kind, at)

    def piece(self, node: Node) -> tuple[UnitKind, str]:
        """Return the kind and the space of the unit that a text names.

        Raises:
            ExchangeError: it names none, or one that cannot stand there.
        """
        text = node.text(LONGEST)
        word, _, rest = text.strip().partition(" ")
        kind = _KINDS.get(word.casefold())
        if kind is None or not rest.strip():
            facts = {"text": text[:SHOWN], "like": self.like}
            raise ExchangeError(Fault.NO_UNIT, node.where, facts)
        at = self._space(rest.strip(), node)
        if (kind is FLEET) is not (self.board.provinces[at].terrain is Terrain.SEA):
            fault = DiplomatiaFault.FLEET_ON_LAND if kind is FLEET else DiplomatiaFault.ARMY_AT_SEA
            raise ExchangeError(fault, node.where, {"text": text[:SHOWN]})
        return kind, at

    def _space(self, text: str, node: Node) -> str:
        found = self._spaces.get(text) or self._spaces.get(fold(text), ())
        if not found:
            raise ExchangeError(Fault.UNKNOWN_PLACE, node.where, {"text": text[:SHOWN]})
        if len(found) > 1:
            facts = {"candidates": ", ".join(map(self.said, found))}
            raise ExchangeError(DiplomatiaFault.SEVERAL_PLACES, node.where, facts)
        return found[0]

    @property
    def like(self) -> str:
        """An example of a unit on this board."""
        first = next(iter(self.board.provinces.values()))
        return f"{FLEET if first.terrain is Terrain.SEA else ARMY} {self.said(first.id)}"

    def spelt(self, orders: Mapping[str, tuple[str, ...]]) -> Mapping[str, tuple[str, ...]]:
        """Return orders with those in canonical notation that name spaces exactly.

        On our maps those in canonical notation have the right letters for kinds of units: as in
        whatever else people write, a wrong one leaves no doubt about who is meant; except of what
        is to be built, where nobody stands yet.
        """
        read = self._with_kinds if self._exact is None else self._exact.read
        return {
            power: tuple(read(text) or text for text in texts) for power, texts in orders.items()
        }

    def _with_kinds(self, text: str) -> str:
        """Return an order in canonical notation with other letters for kinds; or nothing."""
        words = text.split(" ")
        if words[-1] == Sign.BUILD:
            return ""
        right = [
            self._kind_of.get(at, word) if word in (ARMY, FLEET) else word
            for word, at in zip(words, [*words[1:], ""], strict=True)
        ]
        if right == words:
            return ""
        try:
            return str(parse(" ".join(right)))
        except OrderError:
            return ""

    # -- answering ---------------------------------------------------------------------------------

    def said(self, space: str) -> str:
        """Return how answers call a space."""
        return self._said.get(space, space)

    def all_said(self, spaces: Iterable[str]) -> list[str]:
        """Return how answers call spaces, in alphabetical order."""
        return sorted(map(self.said, spaces))

    def unit_said(self, unit: object) -> str:
        """Return how answers call a unit, ``A KAR``."""
        return self.notation_said(str(unit))

    def order_said(self, order: Order) -> str:
        """Return an order as answers have it; what is none stays as it was written."""
        return str(order) if isinstance(order, Words) else self.notation_said(str(order))

    def notation_said(self, text: str) -> str:
        """Return something in canonical notation as answers have it: an order, a unit, a space.

        No key is a sign of the notation: one that a map has is a name, and says itself.
        """
        return " ".join([self.said(part) for part in text.split(" ")]) if self._handed else text
