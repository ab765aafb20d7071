"""The table as it is seen, on the laptop and by the room: the map is nowhere on it."""

from PySide6.QtCore import QEvent, QTimer
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QStackedWidget, QVBoxLayout, QWidget

from engine.games.bez_hranic.view import Doing
from engine.table.live.view import LiveView
from gui.games.bez_hranic.show.open_map import OpenMap
from gui.games.bez_hranic.show.show_page import ShowCanvas
from gui.games.bez_hranic.table.canvas import TableCanvas
from gui.games.bez_hranic.table.table_aloud import TableAloud, fields_aloud, middle_aloud
from gui.games.bez_hranic.words.seats import seat_aloud
from gui.games.bez_hranic.words.table import headline, round_words, seen_of
from gui.games.panels import LivePage

TOLD = 2600
"""Milliseconds for which the strip says why something was refused."""


ALOUD = 30
"""Milliseconds after which a screen reader is told what is seen."""


class TablePage(LivePage):
    """All that is seen of the game. ``look`` is a theme of its own; else the program's."""

    def __init__(self, look: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.look = look
        self.canvas = TableCanvas(self)
        self.canvas.second = bool(look)
        self._silence = QTimer(self)
        self._silence.setSingleShot(True)
        self._silence.setInterval(TOLD)
        self._silence.timeout.connect(self.be_silent)
        self._aloud = QTimer(self)
        self._aloud.setSingleShot(True)
        self._aloud.setInterval(ALOUD)
        self._aloud.timeout.connect(self._say_aloud)
        self.setObjectName("bez_hranic_table")
        self.show_canvas = ShowCanvas(self)
        self.pages = QStackedWidget()
        self.pages.addWidget(self.canvas)
        self.pages.addWidget(self.show_canvas)
        self.spoken = TableAloud(self.canvas, self)
        self.map = OpenMap(self)
        self.pages.addWidget(self.map)
        self.looking = False
        """Whether the map is looked at; where the table agreed on it."""

        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.pages)

    def show_view(self, view: LiveView) -> None:
        """Show what everybody may see now."""
        self.canvas.show_view(view)
        self.show_canvas.show_view(view)
        showing = self.show_canvas.telling is not None
        self.map.show_view(view)
        may_look = seen_of(view).open_map and not showing
        table = self.map if self.looking and may_look else self.canvas
        self.pages.setCurrentWidget(self.show_canvas if showing else table)
        self._aloud.start()

    def _say_aloud(self) -> None:
        """Give the page its name for those who cannot see it: soon after, so that no hand waits."""
        view = self.canvas.view
        if view is not None:
            showing = self.show_canvas.telling is not None
            self.setAccessibleName(self.show_canvas.read_aloud() if showing else self.read_aloud())
            self.spoken.say(shown=self.pages.currentWidget() is self.canvas)
            self._make_ready(view)

    def _make_ready(self, view: LiveView) -> None:
        """Make what the map needs for opening, before a room waits for it."""
        seen = seen_of(view)
        if self.show_canvas.telling is not None or not self.isVisible():
            return
        if seen.doing is Doing.READY:
            self.show_canvas.resize(self.pages.size())
            self.show_canvas.warm(view.map)
            self.canvas.make_ready()
        elif seen.doing is Doing.CHOOSING and seen.start:
            self.show_canvas.resize(self.pages.size())
            self.show_canvas.make_ready(view)

    def tell(self, text: str) -> None:
        """Say something in the strip for a while."""
        self.canvas.hand.said = text
        self._silence.start()
        self.canvas.refresh()

    def be_silent(self) -> None:
        """Say what is going on again."""
        self.canvas.hand.said = ""
        self._silence.stop()
        self.canvas.refresh()

    def speak(self) -> None:
        """Say everything in the language now spoken."""
        self.canvas.forget_pictures()
        if self.canvas.view is not None:
            self.show_view(self.canvas.view)

    def read_aloud(self) -> str:
        """Return what is seen, for those who cannot see it."""
        view = self.canvas.view
        if view is None:
            return ""
        shown, seen = self.canvas.showing, seen_of(view)
        parts = [headline(view), round_words(seen.round)]
        parts += [*middle_aloud(shown).values(), *fields_aloud(shown).values()]
        parts += [seat_aloud(view, seat, shown.station(seat).words) for seat in seen.seats]
        return ". ".join(parts)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Tell where everything lies now."""
        super().resizeEvent(event)
        self._aloud.start()

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of language, or of theme."""
        if event.type() == QEvent.Type.LanguageChange:
            self.speak()
        if event.type() == QEvent.Type.StyleChange:
            self.canvas.forget_pictures()
        super().changeEvent(event)
