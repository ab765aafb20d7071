"""The start screen: go on in one click, everything else in two."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import (
    QGridLayout,
    QHBoxLayout,
    QLineEdit,
    QScrollArea,
    QTabBar,
    QVBoxLayout,
    QWidget,
)

from engine.board.loader import LoadedMap
from engine.rules.position import Position
from gui import i18n
from gui.kit import theme
from gui.kit.later import later
from gui.kit.menu_button import MenuButton
from gui.kit.widgets import button, column, label, paint_surface, restyle, row
from gui.map import portrait
from gui.map.board_picture import BoardPicture
from gui.screen import Screen
from gui.version import VERSION
from gui.windows import look
from gui.windows.hero import PICTURE, VIEW, Hero
from gui.windows.shelf import HURRY, GameCard, KnowsGames
from gui.windows.start_cards import GameTile, LastGame, Lesson

TIGHT, NARROW, BROAD = 1180, 1600, 2400
ONE_COLUMN = 800
"""Widths at which the page changes; the last one at 100 % text."""
LESSONS = ("4", "7", "sample")
"""Which of the rulebook's positions are offered here."""
_TURN_MS = 40
"""How often it is asked what was read meanwhile, on other threads."""

MOST_TILES = 24
"""More games than this are found by a search, or in the library."""


class StartScreen(Screen):
    """What to do, the game to go on with, the library, positions to try."""

    new_asked = Signal()
    open_asked = Signal()
    study_asked = Signal()
    club_asked = Signal()
    game_chosen = Signal(Path)
    replay_chosen = Signal(Path)
    find_asked = Signal(Path)
    """A game that is not where it was."""

    example_chosen = Signal(str)

    def __init__(self, shelf: KnowsGames, loaded: LoadedMap) -> None:
        super().__init__()
        self._shelf, self._loaded, self._board = shelf, loaded, loaded.board
        self._columns, self._seen = 0, False
        self._reading = QTimer(self, interval=_TURN_MS)
        self._reading.timeout.connect(self._read_on)
        self.cards = self._known(HURRY)
        self.last: LastGame | None = None
        self.tiles: list[GameTile] = []
        self._pictures = QTimer(self, interval=0)
        self._pictures.timeout.connect(self._on_time)
        self._make_hero()
        if self.cards and self.cards[0].cover is not None:
            backdrop = portrait.small(loaded.key, self._backdrop(), PICTURE, VIEW)
            self.hero.set_picture(backdrop)
        self._make_paper()
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self.hero)
        layout.addWidget(self.area, 1)
        self._fill()
        self.retranslate()

    # building

    def _make_hero(self) -> None:
        self.new = button("", "primary", "plus", "#1b1408")
        self.open = button("", "", "folder", "on_chrome")
        self.study = button("", "", "book", "on_chrome")
        self.languages = {
            code: button(name, "quiet", small=True)
            for code, name in (("cs", "Čeština"), ("en", "English"))
        }
        self.menu = MenuButton()
        self.new.clicked.connect(self.new_asked)
        self.open.clicked.connect(self.open_asked)
        self.study.clicked.connect(self.study_asked)
        for code, choice in self.languages.items():
            choice.clicked.connect(_later(look.set_language, code))
        self.version = label(VERSION, "caption")
        foot = row(self.menu, *self.languages.values(), None, self.version, gap=8)
        self.hero = Hero((self.new, self.open, self.study), foot)

    def _make_paper(self) -> None:
        self.heading = label("", "h1")
        self.tabs = QTabBar()
        self.tabs.setDrawBase(False)
        self.tabs.setExpanding(False)
        self.tabs.addTab("")
        self.tabs.addTab("")
        self.search = QLineEdit()
        self.search.setClearButtonEnabled(True)
        self.search.setMaximumWidth(320)
        self.club = button("", "link")
        self.club.clicked.connect(self.club_asked)
        self.head = row(self.heading, 16, self.tabs, None, (self.search, 1), 8, self.club, gap=8)
        self.first = column(gap=0)
        self.grid = QGridLayout()
        self.grid.setSpacing(20)
        self.nothing = label("", "muted", wrap=True)
        self.try_it, self.all_lessons = label("", "h3"), button("", "link")
        self.all_lessons.clicked.connect(self.study_asked)
        self.lessons = {key: Lesson() for key in LESSONS}
        self.lesson_grid = QGridLayout()
        self.lesson_grid.setSpacing(16)
        for key, lesson in self.lessons.items():
            lesson.pressed.connect(_later(self.example_chosen.emit, key))
        self.paper = QWidget()
        paint_surface(self.paper, "paper")
        whole = QVBoxLayout(self.paper)
        whole.setSpacing(20)
        for part in (self.head, self.first, self._welcome()):
            whole.addWidget(part)
        whole.addLayout(self.grid)
        whole.addWidget(self.nothing)
        whole.addWidget(row(self.try_it, None, self.all_lessons))
        whole.addLayout(self.lesson_grid)
        whole.addStretch(1)
        self._whole = whole
        self.area = QScrollArea()
        paint_surface(self.area, "paper")
        self.area.setWidget(self.paper)
        self.area.setWidgetResizable(True)
        self.area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.tabs.currentChanged.connect(self._fill)
        self.search.textChanged.connect(self._fill)

    def _welcome(self) -> QWidget:
        self.welcome_title, self.welcome_text = label("", "h1", wrap=True), label("", wrap=True)
        self.welcome_new = button("", "primary", "plus", "on_accent")
        self.welcome_study = button("", "", "book")
        self.welcome_new.clicked.connect(self.new_asked)
        self.welcome_study.clicked.connect(self.study_asked)
        self.welcome = column(
            *(self.welcome_title, self.welcome_text, 6),
            row(self.welcome_new, self.welcome_study, None, gap=12),
            gap=10,
            pad=(32, 26, 32, 30),
            surface="card",
            frame=True,
        )
        return self.welcome

    # games

    def _fill(self) -> None:
        """Put the games that are sought on the paper."""
        for old in (*self.tiles, self.last):
            if old is not None:
                old.hide()
                old.deleteLater()
        self.tiles, self.last = [], None
        finished = self.tabs.currentIndex() == 1
        sought = self.search.text()
        shown = [c for c in self.cards if c.finished == finished and c.mentions(sought)]
        shown.sort(key=lambda card: card.cover is None)  # what cannot be played stands last
        if shown and shown[0].cover is not None and not sought:
            self._show_last(shown.pop(0))
        for card in shown[:MOST_TILES]:
            tile = GameTile(self._board, self._loaded.key, card)
            tile.pressed.connect(_later(self._choose, card))
            tile.remove_asked.connect(_later(self._forget, card))
            tile.find_asked.connect(_later(self.find_asked.emit, card.path))
            self.tiles.append(tile)
        self._columns = 0
        self.head.setVisible(bool(self.cards))
        self._say_counts()
        self._arrange()
        self._draw()

    def _show_last(self, card: GameCard) -> None:
        if card.cover is None:
            return
        self.last = LastGame(self._board, self._loaded.key, card, card.cover)
        self.last.go_on.connect(_later(self._choose, card))
        self.last.replay.connect(_later(self.replay_chosen.emit, card.path))
        layout = self.first.layout()
        if layout is not None:
            layout.addWidget(self.last)

    def _known(self, within: float) -> tuple[GameCard, ...]:
        cards = tuple(card.on(self._board) for card in self._shelf.cards(within=within))
        if self._seen and not self._shelf.complete:
            self._reading.start()
        return cards

    def _read_on(self) -> None:
        """Ask for more of hundreds of games that were never read; show them when all are."""
        self.cards = self._known(HURRY / 10)
        if self._shelf.complete:
            self._reading.stop()
            self._fill()

    def _choose(self, card: GameCard) -> None:
        if card.playable:
            self.game_chosen.emit(card.path)

    def _forget(self, card: GameCard) -> None:
        self._shelf.forget(card.path)
        self.cards = self._known(HURRY)
        self._fill()

    # pictures, when there is time

    def _draw(self) -> None:
        if self._seen:
            self._pictures.start()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Begin to draw pictures once the words have been painted."""
        super().paintEvent(event)
        if not self._seen:
            self._seen = True
            self._pictures.start()
            if not self._shelf.complete:
                self._reading.start()

    def draw_all(self) -> None:
        """Draw every picture that is still to come, at once."""
        while self._draw_next():
            pass

    def _on_time(self) -> None:
        if self.isVisible() and not self._draw_next():
            self._pictures.stop()

    def _draw_next(self) -> bool:
        for board in self.findChildren(BoardPicture):
            if board.waiting and board.position is not None and not board.isHidden():
                size, ratio = board.size(), board.devicePixelRatioF()
                board.set_picture(self._drawn(board.position, size, board.view(), ratio))
                return True
        if self.hero.wants_picture:
            self.hero.set_picture(self._drawn(self._backdrop(), PICTURE, VIEW))
            return True
        return False

    def _drawn(self, position: Position, size: QSize, crop: QRectF, ratio: float = 1.0) -> QPixmap:
        # Loaded for what was never drawn before; what was is on disk.
        from gui.map.picture import thumbnail  # noqa: PLC0415

        kept = portrait.small(self._loaded.key, position, size, crop, ratio)
        return kept if not kept.isNull() else thumbnail(self._loaded, position, size, crop, ratio)

    def _backdrop(self) -> Position:
        for card in self.cards:
            if card.cover is not None:
                return card.cover.position
        from engine.catalogue import GAMES  # noqa: PLC0415 - no game is known yet, nothing hurries

        return GAMES["diplomacy"].rules(self._board, {}).start()

    # words, sizes, keys

    def _say_counts(self) -> None:
        finished = sum(card.finished for card in self.cards)
        running = len(self.cards) - finished
        self.tabs.setTabText(0, self.tr("Running  {count}").format(count=running))
        self.tabs.setTabText(1, self.tr("Finished  {count}").format(count=finished))
        nothing = not self.tiles and self.last is None
        if self.search.text():
            said = self.tr("No game is found. A search looks for titles, players and years.")
        elif self.tabs.currentIndex() == 1:
            said = self.tr("No game has been finished yet.")
        else:
            said = self.tr("No game is running. New game begins one.")
        self.nothing.setText(said)
        self.nothing.setVisible(nothing and bool(self.cards))
        self.welcome.setVisible(not self.cards)

    def retranslate(self) -> None:
        """Set every word in the language spoken."""
        self.hero.motto.setText(self.tr("Diplomacy at a real table"))
        self.new.say(self.tr("New game"))
        self.open.say(self.tr("Open game…"))
        self.study.say(self.tr("Study"))
        for code, choice in self.languages.items():
            choice.setProperty("here", "true" if code == i18n.language() else "false")
            restyle(choice)
        self.heading.setText(self.tr("Games"))
        self.search.setPlaceholderText(self.tr("Search games, players, years…"))
        self.search.setAccessibleName(self.tr("Search games"))
        self.club.say(self.tr("Library and club"))
        self.welcome_title.setText(self.tr("Seven powers, one laptop, one board"))
        self.welcome_text.setText(
            self.tr(
                "No game has been played here yet. Begin one with six friends, drop a game’s file "
                "here, or try the rulebook’s positions first."
            )
        )
        self.welcome_new.say(self.tr("New game"))
        self.welcome_study.say(self.tr("Try the examples"))
        self.try_it.setText(self.tr("Try it"))
        self.all_lessons.say(self.tr("All positions"))
        example = self.tr("{section}, example no. {numbers}")
        examples = self.tr("{section}, examples no. {numbers}")
        self.lessons["4"].set_words(
            self.tr("Beleaguered garrison"), example.format(section="IX.5", numbers="4")
        )
        self.lessons["7"].set_words(
            self.tr("Cut support"), examples.format(section="X", numbers="7–10")
        )
        self.lessons["sample"].set_words(
            self.tr("The sample game"), self.tr("spring 1901 to winter 1902")
        )
        if self.last is not None:
            self.last.speak()
        for tile in self.tiles:
            tile.speak()
        self._say_counts()

    def arrive(self) -> None:
        """Let Enter continue the last game, or begin one."""
        (self.last.primary if self.last is not None else self.new).setFocus()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Follow the window."""
        super().resizeEvent(event)
        self._arrange()
        self._draw()

    def _arrange(self) -> None:
        width = theme.usual(self.width())
        narrow = width < NARROW
        shared = width / theme.text_setting()
        self.hero.set_width(312 if narrow else 470)
        self.version.setVisible(not narrow or theme.text_setting() <= 1)
        side = 28 if narrow else 48
        self._whole.setContentsMargins(side, 18 if narrow else 30, side, 24)
        if self.last is not None:
            size = QSize(380, 300) if narrow else QSize(560, 392)
            size = QSize(840, 588) if width >= BROAD else size
            size = QSize(220, 300) if width < TIGHT or shared < ONE_COLUMN else size
            self.last.set_picture_size(size)
            # Inside a resize the layouts above would keep the old, wider hint.
        # Inside a resize the paper would keep the hint of its old, wider cards.
        later(self.paper, self.paper.updateGeometry)
        columns = 2 if narrow else (5 if width >= BROAD else 3)
        columns = 1 if shared < ONE_COLUMN else columns
        if columns == self._columns:
            return
        self._columns = columns
        for grid, cards, most in (
            (self.grid, self.tiles, columns),
            (self.lesson_grid, list(self.lessons.values()), 1 if narrow else 3),
        ):
            for place in range(grid.columnCount()):
                grid.setColumnStretch(place, 0)
            for place, card in enumerate(cards):
                grid.addWidget(card, place // most, place % most)
            for place in range(most):
                grid.setColumnStretch(place, 1)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the size of text too."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange and self._columns:
            self._arrange()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take N for new, O for open, / for the search, arrows among the cards."""
        match event.key():
            case Qt.Key.Key_N:
                self.new_asked.emit()
            case Qt.Key.Key_O:
                self.open_asked.emit()
            case Qt.Key.Key_Slash:
                self.search.setFocus()
            case Qt.Key.Key_Right | Qt.Key.Key_Down:
                self.focusNextChild()
            case Qt.Key.Key_Left | Qt.Key.Key_Up:
                self.focusPreviousChild()
            case Qt.Key.Key_Escape if self.search.text():
                self.search.setText("")
            case _:
                super().keyPressEvent(event)


def _later(done: Callable[..., object], *arguments: object) -> Callable[..., None]:
    """Return a slot that ignores what its signal carries."""

    def slot(*_carried: object) -> None:
        done(*arguments)

    return slot
