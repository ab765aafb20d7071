"""Covers of many games at once: what was read of a file is kept as long as it stands as it stood.

Five hundred files take long to open; to ask five hundred files when they were last written does
not. The keeping is a convenience: without it, or with one that is broken, covers are read anew.
"""

import json
import os
import stat
import threading
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from engine import private
from engine.store import disk, salvage
from engine.store.cover import Cover, read_front
from engine.store.errors import StoreError, damaged

NAME = "covers.json"
_LARGEST = 256 * 1024 * 1024
"""Bytes; five hundred games have two million."""

Stood = tuple[int, int, int]
"""When a file was last written, how long it is, and which file of the disk it is."""


@dataclass(frozen=True, slots=True)
class Front:
    """What a game shows from outside: which game it is, wherever its file lies, and its cover."""

    id: str
    """Empty for a game whose beginning cannot be read."""

    cover: Cover


class Covers:
    """Reads covers, each file only once; on several threads if need be."""

    def __init__(self, folder: Path) -> None:
        """Keep what was read in ``folder``."""
        self._file = folder / NAME
        self._kept: dict[str, tuple[Stood, str, str]] | None = None
        self._reading = threading.Lock()
        self._fronts: dict[str, tuple[Stood, Front]] = {}
        self._changed = False

    def read(self, path: Path) -> Front:
        """Return what a game shows from outside.

        Raises:
            StoreError: see ``read_cover``.
        """
        stood = _stood(path)
        known = self._known(path, stood) if stood is not None else None
        if known is not None:
            return known
        id_, text = read_front(path)
        front = Front(id_, _parsed(path, text))
        if stood is not None and stood == _stood(path):
            self._remember()[str(path)] = (stood, id_, text)
            self._fronts[str(path)] = (stood, front)
            self._changed = True
        return front

    def id_of(self, path: Path) -> str:
        """Return which game a file held when it was read last; empty if it never was."""
        kept = self._remember().get(str(path))
        return kept[1] if kept is not None else ""

    def keep(self, paths: frozenset[Path]) -> None:
        """Write down what was read of these games; what is known of others is forgotten."""
        wanted = {str(path) for path in paths}
        kept = {path: one for path, one in dict(self._remember()).items() if path in wanted}
        if not self._changed and len(kept) == len(self._remember()):
            return
        self._kept, self._changed = kept, False
        listed = {path: [*stood, id_, text] for path, (stood, id_, text) in kept.items()}
        # Without it the covers are read once more.
        with suppress(OSError, StoreError):
            private.own_folder(self._file.parent)
            with disk.replacing(self._file) as draft:
                draft.write_text(json.dumps({"version": 1, "covers": listed}), encoding="utf-8")

    def _known(self, path: Path, stood: Stood) -> Front | None:
        read = self._fronts.get(str(path))
        if read is not None and read[0] == stood:
            return read[1]
        kept = self._remember().get(str(path))
        if kept is None or kept[0] != stood:
            return None
        try:
            front = Front(kept[1], Cover.parse(kept[2]))
        except ValueError:
            return None
        self._fronts[str(path)] = (stood, front)
        return front

    def _remember(self) -> dict[str, tuple[Stood, str, str]]:
        with self._reading:
            return self._read_once()

    def _read_once(self) -> dict[str, tuple[Stood, str, str]]:
        if self._kept is None:
            try:
                text = private.contents(self._file, _LARGEST).decode("utf-8", "replace")
            except OSError:
                text = ""
            read = salvage.loads(text)[0]
            listed = read.get("covers") if isinstance(read, dict) else None
            self._kept = {}
            for path, one in listed.items() if isinstance(listed, dict) else ():
                with suppress(ValueError, TypeError, OverflowError):  # that one is read anew
                    self._kept[path] = _kept(one)
        return self._kept


def _kept(read: Any) -> tuple[Stood, str, str]:
    written, size, file, id_, text = read
    numbers = all(type(number) is int for number in (written, size, file))
    if not numbers or not isinstance(id_, str) or not isinstance(text, str):
        raise ValueError("no cover that was kept")
    return (written, size, file), id_, text


def _parsed(path: Path, text: str) -> Cover:
    try:
        return Cover.parse(text)
    except ValueError as error:
        raise damaged(path, 0) from error


def _stood(path: Path) -> Stood | None:
    """Tell how a file stands; nothing when it has to be looked into.

    A journal beside it means that somebody has the game open, or that a power cut left it half
    written.
    """
    try:
        status = path.stat()
        busy = path.with_name(f"{path.name}-journal").exists()
    except (OSError, ValueError):
        return None
    if busy or not stat.S_ISREG(status.st_mode) or not os.access(path, os.R_OK):
        return None
    return status.st_mtime_ns, status.st_size, status.st_ino
