"""What a game would be worth if it ended now, by real clicks."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel

from engine.rules.game import End, Outcome
from engine.scoring.systems import SYSTEMS
from engine.scoring.table import standing_at
from gui import i18n
from gui.history.history_screen import POINTS, HistoryScreen
from gui.history.points import FORMULAS, NAMES


@pytest.fixture
def screen(shown, loaded_map, table_after):
    found = shown(HistoryScreen(table_after(5), loaded_map), 1280, 720)
    QTest.mouseClick(found.show_points, Qt.MouseButton.LeftButton)
    return found


def cells(screen):
    grid = screen.points._grid
    found = []
    for line in range(1, 8):
        row = [grid.itemAtPosition(line, column).widget() for column in (0, 2, 3, 4)]
        found.append([one.text() for one in row if isinstance(one, QLabel)])
    return found


def choose(screen, system):
    place = list(SYSTEMS).index(system)
    screen.points.choice.setCurrentIndex(place)
    screen.points.choice.activated.emit(place)


def test_every_system_has_a_name_and_a_formula():
    assert SYSTEMS.keys() == NAMES.keys() == FORMULAS.keys()


def test_points_are_those_of_the_phase_that_is_shown(screen):
    assert screen.pages.currentIndex() == POINTS
    choose(screen, "sum_of_squares")
    owned = [int(row[2]) for row in cells(screen)]
    total = sum(count**2 for count in owned)

    points = [float(row[3]) for row in cells(screen)]
    assert points == pytest.approx([100 * count**2 / total for count in owned], abs=0.01)
    assert "100 · c² / Σc²" in screen.points.formula.text()
    screen.go_to(0)

    assert [int(row[2]) for row in cells(screen)] != owned
    assert "Klára" in " ".join(row[1] for row in cells(screen))


@pytest.mark.parametrize("system", list(SYSTEMS))
def test_every_system_can_be_chosen(screen, system):
    choose(screen, system)

    assert len(cells(screen)) == 7
    assert screen.points.formula.text() == FORMULAS[system]


def test_the_year_is_the_one_that_was_played(table_after):
    whole = table_after(99)
    winter = next(at for at, one in enumerate(whole.past) if one.phase.code == "W1901A")

    assert standing_at(whole, winter).year == 1901


def test_an_end_counts_only_at_the_end(table_after):
    won = table_after(5, outcome=Outcome(End.SOLO, ("TURKEY",)))

    assert standing_at(won, 4).solo == "TURKEY"
    assert standing_at(won, 3).solo == ""
    shared = replace(won, outcome=Outcome(End.DRAW, ("TURKEY", "ITALY")))
    assert standing_at(shared, 4).drawn == {"TURKEY", "ITALY"}


def test_a_game_with_nobody_at_the_table_is_not_scored(table_after):
    assert standing_at(replace(table_after(2), seats=()), 1) is None


def test_it_follows_the_language(screen):
    i18n.speak("cs")
    screen.retranslate()

    assert screen.show_points.text() == "Body"
    assert screen.points.choice.itemText(1) == "Součet čtverců"
    i18n.speak("en")


def test_powers_of_one_player_are_scored_together(shown, loaded_map, table_after):
    sides = (("AUSTRIA", "TURKEY"), ("ENGLAND", "FRANCE", "ITALY"), ("GERMANY", "RUSSIA"))
    table = replace(table_after(5), sides=sides)
    stood = standing_at(table, 4)

    assert set(stood.counted) == {"AUSTRIA", "ENGLAND", "GERMANY"}
    assert stood.counted["ENGLAND"] == sum(
        table.past[4].resolution.after.count(power) for power in sides[1]
    )
    found = shown(HistoryScreen(table, loaded_map), 1280, 720)
    QTest.mouseClick(found.show_points, Qt.MouseButton.LeftButton)
    said = [found.points._grid.itemAtPosition(line, 2).widget().text() for line in (1, 2, 3)]
    assert "England, France, Italy, Tomáš" in said
    assert found.points._grid.itemAtPosition(4, 2) is None


def test_what_was_conceded_counts_as_won_and_a_short_game_by_what_all_have(table_after):
    conceded = table_after(5, outcome=Outcome(End.CONCEDED, ("TURKEY",)))
    short = table_after(5, outcome=Outcome(End.SHORT, ("TURKEY",)))

    assert standing_at(conceded, 4).solo == "TURKEY"
    assert (standing_at(short, 4).solo, standing_at(short, 4).drawn) == ("", frozenset())
