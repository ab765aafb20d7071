"""Tables to play at: a game's file, its map and its rules put together.

Stands above the catalogue; what a session or a file needs to know of a game it is given here.
"""

import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from typing import TypedDict

from engine.board.board import Board
from engine.board.loader import load_map
from engine.catalogue import GAMES
from engine.clock.wall import utc_now
from engine.rules.game import Rules
from engine.seating.record import Dealing
from engine.session.ending import NO_ENDING, Ending
from engine.session.event import Seat
from engine.session.found import found
from engine.session.leading_event import Branched
from engine.session.lines import checked_reason
from engine.session.master import MasterSession
from engine.session.refusal import CommandError, Refusal
from engine.session.replaying import replayed
from engine.session.seeing import public_view
from engine.session.session import Session, random_nonce
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
    dealing: Dealing | None = None,
    gunboat: bool = False,
    lineup: str = "",
    ending: Ending = NO_ENDING,
    led: bool = False,
    pins: Mapping[str, str] | None = None,
    clock: Callable[[str], str] | None = None,
    board: Board | None = None,
    rng: random.Random | None = None,
    now: Callable[[], datetime] = utc_now,
    nonce: Callable[[], str] = random_nonce,
    wrap: Callable[[Store], Store] = _bare,
) -> Session:
    """Found a game in a new file.

    Where it is ``led``, a game master writes for all, and the session is a ``MasterSession``.
    ``board`` spares loading a map that is loaded already; ``wrap`` puts something between the
    session and its file, such as the crash soak's listener.

    Raises:
        StoreError: the file exists or cannot be made; no such game, no such rules.
        CommandError: the seats are not what the map needs.
        MapError: the map cannot be used.
    """
    rules = _rules(game, _board(map, board), options or {}, path, lineup)
    file = GameFile.create(path)
    try:
        store = wrap(file)
        session = found(
            rules,
            store,
            title=title,
            seats=seats,
            game=game,
            map=map,
            year=year,
            dealt=dealt,
            lot=lot,
            dealing=dealing,
            gunboat=gunboat,
            lineup=lineup,
            ending=ending,
            led=led,
            pins=pins,
            clock=clock,
            rng=rng,
            now=now,
            nonce=nonce,
        )
        if led:
            return MasterSession(rules, store, rng=rng, now=now, nonce=nonce)
    except BaseException:
        file.close()
        disk.remove(path)  # Nothing was founded, so the file holds nothing.
        raise
    return session


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
        rules = _rules(
            founded.game, _board(founded.map, board), founded.options, path, founded.lineup
        )
        while True:
            try:
                return MasterSession(rules, wrap(file), rng=rng, now=now, nonce=nonce)
            except HistoryError as error:
                if not error.step:
                    raise damaged(path, 0) from error
                file.cut(error.step)
    except BaseException:
        file.close()
        raise


def branch_game(
    session: MasterSession,
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
        CommandError: there is no such phase, or no title or reason that can be read aloud.
        StoreError: the file exists or cannot be made.
    """
    said, name = checked_reason("", reason), checked_reason("", title)
    origin = next((one for one in session.beginnings() if one.phase == phase), None)
    if origin is None:
        raise CommandError(Refusal.NO_SUCH_PHASE, phase=phase)
    branched = Branched(
        phase=phase,
        origin=session.public().title,
        step=origin.step,
        reason=said,
        at=now().astimezone(UTC).isoformat(timespec="seconds"),
    )
    # Founded under its own name, so that nobody takes it for a copy of the same game; it is not
    # played on the evening whose end was agreed on.
    ending = replace(session.founded.ending, time="")
    founded = replace(session.founded, title=name, ending=ending, salt=random_nonce())
    events = (founded, *session.events()[1 : origin.step], branched)
    public = public_view(replayed(session.rules, events), session.rules.board)
    file = GameFile.create(path)
    try:
        file.append(events, public=public)
    except BaseException:
        file.close()
        disk.remove(path)
        raise
    file.close()


def _board(name: str, known: Board | None) -> Board:
    return known if known is not None and known.id == name else load_map(name).board


def _rules(game: str, board: Board, options: Mapping[str, str], path: Path, lineup: str) -> Rules:
    try:
        return GAMES[game].rules(board, options, lineup)
    except (KeyError, ValueError) as error:
        raise StoreError(StoreFault.UNKNOWN_GAME, path, game=game) from error
