"""Rests with as little as Qt can show: an application and a widget."""

from PySide6.QtWidgets import QApplication, QWidget

from gui.robots.bench.processes.resting import rest, say_memory


def main() -> None:
    """Say what an empty window takes."""
    application = QApplication([])
    window = QWidget()
    window.resize(1280, 720)
    window.show()
    rest(application)
    say_memory()


if __name__ == "__main__":
    main()
