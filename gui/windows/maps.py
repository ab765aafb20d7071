"""Maps as they are wanted, each loaded once: ours, people's own, and those that games carry."""

import json
from collections.abc import Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

from engine import caches, private, resources
from engine.board.board import Board
from engine.board.errors import MapError, MapFault
from engine.board.loader import (
    LIMIT,
    NAME,
    LoadedMap,
    load_content,
    load_map,
    load_played,
    map_names,
    read,
)
from engine.catalogue import GAMES
from engine.store.errors import StoreError
from gui import settings

if TYPE_CHECKING:
    from engine.study.tree.node import Chapter

FOLDER = "maps"
"""Where people's own maps are kept, beside the list of games: they are offered again."""


@dataclass(frozen=True, slots=True, kw_only=True)
class MapHead:
    """What is known of a map that can be chosen before it is loaded."""

    id: str
    game: str
    titles: Mapping[str, str]
    """What it is called, per language."""

    file: Path
    own: bool
    """Whether it is somebody's own, and did not come with the program."""

    def load(self) -> LoadedMap:
        """Read it, in whatever thread.

        Raises:
            MapError: it cannot be used.
            OSError: it is gone, or nobody may read it.
        """
        if not self.own:
            return load_map(self.id)
        return load_content(self.file, private.contents(self.file, LIMIT), caches.folder(FOLDER))

    def is_of(self, loaded: LoadedMap) -> bool:
        """Tell whether this is the map that is loaded."""
        if not self.own:
            return self.id == loaded.board.id and not loaded.content
        return self.file.name == _kept_as(loaded)


def _beginning(content: bytes) -> dict[str, Any]:
    """Return what a map's file says of itself: most of them say so before the half megabyte."""
    before, there, _ = content.partition(b'"powers"')
    if there:
        with suppress(ValueError):
            said = json.loads(before.rstrip().rstrip(b",") + b"}")
            if isinstance(said, dict) and {"id", "game", "names"} <= said.keys():
                return said
    return dict(json.loads(content))


def _head(file: Path, ours: str = "") -> MapHead:
    """Return what stands at the head of a map's file."""
    said = _beginning(read(file) if ours else private.contents(file, LIMIT))
    titles = {str(language): str(title) for language, title in dict(said["names"]).items()}
    game = str(said.get("game", next(iter(GAMES))))
    return MapHead(id=ours or str(said["id"]), game=game, titles=titles, file=file, own=not ours)


def _kept_as(loaded: LoadedMap) -> str:
    return f"{loaded.board.id}-{loaded.key[:12]}.json"


class Maps:
    """The maps that games are played on."""

    def __init__(self) -> None:
        self._known: dict[str, LoadedMap] = {}
        """Ours by name, others by their key."""

    @cached_property
    def names(self) -> tuple[str, ...]:
        """The maps that come with the program."""
        return map_names()

    def usual(self, game: str = "") -> LoadedMap:
        """Return the usual map of a game; of the first there is, where none is named.

        Raises:
            MapError: it cannot be used.
        """
        return self._map(GAMES[game or next(iter(GAMES))].map)

    def of(self, board: Board) -> LoadedMap:
        """Return the map that a board is of, with this very board.

        Raises:
            MapError: it cannot be used.
        """
        for known in self._known.values():
            if known.board is board:
                return known
        known = self._known[board.id] = replace(self._map(board.id), board=board)
        return known

    def played(self, name: str, content: bytes, file: Path) -> LoadedMap:
        """Return the map of a stored game: the one its file carries, or else one of ours.

        Raises:
            MapError: it cannot be used.
        """
        if not content:
            return self._map(name)
        return self._keep(load_played(name, content, file))

    def of_game(self, game: str, name: str, path: Path) -> LoadedMap:
        """Return the map of a stored game; where there is none, that of the first game there is.

        Raises:
            MapError: not even that can be used.
        """
        if game in GAMES and name in self.names:
            return self._map(name)
        # No start but one that shows such a game needs to read more of it than its cover.
        from engine.store.carried import carried_map  # noqa: PLC0415

        with suppress(MapError, StoreError, ValueError):
            if content := carried_map(path):
                return self.played(name, content, path)
        return self.usual()

    def of_chapter(self, chapter: "Chapter") -> LoadedMap:
        """Return the map of a study's chapter: the one that it carries, or else one of ours.

        Raises:
            MapError: it cannot be used.
        """
        if not chapter.carried:
            return self._map(chapter.map)
        # No start but one that shows such a study needs it.
        from engine.table.map_event import MapCarried  # noqa: PLC0415

        content = MapCarried(content=chapter.carried).map()
        return self.played(chapter.map, content, Path(NAME))

    # -- people's own -----------------------------------------------------------------------------

    def heads(self, game: str) -> tuple[MapHead, ...]:
        """Return the maps on which a game can be founded; none of them is loaded for it.

        The usual one comes first, then those that come with the program, then people's own.
        """
        usual = GAMES[game].map
        ours = sorted((one for one in self._ours if one.game == game), key=lambda one: one.id)
        own = sorted((one for one in self._own_heads() if one.game == game), key=lambda one: one.id)
        return (*sorted(ours, key=lambda one: one.id != usual), *own)

    def on(self, head: MapHead) -> LoadedMap:
        """Return the map that was chosen.

        Raises:
            MapError: it cannot be used.
            OSError: it is gone, or nobody may read it.
        """
        return self._keep(head.load()) if head.own else self._map(head.id)

    def named(self, name: str) -> LoadedMap:
        """Return a map that comes with the program.

        Raises:
            MapError: there is none of that name, or it cannot be used.
        """
        return self._map(name)

    def known(self, name: str) -> LoadedMap:
        """Return a map by its key in files, one that comes with the program or somebody's own.

        Raises:
            MapError: there is none of that name, or it cannot be used.
        """
        own = self.own(name) if name not in self.names else None
        return own or self._map(name)

    @cached_property
    def _ours(self) -> tuple[MapHead, ...]:
        """The maps that come with the program."""
        files = ((name, resources.maps() / name / NAME) for name in self.names)
        return tuple(_head(file, name) for name, file in files)

    @staticmethod
    def _own_heads() -> Iterator[MapHead]:
        for path in sorted((settings.data_folder() / FOLDER).glob("*.json")):
            # As below; and what stands there may be anything by now.
            with suppress(MapError, OSError, ValueError, TypeError, KeyError, RecursionError):
                yield _head(path)

    def own(self, name: str) -> LoadedMap | None:
        """Return a map of people's own by its key in files; nothing where they have none."""
        return next((known for known in self._own() if known.board.id == name), None)

    def take(self, path: Path) -> LoadedMap:
        """Take in a map that somebody has, as a file or its folder, and keep it for other games.

        Raises:
            MapError: it cannot be used, or is called as one that comes with the program.
            OSError: it could not be kept.
        """
        folder = path if path.is_dir() else path.parent
        file = folder / NAME if path.is_dir() else path
        content = read(file)
        loaded = load_content(file, content, caches.folder(FOLDER))
        board = loaded.board
        if board.id in self.names:
            ours = self._map(board.id)
            if ours.key == loaded.key:
                return ours
            raise MapError(file, "id", MapFault.TAKEN_ID, {"id": board.id})
        if board.game not in GAMES:
            raise MapError(file, "game", MapFault.UNKNOWN_GAME, {"game": board.game})
        kept = settings.data_folder() / FOLDER
        private.own_folder(kept)
        with private.replacing(kept / _kept_as(loaded)) as fresh:
            fresh.write_bytes(content)
        return self._keep(loaded)

    def _own(self) -> Iterator[LoadedMap]:
        for path in sorted((settings.data_folder() / FOLDER).glob("*.json")):
            with suppress(MapError, OSError):  # whoever wants it takes it again, and is told
                content = private.contents(path, LIMIT)
                yield self._keep(load_content(path, content, caches.folder(FOLDER)))

    def _keep(self, loaded: LoadedMap) -> LoadedMap:
        return self._known.setdefault(loaded.key, loaded)

    def _map(self, name: str) -> LoadedMap:
        if name not in self._known:
            self._known[name] = load_map(name)
        return self._known[name]
