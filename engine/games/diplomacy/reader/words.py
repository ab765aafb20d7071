"""The words orders are written with, in Czech and English alike, and how text becomes words.

Both languages are always understood together: a table may speak one and write the other.
"""

import re
import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass, replace
from enum import StrEnum

from engine.games.diplomacy.units import ARMY, FLEET


class Sign(StrEnum):
    """What an order asks for, by the letter that canonical notation writes."""

    HOLD = "H"
    MOVE = "-"
    SUPPORT = "S"
    CONVOY = "C"
    RETREAT = "R"
    DISBAND = "D"
    BUILD = "B"
    WAIVE = "W"


def _words(text: str) -> frozenset[str]:
    return frozenset(text.split())


SIGNS = {
    Sign.HOLD: _words(
        "h o hold holds holding stand stands defend defends stay stays "
        "stoji stat stuj stani brani branit obrana obranu obranou zustava zustane zustat drzi "
        "drzet hajit haji ceka cekat setrva"
    ),
    Sign.MOVE: _words(
        "m to into against move moves moving attack attacks attacking go goes march marches sail "
        "sails advance advances x na do ke proti presun presunu presune presouva presunout utok "
        "utoci zautoci tahne jede jde pluje popluje postupuje vstupuje pri utoku utokem smer smerem"
    ),
    Sign.SUPPORT: _words(
        "s p sup supp support supports supporting "
        "podp pod podpora podporu podporou podpori podporuje podporit podporovat"
    ),
    Sign.CONVOY: _words(
        "c k conv convoy convoys convoying transport transports carry carries ferry ferries konv "
        "konvoj konvojuje prevazi prevezt preveze prevaz prevoz prepravi prepravuje doprovazi veze"
    ),
    Sign.RETREAT: _words(
        "r ret retreat retreats retreating withdraw withdraws ustup ustupuje ustoupi ustoupit "
        "ustupem zpet utece uteka stahne stahuje"
    ),
    Sign.DISBAND: _words(
        "d disband disbands disbanded disbanding remove removes removed removal destroy destroys "
        "rozpustit rozpousti rozpusti rozpustena rozpusten rozpusteni zrusit zrusi rusi zrusena "
        "odstranit odstrani odstranuje odstran rozpust zrus odebrat odeber odebira stahnout stahni "
        "smazat smaz pryc znicit znicena znicen znici kill destroyed otb"
    ),
    Sign.BUILD: _words(
        "b build builds building built new stavba stavbu stavi stavet postavi postavit stav stavim "
        "stavime postav postavim postavime nova nove novy novou nasad nasadit"
    ),
    Sign.WAIVE: _words(
        "waive waives waived waiving pass pas skip nestavi nestavet nestavim nestavime vzdat "
        "vzdava vzda vzdavam vzdavame vynechat vynecha vynechavam"
    ),
}
"""Folded words for each kind of order. Letters mean this only where an order can stand."""

SIGN_OF = {word: sign for sign, words in SIGNS.items() for word in words}

SUPPORTED_NOUNS = _words(
    "obranu obrane utok utoku presun presunu tah attack move advance defence defense hold"
)
"""What may be said to be supported: ``podporuje útok armády …``, ``supports the move of …``."""

KINDS = dict.fromkeys(
    _words("a arm army armies vojsko vojska armada armady armadu armade armadou"), ARMY
) | dict.fromkeys(
    _words(
        "f fl flot fleet fleets flt lod lode flota flotu flotila flotily flotilu flotile flotilou "
        "lodstvo lodstva lodstvu"
    ),
    FLEET,
)
"""Words for the two kinds of unit."""

BOAT = "l"
"""``L Lon``: a fleet (``loď``) to those who shorten the Czech word; mostly it begins a name."""

COASTS = (
    dict.fromkeys(_words("n nc north northern sever severni severnim sp"), "NC")
    | dict.fromkeys(_words("s sc south southern jih jizni jiznim j jp"), "SC")
    | dict.fromkeys(_words("e ec east eastern vychod vychodni vychodnim v vp"), "EC")
    | dict.fromkeys(_words("w wc west western zapad zapadni zapadnim z zp"), "WC")
)
"""Words for a separate coast."""

COAST_WORDS = _words("coast cst pobrezi brehy breh")
"""What may follow the side: ``south coast``, ``jižní pobřeží``."""

VIA = _words("via convoy konvoj konvojem konvoje morem lodi lodemi")
"""Any of these after the goal says that the army goes by sea."""

VIA_SEA = _words("sea mori")
"""These say so only after one of ``VIA_FILLERS``: "Black Sea" has a sea of its own."""

VIA_FILLERS = _words("by over across pres po with s the")
"""What may stand before one of ``VIA``: ``by convoy``, ``přes konvoj``."""

FILLERS = _words(
    "the in at of from unit its his either od jednotka jednotku jednotce v ve z ze u se"
)
"""Words that change nothing before a unit or a place: ``armáda v Paříži``, ``army in Paris``."""

HOLD_FILLERS = _words("position positions pozici pozice misto miste na stat stoji its in place")
"""What may follow a word for standing still: ``holds position``, ``zůstává stát na místě``."""

WAIVE_FILLERS = _words("a one se build builds stavbu stavby jednu nic nothing no")
"""What may surround a waived build: ``vzdát se stavby``."""

ALL_OTHERS = _words(
    "vse vsichni vsechno vsechny vsech zbytek zbyle ostatni ostatek zbyvajici "
    "all rest others other everything everybody everyone remaining else"
)
"""Whoever writes one of these speaks of units that he does not name."""

EITHER = _words(
    "or else otherwise alternatively alternative alt maybe perhaps rather better vs versus xor "
    "oder nebo anebo ci jinak pripadne popripade popr ev event eventualne eventuelne resp "
    "alternativne respektive spis spise radeji radsi lepe mozna snad asi"
)
"""Words between things of which one is meant: ``Bur nebo Gas``."""

BOTH = _words("a and i und too also taky take")
"""Words between two things of which an order can have but one: ``- Bur a Gas``."""

NO_NAMES = ALL_OTHERS | {word for word in SIGN_OF if len(word) > 2}
"""Words that are never taken for a misspelt space: ``vše`` is not ``Sev``."""

NOT_NAMES = (
    NO_NAMES
    | _words(
        "then next these there when both over near turn your last must land coast "
        "pro tam sem budu bude pres ano"
    )
    | {word for word in EITHER if len(word) > 2}
)
"""Words of a sentence that are no beginning of a space either: ``then`` is not the Netherlands."""

REFUSALS = _words(
    "not no nope never dont cancel cancelled stop wait if unless without except but only instead "
    "ne neni nikdy nejde nechci nema bez mimo krome misto kdyz kdyby jestli jestlize pokud "
    "jen jenom pouze ale"
)
"""Words that take back what stands beside them, or make it depend on something."""

NO_PIECES = frozenset(
    word
    for words in (SIGN_OF, KINDS, NOT_NAMES, EITHER, BOTH, REFUSALS)
    for word in words
    if len(word) > 1
)
"""Words that are no misspelt piece of a name: ``Adriatic hold`` is no Adriatic Sea."""

NO_INITIALS = frozenset().union(
    *(SIGN_OF, KINDS, COASTS, COAST_WORDS, VIA_FILLERS, FILLERS, EITHER, BOTH),
    _words("as is"),
)
"""Words that are no first letters of a name: ``na`` is not North Africa."""

ARTICLES = _words("a an one new another nova novou novy nove jedna jednu jeden dalsi")
"""Words before a unit that is to be built: ``Build a new army``."""

ANDS = _words("a and i und")
"""Words that may join two orders."""

USUAL = {"nor": "NWY"}
"""Beginnings of several names that nearly everybody means one place by, where it can be meant."""

_DASHES = frozenset("-‐‑‒–—―−→⇒⇨⇾↦↣↝↗↘➔➙➛➜➝➞➟➠➡➢➣➤➥➦➨⟶⟹⟼⭢🠊🠒🡒🡢▶►▸▹▻▷﹣－＞>=~")
_SPACES = frozenset(" \t\r\n\u00a0\u2007\u2009\u202f.'’‘`´_\ufeff")
"""What may stand within a name: ``St. Petersburg``."""

_PARTING = frozenset('()[]{}/\\|&:,;"„“”»«!?…¿／，；：？！（）［］、¦')
"""What stands within no name: two things lie on its two sides."""

CLOSING = frozenset(")]}）］”»")
"""Signs of these that end something; another thing need not begin there."""

_STROKES = frozenset("/\\|¦!")
"""What crosses an arrow out: ``-/->``."""

_BULLETS = frozenset("•·*●▪◦‣")


class TokenKind(StrEnum):
    """What a piece of text is."""

    WORD = "word"
    DASH = "dash"
    PLUS = "plus"
    STRANGE = "strange"
    """A sign that no order contains."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Token:
    """One word or sign of a written order, and where it stands."""

    kind: TokenKind
    text: str
    """The word without accents and capitals."""

    start: int
    end: int

    apart: str = ""
    """Signs before it that no name has in it: ``/``, ``,``, a bracket."""

    digits: bool = False
    """Whether digits stand in it, read as letters: then it is no misspelt name as well."""


def fold(text: str) -> str:
    """Take off accents and capitals; everything else stays."""
    if text.isascii():
        return text.lower()
    plain = unicodedata.normalize("NFKD", text.casefold())
    return "".join(c for c in plain if not unicodedata.combining(c) and not unseen(c))


def unseen(char: str) -> bool:
    """Tell whether a sign leaves no trace on paper: a direction mark, a sign of no width."""
    return not char.isascii() and unicodedata.category(char) in ("Cf", "Mn")


_CASES = ("ou", "ych", "em", "a", "e", "y", "i")
_DIGITS = str.maketrans("01578", "olstb")
"""What a scanner takes for letters inside a word: ``Ga1icia``, ``8ud``."""


def stems(word: str) -> Iterator[str]:
    """Give what is left of an adjective without its endings: ``norsk``, ``nor`` of *norskou*."""
    for ending in _CASES:
        if word.endswith(ending) and len(word) > len(ending) + 2:
            bare = word.removesuffix(ending)
            yield bare
            if bare.endswith(("sk", "ck")) and len(bare) > 4:
                yield bare[:-2]


def _as_letters(word: str) -> str:
    """Read digits inside a word as the letters they look like."""
    mostly = sum(char.isalpha() for char in word) >= 2
    return word.translate(_DIGITS) if mostly else word


_SIDE = re.compile(r"([jsvznew])\.(?=[pc](?![^\W_])| [pc]\.) ?([pc])\.?", re.IGNORECASE)
"""A side in short, with its points: ``j. p.``, ``n.c.``"""


def tokens(text: str) -> list[Token]:
    """Cut a text into words and signs; list numbers and bullets at its start are left out."""
    parts: list[Token] = []
    at, apart = 0, ""
    while at < len(text):
        char, start = text[at], at
        at += 1
        if char in _PARTING or char in _BULLETS:
            apart += char
            continue
        if char in _SPACES or char.isspace() or unseen(char):
            continue
        kind, piece, digits = TokenKind.STRANGE, char, False
        if char in _DASHES:
            parts.append(_arrow(parts, start, apart))
            apart = ""
            continue
        if char == "+":
            kind = TokenKind.PLUS
        elif char == "×":
            kind, piece = TokenKind.WORD, "x"
        elif char.isalpha() or char.isdecimal():
            kind = TokenKind.WORD
            piece, at = _word(text, start)
            if not parts and piece.isdecimal():
                continue
            digits = any(one.isdecimal() for one in text[start:at])
            _without_and(parts, piece, text, start)
        parts.append(Token(kind=kind, text=piece, start=start, end=at, apart=apart, digits=digits))
        apart = ""
    return parts


def _arrow(tokens: list[Token], start: int, apart: str) -> Token:
    """Read a dash with what it goes on from: ``- >`` and ``-->`` are one arrow.

    An arrow that is crossed out (``-/->``, ``-x->``) says where a unit does not go: it is strange.
    """
    dash = Token(kind=TokenKind.DASH, text="-", start=start, end=start + 1)
    crossed = not _STROKES.isdisjoint(apart)
    if len(tokens) > 1 and tokens[-1].text == "x":
        x, before = tokens[-1], tokens[-2]
        if before.kind is TokenKind.DASH and (before.end, x.end) == (x.start, start):
            tokens.pop()
            crossed = True
    if not tokens or tokens[-1].text != dash.text:
        return replace(dash, apart=apart)
    first = tokens.pop()
    return replace(first, kind=TokenKind.STRANGE if crossed else first.kind, end=dash.end)


def _without_and(tokens: list[Token], word: str, text: str, start: int) -> None:
    """Take back the first half of ``a/nebo``, ``and/or``: what may be both may be one."""
    if tokens and word in EITHER and text[tokens[-1].start : start].lower() in ("and/", "a/", "i/"):
        both = text[tokens[-1].start : tokens[-1].end] != "A"
        del tokens[len(tokens) - both :]


def _word(text: str, start: int) -> tuple[str, int]:
    """Read a word without its accents and capitals; return it and where it ends."""
    side = _SIDE.match(text, start)
    if side:
        return fold(side[1] + side[2]), side.end()
    at = start + 1
    while at < len(text) and (
        text[at].isalnum() or unicodedata.combining(text[at]) or unseen(text[at])
    ):
        at += 1
    return _as_letters(fold(text[start:at])), at
