"""What lies beside a study when the kill comes: lists, memory, what was shared."""

import json
from collections.abc import Callable, Sequence
from hashlib import sha256
from pathlib import Path

from engine.notation.game_text import read_game_text
from engine.robots.crash.killed_run import LossError
from engine.store.errors import StoreError, StoreFault
from engine.store.memory_codec import memory_event_text
from engine.store.memory_cover import memory_path
from engine.store.memory_file import MemoryFile
from engine.store.study_file import StudyFile
from gui.predict import kept as marks
from gui.sandbox.guess import kept_guesses as guesses

BEGINS = "begins"
"""Remarked before something is done."""

KEPT, ANSWERS, SHARED = "kept", "answers", "shared"
"""Remarked of a list as it lies on the disk; of what is remembered; of a file said to be kept."""

LISTS = (marks.NAME, guesses.NAME)


def answers_in(path: Path) -> tuple[int, str]:
    """Return how many events somebody's memory holds, and a print of the last of them.

    Raises:
        LossError: it cannot be read to its end.
    """
    try:
        file = MemoryFile.open(path)
    except StoreError as error:
        if error.code in (StoreFault.MISSING, StoreFault.EMPTY, StoreFault.NOT_A_GAME):
            return 0, "-"
        raise LossError(f"the memory does not open: {error}") from error
    try:
        if file.trouble is not None:
            raise LossError(f"the memory opens with trouble: {file.trouble}")
        told = [memory_event_text(one.event) for one in file.history()]
    finally:
        file.close()
    return len(told), _print(told)


def _print(told: Sequence[str]) -> str:
    return sha256("\n".join(told).encode()).hexdigest() if told else "-"


class FileWitness:
    """Holds what lies beside the study against what was said of it."""

    def __init__(self, home: Path) -> None:
        self._home = home
        self.lists = self.answers = self.shared = 0

    def look(self, remarks: Sequence[str]) -> None:
        """See that all of it is there.

        Raises:
            LossError: something is missing, or half a file.
        """
        last = max((at for at, one in enumerate(remarks) if one == BEGINS), default=-1)
        for name in LISTS:
            self._look_at_list(name, remarks, last)
        self._look_at_memory(remarks)
        for path in sorted((self._home / "aside").glob("*")):
            if not path.name.startswith("."):  # else it was being written
                _WHOLE[path.suffix](path)
                self.shared += 1
        for one in remarks:
            kind, _, name = one.partition(" ")
            if kind == SHARED and not (self._home / "aside" / name).exists():
                raise LossError(f"{name} was said to be kept, and is not there")

    def _look_at_list(self, name: str, remarks: Sequence[str], last: int) -> None:
        path = self._home / "data" / name
        said = [(at, one) for at, one in enumerate(remarks) if one.startswith(f"{KEPT} {name} ")]
        if not path.exists():
            if said:
                raise LossError(f"{name} is gone")
            return
        data = path.read_bytes()
        try:
            json.loads(data)
        except ValueError as error:
            raise LossError(f"{name} is no list any more") from error
        self.lists += 1
        if said and said[-1][0] > last and said[-1][1].split()[2] != sha256(data).hexdigest():
            raise LossError(f"{name} is not as it was announced")

    def _look_at_memory(self, remarks: Sequence[str]) -> None:
        said = [one.split() for one in remarks if one.startswith(f"{ANSWERS} ")]
        count, _ = answers_in(memory_path(self._home / "games"))
        self.answers = max(self.answers, count)
        if said and count < int(said[-1][1]):
            raise LossError(f"{said[-1][1]} answers were kept, {count} are there")


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
