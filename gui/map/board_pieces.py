"""Pieces and names on the board: a position, arranged so that nothing covers anything."""

from collections.abc import Iterable, Iterator, Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, Slot
from PySide6.QtGui import QImage, QPainter, QPaintEvent, QRegion
from PySide6.QtWidgets import QWidget

from engine.board.loader import LoadedMap
from engine.rules.position import Position, Unit
from gui import i18n
from gui.kit import theme
from gui.kit.later import later
from gui.map import piece_item, places, portrait
from gui.map.names_item import LEAST, Names, is_in
from gui.map.piece_item import PieceItem
from gui.map.pointer import Pointing
from gui.map.sprite_painter import Job, Scribe
from gui.map.tint import washes

if TYPE_CHECKING:
    from gui.map.labels import Label
    from gui.map.leader import Lead, Leader


class Stage(Pointing):
    """A board with pieces and names, still without orders."""

    def __init__(
        self, loaded: LoadedMap, parent: QWidget | None = None, *, interactive: bool = True
    ) -> None:
        super().__init__(loaded, parent, interactive=interactive)
        self._letters = {power.id: power.letter for power in loaded.board.powers}
        self.pieces: dict[str, PieceItem] = {}
        self.beaten: dict[str, PieceItem] = {}
        self._leaders: list[Leader] = []
        self._states: dict[str, str] = {}
        self._big = 1.0
        self._tinted = True
        self._woken = False
        self._portrait: portrait.Portrait | None = None
        self.position: Position | None = None
        self._names_mode = "full"
        self._names_least = 0.0
        self.names = Names(self.shapes.board)
        self._scribe = Scribe(self)
        self.scene().addItem(self.names)

    # -- what is shown -----------------------------------------------------------------------

    def show_position(
        self, position: Position, *, owners_tint: bool = True, dislodged: bool = True
    ) -> None:
        """Show pieces and owners of a position."""
        self.touch()
        self.position, self._tinted = position, owners_tint
        self.set_washes(washes(self.loaded.board, position.owners) if owners_tint else {})
        for item in (*self.pieces.values(), *self.beaten.values(), *self._leaders):
            self.scene().removeItem(item)
        self._leaders = []
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
        """Mark units by province: ``mine``, ``chosen``, ``dislodged``; others plain."""
        if states == self._states:
            return  # every click says them again
        self._states = dict(states)
        for province, item in self.pieces.items():
            item.set_state(states.get(province, "plain"))
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
        from gui.map.arrangement import shared  # noqa: PLC0415  (not before the first sight)
        from gui.map.standing import Stander  # noqa: PLC0415

        scale = self.piece_scale()
        standers = {
            Stander(item.kind, item.at, item.province): item for item in self.pieces.values()
        }
        standers |= {
            Stander(item.kind, item.at, item.province, beaten=True): item
            for item in self.beaten.values()
        }
        arranged = shared(self.loaded)[1]
        stands = arranged.stand(tuple(standers), scale)
        for stander, stand in stands.items():
            standers[stander].setPos(stand.x, stand.y)
            standers[stander].size = stand.size
        self._scale_pieces()
        self._lead_back(arranged.leads(stands, scale).values(), scale)

    def _lead_back(self, leads: Iterable["Lead"], scale: float) -> None:
        """Draw the lines from units that had to leave their space back into it."""
        for item in self._leaders:
            self.scene().removeItem(item)
        self._leaders = []
        for lead in leads:
            from gui.map.leader import Leader  # noqa: PLC0415  (hardly ever)

            self._leaders.append(Leader(lead, scale))
            self.scene().addItem(self._leaders[-1])

    def _scale_pieces(self) -> None:
        scale = self.piece_scale()
        for item in self._all_pieces():
            item.setScale(scale * item.size)

    def _all_pieces(self) -> tuple[PieceItem, ...]:
        return (*self.pieces.values(), *self.beaten.values())

    def zoom_changed(self) -> None:
        """Keep pieces from getting too small."""
        self._scale_pieces()

    def rested(self, *, late: bool = False) -> None:
        """Draw pieces sharply and find places for them and for the names.

        What is late is drawn beside the event loop; what was seen serves until it is there.
        """
        self._woken = True
        self._stand()
        self.stood()
        labels = self._arranged_names()
        if late:
            self._scribe.do(self._jobs(labels), lambda: self._on_drawn(labels))
            return
        self._scribe.stop()
        self._sharpen(labels)
        self.touch()
        self.viewport().update()

    def _on_drawn(self, labels: tuple["Label", ...]) -> None:
        self._sharpen(labels)
        self.settle()

    def _jobs(self, labels: tuple["Label", ...]) -> tuple[Job, ...]:
        """Return what is still to be drawn of what is seen."""
        from gui.map import lettering  # noqa: PLC0415  (not before the first sight)

        seen = self.mapToScene(self.viewport().rect()).boundingRect()
        sharp = self._dots()
        texts = dict.fromkeys(label.text for label in labels if is_in(label, seen))
        found: dict[object, Job | None] = {text: lettering.job(text, sharp) for text in texts}
        for item in self._all_pieces():
            if seen.intersects(item.sceneBoundingRect()):
                key = (item.kind, item.letter, item.state, item.coast, item.size)
                found[key] = item.job(self.piece_scale() * item.size * sharp)
        return tuple(job for job in found.values() if job is not None)

    def _sharpen(self, labels: tuple["Label", ...]) -> None:
        """Draw everything at the size at which it is seen now."""
        for item in self._all_pieces():
            item.sharp = self.piece_scale() * item.size * self._dots()
        self.names.show_labels(labels, self._dots())

    def _dots(self) -> float:
        """Return how many device pixels a board unit has."""
        return self.zoom * self.devicePixelRatioF()

    def sketch(self, painter: QPainter) -> None:
        """Draw the pieces roughly, where they stand."""
        for item in self._all_pieces():
            painter.save()
            painter.setTransform(item.sceneTransform(), combine=True)
            rough = item.rough()
            painter.drawPixmap(piece_item.BOX, rough, QRectF(rough.rect()))
            painter.restore()

    def set_names(self, mode: str, least: float = 0) -> None:
        """Write names ``full`` (abbreviated where there is no room), ``abbr`` or ``off``.

        ``least`` is how many pixels their font has at least, for those who read from afar.
        """
        self._names_mode, self._names_least = mode, least
        self._refresh()

    @property
    def names_least(self) -> float:
        """How many pixels the font of names has at least: as the words beside the board grow."""
        return self._names_least or (LEAST * theme.text_scale() if theme.text_scale() > 1 else 0.0)

    def obstacles(self) -> list[QRectF]:
        """Return what no name may be written under."""
        pieces = [item.body() for item in self._all_pieces()]
        return pieces + [leader.body() for leader in self._leaders]

    def bodies(self) -> list[QRectF]:
        """Return the room that the pieces themselves take, whatever ring is round them."""
        return [item.room() for item in self._all_pieces()]

    def _place_names(self) -> None:
        """Find other places for the names: something new stands in their way."""
        self.names.show_labels(self._arranged_names(), self._dots())

    def _arranged_names(self) -> tuple["Label", ...]:
        return self.names_beside(self.obstacles())

    def names_beside(self, obstacles: Iterable[QRectF]) -> tuple["Label", ...]:
        """Return where names go that are written under none of these."""
        from gui.map.arrangement import shared  # noqa: PLC0415
        from gui.map.ground import boxes_of  # noqa: PLC0415

        boxes, arranged = boxes_of(obstacles), shared(self.loaded)[1]
        return arranged.name(i18n.language(), self.zoom, self._names_mode, boxes, self.names_least)

    def _look_ahead(self) -> Iterator[None]:
        """Work out where pieces and names of any position could go at this zoom."""
        from gui.map.arrangement import shared  # noqa: PLC0415

        mode, least = self._names_mode, self.names_least
        arranged = shared(self.loaded)[1]
        return arranged.ahead(self.piece_scale(), i18n.language(), self.zoom, mode, least)

    def painted_anew(self) -> bool:
        """Tell whether the next painting arranges everything, so that nobody need do it before."""
        if self._picture is None:
            return True
        return self.isVisible() and not self._same_look(self._picture, self._wanted())

    def _refresh(self) -> None:
        """Arrange everything anew, now if it can be seen, else when it is first painted."""
        self.touch()
        if self.painted_anew():
            return
        self.rested()

    def stood(self) -> None:
        """Draw anew what depends on where the pieces stand, before names look for room."""

    def sharp(self) -> bool:
        """Tell whether everything that is to be seen can be drawn sharply now."""
        return self._woken and not self._scribe.busy and super().sharp()

    # -- first sight -------------------------------------------------------------------------

    def plain(self) -> bool:
        """Tell whether nothing but a public position is shown: that alone may be kept on disk."""
        dressed = self._states or self.dressing.lit or self.dressing.dimmed
        return not (dressed or self.focused or self.hovered)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Show at first sight the picture kept from last time, and wake up behind it."""
        if not self._woken and self._kept_portrait():
            return
        self._portrait = None
        super().paintEvent(event)

    def _kept_portrait(self) -> bool:
        if self._portrait is None:
            self._portrait = portrait.fetch(self._portrait_key())
            if self._portrait is None:
                later(self, self._on_calm, portrait.LATER)
                return False
            later(self, self._on_awake)
        painter = QPainter(self.viewport())
        painter.drawImage(self.viewport().rect(), self._portrait.image)
        painter.end()
        return True

    def _portrait_key(self) -> str:
        """Say what is seen; empty when it is not to be kept."""
        if self.position is None or not self._fitted or not self.plain():
            return ""
        size, ratio = self.viewport().size(), self.devicePixelRatioF()
        names = (i18n.language(), self._names_mode, self.names_least)
        return portrait.key_of(
            self.loaded.key,
            self.position,
            (size.width(), size.height(), ratio),
            (type(self).__name__, names, self._big, self._tinted, bool(self.beaten)),
        )

    @Slot()
    def _on_awake(self) -> None:
        """Arrange everything for real, now that something is seen."""
        if not self._woken:
            self.finish()
            self.viewport().update()

    @Slot()
    def _on_calm(self) -> None:
        """Keep the picture for the next start, once nobody waits for anything."""
        key = self._portrait_key() if self.ready() and self._stills.seen is None else ""
        if key and not portrait.known(key):
            portrait.keep(key, self._board_alone())

    def _board_alone(self) -> QImage:
        """Return what is seen without anything that floats over the board: that may be secret."""
        port, ratio = self.viewport(), self.devicePixelRatioF()
        image = QImage(port.size() * ratio, QImage.Format.Format_RGB32)
        image.setDevicePixelRatio(ratio)
        alone = QWidget.RenderFlag.DrawWindowBackground  # and no children
        port.render(image, QPoint(), QRegion(), alone)
        return image

    def changeEvent(self, event: QEvent) -> None:
        """Write names in the language now spoken."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._refresh()

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
