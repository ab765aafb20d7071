"""Where a reveal stands: one bead per step that anybody may know of, and one for what may come."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from engine.board.location import province_of
from gui.kit import theme
from gui.kit.signs import paint_swatch
from gui.kit.widgets import PaintedButton
from gui.reveal.player import RevealPlayer
from gui.reveal.step import Scene
from gui.words import labels
from gui.words.phases import Saying, said

_HIGH, _TOP, _LINE, _BEAD = 44, 2, 16, 8
"""All sizes are of a usual window, and grow with a larger one."""

_BETWEEN = 5
"""Between two beads."""

_AROUND = 5.0
"""Room that a word keeps to both sides together."""

_LEAST, _USUAL = 5, 44

_PLEASANT, _FEW = 34, 12
"""How wide each would be where there are few."""


@dataclass(frozen=True, slots=True)
class Bead:
    """What one bead stands for."""

    place: int
    """Of the step; below nought for what nobody knows of yet."""

    word: str
    """What is written over it where there is room."""

    brief: str
    """What is written where there is less."""

    name: str
    """What it is called for those who point at it, or cannot see it."""

    letter: str = ""
    fight: bool = False


def widths(needs: Sequence[float], room: float) -> list[float]:
    """Share room: all alike, unless some need more; too little room is too little for all."""
    if sum(needs) >= room:
        return [need * room / sum(needs) for need in needs]
    more: set[int] = set()
    while True:
        rest = room - sum(needs[one] for one in more)
        share = rest / max(1, len(needs) - len(more))
        over = {one for one, need in enumerate(needs) if need > share} - more
        if not over:
            return [need if one in more else share for one, need in enumerate(needs)]
        more |= over


class BeadButton(PaintedButton):
    """One bead; a click goes there."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # arrows and Space lead through all of them
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.bead = Bead(0, "", "", "")
        self.read = self.on = False
        self._fitted: tuple[tuple[object, ...], str] = ((), "")

    def tell(self, bead: Bead, text: str, *, read: bool, on: bool) -> None:
        """Stand for a step that was told already, for the one that is shown, or one to come."""
        if (bead, text, read, on) != (self.bead, self.accessibleName(), self.read, self.on):
            self.bead, self.read, self.on = bead, read, on
            self.setAccessibleName(text)
            self.setToolTip(bead.name)
            self.update()

    @property
    def written(self) -> str:
        """The word over it: as long as there is room for."""
        wordings = (self.bead.word, self.bead.brief)
        look = (theme.look(), wordings, self.width())
        if self._fitted[0] != look:
            metrics, wide = QFontMetricsF(word_font()), self.width()
            fitting = (one for one in wordings if metrics.horizontalAdvance(one) <= wide)
            self._fitted = look, next(fitting, "")
        return self._fitted[1]

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the bead, and its word over it."""
        del event
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(2, theme.sign(_HIGH / 2), self.width() - 4, theme.sign(_BEAD))
        if self.bead.letter and self.read:
            paint_swatch(painter, box, self.bead.letter, 5, 4)
        else:
            line = Qt.PenStyle.DotLine if self.bead.fight else Qt.PenStyle.SolidLine
            ink = "on_chrome2" if self.bead.fight else "chrome3"
            painter.setPen(QPen(theme.colour(ink), 1, line))
            painter.setBrush(theme.colour("on_chrome2" if self.read else "chrome2"))
            painter.drawRoundedRect(box, 4, 4)
        if self.on:
            painter.setPen(QPen(theme.colour("brass"), 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(box.adjusted(-1, -3, 1, 3), 6, 6)
        painter.setFont(word_font())
        painter.setPen(theme.colour("on_chrome" if self.on else "on_chrome2"))
        over = QRectF(0, theme.sign(_TOP), self.width(), theme.sign(_LINE))
        painter.drawText(over, Qt.AlignmentFlag.AlignCenter, self.written)
        painter.end()


class Beads(QWidget):
    """All beads of a reveal. What was not told has none: neither number nor names tell of it."""

    picked = Signal(int)
    """The number of a step."""

    more_asked = Signal()
    """The bead for what may come."""

    def __init__(self, player: RevealPlayer) -> None:
        super().__init__()
        self._player = player
        self.buttons: list[BeadButton] = []
        self._measured: tuple[tuple[object, ...], list[float]] = ((), [])
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.follow()

    def follow(self) -> None:
        """Show what may be known by now, and where the reveal is."""
        self.setFixedHeight(theme.sign(_HIGH))
        player = self._player
        beads = [self._bead(place) for place in player.known]
        if player.more:
            sentence = self.tr("what comes, nobody knows yet")
            beads.append(Bead(-1, "…", "…", sentence))
        while len(self.buttons) < len(beads):
            self.buttons.append(self._made())
        for spare in self.buttons[len(beads) :]:
            spare.hide()
            spare.deleteLater()
        del self.buttons[len(beads) :]
        for button, bead in zip(self.buttons, beads, strict=True):
            on, read = bead.place == player.at, 0 <= bead.place <= player.at
            button.tell(bead, self._state(bead, on=on, read=read), read=read, on=on)
        here = self._bead(player.at)
        sentence = self.tr("Step {number}: {name}").format(number=player.at + 1, name=here.name)
        self.setAccessibleName(sentence)
        self.updateGeometry()
        self._lay()

    def _made(self) -> BeadButton:
        made = BeadButton(self)
        made.clicked.connect(lambda: self._on_clicked(made.bead.place))
        made.show()
        return made

    def _on_clicked(self, place: int) -> None:
        if place < 0:
            self.more_asked.emit()
        else:
            self.picked.emit(place)

    def _bead(self, place: int) -> Bead:
        player, board = self._player, self._player.board
        step = player.steps[place]
        if step.conflict is not None:
            number = player.conflict_number(place)
            word = self.tr("conflict {number}").format(number=number)
            space = labels.province_name(board, province_of(step.conflict.where))
            brief = word if place == player.at else str(number)
            return Bead(place, word, brief, f"{word}, {space}", fight=True)
        if step.scene is Scene.POWER:
            letter = labels.power_letter(board, step.power)
            sign = labels.power_initial(board, step.power)
            return Bead(place, sign, sign, labels.power_name(board, step.power), letter)
        word = self._scene_word(step.scene)
        return Bead(place, word, word, word)

    def _scene_word(self, scene: Scene) -> str:
        if scene is Scene.OPENED:
            return self.tr("seals")
        if scene is Scene.LAID:
            return self.tr("orders")
        return said(Saying.BEAD, self._player.past.phase.kind)

    def _state(self, bead: Bead, *, on: bool, read: bool) -> str:
        if bead.place < 0:
            return bead.name
        if on:
            return self.tr("{name}: shown now").format(name=bead.name)
        if read:
            return self.tr("{name}: told").format(name=bead.name)
        return self.tr("{name}: to come").format(name=bead.name)

    def _needs(self) -> list[float]:
        """Return how wide each bead is at least: letters are always there, numbers if they fit.

        Asked for several times at each step; measured once.
        """
        written = tuple(
            button.bead.brief if button.on or not button.bead.fight else None
            for button in self.buttons
        )
        look = (theme.look(), theme.room(_LEAST), theme.room(_AROUND), written)
        if self._measured[0] != look:
            metrics, least, around = QFontMetricsF(word_font()), look[1], look[2]
            needs = [
                least if word is None else metrics.horizontalAdvance(word) + around
                for word in written
            ]
            self._measured = look, needs
        return self._measured[1]

    def wanted(self) -> int:
        """Return how wide they are when every letter can be read, and each clicked with ease."""
        needs = self._needs()
        each = theme.room(_PLEASANT) if len(needs) <= _FEW else 0
        between = theme.room(_BETWEEN) * (len(needs) - 1)
        return round(sum(max(need, each) for need in needs)) + between + 1

    def sizeHint(self) -> QSize:
        """Ask for room for every bead."""
        return QSize(theme.room(_USUAL) * len(self.buttons), theme.sign(_HIGH))

    def minimumSizeHint(self) -> QSize:
        """Be narrow where nothing else helps."""
        return QSize(90, theme.sign(_HIGH))

    def _lay(self) -> None:
        count = len(self.buttons)
        usual = theme.room(_BETWEEN)
        gap = usual if sum(self._needs()) + usual * count <= self.width() else 1
        left = 0.0
        for button, wide in zip(
            self.buttons, widths(self._needs(), self.width() - gap * (count - 1)), strict=True
        ):
            right = left + wide
            whole = max(1, round(right) - round(left))
            button.setGeometry(round(left), 0, whole, self.height())
            left = right + gap

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share the room anew."""
        super().resizeEvent(event)
        self._lay()

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.follow()
        super().changeEvent(event)


def word_font() -> QFont:
    """Return how the words over beads are written."""
    return theme.font("caption", theme.sign(12), 600)
