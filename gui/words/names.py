"""Names of spaces, units and powers as sentences have them, in every language spoken.

A phrase says in its placeholder how it wants a name, each translation in its own way:

    "The attack {by:from} on {where:the} failed"      "Útok {by:z} na {where:acc} neuspěl"

* ``{where}`` alone is the label, as it stands on the board; for rows and lists, not for sentences.
* ``gui.words.english`` and ``gui.words.czech`` say what else may stand behind the colon.
* ``{where:odešel/odešla/odešlo/odešly}`` agrees with the name in gender and number (a fifth word is
  for a neuter plural); ``{where:was/were}`` in number alone.
* ``{by:#attack/attacks}`` goes by how many names there are.

A list of names takes the same: ``z Varšavy, z Rumunska a z Haliče``; ``{ways:|do}`` has *or* in
it. A map that says nothing of cases (``forms`` in ``map.json``) has its names behind the word
*prostor*, and behind the game's word for a power: *velmoc*, *mocnost*.
"""

from collections.abc import Mapping, Sequence
from functools import cached_property, lru_cache
from types import MappingProxyType
from typing import Protocol

from engine.board.board import Board, SameBoard
from engine.board.forms import CASES, Forms, read
from engine.board.location import coast_of, province_of
from engine.rules.position import Unit
from engine.table.seat import partners
from gui import i18n
from gui.games import catalogue
from gui.words import czech, english, labels
from gui.words.nouns import Noun, agreeing


class Grammar(Protocol):
    """What knows how a language has names: a module."""

    AND: str
    """Between the last two of a list."""

    OR: str

    def space(self, label: str, forms: Forms | None) -> Noun:
        """Return a space."""

    def power(self, label: str, forms: Forms | None, word: str) -> Noun:
        """Return a power; ``word`` is what its game calls one."""

    def coast(self, label: str, side: str, of: Noun) -> Noun:
        """Return a coast of a space."""

    def unit(self, label: str, kind: str, at: Noun) -> Noun:
        """Return a unit in a space."""

    def form(self, noun: Noun, asked: str) -> str:
        """Return a name as a phrase asks for it."""


GRAMMARS: Mapping[str, Grammar] = MappingProxyType({"cs": czech, "en": english})


class Name:
    """One name, or several, to be put into phrases of one language."""

    __slots__ = ("_grammar", "_nouns", "_said")

    def __init__(self, grammar: Grammar, nouns: Sequence[Noun]) -> None:
        self._grammar, self._nouns = grammar, tuple(nouns)
        self._said: dict[str, str] = {}

    def __format__(self, asked: str) -> str:
        """Say it as a placeholder asks."""
        text = self._said.get(asked)
        if text is None:
            text = self._said[asked] = self._as(asked)
        return text

    def __str__(self) -> str:
        """Return the label."""
        return format(self)

    @property
    def nouns(self) -> tuple[Noun, ...]:
        """What it names, one by one."""
        return self._nouns

    def _as(self, asked: str) -> str:
        if asked.startswith("#"):
            return asked[1:].split("/")[len(self._nouns) != 1]
        if "/" in asked:
            ways = asked.split("/")
            alone = len(self._nouns) == 1
            return agreeing(self._nouns[0], ways) if alone else ways[min(3, len(ways) - 1)]
        form, last = self._grammar.form, self._grammar.AND
        if asked.startswith("|"):
            asked, last = asked[1:], self._grammar.OR
        forms = [form(one, asked) if asked else one.label for one in self._nouns]
        return _joined(forms, last)


class Lexicon:
    """The names of one board in one language."""

    def __init__(self, board: Board, language: str) -> None:
        self._board, self._language = board, language
        self._grammar = GRAMMARS[language]
        self._places: dict[str, Noun] = {}
        self._names: dict[str | tuple[str, ...], Name] = {}

    def place(self, location: str) -> Name:
        """Name a space or a coast; what is no space of this board is named as it was written."""
        name = self._names.get(location)
        if name is None:
            name = Name(self._grammar, (self._place(location),))
            if province_of(location) in self._board.provinces:
                self._names[location] = name
        return name

    def places(self, locations: Sequence[str]) -> Name:
        """Name several spaces one after another."""
        return Name(self._grammar, [self._place(location) for location in locations])

    def power(self, power: str) -> Name:
        """Name a power."""
        return self.powers((power,))

    def powers(self, powers: Sequence[str]) -> Name:
        """Name several powers one after another."""
        key = tuple(powers)
        name = self._names.get(key)
        if name is None:
            name = self._names[key] = Name(self._grammar, [self._power(one) for one in powers])
        return name

    def unit(self, unit: Unit | str) -> Name:
        """Name a unit: ``armáda ve Vídni``, ``armáda z Vídně``."""
        return self.units((unit,))

    def units(self, units: Sequence[Unit | str]) -> Name:
        """Name several units one after another."""
        return Name(self._grammar, [self._thing(str(one)) for one in units])

    def kind(self, kind: str) -> str:
        """Name a kind of piece by itself: ``Armáda``."""
        text = _by_itself(self._kinds[kind][self._language]).label
        return f"{text[:1].upper()}{text[1:]}"

    def piece(self, kind: str) -> Name:
        """Name a kind of piece by itself within a sentence: ``armáda``."""
        return Name(self._grammar, (_by_itself(self._kinds[kind][self._language]),))

    def things(self, texts: Sequence[str]) -> Name:
        """Name units and spaces; a number or an unreadable text is said as it is."""
        return Name(self._grammar, [self._thing(text) for text in texts])

    def _thing(self, text: str) -> Noun:
        kind, space, at = text.partition(" ")
        if province_of(at if space else text) not in self._board.provinces or (
            space and kind not in self._kinds
        ):
            return Noun(text, (text,) * len(CASES))
        return self._unit(text) if space else self._place(text)

    @cached_property
    def _kinds(self) -> Mapping[str, Mapping[str, str]]:
        return catalogue.played_on(self._board).pieces

    def _power(self, power: str) -> Noun:
        known = self._board.powers_by_id[power]
        word = catalogue.played_on(self._board).power[self._language]
        return self._grammar.power(self._label(known.names), self._forms(known.forms), word)

    def _place(self, location: str) -> Noun:
        noun = self._places.get(location)
        if noun is None:
            province = self._board.provinces.get(province_of(location))
            if province is None:
                return self._grammar.space(location, None)
            noun = self._grammar.space(self._label(province.names), self._forms(province.forms))
            side = coast_of(location)
            if side:
                label = f"{noun.label} ({labels.coast_word(side)})"
                sides = province.coast_names.get(side, {})
                noun = self._grammar.coast(label, self._label(sides, side.lower()), noun)
            self._places[location] = noun
        return noun

    def _unit(self, unit: str) -> Noun:
        kind, _, at = unit.partition(" ")
        place = self._place(at)
        word = self._kinds[kind][self._language]
        return self._grammar.unit(f"{kind} {place.label}", word, place)

    def _label(self, names: Mapping[str, str], otherwise: str = "") -> str:
        return names.get(self._language) or names.get("en") or otherwise

    def _forms(self, lines: Mapping[str, str]) -> Forms | None:
        line = lines.get(self._language)
        return read(line) if line else None


def things(words: Mapping[str, str]) -> Name:
    """Name things by their own word in every language, as ``pieces`` on a game's card has it."""
    language = i18n.language()
    return Name(GRAMMARS[language], (_by_itself(words[language]),))


def number(count: int) -> Name:
    """Name a number, which Czech has behind *z* or *ze* as it is said: ``9 z 10``, ``6 ze 7``."""
    text = str(count)
    return Name(GRAMMARS[i18n.language()], (Noun(text, (text,) * len(CASES)),))


def _by_itself(word: str) -> Noun:
    forms = read(word)
    if forms is None or not forms.cases:
        return Noun(word)
    return Noun(forms.cases[0], forms.cases, gender=forms.gender, plural=forms.plural)


@lru_cache(maxsize=8)
def _lexicon(same: SameBoard, language: str) -> Lexicon:
    return Lexicon(same.board, language)


def spoken(board: Board, language: str = "") -> Lexicon:
    """Return the names of a board in a language, or in the one now spoken."""
    return _lexicon(SameBoard(board), language or i18n.language())


def listed(words: Sequence[str]) -> str:
    """Put what is said one after another in the language now spoken: ``to, ono a tamto``."""
    return _joined(words, GRAMMARS[i18n.language()].AND)


def several(player: str) -> str:
    """Name several who command one power together: ``Anna a Petr``; nothing for one alone."""
    called = partners(player)
    return listed(called) if len(called) > 1 else ""


def _joined(words: Sequence[str], last: str) -> str:
    return f"{', '.join(words[:-1])}{last}{words[-1]}" if len(words) > 1 else "".join(words)


def sentence(phrase: str, /, **facts: object) -> str:
    """Put names into a phrase that begins with a capital letter, whatever name comes first."""
    text = phrase.format_map(facts)
    return f"{text[:1].upper()}{text[1:]}"


def continued(phrase: str, /, **facts: object) -> str:
    """Put names into a phrase that stands after a colon: only a name begins with a capital."""
    return f"{phrase[:1].lower()}{phrase[1:]}".format_map(facts)
