"""The evaluation of control for the room: all powers in one table, each word in its own place."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QSize

from engine.board.loader import load_map
from engine.catalogue import GAMES
from engine.games.diplomatia.calendar import CALENDAR
from gui.explain.accounts_table import by_reach
from gui.public.accounts import accounts, counted_up
from gui.public.blocks import Pen
from gui.public.look import plan
from gui.public.things import Sign, Words, width_of
from gui.words import labels

SIZES = [(1280, 720), (1920, 1080), (3840, 2160)]


@pytest.fixture
def evaluated(placed):
    return placed("RUS A KAR F FZA A MOS; SCA F BOT A UPP", "T2C", LIT="RUS", VBA="TUR", KYJ="UKR")


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_the_table_of_an_evaluation_has_room_for_everybody(
    evaluated, board, rules, size, language, qapp
):
    start = rules.start()
    position = type(start)(phase=evaluated.phase, units=start.units, owners=start.owners)
    pen = Pen(plan(QSize(*size)))
    block = accounts(pen, position, board)
    words = [thing for thing in block.things if isinstance(thing, Words)]

    assert sum(isinstance(thing, Sign) for thing in block.things) == len(board.powers)
    for one in words:
        assert one.box.right() <= pen.width + 1
        long = width_of(one.text, one.px, face=one.face, weight=one.weight)
        assert long <= one.box.width() + 1, one.text
        others = [other for other in words if other is not one]
        assert not any(one.box.adjusted(1, 1, -1, -1).intersects(other.box) for other in others)


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("name", ["eu", "eu_1914", "cz_1"])
def test_no_name_of_a_power_is_cut_in_the_table(name, size, language, qapp):
    board = load_map(name).board
    start = GAMES["diplomatia"].rules(board, {}).start()
    position = replace(start, phase=CALENDAR.parse("T2C"))
    block = accounts(Pen(plan(QSize(*size))), position, board)
    told = {thing.text for thing in block.things if isinstance(thing, Words)}

    assert told >= {labels.power_name(board, power.id) for power in board.powers}


def test_each_power_has_two_accounts_with_their_differences(evaluated, board, look):
    block = accounts(Pen(plan(QSize(1920, 1080))), evaluated, board)
    told = [thing.text for thing in block.things if isinstance(thing, Words)]
    rows = [told[at : at + 7] for at in range(2, len(told), 7)]

    assert len(rows) == len(by_reach(board, evaluated))
    assert ["Russia", "3", "2", "+1", "1", "1", "0"] in rows
    assert ["Turkey", "0", "0", "0", "1", "0", "+1"] in rows


def test_it_stands_where_armies_and_fleets_come_and_go_and_nowhere_else(evaluated, board, placed):
    assert counted_up(evaluated, board)
    assert not counted_up(placed("RUS A KAR"), board)
