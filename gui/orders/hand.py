"""The player's hand on the board: clicks, chips, drags and the ring become orders."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QGraphicsView

from engine.board.location import province_of
from engine.rules.choice import Choice
from engine.rules.game import Rules
from engine.rules.position import Position
from gui.games import catalogue
from gui.map.board.view import BoardView
from gui.orders.builder import MOVE, STRIKE, OrderBuilder
from gui.orders.draft import Draft
from gui.orders.hint import PointerHint
from gui.orders.lights import Lights, arrow_at
from gui.orders.ring import Ring


class Pointer(QObject):
    """Remembers the last place of the mouse over a view."""

    def __init__(self, view: QGraphicsView) -> None:
        super().__init__(view)
        self._view = view
        self.at = QPoint()
        """In pixels of the viewport."""

        view.viewport().installEventFilter(self)

    def let_go(self) -> None:
        """Follow the mouse no longer."""
        self._view.viewport().removeEventFilter(self)

    @property
    def place(self) -> QPointF:
        """In board units."""
        return self._view.mapToScene(self.at)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the mouse; take nothing away from the view."""
        if isinstance(event, QMouseEvent):
            self.at = event.position().toPoint()
        return super().eventFilter(watched, event)


class BoardHand(QObject):
    """Joins the board to one power's draft. Decides nothing about the rules."""

    def __init__(
        self, view: BoardView, rules: Rules, position: Position, power: str, draft: Draft
    ) -> None:
        super().__init__(view)
        self.view, self.draft = view, draft
        self._rules, self._position, self._power = rules, position, power
        self._kind = position.phase.kind
        self._letter = rules.board.powers_by_id[power].letter
        self.builder = OrderBuilder(rules, position, power, self)
        game = catalogue.played_on(rules.board)
        self.saying = game.desk(rules, position, power, self.builder, draft)
        self._verbs = game.verbs()
        self.lights = Lights(view, rules.board, position, power, self.builder, draft)
        self.hint = PointerHint(view)
        self.pointer = Pointer(view)
        self.ring: Ring | None = None
        self.builder.finished.connect(self._on_finished)
        self.builder.changed.connect(self._on_changed)
        draft.changed.connect(self.lights.refresh)
        draft.changed.connect(self.hint.hush)
        self._links = (
            (view.location_clicked, self.click),
            (view.location_activated, self.click),
            (view.location_hovered, self._on_hovered),
            (view.chip_clicked, self._on_chip),
            (view.dragging, self._on_dragging),
            (view.dragged, self._on_dragged),
            (view.menu_asked, self._on_menu),
        )
        for signal, act in self._links:
            signal.connect(act)
        self.lights.refresh()

    def let_go(self) -> None:
        """Leave the board to another hand, as if this one had never been there."""
        self.keep_out_of_the_way()
        for signal, act in self._links:
            signal.disconnect(act)
        self.pointer.let_go()
        self.builder.blockSignals(True)  # noqa: FBT003 - Qt's own
        self.lights.rubber("")
        view = self.view
        view.dim_all_but(None)
        view.light((), "chosen")
        view.light((), "target")
        view.offers.offer_coasts(())
        view.offers.offer_chips({})
        view.pointer.set_drag_from(())
        self.hint.deleteLater()
        self.deleteLater()

    # -- beginning, ending --------------------------------------------------------------------

    @property
    def active(self) -> str:
        """The unit or home centre whose order is being made."""
        return self.builder.unit

    def begin(self, key: str) -> None:
        """Begin (again) the order of a unit or the build of a home centre."""
        if any(c.token == key and not c.why_not for c in self.builder.choices(())):
            self._close_ring()
            self.builder.begin((key,))

    def lay_aside(self) -> None:
        """Stop making an order; what is written stays."""
        self._close_ring()
        self.hint.hide()
        self.builder.begin(())

    def back(self) -> None:
        """Take one step back."""
        self.lights.coasts = ()
        self._close_ring()
        if not self.builder.back():
            self.hint.hide()
        self.lights.refresh()

    def pick(self, choice: Choice) -> None:
        """Take a choice from the list or by a key."""
        if choice.why_not:
            self._refuse(self.saying.why_not(choice.why_not, choice.location))
            return
        self.lights.coasts = ()
        self.builder.pick(choice)
        self._support_known_order()

    def pick_kind(self, token: str) -> None:
        """Take a kind of order by its sign; say why, if it is out."""
        if token == STRIKE:
            self.withdraw(self.active)
            return
        start = self.builder.so_far[:1]
        choice = self.builder.kind(token, start)
        if choice is None or not start:
            return
        if choice.why_not:
            self._refuse(self.saying.why_not(choice.why_not, ""))
            return
        self.builder.begin(start)
        self.pick(choice)

    def withdraw(self, key: str) -> None:
        """Strike out an order."""
        if key:
            self.draft.withdraw(key, *self.saying.hung_on(key))
        self.lay_aside()

    def write(self, *texts: str) -> None:
        """Write orders, and with each what is written along with it, as one step."""
        orders = [self.draft.order(text) for text in texts]
        along = [one for order in orders for one in self.saying.along(order, orders)]
        gone = [key for order in orders for key in self.saying.hung_on(order.key)]
        self.draft.give(*along, *texts, without=gone)

    def write_otherwise(self) -> None:
        """Write the order that was written last in the next way there is, if there are several."""
        hung = {order.key: self.saying.hung_on(order.key) for order in self.draft.orders}
        texts = self.saying.another()
        if texts:
            self.draft.give(*texts, without=hung.get(self.draft.order(texts[-1]).key, ()))

    def _on_finished(self, order: str) -> None:
        self.lights.coasts = ()
        self.hint.hide()
        if self.draft.order(order).repeats and self.saying.still_due() <= 0:
            self._refuse(self.saying.nothing_due())
            return
        self.write(order)

    def _on_changed(self) -> None:
        self.lights.coasts = ()
        self.hint.hush()
        self.lights.refresh()

    # -- clicks -------------------------------------------------------------------------------

    def click(self, location: str) -> None:
        """Do what a click on a space means now."""
        self._close_ring()
        if self._kind.adjusts:
            self._click_adjustment(location)
            return
        offer = self.builder.offer(location)
        if offer.only is not None:
            self.pick(offer.only)
        elif offer.coasts:
            self.lights.offer_coasts(offer.coasts)
            self.hint.hide()  # it may lie over one of them
        elif self._same(location, self.active):
            self.lay_aside()
        else:
            other = self.builder.offer(location, ()).only
            if other is not None:
                self.builder.begin((other.token,))
            else:
                self._refuse(self.saying.why_not_here(location))

    def _click_adjustment(self, location: str) -> None:
        if self.active:
            coast = self.builder.offer(location).only
            if coast is not None:
                self.pick(coast)
                return
        first = self.builder.offer(location, ()).only
        if first is None:
            self._refuse(self.saying.why_not_here(location))
        elif first.order:
            self._toggle(first)
        elif self._same(location, self.active):
            self.lay_aside()
        elif self.saying.still_due() <= 0 and not self.draft.order_for(first.token):
            self._refuse(self.saying.nothing_due())
        else:
            self.builder.begin((first.token,))
            self.open_ring(first.token, self._piece_point(location))

    def _toggle(self, choice: Choice) -> None:
        if self.draft.order_for(choice.token):
            self.draft.withdraw(choice.token)
        elif self.saying.has_room(self.draft.order(choice.order)):
            self.draft.give(choice.order)
        else:
            self._refuse(self.saying.nothing_due())

    def _same(self, location: str, unit: str) -> bool:
        at = unit.partition(" ")[2] or unit
        return bool(unit) and province_of(at) == province_of(location)

    # -- chips --------------------------------------------------------------------------------

    def _on_chip(self, province: str, letter: str) -> None:
        start = self.builder.so_far[:1]
        offer = self.builder.offer(province, (*start, letter))
        if start and offer.only is not None:
            self._close_ring()
            self.builder.begin((*start, letter, offer.only.token))
            self._support_known_order()

    def _support_known_order(self) -> None:
        """Write the support of an own order that is known already; the rest stays to be changed."""
        so_far = self.builder.so_far
        if len(so_far) != 3 or so_far[1] not in self._verbs.beside:
            return
        known = self.draft.order_for(so_far[2])
        if not known:
            return
        goal = known.goal
        for choice in self.builder.choices():
            if province_of(choice.token) == goal and choice.order and not choice.why_not:
                self.write(choice.order)
                return

    # -- drags --------------------------------------------------------------------------------

    def _unit_in(self, province: str) -> str:
        offer = self.builder.offer(province, ())
        return offer.only.token if offer.only else ""

    def _aimed(self, start: str, end: str) -> tuple[str, Sequence[Choice]]:
        """Return the unit dragged and what letting it go here could mean."""
        unit = self._unit_in(start)
        if not unit or not end or province_of(start) == province_of(end):
            return unit, ()
        arrow = arrow_at(self.view, self.draft.orders, self.pointer.place, unit)
        if arrow is not None and self._kind.main and self._verbs.joins:
            helping = (unit, self._verbs.joins, arrow.unit)
            offered = self.builder.offer(province_of(arrow.to), helping)
            return unit, offered.choices[:1]
        return unit, self.builder.offer(end, (unit,)).choices

    def _on_dragging(self, start: str, end: str) -> None:
        self._close_ring()
        unit, choices = self._aimed(start, end)
        if unit and unit != self.active:
            self.builder.begin((unit,))
        if choices:
            self.lights.rubber(choices[0].order)
            self._say_choice(choices[0], self.pointer.at)
        else:
            self.lights.rubber("")
            if end and province_of(start) != province_of(end):
                sentence = self.saying.why_not_here(end)
                self.hint.say(self.pointer.at, "", sentence)
            else:
                self.hint.hide()

    def _on_dragged(self, start: str, end: str) -> None:
        self.lights.rubber("")
        self.hint.hide()
        unit, choices = self._aimed(start, end)
        if not unit or not end or province_of(start) == province_of(end):
            return
        self.builder.begin((unit,))
        piece = self.view.pieces.at(self.pointer.place)
        joins = self._verbs.joins
        on_arrow = bool(choices) and choices[0].order.partition(f" {joins} ")[1]
        other = piece and piece != province_of(start) and self._kind.main and joins
        if other and not on_arrow and self.builder.offer(end, (unit, joins)).choices:
            self.open_ring(unit, self.pointer.at, over=end)
        elif len(choices) == 1:
            self.pick(choices[0])
        elif choices:
            self.lights.offer_coasts(tuple(c.location for c in choices))
        else:
            self._refuse(self.saying.why_not_here(end))

    # -- the ring -----------------------------------------------------------------------------

    def _on_menu(self, province: str, at: QPoint) -> None:
        self._close_ring()
        unit = self._unit_in(province)
        if not unit:
            self._refuse(self.saying.why_not_here(province))
            return
        if self.builder.so_far[:1] != (unit,):
            self.builder.begin((unit,) if not self.at_a_click else ())
        self.open_ring(unit, at)

    @property
    def at_a_click(self) -> bool:
        """Whether a piece that comes or goes is written by one click on its space."""
        return self._kind.adjusts and any(c.order for c in self.builder.choices(())[:1])

    def open_ring(self, unit: str, at: QPoint, *, over: str = "") -> None:
        """Open the ring for a unit; ``over`` is the piece on which it was dropped."""
        self._close_ring()
        self.hint.hide()
        items = self.saying.ring(unit, over)
        kind = unit.partition(" ")[0] if " " in unit else ""
        self.ring = Ring(items, kind, self._letter, self.view.viewport(), at)
        self.ring.chosen.connect(lambda token: self._on_ring(token, unit, over))
        self.ring.dismissed.connect(self._on_ring_gone)

    def _on_ring_gone(self) -> None:
        self.ring = None
        self.view.setFocus()

    def _close_ring(self) -> None:
        if self.ring is not None:
            ring, self.ring = self.ring, None
            ring.close_ring()

    def _on_ring(self, token: str, unit: str, over: str) -> None:
        self._on_ring_gone()
        if token == STRIKE:
            self.withdraw(unit)
        elif over:
            beginning = (unit,) if token == MOVE else (unit, token)
            offered = self.builder.offer(over, beginning)
            self.builder.begin(beginning)
            if offered.only is not None:
                self.pick(offered.only)
            elif offered.coasts:
                self.lights.offer_coasts(offered.coasts)
        elif self.at_a_click:
            offered = self.builder.offer(unit.partition(" ")[2], ())
            if offered.only is not None:
                self._toggle(offered.only)
        else:
            self.builder.begin((unit,))
            self.pick_kind(token)

    # -- what is said at the pointer ----------------------------------------------------------

    def _on_hovered(self, location: str) -> None:
        if self.ring is not None:
            return
        if not location:
            self.hint.hush()
            return
        at = self.pointer.at if not self.view.keyboard.focused else self._piece_point(location)
        offer = self.builder.offer(location)
        if self.active and offer.choices:
            self._say_choice(offer.choices[0], at, several=bool(offer.coasts))
        elif self.active and not self._same(location, self.active):
            self.hint.say(at, "", self.saying.why_not_here(location))
        elif not self.active and self._unit_in(location):
            head, text, keys = self.saying.for_unit(self._unit_in(location))
            self.hint.say(at, head, text, keys)
        else:
            self.hint.hush()

    def _say_choice(self, choice: Choice, at: QPoint, *, several: bool = False) -> None:
        head, text, keys = self.saying.for_choice(choice, several=several)
        self.hint.say(at, head, text, keys)

    def _refuse(self, sentence: str) -> None:
        if sentence:
            focused = self.view.keyboard.focused
            at = self._piece_point(focused) if focused else self.pointer.at
            self.hint.say_briefly(at, sentence)

    def _piece_point(self, location: str) -> QPoint:
        place = province_of(location)
        spots = self.view.loaded.atlas.spots[place]
        point = spots.army or next(iter(spots.fleet.values()))
        return self.view.mapFromScene(QPointF(*point))

    def keep_out_of_the_way(self) -> None:
        """Show no hint while something else covers the board."""
        self._close_ring()
        self.hint.hide()
