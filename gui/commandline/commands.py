"""``velmoc.py adjudicate`` and its kin: the engine's commands, with words in two languages."""

import argparse
from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from engine.exchange import commands
from gui import i18n
from gui.commandline.messages import BothLanguages
from gui.games import every_game  # noqa: F401 - here the games come in
from gui.process import encoding


def main(given: Sequence[str] | None = None) -> int:
    """Do one command; sentences for people are in the language asked for, or the system's."""
    parser = argparse.ArgumentParser(prog="velmoc.py", add_help=False, allow_abbrev=False)
    parser.add_argument("--lang", choices=i18n.LANGUAGES, default=i18n.system_language())
    chosen, rest = parser.parse_known_args(given)
    encoding.use_utf8()
    application = QCoreApplication.instance() or QCoreApplication([])
    i18n.speak(chosen.lang)
    code = commands.main(rest, BothLanguages())
    application.processEvents()
    return code


if __name__ == "__main__":
    raise SystemExit(main())
