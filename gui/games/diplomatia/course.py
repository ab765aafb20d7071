"""From a judged phase to the course of its reveal. Pure: no Qt, no pixels, no clock."""

from collections.abc import Iterable, Sequence
from dataclasses import replace

from engine.board.board import Board
from engine.games.diplomatia.orders import Build, Move, Remove
from engine.rules.ruling import Conflict, Verdict
from engine.table.view import PastPhase
from gui.games.diplomatia import fights as fighting
from gui.games.diplomatia import marks as drawing
from gui.games.diplomatia.fights import Judged
from gui.games.diplomatia.marks import Ordered
from gui.map.arrows.marks import (
    HoldMark,
    Mark,
    MoveMark,
    StandOffMark,
    SupportMark,
    TrailMark,
    VoidMark,
)
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


def script(past: PastPhase, board: Board, mode: Mode = Mode.BY_POWER) -> tuple[RevealStep, ...]:
    """Return the whole course of one phase's reveal."""
    return _Author(past, board).write(mode)


def everything(past: PastPhase, board: Board) -> tuple[Mark, ...]:
    """Return all orders of all powers as they were written."""
    return tuple(_laid(drawing.drawn_orders(board, past.before, past.orders).orders.values()))


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


class _Author:
    """Writes the script of one phase."""

    def __init__(self, past: PastPhase, board: Board) -> None:
        self._past, self._board = past, board
        written = drawing.drawn_orders(board, past.before, past.orders)
        self._written = dict(zip(written.orders, _laid(written.orders.values()), strict=True))
        self._drawn = drawing.drawn_rulings(board, past.before, past.resolution)
        contested = not past.phase.kind.adjusts
        self._fights = fighting.in_order(past.resolution) if contested else ()
        self._judged = fighting.by_space(past.resolution)
        self._decided = fighting.deciding(self._fights, self._judged)
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

    def _read(self, before: Sequence[str], power: str) -> RevealStep:
        """Lay one power's orders beside those read before.

        Lines depend on one another: who comes the other way, who helps, which fleets carry. They
        are drawn as if nobody after had written anything.
        """
        past = self._past
        read = {one: past.orders.get(one, ()) for one in (*before, power)}
        drawn = drawing.drawn_orders(self._board, past.before, read).orders
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
        marks: list[Mark] = []
        for place, power in enumerate(powers):
            mine = [mark for (whose, _, _), mark in self._written.items() if whose == power]
            growing += _drawn_in_turn(mine, place * _POWERS_APART)
            marks += mine
        return RevealStep(
            scene=Scene.LAID,
            cues=(Cue(0, tuple(marks)),),
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
                arrow = arrows.get(mark.move.at)
                if arrow is not None and arrow.to == mark.move.to:
                    mark = replace(mark, move=replace(arrow, glow=False))  # noqa: PLW2901
            if key[1] in lit:
                above.append(_glowing(mark))
            else:
                below.append(mark)
        for fight in self._fights[:place]:
            siege = self._drawn.sieges.get(fight.where)
            above += [one for one in (drawing.stand_off(fight), siege) if one is not None]
        return (*below, *above)

    def _fight(self, place: int, fight: Conflict, before: RevealStep) -> RevealStep:
        sides = [side.unit[2:] for side in fight.sides]
        helpers = [fighting.helpers(side, self._judged) for side in fight.sides]
        near = frozenset({fight.where, *sides, *(one.at for some in helpers for one in some)})
        lit = {at for at in sides if self._decided.get(at) == place}
        now = FLIGHT if near != before.near else 0
        cues = [Cue(0, self._marks(place, {}))] if now else []
        changed: dict[Ordered, Mark] = {}
        cues.append(Cue(now, self._marks(place, changed, lit)))
        now += _BREATH
        for side, some in reversed(list(zip(fight.sides, helpers, strict=True))):
            for helper in some:
                now += SUPPORT
                lit.add(helper.at)
                helped = self._key(side.power, side.unit[2:])
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
            near=near,
            told_at=now,
            length=max((now, *(one.at + one.length for one in motions))),
        )
        self._done += [one for one in motions if one.deed is not Deed.BOUNCE]
        return step

    def _helped(
        self, key: Ordered, helper: Judged, changed: dict[Ordered, Mark]
    ) -> dict[Ordered, Mark]:
        """Return what one support changes: the arrow grows, or the support is seen to be cut."""
        mine = self._key(helper.ruling.power, helper.at)
        if helper.ruling.verdict is not Verdict.GIVEN:
            drawn = self._drawn.orders.get(mine)
            return {mine: drawn} if drawn is not None else {}
        arrow = changed.get(key, self._written.get(key))
        if not isinstance(arrow, MoveMark):
            return {}
        more = arrow.supports + 1
        return {key: replace(arrow, supports=more, strength=more + 1)}

    def _blows(self, fight: Conflict, now: int) -> tuple[Motion, ...]:
        """Return who runs into somebody, who is driven out, and who is lost with a fleet."""
        motions = []
        for side in fight.sides:
            mine = self._judged.get(side.unit[2:])
            if mine is None or side.unit == fight.winner:
                continue
            if isinstance(mine.order, Move) and not side.holds and not mine.turned:
                motions.append(self._motion(mine, Deed.BOUNCE, now, BOUNCE))
            elif side.holds and (mine.ruling.dislodged or mine.ruling.destroyed):
                deed = Deed.VANISH if mine.ruling.destroyed else Deed.PUSH
                motions.append(self._motion(mine, deed, now, PUSH))
                if deed is Deed.VANISH:
                    motions += [
                        self._motion(army, Deed.VANISH, now + PUSH, PUSH)
                        for army in self._lost_with(mine)
                    ]
        return tuple(motions)

    def _lost_with(self, fleet: Judged) -> Iterable[Judged]:
        """Yield the armies that are lost with a fleet, each once."""
        gone = {one.province for one in self._done if one.deed is Deed.VANISH}
        for army in self._judged.values():
            if army.at not in gone and fleet.at in fighting.lost_with(army):
                yield army

    def _key(self, power: str, at: str) -> Ordered:
        """Return under which order a unit acted, if several were written for it."""
        keys = [key for key in self._drawn.orders if key[:2] == (power, at)]
        acted = (key for key in keys if not isinstance(self._drawn.orders[key], VoidMark))
        return next(acted, keys[0] if keys else (power, at, 0))

    def _motion(
        self, mine: Judged, deed: Deed, at: int, length: int, *, beaten: bool = False
    ) -> Motion:
        power, order = mine.ruling.power, mine.order
        mark = self._drawn.orders.get(self._key(power, mine.at))
        via = mark.via if isinstance(mark, MoveMark) else ()
        to = (order.to,) if isinstance(order, Move) and not isinstance(mark, HoldMark) else ()
        return Motion(
            province=mine.at,
            deed=deed,
            way=(mine.at, *via, *to),
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
        after = drawing.marks_for_resolution(
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
        for at, mine in self._judged.items():
            order, ruling = mine.order, mine.ruling
            if at in gone:
                continue
            done = ruling.verdict is Verdict.SUCCEEDS
            if isinstance(order, Build):
                if done:
                    yield self._motion(mine, Deed.APPEAR, now, PUSH)
            elif ruling.destroyed or (isinstance(order, Remove) and done):
                beaten = retreats and not fighting.lost_with(mine)
                yield self._motion(mine, Deed.VANISH, now, PUSH, beaten=beaten)
            elif isinstance(order, Move) and done:
                yield self._motion(mine, Deed.GO, now, MOVE, beaten=retreats)


def _drawn_in_turn(marks: Sequence[Mark], begin: int) -> tuple[Growing, ...]:
    """Draw marks one after another."""
    return tuple(
        Growing(mark, begin + place * STAGGER, GROW if isinstance(mark, MoveMark) else SUPPORT)
        for place, mark in enumerate(marks)
    )


def _end(growing: Iterable[Growing]) -> int:
    return max((one.at + one.length for one in growing), default=0)
