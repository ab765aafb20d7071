"""Measures the rules once, in a process of its own, with the messages that a stream has.

``python -m gui.robots.bench.rules --figures COUNT`` writes one line of JSON: seconds for a turn.
"""

import sys

from PySide6.QtCore import QCoreApplication

from engine.robots.bench import rules
from gui import i18n
from gui.commandline.messages import BothLanguages
from gui.games import every_game  # noqa: F401 - here the games come in


def main(arguments: list[str]) -> int:
    """Measure once and write the figures."""
    application = QCoreApplication.instance() or QCoreApplication([])
    i18n.speak("en")
    code = rules.main(arguments, messages=BothLanguages())
    application.processEvents()
    return code


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
