"""The game last played, large, on the start screen."""

from PySide6.QtCore import QCoreApplication, QRectF, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QSizePolicy, QWidget

from engine.board.board import Board
from engine.board.loader import LoadedMap
from engine.rules.position import Position
from engine.store.cover import Cover
from engine.store.errors import StoreFault
from gui.i18n import QT_TRANSLATE_NOOP
from gui.kit import theme
from gui.kit.later import later
from gui.kit.signs import Badge, CountedBar
from gui.kit.sizing import spaced
from gui.kit.widgets import button, column, label, paint_surface, picture, row
from gui.map.pictures.board_picture import BoardPicture, part_of
from gui.windows.files.shelf import GameCard
from gui.windows.start import game_words
from gui.words import labels, names, phases
from gui.words.counted import counted

_TOOK = QT_TRANSLATE_NOOP("LastTime", "{power:the} took {places:the}")
_AND_SO = QT_TRANSLATE_NOOP("LastTime", "{power:the} {places:the}")
"""The same of the next power, where *took* is not said again."""

_POWERS = 3
"""How many powers are named; more nobody reads."""


def last_time(board: Board, cover: Cover) -> str:
    """Say who took what the last time spaces changed hands; nothing if none ever did."""
    taken = cover.taken or ()
    gains = {power: [at for by, at in taken if by == power] for power, _ in taken}
    most = sorted(gains, key=lambda power: (-len(gains[power]), list(gains).index(power)))[:_POWERS]
    if not most:
        return ""
    known = names.spoken(board)
    clauses = [
        QCoreApplication.translate("LastTime", _AND_SO if place else _TOOK).format(
            power=known.power(power), places=known.places(gains[power])
        )
        for place, power in enumerate(most)
    ]
    sentence = QCoreApplication.translate("LastTime", "Last time: {taken}.").format(
        taken=", ".join(clauses)
    )
    position = None if cover.outcome is not None else cover.position
    left = "" if position is None else _left(board, position, most)
    return f"{sentence.format(taken=', '.join(clauses))} {left}".strip()


def _left(board: Board, position: Position, winners: list[str]) -> str:
    """Name the power that has the fewest spaces left, if these are few and it took none."""
    owned = {
        power.id: position.counted(power.id, board)
        for power in board.powers
        if power.id not in winners and any(one.power == power.id for one in position.units)
    }
    least = min(owned, key=lambda power: owned[power], default="")
    phrase = counted(board).few_left(owned[least]) if least else ""
    return names.sentence(phrase, power=names.spoken(board).power(least))


_SEEN = QRectF(40, 80, 1520, 1060)
_ACROSS = 9
"""Figures of so many powers on one line: more would leave the board no room."""


def letter_counts(board: Board, position: Position) -> dict[str, int]:
    """Return what is counted of each, by the powers' letters."""
    return {power.letter: position.counted(power.id, board) for power in board.powers}


def counted_bar(board: Board, position: Position, height: int) -> CountedBar:
    """Return the bar of what is counted with its words for those who cannot see it."""
    text = ", ".join(
        f"{labels.power_name(board, power.id)} {position.counted(power.id, board)}"
        for power in board.powers
    )
    whole = counted(board).whole(board)
    return CountedBar(letter_counts(board, position), whole, height, name=text)


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
        live = self.card.cover is not None and self.card.cover.position is None
        self.second.say(self.tr("What has happened") if live else self.tr("From the beginning"))
        self.find_file.say(self.tr("Find…"))
        self.find_file.setVisible(self.card.trouble is StoreFault.MISSING)
        self.remove_entry.say(self.tr("Remove from the list"))
        self.remove_entry.setVisible(self.card.trouble is not StoreFault.IN_USE)
        self.setAccessibleName(f"{self.card.title}, {label} {self.stage.text()}")

    def say_club(self, text: str) -> None:
        """Say how many games there are in the club."""
        self.club.say(text)
