"""The end of a game."""

from dataclasses import replace
from itertools import combinations

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QGuiApplication

from engine.rules.game import End, Outcome
from engine.table.view import Stage
from gui.history.counted_chart import counted_turns
from gui.kit import sizing, theme
from gui.kit.signs import Badge
from gui.table.results.game_over import GameOverScreen, final_table


@pytest.fixture
def larger():
    def use(text):
        theme.use("light", text=text)
        sizing.dress()

    yield use
    use(1.0)


@pytest.fixture
def over(table_after):
    def made(outcome):
        return table_after(7, stage=Stage.OVER, outcome=outcome)

    return made


def test_years_begin_before_the_first_spring_and_count_every_autumn(over, loaded_map):
    years = counted_turns(over(Outcome(End.SOLO, ("GERMANY",))), loaded_map.board)

    assert [one.turn for one in years] == [1900, 1901, 1902]
    assert years[0].counts["RUSSIA"] == 4
    assert years[2].counts == {
        "AUSTRIA": 5,
        "ENGLAND": 5,
        "FRANCE": 5,
        "GERMANY": 6,
        "ITALY": 4,
        "RUSSIA": 4,
        "TURKEY": 5,
    }


def test_equal_powers_share_a_place(over, loaded_map):
    places = {row.power: row.place for row in final_table(over(None), loaded_map.board)}

    assert places["GERMANY"] == 1
    assert {places[power] for power in ("AUSTRIA", "ENGLAND", "FRANCE", "TURKEY")} == {2}
    assert places["ITALY"] == places["RUSSIA"] == 6


def test_who_commands_several_powers_has_one_place(over, loaded_map):
    sides = (("ENGLAND", "FRANCE", "RUSSIA"), ("AUSTRIA", "GERMANY", "TURKEY"))
    won = replace(over(Outcome(End.SOLO, sides[0])), sides=sides)

    rows = [row for row in final_table(won, loaded_map.board) if row.power != "ITALY"]
    assert [(row.place, row.power) for row in rows] == [
        *((1, power) for power in ("ENGLAND", "FRANCE", "RUSSIA")),
        *((2, power) for power in ("GERMANY", "AUSTRIA", "TURKEY")),
    ]
    shared = replace(won, outcome=Outcome(End.DRAW, (*sides[0], *sides[1])))
    rows = [row for row in final_table(shared, loaded_map.board) if row.power != "ITALY"]
    assert rows[0].power == "GERMANY"  # sixteen centres against fourteen
    assert {row.place for row in rows} == {1}


@pytest.mark.parametrize("end", [End.DRAW, End.SHORT])
def test_all_who_share_a_game_share_its_first_place_whatever_they_hold(over, end, loaded_map):
    rows = final_table(over(Outcome(end, ("GERMANY", "TURKEY", "ITALY"))), loaded_map.board)

    assert [(row.place, row.power) for row in rows[:4]] == [
        *((1, power) for power in ("GERMANY", "TURKEY", "ITALY")),
        (4, "AUSTRIA"),
    ]


def test_ribbon_names_the_winner(shown, over, loaded_map):
    screen = shown(GameOverScreen(over(Outcome(End.SOLO, ("GERMANY",))), loaded_map))

    assert screen.ribbon.words.text() == "Victory: Germany, 6 centres"


def test_ribbon_names_those_who_share(shown, over, loaded_map):
    screen = shown(GameOverScreen(over(Outcome(End.DRAW, ("GERMANY", "TURKEY"))), loaded_map))

    assert screen.ribbon.words.text() == "Draw: Germany, Turkey"


def test_replay_leave_and_copy(shown, over, loaded_map, qtbot):
    screen = shown(GameOverScreen(over(Outcome(End.DRAW, ("GERMANY",))), loaded_map))

    with qtbot.waitSignal(screen.replay):
        qtbot.mouseClick(screen.again, Qt.MouseButton.LeftButton)
    with qtbot.waitSignal(screen.left):
        qtbot.mouseClick(screen.leave, Qt.MouseButton.LeftButton)
    qtbot.mouseClick(screen.copy, Qt.MouseButton.LeftButton)
    assert QGuiApplication.clipboard().text().splitlines()[0] == "1.\tGermany\tOndřej\t6\t6"
    QGuiApplication.clipboard().clear()


@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("count", [1, 2, 7, 14, 16, 26])
def test_every_seal_of_those_who_share_is_whole(
    shown, over, loaded_map, qapp, larger, count, scale
):
    powers = [power.id for power in loaded_map.board.powers]
    shared = tuple(powers[at % len(powers)] for at in range(count))
    larger(scale)
    screen = shown(GameOverScreen(over(Outcome(End.DRAW, shared)), loaded_map))
    for wide in (1280, 1920, 1024, 1280):
        screen.resize(wide, 720)
        for _ in range(3):
            qapp.processEvents()  # what is put elsewhere is shown a moment later
        assert screen.width() == wide
        ribbon, seals = screen.ribbon, screen.ribbon.findChildren(Badge)
        places = {seal: QRect(seal.mapTo(ribbon, QPoint()), seal.size()) for seal in seals}
        assert len(seals) == count
        assert all(seal.isVisible() for seal in seals)
        assert all(ribbon.rect().contains(place) for place in places.values())
        assert not any(one.intersects(other) for one, other in combinations(places.values(), 2))
        words = QRect(ribbon.words.mapTo(ribbon, QPoint()), ribbon.words.size())
        assert not any(words.intersects(place) for place in places.values())
