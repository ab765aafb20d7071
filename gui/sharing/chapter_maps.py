"""The maps that chapters are played on, each loaded once."""

from functools import lru_cache
from pathlib import Path

from engine import caches
from engine.board.loader import LoadedMap, load_content, load_map
from engine.study.tree.node import Chapter
from engine.table.map_event import MapCarried


def map_of(chapter: Chapter) -> LoadedMap:
    """Return a chapter's map: the one that it carries, or one that comes with the program.

    Raises:
        MapError: it cannot be used.
    """
    return _loaded(chapter.map, chapter.carried)


@lru_cache(maxsize=4)
def _loaded(name: str, carried: str) -> LoadedMap:
    if not carried:
        return load_map(name)
    content = MapCarried(content=carried).map()
    return load_content(Path("map.json"), content, caches.folder("maps"))
