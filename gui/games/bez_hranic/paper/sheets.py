"""What is printed of a game, and what before one; nothing before its time.

A map is a secret while tokens may be laid, and so is every journey drawn on it: while a round is
open neither is offered, unless the table plays with an open map. What was paid so far is no secret.
"""

from PySide6.QtCore import QCoreApplication

from engine.games.bez_hranic.tables import table_names
from engine.games.bez_hranic.view import Doing
from engine.table.live.view import LiveView
from gui.games.bez_hranic.paper.card_pages import card_pages
from gui.games.bez_hranic.paper.map_page import map_page
from gui.games.bez_hranic.paper.overview import overview_page
from gui.games.bez_hranic.paper.page import whole
from gui.games.bez_hranic.paper.round_page import round_page
from gui.games.bez_hranic.paper.score_sheet import blank_page, score_page
from gui.games.bez_hranic.words.bills import euros
from gui.games.bez_hranic.words.options import map_name
from gui.games.bez_hranic.words.table import offer_words, seen_of, told, verdict
from gui.paper.rounds_sheet import rounds_blocks
from gui.printable import Sheet


def sheets(view: LiveView) -> list[Sheet]:
    """Return what is printed of a game, as everybody may see it now."""
    seen = seen_of(view)
    opened = seen.doing in (Doing.READY, Doing.OVER) or seen.open_map
    found = []
    if seen.past:
        title = QCoreApplication.translate("BezHranic", "Score sheet")
        found.append(whole(title, score_page(view), usual=True))
        won = verdict(view) if view.outcome is not None else ""
        log = QCoreApplication.translate("BezHranic", "Log: every bill, every correction")
        heads = [offer_words(past, view.map) for past in seen.past]
        found.append(Sheet(log, rounds_blocks(view, won, euros, told(view), heads), usual=False))
    for past in seen.past if opened else ():
        text = QCoreApplication.translate("BezHranic", "Journeys of round {number}")
        found.append(whole(text.format(number=past.offer.round), round_page(view, past)))
    found.append(_overview())
    if opened:
        found.append(_map(view.map))
    return found


def blank_sheets() -> list[Sheet]:
    """Return what is printed where no game is open: for an evening with cardboard tokens."""
    one = QCoreApplication.translate("BezHranic", "Score sheet to fill in, 2 to 6 players")
    two = QCoreApplication.translate("BezHranic", "Score sheet to fill in, two colours each")
    found = [
        whole(one, blank_page(two=False), usual=True),
        whole(two, blank_page(two=True)),
        _overview(),
        *(_map(map_) for map_ in table_names()),
    ]
    text = QCoreApplication.translate("BezHranic", "All 50 cards with backs: {map}")
    found += [whole(text.format(map=map_name(map_)), *card_pages(map_)) for map_ in table_names()]
    return found


def _overview() -> Sheet:
    return whole(QCoreApplication.translate("BezHranic", "Traveller’s cards"), overview_page())


def _map(map_: str) -> Sheet:
    text = QCoreApplication.translate("BezHranic", "Map: {map}")
    return whole(text.format(map=map_name(map_)), map_page(map_))
