"""The study by real clicks and keys: cards, board, orders, pieces, judging."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel

from engine.games.diplomacy.editions import PROFILES
from gui import i18n
from gui.study.gallery import SAMPLE, GalleryScreen
from gui.study.sample import SampleScreen, differences
from gui.study.study_table import StudyTable


@pytest.fixture
def gallery(shown, loaded_map):
    return shown(GalleryScreen(loaded_map))


@pytest.fixture
def garrison(shown, loaded_map):
    screen = shown(GalleryScreen(loaded_map, "4"))
    screen.table.view.fit()
    return screen.table


def click(qtbot, widget):
    qtbot.mouseClick(widget, Qt.MouseButton.LeftButton)


def click_on(qtbot, table, location):
    view = table.view
    at = view.viewport_point(location)
    qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=at)


def test_there_is_a_card_for_every_example_and_the_sample_game(gallery):
    assert list(gallery.cards) == [*map(str, range(1, 14)), "circle", "swap", SAMPLE]


def test_cards_are_drawn_one_after_another(gallery, qtbot):
    qtbot.waitUntil(lambda: not any(c.picture.empty for c in gallery.cards.values()))


def test_a_card_opens_its_board_and_escape_closes_it(gallery, qtbot):
    click(qtbot, gallery.cards["4"])
    assert isinstance(gallery.table, StudyTable)
    assert "Rumania → Serbia" in gallery.table.sheet.rows["RUM"].accessibleName()

    qtbot.keyClick(gallery, Qt.Key.Key_Escape)
    assert gallery.table is None
    with qtbot.waitSignal(gallery.closed):
        click(qtbot, gallery.leave)


def test_judging_shows_results_with_reasons(garrison, qtbot):
    click(qtbot, garrison.bar.go)

    verdicts = {r.order: r.verdict.value for r in garrison.results._past.resolution.rulings}
    assert verdicts["A SER H"] == "stands"
    assert verdicts["A RUM - SER"] == "fails"
    assert garrison.pages.currentWidget() is garrison.results
    assert garrison.results.ruling is not None


def test_space_goes_back_to_the_orders(garrison, qtbot):
    qtbot.keyClick(garrison, Qt.Key.Key_Space)
    qtbot.keyClick(garrison, Qt.Key.Key_Space)

    assert garrison.pages.currentWidget() is garrison.sheet


def test_a_what_if_is_set_up_and_judged(garrison, qtbot):
    click(qtbot, garrison.top.versions[1])
    assert garrison.case.orders["SER"] == "A SER S A TRI"

    click(qtbot, garrison.bar.go)
    fates = {r.order: r.verdict.value for r in garrison.results._past.resolution.rulings}
    assert fates["A SER S A TRI"] == "cut"


def test_an_order_is_changed_by_clicks_and_judged_again(garrison, qtbot):
    click_on(qtbot, garrison, "BUL")
    click_on(qtbot, garrison, "CON")
    assert garrison.case.orders["BUL"] == "A BUL - CON"

    click(qtbot, garrison.bar.go)
    fates = {r.unit: r for r in garrison.results._past.resolution.rulings}
    assert fates["A RUM"].verdict.value == "succeeds"
    assert fates["A SER"].dislodged


def test_a_support_is_given_by_the_list_of_choices(garrison, qtbot):
    click(qtbot, garrison.sheet.rows["SER"])
    assert garrison.hand.unit.province == "SER"
    qtbot.keyClick(garrison, Qt.Key.Key_S)
    click_on(qtbot, garrison, "GRE")
    click_on(qtbot, garrison, "GRE")

    assert garrison.case.orders["SER"] == "A SER S A GRE"


def test_an_order_is_typed_in_either_language(garrison, qtbot):
    line = garrison.sheet.line
    qtbot.keyClicks(line, "A Rec podporuje A Bul")
    qtbot.keyClick(line, Qt.Key.Key_Return)
    assert garrison.case.orders["GRE"] == "A GRE S A BUL"

    qtbot.keyClicks(line, "A Gre-Alb")
    qtbot.keyClick(line, Qt.Key.Key_Return)
    assert garrison.case.orders["GRE"] == "A GRE - ALB"
    assert line.text() == ""


def test_nonsense_is_refused_with_a_sentence(garrison, qtbot):
    line = garrison.sheet.line
    qtbot.keyClicks(line, "A Xyz-Gal")
    qtbot.keyClick(line, Qt.Key.Key_Return)

    assert garrison.sheet.word.isVisible()
    assert garrison.sheet.word.text()
    assert line.property("state") == "bad"


def test_an_order_for_nobody_is_refused(garrison, qtbot):
    line = garrison.sheet.line
    qtbot.keyClicks(line, "A Par-Bur")
    qtbot.keyClick(line, Qt.Key.Key_Return)

    assert "PAR" not in garrison.case.orders
    assert garrison.sheet.word.isVisible()


def test_undo_redo_and_start_again(garrison, qtbot):
    printed = garrison.case
    click_on(qtbot, garrison, "BUL")
    click_on(qtbot, garrison, "CON")
    changed = garrison.case

    qtbot.keyClick(garrison, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert garrison.case == printed
    qtbot.keyClick(garrison, Qt.Key.Key_Y, Qt.KeyboardModifier.ControlModifier)
    assert garrison.case == changed
    click(qtbot, garrison.bar.reset)
    assert garrison.case == printed


def test_pieces_are_put_moved_and_taken(garrison, qtbot):
    click(qtbot, garrison.bar.pieces)
    click(qtbot, garrison.tray.powers["ITALY"])
    click(qtbot, garrison.tray.fleet)
    click_on(qtbot, garrison, "ION")
    assert str(garrison.case.unit("ION")) == "F ION"
    assert garrison.case.unit("ION").power == "ITALY"

    click_on(qtbot, garrison, "ION")
    click_on(qtbot, garrison, "ADR")
    assert garrison.case.unit("ION") is None
    assert str(garrison.case.unit("ADR")) == "F ADR"

    click(qtbot, garrison.tray.take)
    click_on(qtbot, garrison, "ADR")
    assert garrison.case.unit("ADR") is None


def test_impossible_places_are_refused_in_words(garrison, qtbot):
    click(qtbot, garrison.bar.pieces)
    click_on(qtbot, garrison, "ION")
    assert garrison.bar.hint.text() == "Ionian Sea: an army cannot stand at sea."

    click(qtbot, garrison.tray.fleet)
    click_on(qtbot, garrison, "VIE")
    assert garrison.bar.hint.text() == "Vienna: a fleet cannot stand inland."
    assert garrison.case.unit("VIE") is None


def test_the_coast_of_a_fleet_is_asked(garrison, qtbot):
    click(qtbot, garrison.bar.pieces)
    click(qtbot, garrison.tray.fleet)
    click_on(qtbot, garrison, "SPA")
    assert garrison.case.unit("SPA") is None

    click_on(qtbot, garrison, "SPA/NC")
    assert str(garrison.case.unit("SPA")) == "F SPA/NC"


def test_a_free_board_begins_with_spring_1901(gallery, qtbot):
    click(qtbot, gallery.free)

    assert len(gallery.table.case.position.units) == 22
    assert not gallery.table.case.orders


def test_the_sample_game_comes_out_as_printed(gallery, qtbot):
    click(qtbot, gallery.cards[SAMPLE])
    sample = gallery.table
    assert isinstance(sample, SampleScreen)
    assert sample.bar.line.at == 0

    qtbot.keyClick(gallery, Qt.Key.Key_BracketRight)
    assert sample.at == 1
    click(qtbot, sample.show_printed)
    assert "A Yor-Nwy, F Nth C A Yor-Nwy, F Nrg-Bar" in sample.printed.texts
    for phase, past in zip(sample._samples, sample._public.past, strict=True):
        assert differences(phase, past) == ()


def test_a_rule_can_be_asked_for(garrison, qtbot):
    with qtbot.waitSignal(garrison.rule_asked) as asked:
        click(qtbot, garrison.top.section)

    assert asked.args == ["IX.5"]


def test_words_follow_the_language(gallery, qtbot):
    i18n.speak("cs")

    qtbot.waitUntil(lambda: gallery.title.text() == "Studovna")
    assert gallery.cards["4"].title.text() == "Obležená posádka"


def test_orders_are_written_in_whole_words_in_a_narrow_window(shown, loaded_map, qtbot):
    table = shown(GalleryScreen(loaded_map, "12"), 1280, 720).table
    said = [label for r in table.sheet.rows.values() for label in r.findChildren(QLabel)]

    orders = [label for label in said if "convoy" in label.text()]
    assert [label.text() for label in orders] == [
        "English Channel: convoy A London → Belgium",
        "North Sea: convoy A London → Belgium",
    ]
    assert all(label.height() >= label.heightForWidth(label.width()) for label in orders)


def test_what_is_opened_is_judged_by_the_rulebook_chosen(gallery, qtbot):
    gallery.rulebook.take(PROFILES["1971"].options)
    gallery.open("12")

    click(qtbot, gallery.table.bar.go)
    fates = {r.unit: r.verdict.value for r in gallery.table.results._past.resolution.rulings}
    assert fates["A LON"] == "fails"
    assert gallery.table.top.rulebook.text() == "First revised edition, 1971"


def test_the_sample_game_stays_with_the_rulebook_that_prints_it(gallery):
    gallery.rulebook.take(PROFILES["datc"].options)
    gallery.open(SAMPLE)

    assert not gallery.table.findChildren(StudyTable)
    assert gallery._printed.options == PROFILES["1982"].options
