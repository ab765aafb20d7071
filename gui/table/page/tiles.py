"""The powers' signs on the table's page: whoever is ready taps his own.

A tile shows what everybody may know: whose sign it is, whether his envelope is closed, the letter
that presses it. Who has begun to write, and since when, it does not know.
"""

import math
import re
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QWidget

from engine.board.board import Board
from engine.table.view import PublicView, SealView
from gui.kit import stillness, theme
from gui.kit.later import later
from gui.kit.signs import paint_swatch, put_badge
from gui.kit.sizing import spaced
from gui.kit.topbar import seal_state, seal_words
from gui.kit.widgets import PaintedButton
from gui.table.page.table_words import voter_of
from gui.words import labels

MANY = 9
"""With more powers than that a tile is one line, and the bar above need not repeat their seals."""

_THREE_COLUMNS = 20
_NAME, _STATE, _KEY = 16, 13, 12
_TWO_LINES, _ONE_LINE = 56, 35
_AIRY, _TIGHT = 0.6, 0.2
"""How much of the text setting a tile's height takes, usually and where there is little room."""

_SMALLER, _SMALLEST = 0.8, 0.7
"""How small a name becomes before its key is left out, and of the usual size, before it is cut."""

_AND: Final = re.compile(r" [+&] ")
"""What joins the names of those who command a power together."""

_HALF: Final = 0.4
"""How much of a tile's height letters take that stand in two lines."""

_SINKS = 2
"""Pixels by which a sign that is pressed sinks."""


def tapped(view: PublicView, seal: SealView) -> bool:
    """Tell whether a power's owner has anything to come for: to vote, to write, his envelope."""
    if view.ballot is not None:
        return voter_of(view, seal.power) in view.ballot.waiting
    return seal.power in view.queue or seal.sealed


def is_closed(view: PublicView, seal: SealView) -> bool:
    """Tell whether an owner's envelope is closed: with his vote while a vote is held."""
    if view.ballot is not None:
        return voter_of(view, seal.power) in view.ballot.voted
    return seal.sealed


def state_words(view: PublicView, seal: SealView) -> str:
    """Say in a word or two what everybody may know of an envelope."""
    if not view.units.get(seal.power, 0) and not view.counted.get(seal.power, 0):
        return QCoreApplication.translate("Tiles", "eliminated")
    if not view.played(seal.power):
        return QCoreApplication.translate("Tiles", "nobody plays")
    if seal.power in view.gone and not seal.sealed:
        return QCoreApplication.translate("Tiles", "player gone")
    return _envelope_words(seal) if view.ballot is None else _vote_words(view, seal)


def _vote_words(view: PublicView, seal: SealView) -> str:
    if not voter_of(view, seal.power):
        return QCoreApplication.translate("Tiles", "is not asked")
    if is_closed(view, seal):
        return QCoreApplication.translate("Tiles", "has voted")
    return QCoreApplication.translate("Tiles", "not yet")


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
        self._board, self._seal = board, seal
        self._letter = labels.power_letter(board, seal.power)
        self._name = view.player(seal.power) or labels.power_name(board, seal.power)
        self._said, self.sealed = state_words(view, seal), is_closed(view, seal)
        self._state = seal_state(view, seal)
        self.one_line = False
        if view.ballot is not None:
            asked = bool(voter_of(view, seal.power))
            self._state = "sealed" if self.sealed else "plain" if asked else "idle"
        come = QCoreApplication.translate("Tiles", "Calls its owner to the curtain ({letter})")
        self.setEnabled(tapped(view, seal))
        said = come.format(letter=self._letter[:1])
        self.setAccessibleDescription(said if self.isEnabled() else "")
        self.count(view)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        if self.isEnabled():
            self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.set_one_line(one_line=False)

    def count(self, view: PublicView) -> None:
        """Say what is known of it, with what is counted of its power on the board shown."""
        known = seal_words(view, self._seal, self._board)
        if view.ballot is not None:
            known = f"{labels.power_name(self._board, self.power)}: {self._said}"
        player = view.player(self.power)
        self.setAccessibleName(f"{player}, {known}" if player else known)
        visible = self._seal.sealed and view.ballot is None
        fingerprint = f"\n{self._seal.signs}" if visible else ""
        self.setToolTip(known + fingerprint)

    def set_one_line(self, *, one_line: bool, tight: bool = False) -> None:
        """Leave out the line that says the state, which the seal shows as well."""
        self.one_line = one_line
        larger = 1 + (theme.text_setting() - 1) * (_TIGHT if tight else _AIRY)
        self.setFixedHeight(theme.room((_ONE_LINE if one_line else _TWO_LINES) * larger))
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
        left = box.left() + 11 * unit
        sign = QRectF(left, box.center().y() - side / 2, side, side)
        state = "plain" if self._state == "open" else self._state
        put_badge(painter, sign, self._letter, state)
        self._paint_words(painter, box, sign.right() + 7 * unit)
        painter.end()

    def _paint_words(self, painter: QPainter, box: QRectF, left: float) -> None:
        room = box.right() - theme.room(4) - left
        named = self.named(room)
        if named.key:
            self._paint_key(painter, box)
        middle = Qt.AlignmentFlag.AlignVCenter
        painter.setPen(theme.colour("on_chrome"))
        painter.setFont(theme.font("strong", named.px, 600))
        if self.one_line:
            high = named.px * 1.2 if len(named.lines) > 1 else box.height()
            top = box.center().y() - high * len(named.lines) / 2
            for place, line in enumerate(named.lines):
                painter.drawText(QRectF(left, top + place * high, room, high), middle, line)
            return
        high = self._px(_NAME) * 1.3
        low = self._px(_STATE) * 1.3
        top = box.center().y() - (high + low) / 2
        painter.drawText(QRectF(left, top, room, high), middle, named.lines[0])
        state, px = _elided(self._said, round(self._px(_STATE)), room)
        painter.setPen(theme.colour("brass" if self.sealed else "on_chrome2"))
        painter.setFont(theme.font("caption", px, 600 if self.sealed else 500))
        painter.drawText(QRectF(left, top + high, room, low), middle, state)

    def named(self, room: float) -> "Named":
        """Return how the name is written beside the sign, where there is so much room.

        The names of several who command the power stand below each other where they are long; any
        other long name is written whole before its key: the sign bears the same letter.
        """
        usual, beside = self._px(_NAME), room - self._key_side - theme.room(6)
        if self.one_line and _AND.search(self._name) and _width(self._name, usual) > beside:
            beside = beside if self.isEnabled() else room
            px = min(usual * _SMALLER, self.height() * _HALF)
            lines = [_elided(line, px, beside) for line in _in_two(self._name, px)]
            px = min(size for _, size in lines)
            return Named(tuple(line for line, _ in lines), px, key=self.isEnabled())
        key = self.isEnabled() and _width(self._name, usual * _SMALLER) <= beside
        name, px = _elided(self._name, usual, beside if key else room)
        return Named((name,), px, key=key)

    @property
    def _key_side(self) -> float:
        return self._px(_KEY) * 1.55

    def _paint_key(self, painter: QPainter, box: QRectF) -> None:
        """Draw the key that presses it."""
        side = self._key_side
        top = box.center().y() - side / 2 if self.one_line else box.top() + theme.room(5)
        key = QRectF(box.right() - side - theme.room(5), top, side, side)
        painter.setPen(QPen(theme.colour("chrome3").lighter(130), 1))
        painter.setBrush(theme.colour("chrome"))
        painter.drawRoundedRect(key, 4, 4)
        painter.setPen(theme.colour("on_chrome2"))
        painter.setFont(theme.font("caption", self._px(_KEY), 600))
        painter.drawText(key, Qt.AlignmentFlag.AlignCenter, self._letter[:1])


@dataclass(frozen=True, slots=True)
class Named:
    """A name as it stands in a tile."""

    lines: tuple[str, ...]
    px: float
    key: bool
    """Whether the key that presses the tile stands beside it."""


def _in_two(name: str, px: float) -> tuple[str, str]:
    """Part joined names where both lines are as short as can be: ``Anna + Petr +``, ``Věra``."""
    parted = [(name[: one.end() - 1], name[one.end() :]) for one in _AND.finditer(name)]
    return min(parted, key=lambda lines: max(_width(line, px) for line in lines))


def _width(text: str, px: float) -> float:
    return QFontMetricsF(theme.font("strong", px, 600)).horizontalAdvance(text)


def _elided(text: str, px: float, room: float) -> tuple[str, float]:
    """Return words and a size in which they fit: smaller first, then cut short.

    Not smaller than a little under the usual size: who asked for larger words gets whole ones.
    """
    wide = _width(text, px)
    if wide > room:
        px = math.floor(max(_SMALLEST * px / theme.text_setting(), px * room / wide))
    metrics = QFontMetricsF(theme.font("strong", px, 600))
    return metrics.elidedText(text, Qt.TextElideMode.ElideRight, room), px


class Tiles(QWidget):
    """All signs, in the order of their letters, which never changes."""

    called = Signal(str)
    """Whoever plays this power has tapped its sign."""

    def __init__(self, view: PublicView, board: Board) -> None:
        super().__init__()
        seals = sorted(view.seals, key=lambda seal: labels.power_letter(board, seal.power))
        self.many = len(seals) > MANY
        columns = 3 if len(seals) > _THREE_COLUMNS else 2
        layout = self._layout = spaced(QGridLayout(self), gap=7 if self.many else 8)
        self.of: dict[str, Tile] = {}
        for place, seal in enumerate(seals):
            tile = Tile(view, board, seal)
            tile.clicked.connect(lambda _=False, power=seal.power: self._tap(power))
            self.of[seal.power] = tile
            layout.addWidget(tile, place // columns, place % columns)
        for place in range(columns):
            layout.setColumnStretch(place, 1)
        self._sunk = ""
        """The sign that is just being tapped."""

        self._by_letter = {labels.power_initial(board, seal.power): seal.power for seal in seals}
        self.set_one_line(one_line=self.many)

    def set_one_line(self, *, one_line: bool, tight: bool = False) -> None:
        """Draw each tile as one line, where there is no room for two or there are many."""
        for tile in self.of.values():
            tile.set_one_line(one_line=one_line or self.many, tight=tight)
        # At once: what there is room for beside them is asked next.
        self._layout.activate()
        self.updateGeometry()

    def count(self, view: PublicView) -> None:
        """Let every sign have the figures of the board that is shown."""
        for tile in self.of.values():
            tile.count(view)

    def press(self, letter: str) -> bool:
        """Tap the sign with this letter, if it has one; tell whether it could be tapped."""
        power = self._by_letter.get(letter.upper(), "")
        if not power or not self.of[power].isEnabled():
            return False
        self._tap(power)
        return True

    def _tap(self, power: str) -> None:
        """Let a sign be seen sinking before its owner is called; the first one that is tapped."""
        sinks = stillness.moves(stillness.SINKS_MS)
        if not sinks:
            self.called.emit(power)
        elif not self._sunk:
            self._sunk = power
            self.of[power].setDown(True)
            later(self, self._on_sunk, sinks)

    def _on_sunk(self) -> None:
        power, self._sunk = self._sunk, ""
        self.of[power].setDown(False)
        self.called.emit(power)

    def changeEvent(self, event: QEvent) -> None:
        """Draw anew when the theme changes."""
        if event.type() == QEvent.Type.StyleChange:
            self.update()
        super().changeEvent(event)
