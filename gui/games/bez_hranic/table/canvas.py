"""The table as it lies there: fields, start and stations; hands that drag tokens over it."""

from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from types import MappingProxyType

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import (
    QColor,
    QEventPoint,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QRadialGradient,
    QRegion,
    QTouchEvent,
    QTransform,
)
from PySide6.QtWidgets import QWidget

from engine.board.card_outlines import card_outlines
from engine.games.bez_hranic.hands import NAMING, SLEEPING
from engine.games.bez_hranic.setting import Way
from engine.games.bez_hranic.view import Doing, Seen
from engine.table.live.view import LiveView
from gui.games.bez_hranic.drawing.cards import CardFace, paint_card
from gui.games.bez_hranic.drawing.far import GOLD, GROUND, HIGH, WIDE, FarPage, view_of
from gui.games.bez_hranic.drawing.tokens import paint_token
from gui.games.bez_hranic.table import bars, calm_drawing, places
from gui.games.bez_hranic.table import field_drawing as fields
from gui.games.bez_hranic.table import station_drawing as stations
from gui.games.bez_hranic.table.drags import Drag, Drags
from gui.games.bez_hranic.table.flights import paint_flight, paint_turning
from gui.games.bez_hranic.table.motion import Motion, Motions, Moves
from gui.games.bez_hranic.table.pieces import Part, Pieces
from gui.games.bez_hranic.table.showing import InHand, Showing
from gui.games.bez_hranic.table.station_parts import (
    piles_to_come,
    round_to_come,
    station_parts,
    strip_part,
    to_come,
)
from gui.games.bez_hranic.words.table import seen_of
from gui.kit.later import later

DROP = 40.0
"""Pixels from a field within which a token that is let go falls on it."""

POINTER = -1
"""The finger that the pointer is."""

EARLY = 1200
"""Milliseconds for which one sees that somebody reached for a locked token."""

_COUNTS = 100
"""Milliseconds between two pictures of a time that runs out."""

_APART = 20
"""Milliseconds between pictures that are made before they are wanted."""

_TURNS, _TURNS_SECOND = 12, 30
"""Milliseconds until the face of a card that flies is made: it is turned after sixty."""


class TableCanvas(FarPage):
    """Fields, start and stations. What lies still is painted once."""

    field_pressed = Signal(str)
    """Somebody clicked a field; carries it."""

    station_pressed = Signal(str)
    """Somebody clicked a station; carries its seat."""

    start_pressed = Signal()
    """Somebody clicked where the start lies."""

    seal_pressed = Signal()
    """Somebody clicked what seals his choice."""

    dropped = Signal(object)
    """Tokens were let go over fields in the very same moment; carries pairs of colour and field."""

    touched_early = Signal(str)
    """Somebody reached for a token that is locked; carries his seat."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_AcceptTouchEvents)
        self.drags, self.hand = Drags(), InHand()
        self.view: LiveView | None = None
        self._pieces, self.motions = Pieces(), Motions(self)
        self.motions.moved.connect(self._on_moved)
        self._slept: dict[str, int] = {}
        """When the keys that sleep were seen to fall asleep."""

        self._reached: dict[str, int] = {}
        """When somebody reached for a token that was locked."""

        self._opened = 0
        """When the start was seen to lie open."""

        self._named = (0, "")
        """Since when somebody names a field, and who."""

        self._looking = QTimer(self)
        self._looking.setSingleShot(True)
        self._looking.setInterval(0)
        self._looking.timeout.connect(self._look)
        self._counting = QTimer(self)
        self._counting.setInterval(_COUNTS)
        self._counting.timeout.connect(self._count)

    second = False
    """Whether another window shows the same: not both make their pictures in the same moment."""

    narrow = False
    """Whether only the fields are seen: beside the form of a real table, which says the rest."""

    @property
    def units(self) -> QTransform:
        """How units become pixels now."""
        if not self.narrow:
            return super().units
        return view_of(places.all_fields(), QRectF(self.rect()))

    @property
    def seen(self) -> Seen:
        """What is seen."""
        return self.showing.seen

    @property
    def showing(self) -> Showing:
        """How everything looks now."""
        assert self.view is not None
        now = self.motions.now
        self.hand.asleep = tuple(s for s, at in self._slept.items() if now - at < SLEEPING)
        self.hand.early = tuple(s for s, at in self._reached.items() if now - at < EARLY)
        limit = self._limit
        self.hand.left = max(limit - (now - self._opened), 0) if limit else 0
        self.hand.holding = {one.seat: one.colour for one in self.drags.held.values()}
        return Showing(self.view, self.hand)

    @property
    def _limit(self) -> int:
        """Milliseconds for laying in all; nought where nobody is hurried."""
        assert self.view is not None
        seen = seen_of(self.view)
        return seen.limit if seen.doing is Doing.CHOOSING else 0

    # -- what happens ----------------------------------------------------------------------------

    def show_view(self, view: LiveView) -> None:
        """Show what everybody may see now; what is new moves there."""
        before, self.view = self.view, view
        if before is None:
            later(self, partial(_read_outlines, view.map))
        if before is not None and before.seen is not view.seen:
            self._move(Showing(before, InHand()).seen, self.seen)
        seen = self.seen
        self.drags.forget(lambda colour: bool(seen.in_hand.get(colour)))
        now = self.motions.now
        self._slept = {seat: self._slept.get(seat, now) for seat in seen.asleep}
        if before is None or not Showing(before, InHand()).seen.start:
            self._opened = now
        if seen.turn or self._slept or (seen.limit and seen.doing is Doing.CHOOSING):
            self._counting.start()
        if self._named[1] != seen.turn:
            self._named = (now, seen.turn)
        self.refresh()

    def _move(self, before: Seen, now: Seen) -> None:
        """Let move what has come to lie elsewhere."""
        if (before.round, before.again) != (now.round, now.again) or len(now.past) != len(
            before.past
        ):
            self.motions.stop()
            return
        shown = self.showing
        if len(now.offer) == len(before.offer) + 1:
            dealer = places.station_box(shown.places[now.dealer]).center()
            box = places.card_box(self.showing.field_box(shown.keys[now.offer[-1]]))
            self.motions.begin(Moves.CARD, now.offer[-1], (dealer, box.center()))
            wait = _TURNS_SECOND if self.second else _TURNS
            later(self, partial(self._make_card, now.offer[-1]), wait)
        if now.start and not before.start:
            self.motions.begin(Moves.START, "")
        for one in now.lifted[len(before.lifted) :]:
            foot = places.stack_foot(self.showing.field_box(shown.keys[one.field]))
            self._walk_home(one.colour, foot - QPointF(0, 20))
        if len(now.laid) > len(before.laid):
            for one in now.laid[len(before.laid) :]:
                self.motions.begin(Moves.SETTLE, one.field)

    def _make_card(self, state: str) -> None:
        """Make the picture of a card that flies, while it shows its back."""
        keys = self.showing.keys if self.view is not None else {}
        if self.motions.find(Moves.CARD, state) is not None and state in keys and self.isVisible():
            self._fit()
            card = places.card_box(self.showing.field_box(keys[state]))
            face = fields.face_of(self.showing.view.map, state, both=self.showing.around)
            self._pieces.make(_card_part(card, face), lambda to: paint_card(to, card, face))

    def _walk_home(self, colour: str, begun: QPointF) -> None:
        seat = next(seat for seat, own in self.seen.hands.items() if colour in own)
        home = places.station_box(self.showing.places[seat]).center()
        self.motions.begin(Moves.HOME, colour, (begun, home))

    def reach_early(self, seat: str) -> None:
        """Show that somebody reached for a token that is locked."""
        self._reached[seat] = self.motions.now
        self._counting.start()
        self.refresh()

    def _count(self) -> None:
        """Show times that run out."""
        now = self.motions.now
        self._reached = {s: at for s, at in self._reached.items() if now - at < EARLY}
        waits = any(now - at < SLEEPING for at in self._slept.values()) or self.hand.left
        if self.view is None or not (self.seen.turn or self._reached or waits):
            self._counting.stop()
        if self.view is not None and self.seen.turn:
            place = self.showing.places[self.seen.turn]
            self.update(self._pieces.pixels(places.station_box(place)))
        self.refresh()

    def refresh(self) -> None:
        """Paint anew what looks different: once for all that happens in the very same moment."""
        if self.view is not None and not self._looking.isActive():
            self._looking.start()

    def _ask(self, area: QRectF) -> None:
        """Paint an area anew, too."""
        self._asked = self._asked.united(self._pieces.pixels(area))
        self.refresh()

    def _look(self) -> None:
        """Ask for a picture of everything that looks different."""
        self._looking.stop()
        if self.view is None:
            return
        self._fit()
        self.update(self._asked)
        self._asked = QRegion()
        shown = self.showing
        self._shown = self._parts(shown)
        for name, box, look, _ in self._shown:
            if self._pieces.differs(name, box, look):
                self.update(self._pieces.pixels(box, air=5))
        if self.hand.private or self.hand.marked or self._private_before:
            self.update()
        self._private_before = bool(self.hand.private)
        piles = shown.piles()
        for key in {*self._piled, *piles}:  # order shows nowhere
            if self._piled.get(key) != piles.get(key):
                self.update(self._pieces.pixels(fields.stack_box(shown.field_box(key))))
        self._piled = piles

    _made: object = None
    """For which round stations were made ready."""

    _asked = QRegion()
    """What is to be painted anew besides, in pixels."""

    _private_before = False
    _shown: Sequence[Part] = ()
    _piled: Mapping[str, fields.StackLook] = MappingProxyType({})

    def _on_moved(self, moved: Sequence[Motion]) -> None:
        if self.view is None:
            return
        if self.motions.all != tuple(moved):
            self.refresh()
        for one in moved:
            for box in self._room_of(one):
                self.update(self._pieces.pixels(box))

    def _room_of(self, one: Motion) -> Sequence[QRectF]:
        """Return what of the table something moves over in two pictures."""
        keys = self.showing.keys
        match one.how:
            case Moves.START:
                return (places.middle_box(),)
            case Moves.SETTLE if one.what in keys:
                return (fields.stack_box(self.showing.field_box(keys[one.what])),)
            case Moves.SETTLE:
                return ()
        size = 300.0 if one.how is Moves.CARD else 140.0
        around = QRectF(-size / 2, -size / 2, size, size)
        now = self.motions.now
        return tuple(around.translated(one.at(at)) for at in (now - 40, now - 16, now))

    @property
    def _reach(self) -> float:
        """How many units from a field a token still falls on it."""
        return DROP / self.units.m11()

    # -- hands -----------------------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Take up a token, or tell which field or station was clicked."""
        if self.view is None or self._take(POINTER, event.position()):
            return
        point = self.at(event.position())
        seat, field = self.showing.station_at(point), self.showing.field_at(point)
        if self.hand.private and calm_drawing.SEAL.contains(point):
            self.seal_pressed.emit()
        elif self.hand.private and self._crossed_out(point):
            self.field_pressed.emit(self._crossed_out(point))
        elif seat:
            self.station_pressed.emit(seat)
        elif field:
            self.field_pressed.emit(field)
        elif self.showing.middle_box().contains(point):
            self.start_pressed.emit()

    def _crossed_out(self, point: QPointF) -> str:
        """Return the chosen field whose line was clicked, to take it back."""
        chosen = self.showing.panel().chosen
        for place, one in enumerate(chosen):
            if one.field and calm_drawing.line_box(place, len(chosen)).contains(point):
                return one.field
        return ""

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Drag it."""
        self._follow(POINTER, event.position())
        self._say_over()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Let it go."""
        self._follow(POINTER, event.position())
        self._let_go([POINTER])

    def event(self, event: QEvent) -> bool:
        """Follow every finger."""
        if not isinstance(event, QTouchEvent) or self.view is None:
            return super().event(event)
        gone: list[int] = []
        for point in event.points():
            match point.state():
                case QEventPoint.State.Pressed:
                    self._touch(point.id(), point.position())
                case QEventPoint.State.Updated:
                    self._follow(point.id(), point.position())
                case QEventPoint.State.Released:
                    self._follow(point.id(), point.position())
                    gone.append(point.id())
        if gone:
            self._let_go(gone)
        else:
            self._say_over()
        event.accept()
        return True

    def _touch(self, finger: int, at: QPointF) -> None:
        """Take a token up, or tap what lies there."""
        if self._take(finger, at):
            return
        point = self.at(at)
        seat, field = self.showing.station_at(point), self.showing.field_at(point)
        if seat:
            self.station_pressed.emit(seat)
        elif field:
            self.field_pressed.emit(field)
        elif self.showing.middle_box().contains(point):
            self.start_pressed.emit()

    def _take(self, finger: int, at: QPointF) -> bool:
        """Take up a token of whoever's station this is; tell whether there was one."""
        point = self.at(at)
        seat = self.showing.station_at(point)
        if not seat or self.seen.way not in (Way.TOUCH, Way.ALONE) or seat in self.seen.away:
            return False
        if seat in self.seen.bots:
            return True
        if self.seen.doing is not Doing.CHOOSING:
            self.touched_early.emit(seat)
            return True
        taken = self.drags.take(finger, seat, self.showing.colour_at(seat, point), at)
        self.refresh()
        return taken

    def _follow(self, finger: int, at: QPointF) -> None:
        """Move a token with the finger that holds it."""
        held = self.drags.held.get(finger)
        if held is None:
            return
        self.drags.move(finger, at)
        for place in (held.at, at):
            self._ask(self._held_room().translated(self.at(place)))

    def _held_room(self) -> QRectF:
        """Return what a token in a hand covers with its reach, around its middle."""
        reach = stations.LARGE + self._reach + 14
        return QRectF(-reach, -reach, 2 * reach, 2 * reach)

    def _say_over(self) -> None:
        """Light the fields on which tokens would fall."""
        over: dict[str, tuple[str, ...]] = {}
        for one in self.drags.held.values():
            field = self.showing.near_field(self.at(one.at), self._reach) if one.moved else ""
            if field:
                over[field] = (*over.get(field, ()), one.colour)
        if over != self.hand.over:
            self.hand.over = over
            self.refresh()

    def _let_go(self, fingers: Sequence[int]) -> None:
        """Let tokens go: on a field they lie, elsewhere they go back to the hand."""
        fallen: list[tuple[str, str]] = []
        tapped: list[Drag] = []
        for finger in fingers:
            drag = self.drags.drop(finger)
            if drag is None:
                continue
            field = self.showing.near_field(self.at(drag.at), self._reach) if drag.moved else ""
            if field:
                fallen.append((drag.colour, field))
            elif drag.moved:
                self._walk_home(drag.colour, self.at(drag.at))
            else:
                tapped.append(drag)
            self._ask(self._held_room().translated(self.at(drag.at)))
        if fallen:
            self.dropped.emit(fallen)
        for drag in tapped:
            self.hand.naming = drag.colour
            self.station_pressed.emit(drag.seat)
        self._say_over()
        self.refresh()

    # -- how it looks ----------------------------------------------------------------------------

    def make_ready(self) -> None:
        """Make pictures of how stations will look while tokens are laid, before any is."""
        if self.view is None or self.narrow or self.hand.private:
            return
        self._fit()
        made = (self._pieces.life, round_to_come(self.seen))
        if made == self._made:
            return
        self._made = made
        self._pieces.forget_dealt()
        shown = self.showing
        acts: list[Callable[[], None]] = [
            partial(self._pieces.make_ready, parts) for parts in to_come(shown)
        ]
        box = places.field_box("7")  # any: nothing is seen of it
        for look in piles_to_come(shown):
            paint = partial(fields.paint_pile, box=box, look=look)
            acts.append(partial(self._pieces.make_small, paint))
        for number, act in enumerate(acts):
            later(self, act, number * _APART)

    def _fit(self) -> None:
        self._pieces.fit(self.units, self.devicePixelRatioF())

    def forget_pictures(self) -> None:
        """Paint everything anew, as after a change of language or theme."""
        self._pieces.forget()
        self.refresh()
        self.update()

    def _parts(self, shown: Showing) -> Sequence[Part]:
        """Return all that lies still, from the wood upwards."""
        parts: list[Part] = [("wood", QRectF(0, 0, WIDE, HIGH), "", _paint_wood)]
        for key, look in shown.fields().items():
            flies = self.motions.find(Moves.CARD, look.field)
            if flies is not None:  # its card is on its way
                look = replace(look, field="", coming=False)  # noqa: PLW2901
            box = shown.field_box(key)
            parts.append((f"field {key}", box, look, _painting(fields.paint_field, box, look)))
        box, middle = shown.middle_box(), shown.middle()
        if self.motions.of(Moves.START):
            middle = replace(middle, states=("",) * len(middle.states))
        parts.append(("middle", box, middle, _painting(fields.paint_middle, box, middle)))
        if self.narrow:
            return parts
        if not self.hand.private:
            parts += [one for seat in shown.seen.seats for one in station_parts(shown, seat)]
        bar = shown.bar()
        parts.append(("bar", bars.top_box(), bar, lambda to: bars.paint_bar(to, bar)))
        return [*parts, strip_part(shown)]

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw what is asked for: pictures of what lies still, and what moves over them."""
        painter = QPainter(self)
        painter.setRenderHints(
            QPainter.RenderHint.Antialiasing
            | QPainter.RenderHint.TextAntialiasing
            | QPainter.RenderHint.SmoothPixmapTransform
        )
        if self.view is None:
            painter.fillRect(self.rect(), QColor(GROUND))
            painter.end()
            return
        asked = event.region()
        if asked.boundingRect() == self.rect() and self._looking.isActive():
            self._look()
        self._fit()
        if not self.covers(QRectF(self.rect())):
            painter.fillRect(self.rect(), QColor(GROUND))
            if not self.narrow and not self.hand.private:
                bars.paint_bands(painter, self.units, self.width())
        for name, box, look, paint in self._shown:
            if asked.intersects(self._pieces.pixels(box)):
                self._pieces.show(painter, (name, box, look), paint)
        painter.setTransform(self.units, combine=True)
        shown = self.showing
        self._paint_piles(painter, shown, asked)
        self._paint_moving(painter, shown)
        if self.hand.private:
            _paint_private(painter, shown, self.hand)
        painter.end()
        if self._pieces.replaced:
            later(self, self._pieces.keep_replaced, _APART)

    def covers(self, area: QRectF) -> bool:
        """Tell whether the page fills the window from edge to edge."""
        page = self.units.mapRect(QRectF(0, 0, WIDE, HIGH)).toAlignedRect()
        return page.contains(area.toAlignedRect())

    def _paint_piles(self, painter: QPainter, shown: Showing, asked: QRegion) -> None:
        names = {key: field for field, key in shown.keys.items()}
        for key, look in self._piled.items():
            box = shown.field_box(key)
            if not asked.intersects(self._pieces.pixels(fields.stack_box(box))):
                continue
            field = names.get(key, "")
            settles = self.motions.find(Moves.SETTLE, field)
            lift = 0.0
            if settles is not None:
                lift = fields.FALLS * (1 - settles.share(self.motions.now))
            fields.paint_pile(painter, box, look, lift)

    def _paint_moving(self, painter: QPainter, shown: Showing) -> None:
        now = self.motions.now
        for one in self.motions.of(Moves.CARD):
            if one.what not in shown.keys or one.way is None:
                continue
            card = places.card_box(shown.field_box(shown.keys[one.what]))
            face = fields.face_of(shown.view.map, one.what, both=shown.around)
            paint_flight(painter, card, one.way[0], one.share(now), _card(self._pieces, face))
        for turning in self.motions.of(Moves.START):
            middle = shown.middle()
            cards = fields.middle_cards(shown.middle_box(), len(middle.states))
            for card, state in zip(cards, middle.states, strict=True):
                face = fields.face_of(shown.view.map, state, both=middle.both)
                paint_turning(painter, card, turning.share(now), _card(self._pieces, face))
        for one in self.motions.of(Moves.HOME):
            if one.way is not None:
                fields.paint_taken(painter, (one.at(now), one.way[1]))
            paint_token(painter, one.at(now), stations.SMALL, shown.token(one.what))
        if shown.seen.turn and not self.hand.private:
            self._paint_naming(painter, shown)
        for drag in self.drags.held.values():
            at = self.at(drag.at)
            fields.paint_reach(painter, at, stations.LARGE, self._reach)
            paint_token(painter, at, stations.LARGE, shown.token(drag.colour))

    def _paint_naming(self, painter: QPainter, shown: Showing) -> None:
        seat = shown.seen.turn
        left = max(NAMING - (self.motions.now - self._named[0]), 0)
        right = shown.station(seat).right
        stations.paint_naming(painter, shown.station_box(seat), left, NAMING, right=right)


def _card_part(card: QRectF, face: CardFace) -> tuple[str, QRectF, Hashable]:
    """Return a card that moves: what it is called by its place, where it lies, what it shows."""
    return f"card at {card.left():.0f} {card.top():.0f}", card, (face.name, face.both)


def _card(pieces: Pieces, face: CardFace) -> Callable[[QPainter, QRectF], None]:
    """Return what draws a card that moves, from one picture of it."""

    def stamp(painter: QPainter, card: QRectF) -> None:
        pieces.stamp(painter, _card_part(card, face), lambda to: paint_card(to, card, face))

    return stamp


def _read_outlines(map_: str) -> None:
    """Read the outlines of all cards before the first is dealt."""
    if map_:
        card_outlines(map_)


def _painting(
    paint: Callable[..., None], box: QRectF, look: Hashable
) -> Callable[[QPainter], None]:
    return lambda painter: paint(painter, box, look)


def _paint_wood(painter: QPainter) -> None:
    """Draw the wood of the table."""
    ground = QRadialGradient(QPointF(WIDE / 2, HIGH / 2), 1050)
    ground.setColorAt(0, QColor("#2b4248"))
    ground.setColorAt(0.55, QColor("#1c2b31"))
    ground.setColorAt(1, QColor(GROUND))
    painter.fillRect(QRectF(0, 0, WIDE, HIGH), ground)
    fields.paint_ring_of_fields(painter)


def _paint_private(painter: QPainter, shown: Showing, hand: InHand) -> None:
    """Draw what somebody chooses behind the curtain, in a frame of his colours."""
    for place, one in enumerate(hand.marked):
        box = shown.field_box(shown.keys[one.field])
        fields.edge_of(painter, box, GOLD)
        above = sum(other.field == one.field for other in hand.marked[:place])
        at = places.stack_foot(box) - QPointF(0, 34 + 92 * above)
        paint_token(painter, at, 48, shown.token(one.colour))
    calm_drawing.paint_panel(painter, shown.panel())
    calm_drawing.paint_private_frame(painter, shown.seen.hands[hand.private])
