"""The start screen: go on in one click, or through one of three doors."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from engine.board.loader import LoadedMap
from engine.rules.position import Position
from gui import i18n, settings
from gui.kit import theme
from gui.kit.later import later
from gui.kit.menu_button import MenuButton
from gui.kit.widgets import Button, button, column, label, paint_surface, picture, restyle, row
from gui.map.pictures import portrait
from gui.map.pictures.board_picture import BoardPicture
from gui.map.pictures.start_position import start_of
from gui.screen import Screen
from gui.version import VERSION
from gui.windows import change_settings
from gui.windows.files.shelf import HURRY, SUFFIX, GameCard, KnowsGames
from gui.windows.maps import Maps
from gui.windows.start.doors import MASTER, STUDY, TABLE
from gui.windows.start.hero import PICTURE, Hero
from gui.windows.start.last_game import LastGame
from gui.windows.start.last_study import last_study
from gui.windows.start.ways import Ways

NARROW, LOW = 1600, 900
"""Below these sizes of a usual window things stand closer."""

ONE_COLUMN = 1100
"""Width at 100 % text below which the doors lie one above the other."""

OTHERS = 4
"""More games than this beside the last one are found in the library."""

_TURN_MS = 40
"""How often it is asked what was read meanwhile, on other threads."""


class StartScreen(Screen):
    """The game to go on with; table, game master and study as doors; one minute for newcomers."""

    keys_place = "Start, study, library"

    new_asked = Signal(str)
    """A new game, for who sits at the laptop."""

    again_asked = Signal()
    """A new game for the table that played last."""

    open_asked = Signal()
    study_asked = Signal()
    last_study_asked = Signal(object)
    """The study that was worked at last is to go on; carries its path."""

    minute_asked = Signal()
    """Somebody who never played wants to see how it goes."""

    club_asked = Signal()
    game_chosen = Signal(Path)
    replay_chosen = Signal(Path)
    find_asked = Signal(Path)
    """A game that is not where it was."""

    def __init__(self, shelf: KnowsGames, loaded: LoadedMap, maps: Maps | None = None) -> None:
        """Show what is known; ``maps`` are those of games that are played on another one."""
        super().__init__()
        self._maps = maps or Maps()
        self._shown = {loaded.key: loaded}
        self._shelf, self._loaded, self._board = shelf, loaded, loaded.board
        self._seen = False
        self._reading = QTimer(self, interval=_TURN_MS)
        self._reading.timeout.connect(self._read_on)
        self.cards = self._known(HURRY)
        self.last: LastGame | None = None
        self.others: dict[Button, str] = {}
        self._pictures = QTimer(self, interval=0)
        self._pictures.timeout.connect(self._on_time)
        self._make_hero()
        if any(card.cover is not None for card in self.cards[:1]):
            backdrop = portrait.small(loaded.key, self._backdrop(), PICTURE, self.hero.view)
            self.hero.set_picture(backdrop)
        self._make_paper()
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self.hero)
        layout.addWidget(self.area, 1)
        self._fill()
        self.retranslate()

    @property
    def about(self) -> LoadedMap:
        """The map that it is about."""
        return self._loaded

    # building

    def _make_hero(self) -> None:
        self.open = button("", "quiet", "folder", "on_chrome", small=True)
        self.languages = {
            code: button(name, "quiet", small=True)
            for code, name in (("cs", "Čeština"), ("en", "English"))
        }
        self.menu = MenuButton()
        self.open.setProperty("align", "left")
        self.open.clicked.connect(self.open_asked)
        for code, choice in self.languages.items():
            choice.clicked.connect(_later(change_settings.set_language, code))
        self.version = label(VERSION, "caption")
        self.drop = label("", "caption", wrap=True)
        self.others_head = label("", "caption")
        self._others = column(gap=2)
        games = column(self.others_head, self._others, gap=4)
        self.learn = button("", "quiet", "lesson", "on_chrome", small=True)
        self.learn.setProperty("align", "left")
        self.learn.clicked.connect(self.minute_asked)
        hint = column(self.open, self.learn, self.drop, gap=4)
        foot = row(*self.languages.values(), None, self.version, self.menu, gap=8)
        self.hero = Hero(self._board, games, hint, foot)

    def _make_paper(self) -> None:
        self.heading, self.or_else = label("", "h1"), label("", "h2")
        self.first = column(gap=0)
        self.ways = Ways(self._loaded)
        self.doors = self.ways.doors
        self.new, self.lead = self.doors[TABLE].act, self.doors[MASTER].act
        self._studied = last_study(settings.games_folder())
        """The study that was worked at last, and what it is called."""

        self.study, self.again = self.doors[STUDY].act, self.doors[TABLE].again
        self.doors[TABLE].pressed.connect(_later(self.new_asked.emit, TABLE))
        self.doors[MASTER].pressed.connect(_later(self.new_asked.emit, MASTER))
        self.doors[STUDY].pressed.connect(self.study_asked)
        self.again.clicked.connect(self.again_asked)
        self.doors[STUDY].again.clicked.connect(_later(self._go_on_studying))
        self.minute_title, self.minute_words = label("", "order", wrap=True), label("", "muted")
        self.minute_words.setWordWrap(True)
        self.minute = button("", "", "play")
        self.minute.clicked.connect(self.minute_asked)
        self._minute = row(
            picture("lesson", "accent", 28),
            (column(self.minute_title, self.minute_words, gap=1), 1),
            self.minute,
            gap=18,
            pad=(20, 10, 16, 10),
            frame=True,
        )
        self._minute.setProperty("note", "info")
        self._offers = not self.ways.lessons.offered and not self.cards
        """Whether somebody starts the program for the first time: then the lesson stands first."""

        self.paper = QWidget()
        paint_surface(self.paper, "paper")
        self._whole = QVBoxLayout(self.paper)
        for part in (self.heading, self.first, self.or_else):
            self._whole.addWidget(part)
        self._whole.addWidget(self.ways, 1)
        self._whole.insertWidget(1 if self._offers else self._whole.count(), self._minute)
        self.area = QScrollArea()
        paint_surface(self.area, "paper")
        self.area.setWidget(self.paper)
        self.area.setWidgetResizable(True)
        self.area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    # games

    def _fill(self) -> None:
        """Put the last game on the paper, a few others beside it."""
        for old in (*self.others, self.last):
            if old is not None:
                old.hide()
                old.deleteLater()
        self.others, self.last = {}, None
        # A game that is over is looked at again when nothing else is going on.
        running = [card for card in self.cards if not card.finished]
        known = [*running, *(card for card in self.cards if card.finished)]
        if known:
            self._show_last(known.pop(0))
        box = self._others.layout()
        for card in [card for card in known if card.playable][:OTHERS]:
            other = button(card.title, "quiet", small=True)
            other.setProperty("align", "left")
            other.clicked.connect(_later(self._choose, card))
            self.others[other] = card.title
            if box is not None:
                box.addWidget(other)
        self._speak_of_games()
        self._arrange()
        self._draw()

    def _show_last(self, card: GameCard) -> None:
        loaded = self._map_of(card)
        card = card.on(loaded.board)
        self._shown[loaded.key] = loaded
        self.last = LastGame(loaded, card)
        self.last.go_on.connect(_later(self._choose, card))
        self.last.replay.connect(_later(self.replay_chosen.emit, card.path))
        self.last.find_asked.connect(_later(self.find_asked.emit, card.path))
        self.last.remove_asked.connect(_later(self._forget, card))
        self.last.club.clicked.connect(self.club_asked)
        layout = self.first.layout()
        if layout is not None:
            layout.addWidget(self.last)

    def _known(self, within: float) -> tuple[GameCard, ...]:
        known = self._shelf.cards(within=within)
        # Maps that games carry are read where one is shown: there may be hundreds.
        cards = tuple(
            card.on(self._map_of(card).board) if self._is_ours(card) else card for card in known
        )
        if self._seen and not self._shelf.complete:
            self._reading.start()
        return cards

    def _map_of(self, card: GameCard) -> LoadedMap:
        """Return the map that a game is played on."""
        cover = card.cover
        if cover is None or cover.map == self._board.id:
            return self._loaded
        return self._maps.of_game(cover.game, cover.map, card.path)

    def _is_ours(self, card: GameCard) -> bool:
        """Tell whether a game is played on a map that comes with the program."""
        return card.cover is None or card.cover.map in self._maps.names

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
        self.arrive()

    def _go_on_studying(self) -> None:
        if self._studied is not None:
            self.last_study_asked.emit(self._studied[0])

    @property
    def _rematch(self) -> bool:
        """Whether it is known who sat at the last table."""
        cover = next((card.cover for card in self.cards if card.cover is not None), None)
        return cover is not None and all(cover.players.values())

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

    def light(self, path: Path | None) -> None:
        """Light the door behind which a file belongs that is held over it."""
        own = path is not None and path.suffix.lower() == SUFFIX
        self.ways.light("" if path is None else TABLE if own else STUDY)

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
                on = self._shown.get(board.map_key, self._loaded)
                board.set_picture(_drawn(on, board.position, size, board.view(), ratio))
                return True
        if self.hero.wants_picture:
            self.hero.set_picture(_drawn(self._loaded, self._backdrop(), PICTURE, self.hero.view))
            return True
        return False

    def _backdrop(self) -> Position:
        for card in self.cards:
            cover = card.cover
            if cover is not None and cover.position is not None and cover.map == self._board.id:
                return cover.position
        return start_of(self._board)

    # words, sizes, keys

    def _speak_of_games(self) -> None:
        """Set the words that depend on which games there are."""
        self.heading.setVisible(self.last is None)
        self.or_else.setVisible(self.last is not None)
        self.others_head.setVisible(bool(self.others))
        self.again.setVisible(self._rematch)
        role = "primary" if self.last is None else ""
        self.new.setProperty("role", role)
        self.new.set_glyph("plus", "on_accent" if role else "text")
        restyle(self.new)
        if self.last is not None:
            self.last.speak()
            self.last.say_club(self.tr("Games in the club ({count})").format(count=len(self.cards)))

    def retranslate(self) -> None:
        """Set every word in the language spoken."""
        self.hero.speak()
        self.open.say(self.tr("Open game…"))
        self.open.setToolTip(self.tr("Open game (O)"))
        self.drop.setText(self.tr("Or drop a game’s file here."))
        self.others_head.setText(self.tr("Other games"))
        for code, choice in self.languages.items():
            choice.setProperty("here", "true" if code == i18n.language() else "false")
            restyle(choice)
        self.heading.setText(self.tr("Which way in?"))
        self.or_else.setText(self.tr("Or something else"))
        self.ways.speak()
        self.ways.say_study(self._studied[1] if self._studied is not None else "")
        title, sentence, act = self.ways.lesson_words()
        self.minute_title.setText(title)
        self.learn.say(title)
        self.minute_words.setText(sentence)
        self.minute.say(act)
        self._speak_of_games()
        if self.width():
            self._arrange()

    def arrive(self) -> None:
        """Let Enter continue the last game, or begin one; the lesson was offered once."""
        if self._offers:
            self.ways.lessons.offer()
        if self.last is None:
            self.new.setFocus()
        else:
            (self.last.primary if self.last.card.playable else self.last.find_file).setFocus()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Follow the window."""
        super().resizeEvent(event)
        self._arrange()
        self._draw()

    def _arrange(self) -> None:
        width, high = theme.usual(self.width()), theme.usual(self.height())
        narrow, low = width < NARROW, high < LOW
        room, shared = theme.room, width / theme.text_setting()
        rail = room((250 if narrow else 400) * (0.6 + 0.4 * theme.text_setting()))
        self.hero.set_width(rail, narrow=narrow)
        self._name_others(rail - room(36 if narrow else 64))
        for code, choice in self.languages.items():
            choice.setText(code.upper() if narrow else choice.accessibleName())
        self.version.setVisible(not narrow)
        self.drop.setVisible(not low or theme.text_setting() < 1.5)
        side = room(22 if narrow else 48)
        top = room(14 if low else 36)
        self._whole.setContentsMargins(side, top, side, top)
        self._whole.setSpacing(room(8 if low else 20))
        brief, least = self.last is not None, room(110 if low else 220)
        self.ways.fit(lying=shared < ONE_COLUMN, brief=brief, least=least)
        if self.last is not None:
            self.last.set_room(high=room(250 if low else 440), low=low)
        self._minute.setVisible(self.last is None or not low)
        self.learn.setVisible(self.last is not None and low)
        # Inside a resize the paper would keep the hint of its old, wider cards.
        later(self.paper, self.paper.updateGeometry)

    def _name_others(self, wide: int) -> None:
        """Name the other games, as far as there is room."""
        dots = Qt.TextElideMode.ElideRight
        for other, title in self.others.items():
            room = wide - 2 * theme.room(14)
            other.setText(other.fontMetrics().elidedText(title, dots, room))

    def changeEvent(self, event: QEvent) -> None:
        """Follow the size of text too."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange and hasattr(self, "area"):
            self._arrange()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take the doors' letters, N for new, O for open, / for the library, arrows."""
        door = self.ways.door_of(event.text().upper())
        plain = event.modifiers() in (
            Qt.KeyboardModifier.NoModifier,
            Qt.KeyboardModifier.KeypadModifier,
        )
        if door is not None and plain:
            door.act.click()
            return
        match event.key():
            case Qt.Key.Key_N if plain:
                self.new.click()
            case Qt.Key.Key_O if plain:
                self.open_asked.emit()
            case Qt.Key.Key_Slash:
                self.club_asked.emit()
            case Qt.Key.Key_Right | Qt.Key.Key_Down:
                self.focusNextChild()
            case Qt.Key.Key_Left | Qt.Key.Key_Up:
                self.focusPreviousChild()
            case _:
                super().keyPressEvent(event)


def _later(done: Callable[..., object], *arguments: object) -> Callable[..., None]:
    """Return a slot that ignores what its signal carries."""

    def slot(*_carried: object) -> None:
        done(*arguments)

    return slot


def _drawn(
    loaded: LoadedMap, position: Position, size: QSize, crop: QRectF, ratio: float = 1.0
) -> QPixmap:
    # Loaded for what was never drawn before; what was is on disk.
    kept = portrait.small(loaded.key, position, size, crop, ratio)
    if not kept.isNull():
        return kept
    from gui.map.pictures.picture import thumbnail  # noqa: PLC0415

    return thumbnail(loaded, position, size, crop, ratio)
