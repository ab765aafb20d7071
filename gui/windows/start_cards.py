"""The start screen's cards: the last game, other games, the rulebook's positions."""

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from engine.board.board import Board
from engine.rules.position import Position
from engine.store.cover import Cover
from engine.store.errors import StoreFault
from gui import words
from gui.kit.signs import CentreBar
from gui.kit.widgets import button, column, label, paint_surface, picture, row
from gui.map.board_picture import BoardPicture
from gui.windows import card_words
from gui.windows.shelf import GameCard


def letter_counts(board: Board, position: Position) -> dict[str, int]:
    """Return the centres owned, by the powers' letters."""
    return {power.letter: position.count(power.id) for power in board.powers}


def centre_bar(board: Board, position: Position, height: int) -> CentreBar:
    """Return the bar of centres with its words for those who cannot see it."""
    said = ", ".join(
        f"{words.power_name(board, power.id)} {position.count(power.id)}" for power in board.powers
    )
    return CentreBar(letter_counts(board, position), height, name=said)


class LastGame(QFrame):
    """The game last played, large, with the one act that matters."""

    go_on = Signal()
    replay = Signal()

    def __init__(self, board: Board, map_key: str, card: GameCard, cover: Cover) -> None:
        super().__init__()
        self.board, self.card, self.cover = board, card, cover
        paint_surface(self, "card")
        self.picture = BoardPicture(map_key, cover.position, QRectF(40, 80, 1520, 1060))
        self.over, self.season = label("", "overline"), label("", "order")
        self.title, self.stage = label(card.title, "h1", wrap=True), label("", "muted", wrap=True)
        self.players = label("", "muted", wrap=True)
        self.bar = centre_bar(board, cover.position, 10)
        self.stored_label = label("", "muted")
        self.primary = button("", "primary", "play", "on_accent")
        self.second = button("", "", "prev")
        self.primary.clicked.connect(self.go_on)
        self.second.clicked.connect(self.replay)
        facts = column(
            *(self.over, self.title, row(self.season, (self.stage, 1), gap=10), 4),
            *(self.players, self.bar, None, self.stored_label, 4),
            row(self.primary, self.second, None, gap=12),
            gap=8,
            pad=(28, 22, 28, 24),
        )
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self.picture)
        layout.addWidget(facts, 1)
        self.speak()

    def set_picture_size(self, size: QSize) -> None:
        """Make room for the board."""
        self.picture.setFixedSize(size)

    def speak(self) -> None:
        """Set every word in the language spoken."""
        cover = self.cover
        self.over.setText(self.tr("Last played"))
        self.season.setText(words.phase_words(cover.phase))
        self.stage.setText(card_words.progress(self.board, cover))
        self.players.setText(card_words.players(self.board, cover))
        self.stored_label.setText(card_words.stored(cover))
        over = cover.outcome is not None
        self.primary.say(self.tr("Look at it") if over else self.tr("Continue"))
        self.second.say(self.tr("From the beginning"))
        self.setAccessibleName(f"{self.card.title}, {words.phase_words(cover.phase)}")


class Pressable(QFrame):
    """A card that is one button: pressed by mouse, Enter or Space."""

    pressed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Press it by pressing and letting go on it."""
        if event.button() == Qt.MouseButton.LeftButton and self.rect().contains(
            event.position().toPoint()
        ):
            self.pressed.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Press it by a key."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self.pressed.emit()
        else:
            super().keyPressEvent(event)


class GameTile(Pressable):
    """One game among others, or what is wrong with its file."""

    find_asked = Signal()
    remove_asked = Signal()

    def __init__(self, board: Board, map_key: str, card: GameCard) -> None:
        super().__init__()
        self.board, self.card = board, card
        paint_surface(self, "card")
        cover = card.cover
        seen = QRectF(60, 170, 1400, 800)
        self.picture = BoardPicture(map_key, cover.position if cover else None, seen)
        self.picture.setFixedHeight(170)
        self.title = label(card.title, "h3", wrap=True)
        self.season, self.stage = label("", "strong"), label("", "muted", wrap=True)
        lines: list[QWidget] = [self.title]
        self.find_file, self.remove_entry = button("", small=True), button("", "quiet", small=True)
        if cover is not None:
            lines += [row(self.season, (self.stage, 1), gap=8)]
            lines += [centre_bar(board, cover.position, 8)]
        else:
            lines += [row(picture("warning", "warn", 18), (self.stage, 1), gap=8)]
            if card.trouble is StoreFault.MISSING:
                lines += [row(self.find_file, self.remove_entry, None)]
            elif card.trouble is not StoreFault.IN_USE:
                lines += [row(self.remove_entry, None)]
        self.find_file.clicked.connect(self.find_asked)
        self.remove_entry.clicked.connect(self.remove_asked)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self.picture)
        layout.addWidget(column(*lines, None, gap=7, pad=(18, 8, 16, 14)), 1)
        self.speak()

    def speak(self) -> None:
        """Set every word in the language spoken."""
        cover = self.card.cover
        if cover is not None:
            self.season.setText(words.phase_words(cover.phase))
            self.stage.setText(card_words.progress(self.board, cover))
        else:
            self.stage.setText(card_words.trouble(self.card))
        self.find_file.say(self.tr("Find…"))
        self.remove_entry.say(self.tr("Remove from the list"))
        self.setAccessibleName(f"{self.card.title}, {self.season.text()} {self.stage.text()}")


class Lesson(Pressable):
    """A position from the rulebook to try."""

    def __init__(self) -> None:
        super().__init__()
        paint_surface(self, "card")
        self.title, self.section = label("", "strong"), label("", "muted")
        layout = QHBoxLayout(self)
        layout.setContentsMargins(18, 11, 14, 11)
        layout.setSpacing(16)
        layout.addWidget(picture("book", "accent", 28))
        layout.addWidget(column(self.title, self.section, gap=1), 1)
        layout.addWidget(picture("right", "text3", 18))

    def set_words(self, title: str, section: str) -> None:
        """Say what it shows and where the rulebook has it."""
        self.title.setText(title)
        self.section.setText(section)
        self.setAccessibleName(f"{title}, {section}")
