"""Where names of places stand in a written order, and what they can mean."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace

from engine.games.diplomacy.words import (
    COAST_WORDS,
    COASTS,
    FILLERS,
    KINDS,
    Token,
    TokenKind,
    stems,
)
from engine.games.diplomacy.words_names import LONGEST_NAME, Match, Named, NameIndex
from engine.rules.position import UnitKind

_UNSURE = 6
"""A name with several meanings: any reading in which it has one is better."""


_TELLING = ("end", "unit", "province", "order")
"""What could have stood at a place, the most telling last."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Place:
    """A written place and where it stands in the text."""

    provinces: tuple[str, ...]
    """What it can mean; one unless it is ambiguous."""

    coast: str = ""
    start: int
    end: int
    match: Match


@dataclass(frozen=True, slots=True)
class Miss:
    """The furthest point that any reading came to, and what would have fitted there."""

    token: int
    expected: str


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
        found: list[Token],
        names: NameIndex,
        own: Mapping[str, UnitKind | None],
        *,
        near: bool,
    ) -> None:
        self._found = found
        self._names = names
        self._own = own
        self._near = near
        self._steps = 0
        self._read: dict[tuple[int, bool, UnitKind | None], tuple[_Read, ...]] = {}
        self.miss = Miss(0, "unit")

    def _places(
        self, at: int, *, own: bool = False, kind: UnitKind | None = None
    ) -> tuple[_Read, ...]:
        """Read a place and its coast, in as many words as its name may have.

        Where ``own`` units are meant, the beginning of a name need only fit one of them.

        Raises:
            Tangled: the words have been looked at from too many sides.
        """
        self._steps += 1
        if self._steps > MOST_STEPS:
            raise Tangled
        key = at, own, kind
        if key not in self._read:
            found = sorted(self._every_place(at, own=own, kind=kind), key=lambda read: read[2])
            best: dict[tuple[int, tuple[str, ...], str, bool], _Read] = {}
            for end, place, cost in found:
                # The same place in the same words: the surest way to read it is enough.
                same = end, place.provinces, place.coast
                plain = place.match <= Match.START
                if (*same, True) not in best and (plain or (*same, False) not in best):
                    best[*same, plain] = end, place, cost
            self._read[key] = tuple(best.values())
        return self._read[key]

    def _every_place(
        self, at: int, *, own: bool, kind: UnitKind | None
    ) -> Iterator[tuple[int, Place, int]]:
        self._missed(at, "province")
        for start, coast, cost in self._coast_before(at):
            for end, place, price in self._names_from(start, own=own, kind=kind):
                yield end, replace(place, coast=coast or place.coast), price + cost
                if not coast:
                    for after, side, more in self._coast_after(end, place):
                        last = self._found[after - 1].end
                        yield after, replace(place, coast=side, end=last), price + more
        yield from self._side_first(at)

    def _side_first(self, at: int) -> Iterator[tuple[int, Place, int]]:
        """Read the side as an adjective, where a place has coasts: ``severní Španělsko``."""
        token = self._token(at)
        if token is None or len(token.text) < 4 or token.text not in COASTS:
            return
        for end, place, price in self._names_from(at + 1, own=False, kind=None):
            if self._names.shores.issuperset(place.provinces):
                start = token.start
                yield end, replace(place, coast=COASTS[token.text], start=start), price + 1

    def _adjectives(self, at: int) -> Iterator[tuple[int, Place, UnitKind, int]]:
        """Read a unit called after its place: ``norskou armádu``, ``mnichovská armáda``."""
        token, noun = self._token(at), self._token(at + 1)
        if token is None or noun is None or len(noun.text) < 2 or noun.text not in KINDS:
            return
        kind = KINDS[noun.text]
        for stem in stems(token.text):
            named = self._names.place((stem,), near=False)
            if named is None:
                continue
            land = tuple(p for p in named.provinces if p not in self._names.seas)
            meant = land if kind is UnitKind.ARMY else named.provinces
            if len(meant) == 1:
                place = Place(provinces=meant, match=named.match, start=token.start, end=token.end)
                yield at + 2, place, kind, 1
                return

    def _names_from(
        self, at: int, *, own: bool, kind: UnitKind | None
    ) -> Iterator[tuple[int, Place, int]]:
        begin = self._skip_fillers(at)
        for start in {at, begin}:
            words: list[str] = []
            dashed = False
            for end in range(start, len(self._found)):
                token = self._found[end]
                if token.kind is TokenKind.DASH and words:
                    dashed = True
                    continue
                if token.kind is not TokenKind.WORD or len(words) == LONGEST_NAME:
                    break
                words.append(token.text)
                near = self._near and not dashed and len(words) <= 4 and len(token.text) > 1
                # Between the letters of a name stands no army: "ne A Par" is not Naples.
                near = near and not any(word in ("a", "f") for word in words)
                named = self._names.place(tuple(words), near=near)
                if named is not None and named.match is Match.LETTER and token.text in KINDS:
                    # "A" is an army, not some space that begins with it.
                    continue
                if named is not None and own and self._too_little(named, words):
                    # "A Pra" is no army in Paris to whoever has none there.
                    continue
                if named is not None and not (dashed and named.match > Match.START):
                    cost = int(named.match) + (begin != at and start == begin)
                    cost += sum(len(word) == 1 for word in words) if len(words) > 1 else 0
                    meant = self._meant(named.provinces, kind) if own else named.provinces
                    yield (
                        end + 1,
                        Place(
                            provinces=meant,
                            start=self._found[start].start,
                            end=token.end,
                            match=named.match,
                        ),
                        cost + (_UNSURE if len(meant) > 1 else 0),
                    )
                elif named is None and len(words) == 1:
                    yield from self._glued(end)

    def _too_little(self, named: Named, words: list[str]) -> bool:
        """Tell whether so few letters are written that only a unit of one's own can be meant."""
        size = len("".join(words))
        few = size == 3 if named.match is Match.NEAR else size < 3 and named.match > Match.EXACT
        return few and self._own.keys().isdisjoint(named.provinces)

    def _meant(self, provinces: tuple[str, ...], kind: UnitKind | None) -> tuple[str, ...]:
        """Leave out where no own unit, or none of the kind written, can be ordered (VII.4)."""
        if len(provinces) == 1:
            return provinces
        mine = tuple(p for p in provinces if p in self._own)
        fitting = tuple(p for p in mine if kind in (None, self._own[p]))
        return fitting or mine or provinces

    def _glued(self, at: int) -> Iterator[tuple[int, Place, int]]:
        """Read a coast written onto its abbreviation: ``StPs``, ``SpaNC``."""
        token = self._found[at]
        for cut in (2, 1):
            body, side = token.text[:-cut], token.text[-cut:]
            if len(body) < 3 or COASTS.get(side) is None:
                continue
            named = self._names.place((body,), near=False)
            if named is not None and named.match is Match.EXACT and len(named.provinces) == 1:
                yield (
                    at + 1,
                    Place(
                        provinces=named.provinces,
                        coast=COASTS[side],
                        start=token.start,
                        end=token.end,
                        match=named.match,
                    ),
                    2,
                )

    def _coast_before(self, at: int) -> Iterator[tuple[int, str, int]]:
        yield at, "", 0
        token, word = self._token(at), self._token(at + 1)
        if token and word and token.text in COASTS and word.text in COAST_WORDS:
            yield at + 2, COASTS[token.text], 1

    def _coast_after(self, at: int, place: Place) -> Iterator[tuple[int, str, int]]:
        cost = 1
        if self._kind(at) is TokenKind.DASH:
            at, cost = at + 1, 3
        token = self._token(at)
        if token is not None and token.text in COASTS:
            if self._names.shores.isdisjoint(place.provinces):
                if len(token.text) == 1:
                    # "War S" begins a support; a letter names a coast only where there are two.
                    return
                cost += 1
            word = self._token(at + 1)
            if word is not None and word.text in COAST_WORDS:
                yield at + 2, COASTS[token.text], cost
            yield at + 1, COASTS[token.text], cost

    def _skip_fillers(self, at: int) -> int:
        while (token := self._token(at)) is not None and token.text in FILLERS:
            at += 1
        return at

    # Tokens

    def _token(self, at: int) -> Token | None:
        return self._found[at] if at < len(self._found) else None

    def _kind(self, at: int) -> TokenKind | None:
        return self._found[at].kind if at < len(self._found) else None

    def _ends(self, at: int) -> bool:
        if at < len(self._found):
            self._missed(at, "end")
        return at >= len(self._found)

    def _missed(self, at: int, expected: str) -> None:
        rank = _TELLING.index
        if (at, rank(expected)) > (self.miss.token, rank(self.miss.expected)):
            self.miss = Miss(at, expected)
