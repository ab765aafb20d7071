"""Writes the pictures of a reveal: one file per step, or one that moves. Says how far it is.

Pictures are painted in the window's thread, one per turn of the event loop; an animation is packed
beside it. Nothing is left behind of what was broken off or could not be written.
"""

import atexit
import contextlib
import errno
import os
import queue
import threading
from collections.abc import Hashable, Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QObject, QTimer, Signal
from PySide6.QtGui import QImage

from gui.reveal.shots import Shot

if TYPE_CHECKING:
    from PIL.Image import Image

_AHEAD = 6
"""Pictures painted before they are packed."""

_PATIENCE = 5.0
"""Seconds that a program that ends waits for what is being packed to be broken off."""


class _BrokenOffError(Exception):
    """Nobody wants the file any more."""


class Filmed(Protocol):
    """What paints the pictures: of a reveal, or of whatever else a game shows moment by moment."""

    @property
    def name(self) -> str:
        """What files of it are called."""

    def stem(self, number: int, shot: Shot) -> str:
        """Return the name of a picture without its ending; it sorts as it was shown."""

    def look(self, shot: Shot) -> Hashable:
        """Return what a picture has in common with those that look much like it."""

    def paint(self, shot: Shot) -> QImage:
        """Return the picture of a moment."""

    def close(self) -> None:
        """Let go of what it painted on."""


class Film(QObject):
    """Something that is being kept."""

    progressed = Signal(int, int)
    """Pictures painted, and of how many."""

    done = Signal(object)
    """The files that were written."""

    failed = Signal(object)
    """The ``OSError`` that kept it from being written."""

    def __init__(
        self, studio: Filmed, shots: Sequence[Shot], place: Path, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._studio, self._shots = studio, tuple(shots)
        self.place = place
        """The file or the folder."""

        self._place = 0
        self.over = False
        self._turn = QTimer(self, interval=0)
        self._turn.timeout.connect(self._on_turn)
        # Not the method itself: Qt would let go of it before the object is gone.
        self.destroyed.connect(lambda: self.abandon())  # noqa: PLW0108 - see above

    def start(self) -> None:
        """Begin."""
        atexit.register(self._on_exit)
        self._turn.start()

    def abandon(self) -> None:
        """Leave nothing behind of what was not finished: window or program are gone."""
        if not self.over:
            self.over = True
            self.clear()

    def _on_exit(self) -> None:
        self.abandon()
        self.cleared()

    def cancel(self) -> None:
        """Stop, and leave nothing behind."""
        if not self.over:
            self._end()
            self.clear()

    def _on_turn(self) -> None:
        try:
            self.work()
        except OSError as error:
            self._fail(error)

    def work(self) -> None:
        """Paint the next picture, or finish."""
        if self._place < len(self._shots):
            if self.take(self._shots[self._place], self._place):
                self._place += 1
                self.progressed.emit(self._place, len(self._shots))
        else:
            files = self.finish()
            if files is not None:
                self._end()
                atexit.unregister(self._on_exit)
                self.done.emit(files)

    def painted(self, shot: Shot) -> QImage:
        """Return the picture of a moment."""
        return self._studio.paint(shot)

    def take(self, shot: Shot, number: int) -> bool:
        """Paint and keep a picture; tell whether there was room for it."""
        raise NotImplementedError

    def finish(self) -> tuple[Path, ...] | None:
        """Return what was written, once all of it is."""
        raise NotImplementedError

    def clear(self) -> None:
        """Take away what was written so far, or have it taken away."""
        raise NotImplementedError

    def cleared(self) -> None:
        """Return when it is taken away, and nothing is left to do when the program ends."""
        atexit.unregister(self._on_exit)

    def _fail(self, error: OSError) -> None:
        if error.filename is None:  # a full disk does not say where it is
            error.filename = str(self.place)
        self._end()
        self.clear()
        self.failed.emit(error)

    def _end(self) -> None:
        self.over = True
        self._turn.stop()
        self._studio.close()


class StillsFilm(Film):
    """One PNG per step in a folder; in one of its own inside it where they would replace others."""

    def __init__(
        self, studio: Filmed, shots: Sequence[Shot], folder: Path, parent: QObject | None = None
    ) -> None:
        super().__init__(studio, shots, folder, parent)
        self._names = [studio.stem(number, shot) for number, shot in enumerate(self._shots, 1)]
        self._written: list[Path] = []
        number, self._made = 1, False
        while any((self.place / f"{name}.png").exists() for name in self._names):
            number, self._made = number + 1, True
            self.place = folder / f"{studio.name} {number}"

    def take(self, shot: Shot, number: int) -> bool:
        """Write the picture of one step; it gets its name when all are written."""
        if self._made:
            self.place.mkdir(exist_ok=True)
        part = self.place / f"{self._names[number]}.part"
        self._written.append(part)
        part.write_bytes(write_png(self.painted(shot)))
        return True

    def finish(self) -> tuple[Path, ...]:
        """Return the files."""
        return tuple(part.replace(part.with_suffix(".png")) for part in self._written)

    def clear(self) -> None:
        """Take away what was written so far."""
        for part in self._written:
            _remove(part)
        if self._made:
            with contextlib.suppress(OSError):
                self.place.rmdir()
        self.cleared()


class MovingFilm(Film):
    """One animated file, WebP or GIF after its name."""

    def __init__(
        self, studio: Filmed, shots: Sequence[Shot], path: Path, parent: QObject | None = None
    ) -> None:
        super().__init__(studio, shots, path, parent)
        self._path = path
        # As short as may be: the name may be as long as the system allows.
        part = path.with_name(f".{path.stem[:20]}-{os.getpid()}.part")
        lasts, looks = [one.lasts for one in self._shots], [studio.look(one) for one in self._shots]
        self._packer = _Packer(part, path.suffix.lower(), lasts, looks)

    def take(self, shot: Shot, number: int) -> bool:
        """Paint a picture for the packer, unless it has enough to do."""
        packer = self._packer
        if number == 0 and packer.ident is None:
            packer.part.touch()  # says at once what cannot be written
            packer.start()
        self._look()
        if packer.queue.full():
            self._turn.setInterval(8)
            return False
        self._turn.setInterval(0)
        packer.queue.put(self.painted(shot))
        return True

    def finish(self) -> tuple[Path, ...] | None:
        """Return the file, once it is packed."""
        self._turn.setInterval(30)
        self._look()
        if self._packer.is_alive():
            with contextlib.suppress(queue.Full):
                self._packer.queue.put_nowait(None)
            return None
        self._look()
        self._packer.part.replace(self._path)
        return (self._path,)

    def _look(self) -> None:
        packer = self._packer
        if packer.error is not None:
            raise packer.error
        if packer.ident is not None and not packer.is_alive() and not packer.packed:
            raise OSError(errno.EIO, os.strerror(errno.EIO), str(self._path))

    def clear(self) -> None:
        """Break the packing off; the packer takes the file away, which it still has open."""
        self._packer.give_up()
        if not self._packer.is_alive():
            self._packer.wait()
        super().cleared()

    def cleared(self) -> None:
        """Return when nobody writes the file any more, and it is taken away."""
        self._packer.wait()
        super().cleared()


class _Packer(threading.Thread):
    """Packs pictures into a file beside the event loop.

    It holds nothing of the window's, which would be taken apart here if this was the last to go.
    """

    def __init__(
        self, part: Path, kind: str, lasts: Sequence[int], looks: Sequence[Hashable]
    ) -> None:
        super().__init__(name="reveal film", daemon=True)
        self.part = part
        self._kind, self._lasts, self._looks = kind, lasts, looks
        self.queue: queue.Queue[QImage | None] = queue.Queue(_AHEAD)
        self.error: OSError | None = None
        self.packed = False
        self._given_up = threading.Event()

    def give_up(self) -> None:
        """Break off, and take the file away; for the window's thread, which alone fills the queue.

        A program that ends meanwhile waits for it.
        """
        atexit.register(self.wait)
        self._given_up.set()
        with contextlib.suppress(queue.Empty):
            while True:
                self.queue.get_nowait()
        self.queue.put(None)

    def wait(self) -> None:
        """Take the file away once it is not written any more."""
        if self.ident is not None:
            self.join(_PATIENCE)
        self._gone()

    def _gone(self) -> None:
        _remove(self.part)
        atexit.unregister(self.wait)

    def run(self) -> None:
        """Pack."""
        try:
            self._save()
        except OSError as error:
            self.error = error
        except _BrokenOffError:
            pass
        if self._given_up.is_set():
            self._gone()

    def _save(self) -> None:
        # Pillow is needed by those who keep a reveal, and by nobody else.
        from gui.reveal.picture_sequence import PictureSequence, write_gif  # noqa: PLC0415

        with self.part.open("wb") as file:
            if self._kind == ".gif":
                write_gif(file, self._pictures(), self._lasts, self._looks)
            else:
                how = {"quality": 82, "method": 2, "minimize_size": False}
                sequence = PictureSequence(self._pictures(), len(self._lasts))
                sequence.save(file, "WEBP", save_all=True, duration=self._lasts, loop=0, **how)
            file.flush()
            os.fsync(file.fileno())
        self.packed = True

    def _pictures(self) -> "Iterator[Image]":
        from PIL import Image  # noqa: PLC0415 - as above

        while True:
            image = self.queue.get()
            if self._given_up.is_set():
                raise _BrokenOffError
            if image is None:
                return
            size = (image.width(), image.height())
            raw = bytes(image.constBits())
            yield Image.frombuffer("RGB", size, raw, "raw", "BGRX", image.bytesPerLine(), 1)


def write_png(image: QImage) -> bytes:
    """Return a picture as the bytes of a PNG file."""
    kept = QByteArray()
    buffer = QBuffer(kept)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")  # type: ignore[call-overload]  # the stub asks for bytes
    return bytes(kept.data())


def _remove(path: Path) -> None:
    with contextlib.suppress(OSError):
        path.unlink(missing_ok=True)
