"""Tables to play at: a game's file, its map and its rules put together.

Stands above the catalogue; what a session or a file needs to know of a game it is given here.
"""

import random
from collections.abc import Callable, Mapping, Sequence
from datetime import datetime
from pathlib import Path
from typing import TypedDict

from engine.board.board import Board
from engine.board.loader import load_map
from engine.catalogue import GAMES
from engine.rules.game import Rules
from engine.session.event import Seat
from engine.session.found import found
from engine.session.session import Session, random_nonce, utc_now
from engine.session.state import HistoryError
from engine.session.storing import Store
from engine.store import disk
from engine.store.errors import StoreError, StoreFault, damaged
from engine.store.gamefile import GameFile


class Terms(TypedDict, total=False):
    """What a table may be given instead of the world's own chance, clock and disk.

    Whoever must play the same evening twice, or listen to what is stored, hands these through.
    """

    rng: random.Random
    now: Callable[[], datetime]
    nonce: Callable[[], str]
    wrap: Callable[[Store], Store]


def _bare(store: Store) -> Store:
    return store


def found_game(  # noqa: PLR0913 - everything that a table agrees on before it begins
    path: Path,
    *,
    title: str,
    seats: Sequence[Seat],
    game: str = "diplomacy",
    map: str = "standard",  # noqa: A002 - the word of the event and of the table
    options: Mapping[str, str] | None = None,
    year: int = 1901,
    dealt: str = "chosen",
    lot: str = "",
    pins: Mapping[str, str] | None = None,
    clock: Callable[[str], str] | None = None,
    board: Board | None = None,
    rng: random.Random | None = None,
    now: Callable[[], datetime] = utc_now,
    nonce: Callable[[], str] = random_nonce,
    wrap: Callable[[Store], Store] = _bare,
) -> Session:
    """Found a game in a new file.

    ``board`` spares loading a map that is loaded already; ``wrap`` puts something between the
    session and its file, such as the crash soak's listener.

    Raises:
        StoreError: the file exists or cannot be made; no such game, no such rules.
        CommandError: the seats are not what the map needs.
        MapError: the map cannot be used.
    """
    rules = _rules(game, _board(map, board), options or {}, path)
    file = GameFile.create(path)
    try:
        return found(
            rules,
            wrap(file),
            title=title,
            seats=seats,
            game=game,
            map=map,
            year=year,
            dealt=dealt,
            lot=lot,
            pins=pins,
            clock=clock,
            rng=rng,
            now=now,
            nonce=nonce,
        )
    except BaseException:
        file.close()
        disk.remove(path)  # Nothing was founded, so the file holds nothing.
        raise


def open_game(
    path: Path,
    *,
    board: Board | None = None,
    rng: random.Random | None = None,
    now: Callable[[], datetime] = utc_now,
    nonce: Callable[[], str] = random_nonce,
    wrap: Callable[[Store], Store] = _bare,
) -> Session:
    """Go on with a stored game, where it was left. See ``Session.trouble`` before playing on.

    Raises:
        StoreError: the file cannot be used; see ``GameFile.open``.
        MapError: the map cannot be used.
    """
    file = GameFile.open(path)
    try:
        founded = file.founding()
        rules = _rules(founded.game, _board(founded.map, board), founded.options, path)
        try:
            return Session(rules, wrap(file), rng=rng, now=now, nonce=nonce)
        except HistoryError as error:
            raise damaged(path, 0) from error
    except BaseException:
        file.close()
        raise


def _board(name: str, known: Board | None) -> Board:
    return known if known is not None and known.id == name else load_map(name).board


def _rules(game: str, board: Board, options: Mapping[str, str], path: Path) -> Rules:
    try:
        return GAMES[game].rules(board, options)
    except (KeyError, ValueError) as error:
        raise StoreError(StoreFault.UNKNOWN_GAME, path, game=game) from error
