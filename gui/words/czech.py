"""How Czech sentences have names: cases, prepositions that are easy to say, words kept together.

The only place that knows it. A phrase names a case or a preposition: ``{where:gen}`` *Vídně*,
``{where:v}`` *ve Vídni*, ``{where:z}`` *z Vídně*, ``{where:do}`` *do Vídně* (*na Ukrajinu*),
``{where:k}`` *k Vídni*, ``{where:s}`` *s Vídní*. A unit has the space in which it stands behind it,
or after a plus where it comes from: ``{unit:acc}`` *armádu ve Vídni*, ``{unit:acc+z}`` *armádu
z Vídně*.
"""

import re

from engine.board.forms import CASES, Forms, read
from gui.words.nouns import Noun

_NBSP = "\N{NO-BREAK SPACE}"
_HARD_AFTER_SIBILANT = re.compile(r"[szšž](?![aáeéěiíoóuúůyýrh])")
_SOFT = re.compile(r"(\w+)ní pobřeží")

_HARD_NUMBERS = "23467"
"""Figures whose words begin with two consonants or with a sibilant: ``ze dvou``, ``ze sedmi``."""

_SPACE = "m v: prostor, prostoru, prostoru, prostor, prostore, prostoru, prostorem"
_COAST = (
    *("{}í pobřeží", "{}ího pobřeží", "{}ímu pobřeží", "{}í pobřeží"),
    *("{}í pobřeží", "{}ím pobřeží", "{}ím pobřežím"),
)

_GOVERNED = {"z": "gen", "do": "gen", "k": "dat", "v": "loc", "s": "ins"}
"""Which case a preposition governs."""

_HENCE = "+z"
"""Asks for a unit as it comes from where it stood."""

AND, OR = f" a{_NBSP}", " nebo "


def vocalised(preposition: str, word: str) -> str:
    """Put a preposition before a word so that it can be said: ``ve Vídni``, ``ze Španělska``."""
    low = word.casefold()
    if len(preposition) == 1 and _needs_e(preposition, low):
        return f"{preposition}e {word}"
    gap = _NBSP if len(preposition) == 1 else " "
    return f"{preposition}{gap}{word}"


def _hard_number(figures: str) -> bool:
    """Tell whether a number is said with two consonants or a sibilant first: 7, 14, 20, 100.

    So *z* and *s* have their *e* before it: ``ze 7``, but ``z 10`` and ``z 11``.
    """
    digits = "".join(sign for sign in figures if sign.isdecimal())
    first = digits[: len(digits) % 3 or 3]
    if len(first) == 1 or first[0] != "1":
        return first[0] in _HARD_NUMBERS
    return len(first) == 3 or first[1] in _HARD_NUMBERS


def _needs_e(preposition: str, low: str) -> bool:
    if low[:1].isdecimal():
        return preposition in "zs" and _hard_number(low)
    crowd = low.startswith("lv") or _HARD_AFTER_SIBILANT.match(low) is not None
    match preposition:
        case "v":
            return crowd or low[:1] in "vwf"
        case "z" | "s":
            return crowd or low[:1] in "szšž"
        case "k":
            foreign = low[:1] == "c" and low[1:2] not in "eéěiíyhý"
            return crowd or low[:1] in "kg" or (foreign and low[1:2] not in "aá")
    return False


def space(label: str, forms: Forms | None) -> Noun:
    """Return a space; one whose cases nobody wrote down stands behind the word *prostor*."""
    return _noun(label, forms, _SPACE)


def power(label: str, forms: Forms | None, word: str) -> Noun:
    """Return a power; one whose cases nobody wrote down stands behind its game's word for it."""
    return _noun(label, forms, word)


def _noun(label: str, forms: Forms | None, word: str) -> Noun:
    if forms is not None and forms.cases:
        return Noun(label, forms.cases, forms.gender, forms.plural, forms.within)
    cases, gender = _declined(word)
    return Noun(label, tuple(f"{case} {label}" for case in cases), gender, within="v")


def _declined(word: str) -> tuple[tuple[str, ...], str]:
    """Return all cases of a word and its gender, as ``engine.board.forms`` reads it."""
    known = read(word)
    return (known.cases, known.gender) if known is not None else ((word,) * len(CASES), "m")


def coast(label: str, side: str, of: Noun) -> Noun:
    """Return a coast of a space: ``jižní pobřeží Španělska``."""
    name, known = of.cases[1], _SOFT.fullmatch(side)
    sides = [case.format(f"{known[1]}n") for case in _COAST] if known else [side] * len(CASES)
    return Noun(label, tuple(f"{case} {name}" for case in sides), "n", within="na")


def unit(label: str, kind: str, at: Noun) -> Noun:
    """Return a unit where it stands, ``armáda ve Vídni``, or as it comes from there.

    ``kind`` is the word for such a unit, in all its cases, as ``engine.board.forms`` reads it.
    """
    cases, gender = _declined(kind)

    def told(place: str, hence: Noun | None = None) -> Noun:
        return Noun(label, tuple(f"{case} {place}" for case in cases), gender, hence=hence)

    return told(form(at, "v"), told(form(at, "z")))


def form(noun: Noun, asked: str) -> str:
    """Return a name as a phrase asks for it."""
    if asked.endswith(_HENCE):
        return form(noun.hence or noun, asked.removesuffix(_HENCE))
    preposition, case = asked, _GOVERNED.get(asked, asked)
    if asked == "v":
        preposition = noun.within
    elif asked == "do" and noun.within == "na":
        preposition, case = "na", "acc"
    name = noun.cases[CASES.index(case)]
    return name if asked == case else vocalised(preposition, name)
