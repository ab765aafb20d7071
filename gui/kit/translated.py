"""Parts of windows that say everything again when another language is chosen."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget
else:
    QWidget = object  # it stands before whichever widget it is


class Translated(QWidget):
    """A widget whose words are set in ``_speak``; named before the widget that it is otherwise."""

    def _speak(self) -> None:
        raise NotImplementedError

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of language."""
        if event.type() == QEvent.Type.LanguageChange:
            self._speak()
        super().changeEvent(event)
