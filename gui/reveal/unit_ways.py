"""The ways that units take in a reveal: the very ones that their arrows show."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gui.map.arrows.marks import MoveMark
from gui.map.polyline import Track

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from PySide6.QtCore import QPointF

    from gui.map.arrows.marks import Mark
    from gui.map.arrows.order_lines import Runs


def held_up(runs: Runs, marks: Iterable[Mark], location: str) -> Track | None:
    """Return the way of a unit that is held up, as far as it comes; nothing if none is seen."""
    mark = next(_arrows(marks, location), None)
    return _drawn(runs, mark) if mark is not None else None


def taken(
    runs: Runs, marks: Iterable[Mark], stops: tuple[str, ...], places: tuple[QPointF, ...]
) -> Track:
    """Return the way of a unit through locations, by its arrow or where that would run."""
    mark = next((one for one in _arrows(marks, stops[0]) if one.to == stops[-1]), None)
    if mark is None:
        return runs.joined(stops, places)
    begin, end = places[0].toTuple(), places[-1].toTuple()
    return Track([begin, *_drawn(runs, mark).until(end).corners, end])


def _arrows(marks: Iterable[Mark], location: str) -> Iterator[MoveMark]:
    return (one for one in marks if isinstance(one, MoveMark) and one.at == location)


def _drawn(runs: Runs, mark: MoveMark) -> Track:
    """Return where an arrow or a wave is drawn."""
    return runs.wave(mark) if mark.via else runs.shaft(mark).drawn()
