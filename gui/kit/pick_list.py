"""One of several, from a list that opens: what is too long for it ends in dots, and has a tip."""

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QHelpEvent, QPaintEvent
from PySide6.QtWidgets import QComboBox, QStyle, QStyleOptionComboBox, QStylePainter, QToolTip


class PickList(QComboBox):
    """A list to open. Qt's own cuts what is chosen off in the middle of a letter."""

    @property
    def shown(self) -> str:
        """What is read of what is chosen."""
        return self._option().currentText

    def _option(self) -> QStyleOptionComboBox:
        option = QStyleOptionComboBox()
        self.initStyleOption(option)
        kind, part = QStyle.ComplexControl.CC_ComboBox, QStyle.SubControl.SC_ComboBoxEditField
        room = self.style().subControlRect(kind, option, part, self).width()
        text, dots = self.currentText(), Qt.TextElideMode.ElideRight
        option.currentText = self.fontMetrics().elidedText(text, dots, room)
        return option

    def paintEvent(self, event: QPaintEvent) -> None:
        """Write as much as there is room for."""
        del event
        painter, option = QStylePainter(self), self._option()
        painter.drawComplexControl(QStyle.ComplexControl.CC_ComboBox, option)
        painter.drawControl(QStyle.ControlElement.CE_ComboBoxLabel, option)

    def event(self, event: QEvent) -> bool:
        """Tell all of it where the mouse rests on what is shortened."""
        if isinstance(event, QHelpEvent) and not self.toolTip():
            whole = self.currentText()
            if self.shown != whole:
                QToolTip.showText(event.globalPos(), whole, self)
                return True
        return super().event(event)
