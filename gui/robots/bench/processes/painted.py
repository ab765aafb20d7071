"""Says when a window was painted, and which board measured programs show."""

import sys
import time

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QWidget


class Mark(QWidget):
    """The last and topmost child of a window: painted when all of it is."""

    painted = 0.0

    def paintEvent(self, event: QPaintEvent) -> None:
        """Remember when it was painted first."""
        del event
        self.painted = self.painted or time.monotonic()


def paint_once(application: QCoreApplication, window: QWidget) -> None:
    """Show a window and say when it was painted."""
    mark = Mark(window)
    mark.resize(1, 1)
    mark.show()  # the window may be there already
    mark.raise_()
    window.show()
    while not mark.painted:
        application.processEvents()
    sys.stdout.write(f"{mark.painted}\n")
    sys.stdout.flush()
