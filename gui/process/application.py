"""The one application of the process: named before anything looks for its folders."""

import sys
from collections.abc import Sequence

from PySide6.QtWidgets import QApplication

from gui.process import encoding

TURN = 0.0005
"""Seconds after which a thread that paints lets the event loop go on: Qt's calls into Python each
wait for that, and a picture of the board has a hundred of them."""


def begin(arguments: Sequence[str]) -> QApplication:
    """Return the application, named as its folders are; the one that runs already, if one does."""
    encoding.use_utf8()
    running = QApplication.instance()
    application = running if isinstance(running, QApplication) else QApplication(list(arguments))
    sys.setswitchinterval(TURN)
    application.setApplicationName("Velmoc")
    application.setDesktopFileName("velmoc")
    return application
