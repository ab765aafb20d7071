"""A game that plays itself through the real windows until it is killed.

``python -m gui.robots.crash.killed_program MAP KIND FILE SEED [PLACE]``, the map by its name or its
folder; a player for
``engine.robots.crash.kill_soak``.
"""

import faulthandler
import os
import random
import sys
from collections.abc import Sequence
from pathlib import Path

from engine.table.terms import Terms
from gui import app, settings
from gui.games import every_game  # noqa: F401 - here the games come in
from gui.master.desk_screen import MasterDesk
from gui.process import log
from gui.robots.crash.reopening import BRANCHED, LED, on, remark
from gui.robots.crash.screen_tour import ScreenTour
from gui.robots.crash.tables import board_of, question_of, table_at
from gui.robots.crash.telling_driver import TellingDriver
from gui.robots.crash.telling_store import TellingStore, say
from gui.robots.players.action_rates import ActionRates
from gui.robots.tables.random_table import Play, RandomTable
from gui.table.curtain.curtain_screen import CurtainScreen
from gui.table.page.table_screen import TableScreen
from gui.table.results.results_screen import ResultsScreen
from gui.table.reveal.reveal_screen import RevealScreen
from gui.table.vote.ballot_screens import BallotScreen
from gui.windows.main_window import MainWindow

YEARS = 2
RATES = ActionRates(
    put_off=0.08,
    open_again=0.12,
    void=0.3,
    go_on=0.03,
    cover=0.03,
    typed=0.02,
    pasted=0.9,
    paste_from=1,
    unclear=0.1,
    vote=0.15,
    propose=0.05,
    led=0.6,
)
"""More of what is stored, less of what is only looked at."""

PUBLIC = 0.5
"""Of all starts: how many show the public screen beside the table's."""


def _seen(window: MainWindow) -> str:
    """Say what a screen shows: which seals can be clicked, which slips can be read."""
    screen, bridge = window.screen_shown, window.navigator.bridge
    there: list[str] = []
    phase = called = ""
    board = bridge.public().position if bridge is not None else None
    match screen:
        case TableScreen() if screen.public.ballot is not None:
            ballot, tiles = screen.public.ballot, screen.side.tiles.of
            there = [power for power in ballot.voters if tiles[power].sealed]
            called, phase = next(iter(ballot.waiting), ""), screen.public.phase.code
        case TableScreen():
            there = [power for power, tile in screen.side.tiles.of.items() if tile.sealed]
            called, phase = next(iter(screen.public.queue), ""), screen.public.phase.code
        case CurtainScreen():
            there = [power for power, seal in screen.seals.items() if seal.isEnabled()]
            called, phase = screen.power, screen.view.phase.code
        case BallotScreen() if screen.view.ballot is not None:
            there, called = list(screen.view.ballot.voted), screen.power
            phase = screen.view.phase.code
        case MasterDesk() if board is not None:
            there = [power for power, box in screen.boxes.items() if box.text.toPlainText().strip()]
            phase = board.phase.code
        case RevealScreen():
            phase = screen.player.past.phase.code
        case ResultsScreen():
            phase = screen.past.phase.code
    return remark(type(screen).__name__, phase, there, called, board)


def main(arguments: Sequence[str]) -> int:
    """Play on in ``FILE`` with ``SEED``, founding a game of its kind when there is none."""
    board, kind = board_of(arguments[0]), arguments[1]
    path, seed = Path(arguments[2]).absolute(), arguments[3]
    to = arguments[4] if len(arguments) > 4 else ""
    agreed = table_at(path, board, kind)
    faulthandler.enable()  # whoever finds us silent asks where we are
    os.environ["VELMOC_HOME"] = str(path.parent.parent)
    settings.change(language="en", reduced_motion=True, cover_after=0)
    app.prepare(["velmoc"])
    log.start(settings.data_folder())
    chance = random.Random(seed)  # noqa: S311 - random players, no secrets
    window = MainWindow()
    window.resize(1280, 720)
    window.navigator.terms = Terms(rng=chance, wrap=TellingStore)
    driver = TellingDriver(window, lambda sight: say(f"# {on(sight)}"))
    say("# begun")
    if agreed.led:
        say(f"# {LED}")
    if path.exists():
        window.open_game(path)
    else:
        window.show_start()
    window.show()
    if chance.random() < PUBLIC or to.startswith("room"):
        window.projector.show()
    driver.settle()
    tour = ScreenTour(driver, path, chance, to=to, question=question_of(board))
    tour.begin()
    if window.navigator.in_game:
        say(f"# {_seen(window)}")
    table = RandomTable(
        driver,
        board,
        chance,
        agreed=agreed,
        play=Play(rates=RATES, years=YEARS),
    )
    table.master.branched = lambda: say(f"# {BRANCHED}")
    tour.perhaps()
    while table.act():
        if table.kept is None:  # a draft does not outlive the game's being put away
            tour.perhaps()
    tour.perhaps()
    window.close()
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
