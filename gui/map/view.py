"""The board on screen: shows positions and orders, says what was pointed at, decides nothing."""

from __future__ import annotations

import math
import time
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Signal, Slot

from engine.board.location import province_of
from gui.kit import theme
from gui.kit.later import later
from gui.map import background, layers
from gui.map.board_pieces import Stage

if TYPE_CHECKING:
    # What draws lines and offers is only imported once there are any: the first sight of a
    # board must not wait for it.
    from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence

    from PySide6.QtWidgets import QGraphicsItem, QWidget

    from engine.board.loader import LoadedMap
    from engine.rules.position import Position
    from gui.map.lines import Draughtsman
    from gui.map.marks import Mark
    from gui.map.offers import Chip, CoastDisc, Offer
    from gui.map.order_lines import Situation


_LATER = 60
"""Milliseconds after the first sight at which there is time for what may be needed next."""

_PIECE, _PAUSE = 0.003, 12
"""Seconds of work at a time, and milliseconds between, for what may be needed next."""

_ABOVE = 1e-4
"""How much higher in its layer each mark lies than the one before it."""

_FAINT = 0.5
"""How much is seen of an order that is only proposed."""


class BoardView(Stage):
    """The board on screen, to be looked at or to be played on."""

    chip_clicked = Signal(str, str)

    def __init__(
        self, loaded: LoadedMap, parent: QWidget | None = None, *, interactive: bool = True
    ) -> None:
        super().__init__(loaded, parent, interactive=interactive)
        self.hasty = False
        """Whether other owners are shown at once, roughly, where that was never painted before."""

        self._foreseen: object = None
        self._ahead: Iterator[None] = iter(())
        self.marks: tuple[Mark, ...] = ()
        self._grown: dict[int, float] = {}
        self._drawn_where: tuple[object, ...] = ()
        self._lines: dict[tuple[Mark, float], list[QGraphicsItem]] = {}
        self._rubber: list[QGraphicsItem] = []
        self._rubber_mark: Mark | None = None
        self._faint = False
        self.coasts: dict[str, CoastDisc] = {}
        self.chips: dict[str, Chip] = {}

    def plain(self) -> bool:
        """Tell whether nothing but a public position is shown."""
        drawn = self.marks or self._rubber_mark or self.coasts or self.chips
        return not drawn and super().plain()

    def zoom_changed(self) -> None:
        """Keep chips beside their units."""
        super().zoom_changed()
        self._place_chips()

    def stood(self) -> None:
        """Draw the lines of orders anew, and put chips beside their units."""
        super().stood()
        where = self._where()
        self._draw_marks(anew=where != self._drawn_where)
        self._drawn_where = where
        self._draw_rubber()
        self._place_chips()

    def _where(self) -> tuple[object, ...]:
        """Say all that lines depend on: while it is the same, those that lie there stay."""
        standing = [
            (item.kind, province, item.x(), item.y(), item.size)
            for items in (self.pieces, self.beaten)
            for province, item in items.items()
        ]
        dots = self._dots() if self._woken else 0.0
        return (self.zoom, dots, self.piece_scale(), theme.current(), len(self.beaten), *standing)

    def show_judged(self, position: Position, marks: Sequence[Mark]) -> None:
        """Show a position and the orders on it; everything finds its place once."""
        known = self._picture is not None
        if known:
            self.marks, self._grown = tuple(marks), {}
        self.show_position(position)
        if not known:
            self.set_marks(marks)

    # -- other owners ------------------------------------------------------------------------

    def rested(self, *, late: bool = False) -> None:
        """Cut the stencil for this size beforehand, if owners are to be changed quickly."""
        super().rested(late=late)
        if self.hasty:
            later(self, self._cut, _LATER)

    def _cut(self) -> None:
        from gui.map import rough_picture  # noqa: PLC0415

        if self._picture is not None and self.sharp():
            self._begin_ahead()
            rough_picture.stencil_of(
                self.shapes, self._picture.wanted
            )  # long: nothing of it comes after

    def outlook(self) -> object:
        """Say all that what is worked out beforehand depends on."""
        return self.zoom

    def _begin_ahead(self) -> None:
        if self._foreseen != self.outlook():
            self._foreseen, self._ahead = self.outlook(), self._look_ahead()
            later(self, self._on_ahead, _PAUSE)

    @Slot()
    def _on_ahead(self) -> None:
        """Work out places for a few milliseconds, as long as there are any and nothing moves."""
        begun, until = self._ahead, time.perf_counter() + _PIECE
        while self._foreseen == self.outlook() and time.perf_counter() < until:
            if next(begun, self) is self:
                return
        if self._foreseen == self.outlook() and begun is self._ahead:
            later(self, self._on_ahead, _PAUSE)

    def look_anew(self) -> None:
        """Show who owns what at once; what is fine follows as after a zoom."""
        wanted, found = self._wanted(), None
        if self.hasty and background.recent(wanted) is None:
            from gui.map import rough_picture  # noqa: PLC0415

            found = rough_picture.rough(self.shapes, self._picture, wanted)
        if found is None:
            super().look_anew()
            return
        self._take(found)
        self.rested()
        self._rest.start()

    # -- lines -------------------------------------------------------------------------------

    def set_marks(self, marks: Sequence[Mark], grown: Mapping[int, float] | None = None) -> None:
        """Draw orders; ``grown`` says by index which are only partly there (0 to 1)."""
        self.marks, self._grown = tuple(marks), dict(grown or {})
        if self._picture is not None and self.painted_anew():
            self.touch()
            self.viewport().update()
            return
        self.touch()
        before = self._discs()
        self._draw_marks(anew=False)
        if before != self._discs() and self.names.labels:
            self.discs_moved()

    def discs_moved(self) -> None:
        """Find places for names beside the discs that lie on the board now."""
        self._place_names()

    def _discs(self) -> list[QRectF]:
        """Return where strengths, crosses and question marks are."""
        if not self._lines:
            return []
        from gui.map.mark_items import Figure  # noqa: PLC0415

        return [
            item.body()
            for items in self._lines.values()
            for item in items
            if isinstance(item, Figure)
        ]

    def obstacles(self) -> list[QRectF]:
        """Return what no name may be written under: pieces, and the small discs of orders."""
        return super().obstacles() + self._discs()

    def set_rubber(self, mark: Mark | None, *, faint: bool = False) -> None:
        """Show the order that is being dragged, or faintly one that is only proposed."""
        self._rubber_mark, self._faint = mark, faint
        self.touch()
        self._draw_rubber()

    def situation(self) -> Situation:
        """Return all that lines depend on now."""
        from gui.map.arrangement import shared  # noqa: PLC0415
        from gui.map.ground import boxes_of  # noqa: PLC0415
        from gui.map.order_lines import Situation  # noqa: PLC0415

        return Situation(
            shapes=self.shapes,
            ways=shared(self.loaded)[1].ways,
            place=self.stand,
            pushed=self.stand_pushed,
            occupied=frozenset(self.pieces),
            k=self.piece_scale(),
            zoom=self.zoom,
            bodies=boxes_of(self.bodies()),
        )

    def foresee(self, position: Position, marks: Iterable[Mark]) -> Iterator[None]:
        """Find where lines and names of a position go that is to be shown later, a mark a time."""
        from gui.map.lines import Draughtsman  # noqa: PLC0415
        from gui.map.mark_items import Figure  # noqa: PLC0415
        from gui.map.placed_pieces import PlacedPieces  # noqa: PLC0415

        placed = PlacedPieces.of(self.loaded, position, self.piece_scale())
        hand, discs = Draughtsman(placed.situation(self.situation())), list[QRectF]()
        for mark in marks:
            discs += [item.body() for item in hand.items(mark) if isinstance(item, Figure)]
            yield
        self.names_beside([*placed.bodies(), *placed.leads(), *discs])
        yield

    def _draughtsman(self) -> Draughtsman:
        from gui.map.lines import Draughtsman  # noqa: PLC0415

        return Draughtsman(self.situation())

    def _draw_marks(self, *, anew: bool = True) -> None:
        """Draw the marks; those that lie there already stay, unless the board itself changed."""
        wanted = {(mark, self._grown.get(at, 1.0)): at for at, mark in enumerate(self.marks)}
        for key in [key for key in self._lines if anew or key not in wanted]:
            self._clear(self._lines.pop(key))
        if not wanted:
            return
        hand, new = self._draughtsman(), False
        for (mark, grown), at in wanted.items():
            items = self._lines.get((mark, grown))
            if items is None:
                new = True
                items = self._lines[mark, grown] = hand.items(mark, grown)
                self._show_lines(items, mark if grown >= 1 else None)
            for item in items:  # what was said later lies above, however it came there
                item.setZValue(math.floor(item.zValue()) + at * _ABOVE)
        if new and self._where() != self._drawn_where:
            self._drawn_where = ()  # drawn on the way to another zoom: they fit none of the two

    def _draw_rubber(self) -> None:
        self._clear(self._rubber)
        if self._rubber_mark is None:
            return
        self._rubber += self._draughtsman().items(self._rubber_mark)
        for item in self._rubber:
            item.setZValue(layers.RUBBER)
            item.setOpacity(_FAINT if self._faint else 1.0)
        self._show_lines(self._rubber, None)

    def _show_lines(self, items: list[QGraphicsItem], mark: Mark | None) -> None:
        """Put the lines of a mark on the board; no picture is made of what is passing."""
        from gui.map.mark_items import Strokes  # noqa: PLC0415

        dots = self._dots() if self._woken and mark is not None else 0.0
        for number, item in enumerate(items):
            if isinstance(item, Strokes):
                item.sharp, item.key = dots, (mark, number)
            self.scene().addItem(item)

    def _clear(self, items: list[QGraphicsItem]) -> None:
        for item in items:
            self.scene().removeItem(item)
        items.clear()

    # -- offers ------------------------------------------------------------------------------

    def offer_coasts(self, locations: Iterable[str]) -> None:
        """Offer coasts to be clicked: half a disc at each."""
        self.touch()
        for disc in self.coasts.values():
            self.scene().removeItem(disc)
        self.coasts = {}
        from gui.map.offers import CoastDisc  # noqa: PLC0415

        for location in locations:
            place = self.loaded.atlas.spots[province_of(location)].coast[location]
            disc = CoastDisc(location, QPointF(*place))
            self.coasts[location] = disc
            self.scene().addItem(disc)

    def offer_chips(self, chips: Mapping[str, str]) -> None:
        """Offer to support or carry units: a chip beside each per letter (``S``, ``C``, ``SC``)."""
        self.touch()
        for chip in self.chips.values():
            self.scene().removeItem(chip)
        self.chips = {}
        from gui.map.offers import Chip  # noqa: PLC0415

        for province, letters in chips.items():
            for letter in letters:
                key = f"{province} {letter}" if province in self.chips else province
                self.chips[key] = Chip(province, letter, QPointF())
                self.scene().addItem(self.chips[key])
        self._place_chips()

    def _place_chips(self) -> None:
        """Put each chip at the corner of its piece where it hides least."""
        if not self.chips:
            return
        from gui.map.offers import spread  # noqa: PLC0415

        bodies = {province: item.body() for province, item in self.pieces.items()}
        lone = [chip.key for chip in self.chips.values() if chip.key not in bodies]
        spread(self.chips.values(), bodies, {key: self._middle(key) for key in lone}, self.zoom)

    def _offer_under(self, at: QPoint) -> Offer | None:
        for offer in (*self.chips.values(), *self.coasts.values()):
            beside = QPointF(at - self.mapFromScene(offer.pos()))
            if offer.outline().contains(beside / offer.scale()):
                return offer
        return None

    def offer_at(self, at: QPoint) -> str:
        """Return the coast or the chip's province offered at a point of the viewport."""
        offer = self._offer_under(at)
        for other in (*self.chips.values(), *self.coasts.values()):
            if other.hot != (other is offer):
                self.touch()
                other.set_hot(other is offer)
        return offer.key if offer else ""

    def take_offer(self, at: QPoint) -> None:
        """Say which offer was clicked."""
        offer = self._offer_under(at)
        if offer is None:
            return
        for chip in self.chips.values():
            if chip is offer:
                self.chip_clicked.emit(chip.key, chip.letter)
                return
        self.location_clicked.emit(offer.key)

    # -- what is lit -------------------------------------------------------------------------

    def light(self, locations: Iterable[str], kind: str = "target") -> None:
        """Light spaces as ``target``, ``chosen``, ``support`` or ``convoy``; none puts it out."""
        if self.dressing.light(map(province_of, locations), kind):
            self.touch()
            self.viewport().update()

    def dim_all_but(self, provinces: Iterable[str] | None) -> None:
        """Veil all other spaces; ``None`` lifts the veil."""
        found = None if provinces is None else map(province_of, provinces)
        if self.dressing.dim_all_but(found):
            self.touch()
            self.viewport().update()

    # -- where things are --------------------------------------------------------------------

    def spot(self, location: str, kind: str) -> QPointF:
        """Return where a unit of a kind would stand in a location that nobody disturbs."""
        from gui.map.arrangement import shared  # noqa: PLC0415

        stand = shared(self.loaded)[1].spot(location, kind, self.piece_scale())
        return QPointF(stand.x, stand.y)

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

    def sizeHint(self) -> QSize:
        """Return the size of a board that is pleasant to read."""
        return QSize(800, 600)

    def set_tooltip(self, function: Callable[[str], str]) -> None:
        """Say something else than the full name when the pointer rests on a space."""
        self._tooltip = function
