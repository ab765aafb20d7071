"""What went on, for whoever has to find a fault. Nothing secret: no orders, no PINs, no names."""

import logging
from contextlib import suppress
from io import TextIOWrapper
from pathlib import Path
from typing import Final

from PySide6.QtCore import QMessageLogContext, QtMsgType, qInstallMessageHandler

from engine import private

NAME: Final = "velmoc.log"
_LEVELS: Final = {
    QtMsgType.QtDebugMsg: logging.DEBUG,
    QtMsgType.QtInfoMsg: logging.INFO,
    QtMsgType.QtWarningMsg: logging.WARNING,
    QtMsgType.QtCriticalMsg: logging.ERROR,
    QtMsgType.QtFatalMsg: logging.CRITICAL,
}


class Diary(logging.FileHandler):
    """A file that begins anew when it is full; the two before it are kept.

    The standard library's own brings network modules along, which a start has no time for.
    """

    MOST = 512 * 1024

    def _open(self) -> TextIOWrapper:
        """Open the file, for nobody but its owner."""
        place = Path(self.baseFilename)
        with suppress(FileExistsError):
            private.make_file(place)
        private.close_to_others(place)
        return super()._open()

    def emit(self, record: logging.LogRecord) -> None:
        """Write a line, in a new file if this one is full."""
        if self.stream is not None and self.stream.tell() > self.MOST:
            self._turn_over()
        super().emit(record)

    def _turn_over(self) -> None:
        self.close()
        full = Path(self.baseFilename)
        older = full.with_suffix(".log.1")
        with suppress(OSError):  # a diary that cannot be renamed is simply longer
            if older.exists():
                older.replace(full.with_suffix(".log.2"))
            full.replace(older)
        self.stream = self._open()


def start(folder: Path) -> Path | None:
    """Write to a file that begins anew at half a megabyte; return it, or nothing if it cannot be.

    Qt's own messages go to the same file.
    """
    path = folder / NAME
    try:
        private.own_folder(folder)
        handler = Diary(path, encoding="utf-8")
    except OSError:
        return None  # a program that cannot keep a diary can still be played
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    root = logging.getLogger()
    root.addHandler(handler)
    root.setLevel(logging.INFO)
    qInstallMessageHandler(_from_qt)
    return path


def stop() -> None:
    """Close the file again."""
    qInstallMessageHandler(None)
    root = logging.getLogger()
    for handler in [h for h in root.handlers if isinstance(h, Diary)]:
        root.removeHandler(handler)
        handler.close()


def _from_qt(kind: QtMsgType, context: QMessageLogContext, message: str) -> None:
    logging.getLogger(f"qt.{context.category or 'default'}").log(
        _LEVELS.get(kind, logging.WARNING), "%s", message
    )
