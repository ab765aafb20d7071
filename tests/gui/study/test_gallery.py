"""The study by real clicks and keys: cards, board, orders, pieces, judging."""

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QApplication, QLabel

from gui import i18n
from gui.games.diplomacy.study.sample import SampleScreen, differences
from gui.kit import theme
from gui.kit.menu_button import MenuButton
from gui.map.board.offers import CoastDisc
from gui.map.pictures import portrait
from gui.study.gallery import SAMPLE, GalleryScreen
from gui.study.study_table import StudyTable
from gui.study.titles import FREE
from gui.windows.main_window import MainWindow


@pytest.fixture
def gallery(shown, loaded_map):
    return shown(GalleryScreen(loaded_map))


@pytest.fixture
def garrison(shown, loaded_map):
    screen = shown(GalleryScreen(loaded_map, "4"))
    screen.table.view.camera.fit()
    return screen.table


def click(qtbot, widget):
    qtbot.mouseClick(widget, Qt.MouseButton.LeftButton)


def click_on(qtbot, table, location):
    view = table.view
    at = view.pointer.viewport_point(location)
    qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=at)


def coasts_offered(table):
    return sorted(one.key for one in table.view.scene().items() if isinstance(one, CoastDisc))


def test_there_is_a_card_for_every_example_and_the_sample_game(gallery):
    assert list(gallery.cards) == [*map(str, range(1, 14)), "circle", "swap", SAMPLE]


def test_cards_are_drawn_one_after_another(gallery, qtbot):
    qtbot.waitUntil(lambda: not any(c.picture.unfinished for c in gallery.cards.values()))


def test_a_card_shows_something_before_its_picture_is_painted(shown, loaded_map, monkeypatch):
    monkeypatch.setattr(portrait, "small", lambda *_, **__: QPixmap())  # as at the first start
    gallery = GalleryScreen(loaded_map)
    gallery._painter.timeout.disconnect()
    picture = shown(gallery).cards["4"].picture

    seen = picture.grab().toImage()
    colours = {seen.pixelColor(x, 75).name() for x in range(10, seen.width() - 10)}
    assert picture.unfinished
    assert len(colours) > 5


def test_a_picture_painted_at_an_earlier_time_is_there_at_once(gallery, shown, loaded_map, qtbot):
    qtbot.waitUntil(lambda: not any(c.picture.unfinished for c in gallery.cards.values()))
    again = GalleryScreen(loaded_map)
    again._painter.timeout.disconnect()

    picture = shown(again).cards["4"].picture
    picture.grab()
    assert not picture.unfinished


def test_pictures_follow_the_theme(gallery, qtbot):
    qtbot.waitUntil(lambda: not any(c.picture.unfinished for c in gallery.cards.values()))
    theme.use("dark")
    QApplication.sendEvent(gallery, QEvent(QEvent.Type.StyleChange))

    assert gallery.cards["4"].picture.unfinished


def test_a_card_opens_its_board_and_escape_closes_it(gallery, qtbot):
    click(qtbot, gallery.cards["4"])
    assert isinstance(gallery.table, StudyTable)
    assert "Rumania → Serbia" in gallery.table.sheet.rows["RUM"].accessibleName()

    qtbot.keyClick(gallery, Qt.Key.Key_Escape)
    assert gallery.table is None
    with qtbot.waitSignal(gallery.closed):
        click(qtbot, gallery.leave)


def test_an_order_that_cannot_be_carried_out_looks_so_and_says_why(gallery, qtbot):
    click(qtbot, gallery.cards["4"])
    sheet = gallery.table.sheet
    assert sheet.rows["RUM"].property("order") == "done"

    sheet.line.setText("A Rum - Por")
    qtbot.keyClick(sheet.line, Qt.Key.Key_Return)

    row = sheet.rows["RUM"]
    assert row.property("order") == "wrong"
    assert "Portugal" in row.accessibleName().partition(": ")[2].partition(": ")[2]


def test_enter_opens_the_card_that_has_the_focus(gallery, qtbot):
    card = gallery.cards["7"]
    card.setFocus()
    qtbot.keyClick(card, Qt.Key.Key_Return)

    assert isinstance(gallery.table, StudyTable)


def test_judging_shows_results_with_reasons(garrison, qtbot):
    click(qtbot, garrison.bar.go)

    verdicts = {str(r.order): r.verdict.value for r in garrison.results._past.resolution.rulings}
    assert verdicts["A SER H"] == "stands"
    assert verdicts["A RUM - SER"] == "fails"
    assert garrison.pages.currentWidget() is garrison.results
    assert garrison.results.ruling is not None


def test_space_goes_back_to_the_orders(garrison, qtbot):
    qtbot.keyClick(garrison, Qt.Key.Key_Space)
    qtbot.keyClick(garrison, Qt.Key.Key_Space)

    assert garrison.pages.currentWidget() is garrison.sheet


@pytest.mark.parametrize("width", [1280, 1920])
def test_results_are_read_by_the_keyboard_alone(shown, loaded_map, qtbot, width):
    table = shown(GalleryScreen(loaded_map, "4"), width, 720).table
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Space)
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_F)
    seen = []
    for key in (*[Qt.Key.Key_Up] * 5, *[Qt.Key.Key_Down] * 5):
        qtbot.keyClick(QApplication.focusWidget(), key)
        seen.append(table.results.ruling.unit)
    assert set(seen) == {"A SER", "A RUM", "A BUD", "A BUL", "A GRE"}

    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Escape)
    small = width < 1500  # where a reason covers the list it is left first
    assert (table.pages.currentWidget() is table.results) == small
    if small:
        assert table.results.list.isVisible()
        qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Escape)
    assert table.pages.currentWidget() is table.sheet
    assert table.view.hasFocus()


def test_a_what_if_is_set_up_and_judged(garrison, qtbot):
    click(qtbot, garrison.top.versions[1])
    assert str(garrison.case.orders["SER"]) == "A SER S A TRI"

    click(qtbot, garrison.bar.go)
    fates = {str(r.order): r.verdict.value for r in garrison.results._past.resolution.rulings}
    assert fates["A SER S A TRI"] == "cut"


def test_an_order_is_changed_by_clicks_and_judged_again(garrison, qtbot):
    click_on(qtbot, garrison, "BUL")
    click_on(qtbot, garrison, "CON")
    assert str(garrison.case.orders["BUL"]) == "A BUL - CON"

    click(qtbot, garrison.bar.go)
    fates = {r.unit: r for r in garrison.results._past.resolution.rulings}
    assert fates["A RUM"].verdict.value == "succeeds"
    assert fates["A SER"].dislodged


def test_whoever_is_chosen_on_the_board_is_seen_in_the_list_with_all_choices(
    shown, loaded_map, qtbot
):
    table = shown(GalleryScreen(loaded_map, FREE), 1280, 720).table
    sheet, units = table.sheet, table.case.position.units
    assert len(units) > 20

    def whole(province):
        row = sheet.rows[province]
        seen = row.visibleRegion().boundingRect().height()
        return seen >= min(row.height(), sheet._area.viewport().height()) - 1

    for unit in (*units[::2], *reversed(units[1::2])):
        table._on_clicked(unit.at)
        qtbot.wait(20)
        assert whole(unit.province), unit
        table.step_back()


def test_a_support_is_given_by_the_list_of_choices(garrison, qtbot):
    click(qtbot, garrison.sheet.rows["SER"])
    assert garrison.hand.unit.province == "SER"
    qtbot.keyClick(garrison, Qt.Key.Key_S)
    click_on(qtbot, garrison, "GRE")
    click_on(qtbot, garrison, "GRE")

    assert str(garrison.case.orders["SER"]) == "A SER S A GRE"


def test_an_order_is_typed_in_either_language(garrison, qtbot):
    line = garrison.sheet.line
    qtbot.keyClicks(line, "A Rec podporuje A Bul")
    qtbot.keyClick(line, Qt.Key.Key_Return)
    assert str(garrison.case.orders["GRE"]) == "A GRE S A BUL"

    qtbot.keyClicks(line, "A Gre-Alb")
    qtbot.keyClick(line, Qt.Key.Key_Return)
    assert str(garrison.case.orders["GRE"]) == "A GRE - ALB"
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


def test_undo_leads_back_to_the_version_that_was_on_the_board(garrison, qtbot):
    printed = garrison.case
    click(qtbot, garrison.top.versions[1])
    changed = garrison.case
    click_on(qtbot, garrison, "BUL")
    click_on(qtbot, garrison, "CON")

    click(qtbot, garrison.bar.undo)
    click(qtbot, garrison.bar.undo)
    assert garrison.case == printed
    assert [made.isChecked() for made in garrison.top.versions] == [True, False]
    assert not garrison.bar.reset.isEnabled()

    click(qtbot, garrison.bar.redo)
    assert garrison.case == changed
    assert [made.isChecked() for made in garrison.top.versions] == [False, True]
    click(qtbot, garrison.bar.redo)
    click(qtbot, garrison.bar.reset)
    assert garrison.case == changed


@pytest.mark.parametrize("version", [0, 1])
def test_as_printed_is_lit_only_while_it_lies_so(garrison, version):
    garrison.load(version)
    as_printed = [place == version for place in range(len(garrison.top.versions))]
    case, board = garrison.case, garrison.rules.board
    unit = case.position.units[0]
    others = (
        case.withdraw(unit.province),
        case.remove(unit.province),
        case.give(garrison.rules.order(f"{unit} - {board.provinces['SYR'].id}")),
        case.place(unit.power, "A", "SYR", board),
        case.shift(unit.province, "SYR", board),
    )
    for changed in others:
        garrison._change(changed)
        assert [made.isChecked() for made in garrison.top.versions] == [False, False]
        assert garrison.top.kept.isVisible()

        garrison.undo()
        assert [made.isChecked() for made in garrison.top.versions] == as_printed
        assert not garrison.top.kept.isVisible()


def test_units_are_chosen_by_the_keyboard_in_the_list_too(garrison, qtbot):
    rows = garrison.sheet.rows
    first, second = list(rows)[:2]
    rows[first].setFocus()
    qtbot.keyClick(rows[first], Qt.Key.Key_Down)
    assert rows[second].hasFocus()

    qtbot.keyClick(rows[second], Qt.Key.Key_Return)
    assert garrison.hand.unit.province == second
    assert garrison.sheet.rows[second].hasFocus()
    qtbot.keyClick(garrison.sheet.rows[second], Qt.Key.Key_H)
    assert str(garrison.case.orders[second]).endswith(" H")


def test_pieces_are_put_moved_and_taken(garrison, qtbot):
    click(qtbot, garrison.bar.pieces)
    click(qtbot, garrison.tray.powers["ITALY"])
    click(qtbot, garrison.tray.kinds["F"])
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

    click(qtbot, garrison.tray.kinds["F"])
    click_on(qtbot, garrison, "VIE")
    assert garrison.bar.hint.text() == "Vienna: a fleet cannot stand inland."
    assert garrison.case.unit("VIE") is None


def test_the_coast_of_a_fleet_is_asked(garrison, qtbot):
    click(qtbot, garrison.bar.pieces)
    click(qtbot, garrison.tray.kinds["F"])
    click_on(qtbot, garrison, "SPA")
    assert garrison.case.unit("SPA") is None

    click_on(qtbot, garrison, "SPA/NC")
    assert str(garrison.case.unit("SPA")) == "F SPA/NC"


@pytest.mark.parametrize("how", ["another space", "escape"])
def test_a_question_for_a_coast_is_dropped(garrison, qtbot, how):
    click(qtbot, garrison.bar.pieces)
    click(qtbot, garrison.tray.kinds["F"])
    click_on(qtbot, garrison, "SPA")
    assert coasts_offered(garrison) == ["SPA/NC", "SPA/SC"]

    if how == "escape":
        qtbot.keyClick(garrison, Qt.Key.Key_Escape)
        assert garrison.bar.pieces.isChecked()
    else:
        click_on(qtbot, garrison, "VIE")
    assert coasts_offered(garrison) == []


def test_a_free_board_begins_with_spring_1901(gallery, qtbot):
    gallery.open(FREE)

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


def test_the_printed_winter_is_told_in_the_language_spoken(gallery, qtbot):
    i18n.speak("cs")
    click(qtbot, gallery.cards[SAMPLE])
    sample = gallery.table
    sample.go_to(6)

    assert "staví F Lon" in sample.printed.texts
    assert "rozpouští A Gal" in sample.printed.texts


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


@pytest.mark.parametrize("language", ["cs", "en"])
@pytest.mark.parametrize("width", [1024, 1280, 1920])
def test_no_tab_of_the_sample_game_is_cut(shown, loaded_map, language, width):
    i18n.speak(language)
    screen = shown(GalleryScreen(loaded_map, SAMPLE), width, 720)
    for tab in screen.table.tabs:
        assert tab.width() >= tab.sizeHint().width()
    lines = {tab.mapTo(screen, tab.rect().topLeft()).y() for tab in screen.table.tabs}
    assert len(lines) <= 2


def test_the_menu_is_at_hand_among_the_cards_and_at_the_study_board(qtbot, look):
    window = MainWindow()
    qtbot.addWidget(window)
    window.resize(1280, 720)
    window.show()
    window.show_gallery()
    assert [b.isVisible() for b in window.screen_shown.findChildren(MenuButton)] == [True]

    window.screen_shown.open("4")
    assert window.screen_shown.table.top.findChild(MenuButton).isVisible()


def test_the_study_board_says_that_orders_and_pieces_can_be_changed(garrison, qtbot):
    assert "another order" in garrison.sheet.lead.text()
    assert garrison.bar.pieces.text() in garrison.sheet.lead.text()

    click(qtbot, garrison.bar.go)
    assert garrison.bar.go.accessibleName() == "Change and judge again"
