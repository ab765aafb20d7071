"""What is said of studies that are worked at until the kill, so that nobody can lose it unseen."""

from collections.abc import Callable, Mapping, Sequence
from datetime import datetime
from hashlib import sha256
from pathlib import Path
from typing import Any

from engine.robots.crash.kill_soak import say
from engine.robots.crash.study_soak import MODEL, OPENED, step_line, text_print
from engine.store.memory_file import MemoryFile
from engine.store.study_file import StudyFile
from engine.study.memory.memory_event import MemoryEvent
from engine.study.memory.remembered import Happened
from engine.study.study_event import Act
from engine.study.study_log import Shown
from gui.kit.kept_list import KeptList
from gui.robots.crash.study_files import ANSWERS, BEGINS, KEPT, LISTS, OTHER, SHARED, WRITES
from gui.robots.players.study_player import StudyPlayer


def announce(path: Path) -> None:
    """Have said aloud what lies on the disk, once it does, whichever window put it there.

    That is every step of the study at ``path`` and of all others, every answer that is remembered
    and every list that is kept.
    """
    # The windows open files themselves: nobody can be put between them and a file.
    setattr(StudyFile, "append", _steps_told(path))  # noqa: B010
    setattr(MemoryFile, "append", _answers_told())  # noqa: B010
    setattr(KeptList, "write", _lists_told())  # noqa: B010
    say("# begun")


def _steps_told(path: Path) -> Callable[[StudyFile, Act, Shown], None]:
    stored, counts = StudyFile.append, dict[str, int]()

    def append(file: StudyFile, step: Act, shown: Shown) -> None:
        stored(file, step, shown)
        if not step:
            return
        before = counts.get(file.id)
        count = counts[file.id] = before + 1 if before else len([*file.steps()])
        line = step_line(count, step)
        say(line if file.path == path else f"# {OTHER} {file.id} {line} {file.path.name}")

    return append


def _answers_told() -> "_Append":
    stored = MemoryFile.append

    def append(
        file: MemoryFile,
        events: Sequence[MemoryEvent],
        due: Callable[[Sequence[Happened]], Sequence[datetime]],
    ) -> Sequence[Happened]:
        happened = stored(file, events, due)
        say(f"# {ANSWERS} {len([*file.history()])}")
        return happened

    return append


_Append = Callable[
    [MemoryFile, Sequence[MemoryEvent], Callable[[Sequence[Happened]], Sequence[datetime]]],
    Sequence[Happened],
]


def _lists_told() -> Callable[[KeptList, Mapping[str, Any]], None]:
    stored = KeptList.write

    def write(kept: KeptList, known: Mapping[str, Any]) -> None:
        name = kept.path.name
        if name not in LISTS:
            stored(kept, known)
            return
        say(f"# {WRITES} {name}")
        stored(kept, known)
        say(f"# {KEPT} {name} {sha256(kept.path.read_bytes()).hexdigest()}")

    return write


class StudyReporter:
    """Says what is about to be done, and after it what the study in memory is."""

    def __init__(self, player: StudyPlayer) -> None:
        self._player = player
        player.shared = lambda path: say(f"# {SHARED} {path.name}")
        player.begins = lambda act: say(f"# {BEGINS} {act}")
        log = player.screen.course.open.log
        say(f"# {OPENED} {len([*log.acts()])} {text_print(log.study)}")

    def tell(self) -> None:
        """Say what there is now that something was done."""
        log = self._player.screen.course.open.log
        say(f"# {MODEL} {len([*log.acts()])} {text_print(log.study)}")
