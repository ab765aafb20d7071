"""The club by real clicks and keys."""

import json

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QSignalSpy, QTest
from PySide6.QtWidgets import QAbstractButton, QComboBox, QLineEdit

from gui import i18n
from gui.club.club_screen import ClubScreen, Tab
from gui.club.library_page import Part
from gui.club.name_card import NameCard
from gui.kit.dialog import Message, Question


def click(widget):
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton)


def titles(page):
    return [line.cells[0].text for line in page.table.model_of.lines]


def column(table, place):
    return [line.cells[place].text for line in table.model_of.lines]


def card(club, kind):
    return club.window().findChildren(kind)[-1]


def chosen(page):
    page.show_chosen()
    return page.panel.entry


def test_the_library_lists_every_game_the_last_played_first(club):
    days = [line.cells[2].worth for line in club.library.table.model_of.lines]

    assert len(days) == 40
    assert days == sorted(days, reverse=True)
    assert [choice.text() for choice in club.library.parts.values()] == [
        *("All  40", "Running  8", "Finished  32", "Archive  0"),
    ]


def test_only_what_is_over_is_opened_in_the_study(club, qtbot):
    page = club.library
    for part, there in ((Part.FINISHED, True), (Part.RUNNING, False)):
        page.show_part(part)
        page.show_chosen()
        assert page.panel.study.isEnabled() is there
    page.show_part(Part.FINISHED)
    page.show_chosen()
    spy = QSignalSpy(club.study_asked)
    click(page.panel.study)
    qtbot.waitUntil(lambda: spy.count() == 1)
    assert spy.at(0)[0] == chosen(page).path


def test_it_is_searched_as_one_types(club):
    page = club.library
    assert page.search.hasFocus()

    QTest.keyClicks(page.search, "ctvrtek")
    found = titles(page)
    assert found
    assert all(title.startswith("Čtvrtek") for title in found)
    QTest.keyClicks(page.search, " xyz")
    assert not titles(page)
    assert page.nothing.isVisible()
    assert not page.panel.isVisible() or chosen(page) is None
    QTest.keyClick(page.search, Qt.Key.Key_Escape)

    assert len(titles(page)) == 40


def test_enter_opens_what_was_found(club, qtbot):
    opened = QSignalSpy(club.game_chosen)
    QTest.keyClicks(club.library.search, "pondeli 35")

    QTest.keyClick(club.library.search, Qt.Key.Key_Return)

    qtbot.waitUntil(lambda: opened.count() == 1)
    assert opened.at(0)[0].stem == "35"


def test_the_chosen_game_is_told_with_its_players(club, qtbot):
    asked = QSignalSpy(club.replay_chosen)
    page = club.library
    entry = chosen(page)

    assert page.panel.title.text() == entry.title == titles(page)[0]
    page.panel.draw()
    assert not page.panel.picture.waiting
    click(page.panel.replay)
    qtbot.waitUntil(lambda: asked.count() == 1)
    assert asked.at(0) == [entry.path]


def test_a_game_is_put_into_the_archive_and_brought_back(club):
    page, first = club.library, titles(club.library)[0]
    chosen(page)

    click(page.panel.file)
    assert first not in titles(page)
    click(page.parts[Part.ARCHIVE])
    assert titles(page) == [first]
    assert chosen(page).archived
    click(page.panel.file)

    assert titles(page) == []
    click(page.parts[Part.ALL])
    assert len(titles(page)) == 40


def test_a_click_on_a_head_sorts(club):
    page = club.library
    header = page.table.horizontalHeader()
    at = header.sectionViewportPosition(0) + 20

    QTest.mouseClick(header.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(at, 10))
    one = titles(page)
    QTest.mouseClick(header.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(at, 10))

    assert {one[0].split()[0], one[-1].split()[0]} == {"Čtvrtek", "Úterý"}
    assert titles(page) == one[::-1]


def test_the_ranking_shows_its_formula_and_counts_what_counts(club):
    page = club.page(Tab.PLAYERS)
    games = sum(map(int, column(page.table, 2)))
    assert "10^(R/400)" in page.formula.text()

    library = club.page(Tab.LIBRARY)
    click(library.parts[Part.FINISHED])
    chosen(library)
    click(library.panel.count)
    assert not chosen(library).counts
    club.page(Tab.PLAYERS)

    assert sum(map(int, column(page.table, 2))) == games - 7


def test_two_names_become_one_player_and_two_again(club):
    page = club.page(Tab.PLAYERS)
    before = set(column(page.table, 1))
    page.table.choose("Ivo")

    click(page.same)
    asked = card(club, NameCard)
    assert "Žofie" in [asked.name.itemText(n) for n in range(asked.name.count())]
    asked.name.setEditText(" Žofie ")
    click(asked.yes)
    assert "Ivo and Žofie sat at one table" in card(club, Question).words.text()
    assert set(column(page.table, 1)) == before
    click(card(club, Question).yes)
    assert set(column(page.table, 1)) == before - {"Ivo"}
    page.table.choose("Žofie")
    assert page.known_as.text() == "Also known as Ivo"
    click(page.part)

    assert set(column(page.table, 1)) == before


def test_a_player_is_not_merged_with_himself(club):
    page = club.page(Tab.PLAYERS)
    page.table.choose("Ivo")
    click(page.same)
    asked = card(club, NameCard)
    asked.name.setEditText("Ivo")

    click(asked.yes)

    assert "already: Ivo" in card(club, Message).words.text()


def test_the_battlefield_is_told_in_words_and_both_ways(club):
    page = club.page(Tab.BATTLEFIELD)
    lines = page.table.model_of.lines
    one = lines[0].cells[1].text.split(" : ")
    other = lines[1].cells[0].text.split(" : ")

    assert one == other[::-1]
    page.table.setCurrentIndex(page.table.model_of.index(0, 1))
    assert page.said.text().startswith("Adéla and Bohuslav: games together")


def test_the_hall_of_fame_leads_to_the_game(club):
    page = club.page(Tab.HALL)
    title = page.table.model_of.lines[0].cells[6].text
    assert sum(map(int, column(page.most, 1))) == len(page.table.model_of.lines)

    page.table.choose(page.table.model_of.lines[0].key)
    QTest.keyClick(page.table, Qt.Key.Key_Return)

    assert club.tab is Tab.LIBRARY
    assert chosen(club.library).title == title


def test_a_league_has_seasons_a_table_and_results(club):
    page = club.page(Tab.LEAGUE)
    assert not page.league.isVisible()
    assert "No finished game" in page.lead.text()

    library = club.page(Tab.LIBRARY)
    click(library.parts[Part.FINISHED])
    title = chosen(library).title
    click(library.panel.league)
    asked = card(club, NameCard)
    QTest.keyClicks(asked.name.lineEdit(), "Gunboat")
    click(asked.yes)
    club.page(Tab.LEAGUE)

    assert page.league.currentText() == "Gunboat"
    assert page.season.currentText() == "2026"
    assert page.season.itemText(page.season.count() - 1) == "All seasons"
    assert len(page.table.model_of.lines) == 7
    assert column(page.games, 1) == [title]


def test_removing_is_asked_and_the_file_stays(club, memory, made):
    page = club.library
    QTest.keyClicks(page.search, "pondeli 0")
    entry = chosen(page)

    click(page.panel.remove)
    click(card(club, Question).yes)

    assert len(memory.entries) == 39
    assert entry.path.exists()
    memory._library.opened(entry.path, entry.title)


def test_records_are_exported_and_imported(club, tmp_path):
    file = tmp_path / "club.json"
    club.exchange.give_to(file)
    assert "32 games" in card(club, Message).words.text()
    found = json.loads(file.read_text("utf-8"))
    found["games"] = [{**found["games"][0], "id": "f" * 64, "title": "Elsewhere"}]
    file.write_text(json.dumps(found), "utf-8")

    club.exchange.take_from(file)

    assert "New here: 1." in card(club, Message).words.text()
    assert "Elsewhere" in titles(club.library)
    club.show_game("f" * 64)
    assert "only the result is remembered" in (
        chosen(club.library) and club.library.panel.facts.text()
    )
    assert not club.library.panel.open.isVisible()
    club.library.search.setText("Elsewhere")
    chosen(club.library)
    click(club.library.panel.remove)
    click(card(club, Question).yes)
    assert titles(club.library) == []


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("{", "This is not JSON from line 1, column 2."),
        ("[]", "The file holds no club’s records."),
        ('{"format": "velmoc club", "version": 7}', "format 7"),
        ('{"format": "velmoc club", "version": 1, "games": [3]}', "games[0]"),
    ],
)
def test_what_cannot_be_imported_is_said(club, tmp_path, text, said):
    file = tmp_path / "broken.json"
    file.write_text(text)

    club.exchange.take_from(file)

    assert said in card(club, Message).words.text()


def test_a_broken_book_is_told_and_nothing_is_lost(shown, memory, loaded_map):
    memory.look()
    memory.keeper.file.write_text("{", "utf-8")

    club = shown(ClubScreen(memory, loaded_map), 1280, 720)

    assert club.trouble.isVisible()
    assert "club.broken.json" in club.trouble.words.text()
    assert memory.keeper.set_aside.read_text("utf-8") == "{"
    assert column(club.page(Tab.PLAYERS).table, 1)


def test_a_full_disk_is_told_until_there_is_room_again(club, memory, monkeypatch):
    page, before = club.library, titles(club.library)
    chosen(page)

    def full(self, data):
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr("pathlib.Path.write_bytes", full)
        click(page.panel.file)
        assert "The disk is full" in card(club, Message).words.text()
        card(club, Message).shut.click()
        assert titles(page) == before
        memory.keeper.file.unlink()  # so that there is something to write
        club.club.did(memory.look)
        assert club.trouble.isVisible()
        assert titles(page) == before
    click(page.panel.file)

    assert not club.trouble.isVisible()
    assert len(titles(page)) == len(before) - 1


@pytest.mark.parametrize("tab", list(Tab))
def test_every_page_speaks_both_languages_and_every_act_has_a_name(club, tab):
    page = club.page(tab)
    i18n.speak("cs")
    club.retranslate()

    heads = [head.text for head in page.table.model_of.heads if head.text]
    assert club.bar.title.text() == "Klub"
    assert heads
    assert not set(heads) & {"Player", "Game", "Played"}
    acts = []
    for kind in (QAbstractButton, QComboBox, QLineEdit):
        acts += [act for act in page.findChildren(kind) if act.isVisible()]
    inner = {
        "ScrollLeftButton",
        "ScrollRightButton",
        "qt_spinbox_lineedit",
        "_q_qlineeditclearaction",
    }
    nameless = [
        act
        for act in acts
        if not (act.accessibleName() or act.property("text"))
        and act.objectName() not in inner
        and not isinstance(act.parent(), (QLineEdit, QComboBox))
        and act.metaObject().className() != "QTableCornerButton"
    ]
    assert not nameless
    i18n.speak("en")


def test_escape_goes_back_but_first_clears_the_search(club, qtbot):
    closed = QSignalSpy(club.closed)
    QTest.keyClicks(club.library.search, "x")
    QTest.keyClick(club.library.search, Qt.Key.Key_Escape)
    assert not club.library.search.text()
    assert closed.count() == 0

    QTest.keyClick(club.library.search, Qt.Key.Key_Escape)

    qtbot.waitUntil(lambda: closed.count() == 1)


def test_a_finished_game_whose_file_is_gone_can_be_looked_for(club, memory, made, qtbot):
    page = club.library
    click(page.parts[Part.FINISHED])
    path = chosen(page).path
    away = path.with_suffix(".away")
    path.rename(away)
    try:
        memory.look()
        club.club.changed.emit()
        entry = next(one for one in memory.entries if one.path == path)
        page.choose(entry)
        asked = QSignalSpy(club.find_asked)

        assert "The file is not here." in (chosen(page) and page.panel.facts.text())
        assert not page.panel.open.isVisible()
        click(page.panel.look_for)
        qtbot.waitUntil(lambda: asked.count() == 1)
    finally:
        away.rename(path)
