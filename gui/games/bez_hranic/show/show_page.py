"""A round as it is told to the room: two thirds map, one third bill; then best, purses, end."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QWidget

from engine.games.bez_hranic.bills import trip_to
from engine.games.bez_hranic.calendar import FINALE
from engine.games.bez_hranic.journey import journey
from engine.games.bez_hranic.placements import STAYS, fields_of, stacks
from engine.games.bez_hranic.tables import load_table
from engine.games.bez_hranic.view import PastRound, Seen
from engine.table.live.view import LiveView
from gui.games.bez_hranic.drawing.cards import paint_coin
from gui.games.bez_hranic.drawing.far import (
    BRASS,
    CREAM,
    GOLD,
    HIGH,
    LEFT,
    QUIET,
    RIGHT,
    WIDE,
    FarPage,
    figures,
    frame,
    sans,
    serif,
    write,
)
from gui.games.bez_hranic.drawing.tokens import Token, paint_stack, paint_token
from gui.games.bez_hranic.looks import TOKENS, letters_of
from gui.games.bez_hranic.show.bill_panel import ToldSoFar, paint_bill
from gui.games.bez_hranic.show.map_painter import RouteOnMap, map_painter
from gui.games.bez_hranic.show.steps import Act, Cue, Step, steps
from gui.games.bez_hranic.words.show import best_headline, best_lines, heading, step_aloud
from gui.games.bez_hranic.words.states import state_name
from gui.games.bez_hranic.words.table import seen_of, verdict

MAP = QRectF(0, 0, 1290, HIGH)
PANEL = QRectF(1290, 0, WIDE - 1290, HIGH)


class ShowCanvas(FarPage):
    """One step of one round."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.view: LiveView | None = None

    @property
    def cue(self) -> Cue | None:
        """How far is told."""
        cue = self.view.cue if self.view is not None else None
        return cue if isinstance(cue, Cue) else None

    @property
    def _seen(self) -> Seen:
        assert self.view is not None
        return seen_of(self.view)

    def _past(self, cue: Cue) -> PastRound:
        return self._seen.past[cue.round - 1]

    def step(self) -> Step | None:
        """Return the step that is shown."""
        cue = self.cue
        return steps(self._past(cue))[cue.step] if cue is not None else None

    def show_view(self, view: LiveView) -> None:
        """Show how far it is told."""
        self.view = view
        self.setAccessibleName(self.read_aloud())
        self.update()

    def read_aloud(self) -> str:
        """Return what is seen, for those who cannot see it."""
        cue, step, view = self.cue, self.step(), self.view
        if cue is None or step is None or view is None:
            return ""
        return step_aloud(view, self._past(cue), step)

    def _token(self, colour: str) -> Token:
        view = self.view
        assert view is not None
        seat = next(seat for seat, own in self._seen.hands.items() if colour in own)
        return Token(colour, letters_of({one.power: one.player for one in view.seats})[seat])

    def _player(self, colour: str) -> str:
        view = self.view
        assert view is not None
        seat = next(seat for seat, own in self._seen.hands.items() if colour in own)
        return view.player(seat)

    def _purse(self, past: PastRound, bill: int) -> int:
        """Return what was in a purse before a bill."""
        seat = next(s for s, own in self._seen.hands.items() if past.bills[bill].colour in own)
        sign = -1 if past.offer.round == FINALE else 1
        later = [one.paid for one in past.bills[bill:] if one.colour in self._seen.hands[seat]]
        return past.purses[seat] + sign * sum(later)

    # -- how it looks ----------------------------------------------------------------------------

    def draw(self, painter: QPainter) -> None:
        """Draw the step."""
        cue, step, view = self.cue, self.step(), self.view
        if cue is not None and step is not None and view is not None:
            past = self._past(cue)
            if step.act is Act.PURSES:
                self._paint_purses(painter, past, view)
            else:
                map_painter(view.map).paint(painter, MAP, self._on_map(past, step, view))
                self._paint_panel(painter, past, step, view)

    def _on_map(self, past: PastRound, step: Step, view: LiveView) -> RouteOnMap:
        offer = past.offer
        if step.act is Act.MAP:
            return RouteOnMap(offer.start, offer.target)
        if step.act is Act.BEST:
            trip = trip_to(offer, past.best.fields)
            route = journey(load_table(view.map).map, trip).route
            crossed = len(route) - 1
            return RouteOnMap(offer.start, offer.target, trip.chosen, route, crossed, best=True)
        bill = past.bills[step.bill]
        told = self._told(past, step, view)
        trip = trip_to(offer, fields_of(past.laid, bill.colour))
        return RouteOnMap(
            offer.start,
            offer.target,
            trip.chosen,
            bill.journey.route,
            told.crossed,
            bill.journey.pairs[: told.paired],
            self._token(bill.colour),
        )

    def _told(self, past: PastRound, step: Step, view: LiveView) -> ToldSoFar:
        bill = past.bills[step.bill]
        under: list[Token] = []
        for place, one in enumerate(past.laid):
            if one.colour == bill.colour and bill.beneath:
                below = [low for low in past.laid[:place] if low.field == one.field]
                under += [self._token(low.colour) for low in below]
        return ToldSoFar(
            past=past,
            step=step,
            player=self._player(bill.colour),
            token=self._token(bill.colour),
            purse=self._purse(past, step.bill),
            map=view.map,
            beneath=under,
        )

    def _paint_panel(self, painter: QPainter, past: PastRound, step: Step, view: LiveView) -> None:
        painter.fillRect(PANEL, QColor("#11191e"))
        painter.setPen(QPen(QColor(BRASS), 2))
        painter.drawLine(PANEL.topLeft(), PANEL.bottomLeft())
        head = QRectF(PANEL.left() + 36, 24, PANEL.width() - 72, 48)
        write(painter, head, heading(past), (sans(28, 600), BRASS), LEFT)
        if step.act is Act.MAP:
            self._paint_stacks(painter, past)
        elif step.act is Act.BEST:
            self._paint_best(painter, past, view)
        else:
            paint_bill(painter, PANEL, self._told(past, step, view))
        self._paint_foot(painter, past, step)

    def _paint_stacks(self, painter: QPainter, past: PastRound) -> None:
        """Draw all stacks once more, while the map opens."""
        lying = stacks(past.laid)
        fields = [field for field in past.offer.fields if field in lying]
        view = self.view
        assert view is not None
        for place, field in enumerate(fields):
            column, row = place % 2, place // 2
            foot = QPointF(PANEL.left() + 160 + column * 300, 300 + row * 190)
            paint_stack(painter, foot, 110, [self._token(one) for one in lying[field]])
            name = QRectF(foot.x() - 145, foot.y() + 26, 290, 40)
            words = field if field == STAYS else state_name(view.map, field)
            write(painter, name, words, (serif(32), CREAM))

    def _paint_best(self, painter: QPainter, past: PastRound, view: LiveView) -> None:
        left = PANEL.left() + 36
        box = QRectF(left, 96, PANEL.width() - 72, 60)
        write(painter, box, best_headline(past, view), (sans(34, 600), GOLD), LEFT)
        box = box.translated(0, 66)
        for line in best_lines(past, view.map):
            write(painter, box, line, (serif(46), CREAM), LEFT)
            box = box.translated(0, 58)
        total = QRectF(left - 14, box.top() + 20, PANEL.width() - 44, 140)
        frame(painter, total, 14, "#1b262d", GOLD, 3)
        right = total.adjusted(20, 6, -24, -6)
        write(painter, right, str(past.best.price), (figures(120), GOLD), RIGHT)
        rows = QRectF(left, total.bottom() + 30, PANEL.width() - 72, 56)
        for bill in past.bills:
            paint_token(
                painter, QPointF(rows.left() + 26, rows.center().y()), 24, self._token(bill.colour)
            )
            name = rows.adjusted(66, 0, -130, 0)
            write(painter, name, self._player(bill.colour), (serif(36), CREAM), LEFT)
            over = bill.price - past.best.price
            words = f"{over:+}" if over else "="
            write(painter, rows, words, (sans(34, 600), GOLD if not over else QUIET), RIGHT)
            rows = rows.translated(0, 62)

    def _paint_foot(self, painter: QPainter, past: PastRound, step: Step) -> None:
        """Draw all tokens in the order of telling, with the prices told so far."""
        many = len(past.bills)
        each = min((PANEL.width() - 60) / max(many, 1), 100)
        for place, bill in enumerate(past.bills):
            at = QPointF(PANEL.left() + 30 + each * (place + 0.5), HIGH - 92)
            told = step.act is Act.BEST or 0 <= place < step.bill
            told = told or (place == step.bill and step.act is Act.TOTAL)
            painter.setOpacity(1.0 if told or place == step.bill else 0.4)
            paint_token(painter, at, 32, self._token(bill.colour))
            painter.setOpacity(1.0)
            if place == step.bill:
                painter.setPen(QPen(QColor(GOLD), 4))
                painter.setBrush(QColor(0, 0, 0, 0))
                painter.drawEllipse(at, 40, 40)
            if told:
                box = QRectF(at.x() - 50, HIGH - 50, 100, 40)
                write(painter, box, str(bill.paid), (sans(28, 600), CREAM))

    def _paint_purses(self, painter: QPainter, past: PastRound, view: LiveView) -> None:
        """Draw everybody's purse as a race along one street."""
        seen = self._seen
        over = bool(seen.richest) and past is seen.past[-1]
        title = verdict(view) if over else heading(past)
        write(painter, QRectF(80, 40, WIDE - 160, 110), title, (serif(72), GOLD if over else CREAM))
        most = max([*past.purses.values(), 1])
        ranked = sorted(past.purses.items(), key=lambda one: -one[1])
        high = min(130.0, 800 / len(ranked))
        for place, (seat, purse) in enumerate(ranked):
            top = 200 + place * high
            colour = seen.hands[seat][0]
            paint_token(
                painter, QPointF(130, top + high / 2), min(44, high * 0.36), self._token(colour)
            )
            name = QRectF(200, top, 380, high)
            write(painter, name, view.player(seat), (serif(48), CREAM), LEFT)
            street = QRectF(600, top + high * 0.28, 1000, high * 0.44)
            frame(painter, street, street.height() / 2, "#172127", QColor(255, 250, 235, 30))
            reach = QRectF(
                street.left(),
                street.top(),
                max(street.width() * purse / most, street.height()),
                street.height(),
            )
            frame(painter, reach, street.height() / 2, TOKENS[colour].colour, "#0b1216")
            figure = QRectF(1640, top, 200, high)
            paint_coin(painter, QPointF(1660, top + high / 2), 20)
            write(painter, figure.adjusted(50, 0, 0, 0), str(purse), (figures(52), CREAM), LEFT)


def all_steps(view: LiveView, number: int) -> Sequence[Step]:
    """Return the steps of a round that was counted."""
    return steps(seen_of(view).past[number - 1])
