"""What somebody changed in the study: kept at every change, and there again the next time."""

import json
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from engine import private
from engine.board.board import Board
from engine.rules.order import OrderError
from engine.rules.position import Unit, UnitKind
from gui.study.case import PlacingError, StudyCase, check_place
from gui.study.changed_boards import NAME, read_all
from gui.words import labels

_LONGEST_LINE = 400


@dataclass(frozen=True, slots=True, kw_only=True)
class Changed:
    """A board as it was left."""

    case: StudyCase
    version: int
    """Which of the printed cases it was changed from."""

    line: str
    """What stands in the typing line."""


class KeptCases:
    """Boards that were changed, each by its example, in one file."""

    def __init__(self, folder: Path) -> None:
        self._folder, self._file = folder, folder / NAME

    def read(self, example: str, printed: StudyCase, board: Board) -> Changed | None:
        """Return a board as it was left; nothing where nothing sensible is kept."""
        entry = self._all().get(example)
        try:
            return _board_of(entry, printed, board)
        except (KeyError, TypeError, ValueError, AttributeError, PlacingError):
            return None

    def version(self, example: str) -> int:
        """Return which of the printed cases a board was changed from."""
        entry = self._all().get(example)
        version = entry.get("version") if isinstance(entry, dict) else 0
        return version if isinstance(version, int) else 0

    def keep(self, example: str, changed: Changed | None) -> None:
        """Keep a board, or forget one that is as printed again."""
        known = dict(self._all())
        before = known.pop(example, None)
        if changed is not None:
            case = changed.case
            known[example] = {
                "version": changed.version,
                "units": [[one.power, str(one.kind), one.at] for one in case.position.units],
                "orders": {at: str(order) for at, order in case.orders.items()},
                "line": changed.line,
            }
        if known.get(example) == before:
            return
        with suppress(OSError):  # it is still there as long as the program runs
            private.own_folder(self._file.parent)
            with private.replacing(self._file) as fresh:
                fresh.write_text(json.dumps(known, indent=1) + "\n", "utf-8")

    def _all(self) -> Mapping[str, Any]:
        return read_all(self._folder)


def _board_of(entry: Any, printed: StudyCase, board: Board) -> Changed | None:
    if not isinstance(entry, dict):
        return None
    units: list[Unit] = []
    for power, kind, at in entry["units"]:
        check_place(board, UnitKind(kind), at)
        unit = Unit(power, UnitKind(kind), at)
        if power not in board.powers_by_id or any(unit.province == one.province for one in units):
            return None
        units.append(unit)
    position = replace(printed.position, units=tuple(units))
    case = StudyCase(position=position, orders={})
    for order in entry["orders"].values():
        with suppress(OrderError, ValueError):
            case = case.give(labels.order_of(str(order), board))
    line = entry.get("line", "")
    line = line[:_LONGEST_LINE] if isinstance(line, str) and line.isprintable() else ""
    return Changed(case=case, version=int(entry["version"]), line=line)
