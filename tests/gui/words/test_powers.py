"""What a game calls its powers, in sentences of rooms that all games share."""

from dataclasses import replace

import pytest

from engine.board.forms import CASES, read
from engine.board.loader import load_map
from gui import i18n
from gui.games.catalogue import GAMES
from gui.words import names, powers
from gui.words.line_ends import tied

BOARD = load_map("standard").board
SAID = {
    "diplomacy": ("Velmoc po velmoci", "By power"),
    "diplomatia": ("Mocnost po mocnosti", "By power"),
    "blank": ("Cech po cechu", "By guild"),
}


@pytest.mark.parametrize("game", GAMES)
def test_each_game_has_its_own_word(qapp, game):
    board = replace(BOARD, game=game)
    phrases = {"cs": "{power_word:nom} po {power_word:loc}", "en": "By {power_word}"}
    said = []
    for language, phrase in phrases.items():
        with i18n.speaking(language):
            said.append(powers.sentence(phrase, board))

    assert tuple(said) == SAID[game]


@pytest.mark.parametrize("game", GAMES)
def test_the_word_has_all_its_cases(game):
    card = GAMES[game]
    one, several = read(card.power["cs"]), read(card.powers["cs"])

    assert len(one.cases) == len(several.cases) == len(CASES)
    assert several.plural
    assert not one.plural


def test_a_map_without_forms_has_its_powers_behind_the_word_of_its_game(qapp):
    bare = tuple(replace(one, forms={}) for one in BOARD.powers)
    said = {
        game: f"{names.spoken(replace(BOARD, game=game, powers=bare), 'cs').power('ITALY'):gen}"
        for game in GAMES
    }

    assert said == {
        "diplomacy": tied("velmoci Itálie"),
        "diplomatia": tied("mocnosti Itálie"),
        "blank": tied("cechu Itálie"),
    }
