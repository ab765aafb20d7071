"""What a power is going to write: the phase that is due with its units, and the rest of the year.

It is worked out of the position alone; nothing that anybody has written is in it.
"""

import math
from collections.abc import Iterator
from dataclasses import dataclass, replace

from PySide6.QtCore import QCoreApplication

from engine.rules.phase import Phase, Season, Step
from engine.rules.position import Position
from gui.explain.aftermath_panel import adjustment_words, due
from gui.printable import Matter
from gui.words import labels

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
    filled: bool = False
    """Units stand on its lines already."""

    @property
    def title(self) -> str:
        """When it is."""
        return labels.phase_words(self.phase)


def in_order(matter: Matter, power: str) -> bool:
    """Tell whether somebody writes for a power: it is played, and in no civil disorder."""
    nobody = {*matter.public.gone, *matter.disorder}
    return matter.public.played(power) and power not in nobody


def due_now(matter: Matter, position: Position, power: str) -> Section:
    """Return room for the phase that is due, the units filled in."""
    board, phase = matter.board, position.phase
    what = labels.step_words(phase)
    match phase.step:
        case Step.MOVES:
            entries = [Entry(_short(matter, unit.kind, unit.at)) for unit in position.of(power)]
        case Step.RETREATS:
            entries = [
                Entry(
                    _short(matter, one.unit.kind, one.unit.at),
                    ", ".join(labels.abbreviation(board, place) for place in one.retreats),
                )
                for one in position.dislodged
                if one.unit.power == power
            ]
        case Step.ADJUSTMENTS:
            count = due(position, power)
            free = matter.rules.orderable(position, power)
            number = min(abs(count), len(free))
            entries = [Entry(f"{at}.") for at in range(1, number + 1)]
            what = adjustment_words(count)
            if count > 0 and number:
                said = QCoreApplication.translate("Paper", "{what} in {spaces}")
                places = ", ".join(labels.abbreviation(board, place) for place in free)
                what = said.format(what=what, spaces=places)
    return Section(phase, what, tuple(entries), filled=True)


def with_spare(section: Section) -> Section:
    """Return room for a phase with lines to spare, for whoever writes one anew."""
    spare = (Entry(),) * (LINES - len(section.entries))
    return replace(section, entries=(*section.entries, *spare))


def _short(matter: Matter, kind: object, at: str) -> str:
    return f"{kind} {labels.abbreviation(matter.board, at)}"


def this_year(matter: Matter, position: Position, power: str) -> tuple[Section, ...]:
    """Return room for what is left of the year, from the phase that is due on."""
    sections = (
        due_now(matter, position, power)
        if phase == position.phase
        else _later(matter, position, power, phase)
        for phase in _rest_of_the_year(position.phase)
    )
    return tuple(section for section in sections if section.entries)


def _rest_of_the_year(now: Phase) -> Iterator[Phase]:
    year = [
        Phase(now.year, Season.SPRING, Step.MOVES),
        Phase(now.year, Season.SPRING, Step.RETREATS),
        Phase(now.year, Season.AUTUMN, Step.MOVES),
        Phase(now.year, Season.AUTUMN, Step.RETREATS),
        Phase(now.year, Season.WINTER, Step.ADJUSTMENTS),
    ]
    yield from year[year.index(now) :] if now in year else (now,)


def _later(matter: Matter, position: Position, power: str, phase: Phase) -> Section:
    """Return room for a phase of which nobody knows yet who has to write in it."""
    beaten = sum(one.unit.power == power for one in position.dislodged)
    units = len(position.of(power)) + beaten
    match phase.step:
        case Step.MOVES:
            what, count = labels.step_words(phase), units + (units <= SPARE_UP_TO)
        case Step.RETREATS:
            what = QCoreApplication.translate("Paper", "retreats, only when there are any")
            count = max(1, min(4, math.ceil(units / 2)))
        case Step.ADJUSTMENTS:
            what = QCoreApplication.translate("Paper", "builds and removals")
            count = max(2, len(matter.board.homes(power)))
    return Section(phase, what, (Entry(),) * count)
