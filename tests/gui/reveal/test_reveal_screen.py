"""The reveal by real keys and clicks."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QApplication, QLabel, QPushButton

from engine.games.diplomacy.orders import value_of
from gui import i18n
from gui.games.diplomacy.reveal import telling
from gui.games.diplomacy.reveal.telling import consequence, outcome, reason, silence
from gui.kit import sizing, theme
from gui.map.arrows.marks import MoveMark
from gui.reveal.step import Scene
from gui.table.reveal.beads import word_font
from gui.table.reveal.reveal_screen import RevealScreen


@pytest.fixture(autouse=True)
def _still(monkeypatch):
    """Show every step as it comes out; how things move is the players' and boards' tests'."""
    monkeypatch.setattr("gui.kit.stillness.wanted", lambda: True)


@pytest.fixture
def many(shown, loaded_map, table_after, played):
    """Show autumn 1902: ten conflicts."""
    return shown(RevealScreen(played[4], table_after(5), loaded_map))


@pytest.fixture
def screen(shown, loaded_map, table_after, played):
    return shown(RevealScreen(played[0], table_after(1), loaded_map))


def block(screen, power):
    return next(one for one in screen.side.blocks if one.power == power)


def arrows(screen):
    return [mark for mark in screen.view.marks.shown if isinstance(mark, MoveMark)]


def test_orders_are_laid_on_the_board_power_by_power(screen, qtbot):
    assert not screen.view.marks.shown

    qtbot.keyClick(screen, Qt.Key.Key_Space)
    assert {arrow.letter for arrow in arrows(screen)} == {"A"}
    qtbot.keyClick(screen, Qt.Key.Key_Space)
    assert {arrow.letter for arrow in arrows(screen)} == {"A", "E"}


def test_all_orders_are_laid_at_once_where_the_table_goes_by_conflicts(screen, qtbot):
    qtbot.keyClick(screen, Qt.Key.Key_R)
    qtbot.keyClick(screen, Qt.Key.Key_Space)

    assert screen.step.scene is Scene.LAID
    assert len(arrows(screen)) == 22
    assert not any(arrow.glow for arrow in arrows(screen))
    assert len(screen.steps) == 5
    qtbot.keyClick(screen, Qt.Key.Key_R)
    assert len(screen.steps) == 11


def test_space_leads_through_every_step_to_the_results(screen, qtbot):
    for _ in range(len(screen.steps) - 1):
        qtbot.keyClick(screen, Qt.Key.Key_Space)
    assert screen.step.scene is Scene.CARRIED_OUT

    with qtbot.waitSignal(screen.finished):
        qtbot.keyClick(screen, Qt.Key.Key_Space)


def test_orders_of_the_power_being_read_glow(screen, qtbot):
    qtbot.keyClick(screen, Qt.Key.Key_Right)

    glowing = {mark.letter for mark in screen.view.marks.shown if getattr(mark, "glow", False)}
    assert screen.step.power == "AUSTRIA"
    assert glowing == {"A"}


def test_left_home_and_end_go_about(screen, qtbot):
    qtbot.keyClick(screen, Qt.Key.Key_End)
    assert screen.at == len(screen.steps) - 1
    qtbot.keyClick(screen, Qt.Key.Key_Left)
    assert screen.step.scene is Scene.CONFLICT
    qtbot.keyClick(screen, Qt.Key.Key_Home)
    assert screen.at == 0
    qtbot.keyClick(screen, Qt.Key.Key_Left)
    assert screen.at == 0


def test_primary_button_and_beads_lead_too(screen, qtbot):
    qtbot.mouseClick(screen.bar.go, Qt.MouseButton.LeftButton)
    assert screen.at == 1

    qtbot.mouseClick(screen.bar.beads.buttons[5], Qt.MouseButton.LeftButton)
    assert screen.at == 5


def test_a_shows_everything_at_once_and_back(screen, qtbot):
    qtbot.keyClick(screen, Qt.Key.Key_Right)
    qtbot.keyClick(screen, Qt.Key.Key_A)
    assert screen.everything
    assert not any(getattr(mark, "glow", False) for mark in screen.view.marks.shown)

    qtbot.keyClick(screen, Qt.Key.Key_Right)
    assert not screen.everything
    assert screen.at == 2


def test_conflict_shows_both_sides_with_their_strength(screen, qtbot):
    at = next(i for i, step in enumerate(screen.steps) if step.scene is Scene.CONFLICT)
    screen.go_to(at)

    assert (
        outcome(screen.step.conflict, screen.player.board)
        == "Stand-off over the Black Sea, 1 against 1."
    )
    assert not screen.side.area.isVisible()


def test_units_stand_where_they_went_at_the_end(screen, qtbot, played):
    qtbot.keyClick(screen, Qt.Key.Key_End)

    assert screen.view.position == played[0].resolution.after


def test_skip_leads_to_the_results(screen, qtbot):
    with qtbot.waitSignal(screen.finished):
        qtbot.mouseClick(screen.side.skip, Qt.MouseButton.LeftButton)


def test_tally_counts_seals_and_not_orders_in_both_languages(screen, qtbot):
    assert screen.side.tally.text() == "All 7 seals are whole, the fingerprints agree."
    assert not screen.side.alarm.isVisible()
    i18n.speak("cs")

    said = "Všech 7 pečetí je celých, otisky souhlasí."
    qtbot.waitUntil(lambda: screen.side.tally.text() == said)


def test_nobody_knows_anything_until_the_first_order_is_read(screen, qtbot):
    rows = {one.height() for one in screen.side.blocks}
    assert len(rows) == 1
    assert screen.side.nothing.isVisible()
    assert screen.top.seals.counts["AUSTRIA"].text() == "3"
    qtbot.keyClick(screen, Qt.Key.Key_Space)
    assert not screen.side.nothing.isVisible()

    qtbot.keyClick(screen, Qt.Key.Key_Left)
    assert not screen.side.nothing.isVisible()  # somebody knows by now


@pytest.mark.parametrize("index", [3, 4, 5, 6])
def test_the_bar_above_has_the_figures_of_the_step_that_is_shown(
    index, shown, loaded_map, table_after, played
):
    screen = shown(RevealScreen(played[index], table_after(index + 1), loaded_map))
    past = played[index]
    for place in (*range(len(screen.steps)), 0, 1):
        screen.go_to(place)
        last = place == len(screen.steps) - 1
        position = past.resolution.after if last else past.before
        for power, figure in screen.top.seals.counts.items():
            assert figure.text() == str(position.count(power))


def test_fingerprints_can_be_looked_at(screen, qtbot):
    qtbot.mouseClick(screen.side.verify, Qt.MouseButton.LeftButton)

    assert not screen.side.area.isVisible()
    qtbot.mouseClick(screen.side.verify, Qt.MouseButton.LeftButton)
    assert screen.side.area.isVisible()


def test_wrong_fingerprint_raises_an_alarm(shown, loaded_map, table_after, played):
    orders = {**played[0].orders, "ITALY": (value_of("A VEN H"),)}
    screen = shown(RevealScreen(replace(played[0], orders=orders), table_after(1), loaded_map))

    assert screen.side.alarm.isVisible()
    assert "Italy" in screen.side.alarm.words.text()


def test_power_in_disorder_is_said_to_defend_itself(shown, loaded_map, table_after, played):
    orders = {power: texts for power, texts in played[0].orders.items() if power != "ITALY"}
    past = replace(played[0], orders=orders, disorder=("ITALY",))
    screen = shown(RevealScreen(past, table_after(1), loaded_map))

    assert silence(past, "ITALY") == "civil disorder: the units defend themselves"
    assert block(screen, "ITALY").power == "ITALY"


@pytest.mark.parametrize("index", [2, 5, 6])
def test_retreats_and_winters_are_revealed_as_well(index, shown, loaded_map, table_after, played):
    screen = shown(RevealScreen(played[index], table_after(index + 1), loaded_map))

    for place in range(len(screen.steps)):
        screen.go_to(place)
    assert screen.step.scene is Scene.CARRIED_OUT
    assert {step.power for step in screen.steps if step.power} == set(played[index].orders)


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_nothing_scrolls_sideways(size, shown, loaded_map, table_after, played):
    screen = shown(RevealScreen(played[3], table_after(4), loaded_map), *size)

    for place in (0, 1, 6, 9):
        screen.go_to(place)
        area = screen.side.area
        assert area.widget().minimumSizeHint().width() <= area.viewport().width() or (
            not area.isVisible()
        )


def test_conflict_tells_reasons_about_its_own_space_only(look, loaded_map, played):
    board = loaded_map.board

    said = reason("A BUR", "BUR", played[4], board)
    assert said.startswith("The army in Burgundy: it was driven out")
    assert reason("A BUR", "MAR", played[4], board) == ""


def test_the_verdict_is_not_said_before_it_is_told(shown, loaded_map, table_after, played, qtbot):
    screen = shown(RevealScreen(played[0], table_after(1), loaded_map))
    screen.player.still = False
    screen.go_to(7)
    qtbot.keyClick(screen, Qt.Key.Key_Space)
    assert screen.step.scene is Scene.CONFLICT
    assert not screen.side.card.ending.isVisible()

    qtbot.keyClick(screen, Qt.Key.Key_Space)
    assert screen.at == 8
    assert screen.side.card.ending.isVisible()
    qtbot.keyClick(screen, Qt.Key.Key_Space)
    assert screen.at == 9


def test_a_conflict_is_heard_once_when_it_is_decided(
    shown, loaded_map, table_after, played, qtbot, monkeypatch
):
    heard = []
    monkeypatch.setattr("gui.clock.sounds.play", heard.append)
    screen = shown(RevealScreen(played[0], table_after(1), loaded_map))
    screen.player.still = False
    screen.go_to(7)
    screen.forward()
    assert not heard

    screen.forward()
    screen.player.tick(1)
    assert heard == ["conflict"]
    screen.player.still = True
    screen.forward()
    assert heard == ["conflict"] * 2
    screen.forward()
    screen.back()
    assert heard == ["conflict"] * 2


def test_speed_replay_and_pause_have_keys_and_buttons(screen, qtbot):
    player = screen.player
    qtbot.keyClick(screen, Qt.Key.Key_4)
    assert (player.speed, screen.bar.speed.text().strip()) == (4.0, "4×")
    qtbot.mouseClick(screen.bar.speed, Qt.MouseButton.LeftButton)
    assert player.speed == 0.5
    player.still = False
    screen.go_to(1)
    qtbot.keyClick(screen, Qt.Key.Key_Backspace)
    assert player.running
    qtbot.keyClick(screen, Qt.Key.Key_K)
    assert not player.running
    assert screen.bar.play.accessibleName() == "Go on by itself (K)"
    qtbot.mouseClick(screen.bar.play, Qt.MouseButton.LeftButton)
    assert player.playing
    assert screen.bar.play.accessibleName() == "Pause (K)"


def test_a_unit_that_stayed_is_not_said_to_have_been_helped_to_go(phase_of, loaded_map):
    past = phase_of(
        {"GERMANY": ["F DEN", "F HEL"], "ENGLAND": ["F NTH", "F EDI", "F SKA"]},
        {
            "GERMANY": ["F DEN - NTH", "F HEL S F DEN - NTH"],
            "ENGLAND": ["F NTH H", "F EDI S F NTH", "F SKA - DEN"],
        },
    )

    assert not reason("F DEN", "DEN", past, loaded_map.board)
    assert "2" in reason("F DEN", "NTH", past, loaded_map.board)
    assert "Denmark" in reason("F SKA", "DEN", past, loaded_map.board)


@pytest.mark.parametrize("at", [0, 1, 4, 7, 9, 16])
@pytest.mark.parametrize("width", [90, 157, 320, 700])
def test_words_over_beads_are_whole_and_apart(many, at, width):
    many.go_to(at)
    beads = many.bar.beads
    beads.resize(width, beads.height())
    metrics = QFontMetricsF(word_font())

    right = 0
    for button in beads.buttons:
        assert button.x() >= right
        right = button.x() + button.width()
        assert metrics.horizontalAdvance(button.written) <= button.width()
    assert right <= width


@pytest.mark.parametrize("language", ["cs", "en"])
def test_all_seven_letters_are_read_over_the_beads_of_a_laptop(
    shown, loaded_map, table_after, played, language
):
    i18n.speak(language)
    screen = shown(RevealScreen(played[4], table_after(5), loaded_map), 1280, 720)
    letters = {power.letter for power in loaded_map.board.powers}
    for place in range(len(screen.steps)):
        screen.go_to(place)
        shown_now = next(one for one in screen.bar.beads.buttons if one.on)
        written = [button.written for button in screen.bar.beads.buttons]

        assert letters <= set(written)
        assert shown_now.written
        assert written[0]


def test_the_bar_tells_of_no_conflict_before_its_first_line(many):
    said = [button.bead.word for button in many.bar.beads.buttons]
    assert said == ["seals", "A", "E", "F", "G", "I", "R", "T", "…"]

    many.go_to(9)
    said = [button.bead.word for button in many.bar.beads.buttons]
    assert said[8:] == ["conflict 1", "conflict 2", "…"]
    many.go_to(len(many.steps) - 1)
    assert many.bar.beads.buttons[-1].bead.word == "moves"


def test_every_bead_says_what_it_is_to_who_cannot_see_it(many):
    many.go_to(8)
    said = [button.accessibleName() for button in many.bar.beads.buttons]

    assert said[0] == "seals: told"
    assert said[1] == "Austria-Hungary: told"
    assert said[8].startswith("conflict 1, ")
    assert said[8].endswith(": shown now")
    assert said[9] == "what comes, nobody knows yet"
    assert many.bar.beads.accessibleName().startswith("Step 9: conflict 1, ")


def test_the_bead_for_what_may_come_goes_on(many, qtbot):
    qtbot.mouseClick(many.bar.beads.buttons[-1], Qt.MouseButton.LeftButton)

    assert many.at == 1


@pytest.mark.parametrize("text", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("language", ["cs", "en"])
def test_the_verdict_is_read_from_three_metres_on_a_laptop(
    shown, loaded_map, table_after, played, qapp, text, language
):
    i18n.speak(language)
    theme.use("light", text=text)
    sizing.dress()
    screen = shown(RevealScreen(played[4], table_after(5), loaded_map), 1280, 720)
    assert abs(screen.side.width() - 392) < 2 or text > 1
    for place, step in enumerate(screen.steps):
        if step.scene is not Scene.CONFLICT:
            continue
        screen.go_to(place)
        QApplication.processEvents()
        verdict, more = screen.side.findChildren(QLabel, "told")[-2:]
        area = screen.side.card.ending

        assert verdict.text() == outcome(step.conflict, screen.player.board)
        assert more.text() == consequence(step.conflict, played[4], screen.player.board)
        assert verdict.font().pixelSize() >= 28
        assert more.font().pixelSize() >= 24
        assert area.widget().minimumSizeHint().width() <= area.viewport().width()
        for said in filter(QLabel.text, (verdict, more)):
            assert said.height() >= said.heightForWidth(said.width())
            low = said.mapTo(area.viewport(), said.rect().bottomLeft()).y()
            assert low <= area.viewport().height()


def test_a_question_mark_tells_why_and_a_click_on_the_rule_opens_it(
    shown, loaded_map, table_after, played, qtbot
):
    screen = shown(RevealScreen(played[4], table_after(5), loaded_map), 1280, 720)
    screen.go_to(9)
    assert not screen.side._conflict_words().reasons.isVisible()
    qtbot.keyClick(screen, Qt.Key.Key_Question)
    assert screen.side._conflict_words().reasons.isVisible()

    section = telling.section(screen.step.conflict, played[4])
    link = next(one for one in screen.side.findChildren(QPushButton) if one.text() == section)
    with qtbot.waitSignal(screen.side.rule_asked) as asked:
        qtbot.mouseClick(link, Qt.MouseButton.LeftButton)
    assert asked.args == [section]


def test_space_goes_on_after_why_and_rule_were_clicked(many, qtbot):
    many.go_to(9)
    for button in many.side.card.ending.findChildren(QPushButton):
        qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
        at = many.at
        qtbot.keyClick(QApplication.focusWidget() or many, Qt.Key.Key_Space)
        assert many.at == at + 1
        many.back()


def test_an_army_that_lost_its_convoy_and_a_unit_with_no_way_out_are_told_of(phase_of, loaded_map):
    past = phase_of(
        {"FRANCE": ["A BRE", "F ENG"], "ENGLAND": ["F LON", "F WAL"], "GERMANY": ["A MUN"]},
        {
            "FRANCE": ["A BRE - LON", "F ENG C A BRE - LON"],
            "ENGLAND": ["F WAL - ENG", "F LON S F WAL - ENG"],
        },
    )
    (fight,) = past.resolution.conflicts

    (said,) = telling.reasons(fight, past, loaded_map.board)[2:]
    assert said.startswith("The army in Brest: the convoy across the English Channel was broken")
    assert telling.carried_out(past) == (2, 4)


def test_a_beaten_unit_with_no_way_out_is_said_to_be_taken_off(phase_of, loaded_map):
    past = phase_of(
        {"FRANCE": ["A MAR", "A GAS"], "ITALY": ["F SPA/SC", "F WES", "F POR", "F LYO", "F MAO"]},
        {"FRANCE": ["A MAR - SPA", "A GAS S A MAR - SPA"]},
    )
    (fight,) = past.resolution.conflicts

    assert telling.reasons(fight, past, loaded_map.board)[2:] == (
        "The fleet on the south coast of Spain: it has nowhere to retreat to and is taken off.",
    )


@pytest.mark.parametrize(
    ("written", "said"), [(True, "orders were carried out"), (False, "Nobody had written an order")]
)
def test_where_nobody_wrote_nothing_is_counted(
    shown, loaded_map, table_after, played, qtbot, written, said
):
    past, view = played[0], table_after(1)
    if not written:
        past = replace(past, orders=dict.fromkeys(past.orders, ()))
        view = replace(view, past=(past,))
    screen = shown(RevealScreen(past, view, loaded_map))
    qtbot.keyClick(screen, Qt.Key.Key_End)

    texts = [one.text() for one in screen.findChildren(QLabel) if one.isVisible()]
    assert screen.step.scene is Scene.CARRIED_OUT
    assert any(said in text for text in texts)
