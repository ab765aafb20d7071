"""The study: the rulebook's examples as cards, the sample game, and the board they open on."""

from collections.abc import Mapping
from functools import partial
from pathlib import Path

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QKeySequence, QPixmap, QResizeEvent, QShortcut
from PySide6.QtWidgets import QGridLayout, QStackedWidget, QVBoxLayout, QWidget

from engine.board.loader import LoadedMap
from engine.catalogue import GAMES
from engine.rules.game import Rules
from engine.rules.position import Position
from gui import settings
from gui.explain.open_rule import open_rule
from gui.games import catalogue
from gui.games.example_map import example_map
from gui.kit import theme
from gui.kit.menu_button import MenuButton
from gui.kit.scroller import scroller
from gui.kit.sizing import spaced
from gui.kit.widgets import Bar, button, column, label, row
from gui.map.pictures import portrait
from gui.map.pictures.picture import thumbnail
from gui.map.pictures.sketch import sketch
from gui.printable import Matter
from gui.screen import Screen
from gui.study.card import LEAST, MOST, ExampleCard
from gui.study.case import StudyCase
from gui.study.kept import KeptCases
from gui.study.near import crop_round
from gui.study.own_studies import OwnStudies
from gui.study.practice_button import PracticeButton
from gui.study.shelves import Shelves
from gui.study.study_table import StudyTable
from gui.study.titles import SAMPLE

_CARD, _GAP, _PAD, _ACROSS = 300, 14, 32, 5

_PAUSE = 120
"""Milliseconds before pictures are painted: while a window is being resized none is worth it."""


class GalleryScreen(Screen):
    """Everything to try out without a game. Nothing here touches one."""

    keys_place = "Start, study, library"

    share_of_growth = 0.8

    closed = Signal()

    shelf_asked = Signal(str)
    """The shelf of another game; carries its id."""

    board_asked = Signal()
    """The board of one's own that was worked at last is to go on."""

    new_board_asked = Signal()
    """A board of one's own is to be begun."""

    practice_asked = Signal()
    """What was not foreseen is to be asked again."""

    study_chosen = Signal(object)
    """One of one's own studies is to go on; carries its path."""

    _table: StudyTable | Screen | None = None

    def __init__(  # noqa: PLR0915 - a page and its shelf
        self, loaded: LoadedMap, example: str = "", options: Mapping[str, str] | None = None
    ) -> None:
        super().__init__()
        self._free_on, loaded = loaded, example_map(loaded)
        self._loaded, self._board = loaded, loaded.board
        game = catalogue.played_on(self._board)
        self._study, self._titles, self._columns = game.study(), game.study_titles(), 0
        self._printed = self._rules = GAMES[loaded.board.game].rules(loaded.board, {})
        self._start = self._rules.start()
        self._cases: dict[str, StudyCase] = {}
        self.leave = button("", "", "left", "on_chrome", small=True)
        self.leave.clicked.connect(self.closed)
        self.brand = label("Velmoc", "brand")
        self.brand.setContentsMargins(0, 5, 0, 0)
        bar = Bar()
        above = row(self.leave, 10, self.brand, None, MenuButton(), gap=8, pad=(12, 6, 12, 6))
        spaced(QVBoxLayout(bar)).addWidget(above)
        self.title = label("", "h1")
        self.lead = label("", "muted", wrap=True)
        self.free = button("", "", "edit", "accent")
        self.new_board = button("", "quiet", "plus", "accent")
        self.new_board.clicked.connect(self.new_board_asked)
        self.practice = PracticeButton(settings.games_folder())
        self.practice.clicked.connect(self.practice_asked)
        self.own = OwnStudies(settings.games_folder(), self._free_on)
        self.own.chosen.connect(self.study_chosen)
        self.free.clicked.connect(self.board_asked)
        self.shelves = Shelves(self._board.game)
        self.shelves.asked.connect(self.shelf_asked)
        self.rulebook_name = label("", "muted")
        self.rulebook = game.rules_picker()
        self.rulebook.changed.connect(self._play_by)
        self.cards = {card.example: card for card in self._make_cards()}
        self._inside = QWidget()
        self._grid = QGridLayout()
        self._grid.setSpacing(_GAP)
        page = QVBoxLayout(self._inside)
        page.setContentsMargins(_PAD, 22, _PAD - 8, 28)
        page.setSpacing(12)
        page.addWidget(
            row((column(self.title, self.lead, gap=2), 1), self.new_board, self.free, gap=12)
        )
        page.addWidget(row(self.practice, None))
        page.addWidget(self.shelves)
        self._rulebook = column(self.rulebook_name, self.rulebook, gap=4)
        page.addWidget(row((self._rulebook, 20), None))
        page.addWidget(self.own)
        page.addLayout(self._grid)
        page.addStretch(1)
        self._area = scroller(self._inside)
        shelf = column(bar, (column((self._area, 1), surface="paper"), 1), gap=0)
        self.pages = QStackedWidget()
        self.pages.addWidget(shelf)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.pages)
        self._look = theme.current()
        self._painter = QTimer(self, interval=0)
        self._painter.timeout.connect(self._paint_one)
        leave = QShortcut(QKeySequence(Qt.Key.Key_Escape), shelf, self.closed.emit)
        leave.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        self.retranslate()
        if options is not None:
            self.rulebook.take(options)
        if example:
            self.open(example)

    @property
    def about(self) -> LoadedMap:
        """The map that it is about."""
        return self._loaded

    def _make_cards(self) -> list[ExampleCard]:
        made = []
        for example in self._study.examples():
            pieces = tuple(
                (str(unit.kind), self._letter(unit.power)) for unit in example.position.units
            )
            first = partial(self._first_sight, example.id)
            made.append(ExampleCard(example.id, example.section, pieces, first, self._titles))
        if self._study.sample_screen is not None:
            first = partial(self._first_sight, SAMPLE)
            made.append(ExampleCard(SAMPLE, self._titles.sample_section, (), first, self._titles))
        for card in made:
            card.clicked.connect(lambda _=False, key=card.example: self.open(key))
        return made

    def _letter(self, power: str) -> str:
        return self._board.powers_by_id[power].letter

    # -- going in and out ---------------------------------------------------------------------

    @property
    def table(self) -> StudyTable | Screen | None:
        """The board that is open, if one is."""
        return self._table

    def printable(self, game: Matter) -> Matter:
        """Print the board that is open."""
        return self._table.printable(game) if self._table is not None else game

    def open(self, example: str) -> None:
        """Open an example, the sample game or a free board."""
        self.close_table()
        opened: StudyTable | Screen
        sample = self._study.sample_screen
        if example == SAMPLE and sample is not None:
            opened = sample(self._loaded, self._printed, self.close_table, self._open_rule)
        else:
            entry = next((e for e in self._study.examples() if e.id == example), None)
            loaded = self._free_on if entry is None else self._loaded
            rules = self._rules_on(loaded)
            start = rules.start() if entry is None else self._start
            opened = StudyTable(loaded, rules, entry, start, KeptCases(self._changed_on(loaded)))
            opened.top.rules_chosen.connect(self.rulebook.take)
            opened.closed.connect(self.close_table)
            opened.rule_asked.connect(self._open_rule)
        self._table = opened
        self.pages.addWidget(opened)
        self.pages.setCurrentWidget(opened)
        if self.isVisible():
            opened.arrive()

    def close_table(self) -> None:
        """Go back to the cards."""
        old, self._table = self._table, None
        if old is not None:
            self.pages.setCurrentIndex(0)
            self.pages.removeWidget(old)
            old.deleteLater()
            self._painter.start()

    def _play_by(self) -> None:
        """Judge whatever is opened from now on by the rulebook chosen; the sample game stays."""
        self._rules = GAMES[self._board.game].rules(self._board, self.rulebook.options)

    def _changed_on(self, loaded: LoadedMap) -> Path:
        """Return where boards of a map are kept that somebody changed."""
        kept, usual = settings.data_folder(), catalogue.first().id
        # Examples of two games have the same names, and the start screen tells of the first.
        ours = loaded is self._loaded and loaded.board.game == usual
        return kept if ours else kept / "maps" / loaded.board.id

    def _rules_on(self, loaded: LoadedMap) -> Rules:
        """Return the rulebook that is chosen, for the map of what is opened."""
        if loaded is self._loaded:
            return self._rules
        return GAMES[self._board.game].rules(loaded.board, self.rulebook.options)

    def _open_rule(self, section: str) -> None:
        open_rule(section, self.window(), self._board)

    # -- looks --------------------------------------------------------------------------------

    def retranslate(self) -> None:
        """Say everything again in the language now spoken."""
        self.leave.say(self.tr("Start"))
        self.leave.setToolTip(self.tr("Back to the start screen (Esc)"))
        self.title.setText(self.tr("Study"))
        self.lead.setText(
            self.tr(
                "The examples of the rulebook, on the board. See what was ordered, let it be "
                "judged with every reason, then change pieces and orders and judge again."
            )
        )
        self.shelves.speak()
        self.free.say(self.tr("Free board"))
        self.free.setToolTip(self.tr("A board of your own, as you left it; all of it is kept"))
        self.new_board.say(self.tr("New board"))
        self.new_board.setToolTip(self.tr("Begin another study; the others stay as they are"))
        self.own.speak()
        self.rulebook_name.setText(self.tr("Judged by"))
        self._rulebook.setMaximumWidth(theme.px(640))
        for card in self.cards.values():
            card.speak()

    def arrive(self) -> None:
        """Draw the cards' pictures one after another, or fit the board that is open."""
        if self._table is not None:
            self._table.arrive()
        else:
            next(iter(self.cards.values()), self.free).setFocus()
            self._painter.start()

    def _paint_one(self) -> None:
        """Paint one picture, those in sight first."""
        self._painter.setInterval(0)
        waiting = [card for card in self.cards.values() if card.picture.unfinished]
        if not waiting or self.table is not None or not self.isVisible():
            self._painter.stop()
            return
        card = min(waiting, key=lambda one: one.picture.visibleRegion().isEmpty())
        seen = self._seen(card.example, card.picture.size())
        card.picture.set_pixmap(
            thumbnail(self._loaded, *seen, ratio=self.devicePixelRatioF(), rough=True)
        )

    def _first_sight(self, example: str, size: QSize) -> tuple[QPixmap, bool]:
        """Return a picture that was painted at an earlier time, or a sketch."""
        ratio, seen = self.devicePixelRatioF(), self._seen(example, size)
        kept = portrait.small(self._loaded.key, *seen, ratio=ratio)
        return (sketch(self._loaded, *seen, ratio=ratio), False) if kept.isNull() else (kept, True)

    def _seen(self, example: str, size: QSize) -> tuple[Position, QSize, QRectF]:
        """Return what a card's picture shows: pieces, its size, and which part of the board."""
        size = QSize(max(_CARD, size.width()), size.height())
        entry = next((e for e in self._study.examples() if e.id == example), None)
        if entry is None:
            return self._start, size, QRectF(0, 0, *self._loaded.atlas.size)
        if example not in self._cases:
            self._cases[example] = StudyCase.of(entry.position, entry.orders, self._rules)
        crop = crop_round(self._loaded, self._cases[example], size.width() / size.height())
        return entry.position, size, crop

    def _arrange(self) -> None:
        room = self.width() - 2 * _PAD
        columns = max(1, min((room + _GAP) // (_CARD + _GAP), _ACROSS))
        wide = (room - _GAP * (columns - 1)) // columns
        for card in self.cards.values():
            card.picture.set_high(max(LEAST, min(round(wide * 0.48), MOST)))
        self._painter.start(_PAUSE)
        if columns == self._columns:
            return
        for place in range(self._columns):
            self._grid.setColumnStretch(place, 0)
        self._columns = columns
        self.own.arrange(columns)
        for place, card in enumerate(self.cards.values()):
            self._grid.addWidget(card, place // columns, place % columns)
        for place in range(columns):
            self._grid.setColumnStretch(place, 1)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put as many cards into a row as fit."""
        super().resizeEvent(event)
        self._arrange()

    def changeEvent(self, event: QEvent) -> None:
        """Show the boards in the colours of another theme."""
        look = theme.current()
        if event.type() == QEvent.Type.StyleChange and getattr(self, "_look", look) != look:
            self._look = look
            for card in self.cards.values():
                card.picture.forget()
            self._painter.start(_PAUSE)
        super().changeEvent(event)
