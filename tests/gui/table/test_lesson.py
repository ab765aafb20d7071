"""A first turn led by the hand: by doing, three bubbles, never twice, and nobody else knows."""

import re
from dataclasses import replace
from itertools import permutations

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest

from engine.board.loader import load_map
from engine.table.view import SeatView
from gui import i18n
from gui.games.diplomacy.orders import first_turn as lesson_words
from gui.games.diplomacy.orders.leads import Act, Lead
from gui.kit import sizing, theme
from gui.table.curtain.curtain_screen import CurtainScreen
from gui.table.desk import first_turn
from gui.table.desk.desk_screen import DeskScreen
from gui.table.desk.lesson import Lesson
from gui.table.evening.evening import Evening
from gui.words import names

BOARD = load_map("standard").board
POWERS = tuple(power.id for power in BOARD.powers)
MOST_WORDS = 25


@pytest.fixture(autouse=True)
def home(tmp_path, monkeypatch):
    monkeypatch.setenv("VELMOC_HOME", str(tmp_path))
    monkeypatch.setattr(first_turn._Over, "seats", set())
    return tmp_path


@pytest.fixture
def teach(sit, rules, session, dressed):
    """Open a desk on which a first turn is led."""

    def teach(power="RUSSIA", **more):
        desk, hand = sit(power, **more)
        view = session.public()
        if more.get("units"):
            view = replace(view, position=desk.view.position, phase=desk.view.position.phase)
        lesson = Lesson(desk, rules, SeatView(public=view, power=power))
        dressed.processEvents()
        return desk, hand, lesson

    return teach


def _place(unit):
    return unit.partition(" ")[2].partition("/")[0]


def _do(desk, hand, lead):
    """Do what a bubble asks for, as it says: by clicks."""
    hand.click_at(hand.piece(_place(lead.unit)))
    if lead.act is Act.MOVE:
        hand.click(lead.goal)
    else:
        chip = desk.view.offers.chips[_place(lead.other)]
        hand.click_at(desk.view.mapFromScene(chip.pos()))


def _words(text):
    return len(re.findall(r"[^\W_]+(?:[’'-][^\W_]+)*", text))


# -- the law of words --------------------------------------------------------------------------


BARE = replace(BOARD, provinces={at: replace(one, forms={}) for at, one in BOARD.provinces.items()})
"""A map that nobody wrote cases for."""


@pytest.mark.parametrize("board", [BOARD, BARE], ids=["forms", "bare"])
@pytest.mark.parametrize("language", i18n.LANGUAGES)
def test_a_step_has_at_most_25_words_whichever_units_and_spaces_it_names(dressed, language, board):
    i18n.speak(language)
    asked = {"cs": "{:v}", "en": "{:in}"}[language]
    longest = sorted(
        board.provinces, key=lambda at: -_words(asked.format(names.spoken(board).place(at)))
    )[:6]
    counts = {}
    for unit, other, goal in permutations(longest, 3):
        for kind in "AF":
            for lead in (
                Lead(act=Act.MOVE, unit=f"{kind} {unit}", goal=goal),
                Lead(act=Act.SUPPORT, unit=f"{kind} {unit}", other=f"A {other}", goal=goal),
                Lead(act=Act.SUPPORT, unit=f"{kind} {unit}", other=f"F {other}", goal=other),
                Lead(act=Act.HOLD, unit=f"{kind} {unit}", goal=unit),
                Lead(act=Act.SEAL),
            ):
                for left in (0, 2):
                    title = lesson_words.title_words(lead.act)
                    said = lesson_words.step_words(lead, board, left=left)
                    assert "{" not in said
                    counts[f"{title}. {said}"] = _words(f"{title} {said}")

    assert max(counts.values()) <= MOST_WORDS, max(counts, key=counts.get)
    assert {text.partition("{")[0] for text in lesson_words._TEXTS.values()}
    if language == "cs":  # every text has a translation
        i18n.speak("en")
        english = {lesson_words.step_words(Lead(act=Act.SEAL), board, left=n) for n in (0, 2)}
        assert not english & {text.partition(". ")[2] for text in counts}


# -- by doing ----------------------------------------------------------------------------------


@pytest.mark.parametrize("power", POWERS)
def test_whoever_does_what_the_bubbles_say_moves_supports_and_seals(teach, press, power):
    desk, hand, lesson = teach(power)
    numbers = [lesson.bubble.number.text()]

    _do(desk, hand, lesson.lead)
    assert len(desk.orders) == 1
    numbers.append(lesson.bubble.number.text())
    assert lesson.lead.act is Act.SUPPORT
    _do(desk, hand, lesson.lead)
    assert len(desk.orders) == 2
    numbers.append(lesson.bubble.number.text())
    assert lesson.lead.act is Act.SEAL
    assert desk.hand.active == ""

    over = []
    lesson.over.connect(lambda: over.append(True))
    press(desk.panel.seal)

    assert numbers == ["1 / 3", "2 / 3", "3 / 3"]
    assert over == [True]
    assert not lesson.bubble.isVisible()
    assert desk.sheet is not None


def test_another_move_than_the_one_proposed_will_do_as_well(teach):
    desk, hand, lesson = teach()

    hand.click("WAR", "GAL")

    assert desk.orders == ("A WAR - GAL",)
    assert lesson.lead.act is Act.SUPPORT


def test_where_nothing_can_be_supported_a_hold_is_shown(teach):
    desk, hand, lesson = teach(units="R A MOS, R A SPA", code="S1901M")
    _do(desk, hand, lesson.lead)
    assert lesson.lead.act is Act.HOLD

    hand.click_at(hand.piece(_place(lesson.lead.unit)))
    assert "Hold" in lesson.bubble.words.text()
    desk.hand.pick_kind("H")  # as the row's own choice does
    hand.app.processEvents()

    assert lesson.lead.act is Act.SEAL


def test_the_rest_of_the_board_is_dimmed_until_it_is_over(teach):
    desk, _hand, lesson = teach()
    lit = set(desk.view.loaded.atlas.areas) - desk.view.highlights.dimmed

    assert lit == lesson.lead.places
    assert len(lit) == 2

    lesson.end()
    assert not desk.view.highlights.dimmed
    assert desk.panel.ask.isVisible()


# -- gone --------------------------------------------------------------------------------------

KEYS = [
    Qt.Key.Key_A, Qt.Key.Key_Tab, Qt.Key.Key_Escape, Qt.Key.Key_Space, Qt.Key.Key_Left,
    Qt.Key.Key_1, Qt.Key.Key_F2, Qt.Key.Key_Plus, Qt.Key.Key_Return, Qt.Key.Key_Delete,
]  # fmt: skip


@pytest.mark.parametrize("where", ["board", "line"])
@pytest.mark.parametrize("key", KEYS)
def test_it_is_gone_at_any_key_which_does_what_it_does(teach, key, where):
    desk, _hand, lesson = teach()
    widget = desk.view if where == "board" else desk.entry.line

    QTest.keyClick(widget, key)

    assert not lesson.bubble.isVisible()
    assert not desk.view.highlights.dimmed or desk.hand.active


@pytest.mark.parametrize("key", [Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt])
def test_a_key_that_is_held_with_others_is_none(teach, key):
    desk, _hand, lesson = teach()

    QTest.keyClick(desk.view, key)

    assert lesson.bubble.isVisible()


def test_enough_is_enough(teach, press):
    desk, _hand, lesson = teach()

    press(lesson.bubble.stop)

    assert not lesson.bubble.isVisible()
    assert not desk.view.highlights.dimmed


# -- where it stands ---------------------------------------------------------------------------


def _box(bubble):
    edge = bubble.layout().contentsMargins().left() - 18
    return QRect(bubble.pos(), bubble.size()).adjusted(edge, edge, -edge, -edge)


@pytest.mark.parametrize("language", i18n.LANGUAGES)
@pytest.mark.parametrize(("size", "text"), [((1280, 720), 1), ((1280, 720), 2), ((1920, 1080), 1)])
@pytest.mark.parametrize("power", POWERS)
@pytest.mark.usefixtures("bare_boards")
def test_it_is_whole_and_hides_nothing_that_it_asks_for(
    teach, dressed, power, size, text, language
):
    i18n.speak(language)
    theme.use("light", text=text)
    sizing.dress()
    try:
        desk, hand, lesson = teach(power, size=size)
        for _ in range(2):
            lead, box = lesson.lead, _box(lesson.bubble)
            assert desk.page.rect().contains(box)
            hidden = [
                at for at in lead.places
                if box.contains(desk.page.mapFromGlobal(
                    desk.view.viewport().mapToGlobal(desk.view.pointer.viewport_point(at))
                ))
            ]  # fmt: skip
            assert not hidden, (lead, box)
            _do(desk, hand, lead)
        button = desk.panel.seal
        seal = QRect(button.mapTo(desk.page, QPoint()), button.size())
        assert not _box(lesson.bubble).intersects(seal)
        assert desk.page.rect().contains(_box(lesson.bubble))
        for part in (lesson.bubble.words, lesson.bubble.way, lesson.bubble.title):
            assert part.height() >= part.heightForWidth(part.width()) or not part.wordWrap()
    finally:
        theme.use("light")
        sizing.dress()


# -- once, for whoever asked -------------------------------------------------------------------


@pytest.fixture
def game(home):
    return home / "Thursday.velmoc"


@pytest.fixture
def begun(bridge, loaded, table, game):
    """Begin an evening at which some asked to be led."""
    made = []

    def begin(*powers):
        first_turn.note(game, frozenset(powers))
        made.append(Evening(bridge, loaded, table, game=game))
        made[-1].begin()
        return made[-1]

    yield begin
    for evening in made:
        evening.close()  # as the program does: it watches a desk that is destroyed next
        evening.deleteLater()


def _raise(table, qtbot, evening, power):
    evening._show_desk(power)
    qtbot.waitUntil(lambda: isinstance(table.shown, DeskScreen))
    return table.shown.findChild(Lesson)


def test_only_whoever_asked_is_led(begun, table, qtbot):
    evening = begun("FRANCE")

    assert _raise(table, qtbot, evening, "RUSSIA") is None
    assert _raise(table, qtbot, evening, "FRANCE") is not None


def test_the_curtain_may_fall_in_between_and_it_goes_on_where_it_was(begun, table, qtbot, hands):
    evening = begun("FRANCE")
    lesson = _raise(table, qtbot, evening, "FRANCE")
    qtbot.waitUntil(lambda: lesson.lead is not None)
    hands(table.shown).click(_place(lesson.lead.unit), lesson.lead.goal)
    table.shown.cover.click()
    qtbot.waitUntil(lambda: isinstance(table.shown, CurtainScreen))

    lesson = _raise(table, qtbot, evening, "FRANCE")

    qtbot.waitUntil(lambda: lesson.lead is not None)
    assert lesson.lead.act is Act.SUPPORT


def test_it_is_never_led_twice(begun, table, qtbot, bridge, loaded, game):
    evening = begun("FRANCE")
    lesson = _raise(table, qtbot, evening, "FRANCE")
    lesson.end()

    assert _raise(table, qtbot, evening, "FRANCE") is None
    again = Evening(bridge, loaded, table, game=game)
    assert _raise(table, qtbot, again, "FRANCE") is None
    again.close()
    again.deleteLater()


def test_it_is_not_led_again_after_the_program_was_killed(begun, table, qtbot, monkeypatch, game):
    evening = begun("FRANCE")
    assert _raise(table, qtbot, evening, "FRANCE") is not None

    monkeypatch.setattr(first_turn._Over, "seats", set())
    assert not first_turn.asked(game, "FRANCE")
