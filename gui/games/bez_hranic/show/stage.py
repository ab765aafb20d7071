"""Paints any moment of the show. What stands still is kept as pictures; what moves lies over it."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap, QTransform

from engine.games.bez_hranic.placements import stacks
from gui import i18n
from gui.games.bez_hranic.drawing.cards import paint_facts
from gui.games.bez_hranic.drawing.far import (
    BRASS,
    CREAM,
    HIGH,
    LEFT,
    WIDE,
    sans,
    serif,
    write,
)
from gui.games.bez_hranic.drawing.tokens import paint_stack
from gui.games.bez_hranic.show.best_panel import paint_bar, paint_best
from gui.games.bez_hranic.show.bill_panel import (
    paint_head,
    paint_order,
    paint_rows,
    paint_total,
    rows_box,
    total_box,
)
from gui.games.bez_hranic.show.end_page import paint_end
from gui.games.bez_hranic.show.faces import card_face
from gui.games.bez_hranic.show.inset import paint_inset
from gui.games.bez_hranic.show.map_painter import MapPainter, Sight, map_painter, paint_number
from gui.games.bez_hranic.show.race import bar_box, lanes_box, paint_runners, paint_street, reached
from gui.games.bez_hranic.show.steps import Act
from gui.games.bez_hranic.show.telling import Telling
from gui.games.bez_hranic.show.trip import Told
from gui.games.bez_hranic.words.show import (
    best_heading,
    best_page_words,
    end_words,
    field_words,
    heading,
    race_words,
)

MAP = QRectF(0, 0, 1290, HIGH)
PANEL = QRectF(1290, 0, WIDE - 1290, HIGH)
PAGE = QRectF(0, 0, WIDE, HIGH)
FOREVER = 1e9
"""Milliseconds after which any step has come to rest."""

_POP = 140.0
"""A number that has just been reached is larger for so long."""

_DARK = "#0e161a"
_ON_MAP = (Act.MAP, Act.STONES, Act.PAIR, Act.BEST)
_CARD = QRectF(0, 0, 560, 900)


class Stage:
    """All pictures of a show for one window."""

    def __init__(self) -> None:
        self._kept: dict[str, tuple[object, QPixmap]] = {}
        self.sharp = 1.0
        """Pixels for a unit of the page."""

        self.ratio = 1.0
        """Pixels for one of the window's."""

    # -- what is seen when -----------------------------------------------------------------------

    def before(self, telling: Telling) -> Told:
        """Return what of a trip is told when its step begins."""
        step = telling.step
        if step.bill < 0:
            return Told()
        so_far = telling.told(-1.0)
        return Told(step.act is not Act.STONES, so_far.crossed, so_far.paired)

    def after(self, telling: Telling) -> Told:
        """Return what of a trip is told when its step is."""
        step = telling.step
        if step.act is Act.BEST:
            trip = telling.trip()
            return Told(crossed=max(len(trip.route) - 1, 0), pairs=len(trip.pairs))
        if step.bill < 0:
            return Told()
        so_far = telling.told(FOREVER)
        return Told(stones=True, crossed=so_far.crossed, pairs=so_far.paired)

    def prepare(self, telling: Telling) -> None:
        """Make the pictures of a step before anybody waits for them."""
        if telling.step.act not in (Act.PURSES, Act.END):
            painter, sight = self.map_of(telling), self._sight(telling)
            for told in dict.fromkeys((self.before(telling), self.after(telling))):
                painter.still(sight, told)

    def changed(self, telling: Telling, before: float, now: float) -> list[QRectF]:
        """Return what looks otherwise than at an earlier moment of the same step."""
        step, beat = telling.step, telling.beat
        moves = before < beat.lead + beat.move
        if step.act is Act.PURSES:
            return [lanes_box(telling.runners())] if moves else []
        if step.act is Act.END:
            return []
        changed = []
        if step.bill >= 0:
            was, told = telling.told(before), telling.told(now)
            if was.key != told.key:
                changed.append(rows_box(PANEL))
            if step.act is Act.TOTAL:
                changed.append(total_box(PANEL).adjusted(-4, -4, 4, 4))
        if step.act in _ON_MAP and moves:
            changed.append(MAP)
        elif step.act is Act.CROSSING and now > beat.lead:
            arrives = beat.arrived(now) and not beat.arrived(before)
            pops = now - beat.lead - beat.move < 2 * _POP
            if arrives or moves or pops:
                changed.append(MAP if arrives else self._leg_box(telling))
        return changed

    def _leg_box(self, telling: Telling) -> QRectF:
        """Return where the route grows now."""
        painter, trip, count = self.map_of(telling), telling.trip(), telling.step.count
        places = painter.places(trip, MAP)
        leg = places.legs[count - 1].boundingRect()
        at = places.numbers[count - 1]
        number = QRectF(at.x() - 34, at.y() - 34, 68, 68)
        return leg.adjusted(-24, -24, 24, 24).united(number)

    # -- painting --------------------------------------------------------------------------------

    def map_of(self, telling: Telling) -> MapPainter:
        """Return who paints its map."""
        return map_painter(telling.view.map)

    def _sight(self, telling: Telling) -> Sight:
        return Sight(telling.trip(), MAP, self.sharp)

    def paint(self, painter: QPainter, telling: Telling, elapsed: float, dirty: QRectF) -> None:
        """Draw a moment, in units of the page, as far as it is asked for."""
        if telling.step.act is Act.PURSES:
            self._paint_race(painter, telling, elapsed)
        elif telling.step.act is Act.END:
            self.lay_kept(painter, PAGE, ("end", telling), lambda brush: _paint_end(brush, telling))
        else:
            if dirty.intersects(MAP):
                self._paint_map(painter, telling, elapsed)
            if dirty.intersects(PANEL):
                self._paint_panel(painter, telling, elapsed)
        if telling.cue.facts:
            _paint_facts(painter, telling)

    def _paint_map(self, painter: QPainter, telling: Telling, elapsed: float) -> None:
        step, beat, trip = telling.step, telling.beat, telling.trip()
        on_map, sight = self.map_of(telling), self._sight(telling)
        share, places = beat.share(elapsed), on_map.places(trip, MAP)
        before, after = self.before(telling), self.after(telling)
        if step.act is Act.MAP and share < 1:
            painter.fillRect(MAP, QColor(_DARK))
            self._lay(painter, MAP, on_map.still(sight, after), share)
        elif share >= 1 or (before == after and step.act is not Act.BEST):
            self._lay(painter, MAP, on_map.still(sight, after))
            popping = 1 - (elapsed - beat.lead - beat.move) / _POP
            if step.act is Act.CROSSING and popping > 0:
                paint_number(painter, places, step.count, 1 + 0.4 * popping)
        elif step.act in (Act.CROSSING, Act.BEST):
            self._lay(painter, MAP, on_map.still(sight, before))
            legs = share * (after.crossed - before.crossed)
            crossed = before.crossed + int(legs)
            painter.save()
            painter.setClipRect(MAP)
            on_map.paint_route(painter, trip, places, crossed, legs - int(legs))
            on_map.paint_stones(painter, trip, places)
            painter.restore()
        else:
            self._lay(painter, MAP, on_map.still(sight, before))
            self._lay(painter, MAP, on_map.still(sight, after), share)
            if step.act is Act.STONES:
                on_map.paint_stones(painter, trip, places, fall=share)
        shown = telling.shown_stacks() if trip.insets and places.inset is not None else ()
        if shown and places.inset is not None:
            inset = places.inset
            self.lay_kept(
                painter,
                inset,
                ("inset", (shown, inset.getRect())),
                lambda brush: paint_inset(brush, inset, shown),
                clear=True,
            )

    def _paint_panel(self, painter: QPainter, telling: Telling, elapsed: float) -> None:
        step = telling.step
        told = telling.told(elapsed) if step.bill >= 0 else None
        whole = step.act in (Act.MAP, Act.BEST)
        key = (telling.past, step.act if whole else step.bill)

        def paint(brush: QPainter) -> None:
            brush.fillRect(PANEL, QColor(_DARK))
            brush.fillRect(QRectF(PANEL.left(), 0, 3, HIGH), QColor(BRASS))
            head = QRectF(PANEL.left() + 40, 22, PANEL.width() - 76, 50)
            past = telling.past
            words = best_heading(past) if step.act is Act.BEST else heading(past)
            write(brush, head, words, (sans(28, 600), BRASS), LEFT)
            if step.act is Act.MAP:
                _paint_stacks(brush, telling)
            elif step.act is Act.BEST:
                paint_best(brush, PANEL, best_page_words(past, telling.view), telling.above())
            elif told is not None:
                paint_head(brush, PANEL, told)
            order = QRectF(PANEL.left() + 36, 946, PANEL.width() - 72, 130)
            paint_order(brush, order, *telling.order())

        self.lay_kept(painter, PANEL, ("panel", key), paint)
        if told is not None:
            bill = told

            def rows(brush: QPainter) -> None:
                brush.fillRect(rows_box(PANEL), QColor(_DARK))
                paint_rows(brush, PANEL, bill)

            rows_key = (telling.past, told.key)
            self.lay_kept(painter, rows_box(PANEL), ("rows", rows_key), rows)
            paint_total(painter, PANEL, told)

    def _paint_race(self, painter: QPainter, telling: Telling, elapsed: float) -> None:
        runners = telling.runners()
        words = race_words(telling.past, telling.view)
        self.lay_kept(
            painter,
            PAGE,
            ("street", (telling.past, words)),
            lambda brush: paint_street(brush, runners, words),
        )
        # It begins quickly and comes to rest softly.
        share = 1 - (1 - telling.beat.share(elapsed)) ** 2
        for place, one in enumerate(runners):
            bar, colour = bar_box(place, len(runners)), one.tokens[0].colour
            reach = reached(one, runners, share)
            painter.save()
            painter.setClipRect(bar.adjusted(-1, -1, reach - bar.right(), 1))
            self.lay_kept(
                painter,
                bar.adjusted(-2, -2, 2, 2),
                (f"bar {place}", (colour, len(runners))),
                partial(paint_bar, bar=bar, colour=colour, corner=bar.height() / 2),
                clear=True,
            )
            painter.restore()
        paint_runners(painter, runners, share)

    # -- pictures --------------------------------------------------------------------------------

    def fit(self, units: QTransform, ratio: float) -> None:
        """Take a window's size: how its units become pixels."""
        self.ratio, self.sharp = ratio, units.m11() * ratio

    def lay_kept(
        self,
        painter: QPainter,
        box: QRectF,
        what: tuple[str, object],
        paint: Callable[[QPainter], None],
        *,
        clear: bool = False,
    ) -> None:
        """Lay a picture of a box there; it is painted where it shows something else by now."""
        name, key = what[0], (what[1], self.sharp, i18n.language())
        kept = self._kept.get(name)
        if kept is None or kept[0] != key:
            size = QSize(round(box.width() * self.sharp), round(box.height() * self.sharp))
            picture = QPixmap(size)
            picture.fill(QColor(0, 0, 0, 0) if clear else QColor(_DARK))
            brush = QPainter(picture)
            brush.setRenderHints(painter.renderHints())
            brush.scale(self.sharp, self.sharp)
            brush.translate(-box.left(), -box.top())
            paint(brush)
            brush.end()
            kept = self._kept[name] = (key, picture)
        self._lay(painter, box, kept[1])

    def _lay(self, painter: QPainter, box: QRectF, picture: QPixmap, opacity: float = 1.0) -> None:
        """Lay a picture pixel by pixel: any other way would take many times as long."""
        painter.save()
        at = painter.worldTransform().map(box.topLeft())
        painter.setWorldTransform(QTransform())
        there = QPointF(round(at.x() * self.ratio), round(at.y() * self.ratio)) / self.ratio
        size = QRectF(there, picture.size().toSizeF() / self.ratio)
        painter.setOpacity(opacity)
        painter.drawPixmap(size, picture, QRectF(picture.rect()))
        painter.restore()


def _paint_end(painter: QPainter, telling: Telling) -> None:
    paint_end(painter, telling.results(), end_words(telling.view), telling.incomes())


def _paint_stacks(painter: QPainter, telling: Telling) -> None:
    """Draw all stacks once more, while the map opens."""
    lying = stacks(telling.past.laid)
    fields = [field for field in telling.past.offer.fields if field in lying]
    high = min(190.0, 830 / ((len(fields) + 1) // 2))
    for place, field in enumerate(fields):
        column, row = place % 2, place // 2
        foot = QPointF(PANEL.left() + 165 + column * 300, 110 + (row + 1) * high - 46)
        many = min(len(lying[field]), 6)
        width = min(110.0, (high - 70) / (0.31 * many + 0.32))
        paint_stack(painter, foot, width, [telling.token(one) for one in lying[field]])
        name = QRectF(foot.x() - 140, foot.y() + 18, 280, 36)
        write(painter, name, field_words(telling.view.map, field), (serif(30), CREAM))


def _paint_facts(painter: QPainter, telling: Telling) -> None:
    """Lay the cards of start and target over the page, turned to be read."""
    painter.fillRect(PAGE, QColor(8, 14, 17, 205))
    offer, map_ = telling.past.offer, telling.view.map
    states = [one for one in (offer.start, offer.target) if one]
    for place, state in enumerate(states):
        card = QRectF(_CARD)
        middle = WIDE / 2 + (place - (len(states) - 1) / 2) * (_CARD.width() + 60)
        card.moveCenter(QPointF(middle, HIGH / 2))
        paint_facts(painter, card, card_face(map_, state, read=True))
    painter.setPen(QPen(QColor(CREAM), 1))
