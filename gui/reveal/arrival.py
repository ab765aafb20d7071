"""How the board will be once all units have arrived, worked out before it is seen.

To find where lines run and names go takes longer than a frame; nothing of it is shown too early.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF

from engine.board.location import province_of
from gui.map import piece_item
from gui.map.ground import boxes_of
from gui.map.leader import Leader

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from gui.map.leader import Lead
    from gui.map.order_lines import Place, Situation
    from gui.map.standing import Stand, Stander


@dataclass(frozen=True, slots=True)
class Arrival:
    """Where all pieces stand in the end, those that are driven out beside them."""

    ends: Mapping[Stander, Stand]
    scale: float
    spot: Place
    """Where a unit would stand that nobody disturbs."""

    def bodies(self) -> list[QRectF]:
        """Return the room that they take."""
        return [
            room_of(piece_item.RING if one.beaten else piece_item.BODY, end, self.scale)
            for one, end in self.ends.items()
        ]

    def situation(self, now: Situation) -> Situation:
        """Return all that lines depend on then."""
        return replace(
            now,
            place=self._place,
            pushed=self._pushed,
            occupied=frozenset(one.province for one in self.ends if not one.beaten),
            bodies=boxes_of(self.bodies()),
        )

    def points(self, leads: Iterable[Lead]) -> list[QRectF]:
        """Return the room of the points that lines lead back to, from units driven far out."""
        return [Leader(lead, self.scale).body() for lead in leads]

    def _place(self, location: str, kind: str) -> QPointF:
        return self._found(location, kind, beaten=False) or self.spot(location, kind)

    def _pushed(self, location: str, kind: str) -> QPointF:
        return self._found(location, kind, beaten=True) or self._place(location, kind)

    def _found(self, location: str, kind: str, *, beaten: bool) -> QPointF | None:
        province = province_of(location)
        for one, end in self.ends.items():
            if one.province == province and one.beaten is beaten and (beaten or one.kind == kind):
                return QPointF(end.x, end.y)
        return None


def room_of(box: QRectF, stand: Stand, scale: float) -> QRectF:
    """Return the room that a piece takes which stands so, of a box round any piece."""
    k = scale * stand.size
    return QRectF(QPointF(stand.x, stand.y) + box.topLeft() * k, box.size() * k)
