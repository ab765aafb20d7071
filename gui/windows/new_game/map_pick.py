"""Game and map of a new table as a picture, with how many play on it."""

from PySide6.QtCore import QRectF, QSize, QTimer
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from engine.board.loader import LoadedMap
from engine.catalogue import GAMES
from gui.games.panels import PlayersPicker
from gui.kit import theme
from gui.kit.sizing import spaced
from gui.kit.widgets import column, label, paint_surface, picture, row
from gui.map import portrait
from gui.map.board_picture import BoardPicture

_SEEN = QRectF(430, 330, 800, 560)
"""The middle of the board, in its units."""


class MapPick(QWidget):
    """The one map there is, chosen; beside it the arrangements for fewer players."""

    def __init__(self, loaded: LoadedMap, lineup: PlayersPicker) -> None:
        super().__init__()
        self._loaded = loaded
        start = GAMES[loaded.board.game].rules(loaded.board, {}).start()
        self.picture = BoardPicture(loaded.key, start, _SEEN)
        self.boards: list[BoardPicture] = [self.picture]
        """Every board of the page, drawn when there is time."""

        self.name, self.sentence = label("", "order"), label("", "muted", wrap=True)
        named = row((column(self.name, self.sentence, gap=1), 1), picture("check", "accent", 18))
        self._box = QFrame()
        self._box.setProperty("on", "true")
        paint_surface(self._box, "choice")
        inside = spaced(QHBoxLayout(self._box), (8, 8, 14, 8), 16)
        inside.addWidget(self.picture)
        inside.addWidget(column(named, lineup, None, gap=8), 1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self._box)
        self._late = QTimer(self, interval=0)
        self._late.setSingleShot(True)
        self._late.timeout.connect(self._draw)

    def set_picture_size(self, size: QSize) -> None:
        """Make the picture as large as the page allows."""
        self.picture.setFixedSize(size * theme.reading())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the picture when the words are there."""
        super().paintEvent(event)
        if any(board.waiting and board.isVisible() for board in self.boards):
            self._late.start()

    def _draw(self) -> None:
        """Take pictures that were drawn at an earlier time, or draw them now."""
        for board in self.boards:
            self._draw_one(board)

    def _draw_one(self, board: BoardPicture) -> None:
        if not board.waiting or board.position is None or not board.isVisible():
            return
        from gui.map.picture import thumbnail  # noqa: PLC0415 - only for what was never drawn

        size, view, ratio = board.size(), board.view(), board.devicePixelRatioF()
        kept = portrait.small(self._loaded.key, board.position, size, view, ratio)
        found = (
            kept
            if not kept.isNull()
            else thumbnail(self._loaded, board.position, size, view, ratio)
        )
        board.set_picture(found)

    def say(self, game: str, told: str) -> None:
        """Say which game it is and where it is played."""
        self.name.setText(game)
        self.sentence.setText(told)
