"""Puts the demo on: the study, every example judged there, a picture of each, the comparison."""

import errno
import sys
from pathlib import Path

from PySide6.QtCore import QSize, Qt, qInstallMessageHandler

from engine.board.loader import load_map
from engine.games.diplomatia.card import DIPLOMATIA
from engine.games.diplomatia.study.library import examples, printed
from engine.table.view import PastPhase
from gui import app, i18n, settings
from gui.games import catalogue
from gui.robots.games.diplomatia.demo.printed_results import differences
from gui.robots.players.click_driver import ClickDriver
from gui.robots.players.qt_messages import from_qt
from gui.study.gallery import GalleryScreen
from gui.study.study_table import StudyTable
from gui.windows.main_window import MainWindow
from gui.words import labels


class DemoRun:
    """One performance."""

    def __init__(self, out: Path, language: str, size: tuple[int, int], theme: str) -> None:
        self._out, self._language, self._size = out, language, size
        settings.change(language=language, theme=theme, reduced_motion=True, cover_after=0)
        self._loaded = load_map(DIPLOMATIA.map)
        self._texts: list[str] = []

    def run(self, swap: str | None = None, until: str | None = None) -> int:
        """Judge the examples, or as far as one of them, and say what came of it; the exit code.

        ``swap`` is an example, and an order to be typed there: ``11 F BOT O``.
        """
        known = [example.id for example in examples()]
        at, _, text = (swap or "").partition(" ")
        for asked in (at if swap else None, until):
            if asked is not None and asked not in known:
                sys.stderr.write(f"velmoc.py demo: {asked} is none of {', '.join(known)}\n")
                return 2
        if swap and until and known.index(at) > known.index(until):
            sys.stderr.write(f"velmoc.py demo: example {at} comes after {until}\n")
            return 2
        application = app.prepare(["velmoc"])
        before = qInstallMessageHandler(from_qt)
        window = MainWindow()
        window.resize(QSize(*self._size) / window.devicePixelRatioF())
        window.show_start()
        window.show()
        driver = ClickDriver(window)
        window.navigator.show_gallery(map_=self._loaded)
        gallery = driver.screen(GalleryScreen)
        wrong: list[str] = []
        for example in known[: known.index(until) + 1 if until else None]:
            past = self._judge(driver, gallery, example, text if example == at else "")
            if past is None:
                sys.stderr.write(f"velmoc.py demo: {text!r} is no order in example {example}\n")
                return 2
            wrong += [f"example {example}: {one}" for one in differences(printed()[example], past)]
        window.close()
        application.processEvents()
        qInstallMessageHandler(before)
        (self._out / "results.txt").write_text("\n".join(self._texts), "utf-8")
        for line in wrong:
            sys.stdout.write(f"{line}\n")
        verdict = "as printed" if not wrong else f"{len(wrong)} differences from the handbook"
        count = len(self._texts)
        sys.stdout.write(f"{count} examples: {verdict}; {self._out / 'results.txt'}\n")
        return 1 if wrong else 0

    def _judge(
        self, driver: ClickDriver, gallery: GalleryScreen, example: str, text: str
    ) -> PastPhase | None:
        """Open an example, write another order if one is wanted, judge it, keep it, go back."""
        driver.click(gallery.cards[example])
        table = gallery.table
        assert isinstance(table, StudyTable)
        if text:
            driver.write(table.sheet.line, text)
            driver.key(table.sheet.line, Qt.Key.Key_Return)
            if table.sheet.line.text():
                return None
        driver.press(table.bar.go)
        past = table.view.past  # what the board shows is what is compared
        assert past is not None
        self._keep(table, past, example)
        driver.press(table.top.leave)
        return past

    def _keep(self, table: StudyTable, past: PastPhase, example: str) -> None:
        """Leave a picture and the text of one example."""
        table.view.viewport().repaint()
        path = str(self._out / f"{int(example):02}.png")
        if not table.window().grab().save(path):
            raise OSError(errno.EIO, "the picture cannot be written", path)
        board, game = self._loaded.board, catalogue.played_on(self._loaded.board)
        with i18n.speaking(self._language):
            lines = [game.study_titles().number(example)]
            for ruling in past.resolution.rulings:
                order = labels.full_order_words(ruling.given, board)
                lines.append(f"  {order}: {labels.result_word(ruling, board)}")
                lines += [
                    f"    {game.reasons().tell(finding, ruling, board)} ({finding.rule})"
                    for finding in ruling.findings
                ]
        self._texts.append("\n".join([*lines, ""]))
