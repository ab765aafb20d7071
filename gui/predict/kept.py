"""What somebody has marked and not yet had revealed: whoever comes back goes on with it."""

import json
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any

from engine import private
from engine.study.predicting import Fate

NAME = "predicting.json"
_LONGEST_FILE = 1_000_000
_MOST = 50
"""Phases that somebody may leave half marked; the oldest go."""


class KeptMarks:
    """Marks by phase, in one file beside the program's other lists."""

    def __init__(self, folder: Path) -> None:
        self._file = folder / NAME

    def of(self, key: str) -> Mapping[str, Fate]:
        """Return what is marked in a phase; what cannot be understood is not marked."""
        entry = self._all().get(key)
        if not isinstance(entry, dict):
            return {}
        known = {str(fate): fate for fate in Fate}
        return {unit: known[said] for unit, said in entry.items() if said in known}

    def keep(self, key: str, said: Mapping[str, Fate]) -> None:
        """Keep what is marked; nothing where it has been revealed."""
        every = {of: marks for of, marks in self._all().items() if of != key}
        if said:
            every[key] = {unit: str(fate) for unit, fate in said.items()}
        if every != self._all():
            self._write(dict([*every.items()][-_MOST:]))

    def _all(self) -> Mapping[str, Any]:
        try:
            parsed = json.loads(private.contents(self._file, _LONGEST_FILE))
        except (OSError, ValueError, RecursionError):
            return {}
        return parsed if isinstance(parsed, dict) else {}

    def _write(self, known: Mapping[str, Any]) -> None:
        with suppress(OSError):  # then one begins with nothing marked
            private.own_folder(self._file.parent)
            with private.replacing(self._file) as fresh:
                fresh.write_text(json.dumps(known, indent=1) + "\n", "utf-8")
