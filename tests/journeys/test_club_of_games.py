"""A club that plays every game there is: each power is called as on the map of its game."""

import random

import pytest

from engine import tables
from engine.board.loader import load_map
from engine.catalogue import DEVELOPER, GAMES
from engine.robots.players.random_table import play
from engine.table.agreement import Agreement
from engine.table.seat import Seat
from gui import i18n, settings
from gui.club.club_screen import Tab
from gui.words import labels


def finished(folder, game):
    """Play a game to its end; each power is played by whoever is called like its key."""
    card = GAMES[game]
    board = load_map(card.map).board
    seats = [Seat(power=power, player=f"Player {power}") for power in board.powers_by_id]
    year = card.calendar.begins
    agreed = Agreement(title=f"The {game}", seats=seats, game=game, map=card.map, year=year)
    table = tables.found_game(folder / f"{game}.velmoc", agreed)
    play(table, random.Random(7), last_year=year)
    table.close()
    return board


@pytest.mark.parametrize("language", i18n.LANGUAGES)
def test_powers_have_the_names_of_their_own_map(program, home, language, monkeypatch):
    monkeypatch.delenv(DEVELOPER, raising=False)
    (home / "games").mkdir(parents=True)
    boards = {game: finished(home / "games", game) for game in GAMES}
    settings.change(language=language)
    i18n.speak(language)
    driver = program()
    driver.window.navigator.show_club()
    driver.settle()
    club = driver.window.screen_shown

    for game, board in boards.items():
        page = club.page(Tab.PLAYERS)
        driver.press(club.games.chips[game])  # ratings are of one game
        library = club.page(Tab.LIBRARY)
        for power in board.powers_by_id:
            name = labels.power_name(board, power)
            (line,) = page._games_of(f"Player {power}", None)
            assert name in [cell.text for cell in line.cells], game
        (entry,) = [one for one in library.club.memory.entries if one.title == f"The {game}"]
        assert library.club.board_of(entry.id).id == board.id
        assert len(library._said(entry).seats) == len(board.powers)
