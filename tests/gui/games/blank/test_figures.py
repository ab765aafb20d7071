"""What is counted of a game of lamplighters: its own words and columns, on the screen and paper."""

import random
from itertools import pairwise

import pytest
from PySide6.QtWidgets import QLabel

from engine import tables
from engine.board.loader import load_map
from engine.catalogue import GAMES
from engine.robots.players.random_table import play
from engine.table.agreement import Agreement
from engine.table.seat import Seat
from engine.table.terms import Terms
from engine.table.view import Stage
from gui.history.counted_chart import stretch
from gui.history.history_screen import HistoryScreen
from gui.paper import kinds
from gui.paper.kinds import Kind, Wish
from gui.printable import Matter
from gui.table.results.game_over import GameOverScreen

DIPLOMACY = ("upport", "onvoy", "entre", "Stab", "Carnage", "Units")


@pytest.fixture(scope="module")
def loaded():
    return load_map("old_town")


@pytest.fixture(scope="module")
def public(loaded, tmp_path_factory):
    seats = tuple(Seat(power=power.id, player=power.id.title()) for power in loaded.board.powers)
    agreed = Agreement(title="Night", seats=seats, game="blank", map="old_town", year=1)
    path = tmp_path_factory.mktemp("night") / "Night.velmoc"
    session = tables.found_game(path, agreed, terms=Terms(rng=random.Random(1)))
    play(session, random.Random(3))
    found = session.public()
    session.close()
    assert found.stage is Stage.OVER
    return found


@pytest.fixture
def matter(public, loaded):
    rules = GAMES["blank"].rules(loaded.board, {})
    return Matter(public=public, loaded=loaded, rules=rules, at=len(public.past) - 1)


def said(widget):
    return " | ".join(one.text() for one in widget.findChildren(QLabel))


def test_statistics_tell_of_its_own_orders_and_of_nothing_else(shown, public, loaded):
    screen = shown(HistoryScreen(public, loaded), 1280, 720)
    screen.show_statistics.click()

    told = said(screen.statistics)
    assert all(head in told for head in ("Walks", "Swaps", "Lightings", "Rests"))
    assert not [word for word in DIPLOMACY if word in told]
    assert " / " in told


def test_nobody_scores_it_as_tournaments_score_diplomacy(shown, public, loaded):
    screen = shown(HistoryScreen(public, loaded), 1280, 720)

    assert screen.points is None
    assert screen.show_points not in screen.tabs


def test_the_final_table_counts_lamps_and_lamplighters(shown, public, loaded):
    told = said(shown(GameOverScreen(public, loaded), 1280, 720).table)

    assert "Lamps" in told
    assert "Lamplighters" in told
    assert not [word for word in DIPLOMACY if word in told]


def test_lines_go_on_from_nothing_to_the_last_day(shown, public, loaded):
    chart = shown(GameOverScreen(public, loaded), 1280, 720).chart
    lit = [power.id for power in loaded.board.powers if chart.turns[-1].counts.get(power.id)]

    assert lit
    assert not any(chart.turns[0].counts.values())
    for power in lit:
        points = chart._points(power)
        assert len(points) == len(chart.turns) == len(stretch(chart.turns, power))
        assert all(before.x() < after.x() for before, after in pairwise(points))


@pytest.mark.parametrize("kind", [Kind.STATISTICS, Kind.STANDING, Kind.RESULTS, Kind.COUNTED])
def test_paper_has_no_word_of_diplomacy(shown, matter, kind):
    told = kinds.plain_text(matter, Wish((kind,)))

    assert told.strip()
    assert not [word for word in DIPLOMACY if word in told]
