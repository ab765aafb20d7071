"""The start screen: the last game first, three doors, nothing twice and nothing empty."""

import sqlite3
import stat
from contextlib import closing
from dataclasses import replace
from itertools import product

import pytest
from PySide6.QtCore import QMimeData, QPoint, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDragLeaveEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication

from engine import tables
from engine.catalogue import shelves_of
from engine.rules.game import End, Outcome
from engine.store.cover import Cover
from engine.table.view import Stage
from gui import i18n
from gui.library.item_words import told
from gui.map.pictures.start_position import start_of
from gui.table.desk import first_turn
from gui.windows.new_game.new_game_screen import NewGameScreen
from gui.windows.start.doors import MASTER, STUDY, TABLE
from gui.windows.start.last_time import last_time


def click(widget):
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton)


def start(window):
    window.show_start()
    return window.screen_shown


def shown(window):
    return type(window.screen_shown).__name__


def acts(page):
    return [one for one in page.findChildren(QAbstractButton) if one.isVisible()]


def test_an_empty_shelf_shows_three_doors_and_a_minute(window):
    page = start(window)

    assert page.last is None
    assert all(door.isVisible() for door in page.doors.values())
    assert page.minute.isVisible()
    assert page.new.hasFocus()
    assert page.new.property("role") == "primary"


SIZES = [(1280, 720), (1920, 1080), (3840, 2160)]


@pytest.mark.parametrize("games", [0, 1, 3])
@pytest.mark.usefixtures("no_pictures")
def test_nothing_is_there_twice_and_one_act_is_primary(window, found_game, qapp, games):
    for title in ("One", "Two", "Three")[:games]:
        found_game(title)
    page = start(window)
    for code, size in product(i18n.LANGUAGES, SIZES):
        i18n.speak(code)
        window.resize(*size)
        for _ in range(3):
            qapp.processEvents()

        said = [act.accessibleName() for act in acts(page) if act.accessibleName()]
        assert len(said) == len(set(said)), (code, size)
        primary = sum(act.property("role") == "primary" for act in acts(page))
        assert primary == 1, (code, size)


@pytest.mark.parametrize("games", [0, 1])
@pytest.mark.usefixtures("no_pictures")
def test_no_half_of_the_paper_is_empty(window, found_game, qapp, games):
    for title in ("One",)[:games]:
        found_game(title)
    page = start(window)
    for size in SIZES:
        window.resize(*size)
        for _ in range(3):
            qapp.processEvents()

        wide, high = page.paper.width(), page.paper.height()
        told = [page.last, *page.doors.values(), page._minute]
        parts = [part for part in told if part is not None and part.isVisible()]
        assert high <= page.area.viewport().height(), size
        covered = sum(part.width() * part.height() for part in parts)
        assert covered > 0.72 * wide * high, size
        ends = [part.mapTo(page.paper, QPoint(0, part.height())).y() for part in parts]
        assert max(ends) > 0.95 * high, size


def test_the_game_last_played_is_large_with_what_is_public(window, found_game):
    found_game("Thursday", sealed=3)
    page = start(window)

    assert page.last.title.text() == "Thursday"
    assert page.last.season.text() == "Spring 1901"
    assert page.last.stage.text() == "writing orders, 3 of 7 sealed"
    assert "Alena" in page.last.players.text()


@pytest.mark.parametrize(
    ("sealed", "said"), [(0, ""), (1, ", 1 of 7 sealed"), (7, ", 7 of 7 sealed")]
)
def test_seals_are_counted_once_there_are_any(window, found_game, sealed, said):
    found_game("Thursday", sealed=sealed)

    assert start(window).last.stage.text() == f"writing orders{said}"


def test_enter_continues_the_last_game(window, found_game):
    found_game()
    page = start(window)
    assert page.last.primary.hasFocus()

    QTest.keyClick(page.last.primary, Qt.Key.Key_Space)

    assert window.navigator.in_game


def test_other_games_stand_beside_it_and_open_by_a_click(window, found_game):
    found_game("One")
    found_game("Two")
    page = start(window)
    assert len(page.others) == 1
    other, title = next(iter(page.others.items()))

    click(other)

    assert window.navigator.bridge.public().title == title


def test_a_game_that_was_just_played_comes_first(window, found_game):
    paths = [found_game(title) for title in ("One", "Two", "Three")]
    start(window)
    window.open_game(paths[1])

    page = start(window)

    assert page.last.title.text() == "Two"


def test_a_game_that_is_gone_is_grey_says_so_and_can_be_found_or_taken_off(window, found_game):
    path = found_game("Gone")
    start(window)
    path.unlink()
    page = start(window)
    assert page.last.stage.text() == "The file is not here."
    assert page.last.picture.position is None
    assert page.last.find_file.hasFocus()
    assert not page.last.primary.isVisible()
    asked = []
    page.find_asked.disconnect()
    page.find_asked.connect(asked.append)
    click(page.last.find_file)
    assert asked == [path]

    click(page.last.remove_entry)

    assert not window.navigator.shelf.cards()
    assert page.last is None
    assert page.new.hasFocus()


def test_a_file_that_is_no_game_says_so(window, found_game):
    path = found_game("Broken")
    start(window)
    path.write_bytes(b"not a game at all" * 100)
    page = start(window)

    assert page.last.stage.text() == "This is no Velmoc game."
    assert not page.last.primary.isVisible()


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('"PAR"]', '"PAS"]', "Damaged; opens at the last good step."),
        ('"FRANCE"', '"FRINCE"', "Damaged; opens at the last good step."),
        ('"standard"', '"dream"', "This version does not know it."),
    ],
)
def test_a_cover_that_does_not_fit_the_board_is_not_drawn(window, found_game, old, new, said):
    path = found_game("Odd")
    with closing(sqlite3.connect(path)) as db, db:
        db.execute("UPDATE cover SET body = replace(body, ?, ?)", (old, new))

    page = start(window)

    assert page.last.picture.position is None
    assert page.last.stage.text() == said


def test_a_game_that_is_over_waits_behind_those_that_go_on(window, found_game):
    window.open_game(found_game("Peace"))
    window.navigator.bridge.end_by_draw()
    page = start(window)
    assert page.last.title.text() == "Peace"
    assert page.last.stage.text() == "A draw shared by 7 players"
    assert page.last.primary.accessibleName() == "Look at it"

    found_game("War")

    assert start(window).last.title.text() == "War"


def test_the_slash_leads_to_the_library(window, found_game):
    found_game("Thursday")
    page = start(window)

    QTest.keyClick(page, Qt.Key.Key_Slash)

    assert shown(window) == "ClubScreen"


LETTERS = {"en": "TGS", "cs": "SVU"}


@pytest.mark.parametrize("code", i18n.LANGUAGES)
@pytest.mark.parametrize("at", range(3))
@pytest.mark.usefixtures("no_pictures")
def test_every_door_opens_by_its_letter_by_its_act_and_by_a_click_on_it(window, code, at):
    letter = LETTERS[code][at]
    wanted = (("NewGameScreen", "table"), ("NewGameScreen", "master"), ("LibraryScreen", ""))[at]

    def act(page):
        return list(page.doors.values())[at].act

    for open_it in (
        lambda page: QTest.keyClicks(page, letter.lower()),
        lambda page: click(act(page)),
        lambda page: QTest.keyClick(act(page), Qt.Key.Key_Return),
        lambda page: click(list(page.doors.values())[at].picture),
    ):
        page = start(window)
        i18n.speak(code)
        QApplication.processEvents()
        assert list(page.doors.values())[at].key.text() == letter

        open_it(page)

        assert shown(window) == wanted[0]
        if wanted[1]:
            assert window.screen_shown.form.mode == wanted[1]
    i18n.speak("en")


def test_n_begins_a_new_game(window):
    page = start(window)

    QTest.keyClick(page, Qt.Key.Key_N)

    assert isinstance(window.screen_shown, NewGameScreen)


def test_the_same_table_sits_down_by_one_click(window, found_game):
    found_game("One")
    page = start(window)

    click(page.again)

    assert window.screen_shown.seats.players()[0] == "Alena"
    assert window.screen_shown.draw.hasFocus()


def played(session):
    """Play a year: Germany takes Denmark and Holland, Italy Tunis."""
    session.envelopes.seal("GERMANY", ["F KIE - DEN", "A MUN - RUH"])
    session.envelopes.seal("ITALY", ["F NAP - ION"])
    _reveal(session)
    session.envelopes.seal("GERMANY", ["A RUH - HOL"])
    session.envelopes.seal("ITALY", ["F ION - TUN"])
    _reveal(session)


def _reveal(session):
    for power in session.public().queue:
        session.envelopes.seal(power, [])
    session.reveal()
    session.advance()


LAST_TIME = {
    "en": "Last time: Germany took Denmark and Holland, Italy Tunis.",
    "cs": "Naposled: Německo vzalo Dánsko a\N{NO-BREAK SPACE}Holandsko, Itálie Tunis.",
}


@pytest.mark.parametrize("code", i18n.LANGUAGES)
def test_it_says_what_happened_the_last_time(window, found_game, board, code):
    session = tables.open_game(found_game("One"), board=board)
    played(session)
    session.close()
    i18n.speak(code)
    window.resize(1920, 1080)
    page = start(window)

    assert page.last.remembered.text() == LAST_TIME[code]
    assert page.last.remembered.isVisible()


def test_it_says_nothing_of_the_last_time_where_nothing_changed_hands(window, found_game):
    found_game("One")
    window.resize(1920, 1080)
    page = start(window)

    assert not page.last.remembered.text()
    assert not page.last.remembered.isVisible()


@pytest.mark.parametrize("outcome", [None, End.DRAW])
@pytest.mark.parametrize(
    ("left", "said"),
    [
        (0, "Russia has no centre left."),
        (1, "Russia has one centre left."),
        (2, "Russia has two centres left."),
        (3, ""),
    ],
)
def test_who_has_hardly_any_centre_left_is_named_while_the_game_goes_on(
    board, dressed, left, said, outcome
):
    position = start_of(board)
    owners = {at: power for at, power in position.owners.items() if power != "RUSSIA"}
    owners |= dict.fromkeys(("MOS", "SEV", "WAR")[:left], "RUSSIA")
    cover = Cover(
        title="One", game="diplomacy", map="standard", players={}, stage=Stage.WRITING,
        phase=position.phase, position=replace(position, owners=owners), asked=7, sealed=0,
        outcome=Outcome(outcome, ("TURKEY",)) if outcome else None, step=9, played_at="",
        taken=(("TURKEY", "SEV"), ("ENGLAND", "STP")),
    )  # fmt: skip

    told = "Last time: Turkey took Sevastopol, England St. Petersburg."
    assert last_time(board, cover) == f"{told} {'' if outcome else said}".strip()


def worked_at(window):
    """Change something in the library, and leave it."""
    item = shelves_of("diplomacy")[0].items[3]
    window.navigator.doors.library.item(item, window.navigator.loaded())
    study = window.screen_shown
    study.course.judge({})
    study.let_go()  # its file lies closed, as when one leaves it
    return item


def test_the_study_goes_on_where_a_board_was_changed(window, found_game):
    found_game("One")
    before = start(window).doors[STUDY]
    assert before.again.isHidden()
    item = worked_at(window)
    nodes = dict(window.screen_shown.course.study.nodes)
    door = start(window).doors[STUDY]

    assert told(item.titles) in door.sentence.text()
    click(door.again)

    assert dict(window.screen_shown.course.study.nodes) == nodes


def held(path):
    mime = QMimeData()
    mime.setUrls([QUrl.fromLocalFile(str(path))])
    return mime


@pytest.mark.parametrize(
    ("name", "lit"),
    [("a.velmoc", TABLE), ("a.json", STUDY), ("a.txt", STUDY), ("a.png", STUDY)],
)
def test_a_file_held_over_the_window_lights_the_door_it_belongs_to(window, tmp_path, name, lit):
    page = start(window)
    copy, left = Qt.DropAction.CopyAction, Qt.MouseButton.LeftButton
    mime = held(tmp_path / name)
    over = QDragEnterEvent(QPoint(9, 9), copy, mime, left, Qt.KeyboardModifier.NoModifier)
    over.ignore()

    window.dragEnterEvent(over)

    shining = [key for key, door in page.doors.items() if door.property("lit") == "true"]
    assert shining == [lit]
    assert over.isAccepted()  # what nobody can read is refused with a sentence, not passed over
    window.dragLeaveEvent(QDragLeaveEvent())
    assert not any(door.property("lit") == "true" for door in page.doors.values())
    assert MASTER in page.doors


def test_the_first_table_is_one_where_all_others_have_sealed_and_nothing_is_kept(window, home):
    start(window)

    window.navigator.first_minute()

    public = window.navigator.bridge.public()
    path = window.navigator.open.path
    assert [seal.power for seal in public.seals if not seal.sealed] == ["FRANCE"]
    assert not first_turn.asked(path, "FRANCE")  # there are hints for who asks
    assert stat.S_IMODE(path.parent.stat().st_mode) == 0o700
    session = window.navigator.open.session
    session.envelopes.seal("FRANCE", ["A PAR - PIC", "A MAR - SPA", "F BRE H"])
    session.reveal()
    assert "SPA" in {unit.at for unit in session.public().position.of("FRANCE")}
    window.navigator.bridge.advance()
    asked = [one.power for one in session.public().seals if one.asked and not one.sealed]
    assert asked == ["FRANCE"]

    window.show_start()

    assert not path.parent.exists()
    assert not window.navigator.shelf.cards()
    assert not first_turn.asked(path, "FRANCE")
    assert window.screen_shown.last is None


def test_pictures_come_after_the_words_and_are_there_at_once_from_then_on(
    window, found_game, qtbot, monkeypatch, tmp_path
):
    monkeypatch.setenv("VELMOC_CACHE", str(tmp_path))
    found_game()
    page = start(window)
    assert page.last.picture.waiting
    assert not page.hero.has_picture

    qtbot.waitUntil(lambda: not page.last.picture.waiting)
    qtbot.waitUntil(lambda: page.hero.has_picture)

    again = start(window)
    assert again.hero.has_picture
    again.repaint()
    assert not again.last.picture.waiting


@pytest.mark.usefixtures("no_pictures")
def test_nothing_scrolls_sideways(window, found_game, qtbot):
    for title in ("One", "Two", "Three"):
        found_game(title)
    page = start(window)

    for width in (1024, 1179, 1180, 1280, 1440, 1599, 1600, 1920, 3840, 1024):
        window.resize(width, 720)

        qtbot.waitUntil(lambda: page.paper.width() == page.area.viewport().width())
        assert page.area.horizontalScrollBar().maximum() == 0, width


@pytest.mark.parametrize("code", i18n.LANGUAGES)
@pytest.mark.usefixtures("no_pictures")
def test_the_doors_fit_in_the_largest_type(window, qapp, code):
    page = start(window)
    i18n.speak(code)
    window.menu.sizes[200].trigger()
    qapp.processEvents()

    assert page.paper.minimumSizeHint().width() <= page.area.viewport().width()


@pytest.mark.parametrize("code", i18n.LANGUAGES)
@pytest.mark.usefixtures("no_pictures")
def test_of_the_last_game_nothing_is_cut_in_the_largest_type(window, found_game, qapp, code):
    found_game("A table whose title has gone on for rather a long time")
    page = start(window)
    i18n.speak(code)
    window.menu.sizes[200].trigger()
    for _ in range(4):
        qapp.processEvents()

    last = page.last
    assert last.height() >= last.layout().totalHeightForWidth(last.width())
    assert last.title.mapTo(last, QPoint(0, 0)).y() > 0


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
@pytest.mark.usefixtures("no_pictures")
def test_the_doors_pictures_end_on_one_line(window, found_game, qapp, size):
    found_game("One")
    worked_at(window)
    page = start(window)
    window.resize(*size)
    for _ in range(4):
        qapp.processEvents()

    pictures = [door.picture for door in page.doors.values()]
    ends = {one.mapTo(page, one.rect().bottomLeft()).y() for one in pictures}
    wide = [one.width() for one in pictures]
    assert len(ends) == 1
    assert max(wide) - min(wide) <= 1


def test_the_screen_follows_the_language(window, found_game, qapp):
    found_game("Thursday", sealed=5)
    page = start(window)

    click(page.languages["cs"])
    qapp.processEvents()

    assert page.last.season.text() == "Jaro 1901"
    assert page.last.stage.text() == "psaní povelů, 5 ze 7 zapečetěno"
    assert page.new.accessibleName() == "Nová hra"
