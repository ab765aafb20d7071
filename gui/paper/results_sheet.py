"""Results of a phase on paper: every order with its result, why it failed, what comes of it."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import groupby

from PySide6.QtCore import QCoreApplication

from engine.rules.ruling import Ruling
from engine.table.view import PastPhase
from gui.explain.accounts_table import by_reach, difference
from gui.explain.aftermath_panel import owner_lines, several_accounts
from gui.explain.deal_words import house_words
from gui.explain.why_parts import went_wrong
from gui.games import catalogue
from gui.paper import ink
from gui.paper.blocks import RIGHT, Cell, Heading, Row, Words, badge, piece
from gui.paper.ink import Face
from gui.paper.witness import witness
from gui.printable import Block, Matter, Sheet
from gui.words import labels, names, phases
from gui.words.adjusting import adjusting
from gui.words.counted import counted, counted_words
from gui.words.disorder import disorder

_HEADS, _FIGURES = Face(points=8, weight=600), Face(tabular=True)
_STRONG = Face(weight=600, tabular=True)

_LONG = 60
"""Letters of a written text that stands in the narrow column of notations."""


def results_sheet(matter: Matter) -> list[Sheet]:
    """Return the results of the phase looked at; nothing before the first reveal."""
    past = matter.past
    if past is None:
        return []
    blocks = [*_orders(matter, past), *_aftermath(matter, past)]
    if not past.resolution.rulings:
        nothing = QCoreApplication.translate("Paper", "Nobody had anything to write.")
        blocks.insert(0, Words(nothing))
    blocks += _house_rules(matter)
    blocks += witness(matter, past)
    title = QCoreApplication.translate("Paper", "Results")
    return [Sheet(title, blocks, aside=phases.full_phase_words(past.phase))]


def _house_rules(matter: Matter) -> Iterator[Block]:
    """Say what the table plays otherwise than its rulebook: the footer has room for a name only."""
    house_rules = catalogue.played_on(matter.board).rulebook().house_rules
    own = (*house_rules(matter.rules.options), *house_words(matter.public))
    if own:
        yield Heading(QCoreApplication.translate("Paper", "House rules"))
        yield from (Row((Cell(point, 1, ink.SMALL),), keep=True) for point in own[:-1])
        yield Row((Cell(own[-1], 1, ink.SMALL),))


def _orders(matter: Matter, past: PastPhase) -> Iterator[Block]:
    board = matter.board
    for power, rulings in groupby(past.resolution.rulings, key=lambda ruling: ruling.power):
        player = matter.public.player(power)
        if power in past.disorder:
            silent = str(disorder(board))
            player = f"{player} · {silent}" if player else silent
        yield Heading(
            labels.power_name(matter.board, power), labels.power_letter(board, power), player
        )
        lines = [block for ruling in rulings for block in _ruled(matter, ruling)]
        # A power's orders stay on one page, as long as there is room for them at all.
        yield from (replace(line, keep=True) for line in lines[:-1])
        yield lines[-1]


def _ruled(matter: Matter, ruling: Ruling) -> Iterator[Row]:
    board = matter.board
    wrong = went_wrong(ruling)
    given = ruling.given
    short = labels.notation(given if len(str(given)) <= _LONG else ruling.order, board)
    result = Cell(labels.result_word(ruling, board), 0.2, ink.STRONG, RIGHT, boxed=wrong)
    lead = piece(ruling.unit[:1], labels.power_letter(board, ruling.power)) if ruling.unit else None
    wording = catalogue.played_on(board).reasons()
    cells = (Cell(short, 0.27, ink.STRONG), Cell(wording.order_line(ruling, board), 0.53), result)
    reasons = " ".join(wording.tell(finding, ruling, board) for finding in ruling.findings)
    yield Row(
        cells,
        lead or _nothing,
        44 if wrong and reasons else 56,
        ruled=not (wrong and reasons),
        keep=wrong,
    )
    if wrong and reasons:
        yield Row((Cell(reasons, 1, ink.SMALL, ink=ink.GREY),), _nothing, below=True)


def _nothing(*_: object) -> None:
    """Leave room where others have a sign."""


def _accounts(matter: Matter, past: PastPhase) -> Iterator[Block]:
    """Count all powers up in a table, where more than one thing is counted."""
    board, after = matter.board, past.resolution.after
    if not several_accounts(past, board):
        return
    asked = adjusting(board).accounts(board)
    yield Heading(adjusting(board).title())
    if said := adjusting(board).rule(board):
        yield Words(said, ink.SMALL, ink.GREY, gap=6)
    share = 0.7 / (3 * len(asked))
    heads = [Cell("", 0.3)]
    for account in asked:
        columns = (account.owned_column(), account.pieces_column(), "")
        heads += [Cell(one, share, _HEADS, RIGHT, ink.GREY) for one in columns]
    yield Row(heads, _nothing, keep=True)
    for power in by_reach(board, after):
        cells = [Cell(labels.power_name(board, power), 0.3, ink.STRONG)]
        for account in asked:
            owned = account.owned(board, after, power)
            pieces = account.pieces(board, after, power)
            cells += [Cell(str(count), share, _FIGURES, RIGHT) for count in (owned, pieces)]
            cells.append(Cell(difference(owned - pieces), share, _STRONG, RIGHT))
        yield Row(cells, badge(labels.power_letter(board, power)), 50, keep=True)


def _aftermath(matter: Matter, past: PastPhase) -> Iterator[Block]:
    yield from _accounts(matter, past)
    board, after = matter.board, past.resolution.after
    if after.dislodged:
        yield Heading(QCoreApplication.translate("Paper", "Retreats to come"))
        for one in after.dislodged:
            may = QCoreApplication.translate("Paper", "{unit:the} may go to {spaces:|the}")
            stuck = QCoreApplication.translate("Paper", "{unit:the} has nowhere to go")
            text = names.sentence(
                may if one.retreats else stuck,
                unit=names.spoken(board).unit(one.unit),
                spaces=names.spoken(board).places(one.retreats),
            )
            yield Row((Cell(text, 1),), badge(labels.power_letter(board, one.unit.power)), 56)
    rows: list[Block] = []
    for power, text in owner_lines(past, board, due=not several_accounts(past, board)):
        cells = (
            Cell(labels.power_name(matter.board, power), 0.25, ink.STRONG),
            Cell(text, 0.58),
            Cell(counted_words(after.counted(power, board), board), 0.17, align=RIGHT),
        )
        rows.append(Row(cells, badge(labels.power_letter(board, power)), 56))
    if rows:
        yield Heading(counted(board).afterwards(board))
        yield from rows
