"""Reads a game text, statement by statement; all that is wrong has its line and column."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar, Final

from engine.board.location import coast_of, province_of
from engine.formats.faults import Fault
from engine.notation.line_names import names_of
from engine.notation.texts.plain_orders import DISORDER, in_order
from engine.notation.texts.read_board import Odd, ReadBoard
from engine.notation.texts.results import TOLD
from engine.notation.texts.scanner import Place, Scanner
from engine.notation.texts.setups import SETUP, Header, began
from engine.notation.texts.text_faults import TextFault
from engine.notation.texts.writer import VERSION
from engine.rules.choice import ReadingKind
from engine.rules.game import Rules
from engine.study import words
from engine.study.positions import playable
from engine.study.tree.marks import Colour, Mark, Mode, Shape, Sign
from engine.study.tree.node import Chapter, Node
from engine.study.tree.study import Study, numbered

_HEAD: Final = ("gametext", "study")
_OF_CHAPTER: Final = ("chapter", "mode", "game", "map", "mapfile", "text", *SETUP)
_LESSON: Final = ("ask", "hint", "otherwise", "right")


@dataclass(frozen=True, slots=True)
class ReadText:
    """What a text says."""

    study: Study
    remarks: tuple[Odd, ...] = ()


class _Chapter:
    """A chapter as far as it was read."""

    def __init__(self, number: int, place: Place) -> None:
        self.number, self.place = number, place
        self.headers: dict[str, Header] = {}
        self.facts: dict[str, str] = {}
        self.root: ReadBoard | None = None


class GameTextReader:
    """Reads one text."""

    def __init__(self, text: str) -> None:
        self._scan = Scanner(text)
        self._name = ""
        self._heads: set[str] = set()
        self._chapters: list[_Chapter] = []
        self._tip: ReadBoard | None = None
        """The board after which is played what comes next."""

        self._open: list[tuple[ReadBoard, Place]] = []
        """Boards beside which a variation is being read."""

        self._writer = ""
        """Whose orders go on if an order stands in the next line."""

        self._empty = False
        """Nothing was played yet in the variation that was opened last."""

        self._count = 0
        self._nodes: dict[int, Node] = {}
        self._odd: list[Odd] = []

    def read(self) -> ReadText:
        """Read all of it.

        Raises:
            TextError: it is no game text.
        """
        scan = self._scan
        while True:
            scan.gap()
            if not scan.sign:
                break
            act = self._ACTS.get(scan.sign)
            if act is None:
                self._line()
            elif scan.sign == '"' and self._writer:
                self._orders(self._writer)
            else:
                self._writer = ""
                act(self)
        self._end_chapter()
        study = Study(
            name=self._name,
            chapters=tuple(map(self._chapter_of, self._chapters)),
            nodes=self._nodes,
        )
        return ReadText(numbered(study), tuple(self._odd))

    # -- headers ------------------------------------------------------------------------------

    def _header(self) -> None:
        header = self._read_header()
        key = header.name.casefold()
        if key in _HEAD and not self._chapters:
            self._head(key, header)
        elif key == "chapter":
            self._begin_chapter(header.place)
            self._chapter.headers[key] = header
        elif self._tip is not None and self._tip.content is None and self._tip.before is None:
            if key not in SETUP:
                raise self._scan.fail(
                    TextFault.NOT_EXPECTED, header.place, text=header.name, like=", ".join(SETUP)
                )
            self._once(self._tip.headers, key, header)
        elif self._chapters and self._chapter.root is not None:
            raise self._scan.fail(TextFault.NOT_EXPECTED, header.place, text=header.name)
        else:
            self._of_chapter(key, header)

    def _read_header(self) -> Header:
        scan, place = self._scan, self._scan.place
        scan.step()
        name = " ".join(scan.take(lambda sign: sign not in '"{[]').split())
        at = scan.place.on(1)
        if not name or scan.sign not in ('"', "{"):
            raise scan.fail(TextFault.BAD_HEADER, place, text=name)
        raw = scan.sign == "{"
        value = scan.braced() if raw else scan.quoted()
        scan.blanks()
        if scan.sign != "]":
            raise scan.fail(TextFault.NOT_CLOSED, place, text="[")
        scan.step()
        scan.expect_end()
        return Header(name, value, place, at, raw)

    def _head(self, key: str, header: Header) -> None:
        if key in self._heads:
            raise self._scan.fail(TextFault.HEADER_TWICE, header.place, text=header.name)
        self._heads.add(key)
        if key == "study":
            self._name = words.one_line(header.value)
        elif header.value.strip() != VERSION:
            raise self._scan.fail(
                TextFault.OTHER_TEXT_VERSION, header.at, text=header.value, like=VERSION
            )

    def _of_chapter(self, key: str, header: Header) -> None:
        if not self._chapters:
            self._begin_chapter(header.place)
        if key in _OF_CHAPTER:
            self._once(self._chapter.headers, key, header)
            return
        name, value = words.fact_name(header.name), words.one_line(header.value)
        if not name:
            raise self._scan.fail(TextFault.BAD_HEADER, header.place, text=header.name)
        if name in self._chapter.facts:
            raise self._scan.fail(TextFault.HEADER_TWICE, header.place, text=header.name)
        if value:
            self._chapter.facts[name] = value

    def _once(self, headers: dict[str, Header], key: str, header: Header) -> None:
        if key in headers:
            raise self._scan.fail(TextFault.HEADER_TWICE, header.place, text=header.name)
        headers[key] = header

    # -- chapters -----------------------------------------------------------------------------

    @property
    def _chapter(self) -> _Chapter:
        return self._chapters[-1]

    def _begin_chapter(self, place: Place) -> None:
        self._end_chapter()
        self._count += 1
        self._chapters.append(_Chapter(self._count, place))

    def _end_chapter(self) -> None:
        if not self._chapters:
            return
        if self._open:
            raise self._scan.fail(TextFault.NOT_CLOSED, self._open[-1][1], text="(")
        self._settle(self._here())
        root = self._chapter.root
        assert root is not None
        waiting = [root]
        while waiting:
            one = waiting.pop()
            self._nodes[one.number] = one.node()
            waiting += one.children
        self._tip = None

    def _here(self) -> ReadBoard:
        """Return the board that is spoken of; with the first word about it the chapter begins."""
        if not self._chapters:
            self._begin_chapter(self._scan.place)
        chapter = self._chapter
        if self._tip is None:
            begun = began(chapter.headers, None, chapter.place)
            root = self._new(None, chapter.place)
            root.begin(begun)
            chapter.root = self._tip = root
        return self._tip

    def _chapter_of(self, chapter: _Chapter) -> Chapter:
        headers, root = chapter.headers, chapter.root
        assert root is not None
        assert root.rules is not None
        board = root.rules.board
        texts = {name: header.value for name, header in headers.items()}
        mode = texts.get("mode", Mode.ANALYSIS).strip().casefold()
        if mode not in {*Mode}:
            raise self._scan.fail(
                TextFault.UNKNOWN_MODE, headers["mode"].at, text=mode, like=", ".join(Mode)
            )
        return Chapter(
            id=chapter.number,
            root=root.number,
            game=board.game,
            map=board.id,
            title=words.one_line(texts.get("chapter", "")),
            text=words.lines(texts.get("text", "")),
            mode=Mode(mode),
            carried=texts.get("mapfile", ""),
            facts=dict(sorted(chapter.facts.items())),
        )

    # -- boards -------------------------------------------------------------------------------

    def _new(self, parent: ReadBoard | None, place: Place) -> ReadBoard:
        self._count += 1
        fresh = ReadBoard(self._count, parent, place)
        if parent is not None:
            parent.children.append(fresh)
        self._tip, self._empty = fresh, False
        return fresh

    def _settle(self, one: ReadBoard) -> None:
        """Take a board for read: what comes next is played from it, or beside it."""
        odd = one.settle()
        if odd is not None:
            self._odd.append(odd)

    def _line(self) -> None:
        """Read a phase's heading, or a power with its orders."""
        scan, here, rules = self._scan, self._here(), self._rules()
        place, rest = scan.place, scan.rest()
        colon, quote = rest.find(":"), rest.find('"')
        if colon >= 0 and (quote < 0 or colon < quote):
            self._power_line(place)
            return
        word = scan.word()
        try:
            phase = rules.calendar.parse(word)
        except ValueError as error:
            self._see_that_a_colon_stands(place, rest)
            if self._writer and not any(map(str.isdigit, word)):
                scan.back(place)
                self._orders(self._writer)
                return
            like = ", ".join(one.code for one in rules.calendar.turn(rules.calendar.begins))
            text = word or scan.sign
            raise scan.fail(TextFault.NOT_EXPECTED, place, text=text, like=like) from error
        self._writer = ""
        self._settle(here)
        assert here.after is not None
        if phase != here.after.phase:
            raise scan.fail(TextFault.PHASE_DIFFERS, place, text=word, like=here.after.phase.code)
        if not playable(rules, here.after):
            raise scan.fail(TextFault.NOBODY_WRITES, place, text=word)
        fresh = self._new(here, place)
        fresh.before, fresh.rules, fresh.began = here.after, rules, here.began
        self._heading(fresh)

    def _see_that_a_colon_stands(self, place: Place, rest: str) -> None:
        """See that no line begins with a power and has no colon behind it.

        An order may begin with the same letter: ``A BUD - SER`` is no line of Austria's.
        """
        board = self._rules().board
        known, kinds = names_of(board), {*board.kinds}
        for found in re.finditer(r"[\s.]+|$", rest):
            name, behind = rest[: found.start()], rest[found.end() :]
            of_a_unit = name.upper() in kinds and behind.split(" ")[0].upper() not in kinds
            if known.powers(name) and not of_a_unit:
                at = place.on(found.end())
                raise self._scan.fail(TextFault.NOT_EXPECTED, at, text=behind, like=":")

    def _rules(self) -> Rules:
        """Return the rules at the board that is spoken of: all its headers were read then."""
        here = self._here()
        if here.before is None:
            self._settle(here)
        assert here.rules is not None
        return here.rules

    def _set_up(self) -> None:
        here, place = self._here(), self._scan.place
        self._scan.step()
        if self._scan.sign == "=":
            self._scan.step()
            if here.parent is not None or here.children:
                raise self._scan.fail(TextFault.NOT_EXPECTED, place, text="==", like="=")
            self._heading(here)
            return
        self._settle(here)
        self._heading(self._new(here, place))

    def _heading(self, one: ReadBoard) -> None:
        scan = self._scan
        scan.blanks()
        if scan.sign == '"':
            one.name = words.one_line(scan.quoted())
            scan.blanks()
        if scan.sign in ("!", "?"):
            one.sign = self._sign()
        scan.expect_end()

    def _sign(self) -> Sign:
        place = self._scan.place
        text = self._scan.take(lambda sign: sign in "!?")
        if text not in {*Sign}:
            raise self._scan.fail(TextFault.NOT_EXPECTED, place, text=text, like=" ".join(Sign))
        return Sign(text)

    # -- orders -------------------------------------------------------------------------------

    def _power_line(self, place: Place) -> None:
        here = self._of_a_phase(place)
        assert here.before is not None
        power = self._power()
        if power in here.orders or power in here.disorder:
            raise self._scan.fail(TextFault.TWO_SHEETS, place, text=power)
        if self._scan.rest().strip().casefold() == DISORDER:
            self._scan.take(lambda _: True)
            here.disorder.append(power)
            return
        here.orders[power] = ()
        self._writer = power
        self._orders(power)

    def _orders(self, power: str) -> None:
        """Read a list of orders, the first or one that goes on below it."""
        here = self._here()
        texts: list[str] = []
        for text, verbatim, at in self._items():
            order = text if verbatim else self._order(text, power, at)
            texts.append(order)
            self._scan.blanks()
            if self._scan.sign in ("!", "?"):
                here.order_signs[power, order] = self._sign()
        here.orders[power] = (*here.orders[power], *texts)

    def _of_a_phase(self, place: Place) -> ReadBoard:
        here = self._here()
        if here.before is None or here.content is not None:
            raise self._scan.fail(TextFault.NOT_OF_A_PHASE, place, text=self._scan.rest())
        return here

    def _power(self) -> str:
        """Read whose line it is."""
        scan, place = self._scan, self._scan.place
        written = scan.take(lambda sign: sign != ":").strip()
        if scan.sign != ":":
            raise scan.fail(TextFault.NOT_EXPECTED, place, text=written, like=":")
        scan.step()
        return self._power_of(written, place)

    def _power_of(self, written: str, place: Place) -> str:
        rules = self._rules()
        found = names_of(rules.board).powers(written)
        if len(found) != 1:
            known = ", ".join(found or rules.board.powers_by_id)
            raise self._scan.fail(Fault.UNKNOWN_POWER, place, text=written, like=known)
        return found[0]

    def _items(self) -> Iterator[tuple[str, bool, Place]]:
        """Yield what stands between commas, whether it is to be taken as it stands, and where."""
        scan = self._scan
        if scan.ended:
            return
        while True:
            place = scan.place
            verbatim = scan.sign == '"'
            text = words.one_line(scan.quoted()) if verbatim else scan.take(in_order()).strip()
            if not text:
                raise scan.fail(TextFault.NO_ORDER, place, text=scan.sign)
            yield text, verbatim, place
            if not self._goes_on(",;"):
                return

    def _goes_on(self, between: str) -> bool:
        """Tell whether another part of a list follows, on this line or the next one."""
        scan = self._scan
        if scan.ended or scan.sign == ")":
            return False
        if scan.sign not in between:
            raise scan.fail(TextFault.NOT_EXPECTED, text=scan.sign, like=" ".join(between))
        scan.step()
        if scan.ended and scan.sign:
            scan.step()
        if scan.ended:
            raise scan.fail(TextFault.NO_ORDER, text="")
        return True

    def _order(self, text: str, power: str, place: Place) -> str:
        here = self._here()
        assert here.before is not None
        reading = self._rules().read(text, here.before, power)
        if reading.kind is ReadingKind.ORDER:
            return reading.order
        if reading.kind is ReadingKind.AMBIGUOUS:
            like = ", ".join(reading.candidates)
            raise self._scan.fail(TextFault.AMBIGUOUS_ORDER, place, text=text, like=like)
        if reading.order:  # badly written: the judge will say so
            return words.one_line(text)
        at = place.on(min(reading.start, len(text)))
        why = reading.reason
        raise self._scan.fail(TextFault.UNREADABLE_ORDER, at, text=text, why=why)

    def _result_line(self) -> None:
        scan, place = self._scan, self._scan.place
        here = self._of_a_phase(place)
        scan.step()
        here.told = place
        scan.blanks()
        while True:
            at, word = scan.place, scan.word().casefold()
            scan.blanks()
            if word not in TOLD or scan.sign != ":":
                raise scan.fail(TextFault.UNKNOWN_RESULT, at, text=word, like=", ".join(TOLD))
            scan.step()
            while True:
                scan.blanks()
                unit = scan.take(lambda sign: sign not in ",;)")
                here.results.setdefault(word, []).append(" ".join(unit.upper().split()))
                if scan.sign != ",":
                    break
                scan.step()
            if not self._goes_on(";"):
                return

    # -- what is said about them --------------------------------------------------------------

    def _note(self) -> None:
        here = self._here()
        note = words.lines(self._scan.braced())
        if note:
            here.notes.append(note)

    def _mark_line(self) -> None:
        here = self._here()
        self._scan.step()
        for text, _, place in self._items():
            here.marks.append(self._mark(text, place))

    def _mark(self, text: str, place: Place) -> Mark:
        parts = text.split()
        shapes, colours = {*map(str, Shape)}, {*map(str, Colour)}
        if (
            len(parts) < 3
            or parts[0].casefold() not in shapes
            or parts[1].casefold() not in colours
        ):
            like = ", ".join((*Shape, *Colour))
            raise self._scan.fail(TextFault.UNKNOWN_MARK, place, text=text, like=like)
        found = [*re.finditer(r"\S+", text)][2:]
        spaces = [self._location(one[0], place.on(one.start())) for one in found]
        mark = Mark(Shape(parts[0].casefold()), Colour(parts[1].casefold()), *spaces[:2])
        if len(spaces) > 2 or not mark.fits:
            raise self._scan.fail(TextFault.UNKNOWN_MARK, place, text=text)
        return mark

    def _location(self, text: str, place: Place) -> str:
        rules = self._rules()
        found = names_of(rules.board).spaces(province_of(text))
        if len(found) != 1:
            like = ", ".join(found)
            raise self._scan.fail(Fault.UNKNOWN_PLACE, place, text=text, like=like)
        coast = coast_of(text).upper()
        location = f"{found[0]}/{coast}" if coast else found[0]
        if location not in rules.board.provinces[found[0]].locations and coast:
            raise self._scan.fail(Fault.UNKNOWN_PLACE, place, text=text)
        return location

    def _lesson(self) -> None:
        scan, here = self._scan, self._here()
        scan.step()
        scan.blanks()
        place, word = scan.place, scan.word().casefold()
        scan.blanks()
        if word == "ask":
            here.asks += [self._power_of(text, at) for text, _, at in self._items()]
        elif word in ("hint", "otherwise"):
            if scan.sign != "{":
                raise scan.fail(TextFault.NOT_EXPECTED, text=scan.rest(), like="{")
            told = words.lines(scan.braced())
            if told:
                (here.hints if word == "hint" else here.otherwise).append(told)
        elif word == "right":
            here.right = True
            scan.expect_end()
        else:
            like = ", ".join(_LESSON)
            raise scan.fail(TextFault.UNKNOWN_LESSON, place, text=word, like=like)

    def _draft(self) -> None:
        here, place = self._here(), self._scan.place
        self._scan.step()
        self._scan.blanks()
        power = self._power()
        if power in here.draft:
            raise self._scan.fail(TextFault.TWO_SHEETS, place, text=power)
        texts = tuple(text for text, _, _ in self._items())
        if texts:
            here.draft[power] = texts

    # -- variations ---------------------------------------------------------------------------

    def _begin_variation(self) -> None:
        here, place = self._here(), self._scan.place
        self._settle(here)
        if here.parent is None or self._empty:
            raise self._scan.fail(TextFault.NO_PHASE_BEFORE, place, text="(")
        self._scan.step()
        self._open.append((here, place))
        self._tip, self._empty = here.parent, True

    def _end_variation(self) -> None:
        here, place = self._here(), self._scan.place
        if not self._open:
            raise self._scan.fail(TextFault.NOT_EXPECTED, place, text=")")
        if self._empty:
            raise self._scan.fail(TextFault.EMPTY_VARIATION, place, text=")")
        self._settle(here)
        self._scan.step()
        self._tip, _ = self._open.pop()

    def _strange(self) -> None:
        raise self._scan.fail(TextFault.NOT_EXPECTED, text=self._scan.sign)

    _ACTS: ClassVar = {
        "[": _header,
        "{": _note,
        "(": _begin_variation,
        ")": _end_variation,
        ">": _result_line,
        "@": _mark_line,
        "*": _lesson,
        "~": _draft,
        "=": _set_up,
        "}": _strange,
        "]": _strange,
        '"': _strange,
    }
