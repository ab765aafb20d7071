"""The one place that catches what nobody expected."""

import logging
import sys
import traceback
from collections.abc import Callable
from pathlib import Path
from types import TracebackType

from PySide6.QtCore import QCoreApplication, QObject, QThread, Signal

from gui.errors.failures import FAILURES


def attempt(act: Callable[[], object]) -> str:
    """Do something that the program cannot do without; say why it could not, nothing if it did."""
    try:
        act()
    except FAILURES as error:
        from gui.errors.sentences import say_error  # noqa: PLC0415 - not before the first paint

        return say_error(error)
    except Exception as fault:  # noqa: BLE001  (there is no window yet that could say it)
        _log(type(fault), fault.__traceback__)
        text = QCoreApplication.translate("Errors", "Something nobody expected: {kind}.")
        return text.format(kind=type(fault).__name__)
    return ""


def _log(kind: type[BaseException], trace: TracebackType | None) -> None:
    frames = traceback.extract_tb(trace)
    where = "; ".join(f"{Path(f.filename).name}:{f.lineno} {f.name}" for f in frames)
    logging.getLogger("velmoc").error("unexpected %s at %s", kind.__name__, where)


class Unexpected(QObject):
    """What nobody expected: it goes into the log without its values, and the table is told calmly.

    Only kinds and places are logged. A message could quote an order.
    """

    happened = Signal(str)
    """Carries the kind of the fault, such as ``KeyError``."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._before: Callable[..., object] = sys.excepthook

    def watch(self) -> None:
        """Catch from now on."""
        self._before = sys.excepthook
        sys.excepthook = self._on_fault

    def leave(self) -> None:
        """Catch no more."""
        sys.excepthook = self._before

    def _on_fault(
        self, kind: type[BaseException], fault: BaseException, trace: TracebackType | None
    ) -> None:
        if issubclass(kind, KeyboardInterrupt):
            self._before(kind, fault, trace)
            return
        _log(kind, trace)
        if QThread.currentThread() is self.thread():
            self.happened.emit(kind.__name__)
