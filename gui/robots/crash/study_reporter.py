"""What is said of a study that is worked at until the kill, so that nobody can lose it unseen."""

from hashlib import sha256
from pathlib import Path

from engine.robots.crash.kill_soak import say
from engine.robots.crash.study_soak import MODEL, OPENED, step_line, text_print
from engine.store.memory_cover import memory_path
from engine.store.study_file import StudyFile
from engine.study.study_event import Act
from engine.study.study_log import Shown
from gui import settings
from gui.robots.crash.study_files import ANSWERS, BEGINS, KEPT, LISTS, SHARED, answers_in
from gui.robots.players.study_player import StudyPlayer


def announce(path: Path) -> None:
    """Have every step of a study said aloud once it lies on the disk, whichever window made it."""
    stored, count = StudyFile.append, 0

    def append(file: StudyFile, step: Act, shown: Shown) -> None:
        nonlocal count
        stored(file, step, shown)
        if step and file.path == path:
            count = count + 1 if count else len([*file.steps()])
            say(step_line(count, step))

    # The windows open files themselves: nobody can be put between them and a file.
    setattr(StudyFile, "append", append)  # noqa: B010
    say("# begun")


class StudyReporter:
    """Says after each act what everything is that was announced."""

    def __init__(self, player: StudyPlayer) -> None:
        self._player = player
        player.shared = lambda path: say(f"# {SHARED} {path.name}")
        course = player.screen.course
        say(f"# {OPENED} {text_print(course.open.sandbox.study)} {course.at}")

    def begin(self) -> None:
        """Say that something is about to be done."""
        say(f"# {BEGINS}")

    def tell(self) -> None:
        """Say what there is now that it was done."""
        log = self._player.screen.course.open.log
        say(f"# {MODEL} {len([*log.acts()])} {text_print(log.study)}")
        for name in LISTS:
            place = settings.data_folder() / name
            if place.exists():
                say(f"# {KEPT} {name} {sha256(place.read_bytes()).hexdigest()}")
        count, told = answers_in(memory_path(settings.games_folder()))
        say(f"# {ANSWERS} {count} {told}")
