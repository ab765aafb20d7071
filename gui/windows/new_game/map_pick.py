"""The map of a new table as a picture, with how many play on it; beside it the others there are."""

from functools import partial
from pathlib import Path

from PySide6.QtCore import QPoint, QRectF, QSize, QTimer, Signal
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QMenu, QVBoxLayout, QWidget

from engine.board.board import Board
from engine.board.errors import MapError
from engine.board.loader import LoadedMap
from gui import i18n, settings
from gui.errors.sentences import say_error
from gui.games import catalogue
from gui.games.example_map import example_map
from gui.games.panels import PlayersPicker
from gui.kit import theme
from gui.kit.dialog import Message
from gui.kit.sizing import spaced
from gui.kit.widgets import button, column, label, paint_surface, picture, row
from gui.map.pictures import portrait
from gui.map.pictures.board_picture import BoardPicture, part_of
from gui.map.pictures.picture import thumbnail
from gui.map.pictures.start_position import start_of
from gui.windows.files.ask_for_file import ask_for_map, ask_for_map_folder
from gui.windows.maps import MapHead, Maps
from gui.windows.new_game.picture_card import CardPicture, PictureCard
from gui.windows.new_game.picture_strip import PictureStrip

_SEEN = QRectF(430, 330, 800, 560)
"""The middle of a board of usual size, in its units."""

_OTHER = "other"
"""The key of the card behind which any other map lies."""

_HERE = "here"
"""That of a map that is nobody's: a game carried it."""


class MapPick(QWidget):
    """The maps of a game side by side; alone, the one there is, with a larger piece of it."""

    asked = Signal(object)
    """Another map is chosen: carries it."""

    def __init__(self, loaded: LoadedMap, lineup: PlayersPicker) -> None:
        super().__init__()
        self._loaded = loaded
        self._game = catalogue.played_on(loaded.board)
        start = start_of(loaded.board)
        self.picture = BoardPicture(loaded.key, start, part_of(loaded, _SEEN))
        self.boards: list[BoardPicture] = [self.picture]
        """Every board of the page, drawn when there is time."""

        self.name, self.sentence = label("", "order"), label("", "muted", wrap=True)
        self.other = button("", "quiet", small=True)
        self.other.clicked.connect(partial(self._offer_places, self.other))
        self.strip = PictureStrip()
        self.strip.taken.connect(self._take)
        self.strip.read.connect(self._on_read)
        self.strip.hide()
        self._heads: dict[str, MapHead] = {}
        self._read: dict[str, Board | MapError | OSError] = {}
        self._roomy = True
        self._maps = Maps()
        named = row(
            (column(self.name, self.sentence, gap=1), 1),
            self.other,
            picture("check", "accent", 18),
        )
        self._box = QFrame()
        self._box.setProperty("on", "true")
        paint_surface(self._box, "choice")
        inside = spaced(QHBoxLayout(self._box), (8, 8, 14, 8), 16)
        inside.addWidget(self.picture)
        self._beside = column(named, lineup, None, gap=8)
        inside.addWidget(self._beside, 1)
        self._lineup = lineup
        layout = spaced(QVBoxLayout(self), gap=8)
        layout.addWidget(self.strip)
        layout.addWidget(self._box)
        self._late = QTimer(self, interval=0)
        self._late.setSingleShot(True)
        self._late.timeout.connect(self._draw)

    # -- other maps ------------------------------------------------------------------------------

    def offer(self, maps: Maps) -> None:
        """Offer these maps beside the one that is shown; they are loaded when there is time."""
        self._maps = maps
        heads = maps.heads(self._loaded.board.game)
        self._heads = {str(one.file) if one.own else one.id: one for one in heads}
        here = next((key for key, one in self._heads.items() if one.is_of(self._loaded)), _HERE)
        if len(self._heads) + (here == _HERE) < 2:
            return  # nothing is asked that needs no asking
        for key, head in self._heads.items():
            self.strip.add(key, PictureCard(CardPicture()), head.load)
        self._read[here] = self._loaded.board
        if here == _HERE:
            self.strip.add(here, PictureCard(CardPicture()), lambda: self._loaded)
        other = PictureCard(CardPicture("folder"))
        self.strip.add(_OTHER, other)
        self.strip.show_chosen(here)
        self.strip.show()
        self._box.hide()
        # How many play stands below all of them: it is of the one that is chosen.
        layout = self.layout()
        if layout is not None:
            layout.addWidget(self._lineup)
        self.set_room(roomy=self._roomy)
        self._say_cards()

    def _take(self, key: str) -> None:
        if key == _OTHER:
            self._offer_places(self.strip.cards[_OTHER])
            return
        head = self._heads.get(key)
        if head is None:
            return
        try:
            self._choose(self._maps.on(head))
        except (MapError, OSError) as error:
            self._refuse(error)

    def menu(self) -> QMenu:
        """Return where any other map may lie."""
        menu = QMenu(self)
        menu.addAction(self.tr("A map’s folder…")).triggered.connect(self._ask_for_folder)
        menu.addAction(self.tr("A map’s file…")).triggered.connect(self._ask_for_file)
        return menu

    def _offer_places(self, below: QWidget) -> None:
        self.menu().popup(below.mapToGlobal(QPoint(0, below.height() + 2)))

    def _ask_for_file(self) -> None:
        ask_for_map(self.window(), settings.games_folder(), self.take)

    def _ask_for_folder(self) -> None:
        ask_for_map_folder(self.window(), settings.games_folder(), self.take)

    def take(self, path: Path) -> None:
        """Play on somebody's map; say what is wrong with it if it cannot be played on."""
        try:
            self._choose(self._maps.take(path))
        except (MapError, OSError) as error:
            self._refuse(error)

    def _refuse(self, error: MapError | OSError) -> None:
        title = self.tr("The map could not be used")
        Message(self.window(), title, say_error(error), close=self.tr("Close")).open()

    def _choose(self, one: LoadedMap) -> None:
        if one.key != self._loaded.key:
            self.asked.emit(one)

    # -- pictures --------------------------------------------------------------------------------

    def set_room(self, *, roomy: bool) -> None:
        """Make pictures as large as the page allows."""
        self._roomy = roomy
        self.picture.setFixedSize((QSize(300, 200) if roomy else QSize(150, 104)) * theme.reading())
        self.strip.fit(high=112 if roomy else 74, least=140 if roomy else 112, lines=2 * roomy or 1)
        self._say_cards()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the picture when the words are there."""
        super().paintEvent(event)
        if any(board.waiting and board.isVisible() for board in self.boards):
            self._late.start()

    def _draw(self) -> None:
        """Take pictures that were drawn at an earlier time, or draw them now."""
        for board in self.boards:
            self._draw_one(board)

    def _draw_one(self, board: BoardPicture) -> None:
        if not board.waiting or board.position is None or not board.isVisible():
            return
        size, view, ratio = board.size(), board.view(), board.devicePixelRatioF()
        kept = portrait.small(board.map_key, board.position, size, view, ratio)
        # What the study is for is shown on the map of its examples.
        own = board.map_key == self._loaded.key
        loaded = self._loaded if own else example_map(self._loaded)
        image = kept if not kept.isNull() else thumbnail(loaded, board.position, size, view, ratio)
        board.set_picture(image)

    # -- words -----------------------------------------------------------------------------------

    def speak(self) -> None:
        """Set every word in the language spoken."""
        board = self._loaded.board
        self.name.setText(self._game.name())
        place = board.names.get(i18n.language(), board.id)
        facts = ", ".join(self._facts(board))
        self.sentence.setText(self.tr("{map}: {facts}").format(map=place, facts=facts))
        self.other.say(self.tr("Other map…"))
        self.strip.setAccessibleName(self.tr("Map"))
        self.strip.say_ways(self.tr("Earlier maps"), self.tr("More maps"))
        self._say_cards()

    def _on_read(self, key: str, read: object) -> None:
        if isinstance(read, Board | MapError | OSError):
            self._read[key] = read
            self._say_card(key)

    def _say_cards(self) -> None:
        for key in self.strip.cards:
            self._say_card(key)
        if self.strip.cards:
            self.strip.arrange()

    def _facts(self, board: Board) -> tuple[str, ...]:
        """Say a map in numbers, each on one line with what it counts."""
        facts = self._game.map_facts(board)
        return tuple(one.replace(" ", "\N{NO-BREAK SPACE}") for one in facts)

    def _say_card(self, key: str) -> None:
        card, read = self.strip.cards[key], self._read.get(key)
        if key == _OTHER:
            card.say(self.tr("Other map…"), self.tr("a folder or a file"))
            return
        head = self._heads.get(key)
        titles = head.titles if head is not None else self._loaded.board.names
        name = titles.get(i18n.language()) or next(iter(titles.values()), key)
        if isinstance(read, Board):
            facts = self._facts(read)
            seen = facts if self._roomy else facts[:1]
            card.say(name, ", ".join(seen), ", ".join(facts))
        elif read is not None:
            sentence = say_error(read)
            card.say(name, sentence.partition("\n")[0], sentence)
        else:
            card.say(name, "")
