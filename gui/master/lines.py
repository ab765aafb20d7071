"""What the desk says beside each line of a slip."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from PySide6.QtCore import QCoreApplication

from engine.board.board import Board
from engine.board.location import province_of
from engine.games.diplomacy import orders as notation
from engine.rules.game import Rules
from engine.rules.order import OrderError
from engine.rules.position import Position
from engine.session.leading import ReadLine
from engine.session.leading_event import How
from gui import words
from gui.orders.reading import reading_words


class Look(StrEnum):
    """How a line stands, for its sign and its ink."""

    GOOD = "good"
    WARN = "warn"
    """It has a meaning, and will come to nothing."""

    ASK = "ask"
    BAD = "bad"
    RULED = "ruled"
    OUT = "out"
    """It is not judged."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Said:
    """A line of a slip in words."""

    number: int
    """Which line of the text, from 0."""

    written: str
    text: str
    look: Look
    unit: str = ""
    """Where the unit stands that it is an order for; empty if it is none."""


def said_lines(
    lines: Sequence[ReadLine], rules: Rules, position: Position, power: str
) -> tuple[Said, ...]:
    """Say how each line is read, and what is the matter with it."""
    own = {province_of(at) for at in rules.orderable(position, power)}
    told: set[str] = set()
    found: list[Said] = []
    for line in lines:
        text, look = _said(line, rules.board, own, told)
        at = _unit(line.judged.order) if look in (Look.GOOD, Look.RULED) else ""
        found.append(Said(number=line.number, written=line.written, text=text, look=look, unit=at))
    return tuple(found)


def _said(  # noqa: PLR0911 - one line per way
    line: ReadLine, board: Board, own: set[str], told: set[str]
) -> tuple[str, Look]:
    judged = line.judged
    match judged.how:
        case How.DISORDER:
            return QCoreApplication.translate("Slip", "civil disorder: not judged"), Look.OUT
        case How.LATE:
            return QCoreApplication.translate("Slip", "late: not judged"), Look.OUT
        case How.STRUCK:
            return QCoreApplication.translate("Slip", "struck out"), Look.OUT
        case How.ASKED:
            return QCoreApplication.translate("Slip", "several meanings"), Look.ASK
        case How.UNREADABLE:
            return reading_words(line.reading), Look.BAD
    said = words.full_order_words(judged.order, board)
    at = _unit(judged.order)
    if at and at not in own:
        foreign = QCoreApplication.translate("Slip", "{order} – not this power’s to order")
        return foreign.format(order=said), Look.WARN
    if at and at in told:
        twice = QCoreApplication.translate("Slip", "{order} – ordered twice")
        return twice.format(order=said), Look.WARN
    told.add(at)
    return said, Look.RULED if judged.how is How.RULED else Look.GOOD


def _unit(order: str) -> str:
    try:
        meant = notation.parse(order)
    except OrderError:
        return ""
    return "" if isinstance(meant, notation.Waive) else province_of(meant.at)


def as_lines(text: str) -> str:
    """Return a pasted slip with one order on each line."""
    return "\n".join(part.strip() for line in text.splitlines() for part in line.split(";"))
