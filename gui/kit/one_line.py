"""A field of one line, whatever is pasted into it.

Qt's own keeps the ends of lines, unseen, and cuts off what does not fit without a word.
"""

import re

from PySide6.QtCore import QEvent, QObject, Signal, Slot
from PySide6.QtGui import QAction, QValidator
from PySide6.QtWidgets import QLineEdit, QToolTip, QWidget

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

    def clear(self) -> str:
        """Name the button that empties the field."""
        return self.tr("Clear the field")


class OneLine(QLineEdit):
    """A line to write on. A reason that was copied with its line's end is still a reason.

    What does not fit any more is said not to.
    """

    joined = Signal(str)
    """Several lines were put in at once, whichever way; carries them before they were joined."""

    def __init__(self, text: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setValidator(_Joined(self))
        self.setText(text)
        self.inputRejected.connect(self._on_full)

    def setClearButtonEnabled(self, enable: bool) -> None:  # noqa: FBT001 - Qt’s
        """Offer a button that empties the field; Qt's own has no name, so that nobody hears it."""
        super().setClearButtonEnabled(enable)
        self._name_clearing()

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of language."""
        if event.type() == QEvent.Type.LanguageChange:
            self._name_clearing()
        super().changeEvent(event)

    def _name_clearing(self) -> None:
        for act in self.findChildren(QAction, "_q_qlineeditclearaction"):
            act.setText(_Room().clear())

    @Slot()
    def _on_full(self) -> None:
        # What joins lines takes everything, so it was the length; others may not like a letter.
        if isinstance(self.validator(), _Joined) or len(self.text()) >= self.maxLength():
            said = _Room().full(self.maxLength())
            QToolTip.showText(self.mapToGlobal(self.rect().bottomLeft()), said, self)
