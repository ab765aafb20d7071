"""An evening of slips, mangled ones included, by clicks and keys in the real window."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from engine.rules.order import texts_of
from engine.table.master_event import How
from engine.table.view import Stage
from engine.tables import open_game
from gui import i18n
from gui.games.diplomacy.orders.slip_lines import Look
from gui.history.history_screen import HistoryScreen
from gui.kit.widgets import Tool
from gui.master.desk_screen import MasterDesk
from gui.master.edit_screen import EditScreen
from gui.master.log_screen import LogScreen
from gui.master.preview import PreviewScreen
from gui.paper.card import PaperCard
from gui.table.results.game_over import GameOverScreen
from gui.table.results.results_screen import ResultsScreen
from gui.windows.new_game.new_game_screen import NewGameScreen

pytestmark = pytest.mark.usefixtures("bare_boards")


def judge(master):
    """Adjudicate, commit, go on; return what is played next."""
    master.press(master.shows(MasterDesk).go)
    master.press(master.shows(PreviewScreen).commit)
    master.press(master.shows(ResultsScreen).bar.go)
    master.shows(MasterDesk)
    return master.bridge.public().phase.code


def test_a_master_is_chosen_where_a_table_is_set_up(window, qtbot):
    window.new_game()
    screen = window.screen_shown
    assert isinstance(screen, NewGameScreen)
    for field, name in zip(screen.seats.names, "ABCDEFG", strict=True):
        QTest.keyClicks(field, name)
    QTest.mouseClick(screen.modes.cards["master"], Qt.MouseButton.LeftButton)
    assert screen.form.led
    screen.begin()
    screen.begin()

    qtbot.waitUntil(lambda: isinstance(window.screen_shown, MasterDesk))
    assert window.navigator.bridge.public().led


def test_slips_are_read_line_by_line_as_one_types(master):
    master.write("FRANCE", "a paris-burgundsko", "F Brest na Stredoatlantsky ocean", "nonsense")

    box = master.screen.boxes["FRANCE"]
    looks = [line.look for line in box._say(box.lines, "FRANCE")]
    assert looks == [Look.GOOD, Look.GOOD, Look.BAD]
    assert box.text.toPlainText().splitlines()[0] == "a paris-burgundsko"
    assert master.bridge.master.desk().desk.slips["FRANCE"].startswith("a paris-burgundsko\n")
    assert "Paris → Burgundy" in box.readings.accessibleName()


def test_a_line_of_several_meanings_is_asked_about(master):
    master.write("ENGLAND", "F Edi - Nor")
    asking = master.screen.boxes["ENGLAND"].asking
    assert asking.isVisible()

    said = [one.text() for one in asking.buttons]
    assert said[:2] == ["1 F Edi-Nth", "2 F Edi-Nrg"], "what can be carried out comes first"
    master.press(asking.buttons[asking.meanings.index("F EDI - NWG")])

    assert not asking.isVisible()
    line = master.bridge.master.read("ENGLAND")[0]
    assert (line.judged.how, line.judged.order) == (How.RULED, "F EDI - NWG")
    assert line.written == "F Edi - Nor"


def test_two_lines_written_alike_are_asked_about_one_after_the_other(master):
    master.write("ENGLAND", "F Edi - Nor", "F Edi - Nor")
    asking = master.screen.boxes["ENGLAND"].asking
    for meaning in ("F EDI - NWG", "F EDI - NTH"):
        master.press(asking.buttons[asking.meanings.index(meaning)])

    assert not asking.isVisible()
    read = [line.judged.order for line in master.bridge.master.read("ENGLAND")]
    assert read == ["F EDI - NWG", "F EDI - NTH"]


def test_the_master_rules_on_a_line_with_a_reason(master, qtbot):
    master.write("GERMANY", "Minchen hold the line")
    desk = master.screen
    readings = desk.boxes["GERMANY"].readings
    QTest.mouseClick(readings, Qt.MouseButton.LeftButton, pos=readings.place(0).center().toPoint())
    card = master.card()
    assert card.meant.text() == "A Mun H", "the likeliest meaning is filled in"
    master.press(card.reasons[0])
    assert card.reason.text() == "its meaning is clear (VII.4)"
    card.reason.clear()
    master.give(card.reason, "he showed the unit")
    master.press(card.yes)

    line = master.bridge.master.read("GERMANY")[0]
    assert (line.judged.how, line.judged.order) == (How.RULED, "A MUN H")
    assert line.judged.reason == "he showed the unit"


def test_a_preview_shows_what_changes_and_stores_nothing(master):
    master.write("FRANCE", "A Par - Bur")
    steps = len(master.bridge.master.events())
    master.press(master.screen.go)
    preview = master.shows(PreviewScreen)

    texts = [label.text() for label in preview.findChildren(type(preview.hint))]
    assert "A Paris → Burgundy" in texts
    master.press(preview.back)

    master.shows(MasterDesk)
    assert master.screen.boxes["FRANCE"].text.toPlainText() == "A Par - Bur"
    assert len(master.bridge.master.events()) == steps


def test_a_phase_is_committed_and_the_next_one_begins(master):
    master.write("FRANCE", "A Par - Bur")

    assert judge(master) == "F1901M"
    public = master.bridge.public()
    assert texts_of(public.past[0].orders)["FRANCE"] == ("A PAR - BUR",)
    assert not master.screen.boxes["FRANCE"].text.toPlainText()


def test_the_public_screen_shows_only_what_is_committed(master):
    master.window.projector.show()
    before = master.bridge.public()
    master.write("FRANCE", "A Par - Bur")

    assert master.bridge.public() is not None
    assert master.bridge.public().past == before.past
    assert master.bridge.public().position == before.position
    assert "Bur" not in repr(master.bridge.public().seals)


def test_late_orders_are_left_out_or_taken(master):
    master.write("ITALY", "A Ven - Pie")
    box = master.screen.boxes["ITALY"]
    master.press(box.late)
    card = master.card()
    master.give(card.reason, "five minutes late")
    master.press(card.leave_out)
    assert master.bridge.master.read("ITALY")[0].judged.how is How.LATE
    assert box.state.text() == "late, not taken"

    master.press(box.late)
    card = master.card()
    master.give(card.reason, "all agreed")
    master.press(card.yes)
    assert master.bridge.master.read("ITALY")[0].judged.how is How.READ


def test_civil_disorder_is_declared_and_lifted_by_hand(master):
    box = master.screen.boxes["RUSSIA"]
    master.press(master.screen.signs["RUSSIA"])
    master.press(box.disorder)
    card = master.card()
    master.give(card.reason, "went home")
    master.press(card.yes)
    assert box.state.text() == "civil disorder"
    judge(master)
    assert master.bridge.public().past[0].disorder == ("RUSSIA",)

    box = master.screen.boxes["RUSSIA"]
    master.press(master.screen.signs["RUSSIA"])
    master.press(box.disorder)
    card = master.card()
    master.give(card.reason, "came back")
    master.press(card.yes)
    assert not master.bridge.master.desk().desk.disorder


def test_another_player_takes_over(master):
    master.press(master.screen.signs["TURKEY"])
    master.press(master.screen.boxes["TURKEY"].other)
    card = master.card()
    master.give(card.name, "Hana")
    master.give(card.reason, "Gustav had to leave")
    master.press(card.yes)

    assert master.bridge.public().player("TURKEY") == "Hana"
    assert master.screen.boxes["TURKEY"].player.text() == "Hana"


def test_the_table_goes_back_and_judges_anew(master):
    master.write("FRANCE", "A Par - Bur")
    judge(master)
    master.press(master.screen.rewind)
    card = master.card()
    master.give(card.reason, "misread")
    master.press(card.yes)

    desk = master.shows(MasterDesk)
    assert master.bridge.public().phase.code == "S1901M"
    assert desk.boxes["FRANCE"].text.toPlainText() == "A Par - Bur"
    master.write("FRANCE", "A Par - Gas")
    master.press(desk.go)
    preview = master.shows(PreviewScreen)
    texts = [label.text() for label in preview.findChildren(type(preview.hint))]
    assert any("Burgundy" in text and "Gascony" in text for text in texts)


def test_a_branch_is_a_game_of_its_own(master, home, qtbot):
    master.write("FRANCE", "A Par - Bur")
    judge(master)
    master.press(master.screen.branch)
    card = master.card()
    card.phases.setCurrentIndex(0)
    master.give(card.reason, "what if")
    master.press(card.yes)
    master.press(master.card().yes)

    qtbot.waitUntil(lambda: master.bridge is not None and "branch" in master.bridge.public().title)
    master.shows(MasterDesk)
    assert master.bridge.public().phase.code == "S1901M"
    assert len(list((home / "games").glob("*.velmoc"))) == 2


def test_the_board_is_edited_with_a_reason(master):
    master.press(master.screen.edit)
    edit = master.shows(EditScreen)
    master.press(edit.tray.take)
    QTest.mouseClick(
        edit.view.viewport(), Qt.MouseButton.LeftButton, pos=edit.view.pointer.viewport_point("PAR")
    )
    master.press(edit.tray.take)
    master.press(edit.owning)
    master.press(edit.tray.powers["FRANCE"])
    QTest.mouseClick(
        edit.view.viewport(), Qt.MouseButton.LeftButton, pos=edit.view.pointer.viewport_point("BEL")
    )
    edit.part.setCurrentIndex(2)
    assert not edit.store.isEnabled()
    master.give(edit.reason, "as on the table")
    master.press(edit.store)

    master.shows(MasterDesk)
    public = master.bridge.public()
    assert public.position.at("PAR") is None
    assert public.position.owners["BEL"] == "FRANCE"
    assert public.phase.code == "F1901M"


def test_everything_is_in_the_ruling_log(master, tmp_path):
    master.write("FRANCE", "A Par - Bur", "gibberish")
    judge(master)
    master.bridge.master.replace_player("ITALY", "Hana", reason="Eva left")
    master.bridge.master.rewind("S1901M", reason="a misread slip")
    master.press(master.screen.log)
    log = master.shows(LogScreen)

    text = log.text.toPlainText()
    for part in (
        "Second edition, 1982", "(not all of it was read)", "A Par-Bur", "Hana plays instead of",
        "Eva left", "goes back to: Spring 1901", "a misread slip",
    ):  # fmt: skip
        assert part in text
    assert "gibberish" not in text
    log.write(tmp_path / "log.txt")
    assert (tmp_path / "log.txt").read_text("utf-8") == text
    QTest.keyClick(log, Qt.Key.Key_Escape)
    master.shows(MasterDesk)


def test_abandoned_phases_are_looked_at_from_the_ruling_log(master):
    master.write("FRANCE", "A Par - Bur")
    judge(master)
    master.bridge.master.rewind("S1901M", reason="a misread slip")
    master.press(master.screen.log)
    master.press(master.shows(LogScreen).left)
    card = master.card()
    assert card.lines.currentText() == "Spring 1901: a misread slip"
    master.press(card.yes)

    history = master.shows(HistoryScreen)
    assert texts_of(history._public.past[0].orders)["FRANCE"] == ("A PAR - BUR",)
    history.closed.emit()
    master.shows(LogScreen)
    assert not master.bridge.public().past


def test_the_ruling_log_tells_nothing_that_is_not_committed(master):
    master.write("FRANCE", "A Par - Pic")
    [line] = master.bridge.master.read("FRANCE")
    master.bridge.master.rule("FRANCE", line, "A PAR - GAS", reason="he said so")
    master.press(master.screen.log)
    text = master.shows(LogScreen).text.toPlainText()
    assert "Pic" not in text
    assert "Gas" not in text
    assert "(rulings on slips not committed yet: 1)" in text

    master.screen.closed.emit()
    judge(master)
    master.press(master.screen.log)
    log = master.shows(LogScreen)
    assert "France: one line means A Par-Gas. (he said so)" in log.text.toPlainText()
    master.press(log.quote)
    assert "“A Par - Pic” means A Par-Gas. (he said so)" in log.text.toPlainText()


def test_the_ruling_log_is_printed(master):
    master.press(master.screen.log)
    master.press(master.shows(LogScreen).print)

    assert isinstance(master.card(), PaperCard)
    master.card().reject()


def test_a_game_that_is_over_can_be_gone_back_in(master):
    judge(master)
    master.window.navigator.open.settle(master.window.navigator.bridge.end_by_draw)
    over = master.shows(GameOverScreen)
    back = next(tool for tool in over.findChildren(Tool) if tool.toolTip() == "Go back…")
    master.press(back)
    card = master.card()
    master.give(card.reason, "nobody had agreed")
    master.press(card.yes)

    master.shows(MasterDesk)
    assert master.bridge.public().outcome is None


def test_what_is_typed_is_kept_when_the_game_is_left(master, home):
    desk = master.screen
    master.press(desk.signs["FRANCE"])
    QTest.keyClicks(desk.boxes["FRANCE"].text, "A Par - Pic")
    master.window.navigator.leaving(master.window.show_start)

    place = next((home / "games").glob("*.velmoc"))
    session = open_game(place)
    assert session.master.view().desk.slips == {"FRANCE": "A Par - Pic"}
    session.close()


def test_a_key_covers_the_slips(master):
    master.write("FRANCE", "A Par - Pic")
    desk = master.screen
    QTest.keyClick(desk.boxes["FRANCE"].text, Qt.Key.Key_F9)
    assert not desk.boxes["FRANCE"].text.isVisible()

    master.press(desk.cover)
    assert desk.boxes["FRANCE"].text.isVisible()


def test_past_phases_are_looked_at_as_in_any_game(master):
    judge(master)
    master.window.navigator.open.show_history()
    history = master.shows(HistoryScreen)
    history.closed.emit()

    master.shows(MasterDesk)
    assert master.bridge.public().stage is Stage.WRITING


def test_what_is_pasted_stays_as_it_was_written(master, qapp):
    box = master.screen.boxes["FRANCE"]
    qapp.clipboard().setText("A Par - Bur; F Bre - MAO\r\nA Mar H (as agreed with Tom)")
    box.text.paste()

    assert box.text.toPlainText() == "A Par - Bur; F Bre - MAO\nA Mar H (as agreed with Tom)"
    assert box.orders() == ("A PAR - BUR", "F BRE - MAO", "A MAR H")
    assert "without “(as agreed with Tom)”" in box.readings.accessibleName()
    qapp.clipboard().clear()


def test_a_box_tells_which_units_have_no_order_yet(master):
    box = master.screen.boxes["FRANCE"]
    assert box.state.text() == "no slip yet"

    master.write("FRANCE", "A Par - Bur", "A Mun - Tyr", "A Mar S A Par - Bur")

    assert box.state.text() == "1 unit without an order"
    assert box.state.toolTip() == "F Brest"
    master.write("FRANCE", "A Par - Bur", "F Bre - MAO", "A Mar S A Par - Bur")
    assert box.state.text() == "no order is missing"


def test_keys_lead_from_slip_to_slip(master):
    desk = master.screen
    master.press(desk.signs["FRANCE"])

    desk.step(1)
    assert desk.boxes["GERMANY"].text.hasFocus()
    desk.step(-2)
    assert desk.boxes["ENGLAND"].text.hasFocus()


def test_the_desk_is_said_again_in_another_language(master, qtbot):
    master.write("FRANCE", "A Par - Bur")
    i18n.speak("cs")

    qtbot.waitUntil(lambda: master.screen.go.accessibleName() == "Vyhodnotit")
    assert master.screen.boxes["FRANCE"].name.text() == "Francie"
    i18n.speak("en")
