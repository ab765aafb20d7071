"""Orders in good notation with names exactly as a handed-in map has them, read at sight.

Whatever is written otherwise, or could be taken in two ways, is left to the reader of orders, which
knows cases, abbreviations and slips of the pen. Most lines come from programs that write exactly,
and for them no list of all that people may write need be made of a map's thousand names.
"""

from collections.abc import Iterator
from itertools import islice
from typing import Final

from engine.board.board import Board
from engine.board.province import Terrain
from engine.games.diplomatia.orders import (
    ARMY,
    FLEET,
    Build,
    Defend,
    DiplomatiaOrder,
    Guard,
    Move,
    Remove,
    Seize,
    Support,
    Transport,
)
from engine.rules.position import UnitKind

_GOES: Final = frozenset({"-", "–", "→", "⇒", "->", "=>"})
_SUPPORTS: Final = frozenset({"P", "S", "~"})
_DEFENDS: Final = frozenset({"O", "H", "X"})
_LONGEST: Final = 1_000
"""Signs; nothing that is longer is written exactly."""

Words = tuple[str, ...]


class ExactOrders:
    """Reads such orders on one map."""

    def __init__(self, board: Board) -> None:
        self._kinds: dict[str, UnitKind] = {}
        self._called: dict[Words, str] = {}
        for one in board.provinces.values():
            self._called[tuple(one.names["en"].split())] = one.id
            self._kinds[one.id] = FLEET if one.terrain is Terrain.SEA else ARMY
        self._lengths = sorted({len(words) for words in self._called})

    def read(self, text: str) -> str:
        """Return an order in canonical notation; nothing where it is not written exactly.

        Whether it belongs to the phase is for the judge to say, as of whatever is written so.
        """
        if len(text) > _LONGEST:
            return ""
        words = tuple(text.split())
        meant = [*islice(self._orders(words), 2)]
        return str(meant[0]) if len(meant) == 1 else ""

    def _orders(self, words: Words) -> Iterator[DiplomatiaOrder]:
        """Yield every order that all the words can be."""
        for at, rest in self._units(words):
            kind = self._kinds[at]
            yield from self._acts(kind, at, rest)
            if rest == ("D",):
                yield Remove(kind, at)
            if rest == ("B",):
                yield Build(kind, at)

    def _units(self, words: Words) -> Iterator[tuple[str, Words]]:
        """Yield the spaces that may stand at the beginning, after a kind or not; and the rest."""
        yield from self._places(words)
        if words[:1] in ((ARMY,), (FLEET,)):
            for at, rest in self._places(words[1:]):
                if self._kinds[at] == words[0]:
                    yield at, rest

    def _places(self, words: Words) -> Iterator[tuple[str, Words]]:
        for length in self._lengths:
            at = self._called.get(words[:length]) if len(words) >= length else None
            if at is not None:
                yield at, words[length:]

    def _acts(self, kind: UnitKind, at: str, words: Words) -> Iterator[DiplomatiaOrder]:
        sign, rest = words[:1], words[1:]
        if not sign or (sign[0] in _DEFENDS and not rest):
            yield Defend(kind, at)
        if sign == ("T",):
            for source, onward in self._units(rest):
                yield from (Transport(kind, at, source, to) for to in self._goals(onward))
        if sign and sign[0] in _SUPPORTS:
            for whose, what in self._units(rest):
                moves = self._moves(self._kinds[whose], whose, what)
                yield from (Support(kind, at, move) for move in moves)
                seizures = self._seizures(whose, what)
                yield from (Support(kind, at, seizure) for seizure in seizures)
        if sign == ("PO",) or (sign and sign[0] in _SUPPORTS):
            yield from (Guard(kind, at, to) for to, left in self._units(rest) if not left)
        yield from self._moves(kind, at, words)
        yield from self._seizures(at, words)

    def _moves(self, kind: UnitKind, at: str, words: Words) -> Iterator[Move]:
        yield from (Move(kind, at, to) for to in self._goals(words))

    def _seizures(self, at: str, words: Words) -> Iterator[Seize]:
        if words[:1] == ("ZP",):
            for to, left in self._places(words[1:]):
                if not left:
                    yield Seize(self._kinds[at], at, to)

    def _goals(self, words: Words) -> Iterator[str]:
        if words and words[0] in _GOES:
            yield from (to for to, left in self._places(words[1:]) if not left)
