"""Which tables are killed: behind the curtain and a master's, by turns."""

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

from engine.board.board import Board
from engine.board.loader import find_map
from engine.catalogue import GAMES, shelves_of
from engine.robots.crash.kill_soak import PIN, locking
from gui.games import catalogue
from gui.robots.games.catalogue import robots_of
from gui.robots.players.new_game_form import Agreed

ANY = "any"
"""All of them by turns."""


def tables_of(board: Board) -> Mapping[str, Agreed]:
    """Return the tables of a board's game by name. A master's has no envelopes, and so no PINs.

    Those of the game itself know its usual map: on another nobody is left out, and who locks his
    envelopes is one of that map.
    """
    own, pins = robots_of(board.game).tables, {locking(tuple(board.powers_by_id)): PIN}
    if own is None:
        return {"all": Agreed(game=board.game, pins=pins), "led": Agreed(game=board.game, led=True)}
    if _usual(board):
        return own
    return {
        name: replace(one, pins=pins if one.pins else {})
        for name, one in own.items()
        if not one.lineup
    }


def board_of(name: str) -> Board:
    """Return the board on which a table is killed."""
    return find_map(name).board


def table_at(path: Path, board: Board, kind: str) -> Agreed:
    """Return what is agreed on at the table whose game lies in a file, named by its number."""
    tables = tables_of(board)
    if kind == ANY:
        number = "".join(sign for sign in path.stem if sign.isdecimal()) or "1"
        kind = list(tables)[(int(number) - 1) % len(tables)]
    return replace(tables[kind], title=path.stem)


def question_of(board: Board) -> str:
    """Return a line of a slip that has several meanings; nothing where none is known."""
    return robots_of(board.game).question if _usual(board) else ""


def _usual(board: Board) -> bool:
    return board.id == GAMES[board.game].map


def missing(board: Board) -> tuple[str, ...]:
    """Return where kills cannot meet the program while a game is played that has no such place."""
    game = board.game
    card = catalogue.GAMES[game]
    has = {
        "ForeignScreen": GAMES[game].exchange is not None,
        "ForeignScreen: differences": GAMES[game].exchange is not None,
        "SandboxScreen": bool(shelves_of(game)),
        "SandboxScreen: results": bool(shelves_of(game)),
        "MasterDesk: question": bool(question_of(board)),
        "ResultsScreen: smallest change": card.change_panel is not None,
    }
    return tuple(place for place, there in has.items() if not there)
