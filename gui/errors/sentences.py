"""Saying what went wrong, in words."""

from collections.abc import Mapping, Sequence
from typing import TypeVar

from PySide6.QtCore import QCoreApplication

from engine.board.board import Board
from engine.board.errors import MapError, MapFinding
from engine.catalogue import CARDS
from engine.formats.faults import ExchangeError
from engine.store.errors import StoreError, StoreFault
from engine.study.refusal import StudyError
from engine.table.refusal import CommandError
from gui.errors.causes import say_cause
from gui.errors.texts import (
    COMMAND,
    DAMAGED,
    EXCHANGE,
    EXCHANGE_EXPECTED,
    EXPECTED,
    LINE,
    MAP,
    STORE,
    STORE_BY_ENDING,
    STORE_STUDY,
    STRANGER,
    STUDY,
    TEXT,
)
from gui.games import catalogue
from gui.words import labels, phases


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
            text = QCoreApplication.translate("Errors", "The system says: {cause}: {file}")
            cause = say_cause(error.strerror or type(error).__name__)
            return text.format(cause=cause, file=error.filename or "").removesuffix(": ")
        case CommandError() | StudyError():
            return _say_refusal(error, board)
    text = QCoreApplication.translate("Errors", "Something nobody expected: {kind}.")
    return text.format(kind=type(error).__name__)


def _say_refusal(error: CommandError | StudyError, board: Board | None) -> str:
    if isinstance(error, StudyError):
        return QCoreApplication.translate("Errors", STUDY[error.code]).format(**error.facts)
    facts = _named(error.facts, board)
    return QCoreApplication.translate("Errors", COMMAND[error.code]).format(**facts)


def _say_store_error(error: StoreError) -> str:
    facts = {"file": str(error.path), **error.facts}
    if "cause" in facts:
        facts["cause"] = say_cause(facts["cause"])
    texts = {**STORE, **STORE_BY_ENDING.get(error.path.suffix, {})}
    text = texts[error.code]
    if text is STORE[StoreFault.DAMAGED]:
        phase = facts.get("phase", "")
        text = text if phase else DAMAGED
        if phase:
            facts["phase"] = phases.full_phase_words(CARDS[facts["game"]].calendar.parse(phase))
    elif text is STORE_STUDY[StoreFault.DAMAGED] and facts.get("step", "0") == "0":
        text = DAMAGED
    if error.code is StoreFault.FOREIGN:
        kind = STRANGER.get(facts["kind"], facts["kind"])
        facts["kind"] = QCoreApplication.translate("Errors", kind)
    return QCoreApplication.translate("Errors", text).format(**facts)


def _say_exchange_error(error: ExchangeError) -> str:
    facts = _with_cause(error.facts)
    wanted = EXCHANGE_EXPECTED.get(str(facts.get("expected", "")))
    if wanted is not None:
        facts["expected"] = QCoreApplication.translate("Errors", wanted)
    if "like" in facts:
        facts["like"] = _any_of(str(facts["like"]).split(", "))
    said = _fault(error.code)
    text = QCoreApplication.translate("Errors", said).format(**facts)
    if error.column and "like" in facts and "{like}" not in said:
        would = QCoreApplication.translate("Errors", "{text}; {like} would do")
        text = would.format(text=text, like=facts["like"])
    place = error.where
    if error.line:
        place = QCoreApplication.translate("Errors", "Line {line}").format(line=error.line)
    if error.column:
        sign = QCoreApplication.translate("Errors", "sign {column}").format(column=error.column)
        place = f"{place}, {sign}" if place else f"{sign[:1].upper()}{sign[1:]}"
    return f"{place}: {text}." if place else f"{text[:1].upper()}{text[1:]}."


_Fact = TypeVar("_Fact")


def _with_cause(facts: Mapping[str, _Fact]) -> dict[str, _Fact | str]:
    cause = facts.get("cause")
    said = {"cause": say_cause(cause)} if isinstance(cause, str) else {}
    return {**facts, **said}


def _any_of(examples: Sequence[str]) -> str:
    *some, last = examples
    either = QCoreApplication.translate("Errors", "{some} or {last}")
    return either.format(some=", ".join(some), last=last) if some else last


def _fault(code: str) -> str:
    """Return the words for a fault that any file can have, or one of a game."""
    texts = {**EXCHANGE, **LINE, **TEXT}
    own = [game.faults for game in catalogue.GAMES.values()]
    own += [game.faults for game in catalogue.LIVE.values()]
    for faults in own:
        texts |= faults() if faults is not None else {}
    return texts[code]


def say_map_cause(finding: MapFinding) -> str:
    """Say what is wrong at a place of a map."""
    facts = _with_cause(finding.facts)
    wanted = EXPECTED.get(str(facts.get("expected", "")))
    if wanted is not None:
        facts["expected"] = QCoreApplication.translate("Errors", wanted)
    return QCoreApplication.translate("Errors", MAP[finding.code]).format(**facts)


def _say_map_error(error: MapError) -> str:
    cause = say_map_cause(error.finding)
    if not error.place:
        text = QCoreApplication.translate("Errors", "The map {file} cannot be used: {cause}.")
        return text.format(file=error.file, cause=cause)
    text = QCoreApplication.translate("Errors", "The map {file} cannot be used. {place}: {cause}.")
    return text.format(file=error.file, place=error.place, cause=cause)


def _named(facts: Mapping[str, str], board: Board | None) -> dict[str, str]:
    named = dict(facts)
    for fact in ("power", "powers"):
        if board is not None and fact in named:
            ids = named[fact].split()
            named[fact] = ", ".join(labels.power_name(board, p) for p in ids)
    return named
