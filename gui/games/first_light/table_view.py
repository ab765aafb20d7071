"""The table of First Light: three large cards, the purse, and a place for everybody.

The same on the laptop, where places can be touched, and on the public screen.
"""

from functools import partial

from PySide6.QtCore import QEvent, QRect, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from engine.games.first_light.calendar import ROUNDS
from engine.games.first_light.view import Doing
from engine.table.live.view import LiveView
from gui.games.first_light import faces, words
from gui.games.live_gui import SeatLook
from gui.games.panels import LivePage
from gui.kit import theme

TOLD = 2600
"""Milliseconds for which a place says why a touch was refused."""

_EDGE = 0.03
_HEADLINE, _CARDS, _PURSE, _PLACES = 0.13, 0.51, 0.11, 0.2
"""Shares of the height; what is left over lies between them."""

_WIDEST = 0.34
"""The share of the width that a place has at most."""


class Place(QAbstractButton):
    """Somebody's place at the table: his sign with his key, his name, his coins."""

    def __init__(self, look: SeatLook, parent: QWidget) -> None:
        super().__init__(parent)
        self.look = look
        self.player, self.coins, self.said = "", 0, ""
        self.idle = self.won = False
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # its key works wherever the focus is
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def say(self, text: str) -> None:
        """Say something at this place; nothing to be silent."""
        self.said = text
        self.speak()

    def speak(self) -> None:
        """Say everything to those who cannot see it, too."""
        parts = (self.player, f"{self.look.name} {self.look.key}", words.coins(self.coins))
        self.setAccessibleName(", ".join(part for part in (*parts, self.said) if part))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw it in its colour."""
        del event
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        high = float(self.height())
        edge = high * 0.035
        box = QRectF(self.rect()).adjusted(edge, edge, -edge, -edge)
        ground, ink = QColor(self.look.colour), QColor(self.look.ink)
        if self.idle:
            ground = theme.mix(self.look.colour, "#172128", 0.62)
            ink = QColor("#f4eddf")
        frame = QColor("#ffd76a") if self.won else theme.colour(self.look.ink, 70)
        painter.setPen(QPen(frame, edge * (2 if self.won else 0.7)))
        painter.setBrush(ground.darker(125) if self.isDown() else ground)
        painter.drawRoundedRect(box, high * 0.12, high * 0.12)
        size = min(high * 0.6, box.width() * 0.3)
        sign = QRectF(box.left() + high * 0.08, 0, size, size)
        sign.moveTop(box.center().y() - size / 2)
        painter.setPen(QPen(ink, edge))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(sign)
        painter.setFont(theme.font("strong", size * 0.62, 700))
        painter.drawText(sign, Qt.AlignmentFlag.AlignCenter, self.look.key)
        left = sign.right() + high * 0.09
        rest = QRectF(left, box.top(), box.right() - left - high * 0.07, box.height())
        self._paint_words(painter, rest, high)
        painter.end()

    def _paint_words(self, painter: QPainter, box: QRectF, high: float) -> None:
        start = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        name = QRectF(box.left(), box.top() + high * 0.1, box.width(), high * 0.3)
        font = theme.font("order", high * 0.23, 600)
        wide = QFontMetricsF(font).horizontalAdvance(self.player)
        if wide > name.width():  # a long name is written smaller, and cut only then
            font = theme.font("order", high * max(0.22 * name.width() / wide, 0.12), 600)
        painter.setFont(font)
        dots = Qt.TextElideMode.ElideRight
        player = QFontMetricsF(font).elidedText(self.player, dots, name.width())
        painter.drawText(name, start, player)
        below = QRectF(box.left(), box.top() + high * 0.42, box.width(), high * 0.44)
        if self.said:
            self._paint_said(painter, below, high)
            return
        painter.setFont(theme.font("hero", high * 0.38))
        number = painter.fontMetrics().horizontalAdvance(str(self.coins))
        painter.drawText(below, start, str(self.coins))
        row = below.adjusted(number + high * 0.1, high * 0.12, 0, -high * 0.12)
        size = min(row.height(), row.width())
        wide = min(row.width(), size * (1 + 0.55 * max(self.coins - 1, 0)))
        coins = QRectF(row.left(), row.center().y() - size / 2, wide, size)
        faces.paint_coins(painter, coins, self.coins)

    def _paint_said(self, painter: QPainter, box: QRectF, high: float) -> None:
        """Write what is said as large as there is room for it."""
        wrapped = Qt.TextFlag.TextWordWrap
        for share in (0.16, 0.145, 0.13, 0.115, 0.1, 0.085):
            painter.setFont(theme.font("strong", high * share, 600))
            if painter.boundingRect(box, wrapped, self.said).height() <= box.height():
                break
        painter.drawText(box, Qt.AlignmentFlag.AlignTop | wrapped, self.said)


class TableView(LivePage):
    """All that is seen of the game. ``look`` is a theme of its own; else the program's."""

    touched = Signal(str)
    """Somebody put a finger or the pointer on his place; carries its seat."""

    def __init__(self, look: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.look = look
        self.places: dict[str, Place] = {}
        self._view: LiveView | None = None
        self._silence: dict[str, QTimer] = {}
        self.setObjectName("first_light_table")
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)

    # -- what it is given ------------------------------------------------------------------------

    def show_view(self, view: LiveView) -> None:
        """Show what everybody may see now."""
        self._view = view
        seen = words.seen_of(view)
        for seat in seen.seats:
            place = self.places.get(seat) or self._placed(seat)
            place.player, place.coins = view.player(seat), seen.coins[seat]
            place.won = seat in seen.richest
            burnt = seat in seen.burnt and seen.doing in (Doing.LYING, Doing.OPEN)
            place.idle = burnt
            if not self._silence[seat].isActive():
                place.said = words.burnt() if burnt else ""
            place.speak()
        self.setAccessibleName(self.read_aloud())
        self._lay()
        self.update()

    def tell(self, seat: str, text: str) -> None:
        """Say something at a place for a while."""
        place = self.places.get(seat)
        if place is not None:
            self._silence[seat].start()
            place.say(text)

    def speak(self) -> None:
        """Say everything in the language now spoken."""
        for seat, look in words.seats().items():
            if seat in self.places:
                self.places[seat].look = look
        if self._view is not None:
            self.show_view(self._view)

    def read_aloud(self) -> str:
        """Return what is seen, for those who cannot see it."""
        view = self._view
        if view is None:
            return ""
        cards = [words.card_words(view, turn) for turn in range(1, ROUNDS + 1)]
        return ". ".join((words.headline(view), *cards, self._purse_words(view)))

    def _placed(self, seat: str) -> Place:
        place = self.places[seat] = Place(words.seats()[seat], self)
        place.pressed.connect(partial(self.touched.emit, seat))
        place.show()
        quiet = self._silence[seat] = QTimer(self, singleShot=True, interval=TOLD)
        quiet.timeout.connect(self._on_quiet)
        return place

    def _on_quiet(self) -> None:
        if self._view is not None:
            self.show_view(self._view)

    def _purse_words(self, view: LiveView) -> str:
        message = self.tr("Purse: {coins}")
        return message.format(coins=words.coins(words.seen_of(view).purse))

    # -- where everything lies -------------------------------------------------------------------

    def _part(self, start: float, share: float) -> QRectF:
        wide, high = self.width(), self.height()
        return QRectF(wide * _EDGE, high * start, wide * (1 - 2 * _EDGE), high * share)

    def card_box(self, turn: int) -> QRectF:
        """Return where the card of a round lies."""
        room = self._part(_HEADLINE, _CARDS)
        high = min(room.height(), room.width() / ROUNDS * 1.25)
        wide = high / 1.4
        gap = wide * 0.22
        left = room.center().x() - (ROUNDS * wide + (ROUNDS - 1) * gap) / 2
        return QRectF(left + (turn - 1) * (wide + gap), room.center().y() - high / 2, wide, high)

    def _lay(self) -> None:
        room = self._part(1 - _PLACES - 0.02, _PLACES)
        count = max(len(self.places), 1)
        gap = room.height() * 0.09
        wide = min((room.width() - gap * (count - 1)) / count, self.width() * _WIDEST)
        left = room.center().x() - (wide * count + gap * (count - 1)) / 2
        for number, place in enumerate(self.places.values()):
            box = QRectF(left + number * (wide + gap), room.top(), wide, room.height())
            place.setGeometry(QRect(box.toAlignedRect()))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay everything out anew."""
        super().resizeEvent(event)
        self._lay()

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.speak()
        super().changeEvent(event)

    # -- how it looks ----------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the table; what lies face down is drawn as every card that lies face down."""
        del event
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        with theme.wearing(self.look):
            # A table is dark in every theme of the program, as its bars are.
            painter.fillRect(self.rect(), theme.colour("table"))
            if self._view is not None:
                self._paint(painter, self._view)
        painter.end()

    def _paint(self, painter: QPainter, view: LiveView) -> None:
        seen, looks = words.seen_of(view), words.seats()
        headline = self._part(0.015, _HEADLINE - 0.03)
        self._write(painter, headline, words.headline(view), bright=seen.doing is Doing.OPEN)
        for turn in range(1, ROUNDS + 1):
            box = self.card_box(turn)
            if turn <= len(seen.past):
                past = seen.past[turn - 1]
                faces.paint_face(painter, box, past.face, lit=False)
                faces.paint_taken(painter, box, looks[past.seat] if past.seat else None)
            elif turn > seen.round:
                faces.paint_place(painter, box)
            elif seen.face:
                faces.paint_face(painter, box, seen.face, lit=True)
            else:
                faces.paint_back(painter, box, still=seen.resting)
        purse = self._part(_HEADLINE + _CARDS + 0.02, _PURSE - 0.02)
        upper = purse.adjusted(0, 0, 0, -purse.height() * 0.42)
        faces.paint_coins(painter, upper.adjusted(0, upper.height() * 0.1, 0, 0), seen.purse)
        painter.setPen(theme.colour("on_chrome"))
        painter.setFont(theme.font("order", purse.height() * 0.3))
        lower = QRectF(purse.left(), upper.bottom(), purse.width(), purse.height() * 0.42)
        painter.drawText(lower, Qt.AlignmentFlag.AlignCenter, self._purse_words(view))

    def _write(self, painter: QPainter, box: QRectF, text: str, *, bright: bool) -> None:
        """Write a line as large as its room."""
        size = box.height() * (0.86 if bright else 0.6)
        font = theme.font("h1", size)
        wide = QFontMetricsF(font).horizontalAdvance(text)
        if wide > box.width():
            font = theme.font("h1", size * box.width() / wide)
        painter.setFont(font)
        painter.setPen(QColor("#ffd76a") if bright else theme.colour("on_chrome"))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, text)
