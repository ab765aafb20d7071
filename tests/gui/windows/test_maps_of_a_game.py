"""A page of a new game offers every map that comes with the program for its game."""

import pytest

from engine.board.loader import load_map, map_names
from engine.catalogue import GAMES
from gui import i18n
from gui.games import catalogue
from gui.windows.maps import Maps
from gui.windows.new_game.draft import Kept
from gui.windows.new_game.map_pick import MapPick

OURS = {name: load_map(name).board for name in map_names()}


@pytest.fixture(params=i18n.LANGUAGES)
def language(request):
    i18n.speak(request.param)
    yield request.param
    i18n.speak("en")


@pytest.fixture
def pick(qtbot):
    def pick(game):
        loaded = Maps().usual(game)
        made = MapPick(loaded, catalogue.GAMES[game].players_picker(loaded.board))
        made.offer(Maps())
        qtbot.addWidget(made)
        return made

    return pick


@pytest.mark.parametrize("game", GAMES)
def test_every_map_of_ours_can_be_chosen_for_its_game_and_for_no_other(pick, game, language):
    mine = {name: board for name, board in OURS.items() if board.game == game}
    page, asked = pick(game), []
    page.asked.connect(asked.append)
    acts = [act for act in page.menu().actions() if act.isCheckable()]
    assert {act.text() for act in acts} == {board.names[language] for board in mine.values()}
    assert [act.isChecked() for act in acts] == [True] + [False] * (len(acts) - 1)

    for act in acts[1:]:
        act.trigger()

    assert {one.board.id for one in asked} == mine.keys() - {GAMES[game].map}
    assert all(not one.content for one in asked)


def test_what_was_written_for_one_map_waits_for_that_map_alone():
    places = [Kept.on(load_map(name)).file for name in OURS]

    assert len(set(places)) == len(places)
