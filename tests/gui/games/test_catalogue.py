"""The windows know the games that the rules know, and load nothing of them to do so."""

import dataclasses
import re
import subprocess
import sys
from pathlib import Path

import pytest

from engine import catalogue as engine_catalogue
from engine.board.loader import load_map
from engine.rules.flaws import Flaw, Found
from engine.study.pieces import PLACING_CODES, PlacingError
from gui import i18n
from gui.games import catalogue
from gui.games.figures import figure_of
from gui.kit.piece_shapes import FIGURES, shape
from gui.map.pieces.piece_item import BODY
from gui.study.board_words import flaw_words
from gui.study.placing import refusal

ROOT = Path(__file__).parents[3]


def test_every_game_that_is_judged_can_be_shown():
    assert catalogue.GAMES.keys() == engine_catalogue.GAMES.keys()
    assert catalogue.LIVE.keys() == engine_catalogue.LIVE.keys()
    assert catalogue.CARDS.keys() == engine_catalogue.CARDS.keys()
    assert all(game.id == key for key, game in catalogue.CARDS.items())


def test_the_board_says_which_game_is_played_on_it():
    assert catalogue.played_on(load_map("standard").board) is catalogue.GAMES["diplomacy"]


def test_nothing_of_a_game_is_loaded_until_somebody_asks():
    program = "import gui.games.every_game, sys; print(*sys.modules)"
    answer = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True, cwd=ROOT
    )

    loaded = {name for name in answer.stdout.split() if name.startswith("gui.games.diplomacy")}
    assert loaded == {"gui.games.diplomacy", "gui.games.diplomacy.card"}


@pytest.mark.parametrize("game", catalogue.GAMES.values(), ids=catalogue.GAMES)
def test_every_format_that_a_game_is_written_in_has_a_name(game):
    made = engine_catalogue.GAMES[game.id].exchange

    assert tuple(game.formats()) == (() if made is None else tuple(made().formats))


CENTRES = re.compile(r"arm(y|ies|ád)|fleet|flotil|centr|center", re.IGNORECASE)


@pytest.mark.parametrize("language", i18n.LANGUAGES)
@pytest.mark.parametrize("game", catalogue.GAMES.values(), ids=catalogue.GAMES)
def test_what_cannot_stand_on_a_board_is_said_in_the_words_of_its_game(game, language):
    board = load_map(engine_catalogue.GAMES[game.id].map).board
    where, power = next(iter(board.provinces)), board.powers[0].id
    with i18n.speaking(language):
        said = [
            flaw_words(Found(flaw, where, power, kind), board)
            for flaw in Flaw
            for kind in game.pieces
        ]
        said += [
            refusal(PlacingError(code, where, kind), board)
            for code in PLACING_CODES
            for kind in game.pieces
        ]
        rules = game.rulebook()
        said += [rules.disorder(), rules.left()]

    assert all(said)
    assert not any("{" in one for one in said)
    assert any(CENTRES.search(one) for one in said) == bool(board.centres)


@pytest.mark.parametrize("game", catalogue.GAMES.values(), ids=catalogue.GAMES)
def test_whose_calendar_adjusts_has_words_for_what_comes_and_goes(game):
    kinds = engine_catalogue.GAMES[game.id].calendar.kinds

    assert (game.adjusting is not None) == any(kind.adjusts for kind in kinds)
    if game.adjusting is not None:
        board = load_map(engine_catalogue.GAMES[game.id].map).board
        accounts = game.adjusting().accounts(board)
        for said in accounts:
            for say in (said.words, said.choose, said.act, said.nothing_yet):
                assert len({say(count) for count in (2, -2)}) == 2
            for say in (said.so_far, said.written):
                assert len({say(count, good) for count in (2, -2) for good in (0, 1)}) == 4
        for place in board.provinces:
            assert sum(said.covers(board, place) for said in accounts) == 1
        assert len({said.words(2) for said in accounts}) == len(accounts)


@pytest.mark.parametrize("game", catalogue.GAMES.values(), ids=catalogue.GAMES)
def test_every_kind_of_piece_is_a_figure_that_keeps_within_its_room(game):
    assert game.figures.keys() == game.pieces.keys()
    for kind, figure in game.figures.items():
        assert shape(kind) is FIGURES[figure]()
        assert BODY.contains(shape(kind).whole.boundingRect())


@pytest.mark.parametrize("game", catalogue.GAMES.values(), ids=catalogue.GAMES)
def test_a_letter_is_one_figure_in_the_whole_house(game):
    kind, figure = next(iter(game.figures.items()))
    other = next(one for one in FIGURES if one != figure)

    stranger = dataclasses.replace(game, id="stranger", figures={kind: other})
    with pytest.raises(
        ValueError, match=f"piece {kind}: a {other} in stranger, elsewhere {figure}"
    ):
        catalogue.enter([stranger])
    assert "stranger" not in catalogue.GAMES
    catalogue.enter([game])  # the same once more
    assert figure_of(kind) == figure


def test_a_kind_of_which_nobody_says_anything_is_a_counter():
    assert shape("Z") is FIGURES["counter"]()


@pytest.mark.parametrize("game", catalogue.GAMES.values(), ids=catalogue.GAMES)
def test_the_start_screens_pictures_show_powers_of_the_games_own_map(game):
    letters = {one.letter for one in load_map(engine_catalogue.GAMES[game.id].map).board.powers}
    shown = game.door_pictures()

    assert set(shown.sealed) < letters
    assert {letter for letter, _ in shown.slips} <= letters
