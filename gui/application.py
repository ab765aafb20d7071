"""The one application of the process: named before anything looks for its folders."""

from collections.abc import Sequence

from PySide6.QtWidgets import QApplication


def begin(arguments: Sequence[str]) -> QApplication:
    """Return the application, named as its folders are; the one that runs already, if one does."""
    found = QApplication.instance()
    application = found if isinstance(found, QApplication) else QApplication(list(arguments))
    application.setApplicationName("Velmoc")
    application.setDesktopFileName("velmoc")
    return application
