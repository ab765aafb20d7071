"""The shape of a written order: which word is the unit, which the sign, which the goal.

Every way to understand the words is followed and priced; the cheapest one is what was meant.
A letter such as *A* can be an army, Austria or the Czech *and*: what stands around it decides.
"""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from engine.games.diplomacy.reader.names import Match, nearly_sign
from engine.games.diplomacy.reader.places import Place, Places
from engine.games.diplomacy.reader.tokens import Miss
from engine.games.diplomacy.reader.words import (
    BOAT,
    EITHER,
    FILLERS,
    HOLD_FILLERS,
    KINDS,
    SIGN_OF,
    SUPPORTED_NOUNS,
    VIA,
    VIA_FILLERS,
    VIA_SEA,
    WAIVE_FILLERS,
    Sign,
    TokenKind,
)
from engine.games.diplomacy.units import FLEET
from engine.rules.position import UnitKind

_OR_ELSE = 12
"""Another order written behind an order, of which one is meant."""

NO_SIGN = 20
"""Two places side by side without a sign between them: only when nothing else makes sense."""


class Sentence(NamedTuple):
    """One way to understand an order."""

    cost: int = 0
    sign: Sign | None = None
    """Missing when only a unit was written, as for a build (``F Bre``)."""

    sign_at: tuple[int, int] = (0, 0)
    kind: UnitKind | None = None
    at: Place | None = None
    target_power: str = ""
    target_kind: UnitKind | None = None
    target: Place | None = None
    to: Place | None = None
    via: bool = False
    path: tuple[str, ...] = ()
    """Seas written between, one after another (4.A.6)."""

    signless: bool = False
    """Two places side by side behind a support: the second may be a goal, or another unit."""

    or_else: tuple["Sentence", ...] = ()
    """What else is written that the order may be: ``A Par H / - Bur``."""


_Step = tuple[int, Sentence]


_LEADING = (Sign.BUILD, Sign.DISBAND, Sign.HOLD, Sign.RETREAT, Sign.MOVE)
_LETTERS = (Sign.BUILD, Sign.DISBAND)
"""Signs that may be one letter before a unit (``B A Par``); other letters are powers' there."""


class Grammar:
    """Understands the tokens of one order."""

    def __init__(
        self,
        places: Places,
        *,
        removing: bool,
        only: tuple[str, UnitKind | None] | None = None,
    ) -> None:
        """``only`` is the one unit that can be meant, where no other has anything to do."""
        self._places = places
        self._tokens = places.tokens
        self.spaces_too: set[str] = set()
        """Spaces that words read as a power or an army may mean as well."""

        self.two_goals = False
        """Two goals are written one after another that are no way: ``F Bre Mao - Eng``."""

        self._removing = removing
        self._only = only

    @property
    def miss(self) -> Miss:
        """The furthest point that any reading came to, and what would have fitted there."""
        return self._tokens.miss

    def sentences(self) -> list[Sentence]:
        """Return every way to understand all of the words, the surest first."""
        whole = [done for at, s in self._order() for done in self._finished(at, s)]
        return sorted(whole, key=lambda s: s.cost)

    def _finished(self, at: int, s: Sentence) -> Iterator[Sentence]:
        """Keep what takes in all words; or go on with what else the order may be."""
        if self._tokens.ends(at):
            yield s
            return
        after, miss = self._other_order(at), self._tokens.miss
        if after < 0 and self._places.spaced and s.sign is Sign.MOVE and s.sign_at == (0, 0):
            # "F Bre Mao - Eng": behind a goal without a sign, one with a sign is another goal.
            token = self._tokens.token(at)
            after = at if token is not None and self._tokens.moves(token) else -1
        if after < 0 or s.at is None or s.sign is None:
            return
        strong = after > at
        again = [
            (end, other)
            for end, other in self._body(after, Sentence(at=s.at, kind=s.kind))
            if strong or not self._tells_of_help(other)
        ]
        if self._tokens.token(after) is not None:
            again += self._whole_orders(after, s, strong=strong)
        for end, other in again:
            if other.sign is None:
                continue
            for last in self._finished(end, other):
                price = s.cost + last.cost + _OR_ELSE
                yield s._replace(cost=price, or_else=(last, *last.or_else))
        # What is said to be wrong is that the first order does not end here.
        self._tokens.miss = miss

    @staticmethod
    def _tells_of_help(s: Sentence) -> bool:
        """Tell whether a word may only say who helps: ``A Bur - Mun, podpora A Par``."""
        start, end = s.sign_at
        return s.sign in (Sign.SUPPORT, Sign.CONVOY) and end - start > 1

    def _other_order(self, at: int) -> int:
        """Return where another meaning of the order begins; -1 if nothing parts it from here."""
        parted = self._tokens.parted(at)
        while (token := self._tokens.token(at)) is not None and token.text in EITHER:
            at, parted = at + 1, True
        return at if parted else -1

    def _whole_orders(self, at: int, before: Sentence, *, strong: bool) -> Iterator[_Step]:
        """Read another whole order: for the same unit, or behind a word such as *or* for any."""
        for end, unit in self._unit(at, Sentence()):
            if unit.at is not None and (
                strong or (before.at is not None and unit.at.provinces == before.at.provinces)
            ):
                yield from self._body(end, unit)

    def _order(self) -> Iterator[_Step]:
        starts = [(0, 0)]
        if self._tokens.kind(0) is TokenKind.WORD:
            starts += [(after, 1) for after, _ in self._places.names.power(self._tokens.all, 0)]
        for at, cost in list(starts):
            if self._tokens.kind(at) is TokenKind.DASH:
                # A dash before the unit takes it off the board, or begins a line of a list.
                starts.append((at + 1, cost + 1))
        for at, cost in starts:
            empty = Sentence(cost=cost)
            yield from self._waived(at, empty)
            yield from self._all_there_is(at, empty)
            for after, sign, span in self._leading_sign(at):
                for end, unit in self._unit(after, empty._replace(sign=sign, sign_at=span)):
                    yield end, unit
                    if sign in (Sign.MOVE, Sign.RETREAT):
                        yield from self._goal(self._skip_moves(end), unit)
            for end, unit in self._unit(at, empty):
                yield end, unit
                yield from self._body(end, unit)

    # Signs

    def _signs(self, at: int) -> Iterator[tuple[int, Sign, tuple[int, int]]]:
        """Return the sign that stands here; a word of movement takes its dash with it."""
        token = self._tokens.token(at)
        if token is None:
            return
        if token.kind is TokenKind.DASH:
            sign: Sign | None = Sign.MOVE
        else:
            sign = SIGN_OF.get(token.text)
            if (
                sign is None
                and self._places.near
                and len(token.text) >= 4
                and not self._runs_on(at)
            ):
                sign = nearly_sign(token.text)
        if sign is None:
            return
        after = at + 1
        if sign is Sign.MOVE:
            after = self._skip_moves(after)
        yield after, sign, (token.start, token.end)

    def _runs_on(self, at: int) -> bool:
        """Tell whether a dash ties a word to the next: ``Jade-rské`` is one, and rides nowhere."""
        word, dash, then = (
            self._tokens.token(at),
            self._tokens.token(at + 1),
            self._tokens.token(at + 2),
        )
        return (
            word is not None
            and dash is not None
            and then is not None
            and dash.kind is TokenKind.DASH
            and word.end == dash.start
            and dash.end == then.start
        )

    def _leading_sign(self, at: int) -> Iterator[tuple[int, Sign, tuple[int, int]]]:
        """Return a sign written before the unit: ``Build A Par``, ``+ F Bre``, ``- F Bre``."""
        token = self._tokens.token(at)
        if token is None:
            return
        span = token.start, token.end
        if token.kind is TokenKind.PLUS:
            yield at + 1, Sign.BUILD, span
        elif token.kind is TokenKind.DASH:
            if self._removing:
                yield at + 1, Sign.DISBAND, span
        else:
            wanted = _LEADING if len(token.text) > 1 else _LETTERS
            if wanted is _LETTERS and not self._begins_unit(at + 1):
                return
            yield from (candidate for candidate in self._signs(at) if candidate[1] in wanted)

    def _begins_unit(self, at: int) -> bool:
        """Tell whether a kind of unit is written here."""
        token = self._tokens.token(at)
        return token is not None and token.text in KINDS

    def _skip_moves(self, at: int) -> int:
        while (token := self._tokens.token(at)) is not None and (
            token.kind is TokenKind.DASH
            or (token.kind is TokenKind.WORD and SIGN_OF.get(token.text) is Sign.MOVE)
        ):
            at += 1
        return at

    def _all_there_is(self, at: int, empty: Sentence) -> Iterator[_Step]:
        """Read what leaves the unit out, if a power has but one to write for."""
        if self._only is None:
            return
        province, kind = self._only
        spot = self._tokens.all[at].start if at < len(self._tokens.all) else 0
        unit = Place(provinces=(province,), start=spot, end=spot, match=Match.NEAR)
        alone = self._signs(at) if at + 1 == len(self._tokens.all) else ()
        for after, sign, span in (*self._leading_sign(at), *alone):
            done = empty._replace(
                sign=sign, sign_at=span, kind=kind, at=unit, cost=empty.cost + NO_SIGN
            )
            if sign is Sign.DISBAND:
                yield after, done
            elif sign in (Sign.MOVE, Sign.RETREAT):
                yield from self._goal(self._skip_moves(after), done)

    def _waived(self, at: int, empty: Sentence) -> Iterator[_Step]:
        words = self._tokens.all[at:]
        spoken = [t.text for t in words if t.kind is TokenKind.WORD]
        waived = [word for word in spoken if SIGN_OF.get(word) is Sign.WAIVE]
        nothing = spoken[:1] in (["nothing"], ["nic"], ["no"]) and (
            len(spoken) > 1 or spoken[0] != "no"
        )
        if (
            len(spoken) == len(words)
            and (waived or nothing)
            and all(w in WAIVE_FILLERS or SIGN_OF.get(w) is Sign.WAIVE for w in spoken)
        ):
            yield (
                len(self._tokens.all),
                empty._replace(sign=Sign.WAIVE, sign_at=(words[0].start, words[-1].end)),
            )

    # Units and places

    def _unit(self, at: int, so_far: Sentence, *, target: bool = False) -> Iterator[_Step]:
        """Read a unit: its kind, if written, and where it stands."""
        for end, place, noun, more in self._places.adjectives(self._tokens.skip_fillers(at)):
            price = so_far.cost + more + int(place.match)
            if target:
                yield end, so_far._replace(cost=price, target_kind=noun, target=place)
            else:
                yield end, so_far._replace(cost=price, kind=noun, at=place)
        for after, kind, cost, power in self._unit_kinds(at, powers=target):
            for end, place, more in self._places.at(after, own=not target, kind=kind):
                price = so_far.cost + cost + more
                if target:
                    yield (
                        end,
                        so_far._replace(
                            cost=price,
                            target_power=power,
                            target_kind=kind,
                            target=place,
                        ),
                    )
                    continue
                done = so_far._replace(cost=price, kind=kind, at=place)
                yield end, done
                behind = self._tokens.token(end)
                if kind is None and behind is not None and self._kind_behind(end):
                    # "Par A" for "A Par", as some write builds.
                    yield end + 1, done._replace(cost=price + 1, kind=KINDS[behind.text])

    def _kind_behind(self, at: int) -> bool:
        """Tell whether army or fleet stands behind the place; ``Rum Arm`` are two places."""
        return self._begins_unit(at) and not self._is_place(at)

    def _unit_kinds(
        self, at: int, *, powers: bool
    ) -> Iterator[tuple[int, UnitKind | None, int, str]]:
        """Return what may stand before a unit's place: a nationality, its kind, both, nothing."""
        starts = [(at, 0, "")]
        if powers and self._tokens.kind(at) is TokenKind.WORD:
            starts += [
                (after, 0 if after - at > 1 or len(self._tokens.all[at].text) > 1 else 2, power)
                for after, power in self._places.names.power(self._tokens.all, at)
            ]
        for start, cost, power in starts:
            place = powers and power and not self._begins_unit(start) and self._is_place(at)
            first = self._tokens.skip_fillers(start)
            for begin in {start, first}:
                extra = cost + (begin != start) + (NO_SIGN if place else 0)
                token = self._tokens.token(begin)
                second = begin > 0 and self._begins_unit(begin - 1)
                if (
                    token is not None
                    and token.text in KINDS
                    and not (
                        second and self._is_place(begin)  # "F Arm Bla": its kind is written already
                    )
                ):
                    doubt = (powers or self._tokens.parted(begin + 1)) and self._is_place(begin)
                    price = extra + (NO_SIGN + 1 if doubt else 0)
                    yield begin + 1, KINDS[token.text], price, power
                elif token is not None and token.text == BOAT:
                    yield begin + 1, FLEET, extra + 3, power
                yield begin, None, extra + 1, power
        if self._tokens.token(at) is None:
            self._tokens.missed(at, "unit")

    def _is_place(self, at: int) -> bool:
        """Tell whether a word that is short for a power or an army is short for a space, too.

        ``Gre Ser`` may be Greece and Serbia, or a British army there; ``Arm`` is Armenia as well.
        """
        word = self._tokens.all[at].text
        named = self._places.names.place((word,), near=False) if len(word) > 2 else None
        if named is None or named.match is not Match.EXACT:
            return False
        self.spaces_too.update(named.provinces)
        return True

    # What the unit is to do

    def _body(self, at: int, unit: Sentence) -> Iterator[_Step]:
        self._tokens.missed(at, "order")
        if self._dash_joins(at, unit.at):
            return
        for start in {at, self._tokens.skip_fillers(at)}:
            for after, sign, span in self._signs(start):
                yield from self._done(after, unit._replace(sign=sign, sign_at=span))
        yield from self._dashed_hold(at, unit)
        for end, done in self._unsigned(at, unit):
            yield end, done._replace(sign=Sign.MOVE)

    def _dash_joins(self, at: int, place: Place | None) -> bool:
        return self._tokens.kind(at) is TokenKind.DASH and self._places.joins_name(at, place)

    def _done(self, at: int, begun: Sentence) -> Iterator[_Step]:
        """Read what follows the sign."""
        match begun.sign:
            case Sign.MOVE | Sign.RETREAT:
                yield from self._goal(self._skip_moves(at), begun)
            case Sign.SUPPORT:
                yield from self._supported(at, begun)
            case Sign.CONVOY:
                yield from self._convoyed(at, begun)
            case Sign.HOLD:
                yield self._skip_hold(at), begun
            case Sign.DISBAND | Sign.BUILD:
                yield self._tokens.skip_fillers(at), begun
            case _:
                pass

    def _dashed_hold(self, at: int, unit: Sentence) -> Iterator[_Step]:
        """Read ``A Vie - H``: nothing begins with so little that it could be a goal."""
        token = self._tokens.token(at + 1)
        if (
            self._tokens.kind(at) is TokenKind.DASH
            and token is not None
            and SIGN_OF.get(token.text) is Sign.HOLD
        ):
            span = token.start, token.end
            held = unit._replace(sign=Sign.HOLD, sign_at=span, cost=unit.cost + 1)
            yield self._skip_hold(at + 2), held

    def _skip_hold(self, at: int) -> int:
        """Skip what may follow a word for standing still: ``holds position``."""
        while (token := self._tokens.token(at)) is not None and (
            token.text in FILLERS or token.text in HOLD_FILLERS
        ):
            at += 1
        return at

    def _goal(self, at: int, so_far: Sentence) -> Iterator[_Step]:
        """Read where a unit goes, by what way, and any path written in between (4.A.6)."""
        for end, place, cost in self._places.at(at):
            done = so_far._replace(to=place, cost=so_far.cost + cost)
            yield end, done
            yield from self._via(end, done)
            if self._tokens.kind(end) is TokenKind.DASH and self._places.names.seas.issuperset(
                place.provinces
            ):
                path = (*done.path, *place.provinces)
                across = done._replace(via=True, path=path, cost=done.cost + 2)
                yield from self._goal(end + 1, across)

    def _unsigned(self, at: int, so_far: Sentence) -> Iterator[_Step]:
        """Read a goal without a sign before it; only names that leave no doubt can stand so."""
        last = so_far.target or so_far.at
        if last is None or not _plain(last) or self._removing or self._places.joins_name(at, last):
            return
        for end, done in self._goal(at, so_far):
            # "F Bre Mao - Eng": the one dash that is written stands behind two units, in no path.
            straight = len(done.path) == len(so_far.path)
            self.two_goals |= not straight
            if straight and done.to is not None and (_plain(done.to) or _begun(done.to)):
                yield end, done._replace(cost=done.cost + NO_SIGN)

    def _via(self, at: int, so_far: Sentence) -> Iterator[_Step]:
        end, strong = at, False
        while (token := self._tokens.token(end)) is not None:
            if token.text in VIA or token.text == "c" or (token.text in VIA_SEA and end > at):
                strong = True
            elif token.text not in VIA_FILLERS or strong:
                break
            end += 1
        if not strong:
            # "přes Severní moře": what lies between is a sea.
            for after, place, cost in self._places.at(end) if end > at else ():
                if self._places.names.seas.issuperset(place.provinces):
                    yield after, so_far._replace(via=True, cost=so_far.cost + cost + 1)
            return
        done = so_far._replace(via=True, cost=so_far.cost + 1)
        yield end, done
        for after, _, cost in self._places.at(end):
            # The sea may be named; which fleets carry is their own orders' business (4.A.6).
            yield after, done._replace(cost=done.cost + cost + 1)

    def _supported(self, at: int, so_far: Sentence) -> Iterator[_Step]:
        first = self._tokens.skip_fillers(at)
        noun = self._tokens.token(first)
        if noun is not None and noun.text in SUPPORTED_NOUNS:
            begun = so_far._replace(cost=so_far.cost + 1)
            yield from self._supported(self._tokens.skip_fillers(first + 1), begun)
        for end, unit in self._unit(at, so_far, target=True):
            yield end, unit
            self._tokens.missed(end, "order")
            if self._dash_joins(end, unit.target):
                continue
            for after, sign, _ in self._signs(end):
                if sign is Sign.HOLD:
                    yield self._skip_hold(after), unit
                elif sign is Sign.MOVE:
                    yield from self._held(after, unit)
                    yield from self._goal(after, unit)
            for after, sign, _ in self._signs(self._tokens.skip_fillers(end)):
                if sign is Sign.HOLD and after > end + 1:
                    yield after, unit
            for after, done in self._unsigned(end, unit):
                yield after, done._replace(signless=True)

    def _held(self, at: int, unit: Sentence) -> Iterator[_Step]:
        """Read ``supports A Mun to hold``."""
        for after, sign, _ in self._signs(at):
            if sign is Sign.HOLD:
                yield after, unit

    def _convoyed(self, at: int, so_far: Sentence) -> Iterator[_Step]:
        for end, unit in self._unit(at, so_far, target=True):
            self._tokens.missed(end, "order")
            if self._dash_joins(end, unit.target):
                continue
            for after, sign, _ in self._signs(end):
                if sign is Sign.MOVE:
                    yield from self._goal(after, unit)
            yield from self._unsigned(end, unit)


def _plain(place: Place) -> bool:
    return place.match <= Match.START and len(place.provinces) == 1


def _begun(place: Place) -> bool:
    """Tell whether a name is begun that several spaces have: which one is asked (``Nor``)."""
    return place.match <= Match.START and place.end - place.start > 2


def cheapest(sentences: Iterable[Sentence]) -> list[Sentence]:
    """Return the readings that none is surer than."""
    ranked = list(sentences)
    return [s for s in ranked if s.cost == ranked[0].cost] if ranked else []
