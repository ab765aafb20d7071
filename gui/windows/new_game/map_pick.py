"""Game and map of a new table as a picture, with how many play on it."""

from functools import partial
from pathlib import Path

from PySide6.QtCore import QPoint, QRectF, QSize, QTimer, Signal
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QMenu, QVBoxLayout, QWidget

from engine.board.errors import MapError
from engine.board.loader import LoadedMap
from gui import i18n, settings
from gui.errors.sentences import say_error
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
from gui.windows.files.ask_for_file import ask_for_map
from gui.windows.maps import Maps

_SEEN = QRectF(430, 330, 800, 560)
"""The middle of a board of usual size, in its units."""


class MapPick(QWidget):
    """The map that is chosen; beside it the arrangements for fewer players, and other maps."""

    asked = Signal(object)
    """Another map is chosen: carries it."""

    def __init__(self, loaded: LoadedMap, lineup: PlayersPicker) -> None:
        super().__init__()
        self._loaded = loaded
        start = start_of(loaded.board)
        self.picture = BoardPicture(loaded.key, start, part_of(loaded, _SEEN))
        self.boards: list[BoardPicture] = [self.picture]
        """Every board of the page, drawn when there is time."""

        self.name, self.sentence = label("", "order"), label("", "muted", wrap=True)
        self.other = button("", "quiet", small=True)
        self.other.clicked.connect(self._offer_maps)
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
        inside.addWidget(column(named, lineup, None, gap=8), 1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self._box)
        self._late = QTimer(self, interval=0)
        self._late.setSingleShot(True)
        self._late.timeout.connect(self._draw)

    def offer(self, maps: Maps) -> None:
        """Offer these maps beside the one that is shown; they are loaded when it is asked for."""
        self._maps = maps

    def menu(self) -> QMenu:
        """Return what can be chosen instead of the map that is shown."""
        menu = QMenu(self)
        for one in self._maps.choices(self._loaded.board.game):
            board = one.board
            act = menu.addAction(board.names.get(i18n.language(), board.id))
            act.setCheckable(True)
            act.setChecked(one.key == self._loaded.key)
            act.triggered.connect(partial(self._choose, one))
        for name, titles in self._maps.others(self._loaded.board.game).items():
            act = menu.addAction(titles.get(i18n.language(), name))
            act.setCheckable(True)
            act.setChecked(name == self._loaded.board.id and not self._loaded.content)
            act.triggered.connect(partial(self._take_ours, name))
        menu.addSeparator()
        menu.addAction(self.tr("From a file…")).triggered.connect(self._ask_for_file)
        return menu

    def _ask_for_file(self) -> None:
        ask_for_map(self.window(), settings.games_folder(), self.take)

    def take(self, path: Path) -> None:
        """Play on somebody's map; say what is wrong with it if it cannot be played on."""
        try:
            self._choose(self._maps.take(path))
        except (MapError, OSError) as error:
            title = self.tr("The map could not be used")
            Message(self.window(), title, say_error(error), close=self.tr("Close")).open()

    def _take_ours(self, name: str) -> None:
        try:
            self._choose(self._maps.named(name))
        except MapError as error:
            title = self.tr("The map could not be used")
            Message(self.window(), title, say_error(error), close=self.tr("Close")).open()

    def _offer_maps(self) -> None:
        self.menu().popup(self.other.mapToGlobal(QPoint(0, self.other.height() + 2)))

    def _choose(self, one: LoadedMap) -> None:
        if one.key != self._loaded.key:
            self.asked.emit(one)

    def set_picture_size(self, size: QSize) -> None:
        """Make the picture as large as the page allows."""
        self.picture.setFixedSize(size * theme.reading())

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

    def say(self, game: str, place: str) -> None:
        """Say which game it is and where it is played."""
        self.name.setText(game)
        self.sentence.setText(place)
        self.other.say(self.tr("Other map…"))
