"""From a map folder to a board and its drawing.

The path through the cache imports neither Shapely nor pydantic: it is taken at every start but
the first.
"""

from dataclasses import dataclass, field, replace
from pathlib import Path
from weakref import WeakValueDictionary

from engine import caches, resources
from engine.board import cache as compiled
from engine.board.atlas import Atlas
from engine.board.board import Board
from engine.board.errors import MapError, MapFault, MapFinding
from engine.board.states import StateBoard

NAME = "map.json"
"""The one file of a map folder that the program reads."""

STATES = "states.json"
"""That of a map of states, which has no ``map.json``."""

LIMIT = 16 * 1024 * 1024
"""Bytes; the standard map has half a megabyte, so this only stops what is no map at all."""


@dataclass(frozen=True, slots=True)
class LoadedMap:
    """A map ready for play: how it works and how it looks."""

    board: Board
    atlas: Atlas
    key: str = ""
    """Changes with the map's content: pictures painted from it are kept under it."""

    content: bytes = field(default=b"", repr=False, compare=False)
    """What stands in its file, where it does not come with the program: games carry it along."""


@dataclass(frozen=True, slots=True)
class LoadedStates:
    """A map of states ready for play: its table and how it looks."""

    board: StateBoard
    atlas: Atlas
    key: str = ""
    """Changes with the map's content: pictures painted from it are kept under it."""


_boards: WeakValueDictionary[str, Board] = WeakValueDictionary()
"""Boards that somebody has, by the content of their maps: whoever loads a map once more has the
same board, so that what is worked out of it is there once."""


def map_names() -> tuple[str, ...]:
    """List the maps that come with the program and have powers and provinces."""
    return tuple(sorted(path.parent.name for path in resources.maps().glob(f"*/{NAME}")))


def state_map_names() -> tuple[str, ...]:
    """List the maps of states that come with the program."""
    return tuple(sorted(path.parent.name for path in resources.maps().glob(f"*/{STATES}")))


def every_map_name() -> tuple[str, ...]:
    """List all the maps that come with the program, of whichever kind."""
    return tuple(sorted((*map_names(), *state_map_names())))


def load_map(name: str, cache: Path | None = None) -> LoadedMap:
    """Load one of the maps that come with the program: ``standard``.

    Raises:
        MapError: there is none of that name, or it is broken.

    """
    if name == ".." or Path(name).name != name or not name.isprintable():
        # A file may say anything: no way leads out of our own maps.
        raise MapError(Path(name), "", MapFault.MISSING_FILE)
    return replace(load(resources.maps() / name, cache or caches.folder("maps")), content=b"")


def find_map(asked: str) -> LoadedMap:
    """Load a map that somebody names: one of ours, or a folder or file of his own.

    Raises:
        MapError: there is none, or it is broken.

    """
    if asked in map_names():
        return load_map(asked)
    path = Path(asked)
    file = path / NAME if path.is_dir() else path
    return load_content(file, read(file), caches.folder("maps"))


def load_played(name: str, content: bytes, file: Path) -> LoadedMap:
    """Load the map that a game in a file is played on: the one it carries, or else one of ours.

    Raises:
        MapError: it carries none and there is none of that name; or the map is broken.

    """
    if not content:
        return load_map(name)
    return load_content(file, content, caches.folder("maps"))


def load(folder: Path, cache: Path | None = None) -> LoadedMap:
    """Load a map folder; with a cache folder, compile it only if its content is new.

    Raises:
        MapError: the map is broken; names the file, the place in it and the cause.

    """
    return load_content(folder / NAME, read(folder / NAME), cache)


def load_content(file: Path, content: bytes, cache: Path | None = None) -> LoadedMap:
    """Load a map from what stands, or stood, in its file.

    Raises:
        MapError: the map is broken; names the file, the place in it and the cause.

    """
    key = compiled.key_of(content)
    if cache is not None:
        cached = compiled.fetch(cache, key)
        if cached is not None:
            return _loaded(*cached, key.hex(), content)
    # Shapely and pydantic take longer to import than the whole start may last.
    from engine.board.compiler import compile_map  # noqa: PLC0415

    board, atlas = compile_map(file, content)
    if cache is not None:
        compiled.keep(cache, key, board, atlas)
        # As read back it takes half the memory: neighbours share their points.
        board, atlas = compiled.fetch(cache, key) or (board, atlas)
    return _loaded(board, atlas, key.hex(), content)


def _loaded(board: Board, atlas: Atlas, key: str, content: bytes) -> LoadedMap:
    return LoadedMap(_boards.setdefault(key, board), atlas, key, content)


def load_states(name: str, cache: Path | None = None) -> LoadedStates:
    """Load one of the maps of states that come with the program: ``europe``.

    Raises:
        MapError: there is none of that name, or it is broken.

    """
    if name not in state_map_names():
        raise MapError(Path(name), "", MapFault.MISSING_FILE)
    return _states(resources.maps() / name / STATES, cache or caches.folder("maps"))


def find_states(asked: str) -> LoadedStates:
    """Load a map of states that somebody names: one of ours, or a folder of his own.

    Raises:
        MapError: there is none, or it is broken.

    """
    if asked in state_map_names():
        return load_states(asked)
    return _states(file_of(Path(asked)), caches.folder("maps"))


def is_of_states(asked: str) -> bool:
    """Tell whether a map that somebody names is one of states."""
    return asked in state_map_names() or file_of(Path(asked)).name == STATES


def _states(file: Path, cache: Path | None) -> LoadedStates:
    content = read(file)
    key = compiled.key_of(content)
    cached = None if cache is None else compiled.fetch_states(cache, key)
    if cached is None:
        # As above: heavy, and only wanted here.
        from engine.board.states_compiler import compile_states  # noqa: PLC0415

        cached = compile_states(file, content)
        if cache is not None:
            compiled.keep(cache, key, *cached)
            cached = compiled.fetch_states(cache, key) or cached
    return LoadedStates(*cached, key.hex())


def file_of(folder: Path) -> Path:
    """Return the file of a map folder, of whichever kind the map is."""
    states = folder / STATES
    return states if states.exists() and not (folder / NAME).exists() else folder / NAME


def check(folder: Path) -> tuple[MapFinding, ...]:
    """Return everything wrong with a map folder; nothing means that it can be played on.

    Raises:
        MapError: its file cannot be read at all.

    """
    # As above: heavy, and only wanted here.
    from engine.board import states_compiler, states_file  # noqa: PLC0415
    from engine.board.compiler import findings  # noqa: PLC0415
    from engine.board.mapfile import parse  # noqa: PLC0415

    if (file := file_of(folder)).name == STATES:
        return tuple(states_compiler.findings(states_file.parse(file, read(file))))
    return tuple(findings(parse(folder / NAME, read(folder / NAME))))


def read(path: Path) -> bytes:
    """Return what stands in a map's file.

    Raises:
        MapError: there is none, it cannot be read or is far too large.

    """
    try:
        size = path.stat().st_size
        if size > LIMIT:
            raise MapError(path, "", MapFault.TOO_LARGE, {"size": size, "limit": LIMIT})
        return path.read_bytes()
    except (FileNotFoundError, NotADirectoryError) as error:
        raise MapError(path, "", MapFault.MISSING_FILE) from error
    except OSError as error:
        facts = {"cause": error.strerror or type(error).__name__}
        raise MapError(path, "", MapFault.UNREADABLE_FILE, facts) from error
