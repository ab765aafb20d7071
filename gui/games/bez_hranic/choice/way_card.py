"""One way to play, to be chosen: a sign, its name, what it asks of the table."""

from collections.abc import Mapping
from types import MappingProxyType

from PySide6.QtCore import QCoreApplication, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy

from engine.games.bez_hranic.setting import Way
from gui.games.bez_hranic.drawing.far import LEFT, sans, write
from gui.i18n import QT_TRANSLATE_NOOP
from gui.kit import theme
from gui.kit.widgets import PaintedButton, picture_of

_NAMES: Mapping[Way, tuple[str, str, str]] = MappingProxyType(
    {
        Way.BUZZER: (
            "keyboard",
            QT_TRANSLATE_NOOP("BezHranic", "Buzzer"),
            QT_TRANSLATE_NOOP(
                "BezHranic", "One keyboard: a press counts as laying, then 2 s for a field."
            ),
        ),
        Way.TOUCH: (
            "hand",
            QT_TRANSLATE_NOOP("BezHranic", "Touch"),
            QT_TRANSLATE_NOOP(
                "BezHranic", "Everybody drags his token from his corner, all at once."
            ),
        ),
        Way.BESIDE: (
            "table",
            QT_TRANSLATE_NOOP("BezHranic", "Beside the real game"),
            QT_TRANSLATE_NOOP("BezHranic", "Cardboard tokens; the program deals, counts, draws."),
        ),
        Way.CALM: (
            "eye",
            QT_TRANSLATE_NOOP("BezHranic", "Calmly, behind the curtain"),
            QT_TRANSLATE_NOOP("BezHranic", "Everybody chooses alone and without haste."),
        ),
        Way.ALONE: (
            "user",
            QT_TRANSLATE_NOOP("BezHranic", "Alone"),
            QT_TRANSLATE_NOOP(
                "BezHranic", "Against the clock or bots; what one misjudges is kept."
            ),
        ),
    }
)

ORDER = tuple(_NAMES)
"""Ways as they stand on the page."""


class WayCard(PaintedButton):
    """A way to play."""

    def __init__(self, way: Way) -> None:
        super().__init__()
        self.way = way
        self.setCheckable(True)
        self.setAutoExclusive(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def speak(self) -> None:
        """Say it in the language now spoken."""
        _, name, sentence = _NAMES[self.way]
        said = QCoreApplication.translate("BezHranic", sentence)
        self.setText(QCoreApplication.translate("BezHranic", name))
        self.setAccessibleName(self.text())
        self.setAccessibleDescription(said)
        self.setToolTip(said)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Ask for two lines."""
        return QSize(theme.px(260), theme.px(54))

    def minimumSizeHint(self) -> QSize:
        """Want no less."""
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw it."""
        del event
        painter = QPainter(self)
        painter.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing
        )
        on, lit = self.isChecked(), self.hasFocus() or self.underMouse()
        box = QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5)
        ink = "accent" if on or self.hasFocus() else "line2"
        painter.setPen(QPen(theme.colour(ink), 2 if on or self.hasFocus() else 1))
        ground = theme.mix(theme.hexa("accent"), theme.hexa("field"), 0.86) if on else None
        painter.setBrush(ground or theme.colour("paper2" if lit else "field"))
        painter.drawRoundedRect(box, 5, 5)
        glyph = _NAMES[self.way][0]
        size = theme.px(20)
        icon = picture_of(glyph, theme.hexa("accent" if on else "text2"), size)
        painter.drawPixmap(
            round(box.left() + theme.px(14)), round(box.center().y() - size / 2), icon
        )
        left = box.left() + theme.px(48)
        line = QRectF(left, box.top() + theme.px(5), box.right() - left - 10, theme.px(22))
        write(painter, line, self.text(), (sans(theme.px(15), 650), theme.hexa("text")), LEFT)
        below = line.translated(0, theme.px(21))
        words = self.accessibleDescription()
        write(painter, below, words, (sans(theme.px(13)), theme.hexa("text2")), LEFT)
        painter.end()
