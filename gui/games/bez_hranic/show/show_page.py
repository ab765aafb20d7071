"""A round as it is told to the room: two thirds map, one third bill; then best, purses, end.

What stands still is kept as pictures, and only what changes is painted: so a room that follows a
route sees it move sixty times a second.
"""

from PySide6.QtCore import QPointF, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent, QRegion
from PySide6.QtWidgets import QWidget

from engine.table.live.view import LiveView
from gui.games.bez_hranic.drawing.far import FarPage
from gui.games.bez_hranic.show.map_painter import Sight, map_painter
from gui.games.bez_hranic.show.stage import FOREVER, MAP, PAGE, Stage
from gui.games.bez_hranic.show.steps import Act, Cue, Step
from gui.games.bez_hranic.show.telling import Telling, telling_of
from gui.games.bez_hranic.show.trip import WHOLE, ShownTrip
from gui.games.bez_hranic.words.show import facts_aloud, step_aloud
from gui.games.bez_hranic.words.table import seen_of
from gui.kit import stillness
from gui.kit.later import later
from gui.reveal.player import FRAME, steady

_LONGEST = 100.0
"""Milliseconds that one frame counts at most: a machine that was busy skips nothing."""

_THINKS, _APART = 300, 70
"""Milliseconds from the start until the map is made ready, and between its pieces: nobody can have
thought and pressed by then, and no picture comes late for it."""


class ShowCanvas(FarPage):
    """One step of one round, and how far it has moved."""

    facts_asked = Signal()
    """Somebody clicked the start on the map, or its card that lies there."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.view: LiveView | None = None
        self.telling: Telling | None = None
        self.elapsed = FOREVER
        self.stage = Stage()
        self._made: object = None
        """The map and the trip of which the first picture is made, or will be."""

        self._asked = PAGE
        """What is to be painted, in units."""

        self._seen = steady()
        """When the last picture was shown."""

        self._timer = QTimer(self)
        self._timer.setInterval(FRAME)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._on_frame)

    @property
    def cue(self) -> Cue | None:
        """How far is told."""
        return self.telling.cue if self.telling is not None else None

    def step(self) -> Step | None:
        """Return the step that is shown."""
        return self.telling.step if self.telling is not None else None

    @property
    def moving(self) -> bool:
        """Whether something still moves."""
        return self._timer.isActive()

    def read_aloud(self) -> str:
        """Return what is seen, for those who cannot see it."""
        telling = self.telling
        if telling is None:
            return ""
        if telling.cue.facts:
            return facts_aloud(telling.past, telling.view.map)
        return step_aloud(telling.view, telling.past, telling.step)

    # -- time ------------------------------------------------------------------------------------

    def show_view(self, view: LiveView) -> None:
        """Show how far it is told; a step that is new begins to move."""
        before, self.view = self.telling, view
        self.telling = telling = telling_of(view)
        self.setAccessibleName(self.read_aloud())
        if telling is None:
            self._timer.stop()
        elif before is not None and (before.cue, before.past) == (telling.cue, telling.past):
            self.update()
        elif telling.cue.moving and not telling.cue.facts and not stillness.wanted():
            self.show_moment(0.0)
            self._seen = steady()
            self._timer.start()
        else:
            self.show_moment(FOREVER)
            later(self, self.prepare)

    def show_moment(self, elapsed: float) -> None:
        """Show a moment of the step and stay there."""
        self._timer.stop()
        self.elapsed = elapsed
        self.update()

    def _on_frame(self) -> None:
        now = steady()
        passed, self._seen = min(now - self._seen, _LONGEST), now
        self.tick(passed)

    def tick(self, passed: float) -> None:
        """Let so many milliseconds pass."""
        telling = self.telling
        if telling is None:
            self._timer.stop()
            return
        before, length = self.elapsed, float(telling.beat.length)
        self.elapsed = min(before + passed * telling.cue.speed, length)
        changed = QRegion()
        for box in self.stage.changed(telling, before, self.elapsed):
            pixels = self.units.mapRect(box).adjusted(-2, -2, 2, 2)
            changed = changed.united(QRegion(pixels.toAlignedRect()))
        self.update(changed)
        if self.elapsed >= length:
            self._timer.stop()
        beat = telling.beat
        if beat.arrived(self.elapsed) and not beat.arrived(before):
            later(self, self.prepare)  # while nothing moves: in the stop after it

    def warm(self, map_: str) -> None:
        """Make what any map needs while nobody waits for it: names and ground of the whole."""
        self._sharpen()
        map_painter(map_).warm(Sight(WHOLE, MAP, self.stage.sharp))

    def make_ready(self, view: LiveView) -> None:
        """Make the picture with which the map will open, piece by piece, while tokens are laid.

        Start and target lie open on the table: it shows nothing but where they are, and is nowhere
        seen before the round is counted.
        """
        seen = seen_of(view)
        self._sharpen()
        sight = Sight(ShownTrip(seen.start, seen.target), MAP, self.stage.sharp)
        pieces = (view.map, sight)
        if pieces == self._made:
            return
        self._made = pieces
        for number, piece in enumerate(map_painter(view.map).towards(sight)):
            later(self, piece, _THINKS + number * _APART)

    def prepare(self) -> None:
        """Make the pictures of the next step while nothing moves, so that it begins at once."""
        telling = self.telling
        if telling is None or not self.isVisible():
            return
        cue = telling.cue
        if cue.step + 1 < len(telling.all_steps):
            self._sharpen()
            self.stage.prepare(Telling(telling.view, Cue(cue.round, cue.step + 1)))

    # -- hands -----------------------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Turn the card of the start where it was clicked on the map; or turn it back."""
        telling = self.telling
        if telling is not None and (
            telling.cue.facts or self._means_start(telling, self.at(event.position()))
        ):
            self.facts_asked.emit()

    def _means_start(self, telling: Telling, at: QPointF) -> bool:
        """Tell whether a point means start or target: a stone, wide as a finger, or a name."""
        if telling.step.act in (Act.PURSES, Act.END):
            return False
        on_map, offer = self.stage.map_of(telling), telling.past.offer
        places = on_map.places(telling.trip(), MAP)
        mine = {part for one in (offer.start, offer.target) for part in on_map.parts_of(one)}
        reach = max(22.0 / self.units.m11(), 34.0)
        stones = [place for part, place in places.stones.items() if part in mine]
        names = [one.room for one in places.names if one.part in mine]
        near = any((stone - at).manhattanLength() <= reach for stone in stones)
        return near or any(room.adjusted(-6, -6, 6, 6).contains(at) for room in names)

    # -- how it looks ----------------------------------------------------------------------------

    def covers(self, area: QRectF) -> bool:
        """Tell whether the page hides all of this area: it has no wood."""
        return self.telling is not None and self.units.mapRect(PAGE).contains(area)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Note what is to be painted, and paint it."""
        back, _ = self.units.inverted()
        self._asked = back.mapRect(QRectF(event.rect()))
        super().paintEvent(event)

    def _sharpen(self) -> None:
        self.stage.fit(self.units, self.devicePixelRatioF())

    def draw(self, painter: QPainter) -> None:
        """Draw the moment."""
        if self.telling is not None:
            self._sharpen()
            self.stage.paint(painter, self.telling, self.elapsed, self._asked)
