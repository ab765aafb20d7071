"""A slip of paper as people write it: orders, and all that stands around them (VII.5).

Nothing is taken for an order that could be something else. What is left out of a reading is told
beside it, and where what is left out might change the order, the order is asked about.
"""

import re
import unicodedata
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace

from engine.board.board import Board
from engine.board.location import province_of
from engine.games.diplomacy.orders import parse
from engine.games.diplomacy.phase import Step
from engine.games.diplomacy.reader import chatter
from engine.games.diplomacy.reader.names import Match, index_of
from engine.games.diplomacy.reader.slips.words import (
    BESIDE_GREETINGS,
    BESIDE_HEADINGS,
    CROSSED,
    DATES,
    GREETINGS,
    HEADINGS,
    LETTERHEAD,
    NO_ORDERS,
    NUMBERED,
    ORDERS,
    QUOTED_FROM,
    SENT_FROM,
    TAKEN_BACK,
    WITH_OTHERS,
)
from engine.games.diplomacy.reader.words import (
    ALL_OTHERS,
    ANDS,
    KINDS,
    SIGN_OF,
    Sign,
    Token,
    TokenKind,
    tokens,
)
from engine.games.diplomacy.reader.written_orders import Trouble
from engine.rules.choice import Noted, Reading, ReadingKind, Scrap

_QUOTES = re.compile(r"^\s*((?:[>|]\s?)+)")
_BRACKETS = re.compile(r"\([^()]*\)|\[[^\[\]]*\]|\{[^{}]*\}")
_ASIDE = re.compile(r"(?:^|\s)(//|#|/\*|\*\*|!!|←|<-).*$")
_STRONG = re.compile(r"[;|•\t]")
"""Where orders on one line are parted without a doubt."""

_THEN = "|".join(sorted({*ANDS, "pak", "potom", "dale", "dále", "then", "nasledne"}))
_WEAK = re.compile(
    rf"[,&+]\s*|[.:/]\s+|\s+(?:{_THEN})\s+(?=[AF]\W)|\s+(?=(?:\d{{1,2}}[.)]?\s*)?[AFaf][\s.])"
)
"""Where one order may end and the next begin, if both can be read then."""

_LIST = re.compile(
    rf"[,;&+.]\s*|\s+(?:{_THEN})\s+(?=[AF]\W)"
    r"|(?<![\s/|\\?])\s+(?=(?:\d{1,2}[.)]?\s*)?[AFaf][\s.])"
)
"""Where a list goes on; a stroke, a question mark or a bracket may part two alternatives."""

_WEAKEST = re.compile(r"(?<=\w)[\s,]+(?=\w)")
_TRAILING = re.compile(rf"(?:[\s,.:&+/]+|\s+(?:{_THEN})\s*)+$")

LONGEST_LINE = 1000
"""Letters of a line in which several orders are looked for."""

_MOST_CUTS = 24
_LONGEST_RUN = 5
"""Pieces between places to cut that one order has at most: ``A Par. S A Bur. - Mun``."""

Read = Callable[[str], Reading]


@dataclass(frozen=True, slots=True)
class Paper:
    """How the slips of one power are read in one phase."""

    board: Board
    step: Step
    read: Read
    """Reads one order."""

    units: frozenset[str] = frozenset()
    """The provinces of the units that the power writes for, or of its free home centres."""

    due: int = 0
    """How many units are to be built or removed at most; of moves and retreats none are counted."""

    def scraps(self, text: str) -> tuple[Scrap, ...]:
        """Read a slip, whatever is on it."""
        lines = [(at, line) for at, line in enumerate(text.split("\n")) if _visible(line)]
        quoted = [bool(_quote(line)) for _, line in lines]
        pieces: list[Scrap] = []
        for (number, line), quote in zip(lines, quoted, strict=True):
            # A letter that is quoted as a whole is only passed on.
            if quote and not all(quoted):
                pieces += (self._asked_quoted(one) for one in self._line(number, line))
            else:
                pieces += self._line(number, line)
        return tuple(self._without_signature(pieces))

    def _without_signature(self, scraps: list[Scrap]) -> list[Scrap]:
        """Note what stands at the very end of a letter as what it is: who wrote it."""
        rule = next((at for at, one in enumerate(scraps) if _is_rule(one)), len(scraps))
        for at in range(len(scraps) - 1, -1, -1):
            one = scraps[at]
            if one.noted is not None:
                continue
            apart = at > 0 and _ends_letter(scraps[at - 1], one)
            nothing = one.reading.kind is ReadingKind.UNREADABLE
            if not nothing or not (at > rule or self._is_signature(one.written, apart=apart)):
                break
            scraps[at] = self._noted(one.number, one.written, Noted.HEADING)
        return scraps

    def _is_signature(self, text: str, *, apart: bool) -> bool:
        """Tell whether a text may be a person's name; ``apart`` if a gap or a greeting is above."""
        words = _NO_LETTERS.sub(" ", text).split()
        if not 0 < len(words) <= _LONGEST_NAME or not all(w[0].isupper() for w in words):
            return False
        if len(words) == 1 and (not apart or words[0].isupper()):
            return False
        index = index_of(self.board)
        named = [index.place((word,), near=True) for word in _folded(" ".join(words))]
        if any(one is not None and one.match is Match.EXACT for one in named):
            return False
        signs = any(word in SIGN_OF or word in KINDS for word in _folded(text))
        return not signs and (apart or None in named)

    def _line(self, number: int, line: str) -> Iterator[Scrap]:
        bare = line[len(_quote(line)) :].strip()
        whole = line.strip()
        if not bare:
            yield self._noted(number, whole, Noted.HEADING)
            return
        if len(bare) > LONGEST_LINE:  # the reader says what is the matter with it
            yield Scrap(number=number, written=whole, reading=self.read(bare))
            return
        noted = self._what_it_is(bare)
        if noted is not None:
            yield self._noted(number, whole, noted)
            return
        alone = self._one(number, bare)
        if alone.reading.kind is ReadingKind.AMBIGUOUS:
            pieces = self._listed(number, bare)
            yield from pieces or (replace(alone, written=whole),)
            return
        if alone.reading.kind is ReadingKind.ORDER or alone.noted is not None:
            yield replace(alone, written=whole)
            return
        pieces = self._cut(number, bare)
        if len(pieces) > 1:
            yield from pieces
        else:
            yield replace(alone, written=whole)

    def _noted(self, number: int, written: str, noted: Noted) -> Scrap:
        nothing = Reading(kind=ReadingKind.UNREADABLE, written=written, reason=Trouble.EMPTY)
        return Scrap(number=number, written=written, reading=nothing, noted=noted)

    # One order and what stands beside it

    def _one(self, number: int, text: str) -> Scrap:
        """Read a text as one order; what is no part of it is left out."""
        crossed = _crossed(text)
        rest = CROSSED.sub(" ", text).strip() if crossed else text
        if crossed and not _letters(rest):
            return self._noted(number, text, Noted.CROSSED)
        counted = NUMBERED.match(rest)
        if counted and self.read(rest[counted.end() :]).kind is ReadingKind.ORDER:
            rest = rest[counted.end() :]
        start, end = chatter.span(rest)
        extra = " ".join(
            part for part in (crossed, rest[:start].strip(), rest[end:].strip()) if part
        )
        rest = rest[start:end]
        reading = self.read(rest)
        if reading.kind is not ReadingKind.UNREADABLE:
            return Scrap(number=number, written=text, reading=reading, left_out=extra)
        for shorter, left in self._shortened(rest):
            tried = self.read(shorter)
            if tried.kind is ReadingKind.UNREADABLE:
                continue
            if self._may_undo(left):
                tried = _doubtful(tried, text, left)
            beside = " ".join(part for part in (extra, left) if part)
            return Scrap(number=number, written=text, reading=tried, left_out=beside)
        return Scrap(number=number, written=text, reading=reading, left_out=extra)

    def _shortened(self, text: str) -> Iterator[tuple[str, str]]:
        """Leave out a remark in brackets or after two strokes, what is before a colon, thanks."""
        counted = NUMBERED.match(text)
        body = text[counted.end() :] if counted else text
        brackets = _BRACKETS.findall(body)
        if brackets:
            yield _BRACKETS.sub(" ", body).strip(), " ".join(brackets)
        head = LETTERHEAD.match(body)
        if head:
            yield head["rest"], body[: head.start("rest")].strip()
        aside = _ASIDE.search(body)
        if aside:
            yield body[: aside.start()].strip(), body[aside.start() :].strip()
        words = body.split()
        for at in range(len(words) - 1, 0, -1):
            if not {*_folded(words[at])} <= GREETINGS:
                break
            yield " ".join(words[:at]), " ".join(words[at:])

    def _may_undo(self, left: str) -> bool:
        """Tell whether what is left out could change the order that it stands beside."""
        folded = _folded(left)
        if any(word in TAKEN_BACK for word in folded):
            return True
        if not folded:
            return "?" in left
        words = left.strip("()[]{} /#*!<").split()
        orders = (self.read(" ".join(words[at:])).kind for at in range(len(words)))
        named = index_of(self.board).place(tuple(folded), near=False)
        return named is not None or any(kind is not ReadingKind.UNREADABLE for kind in orders)

    def _asked_quoted(self, scrap: Scrap) -> Scrap:
        """Ask about an order in a letter that is quoted: it may be an older one."""
        if scrap.noted is not None or scrap.reading.kind is not ReadingKind.ORDER:
            return scrap
        asked = replace(
            scrap.reading,
            kind=ReadingKind.AMBIGUOUS,
            order="",
            candidates=(scrap.reading.order,),
            reason=Trouble.QUOTED,
            start=0,
            end=len(scrap.reading.written),
        )
        return replace(scrap, reading=asked)

    # Several orders on a line

    def _cut(self, number: int, line: str) -> tuple[Scrap, ...]:
        """Part a line where its orders end; one piece if it cannot be parted surely."""
        parts = [part.strip() for part in _STRONG.split(line) if _visible(part)]
        if len(parts) > 1:
            return tuple(one for part in parts for one in self._line(number, part))
        clear, asked = (ReadingKind.ORDER,), (ReadingKind.ORDER, ReadingKind.AMBIGUOUS)
        for between, kinds in ((_WEAK, clear), (_WEAK, asked), (_WEAKEST, clear)):
            ways = self._ways(number, line, between, kinds)
            if ways:
                return ways[0] if len(ways) == 1 else ()
        return ()

    def _listed(self, number: int, line: str) -> tuple[Scrap, ...]:
        """Part a line that names alternatives, if it is a list of clear orders as well.

        ``A Par, A Mar`` are two builds where two are due; ``A Par - Bur, Gas`` is no list.
        """
        between = _WEAKEST if self._short_names(line) else _LIST
        if not between.search(line):
            return ()
        ways = self._ways(number, line, between, (ReadingKind.ORDER,))
        return ways[0] if len(ways) == 1 and self._is_list(ways[0]) else ()

    def _short_names(self, line: str) -> bool:
        """Tell whether a line is nothing but whole names, none of them in two words."""
        names = (index_of(self.board).place((word,), near=False) for word in _folded(line))
        exact = all(named is not None and named.match is Match.EXACT for named in names)
        return exact and all(
            token.kind is TokenKind.WORD and not token.apart for token in tokens(line)
        )

    def _is_list(self, way: tuple[Scrap, ...]) -> bool:
        """Tell whether every piece is an order for another unit, and no more than are due."""
        if any(one.noted is not None for one in way):
            return False  # behind a stroke, "Eng" is the Channel, and no heading
        orders = [parse(one.reading.order) for one in way]
        places = [province_of(order.at) for order in orders]
        if self.step is Step.ADJUSTMENTS and len(orders) > self.due:
            return all(KINDS.keys() & {*_folded(one.written)} for one in way)
        return len({*places}) == len(places) and self.units.issuperset(places)

    def _ways(
        self, number: int, line: str, between: re.Pattern[str], kinds: tuple[ReadingKind, ...]
    ) -> list[tuple[Scrap, ...]]:
        """Return the ways to part a line into orders; two are one too many."""
        cuts = sorted({0, len(line), *(at.end() for at in between.finditer(line))})
        if len(cuts) > _MOST_CUTS:
            return []
        known: dict[tuple[int, int], Scrap | None] = {}

        def piece(start: int, end: int) -> Scrap | None:
            if (start, end) not in known:
                known[start, end] = self._piece(number, line[start:end], kinds)
            return known[start, end]

        ways: dict[int, list[tuple[Scrap, ...]]] = {0: [()]}
        for last, end in enumerate(cuts[1:], 1):
            here: dict[tuple[str, ...], tuple[Scrap, ...]] = {}
            for start in cuts[max(0, last - _LONGEST_RUN) : last]:
                if not ways.get(start):
                    continue
                one = piece(start, end)
                if one is not None:
                    for before in ways[start]:
                        way = (*before, one)
                        here.setdefault(_meant(way), way)
            ways[end] = list(here.values())[:_LONGEST_RUN]
        return [
            way for way in ways[cuts[-1]] if len(way) > 1 and any(one.noted is None for one in way)
        ]

    def _piece(self, number: int, text: str, kinds: tuple[ReadingKind, ...]) -> Scrap | None:
        """Read a part of a line, if it is an order of the kinds wanted, or a heading."""
        written = _TRAILING.sub("", text).strip()
        if not _visible(written):
            return None
        noted = self._what_it_is(written)
        if noted is not None:
            return self._noted(number, written, noted)
        one = self._one(number, written)
        fits = one.noted is not None or one.reading.kind in kinds
        return one if fits else None

    # What is no order

    def _what_it_is(self, text: str) -> Noted | None:
        """Tell what a text is that orders nothing; none if it may be an order."""
        pieces = tokens(text)
        words = [one.text for one in pieces if one.kind is TokenKind.WORD]
        if not words:
            built = any(one.kind is TokenKind.PLUS for one in pieces)
            return None if built else Noted.HEADING
        behind = max((end for end, _ in index_of(self.board).power(pieces, 0)), default=0)
        if self._speaks_of_others(words) or self._speaks_of_others(words[behind:]):
            return Noted.REST
        plain = _BRACKETS.sub(" ", text)
        if plain != text and all(map(self._says_nothing, _BRACKETS.findall(text))):
            text, pieces = plain, tokens(plain)
        if QUOTED_FROM.match(text) or SENT_FROM.match(text) or _is_date(words):
            return Noted.HEADING
        if self._is_heading(pieces, text) or self._greets(text, words):
            return Noted.HEADING
        head = LETTERHEAD.match(text)
        if head and self._says_nothing(head["rest"]) and self._says_nothing(text):
            return Noted.HEADING
        return None

    def _greets(self, text: str, words: list[str]) -> bool:
        """Tell whether a text is a greeting, to somebody by name or from him: ``Díky, Cyril``."""
        if _is_greeting(words):
            return True
        polite = [word for word in words if word in GREETINGS or word in BESIDE_GREETINGS]
        rest = [one for one in text.split() if not {*_folded(one)} <= {*polite}]
        names = all(one[0].isupper() for one in rest) and len(rest) <= _LONGEST_NAME
        at_the_ends = not GREETINGS.isdisjoint((*words[:2], words[-1]))
        return at_the_ends and names and self._is_signature(" ".join(rest), apart=True)

    def _says_nothing(self, text: str) -> bool:
        """Tell whether a text is nothing that could be an order."""
        reading = self.read(text)
        far = {Trouble.EMPTY, Trouble.UNKNOWN_PLACE, Trouble.STRANGE_SIGN}
        return reading.kind is ReadingKind.UNREADABLE and (
            reading.reason in far or not any(w in SIGN_OF or w in KINDS for w in _folded(text))
        )

    def _speaks_of_others(self, words: list[str]) -> bool:
        if self.step is Step.ADJUSTMENTS:
            return False
        if (
            words[:1]
            and words[0] in NO_ORDERS
            and all(w in NO_ORDERS or w in ORDERS for w in words)
        ):
            return words[0] not in ("no", "bez") or len(words) > 1
        # It is what becomes of them without a word.
        wanted = Sign.DISBAND if self.step is Step.RETREATS else Sign.HOLD
        beside = WITH_OTHERS | ALL_OTHERS | GREETINGS
        signs = [SIGN_OF.get(word) for word in words if word not in beside]
        return any(word in ALL_OTHERS for word in words) and signs == [wanted]

    def _is_abbreviation(self, word: str) -> bool:
        named = index_of(self.board).place((word,), near=False)
        return len(word) == 3 and named is not None and named.match is Match.EXACT

    def _is_heading(self, tokens: list[Token], text: str) -> bool:
        """Tell whether a line only says whose slip it is, or of which turn."""
        at, telling = 0, False
        names = index_of(self.board)
        while at < len(tokens):
            word = tokens[at]
            if word.kind is TokenKind.WORD and len(word.text) > 1:
                powers = [end for end, _ in names.power(tokens, at)]
                if powers and len(tokens) > 1 and self._is_abbreviation(word.text):
                    return False  # "F Eng" is a fleet in the Channel
                if powers:
                    at, telling = max(powers), True
                    continue
            turn = _TURN.fullmatch(text[word.start : word.end]) is not None
            beside = word.kind is TokenKind.DASH or word.text in _BESIDE
            if not (turn or beside or word.text in HEADINGS):
                return False
            telling = telling or turn or word.text in HEADINGS
            at += 1
        return telling


_TURN = re.compile(r"\d+|[SFWJPZ]\d{2,4}[MRA]?", re.IGNORECASE)
"""A year, or a phase in short: ``S1901M``, ``J01``."""


_BESIDE = BESIDE_HEADINGS | GREETINGS | {word for word in BESIDE_GREETINGS if len(word) > 1}

_NO_LETTERS = re.compile(r"[\W\d_]+")
_LONGEST_NAME = 4
"""Words of a person's name, with a title."""


def _is_rule(one: Scrap) -> bool:
    """Tell whether a piece is the stroke that mail programs put above a signature."""
    return one.noted is Noted.HEADING and set(one.written) <= {"-", "—", "_", " "}


def _ends_letter(above: Scrap, one: Scrap) -> bool:
    return above.noted is Noted.HEADING or one.number - above.number > 1


def _is_date(words: list[str]) -> bool:
    """Tell whether words are a day or an hour: ``neděle 22. listopadu``, ``Monday, 18:30``."""
    figures = [word for word in words if word.strip("hstndr").isdecimal()]
    named = [word for word in words if word in DATES]
    telling = any(len(word) > 2 for word in named)
    return len(figures) + len(named) == len(words) and (telling or len(figures) > 1)


def _is_greeting(words: list[str]) -> bool:
    return any(word in GREETINGS for word in words) and all(
        word in GREETINGS or word in BESIDE_GREETINGS or word in HEADINGS for word in words
    )


def _folded(text: str) -> list[str]:
    return [one.text for one in tokens(text) if one.kind is TokenKind.WORD]


def _letters(text: str) -> bool:
    return any(sign.isalnum() for sign in text)


def _visible(text: str) -> bool:
    return any(not sign.isspace() and unicodedata.category(sign)[0] != "C" for sign in text)


def _quote(line: str) -> str:
    """Return the signs with which mail programs quote a line, if it has any."""
    quoted = _QUOTES.match(line)
    return quoted[0] if quoted else ""


def _crossed(text: str) -> str:
    """Return what is crossed out in a text."""
    return " ".join(part[0].strip() for part in CROSSED.finditer(text))


def _meant(way: tuple[Scrap, ...]) -> tuple[str, ...]:
    """Return what a way to part a line makes of it: parts that mean the same are one way."""
    return tuple(
        one.reading.order or " ".join(one.reading.candidates) for one in way if one.noted is None
    )


def _doubtful(reading: Reading, text: str, left: str) -> Reading:
    """Ask whether an order is meant, beside which something stands that may undo it."""
    if reading.kind is not ReadingKind.ORDER:
        return reading
    at = max(text.find(left), 0)
    return Reading(
        kind=ReadingKind.AMBIGUOUS,
        written=text,
        candidates=(reading.order,),
        reason=Trouble.DOUBTFUL,
        start=at,
        end=at + len(left) if left in text else len(text),
        expected="order",
    )
