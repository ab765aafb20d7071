"""Boards that were changed in the study of earlier versions, taken over once as studies.

They lie in files ``study.json``: beside the lists of the program for the game that it offers first,
else in a folder named as their map. Each is a JSON object of boards by the example that they were
changed from, or ``free``: ``version``, ``units`` (power, kind, place), ``orders`` by place, and
``line``, what stood on the line. A board is gone from there once its study lies on the disk; what
nobody can read is put aside. Whoever is stopped at any moment has each board once, here or there.
"""

import hashlib
import json
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Final

from engine import private
from engine.asked_game import usual_game
from engine.board.board import Board
from engine.board.errors import MapError
from engine.board.loader import LoadedMap
from engine.board.location import province_of
from engine.catalogue import GAMES
from engine.libraries import every_shelf
from engine.notation.known_rules import begun_by
from engine.rules.position import Position, Unit, UnitKind
from engine.store import disk
from engine.store.errors import StoreError
from engine.store.study_file import SUFFIX
from engine.store.study_shelf import FOLDER
from engine.studies import OpenStudy, begin_study, begin_with
from engine.study.edits import BoardSet
from engine.study.tree.node import ITEM_FACT

NAME: Final = "study.json"
ASIDE: Final = "study-damaged.json"
_MAPS = "maps"
_LARGEST = 500_000
_NO_BOARD = (KeyError, TypeError, ValueError, AttributeError, IndexError, RecursionError)

MapOf = Callable[[str], LoadedMap]


@dataclass(frozen=True, slots=True, kw_only=True)
class Migration:
    """What came of it."""

    boards: int = 0
    """How many are studies now."""

    aside: tuple[Path, ...] = ()
    """Where those lie that nobody can read."""


def migrate(data: Path, games: Path, map_of: MapOf, language: str) -> Migration:
    """Make a study of each board that is left, among those beside the ``games``.

    ``data`` is the folder of the program's lists; ``map_of`` finds a map by its name; ``language``
    is that of the texts that come with a board.
    """
    boards, aside = 0, list[Path]()
    for file, map_ in _files(data):
        one = _File(file, games, map_of, map_, language)
        with suppress(OSError, StoreError):  # what could not be done now is done another time
            one.take()
        boards += one.boards
        aside += [one.aside] if one.damaged else []
    return Migration(boards=boards, aside=tuple(aside))


def _files(data: Path) -> Iterator[tuple[Path, str]]:
    """Go through the files that there are, each with the name of its map."""
    if (data / NAME).is_file():
        yield data / NAME, GAMES[usual_game(GAMES)].map
    with suppress(OSError):
        for file in sorted((data / _MAPS).glob(f"*/{NAME}")):
            yield file, file.parent.name


class _File:
    """One such file."""

    def __init__(self, file: Path, games: Path, map_of: MapOf, map_: str, language: str) -> None:
        self._file, self._shelf = file, games / FOLDER
        self._map_of, self._map, self._language = map_of, map_, language
        self.aside = _place_aside(file)
        self.boards, self.damaged = 0, False

    def take(self) -> None:
        """Take over all that is in it.

        Raises:
            OSError, StoreError: the disk does not do it; what was not taken over is still there.
        """
        left = self._read()
        if left is None:
            self._file.replace(self.aside)
            self.damaged = True
            return
        for example, entry in [*left.items()]:
            try:
                self._take(example, entry)
            except _NO_BOARD:
                self._put_aside(example, entry)
            else:
                self.boards += 1
            del left[example]
            _write(self._file, left)
        self._file.unlink()

    def _read(self) -> dict[str, Any] | None:
        """Return the boards; nothing where the file is none of that kind."""
        if self._file.stat().st_size > _LARGEST:
            return None
        try:
            parsed = json.loads(private.contents(self._file, _LARGEST))
        except (ValueError, RecursionError):
            return None
        return parsed if isinstance(parsed, dict) else None

    def _put_aside(self, example: str, entry: Any) -> None:
        """Lay a board beside what lies aside already, before it goes from here."""
        known: dict[str, Any] = {}
        if self.aside.exists():
            known = json.loads(self.aside.read_bytes())
        known[example] = entry
        _write(self.aside, known)
        self.damaged = True

    # -- one board ------------------------------------------------------------------------------

    def _take(self, example: str, entry: Any) -> None:
        """Make a study of a board; it has its name only once it is whole."""
        loaded = self._known_map()
        units = _units(entry["units"])
        orders, line = _orders(entry.get("orders", {})), entry.get("line", "")
        said = json.dumps([self._map, example, entry], sort_keys=True)
        digest = hashlib.sha256(said.encode()).hexdigest()[:12]
        stem = "".join(sign for sign in example if sign.isalnum())[:20]
        path = self._shelf / f"{loaded.board.game} {stem} {digest}{SUFFIX}"
        if path.exists():
            return  # somebody was stopped between both writings
        private.make_folder(self._shelf)
        draft = path.with_name(f".{path.name}.part")
        for rest in (draft, draft.with_name(f"{draft.name}-journal")):
            rest.unlink(missing_ok=True)
        try:
            study = self._begun(draft, example, loaded)
            try:
                _change(study, loaded.board, units, orders, line if isinstance(line, str) else "")
            finally:
                study.close()
            draft.replace(path)
        except BaseException:
            with suppress(StoreError):
                disk.remove(draft)
            raise

    def _known_map(self) -> LoadedMap:
        try:
            return self._map_of(self._map)
        except (MapError, OSError) as error:
            raise ValueError(self._map) from error

    def _begun(self, path: Path, example: str, loaded: LoadedMap) -> OpenStudy:
        """Begin with what the library has of an example, or as a game begins."""
        game = loaded.board.game
        key = f"{game}/examples/{example}"
        for shelf in every_shelf().get(game, ()):
            for item in shelf.items:
                if item.key == key and item.read is not None and loaded.board.id == GAMES[game].map:
                    study = item.read(self._language)
                    chapters = tuple(
                        replace(one, facts={**one.facts, ITEM_FACT: key}) for one in study.chapters
                    )
                    return begin_with(path, replace(study, chapters=chapters))
        setup = begun_by(GAMES[game].rules(loaded.board, {}))
        return begin_study(path, game, setup, loaded.board.id, content=loaded.content)


def _place_aside(file: Path) -> Path:
    """Return where nothing lies yet that was put aside."""
    place, turn = file.with_name(ASIDE), 2
    while place.exists():
        place, turn = file.with_name(f"{Path(ASIDE).stem} {turn}.json"), turn + 1
    return place


def _change(
    study: OpenStudy,
    board: Board,
    units: tuple[Unit, ...],
    orders: Mapping[str, str],
    line: str,
) -> None:
    """Set the board up as it was left, with its orders; undo leads to what is printed."""
    sandbox = study.sandbox
    node = study.log.study.chapters[0].root
    printed = sandbox.position(node)
    position = replace(printed, units=units)
    if not position.lies_on(board):
        raise ValueError(units)
    if set(units) != set(printed.units):
        node = sandbox.edit(node, BoardSet(position=position))
    sheets: dict[str, list[str]] = {}
    unread = [line.strip()] if line.strip() else []
    for at, text in orders.items():
        power = _power_at(position, at)
        if power:
            sheets.setdefault(power, []).append(str(sandbox.rules(node).order(text)))
        else:
            unread.append(text)
    sandbox.draft(node, sheets)
    if unread:
        note = sandbox.study.nodes[node].note
        sandbox.note(node, "\n".join(filter(None, (note, *unread))))
    sandbox.look(node)


def _power_at(position: Position, at: str) -> str:
    return next((one.power for one in position.units if one.province == province_of(at)), "")


def _units(entry: Any) -> tuple[Unit, ...]:
    return tuple(Unit(power, UnitKind(kind), at) for power, kind, at in entry)


def _orders(entry: Any) -> Mapping[str, str]:
    return {str(at): str(text) for at, text in entry.items()}


def _write(path: Path, entries: Mapping[str, Any]) -> None:
    with private.replacing(path) as fresh:
        fresh.write_text(json.dumps(entries, indent=1) + "\n", "utf-8")
