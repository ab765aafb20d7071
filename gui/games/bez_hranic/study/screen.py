"""The study of Bez hranic: the printed rounds, and the route desk."""

from functools import partial

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QStackedWidget, QVBoxLayout

from engine.games.bez_hranic.calendar import KEY
from engine.games.bez_hranic.journey import Trip
from engine.games.bez_hranic.study.examples import EXAMPLES
from gui import settings
from gui.games.bez_hranic.study.desk_page import DeskPage
from gui.games.bez_hranic.study.kept import KeptStudy
from gui.games.bez_hranic.study.round_page import RoundPage
from gui.kit.menu_button import MenuButton
from gui.kit.sizing import spaced
from gui.kit.widgets import Bar, button, label, row
from gui.study.live_screens import LiveStudy
from gui.study.shelves import Shelves

ROUNDS, DESK = range(2)
PAGE_KEYS = ("Alt+1", "Alt+2")


class RoadStudy(LiveStudy):
    """Two pages, one key apart. Nothing here touches a stored game."""

    share_of_growth = 0.6
    live = KEY

    def __init__(self) -> None:
        super().__init__()
        kept = KeptStudy(settings.data_folder())
        self.rounds, self.desk = RoundPage(kept), DeskPage(kept)
        self.leave = button("", "", "left", "on_chrome", small=True)
        self.leave.clicked.connect(self.closed)
        self.title = label("", "brand")
        self.title.setContentsMargins(0, 5, 0, 0)
        self.tabs = [button("", small=True, checkable=True) for _ in range(2)]
        self.shelves = Shelves(KEY)
        self.shelves.asked.connect(self.shelf_asked)
        bar = Bar()
        self._above = row(
            self.leave,
            10,
            self.title,
            16,
            *self.tabs,
            None,
            self.shelves,
            MenuButton(),
            gap=8,
            pad=(12, 6, 12, 6),
        )
        spaced(QVBoxLayout(bar)).addWidget(self._above)
        self.pages = QStackedWidget()
        self.pages.addWidget(self.rounds)
        self.pages.addWidget(self.desk)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(bar)
        layout.addWidget(self.pages, 1)
        for page, tab in enumerate(self.tabs):
            tab.clicked.connect(partial(self.turn, page))
        for one in (self.rounds, self.desk):
            one.rule_asked.connect(self.rule_asked)
        self.rounds.trip_asked.connect(self._on_trip)
        QShortcut(QKeySequence("Ctrl+Z"), self.rounds, self.rounds.take_back)
        for page, key in enumerate(PAGE_KEYS):
            QShortcut(QKeySequence(key), self, partial(self.turn, page))
        self.retranslate()
        self.turn(ROUNDS)

    def open(self, example: str) -> None:
        """Open one of the printed rounds."""
        if example in EXAMPLES:
            self.turn(ROUNDS)
            self.rounds.open(example)

    def turn(self, page: int) -> None:
        """Show the rounds, or the desk."""
        self.pages.setCurrentIndex(page)
        for place, tab in enumerate(self.tabs):
            tab.setChecked(place == page)
        if self.isVisible():
            self.arrive()

    def _on_trip(self, map_: str, trip: Trip) -> None:
        self.desk.ask(map_, trip)
        self.turn(DESK)

    def retranslate(self) -> None:
        """Set every word in the language spoken."""
        self.leave.say(self.tr("Start"))
        self.leave.setToolTip(self.tr("Back to the start screen (Esc)"))
        self.title.setText(self.tr("Study of Bez hranic"))
        said = (self.tr("Printed rounds"), self.tr("Route desk"))
        for tab, text, key in zip(self.tabs, said, PAGE_KEYS, strict=True):
            tab.say(text)
            tab.setToolTip(f"{text} ({key})")
        self.shelves.speak()
        self.rounds.speak()
        self.desk.speak()

    def arrive(self) -> None:
        """Take the keys."""
        (self.rounds, self.desk)[self.pages.currentIndex()].arrive()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Follow the window."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Let both pages share the window; what the bar has no room for is left out of it."""
        for page in (self.rounds, self.desk):
            page.fit(self.width())
        spare = (self.title, self.shelves.heading)
        for one in spare:
            one.show()
        for one in spare:
            one.setVisible(self._above.minimumSizeHint().width() <= self.width())
        self.leave.say(self.leave.accessibleName())
        if self._above.minimumSizeHint().width() > self.width():
            self.leave.setText("")  # its arrow says enough, and its tip all

    def changeEvent(self, event: QEvent) -> None:
        """Take new sizes."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange and hasattr(self, "_above"):
            self._fit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave by Esc; the page's own keys."""
        if event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
        elif event.modifiers() or not self._page_takes(event.key()):
            super().keyPressEvent(event)

    def _page_takes(self, key: int) -> bool:
        return (self.rounds, self.desk)[self.pages.currentIndex()].take_key(key)
