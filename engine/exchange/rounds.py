"""A game of live rounds as JSON, for keeping and for other programs, and the same game back.

``{"rounds": 1, "game": KEY, "events": […]}``: everything that has happened, each event as it lies
in the game's file. It holds what was drawn ahead, so there is one only of a game that is over; and
it leaves out the founding's salt, which nobody is shown. What is read is held against the rules.
"""

import json
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from engine.catalogue import LIVE
from engine.formats.faults import ExchangeError, Fault
from engine.formats.jsontext import Node, dump, load
from engine.rules.live import LiveState
from engine.store import codec, disk
from engine.store.cover import read_cover
from engine.store.gamefile import GameFile
from engine.table.event import Event, Founded
from engine.table.live.secrets import with_secrets
from engine.table.live.table import LiveTable, followed, live_view, replayed
from engine.table.terms import random_nonce
from engine.table.view import Stage
from engine.tables import look_at_table

LARGEST = 4 * 1024 * 1024
"""Bytes; an evening has a few thousand."""

MARK, VERSION = "rounds", 1
MOST_EVENTS = 10_000


def rounds_json(table: LiveTable) -> str:
    """Write a game that is over.

    Raises:
        ExchangeError: it is still played.
    """
    if table.public().stage is not Stage.OVER:
        raise ExchangeError(Fault.STILL_PLAYED)
    events = [json.loads(codec.event_text(_told(event))) for event in table.store.events()]
    return dump({MARK: VERSION, "game": table.founded.game, "events": events}) + "\n"


def _told(event: Event) -> Event:
    return replace(event, salt="") if isinstance(event, Founded) else event


def stored_rounds(path: Path) -> str | None:
    """Write a game in a file of ours, if it is one of live rounds.

    Raises:
        ExchangeError: it is still played.
        StoreError: its file cannot be used.
    """
    if read_cover(path).game not in LIVE:
        return None
    table = look_at_table(path)
    assert isinstance(table, LiveTable)
    try:
        return rounds_json(table)
    finally:
        table.close()


def are_rounds(path: Path) -> bool:
    """Tell whether a file looks like such a game; who reads it says what is wrong with it."""
    try:
        with path.open("rb") as file:
            head = file.read(64)
    except OSError:
        return False
    return head.removeprefix(b"\xef\xbb\xbf").lstrip().startswith(f'{{"{MARK}":'.encode())


def read_rounds(path: Path) -> tuple[Event, ...]:
    """Read such a game.

    Raises:
        ExchangeError: it cannot be read, or cannot have happened so.
    """
    try:
        with path.open("rb") as file:
            data = file.read(LARGEST + 1)
    except OSError as error:
        cause = error.strerror or type(error).__name__
        raise ExchangeError(Fault.UNREADABLE_FILE, "", {"cause": cause}) from error
    if len(data) > LARGEST:
        raise ExchangeError(Fault.TOO_LARGE, "", {"limit": LARGEST})
    whole = load(data)
    game = _wanted(whole, "game")
    name = game.text()
    if name not in LIVE:
        raise ExchangeError(Fault.UNKNOWN_GAME, game.where, {"text": name[:60]})
    nodes = tuple(_wanted(whole, "events").items(MOST_EVENTS))
    if not nodes:
        raise ExchangeError(Fault.NO_PHASES)
    events = _read(nodes, name)
    state: LiveState | None = None
    for node, event in zip(nodes, events, strict=True):
        try:
            if isinstance(event, ValueError):
                raise event
            state = followed(LIVE[name], state, event)
        except ValueError as error:
            code = (state.phase if state is not None else LIVE[name].calendar.start).code
            # Who cannot read the end knows no seed, and what was drawn from it would be to blame.
            torn = (one for one, read in zip(nodes, events, strict=True) if _is_torn(read))
            where = next(torn, node).where
            raise ExchangeError(Fault.OUT_OF_ORDER, where, {"phase": code}) from error
    return tuple(event for event in events if not isinstance(event, ValueError))


def _read(nodes: Sequence[Node], game: str) -> Sequence[Event | ValueError]:
    """Read events with their secrets, which later ones tell; or why one cannot be read."""
    read: dict[int, Event] = {}
    torn: dict[int, ValueError] = {}
    for place, node in enumerate(nodes):
        try:
            read[place] = codec.event_of(json.dumps(node.value), game if place else "")
        except ValueError as error:
            torn[place] = error
    filled = dict(zip(read, with_secrets([*read.values()], {}), strict=True))
    return [filled[place] if place in filled else torn[place] for place in range(len(nodes))]


def _is_torn(read: Event | ValueError) -> bool:
    return isinstance(read, ValueError)


def _wanted(node: Node, key: str) -> Node:
    child = node.field(key)
    if child is None:
        raise ExchangeError(Fault.MISSING, f"{node.where}.{key}".lstrip("."))
    return child


def take_in_rounds(source: Path, path: Path) -> None:
    """Make a file of our own of such a game; it is a game of its own, and not the same again.

    Raises:
        ExchangeError: see ``read_rounds``.
        StoreError: the file exists or cannot be made.
    """
    first, *later = read_rounds(source)
    assert isinstance(first, Founded)
    events = (replace(first, salt=random_nonce()), *later)
    game = LIVE[first.game]
    founded, state = replayed(game, events)
    file = GameFile.create(path)
    try:
        file.append(events, public=live_view(founded, state, events[-1].at))
    except BaseException:
        file.close()
        disk.remove(path)  # nothing was taken in
        raise
    file.close()
