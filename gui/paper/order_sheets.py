"""Order sheets: one for each power that has to write, with its units and room for a hand.

They are blank. What somebody has written is never on them, sealed or not.
"""

from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication

from engine.rules.phase import Step
from engine.rules.position import Position, Unit
from gui import words
from gui.explain.aftermath_panel import adjustment_words, due
from gui.explain.phrases import listed
from gui.paper import ink
from gui.paper.blocks import Cell, Fold, Heading, Lines, Row, Space, Words, piece
from gui.paper.flow import BOTTOM, TOP, Block, Form, Sheet
from gui.paper.ink import Face
from gui.paper.matter import Matter

NAME = Face("h1", 30)
LEAST, MOST = 60.0, 120.0
"""How high a line to write on is."""


def order_sheets(matter: Matter, form: Form) -> list[Sheet]:
    """Return a sheet for every power that has something to write."""
    position = matter.written
    if position is None:
        return []
    asked = [power for power in matter.rules.asked(position) if matter.public.played(power)]
    return [_sheet(matter, position, power, form) for power in asked]


def _sheet(matter: Matter, position: Position, power: str, form: Form) -> Sheet:
    lines = list(_lines(matter, position, power))
    fold = Fold(QCoreApplication.translate("Paper", "fold here"))
    upper = list(_upper(matter, position, power))
    room = form.height - TOP - BOTTOM
    wide = form.width - 300
    used = sum(block.height(wide, room) + block.gap for block in upper)
    middle = form.height / 2 - TOP - fold.height(wide, room) / 2
    upper.append(Space(max(0.0, middle - used)))
    below = room - middle - fold.height(wide, room) - fold.gap
    high = max(LEAST, min(MOST, below / max(1, len(lines) + 0.6)))
    lower = [_high(line, high) for line in lines]
    title = QCoreApplication.translate("Paper", "Order sheet")
    # A second page must say whose it is, too.
    aside = f"{matter.named(power)}  ·  {words.full_phase_words(position.phase)}"
    return Sheet(title, [*upper, fold, *lower], aside=aside)


def _high(line: Lines, high: float) -> Lines:
    return Lines(line.words, line.note, line.lead, high)


def _upper(matter: Matter, position: Position, power: str) -> Iterator[Block]:
    board = matter.board
    yield Heading(matter.named(power), words.power_letter(board, power), face=NAME, gap=24)
    player = matter.public.player(power)
    if player:
        yield Words(player, ink.HEAD, gap=18)
    facts = [
        (QCoreApplication.translate("Paper", "Phase"), words.full_phase_words(position.phase)),
        (QCoreApplication.translate("Paper", "Centres"), _centres(matter, position, power)),
    ]
    if position.phase.step is Step.ADJUSTMENTS:
        count = due(position, power)
        facts.append((QCoreApplication.translate("Paper", "To do"), adjustment_words(count)))
    for what, said in facts:
        yield Row((Cell(what, 0.2, ink.STRONG), Cell(said, 0.8)))
    yield Space(16)
    yield Words(_advice(position), ink.SMALL, ink.GREY)


def _centres(matter: Matter, position: Position, power: str) -> str:
    owned = sorted(centre for centre, owner in position.owners.items() if owner == power)
    names = ", ".join(words.province_name(matter.board, centre) for centre in owned)
    return f"{len(owned)}: {names}" if owned else "0"


def _advice(position: Position) -> str:
    match position.phase.step:
        case Step.MOVES:
            return QCoreApplication.translate(
                "Paper",
                "One order for each unit, in words or in the rulebook’s notation: "
                "A Par-Bur moves, A Par H holds, A Mar S A Par-Bur supports, "
                "F Eng C A Lon-Bre convoys. A unit without an order holds.",
            )
        case Step.RETREATS:
            return QCoreApplication.translate(
                "Paper",
                "One order for each unit that was driven out: a space that is open to it, or D "
                "to disband. A unit without an order is disbanded.",
            )
    return QCoreApplication.translate(
        "Paper",
        "A build names a free home centre and the unit: A Par, F Bre. A removal names the unit.",
    )


def _lines(matter: Matter, position: Position, power: str) -> Iterator[Lines]:
    board = matter.board
    letter = words.power_letter(board, power)
    match position.phase.step:
        case Step.MOVES:
            for unit in position.of(power):
                yield _unit_line(matter, unit, letter)
        case Step.RETREATS:
            for beaten in position.dislodged:
                if beaten.unit.power == power:
                    yield _unit_line(matter, beaten.unit, letter, listed(board, beaten.retreats))
        case Step.ADJUSTMENTS:
            count = due(position, power)
            free = matter.rules.orderable(position, power)
            for number in range(1, min(abs(count), len(free)) + 1):
                said = (
                    QCoreApplication.translate("Paper", "Build {number}")
                    if count > 0
                    else QCoreApplication.translate("Paper", "Removal {number}")
                )
                note = ", ".join(words.abbreviation(board, place) for place in free)
                yield Lines(said.format(number=number), note if count > 0 else "")


def _unit_line(matter: Matter, unit: Unit, letter: str, note: str = "") -> Lines:
    board = matter.board
    short = f"{unit.kind} {words.abbreviation(board, unit.at)}"
    said = f"{short}   {words.province_name(board, unit.at)}"
    return Lines(said, note, piece(str(unit.kind), letter))
