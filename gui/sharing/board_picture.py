"""A board's picture painted beside the event loop: paper is painted by one at a time, and waits."""

from PySide6.QtCore import QObject, QTimer, Signal

from gui.paper.making import Making
from gui.paper.preview import ASK
from gui.sharing.drawn_board import DrawnBoard
from gui.sharing.ways import png_of


class BoardPicture(QObject):
    """Paints what was wanted last; whoever waits for it may go on meanwhile."""

    made = Signal()
    """It is there."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.data = b""
        """The picture as a PNG; nothing while it is being painted."""

        self._wanted: DrawnBoard | None = None
        self._making: Making[bytes] | None = None
        self._asking = QTimer(self, interval=ASK)
        self._asking.timeout.connect(self._on_ask)

    def want(self, drawn: DrawnBoard) -> None:
        """Want the picture of a board; one that nobody wants any more is painted to its end."""
        self.data, self._wanted = b"", drawn
        self._begin()

    def _begin(self) -> None:
        drawn = self._wanted
        if self._making is None and drawn is not None:
            self._wanted = None
            self._making = Making(lambda _: png_of(drawn))
            self._making.start()
            self._asking.start()

    def _on_ask(self) -> None:
        making = self._making
        if making is None or making.is_alive():
            return
        self._making = None
        self._asking.stop()
        if self._wanted is None:
            self.data = making.result or b""
            self.made.emit()
        else:
            self._begin()
