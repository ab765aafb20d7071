"""How smoothly a reveal runs here: ``python -m gui.robots.bench.reveal_frames GAME``.

The board is as large as in a window of 1920 × 1080, drawn by the processor. A frame is what the
window's thread does for one picture: to let 16 ms pass, to move what moves, to paint what changed.
"""

import gc
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from statistics import median

from PySide6.QtWidgets import QApplication, QWidget

from engine.board.loader import LoadedMap, load_map
from engine.catalogue import GAMES
from engine.rules.position import Position
from engine.table.view import PastPhase, PublicView, Stage
from gui.games import every_game  # noqa: F401 - here the games come in
from gui.kit import sizing, theme
from gui.map.arrows.marks import MoveMark
from gui.map.board.view import BoardView
from gui.process import idle_gc
from gui.process.application import TURN
from gui.public.look import Look
from gui.public.reveal_board import PublicReveal
from gui.public.window import Page, PublicWindow
from gui.reveal.board import RevealBoard
from gui.reveal.player import FRAME as TICK
from gui.reveal.player import RevealPlayer
from gui.robots.bench.busy_phase import by_chance
from gui.robots.bench.size_hints import no_size_hints
from gui.robots.games.catalogue import robots_of
from gui.table.reveal.reveal_screen import RevealScreen

METHOD = """\
reveal: a phase of many conflicts, of a rulebook's sample game or of games by chance; board of
  {width} × {height}, which a window of 1920 × 1080 has beside its paper. Per frame: time passes,
  what moves is moved, what changed is painted. The baseline is the same board in the same process
  with one arrow growing on it and nothing else: what a frame costs with nothing to show.
  both windows: the whole control window with its paper, and a public screen, 1920 × 1080 each,
  follow one player; a frame is what both of them take together.
  on the clock: as long as it took. own work: the thread's own time, whatever else the machine does;
  what is promised is held against that.
"""

SIZE = (1420, 930)
WINDOW = (1920, 1080)
FRAME = 16.0
"""Milliseconds that one of 60 pictures in a second may take."""

REST = 0.6
"""Seconds for which the table looks at a step: the least that people need to read it."""


@dataclass(frozen=True, slots=True)
class Frames:
    """Milliseconds of each frame: on the clock, and the thread's own work."""

    clock: tuple[float, ...]
    work: tuple[float, ...]

    def said(self) -> str:
        """Say median, the slowest of a hundred, and the slowest."""
        parts = []
        for name, times in (("on the clock", self.clock), ("own work", self.work)):
            parts.append(
                f"{name} {median(times):.1f} ms (p99 {p99(times):.1f}, worst {max(times):.1f})"
            )
        return f"{len(self.clock)} frames; {'; '.join(parts)}"


def p99(times: tuple[float, ...]) -> float:
    """Return what 99 of 100 frames stay below."""
    return sorted(times)[(len(times) * 99 + 99) // 100 - 1]


def measure(game: str, *, rest: float = REST, steps: int | None = None) -> dict[str, Frames]:
    """Play a reveal frame by frame: one board, all windows of a table, and an empty scene."""
    past, loaded = _sample(game)
    reveal = _reveal(*_board(past, loaded), rest, steps)
    both = _reveal(*_windows(past, loaded), rest, steps)
    baseline = _baseline(past, loaded, len(reveal.work))
    return {"reveal": reveal, "both windows": both, "baseline": baseline}


def _sample(game: str) -> tuple[PastPhase, LoadedMap]:
    """Return the phase that is revealed, and its board, in an application that is ready."""
    QApplication.instance() or QApplication([])
    sys.setswitchinterval(TURN)
    theme.prepare()
    sizing.dress()
    loaded, own = load_map(GAMES[game].map), robots_of(game).revealed
    return by_chance(GAMES[game].rules(loaded.board, {})) if own is None else own(), loaded


def _board(
    past: PastPhase, loaded: LoadedMap
) -> tuple[RevealPlayer, list[RevealBoard], list[QWidget]]:
    """Return a player, the board that follows it, and what has to be closed."""
    player = RevealPlayer(past, loaded.board)
    board = RevealBoard(player, loaded)
    board.resize(*SIZE)
    board.show()
    return player, [board], [board]


def _windows(
    past: PastPhase, loaded: LoadedMap
) -> tuple[RevealPlayer, list[RevealBoard], list[QWidget]]:
    """Return the player of a control window and a public one, their boards, and the windows."""
    view = PublicView.of_board(
        "Bench", loaded.board, past.resolution.after, (past,), stage=Stage.REVEALED
    )
    screen, room = RevealScreen(past, view, loaded), PublicWindow(loaded, Look())
    for window in (screen, room):
        sizing.wear(window)
        window.resize(*WINDOW)
        window.show()
    screen.arrive()
    room.show_page(Page.REVEAL, view, screen.player)
    boards = [screen.view]
    if isinstance(room.reveal, PublicReveal):
        boards.append(room.reveal)
    return screen.player, boards, [screen, room]


def _reveal(
    player: RevealPlayer,
    boards: list[RevealBoard],
    windows: list[QWidget],
    rest: float,
    steps: int | None,
) -> Frames:
    """Return every frame of a reveal."""
    process = QApplication.processEvents
    process()
    for board in boards:
        with board.appearance.worn():
            board.finish()

    def wait(seconds: float) -> None:
        until = time.monotonic() + seconds
        while time.monotonic() < until or not all(board.at_rest() for board in boards):
            process()
            time.sleep(0.002)

    times: list[tuple[float, float]] = []

    def frame(act: Callable[[float], None], much: float) -> None:
        begun, worked = time.perf_counter(), time.thread_time()
        act(much)
        process()
        times.append(((time.perf_counter() - begun) * 1000, (time.thread_time() - worked) * 1000))

    def begin(place: float) -> None:
        player.go_to(int(place), moving=True)
        player.pause()  # time passes by our hand alone

    for place in range(1, len(player.steps) if steps is None else steps + 1):
        wait(rest)
        gc.collect()  # as the program does when nothing moves
        frame(begin, place)
        while player.moving:
            frame(player.tick, TICK)
        time.sleep(TICK / 1000)
        frame(lambda _: None, 0)  # in which a board that lags comes to its end
    wait(rest)
    for window in windows:
        window.close()
    return _frames(times)


def _baseline(past: PastPhase, loaded: LoadedMap, count: int) -> Frames:
    """Return the frames of a board with nothing on it but one arrow that grows."""
    view = BoardView(loaded)
    view.resize(*SIZE)
    view.names.write("off")
    view.show_position(Position(phase=past.phase, units=(), owners={}))
    view.show()
    QApplication.processEvents()
    view.finish()
    unit, borders = past.before.units[0], sorted(loaded.board.army_borders)
    begin, end = borders[len(borders) // 2]
    mark = MoveMark(letter=loaded.board.powers[0].letter, kind=unit.kind, at=begin, to=end)
    times = []
    for number in range(count):
        begun, worked = time.perf_counter(), time.thread_time()
        view.marks.show((mark,), {0: (number % 50 + 1) / 51})
        view.viewport().repaint()
        times.append(((time.perf_counter() - begun) * 1000, (time.thread_time() - worked) * 1000))
    view.close()
    return _frames(times)


def _frames(samples: list[tuple[float, float]]) -> Frames:
    return Frames(tuple(clock for clock, _ in samples), tuple(work for _, work in samples))


def main(game: str) -> int:
    """Measure and say; 1 if it is slower than was promised."""
    say = sys.stdout.write
    idle_gc.hold_back()
    say(METHOD.format(width=SIZE[0], height=SIZE[1]))
    with no_size_hints():
        figures = measure(game)
    for name, frames in figures.items():
        say(f"{name}: {frames.said()}\n")
    slow = max(p99(figures["reveal"].work), p99(figures["both windows"].work)) > FRAME
    say(f"promised: 99 of 100 frames within {FRAME:.0f} ms: {'slower' if slow else 'kept'}\n")
    return int(slow)


if __name__ == "__main__":
    raise SystemExit(main(*sys.argv[1:]))
