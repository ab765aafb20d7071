"""Seven large seals with the fingerprints of those that are closed."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QRectF

from engine.board.board import Board
from engine.table.view import PublicView, SealView, Stage
from gui.public.blocks import LEADING, Block, Pen
from gui.public.look import Plan
from gui.public.things import Side, Sign, Thing, Words, width_of
from gui.words import labels, names

_SIGN = 0.083
_PITCH = 0.0385
"""Between two lines of fingerprints below the board."""

_ROWS = 4
"""Seals in the first of two rows."""


def seal_state(seal: SealView) -> str:
    """Return how a seal looks: wax, dashed, or grey for a power that has nothing to write."""
    if not seal.asked:
        return "idle"
    return "sealed" if seal.sealed else "open"


def seal_lines(view: PublicView, seal: SealView) -> tuple[str, ...]:
    """Say below a seal what everybody may know of it: its fingerprint, or that it was opened."""
    if not view.played(seal.power):
        return tuple(QCoreApplication.translate("Public", "nobody\nplays").split("\n"))
    if seal.sealed:
        return tuple(seal.signs.split(" "))
    if seal.voided:
        text = QCoreApplication.translate("Public", "void,\nseals\nagain")
        return tuple(text.split("\n"))
    if seal.reopened:
        text = QCoreApplication.translate("Public", "opened\nagain\n{count}×")
        return tuple(text.format(count=seal.reopened).split("\n"))
    return ()


def seals(pen: Pen, view: PublicView, board: Board) -> Block:
    """Make two rows of seals in the order of their letters."""
    by_letter = sorted(view.seals, key=lambda seal: labels.power_letter(board, seal.power))
    rows = (by_letter[:_ROWS], by_letter[_ROWS:])
    things: list[Thing] = []
    top = 0.0
    for row in rows:
        things += _row(pen, view, board, row, top)
        top += _row_height(pen)
    return Block(tuple(things), top - pen.unit * 0.01)


def seal_row(pen: Pen, view: PublicView, board: Board) -> Block:
    """Make all seals a single row, where their fingerprints are written elsewhere."""
    by_letter = sorted(view.seals, key=lambda seal: labels.power_letter(board, seal.power))
    step = pen.width / len(by_letter)
    size = min(pen.unit * _SIGN, step * 0.86)
    return Block(
        tuple(
            Sign(
                box=QRectF(number * step + (step - size) / 2, 0, size, size),
                letter=labels.power_letter(board, seal.power),
                state=seal_state(seal),
            )
            for number, seal in enumerate(by_letter)
        ),
        size,
    )


def _row_height(pen: Pen) -> float:
    return pen.unit * (_SIGN + 0.016) + 3 * pen.plan.px("least") * 1.14


def _row(
    pen: Pen, view: PublicView, board: Board, row: Sequence[SealView], top: float
) -> list[Thing]:
    step, size, least = pen.width / _ROWS, pen.unit * _SIGN, pen.plan.px("least")
    left = (pen.width - step * len(row)) / 2
    things: list[Thing] = []
    for place, seal in enumerate(row):
        begin = left + place * step
        letter = labels.power_letter(board, seal.power)
        box = QRectF(begin + (step - size) / 2, top, size, size)
        things.append(Sign(box=box, letter=letter, state=seal_state(seal)))
        for number, line in enumerate(seal_lines(view, seal)):
            y = top + size + pen.unit * 0.004 + number * least * 1.14
            things.append(
                Words(
                    box=QRectF(begin, y, step, least * 1.14),
                    text=line,
                    px=least,
                    weight=600 if seal.sealed else 400,
                    ink="on_chrome" if seal.sealed else "brass",
                    side=Side.MIDDLE,
                )
            )
    return things


def sealed_words(view: PublicView) -> str:
    """Say how many have sealed; where a game master leads, that he collects the orders."""
    if view.led:
        return QCoreApplication.translate("Public", "The game master collects the orders")
    asked = [seal for seal in view.seals if seal.asked]
    done = sum(seal.sealed for seal in asked)
    if asked and done == len(asked):
        return QCoreApplication.translate("Public", "All orders are sealed")
    sentence = QCoreApplication.translate("Public", "{done} of {all} have sealed")
    return sentence.format(done=done, all=names.number(len(asked)))


def strip(plan: Plan, view: PublicView, board: Board) -> tuple[Thing, ...]:
    """Make the fingerprints known so far into a strip below the board; empty if there are none."""
    closed = [seal for seal in view.seals if seal.sealed]
    if view.stage is not Stage.WRITING or not closed:
        return ()
    closed.sort(key=lambda seal: labels.power_letter(board, seal.power))
    texts = [seal.signs for seal in closed]
    px, sign, gap = plan.px("least"), plan.unit * 0.031, plan.unit * 0.007
    widest = max(width_of(text, px, weight=500) for text in texts)
    step = sign + gap + widest + gap * 2
    columns = min(_ROWS, max(1, int((plan.board.width() - 2 * gap) / step)))
    left = (plan.board.width() - columns * step + gap * 2) / 2
    things: list[Thing] = []
    for number, (seal, text) in enumerate(zip(closed, texts, strict=True)):
        x, y = left + number % columns * step, number // columns * plan.unit * _PITCH
        letter = labels.power_letter(board, seal.power)
        things += (
            Sign(box=QRectF(x, y, sign, sign), letter=letter, state="sealed"),
            Words(
                box=QRectF(x + sign + gap, y + (sign - px * LEADING) / 2, widest, px * LEADING),
                text=text,
                px=px,
                weight=500,
            ),
        )
    return tuple(things)
