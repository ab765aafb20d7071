"""Results that stand beside an order: a judge's ``(*bounce*)``, a program's sentences about it."""

import re
from dataclasses import dataclass

from engine.games.diplomacy.exchange.format_names import Mark

ABSENT = "no such unit"
"""A judge's word for an order to what its power does not have."""

_WORDS = {
    "bounce": Mark.BOUNCE,
    "bounced": Mark.BOUNCE,
    "fail": Mark.BOUNCE,
    "fails": Mark.BOUNCE,
    "failed": Mark.BOUNCE,
    "blocked": Mark.BOUNCE,
    "no convoy": Mark.NO_CONVOY,
    "convoy disrupted": Mark.NO_CONVOY,
    "cut": Mark.CUT,
    "void": Mark.VOID,
    "invalid": Mark.VOID,
    "illegal": Mark.VOID,
    "invalid unit": Mark.VOID,
    "invalid order": Mark.VOID,
    "invalid sector": Mark.VOID,
    "invalid coast": Mark.VOID,
    "invalid country": Mark.VOID,
    "parsing error": Mark.VOID,
    "ordered to move": Mark.VOID,
    "duplicate move": Mark.VOID,
    "too many adjustments": Mark.VOID,
    "can't build there": Mark.VOID,
    ABSENT: Mark.VOID,
    "dislodged": Mark.DISLODGED,
    "destroyed": Mark.DISLODGED,
    "disrupted": Mark.DISRUPTED,
    "disband": Mark.DISBAND,
    "disbanded": Mark.DISBAND,
    **dict.fromkeys(("neprošlo", "neprošel", "neprošla", "pat", "odraženo"), Mark.BOUNCE),
    **dict.fromkeys(("přerušeno", "přerušena", "přerušená"), Mark.CUT),
    **dict.fromkeys(("neplatné", "neplatný", "neplatí"), Mark.VOID),
    **dict.fromkeys(("vytlačeno", "vytlačena", "vytlačen", "zničena"), Mark.DISLODGED),
    **dict.fromkeys(("rozpuštěno", "rozpuštěna"), Mark.DISBAND),
}
_WENT_WELL = frozenset(
    {"", "ok", "succeeds", "successful", "given", "stands", "available", "success"}
)
_BRACKETS = re.compile(r"\s*[.,;]?\s*(?:\(\*(?P<star>[^*]*)\*\)|\[(?P<square>[^\]]*)\])\s*\.?\s*$")
_ROUND = re.compile(r"\s*\((?P<words>[^()]+)\)\s*\.?\s*$")
"""``The army at Vienna move to Trieste. (fail) (dislodged)``; a coast is written so too."""

_AGAINST = r"(?:\s*\(\d+ against \d+\))?"
_NAME = r"(?:St\.|[^.();])+"
_NOTES = tuple(
    (re.compile(pattern, re.IGNORECASE), frozenset(marks))
    for pattern, marks in (
        (rf"bounced?(?: with {_NAME})?{_AGAINST}\.?", {Mark.BOUNCE}),
        (
            (
                rf"dislodged(?: from {_NAME})?{_AGAINST}\."
                r"(?: no available retreats\.| available retreats: [^.]*\.)?"
            ),
            {Mark.DISLODGED},
        ),
        (r"dislodged(?: in a head-to-head battle)?\.?", {Mark.DISLODGED}),
        (r"failed(?:; self-dislodgement prohibited)?\.?", {Mark.BOUNCE}),
        (r"failed\. \(szykman convoy disruption paradox\)", {Mark.NO_CONVOY}),
        (rf"failed because {_NAME} failed\.", {Mark.BOUNCE}),
        (r"(?:no )?convoy path failed\.?|no convoy (?:route|path)\.?", {Mark.NO_CONVOY}),
        (rf"convoy path taken: {_NAME}\.", ()),
        (rf"intent to move by convoy determined by order given for fleet in {_NAME}\.", ()),
        (rf"(?:support )?cut(?: by move from {_NAME})?\.?", {Mark.CUT}),
        (
            (
                r"support failed\. (?:no unit to support|move orders must be supported explicitly"
                r"|supported unit's order does not match (?:support given"
                r"|move order \(mismatched coast\)))\."
            ),
            {Mark.VOID},
        ),
        (r"no associated move order for this convoy\.?", {Mark.VOID}),
        (r"illegal order; unit will (?:hold|disband)\..*", {Mark.VOID}),
        (r"order has no corresponding unit; not used\.", {Mark.VOID}),
        (r"order ignored; .*", {Mark.VOID}),
        (r"replaced by duplicate order .*", {Mark.VOID}),
        (rf"no order for unit at {_NAME}\. (?:hold order assigned|unit tasked to disband)\.", ()),
        (
            (
                r"disbanded(?:; multiple retreats to the same destination"
                r"| due to difficulty passing over border)?\.?"
            ),
            {Mark.DISBAND},
        ),
    )
)
"""The sentences of jDip, each with what it says; those without a mark say that all went well."""

_OFFERED = re.compile(
    r"(?:no available retreats|available retreats: (?P<ways>[^.]*))\.", re.IGNORECASE
)

_BEGINS = re.compile(
    r"(?<![\w-])(?:bounced?|dislodged|failed|(?:no )?convoy path|no convoy|intent to move"
    r"|support cut|support failed|cut(?= by|\.|$)|no associated|illegal order|order (?:has|ignored)"
    r"|replaced by|no order for|disbanded)\b",
    re.IGNORECASE,
)


@dataclass(frozen=True, slots=True, kw_only=True)
class Noted:
    """An order without its result."""

    order: str
    marks: frozenset[Mark] | None = None
    """Nothing, when no result is written beside it."""

    absent: bool = False
    """The result says that the power has no such unit."""

    ways: tuple[str, ...] | None = None
    """Where the unit that was driven out may go, if that is told."""

    strange: str = ""
    """Words in the place of a result that mean none."""


def noted(line: str) -> Noted:
    """Cut the words of a result off an order."""
    brackets = _BRACKETS.search(line)
    if brackets is not None:
        return _told(line[: brackets.start()], brackets["star"] or brackets["square"] or "")
    rest, words = line, list[str]()
    while (brackets := _ROUND.search(rest)) is not None and _results(brackets["words"]):
        rest, words = rest[: brackets.start()], [brackets["words"], *words]
    if words:
        return _told(rest, ",".join(words))
    parts = re.split(r"\s{2,}|\t", line)
    if len(parts) == 2 and all(map(_known, _parted(parts[1]))):
        return _told(*parts)
    begin = _BEGINS.search(line)
    return _sentences(line[: begin.start()], line[begin.start() :]) if begin else Noted(order=line)


def _told(order: str, words: str) -> Noted:
    """Read a result in single words."""
    parts = _parted(words)
    return Noted(
        order=order,
        marks=frozenset(_WORDS[word] for word in parts if word in _WORDS),
        absent=ABSENT in parts,
        strange=", ".join(word for word in parts if not _known(word)),
    )


def _sentences(order: str, rest: str) -> Noted:
    """Read a result in whole sentences."""
    marks: set[Mark] = set()
    ways: tuple[str, ...] | None = None
    while rest := rest.strip(" \t;"):
        ends = [
            (match.end(), meaning)
            for pattern, meaning in _NOTES
            if (match := pattern.match(rest)) is not None and _at_an_end(rest, match.end())
        ]
        if not ends:
            return Noted(order=order, marks=frozenset(marks), ways=ways, strange=rest)
        end, meaning = max(ends, key=lambda end: end[0])
        offered = _OFFERED.search(rest[:end])
        if offered is not None:
            names = (offered["ways"] or "").split(",")
            ways = tuple(name.strip() for name in names if name.strip())
        marks |= meaning
        rest = rest[end:]
    return Noted(order=order, marks=frozenset(marks), ways=ways)


def _at_an_end(text: str, at: int) -> bool:
    """Tell whether a sentence can end there: not in the middle of a word."""
    return at == len(text) or text[at] in " \t;" or text[at - 1] == "."


def _results(words: str) -> bool:
    return all(word and _known(word) for word in _parted(words))


def _known(word: str) -> bool:
    return word in _WORDS or word in _WENT_WELL


def _parted(result: str) -> list[str]:
    return [word.strip().lower().replace("’", "'") for word in re.split(r"[,;]", result)]
