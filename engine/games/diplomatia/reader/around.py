"""What people write on a slip or in a letter besides their orders, in Czech and English alike.

Folded words: without accents and capitals.
"""

import re
from typing import Final


def _words(text: str) -> frozenset[str]:
    return frozenset(text.split())


TURNS: Final = _words("tah tahu tahy turn turns kolo kola round")
"""Words beside which a number is that of a turn: ``Tah 3``, ``3. kolo``."""

HEADINGS: Final = TURNS | _words(
    "povel povely povelu rozkaz rozkazy rozkazu order orders move moves slip sheet listek list "
    "papirek faze phase ustup ustupy ustupu retreat retreats vyhodnoceni kontroly evaluation "
    "stavba stavby staveb build builds odstraneni removal removals hra hry game stul table mocnost "
    "mocnosti power velmoc hrac hracka player diplomatia diplomatie zeme country"
)
"""Words of which headings are made: ``Rozkazy Ruska – 3. tah``."""

BESIDE_HEADINGS: Final = _words("pro for of the na c cislo no nr number za k ke od do v ve and a")
"""Small words of a heading; they alone make none."""

GREETINGS: Final = _words(
    "ahoj cau cus nazdar zdravim dobry den vecer hi hello hey dear mila mily mistre master gm sudi "
    "rozhodci diky dik dekuji dekuju dekujeme thanks thank thx cheers regards best pozdravem "
    "pozdrav prosim please posilam posilame sending konec end hotovo done hezky preji zatim bye "
    "pls sincerely greetings morning evening vazeny vazena"
)
BESIDE_GREETINGS: Final = _words(
    "s se you your vam ti my moje me nase tady zde here are is je to vse that all so a and hra hry "
    "pane for pro hru na the pekny kind jsou zasilam have good nice day vikend everyone sir madam"
)
"""What may stand beside a greeting: ``posílám rozkazy``, ``to je vše, díky``."""

ALL_OTHERS: Final = _words(
    "vse vsichni vsechno vsechny vsech zbytek zbyle ostatni zbyvajici all rest others other "
    "everything everybody everyone remaining else"
)
"""Whoever writes one of these speaks of units that he does not name."""

WITH_OTHERS: Final = _words(
    "the my me moje mym of units unit armies fleets jednotky armady flotily stale jen na miste "
    "should will budou maji and a svych pozice v"
)
"""What may stand beside a word for all others."""

NO_ORDERS: Final = _words("zadne zadny zadna zadnych bez no none nic nothing nikdo")
"""``bez rozkazů``, ``no orders``."""

CROSSED: Final = re.compile(
    r"~~[^~]+~~|<(s|del|strike)>[^<]*</(?:s|del|strike)>|(?:[^\s\u0335-\u0338][\u0335-\u0338]+\s*)+",
    re.IGNORECASE,
)
"""What is crossed out, as programs write it: ``~~Karélie O~~``, a stroke over each letter."""

NUMBERED: Final = re.compile(
    r"^\s*(?:[(\[]?\d{1,2}[.):\]]+|#\s*\d{1,2}\b|č\.\s*\d{1,2}\b|[a-e]\)|[-–—*•·●▪+>]+(?=\s))\s*"
)
"""The number of an order or a bullet, written before it."""

BRACKETS: Final = re.compile(r"\([^()]*\)|\[[^\[\]]*\]|\{[^{}]*\}")
ASIDE: Final = re.compile(r"(?:^|\s)(?://|#|←|!!).*$", re.DOTALL)
"""A remark behind an order."""

TURN: Final = re.compile(
    r"\b(?:tahy?|tahu|turn|kol[oa]|round)\b[\s:#.\-–—]*(?:č\.?|číslo|cislo|no\.?|nr\.?|number)?"
    r"[\s:#.]*(?P<behind>\d{1,4})\b"
    r"|\b(?P<before>\d{1,4})(?:\s*\.|st|nd|rd|th)?\s*(?:tahy?|tahu|turn|kol[oa]|round)\b"
    r"|\bT(?P<code>\d{1,4})[MRC]\b",
    re.IGNORECASE,
)
"""The number of a turn: ``Tah 3``, ``3. tah``, ``Turn no. 3``, ``T3M``."""

BARE_TURN: Final = re.compile(
    r"[\W_]*+(?:č|c|no|nr|T)?+[\W_]*+\d{1,4}+[\W_]*+", re.IGNORECASE
)  # possessive: whatever is written on a million signs is looked at once
"""The number of a turn at the top of a slip, without a word: ``3``, ``3.``, ``#3``, ``T3``."""
