"""The pieces during a reveal: where each stands at a moment of a step."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEasingCurve, QPointF, QRectF

from engine.board.location import province_of
from gui.map import layers
from gui.map.pictures import arrangement
from gui.map.pictures.placed_pieces import PlacedPieces, room_of
from gui.map.pieces import piece_item, places
from gui.map.pieces.piece_item import PieceItem
from gui.map.pieces.standing import Stand, Stander
from gui.map.polyline import Track
from gui.reveal.step import Deed, Motion

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable

    from engine.rules.position import Position
    from gui.map.board.view import BoardView
    from gui.reveal.reveal_marks import RevealMarks

_MOVE = QEasingCurve(QEasingCurve.Type.InOutCubic)
_OUT = QEasingCurve(QEasingCurve.Type.OutCubic)
_TURN = 0.4
"""Share of a bounce after which the unit goes back."""


class PiecePlaces:
    """Moves the pieces of one board, and puts them back."""

    def __init__(
        self, board: BoardView, marks: RevealMarks, before: Position, after: Position
    ) -> None:
        self._board, self._marks, self._before, self._after = board, marks, before, after
        self.homes: dict[str, QPointF] = {}
        """Where each unit stands when it does not move, by province."""

        self._sizes: dict[str, float] = {}
        self.arrived = PlacedPieces(board.loaded, {}, 1.0)
        """The pieces once all have moved."""

        self._rooms: dict[object, list[QRectF]] = {}
        """The room that pieces take which stand so, by those of them that are driven out."""

        self._new: dict[str, PieceItem] = {}
        self._posed: dict[PieceItem, Stand] = {}
        self._tracks: dict[object, Track] = {}
        self._last: tuple[tuple[Motion, ...], tuple[tuple[Motion, float], ...]] = ((), ())

    def arrange(self) -> None:
        """Learn where the pieces stand at this zoom, and put those on their way there again."""
        board = self._board
        self.homes = {province: item.pos() for province, item in board.pieces.units.items()}
        self._sizes = {province: item.size for province, item in board.pieces.units.items()}
        self._posed, self._tracks, self._rooms = {}, {}, {}
        if board.position is self._before:
            self.arrived = PlacedPieces.of(board.loaded, self._after, board.pieces.scale())
            self.act(*self._last)

    def rest(self, item: PieceItem) -> QPointF:
        """Return where a piece stands when it does not move."""
        posed = self._posed.get(item)
        return QPointF(posed.x, posed.y) if posed is not None else item.pos()

    def seat(self, province: str) -> QPointF:
        """Return where the map has a unit of a province stand that nobody is in the way of."""
        kind = places.who_stands(self._board.shapes.atlas, province)
        return self._board.pieces.spot(province, kind)

    def bodies(self, driven: Collection[str]) -> list[QRectF]:
        """Return the room that the pieces take when none of them moves, once some are driven out.

        Of whom, nobody knows before it is told.
        """
        board = self._board
        known, scale = frozenset(driven), board.pieces.scale()
        before = board.position is self._before
        key = (known, scale, before)
        boxes = self._rooms.get(key)
        if boxes is None:
            boxes = self._rooms[key] = self._standing(known, scale, before=before)
        return [*boxes, *(item.body() for item in board.pieces.dislodged.values())]

    def _standing(self, driven: frozenset[str], scale: float, *, before: bool) -> list[QRectF]:
        body, ring = piece_item.BODY, piece_item.RING
        boxes = [
            room_of(body, Stand(home.x(), home.y(), self._sizes.get(province, 1.0)), scale)
            for province, home in self.homes.items()
        ]
        pushed = (
            end for one, end in self.arrived.stands.items() if one.beaten and one.province in driven
        )
        return boxes + [room_of(ring, end, scale) for end in pushed if before]

    def dismiss(self) -> None:
        """Forget who moved: another position is shown."""
        self._clear(())
        self._posed, self._last = {}, ((), ())

    def choose(self, provinces: Iterable[str]) -> None:
        """Ring the units that are being read out; names stay where they are."""
        for province, item in self._board.pieces.units.items():
            if item.state in ("plain", "chosen"):
                item.set_state("chosen" if province in provinces else "plain")

    def act(self, done: tuple[Motion, ...], moving: tuple[tuple[Motion, float], ...]) -> None:
        """Put every piece where it is at this moment."""
        self._last = (done, moving)
        posed: dict[PieceItem, set[Deed]] = {}
        for motion, share in (*((one, 1.0) for one in done), *moving):
            item = self._item(motion)
            if item is not None:
                self._pose(item, motion, share)
                posed.setdefault(item, set()).add(motion.deed)
        for item, deeds in posed.items():
            self._undo(item, deeds)
        self._clear(motion.province for motion, _ in moving)
        for item in [item for item in self._posed if item not in posed]:
            self._put_back(item)

    def _put_back(self, item: PieceItem) -> None:
        self._set(item, self._posed.pop(item))
        item.setZValue(layers.PIECES)
        self._undo(item, set())

    def _undo(self, item: PieceItem, deeds: set[Deed]) -> None:
        """Take from a piece what it had of deeds that it has not done now, or no longer."""
        if deeds.isdisjoint((Deed.VANISH, Deed.APPEAR)):
            item.setOpacity(1.0)
        beaten = Deed.PUSH in deeds or item in self._board.pieces.dislodged.values()
        if item.state == "dislodged" and not beaten:
            item.set_state("plain")

    def _clear(self, kept: Iterable[str]) -> None:
        for province in set(self._new) - set(kept):
            self._board.scene().removeItem(self._new.pop(province))

    def _item(self, motion: Motion) -> PieceItem | None:
        board = self._board
        if motion.deed is Deed.APPEAR:
            if motion.province not in self._new:
                self._new[motion.province] = self._made(motion)
            return self._new[motion.province]
        pieces = board.pieces.dislodged if motion.beaten else board.pieces.units
        return pieces.get(motion.province)

    def _made(self, motion: Motion) -> PieceItem:
        board = self._board
        item = PieceItem(motion.kind, motion.letter, motion.way[0])
        end = self._end(motion, motion.way[0])
        self._set(item, end)
        item.sharp = board.pieces.scale() * end.size * board.camera.dots
        board.scene().addItem(item)
        return item

    def _pose(self, item: PieceItem, motion: Motion, share: float) -> None:
        home = self._posed.setdefault(item, Stand(item.x(), item.y(), item.size))
        match motion.deed:
            case Deed.GO:
                end = self._end(motion, motion.way[-1])
                eased = _MOVE.valueForProgress(share)
                track = self._track(motion, home, end)
                self._set(item, _at(track, track.length * eased, _between(home, end, eased).size))
            case Deed.BOUNCE:
                out = share / _TURN
                back = (share - _TURN) / (1 - _TURN)
                far = _OUT.valueForProgress(out) if out < 1 else 1 - _MOVE.valueForProgress(back)
                track = self._out(motion, home)
                self._set(item, _at(track, track.length * far, home.size))
            case Deed.PUSH:
                aside = self._end(motion, motion.way[0], beaten=True)
                self._set(item, _between(home, aside, _OUT.valueForProgress(share)))
                item.set_state("dislodged")
            case Deed.VANISH:
                item.setOpacity(1 - share)
            case Deed.APPEAR:
                item.setOpacity(share)
        item.setZValue(layers.FOREMOST)

    def _set(self, item: PieceItem, stand: Stand) -> None:
        """Put a piece somewhere, as large as it is there."""
        item.setPos(stand.x, stand.y)
        if item.size != stand.size or item.scale() != self._board.pieces.scale() * stand.size:
            item.size = stand.size
            item.setScale(self._board.pieces.scale() * stand.size)

    def _track(self, motion: Motion, home: Stand, end: Stand) -> Track:
        """Return the way a unit takes: the very one that its arrow shows."""
        key = (motion.way, home, end)
        track = self._tracks.get(key)
        if track is None:
            track = self._tracks[key] = self._marks.way(
                motion.way, (QPointF(home.x, home.y), QPointF(end.x, end.y))
            )
        return track

    def _out(self, motion: Motion, home: Stand) -> Track:
        """Return the way of a unit that is held up, as far as it comes."""
        key = (motion.way[0], home)
        if key not in self._tracks:
            tip = self._marks.tip(motion.way[0])
            if tip is None:
                return Track([(home.x, home.y)] * 2)
            self._tracks[key] = Track([(home.x, home.y), *tip.corners])
        return self._tracks[key]

    def _end(self, motion: Motion, location: str, *, beaten: bool = False) -> Stand:
        stander = Stander(motion.kind, location, province_of(location), beaten=beaten)
        stand = self.arrived.stands.get(stander)
        if stand is not None:
            return stand
        board = self._board
        arranged = arrangement.shared(board.loaded)[1]
        return arranged.spot(location, motion.kind, board.pieces.scale())


def _at(track: Track, far: float, size: float) -> Stand:
    x, y = track.spot(far)
    return Stand(x, y, size)


def _between(one: Stand, other: Stand, share: float) -> Stand:
    return Stand(*(a + (b - a) * share for a, b in zip(one, other, strict=True)))
