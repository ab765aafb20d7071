"""Read orders as people write them, in Czech, English or both (VII.4).

A badly written order with one meaning is an order. One with several is reported with them, and
nothing is ever chosen because it happens to be legal: that would be playing for the player.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum

from engine.board.board import Board
from engine.board.location import coast_of, province_of
from engine.board.province import Terrain
from engine.games.diplomacy.builds import balance, free_homes
from engine.games.diplomacy.orders import (
    Build,
    Convoy,
    DiplomacyOrder,
    Disband,
    Hold,
    Move,
    Retreat,
    SupportHold,
    SupportMove,
    Waive,
)
from engine.games.diplomacy.phase import Step, dated
from engine.games.diplomacy.reader import chatter
from engine.games.diplomacy.reader.alternatives import AnotherOrder, alternatives, without_articles
from engine.games.diplomacy.reader.grammar import NO_SIGN, Grammar, Sentence, cheapest
from engine.games.diplomacy.reader.names import Match, index_of
from engine.games.diplomacy.reader.places import Place, Places, Tangled
from engine.games.diplomacy.reader.remarks import Named, remarks
from engine.games.diplomacy.reader.tokens import Miss, Tokens
from engine.games.diplomacy.reader.words import ANDS, USUAL, Sign, Token, TokenKind, tokens
from engine.games.diplomacy.units import ARMY, FLEET
from engine.rules.choice import Reading, ReadingKind, Remark
from engine.rules.position import Position, Unit, UnitKind

LONGEST = 300
"""Characters of an order; nobody writes more, and a pasted book is refused at once."""

MOST_WORDS = 40
MOST_ORDERS = 200
"""Orders in one pasted text."""


class Trouble(StrEnum):
    """Why a text is no order."""

    EMPTY = "empty"
    """Nothing is written."""

    TOO_LONG = "too_long"
    """Longer than any order is, or so tangled that it could mean too many things."""

    STRANGE_SIGN = "strange_sign"
    """A sign that no order contains, such as a picture."""

    INCOMPLETE = "incomplete"
    """The text ends where something must follow: see ``expected``."""

    UNKNOWN_PLACE = "unknown_place"
    """No space of the board is called that."""

    UNKNOWN_ORDER = "unknown_order"
    """The unit is clear, but not what it is to do."""

    TOO_MUCH = "too_much"
    """The order is complete before this word."""

    WRONG_PHASE = "wrong_phase"
    """Nothing of the kind is written in this phase, such as a build in spring."""

    KIND_MISSING = "kind_missing"
    """Army or fleet must be written (only where a table's rules ask for it)."""

    KIND_WRONG = "kind_wrong"
    """An army is called a fleet or the other way round (as above)."""

    POWER_MISSING = "power_missing"
    """The power of a foreign unit must be written (as above)."""

    POWER_WRONG = "power_wrong"
    """A unit is named with a power that it is not of (as above)."""

    COAST_OF_UNIT_WRONG = "coast_of_unit_wrong"
    """The fleet lies at the other coast (as above)."""

    COAST_UNKNOWN = "coast_unknown"
    """A coast that the space does not have, or that an army does not need (as above)."""

    SEVERAL_PLACES = "several_places"
    """The name fits several spaces: the candidates are locations."""

    SEVERAL_ORDERS = "several_orders"
    """The text can be read as several orders: the candidates are these."""

    QUOTED = "quoted"
    """On a slip: it stands in a letter that is quoted, which may be an older one."""

    DOUBTFUL = "doubtful"
    """On a slip: something stands beside the order that may take it back."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Strictness:
    """How much a table forgives. The defaults are those of the 1982 rulebook."""

    near_names: bool = True
    """Read misspelt names that have one near meaning (VII.4)."""

    paths: bool = False
    """Keep the seas that a move is to cross (DATC 4.A.6)."""


LENIENT = Strictness()

_ALLOWED = {
    Step.MOVES: {Sign.HOLD, Sign.MOVE, Sign.SUPPORT, Sign.CONVOY},
    Step.RETREATS: {Sign.MOVE, Sign.RETREAT, Sign.DISBAND},
    Step.ADJUSTMENTS: {Sign.BUILD, Sign.DISBAND, Sign.WAIVE},
}


def read(
    text: str, position: Position, power: str, board: Board, strictness: Strictness = LENIENT
) -> Reading:
    """Read one order as a player wrote it. Never raises."""
    if len(text) > LONGEST:
        return _unreadable(text[:LONGEST], Trouble.TOO_LONG, 0, LONGEST, "")
    start, end = chatter.span(text)
    words = tokens(" " * start + text[start:end])
    if not words:
        return _unreadable(text, Trouble.EMPTY, 0, len(text), "unit")
    if len(words) > MOST_WORDS:
        return _unreadable(text, Trouble.TOO_LONG, words[MOST_WORDS].start, len(text), "")
    strange = next((t for t in words if t.kind is TokenKind.STRANGE), None)
    if strange is not None:
        return _unreadable(text, Trouble.STRANGE_SIGN, strange.start, strange.end, "")
    return _one_order(text, words, position, power, board, strictness)


def _one_order(
    text: str,
    tokens: list[Token],
    position: Position,
    power: str,
    board: Board,
    strictness: Strictness,
) -> Reading:
    if dated(position.phase).step is not Step.ADJUSTMENTS:
        return _Reader(text, tokens, position, power, board, strictness).reading()
    tokens = without_articles(tokens, text)
    try:
        several = alternatives(tokens, text, index_of(board)) or [tokens]
    except AnotherOrder as beyond:
        at = beyond.token
        return _unreadable(text, Trouble.TOO_MUCH, at.start, at.end, "")
    return _one_of(
        text,
        [_Reader(text, one, position, power, board, strictness).reading() for one in several],
    )


def _one_of(text: str, each: list[Reading]) -> Reading:
    """Ask which of several units is meant; what cannot be read, or has to be asked, comes first."""
    doubtful = next((one for one in each if one.kind is not ReadingKind.ORDER), None)
    if doubtful is not None:
        return doubtful
    orders = tuple(dict.fromkeys(one.order for one in each))
    if len(orders) == 1:
        return min(each, key=lambda one: len(one.remarks))
    return _several_orders(text, orders)


def _several_orders(text: str, orders: tuple[str, ...]) -> Reading:
    return Reading(
        kind=ReadingKind.AMBIGUOUS,
        written=text,
        candidates=orders,
        reason=Trouble.SEVERAL_ORDERS,
        end=len(text),
        expected="order",
    )


def read_many(
    text: str, position: Position, power: str, board: Board, strictness: Strictness = LENIENT
) -> tuple[Reading, ...]:
    """Read orders pasted together: on lines, after commas or semicolons, after *and*.

    What is no order by itself belongs to the one before it, if it is an alternative in it.
    """
    names = index_of(board)
    pieces: list[Reading] = []
    for line in re.split(r"[\n\r\u2028\u2029]", text[: (LONGEST + 1) * MOST_ORDERS]):
        begun = -1
        for start, end in _pieces(line):
            words = tokens(line[start:end])
            if not words or any(after == len(words) for after, _ in names.power(words, 0)):
                # "ANGLIE:" alone on its line is a heading.
                continue
            one = read(line[start:end], position, power, board, strictness)
            if one.kind is ReadingKind.UNREADABLE and begun >= 0:
                whole = read(line[begun:end], position, power, board, strictness)
                if whole.kind is ReadingKind.AMBIGUOUS:
                    pieces[-1] = whole
                    continue
            begun = start
            pieces.append(one)
            if len(pieces) == MOST_ORDERS:
                return tuple(pieces)
    return tuple(pieces)


_PARTS = re.compile(r"[,;]|\s(?:" + "|".join(sorted(ANDS)) + r")\s+(?=[AF]\s)")
"""What parts orders on a line; *and* only before a unit's own letter."""


def _pieces(line: str) -> Iterator[tuple[int, int]]:
    """Cut a line where orders end; yield where each begins and ends."""
    start = 0
    for end, after in (*(part.span() for part in _PARTS.finditer(line)), (len(line), len(line))):
        piece = line[start:end]
        if piece.strip():
            left = start + len(piece) - len(piece.lstrip())
            yield left, left + len(piece.strip())
        start = after


class _Reader:
    """Finds the meaning of one order's words on the board as it stands."""

    def __init__(
        self,
        text: str,
        tokens: list[Token],
        position: Position,
        power: str,
        board: Board,
        strictness: Strictness,
    ) -> None:
        self._text = text
        self._found = tokens
        self._position = position
        self._power = power
        self._board = board
        self._strictness = strictness
        self._step = dated(position.phase).step
        self._balance = balance(position, power)
        self._standing = {unit.province: unit for unit in position.units}
        self._beaten = {
            d.unit.province: d.unit for d in position.dislodged if d.unit.power == power
        }

    def reading(self) -> Reading:
        try:
            best, miss = self._understood()
        except Tangled:
            return _unreadable(self._text, Trouble.TOO_LONG, 0, len(self._text), "")
        if not best:
            return self._missed(miss)
        return self._meaning(best)

    def _understood(self) -> tuple[list[Sentence], Miss]:
        """Understand the words as they are, then as misspelt, then as names side by side."""
        near = (False, True) if self._strictness.near_names else (False,)
        miss = Miss(0, "unit")
        for spaced in (False, True):
            for misspelt in near:
                grammar = self._grammar(near=misspelt, spaced=spaced)
                best = self._best(grammar)
                if best and not spaced and self._guessed(best, grammar):
                    # "S Gre Ser H": a British army in Serbia, or one of two that stand there.
                    spaced_out = self._grammar(near=misspelt, spaced=True).sentences()
                    best += [s for s in spaced_out if s.sign and s.target and s.target.either][:1]
                if best:
                    return best, miss
                if not spaced:
                    miss = grammar.miss
            if (
                miss.expected != "end"
                and not grammar.two_goals
                and self._step is not Step.ADJUSTMENTS
            ):
                # Only behind what is an order by itself can another name be too much.
                break
        return [], miss

    def _guessed(self, best: list[Sentence], grammar: Grammar) -> bool:
        """Tell whether a word was taken for a power or an army that may be a unit's space."""
        return best[0].cost >= NO_SIGN and not grammar.spaces_too.isdisjoint(self._standing)

    def _grammar(self, *, near: bool, spaced: bool) -> Grammar:
        line, names = Tokens(self._found), index_of(self._board)
        places = Places(line, names, self._own(), near=near, spaced=spaced)
        removing = self._step is Step.ADJUSTMENTS
        return Grammar(places, removing=removing, only=self._only())

    def _only(self) -> tuple[str, UnitKind | None] | None:
        """Return the one unit that has to retreat: of it one may write without naming it."""
        beaten = [(place, unit.kind) for place, unit in self._beaten.items()]
        return beaten[0] if self._step is Step.RETREATS and len(beaten) == 1 else None

    def _best(self, grammar: Grammar) -> list[Sentence]:
        """Keep the surest readings that say what a unit is to do."""
        return cheapest(
            s
            for s in grammar.sentences()
            if (s.sign is not None or self._step is Step.ADJUSTMENTS)
            and not _aimless(s)
            and not self._is_one_name(s)
        )

    def _is_one_name(self, s: Sentence) -> bool:
        """Tell whether a name was taken for an order within it: ``U-kr``, ``Adriatic S.ea``."""
        if s.sign is Sign.SUPPORT and s.to is None:
            return self._supports_its_name(s)
        goes = s.at if s.sign is Sign.MOVE else s.target
        if goes is None or s.to is None or not goes.words:
            return False
        return self._are_one_name(goes, s.to)

    def _are_one_name(self, at: Place, to: Place) -> bool:
        """Tell whether a unit's space and its goal are one name, torn or misspelt."""
        words, names = (*at.words, *to.words), index_of(self._board)
        between = self._text[at.end : to.start]
        alone = not between.strip(" .")
        close = alone or " " not in between
        if (
            at.match is Match.EXACT
            and to.match is Match.EXACT
            and (at.provinces != to.provinces or at.words == to.words)
        ):
            # "Swe-Den" is no Sweden, and "StP-StP" a move, if an illegal one; "Barents Ser" is a
            # sea: nobody goes from there to Serbia.
            return (
                close
                and names.spells(words, at.provinces[0])
                and not self._is_beside(at.provinces[0], to.provinces[0])
            )
        if close and at.provinces == to.provinces and at.words != to.words:
            return True  # "Sev-erní Afrika", where a fleet of one's own lies off North Africa
        if alone and (
            names.resembles(words, at.provinces[0])
            or names.resembles(words, to.provinces[0], most=1)  # "Sta Petersburg"
        ):
            return True
        named = names.place(words, near=True)
        return named is not None and {*named.provinces} <= {*at.provinces}

    def _supports_its_name(self, s: Sentence) -> bool:
        """Tell whether a letter within a name was taken for a support: ``Adriatic S.ea``."""
        at, target = s.at, s.target
        if at is None or target is None or s.to is not None:
            return False
        words = [t.text for t in self._found if at.start <= t.start < target.end and t.text]
        named = index_of(self._board).place(tuple(words), near=True)
        return named is not None and {*named.provinces} <= {*at.provinces}

    def _is_beside(self, one: str, other: str) -> bool:
        """Tell whether a unit of whatever kind could go from one space to the other."""
        return other in self._beside(one) or other in self._board.army_neighbours.get(one, ())

    def _own(self) -> dict[str, UnitKind | None]:
        """Return the provinces a player can be writing for, and the units there."""
        if self._step is Step.RETREATS:
            return {place: unit.kind for place, unit in self._beaten.items()}
        if self._step is Step.ADJUSTMENTS and self._balance > 0:
            return dict.fromkeys(free_homes(self._position, self._power, self._board))
        return {unit.province: unit.kind for unit in self._position.of(self._power)}

    def _meaning(self, best: list[Sentence]) -> Reading:
        misfit = next((s for s in best if not self._fits(s)), None)
        if misfit is not None:
            start, end = misfit.sign_at
            return _unreadable(self._text, Trouble.WRONG_PHASE, start, end, "order")
        best = [self._usual(s) for s in best]
        meant = [*best, *(other for s in best for other in s.or_else)]
        for place in (p for s in meant for p in (s.at, s.target, s.to) if p):
            if place.unsure:
                return self._unsure(place, meant)
            if place is best[0].to and self._goes_by_stages(best[0]):
                return self._asked(place, tuple(dict.fromkeys((*best[0].path, *place.provinces))))
        orders = tuple(dict.fromkeys(str(o) for s in meant for o in self._orders(s)))
        if len(orders) == 1:
            doubt = self._out_of_reach(best[0])
            if doubt is not None:
                return doubt
        if len(orders) > 1:
            return _several_orders(self._text, orders)
        return Reading(
            kind=ReadingKind.ORDER,
            written=self._text,
            order=orders[0],
            remarks=self._remarks(best[0]),
        )

    def _goes_by_stages(self, s: Sentence) -> bool:
        """Tell whether a fleet is to go on from sea to sea: one of them can be its goal."""
        if s.to is None or not {*s.path} - {*s.to.provinces} or self._strictness.paths:
            return False
        mover = self._standing.get(s.target.provinces[0]) if s.target else None
        if mover is None and s.at is not None:
            mover = self._unit_at(s.at)
        return mover is not None and mover.kind is FLEET

    def _remarks(self, s: Sentence) -> tuple[Remark, ...]:
        if s.at is None or s.sign is Sign.WAIVE:
            return ()
        target = self._standing.get(s.target.provinces[0]) if s.target else None
        units = Named(unit=self._unit_at(s.at), target=target)
        return tuple(remarks(s, units, self._power, self._step, self._board))

    def _fits(self, sentence: Sentence) -> bool:
        sign = sentence.sign
        return sign is None or sign in _ALLOWED[self._step]

    def _unsure(self, place: Place, best: list[Sentence]) -> Reading:
        meant = [
            (s, p)
            for s in best
            for p in (s.at, s.target, s.to)
            if p and (p.start, p.end) == (place.start, place.end)
        ]
        where = [self._there_is(at) for _, p in meant for at in p.either or p.provinces]
        # Of what a beginning can mean nobody needs to be offered what the unit cannot get to.
        if all(p is s.to and not p.either for s, p in meant):
            movers = [s for s, _ in meant]
            near = [p for p in where if any(self._within_reach(s, province_of(p)) for s in movers)]
            where = near if len(set(near)) > 1 else where
        return self._asked(place, tuple(dict.fromkeys(where)))

    def _asked(self, place: Place, where: tuple[str, ...]) -> Reading:
        return Reading(
            kind=ReadingKind.AMBIGUOUS,
            written=self._text,
            candidates=where,
            reason=Trouble.SEVERAL_PLACES,
            start=place.start,
            end=place.end,
            expected="province",
        )

    def _there_is(self, location: str) -> str:
        """Return a location, without its coast where the space has none such."""
        province = province_of(location)
        coast = coast_of(location)
        return location if coast in self._board.provinces[province].coasts else province

    # Only one meaning possible (VII.4)

    def _usual(self, s: Sentence) -> Sentence:
        """Take a beginning for what everybody means by it, where no other space can be meant."""
        for slot, place in (("target", s.target), ("to", s.to)):
            usual = USUAL.get(" ".join(place.words)) if place else None
            if place is None or usual not in place.provinces or place.either:
                continue
            fits = (
                usual in self._standing
                if slot == "target"
                else [p for p in place.provinces if self._within_reach(s, p)] == [usual]
            )
            if fits:
                meant = place._replace(provinces=(usual,))
                s = s._replace(target=meant) if slot == "target" else s._replace(to=meant)
        return s

    def _out_of_reach(self, s: Sentence) -> Reading | None:
        """Ask about a name that fits nothing here, where it is also how one that fits begins."""
        if s.at is None or self._step is Step.ADJUSTMENTS:
            return None
        for place, fits in (
            (s.at, self._is_own),
            (s.target, self._standing.__contains__),
            (s.to, lambda goal: self._within_reach(s, goal)),
        ):
            if place is None or not place.words or fits(place.provinces[0]):
                continue
            wide = index_of(self._board).meanings(place.words)
            others = tuple(p for p in wide if p != place.provinces[0] and fits(p))
            if others:
                return self._asked(place, (*place.provinces, *others))
        return None

    def _is_own(self, province: str) -> bool:
        if self._step is Step.RETREATS:
            return province in self._beaten
        unit = self._standing.get(province)
        return unit is not None and unit.power == self._power

    def _within_reach(self, s: Sentence, goal: str) -> bool:
        """Tell whether the unit that moves can get to a space, by its own way or by sea."""
        if s.target is not None:
            mover = self._standing.get(s.target.provinces[0])
        else:
            mover = self._unit_at(s.at) if s.at else None
        if mover is None:
            return False
        near = self._board.fleet_neighbours
        army = mover.kind is ARMY
        if army:
            near = self._board.army_neighbours
        if s.sign is not Sign.CONVOY and any(
            province_of(there) == goal for there in near.get(mover.at, ())
        ):
            return True
        return army and self._step is Step.MOVES and self._shipped(mover.province, goal)

    def _shipped(self, start: str, goal: str) -> bool:
        """Tell whether the fleets at sea could carry an army there."""
        fleets = {unit.at for unit in self._position.units if unit.kind is FLEET}
        seas = index_of(self._board).seas & fleets
        if goal in index_of(self._board).seas:
            return False
        front = self._beside(start) & seas
        seen = front
        while front:
            near = frozenset[str]().union(*map(self._beside, front))
            front = (near & seas) - seen
            seen |= front
        return not seen.isdisjoint(self._beside(goal))

    def _beside(self, province: str) -> frozenset[str]:
        """Return the spaces that a fleet in a province could go to, from whatever coast."""
        return frozenset(
            province_of(there)
            for here in (province, *self._board.provinces[province].locations)
            for there in self._board.fleet_neighbours.get(here, ())
        )

    # From words to the order

    def _orders(self, s: Sentence) -> list[DiplomacyOrder]:
        if s.sign is Sign.WAIVE or s.at is None:
            return [Waive()]
        if self._step is Step.ADJUSTMENTS:
            return self._adjustment(s, s.at)
        unit = self._unit_at(s.at)
        kind = unit.kind if unit else self._kind(s.kind, s.at)
        at = unit.at if unit else self._location(kind, s.at)
        if self._step is Step.RETREATS:
            if s.sign is Sign.DISBAND or s.to is None:
                return [Disband(kind, at)]
            return [Retreat(kind, at, self._location(kind, s.to))]
        if s.signless and not self._one_support(s):
            apart = (s, s._replace(to=None), s._replace(target=s.to, to=None))
            return [self._move(one, kind, at) for one in apart]
        return [self._move(s, kind, at)]

    def _one_support(self, s: Sentence) -> bool:
        """Tell whether of two spaces behind a support only the first can be a unit's.

        ``Vienna supports Budapest Galicia`` can be one of three orders where Galicia has a unit.
        """
        return (
            s.target is not None
            and s.to is not None
            and s.target.provinces[0] in self._standing
            and s.to.provinces[0] not in self._standing
        )

    def _move(self, s: Sentence, kind: UnitKind, at: str) -> DiplomacyOrder:
        if s.sign is Sign.MOVE and s.to is not None:
            path = s.path if self._strictness.paths else ()
            return Move(kind, at, self._location(kind, s.to), s.via, path)
        if s.target is None:
            return Hold(kind, at)
        other = self._standing.get(s.target.provinces[0])
        target_kind = other.kind if other else self._kind(s.target_kind, s.target)
        target = other.at if other else self._location(target_kind, s.target)
        if s.sign is Sign.CONVOY and s.to is not None:
            return Convoy(kind, at, s.target.provinces[0], s.to.provinces[0])
        if s.to is None:
            return SupportHold(kind, at, target_kind, target)
        return SupportMove(kind, at, target_kind, target, self._location(target_kind, s.to))

    def _adjustment(self, s: Sentence, at: Place) -> list[DiplomacyOrder]:
        province = at.provinces[0]
        unit = self._standing.get(province)
        mine = unit is not None and unit.power == self._power
        removes = s.sign is Sign.DISBAND or (
            s.sign is None and (self._balance < 0 or (self._balance == 0 and mine))
        )
        if removes:
            kind = unit.kind if unit else self._kind(s.kind, at)
            return [Disband(kind, unit.at if unit else self._location(kind, at))]
        kinds = [s.kind] if s.kind else self._buildable(at)
        return [Build(kind, self._location(kind, at)) for kind in kinds]

    def _buildable(self, at: Place) -> list[UnitKind]:
        """Return what a build can mean that does not say army or fleet (4.C.3)."""
        terrain = self._board.provinces[at.provinces[0]].terrain
        if terrain is Terrain.INLAND:
            return [ARMY]
        if terrain is Terrain.SEA or at.coast in self._board.provinces[at.provinces[0]].coasts:
            return [FLEET]
        return [ARMY, FLEET]

    def _unit_at(self, at: Place) -> Unit | None:
        """Return the unit that is ordered; a wrong letter or coast does no harm (4.B.5, 4.C.2)."""
        province = at.provinces[0]
        if self._step is Step.RETREATS:
            return self._beaten.get(province)
        return self._standing.get(province)

    def _kind(self, written: UnitKind | None, at: Place) -> UnitKind:
        if written is not None:
            return written
        sea = self._board.provinces[at.provinces[0]].terrain is Terrain.SEA
        return FLEET if sea else ARMY

    def _location(self, kind: UnitKind, place: Place) -> str:
        """Return where a place is for a unit; a coast that does not matter is left out (4.B.6)."""
        province = self._board.provinces[place.provinces[0]]
        if kind is FLEET and place.coast in province.coasts:
            return f"{province.id}/{place.coast}"
        return province.id

    # What is wrong

    def _missed(self, miss: Miss) -> Reading:
        size = len(self._text)
        expected = "" if miss.expected == "end" else miss.expected
        if miss.token >= len(self._found):
            return _unreadable(self._text, Trouble.INCOMPLETE, size, size, expected or "order")
        token = self._found[miss.token]
        reason = {
            "order": Trouble.UNKNOWN_ORDER,
            "end": Trouble.TOO_MUCH,
        }.get(miss.expected, Trouble.UNKNOWN_PLACE)
        return _unreadable(self._text, reason, token.start, token.end, expected)


def _aimless(s: Sentence) -> bool:
    """Tell whether a unit is to go, and nobody says where: ``ústup Par`` is no unit in Paris."""
    return s.sign in (Sign.MOVE, Sign.RETREAT) and s.to is None


def _unreadable(text: str, reason: Trouble, start: int, end: int, expected: str) -> Reading:
    return Reading(
        kind=ReadingKind.UNREADABLE,
        written=text,
        reason=reason,
        start=start,
        end=end,
        expected=expected,
    )
