"""The start screen's dark column: the wordmark and other games, over a piece of board."""

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF
from PySide6.QtGui import QLinearGradient, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QVBoxLayout, QWidget

from engine.board.board import Board
from gui.games import catalogue
from gui.kit import theme
from gui.kit.kept import bare
from gui.kit.widgets import label

PICTURE = QSize(980, 1080)


class Hero(QWidget):
    """The name, other games, and what stands at the foot; the picture comes when there is time."""

    def __init__(self, board: Board, games: QWidget, hint: QWidget, foot: QWidget) -> None:
        super().__init__()
        self._game = catalogue.played_on(board)
        self.view = QRectF(*self._game.backdrop)
        """The piece of board behind the column, in board units."""

        # The table's surface, so that words and buttons on it take the colours of the dark.
        self.setProperty("surface", "table")
        self._picture, self._whole = QPixmap(), QPixmap()
        self.brand = label("Velmoc", "hero")
        self.brand.setProperty("brand", "true")
        self.motto = label("", "h3", wrap=True)
        self._column = QVBoxLayout(self)
        for part in (self.brand, self.motto):
            self._column.addWidget(part)
        self._column.addSpacing(18)
        self._column.addWidget(games)
        self._column.addStretch(1)
        self._column.addWidget(hint)
        self._column.addWidget(foot)

    def speak(self) -> None:
        """Say which game is played here."""
        self.motto.setText(self.tr("{game} at a real table").format(game=self._game.name()))

    def set_width(self, width: int, *, narrow: bool) -> None:
        """Be as wide as the window allows."""
        self.setFixedWidth(width)
        side = theme.room(18 if narrow else 32)
        self.brand.setStyleSheet(f"font-size: {theme.room(58 if narrow else 76)}px;")
        self._column.setContentsMargins(side, side, side, theme.room(16))
        self._column.setSpacing(theme.room(8 if narrow else 12))

    @property
    def has_picture(self) -> bool:
        """Whether the piece of board is there."""
        return not (self._picture.isNull() and self._whole.isNull())

    @property
    def wants_picture(self) -> bool:
        """Whether there is none, or one that was put down for another size."""
        return self._whole.isNull() and self._picture.size() != self._pixels()

    def set_picture(self, picture: QPixmap) -> None:
        """Put the piece of board behind the column: of all of it, what is seen is kept."""
        self._whole = picture
        self.update()

    def _pixels(self) -> QSize:
        return (self.size().toSizeF() * self.devicePixelRatioF()).toSize()

    def _put_down(self) -> None:
        """Keep what is seen of the picture, as large as it is seen."""
        picture = QPixmap(self._pixels())
        picture.fill(theme.colour("table"))
        painter = QPainter(picture)
        _cover(painter, QRectF(picture.rect()), self._whole)
        painter.end()
        self._picture, self._whole = bare(picture), QPixmap()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the board in the dark, darkest where words are."""
        del event
        if not self._whole.isNull():
            self._put_down()
        painter = QPainter(self)
        painter.fillRect(self.rect(), theme.colour("table"))
        if not self._picture.isNull():
            _cover(painter, QRectF(self.rect()), self._picture)
        shade = QLinearGradient(0, 0, 0, self.height())
        for at, alpha in ((0.0, 255), (0.3, 238), (0.62, 165), (0.8, 185), (1.0, 248)):
            shade.setColorAt(at, theme.colour("table", alpha))
        painter.fillRect(self.rect(), shade)
        painter.fillRect(QRectF(self.width() - 1, 0, 1, self.height()), theme.colour("brass2"))
        painter.end()


def _cover(painter: QPainter, place: QRectF, picture: QPixmap) -> None:
    """Fill a place with a picture: its lower edge on that of the place, its sides cut off."""
    size = QSizeF(picture.size())
    size *= max(place.height() / size.height(), place.width() / size.width())
    corner = QPointF((place.width() - size.width()) / 2, place.height() - size.height())
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.drawPixmap(QRectF(corner, size), picture, QRectF(picture.rect()))
