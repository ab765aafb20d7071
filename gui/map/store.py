"""Painted boards on disk as raw pixels, so that the next start has nothing to paint.

A file is a head (what it is, size, checksum), then the pixels. It is written whole or not at all;
whatever is odd about it makes it a miss; the folder is kept small by dropping the longest unused.
"""

import os
import struct
import sys
import tempfile
import zlib
from contextlib import suppress
from pathlib import Path

from PySide6.QtGui import QImage

from engine import caches

TERRAIN = 1
"""Raise it whenever the same board would be painted otherwise: stored pictures are then dropped."""

LIMIT = 192 * 1024 * 1024
"""Bytes that all stored pictures together may take."""

LARGEST = 64 * 1024 * 1024
"""Bytes of one picture that is still worth storing."""

SLACK = 16
"""The part of the limit, one of so many, that may be stored before the folder is looked through
again: there are thousands of small pictures in it."""

_since: dict[Path, int] = {}
"""Bytes stored in a folder since it was looked through; nothing of one that never was."""

_MAGIC = b"velmoc picture 1 " + sys.byteorder.encode() + b"\n"
_HEAD = struct.Struct("<IIII")


def folder() -> Path | None:
    """Return where pictures are kept, beside the compiled maps; nothing if nowhere."""
    return caches.folder("pictures")


def _path(key: str) -> Path | None:
    where = folder()
    if where is None:
        return None
    return where / f"{caches.digest(key.encode(), 12).hex()}.pixels"


def fetch(key: str) -> QImage | None:
    """Read a picture; nothing if there is none, or if it is damaged."""
    path = _path(key)
    if path is None:
        return None
    try:
        with path.open("rb", buffering=0) as file:
            head = file.read(len(_MAGIC) + _HEAD.size)
            width, height, line, checksum = _HEAD.unpack_from(head, len(_MAGIC))
            size = os.fstat(file.fileno()).st_size - len(head)
            whole = head.startswith(_MAGIC) and width * 4 == line
            if not whole or not 0 < line * height == size <= LARGEST:
                return None
            image = QImage(width, height, QImage.Format.Format_RGB32)
            pixels = image.bits()  # read where they stay: to copy them takes as long as to read
            if file.readinto(pixels) != size or zlib.adler32(pixels) != checksum:
                return None
    except (OSError, struct.error):
        return None
    with suppress(OSError):
        os.utime(path)  # used now: drop others first
    return image


def borrow(key: str) -> tuple[QImage, bytes] | None:
    """Read a picture without copying it: it may be used as long as its bytes are kept."""
    path = _path(key)
    if path is None:
        return None
    try:
        with path.open("rb") as file:
            raw = file.read(LARGEST + 4096)
        start = len(_MAGIC) + _HEAD.size
        width, height, line, checksum = _HEAD.unpack_from(raw, len(_MAGIC))
    except (OSError, struct.error):
        return None
    pixels = memoryview(raw)[start:]
    whole = raw.startswith(_MAGIC) and width * 4 <= line and len(pixels) == line * height > 0
    if not whole or zlib.adler32(pixels) != checksum:
        return None
    with suppress(OSError):
        os.utime(path)  # used now: drop others first
    return QImage(pixels, width, height, line, QImage.Format.Format_RGB32), raw


def known(key: str) -> bool:
    """Tell whether a picture lies there, whole or not."""
    path = _path(key)
    return path is not None and path.exists()


def keep(key: str, image: QImage) -> None:
    """Store a picture; a folder that cannot be written is no matter."""
    path = _path(key)
    fits = image.sizeInBytes() <= LARGEST and image.format() == QImage.Format.Format_RGB32
    if path is None or not fits:
        return
    pixels = image.constBits()
    size = image.size()
    head = _HEAD.pack(size.width(), size.height(), image.bytesPerLine(), zlib.adler32(pixels))
    with suppress(OSError):
        from engine import private  # noqa: PLC0415 - a start only reads

        private.own_folder(path.parent)
        handle, name = tempfile.mkstemp(dir=path.parent, prefix=f"{path.stem}.", suffix=".part")
        try:
            with os.fdopen(handle, "wb") as file:
                file.write(_MAGIC + head)
                file.write(pixels)
            Path(name).replace(path)
        except OSError:
            Path(name).unlink(missing_ok=True)
            raise
        _make_room(path.parent, len(_MAGIC + head) + image.sizeInBytes())


def _make_room(where: Path, stored: int) -> None:
    """Look through a folder when a process stores there first, and then now and again."""
    _since[where] = _since.get(where, LIMIT) + stored
    if _since[where] > LIMIT // SLACK:
        _tidy(where)
        _since[where] = 0


def _tidy(where: Path) -> None:
    """Drop what was not used for longest, and what was never finished, until the rest fits."""
    files = []
    for path in where.iterdir():
        with suppress(OSError):
            status = path.stat()
            files.append((status.st_mtime, status.st_size, path))
    total = 0
    for _, size, path in sorted(files, reverse=True):
        total += size
        if total > LIMIT:
            path.unlink(missing_ok=True)
