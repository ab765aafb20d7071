"""A field of one line, whatever is pasted into it.

Qt's own keeps the ends of lines, unseen, and cuts off what does not fit without a word.
"""

import re

from PySide6.QtCore import QEvent, QObject, Qt, Signal, Slot
from PySide6.QtGui import QResizeEvent, QValidator
from PySide6.QtWidgets import QLineEdit, QToolTip, QWidget

from gui.kit import theme
from gui.kit.widgets import Tool, tool

_CROSS, _AROUND = 16, 4
"""How large the cross at its end is, and the room round it."""

_ENDS = re.compile("[\r\n\v\f\x1c-\x1e\x85\u2028\u2029]+")


class _Joined(QValidator):
    """Makes one line of several; what is typed it leaves alone."""

    def validate(self, text: str, at: int) -> tuple[QValidator.State, str, int]:
        """Put spaces between lines; nothing ends with the end of one."""
        parts = [part for part in _ENDS.split(text) if part]
        line = " ".join(parts)
        field = self.parent()
        if len(parts) > 1 and isinstance(field, OneLine):
            field.joined.emit("\n".join(parts))
        return QValidator.State.Acceptable, line, max(0, at - len(text) + len(line))


class _Room(QObject):
    """How much there is. An heir of the field would look for its own texts: this has none."""

    def full(self, count: int) -> str:
        """Say that no more than so much fits."""
        return self.tr("At most %n character(s) fit here.", "", count)

    def empty(self) -> str:
        """Say what the cross does."""
        return self.tr("Erase what is written here")


class OneLine(QLineEdit):
    """A line to write on. A reason that was copied with its line's end is still a reason.

    What does not fit any more is said not to.
    """

    joined = Signal(str)
    """Several lines were put in at once, whichever way; carries them before they were joined."""

    _cross: Tool | None = None

    def __init__(self, text: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setValidator(_Joined(self))
        self.setText(text)
        self.inputRejected.connect(self._on_full)

    @Slot()
    def _on_full(self) -> None:
        # What joins lines takes everything, so it was the length; others may not like a letter.
        if isinstance(self.validator(), _Joined) or len(self.text()) >= self.maxLength():
            said = _Room().full(self.maxLength())
            QToolTip.showText(self.mapToGlobal(self.rect().bottomLeft()), said, self)

    def offer_cross(self) -> None:
        """Show a cross at the end while something stands there: it empties the line.

        Qt's own has one size, however large the words are.
        """
        self._cross = tool("cross", "", size=_CROSS)
        self._cross.setParent(self)
        self._cross.setProperty("role", "inside")  # no room round it as where icons stand alone
        self._cross.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._cross.clicked.connect(self._empty)
        self.textChanged.connect(self._place_cross)
        self._place_cross()

    @Slot()
    def _empty(self) -> None:
        self.clear()
        self.textEdited.emit("")  # a hand did it

    @Slot()
    def _place_cross(self) -> None:
        cross = self._cross
        if cross is not None:
            side = min(theme.px(_CROSS) + 2 * theme.room(_AROUND), self.height())
            cross.say(_Room().empty())
            cross.setGeometry(self.width() - side, (self.height() - side) // 2, side, side)
            cross.setVisible(bool(self.text()))
            self.setTextMargins(0, 0, side - theme.room(_AROUND), 0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the cross at the end."""
        super().resizeEvent(event)
        self._place_cross()

    def changeEvent(self, event: QEvent) -> None:
        """Let the cross be as large as words are now, and called in their language."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.StyleChange, QEvent.Type.LanguageChange):
            self._place_cross()
