"""The board during a reveal: follows the player, frame by frame or by cuts."""

from collections.abc import Mapping

from PySide6.QtCore import QEasingCurve, QPointF, QRectF
from PySide6.QtGui import QPixmap, QResizeEvent, QTransform
from PySide6.QtWidgets import QWidget

from engine.board.loader import LoadedMap
from engine.board.location import province_of
from engine.rules.position import Position
from gui.map import arrangement, background, drawing
from gui.map.background import Wanted
from gui.map.marks import Mark, MoveMark
from gui.map.standing import Stander
from gui.map.still import Still
from gui.map.view import BoardView
from gui.reveal.flight import Flight, aim
from gui.reveal.player import RevealPlayer
from gui.reveal.rehearsal import Rehearsal
from gui.reveal.step import FLIGHT, RevealStep
from gui.reveal.troupe import Troupe

_GLIDE = QEasingCurve(QEasingCurve.Type.InOutCubic)


class RevealBoard(BoardView):
    """A board that shows what the player of a reveal is at. Public: all seals are open."""

    def __init__(
        self, player: RevealPlayer, loaded: LoadedMap, parent: QWidget | None = None
    ) -> None:
        super().__init__(loaded, parent)
        self.player = player
        past = player.past
        self._troupe = Troupe(self, past.before, past.resolution.after)
        self._discs_to_come = drawing.marks_for_resolution(
            loaded.board, past.before, past.orders, past.resolution
        )
        self._discs_left = player.steps[-1].after or ()
        self._discs_known: dict[tuple[bool, float, float], list[QRectF]] = {}
        self._shown: RevealStep | None = None
        self._flight: Flight | None = None
        self._near: frozenset[str] = frozenset()
        self._whole: Still | None = None
        self._rehearsal = Rehearsal(self)
        self.show_position(past.before)
        player.stepped.connect(self._on_stepped)
        player.moved.connect(self._on_moved)
        self._on_stepped()

    # -- what the player says --------------------------------------------------------------------

    def _on_stepped(self) -> None:
        player = self.player
        self._shown = None if player.everything else player.step
        self._flight = None
        self._rehearsal.forget()
        self._apply()
        near = self._shown.near if self._shown is not None else frozenset()
        if near != self._near:
            self._near = near
            if self._woken and player.moving and not player.everything:
                self._take_off()
            else:
                self._look()
                self._apply()
        self._rehearsal.soon()

    def _on_moved(self) -> None:
        flight = self._flight
        if flight is None:
            self._apply()
        elif (share := self.player.elapsed / FLIGHT) < 1:
            flight.go(self, _GLIDE.valueForProgress(share))
        else:
            # The next frame puts the veil on: this one has enough to draw.
            self._flight = None
            self._look()
        if not self.player.moving:
            self._apply()
            self._rehearsal.soon()

    def _take_off(self) -> None:
        """Fly, with the whole board in mind as it was last seen: it comes in sight on the way."""
        self._flight = Flight.between(self, self._region())
        whole = self.zoom <= self.fit_zoom * 1.001
        self._flight.go(self, 0.001)
        stills = self._stills
        if whole and stills.around is not None:
            self._whole = Still(stills.around.pixmap.copy(), stills.around.region)
        elif self._whole is not None:
            stills.around = Still(QPixmap(self._whole.pixmap), self._whole.region)

    def _look(self) -> None:
        """Look at what the step is about, and draw it sharply at once."""
        region = self._region()
        if region is None:
            self.fit()
        else:
            self.look_at(region)
        if self._woken and self.isVisible():
            self.finish()

    def hover_over(self, place: QPointF, zoom: float) -> None:
        """Bring a place to the middle at a zoom, on the way to another one."""
        self._fitted = False
        self._turn_to(zoom)
        self._move(place, QPointF(self.viewport().rect().center()))

    def _region(self) -> QRectF | None:
        """Return the part of the board the camera is to show; nothing for all of it."""
        return self.region_of(self._near)

    def region_of(self, near: frozenset[str]) -> QRectF | None:
        """Return the part of the board that shows some provinces, at one of few zooms."""
        if not near:
            return None
        spots = [self._troupe.home(province) for province in sorted(near)]
        return aim(spots, self.viewport().size(), self.fit_zoom)

    # -- what is shown ---------------------------------------------------------------------------

    def _apply(self) -> None:
        """Show what the step is at, unless the camera has not come to rest."""
        if self._flight is not None or (self.isVisible() and self._woken and not self.settled()):
            return
        step, elapsed = self._shown, self.player.elapsed
        past = self.player.past
        if step is None:
            self._stand_on(past.before)
            self._troupe.act((), ())
            self.set_marks(self._all())
            self.dim_all_but(None)
            return
        arrived = step.arrived(elapsed)
        self._stand_on(past.resolution.after if arrived else past.before)
        marks, grown = step.marks(elapsed), step.grown(elapsed)
        if marks != self.marks or grown != self._grown:
            self.set_marks(marks, grown)
        if not arrived:
            self._troupe.act(step.done, step.moving(elapsed))
        self._troupe.choose(step.chosen if not arrived else frozenset())
        self.dim_all_but(step.near or None)

    def _all(self) -> tuple[Mark, ...]:
        from gui.reveal.script import everything  # noqa: PLC0415 - once in a while

        return everything(self.player.past, self.loaded.board)

    def _stand_on(self, position: Position) -> None:
        if self.position is not position:
            self._troupe.dismiss()
            self.show_position(position)

    def settled(self) -> bool:
        """Tell whether the camera rests and what it sees is drawn sharply."""
        return self._stills.seen is None or self.ready()

    def settle(self) -> None:
        """Show the step as it is by now, once the camera has come to rest."""
        super().settle()
        if self._stills.seen is None:
            self._apply()

    def glimpse(self, region: QRectF) -> Wanted | None:
        """Prepare to see a region; return which picture of the board has to be painted before.

        Everything is as it was afterwards, and nothing of it is seen.
        """
        port, bars = self.viewport(), (self.horizontalScrollBar(), self.verticalScrollBar())
        was, at, fitted = self.transform(), [bar.value() for bar in bars], self._fitted
        port.setUpdatesEnabled(False)
        zoom = min(port.width() / region.width(), port.height() / region.height())
        self.setTransform(QTransform.fromScale(zoom, zoom))
        self._move(region.center(), QPointF(port.rect().center()))
        wanted = self._wanted()
        ready = background.recent(wanted) is not None
        if ready:
            self.rested()
            for job in self._jobs(self.names.labels):
                job.keep(job.draw())
            self._draw_lines()
        self.setTransform(was)
        for bar, value in zip(bars, at, strict=True):
            bar.setValue(value)
        self._fitted = fitted
        self._rest.stop()
        if ready:
            self.rested()
        port.setUpdatesEnabled(True)
        return None if ready else wanted

    def _draw_lines(self) -> None:
        """Draw the lines that are seen, before they are seen."""
        from gui.map.strokes import Strokes  # noqa: PLC0415 - as in BoardView

        seen = self.mapToScene(self.viewport().rect()).boundingRect()
        for items in self._lines.values():
            for item in items:
                if (
                    isinstance(item, Strokes)
                    and item.sharp
                    and seen.intersects(item.boundingRect())
                ):
                    item.picture()

    def at_rest(self) -> bool:
        """Tell whether nothing moves, and there is time for something else."""
        return self._flight is None and self.ready() and not self.player.moving

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Go on looking at the same places."""
        super().resizeEvent(event)
        if self._near:
            self._flight = None
            self._whole = None
            self.look_at(self._region() or self.shapes.board)

    # -- where things are ------------------------------------------------------------------------

    def _stand(self) -> None:
        super()._stand()
        self._troupe.arrange()

    def stand(self, location: str, kind: str) -> QPointF:
        """Return where a unit stands when it does not move; lines run there, not after it."""
        home = self._troupe.homes.get(province_of(location))
        item = self.pieces.get(province_of(location))
        if home is not None and item is not None and item.kind == kind:
            return home
        return super().stand(location, kind)

    def tip(self, location: str, home: QPointF) -> QPointF:
        """Return how far a unit comes that is held up on its way."""
        hand = self._draughtsman()
        for mark in self.marks:
            if isinstance(mark, MoveMark) and mark.at == location:
                return hand.shaft(mark).end
        return home

    def places(self, position: Position) -> Mapping[Stander, tuple[float, float]]:
        """Return where the pieces of a position stand at this zoom."""
        standers = [
            Stander(str(unit.kind), unit.at, unit.province, beaten=beaten)
            for beaten, units in (
                (False, position.units),
                (True, tuple(one.unit for one in position.dislodged)),
            )
            for unit in units
        ]
        return arrangement.shared(self.loaded)[1].stand(tuple(standers), self.piece_scale())

    def discs_moved(self) -> None:
        """Leave the names where they are: they keep clear of every disc there will be."""

    def obstacles(self) -> list[QRectF]:
        """Return what no name may be written under, from the first step to the last."""
        from gui.map.strokes import Figure  # noqa: PLC0415 - as in BoardView

        before = self.position is self.player.past.before
        key = (before, round(self.piece_scale(), 3), self.zoom)
        if key not in self._discs_known:
            hand = self._draughtsman()
            self._discs_known[key] = [
                item.body()
                for mark in (self._discs_to_come if before else self._discs_left)
                for item in hand.items(mark)
                if isinstance(item, Figure)
            ]
        return [*self._troupe.bodies(), *self._discs_known[key]]
