"""Games counted by how they began: on a thread of its own, for many take their time."""

from collections.abc import Callable, Iterable
from pathlib import Path
from threading import Thread

from PySide6.QtCore import QObject, QTimer, Signal

from engine.board.board import Board
from engine.catalogue import GAMES
from engine.openings.folder import GamesRead, Reader
from engine.study.opening import Openings

_ASK = 60
"""Milliseconds after which it is asked again whether all are read."""


class GameCount(QObject):
    """Reads games; what was asked for last counts."""

    done = Signal()
    """All of them were read."""

    def __init__(self, board: Board, openings: Openings, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._board, self._openings = board, openings
        self._thread: Thread | None = None
        self._found: list[GamesRead] = []
        self._wait = QTimer(self, interval=_ASK)
        self._wait.timeout.connect(self._ask)
        self.read = GamesRead()

    @property
    def busy(self) -> bool:
        """Whether games are being read."""
        return self._wait.isActive()

    def begin(self, files: Callable[[], Iterable[Path]]) -> None:
        """Read games in files, which are looked for there, too."""
        found: list[GamesRead] = []
        self._found = found
        rules = GAMES[self._board.game].rules(self._board, {})
        reader = Reader(rules, self._openings)

        def read() -> None:
            found.append(reader.read(files()))

        self._thread = Thread(target=read, name="openings", daemon=True)
        self._thread.start()
        self._wait.start()

    def _ask(self) -> None:
        if self._thread is not None and not self._thread.is_alive():
            self._wait.stop()
            self.read = self._found[0] if self._found else GamesRead()
            self.done.emit()
