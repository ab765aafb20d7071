"""Large seals, one for each power, with the fingerprints of those that are closed."""

from collections.abc import Iterator

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
"""Seals in a row, and columns of fingerprints below the board."""

_MOST = 12
"""So many seals have room for what is said below them: two rows of six."""

_SHRINKS = 0.8
"""A fingerprint of wide letters is written so much smaller at most; nothing else is."""

_BARE = 9
"""Seals in a row where there are more: their fingerprints are below the board."""


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


def have_room(view: PublicView) -> bool:
    """Tell whether the seals of a page have their fingerprints below them: not those of many."""
    return len(view.seals) <= _MOST


def seals(pen: Pen, view: PublicView, board: Board) -> Block:
    """Make two rows of seals in the order of their letters; of many as many as they need."""
    if not have_room(view):
        return seal_row(pen, view, board)
    count = len(view.seals)
    across = _ROWS if count <= 2 * _ROWS else (count + 1) // 2
    below = pen.unit * 0.016 + 3 * pen.plan.px("least") * 1.14
    rows = _Rows(pen, view, board, across, below)
    return Block((*rows.signs(), *rows.words()), rows.pitch * 2 - pen.unit * 0.01)


def seal_row(pen: Pen, view: PublicView, board: Board) -> Block:
    """Make all seals a single row, where their fingerprints are written elsewhere; many several."""
    count = len(view.seals)
    many = 1 if have_room(view) else -(-count // _BARE)
    between = pen.unit * 0.012
    rows = _Rows(pen, view, board, -(-count // many), between)
    return Block(tuple(rows.signs()), rows.pitch * many - between)


class _Rows:
    """Seals side by side, each row in the middle of the column."""

    def __init__(self, pen: Pen, view: PublicView, board: Board, across: int, below: float) -> None:
        """Put so many across, with so much room below each row."""
        self._pen, self._view, self._across = pen, view, across
        self._letter_of = {
            seal.power: labels.power_letter(board, seal.power) for seal in view.seals
        }
        self._seals = sorted(view.seals, key=lambda seal: self._letter_of[seal.power])
        self._step = pen.width / across
        self._size = min(pen.unit * _SIGN, self._step * 0.86)
        self.pitch = self._size + below

    def signs(self) -> Iterator[Thing]:
        """Yield the seals."""
        for number, seal in enumerate(self._seals):
            left, top = self._place(number)
            box = QRectF(left + (self._step - self._size) / 2, top, self._size, self._size)
            yield Sign(box=box, letter=self._letter_of[seal.power], state=seal_state(seal))

    def words(self) -> Iterator[Thing]:
        """Yield what is said below them, as far as there is room for it."""
        pen, least = self._pen, self._pen.plan.px("least")
        for number, seal in enumerate(self._seals):
            left, top = self._place(number)
            weight = 600 if seal.sealed else 400
            lines = seal_lines(self._view, seal)
            widest = max((width_of(line, least, weight=weight) for line in lines), default=0)
            fits = min(1.0, self._step * 0.97 / widest) if self._across > _ROWS and lines else 1.0
            if fits < _SHRINKS:
                continue  # what happened to a seal is told at the foot, too
            for place, line in enumerate(lines):
                y = top + self._size + pen.unit * 0.004 + place * least * 1.14
                yield Words(
                    box=QRectF(left, y, self._step, least * 1.14),
                    text=line,
                    px=least * fits,
                    weight=weight,
                    ink="on_chrome" if seal.sealed else "brass",
                    side=Side.MIDDLE,
                )

    def _place(self, number: int) -> tuple[float, float]:
        row, place = divmod(number, self._across)
        beside = min(self._across, len(self._seals) - row * self._across)
        left = (self._pen.width - self._step * beside) / 2
        return left + place * self._step, row * self.pitch


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
