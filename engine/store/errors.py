"""What can be wrong with a game's file, as codes and facts; the words live with the windows."""

import errno
import sqlite3
from collections.abc import Mapping
from enum import StrEnum
from pathlib import Path
from types import MappingProxyType
from typing import Self


class StoreFault(StrEnum):
    """Why a game's file cannot be used, or something could not be stored in it."""

    MISSING = "missing"
    """There is no such file."""

    UNREADABLE = "unreadable"
    """The file is there, but the system does not let us read it. Facts: ``cause``."""

    NOT_A_GAME = "not a game"
    """The file is something else."""

    FOREIGN = "foreign"
    """Something is in the file that no game has and that could act by itself; nothing was read.
    Facts: ``kind`` (table, view, trigger, index), ``name``."""

    BESIDE = "beside"
    """What lies beside the file is no journal of it. Facts: ``beside``."""

    TOO_LARGE = "too large"
    """The file is larger than any game. Facts: ``size``, ``limit``, in bytes."""

    TOO_SLOW = "too slow"
    """Reading it takes longer than any game does, so it was broken off."""

    EMPTY = "empty"
    """A game's file in which no game was founded."""

    NEWER = "newer"
    """Written by a later version of the program. Facts: ``found``, ``known``."""

    UNKNOWN_GAME = "unknown game"
    """A game, or a point of its rules, that this version does not know. Facts: ``game``."""

    IN_USE = "in use"
    """Another window or program has the game open; two must never write."""

    DAMAGED = "damaged"
    """Part of the history is unreadable. Facts: ``step`` (the last good one, 0 for none) and
    ``phase`` (in which it lies, of which ``game``; may be empty). The game can be looked at as it
    was then; a copy of it can be played on."""

    READ_ONLY = "read only"
    """The file or its folder cannot be written; the game can be looked at."""

    DISK_FULL = "disk full"
    """No room: what was to be stored was not, and has not happened."""

    NOT_STORED = "not stored"
    """The disk failed: what was to be stored was not, and has not happened. Facts: ``cause``."""

    VANISHED = "vanished"
    """The file was moved or deleted while the game was open; nothing more is stored."""

    CHANGED = "changed"
    """Another program wrote into the file while the game was open."""

    EXISTS = "exists"
    """A new game would overwrite a file."""


class StoreError(ValueError):
    """A game's file that cannot be used, or cannot take more. Memory is as it was before."""

    code: StoreFault
    facts: Mapping[str, str]
    path: Path

    def __init__(self, code: StoreFault, path: Path, **facts: str) -> None:
        super().__init__(code, path, facts)
        self.code = code
        self.path = path
        self.facts = MappingProxyType(facts)

    def __str__(self) -> str:
        facts = ", ".join(f"{key}={value}" for key, value in self.facts.items())
        return f"{self.path}: {self.code}" + (f" ({facts})" if facts else "")

    @classmethod
    def of(cls, error: sqlite3.Error | MemoryError | UnicodeDecodeError, path: Path) -> Self:
        """Say what SQLite reported in a table's terms."""
        name = getattr(error, "sqlite_errorname", "")
        unreadable = not name and "decode" in str(error)
        if unreadable or not isinstance(error, sqlite3.Error):
            name = "SQLITE_CORRUPT"  # a length or a letter that no page of ours holds
        for start, code in _NAMES.items():
            if name.startswith(start):
                facts = {"step": "0", "phase": ""} if code is StoreFault.DAMAGED else {}
                return cls(code, path, **facts)
        return cls(StoreFault.NOT_STORED, path, cause=name or type(error).__name__)

    @classmethod
    def of_os(cls, error: OSError, path: Path) -> Self:
        """Say what the operating system reported in a table's terms."""
        if isinstance(error, FileNotFoundError):
            return cls(StoreFault.MISSING, path)
        if isinstance(error, FileExistsError):
            return cls(StoreFault.EXISTS, path)
        if isinstance(error, PermissionError) or error.errno == errno.EROFS:
            return cls(StoreFault.READ_ONLY, path)
        if error.errno in (errno.ENOSPC, errno.EDQUOT):
            return cls(StoreFault.DISK_FULL, path)
        return cls(StoreFault.NOT_STORED, path, cause=error.strerror or type(error).__name__)


_NAMES = MappingProxyType(
    {
        "SQLITE_FULL": StoreFault.DISK_FULL,
        "SQLITE_READONLY_DBMOVED": StoreFault.VANISHED,
        "SQLITE_READONLY": StoreFault.READ_ONLY,
        "SQLITE_BUSY": StoreFault.IN_USE,
        "SQLITE_LOCKED": StoreFault.IN_USE,
        "SQLITE_NOTADB": StoreFault.NOT_A_GAME,
        "SQLITE_CORRUPT": StoreFault.DAMAGED,
        "SQLITE_ERROR": StoreFault.DAMAGED,  # a table that is not there, or is no table
        "SQLITE_TOOBIG": StoreFault.DAMAGED,
        "SQLITE_INTERRUPT": StoreFault.TOO_SLOW,
        "SQLITE_AUTH": StoreFault.DAMAGED,  # the name of one of our tables on something else
        "SQLITE_MISMATCH": StoreFault.DAMAGED,
        "SQLITE_PERM": StoreFault.READ_ONLY,
        "SQLITE_CONSTRAINT": StoreFault.CHANGED,
        "SQLITE_CANTOPEN": StoreFault.READ_ONLY,
    }
)


def damaged(path: Path, step: int) -> StoreError:
    """Say up to which step a game is readable."""
    return StoreError(StoreFault.DAMAGED, path, step=str(step), phase="")
