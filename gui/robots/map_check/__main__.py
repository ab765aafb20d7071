"""``velmoc.py map check FOLDER``: everything that is wrong with a map, in words.

``velmoc.py map export MAP`` describes a map for other programs.
"""

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from engine import caches
from engine.board import states_file
from engine.board.compiler import ADVICE
from engine.board.errors import MapError, MapFault, MapFinding
from engine.board.loader import STATES, check, every_map_name, file_of, load, read
from engine.board.mapfile import parse
from engine.catalogue import CARDS
from engine.exchange import commands
from gui import i18n
from gui.errors.sentences import say_map_cause
from gui.games import every_game  # noqa: F401 - here the games come in
from gui.i18n import QT_TRANSLATE_NOOP
from gui.process import encoding

if TYPE_CHECKING:
    from gui.robots.map_check.inspector import Finding, Tally
    from gui.robots.map_check.measured_board import Size

POSITIONS = 200
"""Positions by chance in which pieces and lines are measured."""

FINDINGS = MappingProxyType(
    {
        "unit_away": QT_TRANSLATE_NOOP(
            "MapCheck", "only {figure}% of the unit lies on its own space"
        ),
        "unit_out": QT_TRANSLATE_NOOP(
            "MapCheck", "the middle of the unit lies outside its own space"
        ),
        "beaten_astray": QT_TRANSLATE_NOOP(
            "MapCheck",
            "driven out, the unit could be taken to stand elsewhere: {figure}% lies there",
        ),
        "beaten_lost": QT_TRANSLATE_NOOP(
            "MapCheck",
            "driven out of its space ({figure}% lies in it), and no line leads back",
        ),
        "way_astray": QT_TRANSLATE_NOOP(
            "MapCheck", "{figure}% of the arrow runs through third spaces"
        ),
        "leg_ashore": QT_TRANSLATE_NOOP(
            "MapCheck", "{figure}% of the leg from sea to sea runs over land"
        ),
        "voyage_ashore": QT_TRANSLATE_NOOP(
            "MapCheck", "{figure}% of an army's way by water runs over land"
        ),
        "arrow_short": QT_TRANSLATE_NOOP(
            "MapCheck", "only {figure} pixels of the arrow's shaft are to be seen"
        ),
        "anchor_hidden": QT_TRANSLATE_NOOP(
            "MapCheck", "pieces cover {figure}% of the anchor of a port's seizure"
        ),
        "mark_hidden": QT_TRANSLATE_NOOP(
            "MapCheck", "the unit hides {figure}% of a centre's or a port's mark"
        ),
        "disc_on_piece": QT_TRANSLATE_NOOP("MapCheck", "a disc covers {figure}% of a piece"),
        "disc_on_centre": QT_TRANSLATE_NOOP("MapCheck", "a disc hides a centre"),
        "coast_unnamed": QT_TRANSLATE_NOOP(
            "MapCheck", "the coast's name is not written beside it, or not on a fleet there"
        ),
    }
)
"""What is said of each finding."""

HEADINGS = MappingProxyType(
    {
        "unit_away": QT_TRANSLATE_NOOP("MapCheck", "units away from their space:"),
        "unit_out": QT_TRANSLATE_NOOP("MapCheck", "middles of units outside:"),
        "beaten_astray": QT_TRANSLATE_NOOP("MapCheck", "beaten units in a foreign space:"),
        "beaten_lost": QT_TRANSLATE_NOOP("MapCheck", "beaten units that nothing leads back:"),
        "way_astray": QT_TRANSLATE_NOOP("MapCheck", "arrows through third spaces:"),
        "leg_ashore": QT_TRANSLATE_NOOP("MapCheck", "legs from sea to sea over land:"),
        "voyage_ashore": QT_TRANSLATE_NOOP("MapCheck", "convoys over land:"),
        "arrow_short": QT_TRANSLATE_NOOP("MapCheck", "short arrows:"),
        "anchor_hidden": QT_TRANSLATE_NOOP("MapCheck", "covered anchors:"),
        "mark_hidden": QT_TRANSLATE_NOOP("MapCheck", "centres and ports under units:"),
        "disc_on_piece": QT_TRANSLATE_NOOP("MapCheck", "discs on pieces:"),
        "disc_on_centre": QT_TRANSLATE_NOOP("MapCheck", "discs on centres:"),
        "coast_unnamed": QT_TRANSLATE_NOOP("MapCheck", "coasts without a name:"),
    }
)


def main(given: Sequence[str] | None = None) -> int:
    """Check maps; 0 when all can be played on, 1 when one cannot, 2 when asked badly."""
    parser = argparse.ArgumentParser(
        prog="velmoc.py map",
        description="Say everything that is wrong with a map, or describe it in JSON.",
    )
    things = parser.add_subparsers(dest="what", required=True, metavar="WHAT")
    checked = things.add_parser("check", help="say everything that is wrong: file, place, cause")
    checked.add_argument("folders", type=Path, nargs="+", metavar="FOLDER", help="with a map.json")
    checked.add_argument(
        "--pieces", action="store_true", help="measure whether pieces and lines say the truth"
    )
    checked.add_argument(
        "--positions", type=int, default=POSITIONS, metavar="N", help="with --pieces: by chance"
    )
    exported = things.add_parser("export", help="describe a map in one JSON document")
    exported.add_argument(
        "map", metavar="MAP", help=f"{', '.join(every_map_name())}; or the folder of another"
    )
    chosen = parser.parse_args(given)
    if chosen.what == "export":
        return commands.main(["map", "export", chosen.map])
    folders: list[Path] = chosen.folders
    encoding.use_utf8()
    application = QCoreApplication.instance() or _application(windows=chosen.pieces)
    i18n.speak(i18n.system_language())
    playable = [_check(folder) for folder in folders]
    if chosen.pieces:
        playable = [
            fit and _inspect(folder, max(0, chosen.positions))
            for fit, folder in zip(playable, folders, strict=True)
        ]
    application.processEvents()
    return 0 if all(playable) else 1


def _application(*, windows: bool) -> QCoreApplication:
    """Return a program that can draw, if something is to be drawn."""
    if not windows:
        return QCoreApplication([])
    from PySide6.QtWidgets import QApplication  # noqa: PLC0415 - a check of the words needs none

    return QApplication([])


def _check(folder: Path) -> bool:
    """Say what is wrong with one map; tell whether it can be played on."""
    file = file_of(folder)
    try:
        wrong: Sequence[MapFinding] = check(folder)
        wrong = (*wrong, *_game_of(file))
    except MapError as error:
        wrong = (error.finding,)
    for finding in wrong:
        place = f"{finding.place}: " if finding.place else ""
        _write(f"{file}: {place}{say_map_cause(finding)}")
    playable = all(finding.code in ADVICE for finding in wrong)
    if playable and wrong:
        verdict = QCoreApplication.translate("MapCheck", "it can be played on, but is crowded")
    elif playable:
        verdict = QCoreApplication.translate("MapCheck", "it can be played on; nothing is wrong")
    else:
        verdict = QCoreApplication.translate("MapCheck", "it cannot be played on")
    _write(f"{file}: {verdict}")
    return playable


def _game_of(file: Path) -> Sequence[MapFinding]:
    """Say if nobody knows the game that a map, sound otherwise, is played with."""
    content = read(file)
    states = file.name == STATES
    game = (states_file.parse(file, content) if states else parse(file, content)).game
    return () if game in CARDS else (MapFinding(MapFault.UNKNOWN_GAME, "game", {"game": game}),)


def _inspect(folder: Path, positions: int) -> bool:
    """Measure pieces and lines on a map that can be played on; tell whether they say the truth."""
    # A check of the words needs no pictures.
    from gui.robots.map_check import inspector as piece_check  # noqa: PLC0415
    from gui.robots.map_check.measured_board import SIZES  # noqa: PLC0415

    file = file_of(folder)
    if file.name == STATES:
        return True  # no piece ever stands there
    tally = piece_check.inspect(load(folder, caches.folder("maps")), positions)
    reported = set()
    for finding in tally.findings:
        line = f"{file}: {finding.size}: {finding.place}: {_say_finding(finding)}"
        if line not in reported:
            reported.add(line)
            _write(line)
    for size in SIZES:
        _write(f"{file}: {size.name}: {_sum(tally, size)}")
    translate = QCoreApplication.translate
    line = (
        translate("MapCheck", "the picture says something else than the position")
        if reported
        else translate("MapCheck", "pieces and lines say the truth")
    )
    _write(f"{file}: {line}")
    return not reported


def _say_finding(finding: "Finding") -> str:
    """Say what a picture says wrongly, with its figure."""
    shown = finding.figure if finding.fault == "arrow_short" else finding.figure * 100
    sentence = QCoreApplication.translate("MapCheck", FINDINGS[finding.fault])
    return sentence.format(figure=round(shown))


def _sum(tally: "Tally", size: "Size") -> str:
    """Say how much of what was measured at one size was wrong."""
    parts = []
    for fault, heading in HEADINGS.items():
        looked = sum(count for key, count in tally.looked.items() if key == (size.name, fault))
        wrong = sum(one.size == size.name and one.fault == fault for one in tally.findings)
        heading_said = QCoreApplication.translate("MapCheck", heading)
        parts.append(
            QCoreApplication.translate("MapCheck", "{what} {wrong} of {looked}").format(
                what=heading_said, wrong=wrong, looked=looked
            )
        )
    return ", ".join(parts)


def _write(line: str) -> None:
    # A file's name may hold bytes that no encoding knows, and a terminal may know few letters.
    encoding = sys.stdout.encoding or "utf-8"
    sys.stdout.write(line.encode(encoding, "backslashreplace").decode(encoding) + "\n")


if __name__ == "__main__":
    raise SystemExit(main())
