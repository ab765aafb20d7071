"""The powers' signs on the table's page: whoever is ready taps his own.

A tile shows what everybody may know: whose sign it is, whether his envelope is closed, the letter
that presses it. Who has begun to write, and since when, it does not know.
"""

from PySide6.QtCore import QCoreApplication, QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QWidget

from engine.board.board import Board
from engine.session.view import PublicView, SealView
from gui import words
from gui.kit import theme
from gui.kit.signs import paint_badge, paint_swatch
from gui.kit.sizing import spaced
from gui.kit.topbar import seal_state, seal_words
from gui.kit.widgets import PaintedButton

MANY = 9
"""With more powers than that a tile is one line, and the bar above need not repeat their seals."""

_THREE_COLUMNS = 20
_NAME, _STATE, _KEY = 16, 13, 12
_TWO_LINES, _ONE_LINE = 56, 35
_SINKS = 2
"""Pixels by which a sign that is pressed sinks."""


def tapped(view: PublicView, seal: SealView) -> bool:
    """Tell whether a power's owner has anything to come for: to write, or to his envelope."""
    return seal.power in view.queue or seal.sealed


def state_words(view: PublicView, seal: SealView) -> str:
    """Say in a word or two what everybody may know of an envelope."""
    if not view.units.get(seal.power, 0) and not view.centres.get(seal.power, 0):
        return QCoreApplication.translate("Tiles", "eliminated")
    if not view.played(seal.power):
        return QCoreApplication.translate("Tiles", "nobody plays")
    if seal.power in view.gone and not seal.sealed:
        return QCoreApplication.translate("Tiles", "player gone")
    return _envelope_words(seal)


def _envelope_words(seal: SealView) -> str:
    if seal.sealed:
        return QCoreApplication.translate("Tiles", "sealed")
    if not seal.asked:
        return QCoreApplication.translate("Tiles", "writes nothing")
    if seal.voided:
        return QCoreApplication.translate("Tiles", "void, seals again")
    return QCoreApplication.translate("Tiles", "not yet")


class Tile(PaintedButton):
    """One power's sign, with who plays it, its seal and its letter."""

    def __init__(self, view: PublicView, board: Board, seal: SealView) -> None:
        super().__init__()
        self.power = seal.power
        self._letter = words.power_letter(board, seal.power)
        self._name = view.player(seal.power) or words.power_name(board, seal.power)
        self._said, self.sealed = state_words(view, seal), seal.sealed
        self._state = seal_state(view, seal)
        self.one_line = False
        known = seal_words(view, seal, board)
        player = view.player(seal.power)
        self.setAccessibleName(f"{player}, {known}" if player else known)
        come = QCoreApplication.translate("Tiles", "Calls its owner to the curtain ({letter})")
        self.setEnabled(tapped(view, seal))
        self.setAccessibleDescription(come.format(letter=self._letter) if self.isEnabled() else "")
        fingerprint = f"\n{seal.signs}" if seal.sealed else ""
        self.setToolTip(known + fingerprint)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        if self.isEnabled():
            self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.set_one_line(one_line=False)

    def set_one_line(self, *, one_line: bool) -> None:
        """Leave out the line that says the state, which the seal shows as well."""
        self.one_line = one_line
        lines, share = (_ONE_LINE, 0.5) if one_line else (_TWO_LINES, 0.6)
        self.setFixedHeight(theme.room(lines * (1 + (theme.text_setting() - 1) * share)))
        self.update()

    def sizeHint(self) -> QSize:
        """Ask for room for a sign and a short name."""
        return QSize(theme.room(110), self.height())

    minimumSizeHint = sizeHint  # noqa: N815 - Qt calls it so

    def _px(self, usual: float) -> float:
        return usual * theme.text_scale()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the tile; one that is pressed sinks."""
        del event
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self.isDown():
            painter.translate(0, _SINKS)
        box = QRectF(self.rect()).adjusted(1, 1, -1, -1 - _SINKS)
        if not self.isEnabled():
            painter.setOpacity(0.55)
        unit = theme.reading()
        shape = QPainterPath()
        shape.addRoundedRect(box, 8 * unit, 8 * unit)
        painter.fillPath(shape, theme.colour("chrome2"))
        painter.save()
        painter.setClipPath(shape)
        strip = QRectF(box.left(), box.top(), 5 * unit, box.height())
        paint_swatch(painter, strip, self._letter, 5)
        painter.restore()
        painter.setBrush(Qt.BrushStyle.NoBrush)
        lit = self.hasFocus() or (self.underMouse() and self.isEnabled())
        ink = "focus_on_chrome" if self.hasFocus() else "on_chrome2" if lit else "chrome3"
        painter.setPen(QPen(theme.colour(ink), 2 if self.hasFocus() else 1))
        painter.drawPath(shape)
        side = min(box.height() * 0.76, 50 * unit)
        left = box.left() + 13 * unit
        sign = QRectF(left, box.center().y() - side / 2, side, side)
        state = "plain" if self._state == "open" else self._state
        paint_badge(painter, sign, self._letter, state)
        self._paint_words(painter, box, sign.right() + 9 * unit)
        painter.end()

    def _paint_words(self, painter: QPainter, box: QRectF, left: float) -> None:
        key = self._paint_key(painter, box) if self.isEnabled() else QRectF()
        right = (key.left() if self.isEnabled() else box.right()) - theme.room(6)
        font = theme.font("strong", self._px(_NAME), 600)
        room = max(1.0, right - left)
        name = _elided(self._name, font.pixelSize(), room)
        middle = Qt.AlignmentFlag.AlignVCenter
        painter.setPen(theme.colour("on_chrome"))
        painter.setFont(theme.font("strong", name[1], 600))
        if self.one_line:
            painter.drawText(QRectF(left, box.top(), room, box.height()), middle, name[0])
            return
        high = self._px(_NAME) * 1.3
        low = self._px(_STATE) * 1.3
        top = box.center().y() - (high + low) / 2
        painter.drawText(QRectF(left, top, room, high), middle, name[0])
        wide = box.right() - left - theme.room(6)
        said = _elided(self._said, round(self._px(_STATE)), wide)
        painter.setPen(theme.colour("brass" if self.sealed else "on_chrome2"))
        painter.setFont(theme.font("caption", said[1], 600 if self.sealed else 500))
        painter.drawText(QRectF(left, top + high, wide, low), middle, said[0])

    def _paint_key(self, painter: QPainter, box: QRectF) -> QRectF:
        """Draw the key that presses it, and return where."""
        side = self._px(_KEY) * 1.55
        top = box.center().y() - side / 2 if self.one_line else box.top() + theme.room(5)
        key = QRectF(box.right() - side - theme.room(5), top, side, side)
        painter.setPen(QPen(theme.colour("chrome3").lighter(130), 1))
        painter.setBrush(theme.colour("chrome"))
        painter.drawRoundedRect(key, 4, 4)
        painter.setPen(theme.colour("on_chrome2"))
        painter.setFont(theme.font("caption", self._px(_KEY), 600))
        painter.drawText(key, Qt.AlignmentFlag.AlignCenter, self._letter)
        return key


def _elided(text: str, px: float, room: float) -> tuple[str, float]:
    """Return words and a size in which they fit: a little smaller first, then cut short."""
    wide = QFontMetricsF(theme.font("strong", px, 600)).horizontalAdvance(text)
    if wide > room:
        px = max(px * 0.8, px * room / wide)
    metrics = QFontMetricsF(theme.font("strong", px, 600))
    return metrics.elidedText(text, Qt.TextElideMode.ElideRight, room), px


class Tiles(QWidget):
    """All signs, in the order of their letters, which never changes."""

    called = Signal(str)
    """Whoever plays this power has tapped its sign."""

    def __init__(self, view: PublicView, board: Board) -> None:
        super().__init__()
        seals = sorted(view.seals, key=lambda seal: words.power_letter(board, seal.power))
        self.many = len(seals) > MANY
        columns = 3 if len(seals) > _THREE_COLUMNS else 2
        layout = spaced(QGridLayout(self), gap=8)
        self.of: dict[str, Tile] = {}
        for place, seal in enumerate(seals):
            tile = Tile(view, board, seal)
            tile.clicked.connect(lambda _=False, power=seal.power: self.called.emit(power))
            self.of[seal.power] = tile
            layout.addWidget(tile, place // columns, place % columns)
        for place in range(columns):
            layout.setColumnStretch(place, 1)
        self._by_letter = {words.power_letter(board, seal.power): seal.power for seal in seals}
        self.set_one_line(one_line=self.many)

    def set_one_line(self, *, one_line: bool) -> None:
        """Draw each tile as one line, where there is no room for two or there are many."""
        for tile in self.of.values():
            tile.set_one_line(one_line=one_line or self.many)
        layout = self.layout()
        if isinstance(layout, QGridLayout):
            layout.setVerticalSpacing(theme.room(4 if one_line and not self.many else 7))
            layout.activate()  # whoever asks next is told the new height, not the one before
        self.updateGeometry()

    def press(self, letter: str) -> bool:
        """Tap the sign with this letter, if it has one; tell whether it could be tapped."""
        power = self._by_letter.get(letter.upper(), "")
        if not power or not self.of[power].isEnabled():
            return False
        self.called.emit(power)
        return True

    def changeEvent(self, event: QEvent) -> None:
        """Draw anew when the theme changes."""
        if event.type() == QEvent.Type.StyleChange:
            self.update()
        super().changeEvent(event)
