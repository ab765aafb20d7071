"""Reads a line piece by piece, and knows at which sign it stands."""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from difflib import get_close_matches
from enum import StrEnum
from functools import lru_cache
from unicodedata import category

from engine.board.board import Board, sails
from engine.board.errors import MapError
from engine.board.loader import load_map, map_names
from engine.board.location import province_of
from engine.board.province import Terrain
from engine.catalogue import GAMES
from engine.formats.faults import Fault
from engine.notation.faults import LineError, LineFault
from engine.notation.line_names import LineNames, meant, names_of, written
from engine.notation.rulebook import (
    editions,
    lineup_of,
    owners_at_start,
    points,
    rules_of,
)
from engine.notation.words import (
    BETWEEN,
    NOBODYS,
    OWNS,
    POINT,
    SIDE,
    STANDOFF,
    UNITS,
    VERSION,
    WITHIN,
)
from engine.rules.calendar import Calendar
from engine.rules.game import Rules
from engine.rules.phase import Phase
from engine.rules.position import Carrier, Dislodged, Position, Unit, UnitKind

LONGEST = 50_000
"""Signs. A full board of Diplomacy takes four hundred, the largest map there can be thirty
thousand."""

Read = tuple[Rules, Mapping[str, str], str, Position]
"""The rules, the points of them that were named, the arrangement, the position."""

_STRANGE = re.compile(r"[^\w.:+\-*$%/\s]")
_PIECE = re.compile(r"\S+")
_OF_POWER = re.compile(r"([\w-]*)(:[^+]*)?(\+.*)?")
_UNIT = re.compile(r"([^*$%]*)(\*[^*$%]*)?((?:\$[^*$%]*)*)((?:%[^*$%]*)*)")
_LOOKED_AT = 20
"""Signs of a wrong name by which others like it are looked for."""

WRAPPING = r"""\s"'`<>()„“”‚‘’«»‹›\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff"""
"""Signs in which people and programs wrap a line, before and behind it: blanks, quotation marks,
brackets, signs that nobody sees."""

_INNER = re.compile(rf"[^{WRAPPING}]")
_QUOTED = re.compile(r"\n[\s>]+")
"""A line end, and the signs with which a mail quotes what follows."""

_LINE = re.compile(r"\s*vel[0-9]", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Piece:
    """Part of a line, and the sign at which it begins."""

    text: str
    at: int

    def parts(self, sign: str) -> Iterator["Piece"]:
        """Part it at a sign."""
        at = self.at
        for text in self.text.split(sign):
            yield Piece(text, at)
            at += len(text) + len(sign)

    def cut(self, start: int, end: int | None = None) -> "Piece":
        """Return some of it."""
        return Piece(self.text[start:end], self.at + start)

    def group(self, match: re.Match[str], number: int) -> "Piece":
        """Return what a pattern found in it."""
        return Piece(match[number] or "", self.at + max(0, match.start(number)))


def read_line(text: str, board: Board | None, where: str) -> Read:
    """Read a line.

    Raises:
        LineError: it is none.
    """
    fail = _Fail(where)
    if len(text) > LONGEST:
        raise fail(Fault.TOO_LONG, Piece("", LONGEST + 1), limit=LONGEST)
    text = _unwrapped(text)
    begin = len(text) - len(text.lstrip()) + 1
    if not _LINE.match(text):
        raise fail(LineFault.NO_POSITION_LINE, Piece(text.strip(), begin), like=VERSION)
    strange = _STRANGE.search(text)
    if strange is not None:
        raise fail(LineFault.BAD_SIGN, Piece(_shown(strange[0]), strange.start() + 1))
    pieces = [Piece(found[0], found.start() + 1) for found in _PIECE.finditer(text)]
    if pieces[0].text.upper() != VERSION:
        raise fail(LineFault.OTHER_VERSION, pieces[0], like=VERSION)
    if len(pieces) < 3:
        end = Piece("", len(text) + 1)
        raise fail(LineFault.CUT_SHORT, end, expected="map" if len(pieces) < 2 else "phase")
    rules, options, lineup = _head(pieces[1], board, fail)
    phase = _phase(pieces[2], rules.calendar, fail)
    reading = _Reading(rules, phase, fail)
    for piece in pieces[3:]:
        reading.take(piece)
    return rules, options, lineup, reading.position(pieces[2])


def _unwrapped(text: str) -> str:
    """Blank out what a line is wrapped in, so that each sign of it stays where it is."""
    before, behind = (_before_inner(one) for one in (text, text[::-1]))
    inner = text[before : max(before, len(text) - behind)]
    quoted = _QUOTED.sub(lambda found: " " * len(found[0]), inner)
    return " " * before + quoted + " " * (len(text) - before - len(quoted))


def _before_inner(text: str) -> int:
    found = _INNER.search(text)
    return found.start() if found is not None else len(text)


def _shown(sign: str) -> str:
    """Show a sign with its code, or its code alone where nobody would see it."""
    seen = category(sign)[0] in "LNPS"
    return f"{sign} (U+{ord(sign):04X})" if seen else f"U+{ord(sign):04X}"


class _Fail:
    """Makes errors about one text."""

    def __init__(self, where: str) -> None:
        self._where = where

    def __call__(self, code: StrEnum, piece: Piece, **facts: object) -> LineError:
        return LineError(code, self._where, piece.at, {"text": piece.text, **facts})


# -- map, rulebook, sides, phase -------------------------------------------------------------------


def _head(piece: Piece, given: Board | None, fail: _Fail) -> tuple[Rules, Mapping[str, str], str]:
    first, *others = piece.parts(WITHIN)
    board = _board(first, given, fail)
    usual = points(board.game, rules_of(board, {}, "").options)
    options: dict[str, str] = {}
    edition, lineup = "", ""
    for part in others:
        if POINT in part.text:
            name, value = _point(part, board, usual, fail)
            if name in options:
                raise fail(LineFault.SAID_TWICE, part)
            options[name] = value
        elif SIDE in part.text:
            if lineup:
                raise fail(LineFault.SAID_TWICE, part)
            lineup = _lineup(part, board, fail)
        else:
            if edition:
                raise fail(LineFault.SAID_TWICE, part)
            edition = _edition(part, board.game, fail)
    played = {**editions(board.game).get(edition, {}), **options}
    played = {name: value for name, value in sorted(played.items()) if usual[name] != value}
    try:
        rules = rules_of(board, played, lineup)
    except (KeyError, ValueError) as error:
        raise fail(Fault.UNKNOWN_PROFILE, piece) from error
    return rules, played, lineup


def _board(piece: Piece, given: Board | None, fail: _Fail) -> Board:
    name = meant(piece.text)
    board = given if given is not None and name == given.id.lower() else None
    if board is None:
        board = _ours(name)
    if board is None or board.game not in GAMES:
        raise fail(Fault.UNKNOWN_MAP, piece, like=", ".join(map(written, map_names())))
    return board


@lru_cache(maxsize=16)
def _ours(name: str) -> Board | None:
    """Return the board of a map that comes with the program, read once for many lines."""
    try:
        return load_map(name).board if name in map_names() else None
    except MapError:
        return None


def _edition(piece: Piece, game: str, fail: _Fail) -> str:
    for name in editions(game):
        if name and meant(name) == meant(piece.text):
            return name
    known = ", ".join(map(written, editions(game)))
    raise fail(Fault.UNKNOWN_PROFILE, piece, like=known)


def _point(piece: Piece, board: Board, usual: Mapping[str, str], fail: _Fail) -> tuple[str, str]:
    name, value, *rest = piece.parts(POINT)
    option = {meant(name.text): meant(value.text)}
    if meant(name.text) not in usual:
        like = _like(written(name.text), map(written, usual))
        raise fail(Fault.UNKNOWN_PROFILE, name, like=like)
    if rest:
        raise fail(Fault.UNKNOWN_PROFILE, rest[0])
    try:
        rules_of(board, option, "")
    except (KeyError, ValueError) as error:
        raise fail(Fault.UNKNOWN_PROFILE, value) from error
    return next(iter(option.items()))


def _lineup(piece: Piece, board: Board, fail: _Fail) -> str:
    """Read who commands what; powers with letters need nothing between them."""
    known, sides = names_of(board), []
    for part in piece.parts(SIDE):
        powers = [part.cut(place, place + 1) for place in range(len(part.text))]
        if not {*part.text.upper()} <= {*known.power_signs.values()}:
            powers = [*part.parts(BETWEEN)]
        sides.append(tuple(_power(power, known, fail) for power in powers))
    try:
        return "" if _are_alone(sides, board) else lineup_of((*sides,), board)
    except (KeyError, ValueError) as error:
        raise fail(LineFault.UNKNOWN_SIDES, piece) from error


def _are_alone(sides: Sequence[tuple[str, ...]], board: Board) -> bool:
    return sorted(sides) == sorted((power,) for power in board.powers_by_id)


def _phase(piece: Piece, calendar: Calendar, fail: _Fail) -> Phase:
    try:
        phase = calendar.parse(piece.text) if piece.text.isascii() else None
    except ValueError:
        phase = None
    if phase is None or phase not in calendar.turn(phase.turn):
        like = ", ".join(one.code for one in calendar.turn(calendar.begins))
        raise fail(Fault.BAD_PHASE, piece, like=like)
    return phase


def _like(text: str, known: Iterable[str]) -> str:
    """List up to three names that somebody may have meant."""
    return ", ".join(get_close_matches(text[:_LOOKED_AT].upper(), [*known]))


def _power(piece: Piece, names: LineNames, fail: _Fail) -> str:
    found = names.powers(piece.text)
    if len(found) != 1:
        signs = [names.power_signs[power] for power in found or names.power_signs]
        fault = LineFault.TWO_MEANINGS if found else Fault.UNKNOWN_POWER
        raise fail(fault, piece, like=", ".join(signs))
    return found[0]


# -- the board -------------------------------------------------------------------------------------


class _Reading:
    """Gathers what the parts of a line say about one board."""

    def __init__(self, rules: Rules, phase: Phase, fail: _Fail) -> None:
        self._rules, self._phase, self._fail = rules, phase, fail
        self._board_of, self._names = rules.board, names_of(rules.board)
        self._units: dict[str, Unit] = {}
        self._fallen: dict[str, Carrier | Dislodged] = {}
        self._ways: dict[str, list[tuple[str, Piece]]] = {}
        """Where units may go that were driven out, where it is said."""
        self._carried: list[tuple[str, Piece]] = []
        self._before = owners_at_start(rules)
        self._owned: dict[str, str] = {}
        """Of which it is said whose they are; nobody's under no name."""
        self._contested: set[str] = set()

    def take(self, piece: Piece) -> None:
        """Take one part of a line."""
        of_power = _OF_POWER.fullmatch(piece.text)
        if piece.text == NOBODYS:
            self._before = {}
        elif piece.text.startswith(NOBODYS):
            self._own(piece.cut(1), "")
        elif piece.text.startswith(STANDOFF):
            self._close(piece.cut(1))
        elif of_power is None or not (of_power[2] or of_power[3]):
            raise self._fail(LineFault.NO_PART, piece, like=self._like_parts())
        else:
            power = _power(piece.group(of_power, 1), self._names, self._fail)
            if of_power[2]:
                for one in piece.group(of_power, 2).cut(1).parts(BETWEEN):
                    self._place(one, power)
            if of_power[3]:
                self._own(piece.group(of_power, 3).cut(1), power)

    def position(self, phase: Piece) -> Position:
        """Put everything together, once all of it has been read."""
        owners = {**self._before, **self._owned}
        position = Position(
            phase=self._phase,
            units=tuple(self._units.values()),
            owners={at: power for at, power in owners.items() if power},
            dislodged=tuple(self._fallen.values()),
            contested=frozenset(self._contested),
        )
        self._check_ways()
        known = self._rules.with_ways_out(position)
        fallen = [
            replace(one, retreats=tuple(at for at, _ in self._ways[one.unit.at]))
            if one.unit.at in self._ways
            else one
            for one in known.dislodged
        ]
        position = replace(position, dislodged=tuple(fallen))
        if not position.lies_on(self._board_of):
            raise self._fail(LineFault.NO_SUCH_POSITION, phase)
        return position

    # -- units -------------------------------------------------------------------------------------

    def _place(self, piece: Piece, power: str) -> None:
        match = _UNIT.fullmatch(piece.text)
        if match is None:
            raise self._fail(LineFault.NO_PART, piece, like=self._like_parts())
        unit = self._unit(piece.group(match, 1), power)
        if match[2] is not None:
            self._drive_out(unit, piece, match)
            return
        if match[3] or match[4]:
            raise self._fail(LineFault.NOT_DRIVEN_OUT, piece.cut(match.end(1)))
        if unit.province in self._units:
            raise self._fail(Fault.TWO_UNITS, piece, place=unit.province)
        self._units[unit.province] = unit

    def _drive_out(self, unit: Unit, piece: Piece, match: re.Match[str]) -> None:
        if not self._phase.kind.retreats:
            raise self._fail(LineFault.NOBODY_RETREATS, piece.group(match, 2))
        if any(one.unit.province == unit.province for one in self._fallen.values()):
            raise self._fail(Fault.TWO_UNITS, piece, place=unit.province)
        source = piece.group(match, 2).cut(1)
        attacker = self._space(source) if source.text else None
        if attacker is not None and attacker not in self._rules.attackers(unit.province):
            raise self._fail(LineFault.NO_WAY_THERE, source, place=attacker, to=unit.province)
        one: Carrier | Dislodged = Dislodged(unit=unit, attacker=attacker, retreats=())
        if match[3]:
            self._ways[unit.at] = self._ways_of(unit, piece.group(match, 3))
        if match[4]:
            carried = [*piece.group(match, 4).cut(1).parts(match[4][0])]
            spaces = [self._space(part) for part in carried]
            self._carried += zip(spaces, carried, strict=True)
            one = Carrier(unit=unit, attacker=attacker, retreats=(), carries=(*spaces,))
        self._fallen[unit.at] = one

    def _ways_of(self, unit: Unit, piece: Piece) -> list[tuple[str, Piece]]:
        if len(piece.text) == 1:  # there is none
            return []
        ways = []
        for part in piece.cut(1).parts(piece.text[0]):
            at = self._location(part, unit.kind)
            if at not in self._board_of.neighbours(unit.kind, unit.at):
                raise self._fail(LineFault.WAY_OUT_OF_REACH, part, place=at, unit=str(unit))
            ways.append((at, part))
        return ways

    def _check_ways(self) -> None:
        """See that nobody stands where units may go, and that who is carried stands there."""
        for ways in self._ways.values():
            for at, part in ways:
                if province_of(at) in self._units:
                    raise self._fail(LineFault.WAY_TAKEN, part, place=at)
        for at, part in self._carried:
            if at not in self._units:
                raise self._fail(LineFault.NOBODY_CARRIED, part, place=at)

    def _unit(self, piece: Piece, power: str) -> Unit:
        letter = piece.text[:1].upper()
        if letter not in self._board_of.kinds or len(piece.text) == 1:
            raise self._fail(Fault.NO_UNIT, piece, like=self._like_unit())
        return Unit(power, UnitKind(letter), self._location(piece.cut(1), letter))

    def _like_unit(self) -> str:
        """Return a unit of this board as it stands in lines."""
        listed = self._board_of.start_units
        return "".join(listed[0][1:]) if listed else "".join(self._anything())

    def _like_parts(self) -> str:
        """Return parts as they stand in lines of this board."""
        sign, space = next(iter(self._names.power_signs.values())), self._anything()[1]
        own, gained = f"{sign}{UNITS}{self._like_unit()}", f"{sign}{OWNS}{space}"
        return ", ".join((own, gained, f"{NOBODYS}{space}", f"{STANDOFF}{space}"))

    def _anything(self) -> tuple[str, str]:
        return min(self._board_of.kinds), min(self._board_of.ownable)

    def _location(self, piece: Piece, kind: str) -> str:
        """Read where a unit of a kind can stand."""
        name, *behind = piece.parts(WITHIN)
        space = self._space(name)
        province = self._board_of.provinces[space]
        wrong = Terrain.INLAND if sails(kind) else Terrain.SEA
        if province.terrain is wrong:
            raise self._fail(LineFault.NO_FOOTING, piece, place=space, kind=kind)
        coasts = province.coasts if sails(kind) else ()
        if not coasts and not behind:
            return space
        if len(behind) == 1 and behind[0].text.upper() in coasts:
            return f"{space}{WITHIN}{behind[0].text.upper()}"
        like = ", ".join(f"{space}{WITHIN}{coast}" for coast in coasts) or space
        raise self._fail(LineFault.UNKNOWN_COAST, piece, place=space, like=like)

    # -- owners and stand-offs ---------------------------------------------------------------------

    def _own(self, piece: Piece, power: str) -> None:
        everywhere = self._phase.kind.everywhere
        for part in piece.parts(BETWEEN):
            space = self._space(part)
            if not everywhere and space not in self._board_of.ownable:
                raise self._fail(LineFault.NOT_OWNED, part, place=space)
            if space in self._owned:
                raise self._fail(Fault.TWO_OWNERS, part, place=space)
            self._owned[space] = power

    def _close(self, piece: Piece) -> None:
        if not self._phase.kind.retreats:
            raise self._fail(LineFault.NOBODY_RETREATS, piece)
        for part in piece.parts(BETWEEN):
            space = self._space(part)
            if space in self._contested:
                raise self._fail(Fault.TWO_OWNERS, part, place=space)
            self._contested.add(space)

    def _space(self, piece: Piece) -> str:
        found = self._names.spaces(piece.text)
        if len(found) > 1:
            raise self._fail(LineFault.TWO_MEANINGS, piece, like=", ".join(found))
        if not found:
            like = _like(piece.text, self._board_of.provinces)
            raise self._fail(Fault.UNKNOWN_PLACE, piece, like=like)
        return found[0]
