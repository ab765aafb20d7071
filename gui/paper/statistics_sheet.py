"""A game's statistics on paper: orders by kind, and supports and stabs. All was revealed."""

from collections.abc import Iterator
from dataclasses import replace

from PySide6.QtCore import QCoreApplication

from engine.catalogue import GAMES
from engine.chronicle.figures import Against, Figures, Stab
from gui.games import catalogue
from gui.paper import ink
from gui.paper.blocks import MIDDLE, RIGHT, Cell, Heading, Row, Words, badge
from gui.paper.ink import Face
from gui.printable import Block, Matter, Sheet
from gui.words import labels, names, phases

_FIGURES = Face(tabular=True)
_NAMED, _REST = 0.26, 0.74


def statistics_sheet(matter: Matter) -> list[Sheet]:
    """Return the figures of the game up to the phase looked at."""
    past = matter.public.past[: matter.at + 1]
    if not past:
        return []
    game = GAMES[matter.public.game]
    numbers = game.statistics(past, matter.board, matter.public.sides)
    blocks = [*_orders(matter, numbers)]
    if game.supports:
        blocks = [*_supports(matter, numbers), *blocks, *_stabs(matter, numbers)]
    span = phases.full_phase_words(past[-1].phase)
    return [Sheet(QCoreApplication.translate("Paper", "Statistics"), blocks, aside=span)]


def _supports(matter: Matter, figures: Figures) -> Iterator[Block]:
    given, counted = figures.helped(), figures.helped(counted=True)
    powers = matter.board.powers
    share = _REST / len(powers)
    yield Heading(QCoreApplication.translate("Paper", "Supports given to others"))
    lead = QCoreApplication.translate(
        "Paper", "The line’s power supported the column’s. In brackets: cut."
    )
    yield Words(lead, ink.SMALL, ink.GREY, keep=True, gap=0)
    heads = (Cell(power.initial, share, ink.STRONG, MIDDLE) for power in powers)
    yield Row((Cell("", _NAMED), *heads), _nothing, keep=True)
    for giver in powers:
        cells = [Cell(labels.power_name(matter.board, giver.id), _NAMED, ink.STRONG)]
        for receiver in powers:
            whole = given.get((giver.id, receiver.id), 0)
            cut = whole - counted.get((giver.id, receiver.id), 0)
            text = "–" if giver is receiver else str(whole) if whole else "·"
            cells.append(Cell(f"{text} ({cut})" if cut else text, share, _FIGURES, MIDDLE))
        yield Row(cells, badge(giver.letter), 50, keep=giver is not powers[-1])


def _orders(matter: Matter, figures: Figures) -> Iterator[Block]:
    yield Heading(QCoreApplication.translate("Paper", "Orders"))
    lead = QCoreApplication.translate(
        "Paper", "How many did what they were meant to do, of how many."
    )
    yield Words(lead, ink.SMALL, ink.GREY, keep=True, gap=0)
    kinds = catalogue.GAMES[matter.public.game].words().kinds()
    share = _REST / len(kinds)
    named = (Cell(head, share, ink.STRONG, RIGHT) for head in kinds.values())
    yield Row((Cell("", _NAMED), *named), _nothing, keep=True)
    powers = matter.board.powers
    for power in powers:
        good, whole = figures.by_kind(power.id)
        cells = [Cell(labels.power_name(matter.board, power.id), _NAMED, ink.STRONG)]
        for kind in kinds:
            text = f"{good[kind]} / {whole[kind]}" if whole[kind] else "·"
            cells.append(Cell(text, share, _FIGURES, RIGHT))
        yield Row(cells, badge(power.letter), 50, keep=power is not powers[-1])


def _stabs(matter: Matter, figures: Figures) -> Iterator[Block]:
    yield Heading(QCoreApplication.translate("Paper", "Stabs"))
    lead = QCoreApplication.translate(
        "Paper",
        "Moves into a space or onto a centre of a power that supported the mover in the same turn "
        "or in the one before.",
    )
    first = Words(lead, ink.SMALL, ink.GREY, gap=0)
    if not figures.stabs:
        yield first
        yield Words(QCoreApplication.translate("Paper", "There was none."))
        return
    yield replace(first, keep=True)
    for stab in figures.stabs:
        board = matter.board
        head = QCoreApplication.translate("Paper", "{mover:the} against {victim:the}").format(
            mover=names.spoken(board).power(stab.mover),
            victim=names.spoken(board).power(stab.victim),
        )
        cells = (
            Cell(phases.phase_words(stab.phase), 0.2, ink=ink.GREY),
            Cell(head, 0.45, ink.STRONG),
            Cell(labels.notation(stab.order, board), 0.35, ink.STRONG, RIGHT),
        )
        yield Row(cells, badge(labels.power_letter(board, stab.mover)), 50, ruled=False, keep=True)
        yield Row((Cell(_told(matter, stab), 1, ink.SMALL, ink=ink.GREY),), _nothing, below=True)


def _told(matter: Matter, stab: Stab) -> str:
    thanks = QCoreApplication.translate(
        "Paper", "{phase}: {victim:the} had helped with {support}"
    ).format(
        phase=phases.phase_words(stab.thanks_for.phase),
        victim=names.spoken(matter.board).power(stab.victim),
        support=labels.notation(stab.thanks_for.order, matter.board),
    )
    against = {
        Against.UNIT: QCoreApplication.translate("Paper", "against a unit"),
        Against.COUNTED: QCoreApplication.translate("Paper", "onto a centre"),
        Against.LAND: QCoreApplication.translate("Paper", "into its land"),
    }[stab.against]
    ended = (
        QCoreApplication.translate("Paper", "succeeded")
        if stab.succeeded
        else QCoreApplication.translate("Paper", "failed")
    )
    invited = QCoreApplication.translate("Paper", "with the victim’s own support")
    parts = (against, thanks, ended, invited if stab.invited else "")
    return " · ".join(part for part in parts if part)


def _nothing(*_: object) -> None:
    """Leave room where others have a sign."""
