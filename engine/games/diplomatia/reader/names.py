"""Which space a written name means: in full, in its cases, shortened, by its port, or misspelt."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import product
from typing import Final

from engine.board import forms
from engine.board.board import Board, SameBoard
from engine.board.names import spellings
from engine.board.province import Power, Province
from engine.games.diplomatia.reader.declension import declined
from engine.games.diplomatia.reader.tokens import words_of
from engine.games.diplomatia.reader.words import (
    CHATTER,
    EITHER,
    FILLERS,
    KINDS,
    SIGN_OF,
    TAKEN_BACK,
)

EXACT: Final = 0
"""The whole name, in whatever case, or an abbreviation."""

PORT: Final = 1
"""The port of a sector; a case that the map does not say."""

SHORT: Final = 2
"""The beginning of a name or of its words, a word of it, its first letters."""

NEAR: Final = 6
"""Misspelt."""

LONGEST_NAME: Final = 8
"""Words that a name can have at most."""

_SHORTEST: Final = 2
"""Letters of a name that is cut short."""

_NO_NAMES: Final = frozenset().union(SIGN_OF, KINDS, FILLERS, EITHER, CHATTER, TAKEN_BACK)
"""Words of orders, which are never taken for a shortened or misspelt name."""

Meant = tuple[tuple[str, int], ...]
"""The spaces that words may mean, each with how sure that is: the number is what it costs."""

Priced = tuple[int, Meant]
"""What the likeliest of such spaces costs, and all of them with what they cost above it.

Hundreds of spaces may begin with the same words: what they cost is counted once for all orders.
"""


@dataclass(frozen=True, slots=True)
class _Name:
    words: tuple[str, ...]
    province: str


class NameIndex:
    """Every name of every space and power of a board, ready to be looked up."""

    def __init__(self, board: Board) -> None:
        self._rank = {province: at for at, province in enumerate(board.provinces)}
        self._exact: dict[str, dict[str, int]] = {}
        self._ids = {province.casefold(): province for province in board.provinces}
        self._starts: dict[str, list[_Name]] = {}
        self._inner: dict[str, list[_Name]] = {}
        self._initials: dict[str, set[str]] = {}
        self._pieces: set[str] = set()
        """Every word that a name has."""
        self._near: dict[tuple[int, str], list[tuple[str, int, str]]] = {}
        """Names by their length and figures: ``Praha 1`` is no misspelt ``Praha 2``."""
        for province in board.provinces.values():
            self._add_province(province)
        self.longest = min(
            LONGEST_NAME, max((key.count(" ") + 1 for key in self._exact), default=1)
        )
        """Words of the longest name there is."""
        self._powers = {
            words: power.id for power in board.powers for words in _called_powers(power)
        }
        self._longest_power = max(map(len, self._powers), default=0)
        self._known: dict[tuple[str, bool], Priced] = {}
        self._begun: dict[str, frozenset[str]] = {}
        """What was asked last: a word that is being typed is held against many orders."""

    # -- building --------------------------------------------------------------------------------

    def _add_province(self, province: Province) -> None:
        short = (province.abbr, *province.abbrs.values())
        called = {words_of(name) for name in (*short, *province.names.values())}
        own = {words_of(spelling) for spelling in spellings(province)} - {words_of(province.id)}
        own.update(_cases(province.forms.values()))
        own.update(called)
        if len(words_of(province.id)) > 1 or words_of(province.id) in called:
            own.add(words_of(province.id))
        self._add(own, province.id, EXACT)
        for name in own - {()}:
            whole = " ".join(name)
            near = self._near.setdefault((len(whole), _figures(whole)), [])
            near.append((whole, _letters(whole), province.id))
            self._add_short(_Name(name, province.id))
            self._pieces.update(name)
        if "cs" not in province.forms:
            full = (province.names.get("cs", ""), *province.aliases)
            self._add(
                {form for name in full for form in declined(words_of(name))}, province.id, PORT
            )
        if province.port is not None:
            ports = {words_of(name) for name in province.port.names.values()}
            self._add(ports, province.id, PORT)
            self._add({form for words in ports for form in declined(words)}, province.id, SHORT)

    def _add(self, names: set[tuple[str, ...]], province: str, cost: int) -> None:
        for words in names - {()}:
            for key in dict.fromkeys((" ".join(words), "".join(words))):
                known = self._exact.setdefault(key, {})
                known[province] = min(cost, known.get(province, cost))

    def _add_short(self, name: _Name) -> None:
        self._starts.setdefault(name.words[0][:_SHORTEST], []).append(name)
        for word in {word[:3] for word in name.words[1:] if len(word) > 2}:
            self._inner.setdefault(word, []).append(name)
        if len(name.words) > 1:
            initials = "".join(word[0] for word in name.words)
            self._initials.setdefault(initials, set()).add(name.province)

    # -- looking up ------------------------------------------------------------------------------

    def place(self, words: tuple[str, ...], *, written: str = "") -> Meant:
        """Tell what the words can mean; ``written`` is a single word as it stands, capitals too."""
        return self.priced(words, written=written)[1]

    def priced(self, words: tuple[str, ...], *, written: str = "", near: bool = False) -> Priced:
        """Tell what the words can mean, and how sure that is; ``near``: misspelt words too."""
        if len(words) == 1 and self.is_id(written):
            return EXACT, ((self._ids[written.casefold()], 0),)
        phrase = " ".join(words)
        key = phrase, near
        if key not in self._known:
            if len(self._known) > 20_000:
                self._known.clear()
            found = self._exact.get(phrase) or self._shortened(words)
            if not found and near:
                found = self._misspelt(words, phrase)
            meant = sorted(found.items(), key=lambda one: (one[1], self._rank[one[0]]))
            price = meant[0][1] if meant else EXACT
            self._known[key] = price, tuple((province, one - price) for province, one in meant)
        return self._known[key]

    def begun(self, words: Sequence[str]) -> frozenset[str]:
        """Return the spaces with a name that begins like the words, the last one unfinished."""
        phrase = " ".join(words)
        if phrase not in self._begun:
            named = (self._exact[name] for name in self._exact if name.startswith(phrase))
            self._begun = {phrase: frozenset(space for spaces in named for space in spaces)}
        return self._begun[phrase]

    def elsewhere(self, key: str) -> bool:
        """Tell whether a space's id is what another space is called."""
        meant = self._exact.get(key.lower())
        return meant is not None and key not in meant and EXACT in meant.values()

    def _shortened(self, words: tuple[str, ...]) -> dict[str, int]:
        first = words[0]
        if len(words) > 1:
            return dict.fromkeys(self._by_pieces(words), SHORT)
        if len(first) < _SHORTEST:
            return {}
        if first in _NO_NAMES:
            return {self._ids[first]: SHORT} if first in self._ids else {}
        meant = self._by_pieces(words) | self._initials.get(first, set())
        if len(first) > _SHORTEST:
            known = self._inner.get(first[:3], ())
            meant.update(name.province for name in known if _has_word(name.words[1:], first))
        if first in self._ids:
            meant.add(self._ids[first])
        return dict.fromkeys(meant, SHORT)

    def _by_pieces(self, words: tuple[str, ...]) -> set[str]:
        """Find names whose words begin as these do: ``Sev moře``, ``J. Balt``."""
        known: Sequence[_Name] = ()
        if len(words[0]) >= _SHORTEST:
            known = self._starts.get(words[0][:_SHORTEST], ())
        elif any(len(word) > _SHORTEST for word in words):
            groups = (names for begun, names in self._starts.items() if begun[:1] == words[0])
            known = [name for group in groups for name in group]
        return {name.province for name in known if _begins(words, name.words)}

    def _misspelt(self, words: tuple[str, ...], phrase: str) -> dict[str, int]:
        signs = any(word in _NO_NAMES and word not in self._pieces for word in words)
        if signs or all(word in _NO_NAMES for word in words) or len(phrase) < _LEAST_NEAR:
            return {}  # "Estonsko P" is more than a misspelt Estonsko
        most = 1 if len(phrase) < _LONG else 2
        letters, figures = _letters(phrase), _figures(phrase)
        best: dict[str, int] = {}
        lengths = range(len(phrase) - most - 1, len(phrase) + most + 2)
        for key in product(lengths, dict.fromkeys(("", figures))):
            for name, known, province in self._near.get(key, ()):
                if (letters ^ known).bit_count() > 2 * most + 2:
                    continue
                slips = distance(phrase, name, most + 1)
                if slips < best.get(province, most + 2):
                    best[province] = slips
        if not best or min(best.values()) > most:
            return {}
        # A second name that is nearly as near is asked about, too.
        limit = min(best.values()) + 1
        return {province: NEAR for province, slips in best.items() if slips <= limit}

    def is_id(self, written: str) -> bool:
        """Tell whether a word is the id of a space, in capitals."""
        return written.isupper() and written.casefold() in self._ids

    def is_space(self, words: tuple[str, ...]) -> bool:
        """Tell whether the words are the whole name of a space."""
        return EXACT in self._exact.get(" ".join(words), {}).values()

    def power(self, words: Sequence[str]) -> tuple[int, str]:
        """Return how many of the first words name a power, and which; nought where none does."""
        for count in range(min(self._longest_power, len(words)), 0, -1):
            power = self._powers.get(tuple(words[:count]))
            if power is not None:
                return count, power
        return 0, ""

    @property
    def powers(self) -> Mapping[tuple[str, ...], str]:
        """Every name of a power of more than one letter, word by word."""
        return self._powers


_LEAST_NEAR: Final = 5
_LONG: Final = 8
"""Letters of a misspelt name, and of one in which two slips are believed."""


def _has_word(words: Sequence[str], begun: str) -> bool:
    return any(word.startswith(begun) for word in words)


def _begins(words: tuple[str, ...], name: tuple[str, ...]) -> bool:
    return len(words) <= len(name) and all(
        own.startswith(word) for word, own in zip(words, name, strict=False)
    )


def _cases(lines: Iterable[str]) -> Iterator[tuple[str, ...]]:
    for line in lines:
        known = forms.read(line)
        yield from map(words_of, known.cases if known is not None else ())


_ADJECTIVE: Final = ("y", "a", "e", "i", "eho", "emu", "em", "ym", "ou", "ych", "ymi")


def _called_powers(power: Power) -> Iterator[tuple[str, ...]]:
    """Yield what a power is called in all cases, and its adjectives; no single letters."""
    own = {words_of(spelling) for spelling in spellings(power)}
    own.update(_cases(power.forms.values()))
    own.update({form for words in list(own) for form in declined(words)})
    for words in list(own):
        if words and len(words[-1]) > 4 and words[-1][-1] in "ya" and words[-1][-2] in "kn":
            own.update((*words[:-1], words[-1][:-1] + ending) for ending in _ADJECTIVE)
    yield from (words for words in own if words and len("".join(words)) > 1)


def _letters(text: str) -> int:
    """Return a mask of the letters that a text has."""
    mask = 0
    for sign in text:
        mask |= 1 << (ord(sign) & 63)
    return mask


def _figures(text: str) -> str:
    return "".join(sign for sign in text if sign.isdecimal())


def distance(one: str, other: str, most: int) -> int:
    """Count letters left out, put in, changed or swapped; more than ``most`` is ``most + 1``."""
    if abs(len(one) - len(other)) > most:
        return most + 1
    # What both begin and end with costs nothing; between lies little, or too much.
    short, begun, ended = min(len(one), len(other)), 0, 0
    while begun < short and one[begun] == other[begun]:
        begun += 1
    while ended < short - begun and one[-1 - ended] == other[-1 - ended]:
        ended += 1
    one, other = one[begun : len(one) - ended], other[begun : len(other) - ended]
    earlier: list[int] = []
    last = list(range(len(other) + 1))
    for i, a in enumerate(one, 1):
        row = [i]
        for j, b in enumerate(other, 1):
            cost = min(last[j] + 1, row[j - 1] + 1, last[j - 1] + (a != b))
            if i > 1 and j > 1 and a == other[j - 2] and one[i - 2] == b:
                cost = min(cost, earlier[j - 2] + 1)
            row.append(cost)
        if min(row) > most:
            return most + 1
        earlier, last = last, row
    return min(last[-1], most + 1)


@lru_cache(maxsize=8)
def _index(same: SameBoard) -> NameIndex:
    return NameIndex(same.board)


def index_of(board: Board) -> NameIndex:
    """Return the names of a board, worked out once."""
    return _index(SameBoard(board))
