"""The table for those who cannot see it: stations, fields and cards as items, each where it lies.

Nothing of it is ever painted. The items lie beneath the table's picture, which hides them whole, so
that no press waits for them; and they are named anew only once what happened is seen.
"""

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication, QRectF, Qt, QTimer
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QLabel, QWidget

from engine.games.bez_hranic.hands import NAMING, SLEEPING
from engine.games.bez_hranic.placements import stacks
from engine.games.bez_hranic.setting import Way
from engine.games.bez_hranic.view import Doing
from gui.games.bez_hranic.table import bars
from gui.games.bez_hranic.table.canvas import TableCanvas
from gui.games.bez_hranic.table.field_drawing import middle_cards
from gui.games.bez_hranic.table.showing import FIELDS, Showing, home_words
from gui.games.bez_hranic.words import seats as words
from gui.games.bez_hranic.words.states import field_name, state_name

TICK = 250
"""Milliseconds after which a time that runs out is told anew, where somebody listens."""

_DOT = "\N{MIDDLE DOT}"

Item = tuple[str, str, QRectF]
"""What is said of something at once, what besides, and where it lies in units."""


class TableAloud(QWidget):
    """All that lies on a table, item by item, as one reads it."""

    def __init__(self, canvas: TableCanvas, page: QWidget) -> None:
        super().__init__(page)
        self._canvas = canvas
        self.items: dict[str, QLabel] = {}
        """Every item by what it stands for."""

        self._turn = ("", 0)
        """Who names a field, and since when."""

        self._slept: dict[str, int] = {}
        """When keys that sleep were seen to fall asleep."""

        self._ticking = QTimer(self)
        self._ticking.setInterval(TICK)
        self._ticking.timeout.connect(self._tell)
        self.setObjectName("table_aloud")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.lower()

    def say(self, *, shown: bool) -> None:
        """Say how the table lies now; nothing where something else is shown in its place."""
        self.setVisible(shown)
        if not shown or self._canvas.view is None:
            self._ticking.stop()
            self._name({})
            return
        seen, now = self._canvas.seen, self._canvas.motions.now
        if self._turn[0] != seen.turn:
            self._turn = (seen.turn, now)
        self._slept = {seat: self._slept.get(seat, now) for seat in seen.asleep}
        self._tell()
        if seen.doing is Doing.CHOOSING and QAccessible.isActive():
            self._ticking.start()
        else:
            self._ticking.stop()

    def _tell(self) -> None:
        """Name every item, and lay it where it is seen."""
        canvas = self._canvas
        if canvas.view is None:
            return
        self.setGeometry(canvas.rect())
        said = items_of(canvas.showing, self._left(), narrow=canvas.narrow)
        self._name(said)

    def _name(self, said: Mapping[str, Item]) -> None:
        if not self.items and self._canvas.view is not None:  # as one reads, whatever comes first
            fields = [f"field {place}" for place in range(len(FIELDS))]
            seats = [f"seat {seat}" for seat in self._canvas.seen.seats]
            every = ("bar", "start", "target", *fields, *seats, "strip")
            self.items = {key: QLabel(self) for key in every}
        for key, item in self.items.items():
            name, more, box = said.get(key, ("", "", QRectF()))
            if item.accessibleName() != name:
                item.setAccessibleName(name)
            if item.accessibleDescription() != more:
                item.setAccessibleDescription(more)
            item.setGeometry(self._canvas.units.mapRect(box).toAlignedRect())
            item.setVisible(key in said)

    def _left(self) -> Mapping[str, int]:
        """Return how many milliseconds are left to each seat whose time runs out."""
        now, (seat, since) = self._canvas.motions.now, self._turn
        left = {one: at + SLEEPING - now for one, at in self._slept.items()}
        if seat:
            left[seat] = since + NAMING - now
        return {one: time for one, time in left.items() if time > 0}


def items_of(shown: Showing, left: Mapping[str, int], *, narrow: bool) -> Mapping[str, Item]:
    """Return everything that is seen on a table; of a narrow one the fields and the start alone."""
    bar, strip = shown.bar(), shown.strip()
    items: dict[str, Item] = {}
    if not narrow:
        said = [part.strip() for part in f"{bar.left}{_DOT}{bar.right}".split(_DOT)]
        items["bar"] = (", ".join(said), "", bars.top_box())
    items |= _middle(shown)
    fields = fields_aloud(shown)
    for place, (field, name) in enumerate(fields.items()):
        items[f"field {place}"] = (name, "", shown.field_box(shown.keys[field]))
    if narrow:
        return items
    if not shown.hand.private:
        for seat in shown.seen.seats:
            items[f"seat {seat}"] = _station(shown, seat, left.get(seat, 0))
    items["strip"] = (strip.words, strip.hint, bars.strip_box())
    return items


def fields_aloud(shown: Showing) -> Mapping[str, str]:
    """Say every field whose card lies, with its stack from the bottom up."""
    view, seen = shown.view, shown.seen
    typed = shown.hand.typed if seen.doing is Doing.CHOOSING else ()
    lying = stacks(seen.laid or typed)
    said: dict[str, str] = {}
    for field, key in shown.keys.items():
        owners = [
            next(view.player(seat) for seat, own in seen.hands.items() if colour in own)
            for colour in lying.get(field, ())
        ]
        name = field_name(view.map, field)
        if field == name:  # field 40
            name = f"{name}, {home_words()}"
        said[field] = words.field_aloud(seen, key, name, owners)
    return said


def middle_aloud(shown: Showing) -> Mapping[str, str]:
    """Say start and target, where they are turned."""
    view, seen = shown.view, shown.seen
    said: dict[str, str] = {}
    if seen.start:
        start = QCoreApplication.translate("BezHranic", "start {state}")
        said["start"] = start.format(state=state_name(view.map, seen.start))
    if seen.target:
        target = QCoreApplication.translate("BezHranic", "target {state}")
        said["target"] = target.format(state=state_name(view.map, seen.target))
    return said


def _middle(shown: Showing) -> Mapping[str, Item]:
    said, box = middle_aloud(shown), shown.middle_box()
    cards = middle_cards(box, len(shown.middle().states))
    return {key: (name, "", card) for (key, name), card in zip(said.items(), cards, strict=False)}


def _station(shown: Showing, seat: str, left: int) -> Item:
    """Say somebody's station: what he does, for how long yet; besides his purse, tokens and key."""
    seen, look = shown.seen, shown.station(seat)
    doing = words.asleep_words() if left and seat in shown.hand.asleep else look.words
    waits = left if seat in (seen.turn, *shown.hand.asleep) else 0
    hand = () if seen.way == Way.BESIDE else shown.hand_of(seat)
    key = look.keys[0] if len(look.keys) == 1 else ""
    return (
        words.doing_aloud(look.name, doing, waits),
        words.having_aloud(seen, seat, hand, key),
        shown.station_box(seat),
    )
