"""The transport under the board during a reveal: first, back, next, on, last, and beads."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QFontMetricsF,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from engine.board.board import Board
from engine.rules.phase import Step
from gui import words
from gui.kit import theme
from gui.kit.signs import paint_swatch
from gui.kit.widgets import button, label, paint_surface, row, tool
from gui.reveal.player import SPEEDS, RevealPlayer
from gui.reveal.step import Mode, RevealStep, Scene

_BETWEEN = 5.0
"""Between the words over two beads; who has no room for it has no words."""

_LEAST, _EACH, _ENOUGH = 90, 13, 320
"""Beads take at least so much, however large the text of the buttons is, and if there is room."""


class Beads(QWidget):
    """Where the ceremony stands: one bead per step. A click goes there."""

    picked = Signal(int)

    def __init__(self, steps: Sequence[RevealStep], board: Board, phase: Step) -> None:
        super().__init__()
        self._steps, self._board, self._phase = tuple(steps), board, phase
        self.at = 0
        self.setFixedHeight(44)
        self.setMinimumWidth(_LEAST)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def sizeHint(self) -> QSize:
        """Ask for room for every bead."""
        return QSize(44 * len(self._steps), 44)

    def wanted(self) -> int:
        """Return how wide they are when each can be seen for itself."""
        return max(_LEAST, min(_EACH * len(self._steps), _ENOUGH))

    def ask(self, *, whole: bool) -> None:
        """Ask for that, or for the least there must be."""
        self.setMinimumWidth(self.wanted() if whole else _LEAST)

    def set_at(self, steps: Sequence[RevealStep], at: int) -> None:
        """Mark the step that is shown."""
        if len(steps) != len(self._steps):
            self.updateGeometry()
        self._steps, self.at = tuple(steps), at
        said = self.tr("Step {number} of {count}: {name}")
        self.setAccessibleName(
            said.format(number=at + 1, count=len(steps), name=self.name(at, full=True))
        )
        self.update()

    def box(self, place: int) -> QRectF:
        """Return where a bead lies."""
        count, gap = len(self._steps), 5.0 if len(self._steps) < 24 else 2.0
        width = (self.width() - gap * (count - 1)) / count
        return QRectF(place * (width + gap), 22, width, 8)

    def name(self, place: int, *, full: bool = False) -> str:
        """Say what a bead stands for."""
        step, board = self._steps[place], self._board
        if step.scene is Scene.OPENED:
            return self.tr("seals")
        if step.scene is Scene.LAID:
            return self.tr("orders")
        if step.scene is Scene.POWER:
            return (words.power_name if full else words.power_letter)(board, step.power)
        if step.conflict is not None:
            say = words.province_name if full else words.abbreviation
            return say(board, step.conflict.where)
        return {
            Step.MOVES: self.tr("moves"),
            Step.RETREATS: self.tr("retreats"),
            Step.ADJUSTMENTS: self.tr("adjustments"),
        }[self._phase]

    def written(self) -> list[tuple[int, QRectF, str]]:
        """Return the words over the beads that have room for them, that of this step first."""
        metrics = QFontMetricsF(theme.font("caption", 12, 600))
        found: list[tuple[int, QRectF, str]] = []
        for place in sorted(range(len(self._steps)), key=lambda place: place != self.at):
            said = self.name(place)
            wide = metrics.horizontalAdvance(said)
            left = self.box(place).center().x() - wide / 2
            left = max(0.0, min(left, self.width() - wide))
            over = QRectF(left, 2, wide, 16)
            room = over.adjusted(-_BETWEEN, 0, _BETWEEN, 0)
            if not any(room.intersects(other) for _, other, _ in found):
                found.append((place, over, said))
        return found

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the beads."""
        del event
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(theme.font("caption", 12, 600))
        for place, step in enumerate(self._steps):
            box, read = self.box(place), place <= self.at
            if step.scene is Scene.POWER and read:
                letter = words.power_letter(self._board, step.power)
                paint_swatch(painter, box, letter, 5, 4)
            else:
                dotted = step.scene is Scene.CONFLICT
                line = Qt.PenStyle.DotLine if dotted else Qt.PenStyle.SolidLine
                painter.setPen(QPen(theme.colour("on_chrome2" if dotted else "chrome3"), 1, line))
                painter.setBrush(theme.colour("on_chrome2" if read else "chrome2"))
                painter.drawRoundedRect(box, 4, 4)
            if place == self.at:
                painter.setPen(QPen(theme.colour("brass"), 2))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawRoundedRect(box.adjusted(-2, -3, 2, 3), 6, 6)
        for place, over, said in self.written():
            painter.setPen(theme.colour("on_chrome" if place == self.at else "on_chrome2"))
            painter.drawText(over.adjusted(-1, 0, 1, 0), Qt.AlignmentFlag.AlignCenter, said)
        painter.end()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Go to the bead that was clicked."""
        at: QPointF = event.position()
        for place in range(len(self._steps)):
            box = self.box(place)
            if box.left() - 2 <= at.x() <= box.right() + 2:
                self.picked.emit(place)
                return


class RevealBar(QWidget):
    """One primary button that leads through everything, and the ways back."""

    def __init__(self, player: RevealPlayer) -> None:
        super().__init__()
        paint_surface(self, "chrome")
        self._player = player
        self.first = tool("first", "", "on_chrome")
        self.prev = tool("prev", "", "on_chrome")
        self.go = button("", "primary", "play", "#1b1408")
        self.next = tool("next", "", "on_chrome")
        self.last = tool("last", "", "on_chrome")
        self.again = tool("redo", "", "on_chrome")
        self.play = tool("play", "", "on_chrome")
        for arrow in (self.first, self.prev, self.next, self.last, self.again, self.play):
            arrow.setProperty("density", "touch")
        self.beads = Beads(player.steps, player.board, player.past.phase.step)
        self.key = label("", "key")
        self.speed = button("", "quiet", "speed", "on_chrome", small=True)
        self.mode = button("", "quiet", "list", "on_chrome", small=True)
        self.everything = button("", small=True, checkable=True)
        self.export = tool("folder", "", "on_chrome")
        self._parts = row(
            *(self.first, self.prev, self.go, self.next, self.last, 4, self.key, 4),
            *(self.again, self.play, 4, (self.beads, 1), 6),
            *(self.speed, self.mode, self.everything, self.export),
            gap=6,
            pad=(20, 8, 20, 8),
        )
        self._spare = (
            (self.key,),
            (self.first, self.last),
            (self.mode,),
            (self.speed,),
            (self.export,),
            (self.again, self.next),
            (self.play,),
        )
        """What small windows and large text leave out, the most dispensable first: keys do it."""
        inside = row((self._parts, 1))
        layout = inside.layout()
        if layout is not None:
            self.setLayout(layout)
        self.go.clicked.connect(player.forward)
        self.next.clicked.connect(player.forward)
        self.prev.clicked.connect(player.back)
        self.first.clicked.connect(lambda: player.go_to(0))
        self.last.clicked.connect(lambda: player.go_to(len(player.steps) - 1))
        self.again.clicked.connect(player.replay)
        self.play.clicked.connect(player.toggle)
        self.speed.clicked.connect(self._on_speed)
        self.mode.clicked.connect(self.turn_mode)
        self.beads.picked.connect(player.go_to)
        self.everything.toggled.connect(lambda on: player.set_everything(on=on))
        player.stepped.connect(self._on_stepped)
        player.changed.connect(self._on_changed)
        self._on_changed()
        self._speak()

    def turn_mode(self) -> None:
        """Lay orders power by power, or all at once and go by conflicts."""
        by_power = self._player.mode is Mode.BY_POWER
        self._player.set_mode(Mode.BY_CONFLICT if by_power else Mode.BY_POWER)

    def _on_speed(self) -> None:
        place = SPEEDS.index(self._player.speed) + 1
        self._player.set_speed(SPEEDS[place % len(SPEEDS)])

    def _on_stepped(self) -> None:
        player = self._player
        at, count = player.at, len(player.steps)
        self.beads.set_at(player.steps, at)
        self.first.setEnabled(at > 0)
        self.prev.setEnabled(at > 0)
        self.next.setEnabled(at < count - 1)
        self.last.setEnabled(at < count - 1)
        self._on_changed()
        self._say_go()

    def _on_changed(self) -> None:
        player = self._player
        if self.everything.isChecked() != player.everything:
            self.everything.setChecked(player.everything)
        self.play.set_glyph("pause" if player.running else "play", "on_chrome")
        self.play.say(self.tr("Pause (K)") if player.running else self.tr("Go on by itself (K)"))
        speed = f"{player.speed:g}".replace(".", self.tr(".", "decimal sign"))
        self.speed.say(f"{speed}×")
        by_power = player.mode is Mode.BY_POWER
        self.mode.say(self.tr("By power") if by_power else self.tr("By conflict"))

    def _say_go(self) -> None:
        at_end = self._player.at == len(self._player.steps) - 1
        self.go.say(self.tr("Results") if at_end else self.tr("Next"))

    def _speak(self) -> None:
        self.go.setMinimumWidth(0)
        self.mode.setMinimumWidth(0)
        wide = theme.px(140)
        for said in (self.tr("Next"), self.tr("Results")):
            self.go.say(said)
            wide = max(wide, self.go.sizeHint().width())  # it stays where it is at the last step
        self.go.setMinimumWidth(wide)
        wide = 0
        for said in (self.tr("By power"), self.tr("By conflict")):
            self.mode.say(said)
            wide = max(wide, self.mode.sizeHint().width())
        self.mode.setMinimumWidth(wide)
        self.key.setText(self.tr("Space"))
        self.first.say(self.tr("To the beginning (Home)"))
        self.prev.say(self.tr("Back (←)"))
        self.next.say(self.tr("Forward (→)"))
        self.last.say(self.tr("To the end (End)"))
        self.again.say(self.tr("This step once more (Backspace)"))
        self.speed.setToolTip(self.tr("How fast things move (1 to 4)"))
        self.mode.setToolTip(self.tr("Orders power by power, or all at once (R)"))
        self.everything.say(self.tr("All orders"))
        self.everything.setToolTip(self.tr("All orders of all powers at once (A)"))
        self.export.say(self.tr("Keep as pictures…"))
        self._on_stepped()
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Leave out what there is no room for; the beads lead to both ends too."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Show as many parts as there is room for.

        Counted beforehand: to try by showing would push the window wider.
        """
        least = len(self._spare)
        count = next((n for n in range(least) if self._needs(n) <= self.width()), least)
        self.beads.ask(whole=self._needs(count) <= self.width())
        for place, parts in reversed(tuple(enumerate(self._spare))):
            for part in parts:
                part.setVisible(place >= count)

    def _needs(self, count: int) -> int:
        """Return how wide everything is without so many of the groups that can be left out."""
        inner = self._parts.layout()
        if inner is None:
            return 0
        out = {id(part) for parts in self._spare[:count] for part in parts}
        items = [inner.itemAt(place) for place in range(inner.count())]
        wide = []
        for item in items:
            widget = item.widget() if item is not None else None
            if widget is None:
                wide.append(item.sizeHint().width() if item is not None else 0)
            elif widget is self.beads:
                wide.append(self.beads.wanted())
            elif id(widget) not in out:
                hint = max(widget.minimumWidth(), widget.sizeHint().width())
                wide.append(min(hint, widget.maximumWidth()))
        margins = inner.contentsMargins()
        gaps = max(0, inner.spacing()) * (len(wide) - 1)
        return sum(wide) + gaps + margins.left() + margins.right()

    def showEvent(self, event: QShowEvent) -> None:
        """Measure the words as they are really written: before, no style was known."""
        super().showEvent(event)
        self._speak()

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of language."""
        if event.type() == QEvent.Type.LanguageChange:
            self._speak()
        super().changeEvent(event)
