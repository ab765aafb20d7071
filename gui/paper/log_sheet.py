"""The log of a game on paper: phase by phase, what happened to seals and who wrote nothing."""

from collections.abc import Iterable, Iterator

from PySide6.QtCore import QCoreApplication, QDateTime, QLocale, Qt

from engine.table.incident import Incident
from engine.table.view import PastPhase
from gui.explain.deal_words import table_lines
from gui.paper import ink
from gui.paper.blocks import Cell, Heading, Row, Words
from gui.paper.witness import digests, witness
from gui.printable import Block, Matter, Sheet
from gui.words import labels, phases
from gui.words.disorder import disorder
from gui.words.incidents import incident_words


def log_sheet(matter: Matter) -> list[Sheet]:
    """Return what is on record beside orders and results."""
    if matter.log:
        title = QCoreApplication.translate("Paper", "Ruling log")
        latest = matter.public.past[-1:]
        seen = [block for past in latest for block in witness(matter, past)]
        return [Sheet(title, [*_ruling_log(matter.log), *_deal(matter), *seen])]
    blocks = list(_deal(matter))
    seated = len(blocks)
    for past in matter.public.past:
        rows = [*_incidents(matter, past.incidents), *_silent(matter, past)]
        rows += digests(matter, past)
        if rows:
            blocks += [Heading(phases.full_phase_words(past.phase)), *rows]
    now = list(_incidents(matter, matter.public.incidents))
    if now and not _told_already(matter):
        blocks += [Heading(phases.full_phase_words(matter.public.phase)), *now]
    if len(blocks) == seated:
        nothing = QCoreApplication.translate("Paper", "Nothing is on record beside the orders.")
        blocks.append(Words(nothing))
    if matter.public.past:
        blocks += witness(matter, matter.public.past[-1])
    return [Sheet(QCoreApplication.translate("Paper", "Log of the game"), blocks)]


def _deal(matter: Matter) -> Iterator[Block]:
    """Tell how the powers were given out, so that anybody can check it."""
    lines = table_lines(matter.public, matter.board)
    if lines:
        yield Heading(QCoreApplication.translate("Paper", "Seats"))
        yield from (Words(line) for line in lines)


def _ruling_log(text: str) -> Iterator[Block]:
    """Set the ruling log: what follows a rule is a heading, what is set in stays set in."""
    heading = False
    for line in text.rstrip().split("\n"):
        stripped = line.strip()
        if not stripped or set(stripped) == {"─"}:
            heading = heading or bool(stripped)
            continue
        if heading:
            yield Heading(stripped)
        else:
            yield Words(stripped, indent=(len(line) - len(line.lstrip())) * _STEP, gap=2)
        heading = False


_STEP = 16.0
"""How far a line goes in for each blank before it."""


def _told_already(matter: Matter) -> bool:
    past = matter.public.past
    return bool(past) and past[-1].incidents == matter.public.incidents


def _incidents(matter: Matter, incidents: Iterable[Incident]) -> Iterator[Block]:
    for one in incidents:
        text = incident_words(one, matter.board)
        yield Row((Cell(_moment(one.at), 0.22, ink=ink.GREY), Cell(text, 0.78)))


def _moment(at: str) -> str:
    """Say when something was, as clocks here show it."""
    moment = QDateTime.fromString(at, Qt.DateFormat.ISODate)
    if not moment.isValid():
        return ""
    return QLocale().toString(moment.toLocalTime(), QLocale.FormatType.ShortFormat)


def _silent(matter: Matter, past: PastPhase) -> Iterator[Block]:
    for power in past.disorder:
        phrase = QCoreApplication.translate("Paper", "{power}: {disorder}, nothing was written")
        power_name = labels.power_name(matter.board, power)
        text = phrase.format(power=power_name, disorder=disorder(matter.board))
        yield Row((Cell("", 0.22), Cell(text, 0.78)))
