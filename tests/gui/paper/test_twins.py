"""Two games that differ only in what is sealed are the same on paper and for other programs."""

import random
from datetime import UTC, datetime

import pytest

from engine.catalogue import GAMES
from engine.exchange.doors import write_table
from engine.games.diplomacy.exchange.format_names import Format
from engine.table.found import found
from engine.table.memory_store import MemoryStore
from engine.table.seat import Seat
from engine.table.terms import Terms
from gui.paper import kinds, press, sights
from gui.paper.kinds import Kind, Wish
from gui.paper.map_sheet import views_of
from gui.paper.order_sheets import OrderPaper
from gui.printable import Matter
from tests.agreements import usual_agreement

SHEETS = {"FRANCE": ["A PAR - BUR", "F BRE - MAO", "A MAR S A PAR - BUR"]}
OTHER = {"FRANCE": ["A PAR - PIC"]}


@pytest.fixture
def twin(loaded_map, look):
    """Play a year, and seal something in the next phase."""

    def play(sealed):
        rules = GAMES["diplomacy"].rules(loaded_map.board, {})
        seats = [Seat(power=p.id, player=p.letter) for p in loaded_map.board.powers]
        session = found(
            rules,
            MemoryStore(),
            usual_agreement(title="Twins", seats=seats),
            terms=Terms(
                rng=random.Random(1),
                now=lambda: datetime(2026, 11, 22, 20, tzinfo=UTC),
                nonce=lambda: "00" * 32,
            ),
        )
        session.reveal(force=True)
        session.advance()
        for power, orders in sealed.items():
            session.envelopes.seal(power, orders)
        return session

    return play(SHEETS), play(OTHER)


@pytest.mark.parametrize("paper", OrderPaper)
def test_paper_tells_nothing_of_what_is_sealed(twin, loaded_map, paper):
    printed = []
    for session in twin:
        matter = Matter(public=session.public(), loaded=loaded_map, rules=session.rules, at=0)
        wish = Wish(tuple(Kind), view=views_of(matter)[0], orders=paper)
        pages = kinds.pages(matter, wish)
        running = kinds.running(matter, wish)
        pictures = [sights.svg(page, 1, len(pages), running) for page in (pages[0], pages[-1])]
        placed = [[(one.block, one.box) for one in page.placed] for page in pages]
        texts = [[block.text() for block, _ in page] for page in placed]
        boxes = [[box for _, box in page] for page in placed]
        printed.append((kinds.plain_text(matter, wish), texts, boxes, pictures))

    assert printed[0] == printed[1]


@pytest.mark.parametrize("paper", OrderPaper)
def test_not_a_pixel_of_an_order_sheet_depends_on_what_is_sealed(twin, loaded_map, paper):
    printed = []
    for session in twin:
        matter = Matter(public=session.public(), loaded=loaded_map, rules=session.rules, at=0)
        wish = Wish((Kind.ORDERS,), orders=paper)
        pages, running = kinds.pages(matter, wish), kinds.running(matter, wish)
        pictures = [
            press.picture(page, at, len(pages), running, 0.25) for at, page in enumerate(pages, 1)
        ]
        printed.append([bytes(picture.constBits()) for picture in pictures])

    assert len(printed[0]) == (7 if paper is OrderPaper.YEAR else 2)
    assert printed[0] == printed[1]


@pytest.mark.parametrize("form", list(Format))
def test_an_export_tells_nothing_of_what_is_sealed(twin, form):
    one, other = (write_table(session, form) for session in twin)

    assert one == other
