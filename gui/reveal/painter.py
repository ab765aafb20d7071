"""Pictures of a reveal for keeping: the board at a moment, and a line below that says it."""

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QImage, QPainter, QRegion
from PySide6.QtWidgets import QWidget

from engine.board.loader import LoadedMap
from engine.board.location import province_of
from engine.table.view import PastPhase
from gui.games import catalogue
from gui.kit import sizing, theme
from gui.kit.signs import paint_swatch
from gui.map.board.view import BoardView
from gui.map.names.lettering import LEAST
from gui.reveal.board import RevealBoard
from gui.reveal.player import RevealPlayer
from gui.reveal.shots import Shot
from gui.reveal.step import Mode, RevealStep, Scene
from gui.words import labels, phases

SIZES = {"small": QSize(960, 720), "middle": QSize(1280, 960), "large": QSize(1920, 1440)}
CAPTION = 1 / 14
"""Share of a picture's height that the line below takes."""


class Studio:
    """Paints one reveal picture by picture, on a board of its own that nobody sees."""

    def __init__(
        self, past: PastPhase, loaded: LoadedMap, size: QSize, mode: Mode, title: str
    ) -> None:
        self._title, self._size = title, size
        self._caption = round(size.height() * CAPTION)
        self._player = RevealPlayer(past, loaded.board, still=True)
        self._player.set_mode(mode)
        self._board: BoardView = RevealBoard(self._player, loaded)
        sizing.wear(self._board)  # a window of its own
        self._board.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
        self._board.resize(size.width(), size.height() - self._caption)
        self._board.show()
        # As large as words are by the setting, not by the window that it is kept from.
        self._board.names.write("full", LEAST * theme.text_setting())
        self._board.camera.fit()
        self._board.finish()
        self._place = -1

    @property
    def steps(self) -> tuple[RevealStep, ...]:
        """The steps that are painted."""
        return self._player.steps

    @property
    def phase(self) -> str:
        """The code of the phase that is painted."""
        return self._player.past.phase.code

    @property
    def name(self) -> str:
        """What files of it are called."""
        return self.phase

    def stem(self, number: int, shot: Shot) -> str:
        """Return the name of a picture, without its ending; it sorts as it was shown."""
        return file_stem(self.phase, number, self.steps[shot.place].scene)

    def look(self, shot: Shot) -> tuple[int, bool]:
        """Return what a picture has in common with those that look much like it."""
        return shot.place, self.steps[shot.place].arrived(shot.elapsed)

    def paint(self, shot: Shot) -> QImage:
        """Return one picture."""
        player = self._player
        if shot.place != self._place:
            self._place = shot.place
            player.go_to(shot.place)
        player.show_moment(shot.elapsed)
        image = QImage(self._size, QImage.Format.Format_RGB32)
        port, alone = self._board.viewport(), QWidget.RenderFlag.DrawWindowBackground
        port.render(image, QPoint(), QRegion(port.rect()), alone)
        painter = QPainter(image)
        self._write(painter, player.step, told=player.told)
        painter.end()
        return image

    def close(self) -> None:
        """Put the board away."""
        self._board.close()
        self._board.deleteLater()

    def _write(self, painter: QPainter, step: RevealStep, *, told: bool) -> None:
        high = self._caption
        box = QRect(0, self._size.height() - high, self._size.width(), high)
        painter.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing
        )
        painter.fillRect(box, theme.colour("table"))
        pad = high // 3
        left, middle = box.left() + pad, Qt.AlignmentFlag.AlignVCenter
        if step.power:
            letter = labels.power_letter(self._player.board, step.power)
            side = round(high * 0.36)
            swatch = QRect(left, box.center().y() - side // 2, side, side)
            paint_swatch(painter, swatch.toRectF(), letter, 4, 4)
            left += side + pad // 2
        season = phases.full_phase_words(self._player.past.phase)
        right = f"{self._title}  ·  {season}" if self._title else season
        font = _font("body", round(high * 0.3), 500)
        room = box.width() // 2
        right = QFontMetrics(font).elidedText(right, Qt.TextElideMode.ElideMiddle, room)
        wide = QFontMetrics(font).horizontalAdvance(right)
        painter.setFont(font)
        painter.setPen(theme.colour("on_chrome2"))
        at = QRect(box.right() - pad - wide, box.top(), wide + 2, high)
        painter.drawText(at, middle, right)
        sentence = self.caption(step, told=told)
        font = _fitting(sentence, round(high * 0.38), at.left() - pad - left)
        painter.setFont(font)
        painter.setPen(theme.colour("on_chrome"))
        painter.drawText(QRect(left, box.top(), at.left() - pad - left, high), middle, sentence)

    def caption(self, step: RevealStep, *, told: bool = True) -> str:
        """Say what a picture shows."""
        board = self._player.board
        telling = catalogue.played_on(board).telling()
        if step.power:
            return labels.power_name(board, step.power)
        if step.conflict is not None:
            if not told:
                return labels.province_name(board, province_of(step.conflict.where))
            return telling.outcome(step.conflict, board)
        return telling.scene_words(step.scene, self._player.past.phase.kind)


def _font(style: str, px: int, weight: int) -> QFont:
    font = theme.font(style, px, weight)
    font.setPixelSize(px)
    return font


def _fitting(text: str, px: int, room: int) -> QFont:
    """Return type as large as there is room for."""
    font = _font("body", px, 600)
    while px > 8 and QFontMetrics(font).horizontalAdvance(text) > room:
        px -= 1
        font.setPixelSize(px)
    return font


def file_stem(phase: str, number: int, scene: Scene) -> str:
    """Return the name of the picture of a step, without its ending; it sorts as it was shown."""
    return f"{phase}-{number:02d}-{scene.value.replace(' ', '-')}"
