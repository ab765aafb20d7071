"""The map that a game carries along, read without opening the game."""

from contextlib import closing
from pathlib import Path

from engine.store import disk
from engine.store.codec import event_of, game_of
from engine.store.cover import glance
from engine.store.schema import version_of
from engine.table.event import Event
from engine.table.map_event import carried


def carried_map(path: Path) -> bytes:
    """Return the map's file that a game carries along, without opening it; nothing if it has none.

    Raises:
        StoreError: the file is missing, no game's, damaged, or open in another window.
        ValueError: what it carries is no map's file.
    """
    disk.find(path)
    with disk.saying(path), closing(glance(path)) as db:
        version_of(db, path)
        query = "SELECT body FROM event WHERE step < 3 ORDER BY step"
        rows = [body for (body,) in db.execute(query)]
    events: list[Event] = []
    for body in rows:
        events.append(event_of(body, game_of(events)))
    return carried(events)
