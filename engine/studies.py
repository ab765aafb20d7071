"""Studies to work at: a study's file and its rules put together."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from secrets import token_hex

from engine.catalogue import GAMES
from engine.notation.known_rules import known_rules, packed
from engine.store import disk
from engine.store.errors import StoreError, damaged
from engine.store.study_file import StudyFile
from engine.study.chapters import Chapters
from engine.study.folding import StudyHistoryError
from engine.study.positions import Positions
from engine.study.sandbox import Sandbox
from engine.study.study_log import MemoryStudy, StudyLog, StudyStore
from engine.study.tree.setup import Setup
from engine.study.tree.study import Study


@dataclass(frozen=True, slots=True)
class OpenStudy:
    """A study to work at, with the place where it is kept."""

    log: StudyLog
    sandbox: Sandbox
    chapters: Chapters
    file: StudyFile | None = None
    """Where it is kept; nothing for one that is kept nowhere."""

    @property
    def trouble(self) -> StoreError | None:
        """Why it can only be looked at; nothing when it can be worked at."""
        return self.file.trouble if self.file is not None else None

    def save_copy(self, path: Path) -> None:
        """Write a copy; of a damaged study the readable part, which can be worked at.

        Raises:
            StoreError: it could not be written.
        """
        if self.file is not None:
            self.file.save_copy(path, self.log.shown())

    def close(self) -> None:
        """Let its file go. Nothing is lost: every step was stored when it was made."""
        if self.file is not None:
            self.file.close()


Wrap = Callable[[StudyFile], StudyStore]
"""Puts something between a study and its file, as who announces what was stored."""


def begin_study(
    path: Path,
    game: str,
    setup: Setup,
    map_: str = "",
    wrap: Wrap | None = None,
    content: bytes = b"",
) -> OpenStudy:
    """Begin a study in a new file with a board: *from this phase*, or as a game begins.

    ``content`` is what stands in the map's file, where that does not come with the program.

    Raises:
        StoreError: the file exists or cannot be made.
        StudyError: the program knows no such rules.
    """
    map_ = map_ or GAMES[game].map

    def begin(chapters: Chapters) -> object:
        return chapters.begin(game, map_, setup, token_hex(16), packed(content))

    return _begun(path, begin, wrap)


def begin_with(path: Path, told: Study, wrap: Wrap | None = None) -> OpenStudy:
    """Begin a study in a new file with chapters that were told elsewhere: a text, a game.

    Its nodes have the numbers that ``numbered`` gives them.

    Raises:
        StoreError: the file exists or cannot be made.
    """
    return _begun(path, lambda chapters: chapters.begin_told(told, token_hex(16)), wrap)


def _begun(path: Path, begin: Callable[[Chapters], object], wrap: Wrap | None) -> OpenStudy:
    file = StudyFile.create(path)
    try:
        study = _open(file, wrap(file) if wrap else file)
        begin(study.chapters)
    except BaseException:
        file.close()
        disk.remove(path)  # nothing was stored
        raise
    return study


def open_study(path: Path, wrap: Wrap | None = None) -> OpenStudy:
    """Go on with a stored study. See ``OpenStudy.trouble`` before working on.

    Raises:
        StoreError: the file cannot be used; see ``StudyFile.open``.
    """
    return _taken_up(StudyFile.open(path), wrap)


def look_at_study(path: Path) -> OpenStudy:
    """Take a stored study up only to read it: its file stays as it is, to the byte.

    Raises:
        StoreError: the file cannot be used.
    """
    return _taken_up(StudyFile.look(path), None)


def unkept_study(game: str, setup: Setup, map_: str = "", content: bytes = b"") -> OpenStudy:
    """Begin a study that is kept nowhere."""
    study = _open(None, MemoryStudy())
    study.chapters.begin(game, map_ or GAMES[game].map, setup, carried=packed(content))
    return study


def unkept_with(told: Study) -> OpenStudy:
    """Begin a study that is kept nowhere with chapters that were told elsewhere."""
    study = _open(None, MemoryStudy())
    study.chapters.begin_told(told)
    return study


def _taken_up(file: StudyFile, wrap: Wrap | None) -> OpenStudy:
    """Take up a study; where its history cannot have happened, what came before that."""
    try:
        while True:
            try:
                return _open(file, wrap(file) if wrap else file)
            except StudyHistoryError as error:
                if not error.step:
                    raise damaged(file.path, 0) from error
                file.cut(error.step)
    except BaseException:
        file.close()
        raise


def _open(file: StudyFile | None, store: StudyStore) -> OpenStudy:
    positions = Positions(known_rules)
    looked_at = file.looked_at if file is not None else 0
    log = StudyLog(store, positions.board_at, looked_at)
    return OpenStudy(log, Sandbox(log, positions), Chapters(log, known_rules), file)
