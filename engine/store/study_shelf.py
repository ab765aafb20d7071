"""The shelf of studies: what lies in their folder, the last changed first.

Each is kept as it is made, so that there is no list to keep: the folder is the list.
"""

import math
import time
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from engine.store.bounded_reads import BoundedReads
from engine.store.errors import StoreError, StoreFault
from engine.store.study_cover import StudyCover, StudyFront, read_study_front
from engine.store.study_file import SUFFIX

FOLDER = "studies"
"""Where studies lie, in the folder of the games."""

_MOST_SECONDS = 3600.0


@dataclass(frozen=True, slots=True, kw_only=True)
class ShelvedStudy:
    """A study on the shelf."""

    path: Path
    cover: StudyCover | None = None
    id: str = ""
    trouble: StoreError | None = None
    """Why there is no cover: open in another window, damaged, later version …"""

    unread: bool = False
    """It was not looked at yet: there was no time."""


class StudyShelf:
    """Studies that lie in a folder."""

    def __init__(self, games: Path) -> None:
        """Look beside the games."""
        self.folder = games / FOLDER
        self._reads: BoundedReads[StudyFront] = BoundedReads(read_study_front)
        self._known: dict[Path, tuple[tuple[int, int], StudyFront]] = {}

    def studies(self, *, within: float = math.inf) -> tuple[ShelvedStudy, ...]:
        """Return the studies with their covers, the last changed first.

        Those that cannot be looked at ``within`` so many seconds are unread; each cover is read
        once, as long as its file stands as it stood. A file whose program was killed before it
        could begin a study in it is none.
        """
        stood = self._stood()
        fresh = [path for path, at in stood.items() if self._known.get(path, (None,))[0] != at]
        until = time.monotonic() + min(within, _MOST_SECONDS)
        read = self._reads.look(fresh, until)
        for path, front in read.items():
            if isinstance(front, StudyFront):
                self._known[path] = stood[path], front
        shelved = (self._shelved(path, read.get(path), stood[path]) for path in stood)
        return tuple(one for one in shelved if not _never_begun(one.trouble))

    def last(self, *, within: float) -> ShelvedStudy | None:
        """Return the study that was worked at last, as far as can be told ``within`` some seconds.

        Nothing where there is none.
        """
        stood = self._stood()
        if not stood:
            return None
        path = next(iter(stood))
        read = self._reads.look([path], time.monotonic() + within).get(path)
        if isinstance(read, StudyFront):
            self._known[path] = stood[path], read
        return self._shelved(path, read, stood[path])

    def of_item(self, item: str, *, within: float) -> tuple[ShelvedStudy, ...]:
        """Return the studies that were opened from an item of the library, the last changed first.

        Those that cannot be looked at ``within`` so many seconds are not among them.
        """
        every = self.studies(within=within)
        return tuple(one for one in every if one.cover is not None and one.cover.item == item)

    def free_path(self, stem: str) -> Path:
        """Return where a study of a name could be begun: no file lies there."""
        path, turn = self.folder / f"{stem}{SUFFIX}", 2
        while path.exists():
            path, turn = self.folder / f"{stem} {turn}{SUFFIX}", turn + 1
        return path

    def _stood(self) -> dict[Path, tuple[int, int]]:
        found: dict[Path, tuple[int, int]] = {}
        with suppress(OSError):  # no such folder, no studies in it
            for path in self.folder.glob(f"*{SUFFIX}"):
                with suppress(OSError):
                    status = path.stat()
                    found[path] = status.st_mtime_ns, status.st_size
        return dict(sorted(found.items(), key=lambda one: (-one[1][0], one[0])))

    def _shelved(
        self, path: Path, read: StudyFront | StoreError | None, stood: tuple[int, int]
    ) -> ShelvedStudy:
        if isinstance(read, StoreError):
            return ShelvedStudy(path=path, trouble=read)
        known = self._known.get(path)
        if known is None or known[0] != stood:
            return ShelvedStudy(path=path, unread=True)
        return ShelvedStudy(path=path, cover=known[1].cover, id=known[1].id)


def _never_begun(trouble: StoreError | None) -> bool:
    return trouble is not None and trouble.code is StoreFault.EMPTY
