"""The table as it is seen, on the laptop and by the room: the map is nowhere on it."""

from collections.abc import Mapping, Sequence
from math import hypot

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import (
    QColor,
    QEventPoint,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPen,
    QTouchEvent,
)
from PySide6.QtWidgets import QStackedWidget, QVBoxLayout, QWidget

from engine.games.bez_hranic.bills import UNDER
from engine.games.bez_hranic.calendar import FINALE, has_target
from engine.games.bez_hranic.placements import STAYS, Placement, stacks
from engine.games.bez_hranic.setting import Way
from engine.games.bez_hranic.view import Doing, Seen
from engine.table.live.view import LiveView
from gui.games.bez_hranic.drawing.cards import (
    CardFace,
    paint_back,
    paint_card,
    paint_coin,
    paint_forty,
    paint_key,
)
from gui.games.bez_hranic.drawing.far import (
    BRASS,
    CREAM,
    GOLD,
    HIGH,
    LEFT,
    PANEL,
    QUIET,
    RIGHT,
    WIDE,
    FarPage,
    figures,
    frame,
    sans,
    serif,
    shade,
    within,
    write,
)
from gui.games.bez_hranic.drawing.outlines import card_outline
from gui.games.bez_hranic.drawing.tokens import Token, paint_pattern, paint_stack, paint_token
from gui.games.bez_hranic.looks import TOKENS, colour_name, keys_of, letters_of
from gui.games.bez_hranic.show.open_map import OpenMap
from gui.games.bez_hranic.show.show_page import ShowCanvas
from gui.games.bez_hranic.table import places
from gui.games.bez_hranic.table.drags import Drags
from gui.games.bez_hranic.words.bills import euros
from gui.games.bez_hranic.words.states import capital, field_name, state_name
from gui.games.bez_hranic.words.table import headline, round_words, seen_of
from gui.games.panels import LivePage
from gui.kit import theme

LAID = "#8fd19e"
"""The ink of what is done."""

DROP = 40.0
"""Pixels from a field within which a token that is let go falls on it."""

POINTER = -1
"""The finger that the pointer is."""

TOLD = 2600
"""Milliseconds for which a station says why something was refused."""


def _distance(box: QRectF, point: QPointF) -> float:
    """Return how far a point lies from a box; nought within it."""
    beside = max(box.left() - point.x(), point.x() - box.right(), 0.0)
    above = max(box.top() - point.y(), point.y() - box.bottom(), 0.0)
    return hypot(beside, above)


class TableCanvas(FarPage):
    """Fields, start and stations."""

    field_pressed = Signal(str)
    """Somebody clicked a field; carries it."""

    station_pressed = Signal(str)
    """Somebody clicked a station; carries its seat."""

    dropped = Signal(object)
    """Tokens were let go over fields in the very same moment; carries pairs of colour and field."""

    touched_early = Signal(str)
    """Somebody reached for a token that is locked; carries his seat."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.drags = Drags()
        self.setAttribute(Qt.WidgetAttribute.WA_AcceptTouchEvents)
        self.view: LiveView | None = None
        self.said: dict[str, str] = {}
        """What stations say for a while."""

        self.hint = ""
        self.private = ""
        """The seat that chooses behind the curtain now; nothing where nobody does."""

        self.marked: tuple[Placement, ...] = ()
        """What it has chosen so far. The room never sees this."""

    @property
    def seen(self) -> Seen:
        """What is seen."""
        assert self.view is not None
        return seen_of(self.view)

    @property
    def players(self) -> Mapping[str, str]:
        """Who sits where."""
        assert self.view is not None
        return {seat.power: seat.player for seat in self.view.seats}

    def _token(self, colour: str) -> Token:
        seat = next(seat for seat, own in self.seen.hands.items() if colour in own)
        return Token(colour, letters_of(self.players)[seat])

    # -- what is where ---------------------------------------------------------------------------

    def field_at(self, point: QPointF) -> str:
        """Return the field under a point in units; nothing where there is none."""
        fields = places.fields_of(self.seen.offer)
        for field, key in places.keys_of_fields(fields).items():
            if places.field_box(key).contains(point):
                return field
        return ""

    def station_at(self, point: QPointF) -> str:
        """Return the seat under a point in units; nothing where there is none."""
        for place, seat in enumerate(self.seen.seats):
            if places.station_box(place).contains(point):
                return seat
        return ""

    def near_field(self, point: QPointF) -> str:
        """Return the field on which a token falls that is let go here: within 40 pixels of it."""
        reach = DROP / self.units.m11()
        boxes = places.keys_of_fields(places.fields_of(self.seen.offer))
        away = {field: _distance(places.field_box(key), point) for field, key in boxes.items()}
        nearest = min(away, key=lambda field: away[field])
        return nearest if away[nearest] <= reach else ""

    # -- hands -----------------------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Take up a token, or tell which field or station was clicked."""
        if self.view is not None and not self._take(POINTER, event.position()):
            point = self.at(event.position())
            seat, field = self.station_at(point), self.field_at(point)
            if seat:
                self.station_pressed.emit(seat)
            elif field:
                self.field_pressed.emit(field)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Drag it."""
        self.drags.move(POINTER, event.position())
        self.update()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Let it go."""
        del event
        self._let_go([POINTER])

    def event(self, event: QEvent) -> bool:
        """Follow every finger."""
        if not isinstance(event, QTouchEvent) or self.view is None:
            return super().event(event)
        gone: list[int] = []
        for point in event.points():
            match point.state():
                case QEventPoint.State.Pressed:
                    self._take(point.id(), point.position())
                case QEventPoint.State.Updated:
                    self.drags.move(point.id(), point.position())
                case QEventPoint.State.Released:
                    self.drags.move(point.id(), point.position())
                    gone.append(point.id())
        self._let_go(gone)
        event.accept()
        return True

    def _take(self, finger: int, at: QPointF) -> bool:
        """Take up the next token of whoever's station this is; tell whether there was one."""
        seat = self.station_at(self.at(at))
        if not seat or self.seen.way not in (Way.TOUCH, Way.ALONE):
            return False
        if self.seen.doing is not Doing.CHOOSING:
            self.touched_early.emit(seat)
            return True
        mine = [one for one in self.seen.hands[seat] if self.seen.in_hand.get(one)]
        return self.drags.take(finger, seat, mine[0] if mine else "", at)

    def _let_go(self, fingers: Sequence[int]) -> None:
        """Let tokens go: on a field they lie, elsewhere they are back in the hand."""
        fallen: list[tuple[str, str]] = []
        for finger in fingers:
            drag = self.drags.drop(finger)
            if drag is None:
                continue
            field = self.near_field(self.at(drag.at)) if drag.moved else ""
            if field:
                fallen.append((drag.colour, field))
            elif not drag.moved:
                self.station_pressed.emit(drag.seat)
        if fallen:
            self.dropped.emit(fallen)
        self.update()

    # -- how it looks ----------------------------------------------------------------------------

    def draw(self, painter: QPainter) -> None:
        """Draw the table."""
        if self.view is not None:
            self._paint(painter, self.view)

    def _paint(self, painter: QPainter, view: LiveView) -> None:
        seen = self.seen
        self._paint_bar(painter, view)
        keys = places.keys_of_fields((STAYS, *(str(place) for place in range(7))))
        lying = stacks(seen.laid)
        for place, key in enumerate(keys.values()):
            field = STAYS if place == 0 else (*seen.offer, *("",) * 7)[place - 1]
            coming = seen.doing is Doing.DEALING and place == len(seen.offer) + 1
            self._paint_field(painter, key, field, lying.get(field, ()), coming=coming)
        self._paint_middle(painter)
        for place, seat in enumerate(seen.seats):
            self._paint_station(painter, places.station_box(place), seat, right=place >= 3)
        self._paint_strip(painter, view)
        self._paint_drags(painter)
        if self.private:
            self._paint_private(painter)

    def _paint_private(self, painter: QPainter) -> None:
        """Draw what somebody chooses behind the curtain, in a frame of his colour."""
        keys = places.keys_of_fields(places.fields_of(self.seen.offer))
        colour = TOKENS[self.private].colour
        frame(painter, QRectF(6, 6, WIDE - 12, HIGH - 12), 10, None, colour, 12)
        for one in self.marked:
            box = places.field_box(keys[one.field])
            frame(painter, box, 18, None, colour, 8)
            at = QPointF(box.right() - 58, box.top() + 70)
            paint_token(painter, at, 42, self._token(one.colour))

    def _paint_drags(self, painter: QPainter) -> None:
        """Draw tokens in hands, each with its reach, and the fields on which they would fall."""
        keys = places.keys_of_fields(places.fields_of(self.seen.offer))
        for drag in self.drags.held.values():
            at = self.at(drag.at)
            field = self.near_field(at)
            if field:
                frame(painter, places.field_box(keys[field]), 18, None, BRASS, 4)
            painter.setPen(QPen(QColor(GOLD), 3, Qt.PenStyle.DashLine))
            painter.setBrush(QColor(255, 250, 235, 30))
            reach = 52 + DROP / self.units.m11()
            painter.drawEllipse(at, reach, reach)
            paint_token(painter, at, 52, self._token(drag.colour))

    def _paint_bar(self, painter: QPainter, view: LiveView) -> None:
        seen = self.seen
        painter.fillRect(QRectF(0, 0, WIDE, places.BAR), theme.colour("chrome"))
        left = f"{view.title}   \N{MIDDLE DOT}   {round_words(seen.round)}"
        write(painter, QRectF(24, 0, 1100, places.BAR), left, (sans(27, 600), CREAM), LEFT)
        dealer = view.player(seen.dealer)
        right = self.tr("{player} deals").format(player=dealer)
        if seen.doing in (Doing.DEALING, Doing.CHOOSING):
            state = self.tr("the map is open") if seen.open_map else self.tr("the map is closed")
            right += f"  \N{MIDDLE DOT}  {state}"
        write(painter, QRectF(1124, 0, 772, places.BAR), right, (sans(27), QUIET), RIGHT)

    def _paint_field(
        self, painter: QPainter, key: str, field: str, stack: Sequence[str], *, coming: bool
    ) -> None:
        box, card, foot = places.field_box(key), places.card_box(key), places.stack_foot(key)
        shade(painter, box, 18)
        frame(painter, box, 18, "#2a3b43", QColor(255, 250, 235, 40))
        painter.setPen(QPen(QColor("#8f6b2c"), 2))
        painter.setBrush(QColor("#0e161a"))
        painter.drawEllipse(foot, 55, 19)
        if field == STAYS:
            paint_forty(painter, card, self.tr("I stay at home"))
        elif field:
            paint_card(painter, card, self._face(field))
        else:
            pen = QPen(QColor(BRASS if coming else "#5a6d76"), 3 if coming else 2)
            pen.setStyle(Qt.PenStyle.DashLine)
            painter.setPen(pen)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(card.adjusted(6, 6, -6, -6), 12, 12)
            if coming:
                paint_back(painter, card.adjusted(22, 12, -22, -12))
        if stack:
            paint_stack(painter, foot, 100, [self._token(colour) for colour in stack])
            sign = "\N{MINUS SIGN}" if self.seen.round == FINALE else "+"
            below = QRectF(foot.x() - 60, box.bottom() - 44, 120, 40)
            write(painter, below, f"{sign}{UNDER * len(stack)}", (figures(34), GOLD))
        if field and self.seen.way != Way.TOUCH:
            small = QRectF(box.left() + 2, box.top() + 2, 50, 48)
            paint_key(painter, small, key, lit=False, asleep=False)

    def _face(self, state: str) -> CardFace:
        assert self.view is not None
        map_ = self.view.map
        return CardFace(state_name(map_, state), capital(map_, state), card_outline(map_, state))

    def _paint_middle(self, painter: QPainter) -> None:
        seen, box = self.seen, places.middle_box()
        two = has_target(max(seen.round, 1))
        edge = box if two else box.adjusted(46, 0, -46, 0)
        shade(painter, edge, 18)
        frame(painter, edge, 18, "#d5a953", "#5a3f12", 1.5)
        head = QRectF(edge.left(), edge.top() + 4, edge.width(), 36)
        words = self.tr("START") if not two else self.tr("START ⇄ TARGET")
        write(painter, head, words, (sans(27, 700), "#2a1c08"))
        inner = edge.adjusted(14, 42, -14, -12)
        half = (inner.width() - 10) / 2
        cards = [inner]
        if two:
            first = QRectF(inner.left(), inner.top(), half, inner.height())
            cards = [first, first.translated(half + 10, 0)]
        for card, state in zip(cards, (seen.start, seen.target), strict=False):
            if state:
                paint_card(painter, card, self._face(state))
            else:
                paint_back(painter, card)

    def _paint_station(self, painter: QPainter, box: QRectF, seat: str, *, right: bool) -> None:
        seen, view = self.seen, self.view
        assert view is not None
        turn = seen.turn == seat
        shade(painter, box, 16)
        edge = QColor(GOLD) if turn else QColor(255, 250, 235, 34)
        frame(painter, box, 16, PANEL, edge, 5 if turn else 1.2)
        colours = seen.hands[seat]
        shape = QPainterPath()
        shape.addRoundedRect(box, 16, 16)
        each = box.height() / len(colours)
        for place, colour in enumerate(colours):
            left = box.right() - 22 if right else box.left()
            band = QRectF(left, box.top() + place * each, 22, each)
            ends = QPainterPath()
            ends.addRect(band)

            def dress(band: QRectF = band, colour: str = colour) -> None:
                painter.fillRect(band, QColor(TOKENS[colour].colour))
                paint_pattern(painter, band, colour, 8, 1.5)

            within(painter, shape.intersected(ends), dress)
        inside = QRectF(box.left() + (18 if right else 38), box.top(), box.width() - 56, 300)
        name = QRectF(inside.left(), box.top() + 12, inside.width(), 48)
        write(painter, name, view.player(seat), (serif(40), CREAM), LEFT)
        paint_coin(painter, QPointF(inside.left() + 20, box.top() + 86), 19)
        purse = QRectF(inside.left() + 50, box.top() + 64, inside.width() - 50, 44)
        write(painter, purse, str(seen.purses[seat]), (figures(38), CREAM), LEFT)
        self._paint_hand(painter, inside, seat)
        state, ink = self._state_words(seat)
        line = QRectF(inside.left(), box.top() + 244, inside.width(), 44)
        write(painter, line, self.said.get(seat) or state, (sans(28, 600), ink), LEFT)

    def _paint_hand(self, painter: QPainter, inside: QRectF, seat: str) -> None:
        """Draw somebody's key, and the tokens that are still in front of him."""
        seen, left = self.seen, inside.left()
        hand = [one for one in seen.hands[seat] for _ in range(seen.in_hand.get(one, 0))]
        if seen.way == Way.BUZZER:
            asleep = seat in seen.asleep or (seen.doing is Doing.CHOOSING and not hand)
            key = QRectF(left, inside.top() + 128, 92, 88)
            name = keys_of(self.players).get(seat, "")
            paint_key(painter, key, name, lit=seen.turn == seat, asleep=asleep)
            left += 104
        if seen.doing in (Doing.READY, Doing.DEALING):
            tokens = 1 if max(seen.round, 1) <= 2 else 2
            hand = [one for one in seen.hands[seat] for _ in range(tokens)]
        for place, colour in enumerate(hand):
            at = QPointF(left + 42 + place * 34, inside.top() + 174)
            paint_token(painter, at, 42, self._token(colour))

    def _state_words(self, seat: str) -> tuple[str, str]:
        """Say in a word or two what somebody does, and in which ink."""
        seen = self.seen
        if seen.doing is Doing.CHOOSING:
            return self._choosing_words(seat)
        if seen.doing is Doing.DEALING:
            return self.tr("token on the table"), QUIET
        won = seen.doing is Doing.OVER and seat in seen.richest
        return (self.tr("winner"), GOLD) if won else ("", QUIET)

    def _choosing_words(self, seat: str) -> tuple[str, str]:
        seen = self.seen
        left = sum(seen.in_hand.get(colour, 0) for colour in seen.hands[seat])
        for is_so, word, ink in (
            (seat in seen.sealed, self.tr("sealed"), LAID),
            (seen.turn == seat, self.tr("names a field"), GOLD),
            (seat in seen.queue, self.tr("is next"), CREAM),
            (not left, self.tr("laid"), LAID),
            (seat in seen.asleep, self.tr("key sleeps 3 s"), "#ffb19c"),
        ):
            if is_so:
                return word, ink
        return self.tr("thinking"), QUIET

    def _paint_strip(self, painter: QPainter, view: LiveView) -> None:
        top = HIGH - places.STRIP
        painter.fillRect(QRectF(0, top, WIDE, places.STRIP), theme.colour("chrome"))
        painter.setPen(QPen(theme.colour("chrome3"), 1))
        painter.drawLine(QPointF(0, top), QPointF(WIDE, top))
        box = QRectF(24, top, WIDE - 48, places.STRIP)
        first = box.adjusted(0, 0, -700 if self.hint else 0, 0)
        write(painter, first, headline(view), (sans(31, 600), CREAM), LEFT)
        if self.hint:
            write(painter, box.adjusted(1180, 0, 0, 0), self.hint, (sans(27), QUIET), RIGHT)


class TablePage(LivePage):
    """All that is seen of the game. ``look`` is a theme of its own; else the program's."""

    def __init__(self, look: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.look = look
        self.canvas = TableCanvas(self)
        self._silence: dict[str, QTimer] = {}
        self.setObjectName("bez_hranic_table")
        self.show_canvas = ShowCanvas(self)
        self.pages = QStackedWidget()
        self.pages.addWidget(self.canvas)
        self.pages.addWidget(self.show_canvas)
        self.map = OpenMap(self)
        self.pages.addWidget(self.map)
        self.looking = False
        """Whether the map is looked at; where the table agreed on it."""

        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.pages)

    def show_view(self, view: LiveView) -> None:
        """Show what everybody may see now."""
        self.canvas.view = view
        self.canvas.drags.forget(lambda colour: bool(seen_of(view).in_hand.get(colour)))
        self.show_canvas.show_view(view)
        showing = self.show_canvas.telling is not None
        self.map.show_view(view)
        may_look = seen_of(view).open_map and not showing
        table = self.map if self.looking and may_look else self.canvas
        self.pages.setCurrentWidget(self.show_canvas if showing else table)
        self.setAccessibleName(self.show_canvas.read_aloud() if showing else self.read_aloud())
        self.canvas.update()

    def tell(self, seat: str, text: str) -> None:
        """Say something at a station for a while; where it is nobody's, in the strip."""
        timer = self._silence.get(seat)
        if timer is None:
            timer = self._silence[seat] = QTimer(self)
            timer.setSingleShot(True)
            timer.setInterval(TOLD)
            timer.timeout.connect(lambda: self._be_silent(seat))
        self.canvas.said[seat] = text
        timer.start()
        self.canvas.update()

    def _be_silent(self, seat: str) -> None:
        self.canvas.said.pop(seat, None)
        self.canvas.update()

    def speak(self) -> None:
        """Say everything in the language now spoken."""
        if self.canvas.view is not None:
            self.show_view(self.canvas.view)

    def read_aloud(self) -> str:
        """Return what is seen, for those who cannot see it."""
        view = self.canvas.view
        if view is None:
            return ""
        seen = seen_of(view)
        lying = stacks(seen.laid)
        parts = [headline(view), round_words(seen.round)]
        if seen.start:
            parts.append(self.tr("start {state}").format(state=state_name(view.map, seen.start)))
        if seen.target:
            parts.append(self.tr("target {state}").format(state=state_name(view.map, seen.target)))
        for field, key in places.keys_of_fields(places.fields_of(seen.offer)).items():
            colours = ", ".join(colour_name(one) for one in lying.get(field, ()))
            parts.append(
                f"{key}, {field_name(view.map, field)}" + (f", {colours}" if colours else "")
            )
        parts += [f"{view.player(seat)}, {euros(seen.purses[seat])}" for seat in seen.seats]
        return ". ".join(parts)

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.speak()
        super().changeEvent(event)
