"""What a master should know before a phase counts, power by power: what is missing or left."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from engine.rules.game import Rules
from engine.table.master_event import How
from engine.table.slips import GmView, ReadLine
from gui.games import catalogue
from gui.orders.slip_line import Look, written_for
from gui.words.adjusting import adjusting, due_in

_LETTERS = 60
"""Letters of a line that are repeated."""

UNDECIDED = (How.ASKED, How.REFUSED, How.UNREADABLE)
"""Lines that nobody has said the meaning of."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Left:
    """What is to be said of one power's slip."""

    power: str
    lines: tuple[str, ...]
    """Lines that nobody has ruled on, as they stand on the slip: for the master alone."""

    others: tuple[str, ...]


def left_over(
    view: GmView, rules: Rules, read: Callable[[str], Sequence[ReadLine]]
) -> tuple[Left, ...]:
    """Return what is left, in the board's order; powers of which nothing is to be said are not."""
    leftovers = []
    for seal in view.public.seals:
        power, desk = seal.power, view.desk
        if not seal.asked or power in desk.disorder or desk.refuses(power):
            continue
        lines = read(power)
        left = Left(
            power=power,
            lines=tuple(_short(line.written) for line in lines if line.judged.how in UNDECIDED),
            others=tuple(_others(view, rules, power, lines)),
        )
        if left.lines or left.others:
            leftovers.append(left)
    return tuple(leftovers)


def _short(text: str) -> str:
    return text if len(text) <= _LETTERS else f"{text[:_LETTERS]}…"


def _others(view: GmView, rules: Rules, power: str, lines: Sequence[ReadLine]) -> Iterator[str]:
    position = view.public.position
    if power in view.desk.aged:
        yield QCoreApplication.translate(
            "Preview", "the slip was written for another board: nothing of it is judged"
        )
        return
    if not lines:
        yield no_slip_words()
        return
    readings = catalogue.played_on(rules.board).slips().said_lines(lines, rules, position, power)
    yield from (one.text for one in readings if one.look is Look.WARN)
    if position.phase.kind.adjusts:
        accounts = adjusting(rules.board).accounts(rules.board)
        for account, due in zip(accounts, due_of(view, rules, power), strict=True):
            good = written_for(account, due, readings, rules.board)
            if good < abs(due):
                yield account.written(due, good)


def due_of(view: GmView, rules: Rules, power: str) -> tuple[int, ...]:
    """Return how many pieces come, or go when below nought, account by account.

    Nothing where the phase adjusts none.
    """
    position = view.public.position
    if not position.phase.kind.adjusts:
        return ()
    places, board = rules.orderable(position, power), rules.board
    return tuple(
        min(
            due_in(account, board, position, power),
            sum(account.covers(board, place) for place in places),
        )
        for account in adjusting(board).accounts(board)
    )


def no_slip_words() -> str:
    """Say that nothing was handed in."""
    return QCoreApplication.translate("Preview", "no slip")
