"""The headers of a board that is set up: game, map, rulebook, lineup, and what stands there."""

from collections.abc import Mapping
from dataclasses import dataclass

from engine.board.board import Board
from engine.board.loader import map_names
from engine.catalogue import GAMES, offered
from engine.formats.faults import Fault
from engine.notation.faults import LineError
from engine.notation.known_rules import begun_by, carried_board, known_board, rulebook_of
from engine.notation.position_line import LinePosition, read_position_line
from engine.notation.rulebook import editions, points, rules_of
from engine.notation.texts.boards import raw_board_of
from engine.notation.texts.scanner import Place
from engine.notation.texts.text_faults import TextError, TextFault
from engine.rules.game import Rules
from engine.study.tree.setup import Setup, normal

GAME, MAP, MAP_FILE = "game", "map", "mapfile"
RULEBOOK, LINEUP, BOARD = "rulebook", "lineup", "board"
SETUP = (RULEBOOK, LINEUP, BOARD)
"""What may stand below a board that is set up later on."""


@dataclass(frozen=True, slots=True)
class Header:
    """A name and a text, and where they stand."""

    name: str
    value: str
    place: Place
    """Where the name begins."""

    at: Place
    """Where the text begins."""

    raw: bool = False
    """It stands in braces."""


Headers = Mapping[str, Header]
"""By their names in small letters."""


@dataclass(frozen=True, slots=True)
class Began:
    """What a chapter, or a board set up later on, begins with."""

    setup: Setup
    rules: Rules


def began(headers: Headers, before: Began | None, place: Place) -> Began:
    """Make of headers what they say; what they do not say is as ``before``, or as usual.

    Raises:
        TextError: they say nothing that the program knows, or not the same.
    """
    carried = before.rules.board if before is not None else _carried(headers)
    line = _line(headers, carried)
    board = carried or _board_of(headers, line, place)
    _see_that_it_is_the_one(headers, line, board)
    rules, lineup = _rules(headers, line, before, board)
    if line is not None:
        _see_that_they_agree(headers, line, rules)
        position = normal(line.position)
    elif BOARD in headers:
        header = headers[BOARD]
        try:
            position = normal(raw_board_of(header.value, rules.calendar))
        except ValueError as error:
            raise _wrong(TextFault.BAD_BOARD, header) from error
    elif before is not None:
        position = before.setup.position
    else:
        return Began(begun_by(rules, lineup), rules)
    return Began(Setup(position=position, options=dict(rules.options), lineup=lineup), rules)


def _wrong(code: TextFault | Fault, header: Header, **facts: object) -> TextError:
    return TextError(code, header.at.line, header.at.column, **{"text": header.value, **facts})


def _carried(headers: Headers) -> Board | None:
    header = headers.get(MAP_FILE)
    try:
        return carried_board(header.value) if header is not None else None
    except ValueError as error:
        raise _wrong(Fault.UNKNOWN_MAP, headers[MAP_FILE]) from error


def _line(headers: Headers, board: Board | None) -> LinePosition | None:
    header = headers.get(BOARD)
    if header is None or header.raw:
        return None
    try:
        return read_position_line(header.value, board)
    except LineError as error:
        facts = {name: fact for name, fact in error.facts.items() if name != "column"}
        column = header.at.column + error.column - 1
        raise TextError(error.code, header.at.line, column, **facts) from error


def _board_of(headers: Headers, line: LinePosition | None, place: Place) -> Board:
    """Find the map: what says it first, from the most certain on."""
    named, game = headers.get(MAP), headers.get(GAME)
    if game is not None and game.value not in GAMES:
        raise _wrong(Fault.UNKNOWN_GAME, game, like=", ".join(GAMES))
    if named is not None:
        found = named.value
    elif line is not None:
        found = line.map
    else:
        usual = game.value if game is not None else next(key for key in offered() if key in GAMES)
        found = GAMES[usual].map
    try:
        return known_board(found)
    except ValueError as error:
        header = named or Header(MAP, found, place, place)
        raise _wrong(Fault.UNKNOWN_MAP, header, like=", ".join(map_names())) from error


def _see_that_it_is_the_one(headers: Headers, line: LinePosition | None, board: Board) -> None:
    """See that everything is said of the same map and game."""
    said = {GAME: board.game, MAP: board.id}
    for key, value in said.items():
        if key in headers and headers[key].value != value:
            raise _wrong(TextFault.RULES_DIFFER, headers[key], like=value)
    if line is not None and line.map != board.id:
        raise _wrong(TextFault.RULES_DIFFER, headers[BOARD], like=board.id)


def _rules(
    headers: Headers, line: LinePosition | None, before: Began | None, board: Board
) -> tuple[Rules, str]:
    said = headers.get(RULEBOOK)
    lineup = before.setup.lineup if before is not None else ""
    if line is not None:
        lineup = line.lineup
    if LINEUP in headers:
        lineup = headers[LINEUP].value
    try:
        if said is not None:
            options = rulebook_of(board, said.value, "").options
        elif line is not None:
            options = line.rules.options
        elif before is not None:
            options = before.setup.options
        else:
            options = rulebook_of(board, "", "").options
    except (KeyError, ValueError) as error:
        like = ", ".join(editions(board.game))
        raise _wrong(Fault.UNKNOWN_PROFILE, headers[RULEBOOK], like=like) from error
    try:
        return rules_of(board, options, lineup), lineup
    except (KeyError, ValueError) as error:
        like = ", ".join(GAMES[board.game].lineups())
        raise _wrong(TextFault.UNKNOWN_LINEUP, headers[LINEUP], like=like) from error


def _see_that_they_agree(headers: Headers, line: LinePosition, rules: Rules) -> None:
    same = points(rules.game, rules.options) == points(rules.game, line.rules.options)
    if not same or rules.sides != line.rules.sides:
        header = headers.get(RULEBOOK) or headers.get(LINEUP) or headers[BOARD]
        raise _wrong(TextFault.RULES_DIFFER, header)
