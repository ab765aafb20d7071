"""What a power is going to write: the phase that is due with its units, and the rest of the year.

It is worked out of the position alone; nothing that anybody has written is in it.
"""

import math
from dataclasses import dataclass, replace

from PySide6.QtCore import QCoreApplication

from engine.board.board import Board
from engine.rules.calendar import Calendar
from engine.rules.phase import Phase
from engine.rules.position import Position
from gui.printable import Matter
from gui.words import labels, phases
from gui.words.adjusting import adjusting, dues
from gui.words.piece_kinds import kinds_on

SPARE_UP_TO = 8
"""So many units leave room for one line more, for whoever writes a line anew."""

LINES = 5
"""A slip has so many lines at least."""


@dataclass(frozen=True, slots=True)
class Entry:
    """A line to write on."""

    start: str = ""
    """What stands there already: a unit, ``A Vie``."""

    note: str = ""
    """Where it can go, if that is known: the spaces open to a unit that was driven out."""


@dataclass(frozen=True, slots=True)
class Section:
    """Room for one phase."""

    phase: Phase
    what: str
    entries: tuple[Entry, ...]
    kinds: str
    """The letters of the game's pieces, ``A F``: before a line of which nobody knows yet whose."""

    filled: bool = False
    """Units stand on its lines already."""

    @property
    def title(self) -> str:
        """When it is."""
        return phases.phase_words(self.phase)


def in_order(matter: Matter, power: str) -> bool:
    """Tell whether somebody writes for a power: it is played, and in no civil disorder."""
    nobody = {*matter.public.gone, *matter.disorder}
    return matter.public.played(power) and power not in nobody


def due_now(matter: Matter, position: Position, power: str) -> Section:
    """Return room for the phase that is due, the units filled in."""
    board, phase = matter.board, position.phase
    what = phases.said(phases.Saying.WRITTEN, phase.kind)
    if phase.kind.retreats:
        entries = [
            Entry(
                _short(matter, one.unit.kind, one.unit.at),
                ", ".join(labels.abbreviation(board, place) for place in one.retreats),
            )
            for one in position.dislodged
            if one.unit.power == power
        ]
    elif phase.kind.adjusts:
        number, said = 0, []
        for account, count in dues(board, position, power):
            places = matter.rules.orderable(position, power)
            free = [place for place in places if account.covers(board, place)]
            number += min(abs(count), len(free))
            said.append(account.words(count))
            if count > 0 and free:
                message = QCoreApplication.translate("Paper", "{what} in {spaces}")
                spaces = ", ".join(labels.abbreviation(board, place) for place in free)
                said[-1] = message.format(what=said[-1], spaces=spaces)
        entries = [Entry(f"{at}.") for at in range(1, number + 1)]
        what = "; ".join(said)
    else:
        entries = [Entry(_short(matter, unit.kind, unit.at)) for unit in position.of(power)]
    return Section(phase, what, tuple(entries), _kinds(board), filled=True)


def with_spare(section: Section) -> Section:
    """Return room for a phase with lines to spare, for whoever writes one anew."""
    spare = (Entry(),) * (LINES - len(section.entries))
    return replace(section, entries=(*section.entries, *spare))


def _short(matter: Matter, kind: object, at: str) -> str:
    return f"{kind} {labels.abbreviation(matter.board, at)}"


def _kinds(board: Board) -> str:
    return " ".join(kinds_on(board))


def this_year(matter: Matter, position: Position, power: str) -> tuple[Section, ...]:
    """Return room for what is left of the year, from the phase that is due on."""
    sections = (
        due_now(matter, position, power)
        if phase == position.phase
        else _later(matter, position, power, phase)
        for phase in _rest_of_the_turn(position.phase, matter.rules.calendar)
    )
    return tuple(section for section in sections if section.entries)


def _rest_of_the_turn(now: Phase, calendar: Calendar) -> tuple[Phase, ...]:
    return tuple(phase for phase in calendar.turn(now.turn) if phase.rank >= now.rank)


def _later(matter: Matter, position: Position, power: str, phase: Phase) -> Section:
    """Return room for a phase of which nobody knows yet who has to write in it."""
    beaten = sum(one.unit.power == power for one in position.dislodged)
    units = len(position.of(power)) + beaten
    if phase.kind.retreats:
        what = QCoreApplication.translate("Paper", "retreats, only when there are any")
        count = max(1, min(4, math.ceil(units / 2)))
    elif phase.kind.adjusts:
        what = adjusting(matter.board).later()
        count = max(2, len(matter.board.homes(power)))
    else:
        what = phases.said(phases.Saying.WRITTEN, phase.kind)
        count = units + (units <= SPARE_UP_TO)
    return Section(phase, what, (Entry(),) * count, _kinds(matter.board))
