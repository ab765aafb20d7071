"""How sentences have a name: in all seven cases, with gender, number and preposition, as data.

A map writes them per language on one line, ``f na: Ukrajina, Ukrajiny, …``: gender (``m``, ``f``
or ``n``, with ``p`` behind it for a plural), the word for *in* (``v``, ``na``), and after the colon
the cases in the order in which they are taught. A language without cases writes its article alone:
``the``. What the words mean is known to those who speak the language, never here.
"""

import re
from dataclasses import dataclass

SHAPE = r"^(?:[^\s:,]+|[mfn]p? [^\s:,]+: [^,]+(?:, [^,]+){6})$"
"""What such a line looks like."""

CASES = ("nom", "gen", "dat", "acc", "voc", "loc", "ins")
"""Nominative, genitive, dative, accusative, vocative, locative, instrumental."""

_LINE = re.compile(SHAPE)


@dataclass(frozen=True, slots=True)
class Forms:
    """A name as one language has it."""

    cases: tuple[str, ...] = ()
    """Seven, or none in a language that has none."""

    gender: str = ""
    """``m``, ``f`` or ``n``."""

    plural: bool = False
    within: str = ""
    """The word for *in*."""

    article: str = ""


def read(line: str) -> Forms | None:
    """Read a line of forms; nothing where it is none."""
    if _LINE.match(line) is None:
        return None
    head, colon, cases = line.partition(": ")
    if not colon:
        return Forms(article=head)
    kind, within = head.split(" ")
    return Forms(
        cases=tuple(cases.split(", ")), gender=kind[0], plural=kind[1:] == "p", within=within
    )
