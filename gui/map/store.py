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
from threading import Lock

from PySide6.QtGui import QImage

from engine import caches

TERRAIN = 1
"""Raise it whenever the same board would be painted otherwise: stored pictures are then dropped."""

LIMIT = 192 * 1024 * 1024
"""Bytes that all stored pictures together may take."""

LARGEST = 64 * 1024 * 1024
"""Bytes of one picture that is still worth storing."""

_PART = 8
"""So many parts of the limit: one is made free when it is reached, and one may come unseen."""

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
        _room.take(path.parent, len(_MAGIC + head) + len(pixels))


class _Room:
    """How much room the pictures of a folder take, so that not all are looked at for each new one.

    What another window keeps there is seen whenever all are looked at.
    """

    def __init__(self) -> None:
        self._where = Path()
        self._taken = self._fresh = 0
        """Bytes of all pictures, and of those that came since somebody looked at all."""

        self._counting = Lock()  # whoever paints keeps, and several threads paint

    def take(self, where: Path, size: int) -> None:
        """Count what was kept, and look at all pictures when it may be too much."""
        with self._counting:
            self._taken += size
            self._fresh += size
            known = where == self._where and self._fresh <= LIMIT // _PART
            if not known or self._taken > LIMIT:
                self._taken, self._fresh = _tidy(where), 0
                self._where = where


_room = _Room()


def _tidy(where: Path) -> int:
    """Drop what was not used for longest, and what was never finished, until there is room again.

    Return the bytes of all that stays.
    """
    files = []
    for path in where.iterdir():
        with suppress(OSError):
            status = path.stat()
            files.append((status.st_mtime, status.st_size, path))
    total = sum(size for _, size, _ in files)
    most = LIMIT if total <= LIMIT else LIMIT - LIMIT // _PART  # else it is full again at once
    for _, size, path in sorted(files):
        if total <= most:
            break
        path.unlink(missing_ok=True)
        total -= size
    return total
