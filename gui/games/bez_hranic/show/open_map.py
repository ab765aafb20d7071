"""The map as children may look at it while they choose, where the table agreed on it."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from engine.table.live.view import LiveView
from gui.games.bez_hranic.drawing.far import HIGH, WIDE, FarPage
from gui.games.bez_hranic.show.map_painter import paint_within
from gui.games.bez_hranic.show.trip import ShownTrip, Told
from gui.games.bez_hranic.words.table import seen_of


class OpenMap(FarPage):
    """The whole map, with start and target as far as they are turned."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.view: LiveView | None = None

    def show_view(self, view: LiveView) -> None:
        """Show the map of this table."""
        self.view = view
        self.update()

    def draw(self, painter: QPainter) -> None:
        """Draw it."""
        if self.view is not None:
            seen = seen_of(self.view)
            shown = ShownTrip(seen.start, seen.target)
            paint_within(painter, QRectF(0, 0, WIDE, HIGH), self.view.map, shown, Told())
