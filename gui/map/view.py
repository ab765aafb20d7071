"""The board with its pieces: shows positions, says what was pointed at, decides nothing."""

from collections.abc import Callable, Iterable, Mapping, Sequence

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, QSize, Signal
from PySide6.QtWidgets import QGraphicsItem, QWidget

from engine.board.loader import LoadedMap
from engine.board.location import province_of
from engine.rules.position import Position, Unit
from gui import i18n
from gui.map import layers, places
from gui.map.lines import Draughtsman
from gui.map.marks import Mark
from gui.map.names import Names
from gui.map.offers import CHIP, Chip, CoastDisc, Offer
from gui.map.piece_item import PieceItem
from gui.map.pointing import Pointing
from gui.map.standing import Stander
from gui.map.strokes import Strokes
from gui.map.tint import washes


class BoardView(Pointing):
    """The board on screen, to be looked at or to be played on."""

    chip_clicked = Signal(str, str)

    def __init__(
        self, loaded: LoadedMap, parent: QWidget | None = None, *, interactive: bool = True
    ) -> None:
        super().__init__(loaded, parent, interactive=interactive)
        self._letters = {power.id: power.letter for power in loaded.board.powers}
        self.pieces: dict[str, PieceItem] = {}
        self.beaten: dict[str, PieceItem] = {}
        self.ghosts: list[PieceItem] = []
        self._states: dict[str, str] = {}
        self._big = 1.0
        self.position: Position | None = None
        self.marks: tuple[Mark, ...] = ()
        self._grown: dict[int, float] = {}
        self._names_mode = "full"
        self.names = Names(self.shapes.board)
        self.scene().addItem(self.names)
        self._lines: list[QGraphicsItem] = []
        self._rubber: list[QGraphicsItem] = []
        self._rubber_mark: Mark | None = None
        self.coasts: dict[str, CoastDisc] = {}
        self.chips: dict[str, Chip] = {}

    # -- what is shown -----------------------------------------------------------------------

    def show_position(
        self, position: Position, *, owners_tint: bool = True, dislodged: bool = True
    ) -> None:
        """Show pieces and owners of a position."""
        self.position = position
        self.set_washes(washes(self.loaded.board, position.owners) if owners_tint else {})
        for item in (*self.pieces.values(), *self.beaten.values()):
            self.scene().removeItem(item)
        self.pieces = {unit.province: self._piece(unit) for unit in position.units}
        self.beaten = {}
        if dislodged:
            for beaten in position.dislodged:
                item = self._piece(beaten.unit, "dislodged")
                self.beaten[beaten.unit.province] = item
        for province, item in self.pieces.items():
            item.set_state(self._states.get(province, "plain"))
        self._refresh()

    def _piece(self, unit: Unit, state: str = "plain") -> PieceItem:
        item = PieceItem(str(unit.kind), self._letters[unit.power], unit.at, state)
        atlas = self.loaded.atlas
        place = places.pushed if state == "dislodged" else places.spot
        item.setPos(place(atlas, unit.at, str(unit.kind)))
        self.scene().addItem(item)
        return item

    def set_unit_states(self, states: Mapping[str, str]) -> None:
        """Mark units by province: ``mine``, ``chosen``, ``ghost``, ``dislodged``; others plain."""
        self._states = dict(states)
        for province, item in self.pieces.items():
            item.set_state(states.get(province, "plain"))
        self._refresh()

    def ghost(self, units: Iterable[Unit]) -> None:
        """Show units that are to be built."""
        for item in self.ghosts:
            self.scene().removeItem(item)
        self.ghosts = [self._piece(unit, "ghost") for unit in units]
        self._refresh()

    def set_big(self, big: float) -> None:
        """Draw pieces and lines larger, for a room."""
        self._big = big
        self._refresh()

    def piece_scale(self) -> float:
        """Return how large pieces are drawn now."""
        return places.piece_scale(self.zoom, self._big)

    def _stand(self) -> None:
        """Put every piece where it covers nothing at this size."""
        scale = self.piece_scale()
        standers = {
            Stander(item.kind, item.at, item.province): item
            for item in (*self.pieces.values(), *self.ghosts)
        }
        standers |= {
            Stander(item.kind, item.at, item.province, beaten=True): item
            for item in self.beaten.values()
        }
        for stander, place in self.arrangement.stand(tuple(standers), scale).items():
            standers[stander].setPos(*place)
        self._scale_pieces()

    def _scale_pieces(self) -> None:
        scale = self.piece_scale()
        for item in self._all_pieces():
            item.setScale(scale)

    def _all_pieces(self) -> tuple[PieceItem, ...]:
        return (*self.pieces.values(), *self.beaten.values(), *self.ghosts)

    def zoom_changed(self) -> None:
        """Keep pieces from getting too small."""
        self._scale_pieces()
        self._place_chips()

    def rested(self) -> None:
        """Draw pieces sharply and find places for them and for the names."""
        sharp = self.piece_scale() * self.zoom * self.devicePixelRatioF()
        for item in self._all_pieces():
            item.sharp = sharp
        self.changed()

    def set_names(self, mode: str) -> None:
        """Write names ``full`` (abbreviated where there is no room), ``abbr`` or ``off``."""
        self._names_mode = mode
        self._place_names()

    def _place_names(self) -> None:
        boxes = [
            (box.left(), box.top(), box.right(), box.bottom())
            for box in (item.body() for item in self._all_pieces())
        ]
        labels = self.arrangement.name(i18n.language(), self.zoom, self._names_mode, boxes)
        self.names.show_labels(labels, self.zoom * self.devicePixelRatioF())

    def _refresh(self) -> None:
        """Arrange everything anew, now if it can be seen, else when it is first painted."""
        if self._picture is None:
            return  # nothing was painted yet; the first painting arranges everything
        self.rested()

    def changed(self) -> None:
        """Look again at what depends on where the pieces are."""
        self._stand()
        self._place_names()
        self._draw_marks()
        self._draw_rubber()
        self._place_chips()
        self.viewport().update()

    # -- lines -------------------------------------------------------------------------------

    def set_marks(self, marks: Sequence[Mark], grown: Mapping[int, float] | None = None) -> None:
        """Draw orders; ``grown`` says by index which are only partly there (0 to 1)."""
        self.marks, self._grown = tuple(marks), dict(grown or {})
        self._draw_marks()

    def set_rubber(self, mark: Mark | None) -> None:
        """Show the order that is being dragged."""
        self._rubber_mark = mark
        self._draw_rubber()

    def _draughtsman(self) -> Draughtsman:
        occupied = frozenset(self.pieces)
        return Draughtsman(self.shapes, self.stand, self.stand_pushed, occupied, self.piece_scale())

    def _draw_marks(self) -> None:
        self._clear(self._lines)
        hand = self._draughtsman()
        for index, mark in enumerate(self.marks):
            self._lines += hand.items(mark, self._grown.get(index, 1.0))
        self._show_lines(self._lines)

    def _draw_rubber(self) -> None:
        self._clear(self._rubber)
        if self._rubber_mark is not None:
            self._rubber += self._draughtsman().items(self._rubber_mark)
        for item in self._rubber:
            item.setZValue(layers.RUBBER)
        self._show_lines(self._rubber)

    def _show_lines(self, items: list[QGraphicsItem]) -> None:
        for item in items:
            if isinstance(item, Strokes):
                item.sharp = self.names.sharp
            self.scene().addItem(item)

    def _clear(self, items: list[QGraphicsItem]) -> None:
        for item in items:
            self.scene().removeItem(item)
        items.clear()

    # -- offers ------------------------------------------------------------------------------

    def offer_coasts(self, locations: Iterable[str]) -> None:
        """Offer coasts to be clicked: half a disc at each."""
        for disc in self.coasts.values():
            self.scene().removeItem(disc)
        self.coasts = {}
        for location in locations:
            place = self.loaded.atlas.spots[province_of(location)].coast[location]
            disc = CoastDisc(location, QPointF(*place))
            self.coasts[location] = disc
            self.scene().addItem(disc)

    def offer_chips(self, chips: Mapping[str, str]) -> None:
        """Offer to support or carry units: a chip beside each per letter (``S``, ``C``, ``SC``)."""
        for chip in self.chips.values():
            self.scene().removeItem(chip)
        self.chips = {}
        for province, letters in chips.items():
            for letter in letters:
                key = f"{province} {letter}" if province in self.chips else province
                self.chips[key] = Chip(province, letter, QPointF())
                self.scene().addItem(self.chips[key])
        self._place_chips()

    def _place_chips(self) -> None:
        """Put each chip at the corner of its piece where it hides least."""
        bodies = [item.body() for item in self.pieces.values()]
        half = (CHIP / 2) / self.zoom
        taken: list[QRectF] = []
        for chip in self.chips.values():
            item = self.pieces.get(chip.key)
            if item is None:
                chip.setPos(self._middle(chip.key))
                continue
            body = item.body()

            def hidden(place: QPointF) -> float:
                box = QRectF(place.x() - half, place.y() - half, 2 * half, 2 * half)
                return sum(_shared(box, other) for other in (*bodies, *taken))

            grown = body.adjusted(-half * 0.5, -half * 0.5, half * 0.5, half * 0.5)
            best = min(
                (grown.topRight(), grown.topLeft(), grown.bottomRight(), grown.bottomLeft()),
                key=hidden,
            )
            chip.setPos(best)
            taken.append(QRectF(best.x() - half, best.y() - half, 2 * half, 2 * half))

    def _offer_under(self, at: QPoint) -> Offer | None:
        for offer in (*self.chips.values(), *self.coasts.values()):
            if offer.outline().contains(QPointF(at - self.mapFromScene(offer.pos()))):
                return offer
        return None

    def offer_at(self, at: QPoint) -> str:
        """Return the coast or the chip's province offered at a point of the viewport."""
        offer = self._offer_under(at)
        for other in (*self.chips.values(), *self.coasts.values()):
            other.set_hot(other is offer)
        return offer.key if offer else ""

    def take_offer(self, at: QPoint) -> None:
        """Say which offer was clicked."""
        offer = self._offer_under(at)
        if isinstance(offer, Chip):
            self.chip_clicked.emit(offer.key, offer.letter)
        elif offer is not None:
            self.location_clicked.emit(offer.key)

    # -- what is lit -------------------------------------------------------------------------

    def light(self, locations: Iterable[str], kind: str = "target") -> None:
        """Light spaces as ``target``, ``chosen``, ``support`` or ``convoy``; none puts it out."""
        if self.dressing.light(map(province_of, locations), kind):
            self.viewport().update()

    def dim_all_but(self, provinces: Iterable[str] | None) -> None:
        """Veil all other spaces; ``None`` lifts the veil."""
        found = None if provinces is None else map(province_of, provinces)
        if self.dressing.dim_all_but(found):
            self.viewport().update()

    # -- where things are --------------------------------------------------------------------

    def spot(self, location: str, kind: str) -> QPointF:
        """Return where a unit of a kind stands in a location, in board units."""
        return places.spot(self.loaded.atlas, location, kind)

    def stand(self, location: str, kind: str) -> QPointF:
        """Return where a unit stands now, or would stand."""
        item = self.pieces.get(province_of(location))
        if item is not None and item.kind == kind:
            return item.pos()
        return self.spot(location, kind)

    def stand_pushed(self, location: str, kind: str) -> QPointF:
        """Return where a unit stands that was driven out."""
        item = self.beaten.get(province_of(location))
        return item.pos() if item else self.stand(location, kind)

    def viewport_point(self, location: str) -> QPoint:
        """Return a point of the viewport at which a click means this location."""
        province = province_of(location)
        area = self.shapes.areas[province]
        spots = self.loaded.atlas.spots[province]
        if location in self.coasts:
            disc = self.coasts[location]
            middle = disc.outline().boundingRect().center().toPoint()
            return self.mapFromScene(disc.pos()) + middle
        first = [spots.coast.get(location), spots.army, *spots.fleet.values(), spots.centre]
        tries = [QPointF(*point) for point in first if point is not None]
        box = area.boundingRect()
        grid = 17
        tries += [
            box.topLeft() + QPointF(box.width() * x / grid, box.height() * y / grid)
            for x in range(1, grid)
            for y in range(1, grid)
        ]
        seen = QRectF(self.viewport().rect())
        for place in tries:
            at = self.mapFromScene(place)
            if seen.contains(QPointF(at)) and self.target_at(at) == location:
                return at
        for place in tries:
            at = self.mapFromScene(place)
            if seen.contains(QPointF(at)) and self.province_at(at) == province:
                return at
        raise LookupError(f"{location} cannot be seen")

    def changeEvent(self, event: QEvent) -> None:
        """Write names in the language now spoken."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.setAccessibleName(self.tr("Board"))
            self._refresh()

    def sizeHint(self) -> QSize:
        """Return the size of a board that is pleasant to read."""
        return QSize(800, 600)

    def set_tooltip(self, function: Callable[[str], str]) -> None:
        """Say something else than the full name when the pointer rests on a space."""
        self._tooltip = function

    def full_name(self, province: str) -> str:
        """Return a province's name in the language now spoken."""
        names = self.loaded.board.provinces[province].names
        return names.get(i18n.language(), province)

    def piece_at(self, place: QPointF) -> str:
        """Return the province of the unit drawn at a place of the board."""
        for item in (*self.beaten.values(), *self.pieces.values()):
            if item.hit(place):
                return item.province
        return ""


def _shared(one: QRectF, other: QRectF) -> float:
    both = one.intersected(other)
    return both.width() * both.height()
