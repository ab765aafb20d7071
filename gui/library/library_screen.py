"""The library: every shelf of every game, searched as one types, and one's own studies."""

from collections.abc import Callable
from dataclasses import replace
from itertools import chain, pairwise
from pathlib import Path

from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtGui import QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from engine import catalogue as games
from engine.board.loader import LoadedMap
from engine.earlier_boards import Migration
from engine.libraries import every_shelf
from engine.library.item import Item
from engine.library.shelf import Shelf
from engine.notation.position_line import is_position_line
from engine.notation.reading import LONGEST
from gui.games import catalogue
from gui.kit import theme
from gui.kit.menu_button import MenuButton
from gui.kit.one_line import OneLine
from gui.kit.scroller import scroller
from gui.kit.sizing import spaced
from gui.kit.widgets import Bar, button, column, label, row
from gui.library.facets import Facets
from gui.library.item_looks import ItemLooks
from gui.library.item_view import ItemView
from gui.library.line_offer import LineOffer
from gui.library.migration_note import MigrationNote
from gui.library.seeking import ShelfSearch
from gui.library.shelf_list import ShelfList
from gui.library.wanted import ALL, OWN, Wanted, on_shelf
from gui.screen import Screen
from gui.study.own_studies import OwnStudies
from gui.study.practice_button import PracticeButton

_PAUSE = 60
"""Milliseconds after a key before the list follows."""

_WORDS = 200
"""Letters of what is sought, but for a position line."""

_SIDE, _NARROW = 276, 1000
"""How wide the shelves stand beside the items, and the window in which they do not."""


class LibraryScreen(Screen):
    """Everything to study without a game. Nothing here touches one."""

    keys_place = "Start, study, library"

    share_of_growth = 0.8

    closed = Signal()

    item_chosen = Signal(object, int)
    """An ``Item`` is to be opened, at the board on which the pieces stand that were sought."""

    study_chosen = Signal(object)
    """One of one's own studies is to go on; carries its path."""

    line_asked = Signal(str)
    """The position of a line that was sought is to be opened; carries the line."""

    board_asked = Signal()
    """The board of one's own that was worked at last is to go on."""

    new_board_asked = Signal()
    """A board of one's own is to be begun."""

    openings_asked = Signal(str)
    """The explorer of openings of a game is wanted; carries its id."""

    predict_asked = Signal(object)
    """What happens to each unit of an ``Item`` is to be asked."""

    practice_asked = Signal()
    """What was not foreseen is to be asked again."""

    page_asked = Signal(str)
    """The own study of a game of live rounds is wanted; carries its id."""

    def __init__(
        self,
        loaded: LoadedMap,
        studies: Path,
        map_of: Callable[[str], LoadedMap],
        wanted: Wanted | None = None,
        migration: Migration | None = None,
    ) -> None:
        """Show what was shown when one left; at first the shelf of the game on a map.

        ``map_of`` finds maps by their names; ``studies`` is the folder of the games beside which
        one's own studies lie; ``migration`` is what came of boards of an earlier version just now.
        """
        super().__init__()
        self._loaded, self.wanted = loaded, wanted or Wanted(shelf=loaded.board.game)
        self.shelves: tuple[Shelf, ...] = tuple(chain.from_iterable(every_shelf().values()))
        self._by_key = {one.key: one for one in self.shelves}
        pages = [key for key, one in catalogue.LIVE.items() if one.study is not None]
        self.leave = button("", "", "left", "on_chrome", small=True)
        self.leave.clicked.connect(self.closed)
        self.title = label("", "brand")
        self.title.setContentsMargins(0, 5, 0, 0)
        self.openings = button("", "quiet", "branch", "on_chrome", small=True)
        self.openings.clicked.connect(lambda: self.openings_asked.emit(self._game_here()))
        if not any(games.GAMES[one].openings for one in games.offered() if one in games.GAMES):
            self.openings.hide()
        self.migrated = MigrationNote(migration or Migration())
        self.practice = PracticeButton(studies)
        self.practice.clicked.connect(self.practice_asked)
        self.predict = button("", "quiet", "eye")
        self.predict.clicked.connect(self._predict)
        self.new_board = button("", "quiet", "plus", "on_chrome", small=True)
        self.new_board.clicked.connect(self.new_board_asked)
        self.free = button("", "quiet", "edit", "on_chrome", small=True)
        self.free.clicked.connect(self.board_asked)
        self.search = OneLine()
        self.search.offer_cross()
        self.search.setMaxLength(LONGEST)
        self.shelf_list = ShelfList(self.shelves, [one for one in pages if one in games.offered()])
        self.facets = Facets()
        self.count = label("", "muted")
        self.nothing = label("", "muted", wrap=True)
        self._below = QWidget()
        self.line_offer = LineOffer()
        self.seeker = ShelfSearch(self.shelves, self)
        self.looks = ItemLooks(map_of, self)
        self.items = ItemView(self.looks)
        self.own = OwnStudies(studies, map_of)
        self.pages = QStackedWidget()
        self._lay_out()
        self._soon = QTimer(self, singleShot=True, interval=_PAUSE)
        self._connect()
        self.retranslate()
        self.shelf_list.choose(self._scope())
        self.fill()

    def _lay_out(self) -> None:
        bar = Bar()
        above = row(
            *(self.leave, 10, self.title, None, self.openings, self.new_board, self.free),
            MenuButton(),
            gap=8,
            pad=(12, 6, 12, 6),
        )
        self._above = above
        spaced(QVBoxLayout(bar)).addWidget(above)
        found_here = column(self.line_offer, self.nothing, (self.items, 1), (self._below, 1), gap=6)
        layout = found_here.layout()
        if layout is not None:
            layout.setAlignment(self.line_offer, Qt.AlignmentFlag.AlignTop)
        own = QWidget()
        spaced(QVBoxLayout(own), (0, 0, 8, 0)).addWidget(self.own)
        layout = own.layout()
        if isinstance(layout, QVBoxLayout):
            layout.addStretch(1)
        self.pages.addWidget(found_here)
        self.pages.addWidget(scroller(own))
        right = column((self.pages, 1), gap=0)
        body = row(self.shelf_list, (right, 1), gap=20)
        page = column(
            row((self.search, 1), self.count, gap=16),
            self._choosing(),
            self.migrated,
            (body, 1),
            gap=12,
            pad=(28, 18, 20, 16),
            surface="paper",
        )
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addWidget(bar)
        whole.addWidget(page, 1)
        lists = (self.shelf_list.box, *self.facets.boxes.values())
        for one, then in pairwise((self.search, *lists, self.predict, self.practice)):
            self.setTabOrder(one, then)

    def _choosing(self) -> QWidget:
        """Lay what chooses among the items beside what is done with them; else below that."""
        choosing = QWidget()
        acts = row(self.shelf_list.box, None, self.predict, self.practice, gap=8)
        self._beside = spaced(QBoxLayout(QBoxLayout.Direction.LeftToRight, choosing), gap=8)
        self._beside.addWidget(self.facets, 1)
        self._beside.addWidget(acts)
        return choosing

    def _connect(self) -> None:
        self._soon.timeout.connect(self._take_text)
        self.seeker.ready.connect(self._on_ready)
        self.search.textEdited.connect(lambda _: self._soon.start())
        self.search.returnPressed.connect(self._take_found)
        self.line_offer.asked.connect(self.line_asked)
        self.shelf_list.chosen.connect(self.show_shelf)
        self.shelf_list.page_asked.connect(self.page_asked)
        self.facets.chosen.connect(self._choose)
        self.items.opened.connect(self._open)
        self.items.predicted.connect(self._predict)
        self.items.upward.connect(lambda: self.search.setFocus(Qt.FocusReason.OtherFocusReason))
        self.own.chosen.connect(self.study_chosen)
        down = QShortcut(QKeySequence(Qt.Key.Key_Down), self.search, self._into_items)
        down.setContext(Qt.ShortcutContext.WidgetShortcut)
        for key in ("/", "Ctrl+F"):
            QShortcut(QKeySequence(key), self, self._seek)
        QShortcut(QKeySequence(Qt.Key.Key_Escape), self, self.step_back)

    @property
    def about(self) -> LoadedMap:
        """The map that it is about."""
        return self._loaded

    def _scope(self) -> str:
        """Return the shelf that is looked at: where only a game is named, its first."""
        wanted = self.wanted.shelf
        first = next((one.key for one in self.shelves if one.game == wanted), "")
        known = wanted in (*self._by_key, ALL, OWN)
        return wanted if known else first or ALL

    def _game_here(self) -> str:
        """Return whose openings are wanted: those of the shelf, else of a game that has names."""
        shelf = self._by_key.get(self._scope())
        if shelf is not None and shelf.game in games.GAMES:
            return shelf.game
        known = (self._loaded.board.game, *games.offered())
        return next(one for one in known if one in games.GAMES and games.GAMES[one].openings)

    # -- what is looked for -------------------------------------------------------------------

    def show_shelf(self, key: str) -> None:
        """Look at another shelf; what was chosen of one need not be on the other."""
        self.wanted = replace(self.wanted, shelf=key, facets={}, at="")
        self.shelf_list.choose(key)
        self.fill()

    def seek(self, text: str) -> None:
        """Look for words on the shelf that is shown; on all shelves if it has nothing like it.

        A position line is sought on all of them.
        """
        line = is_position_line(text)
        wanted = replace(self.wanted, text=text if line else text[:_WORDS], at="")
        scope = self._scope()
        if text and scope != ALL and (line or scope == OWN or not self.seeker.find(wanted, scope)):
            everywhere = replace(wanted, shelf=ALL)
            if line or scope == OWN or self.seeker.find(everywhere, ALL):
                wanted = everywhere
        self.wanted = wanted
        self.shelf_list.choose(self._scope())
        self.fill()

    def _take_text(self) -> None:
        self._soon.stop()
        if self.search.text() != self.wanted.text:
            self.seek(self.search.text())

    def _choose(self, facet: str, value: str) -> None:
        self.wanted = self.wanted.choose(facet, value)
        self.fill()

    def fill(self) -> None:
        """Show what is found."""
        scope = self._scope()
        own = scope == OWN
        self.pages.setCurrentIndex(1 if own else 0)
        if self.search.text() != self.wanted.text:
            self.search.setText(self.wanted.text)
        there = on_shelf(scope, self.shelves)
        items = () if own else self.seeker.find(self.wanted, scope)
        self.items.show_items(items, self._by_key, self.wanted.at)
        self.facets.offer({} if own else self.seeker.choices(scope), self.wanted.facets)
        self.count.setText("" if own else self.tr("%n item(s)", "", len(items)))
        self.count.setVisible(not own and (bool(items) or self.seeker.is_ready))
        self.line_offer.offer(self.wanted.text)
        self.nothing.setVisible(not items and self.line_offer.isHidden())
        self._below.setVisible(not items)
        self.items.setVisible(bool(items))
        self.predict.setVisible(any(one.read is not None for one in items))
        self._say_nothing(there=bool(there))

    def _say_nothing(self, *, there: bool) -> None:
        """Say why no item is shown: none lies there, none fits, or boards are still being read."""
        if not there:
            said = self.tr("Nothing lies on this shelf yet.")
        elif self.seeker.is_ready:
            said = self.tr("Nothing is found. Fewer words find more; All shelves looks everywhere.")
        else:
            said = self.tr("Still looking through the boards…")
        self.nothing.setText(said)

    def _on_ready(self) -> None:
        """Find what is sought by all that is known now; nothing that is looked at moves."""
        at = self.items.at
        self.wanted = replace(self.wanted, at=at.key if at is not None else "")
        self.fill()

    # -- going about --------------------------------------------------------------------------

    def _seek(self) -> None:
        self.search.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.search.selectAll()

    def _take_found(self) -> None:
        """Open the position that was pasted; else go to what was found."""
        self._take_text()
        if self.line_offer.line:
            self.line_asked.emit(self.line_offer.line)
        else:
            self._into_items()

    def _into_items(self) -> None:
        """Go from the search to what it found."""
        self._take_text()
        if self.pages.currentIndex() == 0 and self.items.items:
            self.items.setFocus(Qt.FocusReason.OtherFocusReason)

    def step_back(self) -> None:
        """Forget what was typed; else go back to where one came from."""
        if self.search.hasFocus() and self.search.text():
            self.search.clear()
            self._take_text()
        else:
            self.closed.emit()

    def _open(self, item: Item) -> None:
        self.wanted = replace(self.wanted, at=item.key)
        self.item_chosen.emit(item, self.seeker.node(item))

    def _predict(self) -> None:
        item = self.items.at
        if item is not None and item.read is not None:
            self.wanted = replace(self.wanted, at=item.key)
            self.predict_asked.emit(item)

    # -- looks --------------------------------------------------------------------------------

    def retranslate(self) -> None:
        """Say everything in the language now spoken."""
        self.leave.say(self.tr("Start"))
        self.leave.setToolTip(self.tr("Back to the start screen (Esc)"))
        self.title.setText(self.tr("Study"))
        self.openings.say(self.tr("Openings"))
        self.openings.setToolTip(self.tr("How games began, and what came of it"))
        self.free.say(self.tr("Free board"))
        self.free.setToolTip(self.tr("A board of your own, as you left it; all of it is kept"))
        self.new_board.say(self.tr("New board"))
        self.new_board.setToolTip(self.tr("Begin another study; the others stay as they are"))
        self.search.setPlaceholderText(self.tr("Search the library (/)"))
        self.search.setAccessibleName(self.tr("Search the library"))
        self.predict.say(self.tr("What happens?"))
        self.predict.setToolTip(
            self.tr("Say of the item that is chosen what happens to each unit (P)")
        )
        self.items.setAccessibleName(self.tr("What lies on the shelf"))
        self.migrated.speak()
        self.own.speak()
        self.shelf_list.count_own(self.own.count)
        self.fill()

    def arrive(self) -> None:
        """Give the keys to the items, and read what a search looks through."""
        self.seeker.begin()
        if self.pages.currentIndex() == 1:
            self.shelf_list.list.setFocus(Qt.FocusReason.OtherFocusReason)
        elif self.items.items:
            self.items.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            self.search.setFocus(Qt.FocusReason.OtherFocusReason)

    def _fit(self) -> None:
        usual = theme.usual(self.width()) / theme.text_setting()
        narrow = usual < _NARROW
        self.shelf_list.setVisible(not narrow)
        self.shelf_list.box.setVisible(narrow)
        way = QBoxLayout.Direction
        self._beside.setDirection(way.BottomToTop if narrow else way.LeftToRight)
        self.shelf_list.setFixedWidth(theme.px(_SIDE))
        self.own.arrange(max(1, min(round(self.width() / theme.px(480)), 4)))
        self.title.setVisible(True)
        self.title.setVisible(self._above.minimumSizeHint().width() <= self.width())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share the room."""
        super().resizeEvent(event)
        self._fit()

    def changeEvent(self, event: QEvent) -> None:
        """Take new sizes and colours."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange and hasattr(self, "_above"):
            self._fit()
            self.shelf_list.speak()
