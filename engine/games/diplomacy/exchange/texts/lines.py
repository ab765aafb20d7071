"""Lines of an order list and what each of them is: a date, a power, an order with its result."""

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace

from engine.board.board import Board
from engine.board.names import fold, spellings
from engine.formats.faults import ExchangeError
from engine.formats.jsontext import Node
from engine.formats.read_report import Kind
from engine.games.diplomacy.exchange.format_names import Mark
from engine.games.diplomacy.exchange.place_names import names_on
from engine.games.diplomacy.exchange.texts.notes import noted
from engine.games.diplomacy.phase import Phase, Season, Step
from engine.games.diplomacy.reader.words import KINDS

LONGEST = 1000
"""Signs of a line; nothing that is longer is an order, or a list of what one power has.

Such a line is not read at all: half of it would be another one."""

MOST_WORDS = 6
"""Words of a heading with a date in a case, where dates stand in prose too."""

FIRST = Phase(1901, Season.SPRING, Step.MOVES)
"""When nothing is said about it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Line:
    """One line of a list, sorted."""

    numbers: tuple[int, ...] = ()
    """Which lines of the text it stands on, from 1; a long one may be broken."""

    text: str = ""
    """As it is written."""

    left: Kind | None = None
    """It says nothing of the game."""

    phase: Phase | None = None
    """A heading with a date begins here."""

    part: bool = False
    """It only names a part of a turn, whose date and power go on."""

    power: str = ""
    """Whose heading or order it is; nothing when that follows from the lines before."""

    order: str = ""
    marks: frozenset[Mark] | None = None
    """The result written beside the order, if any; by itself, that of the order above."""

    offered: tuple[str, ...] | None = None
    """Where the result says that the ordered unit may retreat."""

    absent: bool = False
    """That result says that the power has no such unit."""

    strange: bool = False
    """Something stands on it beside what is read."""

    owned: tuple[str, ...] = ()
    """Names of supply centres that the power owns; nobody's are under ``-``."""

    counted: bool = False
    """It owns them after the orders above, as a judge counts."""

    alone: bool = False
    """It tells of one unit that is driven out, and is no part of a list of all of them."""

    units: tuple[str, ...] = ()
    """Units that the power is said to have: ``A Livonia``."""

    beaten: str = ""
    ways: tuple[str, ...] = ()
    """A unit that is said to be driven out: ``A Bulgaria``, and where it may go."""

    title: str = ""
    gap: bool = False
    """Nothing stands on it: what follows may be about somebody else."""

    @property
    def unread(self) -> bool:
        """Nobody knows what it says."""
        says = self.left or self.phase or self.power or self.order or self.marks is not None
        return not (says or self.owned or self.units or self.beaten or self.title or self.gap)


NOBODY = "-"
"""Who owns what nobody does."""

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
_ABOUT_ORDERS = re.compile(r"results|orders|moves|status|adjustments|retreats", re.IGNORECASE)
_HEADING_WORDS = frozenset(
    {
        *("movement", "movements", "move", "moves", "retreat", "retreats", "adjustment"),
        *("adjustments", "build", "builds", "removals", "results", "result", "orders", "order"),
        *("status", "final", "preliminary", "for", "of", "the", "in", "from", "after", "before"),
        *("and", "diplomacy", "game", "turn", "phase", "season", "year", "map", "standard"),
        *(
            "variant",
            "position",
            "positions",
            "starting",
            "tahy",
            "tah",
            "pohyb",
            "pohyby",
            "large",
        ),
        *("povely", "výsledky", "vysledky", "ústupy", "ustupy", "ústup", "ustup", "stavby"),
        *("stavba", "úprava", "uprava", "úpravy", "upravy", "stavu", "partie", "hra", "rok"),
        *("sezóna", "sezona", "fáze", "faze", "pro", "po", "a", "z", "i", "v"),
    }
)
"""What stands beside the date of a heading; anything else is not understood."""

_PARTS = {
    "diplomacy": (Step.MOVES, None),
    "retreats": (Step.RETREATS, None),
    "unit-placement": (Step.ADJUSTMENTS, Season.WINTER),
}
"""What webDiplomacy calls the parts of a turn, below each power."""

_LEFT = tuple(
    (re.compile(pattern, re.IGNORECASE), kind)
    for pattern, kind in (
        (r"#.*", Kind.COMMENT),
        (
            (
                r"(?:from|to|cc|bcc|date|subject|reply-to|sender|message-id|x-[\w-]+"
                r"|received|mime-version|content-[\w-]+)\s*:.*"
            ),
            Kind.MAIL,
        ),
        (r"::.*|-{2,}|={3,}|\*{3,}|_{3,}", Kind.MAIL),
        (r"the (?:next phase|deadline)\b.*", Kind.SCHEDULE),
        (
            (
                r"(?:order (?:results|history)|general notices|the following units were dislodged"
                r"|dislodged units|results|orders|moves|builds and removals)\s*:?"
            ),
            Kind.HEADING,
        ),
        (
            (
                r"(?:no retreating units; retreat phase skipped\.?|order resolution completed\b.*"
                r"|all dislodged units destroyed; advancing to next phase\."
                r"|the turn was edited on .*"
                r"|no change in supply centers; .*"
                r"|adjudicator: applying syzkman rule to resolve paradoxical convoy adjudication\."
                r"|game (?:ends[.;]|results in a draw) .*)"
            ),
            Kind.NOTICE,
        ),
        (
            (
                r"(?:[\w-]+\s*[:-]?\s*)?"
                r"(?:nmr|no (?:orders?|moves?)(?: were)? (?:received|submitted|entered))[.!]?"
            ),
            Kind.NOTICE,
        ),
        (
            (
                r"(?:\w[\w-]*\s*:\s*)?"
                r"(?:\d+ supply cent\w+, .*|no change in supply centers; .*"
                r"|supply centers were (?:gained|lost)\..*|not enough disband orders were .*"
                r"|(?:no|\d+) builds? w(?:as|ere) unused\.|no more units to disband\.)"
            ),
            Kind.SUMMARY,
        ),
        (
            r"[\w-]+ no longer controls any supply centers, and has been eliminated\.",
            Kind.SUMMARY,
        ),
    )
)
_PRESS = re.compile(
    r"(?:(?:broadcast|(?:private )?message) (?:message )?from\b.*|press\b.*):", re.IGNORECASE
)
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
    r"(?:(?P<count>\d+)\s+)?(?:unusable\s+)?builds?\s+(?:waived|pending)"
    r"|waives? build in .+|do not use build order",
    re.IGNORECASE,
)
_BEATEN = re.compile(
    r"The (?P<power>[\w-]+) (?P<kind>Army|Fleet) in (?:the )?(?P<at>.+?) "
    r"(?:can retreat to (?P<ways>.+?)"
    r"|(?:with (?:no valid retreats|torn allegiance) )?was destroyed)\."
)
_DISLODGED = re.compile(
    r"(?P<kind>Army|Fleet) (?P<at>.+?)\.\s+Valid Retreat Options:\s*(?P<ways>.*?)\.?",
    re.IGNORECASE,
)
_DESTROYED = re.compile(
    r"The (?P<kind>Army|Fleet) in (?P<at>.+?) cannot retreat; unit destroyed\.?"
)
_TAKEN_OFF = re.compile(r"(?P<kind>army|fleet) at (?P<at>.+?) ordered to disband", re.IGNORECASE)
"""How jDip says which unit it has chosen, where a power did not."""

_PLAYED = re.compile(r"(?P<power>[\w.-]+)\s*\((?P<who>[^()\d,]{1,40})\)\s*:?")
"""A power and who plays it: ``Germany (Bob)``."""

_DOES = re.compile(
    r"(?:to|holds?|stands?|supports?|convoys?|moves?|retreats?|do|na|podporuje|drží|stojí"
    r"|konvojuje|ustupuje|jde|táhne)\b",
    re.IGNORECASE,
)
"""What stands behind the space of an order without the kind of its unit."""

_SILENT = re.compile(r"(?P<unit>.+?)\W+no order(?:s)?(?: processed)?", re.IGNORECASE)
_SPOKEN = re.compile(
    r"The (?P<kind>army|fleet) at (?P<at>.+?) (?P<act>hold|move|support hold|support move|convoy"
    r"|retreat|disband)(?: to (?P<to>.+?))?(?: from (?P<source>.+?))?(?P<via> via convoy)?",
    re.IGNORECASE,
)
_PLACED = re.compile(
    r"(?:the (?:army|fleet)? ?at .+? disband)?build (?P<kind>army|fleet) at (?P<built>.+)"
    r"|destroy the unit at (?P<gone>.+?)(?:the \w* ?at .+? destroy to .+)?",
    re.IGNORECASE,
)
"""webDiplomacy's own list joins two sentences where a unit is taken off."""

_TOTAL = re.compile(r"\s*\(\d+ total\)\s*\.?\s*$", re.IGNORECASE)
_FREE = ("unowned", "neutral", "nobody", "unoccupied")
_POSSESSED = re.compile(
    r"\b(?:arm(?:y|ies)|fleets?|units?|cent(?:er|re)s?|owns?|has|have|builds?|removes?|retreats?"
    r"|disbands?|dislodged|destroyed)\b",
    re.IGNORECASE,
)
"""Words of a sentence that may tell what a power has, owns, or loses."""

_GREETING = re.compile(
    r"(?:dear|hi|hello|hey|greetings|good (?:morning|evening)|gentlemen|ahoj|mil[íé]|drazí|vážení"
    r"|dobrý (?:den|večer)|zdravím)\b[^:;]*[,!.]?",
    re.IGNORECASE,
)
_CLOSING = re.compile(
    r"(?:until|regards|best|kind|cheers|yours|thanks|thank you|bye|see you|good luck|have fun"
    r"|s pozdravem|zdraví|díky|děkuji|hezký|mějte|sent from)\b[^:;]*",
    re.IGNORECASE,
)
"""How letters begin and end; a short line after their end is a signature."""

_SHORT = 4
"""Signs of a name that says nothing in a sentence."""

_SENTENCE = 3
"""Words that make a sentence; fewer may be an order that is damaged."""


def cases(text: str) -> list[tuple[int, str]]:
    """Part a text that holds several cases; one with fewer stays whole.

    Beside each part stands the number of its first line.
    """
    lines = text.splitlines()
    starts = [number for number, line in enumerate(lines) if _TITLE.fullmatch(line) is not None]
    if len(starts) < 2:
        return [(1, text)]
    starts[0] = 0
    ends = [*starts[1:], len(lines)]
    return [
        (start + 1, "\n".join(lines[start:end])) for start, end in zip(starts, ends, strict=True)
    ]


class Sorter:
    """Says what each line of a list is, for the powers of one board."""

    def __init__(self, board: Board) -> None:
        self._places = names_on(board)
        self._powers = {
            fold(name): power.id
            for power in board.powers
            for name in spellings(power)
            if len(name) > 2
        }
        # Shorter ones are words of a sentence too: bar, den, war.
        self._names = {
            fold(name)
            for province in board.provinces.values()
            for name in spellings(province)
            if len(name) > _SHORT
        }
        self._date: Phase | None = None
        self._case = self._owners = self._press = self._closed = False

    def sorted(self, text: str, first: int = 1) -> Iterator[Line]:
        """Sort every line of a text, whose first one has a number."""
        for numbers, line in _joined(text, first):
            if not line.strip():
                yield Line(gap=True)
                continue
            if len(line) > LONGEST:
                yield Line(numbers=numbers, text=line[:LONGEST])
                continue
            for piece in self._sorted(line):
                if piece.phase is not None:
                    self._date, self._closed = piece.phase, False
                yield replace(piece, numbers=numbers, text=line.strip())

    def power(self, name: str) -> str:
        """Return the power of a name, or nothing."""
        return self._powers.get(fold(name), "")

    def _sorted(self, line: str) -> Iterator[Line]:
        bare = _unquoted(line)
        if self._press and line[:1] in " \t>":
            yield Line(left=Kind.TALK)
            return
        if re.fullmatch(r"(ownership of supply|supply center ownership)\b.*", bare, re.IGNORECASE):
            self._owners = True
            yield Line(left=Kind.HEADING)
            return
        owners, self._owners = self._owners, False
        self._press = _PRESS.fullmatch(bare) is not None
        kind = self._left(bare)
        if kind is not None:
            yield Line(left=kind)
            return
        heading = self._heading(bare)
        if heading is not None:
            yield heading
            return
        head, colon, rest = bare.partition(":")
        power = self.power(head) if colon else ""
        if owners and (power or head.strip().lower() in _FREE):
            self._owners = True
            names = _listed(_TOTAL.sub("", rest))
            yield Line(power=power or NOBODY, owned=names, counted=True)
            return
        yield from self._about(bare, power, rest)

    def _left(self, bare: str) -> Kind | None:
        """Say what kind of line without anything of the game it is, if its form tells."""
        words = len(bare.split())
        signed = self._closed and words <= _SENTENCE and ":" not in bare and not _begins(bare)
        if self._press or (signed and not self.power(bare) and re.search(r"\d", bare) is None):
            return Kind.TALK
        if words <= MOST_WORDS and not _begins(bare) and "->" not in bare:
            self._closed = self._closed or _CLOSING.fullmatch(bare) is not None
            if _GREETING.fullmatch(bare) or _CLOSING.fullmatch(bare):
                return Kind.TALK
        return next((kind for form, kind in _LEFT if form.fullmatch(bare) is not None), None)

    def _heading(self, line: str) -> Line | None:
        """Read a title, a date, or the name of a part of a turn."""
        if _TITLE.fullmatch(line) is not None:
            self._case = True
            return Line(title=line.strip())
        part = _PARTS.get(line.lower())
        if part is not None and self._date is not None:
            step, season = part
            return Line(phase=Phase(self._date.year, season or self._turn(), step), part=True)
        phase = self._phase(line)
        if phase is None:
            return None
        strange = not _usual(line)
        return Line(phase=phase, title="" if strange else _named(line), strange=strange)

    def _turn(self) -> Season:
        """Return the season of the turn that is told: its builds were those of a winter."""
        date = self._date or FIRST
        return Season.AUTUMN if date.season is Season.WINTER else date.season

    def _about(self, line: str, power: str, rest: str) -> Iterator[Line]:
        """Read a line about a power or one of its units."""
        reading = self._told(line, power, rest)
        if reading is not None:
            yield reading
        elif (power and not rest.strip()) or (not power and self._headed(line)):
            yield Line(power=power or self._headed(line))
        else:
            yield from self._ordered(rest if power else line, power)

    def _headed(self, line: str) -> str:
        """Return the power that a line names, and nothing else but its player; or nothing."""
        played = _PLAYED.fullmatch(line)
        if played is None or _POSSESSED.search(played["who"]) or self._is_place(played["who"]):
            return self.power(line)
        return self.power(played["power"])

    def _told(self, line: str, power: str, rest: str) -> Line | None:
        """Read who owns, has or lost what."""
        supply = _SUPPLY.fullmatch(line)
        if supply is not None and self.power(supply["power"]):
            return Line(power=self.power(supply["power"]), owned=_listed(supply["places"]))
        standing = _STANDING.fullmatch(line)
        if standing is not None and self.power(standing["power"]):
            listed = standing["units"]
            power = self.power(standing["power"])
            rest = re.sub(r"[\s,.]|\b(?:and|an?)\b", "", _UNITS.sub("", listed))
            return Line(power=power, units=_standing(listed), strange=bool(rest))
        beaten = _BEATEN.fullmatch(line) or (_DISLODGED.fullmatch(rest.strip()) if power else None)
        whose = power or (self.power(beaten["power"]) if beaten is not None else "")
        if beaten is not None and whose:
            unit = f"{beaten['kind'][0].upper()} {beaten['at']}"
            ways = re.split(r",|\bor\b", beaten["ways"] or "")
            listed = tuple(way.strip().removeprefix("the ") for way in ways if way.strip())
            return Line(power=whose, beaten=unit, ways=listed)
        gone = _DESTROYED.fullmatch(rest.strip() if power else line)
        if gone is not None:
            return Line(power=power, beaten=f"{gone['kind'][0]} {gone['at']}", alone=True)
        unit = rest.strip().rstrip(".")
        if power and re.match(r"(?:army|fleet)\s", unit, re.IGNORECASE) and self._is_unit(unit):
            return Line(power=power, units=(unit,))
        return None

    def _is_unit(self, text: str) -> bool:
        """Tell whether a text names a unit and nothing else: a judge's list of who stands where."""
        try:
            self._places.unit(Node(text), "")
        except ExchangeError:
            return False
        return True

    def _ordered(self, line: str, power: str) -> Iterator[Line]:
        """Read the orders on a line; mostly there is one."""
        parts = [part for part in re.split(r"[;,](?![^(\[]*[)\]])", line) if part.strip(" .\t")]
        if len(parts) > 1 and not all(_begins(part) for part in parts):
            parts = [line]
        for part in parts or [line]:
            yield _order(part, power, self._talks)

    def _talks(self, line: str) -> bool:
        """Tell whether a line is a sentence of no order, result, or unit.

        Whatever might be one of these, damaged, is not.
        """
        words = re.findall(r"[^\W\d_]+(?:['’-][^\W\d_]+)*", line)
        if len(words) < _SENTENCE or re.search(r"->|\(\*|\s[-–—]\s|\w-\w+$", line):
            return False
        if re.match(r"the (?:army|fleet) at\b", line, re.IGNORECASE):
            return False
        if self._case and not _begins(line) and not self.power(words[0]):
            return True
        if _begins(line) or re.match(r"(?:the )?(?:\w+ )?(?:army|fleet)\b", line, re.IGNORECASE):
            return False
        if self._acts(line) or self._tells(words):
            return False
        whose = self.power(words[0]) or self.power(line.partition(":")[0])
        listed = _listed(line.partition(" ")[2].partition(" ")[2])  # England owms Kiel and Berlin
        return not (whose and (_POSSESSED.search(line) or any(map(self._is_place, listed))))

    def _acts(self, line: str) -> bool:
        """Tell whether a line says what is done in a space: an order, but for its unit's kind."""
        words = line.split()
        return any(
            _DOES.match(words[count]) is not None and self._is_place(" ".join(words[:count]))
            for count in range(1, min(MOST_WORDS, len(words)))
        )

    def _tells(self, words: list[str]) -> bool:
        """Tell whether two spaces, or one and its power or unit, are named: somebody goes there."""
        names: set[str] = set()
        for count in (1, 2, 3):
            for at in range(len(words) - count + 1):
                name = fold(" ".join(words[at : at + count]))
                names |= {name} & self._names
                known = self.power(name) if count == 1 else ""
                names |= {known} if known else set()
        units = {"army", "fleet", "armies", "fleets"} & {word.lower() for word in words}
        return bool(names & self._names) and len(names) + bool(units) > 1

    def _is_place(self, text: str) -> bool:
        """Tell whether a text names a space and nothing else."""
        try:
            self._places.location(Node(text))
        except ExchangeError:
            return False
        return True

    def _phase(self, line: str) -> Phase | None:
        """Read a heading with a date, or one that goes on within the same season."""
        code = _CODE.search(line)
        if code is not None:
            try:
                return Phase.parse(code[1])
            except ValueError:
                return None
        long = len(line.split()) > MOST_WORDS
        prose = long and (self._case or _ABOUT_ORDERS.search(line) is None)
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


def _unquoted(line: str) -> str:
    """Return a line without quotation marks of a letter and bullets of a list."""
    return re.sub(r"^(?:\s*>)+\s?", "", line).strip().lstrip("•◦▪·").strip()


def _usual(heading: str) -> bool:
    """Tell whether all words of a heading are such as stand beside a date."""
    bare = _NUMBERED.sub("", _plain(heading).lower())
    words = re.findall(r"[^\W\d_]+", re.sub(r"\b[sfw]\d{4}[mra]\b", "", bare))
    return all(word in _HEADING_WORDS or word in _SEASONS for word in words)


def _named(heading: str) -> str:
    """Return the name that a judge gives a game behind its date."""
    numbered = _NUMBERED.search(heading)
    return numbered[1] if numbered is not None and numbered[1] != "game" else ""


def _plain(line: str) -> str:
    return line.replace("léto", "leto").replace("Léto", "leto")


def _joined(text: str, first: int) -> Iterator[tuple[tuple[int, ...], str]]:
    """Return the lines of a text, a long order of a judge that was broken put together again."""
    waiting = ""
    numbers: tuple[int, ...] = (0,)
    for number, raw in enumerate(text.splitlines(), first):
        line = raw.rstrip()
        more = waiting and line[:1] in (" ", "\t") and not re.search(r"[.)\]:]\s*$", waiting)
        more = more and len(waiting) <= LONGEST
        if _BROKEN.match(waiting) and line.strip() and not _BROKEN.match(line):
            waiting, numbers = f"{waiting} {line.strip()}", (*numbers, number)
            continue
        if more and ":" in waiting and ":" not in line and not _on_its_own(line):
            waiting, numbers = f"{waiting} {line.strip()}", (*numbers, number)
            continue
        yield numbers, waiting
        waiting, numbers = line, (number,)
    yield numbers, waiting


_BROKEN = re.compile(
    r"The [\w-]+ (?:Army|Fleet) in (?=.{30})(?!.*\.\s*$).*\b(?:can retreat to|with|was)\b"
)
"""A judge breaks what he says of a beaten unit at 78 signs; the rest begins at the edge."""


def _on_its_own(line: str) -> bool:
    """Tell whether an indented line is more than the rest of the one before."""
    return _begins(line) or re.match(r"\s*[•◦▪·>]", line) is not None


def _listed(places: str) -> tuple[str, ...]:
    names = re.split(r",|\band\b|\ba\b|;", places.strip().rstrip("."))
    return tuple(name.strip() for name in names if name.strip())


def _standing(text: str) -> tuple[str, ...]:
    return tuple(
        f"{group['kind'][0].upper()} {place.removeprefix('the ')}"
        for group in _UNITS.finditer(text)
        for place in _listed(group["places"])
    )


def _begins(text: str) -> bool:
    """Tell whether a text begins as an order does."""
    first = re.split(r"[\s.]", text.strip(" .\t*•"), maxsplit=1)[0].lower()
    return fold(first) in KINDS or first in ("build", "remove", "disband", "waive")


def _spoken(text: str) -> str:
    """Put a sentence of webDiplomacy into the usual form of an order."""
    placed = _PLACED.fullmatch(text)
    if placed is not None:
        return _built_or_gone(text, placed)
    off = _TAKEN_OFF.fullmatch(text)
    if off is not None:
        return f"{off['kind'][0].upper()} {off['at']} D"
    spoken = _SPOKEN.fullmatch(text)
    if spoken is None:
        return text
    unit = f"{spoken['kind'][0].upper()} {spoken['at']}"
    to, source = spoken["to"], spoken["source"]
    via = " via convoy" if spoken["via"] else ""
    forms = {
        ("hold", False, False): f"{unit} H",
        ("disband", False, False): f"{unit} D",
        ("move", True, False): f"{unit} - {to}{via}",
        ("retreat", True, False): f"{unit} - {to}",
        ("support hold", True, False): f"{unit} S {to}",
        ("support move", True, True): f"{unit} S {source} - {to}",
        ("convoy", True, True): f"{unit} C A {source} - {to}",
    }
    return forms.get((spoken["act"].lower(), bool(to), bool(source)), text)


def _built_or_gone(text: str, placed: re.Match[str]) -> str:
    """Put a sentence about a unit that comes or goes into the usual form of an order."""
    if placed["gone"]:
        return f"Remove {placed['gone']}"
    if text.lower().startswith("build"):
        return f"Build {placed['kind']} {placed['built']}"
    return f"{text[4:].partition(' disband')[0].replace(' at ', ' ', 1).strip()} D"


def _order(line: str, power: str, talks: Callable[[str], bool]) -> Line:
    note = noted(line.strip())
    text = re.sub(r"^(?:[-*•]\s+(?=[AF]\b)|\d+[.)]\s+)", "", note.order.strip()).rstrip(". ;")
    reading = Line(
        power=power,
        marks=note.marks,
        offered=note.ways,
        absent=note.absent,
        strange=bool(note.strange),
    )
    if not text and note.marks is not None:
        return reading
    text = _spoken(text)
    waived = _WAIVED.fullmatch(text)
    if waived is not None:
        return replace(reading, order=f"WAIVE {waived['count'] or 1}")
    winter = _WINTER.search(text)
    if winter is not None and " - " not in text:
        kind = "A" if winter["kind"].lower() == "army" else "F"
        sign = "B" if winter["act"].lower() == "build" else "D"
        return replace(reading, order=f"{kind} {winter['at'].strip()} {sign}")
    silent = _SILENT.fullmatch(text)
    if silent is not None:
        return replace(reading, order=f"{silent['unit']} H")
    if not power and not _begins(text):
        return Line(left=Kind.TALK if talks(line) else None)
    return replace(reading, order=text)
