"""Where names of places stand in a written order, and what they can mean."""

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from engine.games.diplomacy.reader.names import (
    LONGEST_NAME,
    Match,
    Named,
    NameIndex,
    is_nearly_coast,
    nearly_side,
)
from engine.games.diplomacy.reader.tokens import Tokens
from engine.games.diplomacy.reader.words import (
    BOTH,
    COAST_WORDS,
    COASTS,
    EITHER,
    KINDS,
    NO_PIECES,
    TokenKind,
    stems,
)
from engine.games.diplomacy.units import ARMY
from engine.rules.position import UnitKind

_UNSURE = 6
"""A name with several meanings: any reading in which it has one is better."""

_EITHER = 10
"""Two names of which only one is meant, with a sign or a word between them."""

_SIDE_BY_SIDE = 30
"""Two names with nothing but a space between them: only where nothing else makes sense."""

_MOST_SLIPS = int(Match.NEAR)
"""What the one slip costs that a coast may have."""

_BEGUN = (Match.WORDS, Match.LETTER)
"""On two sides of a dash are two names that only begin: ``Nor - Sea``."""

_SHORT_SIDE = 2
"""Letters of a coast in short: ``nc``, ``jp``; no name begins so."""

_MOST_EITHER = 5
"""Places of which one is meant; whoever writes more has not written an order."""


class Place(NamedTuple):
    """A written place and where it stands in the text."""

    provinces: tuple[str, ...]
    """What it can mean; one unless it is ambiguous."""

    start: int
    end: int
    match: Match
    coast: str = ""
    words: tuple[str, ...] = ()
    """The name as it is written, without its coast."""

    either: tuple[str, ...] = ()
    """Where several places are written of which one is meant: these locations."""

    @property
    def locations(self) -> tuple[str, ...]:
        """Every location that it can mean."""
        coast = f"/{self.coast}" if self.coast else ""
        return self.either or tuple(f"{province}{coast}" for province in self.provinces)

    @property
    def unsure(self) -> bool:
        """Whether it has to be asked which place is meant."""
        return len(self.provinces) > 1 or bool(self.either)


_Read = tuple[int, Place, int]
"""A place as it was read: the token after it, what it means, and what that costs."""

MOST_STEPS = 250
"""Places looked for in one order; a clear order takes some ten, a tangled one some fifty."""


class Tangled(Exception):  # noqa: N818  (no fault of the program: nobody could say what it means)
    """The words can be taken in too many ways to follow all of them."""


class Places:
    """Finds the places among the tokens of one order."""

    def __init__(
        self,
        tokens: Tokens,
        names: NameIndex,
        own: Mapping[str, UnitKind | None],
        *,
        near: bool,
        spaced: bool = False,
    ) -> None:
        """``spaced`` takes names with nothing but a space between them for alternatives."""
        self.spaced = spaced
        self.tokens = tokens
        self.names = names
        self._own = own
        self.near = near
        self._steps = 0
        self._read: dict[tuple[int, bool, UnitKind | None], tuple[_Read, ...]] = {}
        self._across: dict[int, int] = {}
        """Where names of several words begin in the text, and where the longest of them ends."""

    def at(self, at: int, *, own: bool = False, kind: UnitKind | None = None) -> tuple[_Read, ...]:
        """Read a place and its coast, in as many words as its name may have.

        Where ``own`` units are meant, the beginning of a name need only fit one of them.

        Raises:
            Tangled: the words have been looked at from too many sides.
        """
        self._steps += 1
        if self._steps > MOST_STEPS:
            raise Tangled
        return self._look(at, own=own, kind=kind)

    def _look(self, at: int, *, own: bool, kind: UnitKind | None = None) -> tuple[_Read, ...]:
        key = at, own, kind
        if key not in self._read:
            readings = sorted(self._every_place(at, own=own, kind=kind), key=lambda read: read[2])
            best: dict[tuple[int, tuple[str, ...], str, bool], _Read] = {}
            for end, place, cost in readings:
                # The same place in the same words: the surest way to read it is enough.
                same = end, place.provinces, place.coast
                plain = place.match <= Match.START
                if (*same, True) not in best and (plain or (*same, False) not in best):
                    best[*same, plain] = end, place, cost
            single, miss = tuple(best.values()), self.tokens.miss
            self._read[key] = (*single, *self._alternatives(single, own=own))
            self.tokens.miss = miss
        return self._read[key]

    def _alternatives(self, read: tuple[_Read, ...], *, own: bool) -> tuple[_Read, ...]:
        """Read on behind a place, where another follows that may be meant instead: ``Bur/Gas``."""
        cheapest: dict[tuple[int, tuple[str, ...]], _Read] = {}
        for end, place, cost in read:
            after = self._joint(end, own=own)
            if after < 0:
                continue
            bare = after == end and not self.tokens.parted(end)
            # "a" is an army more often than the Czech "and".
            letter = after == end + 1 and self.tokens.all[end].text in KINDS
            price = cost + (_SIDE_BY_SIDE if bare or letter else _EITHER)
            for behind, other, more in self._others(after, place, own=own):
                if bare and not (_named(place) and _named(other) and _differ(place, other)):
                    continue
                if bare and own and self._own.keys().isdisjoint(other.provinces):
                    continue  # "A Par Bur - Gas" without a unit in Burgundy: two goals
                both = _either(place, other, explained=self.tokens.bracketed(end))
                if both is None:
                    continue
                key = behind, both.locations
                if key not in cheapest or cheapest[key][2] > price + more:
                    cheapest[key] = behind, both, price + more
        return tuple(cheapest.values())

    def _others(self, at: int, place: Place, *, own: bool) -> Iterator[_Read]:
        """Read what may be meant instead of a place: another one, or its other coast."""
        token = self.tokens.token(at)
        if token is not None and place.coast and len(token.text) > 1 and token.text in COASTS:
            word = self.tokens.token(at + 1)
            after = at + 2 if word is not None and word.text in COAST_WORDS else at + 1
            side = place._replace(coast=COASTS[token.text], end=self.tokens.all[after - 1].end)
            yield after, side, 0
        if token is None or (token.text in COASTS and len(token.text) == _SHORT_SIDE):
            return
        # "arm" is an army, and Armenia as well.
        starts = {at, at + 1} if token.text in KINDS else {at}
        for start in starts:
            if start < len(self.tokens.all):
                read = self._look(start, own=own)
                yield from (one for one in read if one[1].match is not Match.LETTER)

    def _joint(self, at: int, *, own: bool) -> int:
        """Return what follows a sign or a word that parts alternatives; -1 if there is none."""
        parted = self.tokens.parted(at)
        while (token := self.tokens.token(at)) is not None:
            # Units that do the same are joined by "and"; an order has but one goal.
            if (
                token.kind is TokenKind.PLUS
                or token.text in EITHER
                or (token.text in BOTH and (not own or self.tokens.is_either(at + 1)))
                or (token.kind is TokenKind.DASH and self.tokens.is_either(at + 1))
            ):
                parted = True
            elif own or not parted or not self.tokens.moves(token):
                break
            at += 1
        return at if (parted or self.spaced) and self.tokens.kind(at) is TokenKind.WORD else -1

    def _every_place(
        self, at: int, *, own: bool, kind: UnitKind | None
    ) -> Iterator[tuple[int, Place, int]]:
        self.tokens.missed(at, "province")
        for start, coast, cost in self._coast_before(at):
            for end, place, price in self._names_from(start, own=own, kind=kind):
                yield end, place._replace(coast=coast or place.coast), price + cost
                if not coast:
                    for after, side, more in self._coast_after(end, place):
                        last = self.tokens.all[after - 1].end
                        yield after, place._replace(coast=side, end=last), price + more
        yield from self._side_first(at)

    def _side_first(self, at: int) -> Iterator[tuple[int, Place, int]]:
        """Read the side before a place that has coasts: ``severní Španělsko``, ``N Spa``."""
        token = self.tokens.token(at)
        short = token is not None and COASTS.get(token.text, "")[:1] == token.text[:1].upper()
        if token is None or token.text not in COASTS or not (short or len(token.text) > 3):
            return
        for end, place, price in self._names_from(at + 1, own=False, kind=None):
            clear = place.match is Match.EXACT or len("".join(place.words)) > _SHORT_SIDE
            if self.names.shores.issuperset(place.provinces) and clear:
                start = token.start
                more = 1 if len(token.text) > 3 else 3
                yield end, place._replace(coast=COASTS[token.text], start=start), price + more

    def adjectives(self, at: int) -> Iterator[tuple[int, Place, UnitKind, int]]:
        """Read a unit called after its place: ``norskou armádu``, ``mnichovská armáda``."""
        token, noun = self.tokens.token(at), self.tokens.token(at + 1)
        if token is None or noun is None or len(noun.text) < 2 or noun.text not in KINDS:
            return
        if self.names.place((noun.text,), near=False) is not None:
            return  # "Ukrajina Arm" are two places
        kind = KINDS[noun.text]
        for stem in stems(token.text):
            named = self.names.place((stem,), near=False)
            if named is None:
                continue
            land = tuple(p for p in named.provinces if p not in self.names.seas)
            meant = land if kind is ARMY else named.provinces
            if len(meant) == 1:
                place = Place(provinces=meant, match=named.match, start=token.start, end=token.end)
                yield at + 2, place, kind, 1
                return

    def _names_from(
        self, at: int, *, own: bool, kind: UnitKind | None
    ) -> Iterator[tuple[int, Place, int]]:
        begin = self.tokens.skip_fillers(at)
        for start in {at, begin}:
            words: list[str] = []
            dashed = 0
            for end in range(start, len(self.tokens.all)):
                token = self.tokens.all[end]
                if (token.apart and words) or token.text in EITHER:
                    # Two things lie on the two sides of a stroke, a comma, a bracket, an "or".
                    break
                if token.kind is TokenKind.DASH and words:
                    dashed = len(words)
                    continue
                if token.kind is not TokenKind.WORD or len(words) == LONGEST_NAME:
                    break
                words.append(token.text)
                near = not token.digits and self._may_be_misspelt(words)
                near = near and not (dashed and self._are_names(tuple(words), dashed))
                named = self.names.place(tuple(words), near=near)
                if len(words) > 1:
                    self._note_name(start, end, tuple(words), named, dashed=bool(dashed))
                if named is not None and self._too_little(named, words, own=own):
                    continue
                if named is not None and not (dashed and named.match in _BEGUN):
                    cost = int(named.match) + (begin != at and start == begin)
                    cost += sum(len(word) == 1 for word in words) if len(words) > 1 else 0
                    meant = self._meant(named.provinces, kind) if own else named.provinces
                    yield (
                        end + 1,
                        Place(
                            provinces=meant,
                            start=self.tokens.all[start].start,
                            end=token.end,
                            match=named.match,
                            words=tuple(words),
                        ),
                        cost + (_UNSURE if len(meant) > 1 else 0),
                    )
                elif named is None and len(words) == 1:
                    yield from self._glued(end)

    def _may_be_misspelt(self, words: list[str]) -> bool:
        # Between the letters of a name stands no army: "ne A Par" is not Naples.
        army = "a" in words or "f" in words
        coast = len(words) > 1 and words[-1] in COASTS and len(words[-1]) <= _SHORT_SIDE
        return self.near and len(words) <= 4 and len(words[-1]) > 1 and not (army or coast)

    def _note_name(
        self, start: int, end: int, words: tuple[str, ...], named: Named | None, *, dashed: bool
    ) -> None:
        """Note that a name goes on: ``Mid-Atlantic Ocean`` is no move from anywhere to anywhere."""
        if named is None and dashed and self.near and not self._each_a_name(words):
            named = self.names.place(words, near=True)
        if named is not None:
            self._across[self.tokens.all[start].start] = self.tokens.all[end].end

    def _each_a_name(self, words: tuple[str, ...]) -> bool:
        """Tell whether every word is a name by itself: ``Swe-Den`` is no Sweden."""
        each = (self.names.place((word,), near=False) for word in words)
        return all(named is not None and named.match is Match.EXACT for named in each)

    def _are_names(self, words: tuple[str, ...], dash: int) -> bool:
        """Tell whether a dash before a word parts two names: ``Swe-Den``, ``Eng - La Manche``."""
        before, after = (
            self.names.place(side, near=False) for side in (words[:dash], words[dash:])
        )
        if before is not None and before.match is Match.EXACT and after is not None:
            return after.match <= Match.START
        return self._each_a_name(words)

    def joins_name(self, at: int, place: Place | None) -> bool:
        """Tell whether a word or a dash is a part of the name that a place only begins."""
        token = self.tokens.token(at)
        if token is None or place is None:
            return False
        return self._across.get(place.start, 0) >= token.end > place.end

    def _too_little(self, named: Named, words: list[str], *, own: bool) -> bool:
        """Tell whether so few letters are written that only a unit of one's own can be meant.

        "A Pra" is no army in Paris to whoever has none there; "A" is an army, and no space.
        """
        if named.match is Match.LETTER and words[-1] in KINDS:
            return True
        size = len("".join(words))
        few = size == 3 if named.match is Match.NEAR else size < 3 and named.match > Match.EXACT
        return own and few and self._own.keys().isdisjoint(named.provinces)

    def _meant(self, provinces: tuple[str, ...], kind: UnitKind | None) -> tuple[str, ...]:
        """Leave out where no own unit, or none of the kind written, can be ordered (VII.4)."""
        if len(provinces) == 1:
            return provinces
        mine = tuple(p for p in provinces if p in self._own)
        fitting = tuple(p for p in mine if kind in (None, self._own[p]))
        return fitting or mine or provinces

    def _glued(self, at: int) -> Iterator[tuple[int, Place, int]]:
        """Read a coast written onto its abbreviation: ``StPs``, ``SpaNC``."""
        token = self.tokens.all[at]
        if token.text in NO_PIECES:
            return  # ``conv`` is no Constantinople with an east coast (východ)
        for cut in (2, 1):
            body, side = token.text[:-cut], token.text[-cut:]
            if len(body) < 3 or COASTS.get(side) is None:
                continue
            named = self.names.place((body,), near=False)
            if named is None or named.match is not Match.EXACT or len(named.provinces) > 1:
                continue
            # ``mose`` is a sea badly typed and no Moscow with an east coast.
            if self.names.shores.issuperset(named.provinces):
                yield (
                    at + 1,
                    Place(
                        provinces=named.provinces,
                        coast=COASTS[side],
                        start=token.start,
                        end=token.end,
                        match=named.match,
                        words=(body,),
                    ),
                    2,
                )

    def _coast_before(self, at: int) -> Iterator[tuple[int, str, int]]:
        yield at, "", 0
        word = self.tokens.token(at + 1)
        side, slips = self._side(at, near=word is not None and word.text in COAST_WORDS)
        more = self._coast_word(at + 1) if side else -1
        if more >= 0:
            yield at + 2, side, 1 + slips + more

    def _coast_after(self, at: int, place: Place) -> Iterator[tuple[int, str, int]]:
        cost = 1
        if self.tokens.kind(at) is TokenKind.DASH:
            at, cost = at + 1, 3
        token = self.tokens.token(at)
        shore = self.names.shores.issuperset(place.provinces)
        side, slips = self._side(at, near=shore)
        if token is not None and side:
            more = self._coast_word(at + 1)
            if self.names.shores.isdisjoint(place.provinces):
                if self.tokens.kind(at - 1) is TokenKind.DASH:
                    return  # "Lon - North": so begins a goal
                if len(token.text) == 1:
                    # "War S" begins a support; a letter names a coast only where there are two.
                    return
                if self.tokens.parted(at) and len(token.text) > _SHORT_SIDE and more != 0:
                    return  # "Por: Západní Středomoří"
                cost += 1
            if 0 <= more <= (_MOST_SLIPS if shore else 0) and slips + more <= _MOST_SLIPS:
                yield at + 2, side, cost + slips + more
            yield at + 1, side, cost + slips

    def _side(self, at: int, *, near: bool) -> tuple[str, int]:
        """Return the coast that a word names, and what it costs: nothing when rightly spelt."""
        token = self.tokens.token(at)
        if token is None:
            return "", 0
        if not (near and self.near) or token.text in COASTS or len(token.text) < 4:
            return COASTS.get(token.text, ""), 0
        side = nearly_side(token.text)
        if not side or self.names.place((token.text,), near=False) is not None:
            return "", 0  # "Norw" begins a name
        return side, _MOST_SLIPS

    def _coast_word(self, at: int) -> int:
        """Return what a word costs that may follow a side (``coast``), -1 if it is none."""
        token = self.tokens.token(at)
        if token is None:
            return -1
        if token.text in COAST_WORDS:
            return 0
        return _MOST_SLIPS if self.near and is_nearly_coast(token.text) else -1


def _named(place: Place) -> bool:
    """Tell whether enough of a name is written to be one without a sign before it."""
    return place.match <= Match.START and len("".join(place.words)) > 2


def _differ(place: Place, other: Place) -> bool:
    return set(place.provinces).isdisjoint(other.provinces)


def _either(place: Place, other: Place, *, explained: bool) -> Place | None:
    """Make one of two places of which one is meant; nothing where too many are written."""
    end = max(place.end, other.end)
    shared = tuple(p for p in place.provinces if p in other.provinces)
    if shared and place.coast == other.coast and not place.either + other.either:
        # ``Liv (Livonsko)``: the one name says which of its meanings the other has.
        return place._replace(provinces=shared, end=end) if explained else None
    both = tuple(dict.fromkeys(place.locations + other.locations))
    if len(both) > _MOST_EITHER and place.either:
        return None
    provinces = tuple(dict.fromkeys(place.provinces + other.provinces))
    return place._replace(provinces=provinces, coast="", end=end, either=both)
