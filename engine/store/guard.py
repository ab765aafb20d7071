"""Lists and books that several programs change: one at a time reads, changes and writes them.

The system lets go of a lock when a program ends, however it ends; the empty file that carries it
stays where it is.
"""

import os
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from engine.store.errors import StoreError, StoreFault

PATIENCE = 5.0
"""Seconds to wait for another program; a change takes a few thousandths of one."""

_PAUSE = 0.01


@contextmanager
def alone(file: Path) -> Iterator[None]:
    """Keep other programs from changing a file until this is left.

    Where the folder cannot be written, or knows no locks, nobody waits: what cannot be written
    says so itself.

    Raises:
        StoreError: another program does not let go of it.
    """
    try:
        handle = os.open(file.with_name(f".{file.name}.lock"), os.O_RDWR | os.O_CREAT, 0o600)
    except OSError:
        yield
        return
    if hasattr(os, "fchmod"):
        with suppress(OSError):  # somebody else's
            os.fchmod(handle, 0o600)
    try:
        _take(handle, file)
        yield
    finally:
        os.close(handle)


def set_aside(file: Path) -> Path:
    """Move a file that cannot be read out of the way, over nothing, and return where it lies now.

    Raises:
        OSError: it cannot be moved.
    """
    place, turn = file.with_suffix(f".broken{file.suffix}"), 2
    while place.exists():
        place, turn = file.with_suffix(f".broken-{turn}{file.suffix}"), turn + 1
    file.rename(place)
    return place


def sweep(file: Path) -> None:
    """Clear away drafts of a file that were left by programs killed while they wrote."""
    for draft in file.parent.glob(f".{file.name}.*.part"):
        with suppress(OSError):
            draft.unlink()


def _take(handle: int, file: Path) -> None:
    until = time.monotonic() + PATIENCE
    while True:
        try:
            _lock(handle)
        except (BlockingIOError, PermissionError) as error:
            if time.monotonic() > until:
                raise StoreError(StoreFault.IN_USE, file) from error
            time.sleep(_PAUSE)
        except OSError:
            return  # no locks here
        else:
            return


if sys.platform == "win32":
    import msvcrt

    def _lock(handle: int) -> None:
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _lock(handle: int) -> None:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
