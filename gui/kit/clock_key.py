"""Ctrl+K belongs to the table's clock, also where Qt's own fields would delete to their end."""

from PySide6.QtCore import QEvent
from PySide6.QtGui import QKeyEvent, QKeySequence

from gui.kit.one_line import OneLine


def is_clocks(event: QEvent) -> bool:
    """Tell whether a field has to leave a key alone before anybody has handled it."""
    return (
        isinstance(event, QKeyEvent)
        and event.type() == QEvent.Type.ShortcutOverride
        and event.matches(QKeySequence.StandardKey.DeleteEndOfLine)
    )


class LineField(OneLine):
    """A line on a page of a game, which leaves the key of the clock to the clock."""

    def event(self, event: QEvent) -> bool:
        """Take every key but that one."""
        if is_clocks(event):
            event.ignore()
            return False
        return super().event(event)
