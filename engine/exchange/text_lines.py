"""Lines of an order list and what each of them is: a date, a power, an order with its result."""

import re
from collections.abc import Iterator
from dataclasses import dataclass

from engine.board.board import Board
from engine.board.names import fold, spellings
from engine.exchange.foreign import Mark
from engine.games.diplomacy.words import KINDS
from engine.rules.phase import Phase, Season, Step

LONGEST = 1000
"""Signs of a line; nothing that is longer is an order, or a list of what one power has."""

MOST_WORDS = 6
"""Words of a heading with a date in a case, where dates stand in prose too."""

FIRST = Phase(1901, Season.SPRING, Step.MOVES)
"""When nothing is said about it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Line:
    """One line of a list, sorted."""

    phase: Phase | None = None
    """A heading with a date begins here."""

    power: str = ""
    """Whose heading or order it is; nothing when that follows from the lines before."""

    order: str = ""
    marks: frozenset[Mark] | None = None
    """The result written beside the order, if any."""

    absent: bool = False
    """That result says that the power has no such unit."""

    owned: tuple[str, ...] = ()
    """Names of supply centres that the power owns."""

    counted: bool = False
    """It owns them after the orders above, as a judge counts."""

    units: tuple[str, ...] = ()
    """Units that the power is said to have: ``A Livonia``."""

    beaten: str = ""
    ways: tuple[str, ...] = ()
    """A unit that is said to be driven out: ``A Bulgaria``, and where it may go."""

    title: str = ""
    gap: bool = False
    """Nothing stands on it: what follows may be about somebody else."""

    remark: str = ""
    """It says none of these."""


_SEASONS = {
    "spring": Season.SPRING,
    "summer": Season.SPRING,
    "jaro": Season.SPRING,
    "leto": Season.SPRING,
    "fall": Season.AUTUMN,
    "autumn": Season.AUTUMN,
    "podzim": Season.AUTUMN,
    "winter": Season.WINTER,
    "zima": Season.WINTER,
}
_CODE = re.compile(r"\b([SFW]\d{4}[MRA])\b")
_DATE = re.compile(r"\b(" + "|".join(_SEASONS) + r")\b\W*(?:of\s+)?(\d{1,4})\b", re.IGNORECASE)
_RETREATS = re.compile(r"retreat|summer|léto|ústup|ustup", re.IGNORECASE)
_ADJUSTMENTS = re.compile(r"adjust|build|winter|zima|úprav|uprav|stavb", re.IGNORECASE)
_TITLE = re.compile(r"\s*(?:test case\W+)?\d\.[A-Z]\.\d+\.?\s*(.*)", re.IGNORECASE)
_NUMBERED = re.compile(r"\((\S.*)\.\d{3,}\)\s*$")
_TALK = re.compile(
    r"(the (next|following|deadline)|subject|date|from|to|broadcast)\b", re.IGNORECASE
)
_RESULT = re.compile(r"\s*[.,;]?\s*(?:\(\*(?P<star>[^*]*)\*\)|\[(?P<square>[^\]]*)\])\s*\.?\s*$")
_SUPPLY = re.compile(
    r"(?P<power>[\w. -]+?)\s+owns?\s+(?:supply cent\w+\s+)?(?P<places>.+)", re.IGNORECASE
)
_STANDING = re.compile(
    r"(?P<power>[\w-]+) (?:has to \w+ \w+ and )?has (?P<units>(?:an? )?(?:arm|fleet).+)"
)
_UNITS = re.compile(
    r"\b(?P<kind>army|armies|fleets?) in (?P<places>.+?)"
    r"(?=(?:,| and) (?:an? )?(?:army|armies|fleets?) in\b|\.?$)"
)
"""A case of the DATC says who stands where when nobody orders anything."""

_WINTER = re.compile(
    r"(?P<act>build|remov|disband)\w*\W.*?\b(?P<kind>army|fleet)\b\s+(?:in\s+)?(?:the\s+)?(?P<at>.+)",
    re.IGNORECASE,
)
_WAIVED = re.compile(
    r"(?:(?P<count>\d+)\s+)?(?:unusable\s+)?builds?\s+(?:waived|pending)", re.IGNORECASE
)
_BEATEN = re.compile(
    r"The (?P<power>[\w-]+) (?P<kind>Army|Fleet) in (?:the )?(?P<at>.+?) "
    r"(?:can retreat to (?P<ways>.+?)|with no valid retreats was destroyed)\.?"
)
_SILENT = re.compile(r"(?P<unit>.+?)\W+no order(?:s)?(?: processed)?", re.IGNORECASE)
ABSENT = "no such unit"
"""A judge's word for an order to what its power does not have."""

_WORDS = {
    "bounce": Mark.BOUNCE,
    "bounced": Mark.BOUNCE,
    "fails": Mark.BOUNCE,
    "failed": Mark.BOUNCE,
    "no convoy": Mark.NO_CONVOY,
    "convoy disrupted": Mark.NO_CONVOY,
    "cut": Mark.CUT,
    "void": Mark.VOID,
    "invalid": Mark.VOID,
    "illegal": Mark.VOID,
    ABSENT: Mark.VOID,
    "dislodged": Mark.DISLODGED,
    "destroyed": Mark.DISLODGED,
    "disrupted": Mark.DISRUPTED,
    "disband": Mark.DISBAND,
    "disbanded": Mark.DISBAND,
}
_WENT_WELL = frozenset({"", "ok", "succeeds", "given", "stands", "available", "success"})


def cases(text: str) -> list[str]:
    """Part a text that holds several cases; one with fewer stays whole."""
    parts: list[list[str]] = [[]]
    titles = 0
    for line in text.splitlines():
        if _TITLE.fullmatch(line) is not None:
            titles += 1
            if titles > 1:
                parts.append([])
        parts[-1].append(line)
    return ["\n".join(part) for part in parts] if titles > 1 else [text]


class Sorter:
    """Says what each line of a list is, for the powers of one board."""

    def __init__(self, board: Board) -> None:
        self._powers = {
            fold(name): power.id
            for power in board.powers
            for name in spellings(power)
            if len(name) > 2
        }
        self._date: Phase | None = None
        self._case = False

    def sorted(self, text: str) -> Iterator[Line]:
        """Sort every line of a text."""
        owners = False
        for line in _joined(text):
            if not line.strip():
                yield Line(gap=True)
                continue
            if "ownership of supply" in line.lower():
                owners = True
                continue
            found = self._line(line, owners=owners)
            owners = owners and bool(found.owned)
            if found.phase is not None:
                self._date = found.phase
            yield found

    def power(self, name: str) -> str:
        """Return the power of a name, or nothing."""
        return self._powers.get(fold(name), "")

    def _line(self, line: str, *, owners: bool) -> Line:
        if _TITLE.fullmatch(line) is not None:
            self._case = True
            return Line(title=line.strip())
        if _TALK.match(line.strip()):
            return Line(remark=line)
        phase = self._phase(line)
        if phase is not None:
            return Line(phase=phase, title=_named(line))
        return self._spoken(line, owners=owners)

    def _spoken(self, line: str, *, owners: bool) -> Line:
        """Read a line that is about a power."""
        supply = _SUPPLY.fullmatch(line.strip())
        if supply is not None and self.power(supply["power"]):
            return Line(power=self.power(supply["power"]), owned=_listed(supply["places"]))
        standing = _STANDING.fullmatch(line.strip())
        if standing is not None and self.power(standing["power"]):
            return Line(power=self.power(standing["power"]), units=_standing(standing["units"]))
        beaten = _BEATEN.fullmatch(line.strip())
        if beaten is not None and self.power(beaten["power"]):
            unit = f"{beaten['kind'][0]} {beaten['at']}"
            ways = re.split(r",|\bor\b", beaten["ways"] or "")
            told = tuple(way.strip().removeprefix("the ") for way in ways if way.strip())
            return Line(power=self.power(beaten["power"]), beaten=unit, ways=told)
        head, colon, rest = line.partition(":")
        power = self.power(head) if colon or not line.startswith(" ") else ""
        if power and owners:
            return Line(power=power, owned=_listed(rest), counted=True)
        if power and not rest.strip():
            return Line(power=power)
        return _order(rest if power else line, power)

    def _phase(self, line: str) -> Phase | None:
        """Read a heading with a date, or one that goes on within the same season."""
        code = _CODE.search(line)
        if code is not None:
            try:
                return Phase.parse(code[1])
            except ValueError:
                return None
        prose = self._case and len(line.split()) > MOST_WORDS
        date = _DATE.search(_plain(line))
        if date is not None and not prose:
            return self._dated(line, _SEASONS[date[1].lower()], int(date[2]))
        before = self._date or FIRST
        alone = line.strip().rstrip(":").lower()
        retreats = alone in ("retreats", "ústupy") or "retreat orders" in alone
        if before.step is Step.MOVES and retreats:
            return Phase(before.year, before.season, Step.RETREATS)
        if alone in ("builds", "adjustments", "úprava stavu", "stavby"):
            return Phase(before.year, Season.WINTER, Step.ADJUSTMENTS)
        return None

    def _dated(self, line: str, season: Season, year: int) -> Phase:
        if season is Season.WINTER or _ADJUSTMENTS.search(line):
            return Phase(year, Season.WINTER, Step.ADJUSTMENTS)
        moves = Phase(year, season, Step.MOVES)
        # Realpolitik calls the retreats after a fall its autumn.
        again = self._date == moves and "autumn" in line.lower()
        if _RETREATS.search(line) or again:
            return Phase(year, season, Step.RETREATS)
        return moves


def _named(heading: str) -> str:
    """Return the name that a judge gives a game behind its date."""
    found = _NUMBERED.search(heading)
    return found[1] if found is not None and found[1] != "game" else ""


def _plain(line: str) -> str:
    return line.replace("léto", "leto").replace("Léto", "leto")


def _joined(text: str) -> Iterator[str]:
    """Return the lines of a text, a long order of a judge that was broken put together again."""
    waiting = ""
    for raw in text.splitlines():
        line = raw.rstrip()
        more = waiting and line[:1] in (" ", "\t") and not re.search(r"[.)\]]\s*$", waiting)
        if more and ":" in waiting and ":" not in line:
            waiting = f"{waiting} {line.strip()}"
            continue
        yield waiting[:LONGEST]
        waiting = line
    yield waiting[:LONGEST]


def _listed(places: str) -> tuple[str, ...]:
    names = re.split(r",|\band\b|\ba\b|;", places.strip().rstrip("."))
    return tuple(name.strip() for name in names if name.strip())


def _standing(told: str) -> tuple[str, ...]:
    return tuple(
        f"{found['kind'][0].upper()} {place.removeprefix('the ')}"
        for found in _UNITS.finditer(told)
        for place in _listed(found["places"])
    )


def _order(line: str, power: str) -> Line:
    text, words = _without_result(line.strip())
    marks = None if words is None else _marks(words)
    text = re.sub(r"^(?:[-*•]\s+(?=[AF]\b)|\d+[.)]\s+)", "", text).rstrip(". ")
    waived = _WAIVED.search(text)
    if waived is not None:
        return Line(power=power, order=f"WAIVE {waived['count'] or 1}", marks=marks)
    winter = _WINTER.search(text)
    if winter is not None and " - " not in text:
        kind = "A" if winter["kind"].lower() == "army" else "F"
        sign = "B" if winter["act"].lower() == "build" else "D"
        return Line(power=power, order=f"{kind} {winter['at'].strip()} {sign}", marks=marks)
    silent = _SILENT.fullmatch(text)
    if silent is not None:
        return Line(power=power, order=f"{silent['unit']} H", marks=marks)
    first = text.split(" ")[0].lower().rstrip(".")
    begins = fold(first) in KINDS or first in ("build", "remove", "disband", "waive")
    if not begins and not power:
        return Line(remark=line)
    absent = words is not None and ABSENT in words
    return Line(power=power, order=text, marks=marks, absent=absent)


def _without_result(line: str) -> tuple[str, list[str] | None]:
    """Cut the words of a result off an order; nothing is known of one without."""
    found = _RESULT.search(line)
    if found is not None:
        return line[: found.start()], _parted(found["star"] or found["square"] or "")
    parts = re.split(r"\s{2,}|\t", line)
    if len(parts) == 2:
        words = _parted(parts[1])
        if all(word in _WORDS or word in _WENT_WELL for word in words):
            return parts[0], words
    return line, None


def _parted(result: str) -> list[str]:
    return [word.strip().lower() for word in re.split(r"[,;]", result)]


def _marks(words: list[str]) -> frozenset[Mark]:
    known = (_WORDS.get(word) for word in words)
    return frozenset(mark for mark in known if mark is not None)
