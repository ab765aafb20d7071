"""The library: found as one types, gone about in by keys, opened, left as it was."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from engine import catalogue as games
from engine.board.loader import load_map
from engine.catalogue import shelves_of
from engine.notation.known_rules import known_rules
from engine.notation.position_line import in_order, position_line, read_position_line
from gui import i18n, settings
from gui.library.item_words import caption_of, told
from gui.library.library_screen import LibraryScreen
from gui.library.openings_screen import OpeningsScreen
from gui.library.wanted import ALL, OWN, Wanted, found, on_shelf
from gui.sandbox.sandbox_screen import SandboxScreen

pytestmark = pytest.mark.usefixtures("bare_boards")

KEY = Qt.Key
SHELVES = tuple(shelf for game in games.offered() for shelf in shelves_of(game))


@pytest.fixture
def library(shown, loaded_map):
    return shown(LibraryScreen(loaded_map, settings.games_folder(), load_map), 1280, 720)


@pytest.fixture
def window(empty_shelf, window):
    window.navigator.show_library(window.navigator.loaded("diplomacy"), "diplomacy")
    QApplication.processEvents()
    return window


def opened(qtbot, window, kind):
    qtbot.waitUntil(lambda: isinstance(window.screen_shown, kind))
    QApplication.processEvents()
    return window.screen_shown


def kept():
    return sorted((settings.games_folder() / "studies").glob("*.velstudy"))


def test_every_shelf_of_every_game_can_be_chosen(library):
    shown = [key for key in library.shelf_list.keys if not key.startswith("page:")]
    assert shown == [ALL, OWN, *(shelf.key for shelf in SHELVES)]
    for shelf in SHELVES:
        library.show_shelf(shelf.key)
        assert library.items.items == shelf.items
        assert library.shelf_list.list.currentItem().text().startswith(told(shelf.titles))
        assert library.shelf_list.box.currentData() == shelf.key


@pytest.mark.parametrize("language", ["en", "cs"])
def test_every_item_says_what_it_is_and_is_found_by_it(language, look):
    by_key = {shelf.key: shelf for shelf in SHELVES}
    everything = on_shelf(ALL, SHELVES)
    with i18n.speaking(language):
        for item in everything:
            title = told(item.titles)
            assert title.strip()
            assert item in found(everything, Wanted(text=title), by_key)
            assert "None" not in caption_of(item, by_key[item.shelf])
            for section in item.sections:
                chosen = Wanted().choose("section", section)
                assert item in found(everything, chosen, by_key)
            for theme in item.themes:
                assert item in found(everything, Wanted().choose("theme", theme), by_key)


def test_keys_alone_find_something_and_open_it(library, qtbot):
    asked = []
    library.item_chosen.connect(lambda item, node: asked.append(item))
    assert library.items.hasFocus()
    QTest.keyClick(library.items, KEY.Key_Slash)
    assert library.search.hasFocus()
    QTest.keyClicks(library.search, "garrison")
    QTest.keyClick(library.search, KEY.Key_Return)
    assert library.items.hasFocus()
    assert 0 < len(library.items.items) < len(SHELVES[0].items)
    first, second = library.items.items[:1], library.items.items[1:2]
    QTest.keyClick(library.items, KEY.Key_Right)
    QTest.keyClick(library.items, KEY.Key_Return)
    assert asked == list(second or first)
    assert library.wanted.at == asked[0].key


def test_esc_forgets_what_was_typed_and_then_goes_back(library, qtbot):
    gone = []
    library.closed.connect(lambda: gone.append(True))
    QTest.keyClick(library.items, KEY.Key_Slash)
    QTest.keyClicks(library.search, "xyzzy")
    qtbot.waitUntil(lambda: not library.items.items)
    assert library.nothing.isVisible()
    QTest.keyClick(library.search, KEY.Key_Escape)
    assert library.search.text() == ""
    assert library.items.items
    assert not gone
    QTest.keyClick(library.search, KEY.Key_Escape)
    assert gone


def test_up_from_the_first_line_leads_to_the_search_and_down_again(library):
    QTest.keyClick(library.items, KEY.Key_Up)
    assert library.search.hasFocus()
    QTest.keyClick(library.search, KEY.Key_Down)
    assert library.items.hasFocus()


def test_nothing_is_read_before_it_is_seen_and_only_that(loaded_map, shown, qtbot):
    library = LibraryScreen(loaded_map, settings.games_folder(), load_map)
    library.show_shelf(ALL)
    assert all(library.looks.look(item) is None for item in library.items.items)
    shown(library, 1280, 720)
    qtbot.waitUntil(lambda: not library.looks.waiting)
    read = [item for item in library.items.items if library.looks.look(item) is not None]
    assert library.items.items[0] in read
    assert len(read) < len(library.items.items) // 2


def test_whoever_hears_it_hears_what_an_item_shows(library):
    index = library.items.model().index(0, 0)
    said = index.data(Qt.ItemDataRole.AccessibleTextRole)
    item = library.items.items[0]
    assert told(item.titles) in said
    assert all(section in said for section in item.sections)
    for part in (library.search, library.items, library.shelf_list.list, library.shelf_list.box):
        assert part.accessibleName()
    assert all(box.accessibleName() for box in library.facets.boxes.values())


def test_an_item_is_as_printed_until_something_is_changed(window, qtbot):
    library = window.screen_shown
    item = next(one for one in library.items.items if one.read is not None)
    QTest.keyClick(library.items, KEY.Key_Return)
    study = opened(qtbot, window, SandboxScreen)
    assert study.top.name.accessibleName() == told(item.titles)
    printed = study.top.kept.text()
    study.go_on()  # what is printed is judged: that changes nothing
    assert study.course.past is not None
    assert study.top.kept.text() == printed
    power = next(iter(study.course.past.orders))
    study.course.step_back()
    study.course.judge({power: []})
    assert study.top.kept.text() != printed
    study.undo()
    assert study.top.kept.text() == printed
    study.redo()
    QTest.mouseClick(study.top.leave, Qt.MouseButton.LeftButton)
    library = opened(qtbot, window, LibraryScreen)
    assert library.items.at.key == item.key
    assert len(kept()) == 1
    assert library.own.count == 1


def orders_of(shelf):
    """Return an order that is first given deep in each of some items of a shelf."""
    for item in shelf.items[::9]:
        study = item.read("en") if item.read is not None else None
        nodes = [*study.under(study.chapters[0].root)] if study is not None else []
        known = set()
        for node in nodes:
            sheets = node.ordered.orders if node.ordered is not None else {}
            fresh = [one for texts in sheets.values() for one in texts if one not in known]
            known |= {*fresh}
            if fresh and (node.parent != nodes[0].id or node is nodes[-1]):
                yield item, node.id, fresh[-1]
                break


@pytest.mark.parametrize("language", ["en", "cs"])
@pytest.mark.parametrize("shelf", [one.key for one in SHELVES if any(orders_of(one))])
def test_what_an_order_found_opens_at_the_phase_in_which_it_was_given(
    window, qtbot, shelf, language
):
    (there,) = (one for one in SHELVES if one.key == shelf)
    with i18n.speaking(language):
        for item, node, order in orders_of(there):
            library = opened(qtbot, window, LibraryScreen)
            qtbot.waitUntil(lambda library=library: library.seeker.is_ready)
            library.show_shelf(shelf)
            library.search.setFocus()
            library.search.clear()
            QTest.keyClicks(library.search, order)
            QTest.keyClick(library.search, KEY.Key_Return)
            assert item in library.items.items
            rows = library.items.model()
            library.items.setCurrentIndex(rows.index(rows.row(item.key), 0))
            QTest.keyClick(library.items, KEY.Key_Return)
            study = opened(qtbot, window, SandboxScreen)
            assert study.course.at == node
            past = study.course.past
            assert order in {str(one) for orders in past.orders.values() for one in orders}
            assert study.top.kept.text()  # it is as printed
            QTest.mouseClick(study.top.leave, Qt.MouseButton.LeftButton)
            opened(qtbot, window, LibraryScreen)


def test_an_item_that_was_only_looked_at_leaves_nothing(window, qtbot):
    QTest.keyClick(window.screen_shown.items, KEY.Key_Return)
    study = opened(qtbot, window, SandboxScreen)
    assert study.reading_box.text.text()
    study.go_on()
    QTest.mouseClick(study.top.leave, Qt.MouseButton.LeftButton)
    opened(qtbot, window, LibraryScreen)
    assert kept() == []


def test_what_is_not_on_the_shelf_is_sought_on_all(library):
    first, second = SHELVES[:2]
    library.show_shelf(first.key)
    library.seek(second.items[0].titles["en"])
    assert library.wanted.shelf == ALL
    assert second.items[0] in library.items.items

    library.show_shelf(first.key)
    library.seek("there is no such item anywhere")
    assert library.wanted.shelf == first.key
    assert not library.items.items


LINES = (
    "VEL1 STANDARD S1901M A:ABUD.AVIE.FTRI",
    "„vel1 standard f1902r r:fstp/nc*mos$bar“",
    "VEL1 PRAGA T1M A:ASMI",
    "VEL1 OLD-TOWN D1M B:LBRIDGE",
)


@pytest.mark.parametrize("line", LINES)
def test_a_pasted_line_is_offered_as_a_board_and_opened(qtbot, window, line):
    library = opened(qtbot, window, LibraryScreen)
    QApplication.clipboard().setText(line)
    library.search.setFocus()
    QTest.keyClick(library.search, KEY.Key_V, Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(library.line_offer.open.isVisible)
    assert not library.nothing.isVisible()

    QTest.keyClick(library.search, KEY.Key_Return)

    shown = opened(qtbot, window, SandboxScreen)
    read = read_position_line(line)
    assert in_order(shown.course.position, read.rules.board) == read.position


def test_a_line_finds_the_items_with_its_board(library, qtbot):
    library.seeker.begin()
    qtbot.waitUntil(lambda: library.seeker.is_ready)
    for shelf in SHELVES:
        for item in [one for one in shelf.items if one.read is not None][::20]:
            study = item.read("en")
            chapter = study.chapters[0]
            setup = study.setup_of(chapter.root)
            line = position_line(setup.position, known_rules(chapter, setup))
            library.show_shelf(OWN)
            library.seek(line)

            assert item in library.items.items or not setup.position.units
            assert library.seeker.node(item) == chapter.root
    library.seek(f"{line} ?")
    assert library.items.items == ()


def test_a_pasted_line_that_is_wrong_is_told_where(library, qtbot):
    library.search.setFocus()
    QTest.keyClicks(library.search, "VEL1 STANDARD S1901M F:AXXX")
    qtbot.waitUntil(library.line_offer.said.isVisible)

    assert "24" not in library.line_offer.said.text()
    assert "25" in library.line_offer.said.text()
    assert not library.line_offer.open.isVisible()
    library.search.clear()
    library.seek("")
    assert not library.line_offer.isVisible()


@pytest.mark.parametrize("language", ["en", "cs"])
def test_headings_stand_over_what_was_found_are_read_and_never_stopped_at(library, language, qtbot):
    with i18n.speaking(language):
        for shelf in (one for one in SHELVES if one.headings):
            library.show_shelf(shelf.key)
            view, model = library.items, library.items.model()
            for text in ("", "6.F", "flotila", "fleet"):
                library.seek(text)
                rows = [model.index(row) for row in range(model.rowCount())]
                headings = [one for one in rows if not one.flags()]
                [of, *others] = {item.shelf for item in view.items}
                said = () if others else dict.fromkeys(item.heading for item in view.items)
                names = next(one for one in SHELVES if one.key == of).headings
                assert [one.data() for one in headings] == [
                    told(names[part]) for part in said if part
                ]
                spoken = [one.data(Qt.ItemDataRole.AccessibleTextRole) for one in rows]
                for one in headings:
                    assert spoken[one.row()] == one.data()
                    assert spoken[one.row() + 1].startswith(one.data())
                    box = view.visualRect(one)
                    assert box.height() < view.visualRect(rows[one.row() + 1]).height()
                    assert box.width() == view.wide * view.across
                    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=box.center())
                    assert view.at is not None
                view.setFocus()
                for key in (KEY.Key_Down, KEY.Key_Right, KEY.Key_PageDown, KEY.Key_End):
                    QTest.keyClick(view, key)
                    assert view.at is not None


def test_an_opening_opens_the_explorer_at_it_and_one_comes_back_to_what_was_sought(window, qtbot):
    library = opened(qtbot, window, LibraryScreen)
    qtbot.waitUntil(lambda: library.seeker.is_ready)
    library.show_shelf(ALL)
    library.seek("A VIE - GAL, F TRI - ALB")
    sought = [item for item in library.items.items if item.opening]
    assert sought
    for language in ("en", "cs"):
        library.seek(told(sought[-1].titles) if language == "en" else sought[-1].titles["cs"])
        assert library.items.at == sought[-1]
    library.items.setFocus()
    QTest.keyClick(library.items, KEY.Key_Return)
    explorer = opened(qtbot, window, OpeningsScreen)
    assert explorer.sought == sought[-1].opening
    qtbot.waitUntil(lambda: not explorer.count.busy)
    assert explorer.sought == sought[-1].opening
    assert explorer.power in sought[-1].orders
    QTest.keyClick(explorer.ways, KEY.Key_Escape)
    library = opened(qtbot, window, LibraryScreen)
    assert library.items.at == sought[-1]


def test_the_explorer_begins_at_every_opening_that_is_asked_for(loaded_map, qapp):
    for shelf in SHELVES:
        for item in (one for one in shelf.items if one.opening):
            screen = OpeningsScreen(loaded_map, settings.games_folder(), item.opening)
            assert screen.sought == item.opening
            screen.retranslate()
            assert screen.sought == item.opening
            screen.deleteLater()
