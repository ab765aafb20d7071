"""Measures the rules once, in a process of its own, with the voice that a stream has.

``python -m gui.robots.bench.rules --figures COUNT`` writes one line of JSON: seconds for a turn.
"""

import json
import sys

from PySide6.QtCore import QCoreApplication

from engine.robots.bench.rules import figures
from gui import i18n
from gui.commandline.messages import BothLanguages
from gui.games import every_game  # noqa: F401 - here the games come in


def main(arguments: list[str]) -> int:
    """Measure once and write the figures."""
    application = QCoreApplication.instance() or QCoreApplication([])
    i18n.speak("en")
    told = figures(int(arguments[-1]), BothLanguages())
    sys.stdout.write(json.dumps(told) + "\n")
    application.processEvents()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
