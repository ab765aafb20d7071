"""What Bez hranic puts on paper: nothing before its time, every name whole, backs behind faces."""

import re
from itertools import pairwise

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QGuiApplication

from engine.games.bez_hranic.bills import STAYING
from engine.games.bez_hranic.calendar import FINALE
from engine.games.bez_hranic.commands import Deal, Turn
from engine.games.bez_hranic.journey import CROSSING, PENALTY
from engine.games.bez_hranic.setting import Way
from engine.games.bez_hranic.tables import load_table, table_names
from engine.games.bez_hranic.view import Doing
from gui import i18n
from gui.games.bez_hranic.card import BEZ_HRANIC
from gui.games.bez_hranic.paper.card_pages import (
    ACROSS,
    DOWN,
    HIGH,
    WIDE,
    card_pages,
    facts_fit,
    places,
)
from gui.games.bez_hranic.paper.map_drawing import Drawn, camera, name_on_paper
from gui.games.bez_hranic.paper.overview import prices, rounds
from gui.games.bez_hranic.paper.page import LEAST, LONG, SHORT, serif, width_of
from gui.games.bez_hranic.paper.round_page import pieces_of
from gui.games.bez_hranic.paper.score_sheet import COLUMN, END, GAP, MARGIN, SIDE, sum_words
from gui.games.bez_hranic.paper.sheets import blank_sheets, sheets
from gui.games.bez_hranic.show.map_painter import map_painter
from gui.games.bez_hranic.words.states import state_name
from gui.games.bez_hranic.words.table import offer_words
from gui.kit import theme
from gui.paper.blocks import Words
from gui.paper.flow import A3, A4, LETTER, paginate
from gui.paper.ink import STRONG
from gui.paper.press import Running, picture
from tests.engine.games.bez_hranic.conftest import Evening


@pytest.fixture(scope="module", autouse=True)
def fonts():
    assert QGuiApplication.instance() is not None
    theme.prepare()


@pytest.fixture(params=["cs", "en"])
def language(request):
    before = i18n.language()
    i18n.speak(request.param)
    yield request.param
    i18n.speak(before)


@pytest.fixture(scope="module")
def played():
    evening = Evening(7, Way.TOUCH)
    evening.play()
    return evening


def titles(found):
    return [sheet.title for sheet in found]


def closed_evening():
    """Return a table whose map is closed while tokens are laid."""
    every = (Evening(seed, Way.TOUCH) for seed in range(99))
    return next(one for one in every if not one.seen.open_map)


# nothing before its time


def test_while_a_round_is_open_there_is_no_map_and_no_journey():
    evening = closed_evening()
    while len(evening.seen.past) < 2 or evening.seen.doing is not Doing.CHOOSING:
        evening.act()
    view = evening.table.public()

    open_ = sheets(view)
    words = "\n".join(block.text() for sheet in open_ for block in sheet.blocks)

    assert titles(open_) == [
        "Score sheet",
        "Log: every bill, every correction",
        "Traveller’s cards",
    ]
    assert evening.seen.seed == ""
    assert evening.state.game.seed not in words


@pytest.mark.parametrize("doing", [Doing.DEALING, Doing.CHOOSING])
def test_no_card_of_an_open_round_stands_on_any_sheet(doing):
    evening = closed_evening()
    evening.table.do(Deal())
    while evening.seen.doing is not doing:
        evening.table.do(Turn())

    found = sheets(evening.table.public())

    assert titles(found) == ["Traveller’s cards"]


def test_a_game_that_is_over_has_all_of_its_sheets(played):
    found = sheets(played.table.public())

    journeys = [sheet for sheet in found if sheet.title.startswith("Journeys")]
    assert len(journeys) == 7
    assert [sheet.title for sheet in found if sheet.usual] == ["Score sheet"]
    assert found[-1].title.startswith("Map")
    assert played.seen.seed in found[0].blocks[0].text()


# pages


@pytest.mark.parametrize("form", [A4, A3, LETTER], ids=lambda form: form.name)
def test_every_sheet_has_the_pages_that_it_should(played, form):
    for sheet in sheets(played.table.public()):
        if sheet.plain:
            assert len(paginate([sheet], form)) == len(sheet.blocks)
    count = {sheet.title: len(paginate([sheet], form)) for sheet in blank_sheets()}

    assert sorted(count.values()) == [1, 1, 1, 1, 1, 12, 12]


@pytest.mark.parametrize("black", [False, True])
def test_every_kind_of_page_can_be_drawn(played, black):
    running = Running("Friday", "", black)
    found = [*sheets(played.table.public())[:3], *blank_sheets()[:4]]
    pages = paginate(found, A4)

    for number, page in enumerate(pages, 1):
        image = picture(page, number, len(pages), running, 0.12)
        ink = {image.pixel(x, y) for x in range(0, image.width(), 7) for y in range(0, 250, 7)}
        assert len(ink) > 1


def test_columns_of_the_score_sheet_stay_on_the_paper():
    assert MARGIN + SIDE + 7 * (COLUMN + GAP) + END <= LONG - MARGIN / 2


def test_a_price_is_written_as_what_it_is_made_of(played):
    for past in played.seen.past:
        for bill in past.bills:
            words = sum_words(bill, finale=past.offer.round == FINALE)
            first, _, under = words.partition("b")
            first = first.rstrip("+\N{MINUS SIGN}")
            told = sum(
                int(part.partition("\N{MULTIPLICATION SIGN}")[0]) * PENALTY
                if "\N{MULTIPLICATION SIGN}" in part
                else int(part)
                for part in first.split("+")
            )
            way = bill.journey
            basic = CROSSING * way.crossings + PENALTY * len(way.pairs) + STAYING * bill.stays
            assert told == basic
            assert int(under or 0) == 10 * bill.beneath


def test_everybodys_journey_of_a_round_is_on_its_page_and_the_best_one(played):
    view = played.table.public()
    for past in played.seen.past:
        pieces = pieces_of(view, past)
        assert len(pieces) == len(past.bills) + 1
        assert [piece.drawn.route for piece in pieces[:-1]] == [
            bill.journey.route for bill in past.bills
        ]
        assert pieces[-1].best


# the map


@pytest.mark.parametrize("map_", table_names())
def test_every_name_of_the_map_is_readable_whole_and_alone(map_, language):
    on, box = map_painter(map_), QRectF(90, 190, LONG - 180, SHORT - 280)
    into = camera(on, box, Drawn(map_))
    sheet = into.mapRect(QRectF(0, 0, *on.atlas.size))
    names = [name_on_paper(on, into, part, whole=True) for part in on.paths]

    for name in names:
        assert name.points >= LEAST
        assert sheet.contains(name.room), name
    for place, one in enumerate(names):
        for other in names[place + 1 :]:
            # letters have no ascent and descent where lines meet: a tenth of a line may touch
            slack = one.points * 0.7
            assert not one.room.adjusted(0, slack, 0, -slack).intersects(
                other.room.adjusted(0, slack, 0, -slack)
            ), (one, other)


# cards


def test_backs_lie_behind_faces_when_the_sheet_is_turned_over_its_long_edge():
    for count in (1, 5, 9):
        faces, backs = places(count), places(count, back=True)
        turned = [QRectF(SHORT - b.right(), b.top(), WIDE, HIGH) for b in backs]
        assert turned == faces


def test_cards_do_not_overlap_and_stay_on_every_paper():
    boxes = places(ACROSS * DOWN)

    assert all(not one.intersects(other) for one, other in pairwise(boxes))
    assert boxes[0].top() >= 100
    assert boxes[0].left() >= 90


@pytest.mark.parametrize("map_", table_names())
def test_every_state_has_a_card_with_room_for_its_facts(map_, language):
    faces = ", ".join(page.text() for page in card_pages(map_)[::2])
    for state in load_table(map_).states:
        assert state_name(map_, state) in faces.split(", ")
        assert facts_fit(map_, state), state
        wide = width_of(state_name(map_, state), serif(LEAST * 2))
        assert wide <= WIDE - 80


def test_the_overview_tells_all_seven_rounds_and_four_prices(language):
    assert len(rounds()) == 4
    assert [price for price, _ in prices()] == ["10", "30", "10", "40"]


def test_the_card_of_the_game_offers_them():
    assert BEZ_HRANIC.blank_sheets is not None
    assert titles(BEZ_HRANIC.blank_sheets()) == titles(blank_sheets())


def test_in_the_log_every_round_begins_with_its_cards_and_no_sum_parts_from_its_unit(played):
    view = played.table.public()
    log = next(sheet for sheet in sheets(view) if sheet.title.startswith("Log"))
    said = [block for block in log.blocks if isinstance(block, Words)]
    heads = [block.words for block in said if block.face is STRONG]

    assert heads == [offer_words(past, view.map) for past in view.seen.past]
    for block, after in pairwise(log.blocks):
        begins = isinstance(after, Words) and after.face is STRONG
        assert not begins or block.gap == max(one.gap for one in said)
        assert block.keep or not (isinstance(block, Words) and block.face is STRONG)
    bills = [one.words for one in said if "(" in one.words and one.face is not STRONG]
    assert bills
    assert not [line for line in bills if re.search(r"\d (?=euros)|\(-", line)]
