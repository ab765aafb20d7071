"""Reads plain orders at sight: known names, a known sign between them, nothing else.

Most orders are written so: ``A Gas S A Par - Bur``, ``army Gascony supports army Paris to
Burgundy``, ``gas s par-bur``. Such words can be taken in one way only, so no grammar has to be
asked. Whatever is not as plain as that is left to it: what is read here is what it would read.
"""

import re
from functools import lru_cache
from itertools import takewhile
from typing import cast

from engine.board.location import province_of
from engine.games.diplomacy.phase import Phase, Step
from engine.games.diplomacy.reach.known_orders import KnownOrders
from engine.games.diplomacy.reader.canonical import remarks_at_sight
from engine.games.diplomacy.reader.names import NameIndex, nearly_sign
from engine.games.diplomacy.reader.words import (
    COAST_WORDS,
    COASTS,
    KINDS,
    NO_PIECES,
    SIGN_OF,
    Sign,
    fold,
)
from engine.games.diplomacy.reasons import Reason
from engine.games.diplomacy.units import FLEET
from engine.rules.choice import Reading, ReadingKind, Remark
from engine.rules.position import Position, Unit, UnitKind

_LONGEST = 120
"""Characters; what is longer is not plain."""

_PIECES = re.compile(r"[^\W\d_]+|\S")
"""Words, and every other sign for itself."""

_DASH = "-"
_DASHES = frozenset("-–—→>")
_OPENING = frozenset("(/")
_LETTERS = ("a", "f")
"""Short for the two kinds of unit; between the letters of a name stands neither."""


class _NotPlain(Exception):  # noqa: N818  (nothing is wrong with it)
    """The grammar has to be asked."""


@lru_cache(maxsize=4_000)
def _folded(piece: str) -> str:
    """Take off accents and capitals; a dash of any kind is a dash.

    A sign is no letter, though it be a letter in a ring.
    """
    if piece.isalpha():
        return fold(piece)
    if len(piece) > 1 or piece.isalnum():
        raise _NotPlain  # a small figure above the line is no letter either
    return _DASH if piece in _DASHES else piece


def read_plain(
    text: str, position: Position, power: str, names: NameIndex, known_orders: KnownOrders
) -> Reading | None:
    """Read an order for a turn of moves; nothing if it is not plain."""
    if cast("Phase", position.phase).step is not Step.MOVES or len(text) > _LONGEST:
        return None
    try:
        return _Plain(text, position, names).reading(power, known_orders)
    except _NotPlain:
        return None


class _Plain:
    """The words of one order, read from the left.

    Every step raises ``_NotPlain`` where something is missing, unknown, or could be meant
    otherwise.
    """

    __slots__ = ("_at", "_names", "_pieces", "_position", "_slip", "_text")

    def __init__(self, text: str, position: Position, names: NameIndex) -> None:
        self._text = text
        self._position = position
        self._names = names
        self._pieces = _pieces(text)
        self._at = 0
        self._slip = False
        """Whether a name is misspelt; two are too many to be plain."""

    def reading(self, power: str, known_orders: KnownOrders) -> Reading:
        """Read everything."""
        unit, words = self._unit()
        if unit.power != power:
            raise _NotPlain
        order = f"{unit.kind} {unit.at} {self._deed(unit, words)}"
        remarks = remarks_at_sight(order, self._position, power, known_orders)
        if remarks is None or self._at < len(self._pieces):
            raise _NotPlain
        if self._pieces[0] == words[0]:
            remarks = (Remark(Reason.KIND_MISSING, province_of(unit.at)), *remarks)
        return Reading(kind=ReadingKind.ORDER, written=self._text, order=order, remarks=remarks)

    def _deed(self, unit: Unit, words: list[str]) -> str:
        """Read what a unit is to do, as good notation has it."""
        sign = self._sign()
        if sign is Sign.HOLD:
            return "H"
        if sign is Sign.MOVE:
            return f"- {self._goal(unit, words)}"
        if sign is Sign.SUPPORT:
            other, named = self._unit()
            end = self._at
            if self._ends() or self._sign_is(Sign.HOLD):
                written = "".join(self._pieces[self._pieces.index(words[0]) : end])
                if self._names.may_be_torn(written, named, province_of(unit.at)):
                    raise _NotPlain  # "Adriatic S.ea"
                return f"S {other}"
            self._moves()
            return f"S {other} - {self._goal(other, named)}"
        if sign is Sign.CONVOY:
            other, named = self._unit()
            self._moves()
            return f"C {other} - {self._goal(other, named)}"
        raise _NotPlain

    # -- units and places ------------------------------------------------------------------------

    def _unit(self) -> tuple[Unit, list[str]]:
        """Read a unit; return the one that stands there and the words of its place."""
        kind = self._kind()
        province, words = self._name()
        unit = self._position.by_province.get(province)
        if unit is None or (kind is not None and kind is not unit.kind):
            raise _NotPlain
        coast = self._coast()
        if coast and unit.at != f"{province}/{coast}":
            raise _NotPlain
        return unit, words

    def _kind(self) -> UnitKind | None:
        """Read army or fleet, if it is written."""
        word = self._next()
        kind = KINDS.get(word)
        if kind is None:
            return None
        if word in self._names.plain:  # "Arm" is Armenia as well
            after = self._pieces[self._at + 1 : self._at + 2]
            if after and after[0] in self._names.plain:
                raise _NotPlain
            return None
        self._at += 1
        return kind

    def _goal(self, mover: Unit, start: list[str]) -> str:
        """Read where a unit goes, after the name of where it stands."""
        province, words = self._name()
        if self._slip:
            joined = ((*start, *words[:end]) for end in range(1, len(words) + 1))
            if any(self._names.place(one, near=True) for one in joined):
                raise _NotPlain
        elif self._names.may_join(start, words):
            raise _NotPlain  # "Mid-Atlantic"
        coast = self._coast()
        if not coast:
            return province
        if mover.kind is not FLEET:
            raise _NotPlain
        return f"{province}/{coast}"

    def _name(self) -> tuple[str, list[str]]:
        """Read the longest name that begins here; return its province and its words."""
        pieces, at = self._pieces, self._at
        size = len(pieces)
        node = self._names.plain
        best, end = "", at
        while at < size:
            if pieces[at] == _DASH and at > self._at:
                at += 1  # "Mid-Atlantic Ocean"
                continue
            known = node.get(pieces[at])
            if known is None:
                break
            at += 1
            node, province = known
            if province:
                best, end = province, at
        if not best or (end < size and self._goes_on(end)):
            return self._misspelt()
        begun, self._at = self._at, end
        return best, [piece for piece in pieces[begun:end] if piece != _DASH]

    def _goes_on(self, at: int) -> bool:
        """Tell whether what is no sign stands behind a name: ``kanal la macnhe``."""
        return _is_of_name(self._pieces[at]) and self._pieces[at] not in COASTS

    def _misspelt(self) -> tuple[str, list[str]]:
        """Read the one misspelt name of an order: all words up to the next sign.

        One of them is nothing that is ever written, so together they have to be a name.
        """
        begun = self._at
        words = list(takewhile(_is_of_name, self._pieces[begun:]))
        self._at += len(words)
        if self._slip or not words or not self._names.is_slip(words):
            raise _NotPlain
        if not self._is_fenced(begun, self._at):
            raise _NotPlain
        self._slip = True
        meant = self._names.place(tuple(words), near=True)
        if meant is None or len(meant.provinces) > 1:
            raise _NotPlain
        if self._may_be_sign(words, begun, meant.provinces):
            raise _NotPlain
        return meant.provinces[0], words

    def _may_be_sign(self, words: list[str], begun: int, meant: tuple[str, ...]) -> bool:
        """Tell whether a word of a misspelt name can be a misspelt sign instead.

        ``jonske more - Tun`` is the sea, and no move of whoever stands in ``jonske``.
        """
        end = begun + len(words)
        if end == len(self._pieces) or self._pieces[end] != _DASH:
            return False
        for cut in range(1, len(words)):
            if nearly_sign(words[cut]) is not None:
                begins = self._names.place(tuple(words[:cut]), near=True)
                if begins is None or begins.provinces == meant:
                    continue
                # Of a beginning that many names have the grammar takes one's own unit alone.
                if begun == 1 or len(begins.provinces) == 1:
                    return True
        return False

    def _is_fenced(self, begun: int, end: int) -> bool:
        """Tell whether no word beside a misspelt name can be a piece of it."""
        before, after = self._pieces[begun - 1 : begun], self._pieces[end : end + 2]
        if not before or not (before[0] == _DASH or self._is_no_piece(before[0])):
            return False
        return (
            len(after) < 2
            or after[0] == _DASH
            or after[0] in _OPENING
            or after[1] in KINDS
            or self._is_no_piece(after[0])
        )

    def _is_no_piece(self, word: str) -> bool:
        """Tell whether a word is one of an order, and a piece of no name, however misspelt."""
        return word in _LETTERS or (word in NO_PIECES and word not in self._names.parts)

    def _coast(self) -> str:
        """Read a coast in brackets or after a stroke: ``(sc)``, ``/nc``, ``(south coast)``."""
        if self._ends() or self._next() not in _OPENING:
            return ""
        bracket = self._next() == "("
        self._at += 1
        coast = COASTS.get(self._next())
        if coast is None:
            raise _NotPlain
        self._at += 1
        if bracket:
            if self._next() in COAST_WORDS:
                self._at += 1
            if self._next() != ")":
                raise _NotPlain
            self._at += 1
        return coast

    # -- signs -----------------------------------------------------------------------------------

    def _sign(self) -> Sign:
        piece = self._next()
        self._at += 1
        if piece != _DASH:
            sign = SIGN_OF.get(piece)
            if sign is None:
                raise _NotPlain
            if sign is not Sign.MOVE:
                return sign
        self._skip_moves()
        return Sign.MOVE

    def _sign_is(self, sign: Sign) -> bool:
        """Skip a sign, if it is this one."""
        matched = SIGN_OF.get(self._next()) is sign
        self._at += matched
        return matched

    def _moves(self) -> None:
        """Read the sign of a move."""
        if self._sign() is not Sign.MOVE:
            raise _NotPlain

    def _skip_moves(self) -> None:
        """Skip more signs of a move; a single letter behind one is none: ``Tyr- m Pie``."""
        while self._next() == _DASH or (
            len(self._next()) > 1 and SIGN_OF.get(self._next()) is Sign.MOVE
        ):
            self._at += 1

    # -- pieces ----------------------------------------------------------------------------------

    def _next(self) -> str:
        if self._at >= len(self._pieces):
            raise _NotPlain
        return self._pieces[self._at]

    def _ends(self) -> bool:
        return self._at >= len(self._pieces)


def _is_of_name(piece: str) -> bool:
    """Tell whether a name can go on with a piece."""
    return len(piece) > 1 and piece not in SIGN_OF


def _pieces(text: str) -> list[str]:
    """Cut a text into words and signs; a point ends a word: ``St. Petersburg``."""
    pieces = [_folded(piece) for piece in _PIECES.findall(text)]
    if "." not in pieces:
        return pieces
    for before, piece in zip(("", *pieces), pieces, strict=False):
        if piece == "." and len(before) < 2:
            raise _NotPlain  # "j. p." is a coast
    return [piece for piece in pieces if piece != "."]
