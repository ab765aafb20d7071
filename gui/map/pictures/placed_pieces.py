"""Where the pieces of a position stand that is not shown yet, and what that means for lines.

To find where lines run and names go takes longer than a frame: what comes next is worked out while
nothing moves. Nothing of it is shown too early.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF

from engine.board.location import province_of
from gui.map.pictures import arrangement
from gui.map.pieces import piece_item
from gui.map.pieces.leader import Leader
from gui.map.pieces.standing import Stand, Stander
from gui.map.qt_boxes import boxes_of

if TYPE_CHECKING:
    from collections.abc import Mapping

    from engine.board.loader import LoadedMap
    from engine.rules.position import Position
    from gui.map.arrows.order_lines import Situation


@dataclass(frozen=True, slots=True)
class PlacedPieces:
    """All pieces of a position, those that are driven out last, at one scale."""

    loaded: LoadedMap
    stands: Mapping[Stander, Stand]
    scale: float

    @classmethod
    def of(cls, loaded: LoadedMap, position: Position, scale: float) -> PlacedPieces:
        """Place the pieces as the board does that shows the position."""
        units = [(unit, False) for unit in position.units]
        units += [(one.unit, True) for one in position.dislodged]
        standers = [
            Stander(str(unit.kind), unit.at, unit.province, beaten=beaten) for unit, beaten in units
        ]
        stands = arrangement.shared(loaded)[1].stand(tuple(standers), scale)
        return cls(loaded, {one: stands[one] for one in standers}, scale)

    def bodies(self) -> list[QRectF]:
        """Return the room that they take."""
        return [
            room_of(piece_item.RING if one.beaten else piece_item.BODY, stand, self.scale)
            for one, stand in self.stands.items()
        ]

    def leads(self) -> list[QRectF]:
        """Return the room of the points that lines lead back to, from units driven far out."""
        leads = arrangement.shared(self.loaded)[1].leads(self.stands, self.scale)
        return [Leader(lead, self.scale).body() for lead in leads.values()]

    def situation(self, now: Situation) -> Situation:
        """Return all that lines depend on where they stand so."""
        return replace(
            now,
            place=self._place,
            pushed=self._pushed,
            occupied=frozenset(one.province for one in self.stands if not one.beaten),
            bodies=boxes_of(self.bodies()),
        )

    def _place(self, location: str, kind: str) -> QPointF:
        return self._found(location, kind, beaten=False) or self._spot(location, kind)

    def _pushed(self, location: str, kind: str) -> QPointF:
        return self._found(location, kind, beaten=True) or self._place(location, kind)

    def _found(self, location: str, kind: str, *, beaten: bool) -> QPointF | None:
        province = province_of(location)
        for one, stand in self.stands.items():
            if one.province == province and one.beaten is beaten and (beaten or one.kind == kind):
                return QPointF(stand.x, stand.y)
        return None

    def _spot(self, location: str, kind: str) -> QPointF:
        stand = arrangement.shared(self.loaded)[1].spot(location, kind, self.scale)
        return QPointF(stand.x, stand.y)


def room_of(box: QRectF, stand: Stand, scale: float) -> QRectF:
    """Return the room that a piece takes which stands so, of a box round any piece."""
    k = scale * stand.size
    return QRectF(QPointF(stand.x, stand.y) + box.topLeft() * k, box.size() * k)
