"""Whatever was played last, on whatever map: the start screen is of it, and so is a new game."""

import json

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from engine import tables
from engine.board.loader import load_content, load_map
from engine.catalogue import DEVELOPER, GAMES
from engine.resources import maps
from engine.table.agreement import Agreement
from engine.table.seat import Seat
from gui import settings
from gui.games import catalogue
from gui.windows.new_game import first_minute
from gui.windows.start.doors import TABLE

PLAYED = [
    ("diplomacy", "standard", False),
    ("diplomatia", "praga", False),
    ("diplomatia", "praga", True),
    ("blank", "old_town", False),
]


def found(name, *, carried):
    """Found a game on a map, or on a copy of it that only its file has."""
    loaded, content = load_map(name), b""
    if carried:
        said = json.loads((maps() / name / "map.json").read_text("utf-8"))
        said |= {"id": "ours", "names": {"cs": "Naše", "en": "Ours"}}
        content = json.dumps(said).encode()
        loaded = load_content(maps(), content, None)
    board, folder = loaded.board, settings.games_folder()
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / "Thursday.velmoc"
    seats = tuple(Seat(power=one.id, player=f"Player {n}") for n, one in enumerate(board.powers))
    agreed = Agreement(
        title="Thursday",
        seats=seats,
        game=board.game,
        map=board.id,
        carried=content,
        year=GAMES[board.game].calendar.begins,
    )
    tables.found_game(path, agreed, board=board).close()
    return board


@pytest.mark.parametrize(("game", "name", "carried"), PLAYED)
def test_the_start_screen_is_of_the_game_played_last_and_its_table_plays_on_its_map_again(
    window, monkeypatch, game, name, carried
):
    monkeypatch.setenv(DEVELOPER, "1")
    board = found(name, carried=carried)
    window.show_start()
    page = window.screen_shown

    assert page.last.board.id == board.id
    assert page.last.cover is not None
    assert page.last.players.text() == ", ".join(f"Player {n}" for n in range(len(board.powers)))
    assert catalogue.GAMES[game].name() in page.hero.motto.text()
    letters = [power.letter for power in load_map(GAMES[game].map).board.powers]
    assert page.doors[TABLE].picture._letters == letters

    QTest.mouseClick(page.again, Qt.MouseButton.LeftButton)
    again = window.screen_shown
    assert (again.game, again.loaded.board.id) == (game, board.id)
    assert again.seats.players() == tuple(f"Player {n}" for n in range(len(board.powers)))
    assert bool(again.loaded.content) == carried


@pytest.mark.parametrize(
    ("game", "name", "carried"), [("blank", "old_town", False), ("blank", "old_town", True)]
)
def test_a_game_that_is_not_offered_changes_nothing_but_what_is_said_of_it(
    window, monkeypatch, game, name, carried
):
    monkeypatch.delenv(DEVELOPER, raising=False)
    assert GAMES[game].for_developers
    board = found(name, carried=carried)
    window.show_start()
    page = window.screen_shown

    assert page.last.board.id == board.id
    assert catalogue.first().name() in page.hero.motto.text()
    QTest.mouseClick(page.again, Qt.MouseButton.LeftButton)
    assert window.screen_shown.game == catalogue.first().id


@pytest.mark.parametrize("game", GAMES)
def test_the_first_minute_of_every_game_seats_all_and_they_have_sealed(home, game):
    board = load_map(GAMES[game].map).board
    minute = first_minute.begin(board, tables.USUAL)
    public = minute.session.public()
    power = catalogue.GAMES[game].first_minute().power

    assert len({seat.player for seat in public.seats}) == len(board.powers)
    assert {one.power for one in public.seals if one.asked and not one.sealed} <= {power}
    minute.session.close()
    minute.forget()


@pytest.mark.parametrize("game", GAMES)
def test_at_the_first_minute_others_play_on_and_a_hint_is_a_sheet_for_all_pieces(home, game):
    board = load_map(GAMES[game].map).board
    minute = first_minute.begin(board, tables.USUAL)
    session, turns = minute.session, 0
    begun = session.public().phase.turn
    while session.public().phase.turn < begun + 2 and session.public().outcome is None:
        public = session.public()
        asked = session.rules.asked(public.position)
        if minute.power in asked:
            hint = minute.hint()
            read = [session.rules.read(one, public.position, minute.power).order for one in hint]
            assert read == [*hint]
            session.envelopes.seal(minute.power, hint)
        guided = minute.guided
        assert guided == (minute.led or bool(public.past))
        session.reveal()
        past = session.public().past[-1]
        if guided and past.phase.kind.main:
            ordered = {str(order.unit) for orders in past.orders.values() for order in orders}
            assert ordered == {str(unit) for unit in past.before.units}
        session.advance()
        minute.seal_others()
        turns += 1
    assert turns > 1
    assert minute.over
    session.close()
    minute.forget()


@pytest.mark.parametrize("game", GAMES)
def test_help_is_of_the_game_that_a_page_is_about(window, monkeypatch, game):
    monkeypatch.setenv(DEVELOPER, "1")
    window.navigator.new_game(game=game)
    assert window.navigator.loaded().board.game == game

    window.show_start()
    assert window.navigator.loaded().board.game == catalogue.first().id
