"""``velmoc.py map check FOLDER``: everything that is wrong with a map, in words.

``velmoc.py map export MAP`` describes one of the program's own maps for other programs.
"""

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QCoreApplication

from engine.board.compiler import ADVICE
from engine.board.errors import MapError, MapFinding
from engine.board.loader import NAME, check
from engine.exchange import commands
from engine.exchange.court import maps
from gui import encoding, i18n
from gui.errors import say_map_cause


def main(given: Sequence[str] | None = None) -> int:
    """Check maps; 0 when all can be played on, 1 when one cannot, 2 when asked badly."""
    parser = argparse.ArgumentParser(
        prog="velmoc.py map",
        description="Say everything that is wrong with a map, or describe it in JSON.",
    )
    things = parser.add_subparsers(dest="what", required=True, metavar="WHAT")
    checked = things.add_parser("check", help="say everything that is wrong: file, place, cause")
    checked.add_argument("folders", type=Path, nargs="+", metavar="FOLDER", help="with a map.json")
    exported = things.add_parser("export", help="describe a map in one JSON document")
    exported.add_argument("map", choices=maps(), metavar="MAP", help=", ".join(maps()))
    chosen = parser.parse_args(given)
    if chosen.what == "export":
        return commands.main(["map", "export", chosen.map])
    folders: list[Path] = chosen.folders
    encoding.use_utf8()
    application = QCoreApplication.instance() or QCoreApplication([])
    i18n.speak(i18n.system_language())
    playable = [_check(folder) for folder in folders]
    application.processEvents()
    return 0 if all(playable) else 1


def _check(folder: Path) -> bool:
    """Say what is wrong with one map; tell whether it can be played on."""
    file = folder / NAME
    try:
        wrong: Sequence[MapFinding] = check(folder)
    except MapError as error:
        wrong = (error.finding,)
    for finding in wrong:
        place = f"{finding.place}: " if finding.place else ""
        _write(f"{file}: {place}{say_map_cause(finding)}")
    playable = all(finding.code in ADVICE for finding in wrong)
    if playable and wrong:
        said = QCoreApplication.translate("MapCheck", "it can be played on, but is crowded")
    elif playable:
        said = QCoreApplication.translate("MapCheck", "it can be played on; nothing is wrong")
    else:
        said = QCoreApplication.translate("MapCheck", "it cannot be played on")
    _write(f"{file}: {said}")
    return playable


def _write(line: str) -> None:
    # A file's name may hold bytes that no encoding knows, and a terminal may know few letters.
    encoding = sys.stdout.encoding or "utf-8"
    sys.stdout.write(line.encode(encoding, "backslashreplace").decode(encoding) + "\n")


if __name__ == "__main__":
    raise SystemExit(main())
