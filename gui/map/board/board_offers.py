"""What a board offers to be clicked beside its provinces: coasts, and chips beside units."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QPointF

from engine.board.location import province_of
from gui.map.pieces import places

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from gui.map.board.board_pieces import Occupied
    from gui.map.board.offers import Chip, CoastDisc, Offer


class BoardOffers:
    """Half discs at coasts, and chips to support or to carry a unit."""

    def __init__(self, view: Occupied) -> None:
        self._view = view
        self.coasts: dict[str, CoastDisc] = {}
        self.chips: dict[str, Chip] = {}

    def offer_coasts(self, locations: Iterable[str]) -> None:
        """Offer coasts to be clicked: half a disc at each."""
        self._view.redraw.touch()
        for disc in self.coasts.values():
            self._view.scene().removeItem(disc)
        self.coasts = {}
        from gui.map.board.offers import CoastDisc  # noqa: PLC0415  (not before the first sight)

        for location in locations:
            place = self._view.loaded.atlas.spots[province_of(location)].coast[location]
            disc = CoastDisc(location, QPointF(*place))
            self.coasts[location] = disc
            self._view.scene().addItem(disc)

    def offer_chips(self, chips: Mapping[str, str]) -> None:
        """Offer to support or carry units: a chip beside each per letter (``S``, ``C``, ``SC``)."""
        self._view.redraw.touch()
        for chip in self.chips.values():
            self._view.scene().removeItem(chip)
        self.chips = {}
        from gui.map.board.offers import Chip  # noqa: PLC0415

        for province, letters in chips.items():
            for letter in letters:
                key = f"{province} {letter}" if province in self.chips else province
                self.chips[key] = Chip(province, letter, QPointF())
                self._view.scene().addItem(self.chips[key])
        self.place_chips()

    def place_chips(self) -> None:
        """Put each chip at the corner of its piece where it hides least."""
        if not self.chips:
            return
        from gui.map.board.offers import spread  # noqa: PLC0415

        bodies = {province: item.body() for province, item in self._view.pieces.units.items()}
        lone = [chip.key for chip in self.chips.values() if chip.key not in bodies]
        middles = {key: QPointF(*places.middle(self._view.loaded.atlas, key)) for key in lone}
        spread(self.chips.values(), bodies, middles, self._view.camera.zoom)

    def _under(self, at: QPoint) -> Offer | None:
        for offer in (*self.chips.values(), *self.coasts.values()):
            beside = QPointF(at - self._view.mapFromScene(offer.pos()))
            if offer.outline().contains(beside / offer.scale()):
                return offer
        return None

    def at(self, at: QPoint) -> str:
        """Return the coast or the chip's province offered at a point of the viewport."""
        offer = self._under(at)
        for other in (*self.chips.values(), *self.coasts.values()):
            if other.hot != (other is offer):
                self._view.redraw.touch()
                other.set_hot(other is offer)
        return offer.key if offer else ""

    def take(self, at: QPoint) -> None:
        """Say which offer was clicked."""
        offer = self._under(at)
        if offer is None:
            return
        for chip in self.chips.values():
            if chip is offer:
                self._view.chip_clicked.emit(chip.key, chip.letter)
                return
        self._view.location_clicked.emit(offer.key)
