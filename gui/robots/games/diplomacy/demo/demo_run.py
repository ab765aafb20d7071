"""Puts the demo on: the window, the players, the pictures, the comparison with the rulebook."""

import sys
from pathlib import Path

from engine.board.loader import load_map
from engine.games.diplomacy.study.library import sample_game
from engine.table.view import PastPhase
from gui.games.diplomacy.explain.phrases import results_text
from gui.robots.games.demo_stage import DemoStage
from gui.robots.games.diplomacy.demo.printed_results import differences
from gui.robots.games.diplomacy.demo.sample_game import Replacement, ReplacementError, SampleGame
from gui.table.results.results_screen import ResultsScreen


class DemoRun:
    """One performance."""

    def __init__(self, out: Path, language: str, size: tuple[int, int], theme: str) -> None:
        self._language = language
        self._stage = DemoStage(out, language, size, theme)
        self._board = load_map("standard").board

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
        with self._stage.on_screen() as driver:
            evening = SampleGame(driver, phases, self._board)
            evening.set_up()
            public = evening.play(self._keep)
        wrong = differences(printed, public.past)
        return self._stage.end(wrong, f"{len(public.past)} phases", "rulebook")

    def _keep(self, results: ResultsScreen, past: PastPhase) -> None:
        """Leave a picture and the text of one phase."""
        name = f"{self._stage.kept + 1}-{past.phase.code}"
        text = results_text(past, self._board, self._language)
        self._stage.keep(results.window(), results.view, name, text)
