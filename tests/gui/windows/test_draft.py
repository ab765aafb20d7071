"""The page of a new game is a draft: no way out of it, and no end of the program, loses a word."""

import json
import os
import stat
from datetime import UTC, datetime

import pytest
from PySide6.QtCore import QDate, QMimeData, QPoint, Qt
from PySide6.QtGui import QDropEvent, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from engine.board.loader import load_map
from engine.games.diplomacy.clocks import CLOCKS
from engine.games.diplomacy.rulebooks.editions import PROFILES
from gui import i18n, settings
from gui.kit.dialog import Question
from gui.table.desk import first_turn
from gui.table.desk.pin_card import PinCard
from gui.windows.main_window import MainWindow
from gui.windows.new_game.draft import Draft, EndingWish, Kept, blank
from gui.windows.new_game.known_players import names_in, usual_title
from gui.windows.new_game.new_game_screen import NewGameScreen

NAMES = ("Klára", "Tomáš", "Jana", "Ondřej", "Lucie", "Pavel", "Martin")
CTRL, ALT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.AltModifier


@pytest.fixture
def page(window):
    window.new_game()
    return window.screen_shown


def click(widget):
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton)


def fill(page):
    """Say something in every part of the page."""
    page.title.setText("Friday at Klára's")
    for field, name in zip(page.seats.names, NAMES, strict=True):
        field.setText(name)
    click(page.seats.firsts[2])
    page.deal.draw_lots()
    page.rulebook.take(PROFILES["2000"].options)
    page.clock.take(CLOCKS["wdc2019"])
    page.ending.take(EndingWish(way="both", year=1909, time="22:15", count="centres", veiled=True))


def everything(page):
    return page.form.draft(), page.seats.powers(), page.start.isEnabled()


def leave_by_back(page, window):
    click(page.back)


def leave_by_escape(page, window):
    QTest.keyClick(page.focusWidget() or page, Qt.Key.Key_Escape)


def leave_by_opening_another_game(page, window):
    window.open_game(window.a_game)


def leave_by_the_study(page, window):
    window.show_library()


def leave_by_the_club(page, window):
    window.navigator.show_club()


def leave_by_closing(page, window):
    window.close()


def leave_by_a_crash(page, window):
    """Nothing more is done: what is on the disk is all there is."""


WAYS_OUT = [
    *(leave_by_back, leave_by_escape, leave_by_opening_another_game, leave_by_the_study),
    *(leave_by_the_club, leave_by_closing, leave_by_a_crash),
]


@pytest.mark.parametrize("leave", WAYS_OUT)
def test_every_way_out_keeps_all_that_was_written(window, found_game, qtbot, leave):
    window.a_game = found_game("Another")
    window.new_game()
    fill(window.screen_shown)
    before = everything(window.screen_shown)

    leave(window.screen_shown, window)
    assert not window.findChildren(Question)

    again = MainWindow()
    qtbot.addWidget(again)
    again.resize(1280, 720)
    again.show()
    again.new_game()
    assert everything(again.screen_shown) == before
    assert before[0] != blank("diplomacy")


def test_another_language_theme_or_size_of_text_keeps_it(page, window):
    fill(page)
    before = everything(page)
    try:
        for act in (lambda: i18n.speak("cs"), window.menu.sizes[150].trigger):
            act()
            QApplication.processEvents()
            assert everything(page) == before
    finally:
        i18n.speak("en")
        window.menu.sizes[100].trigger()


def test_every_single_act_is_on_the_disk_before_the_next(page, home):
    kept = Kept(settings.data_folder())
    board = load_map("standard").board
    assert not kept.file.exists()
    for seat, name in enumerate(NAMES):
        for at, letter in enumerate(name, 1):
            page.seats.names[seat].insert(letter)
            assert kept.read(board).names[seat] == name[:at]
    for act in (
        lambda: click(page.seats.firsts[4]),
        lambda: click(page.modes.cards["master"]),
        lambda: click(page.modes.cards["table"]),
        lambda: click(page.ways.cards["chosen"]),
        lambda: page.seats.give(3, "TURKEY"),
        lambda: page.lineup.choose("six"),
        lambda: page.rulebook.take(PROFILES["1971"].options),
        lambda: page.clock.take(None),
        lambda: page.ending.year.setValue(1911),
        page.ending.veiled.click,
        lambda: page.title.setText("x"),
    ):
        before = kept.file.read_bytes()
        act()
        assert kept.file.read_bytes() != before
        assert kept.read(board) == page.form.draft()


@pytest.mark.skipif(os.name != "posix", reason="other systems have other permissions")
def test_only_its_owner_reads_it(page):
    page.seats.names[0].setText("Klára")

    assert stat.S_IMODE(Kept(settings.data_folder()).file.stat().st_mode) == 0o600


def test_no_pin_is_ever_in_it(page, window):
    fill(page)
    click(page.seats.pins[3])
    card = window.findChildren(PinCard)[-1]
    QTest.keyClicks(card.first, "40718263")
    QTest.keyClicks(card.again, "40718263")
    assert "4071" not in Kept(settings.data_folder()).file.read_text("utf-8")
    click(card.save)
    page.seats.names[0].setText("Klárka")

    assert "40718263" not in Kept(settings.data_folder()).file.read_text("utf-8")


def test_who_plays_what_in_gunboat_is_never_in_it(page):
    fill(page)
    click(page.ways.cards["lot"])
    page.deal.gunboat.setChecked(True)

    kept = json.loads(Kept(settings.data_folder()).file.read_text("utf-8"))
    assert kept["powers"] == []
    assert kept["lot"] == ""
    assert kept["dealing"] is None


FOREIGN = [
    *(b"", b"{", b"[]", b"null", b'"x"', b"\x00\xff\xfe", b"[" * 90_000, b"{}" + b" " * 300_000),
    json.dumps(dict.fromkeys(Draft.__slots__, 7)).encode(),
    json.dumps({name: ["x", None, {}] for name in Draft.__slots__}).encode(),
    json.dumps({name: {"a": 1} for name in Draft.__slots__}).encode(),
    json.dumps(dict.fromkeys(Draft.__slots__, "x" * 999)).encode(),
    b'{"names": ["\\ud800", "a\\u0000b"], "title": "\\udfff"}',
    b'{"powers": ["FRANCE", "FRANCE"], "lot": "x", "way": "chosen"}',
    b'{"first": [99, -1, true], "year": 1e400, "lineup": "two"}',
    b'{"clock": {"first": -1}, "ending": {"way": "year", "year": 1e9}}',
]


def test_a_damaged_or_foreign_file_harms_nothing(window, home):
    kept, board = Kept(settings.data_folder()), load_map("standard").board
    kept.file.parent.mkdir(parents=True)
    for text in FOREIGN:
        window.show_start()
        kept.file.write_bytes(text)

        window.new_game()

        page = window.screen_shown
        assert isinstance(page, NewGameScreen), text[:99]
        for field, name in zip(page.seats.names, NAMES, strict=True):
            field.setText(name)
        assert kept.read(board).names == NAMES, text[:99]


def test_a_folder_in_its_place_is_said_and_asked_about(window, home):
    kept = Kept(settings.data_folder())
    kept.file.mkdir(parents=True)
    window.new_game()
    page = window.screen_shown
    assert not page.would_lose

    page.seats.names[0].setText("Klára")

    assert "cannot be stored" in page.foot.kept.text()
    click(page.back)
    question = window.findChild(Question)
    click(question.no)
    assert window.screen_shown is page


def test_a_lot_that_somebody_wrote_himself_is_no_lot(page, window):
    fill(page)
    kept = Kept(settings.data_folder())
    said = json.loads(kept.file.read_text("utf-8"))
    said["powers"][0], said["powers"][1] = said["powers"][1], said["powers"][0]
    kept.file.write_text(json.dumps(said), "utf-8")

    window.new_game()

    assert set(window.screen_shown.seats.powers()) == {""}
    assert window.screen_shown.seats.players() == NAMES


def test_a_founded_game_leaves_no_draft(page, window):
    fill(page)
    page.ending.take(EndingWish())
    page.begin()

    assert window.navigator.in_game
    assert not Kept(settings.data_folder()).file.exists()
    window.new_game()
    assert window.screen_shown.form.draft() == blank("diplomacy")


def test_whoever_plays_for_the_first_time_is_known_where_the_game_begins(page, window):
    fill(page)
    power = page.seats.powers()[2]
    page.begin()

    path = window.navigator.open.path
    asked = {seat.power for seat in window.navigator.bridge.public().seats}
    assert {one for one in asked if first_turn.asked(path, one)} == {power}


# Enter, focus


def walk(page):
    found = [one for one in page.findChildren(QWidget) if one.isVisible() and one.isEnabled()]
    return [one for one in found if one.focusPolicy() & Qt.FocusPolicy.TabFocus]


@pytest.mark.parametrize(("key", "dealt"), [(Qt.Key.Key_Return, False), (Qt.Key.Key_Enter, True)])
def test_enter_leaves_the_page_from_nowhere(page, window, key, dealt):
    for field, name in zip(page.seats.names, NAMES, strict=True):
        field.setText(name)
    if dealt:
        page.deal.draw_lots()
    names = page.seats.players()
    for one in walk(page):
        if one in (page.start, page.empty) or not (one.isVisible() and one.isEnabled()):
            continue
        one.setFocus()
        QTest.keyClick(one, key)
        while card := QApplication.activeModalWidget() or QApplication.activePopupWidget():
            card.close()
            QApplication.processEvents()
        assert window.screen_shown is page
        assert page.seats.players() == names
        page.modes.choose("table")


def test_seven_names_and_enter_lead_to_the_draw_and_on_to_the_start(page, window):
    for name in NAMES:
        field = page.focusWidget()
        field.insert(name)
        QTest.keyClick(field, Qt.Key.Key_Return)
    assert page.draw.hasFocus()

    QTest.keyClick(page.focusWidget(), Qt.Key.Key_Return)

    assert page.start.hasFocus()
    assert page.seats.players() == NAMES
    assert "" not in page.seats.powers()
    QTest.keyClick(page.focusWidget(), Qt.Key.Key_Return)
    assert window.navigator.in_game


@pytest.mark.parametrize("way", ["lot", "chosen", "wishes", "scores", "bids"])
def test_the_focus_is_on_what_comes_next_after_every_act(page, way):
    for field, name in zip(page.seats.names, NAMES, strict=True):
        field.setText(name)
    for act in (
        lambda: page.ways.choose(way),
        lambda: page.lineup.choose("six"),
        lambda: page.lineup.choose(""),
        lambda: page.modes.choose("master"),
        lambda: page.modes.choose("table"),
        lambda: i18n.speak("cs"),
        lambda: i18n.speak("en"),
    ):
        page.form.go_on()
        act()
        QApplication.processEvents()
        held = page.focusWidget()
        assert held not in (page.back, page.empty)
        assert held is None or (held.isVisible() and held.isEnabled())


def test_keys_choose_the_mode_and_type_nothing(page):
    page.seats.names[0].setFocus()
    for key, mode in ((Qt.Key.Key_2, "master"), (Qt.Key.Key_3, "alone"), (Qt.Key.Key_1, "table")):
        QTest.keyClick(page.focusWidget() or page, key, ALT)
        assert page.form.mode == mode
    assert page.seats.players() == ("",) * 7


def test_alone_needs_no_names_and_leads_to_the_study(page, window):
    click(page.modes.cards["alone"])
    assert not page.seats.isVisible()
    assert page.start.isEnabled()
    page.rulebook.take(PROFILES["2023"].options)

    click(page.start)

    assert type(window.screen_shown).__name__ == "SandboxScreen"
    assert dict(window.screen_shown.course.rules.options) == dict(PROFILES["2023"].options)


# a whole table at once

PASTED = {
    "lines": "\n".join(NAMES),
    "numbered": "\n".join(f"{n}. {name}" for n, name in enumerate(NAMES, 1)),
    "commas": ", ".join(NAMES),
    "semicolons": ";".join(NAMES),
    "a row of a sheet": "\t".join(NAMES),
    "a column with more": "\r\n".join(f"{n}\t{name}\tPraha" for n, name in enumerate(NAMES, 1)),
    "bullets": "\n".join(f"• {name}" for name in NAMES),
    "commas at line ends": ",\n".join(NAMES),
    "blank lines": "\n\n".join(f"  {name} " for name in NAMES),
}


@pytest.mark.parametrize("text", PASTED.values(), ids=PASTED)
def test_seven_names_are_read_however_they_are_written(text):
    assert names_in(text, 7) == NAMES


def test_a_pasted_name_that_is_too_long_is_cut_and_that_is_said(page):
    long = "Maximiliána z Hohenlohe-Waldenburgu a Schillingsfürstu"
    page.form._on_several(0, "\n".join((long, *NAMES[1:])))

    assert page.seats.players() == (long[:40].rstrip(), *NAMES[1:])
    assert long[:40].rstrip() in page.players.told.text()
    assert NAMES[1] not in page.players.told.text()


@pytest.mark.parametrize("seat", range(7))
def test_seven_pasted_names_fill_seven_seats_from_whichever_field(page, seat):
    page.seats.names[0].setText("Old")
    board = QGuiApplication.clipboard()
    board.setText("\n".join(NAMES))
    try:
        QTest.keyClick(page.seats.names[seat], Qt.Key.Key_V, CTRL)
    finally:
        board.clear()

    assert page.seats.players() == NAMES
    assert page.draw.hasFocus()
    click(page.players.undo)
    assert page.seats.players() == ("Old", *("",) * 6)


def test_names_that_are_dropped_fill_seats_too(page):
    mime = QMimeData()
    mime.setText("Klára\nTomáš\nJana")
    copy, left = Qt.DropAction.CopyAction, Qt.MouseButton.LeftButton
    drop = QDropEvent(QPoint(5, 5), copy, mime, left, Qt.KeyboardModifier.NoModifier)
    page.seats.names[2].dropEvent(drop)

    assert page.seats.players()[2:5] == ("Klára", "Tomáš", "Jana")


def test_one_pasted_name_is_a_name(page):
    board = QGuiApplication.clipboard()
    board.setText("Jan Amos")
    QTest.keyClick(page.seats.names[1], Qt.Key.Key_V, CTRL)
    board.clear()

    assert page.seats.players()[1] == "Jan Amos"


def test_more_names_than_seats_are_said(page):
    page.seats.several_came.emit(0, "\n".join((*NAMES, "Eva", "Adam")))

    assert "No seat for: Eva, Adam" in page.players.told.text()


# the club, the last table, the title


def test_known_names_are_offered_with_how_often_they_played_and_what(window, found_game):
    found_game("One")
    found_game("Two")
    window.show_start()
    window.new_game()
    field = window.screen_shown.seats.names[0]

    QTest.keyClicks(field, "al")

    lines = [field.completer().completionModel().index(0, 0).data()]
    assert lines == ["Alena   2 games, last Austria-Hungary"]


def test_who_sits_already_is_not_offered_again(window, found_game):
    found_game("One")
    window.show_start()
    window.new_game()
    page = window.screen_shown
    page.seats.names[0].setText("Alena")

    QTest.keyClicks(page.seats.names[1], "al")

    assert page.seats.names[1].completer().completionModel().rowCount() == 0


def test_the_last_table_sits_down_by_one_click_and_can_get_up_again(window, found_game):
    found_game("One")
    window.show_start()
    window.new_game()
    page = window.screen_shown
    today = QDate.currentDate()
    assert page.players.again.accessibleName().startswith(f"The table of {today.day()}")
    page.seats.names[6].setText("Zdeněk")

    click(page.players.again)

    assert page.seats.players() == ("Alena", "Bohuslav", "Cyril", "Dana", "Eva", "Pavel", "Gustav")
    assert not page.players.again.isVisible()
    assert set(page.seats.powers()) == {""}
    assert not page.form.pins
    click(page.players.undo)
    assert page.seats.players() == (*("",) * 6, "Zdeněk")


def test_the_form_is_emptied_by_one_click_and_comes_back_by_another(page):
    fill(page)
    before = everything(page)

    click(page.empty)
    assert page.form.draft() == blank("diplomacy")
    assert page.seats.names[0].hasFocus()
    click(page.players.undo)

    assert everything(page) == before


def test_what_was_chosen_in_one_way_waits_for_it(page, board):
    click(page.ways.cards["chosen"])
    for seat, power in enumerate(board.powers[:4]):
        page.seats.give(seat, power.id)
    before = page.seats.powers()

    click(page.ways.cards["wishes"])
    click(page.ways.cards["chosen"])

    assert page.seats.powers() == before


@pytest.mark.parametrize(
    ("code", "said"), [("cs", "Čtvrtek 22. října 2026"), ("en", "Thursday 22 October 2026")]
)
def test_a_game_is_called_by_its_day(page, monkeypatch, code, said):
    thursday = datetime(2026, 10, 22, 12, tzinfo=UTC)
    monkeypatch.setattr("gui.windows.new_game.form.utc_now", lambda: thursday)
    i18n.speak(code)
    try:
        page.retranslate()
        assert page.title.text() == said
        assert page.form.draft().title == ""
    finally:
        i18n.speak("en")


def test_the_second_game_of_a_day_is_called_otherwise():
    day, another = "Thursday", "{day}, game {number}"

    assert usual_title(day, another, ()) == "Thursday"
    assert usual_title(day, another, ("Thursday",)) == "Thursday, game 2"
    assert usual_title(day, another, ("Thursday", "Thursday, game 2")) == "Thursday, game 3"
