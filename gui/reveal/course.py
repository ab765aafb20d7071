"""From a judged phase to the course of its reveal. Pure: no Qt, no pixels, no clock.

A game of orders that meet says what each unit did (``Judged``) and draws its lines (``Lines``);
what is laid when, and which conflict is looked at first, is the same in all of them.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Protocol

from engine.board.board import Board
from engine.board.location import province_of
from engine.rules.order import Order
from engine.rules.position import Position
from engine.rules.ruling import Conflict, Resolution, Verdict
from engine.table.view import PastPhase
from gui.map.arrows.drawn import Drawn, Ordered, stand_off
from gui.map.arrows.marks import (
    HoldMark,
    Mark,
    MoveMark,
    StandOffMark,
    SupportMark,
    TrailMark,
    VoidMark,
)
from gui.reveal import fights as fighting
from gui.reveal.fights import By, Judged
from gui.reveal.step import (
    BOUNCE,
    CONFLICT,
    FLIGHT,
    GROW,
    MOVE,
    PUSH,
    STAGGER,
    SUPPORT,
    Cue,
    Deed,
    Growing,
    Mode,
    Motion,
    RevealStep,
    Scene,
)

_BREATH = CONFLICT // 4
"""Between looking at a conflict and counting, and between counting and the verdict."""

_POWERS_APART = 220
"""How long after one power's orders the next power's begin, where all are laid at once."""


class Lines(Protocol):
    """How a game draws its orders."""

    def drawn_orders(
        self, board: Board, position: Position, orders_by_power: Mapping[str, Sequence[Order]]
    ) -> Drawn:
        """Draw orders as they were written, each by itself."""
        ...

    def drawn_rulings(self, board: Board, before: Position, resolution: Resolution) -> Drawn:
        """Draw orders with what came of them, each by itself."""
        ...

    def marks_for_resolution(
        self,
        board: Board,
        before: Position,
        orders: Mapping[str, Sequence[Order]],
        resolution: Resolution,
        *,
        after: bool = False,
    ) -> tuple[Mark, ...]:
        """Draw a whole phase; ``after`` it was carried out."""
        ...


def everything(past: PastPhase, board: Board, lines: Lines) -> tuple[Mark, ...]:
    """Return all orders of all powers as they were written."""
    return tuple(_laid(lines.drawn_orders(board, past.before, past.orders).orders.values()))


def read_out(past: PastPhase, board: Board) -> tuple[str, ...]:
    """Return the powers to be read out, in the board's order, the silent ones among them."""
    heard = {*past.orders, *past.disorder}
    return tuple(power for power in board.powers_by_id if power in heard)


def _glowing(mark: Mark) -> Mark:
    """Let an order glow while it is spoken of."""
    return mark if isinstance(mark, StandOffMark | TrailMark) else replace(mark, glow=True)


def _laid(marks: Iterable[Mark]) -> Iterable[Mark]:
    """Draw arrows as they lie on a table: nobody has counted yet."""
    for mark in marks:
        if isinstance(mark, MoveMark):
            yield replace(mark, supports=0, strength=0)
        else:
            yield mark


class Course:
    """Writes the script of one phase."""

    def __init__(self, past: PastPhase, board: Board, judged: By, lines: Lines) -> None:
        self._past, self._board, self._judged, self._lines = past, board, judged, lines
        written = lines.drawn_orders(board, past.before, past.orders)
        self._written = dict(zip(written.orders, _laid(written.orders.values()), strict=True))
        self._drawn = lines.drawn_rulings(board, past.before, past.resolution)
        contested = () if past.phase.kind.adjusts else past.resolution.conflicts
        self._fights = fighting.in_order(contested, judged)
        self._decided = fighting.deciding(self._fights, judged)
        self._done: list[Motion] = []

    def write(self, mode: Mode) -> tuple[RevealStep, ...]:
        """Return every step."""
        steps = [RevealStep(scene=Scene.OPENED)]
        powers = read_out(self._past, self._board)
        if mode is Mode.BY_POWER:
            steps += [self._read(powers[:place], power) for place, power in enumerate(powers)]
        elif powers:
            steps.append(self._lay(powers))
        for place, fight in enumerate(self._fights):
            steps.append(self._fight(place, fight, steps[-1]))
        return (*steps, self._carry_out(steps[-1]))

    # -- orders are laid -----------------------------------------------------------------------

    def _of(self, powers: Sequence[str]) -> list[Mark]:
        return [mark for (power, _, _), mark in self._written.items() if power in powers]

    def _read(self, before: Sequence[str], power: str) -> RevealStep:
        """Lay one power's orders beside those read before.

        Lines depend on one another: who comes the other way, who helps, which fleets carry. They
        are drawn as if nobody after had written anything.
        """
        past = self._past
        read = {one: past.orders.get(one, ()) for one in (*before, power)}
        drawn = self._lines.drawn_orders(self._board, past.before, read).orders
        laid = list(zip(drawn, _laid(drawn.values()), strict=True))
        known = [mark for (whose, _, _), mark in laid if whose != power]
        mine = [_glowing(mark) for (whose, _, _), mark in laid if whose == power]
        growing = _drawn_in_turn(mine, 0)
        return RevealStep(
            scene=Scene.POWER,
            power=power,
            cues=(Cue(0, (*known, *mine)),),
            growing=growing,
            chosen=frozenset(order.place for order in past.orders.get(power, ()) if order.place),
            length=_end(growing),
        )

    def _lay(self, powers: Sequence[str]) -> RevealStep:
        growing: list[Growing] = []
        for place, power in enumerate(powers):
            growing += _drawn_in_turn(self._of([power]), place * _POWERS_APART)
        marks = tuple(self._of(powers))
        return RevealStep(
            scene=Scene.LAID,
            cues=(Cue(0, marks),),
            growing=tuple(growing),
            length=_end(growing),
        )

    # -- conflicts -----------------------------------------------------------------------------

    def _state(self, place: int) -> dict[Ordered, Mark]:
        """Return every order as it is known before a conflict is looked at."""
        marks: dict[Ordered, Mark] = {}
        for key in dict.fromkeys((*self._written, *self._drawn.orders)):
            known = self._decided.get(key[1], -1) < place or key not in self._written
            shown = self._drawn.orders if known else self._written
            mark = shown.get(key)
            if mark is not None:
                marks[key] = mark
        return marks

    def _marks(
        self, place: int, changed: dict[Ordered, Mark], lit: Iterable[str] = ()
    ) -> tuple[Mark, ...]:
        """Return what lies on the board while a conflict is looked at."""
        state = self._state(place) | changed
        arrows = {key[1]: mark for key, mark in state.items() if isinstance(mark, MoveMark)}
        below: list[Mark] = []
        above: list[Mark] = []
        for key, mark in state.items():
            if isinstance(mark, SupportMark):
                arrow = arrows.get(province_of(mark.move.at))
                if arrow is not None and province_of(arrow.to) == province_of(mark.move.to):
                    mark = replace(mark, move=replace(arrow, glow=False))  # noqa: PLW2901
            if key[1] in lit:
                above.append(_glowing(mark))
            else:
                below.append(mark)
        for fight in self._fights[:place]:
            siege = self._drawn.sieges.get(province_of(fight.where))
            above += [one for one in (stand_off(fight), siege) if one is not None]
        return (*below, *above)

    def _fight(self, place: int, fight: Conflict, before: RevealStep) -> RevealStep:
        near = {province_of(fight.where)}
        sides = [province_of(side.unit[2:]) for side in fight.sides]
        helpers = [fighting.helpers(side, self._judged) for side in fight.sides]
        near |= {*sides, *(one.province for some in helpers for one in some)}
        lit = {at for at in sides if self._decided.get(at) == place}
        now = FLIGHT if near != before.near else 0
        cues = [Cue(0, self._marks(place, {}))] if now else []
        changed: dict[Ordered, Mark] = {}
        cues.append(Cue(now, self._marks(place, changed, lit)))
        now += _BREATH
        for side, some in reversed(list(zip(fight.sides, helpers, strict=True))):
            for helper in some:
                now += SUPPORT
                lit.add(helper.province)
                helped = self._key(side.power, province_of(side.unit[2:]))
                changed |= self._helped(helped, helper, changed)
                cues.append(Cue(now, self._marks(place, changed, lit)))
        now += _BREATH
        cues.append(Cue(now, self._marks(place + 1, {}, lit)))
        motions = self._blows(fight, now)
        step = RevealStep(
            scene=Scene.CONFLICT,
            conflict=fight,
            cues=tuple(cues),
            motions=motions,
            done=tuple(self._done),
            near=frozenset(near),
            told_at=now,
            length=max((now, *(one.at + one.length for one in motions))),
        )
        self._done += [one for one in motions if one.deed is not Deed.BOUNCE]
        return step

    def _helped(
        self, key: Ordered, helper: Judged, changed: dict[Ordered, Mark]
    ) -> dict[Ordered, Mark]:
        """Return what one support changes: the arrow grows, or the support is seen to be cut."""
        mine = self._key(helper.ruling.power, helper.province)
        if helper.ruling.verdict is not Verdict.GIVEN:
            drawn = self._drawn.orders.get(mine)
            return {mine: drawn} if drawn is not None else {}
        arrow = changed.get(key, self._written.get(key))
        if not isinstance(arrow, MoveMark):
            return {}
        more = arrow.supports + 1
        return {key: replace(arrow, supports=more, strength=more + 1)}

    def _blows(self, fight: Conflict, now: int) -> tuple[Motion, ...]:
        """Return who runs into somebody, who is driven out, and who is lost with a carrier."""
        motions = []
        for side in fight.sides:
            at = province_of(side.unit[2:])
            mine = self._judged.get(at)
            if mine is None or side.unit == fight.winner:
                continue
            if mine.bounces and not side.holds:
                motions.append(self._motion(mine, Deed.BOUNCE, now, BOUNCE))
            elif side.holds and (mine.ruling.dislodged or mine.ruling.destroyed):
                deed = Deed.VANISH if mine.ruling.destroyed else Deed.PUSH
                motions.append(self._motion(mine, deed, now, PUSH))
                if deed is Deed.VANISH:
                    motions += [
                        self._motion(one, Deed.VANISH, now + PUSH, PUSH)
                        for one in self._lost_with(mine)
                    ]
        return tuple(motions)

    def _lost_with(self, carrier: Judged) -> Iterable[Judged]:
        """Yield the units that are lost with the one that carried them, each once."""
        gone = {one.province for one in self._done if one.deed is Deed.VANISH}
        for one in self._judged.values():
            if one.province not in gone and carrier.province in one.lost_with:
                yield one

    def _key(self, power: str, province: str) -> Ordered:
        """Return under which order a unit acted, if several were written for it."""
        keys = [key for key in self._drawn.orders if key[:2] == (power, province)]
        acted = (key for key in keys if not isinstance(self._drawn.orders[key], VoidMark))
        return next(acted, keys[0] if keys else (power, province, 0))

    def _motion(
        self, mine: Judged, deed: Deed, at: int, length: int, *, beaten: bool = False
    ) -> Motion:
        power = mine.ruling.power
        mark = self._drawn.orders.get(self._key(power, mine.province))
        via = mark.via if isinstance(mark, MoveMark) else ()
        goes = mine.goes and not isinstance(mark, HoldMark)
        return Motion(
            province=mine.province,
            deed=deed,
            way=(mine.stood, *via, *((mine.wants,) if goes else ())),
            kind=mine.ruling.unit[:1],
            letter=self._board.powers_by_id[power].letter,
            at=at,
            length=length,
            beaten=beaten,
        )

    # -- the end -------------------------------------------------------------------------------

    def _carry_out(self, before: RevealStep) -> RevealStep:
        past = self._past
        now = FLIGHT if before.near else 0
        motions = tuple(self._deeds(now))
        after = self._lines.marks_for_resolution(
            self._board, past.before, past.orders, past.resolution, after=True
        )
        return RevealStep(
            scene=Scene.CARRIED_OUT,
            cues=(Cue(0, self._marks(len(self._fights), {})),),
            motions=motions,
            done=tuple(self._done),
            length=max((now, *(one.at + one.length for one in motions))),
            after=after,
        )

    def _deeds(self, now: int) -> Iterable[Motion]:
        """Yield what every unit does that does anything."""
        gone = {one.province for one in self._done if one.deed is Deed.VANISH}
        retreats = self._past.phase.kind.retreats
        for mine in self._judged.values():
            if mine.deed is not None and mine.province not in gone:
                length = MOVE if mine.deed is Deed.GO else PUSH
                beaten = retreats and mine.deed is not Deed.APPEAR and not mine.lost_with
                yield self._motion(mine, mine.deed, now, length, beaten=beaten)


def _drawn_in_turn(marks: Sequence[Mark], begin: int) -> tuple[Growing, ...]:
    """Draw marks one after another."""
    return tuple(
        Growing(mark, begin + place * STAGGER, GROW if isinstance(mark, MoveMark) else SUPPORT)
        for place, mark in enumerate(marks)
    )


def _end(growing: Iterable[Growing]) -> int:
    return max((one.at + one.length for one in growing), default=0)
