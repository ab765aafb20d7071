"""Starts as little as Qt can: an application and a widget."""

from PySide6.QtWidgets import QApplication, QWidget

from gui.robots.bench.processes.painted import paint_once


def main() -> None:
    """Say when an empty window was painted."""
    application = QApplication([])
    window = QWidget()
    window.resize(1280, 720)
    paint_once(application, window)


if __name__ == "__main__":
    main()
