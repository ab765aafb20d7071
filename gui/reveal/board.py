"""The board during a reveal: follows the player, frame by frame or by cuts."""

import time
from collections.abc import Iterable, Iterator
from contextlib import AbstractContextManager, nullcontext

from PySide6.QtCore import QPointF, QRectF, QTimer
from PySide6.QtGui import QHideEvent, QPixmap, QResizeEvent, QTransform
from PySide6.QtWidgets import QWidget

from engine.board.loader import LoadedMap
from engine.board.location import province_of
from engine.rules.position import Position
from gui.map import background
from gui.map.background import Wanted
from gui.map.marks import Mark
from gui.map.order_lines import Situation
from gui.map.polyline import Track
from gui.map.still import Still
from gui.map.view import BoardView
from gui.reveal import unit_ways as paths
from gui.reveal.flight import aim, spots_of
from gui.reveal.player import FRAME, RevealPlayer
from gui.reveal.rehearsal import Rehearsal
from gui.reveal.room import Room
from gui.reveal.step import RevealStep
from gui.reveal.travel import Travel
from gui.reveal.troupe import Troupe

SHARE = 0.004
"""Seconds of a frame for lines that are drawn before they are seen."""


class RevealBoard(BoardView):
    """A board that shows what the player of a reveal is at. Public: all seals are open."""

    lag = 0.0
    """Milliseconds that the camera comes later: two boards need not do their work in one frame.

    What is laid and who moves comes a frame later then.
    """

    behind = 1
    """Frames of a new step that it leaves to others: the paper beside it has to be written anew."""

    def __init__(
        self, player: RevealPlayer, loaded: LoadedMap, parent: QWidget | None = None
    ) -> None:
        super().__init__(loaded, parent)
        self.player = player
        past = player.past
        self.hasty = not player.still
        self._troupe = Troupe(self, past.before, past.resolution.after)
        self.room = Room(self, self._troupe)
        self._shown: RevealStep | None = None
        self._driven: frozenset[str] = frozenset()
        self._travel = Travel(self)
        self._end = QTimer(self, interval=FRAME, singleShot=True)
        self._end.timeout.connect(self._on_end)
        self._near: frozenset[str] = frozenset()
        self._astray = False
        self._whole: Still | None = None
        self._rehearsal = Rehearsal(self)
        self.show_position(past.before)
        player.stepped.connect(self._on_stepped)
        player.moved.connect(self._on_moved)
        self._on_stepped()

    # -- what the player says --------------------------------------------------------------------

    def _on_stepped(self) -> None:
        """Begin the step; while something moves, only when others have begun it."""
        self._rehearsal.forget()
        self._end.stop()
        if self._woken and self.player.moving and not self.player.everything:
            self._travel.set_out(self.behind)
        else:
            self._show_at_once()
        self._rehearsal.soon()

    def _show_at_once(self) -> None:
        """Show the step from where it is looked at, without a way there."""
        self._travel.stop()
        self.begin()
        if self.turns_elsewhere():
            self._look()
            self._apply()
        self.make_room()

    def _on_moved(self) -> None:
        if not self.player.moving:
            if self.lag and self._woken:
                self._end.start()
            else:
                self._on_end()
        elif self._travel.under_way:
            self._travel.go_on()
        else:
            self._apply()

    def _on_end(self) -> None:
        """Show the step as it came out."""
        with self.dressed():
            self._travel.arrive()
            self._apply()
            self._rehearsal.soon()

    @property
    def _moment(self) -> float:
        """How far this board has come in the step; one that lags is a frame behind."""
        late = FRAME * self.player.speed if self.lag and self.player.moving else 0.0
        return max(0.0, self.player.elapsed - late)

    # -- what the camera does --------------------------------------------------------------------

    def begin(self, *, veiled: bool = True) -> None:
        """Show the step as it begins, from where the camera is; perhaps not its veil yet."""
        self._shown = None if self.player.everything else self.player.step
        self.room.place = -1 if self.player.everything else self.player.at
        self.player.wait_no_more(self)
        self._apply(veiled=veiled)

    def make_room(self) -> None:
        """Let names make room for what this step tells, where the camera stays."""
        if self._woken and self.names.labels:
            self._place_names()

    def turns_elsewhere(self) -> bool:
        """Tell whether the camera is not where the step is looked at, and aim there.

        One that was called off on its way is nowhere, however often it is sent to the same place.
        """
        near = self._shown.near if self._shown is not None else frozenset()
        changed, self._near = near != self._near or self._astray, near
        self._astray = changed
        return changed

    def darken(self) -> None:
        """Veil everything for the way: what is lit would end where the last sight ended."""
        self.dim_all_but(())

    def arrived(self) -> None:
        """Go on with the step: the camera is where it is looked at."""
        self._astray = False
        self._apply()

    def remember(self) -> Iterator[None]:
        """Keep what is in sight for the way, and the whole board as it was last seen."""
        self.keep_sight()
        yield
        stills = self._stills
        if self.zoom <= self.fit_zoom * 1.001 and stills.around is not None:
            self._whole = Still(stills.around.pixmap.copy(), stills.around.region)
            yield
        elif self._whole is not None:
            stills.around = Still(QPixmap(self._whole.pixmap), self._whole.region)

    def _look(self) -> None:
        """Look at what the step is about, and draw it sharply at once."""
        self._astray = False
        self._turn()
        if self._woken and self.isVisible():
            self.finish()

    def _turn(self) -> None:
        region = self.aimed_at()
        self.fit() if region is None else self.look_at(region)

    def land(self) -> Iterator[None]:
        """Draw everything sharply where the camera has arrived, a piece of it per frame.

        What was seen on the way is shown until all of it is done.
        """
        self._turn()
        self._rest.stop()
        yield
        found = background.recent(self._wanted())
        if found is None:
            if self.isVisible():
                self.player.wait_for(self)
            self._on_rest()  # it was not prepared: painted beside, and shown when it is there
            return
        yield
        self._stand()
        yield
        self.stood()
        yield
        labels = self._arranged_names()
        for job in self._jobs(labels):
            job.keep(job.draw())
        self._sharpen(labels)
        yield
        yield from self._draw_lines()
        yield
        self.dressing.dim_all_but(self._near or None)
        self.dressing.come_to(found, self._seen().translated(-found.wanted.rect.topLeft()))
        yield
        self._take(found)
        self._stills.rest()
        yield

    def _on_rest(self) -> None:
        if not self._travel.flying:  # a slow machine is no reason to look for names on the way
            super()._on_rest()

    def hover_over(self, place: QPointF, zoom: float) -> None:
        """Bring a place to the middle at a zoom, on the way to another one."""
        self._fitted = False
        self._turn_to(zoom)
        self._move(place, QPointF(self.viewport().rect().center()))

    def aimed_at(self) -> QRectF | None:
        """Return the part of the board the camera is to show; nothing for all of it."""
        return self.region_of(self._near)

    def region_of(self, near: frozenset[str]) -> QRectF | None:
        """Return the part of the board that shows some provinces, at one of few zooms.

        It is the same wherever the camera comes from: pieces make room for each other otherwise
        at every zoom, and what is prepared for a place has to fit it to the pixel.
        """
        if not near:
            return None
        spots = spots_of(self.shapes.atlas, self.player.past.before.units, near)
        return aim(spots, self.viewport().size(), self.fit_zoom)

    # -- what is shown ---------------------------------------------------------------------------

    def _apply(self, *, veiled: bool = True) -> None:
        """Show what the step is at, unless the camera has not come to rest."""
        if self._travel.away or (self.isVisible() and self._woken and not self.settled()):
            return
        step, elapsed = self._shown, self._moment
        past = self.player.past
        if step is None:
            self._stand_on(past.before)
            self._troupe.act((), ())
            self._troupe.choose(())
            self.set_marks(self.player.all_orders)
            self.dim_all_but(None)
            return
        arrived = step.arrived(elapsed)
        self._stand_on(past.resolution.after if arrived else past.before)
        marks, grown = step.marks(elapsed), step.grown(elapsed)
        driven = self.room.driven(self.room.place)  # lines keep clear of those, too
        if marks != self.marks or grown != self._grown or driven != self._driven:
            self.set_marks(marks, grown)
        if not arrived:
            self._troupe.act(step.done, step.moving(elapsed))
        self._troupe.choose(step.chosen if not arrived else frozenset())
        if veiled:
            self.dim_all_but(step.near or None)

    def _stand_on(self, position: Position) -> None:
        if self.position is not position:
            self._troupe.dismiss()
            self.set_marks(())  # they would all be drawn anew, only to make room for others
            self.show_position(position)

    def settled(self) -> bool:
        """Tell whether the camera rests and what it sees is drawn sharply."""
        return self._stills.seen is None or self.ready()

    def settle(self) -> None:
        """Show the step as it is by now, once the camera has come to rest."""
        super().settle()
        if self._stills.seen is None:
            self.player.wait_no_more(self)
            self._apply()

    def glimpse(self, region: QRectF, place: int) -> Wanted | None:
        """Prepare to see a region at a step; return which picture has to be painted before.

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
        seen, self.room.place = self.room.place, place
        if ready:
            self.rested()
            self.room.foresee(place)
            for job in self._jobs(self.names.labels):
                job.keep(job.draw())
            for _ in self._draw_lines():
                pass
        self.setTransform(was)
        for bar, value in zip(bars, at, strict=True):
            bar.setValue(value)
        self._fitted, self.room.place = fitted, seen
        self._rest.stop()
        if ready:
            self.rested()
        port.setUpdatesEnabled(True)
        return None if ready else wanted

    def _look_ahead(self) -> Iterator[None]:
        """Leave it to the rehearsal: here something moves."""
        return iter(())

    def _draw_lines(self) -> Iterator[None]:
        """Draw the lines that are seen, before they are seen: some of them per frame."""
        from gui.map.mark_items import Strokes  # noqa: PLC0415 - as in BoardView

        seen = self.mapToScene(self.viewport().rect()).boundingRect()
        lines = [item for items in self._lines.values() for item in items]
        begun = time.perf_counter()
        for item in lines:
            if isinstance(item, Strokes) and item.sharp and seen.intersects(item.boundingRect()):
                item.picture()
                if time.perf_counter() - begun > SHARE:
                    yield
                    begun = time.perf_counter()

    def dressed(self) -> AbstractContextManager[None]:
        """Draw what is drawn inside in the theme that this board wears."""
        return nullcontext()

    def at_rest(self) -> bool:
        """Tell whether nothing moves, and there is time for something else."""
        busy = self._travel.under_way or self._end.isActive() or self.player.moving
        return not busy and self.ready()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Go on looking at the same places; a way that was planned for another size ends there."""
        under_way = self._travel.under_way
        super().resizeEvent(event)
        self._whole = None
        if under_way:
            self._show_at_once()
        elif self._near:
            self.look_at(self.aimed_at() or self.shapes.board)

    def hideEvent(self, event: QHideEvent) -> None:
        """Let nobody wait for a board that is not seen."""
        super().hideEvent(event)
        self.player.wait_no_more(self)

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

    def stand_pushed(self, location: str, kind: str) -> QPointF:
        """Return where a unit was driven to, also while it is on its way from there."""
        item = self.beaten.get(province_of(location))
        return self._troupe.rest(item) if item is not None else self.stand(location, kind)

    def tip(self, location: str) -> Track | None:
        """Return the way of a unit that is held up, as far as it comes; nothing if none is seen."""
        return paths.held_up(self._draughtsman().runs, self.marks, location)

    def way(self, stops: tuple[str, ...], ends: tuple[QPointF, QPointF]) -> Track:
        """Return the way of a unit through locations, from where it stands to where it will."""
        places = (ends[0], *(self.stand(fleet, "F") for fleet in stops[1:-1]), ends[1])
        return paths.taken(self._draughtsman().runs, self.marks, stops, places)

    def bodies(self) -> list[QRectF]:
        """Return the room that pieces take when none moves: lines keep clear of what is told."""
        return self.room.bodies(self.room.place)

    def _draw_marks(self, *, anew: bool = True) -> None:
        """Draw all anew where more units are known to be driven out, whatever was seen before."""
        driven = self.room.driven(self.room.place)
        super()._draw_marks(anew=anew or driven != self._driven)
        self._driven = driven

    def discs_moved(self) -> None:
        """Leave the names where they are: they keep clear of all that this step will tell."""

    def obstacles(self) -> list[QRectF]:
        """Return what no name may be written under: nothing of what comes, which it would tell."""
        leaders = [leader.body() for leader in self._leaders]
        return [*self.room.taken(self.room.place), *leaders]

    def figures(self, marks: Iterable[Mark], situation: Situation | None = None) -> list[QRectF]:
        """Return where strengths, crosses and signs of some marks are: now, or as it will be."""
        from gui.map.lines import Draughtsman  # noqa: PLC0415 - as in BoardView
        from gui.map.mark_items import Figure  # noqa: PLC0415 - as in BoardView

        hand = Draughtsman(situation or self.situation())
        items = (item for mark in marks for item in hand.items(mark))
        return [item.body() for item in items if isinstance(item, Figure)]
