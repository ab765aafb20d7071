"""The pieces of a position on a board, arranged so that none covers another."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF

from engine.board.location import province_of
from gui.map.board.arrangement_of import arrangement_of
from gui.map.pieces import piece_item, places
from gui.map.pieces.leader import Leader
from gui.map.pieces.piece_item import PieceItem

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping
    from typing import Protocol

    from PySide6.QtGui import QPainter

    from engine.rules.position import Position, Unit
    from gui.map.board.host import Host
    from gui.map.pieces.standing import Lead
    from gui.map.sprite_painter import Job


class BoardPieces:
    """Units where they stand, and dislodged ones beside them."""

    def __init__(self, view: Host) -> None:
        self._view = view
        self._letters = {power.id: power.letter for power in view.loaded.board.powers}
        self._states: Mapping[str, str] = {}
        self.units: dict[str, PieceItem] = {}
        """The units that nobody drove out, by province."""

        self.dislodged: dict[str, PieceItem] = {}
        self.leaders: list[Leader] = []
        """The lines back from units that had to leave their space."""

    # -- what stands there -------------------------------------------------------------------

    def show(self, position: Position, *, dislodged: bool = True) -> None:
        """Show the pieces of a position, still where the map has them stand."""
        for item in (*self.all(), *self.leaders):
            self._view.scene().removeItem(item)
        self.leaders = []
        self.units = {unit.province: self._piece(unit) for unit in position.units}
        driven = position.dislodged if dislodged else ()
        self.dislodged = {
            beaten.unit.province: self._piece(beaten.unit, "dislodged") for beaten in driven
        }
        self._mark()

    def _piece(self, unit: Unit, state: str = "plain") -> PieceItem:
        item = PieceItem(str(unit.kind), self._letters[unit.power], unit.at, state)
        atlas = self._view.loaded.atlas
        place = places.pushed if state == "dislodged" else places.spot
        item.setPos(*place(atlas, unit.at, str(unit.kind)))
        self._view.scene().addItem(item)
        return item

    def _mark(self) -> None:
        for province, item in self.units.items():
            item.set_state(self._states.get(province, "plain"))

    @property
    def states(self) -> Mapping[str, str]:
        """The units that are marked, by province."""
        return self._states

    def set_states(self, states: Mapping[str, str]) -> None:
        """Mark units by province: ``mine``, ``chosen``, ``dislodged``; others plain."""
        if states == self._states:
            return  # every click says them again
        self._states = dict(states)
        self._mark()
        self._view.redraw.refresh()

    def all(self) -> tuple[PieceItem, ...]:
        """Return all pieces, those that are dislodged last."""
        return (*self.units.values(), *self.dislodged.values())

    # -- how large, and where ----------------------------------------------------------------

    def set_big(self, big: float) -> None:
        """Draw pieces and lines larger, for a room."""
        self._view.appearance.big = big
        self._view.redraw.refresh()

    def scale(self) -> float:
        """Return how large pieces are drawn now."""
        return self._view.appearance.piece_scale(self._view.camera)

    def arrange(self) -> None:
        """Put every piece where it covers nothing at this size."""
        from gui.map.pieces.standing import Stander  # noqa: PLC0415 - as ``arrangement_of``

        scale = self.scale()
        standers = {
            Stander(item.kind, item.at, item.province): item for item in self.units.values()
        }
        standers |= {
            Stander(item.kind, item.at, item.province, beaten=True): item
            for item in self.dislodged.values()
        }
        arrangement = arrangement_of(self._view.loaded)
        stands = arrangement.stand(tuple(standers), scale)
        for stander, stand in stands.items():
            standers[stander].setPos(stand.x, stand.y)
            standers[stander].size = stand.size
        self.rescale()
        self._lead_back(arrangement.leads(stands, scale).values(), scale)

    def _lead_back(self, leads: Iterable[Lead], scale: float) -> None:
        """Draw the lines from units that had to leave their space back into it."""
        for item in self.leaders:
            self._view.scene().removeItem(item)
        self.leaders = []
        for lead in leads:
            self.leaders.append(Leader(lead, scale))
            self._view.scene().addItem(self.leaders[-1])

    def rescale(self) -> None:
        """Keep pieces from getting too small."""
        scale = self.scale()
        for item in self.all():
            item.setScale(scale * item.size)

    def spot(self, location: str, kind: str) -> QPointF:
        """Return where a unit of a kind would stand in a location that nobody disturbs."""
        stand = arrangement_of(self._view.loaded).spot(location, kind, self.scale())
        return QPointF(stand.x, stand.y)

    def stand(self, location: str, kind: str) -> QPointF:
        """Return where a unit stands now, or would stand."""
        item = self.units.get(province_of(location))
        if item is not None and item.kind == kind:
            return item.pos()
        return self.spot(location, kind)

    def stand_dislodged(self, location: str, kind: str) -> QPointF:
        """Return where a unit stands that was driven out."""
        item = self.dislodged.get(province_of(location))
        return item.pos() if item else self.stand(location, kind)

    def at(self, place: QPointF) -> str:
        """Return the province of the unit drawn at a place of the board; empty if there is none."""
        for item in (*self.dislodged.values(), *self.units.values()):
            if item.hit(place):
                return item.province
        return ""

    def obstacles(self) -> list[QRectF]:
        """Return the room in which nothing may be written."""
        pieces = [item.body() for item in self.all()]
        return pieces + [leader.body() for leader in self.leaders]

    def bodies(self) -> list[QRectF]:
        """Return the room that the pieces themselves take, whatever ring is round them."""
        return [item.room() for item in self.all()]

    # -- how they are drawn ------------------------------------------------------------------

    def jobs(self, seen: QRectF) -> tuple[Job, ...]:
        """Return what is still to be drawn of the pieces in a part of the board."""
        pending: dict[object, Job | None] = {}
        scale, dots = self.scale(), self._view.camera.dots
        for item in self.all():
            if seen.intersects(item.sceneBoundingRect()):
                key = (item.kind, item.letter, item.state, item.coast, item.size)
                pending[key] = item.job(scale * item.size * dots)
        return tuple(job for job in pending.values() if job is not None)

    def sharpen(self) -> None:
        """Draw them at the size at which they are seen now."""
        for item in self.all():
            item.sharp = self.scale() * item.size * self._view.camera.dots

    def sketch(self, painter: QPainter) -> None:
        """Draw them roughly, in board units, where they stand."""
        for item in self.all():
            painter.save()
            painter.setTransform(item.sceneTransform(), combine=True)
            rough = item.rough()
            painter.drawPixmap(piece_item.BOX, rough, QRectF(rough.rect()))
            painter.restore()


if TYPE_CHECKING:

    class Occupied(Host, Protocol):
        """A board with pieces on it, for the parts that ask where they stand."""

        @property
        def pieces(self) -> BoardPieces:
            """The pieces on it."""
