"""Every way in which the words of one order make a sentence, and how likely each is."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Final

from engine.games.diplomatia.reader.names import LONGEST_NAME, NEAR, SHORT, Meant, NameIndex, Priced
from engine.games.diplomatia.reader.tokens import Token, TokenKind, past_words
from engine.games.diplomatia.reader.words import (
    AFTER_FILLERS,
    BEFORE_SIGNS,
    DEFENCE,
    EITHER,
    FILLERS,
    KINDS,
    MOVEMENT,
    OFF_THE_BOARD,
    PORT_FILLERS,
    SIGN_OF,
    WAIVE_FILLERS,
    Sign,
)
from engine.rules.position import UnitKind

_ALTERNATIVE: Final = 10
"""What two names cost of which one is meant: only where nothing else makes sense."""

_SHORTEST_WORD: Final = 2

_UNSIGNED: Final = 12
"""A unit and a goal with nothing between them."""

_FILLED: Final = 1
"""A word that changes nothing, a power's name."""

MOST_STEPS: Final = 3000
"""Places looked for in one order; a clear one takes some ten."""

_AFTER: Final = {Sign.DEFEND: AFTER_FILLERS, Sign.REMOVE: OFF_THE_BOARD}
"""What may follow a word for what has no goal."""

_HYPHENS: Final = frozenset("-‐‑‒–—−")
"""What may stand within a name: no arrow does."""

_OPENING: Final = frozenset("([{（［")
_CLOSING: Final = frozenset(")]}）］")
_JOINTS: Final = frozenset("/\\|¦,;&+?¿，；？／、") | _OPENING


class Tangled(Exception):  # noqa: N818  (no fault of the program: nobody could say what it means)
    """The words can be taken in too many ways to follow all of them."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Spot:
    """A written unit or place, and what it can mean."""

    meant: Meant
    start: int
    end: int
    kind: UnitKind | None = None
    """Army or fleet, where that is written."""

    power: str = ""
    """Whose it is, where that is written."""

    either: bool = False
    """Whether several are written of which one is meant."""

    misspelt: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Sentence:
    """One way to understand an order."""

    sign: Sign | None
    """Nothing where only a unit is named."""

    at: Spot | None = None
    target: Spot | None = None
    """Whom it helps: the unit of a support, where a transport comes from."""

    act: Sign | None = None
    """What of a support's unit is supported, a move or a seizure."""

    to: Spot | None = None
    cost: int = 0
    asked: bool = False
    """Whether a sign is missing: what seems meant is asked about."""


@dataclass(frozen=True, slots=True)
class Miss:
    """The furthest point that any reading came to, and what would have fitted there."""

    token: int
    expected: str


_TELLING: Final = ("end", "unit", "province", "order")
"""What could have stood at a place, the most telling last."""

_Spots = list[tuple[int, Spot, int]]
"""What was read: the token behind it, what it means, what that costs."""


class Grammar:
    """Reads the tokens of one order; ``near`` believes in slips of the pen."""

    def __init__(self, tokens: list[Token], names: NameIndex, *, near: bool) -> None:
        self._all, self._names, self._near = tokens, names, near
        self._size, self._steps = len(tokens), 0
        self._read: dict[int, _Spots] = {}
        self._units: dict[int, _Spots] = {}
        self.miss = Miss(0, "unit")

    def sentences(self) -> Iterator[Sentence]:
        """Yield every way to understand all of the words.

        Raises:
            Tangled: there are too many.
        """
        yield from self._waived()
        for after, sign in self._signs(0, Sign.BUILD, Sign.REMOVE, Sign.DEFEND):
            if len(self._all[0].text) > 1 or sign is not Sign.DEFEND:
                yield from self._whole(sign, after)
        if self._size and self._all[0].text in MOVEMENT:
            for end, unit, cost in self._unit(1):
                yield from self._moves(end, unit, cost + _FILLED)
        for end, unit, cost in self._unit(0):
            yield from self._deeds(end, unit, cost)

    # -- what a unit is to do --------------------------------------------------------------------

    def _whole(self, sign: Sign, at: int) -> Iterator[Sentence]:
        for end, unit, cost in self._there(at):
            if self._ends(end):
                yield Sentence(sign=sign, at=unit, cost=cost)

    def _waived(self) -> Iterator[Sentence]:
        words = [one.text for one in self._all]
        signs = [word for word in words if Sign.WAIVE in SIGN_OF.get(word, ())]
        if len(signs) == 1 and all(word in WAIVE_FILLERS or word in signs for word in words):
            yield Sentence(sign=Sign.WAIVE)

    def _deeds(self, at: int, unit: Spot, cost: int) -> Iterator[Sentence]:
        if self._text(at) == ":" or self._text(at) in BEFORE_SIGNS:
            at += 1
        if at >= self._size:
            yield Sentence(sign=None, at=unit, cost=cost)
            self._missed(at, "order")
            return
        yield from self._alone(at, unit, cost)
        yield from self._moves(at, unit, cost)
        for after, sign in self._signs(at, Sign.SEIZE, Sign.GUARD, Sign.SUPPORT, Sign.TRANSPORT):
            match sign:
                case Sign.SEIZE:
                    yield from self._seizes(after, unit, cost)
                case Sign.GUARD:
                    yield from self._guards(after, unit, cost)
                case Sign.SUPPORT:
                    yield from self._supports(after, unit, cost)
                case _:
                    yield from self._carries(after, unit, cost)
        self._missed(at, "order")

    def _alone(self, at: int, unit: Spot, cost: int) -> Iterator[Sentence]:
        """Read what has no goal: defence, a build, a removal."""
        for after, sign in self._signs(at, Sign.DEFEND, Sign.BUILD, Sign.REMOVE):
            end = after
            fillers = _AFTER.get(sign, frozenset())
            while self._text(end) in fillers:
                end += 1
            if self._ends(end):
                yield Sentence(sign=sign, at=unit, cost=cost)

    def _guards(self, at: int, unit: Spot, cost: int) -> Iterator[Sentence]:
        for end, whom, price in self._unit(at):
            if self._ends(self._behind_defence(end)):
                yield Sentence(sign=Sign.GUARD, at=unit, target=whom, cost=cost + price)

    def _moves(self, at: int, unit: Spot, cost: int) -> Iterator[Sentence]:
        for after, sign in self._signs(at, Sign.MOVE, Sign.RETREAT):
            for end, goal, price in self._goal(after):
                if self._ends(end):
                    yield Sentence(sign=sign, at=unit, to=goal, cost=cost + price)
        if self._kind(at) is TokenKind.WORD:
            for end, goal, price in self._place(at):
                if end >= self._size:
                    total = cost + price + _UNSIGNED
                    yield Sentence(sign=Sign.MOVE, at=unit, to=goal, cost=total, asked=True)

    def _seizes(self, at: int, unit: Spot, cost: int) -> Iterator[Sentence]:
        if at >= self._size:
            yield Sentence(sign=Sign.SEIZE, at=unit, cost=cost, asked=True)
            self._missed(at, "province")
        for end, goal, price in self._port(at):
            if self._ends(end):
                yield Sentence(sign=Sign.SEIZE, at=unit, to=goal, cost=cost + price)

    def _port(self, at: int) -> _Spots:
        """Read the sector of a seizure, with the words there are for ports before it."""
        begin = at
        while self._text(begin) in PORT_FILLERS or self._kind(begin) is TokenKind.DASH:
            begin += 1
        if begin == at:
            return self._place(at)
        return [*self._place(begin), *((e, s, c + _FILLED) for e, s, c in self._place(at))]

    # -- helping ---------------------------------------------------------------------------------

    def _supports(self, at: int, unit: Spot, cost: int) -> Iterator[Sentence]:
        begin = self._skip(at)
        told = self._text(begin)
        if told in DEFENCE and len(told) > 1:  # "podporuje v obraně Karélii"
            for end, whom, price in self._there(begin + 1):
                if self._ends(end):
                    yield Sentence(sign=Sign.GUARD, at=unit, target=whom, cost=cost + price)
        elif told in MOVEMENT:  # "podporuje útok Karélie na Lotyšsko"
            for end, whom, price in self._unit(begin + 1):
                yield from self._helped(end, unit, whom, cost + price)
        elif Sign.SEIZE in SIGN_OF.get(told, ()):
            yield from self._helps_seizure(begin + 1, unit, cost)
        for end, whom, price in self._unit(at):
            behind = self._behind_defence(end)
            if self._ends(behind):
                yield Sentence(sign=Sign.GUARD, at=unit, target=whom, cost=cost + price)
            yield from self._helped(end, unit, whom, cost + price)

    def _helped(self, at: int, unit: Spot, whom: Spot, cost: int) -> Iterator[Sentence]:
        """Read the move or seizure of the supported unit."""
        for after, sign in self._signs(at, Sign.MOVE, Sign.SEIZE):
            goals = self._port(after) if sign is Sign.SEIZE else self._goal(after)
            for end, goal, price in goals:
                if self._ends(end):
                    more = _FILLED if self._is_one_name(whom, goal) else 0
                    yield Sentence(
                        sign=Sign.SUPPORT,
                        at=unit,
                        target=whom,
                        act=sign,
                        to=goal,
                        cost=cost + price + more,
                    )
        if self._kind(at) is TokenKind.WORD:
            for end, goal, price in self._place(at):
                if end >= self._size:
                    yield Sentence(
                        sign=Sign.SUPPORT,
                        at=unit,
                        target=whom,
                        act=Sign.MOVE,
                        to=goal,
                        cost=cost + price + _UNSIGNED,
                        asked=True,
                    )

    def _is_one_name(self, whom: Spot, goal: Spot) -> bool:
        """Tell whether a unit and its goal are together what a space is called: ``Plzeň-jih``.

        With blanks about the dash it may be a move all the same.
        """
        inside = [one for one in self._all if whom.start <= one.start < goal.end]
        apart = any(
            one.end < other.start
            for one, other in pairwise(inside)
            if TokenKind.DASH in (one.kind, other.kind)
        )
        words = tuple(one.text for one in inside if one.kind is TokenKind.WORD)
        return not apart and self._names.is_space(words)

    def _helps_seizure(self, at: int, unit: Spot, cost: int) -> Iterator[Sentence]:
        """Read ``podporuje zabrání Finského zálivu z Karélie``, ``… armádou Karélie``."""
        for end, goal, price in self._port(at):
            for after, whom, more in self._unit(end):
                if self._ends(after):
                    yield Sentence(
                        sign=Sign.SUPPORT,
                        at=unit,
                        target=whom,
                        act=Sign.SEIZE,
                        to=goal,
                        cost=cost + price + more,
                    )

    def _behind_defence(self, at: int) -> int:
        """Skip what says that a support is one in defence: ``O``, ``v obraně``, ``to hold``."""
        begin = at
        while self._text(begin) in ("v", "in", "to", "at"):
            begin += 1
        return begin + 1 if self._text(begin) in DEFENCE else at

    def _carries(self, at: int, unit: Spot, cost: int) -> Iterator[Sentence]:
        for end, source, price in self._unit(at):
            if end >= self._size:
                self._missed(end, "province")  # from where, but not whither
            for after, _ in self._signs(end, Sign.MOVE):
                for behind, goal, more in self._goal(after):
                    if self._ends(behind):
                        yield Sentence(
                            sign=Sign.TRANSPORT,
                            at=unit,
                            target=source,
                            to=goal,
                            cost=cost + price + more,
                        )
            if self._kind(end) is TokenKind.WORD:
                for behind, goal, more in self._place(end):
                    if behind >= self._size:
                        yield Sentence(
                            sign=Sign.TRANSPORT,
                            at=unit,
                            target=source,
                            to=goal,
                            cost=cost + price + more + _UNSIGNED,
                            asked=True,
                        )

    # -- units and places ------------------------------------------------------------------------

    def _unit(self, at: int) -> _Spots:
        """Read a unit: its place, with power, army or fleet, and small words before it."""
        if at not in self._units:
            found: dict[tuple[int, Meant, UnitKind | None, str], tuple[int, Spot, int]] = {}
            for begin, kind, power, cost in self._leads(at):
                for end, place, price in self._place(begin):
                    key = end, place.meant, kind, power
                    spot = replace(place, kind=kind, power=power)
                    if key not in found or found[key][2] > cost + price:
                        found[key] = end, spot, cost + price
            self._units[at] = list(found.values())
        return self._units[at]

    def _there(self, at: int) -> Iterator[tuple[int, Spot, int]]:
        """Read a unit where nobody goes anywhere: Czech ``na`` may stand before its place too."""
        yield from self._unit(at)
        kind = KINDS.get(self._text(at))
        begin = at if kind is None else at + 1
        if self._text(begin) == "na":
            for end, place, cost in self._place(begin + 1):
                yield end, replace(place, kind=kind), cost + _FILLED

    def _leads(self, at: int) -> Iterator[tuple[int, UnitKind | None, str, int]]:
        """Yield what may stand before a unit's place, from nothing to ``ruská armáda v``."""
        kind: UnitKind | None = None
        power, cost = "", 0
        yield at, kind, power, cost
        for _ in range(6):
            text = self._text(at)
            words = [one.text for one in self._all[at : at + 4] if one.kind is TokenKind.WORD]
            count, whose = self._names.power(words) if words else (0, "")
            after = self._text(at + 1)
            if text == "a" and after in KINDS and len(after) > 1:  # an article: "a fleet in"
                at, cost = at + 1, cost + _FILLED
            elif text in KINDS and kind is None:
                kind, at = KINDS[text], at + 1
            elif count and not power and self._kind(at) is TokenKind.WORD:
                power, at, cost = whose, past_words(self._all, at, count), cost + _FILLED
            elif text in FILLERS:
                at, cost = at + 1, cost + _FILLED
            elif (text == ":" and (power or kind)) or text in _OPENING:
                at += 1
            else:
                return
            yield at, kind, power, cost

    def _goal(self, at: int) -> _Spots:
        """Read where a unit goes, perhaps as an attack on whoever is there."""
        if len(self._text(at)) < _SHORTEST_WORD:
            return self._place(at)
        # "útočí na ruskou armádu v Karélii" names a goal; a letter there begins another order.
        attacked = [
            (end, replace(spot, kind=None, power=""), cost)
            for end, spot, cost in self._unit(at)
            if spot.kind or spot.power
        ]
        return [*self._place(at), *attacked]

    def _place(self, at: int) -> _Spots:
        """Read the name of a space, and others that may be meant instead of it."""
        if at not in self._read:
            single = self._single(at)
            self._read[at] = single
            self._read[at] = [*single, *self._alternatives(single)]
        return self._read[at]

    def _single(self, at: int) -> _Spots:
        self._steps += 1
        if self._steps > MOST_STEPS:
            raise Tangled
        self._missed(at, "province")
        found: _Spots = []
        begin = at
        while begin < at + 3 and self._text(begin) in FILLERS:
            begin += 1
        for start, cost in {at: 0, begin: _FILLED if begin > at else 0}.items():
            for last, (price, fair) in self._named(start):
                end = last + (self._text(last) in _CLOSING)
                first, until = self._all[start].start, self._all[last - 1].end
                spot = Spot(meant=fair, start=first, end=until, misspelt=price >= NEAR)
                found.append((end, spot, price + cost))
        return found

    def _named(self, at: int) -> Iterator[tuple[int, Priced]]:
        """Yield every name that begins here; dashes within it do not matter."""
        words: list[str] = []
        for end in range(at, min(self._size, at + 2 * LONGEST_NAME)):
            token = self._all[end]
            if token.text in _HYPHENS and words:
                continue
            if token.kind is not TokenKind.WORD or len(words) == self._names.longest:
                return
            words.append(token.text)
            dashed = end - at >= len(words)
            priced = self._names.priced(tuple(words), written=token.written, near=self._near)
            # Names in short stand on two sides of a dash: "Sev - moře".
            if priced[1] and not (dashed and priced[0] >= SHORT):
                yield end + 1, priced

    def _alternatives(self, single: _Spots) -> _Spots:
        """Read on behind a place, where another follows that may be meant: ``Bur/Gas``."""
        found: _Spots = []
        for end, spot, cost in single:
            begin = self._joint(end)
            if begin <= end:
                continue
            for after, other, price in self._place(begin):
                provinces = {one for one, more in (*spot.meant, *other.meant) if not more}
                both = Spot(
                    meant=tuple((province, 0) for province in sorted(provinces)),
                    start=spot.start,
                    end=other.end,
                    either=len(provinces) > 1,
                )
                # The port or the abbreviation of the same space in brackets is no other.
                more = _ALTERNATIVE if len(provinces) > 1 else 0
                found.append((after, both, cost + price + more))
        return found[:_MOST_ALTERNATIVES]

    def _joint(self, at: int) -> int:
        """Skip signs and words that part alternatives."""
        while self._text(at) in _JOINTS or self._text(at) in EITHER:
            at += 1
        return at

    # -- signs and tokens ------------------------------------------------------------------------

    def _signs(self, at: int, *wanted: Sign) -> Iterator[tuple[int, Sign]]:
        """Yield the signs that stand here, of those wanted; a move may take several words."""
        if at >= self._size:
            return
        token = self._all[at]
        known = self._meanings(token)
        for sign in wanted:
            if sign not in known:
                continue
            end = at + 1
            if sign in (Sign.MOVE, Sign.RETREAT):
                while end < self._size and self._goes_on(self._all[end]):
                    yield end, sign
                    end += 1
            yield end, sign

    def _meanings(self, token: Token) -> tuple[Sign, ...]:
        if token.kind is TokenKind.DASH:
            return (Sign.MOVE,)
        if token.kind is TokenKind.TILDE:
            return (Sign.SUPPORT,)
        return SIGN_OF.get(token.text, ())

    def _goes_on(self, token: Token) -> bool:
        return token.kind is TokenKind.DASH or Sign.MOVE in SIGN_OF.get(token.text, ())

    def _skip(self, at: int) -> int:
        while self._text(at) in FILLERS or self._text(at) == "to":
            at += 1
        return at

    def _text(self, at: int) -> str:
        return self._all[at].text if at < self._size else ""

    def _kind(self, at: int) -> TokenKind | None:
        return self._all[at].kind if at < self._size else None

    def _ends(self, at: int) -> bool:
        if at < self._size:
            self._missed(at, "end")
        return at >= self._size

    def _missed(self, at: int, expected: str) -> None:
        rank: Callable[[str], int] = _TELLING.index
        if (at, rank(expected)) > (self.miss.token, rank(self.miss.expected)):
            self.miss = Miss(at, expected)


_MOST_ALTERNATIVES: Final = 6
