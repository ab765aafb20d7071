"""What is typed and is nothing yet: kept beside the lists a moment later, until it is something.

A line that is no whole order, a note while it is written. Nobody waits for the disk at a key: what
is kept here outlives the program; what a rest of the hand keeps is on the disk.
"""

from collections.abc import Iterator, Mapping
from enum import StrEnum
from pathlib import Path
from typing import Any, Final, NamedTuple

from engine.study import words
from gui.kit.kept_list import KeptList

NAME: Final = "typing.json"
_LONGEST_FILE = 4_000_000
_MOST = 50
"""Studies and games of which something is kept; those typed into longest ago go."""


class What(StrEnum):
    """What is typed into."""

    LINE = "line"
    NAME = "name"
    NOTE = "note"
    TITLE = "title"
    TEXT = "text"
    FACT = "fact"
    HINTS = "hints"
    OTHERWISE = "otherwise"


class Place(NamedTuple):
    """Which field of which board or chapter."""

    what: What
    at: int
    """The number of the board, or of the chapter."""

    of: str = ""
    """Which fact it is, or whose line."""


class KeptTyping:
    """What is kept of one study or game, in one file with that of all others."""

    def __init__(self, folder: Path, of: str) -> None:
        self._list, self._of = KeptList(folder / NAME, _LONGEST_FILE, synced=False), of

    def read(self) -> Mapping[Place, str]:
        """Return what was typed; what cannot be understood was not."""
        return dict(_typed(self._list.read().get(self._of)))

    def keep(self, typed: Mapping[Place, str]) -> None:
        """Keep this instead; nothing where nothing is half typed.

        What is longer than may stand anywhere is refused where it is typed, and is not kept here.

        Raises:
            OSError: it could not be written; what was kept before still is.
        """
        before = self._list.read()
        known = {of: entry for of, entry in before.items() if of != self._of}
        told = [[*place, text] for place, text in typed.items() if len(text) <= words.LONGEST_NOTE]
        if told:
            known[self._of] = told
        if known != before:
            self._list.write(self._list.latest(known, _MOST))


def _typed(entry: Any) -> Iterator[tuple[Place, str]]:
    for one in entry if isinstance(entry, list) else ():
        match one:
            case [str(what), int(at), str(of), str(text)] if what in {*What}:
                if len(text) <= words.LONGEST_NOTE and not isinstance(at, bool):
                    yield Place(What(what), at, of), text
