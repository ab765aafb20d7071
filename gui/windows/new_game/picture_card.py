"""One of the games or maps that can be chosen: a large picture, its name, and it in numbers."""

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QAbstractButton, QBoxLayout, QSizePolicy, QWidget

from gui.games.live_gui import LiveGui
from gui.kit import theme
from gui.kit.sizing import spaced
from gui.kit.widgets import (
    column,
    label,
    paint_surface,
    picture_of,
    pressed_by_enter,
    restyle,
)
from gui.map.pictures.board_picture import rounded


class CardPicture(QWidget):
    """A picture that comes when there is time, or a sign where nothing can be seen yet."""

    resized = Signal()

    def __init__(self, glyph: str = "") -> None:
        super().__init__()
        self.glyph = glyph
        """Shown where there is no picture, and none to come."""

        self._pixmap, self._on = QPixmap(), False
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    @property
    def pixels(self) -> QSize:
        """How many pixels of the screen it has."""
        return (self.size().toSizeF() * self.devicePixelRatioF()).toSize()

    @property
    def waiting(self) -> bool:
        """Whether it still wants a picture of its present size."""
        return not self.glyph and not self.size().isEmpty() and self._pixmap.size() != self.pixels

    @property
    def shown(self) -> bool:
        """Whether there is a picture, if perhaps of another size."""
        return not self._pixmap.isNull()

    def set_picture(self, pixmap: QPixmap) -> None:
        """Show the picture."""
        self._pixmap = pixmap
        self.update()

    def set_on(self, *, on: bool) -> None:
        """Bear the sign of what is chosen."""
        self._on = on
        self.update()

    def forget(self) -> None:
        """Want another one: the theme is another."""
        self._pixmap = QPixmap()
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the picture, or bare paper until it comes."""
        del event
        painter = QPainter(self)
        painter.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        painter.setClipPath(rounded(self))
        self.draw(painter)
        if self._on:
            size = min(theme.px(24), self.height() * 0.5)
            disc = QRectF(self.width() - size * 1.2, size * 0.2, size, size)
            painter.setPen(QPen(theme.colour("on_accent"), size / 14))
            painter.setBrush(theme.colour("accent"))
            painter.drawEllipse(disc)
            tick = picture_of("check", theme.hexa("on_accent"), round(size * 0.7))
            inside = QRectF(0, 0, size * 0.7, size * 0.7)
            inside.moveCenter(disc.center())
            painter.drawPixmap(inside, tick, QRectF(tick.rect()))
        painter.end()

    def draw(self, painter: QPainter) -> None:
        """Draw what is seen."""
        whole = QRectF(self.rect())
        if self.shown:
            painter.drawPixmap(whole, self._pixmap, QRectF(self._pixmap.rect()))
            return
        painter.fillRect(whole, theme.colour("paper3"))
        if self.glyph:
            size = min(theme.px(36), self.height())
            mark = QRectF(0, 0, size, size)
            mark.moveCenter(whole.center())
            icon = picture_of(self.glyph, theme.hexa("text3"), size)
            painter.drawPixmap(mark, icon, QRectF(icon.rect()))

    def resizeEvent(self, event: object) -> None:
        """Want a picture of the new size."""
        del event
        self.resized.emit()


class SeatsPicture(CardPicture):
    """A game without a map: the signs at which its players sit, on the bare table."""

    def __init__(self, game: LiveGui) -> None:
        super().__init__()
        self._game = game

    @property
    def waiting(self) -> bool:
        """Never: it is drawn at once."""
        return False

    def draw(self, painter: QPainter) -> None:
        """Draw the signs in a row, as many as there is room for."""
        whole, looks = QRectF(self.rect()), [*self._game.seats().values()]
        painter.fillRect(whole, theme.colour("table"))
        size = min(whole.height() * 0.5, whole.width() / 4.6)
        many = max(1, min(len(looks), int(whole.width() / (size * 1.12))))
        step = whole.width() / (many + 0.4)
        for at, look in enumerate(looks[:many]):
            box = QRectF(0, 0, size, size)
            box.moveCenter(whole.center())
            box.moveLeft(step * (at + 0.7) - size / 2)
            painter.setPen(theme.colour(look.ink, 160))
            painter.setBrush(theme.colour(look.colour))
            painter.drawEllipse(box)
            painter.setPen(theme.colour(look.ink))
            painter.setFont(theme.font("strong", size * 0.5, 700))
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, look.key)


class PictureCard(QAbstractButton):
    """A card with a picture. Taken by a click, Space or Enter; Enter on what is taken goes on."""

    def __init__(self, shown: CardPicture, lines: int = 0) -> None:
        """``lines`` is room kept for numbers that are still to be read."""
        super().__init__()
        self.picture, self._lines = shown, lines
        paint_surface(self, "choice")
        self.setProperty("on", "false")
        self.setCheckable(True)
        self.setAutoExclusive(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.name, self.facts = label("", "strong", wrap=True), label("", "caption", wrap=True)
        for words in (self.name, self.facts):
            # As wide as the card: the longest word of a stranger's map makes it no wider.
            words.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
            words.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self._words = column(self.name, self.facts, gap=1, pad=(3, 0, 3, 0))
        self._box = QBoxLayout(QBoxLayout.Direction.TopToBottom, self)
        spaced(self._box, (6, 6, 6, 6), 6)
        self._box.addWidget(shown)
        self._box.addWidget(self._words)
        self._sized = QSize()

    @property
    def on(self) -> bool:
        """Whether it is what is chosen."""
        return self.isChecked()

    def set_on(self, *, on: bool) -> None:
        """Show whether it is what is chosen."""
        self.setChecked(on)
        self.picture.set_on(on=on)
        self.setProperty("on", "true" if on else "false")
        restyle(self)

    def say(self, name: str, facts: str, told: str = "") -> None:
        """Say what it is; ``told`` is more than there is room for."""
        self.name.setText(name)
        self.facts.setText(facts)
        self.setAccessibleName(name)
        self.setAccessibleDescription(told or facts)
        self.setToolTip(told if told != facts else "")
        self._keep_room()

    def lay(self, size: QSize, *, lying: bool, lines: int) -> None:
        """Be so wide, with a picture so high; or lie, the picture before the words."""
        across, down = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        self._box.setDirection(across if lying else down)
        top, middle = Qt.AlignmentFlag.AlignTop, Qt.AlignmentFlag.AlignVCenter
        self._box.setAlignment(self._words, middle if lying else top)
        self._lines = lines
        self.facts.setHidden(not lines)
        if lying:
            self.picture.setFixedSize(round(size.height() * 1.4), size.height())
        else:
            self.picture.setMinimumWidth(0)
            self.picture.setMaximumWidth(16_777_215)
            self.picture.setFixedHeight(size.height())
        self.setFixedWidth(size.width())
        self._keep_room()

    def _keep_room(self) -> None:
        line = self.facts.fontMetrics().lineSpacing()
        self.facts.setMinimumHeight(line * self._lines)

    def height_for(self, wide: int) -> int:
        """Return how high it has to be."""
        if self._box.hasHeightForWidth():
            return self._box.totalHeightForWidth(wide)
        return self._box.totalSizeHint().height()

    def sizeHint(self) -> QSize:
        """Return what its picture and words want."""
        return self._box.totalSizeHint()

    def nextCheckState(self) -> None:
        """Stay as it is: what was chosen is shown by whoever heard of it."""

    def paintEvent(self, event: QPaintEvent) -> None:
        """Nothing but the style sheet's frame is to be drawn."""
        del event

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Be taken by Enter too; Enter on what is taken already, and arrows, are for others."""
        enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if event.key() == Qt.Key.Key_Space:
            super().keyPressEvent(event)
        elif not enter or self.on or not pressed_by_enter(self, event):
            event.ignore()

    def changeEvent(self, event: QEvent) -> None:
        """Keep as much room as words of another size need."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange and hasattr(self, "_box"):
            self._keep_room()
