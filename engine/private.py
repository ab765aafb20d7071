"""Files and folders that nobody but their owner reads, written whole or not at all.

A game holds orders that nobody has opened, a list says who plays with whom; what others on the same
computer may see is no matter of chance, nor of the settings of a shell (``umask``).
"""

import errno
import itertools
import os
import stat
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

FILE, FOLDER = 0o600, 0o700

_turns = itertools.count(1)


def make_folder(folder: Path) -> None:
    """Make a folder, with those above it that are missing; one that is there stays as it is.

    Raises:
        OSError: it cannot be made.
    """
    if folder.is_dir():
        return
    if not folder.parent.is_dir():
        make_folder(folder.parent)
    try:
        folder.mkdir(mode=FOLDER)
    except FileExistsError:
        if not folder.is_dir():  # made meanwhile by another program, or no folder at all
            raise
    else:
        _close(folder, FOLDER)


def own_folder(folder: Path) -> None:
    """Make one of the program's own folders, or close it to others if an earlier version made it.

    Raises:
        OSError: it cannot be made.
    """
    make_folder(folder)
    if not folder.is_symlink():
        close_to_others(folder, FOLDER)


def close_to_others(path: Path, mode: int = FILE) -> None:
    """Close a file or a folder to others if it is ours; a disk without permissions stays so."""
    with suppress(OSError):
        status = path.stat()
        if os.name == "posix" and status.st_mode & 0o077 and status.st_uid == os.geteuid():
            _close(path, mode)


def contents(path: Path, most: int) -> bytes:
    """Return what is in a file; what is none is not waited for.

    Raises:
        OSError: it cannot be read, is a pipe or a device, or has more than so many bytes.
    """
    status = path.stat()
    if stat.S_ISDIR(status.st_mode):
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(path))
    if not stat.S_ISREG(status.st_mode):
        raise OSError(errno.EINVAL, os.strerror(errno.EINVAL), str(path))
    if status.st_size > most:
        raise OSError(errno.EFBIG, os.strerror(errno.EFBIG), str(path))
    return path.read_bytes()


def make_file(path: Path) -> None:
    """Make an empty file.

    Raises:
        OSError: there is one already, or it cannot be made.
    """
    os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, FILE))
    _close(path, FILE)


@contextmanager
def replacing(path: Path, *, synced: bool = True) -> Iterator[Path]:
    """Write a file beside ``path`` that takes its place at the end, whole and on the disk.

    What is not ``synced`` the disk has a while later: it outlives the program, though perhaps not
    the computer.

    Raises:
        OSError: it could not be written; what was there before is still there.
    """
    draft = path.with_name(f".{path.name}.{os.getpid()}-{next(_turns)}.part")
    draft.unlink(missing_ok=True)
    try:
        make_file(draft)
        yield draft
        if synced:
            sync(draft)
        draft.replace(path)
        if synced and os.name == "posix":  # Windows cannot sync a folder, and need not.
            sync(path.parent)
    finally:
        draft.unlink(missing_ok=True)


def sync(path: Path) -> None:
    """Wait until a file, or what a folder lists, is on the disk.

    Raises:
        OSError: the disk failed.
    """
    handle = os.open(path, os.O_RDONLY if path.is_dir() else os.O_RDWR)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def _close(path: Path, mode: int) -> None:
    with suppress(OSError):  # a disk that knows no permissions has none to give
        path.chmod(mode)
