"""How long a long game takes to open, and any of its phases to be shown.

A game of thirty years is played by chance and stored; then its file is opened again and again, and
every phase is shown on the page for looking back: on the way there, on the way back, at random.
Times are those of the thread that shows the windows, so that a busy machine does not count.
"""

import random
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from PySide6.QtWidgets import QApplication

from engine import tables
from engine.board.loader import LoadedMap, load_map
from engine.catalogue import GAMES
from engine.robots.games.catalogue import robots_of
from engine.table.agreement import Agreement
from engine.table.found import deal_by_lot
from engine.table.table import Table
from engine.table.terms import Terms
from engine.table.view import Stage
from gui.games import every_game  # noqa: F401 - here the games come in
from gui.history.history_screen import HistoryScreen
from gui.kit import sizing, theme
from gui.process import idle_gc
from gui.robots.bench.size_hints import no_size_hints

YEARS = 30
"""Fewer where a game ends before."""

_LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
OPENINGS = 5
OPENED, SHOWN = 300.0, 50.0
"""Milliseconds that opening the file, and showing a phase of it, may take."""

LOOK = 0.4
"""Seconds for which a phase is looked at: less than anybody needs to see what has changed."""

SIZES = ((1280, 720), (1920, 1080))

METHOD = """\
a game of {years} years: {phases} phases, {size} kB. opened: the whole file read and checked,
  the best of {openings}. a phase: from the choice to its picture, each phase once on the way there,
  once on the way back and once at random; processor time of the windows' thread; usual, (19 of 20)
  and the slowest of all. What is promised is held against 19 of 20.
  looked at: the same where each phase is looked at for {look:.1f} s, and its neighbours are found
  meanwhile; nothing is promised.
"""


def long_game(folder: Path, loaded: LoadedMap, years: int = YEARS) -> Path:
    """Play and store the same long game every time: units help one another and are driven out."""
    path = folder / "long.velmoc"
    chance = random.Random("long")  # noqa: S311 - a game of chance, no secrets
    board = loaded.board
    card, sheets_of = GAMES[board.game], robots_of(board.game).sheets
    powers = tuple(board.powers_by_id)
    seats = deal_by_lot(tuple(_LETTERS[: len(powers)]), powers, "long")
    begins = card.calendar.begins
    table = tables.found_game(
        path,
        Agreement(
            title="Long",
            seats=seats,
            dealt="lot",
            lot="long",
            game=card.id,
            map=board.id,
            year=begins,
        ),
        board=board,
        terms=Terms(rng=chance),
    )
    rules = card.rules(board, {})
    while table.public().stage is not Stage.OVER:
        view = table.public()
        if view.position.phase.turn >= begins + years:
            table.ballots.end_by_draw()
        elif view.stage is Stage.REVEALED:
            table.advance()
        else:
            sheets = sheets_of(rules, view.position, chance)
            for power in view.queue:
                table.envelopes.seal(power, tuple(sheets[power]))
            table.reveal()
    table.close()
    return path


def opening(path: Path, loaded: LoadedMap, times: int = OPENINGS) -> float:
    """Return the milliseconds that opening the file takes."""

    def opened() -> None:
        tables.open_game(path, board=loaded.board).close()

    return min(_timed(opened) for _ in range(times))


def showing(
    table: Table, loaded: LoadedMap, size: tuple[int, int] = SIZES[-1], look: float = 0.0
) -> list[float]:
    """Return the milliseconds that each phase takes to be shown: on, back, and anywhere.

    ``look`` is for how many seconds each is looked at besides.
    """
    application = QApplication.instance() or QApplication([])
    theme.prepare()
    sizing.dress()
    screen = HistoryScreen(table.public(), loaded, rules=table.rules)
    sizing.wear(screen)
    screen.resize(*size)
    screen.show()
    screen.arrive()
    _rest(screen, application.processEvents, look)
    phases = list(range(len(table.public().past)))
    shuffled = random.Random("long").sample(phases, len(phases))  # noqa: S311 - see above
    times = []
    for place in (*phases, *reversed(phases), *shuffled):

        def shown(place: int = place) -> None:
            screen.go_to(place)
            screen.repaint()

        times.append(_timed(shown))
        _rest(screen, application.processEvents, look)
    screen.close()
    return times


def _rest(screen: HistoryScreen, settle: Callable[[], None], look: float) -> None:
    """Let what is drawn beside the event loop be finished, as between two looks."""
    until = time.monotonic() + look
    settle()
    while time.monotonic() < until or not screen.view.ready():
        settle()
        time.sleep(0.001)


def _timed(act: Callable[[], None]) -> float:
    begun = time.thread_time()
    act()
    return (time.thread_time() - begun) * 1000


def summed_up(took: Sequence[float]) -> tuple[float, float]:
    """Return what is usual, and what nineteen of twenty stay below."""
    return median(took), sorted(took)[len(took) * 19 // 20]


def measure(game: str, years: int = YEARS) -> bool:
    """Measure and say; true when everything is as fast as promised."""
    loaded = load_map(GAMES[game].map)
    with TemporaryDirectory(prefix="velmoc-bench-") as folder:
        path = long_game(Path(folder), loaded, years)
        opened = opening(path, loaded)
        table = tables.open_game(path, board=loaded.board)
        phases = len(table.public().past)
        size = path.stat().st_size // 1024
        sys.stdout.write(
            METHOD.format(years=years, phases=phases, size=size, openings=OPENINGS, look=LOOK)
        )
        sys.stdout.write(f"a long game opened: {opened:.0f} ms; promised: {OPENED:.0f}\n")
        good = opened <= OPENED
        for window in SIZES:
            took = showing(table, loaded, window)
            usual, most = summed_up(took)
            sys.stdout.write(
                f"a phase shown at {window[0]}x{window[1]}: {usual:.0f} ms ({most:.0f}; slowest "
                f"{max(took):.0f}); promised: {SHOWN:.0f}\n"
            )
            good = good and most <= SHOWN
        took = showing(table, loaded, look=LOOK)
        usual, most = summed_up(took)
        sys.stdout.write(f"looked at: {usual:.0f} ms ({most:.0f}; slowest {max(took):.0f})\n")
        table.close()
    return good


def main(game: str) -> int:
    """Measure and say; 1 if it is slower than was promised."""
    idle_gc.hold_back()
    with no_size_hints():
        good = measure(game)
    sys.stdout.write("as fast as promised\n" if good else "slower than promised\n")
    return int(not good)


if __name__ == "__main__":
    raise SystemExit(main(*sys.argv[1:]))
