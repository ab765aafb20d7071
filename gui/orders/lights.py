"""What the board shows while orders are made: own units, targets, chips, arrows."""

import math
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF

from engine.board.board import Board
from engine.board.location import province_of
from engine.rules.order import Order
from engine.rules.position import Position
from gui.games import catalogue
from gui.map.board.view import BoardView
from gui.orders.builder import OrderBuilder
from gui.orders.draft import Draft
from gui.orders.leads import Act, Lead


class Arrow(NamedTuple):
    """The way of a unit that is ordered elsewhere."""

    unit: str
    """``A WAR``."""

    to: str
    """The location that it is ordered to."""


REACH = 11.0
"""Pixels within which an arrow counts as met."""


def arrow_at(
    view: BoardView, orders: Sequence[Order], place: QPointF, without: str
) -> Arrow | None:
    """Return the own move whose arrow lies under a place of the board, if any."""
    best, closest = REACH / view.camera.zoom, None
    for order in orders:
        meant = Arrow(order.unit, order.arrow_to)
        if not meant.to or meant.unit == without:
            continue
        kind, _, at = meant.unit.partition(" ")
        start, end = view.pieces.spot(at, kind), view.pieces.spot(meant.to, kind)
        way = end - start
        length = math.hypot(way.x(), way.y()) or 1.0
        along = ((place - start).x() * way.x() + (place - start).y() * way.y()) / length**2
        # Near its ends an arrow lies over the pieces, and those come first.
        if not 0.25 <= along <= 0.8:
            continue
        nearest = start + way * along
        far = math.hypot((place - nearest).x(), (place - nearest).y())
        if far <= best:
            best, closest = far, meant
    return closest


class Lights:
    """Keeps the board in step with the draft and the order being made."""

    def __init__(
        self,
        view: BoardView,
        board: Board,
        position: Position,
        power: str,
        builder: OrderBuilder,
        draft: Draft,
    ) -> None:
        self._view, self._board, self._position = view, board, position
        self._power, self._builder, self._draft = power, builder, draft
        self._kind = position.phase.kind
        game = catalogue.played_on(board)
        self._marks, self._beside = game.marks().marks_for_orders, game.verbs().beside
        self.coasts: tuple[str, ...] = ()
        """Coasts among which the player is choosing."""

        self.beside: Mapping[str, Sequence[Order]] = {}
        """What others have written, where it is no secret: in a lesson, in a study."""

        self._lead: Lead | None = None
        self._also: tuple[str, ...] = ()

    def show_others(self, orders: Mapping[str, Sequence[Order]], drag_from: Sequence[str]) -> None:
        """Draw what others wrote too, and let their pieces be dragged, where nothing is secret."""
        self.beside, self._also = orders, tuple(drag_from)
        self.refresh()

    def refresh(self) -> None:
        """Show everything anew."""
        view = self._view
        written = {**self.beside, self._power: self._draft.orders}
        view.marks.show(self._marks(self._board, self._position, written))
        view.pieces.set_states(self._states())
        drag_from = (*self._own_provinces(), *self._also) if not self._kind.adjusts else ()
        view.pointer.set_drag_from(drag_from)
        lead = self._proposed
        view.marks.drag(None)
        if lead is not None and lead.act is Act.MOVE:
            self.rubber(lead.order, faint=True)
        if self.coasts and not self._builder.unit:
            self.coasts = ()
        self._targets()

    def follow(self, lead: Lead | None) -> None:
        """Light what a first turn proposes and dim the rest, until something else is chosen."""
        if lead != self._lead:
            self._lead = lead
            self.refresh()

    @property
    def _proposed(self) -> Lead | None:
        """What is proposed, where the player has chosen nothing else."""
        lead = self._lead
        return lead if lead is not None and self._builder.unit in ("", lead.unit) else None

    def offer_coasts(self, locations: Sequence[str]) -> None:
        """Let the player choose among coasts; nothing is guessed."""
        self.coasts = tuple(locations)
        self._targets()

    def rubber(self, order: str, *, faint: bool = False) -> None:
        """Draw the order that letting go would give; none for an empty text."""
        written = (self._draft.order(order),) if order else ()
        marks = self._marks(self._board, self._position, {self._power: written})
        self._view.marks.drag(marks[0] if marks else None, faint=faint)

    def show(self, locations: Sequence[str]) -> None:
        """Light what a warning is about."""
        self._view.light((province_of(at) for at in locations), "chosen")

    def _own_provinces(self) -> tuple[str, ...]:
        return tuple(province_of(c.location) for c in self._builder.choices(()) if c.location)

    def _states(self) -> dict[str, str]:
        states: dict[str, str] = {}
        if not self._kind.retreats:
            states = {unit.province: "mine" for unit in self._position.of(self._power)}
            lead = self._proposed
            if lead is not None:
                return {province_of(lead.unit.partition(" ")[2]): "chosen"}
            chosen = self._builder.unit.partition(" ")[2]
            if chosen:
                states[province_of(chosen)] = "chosen"
        return states

    def _targets(self) -> None:
        view, builder = self._view, self._builder
        view.offers.offer_coasts(self.coasts)
        so_far = builder.so_far
        lead = self._proposed
        if lead is not None and len(so_far) < 2:
            self._propose(lead)
            return
        if not so_far:
            view.dim_all_but(None)
            view.light((), "chosen")
            view.light(self._starts(), "target")
            view.offers.offer_chips({})
            return
        lit = {province_of(choice.location) for choice in builder.on_board()}
        here = {province_of(token.partition(" ")[2] or token) for token in so_far if len(token) > 2}
        here = {place for place in here if place in self._board.provinces}
        view.light(here, "chosen")
        view.light(lit, "target")
        view.dim_all_but(lit | here | self._chip_places(so_far).keys())
        view.offers.offer_chips(self._chip_places(so_far))

    def _propose(self, lead: Lead) -> None:
        """Light the one thing that is to be done next, and leave all else in the dark."""
        view, so_far = self._view, self._builder.so_far
        begun = bool(so_far)
        goal = lead.goal if lead.act is Act.MOVE else ""
        view.dim_all_but(lead.places)
        view.light((), "chosen")
        view.light((goal,) if goal and begun else (), "target")
        helped = province_of(lead.other.partition(" ")[2])
        chips = self._chip_places(so_far) if begun and helped else {}
        view.offers.offer_chips({at: signs for at, signs in chips.items() if at == helped})

    def _starts(self) -> set[str]:
        """Light the places where something is asked, when it is not simply every own unit."""
        if self._kind.main:
            return set()
        return {
            province_of(c.location)
            for c in self._builder.choices(())
            if c.location and not c.why_not
        }

    def _chip_places(self, so_far: tuple[str, ...]) -> dict[str, str]:
        beside = self._beside
        if not self._kind.main or so_far[1:] not in ((), *((sign,) for sign in beside)):
            return {}
        chips: dict[str, str] = {}
        for letter in beside:
            if so_far[1:] in ((), (letter,)):
                for choice in self._builder.choices((so_far[0], letter)):
                    if choice.location and not choice.why_not:
                        place = province_of(choice.location)
                        chips[place] = chips.get(place, "") + letter
        return chips
