"""Puts the demo on: the window, the players, the pictures, the comparison with the rulebook."""

import errno
import sys
from pathlib import Path

from PySide6.QtCore import QSize, qInstallMessageHandler

from engine.board.loader import load_map
from engine.games.diplomacy.study.library import sample_game
from engine.table.view import PastPhase
from gui import app, settings
from gui.games.diplomacy.explain.phrases import results_text
from gui.robots.games.diplomacy.demo.printed_results import differences
from gui.robots.games.diplomacy.demo.sample_game import Replacement, ReplacementError, SampleGame
from gui.robots.players.click_driver import ClickDriver
from gui.robots.players.qt_messages import from_qt
from gui.table.results.results_screen import ResultsScreen
from gui.windows.main_window import MainWindow


class DemoRun:
    """One performance."""

    def __init__(self, out: Path, language: str, size: tuple[int, int], theme: str) -> None:
        self._out, self._language, self._size = out, language, size
        settings.change(language=language, theme=theme, reduced_motion=True, cover_after=0)
        self._board = load_map("standard").board
        self._texts: list[str] = []

    def run(self, swap: str | None = None, until: str | None = None) -> int:
        """Play the game, or as far as a phase, and say what came of it; the exit code."""
        printed = list(sample_game())
        codes = [phase.phase.code for phase in printed]
        if until is not None:
            if until not in codes:
                sys.stderr.write(f"velmoc.py demo: {until} is none of {', '.join(codes)}\n")
                return 2
            printed = printed[: codes.index(until) + 1]
        phases = printed
        if swap is not None:
            try:
                phases = Replacement.parse(swap, self._board).apply(phases, self._board)
            except ReplacementError as error:
                sys.stderr.write(f"velmoc.py demo: {error}\n")
                return 2
        application = app.prepare(["velmoc"])
        before = qInstallMessageHandler(from_qt)
        window = MainWindow()
        window.resize(QSize(*self._size) / window.devicePixelRatioF())
        window.show_start()
        window.show()
        evening = SampleGame(ClickDriver(window), phases, self._board)
        evening.set_up()
        public = evening.play(self._keep)
        window.close()
        application.processEvents()
        qInstallMessageHandler(before)
        wrong = differences(printed, public.past)
        (self._out / "results.txt").write_text("\n".join(self._texts), "utf-8")
        for text in wrong:
            sys.stdout.write(f"{text}\n")
        verdict = "as printed" if not wrong else f"{len(wrong)} differences from the rulebook"
        sys.stdout.write(f"{len(public.past)} phases: {verdict}; {self._out / 'results.txt'}\n")
        return 1 if wrong else 0

    def _keep(self, results: ResultsScreen, past: PastPhase) -> None:
        """Leave a picture and the text of one phase."""
        number = len(self._texts) + 1
        window = results.window()
        results.view.viewport().repaint()
        path = str(self._out / f"{number}-{past.phase.code}.png")
        if not window.grab().save(path):
            raise OSError(errno.EIO, "the picture cannot be written", path)
        self._texts.append(results_text(past, self._board, self._language))
