"""On a map without a sea nothing speaks of fleets, ports and transports; with one it does."""

import re

import pytest

from engine.board.loader import load_map
from engine.games.diplomatia.card import DIPLOMATIA
from engine.games.diplomatia.offers.moves import SEIZE, TRANSPORT
from engine.study.pieces import INLAND, PlacingError
from gui import i18n
from gui.games.diplomatia import adjusting, counted
from gui.games.sayings import Saying
from gui.study.pieces_bar import PiecesBar
from gui.study.placing import refusal
from gui.words.phases import legend, said
from gui.words.piece_kinds import kinds_on

AT_SEA = re.compile(
    r"fleet|\bport|\bsea\b|seize|transport|flotil|přístav|moř|zabrání", re.IGNORECASE
)


@pytest.fixture(params=["eu", "eu_1914", "cz_1", "cz_orp", "praga"])
def board(request):
    return load_map(request.param).board


def wet(board):
    return any(one.terrain == "sea" for one in board.provinces.values())


def test_pieces_to_choose_from_are_those_that_can_stand_somewhere(board, qtbot):
    tray = PiecesBar(board)
    qtbot.addWidget(tray)

    assert [*tray.kinds] == [*kinds_on(board)] == (["A", "F"] if wet(board) else ["A"])


def test_kinds_of_order_are_those_that_the_map_has_a_use_for(board):
    rules = DIPLOMATIA.rules(board, {})
    start = rules.start()
    offered = {
        (unit.kind, choice.token)
        for unit in start.units
        for choice in rules.choices(start, unit.power, (str(unit),))
    }

    assert (("A", SEIZE) in offered) == bool(board.ports)
    assert (("F", TRANSPORT) in offered) == wet(board)
    assert not {("A", TRANSPORT), ("F", SEIZE)} & offered


@pytest.mark.parametrize("spoken", i18n.LANGUAGES)
def test_what_is_said_of_a_turn_has_fleets_only_where_there_is_a_sea(board, spoken):
    kinds = DIPLOMATIA.calendar.kinds
    with i18n.speaking(spoken):
        told = [counted.changed(board), counted.afterwards(board), adjusting.rule(board)]
        told += [legend(kind, board) for kind in kinds]
        on_any = [said(one, kind) for one in Saying if one is not Saying.AT_SEA for kind in kinds]

    assert bool(AT_SEA.search(" ".join(told))) == wet(board)
    assert not AT_SEA.search(" ".join(on_any))


def test_a_fleet_may_not_stand_on_any_land_inland_or_not():
    board = load_map("eu").board

    for spoken, words in (("en", "on land"), ("cs", "na souši")):
        with i18n.speaking(spoken):
            told = refusal(PlacingError(INLAND, "NRM", "F"), board).replace("\u00a0", " ")
            assert words in told
