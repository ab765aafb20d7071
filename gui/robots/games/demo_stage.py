"""What every demo has: its window, pictures and texts that are kept, and the comparison."""

import errno
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from PySide6.QtCore import QSize, qInstallMessageHandler
from PySide6.QtWidgets import QGraphicsView, QWidget

from gui import app, settings
from gui.robots.players.click_driver import ClickDriver
from gui.robots.players.qt_messages import from_qt
from gui.windows.main_window import MainWindow


class DemoStage:
    """One performance of a demo, and what is left of it in a folder."""

    def __init__(self, out: Path, language: str, size: tuple[int, int], theme: str) -> None:
        self._out, self._size = out, size
        settings.change(language=language, theme=theme, reduced_motion=True, cover_after=0)
        self._texts: list[str] = []

    @property
    def kept(self) -> int:
        """How many pictures and texts were kept."""
        return len(self._texts)

    @contextmanager
    def on_screen(self) -> Iterator[ClickDriver]:
        """Show the window, and close it afterwards."""
        application = app.prepare(["velmoc"])
        before = qInstallMessageHandler(from_qt)
        window = MainWindow()
        window.resize(QSize(*self._size) / window.devicePixelRatioF())
        window.show_start()
        window.show()
        yield ClickDriver(window)
        window.close()
        application.processEvents()
        qInstallMessageHandler(before)

    def keep(self, window: QWidget, board: QGraphicsView, name: str, text: str) -> None:
        """Leave a picture of a window with its board, and a text."""
        board.viewport().repaint()
        self.keep_window(window, name, text)

    def keep_window(self, window: QWidget, name: str, text: str) -> None:
        """Leave a picture of a window without a board, and a text."""
        path = str(self._out / f"{name}.png")
        if not window.grab().save(path):
            raise OSError(errno.EIO, "the picture cannot be written", path)
        self._texts.append(text)

    def end(self, wrong: Sequence[str], steps: str, book: str) -> int:
        """Leave the texts and say of which steps, and what differs from a book; the exit code."""
        results = self._out / "results.txt"
        results.write_text("\n".join(self._texts), "utf-8")
        for line in wrong:
            sys.stdout.write(f"{line}\n")
        verdict = f"{len(wrong)} differences from the {book}" if wrong else "as printed"
        sys.stdout.write(f"{steps}: {verdict}; {results}\n")
        return 1 if wrong else 0
