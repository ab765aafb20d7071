"""What lies beside a study when the kill comes: lists, memory, what was shared."""

import json
from collections import Counter
from collections.abc import Callable, Sequence
from hashlib import sha256
from pathlib import Path

from engine.notation.game_text import read_game_text
from engine.robots.crash.killed_run import LossError
from engine.robots.crash.study_soak import step_line
from engine.store.errors import StoreError, StoreFault
from engine.store.memory_cover import memory_path
from engine.store.memory_file import MemoryFile
from engine.store.study_file import StudyFile
from engine.store.study_shelf import FOLDER
from gui.predict import kept as marks
from gui.sandbox.course import kept_reading as reading
from gui.sandbox.course import kept_typing as typing
from gui.sandbox.guess import kept_guesses as guesses

BEGINS = "begins"
"""Remarked, with its name, before something is done."""

WRITES, KEPT = "writes", "kept"
"""Remarked before a list is written, and of what then lies on the disk."""

ANSWERS, SHARED, OTHER = "answers", "shared", "other"
"""Remarked of what is remembered; of a file said to be kept; of a step of another study."""

LISTS = (marks.NAME, guesses.NAME, reading.NAME, typing.NAME)


def answers_in(path: Path) -> int:
    """Return how many events somebody's memory holds.

    Raises:
        LossError: it cannot be read to its end.
    """
    try:
        file = MemoryFile.open(path)
    except StoreError as error:
        if error.code in (StoreFault.MISSING, StoreFault.EMPTY, StoreFault.NOT_A_GAME):
            return 0
        raise LossError(f"the memory does not open: {error}") from error
    try:
        if file.trouble is not None:
            raise LossError(f"the memory opens with trouble: {file.trouble}")
        return len([*file.history()])
    finally:
        file.close()


class FileWitness:
    """Holds what lies beside the study against what was said of it."""

    def __init__(self, home: Path) -> None:
        self._home = home
        self.lists = self.answers = self.shared = self.steps = 0
        self.killed: Counter[str] = Counter()
        """How many kills there were while something was being done, by its name."""

    def look(self, remarks: Sequence[str]) -> None:
        """See that all of it is there.

        Raises:
            LossError: something is missing, or half a file.
        """
        begun = [one for one in remarks if one.startswith(f"{BEGINS} ")]
        self.killed[begun[-1].split()[1] if begun else "opening"] += 1
        for name in LISTS:
            self._look_at_list(name, remarks)
        self._look_at_memory(remarks)
        self._look_at_others(remarks)
        for path in sorted((self._home / "aside").glob("*")):
            if not path.name.startswith("."):  # else it was being written
                _WHOLE[path.suffix](path)
                self.shared += 1
        for one in remarks:
            kind, _, name = one.partition(" ")
            if kind == SHARED and not (self._home / "aside" / name).exists():
                raise LossError(f"{name} was said to be kept, and is not there")

    def _look_at_list(self, name: str, remarks: Sequence[str]) -> None:
        path = self._home / "data" / name
        told = [one.split() for one in remarks if one.split()[1:2] == [name]]
        said = [one for one in told if one[0] in (WRITES, KEPT)]
        if not path.exists():
            if any(one[0] == KEPT for one in said):
                raise LossError(f"{name} is gone")
            return
        data = path.read_bytes()
        try:
            json.loads(data)
        except ValueError as error:
            raise LossError(f"{name} is no list any more") from error
        self.lists += 1
        if said and said[-1][0] == KEPT and said[-1][2] != sha256(data).hexdigest():
            raise LossError(f"{name} is not as it was announced")

    def _look_at_memory(self, remarks: Sequence[str]) -> None:
        said = [int(one.split()[1]) for one in remarks if one.startswith(f"{ANSWERS} ")]
        count = answers_in(memory_path(self._home / "games"))
        if count < max([self.answers, *said]):
            raise LossError(f"{max([self.answers, *said])} answers were kept, {count} are there")
        self.answers = count

    def _look_at_others(self, remarks: Sequence[str]) -> None:
        """See that studies beside the one that is held have every step that was announced."""
        told: dict[tuple[str, str], list[str]] = {}
        for one in remarks:
            kind, *said = one.split(maxsplit=5)
            if kind == OTHER:
                told.setdefault((said[4], said[0]), []).append(" ".join(said[1:4]))
        for (name, study), lines in told.items():
            stored = _steps_of(self._home / "games" / FOLDER / name, study)
            if stored is None and int(lines[-1].split()[0]) == 1:
                continue  # it was begun, and nothing was done in it
            if not {*lines} <= {*(stored or ())}:
                raise LossError(f"{name} lacks what was announced of it")
            self.steps += len(lines)


def _steps_of(path: Path, study: str) -> Sequence[str] | None:
    """Return a line for every step of a study; nothing where another lies there, or none.

    Raises:
        LossError: it does not open as a whole.
    """
    if not path.exists():
        return None
    try:
        file = StudyFile.open(path)
    except StoreError as error:
        raise LossError(f"{path.name} does not open: {error}") from error
    try:
        if file.trouble is not None:
            raise LossError(f"{path.name} opens with trouble: {file.trouble}")
        if file.id != study:
            return None
        return [step_line(number, step) for number, step in enumerate(file.steps(), 1)]
    finally:
        file.close()


def _whole_study(path: Path) -> None:
    try:
        file = StudyFile.look(path)
    except StoreError as error:
        raise LossError(f"{path.name} does not open: {error}") from error
    try:
        if file.trouble is None or file.trouble.code is not StoreFault.READ_ONLY:
            raise LossError(f"{path.name} opens with trouble: {file.trouble}")
    finally:
        file.close()


def _whole_text(path: Path) -> None:
    try:
        read_game_text(path.read_text("utf-8"))
    except ValueError as error:
        raise LossError(f"{path.name} is half a text: {error}") from error


def _whole_picture(path: Path) -> None:
    if not path.read_bytes().endswith(b"IEND\xaeB`\x82"):
        raise LossError(f"{path.name} is half a picture")


_WHOLE: dict[str, Callable[[Path], None]] = {
    ".velstudy": _whole_study,
    ".txt": _whole_text,
    ".png": _whole_picture,
}
