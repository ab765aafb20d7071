"""The course of a reveal: guild after guild, then each quarter that several wanted, then all go."""

from collections.abc import Iterator, Sequence

from engine.board.board import Board
from engine.games.diplomatia.orders import KIND, Go, Swap
from engine.rules.ruling import Conflict, Verdict
from engine.table.view import PastPhase
from gui.games.diplomatia import marks as drawing
from gui.map.arrows.marks import Mark, MoveMark
from gui.reveal.step import (
    BOUNCE,
    CONFLICT,
    FLIGHT,
    GROW,
    MOVE,
    STAGGER,
    Cue,
    Deed,
    Growing,
    Mode,
    Motion,
    RevealStep,
    Scene,
)


def script(past: PastPhase, board: Board, mode: Mode = Mode.BY_POWER) -> tuple[RevealStep, ...]:
    """Return all steps of one phase's reveal."""
    powers = read_out(past, board)
    scenes = [RevealStep(scene=Scene.OPENED)]
    if mode is Mode.BY_POWER:
        scenes += [_read(past, board, powers[: place + 1]) for place in range(len(powers))]
    elif powers:
        scenes.append(_laid(past, board))
    for conflict in past.resolution.conflicts:
        scenes.append(_conflict(past, board, conflict, scenes[-1]))
    return (*scenes, _carried_out(past, board, scenes[-1]))


def everything(past: PastPhase, board: Board) -> tuple[Mark, ...]:
    """Draw all orders at once, as they were written."""
    return drawing.marks_for_orders(board, past.before, past.orders)


def read_out(past: PastPhase, board: Board) -> tuple[str, ...]:
    """Return the guilds that are read out, the silent ones among them."""
    return tuple(power for power in board.powers_by_id if power in {*past.orders, *past.disorder})


def _growing(marks: Sequence[Mark]) -> tuple[Growing, ...]:
    return tuple(Growing(mark, place * STAGGER, GROW) for place, mark in enumerate(marks))


def _read(past: PastPhase, board: Board, powers: Sequence[str]) -> RevealStep:
    """Lay the orders of the last of some guilds beside those read before."""
    read = {power: past.orders.get(power, ()) for power in powers}
    marks = [*drawing.marks_by_power(board, read)]
    growing = _growing([mark for whose, mark in marks if whose == powers[-1]])
    return RevealStep(
        scene=Scene.POWER,
        power=powers[-1],
        cues=(Cue(0, tuple(mark for _, mark in marks)),),
        growing=growing,
        chosen=frozenset(order.at for order in read[powers[-1]] if order.at),
        length=max((one.at + one.length for one in growing), default=0),
    )


def _laid(past: PastPhase, board: Board) -> RevealStep:
    marks = everything(past, board)
    growing = _growing(marks)
    length = max((one.at + one.length for one in growing), default=0)
    return RevealStep(scene=Scene.LAID, cues=(Cue(0, marks),), growing=growing, length=length)


def _conflict(past: PastPhase, board: Board, conflict: Conflict, before: RevealStep) -> RevealStep:
    """Look at a quarter that several wanted: who runs into somebody comes back."""
    near = frozenset({conflict.where, *(side.unit[2:] for side in conflict.sides)})
    now = (FLIGHT if near != before.near else 0) + CONFLICT
    judged = drawing.marks_for_resolution(board, past.before, past.orders, past.resolution)
    shown = tuple(
        mark for mark in judged if isinstance(mark, MoveMark) and mark.to == conflict.where
    )
    motions = tuple(
        _motion(board, side.power, (side.unit[2:], conflict.where), Deed.BOUNCE, now)
        for side in conflict.sides
        if not side.holds
    )
    return RevealStep(
        scene=Scene.CONFLICT,
        conflict=conflict,
        cues=(Cue(0, everything(past, board)), Cue(now, shown)),
        motions=motions,
        near=near,
        told_at=now,
        length=now + BOUNCE,
    )


def _motion(board: Board, power: str, way: tuple[str, ...], deed: Deed, at: int) -> Motion:
    return Motion(
        province=way[0],
        deed=deed,
        way=way,
        kind=KIND,
        letter=board.powers_by_id[power].letter,
        at=at,
        length=BOUNCE if deed is Deed.BOUNCE else MOVE,
    )


def _carried_out(past: PastPhase, board: Board, before: RevealStep) -> RevealStep:
    now = FLIGHT if before.near else 0
    motions = tuple(_walks(past, board, now))
    judged = drawing.marks_for_resolution(board, past.before, past.orders, past.resolution)
    after = drawing.marks_for_resolution(
        board, past.before, past.orders, past.resolution, after=True
    )
    length = max((now, *(one.at + one.length for one in motions)))
    return RevealStep(
        scene=Scene.CARRIED_OUT,
        cues=(Cue(0, judged),),
        motions=motions,
        length=length,
        after=after,
    )


def _walks(past: PastPhase, board: Board, now: int) -> Iterator[Motion]:
    for ruling in past.resolution.rulings:
        order = ruling.order
        if isinstance(order, Go | Swap) and ruling.verdict is Verdict.SUCCEEDS:
            yield _motion(board, ruling.power, (order.at, order.to), Deed.GO, now)
