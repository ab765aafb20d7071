"""What can be printed of a game, kind by kind."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import StrEnum

from PySide6.QtCore import QCoreApplication, QLocale

from engine.scoring.table import standing_at
from gui import settings
from gui.games import catalogue
from gui.paper.counted_sheet import counted_sheet
from gui.paper.flow import A4, FORMS, LETTER, Form, Page, paginate
from gui.paper.line_sheet import line_of, line_sheet
from gui.paper.log_sheet import log_sheet
from gui.paper.map_sheet import MapView, map_sheet
from gui.paper.order_sheets import OrderPaper, order_sheets, writers
from gui.paper.press import Running
from gui.paper.profile_words import profile_words
from gui.paper.results_sheet import results_sheet
from gui.paper.standing_sheet import standing_sheet
from gui.paper.statistics_sheet import statistics_sheet
from gui.printable import Matter, Sheet


class Kind(StrEnum):
    """One of the things that a table wants on paper."""

    ORDERS = "orders"
    MAP = "map"
    RESULTS = "results"
    STANDING = "standing"
    COUNTED = "centres"
    STATISTICS = "statistics"
    LOG = "log"
    RULES = "rules"
    LINE = "line"
    """The board as a position line, with its QR code."""

    TABLE = "table"
    """What a page of the club shows; of no game."""


@dataclass(frozen=True, slots=True)
class Wish:
    """What somebody wants printed, and on what."""

    kinds: Sequence[Kind]
    form: Form = A4
    black: bool = False
    view: MapView = MapView.RULED
    orders: OrderPaper = OrderPaper.YEAR


_MAKERS: dict[Kind, Callable[[Matter, Wish], list[Sheet]]] = {
    Kind.ORDERS: lambda matter, wish: order_sheets(matter, wish.form, wish.orders),
    Kind.MAP: lambda matter, wish: map_sheet(matter, wish.view, wish.form, black=wish.black),
    Kind.RESULTS: lambda matter, _: results_sheet(matter),
    Kind.STANDING: lambda matter, _: standing_sheet(matter),
    Kind.COUNTED: lambda matter, _: counted_sheet(matter),
    Kind.STATISTICS: lambda matter, _: statistics_sheet(matter),
    Kind.LOG: lambda matter, _: log_sheet(matter),
    Kind.RULES: lambda matter, _: catalogue.played_on(matter.board).rules_sheet(matter),
    Kind.LINE: lambda matter, wish: line_sheet(matter, black=wish.black),
    Kind.TABLE: lambda matter, _: [*matter.tables],
}


def there_is(kind: Kind, matter: Matter) -> bool:
    """Tell whether a game has anything of a kind to print."""
    if matter.tables or kind is Kind.TABLE:
        return bool(matter.tables) and kind is Kind.TABLE
    if kind is Kind.ORDERS:
        return any(writers(matter, paper) for paper in OrderPaper)
    if kind in (Kind.RESULTS, Kind.STATISTICS):
        return matter.past is not None
    if kind is Kind.LINE:
        return bool(line_of(matter))
    if kind is Kind.STANDING:
        return standing_at(matter.public, matter.at) is not None
    return True


def pages(matter: Matter, wish: Wish) -> tuple[Page, ...]:
    """Lay out what is wanted."""
    sheets = [sheet for kind in wish.kinds for sheet in _MAKERS[kind](matter, wish)]
    return paginate(sheets, wish.form)


def running(matter: Matter, wish: Wish) -> Running:
    """Return what stands on every page."""
    rules = "" if matter.tables else profile_words(matter)
    return Running(matter.public.title, rules, wish.black)


def usual_form() -> Form:
    """Return the paper that was chosen last, or what the country uses."""
    chosen = settings.current().paper
    if chosen:
        return FORMS[chosen]
    american = QLocale.MeasurementSystem.ImperialUSSystem
    return LETTER if QLocale.system().measurementSystem() == american else A4


def plain_text(matter: Matter, wish: Wish) -> str:
    """Return what is wanted as text to be pasted into a chat or a letter."""
    parts = []
    for kind in wish.kinds:
        for sheet in _MAKERS[kind](matter, wish):
            title = f"{sheet.title} · {sheet.aside}" if sheet.aside else sheet.title
            lines = [line for block in sheet.blocks if (line := block.text())]
            parts.append("\n".join([title, *lines]))
    head = matter.public.title
    if not matter.tables:
        rules = QCoreApplication.translate("Paper", "Rules: {profile}")
        head = f"{head}\n{rules.format(profile=profile_words(matter))}"
    return "\n\n".join([head, *parts]).rstrip() + "\n"
