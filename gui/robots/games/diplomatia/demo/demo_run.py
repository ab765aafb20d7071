"""Puts the demo on: the study, every example judged there, a picture of each, the comparison."""

import sys
from pathlib import Path

from PySide6.QtCore import Qt

from engine.board.loader import load_map
from engine.games.diplomatia.card import DIPLOMATIA
from engine.games.diplomatia.study.library import examples, printed
from engine.table.view import PastPhase
from gui.robots.games.demo_stage import DemoStage
from gui.robots.games.diplomatia.demo.library_examples import (
    leave_example,
    open_example,
    title_of,
)
from gui.robots.games.diplomatia.demo.printed_results import differences
from gui.robots.games.diplomatia.demo.results_text import results_text
from gui.robots.players.click_driver import ClickDriver


class DemoRun:
    """One performance."""

    def __init__(self, out: Path, language: str, size: tuple[int, int], theme: str) -> None:
        self._language = language
        self._stage = DemoStage(out, language, size, theme)
        self._loaded = load_map(DIPLOMATIA.map)

    def run(self, swap: str | None = None, until: str | None = None) -> int:
        """Judge the examples, or as far as one of them, and say what came of it; the exit code.

        ``swap`` is an example, and an order to be typed there: ``11 F BOT O``, ``11 SCA F BOT O``.
        """
        known = [example.id for example in examples()]
        at, _, text = (swap or "").partition(" ")
        power, _, order = text.partition(" ")
        if power.upper() in self._loaded.board.powers_by_id.keys() - self._loaded.board.provinces:
            text = order  # whose unit it is, the order says already
        for asked in (at if swap else None, until):
            if asked is not None and asked not in known:
                sys.stderr.write(f"velmoc.py demo: {asked} is none of {', '.join(known)}\n")
                return 2
        if swap and until and known.index(at) > known.index(until):
            sys.stderr.write(f"velmoc.py demo: example {at} comes after {until}\n")
            return 2
        wrong: list[str] = []
        with self._stage.on_screen() as driver:
            for example in known[: known.index(until) + 1 if until else None]:
                past = self._judge(driver, example, text if example == at else "")
                if past is None:
                    sys.stderr.write(f"velmoc.py demo: {text!r} is no order in example {example}\n")
                    return 2
                told = differences(printed()[example], past)
                wrong += [f"example {example}: {one}" for one in told]
        return self._stage.end(wrong, f"{self._stage.kept} examples", "handbook")

    def _judge(self, driver: ClickDriver, example: str, text: str) -> PastPhase | None:
        """Open an example, write another order if one is wanted, judge it, keep it, go back."""
        study = open_example(driver, self._loaded, example)
        if text:
            desk = study.page.desk
            assert desk is not None
            line = desk.entry.line
            driver.write(line, text)
            driver.key(line, Qt.Key.Key_Return)
            if line.text():
                return None
        driver.press(study.foot.go)
        past = study.view.past  # what the board shows is what is compared
        assert past is not None
        text = results_text(past, self._loaded.board, title_of(example), self._language)
        self._stage.keep(study.window(), study.view, f"{int(example):02}", text)
        leave_example(driver, study)
        return past
