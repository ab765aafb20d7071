"""What somebody has marked and not yet had revealed: whoever comes back goes on with it."""

from collections.abc import Mapping
from pathlib import Path

from engine.study.predicting import Fate
from gui.kit.kept_list import KeptList

NAME = "predicting.json"
_LONGEST_FILE = 1_000_000
_MOST = 50
"""Phases that somebody may leave half marked; the oldest go."""


class KeptMarks:
    """Marks by phase, in one file beside the program's other lists."""

    def __init__(self, folder: Path) -> None:
        self._list = KeptList(folder / NAME, _LONGEST_FILE)

    def of(self, key: str) -> Mapping[str, Fate]:
        """Return what is marked in a phase; what cannot be understood is not marked."""
        entry = self._list.read().get(key)
        if not isinstance(entry, dict):
            return {}
        known = {str(fate): fate for fate in Fate}
        return {unit: known[said] for unit, said in entry.items() if said in known}

    def keep(self, key: str, said: Mapping[str, Fate]) -> None:
        """Keep what is marked; nothing where it has been revealed.

        Raises:
            OSError: it could not be written; what was kept before still is.
        """
        every = {of: marks for of, marks in self._list.read().items() if of != key}
        if said:
            every[key] = {unit: str(fate) for unit, fate in said.items()}
        if every != self._list.read():
            self._list.write(dict([*every.items()][-_MOST:]))
