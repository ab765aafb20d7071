import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog, QLabel

import engine.catalogue
from engine import tables
from engine.board.loader import load_map
from engine.store.errors import StoreError, StoreFault
from engine.table.agreement import Agreement
from engine.table.seat import Seat
from gui import i18n
from gui.explain import rules_text
from gui.explain.rules_panel import RulesPanel
from gui.games import catalogue
from gui.kit.dialog import Message, Question
from gui.windows.ending.end_card import EndCard
from gui.windows.files.shelf import free_path
from gui.windows.help.about import OURS, AboutCard
from gui.windows.help.help_card import HelpCard
from gui.windows.new_game.table_plan import TablePlan
from tests.agreements import usual_agreement


def click(widget):
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton)


def shown(window):
    return type(window.screen_shown).__name__


def test_a_game_opens_where_it_was_left(window, found_game):
    window.open_game(found_game(sealed=2))

    assert shown(window) == "TableScreen"
    assert sum(seal.sealed for seal in window.navigator.bridge.public().seals) == 2


def test_closing_a_game_lets_others_open_its_file(window, found_game, board):
    path = found_game()
    window.open_game(path)

    window.show_start()

    tables.open_game(path, board=board).close()
    assert not window.navigator.in_game


@pytest.mark.parametrize(
    ("content", "words"),
    [(b"nothing like a game" * 50, "This is no Velmoc game"), (None, "The file is not there")],
)
def test_a_file_that_cannot_be_opened_says_why(window, tmp_path, content, words):
    path = tmp_path / "some.velmoc"
    if content is not None:
        path.write_bytes(content)

    window.open_game(path)

    message = window.findChild(Message)
    assert words in message.words.text()
    assert shown(window) == "StartScreen"


def test_a_game_that_is_open_elsewhere_says_so(window, found_game, board):
    path = found_game()
    elsewhere = tables.open_game(path, board=board)

    window.open_game(path)

    assert "open in another window" in window.findChild(Message).words.text()
    elsewhere.close()


def test_a_file_is_chosen_without_blocking(window, found_game):
    path = found_game()
    window.show_start()
    QTest.keyClick(window, Qt.Key.Key_O, Qt.KeyboardModifier.ControlModifier)
    dialog = window.findChild(QFileDialog)
    assert dialog.isVisible()

    dialog.fileSelected.emit(str(path))

    assert window.navigator.in_game


def test_a_copy_is_the_same_table_with_its_seals(window, found_game, tmp_path, board):
    window.open_game(found_game(sealed=3))
    window.menu.save_copy.trigger()
    window.findChild(QFileDialog).fileSelected.emit(str(tmp_path / "copy.velmoc"))

    copy = tables.open_game(tmp_path / "copy.velmoc", board=board)
    sealed = [seal.sealed for seal in copy.public().seals]
    copy.close()

    assert sum(sealed) == 3


def test_a_copy_that_cannot_be_saved_says_why(window, found_game, tmp_path):
    window.open_game(found_game())
    window.menu.save_copy.trigger()

    window.findChild(QFileDialog).fileSelected.emit(str(tmp_path / "no" / "folder" / "c.velmoc"))

    assert window.findChild(Message).title.text() == "The copy was not saved"


PLAN = TablePlan(
    usual_agreement(
        title="Thursday",
        seats=tuple(
            Seat(power=power, player=power.title())
            for power in ("AUSTRIA", "ENGLAND", "FRANCE", "GERMANY", "ITALY", "RUSSIA", "TURKEY")
        ),
        dealt="chosen",
        lot="",
    ),
    pins={"FRANCE": "1234"},
)


def test_a_game_that_finds_no_folder_is_founded_in_another_place(window, home):
    (home / "games").write_text("in the way", "utf-8")
    window.navigator.found_game(PLAN)
    asked = window.findChild(Question)
    assert "games" in asked.words.text()
    assert not window.navigator.in_game

    click(asked.yes)
    window.findChild(QFileDialog).fileSelected.emit(str(home / "elsewhere.velmoc"))

    assert window.navigator.in_game
    assert (home / "elsewhere.velmoc").exists()
    seals = window.navigator.bridge.public().seals
    assert [seal.power for seal in seals if seal.has_pin] == ["FRANCE"]


def test_a_new_game_overwrites_nothing_in_the_place_that_is_chosen(window, home):
    (home / "taken.velmoc").write_text("somebody's", "utf-8")

    window.navigator.found_game(PLAN, home / "taken.velmoc")

    assert "not overwritten" in window.findChild(Question).words.text()
    assert (home / "taken.velmoc").read_text("utf-8") == "somebody's"


def test_a_folder_that_cannot_be_written_is_named(window, home, monkeypatch):
    def closed(path):
        raise StoreError(StoreFault.READ_ONLY, path)

    monkeypatch.setattr("engine.store.gamefile.GameFile.create", closed)
    window.navigator.found_game(PLAN)

    said = window.findChild(Question).words.text()
    assert said == f"Nothing can be written into the folder {home / 'games'}."


def test_a_game_whose_pins_cannot_be_kept_is_not_founded(window, home, monkeypatch):
    def full(*_):
        raise StoreError(StoreFault.DISK_FULL, home)

    monkeypatch.setattr("engine.store.gamefile.GameFile._put_pin", full)
    window.navigator.found_game(PLAN)

    assert "The disk is full." in window.findChild(Question).words.text()
    assert not list((home / "games").iterdir())


def test_a_draw_is_asked_about_before_it_ends_the_game(window, found_game):
    window.open_game(found_game())
    window.menu.draw.trigger()
    click(window.findChild(EndCard).openly)
    question = window.findChild(Question)
    assert question.focusWidget() is question.no

    click(question.no)

    assert window.navigator.open.can_draw


def test_an_agreed_draw_ends_the_game(window, found_game):
    window.open_game(found_game())
    window.menu.draw.trigger()

    click(window.findChild(EndCard).openly)
    click(window.findChild(Question).yes)

    assert not window.navigator.open.can_draw
    assert shown(window) == "GameOverScreen"


def test_past_phases_are_offered_once_there_are_any(window, found_game):
    window.open_game(found_game(sealed=7))
    window.navigator.bridge.reveal()
    window.menu.refresh()

    window.menu.history.trigger()

    assert shown(window) == "HistoryScreen"


def test_help_lists_the_keys(window):
    window.show_start()

    QTest.keyClick(window, Qt.Key.Key_F1)

    assert window.findChild(HelpCard).isVisible()


def test_the_rules_open_in_the_window_and_close_by_escape(window):
    window.show_start()
    QTest.keyClick(window, Qt.Key.Key_F1, Qt.KeyboardModifier.ShiftModifier)
    panel = window.findChild(RulesPanel)
    assert panel.isVisible()

    QTest.keyClick(panel, Qt.Key.Key_Escape)

    assert window.findChild(RulesPanel) is None


@pytest.mark.parametrize("language", i18n.LANGUAGES)
@pytest.mark.parametrize("game", catalogue.GAMES)
def test_the_rules_of_every_game_open_where_they_begin(window, tmp_path, game, language):
    card = engine.catalogue.GAMES[game]
    board = load_map(card.map).board
    seats = [Seat(power=power.id, player=power.id.title()) for power in board.powers]
    begins = card.calendar.begins
    agreed = Agreement(title="Night", seats=seats, game=game, map=board.id, year=begins)
    tables.found_game(tmp_path / "Night.velmoc", agreed, board=board).close()
    window.open_game(tmp_path / "Night.velmoc")
    i18n.speak(language)

    window.navigator.show_rules()

    panel = window.findChild(RulesPanel)
    assert panel.isVisible()
    assert panel.section == rules_text.sections(catalogue.GAMES[game].rule_texts)[0]
    assert panel.title.text()
    assert panel.body.text()


def test_the_rules_make_way_for_the_next_screen(window):
    window.show_start()
    window.navigator.show_rules("X")

    window.new_game()

    assert window.findChild(RulesPanel) is None


def test_credits_name_the_map_and_the_licences_in_full(window):
    window.navigator.show_about()
    card = window.findChild(AboutCard)

    titles = [card.tabs.tabText(place) for place in range(card.tabs.count())]
    assert titles == ["About", "EB Garamond", "Inter"]
    assert "OPEN FONT LICENSE" in card.tabs.widget(1).toPlainText()


def test_our_own_map_is_credited_in_the_language_spoken(window, qapp):
    said = window.navigator.loaded().atlas.credits
    assert said == OURS

    i18n.speak("cs")
    window.navigator.show_about()

    words = [line.text() for line in window.findChild(AboutCard).tabs.findChildren(QLabel)]
    assert any("Natural Earth (volné dílo)" in line for line in words)
    assert not any(said in line for line in words)


def test_credits_are_whole_in_the_largest_type(window, qapp):
    window.menu.sizes[200].trigger()
    window.navigator.show_about()
    card = window.findChild(AboutCard)
    qapp.processEvents()

    for line in card.tabs.currentWidget().findChildren(QLabel):
        assert line.height() >= line.heightForWidth(line.width()), line.text()


@pytest.mark.parametrize(
    ("title", "name"),
    [
        ("Čtvrteční parta", "Čtvrteční parta.velmoc"),
        ("a/b: c?", "a b c.velmoc"),
        ("...", "Velmoc.velmoc"),
        ("", "Velmoc.velmoc"),
    ],
)
def test_a_games_file_is_called_like_the_game(tmp_path, title, name):
    assert free_path(tmp_path, title).name == name


def test_the_longest_title_still_makes_a_name_that_a_disk_takes(tmp_path):
    path = free_path(tmp_path, "𐎀" * 300)  # four bytes each

    path.touch()
    assert path.exists()


def test_no_game_overwrites_another(tmp_path):
    free_path(tmp_path, "Thursday").touch()

    assert free_path(tmp_path, "Thursday").name == "Thursday 2.velmoc"


def test_a_game_of_another_program_is_looked_at(window, tmp_path):
    path = tmp_path / "list.txt"
    path.write_text("Spring 1901\nEngland:\nF Lon-Nth (*bounce*)\n", "utf-8")

    window.open_game(path)

    assert shown(window) == "ForeignScreen"
    assert not window.navigator.in_game
    window.screen_shown.rules_asked.emit({"paradox": "szykman"})
    assert window.screen_shown.differences.rulebook.options["paradox"] == "szykman"
    click(window.screen_shown.back)
    assert shown(window) == "StartScreen"


@pytest.mark.parametrize(
    ("name", "content", "words"),
    [
        ("letter.txt", b"Dear all,\nsee you on Friday.\n", "This is no Velmoc game"),
        ("gone.json", None, "The file is not there"),
        ("broken.json", b'{"phases": 3}', "phases: the wrong kind of value"),
    ],
)
def test_a_file_that_is_no_game_of_any_program_says_why(window, tmp_path, name, content, words):
    path = tmp_path / name
    if content is not None:
        path.write_bytes(content)

    window.open_game(path)

    assert words in window.findChild(Message).words.text()
    assert shown(window) == "StartScreen"
