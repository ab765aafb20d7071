"""Draws names and pieces for a new zoom beside the event loop, while the old ones are shown."""

from __future__ import annotations

import threading
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QObject, QTimer

from gui.kit import theme

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from PySide6.QtGui import QImage

_LOOK = 16
"""Milliseconds between looks at what is drawn."""


class Job(NamedTuple):
    """Something to draw: how, in whatever thread, and what to do with it then."""

    draw: Callable[[], QImage]
    keep: Callable[[QImage], object]


class _Drawing(threading.Thread):
    """Some jobs, one after another."""

    def __init__(self, jobs: tuple[Job, ...]) -> None:
        super().__init__(name="board sprites")
        self.jobs = jobs
        self.theme = theme.current()
        self.drawn: list[QImage] = []
        self.wanted = True

    def run(self) -> None:
        """Draw, as long as anybody wants it."""
        with theme.wearing(self.theme):  # a thread begins without what its maker wears
            for job in self.jobs:
                if not self.wanted:
                    return
                self.drawn.append(job.draw())


class SpritePainter(QObject):
    """Does one drawing at a time; a new one lets the one before be forgotten."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._drawing: _Drawing | None = None
        self._then: Callable[[], None] | None = None
        self._look = QTimer(self, interval=_LOOK)
        self._look.timeout.connect(self._on_look)

    @property
    def busy(self) -> bool:
        """Whether it still draws."""
        return self._drawing is not None

    def do(self, jobs: Iterable[Job], then: Callable[[], None]) -> None:
        """Do these jobs, then call back; at once if there are none."""
        self.stop()
        todo = tuple(jobs)
        if not todo:
            then()
            return
        self._then = then
        self._drawing = _Drawing(todo)
        self._drawing.start()
        self._look.start()

    def stop(self) -> None:
        """Forget what is being drawn."""
        self._look.stop()
        if self._drawing is not None:
            self._drawing.wanted = False
        self._drawing = self._then = None

    def _on_look(self) -> None:
        drawing, then = self._drawing, self._then
        if drawing is None or then is None or drawing.is_alive():
            return
        with theme.wearing(drawing.theme):
            for job, image in zip(drawing.jobs, drawing.drawn, strict=True):
                job.keep(image)
            self.stop()
            then()
