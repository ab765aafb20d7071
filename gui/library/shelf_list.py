"""The shelves of all games; where there is little room, as a list to open."""

from collections.abc import Sequence

from PySide6.QtCore import QSignalBlocker, QSize, Qt, Signal
from PySide6.QtWidgets import QComboBox, QListWidget, QListWidgetItem, QVBoxLayout, QWidget

from engine.library.shelf import Shelf
from gui.games import catalogue
from gui.kit import theme
from gui.kit.pick_list import PickList
from gui.kit.sizing import spaced
from gui.library.item_words import told
from gui.library.wanted import ALL, OWN

_KEY = Qt.ItemDataRole.UserRole
_ROW = 44
_LETTERS = 26
"""How much of a shelf's name the list to open shows."""

PAGE = "page:"
"""Before the key of a game of live rounds: its own page of the study."""


class ShelfList(QWidget):
    """All shelves, one's own studies before them."""

    chosen = Signal(str)
    """Another shelf; carries its key."""

    page_asked = Signal(str)
    """The own page of a game of live rounds; carries its id."""

    def __init__(self, shelves: Sequence[Shelf], pages: Sequence[str]) -> None:
        """``pages`` are the games of live rounds that have a study of their own."""
        super().__init__()
        self._shelves, self._pages, self._at, self._own = shelves, pages, ALL, 0
        self._gone = False
        self.list = QListWidget()
        self.list.setFrameShape(QListWidget.Shape.NoFrame)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.list.currentItemChanged.connect(self._on_row)
        self.list.itemClicked.connect(self._on_page)
        self.list.itemActivated.connect(self._on_page)
        layout = spaced(QVBoxLayout(self))
        layout.addWidget(self.list)
        self.box = PickList()
        self.box.setSizeAdjustPolicy(
            QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
        )
        self.box.setMinimumContentsLength(_LETTERS)
        self.box.activated.connect(lambda at: self._take(str(self.box.itemData(at))))

    @property
    def keys(self) -> tuple[str, ...]:
        """What can be chosen, from top to bottom."""
        return tuple(key for key, _ in self._rows() if key)

    def count_own(self, own: int) -> None:
        """Say how many studies there are of one's own."""
        self._own = own
        self.speak()

    def choose(self, key: str) -> None:
        """Mark a shelf."""
        self._at = key if key in self.keys else ALL
        with QSignalBlocker(self.list), QSignalBlocker(self.box):
            for row in range(self.list.count()):
                if self.list.item(row).data(_KEY) == self._at:
                    self.list.setCurrentRow(row)
            self.box.setCurrentIndex(self.box.findData(self._at))

    def _rows(self) -> list[tuple[str, str]]:
        """Return keys with their words; a game's name has no key."""
        rows = [(ALL, self.tr("All shelves")), (OWN, self.tr("Your studies"))]
        if self._own:
            rows[1] = OWN, f"{rows[1][1]}  {self._own}"
        for card in catalogue.offered():
            own = [one for one in self._shelves if one.game == card.id]
            if not own and card.id not in self._pages:
                continue
            rows.append(("", card.name()))
            rows += [(one.key, f"{told(one.titles)}  {len(one.items)}") for one in own]
            if card.id in self._pages:
                rows.append((f"{PAGE}{card.id}", self.tr("Its own page…")))
        return rows

    def speak(self) -> None:
        """Say everything in the language now spoken."""
        self.list.setAccessibleName(self.tr("Shelves"))
        self.box.setAccessibleName(self.tr("Shelf"))
        with QSignalBlocker(self.list), QSignalBlocker(self.box):
            self.list.clear()
            self.box.clear()
            game = ""
            for key, words in self._rows():
                self._add(key, words)
                if key:
                    named = key not in (ALL, OWN) and game
                    self.box.addItem(f"{game}: {words}" if named else words, key)
                else:
                    game = words
        self.choose(self._at)

    def _add(self, key: str, words: str) -> None:
        row = QListWidgetItem(words)
        row.setData(_KEY, key)
        row.setSizeHint(QSize(0, theme.px(_ROW)))
        row.setToolTip(words)
        if key:
            row.setFont(theme.font("body"))
        else:
            row.setFlags(Qt.ItemFlag.NoItemFlags)
            row.setFont(theme.font("caption"))
            row.setTextAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignBottom)
        self.list.addItem(row)

    def _on_row(self, row: QListWidgetItem | None) -> None:
        key = str(row.data(_KEY)) if row is not None else ""
        if key and not key.startswith(PAGE):  # arrows only pass what leads away
            self._take(key)

    def _on_page(self, row: QListWidgetItem) -> None:
        key = str(row.data(_KEY))
        if key.startswith(PAGE):
            self._take(key)

    def _take(self, key: str) -> None:
        if key.startswith(PAGE):
            if not self._gone:  # a click and what it sets off are one
                self._gone = True
                self.page_asked.emit(key.removeprefix(PAGE))
        elif key and key != self._at:
            self.choose(key)
            self.chosen.emit(key)
