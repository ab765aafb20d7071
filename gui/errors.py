"""Saying what went wrong, in words; and the one place that catches what nobody expected."""

import logging
import sys
import traceback
from collections.abc import Callable, Mapping
from pathlib import Path
from types import TracebackType

from PySide6.QtCore import QCoreApplication, QObject, QThread, Signal

from engine.board.board import Board
from engine.board.errors import MapError, MapFinding
from engine.formats.faults import ExchangeError
from engine.session.refusal import CommandError
from engine.store.errors import StoreError, StoreFault
from gui import words
from gui.error_texts import COMMAND, EXCHANGE, EXCHANGE_EXPECTED, EXPECTED, MAP, STORE, STRANGER


def say_error(error: OSError | ValueError, board: Board | None = None) -> str:
    """Say what is wrong in one or two sentences; with a board, powers by their names.

    Of an error without a code only its kind is told: its message could quote an order.
    """
    match error:
        case MapError():
            return _say_map_error(error)
        case StoreError():
            return _say_store_error(error)
        case ExchangeError():
            return _say_exchange_error(error)
        case OSError():
            said = QCoreApplication.translate("Errors", "The system says: {cause}: {file}")
            return said.format(cause=error.strerror or "", file=error.filename or "")
        case CommandError():
            facts = _named(error.facts, board)
            return QCoreApplication.translate("Errors", COMMAND[error.code]).format(**facts)
    said = QCoreApplication.translate("Errors", "Something nobody expected: {kind}.")
    return said.format(kind=type(error).__name__)


def _say_store_error(error: StoreError) -> str:
    facts = {"file": str(error.path), **error.facts}
    if error.code is StoreFault.DAMAGED:
        phase = facts.get("phase", "")
        if not phase:
            said = QCoreApplication.translate("Errors", "The file is damaged: {file}")
            return said.format(**facts)
        facts["phase"] = words.full_phase_words(phase)
    if error.code is StoreFault.FOREIGN:
        kind = STRANGER.get(facts["kind"], facts["kind"])
        facts["kind"] = QCoreApplication.translate("Errors", kind)
    return QCoreApplication.translate("Errors", STORE[error.code]).format(**facts)


def _say_exchange_error(error: ExchangeError) -> str:
    facts = dict(error.facts)
    wanted = EXCHANGE_EXPECTED.get(str(facts.get("expected", "")))
    if wanted is not None:
        facts["expected"] = QCoreApplication.translate("Errors", wanted)
    said = QCoreApplication.translate("Errors", EXCHANGE[error.code]).format(**facts)
    return f"{error.where}: {said}." if error.where else f"{said[:1].upper()}{said[1:]}."


def say_map_cause(finding: MapFinding) -> str:
    """Say what is wrong at a place of a map."""
    facts = dict(finding.facts)
    wanted = EXPECTED.get(str(facts.get("expected", "")))
    if wanted is not None:
        facts["expected"] = QCoreApplication.translate("Errors", wanted)
    return QCoreApplication.translate("Errors", MAP[finding.code]).format(**facts)


def _say_map_error(error: MapError) -> str:
    cause = say_map_cause(error.finding)
    if not error.place:
        said = QCoreApplication.translate("Errors", "The map {file} cannot be used: {cause}.")
        return said.format(file=error.file, cause=cause)
    said = QCoreApplication.translate("Errors", "The map {file} cannot be used. {place}: {cause}.")
    return said.format(file=error.file, place=error.place, cause=cause)


def _named(facts: Mapping[str, str], board: Board | None) -> dict[str, str]:
    said = dict(facts)
    for fact in ("power", "powers"):
        if board is not None and fact in said:
            ids = said[fact].split()
            said[fact] = ", ".join(words.power_name(board, p) for p in ids)
    return said


def attempt(act: Callable[[], object]) -> str:
    """Do something that the program cannot do without; say why it could not, nothing if it did."""
    try:
        act()
    except (OSError, MapError, StoreError, CommandError) as error:
        return say_error(error)
    except Exception as fault:  # noqa: BLE001  (there is no window yet that could say it)
        _log(type(fault), fault.__traceback__)
        said = QCoreApplication.translate("Errors", "Something nobody expected: {kind}.")
        return said.format(kind=type(fault).__name__)
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
