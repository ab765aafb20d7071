"""A page of a new game shows every map of its game as a picture; keys lead from one to another."""

import json

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget

from engine import catalogue as engines
from engine.board.loader import load_map, map_names
from engine.catalogue import GAMES
from engine.resources import maps
from gui import i18n
from gui.games import catalogue
from gui.map.pictures import miniature
from gui.windows.maps import Maps, _beginning
from gui.windows.new_game.carried import Carried
from gui.windows.new_game.draft import Kept
from gui.windows.new_game.game_strip import GameStrip
from gui.windows.new_game.map_pick import MapPick
from gui.windows.new_game.new_game_screen import NewGameScreen

OURS = {name: load_map(name).board for name in map_names()}
KEY = Qt.Key


@pytest.fixture(params=i18n.LANGUAGES)
def language(request):
    i18n.speak(request.param)
    yield request.param
    i18n.speak("en")


@pytest.fixture(autouse=True)
def fine(look, home):
    """Dressed, in a home of its own."""


@pytest.fixture
def pick(qtbot, monkeypatch):
    monkeypatch.setattr("gui.map.pictures.miniature.paint", _blank)

    def pick(game):
        loaded = Maps().usual(game)
        made = MapPick(loaded, catalogue.GAMES[game].players_picker(loaded.board))
        made.offer(Maps())
        made.speak()
        qtbot.addWidget(made)
        made.resize(900, 400)
        made.show()
        made.activateWindow()
        qtbot.waitUntil(made.isActiveWindow)
        return made

    return pick


def _blank(_loaded, size):
    from PySide6.QtGui import QImage

    image = QImage(size, QImage.Format.Format_RGB32)
    image.fill(0)
    return image


def maps_of(game):
    return {name: board for name, board in OURS.items() if board.game == game}


@pytest.mark.parametrize("game", GAMES)
def test_every_map_of_ours_can_be_chosen_for_its_game_and_for_no_other(pick, game, language):
    mine, page, asked = maps_of(game), pick(game), []
    page.asked.connect(asked.append)
    cards = {key: card for key, card in page.strip.cards.items() if key != "other"}
    if len(mine) == 1:
        assert not cards  # nothing is asked that needs no asking
        return
    assert next(iter(cards)) == GAMES[game].map
    assert {key: card.name.text() for key, card in cards.items()} == {
        name: board.names[language] for name, board in mine.items()
    }
    assert [key for key, card in cards.items() if card.on] == [GAMES[game].map]

    for card in cards.values():
        card.click()

    assert {one.board.id for one in asked} == mine.keys() - {GAMES[game].map}
    assert all(not one.content for one in asked)


@pytest.mark.parametrize("game", GAMES)
def test_each_card_tells_its_map_in_numbers_once_it_was_read(pick, game, language):
    page = pick(game)
    page.strip.draw_all()

    for key, card in page.strip.cards.items():
        if key == "other":
            continue
        facts = catalogue.GAMES[game].map_facts(OURS[key])
        seen = QAccessible.queryAccessibleInterface(card)
        assert seen.role() is QAccessible.Role.RadioButton
        assert seen.state().checked == card.on
        assert seen.text(QAccessible.Text.Name) == OURS[key].names[language]
        told = seen.text(QAccessible.Text.Description).replace("\N{NO-BREAK SPACE}", " ")
        assert told == ", ".join(facts)
        assert str(len(OURS[key].powers)) in facts[0]
        assert card.picture.shown
        assert not card.picture.waiting


@pytest.mark.parametrize("name", OURS)
def test_a_miniature_is_washed_by_whose_home_each_space_is(name, monkeypatch):
    asked = []
    monkeypatch.setattr(
        "gui.map.pictures.terrain.paint", lambda *all_, **_shown: asked.append(all_)
    )
    miniature.paint(load_map(name), QSize(240, 160))

    ((_shapes, washes, scale, seen, size),) = asked
    letters = {power.id: power.letter for power in OURS[name].powers}
    assert {*washes.values()} == {*letters.values()}
    for key, letter in washes.items():
        assert letters[OURS[name].provinces[key].home] == letter
    assert (round(seen.width() * scale), round(seen.height() * scale)) == size.toTuple()


def test_a_miniature_shows_these_colours():
    image = miniature.paint(load_map("old_town"), QSize(240, 180))

    bats, owls, nobodys = (image.pixelColor(*at) for at in ((67, 139), (197, 90), (145, 90)))
    assert len({bats.name(), owls.name(), nobodys.name()}) == 3


def test_keys_go_along_the_cards_and_letters_lead_to_a_name(pick):
    strip = pick("diplomatia").strip
    strip.go_to_chosen()
    walked = []
    for key in (KEY.Key_Right, KEY.Key_Right, KEY.Key_Left, KEY.Key_End, KEY.Key_Home, KEY.Key_P):
        QTest.keyClick(strip.cards[strip.focused], key)
        walked.append(strip.focused)

    assert walked == ["cz_1", "cz_orp", "cz_1", "other", "eu", "praga"]


def test_enter_takes_a_card_once_and_then_goes_on(pick):
    page, asked = pick("diplomatia"), []
    page.asked.connect(asked.append)
    page.strip.go_to_chosen()
    card = page.strip.cards["eu"]
    QTest.keyClick(card, KEY.Key_Return)
    assert not asked

    QTest.keyClick(card, KEY.Key_Right)
    QTest.keyClick(page.strip.cards["cz_1"], KEY.Key_Return)

    assert [one.board.id for one in asked] == ["cz_1"]


def test_a_map_that_cannot_be_read_says_why_and_the_others_have_their_pictures(pick, monkeypatch):
    page = pick("diplomatia")
    head = page._heads["praga"]
    page.strip._sources["praga"] = lambda: load_map("nowhere")
    page.strip.draw_all()

    assert page.strip.cards["praga"].picture.glyph == "warning"
    assert page.strip.cards["praga"].facts.text()
    assert head.titles["en"] == page.strip.cards["praga"].name.text()
    assert page.strip.cards["cz_1"].picture.shown


def test_who_sits_down_goes_along_to_another_map_but_never_over_what_is_written_there(qtbot):
    page = NewGameScreen(load_map("praga"))
    qtbot.addWidget(page)
    names = ("Alena", "Bohuslav", "Cyril", "Dana", "Eva")

    page.carry(Carried(names=names, mode="master"))
    assert page.seats.players() == names[:4]
    assert page.form.mode == "master"
    assert "Eva" in page.players.told.text()

    page.carry(Carried(names=("Zdeněk",), mode="table"))
    assert page.seats.players() == names[:4]


@pytest.mark.parametrize("number", [1, 2, len(engines.CARDS)])
def test_games_are_pictures_where_there_are_several_and_nothing_is_asked_where_there_is_one(
    qtbot, monkeypatch, number, language
):
    offered = tuple(catalogue.CARDS.values())[:number]
    monkeypatch.setattr(catalogue, "offered", lambda: offered)
    page = QWidget()
    qtbot.addWidget(page)
    strip = GameStrip(offered[0].id)
    assert not strip.isVisible()  # no window of its own
    QVBoxLayout(page).addWidget(strip)
    strip.speak()
    page.show()

    assert [*strip.cards] == [game.id for game in offered]
    assert strip.isVisible() == (number > 1)
    assert [card.name.text() for card in strip.cards.values()] == [game.name() for game in offered]
    assert [key for key, card in strip.cards.items() if card.on] == [offered[0].id]


@pytest.mark.parametrize("game", engines.CARDS)
def test_a_page_of_a_new_game_opens_no_other_window_and_keeps_the_hand(window, monkeypatch, game):
    monkeypatch.setenv(engines.DEVELOPER, "1")
    before = {one for one in QApplication.topLevelWidgets() if one.isVisible()}
    window.navigator.new_game(game=game)
    QApplication.processEvents()

    assert {one for one in QApplication.topLevelWidgets() if one.isVisible()} == before
    assert window.isActiveWindow()


def test_what_was_written_for_one_map_waits_for_that_map_alone():
    places = [Kept.on(load_map(name)).file for name in OURS]

    assert len(set(places)) == len(places)


def test_a_map_taken_by_keys_brings_its_page_with_names_and_the_hand_where_it_was(window, qtbot):
    window.navigator.new_game(game="diplomatia")
    page = window.screen_shown
    page.seats.names[0].put("Alena")
    page.choose_mode("master")
    page.table.map.strip.go_to_chosen()
    QTest.keyClick(page.table.map.strip.cards["eu"], KEY.Key_End)
    QTest.keyClick(page.table.map.strip.cards["other"], KEY.Key_Left)
    QTest.keyClick(page.table.map.strip.cards["praga"], KEY.Key_Return)
    qtbot.waitUntil(lambda: window.screen_shown is not page)

    page = window.screen_shown
    assert page.loaded.board.id == "praga"
    assert page.seats.players() == ("Alena", "", "", "")
    assert page.form.mode == "master"
    assert page.focusWidget() is page.table.map.strip.cards["praga"]
    page.table.map.strip.draw_all()


@pytest.mark.parametrize("name", OURS)
def test_what_a_map_is_called_is_read_off_the_beginning_of_its_file_or_off_all_of_it(name):
    content = (maps() / name / "map.json").read_bytes()
    whole = json.loads(content)
    turned = json.dumps(dict(reversed(whole.items()))).encode()
    for one in (content, turned):
        said = _beginning(one)
        assert (said["id"], said["names"], said.get("game")) == (
            whole["id"],
            whole["names"],
            whole.get("game"),
        )
