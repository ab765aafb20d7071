"""What lights up on a study's board while something is held over it that may be let go there."""

from pathlib import Path

from PySide6.QtCore import QEvent, QObject, QRect, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from engine.exchange.brought import STUDY
from gui.kit import theme

_FRAME, _EDGE, _ROUND, _PAD = 3, 6, 10, 18
_TINT = 36
"""How much of the frame's colour lies over the study, of 255."""


class DropLight(QWidget):
    """A frame around the whole study, with a sentence in it: all of it takes what is dropped."""

    def __init__(self, study: QWidget) -> None:
        super().__init__(study)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.said = ""
        """What happens when it is let go."""

        self.hide()
        study.installEventFilter(self)

    def light(self, path: Path | None) -> None:
        """Say what becomes of a file that is held over the study; without one, of a text."""
        study = path is not None and path.suffix.lower() == STUDY
        self.said = (
            self.tr("Let go to open this study")
            if study
            else self.tr("Let go to bring it into this study")
        )
        self.setAccessibleName(self.said)
        self.setGeometry(self._whole)
        self.show()
        self.raise_()
        self.update()

    @property
    def _whole(self) -> QRect:
        over = self.parentWidget()
        return over.rect() if over is not None else QRect()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keep the size of the study."""
        if event.type() == QEvent.Type.Resize:
            self.setGeometry(self._whole)
        return super().eventFilter(watched, event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the frame, and the sentence on a card in the middle."""
        del event
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        tint = theme.colour("accent")
        tint.setAlpha(_TINT)
        painter.setBrush(tint)
        painter.setPen(QPen(theme.colour("focus"), theme.room(_FRAME)))
        edge, corner = theme.room(_EDGE), theme.room(_ROUND)
        painter.drawRoundedRect(self.rect().adjusted(edge, edge, -edge, -edge), corner, corner)
        painter.setFont(theme.font("h3"))
        wrap = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignCenter
        pad = theme.room(_PAD)
        room = self.rect().adjusted(4 * pad, 4 * pad, -4 * pad, -4 * pad)
        words = painter.fontMetrics().boundingRect(room, wrap, self.said)
        painter.setBrush(theme.colour("field"))
        painter.drawRoundedRect(words.adjusted(-pad, -pad, pad, pad), corner, corner)
        painter.setPen(theme.colour("text"))
        painter.drawText(words, wrap, self.said)
