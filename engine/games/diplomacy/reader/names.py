"""Which province a written name means: abbreviation, full name, its beginning, or nearly so."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import IntEnum
from functools import lru_cache

from engine.board import forms
from engine.board.board import Board, SameBoard
from engine.board.names import spellings
from engine.board.province import Province, Terrain
from engine.games.diplomacy.reader.chatter import CHATTER
from engine.games.diplomacy.reader.words import (
    BOAT,
    BOTH,
    COAST_WORDS,
    COASTS,
    EITHER,
    FILLERS,
    HOLD_FILLERS,
    KINDS,
    NO_INITIALS,
    NO_PIECES,
    NOT_NAMES,
    SIGN_OF,
    SUPPORTED_NOUNS,
    VIA,
    VIA_FILLERS,
    VIA_SEA,
    WAIVE_FILLERS,
    Sign,
    Token,
    TokenKind,
    fold,
    tokens,
)

LONGEST_NAME = 6
"""Words that one name can have at most, dashes not counted."""


_MOST_SLIPS = 3
"""Slips of the pen that are believed in the longest of names."""

_ORDER_WORDS = frozenset().union(
    *(SIGN_OF, KINDS, COASTS, COAST_WORDS, VIA, VIA_SEA, VIA_FILLERS, FILLERS, HOLD_FILLERS),
    *(WAIVE_FILLERS, SUPPORTED_NOUNS, EITHER, BOTH, (BOAT,)),
)
"""Every word that an order may have beside its names."""

_NOT_PLAIN = frozenset().union(SIGN_OF, EITHER, BOTH, VIA, CHATTER)
"""Words that may be something else than a part of a name."""


class Match(IntEnum):
    """How surely a text names a place; the number is what it costs against other readings."""

    EXACT = 0
    """An abbreviation or the whole name."""

    START = 1
    """The beginning of a name: ``Burg``."""

    WORDS = 2
    """Beginnings of words of a name: ``Sev moře``, ``Petersburg``; first letters: ``ČM``."""

    LETTER = 3
    """A single letter with which only one name begins."""

    NEAR = 5
    """Misspelt."""


@dataclass(frozen=True, slots=True)
class Named:
    """What a text may mean."""

    match: Match
    provinces: tuple[str, ...]
    """One, or several when the text is ambiguous; in the board's order."""


Words = dict[str, tuple["Words", str]]
"""Words of names: what may follow each, and the province that is named when nothing does."""

_Letters = tuple[str, int, int, str]
"""A name, the letters that it has, those that it has twice, and the province it belongs to."""

_ByLength = dict[int, list[_Letters]]
"""Names by how many letters they have."""


class NameIndex:
    """Every name of every province and power of a board, ready to be looked up."""

    def __init__(self, board: Board) -> None:
        self._board = board
        self._rank = {province: i for i, province in enumerate(board.provinces)}
        self._exact: dict[str, set[str]] = {}
        self.seas = frozenset(
            province.id for province in board.provinces.values() if province.terrain is Terrain.SEA
        )
        """Spaces that can lie on a convoy's way."""
        self.shores = frozenset(p.id for p in board.provinces.values() if p.coasts)
        """Provinces with separate coasts."""
        self._starts: dict[str, list[tuple[str, str]]] = {}
        """What names begin with, by first and first two letters: with their spaces and without."""
        self._inner: dict[str, list[tuple[tuple[str, ...], str]]] = {}
        """Names by the first letter, and the first two, of each of their words."""
        for province in board.provinces.values():
            for words in dict.fromkeys(_words(spelling) for spelling in spellings(province)):
                self._add(words, province.id)
            for case in _declined(province):
                self._exact.setdefault(" ".join(case), set()).add(province.id)
        for province in board.provinces.values():
            # Its key and the rulebook's abbreviation belong to a province alone.
            for sure in (province.id, province.abbr):
                self._exact[fold(sure)] = {province.id}
        near: list[_Letters] = [
            (name, *_letters(name), province)
            for name, province in dict.fromkeys(n for known in self._starts.values() for n in known)
            if len(name) >= 4 and " " not in name
        ]
        self._near = _by_length(near)
        self._wholes: dict[str, set[str]] = {}
        """Names without their spaces."""
        for name, *_, owner in near:
            self._wholes.setdefault(name, set()).add(owner)
        self._long = [
            (words, province)
            for words, province in dict.fromkeys(w for known in self._inner.values() for w in known)
            if len(words) > 1
        ]
        """Names of several words."""
        self._long_of: dict[str, list[tuple[str, ...]]] = {}
        for words, owner in self._long:
            self._long_of.setdefault(owner, []).append(words)
        self.parts = {word for words, _ in self._long for word in words}
        """What names of several words are made of."""
        self._piece_letters = [(piece, _letters(piece)[0]) for piece in sorted(self.parts)]
        self._near_pieces: dict[str, frozenset[str]] = {}
        joined = {"".join(words) for words, _ in self._long}
        self._joined = _by_length([known for known in near if known[0] in joined])
        """The same without their spaces."""
        self._initials = _initials(board)
        self._letters = " ".join((*self._exact, *self._initials))
        """Every name and its pieces, to look for letters in."""
        self._powers: list[tuple[tuple[str, ...], str]] = [
            (words, power.id)
            for power in board.powers
            for spelling in spellings(power)
            if (words := _words(spelling))
        ]
        self._called: dict[str, list[tuple[tuple[str, ...], str]]] = {}
        self._known: dict[tuple[str, bool], Named | None] = {}
        self.plain = self._plain_names()
        """Names that mean one province, word by word: what may follow, and what is meant so far."""

    def _plain_names(self) -> Words:
        plain: Words = {}
        for name, provinces in self._exact.items():
            words = name.split(" ")
            if len(name) < 3 or len(provinces) > 1 or not _NOT_PLAIN.isdisjoint(words):
                continue
            if words[0] in FILLERS:
                continue
            at = plain
            for word in words[:-1]:
                at = at.setdefault(word, ({}, ""))[0]
            after = at.get(words[-1], ({}, ""))[0]
            at[words[-1]] = after, min(provinces)
        return plain

    def may_join(self, words: Sequence[str], more: Sequence[str]) -> bool:
        """Tell whether words on two sides of a dash could be one name: ``Mid-Atlantic``."""
        ends = words[0], more[0]
        known = self._inner.get(words[0][:2], ())
        return any(len(name) > 1 and _starts_words(ends, name) for name, _ in known)

    def is_slip(self, words: Sequence[str]) -> bool:
        """Tell whether among words is one that nobody writes on purpose, and no coast glued on.

        It stands in no name and is no word of an order: only a misspelt name can hold it.
        """
        if not COAST_WORDS.isdisjoint(words) or not COASTS.keys().isdisjoint(words[1:]):
            return False
        if words[0] in COASTS and self._has_shore(words[1:]):
            return False  # "severní Španlesko"
        if any(self._is_glued(word) for word in words):
            return False
        slips = [
            word
            for word in words
            if len(word) > 3 and word not in _ORDER_WORDS and word not in self._letters
        ]
        # "Kirl" may be Kiel, and an order to kill.
        return bool(slips) and all(nearly_sign(word) is None for word in slips)

    def _has_shore(self, words: Sequence[str]) -> bool:
        """Tell whether words begin with a province that has separate coasts."""
        named = (self.place(tuple(words[:end]), near=True) for end in range(1, len(words) + 1))
        return any(one is not None and self.shores.issuperset(one.provinces) for one in named)

    def _is_glued(self, word: str) -> bool:
        """Tell whether a coast is written onto a province's name: ``stps``, ``spanc``."""
        for cut in (1, 2):
            meant = self._exact.get(word[:-cut])
            if meant is not None and word[-cut:] in COASTS and meant <= self.shores:
                return True
        return False

    def may_be_torn(self, whole: str, more: Sequence[str], province: str) -> bool:
        """Tell whether all that is written could be a province's own name: ``Adriatic S.ea``.

        ``more`` are the last words of it. True is no answer: it was not looked up.
        """
        if whole in self._wholes:
            return True
        names = self._long_of.get(province)
        if names is None:
            return False
        return any(
            not self._pieces_near(more[0]).isdisjoint(name) or _resembles(whole, "".join(name))
            for name in names
        )

    def _add(self, words: tuple[str, ...], province: str) -> None:
        for key in dict.fromkeys((" ".join(words), "".join(words))):
            if key:
                self._exact.setdefault(key, set()).add(province)
                for begun in dict.fromkeys((key[:1], key[:2])):
                    self._starts.setdefault(begun, []).append((key, province))
        if len(words) == 1 and words[0].endswith("sko"):
            # "do Norska" is no sea, although a sea's name begins so, too.
            for case in ("ska", "sku", "skem"):
                self._exact.setdefault(words[0][:-3] + case, set()).add(province)
        for begun in dict.fromkeys(word[:size] for size in (1, 2) for word in words):
            self._inner.setdefault(begun, []).append((words, province))

    def place(self, words: tuple[str, ...], *, near: bool) -> Named | None:
        """Tell what place the words name; ``near`` also tries misspellings."""
        key = " ".join(words), near
        if key not in self._known:
            if len(self._known) > 20_000:
                self._known.clear()
            self._known[key] = self._find(words, near=near)
        return self._known[key]

    def _find(self, words: tuple[str, ...], *, near: bool) -> Named | None:
        key = " ".join(words)
        if exact := self._exact.get(key):
            return self._named(Match.EXACT, exact)
        if NOT_NAMES.issuperset(words):
            return None
        starts = {p for name, p in self._starts.get(key[:2], ()) if name.startswith(key)}
        if starts:
            return self._named(Match.START if len(key) > 1 else Match.LETTER, starts)
        if max(len(word) for word in words) >= 3:
            begun = self._inner.get(words[0][:2], ())
            inside = {p for name, p in begun if _starts_words(words, name)}
            if inside:
                return self._named(Match.WORDS, inside)
        initials = self._initials.get(key)
        if initials:
            return self._named(Match.WORDS, initials)
        similar = self._misspelt(words) if near else None
        return self._named(Match.NEAR, similar) if similar else None

    def meanings(self, words: tuple[str, ...]) -> tuple[str, ...]:
        """List every province that the words may mean, however unlikely; in the board's order."""
        key = " ".join(words)
        meant = self._exact.get(key, set()) | self._initials.get(key, set())
        meant = meant | {p for name, p in self._starts.get(key[:1], ()) if name.startswith(key)}
        meant |= {p for name, p in self._inner.get(key[:1], ()) if _starts_words(words, name)}
        if len(key) > 3:
            meant |= self._misspelt(words)
        return self._named(Match.NEAR, meant).provinces

    def resembles(self, words: tuple[str, ...], province: str, most: int = 3) -> bool:
        """Tell whether words side by side are nearly a province's own name of several words."""
        whole = "".join(words)
        most = min(most, _slips(whole))
        return any(
            owner == province and distance(whole, name, most)[0] <= most
            for known in self._joined.values()
            for name, *_, owner in known
        )

    def spells(self, words: tuple[str, ...], province: str) -> bool:
        """Tell whether each of these words is one of a province's name, but for one letter."""
        if all(len(word) == 3 for word in words):
            return False  # "Bla Ser" are two abbreviations
        return any(
            len(name) == len(words)
            and all(
                own.startswith(word) or distance(word, own, 1)[0] <= 1
                for word, own in zip(words, name, strict=True)
            )
            for name in self._long_of.get(province, ())
        )

    def _misspelt(self, words: tuple[str, ...]) -> set[str]:
        """Return what misspelt words mean: each is one of the name's, none a piece of another.

        ``Tri Rom`` is no Tyrolia: what stands in two words may be two names.
        """
        if len(words) == 1:
            (word,) = words
            halves = word[:3], word[3:]
            two_names = len(word) == 6 and all(half in self._exact for half in halves)
            return set() if two_names or word in NO_PIECES else self._similar(word)
        if all(len(word) == 3 and word in self._exact for word in words):
            return set()  # "Swe Den" are two spaces, and no Sweden
        whole = "".join(words)
        if whole in self._wholes:
            return self._wholes[whole]
        if any(word in NO_PIECES and word not in self.parts for word in words):
            return set()  # "Adriatic hold" is more than a misspelt sea
        provinces = self._of_misspelt_pieces(words)
        if provinces:
            return provinces
        # ``gulfof lyon``: the space between its words may stand elsewhere.
        provinces = self._similar(whole, self._joined)
        named = (self._exact[word] for word in words if len(word) > 2 and word in self._exact)
        return provinces if all(provinces & meant for meant in named) else set()

    def _of_misspelt_pieces(self, words: Sequence[str]) -> set[str]:
        """Return the provinces in whose name each word is, begins or nearly is the one there."""
        if max(len(word) for word in words) <= 3:
            return set()
        pieces = [self._pieces_near(word) for word in words]
        if not all(pieces):
            return set()
        first, second = pieces[0], pieces[1]
        return {
            province
            for name, province in self._long
            if name[0] in first
            and name[1] in second
            and len(name) >= len(words)
            and all(own in near for own, near in zip(name, pieces, strict=False))
        }

    def _pieces_near(self, word: str) -> frozenset[str]:
        """Return which words of names of several words a word is, begins, or nearly is."""
        known = self._near_pieces.get(word)
        if known is None:
            if len(self._near_pieces) > 5_000:
                self._near_pieces.clear()
            size, most, (letters, _) = len(word), _slips(word), _letters(word)
            places = _places(word)
            known = self._near_pieces[word] = frozenset(
                [
                    piece
                    for piece, has in self._piece_letters
                    if piece.startswith(word)
                    or (
                        -most <= len(piece) - size <= most
                        and (letters & ~has).bit_count() <= most
                        and (has & ~letters).bit_count() <= most
                        and _distance(places, size, piece, most)[0] <= most
                    )
                ]
            )
        return known

    def _named(self, match: Match, provinces: set[str]) -> Named:
        return Named(match, tuple(sorted(provinces, key=self._rank.__getitem__)))

    def _similar(self, text: str, names: _ByLength | None = None) -> set[str]:
        """Return the provinces with the name nearest to a misspelt one."""
        if len(text) == 3:
            # Too short for any slip but two letters in the wrong order: `Wra`.
            swapped = (text[1] + text[0] + text[2], text[0] + text[2] + text[1])
            return set().union(*(self._exact.get(key, ()) for key in swapped))
        if not _slips(text) or len(text) > 40:
            return set()
        return self._nearest(text, names or self._near)

    def _nearest(self, text: str, known: _ByLength) -> set[str]:
        best, closest = _slips(text), set[str]()
        size, (letters, twice), places = len(text), _letters(text), _places(text)
        # The nearest in length first: whatever is found there leaves less to look for.
        for length in sorted(known, key=lambda one: abs(one - size)):
            for name, has, has_twice, province in known[length]:
                # Of a much longer name only the beginning can be meant, with one slip at most.
                most = best if length - size <= best else min(best, 1)
                if size - length > most:
                    break
                # Each letter that the name lacks is a slip.
                lacking = letters & ~has
                if lacking & (lacking - 1) and (most < 2 or lacking.bit_count() > most):
                    continue
                if lacking.bit_count() + (twice & ~has_twice).bit_count() > most:
                    continue
                if (has & ~letters).bit_count() > most and not _begin_alike(text, name):
                    continue  # neither the whole name nor its beginning
                whole, start = _distance(places, size, name, most)
                if most < best and start > most:
                    continue
                # The beginning of a name leaves too much open to be misspelt twice.
                away = min(whole, start) if start <= 1 else whole
                if away < best or (away == best and not closest):
                    closest, best = {province}, away
                elif away == best:
                    closest.add(province)
        return closest

    def power(self, tokens: list[Token], at: int) -> list[tuple[int, str]]:
        """Return the powers that may be named from a token on, with the token after the name."""
        word = tokens[at].text
        known = self._called.get(word)
        if known is None:
            if len(self._called) > 5_000:
                self._called.clear()
            known = [
                (words, power)
                for words, power in self._powers
                if words[0] == word or (len(words[0]) > 3 and _same_stem(word, words[0]))
            ]
            self._called[word] = known
        named: dict[tuple[int, str], None] = {}
        for words, power in known:
            after = _run(tokens, at, words)
            if after or len(words[0]) > 3:
                named[after or at + 1, power] = None
        return list(named)


def _by_length(names: Sequence[_Letters]) -> _ByLength:
    by_length: _ByLength = {}
    for known in names:
        by_length.setdefault(len(known[0]), []).append(known)
    return by_length


def _initials(board: Board) -> dict[str, set[str]]:
    """Return the first letters of names of several words: ``čm`` of *Černé moře*."""
    initials: dict[str, set[str]] = {}
    for province in board.provinces.values():
        for words in map(_words, province.names.values()):
            letters = "".join(word[0] for word in words)
            if len(words) > 1 and letters not in NO_INITIALS:
                initials.setdefault(letters, set()).add(province.id)
    return initials


def _words(text: str) -> tuple[str, ...]:
    return tuple(t.text for t in tokens(text) if t.kind is TokenKind.WORD)


_ENDINGS = {"y": ("eho", "emu", "ym"), "e": ("eho", "emu", "ym"), "i": ("iho", "imu", "im")}
"""What a Czech adjective ends with after *do*, *k* and *s*, by what it ends with otherwise."""

_HARD = frozenset("bcdfghjklmnprstvz")


def _declined(province: Province) -> Iterator[tuple[str, ...]]:
    """Yield a province's names as sentences have them: what the map says, and what is usual."""
    for name in (*province.names.values(), *province.aliases):
        yield from _cases(_words(name))
    for line in province.forms.values():
        known = forms.read(line)
        yield from map(_words, known.cases if known is not None else ())


def _cases(words: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    """Yield a Czech name as sentences have it: ``do Lvího zálivu``, ``k Římu``."""
    first, *rest = words
    if not rest:
        if first[-1] in _HARD:
            yield from ((first + ending,) for ending in ("a", "u", "em"))
    elif first[-1] in _ENDINGS:
        bare = rest[0].rstrip("e")
        of, to, by = ("e", "i", "em") if bare != rest[0] else ("u", "u", "em")
        for ending, case in zip(_ENDINGS[first[-1]], (of, to, by), strict=True):
            yield (first[:-1] + ending, bare + case, *rest[1:])


def _run(tokens: list[Token], at: int, words: tuple[str, ...]) -> int:
    """Match words with the tokens from ``at`` on, over dashes; return the token after or 0."""
    for number, word in enumerate(words):
        if number and at < len(tokens) and tokens[at].kind is TokenKind.DASH:
            at += 1
        if at >= len(tokens) or tokens[at].kind is not TokenKind.WORD or tokens[at].text != word:
            return 0
        at += 1
    return at


def _same_stem(word: str, name: str) -> bool:
    """Tell whether a word is a form of a power's name: ``ruskou`` of ``ruská``, ``Aus``."""
    if len(word) < 3:
        return False
    common = next(
        (i for i, (a, b) in enumerate(zip(word, name, strict=False)) if a != b),
        min(len(word), len(name)),
    )
    return common == len(word) or common >= max(4, min(len(word) - 3, len(name) - 2))


def _starts_words(typed: tuple[str, ...], name: tuple[str, ...]) -> bool:
    """Tell whether every typed word begins another word of the name, in whatever order."""
    left = list(name)
    for word in typed:
        for begun in left:
            if begun.startswith(word):
                left.remove(begun)
                break
        else:
            return False
    return True


def _begin_alike(text: str, name: str) -> bool:
    """Tell whether a text may be, but for one slip, how a name begins."""
    return text[0] in name[:2] or text[1] in name[:2]


def _resembles(whole: str, name: str) -> bool:
    """Tell whether a text could be a name, or begin it, with as many slips as are believed."""
    if (_letters(whole)[0] & ~_letters(name)[0]).bit_count() > _MOST_SLIPS:
        return False
    away, from_start = distance(whole, name, _MOST_SLIPS)
    return away <= _MOST_SLIPS or from_start <= 1


def _slips(text: str) -> int:
    """Return how many slips of the pen are believed in a name of this length."""
    size = len(text)
    return 0 if size < 4 else 1 if size < 6 else 2 if size < 9 else 3


def _letters(text: str) -> tuple[int, int]:
    """Return which letters a text has at all, and which more than once: a bit for each."""
    present = twice = 0
    for char in text:
        bit = 1 << (ord(char) & 31)
        twice |= present & bit
        present |= bit
    return present, twice


_LONG_SIGNS = [(word, sign, _letters(word)[0]) for word, sign in SIGN_OF.items() if len(word) >= 4]
"""Words for an order that are long enough to be misspelt, with the letters that they have."""


def distance(text: str, name: str, most: int = 40) -> tuple[int, int]:
    """Count the slips (letter wrong, missing, too many, two swapped) that lead to a name.

    The second number counts those that lead to any beginning of it. Beyond ``most`` they are not
    counted: any number greater than that can be returned.
    """
    return _distance(_places(text), len(text), name, most)


def _places(text: str) -> dict[str, int]:
    """Return where in a text each of its letters stands: a bit for each place."""
    places: dict[str, int] = {}
    bit = 1
    for char in text:
        places[char] = places.get(char, 0) | bit
        bit <<= 1
    return places


def _distance(places: dict[str, int], size: int, name: str, most: int) -> tuple[int, int]:
    """Count slips as ``distance`` does, for a text of which is known where each letter stands.

    Letter by letter of the name a column of the usual table, all its cells at once: a bit says
    whether a cell is one more, or one less, than the one above it (Hyyrö, *A bit-vector algorithm
    for computing Levenshtein and Damerau edit distances*, 2003).
    """
    if not size:
        return len(name), 0
    slips = least = size
    end = 1 << (size - 1)
    column = end | (end - 1)
    more, less, same, before = column, 0, 0, 0
    for char in name[: size + most]:  # of a longer one only the beginning is near
        here = places.get(char, 0)
        swapped = ((~same & here) << 1) & before
        same = ((((here & more) + more) ^ more) | here | less | swapped) & column
        rises = less | (column & ~(same | more))
        falls = same & more
        if rises & end:
            slips += 1
        elif falls & end:
            slips -= 1
            least = min(least, slips)
        rises = ((rises << 1) | 1) & column
        more = ((falls << 1) | ~(same | rises)) & column
        less = same & rises
        before = here
    return (slips if len(name) <= size + most else most + 1), least


@lru_cache(maxsize=512)
def nearly_sign(word: str) -> Sign | None:
    """Return the sign of a misspelt word, if only one is near: ``suports``."""
    size, (letters, _) = len(word), _letters(word)
    near = {
        sign
        for known, sign, has in _LONG_SIGNS
        if -1 <= len(known) - size <= 1
        # A letter too many, one that is missing, or one for another.
        and (letters & ~has).bit_count() <= 1
        and (has & ~letters).bit_count() <= 1
        and distance(word, known, 1)[0] == 1
    }
    return near.pop() if len(near) == 1 else None


_JOINED_SIDES = {
    f"{side}{word}": coast
    for side, coast in COASTS.items()
    for word in COAST_WORDS
    if len(side) >= 4
}


@lru_cache(maxsize=2_000)
def nearly_side(word: str) -> str:
    """Return the coast of a misspelt side, if only one is near; else nothing.

    ``sout``, ``jizn``; ``southcoast``.
    """
    return _JOINED_SIDES.get(word) or _nearest(word, COASTS)


@lru_cache(maxsize=2_000)
def is_nearly_coast(word: str) -> bool:
    """Tell whether a word is ``coast`` or ``pobřeží`` but for one slip."""
    return bool(_nearest(word, dict.fromkeys(COAST_WORDS, "coast")))


def _nearest(word: str, meant: Mapping[str, str]) -> str:
    """Return what the words mean that are one slip from another; nothing if that is several."""
    if len(word) < 4 or word in _ORDER_WORDS or word in NO_PIECES or nearly_sign(word) is not None:
        return ""  # "Spain rests" is no Spain in the west
    near = {
        meaning
        for known, meaning in meant.items()
        if len(known) >= 4
        and -1 <= len(known) - len(word) <= 1
        and distance(word, known, 1)[0] == 1
    }
    return near.pop() if len(near) == 1 else ""


@lru_cache(maxsize=8)
def _index(same: SameBoard) -> NameIndex:
    return NameIndex(same.board)


def index_of(board: Board) -> NameIndex:
    """Return the names of a board, collected once."""
    return _index(SameBoard(board))
