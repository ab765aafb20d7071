"""Reads one order as it was written: exactly one meaning, several, or none (8).

Nothing is ever guessed. What could mean two things is asked about with both of them.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from itertools import product
from typing import Final

from engine.board.board import Board
from engine.board.province import Terrain
from engine.games.diplomatia.calendar import EVALUATION, ORDERS, RETREATS
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
    Waive,
    parse,
)
from engine.games.diplomatia.reader.grammar import Grammar, Miss, Sentence, Spot, Tangled
from engine.games.diplomatia.reader.names import NameIndex, index_of
from engine.games.diplomatia.reader.tokens import Token, TokenKind, tokens
from engine.games.diplomatia.reader.words import CHATTER, EITHER, Sign
from engine.rules.choice import Reading, ReadingKind, Remark
from engine.rules.order import OrderError
from engine.rules.position import Position, UnitKind

LONGEST: Final = 400
"""Letters of an order; nobody writes more, and a pasted book is refused at once."""

MOST_TOKENS: Final = 60


@dataclass(frozen=True, slots=True, kw_only=True)
class Style:
    """How a text may be written."""

    bare: bool = True
    """Whether a unit's name alone can be an order."""

    near: bool = True
    """Whether names may be misspelt."""


_ANY: Final = Style()


class Trouble(StrEnum):
    """Why a text is no order, or not one alone."""

    EMPTY = "empty"
    """Nothing is written."""

    TOO_LONG = "too_long"
    """Longer than any order is, or so tangled that it could mean too many things."""

    STRANGE_SIGN = "strange_sign"
    """A sign that no order contains, such as a picture or a crossed-out arrow."""

    INCOMPLETE = "incomplete"
    """The text ends where something must follow: see ``expected``."""

    UNKNOWN_PLACE = "unknown_place"
    """No space of the board is called that."""

    UNKNOWN_ORDER = "unknown_order"
    """The unit is clear, but not what it is to do."""

    TOO_MUCH = "too_much"
    """The order is complete before this word."""

    WRONG_PHASE = "wrong_phase"
    """Nothing of the kind is written in this phase, such as a build while all units are ordered."""

    SEVERAL_PLACES = "several_places"
    """A name can mean any of the spaces in ``candidates``."""

    SEVERAL_ORDERS = "several_orders"
    """The text can mean any of the orders in ``candidates``."""

    SIGN_MISSING = "sign_missing"
    """A sign or a goal is missing; what seems meant stands in ``candidates``."""

    DOUBTFUL = "doubtful"
    """What stands beside the order, or a question mark, may undo it."""

    OTHER_TURN = "other_turn"
    """The slip says that it is for another turn: see ``slip.turns_named``."""


class Flaw(StrEnum):
    """What is badly written about an order whose meaning is clear."""

    KIND_WRONG = "kind_wrong"
    """An army is called a fleet, or the other way round."""

    POWER_WRONG = "power_wrong"
    """The supported or transported unit is said to be of another power than it is."""

    MISSPELT = "misspelt"
    """The name of a space is misspelt."""


_ALLOWED: Final[Mapping[str, frozenset[Sign]]] = {
    ORDERS.id: frozenset(
        {Sign.DEFEND, Sign.MOVE, Sign.SEIZE, Sign.SUPPORT, Sign.GUARD, Sign.TRANSPORT}
    ),
    RETREATS.id: frozenset({Sign.MOVE, Sign.RETREAT, Sign.REMOVE}),
    EVALUATION.id: frozenset({Sign.BUILD, Sign.REMOVE, Sign.WAIVE}),
}
"""What is written in each phase."""

_MISFIT: Final = 8
"""What it costs when an army would go to sea or a fleet ashore, or a unit is called the other."""

_NOT_THERE: Final = 3
"""What it costs when no unit of one's own stands where the ordered one should."""

_NOBODY: Final = 1
"""What it costs when nobody stands where somebody is to be helped."""

_TO_ITSELF: Final = 9
_MOST_MEANINGS: Final = 12


def read(text: str, board: Board, position: Position, power: str, style: Style = _ANY) -> Reading:
    """Read one order. Never raises."""
    if len(text) > LONGEST:
        return _unreadable(text, Trouble.TOO_LONG, LONGEST, len(text))
    known = _canonical(text, board)
    if known is not None:
        return _ordered(text, known, position)
    found, doubt = _trimmed([one for one in tokens(text) if not _chatter(one, index_of(board))])
    if not found or len(found) > MOST_TOKENS:
        start, end = (found[MOST_TOKENS].start if found else 0), len(text)
        return _unreadable(text, Trouble.TOO_LONG if found else Trouble.EMPTY, start, end)
    strange = next((one for one in found if one.kind is TokenKind.STRANGE), None)
    if strange is not None:
        return _unreadable(text, Trouble.STRANGE_SIGN, strange.start, strange.end)
    reading = _Reader(text, board, position, power, style).reading(found)
    if doubt and reading.kind is ReadingKind.ORDER:
        return _several(text, (reading.order,), Trouble.DOUBTFUL)
    return reading


def _chatter(token: Token, names: NameIndex) -> bool:
    """Tell whether a word means nothing: "pls", but not PLS where that is a space."""
    named = names.is_id(token.written) or names.is_space((token.text,))
    return token.text in CHATTER and not named


def _canonical(text: str, board: Board) -> DiplomatiaOrder | None:
    """Take canonical notation at sight, where it says nothing that a name would say otherwise."""
    try:
        order = parse(text)
    except OrderError:
        return None
    names = index_of(board)
    for kind, at in _units(order):
        province = board.provinces.get(at)
        if province is None or kind not in ("", _kind_in(board, at)) or names.elsewhere(at):
            return None
    return order


def _units(order: DiplomatiaOrder) -> Iterator[tuple[str, str]]:
    """Yield the places of an order, each with the kind of unit that it says stands there."""
    if isinstance(order, Waive):
        return
    yield order.kind, order.at
    match order:
        case Support():
            yield order.what.kind, order.what.at
            yield "", order.what.to
        case Transport():
            yield "", order.source
            yield "", order.to
        case Move() | Seize() | Guard():
            yield "", order.to


def _ordered(text: str, order: DiplomatiaOrder, position: Position) -> Reading:
    sign = _sign_of(order)
    if sign not in _ALLOWED[position.phase.kind.id]:
        return _unreadable(text, Trouble.WRONG_PHASE, 0, len(text), "order")
    return Reading(kind=ReadingKind.ORDER, written=text, order=str(order))


def _sign_of(order: DiplomatiaOrder) -> Sign:
    return _SIGNS[type(order)]


_SIGNS: Final[Mapping[type, Sign]] = {
    Defend: Sign.DEFEND,
    Move: Sign.MOVE,
    Seize: Sign.SEIZE,
    Support: Sign.SUPPORT,
    Guard: Sign.GUARD,
    Transport: Sign.TRANSPORT,
    Build: Sign.BUILD,
    Remove: Sign.REMOVE,
    Waive: Sign.WAIVE,
}

_ALONE: Final[Mapping[Sign, type[Defend | Remove]]] = {
    Sign.DEFEND: Defend,
    Sign.REMOVE: Remove,
}
_TOWARDS: Final[Mapping[Sign, type[Move | Seize | Guard]]] = {
    Sign.MOVE: Move,
    Sign.RETREAT: Move,
    Sign.SEIZE: Seize,
    Sign.GUARD: Guard,
}

_TRAILING: Final = frozenset(",;:，；：、")
_DOUBT: Final = frozenset("?¿？")


def _trimmed(found: list[Token]) -> tuple[list[Token], bool]:
    """Leave out commas at the ends; tell whether a question mark stands there."""
    first, last = 0, len(found)
    while first < last and found[first].text in _TRAILING:
        first += 1
    doubt = False
    while last > first and found[last - 1].text in _TRAILING | _DOUBT:
        doubt = doubt or found[last - 1].text in _DOUBT
        last -= 1
    return found[first:last], doubt


def _kind_in(board: Board, province: str) -> UnitKind:
    """Return which units stand in a space: fleets in sectors, armies on land (5)."""
    return FLEET if board.provinces[province].terrain is Terrain.SEA else ARMY


@dataclass(frozen=True, slots=True)
class _Meaning:
    """One order that a sentence can mean, with what speaks against it."""

    order: DiplomatiaOrder
    sentence: Sentence
    places: tuple[tuple[Spot, str], ...]


class _Reader:
    """Finds the meaning of one order's words on the board as it stands."""

    def __init__(
        self, text: str, board: Board, position: Position, power: str, style: Style
    ) -> None:
        self._text, self._board, self._position, self._power = text, board, position, power
        self._near = style.near
        self._may_be_bare = style.bare and position.phase.kind.id != RETREATS.id
        self._names: NameIndex = index_of(board)
        self._phase = position.phase.kind.id
        self._own = self._orderable()

    def _orderable(self) -> frozenset[str]:
        if self._phase == RETREATS.id:
            beaten = (one.unit for one in self._position.dislodged)
            return frozenset(unit.at for unit in beaten if unit.power == self._power)
        return frozenset(unit.at for unit in self._position.of(self._power))

    def reading(self, found: list[Token]) -> Reading:
        """Read the words as they are, then as two orders of which one is meant, then misspelt."""
        grammar = Grammar(found, self._names, near=False)
        try:
            reading = self._understood(grammar)
            if reading is None:
                reading = self._either(found)
            if reading is None and self._near:
                near = Grammar(found, self._names, near=True)
                reading = self._understood(near)
        except Tangled:
            return _unreadable(self._text, Trouble.TOO_LONG, 0, len(self._text))
        return reading or self._missed(grammar.miss, found)

    def _either(self, found: list[Token]) -> Reading | None:
        """Read two whole orders with a word between them of which one is meant."""
        at = next((at for at, one in enumerate(found) if one.text in EITHER), 0)
        if not at or at + 1 == len(found):
            return None
        orders: list[str] = []
        for part in (found[:at], found[at + 1 :]):
            one = self._understood(Grammar(_trimmed(part)[0], self._names, near=False))
            if one is None or one.kind is ReadingKind.UNREADABLE:
                return None
            orders += [one.order] if one.order else one.candidates
        if any(one in self._board.provinces for one in orders):
            return None
        return _several(self._text, tuple(dict.fromkeys(orders)), Trouble.SEVERAL_ORDERS)

    def _understood(self, grammar: Grammar) -> Reading | None:
        """Return the likeliest meaning; nothing where the words make no sentence."""
        best: list[_Meaning] = []
        least = 1 << 30
        wrong: Sentence | None = None
        for sentence in grammar.sentences():
            if sentence.cost > least:
                continue
            if not self._fits(sentence):
                wrong = wrong or sentence
                continue
            for cost, meaning in self._meanings(sentence):
                if cost < least:
                    least, best = cost, []
                if cost == least:
                    best.append(meaning)
        if best:
            return self._told(best)
        if wrong is not None and wrong.at is not None:
            end = len(self._text)
            return _unreadable(self._text, Trouble.WRONG_PHASE, wrong.at.start, end, "order")
        return None

    def _fits(self, sentence: Sentence) -> bool:
        if sentence.sign is None:
            listed = sentence.at is not None and sentence.at.kind is not None
            return self._may_be_bare or (listed and self._phase == EVALUATION.id)
        return sentence.sign in _ALLOWED[self._phase]

    # -- what a sentence means on the board ------------------------------------------------------

    def _meanings(self, s: Sentence) -> Iterator[tuple[int, _Meaning]]:
        """Yield the orders that a sentence can mean, each with what it costs."""
        if s.sign is Sign.WAIVE:
            yield s.cost, _Meaning(Waive(), s, ())
            return
        spots = [spot for spot in (s.at, s.target, s.to) if spot is not None]
        if s.asked and self._own.isdisjoint(province for province, _ in spots[0].meant):
            return  # words without a sign are an order only if they begin with one's own unit
        if sum(len(spot.meant) for spot in spots) > 4 * _MOST_MEANINGS:
            spots = [_cut(spot) for spot in spots]
        either = any(spot.either for spot in spots)
        found: list[tuple[int, _Meaning]] = []
        for meant in product(*(spot.meant for spot in spots)):
            places = [province for province, _ in meant]
            price = s.cost + sum(cost for _, cost in meant)
            at = places[0]
            target = places[1] if s.target is not None else ""
            to = places[-1] if s.to is not None else ""
            pairs = tuple(zip(spots, places, strict=True))
            for order in self._orders(s, at, target, to):
                more = self._against(s, at, target, to)
                found.append((price + more, _Meaning(order, s, pairs)))
        if either and found:
            # Of two things that are written neither is likelier, whatever the board looks like.
            least = min(cost for cost, _ in found)
            found = [(least, meaning) for _, meaning in found]
        yield from found

    def _orders(self, s: Sentence, at: str, target: str, to: str) -> Iterator[DiplomatiaOrder]:
        kind = _kind_in(self._board, at)
        if s.sign is None:
            yield from self._bare(kind, at)
        elif s.sign is Sign.SEIZE and s.to is None:
            yield from (Seize(kind, at, sector) for sector in self._board.ports_at.get(at, ()))
        elif s.sign is Sign.SUPPORT:
            act = Seize if s.act is Sign.SEIZE else Move
            yield Support(kind, at, act(_kind_in(self._board, target), target, to))
        elif s.sign is Sign.TRANSPORT:
            yield Transport(kind, at, target, to)
        elif s.sign is Sign.BUILD:
            # Nothing stands there that could say which kind is meant, and kinds are no small
            # matter here (6.5.2): a fleet ashore is asked for as it is written, and refused.
            said = None if s.at is None else s.at.kind
            yield Build(said or kind, at)
        elif s.sign in _ALONE:
            yield _ALONE[s.sign](kind, at)
        else:
            yield _TOWARDS[s.sign](kind, at, target or to)

    def _bare(self, kind: UnitKind, at: str) -> Iterator[DiplomatiaOrder]:
        """Say what a unit's name alone means: defence (8.1); a build or removal that is due."""
        if self._phase == ORDERS.id:
            if at in self._own:
                yield Defend(kind, at)
            return
        spaces = self._board.centres if kind is ARMY else self._board.ports
        due = sum(self._position.owners.get(space) == self._power for space in spaces)
        have = sum(unit.kind is kind for unit in self._position.of(self._power))
        if at in self._own and have > due:
            yield Remove(kind, at)
        elif self._position.at(at) is None and have < due:
            yield Build(kind, at)

    def _against(self, s: Sentence, at: str, target: str, to: str) -> int:
        """Weigh what speaks against a meaning: who stands where, who can go where at all."""
        cost = 0
        kind = _kind_in(self._board, at)
        spots = ((s.at, at), (s.target, target))
        for spot, place in spots:
            if spot is not None and spot.kind not in (None, _kind_in(self._board, place)):
                cost += _MISFIT
        building = s.sign is Sign.BUILD or (s.sign is None and self._phase == EVALUATION.id)
        if building == (at in self._own):
            cost += 0 if building and s.sign is None else _NOT_THERE
        if target and self._position.at(target) is None:
            cost += _NOBODY
        mover = _kind_in(self._board, target) if s.sign is Sign.SUPPORT else kind
        if to and s.sign in (Sign.MOVE, Sign.RETREAT, Sign.SUPPORT, Sign.SEIZE):
            seizes = Sign.SEIZE in (s.sign, s.act)
            wanted = FLEET if seizes else mover
            cost += _MISFIT if _kind_in(self._board, to) is not wanted else 0
            cost += _MISFIT if seizes and mover is not ARMY else 0
        # Help against one's own space is an order; nobody goes where he stands.
        stays = (target,) if s.sign is Sign.SUPPORT else (at, target)
        cost += _TO_ITSELF if to and to in stays else 0
        return cost

    # -- what is answered ------------------------------------------------------------------------

    def _told(self, best: list[_Meaning]) -> Reading:
        orders = {str(one.order): one for one in best}
        first = best[0]
        if any(one.sentence.asked for one in best):
            return _several(self._text, tuple(orders)[:_MOST_MEANINGS], Trouble.SIGN_MISSING)
        if len(orders) == 1:
            return Reading(
                kind=ReadingKind.ORDER,
                written=self._text,
                order=next(iter(orders)),
                remarks=tuple(self._flaws(first)),
            )
        unsure = self._unsure(best)
        if unsure is not None:
            return unsure
        return _several(self._text, tuple(orders)[:_MOST_MEANINGS], Trouble.SEVERAL_ORDERS)

    def _unsure(self, best: list[_Meaning]) -> Reading | None:
        """Ask which space one name means, if that is all that is unsure."""
        if len({id(one.sentence) for one in best}) > 1:
            return None
        by_spot: dict[tuple[int, int], dict[str, None]] = {}
        for one in best:
            for spot, province in one.places:
                by_spot.setdefault((spot.start, spot.end), {})[province] = None
        unsure = [(where, places) for where, places in by_spot.items() if len(places) > 1]
        if len(unsure) != 1:
            return None
        (start, end), places = unsure[0]
        return Reading(
            kind=ReadingKind.AMBIGUOUS,
            written=self._text,
            candidates=tuple(places)[:_MOST_MEANINGS],
            reason=Trouble.SEVERAL_PLACES,
            start=start,
            end=end,
            expected="province",
        )

    def _flaws(self, meaning: _Meaning) -> Iterator[Remark]:
        for spot, province in meaning.places:
            if spot.kind not in (None, _kind_in(self._board, province)):
                yield Remark(Flaw.KIND_WRONG, province)
            unit = self._position.at(province)
            if spot.power and unit is not None and unit.power != spot.power:
                yield Remark(Flaw.POWER_WRONG, province)
            if spot.misspelt:
                yield Remark(Flaw.MISSPELT, province)

    def _missed(self, miss: Miss, found: list[Token]) -> Reading:
        size = len(self._text)
        expected = "" if miss.expected == "end" else miss.expected
        if miss.token >= len(found):
            return _unreadable(self._text, Trouble.INCOMPLETE, size, size, expected or "order")
        token = found[miss.token]
        reason = {"order": Trouble.UNKNOWN_ORDER, "end": Trouble.TOO_MUCH}.get(
            miss.expected, Trouble.UNKNOWN_PLACE
        )
        return _unreadable(self._text, reason, token.start, token.end, expected)


def _cut(spot: Spot) -> Spot:
    return replace(spot, meant=spot.meant[:_MOST_MEANINGS])


def _several(text: str, candidates: tuple[str, ...], reason: Trouble) -> Reading:
    return Reading(
        kind=ReadingKind.AMBIGUOUS,
        written=text,
        candidates=candidates,
        reason=reason,
        start=0,
        end=len(text),
        expected="order",
    )


def _unreadable(text: str, reason: Trouble, start: int, end: int, expected: str = "") -> Reading:
    return Reading(
        kind=ReadingKind.UNREADABLE,
        written=text,
        reason=reason,
        start=start,
        end=end,
        expected=expected,
    )
