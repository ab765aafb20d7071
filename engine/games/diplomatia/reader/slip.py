"""A slip of paper as people write it: orders, and all that stands around them (8).

Nothing is taken for an order that could be something else. What is left out of a reading is told
beside it, and where what is left out might change the order, the order is asked about. So are all
orders below the number of a turn that is not the one being played (``Trouble.OTHER_TURN``).
"""

import re
import unicodedata
from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from engine.board.board import Board
from engine.games.diplomatia.calendar import ORDERS, RETREATS
from engine.games.diplomatia.reader.around import (
    ALL_OTHERS,
    ASIDE,
    BARE_TURN,
    BESIDE_GREETINGS,
    BESIDE_HEADINGS,
    BRACKETS,
    CROSSED,
    GREETINGS,
    HEADINGS,
    NO_ORDERS,
    NUMBERED,
    TURN,
    WITH_OTHERS,
)
from engine.games.diplomatia.reader.names import NameIndex, index_of
from engine.games.diplomatia.reader.tokens import Token, TokenKind, past_words, tokens, words_of
from engine.games.diplomatia.reader.words import SIGN_OF, TAKEN_BACK, Sign
from engine.games.diplomatia.reader.written_orders import Style, Trouble, read
from engine.rules.choice import Noted, Reading, ReadingKind, Scrap
from engine.rules.position import Position

LONGEST_LINE: Final = 1000
"""Letters of a line in which several orders are looked for."""

MOST_LINES: Final = 400
"""Lines of a slip; no power has as many units."""

_STRONG: Final = re.compile(r"[;|•\t；]")
"""Where orders on one line are parted without a doubt."""

_WEAK: Final = re.compile(r"[,&+，、]\s*|[.:/]\s+|\s+(?:a|i|and|pak|potom|dale|dále|then)\s+(?=\w)")
"""Where one order may end and the next begin, if both can be read then."""

_WEAKEST: Final = re.compile(r"(?<=\w)\s+(?=\w)")
"""Where nothing but a blank may part two orders."""

_TRAILING: Final = re.compile(r"[\s,.:&+/，]+$|\s+(?:a|i|and)\s*$")
_MOST_READS: Final = 4_000
_MOST_FAILURES: Final = 300
"""Texts of a slip that are looked at as orders, and those that may be none: books are refused."""

_LONGEST_TURN: Final = 4
"""Figures of a turn's number at most."""

_MOST_CUTS: Final = 24
_LONGEST_RUN: Final = 5


def slip(text: str, board: Board, position: Position, power: str) -> tuple[Scrap, ...]:
    """Read a whole slip of paper, piece by piece. Never raises."""
    lines = [(at, line) for at, line in enumerate(text.split("\n")) if _visible(line)]
    paper, scraps = _Paper(board, position, power), list[Scrap]()
    for number, (at, line) in enumerate(lines[:MOST_LINES]):
        if number == 0 and BARE_TURN.fullmatch(line.strip()):
            scraps.append(_noted(at, line.strip(), Noted.HEADING))
        else:
            scraps += paper.line(at, line)
    if len(lines) > MOST_LINES:
        at, line = lines[MOST_LINES]
        written = line.strip()[:LONGEST_LINE]
        scraps.append(
            Scrap(number=at, written=written, reading=_nothing(written, Trouble.TOO_LONG))
        )
    return tuple(_asked_by_turn(_without_signature(scraps, index_of(board)), position.phase.turn))


def turns_named(text: str) -> tuple[int, ...]:
    """Return the numbers of turns that a piece of a slip names, mostly one or none."""
    return tuple(
        int(next(filter(None, match.groups()))) for match in TURN.finditer(text[:LONGEST_LINE])
    )


def _turns_above(heading: str) -> tuple[int, ...]:
    """Return the turns that a heading names: by the word, or by the only number there is."""
    numbers = re.findall(r"\d+", heading[:LONGEST_LINE])
    plain = len(numbers) == 1 and len(numbers[0]) <= _LONGEST_TURN
    plain = plain and not HEADINGS.intersection(words_of(heading))
    return turns_named(heading) or ((int(numbers[0]),) if plain else ())


def _asked_by_turn(scraps: list[Scrap], turn: int) -> Iterator[Scrap]:
    """Ask about all orders below the number of another turn (8)."""
    other = False
    for one in scraps:
        named = _turns_above(one.written) if one.noted is Noted.HEADING else ()
        beside = turns_named(one.left_out)
        if named:
            other = turn not in named
            said = replace(one.reading, reason=Trouble.OTHER_TURN) if other else one.reading
            yield replace(one, reading=said)
        elif one.noted or one.reading.kind is not ReadingKind.ORDER:
            yield one
        elif other or (beside and turn not in beside):
            yield replace(one, reading=_asked(one.reading, one.written, Trouble.OTHER_TURN))
        else:
            yield one


class _Paper:
    """How the slips of one power are read in one phase."""

    def __init__(self, board: Board, position: Position, power: str) -> None:
        self._board, self._position, self._power = board, position, power
        self._names = index_of(board)
        self._reads, self._failures = _MOST_READS, _MOST_FAILURES

    def line(self, number: int, line: str) -> Iterator[Scrap]:
        """Read one line."""
        whole = line.strip()
        if len(whole) > LONGEST_LINE:
            written = whole[:LONGEST_LINE]
            nothing = _nothing(written, Trouble.TOO_LONG)
            yield Scrap(number=number, written=written, reading=nothing)
            return
        noted = self._what_it_is(whole)
        if noted is not None:
            yield _noted(number, whole, noted)
            return
        head, colon, rest = whole.partition(":")
        if colon and rest.strip() and self._what_it_is(head) is Noted.HEADING:
            yield _noted(number, f"{head.strip()}:", Noted.HEADING)
            yield from self.line(number, rest)
            return
        alone = self._one(number, whole)
        words = words_of(whole)
        whose = len(words) > 1 and self._names.power(words)[0] == len(words)
        if whose and alone.reading.kind is ReadingKind.ORDER:
            # "Austria-Hungary" is whose slip it is, or sends the unit in Austria to Hungary.
            alone = replace(alone, reading=_asked(alone.reading, whole, Trouble.DOUBTFUL))
        if alone.reading.kind is ReadingKind.ORDER or alone.noted is not None:
            yield alone
            return
        yield from self._cut(number, whole, asked=alone) or (alone,)

    # -- one order and what stands beside it -----------------------------------------------------

    def _read(self, text: str, *, bare: bool = True) -> Reading:
        """Read a text; of names that are looked for in vain only so many are looked for."""
        self._reads -= 1
        style = Style(bare=bare, near=self._failures > 0)
        reading = read(text, self._board, self._position, self._power, style)
        self._failures -= reading.kind is ReadingKind.UNREADABLE
        return reading

    def _one(self, number: int, text: str, *, bare: bool = True) -> Scrap:
        """Read a text as one order; what is no part of it is left out."""
        crossed = " ".join(part[0].strip() for part in CROSSED.finditer(text))
        rest = CROSSED.sub(" ", text).strip() if crossed else text
        if crossed and not any(sign.isalnum() for sign in rest):
            return _noted(number, text, Noted.CROSSED)
        reading = self._read(rest, bare=bare)
        counted = NUMBERED.match(rest)
        if reading.kind is ReadingKind.UNREADABLE and counted:
            rest = rest[counted.end() :]
            reading = self._read(rest, bare=bare)
        if reading.kind is not ReadingKind.ORDER:
            for shorter, left in _shortened(rest):
                tried = self._read(shorter, bare=bare)
                if tried.kind is ReadingKind.UNREADABLE:
                    continue
                if tried.kind is ReadingKind.ORDER and self._may_undo(left):
                    tried = _asked(tried, rest, Trouble.DOUBTFUL)
                beside = " ".join(part for part in (crossed, left) if part)
                return Scrap(number=number, written=text, reading=tried, left_out=beside)
        return Scrap(number=number, written=text, reading=reading, left_out=crossed)

    def _may_undo(self, left: str) -> bool:
        """Tell whether what is left out could change the order that it stands beside."""
        words = [one.text for one in tokens(left) if one.kind is TokenKind.WORD]
        if "?" in left or any(word in TAKEN_BACK for word in words):
            return True
        inner = left.strip("()[]{} /#!←")
        named = self._names.place(tuple(words[:4])) if words else ()
        return bool(named) or self._read(inner).kind is not ReadingKind.UNREADABLE

    # -- several orders on a line ----------------------------------------------------------------

    def _cut(self, number: int, line: str, asked: Scrap) -> tuple[Scrap, ...]:
        """Part a line where its orders end; nothing if it cannot be parted surely."""
        parts = [part.strip() for part in _STRONG.split(line) if _visible(part)]
        if len(parts) > 1:
            return tuple(one for part in parts for one in self.line(number, part))
        clear: tuple[ReadingKind, ...] = (ReadingKind.ORDER,)
        rounds = [(_WEAK, clear)]
        if asked.reading.kind is not ReadingKind.AMBIGUOUS:  # of alternatives one is meant
            rounds += [(_WEAK, (*clear, ReadingKind.AMBIGUOUS)), (_WEAKEST, clear)]
        for between, kinds in rounds:
            ways = self._ways(number, line, between, kinds)
            if ways:
                return ways[0] if len(ways) == 1 else ()
        return ()

    def _ways(
        self, number: int, line: str, between: re.Pattern[str], kinds: tuple[ReadingKind, ...]
    ) -> list[tuple[Scrap, ...]]:
        """Return the ways to part a line into orders; two are one too many."""
        cuts = sorted({0, len(line), *(at.end() for at in between.finditer(line))})
        if len(cuts) > _MOST_CUTS or self._reads < 0:
            return []
        run = _LONGEST_RUN if between is _WEAK else _MOST_CUTS
        ways: dict[int, list[tuple[Scrap, ...]]] = {0: [()]}
        for last, end in enumerate(cuts[1:], 1):
            here: dict[tuple[str, ...], tuple[Scrap, ...]] = {}
            for start in cuts[max(0, last - run) : last]:
                one = self._piece(number, line[start:end], kinds) if ways.get(start) else None
                if one is not None:
                    here |= {_meant(way): way for way in ((*w, one) for w in ways[start])}
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
            return _noted(number, written, noted)
        one = self._one(number, written, bare=False)
        return one if one.noted is not None or one.reading.kind in kinds else None

    # -- what is no order ------------------------------------------------------------------------

    def _what_it_is(self, text: str) -> Noted | None:
        """Tell what a text is that orders nothing; none if it may be an order."""
        pieces = tokens(BRACKETS.sub(" ", text) if TURN.search(text) is None else text)
        words = [one.text for one in pieces if one.kind is TokenKind.WORD]
        if not words:
            return None if any(sign.isalnum() for sign in text) else Noted.HEADING
        if self._speaks_of_others(words):
            return Noted.REST
        if self._is_heading(pieces) or _greets(words) or self._greets_somebody(pieces):
            return Noted.HEADING
        return None

    def _speaks_of_others(self, words: list[str]) -> bool:
        phase = self._position.phase.kind.id
        if words[0] in NO_ORDERS and all(w in NO_ORDERS or w in HEADINGS for w in words):
            return words[0] not in ("no", "bez") or len(words) > 1
        if phase not in (ORDERS.id, RETREATS.id):
            return False
        wanted = Sign.DEFEND if phase == ORDERS.id else Sign.REMOVE
        beside = WITH_OTHERS | ALL_OTHERS | GREETINGS
        signs = [SIGN_OF.get(word, ()) for word in words if word not in beside]
        others = any(word in ALL_OTHERS for word in words)
        return others and len(signs) == 1 and wanted in signs[0]

    def _is_heading(self, pieces: list[Token]) -> bool:
        """Tell whether a line only says whose slip it is, or of which turn."""
        at, telling, spaces = 0, False, False
        while at < len(pieces):
            token = pieces[at]
            words = [one.text for one in pieces[at : at + 4] if one.kind is TokenKind.WORD]
            named = self._names.power(words) if token.kind is TokenKind.WORD else (0, "")
            if named[0]:
                # What stands between the words of a name is a part of it: Austria-Hungary.
                at, telling = past_words(pieces, at, named[0]), True
                spaces = spaces or bool(self._names.place(tuple(words[: named[0]])))
                continue
            turn = token.text.isdecimal() or TURN.fullmatch(token.text) is not None
            if token.kind is TokenKind.WORD and not (
                turn or token.text in HEADINGS or token.text in BESIDE_HEADINGS
            ):
                return False
            if token.kind is TokenKind.STRANGE:
                return False
            coded = turn and not token.text.isdecimal()
            telling = telling or coded or token.text in HEADINGS
            at += 1
        # A power that is called as one of the spaces may be a unit: "Praha".
        return telling and not (spaces and len(pieces) == 1) and not self._may_be_a_move(pieces)

    def _may_be_a_move(self, pieces: list[Token]) -> bool:
        """Tell whether a power's name alone could as well send a unit: ``Austria-Hungary``."""
        if len(pieces) != _MOVE or pieces[1].kind is not TokenKind.DASH:
            return False
        return all(self._names.is_space((pieces[at].text,)) for at in (0, 2))

    def _greets_somebody(self, pieces: list[Token]) -> bool:
        """Tell whether a line is a greeting to or from somebody by name: ``Díky, Honza``."""
        rest = [one for one in pieces if one.text not in GREETINGS | BESIDE_GREETINGS]
        return (
            pieces[0].text in GREETINGS
            and len(rest) <= _LONGEST_SIGNATURE
            and all(
                one.text in ",:"
                or (one.written[:1].isupper() and not self._names.is_space((one.text,)))
                for one in rest
            )
        )


def _greets(words: list[str]) -> bool:
    """Tell whether words are a greeting."""
    beside = GREETINGS | BESIDE_GREETINGS | HEADINGS
    return any(word in GREETINGS for word in words) and all(word in beside for word in words)


def _without_signature(scraps: list[Scrap], names: NameIndex) -> list[Scrap]:
    """Note what stands at the very end of a letter as what it is: who wrote it."""
    if len(scraps) > 1 and _is_signature(scraps[-2], scraps[-1], names):
        scraps[-1] = _noted(scraps[-1].number, scraps[-1].written, Noted.HEADING)
    return scraps


def _is_signature(above: Scrap, last: Scrap, names: NameIndex) -> bool:
    unread = last.reading.reason in (Trouble.UNKNOWN_PLACE, Trouble.UNKNOWN_ORDER)
    below = last.number - above.number > (above.noted is not Noted.HEADING)
    if last.noted is not None or not unread or not below:
        return False
    pieces = tokens(last.written)
    return len(pieces) <= _LONGEST_SIGNATURE and all(
        one.kind is TokenKind.WORD
        and one.written[0].isupper()
        and one.text not in SIGN_OF
        and not names.is_space((one.text,))
        for one in pieces
    )


_LONGEST_SIGNATURE: Final = 4

_MOVE: Final = 3
"""A space, a dash and a space."""


def _shortened(text: str) -> Iterator[tuple[str, str]]:
    """Leave out a remark in brackets, or behind two strokes."""
    brackets = BRACKETS.findall(text)
    if brackets:
        yield BRACKETS.sub(" ", text).strip(), " ".join(brackets)
    aside = ASIDE.search(text)
    if aside:
        yield text[: aside.start()].strip(), aside[0].strip()


def _noted(number: int, written: str, noted: Noted) -> Scrap:
    reading = _nothing(written, Trouble.EMPTY)
    return Scrap(number=number, written=written, reading=reading, noted=noted)


def _nothing(written: str, reason: Trouble) -> Reading:
    return Reading(kind=ReadingKind.UNREADABLE, written=written, reason=reason, end=len(written))


def _asked(reading: Reading, text: str, reason: Trouble) -> Reading:
    return Reading(
        kind=ReadingKind.AMBIGUOUS,
        written=text,
        candidates=(reading.order,),
        reason=reason,
        start=0,
        end=len(text),
        expected="order",
    )


def _meant(way: tuple[Scrap, ...]) -> tuple[str, ...]:
    """Return what a way to part a line makes of it: parts that mean the same are one way."""
    return tuple(
        one.reading.order or " ".join(one.reading.candidates) for one in way if one.noted is None
    )


def _visible(text: str) -> bool:
    return any(not sign.isspace() and unicodedata.category(sign)[0] != "C" for sign in text)
