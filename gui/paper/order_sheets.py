"""Order sheets: a year of a power on a page, or slips for the phase that is due.

They are blank. What somebody has written is never on them, sealed or not.
"""

from enum import StrEnum

from PySide6.QtCore import QCoreApplication, QRectF

from engine.board.board import Board
from engine.rules.position import Position
from gui.games import catalogue
from gui.paper import slip_sheet, to_write, writing, year_sheet
from gui.paper.flow import Form
from gui.paper.part import Part, neighbourhood
from gui.paper.profile_words import profile_words
from gui.paper.slip_sheet import Slip
from gui.paper.year_sheet import YearPage
from gui.printable import Matter, Sheet
from gui.words import labels, names, phases, powers
from gui.words.piece_kinds import kinds_on

ASPECT = 1.32
"""Width by height of a power's part of the board."""

POINTS = 8.0
"""How large abbreviations are where there is room."""


class OrderPaper(StrEnum):
    """What orders are written on."""

    YEAR = "year"
    """One page for a power's whole year."""

    SLIPS = "slips"
    """Slips for one phase, cut apart."""


def order_paper_words(paper: OrderPaper, board: Board) -> str:
    """Say what orders are written on: a game's turn may be a year, or a day."""
    if paper is OrderPaper.YEAR:
        turn = catalogue.played_on(board).phases().turn_name()
        text = QCoreApplication.translate("Paper", "{turn} of a {power_word} on a page")
        return powers.sentence(text, board, turn=turn)
    return QCoreApplication.translate("Paper", "Slips for one phase")


def writers(matter: Matter, paper: OrderPaper) -> tuple[str, ...]:
    """Return the powers that get a sheet: whoever may have to write, in no civil disorder."""
    position = matter.written
    if position is None:
        return ()
    asked = matter.rules.asked(position)
    if paper is OrderPaper.YEAR and not position.phase.kind.adjusts:
        driven_out = {one.unit.power for one in position.dislodged}
        asked = tuple(
            power
            for power in matter.board.powers_by_id
            if position.of(power) or position.counted(power, matter.board) or power in driven_out
        )
    return tuple(power for power in asked if to_write.in_order(matter, power))


def order_sheets(matter: Matter, form: Form, paper: OrderPaper = OrderPaper.YEAR) -> list[Sheet]:
    """Return sheets for every power that has something to write."""
    position = matter.written
    powers = writers(matter, paper)
    if position is None or not powers:
        return []
    if paper is OrderPaper.SLIPS:
        return _slips(matter, position, powers, form)
    return [
        sheet
        for number, power in enumerate(powers, 1)
        for sheet in _year(matter, position, power, form, (number, len(powers)))
    ]


def _year(
    matter: Matter, position: Position, power: str, form: Form, place: tuple[int, int]
) -> list[Sheet]:
    board = matter.board
    year = phases.turn_words(position.phase)
    head = _said(matter.public.player(power), matter.public.title, year, profile_words(matter))
    part = Part(
        matter.loaded, position, neighbourhood(matter.loaded, position, power, ASPECT), POINTS
    )
    foot = QCoreApplication.translate("Paper", "Velmoc · sheet {number} of {count}")
    size, zoom = year_form(form)
    page = YearPage(
        labels.power_letter(board, power),
        labels.power_name(matter.board, power),
        head,
        to_write.this_year(matter, position, power),
        part,
        foot.format(number=place[0], count=names.number(place[1])),
        _signs(matter, position),
        writing.MIDDLE if form.name == "a5" else writing.LARGE,
    )
    sides = [page]
    if not year_sheet.fits(page, size):
        sides = [page.without_board(), page.without_phases()]
    title = QCoreApplication.translate("Paper", "Order sheet")
    aside = f"{labels.power_name(matter.board, power)}  ·  {position.phase.turn}"
    return [Sheet(title, [side], aside=aside, plain=True, zoom=zoom) for side in sides]


def _signs(matter: Matter, position: Position) -> tuple[str, str]:
    """Say how what is due first is written; that is all of the turn, or all that is left of it."""
    several = len(kinds_on(matter.board)) > 1
    pieces = catalogue.played_on(matter.board).phases().pieces() if several else ""
    return phases.legend(position.phase.kind, matter.board), pieces


def year_form(form: Form) -> tuple[QRectF, float]:
    """Return how large a year's page is laid out on a paper, and how much larger it comes out."""
    zoom = form.zoom if form.zoom > 1 else 1.0
    return QRectF(0, 0, form.width / zoom, form.height / zoom), zoom


def _slips(matter: Matter, position: Position, powers: tuple[str, ...], form: Form) -> list[Sheet]:
    board = matter.board
    phase = phases.full_phase_words(position.phase)
    foot = QCoreApplication.translate("Paper", "{game} · fold it and hand it in")
    slips = []
    for power in powers:
        section = to_write.with_spare(to_write.due_now(matter, position, power))
        head = _said(matter.public.player(power), section.what)
        region = neighbourhood(matter.loaded, position, power, ASPECT)
        slips.append(
            Slip(
                labels.power_letter(board, power),
                labels.power_name(matter.board, power),
                phases.phase_words(position.phase),
                head,
                section,
                Part(matter.loaded, position, region, POINTS),
                phases.legend(position.phase.kind, board),
                foot.format(game=matter.public.title),
            )
        )
    across = form.name in slip_sheet.ACROSS
    return [
        Sheet(slip_sheet.title(), [page], across, aside=phase, plain=True, zoom=1.0)
        for page in slip_sheet.on_pages(slips, form)
    ]


def _said(*parts: str) -> str:
    return "  ·  ".join(part for part in parts if part)
