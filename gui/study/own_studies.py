"""One's own studies among the examples: found again by their board, their name and their day."""

from collections.abc import Callable
from contextlib import suppress
from functools import partial
from pathlib import Path

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPixmap
from PySide6.QtWidgets import (
    QGridLayout,
    QHBoxLayout,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from engine.board.errors import MapError
from engine.board.loader import LoadedMap
from engine.store.errors import StoreError
from engine.store.study_bin import take_back, throw_away
from engine.store.study_shelf import ShelvedStudy, StudyShelf
from gui.errors.sentences import say_error
from gui.kit import theme
from gui.kit.sizing import spaced
from gui.kit.widgets import button, label, pressed_by_enter, row, tool
from gui.map.pictures.sketch import sketch
from gui.study.board_piece import Picture
from gui.words import phases
from gui.words.days import day_of

_HURRY = 0.3
_LINES = 6
"""Lines of studies that are shown at first."""

_WHOLE = "\N{NO-BREAK SPACE}"
"""Between words that stay in one line."""

_PICTURE = QSize(104, 78)


class StudyTile(QPushButton):
    """One study: its board, what it is called, when it was worked at."""

    thrown = Signal()

    def __init__(self, one: ShelvedStudy, picture: Callable[[QSize], QPixmap]) -> None:
        super().__init__()
        self.study = one
        self.setProperty("surface", "choice")
        self.setAutoDefault(False)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.picture = Picture(picture)
        self.picture.setFixedSize(theme.px(_PICTURE.width()), theme.px(_PICTURE.height()))
        self.name, self.about = label("", "strong", wrap=True), label("", "caption", wrap=True)
        for part in (self.picture, self.name, self.about):
            part.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.throw = tool("cross", "", size=16)
        self.throw.clicked.connect(self.thrown)
        words = QVBoxLayout()
        words.setSpacing(2)
        words.addWidget(self.name)
        words.addWidget(self.about)
        words.addStretch(1)
        self._inside = spaced(QHBoxLayout(self), (8, 8, 6, 8), 10)
        self._inside.addWidget(self.picture, 0, Qt.AlignmentFlag.AlignTop)
        self._inside.addLayout(words, 1)
        self._inside.addWidget(self.throw, 0, Qt.AlignmentFlag.AlignTop)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        self.speak()

    def sizeHint(self) -> QSize:
        """Be as high as the picture and the words need."""
        return self._inside.sizeHint()

    def minimumSizeHint(self) -> QSize:
        """Shrink with the page."""
        return QSize(200, self._inside.minimumSize().height())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take Enter as well as the space bar; Delete throws it away."""
        if event.key() == Qt.Key.Key_Delete:
            self.thrown.emit()
        elif not pressed_by_enter(self, event):
            super().keyPressEvent(event)

    def speak(self) -> None:
        """Say everything in the language now spoken."""
        cover = self.study.cover
        phase = cover.position.phase if cover is not None and cover.position else None
        named = (cover.name or cover.chapter) if cover is not None else ""
        said = phases.full_phase_words(phase) if phase is not None else ""
        self.name.setText(named or said or self.study.path.stem)
        parts = [said] if named else []
        if cover is not None:
            boards = self.tr("%n board(s)", "", cover.nodes)
            told = boards, day_of(cover.changed_at)
            parts += [one.replace(" ", _WHOLE) for one in told]
        trouble = self.study.trouble
        about = f"{_WHOLE}· ".join(parts)
        self.about.setText(say_error(trouble) if trouble is not None else about)
        self.throw.say(self.tr("Throw this study away (Del); it can be taken back"))
        self.setAccessibleName(f"{self.name.text()}. {self.about.text()}")


class OwnStudies(QWidget):
    """One's own studies on all maps, and what became of one that was thrown away."""

    chosen = Signal(object)
    """The path of a study to be opened."""

    counted = Signal()
    """There are more or fewer of them."""

    def __init__(self, games: Path, map_of: Callable[[str], LoadedMap]) -> None:
        super().__init__()
        self._shelf, self._map_of = StudyShelf(games), map_of
        self._thrown: tuple[Path, Path] | None = None
        self._all, self._columns, self._left = False, 1, 0
        self.count = 0
        """How many there are."""

        self.tiles: list[StudyTile] = []
        self.heading = label("", "h3")
        self.more = button("", "link", small=True)
        self.more.clicked.connect(self._show_all)
        self.none, self.said = label("", "muted", wrap=True), label("", "muted", wrap=True)
        self.take_back = button("", "link", "undo", "accent", small=True)
        self.take_back.clicked.connect(self._take_back)
        self._grid = spaced(QGridLayout(), gap=10)
        layout = spaced(QVBoxLayout(self), gap=8)
        layout.addWidget(row(self.heading, None, self.more, gap=8))
        layout.addWidget(self.none)
        layout.addLayout(self._grid)
        self._word = row((self.said, 1), self.take_back, gap=8)
        layout.addWidget(self._word)
        self.look()

    def look(self) -> None:
        """Show what lies on the shelf now."""
        known = [one for one in self._shelf.studies(within=_HURRY) if not one.unread]
        shown = known if self._all else known[: self._columns * _LINES]
        for tile in self.tiles:
            self._grid.removeWidget(tile)
            tile.hide()
            tile.deleteLater()
        self.tiles = [self._tile(one) for one in shown]
        self._place()
        self._left = len(known) - len(shown)
        self.speak()
        if self.count != len(known):
            self.count = len(known)
            self.counted.emit()

    def _tile(self, one: ShelvedStudy) -> StudyTile:
        tile = StudyTile(one, partial(self._picture, one))
        tile.clicked.connect(partial(self.chosen.emit, one.path))
        tile.thrown.connect(partial(self._throw, one.path))
        return tile

    def _picture(self, one: ShelvedStudy, size: QSize) -> QPixmap:
        position = one.cover.position if one.cover is not None else None
        with suppress(MapError):
            loaded = self._map_of(one.cover.map) if one.cover is not None else None
            if loaded is not None and position is not None and position.lies_on(loaded.board):
                whole = QRectF(0, 0, *loaded.atlas.size)
                ratio = self.devicePixelRatioF()
                return sketch(loaded, position, size, whole, ratio=ratio)
        empty = QPixmap(size)
        empty.fill(theme.colour("sea"))
        return empty

    def arrange(self, columns: int) -> None:
        """Stand in as many columns as the cards do."""
        if columns != self._columns:
            self._columns = columns
            self.look()

    def _place(self) -> None:
        for place in range(self._grid.columnCount()):
            self._grid.setColumnStretch(place, 0)
        for at, tile in enumerate(self.tiles):
            self._grid.addWidget(tile, *divmod(at, self._columns))
            tile.show()
        for place in range(self._columns):
            self._grid.setColumnStretch(place, 1)

    def _show_all(self) -> None:
        self._all = not self._all
        self.look()

    def _throw(self, path: Path) -> None:
        try:
            self._thrown = throw_away(path), path
            self.said.setText("")
        except StoreError as error:
            self.said.setText(say_error(error))
        self.look()

    def _take_back(self) -> None:
        if self._thrown is None:
            return
        try:
            take_back(*self._thrown)
            self._thrown = None
            self.said.setText("")
        except StoreError as error:
            self.said.setText(say_error(error))
        self.look()

    def speak(self) -> None:
        """Say everything in the language now spoken."""
        self.heading.setText(self.tr("Your studies"))
        self.none.setText(
            self.tr(
                "Nothing is kept yet. Whatever is changed on a board of the study is kept here."
            )
        )
        self.none.setVisible(not self.tiles)
        self.more.say(
            self.tr("Show %n more", "", self._left) if self._left else self.tr("Show fewer")
        )
        self.more.setVisible(bool(self._left) or self._all)
        if self._thrown is not None:
            self.said.setText(self.tr("The study lies in the bin."))
        self.take_back.say(self.tr("Take it back"))
        self.take_back.setVisible(self._thrown is not None)
        self._word.setVisible(bool(self.said.text()))
        for tile in self.tiles:
            tile.speak()
