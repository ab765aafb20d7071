"""The game last played, large, on the start screen."""

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QSizePolicy, QWidget

from engine.board.loader import LoadedMap
from engine.catalogue import LIVE
from engine.store.errors import StoreFault
from gui.kit import theme
from gui.kit.later import later
from gui.kit.signs import Badge
from gui.kit.sizing import spaced
from gui.kit.widgets import button, column, label, paint_surface, picture, row
from gui.map.pictures.board_picture import BoardPicture, part_of
from gui.windows.files.shelf import GameCard
from gui.windows.start import game_words
from gui.windows.start.last_time import counted_bar, last_time
from gui.words import phases

_SEEN = QRectF(40, 80, 1520, 1060)
_ACROSS = 9
"""Figures of so many powers on one line: more would leave the board no room."""


class Title(QLabel):
    """A title of one line, which ends in dots where there is no room for all of it."""

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self._whole = text
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setProperty("role", "h1")
        self.setFont(theme.font("h1"))
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Say as much as there is room for."""
        super().resizeEvent(event)
        room, dots = self.contentsRect().width(), Qt.TextElideMode.ElideRight
        text = self.fontMetrics().elidedText(self._whole, dots, room)
        self.setText(text)
        self.setToolTip(self._whole if text != self._whole else "")


class LastGame(QFrame):
    """The game last played, large, with the one act that matters; or what is wrong with it."""

    go_on = Signal()
    replay = Signal()
    find_asked = Signal()
    remove_asked = Signal()

    def __init__(self, loaded: LoadedMap, card: GameCard) -> None:
        super().__init__()
        self.board, self.card, self.cover = loaded.board, card, card.cover
        self._least = 0
        paint_surface(self, "card")
        position = self.cover.position if self.cover is not None else None
        self.picture = BoardPicture(loaded.key, position, part_of(loaded, _SEEN))
        self.title = Title(card.title)
        self.season, self.stage = label("", "order"), label("", "muted", wrap=True)
        self.players = label("", "muted", wrap=True)
        self.stored_label = label("", "caption")
        self.remembered = label("", "order", wrap=True)
        self._remembered = row(picture("list", "text", 18), (self.remembered, 1), gap=12)
        self.primary = button("", "primary", "play", "on_accent")
        self.key = label("Enter", "key")
        self.second = button("", "", "prev", small=True)
        self.find_file = button("", "primary", "folder", "on_accent")
        self.remove_entry = button("", "quiet", small=True)
        self.club = button("", "link", "folder", "accent")
        self.primary.clicked.connect(self.go_on)
        self.second.clicked.connect(self.replay)
        self.find_file.clicked.connect(self.find_asked)
        self.remove_entry.clicked.connect(self.remove_asked)
        mend = row(self.find_file, self.remove_entry, None, gap=10)
        mend.setParent(self)  # what has no parent is a window of its own once it is shown
        acts = row((self.primary, 1), self.key, gap=10) if card.playable else mend
        mend.setHidden(card.playable)
        facts = column(
            self.title,
            self._state(),
            *self._counts(),
            self.players,
            None,
            self._remembered,
            None,
            self.stored_label,
            acts,
            row(self.second, self.club, None, gap=14),
            gap=6,
            pad=(24, 0, 8, 0),
        )
        layout = spaced(QHBoxLayout(self), (14, 14, 14, 14))
        layout.addWidget(self.picture, 10)
        # A game without a map has no picture of one.
        self.picture.setHidden(self.cover is not None and position is None)
        # Not before it has a parent: it would be a window of its own, and take the keys.
        self.second.setVisible(card.cover is not None)
        layout.addWidget(facts, 12)
        self.speak()

    def _state(self) -> QWidget:
        if self.cover is not None and self.card.trouble is None:
            return row(self.season, (self.stage, 1), gap=10)
        return row(picture("warning", "warn", 18), self.season, (self.stage, 1), gap=10)

    def _counts(self) -> tuple[QWidget, ...]:
        """Return a bar of what is counted, and the figures below it, most first."""
        position = self.cover.position if self.cover is not None else None
        if position is None:
            return ()
        counted = sorted(
            ((position.counted(power.id, self.board), power.letter) for power in self.board.powers),
            key=lambda one: (-one[0], one[1]),
        )
        owning = [(count, letter) for count, letter in counted if count]
        lines = []
        for start in range(0, len(owning), _ACROSS):
            parts: list[QWidget | None] = []
            for count, letter in owning[start : start + _ACROSS]:
                parts += [Badge(letter, 20), label(str(count), "strong")]
            lines.append(row(*parts, None, gap=7))
        return counted_bar(self.board, position, 14), *lines

    def set_room(self, *, high: int, low: bool) -> None:
        """Take so much of the page, or more where its words need it."""
        self.stored_label.setVisible(not low)
        self._remembered.setVisible(not low and bool(self.remembered.text()))
        self._least = high
        self._take_room()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Take more height where there is less width."""
        super().resizeEvent(event)
        later(self, self._take_room)

    def _take_room(self) -> None:
        layout = self.layout()
        need = layout.totalHeightForWidth(self.width()) if layout is not None else 0
        self.setFixedHeight(max(self._least, need))

    def speak(self) -> None:
        """Set every word in the language spoken."""
        cover, label = self.cover, ""
        if cover is not None:
            label = phases.phase_words(cover.phase)
            self.stage.setText(game_words.progress(self.board, cover))
            self.players.setText(game_words.players(self.board, cover))
            self.stored_label.setText(game_words.stored(cover))
            self.remembered.setText(last_time(self.board, cover))
        if self.card.trouble is not None:
            self.stage.setText(game_words.trouble(self.card))
        self.season.setText(label)
        self.season.setVisible(bool(label))
        over = cover is not None and cover.outcome is not None
        self.primary.say(self.tr("Look at it") if over else self.tr("Continue"))
        live = self.card.cover is not None and self.card.cover.game in LIVE
        self.second.say(self.tr("What has happened") if live else self.tr("From the beginning"))
        self.find_file.say(self.tr("Find…"))
        self.find_file.setVisible(self.card.trouble is StoreFault.MISSING)
        self.remove_entry.say(self.tr("Remove from the list"))
        self.remove_entry.setVisible(self.card.trouble is not StoreFault.IN_USE)
        self.setAccessibleName(f"{self.card.title}, {label} {self.stage.text()}")

    def say_club(self, text: str) -> None:
        """Say how many games there are in the club."""
        self.club.say(text)
