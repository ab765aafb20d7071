"""Tables to play at: a game's file, its map and its rules put together.

Stands above the catalogue; what a table or a file needs to know of a game it is given here.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from typing import TypeVar

from engine.board.board import Board
from engine.board.loader import LoadedMap, load_played
from engine.catalogue import GAMES, LIVE
from engine.clock.wall import utc_now
from engine.rules.game import Rules
from engine.rules.phase import Phase
from engine.store import disk
from engine.store.errors import StoreError, StoreFault, damaged
from engine.store.gamefile import GameFile
from engine.table.agreement import Agreement
from engine.table.any_table import AnyTable
from engine.table.envelope import short
from engine.table.found import found
from engine.table.lines import checked_reason
from engine.table.live.table import NOTHING_AGREED, Agreed, LiveTable, found_live
from engine.table.master_event import Branched
from engine.table.refusal import CommandError, Refusal
from engine.table.replaying import replayed
from engine.table.seeing import public_view
from engine.table.state import HistoryError
from engine.table.table import Table
from engine.table.terms import USUAL, Terms, random_nonce

_Any = TypeVar("_Any", Table, LiveTable)


def found_game(
    path: Path,
    agreement: Agreement,
    *,
    pins: Mapping[str, str] | None = None,
    clock: Callable[[Phase], str] | None = None,
    board: Board | None = None,
    terms: Terms = USUAL,
) -> Table:
    """Found a game in a new file.

    ``board`` spares loading a map that is loaded already. For the rest see
    ``engine.table.found``.

    Raises:
        StoreError: the file exists or cannot be made; no such game, no such rules.
        CommandError: the seats are not what the map needs.
        MapError: the map cannot be used.
    """
    rules = _rules(
        agreement.game,
        _board(agreement.map, agreement.carried, path, board),
        _with_lots(agreement.game, agreement.options, terms),
        path,
        agreement.lineup,
    )
    file = GameFile.create(path)
    try:
        store = terms.wrap(file)
        return found(rules, store, agreement, pins=pins, clock=clock, terms=terms)
    except BaseException:
        file.close()
        disk.remove(path)  # Nothing was founded, so the file holds nothing.
        raise


def _with_lots(game: str, options: Mapping[str, str], terms: Terms) -> Mapping[str, str]:
    """Add the seed of the lots that the game's judge may have to draw."""
    point = GAMES[game].lots if game in GAMES else ""
    return {**options, point: short(terms.nonce())} if point else options


def found_rounds(
    path: Path,
    game: str,
    title: str,
    players: Sequence[str],
    *,
    agreed: Agreed = NOTHING_AGREED,
    terms: Terms = USUAL,
) -> LiveTable:
    """Found a game of live rounds in a new file, on its usual map where none was agreed on.

    Raises:
        StoreError: the file exists or cannot be made; no such game.
        CommandError: too few or too many play, or one without a name.
    """
    if game not in LIVE:
        raise StoreError(StoreFault.UNKNOWN_GAME, path, game=game)
    file = GameFile.create(path)
    try:
        return found_live(LIVE[game], terms.wrap(file), title, players, terms, agreed)
    except BaseException:
        file.close()
        disk.remove(path)  # see above
        raise


def open_table(
    path: Path,
    *,
    board: Board | None = None,
    terms: Terms = USUAL,
    maps: Callable[[str, bytes, Path], LoadedMap] = load_played,
) -> AnyTable:
    """Go on with any stored game, where it was left: its file says how it flows.

    ``maps`` loads the map that the file names or carries; ``board`` spares that where it names it.

    Raises:
        StoreError: the file cannot be used; see ``GameFile.open``.
        MapError: the map cannot be used.
    """
    return _taken_up(GameFile.open(path), board, terms, maps)


def look_at_table(path: Path) -> AnyTable:
    """Take any stored game up only to read it: its file stays as it is, to the byte.

    Raises:
        StoreError: the file cannot be used; see ``GameFile.look``.
        MapError: the map cannot be used.
    """
    return _taken_up(GameFile.look(path), None, USUAL, load_played)


def _taken_up(
    file: GameFile,
    board: Board | None,
    terms: Terms,
    maps: Callable[[str, bytes, Path], LoadedMap],
) -> AnyTable:
    path = file.path
    try:
        founded, carried = file.founding()
        live = LIVE.get(founded.game)
        if live is not None:
            return _whole(path, file, lambda: LiveTable(live, terms.wrap(file), terms))
        map_ = board if board is not None and board.id == founded.map and not carried else None
        map_ = map_ or maps(founded.map, carried, path).board
        rules = _rules(founded.game, map_, founded.options, path, founded.lineup)
        return _whole(path, file, lambda: Table(rules, terms.wrap(file), terms))
    except BaseException:
        file.close()
        raise


def open_game(path: Path, *, board: Board | None = None, terms: Terms = USUAL) -> Table:
    """Go on with a stored game of sealed turns. See ``Table.trouble`` before playing on.

    Raises:
        StoreError: the file cannot be used, see ``GameFile.open``, or its game flows otherwise.
        MapError: the map cannot be used.
    """
    return _of_turns(open_table(path, board=board, terms=terms), path)


def look_at_game(path: Path) -> Table:
    """Take a stored game of sealed turns up only to read it. See ``look_at_table``."""
    return _of_turns(look_at_table(path), path)


def _of_turns(table: AnyTable, path: Path) -> Table:
    if isinstance(table, LiveTable):
        table.close()
        raise StoreError(StoreFault.UNKNOWN_GAME, path, game=table.founded.game)
    return table


def _whole(path: Path, file: GameFile, take_up: Callable[[], _Any]) -> _Any:
    """Take up a game; where its history cannot have happened, what came before that."""
    while True:
        try:
            return take_up()
        except HistoryError as error:
            if not error.step:
                raise damaged(path, 0) from error
            file.cut(error.step)


def branch_game(
    table: Table,
    path: Path,
    *,
    phase: str,
    title: str,
    reason: str,
    now: Callable[[], datetime] = utc_now,
) -> None:
    """Write a new file that begins as a master's game did, up to the writing of a phase.

    The game itself is not touched. The new one knows which it comes from, and goes its own way.

    Raises:
        CommandError: nobody leads the table, there is no such phase, or no title or reason that
            can be read aloud.
        StoreError: the file exists or cannot be made.
    """
    master = table.master
    if master is None:
        raise CommandError(Refusal.NOT_LED)
    cause, name = checked_reason("", reason), checked_reason("", title)
    origin = next((one for one in master.beginnings() if one.phase == phase), None)
    if origin is None:
        raise CommandError(Refusal.NO_SUCH_PHASE, phase=phase)
    branched = Branched(
        phase=phase,
        origin=table.public().title,
        step=origin.step,
        reason=cause,
        at=now().astimezone(UTC).isoformat(timespec="seconds"),
    )
    # Founded under its own name, so that nobody takes it for a copy of the same game; it is not
    # played on the evening whose end was agreed on.
    ending = replace(table.founded.ending, time="")
    founded = replace(table.founded, title=name, ending=ending, salt=random_nonce())
    events = (founded, *master.events()[1 : origin.step], branched)
    public = public_view(replayed(table.rules, events), table.rules.board)
    file = GameFile.create(path)
    try:
        file.append(events, public=public)
    except BaseException:
        file.close()
        disk.remove(path)
        raise
    file.close()


def _board(name: str, carried: bytes, path: Path, known: Board | None) -> Board:
    """Return the board of a map that a table has agreed on."""
    if known is not None and known.id == name:
        return known
    return load_played(name, carried, path).board


def _rules(game: str, board: Board, options: Mapping[str, str], path: Path, lineup: str) -> Rules:
    try:
        return GAMES[game].rules(board, options, lineup)
    except (KeyError, ValueError) as error:
        raise StoreError(StoreFault.UNKNOWN_GAME, path, game=game) from error
