"""Somebody works at a study in the real windows until he is killed.

``python -m gui.robots.crash.killed_study --game GAME FILE SEED``: a player for
``engine.robots.crash.study_soak``. The file lies in ``games/studies`` of the program's home.
"""

import argparse
import faulthandler
import os
import random
from collections.abc import Sequence
from pathlib import Path

from engine.asked_game import add_game
from engine.board.loader import load_map
from engine.catalogue import DEVELOPER, GAMES
from engine.notation.known_rules import beginning
from engine.studies import begin_study
from gui import app, settings
from gui.games import every_game  # noqa: F401 - here the games come in
from gui.process import log
from gui.robots.crash.study_reporter import StudyReporter, announce
from gui.robots.players.click_driver import ClickDriver
from gui.robots.players.library_player import LibraryPlayer
from gui.robots.players.reading_player import ReadingPlayer
from gui.robots.players.study_player import StudyPlayer
from gui.windows.main_window import MainWindow

YEARS = 10


def main(arguments: Sequence[str]) -> int:
    """Work on at ``FILE`` with ``SEED``."""
    parser = argparse.ArgumentParser()
    add_game(parser, GAMES)
    parser.add_argument("file", type=Path)
    parser.add_argument("seed")
    parser.add_argument("--years", type=int, default=YEARS)
    given = parser.parse_args(arguments)
    path: Path = given.file.absolute()
    home = path.parent.parent.parent
    faulthandler.enable()  # whoever finds us silent asks where we are
    os.environ["VELMOC_HOME"], os.environ[DEVELOPER] = str(home), "1"
    settings.change(language="en", reduced_motion=True, cover_after=0)
    app.prepare(["velmoc"])
    log.start(settings.data_folder())
    announce(path)
    chance = random.Random(given.seed)  # noqa: S311 - what to try, no secrets
    window = MainWindow()
    window.resize(1280, 720)
    driver = ClickDriver(window, hasty=True)
    loaded = load_map(GAMES[given.game].map)
    if not path.exists():
        begin_study(path, given.game, beginning(given.game)).close()
    window.show()
    window.navigator.doors.studies.stored(path, loaded)
    driver.settle()
    (home / "aside").mkdir(exist_ok=True)
    player = StudyPlayer(driver, chance, home / "aside")
    library, reading = (
        LibraryPlayer(player, driver, chance, home / "aside"),
        ReadingPlayer(player, driver, chance),
    )
    player.acts = {
        **player.acts,
        library.open_item: 22,
        library.drop: 14,
        reading.read: 22,
    }
    reporter, course = StudyReporter(player), player.screen.course
    begun = course.open.sandbox.position(course.study.chapters[0].root).phase.turn
    while not _is_over(player, begun + given.years):
        player.act()
        reporter.tell()
    window.close()
    return 0


def _is_over(player: StudyPlayer, last: int) -> bool:
    """Tell whether so many turns were played on the first chapter's main line."""
    course = player.screen.course
    study = course.open.sandbox.study
    root = study.chapters[0].root
    line = study.main_line(root)
    tip = line[-1] if line else root
    return course.open.sandbox.position(tip).phase.turn >= last


if __name__ == "__main__":
    import sys

    raise SystemExit(main(sys.argv[1:]))
