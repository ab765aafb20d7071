import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from engine.catalogue import GAMES
from engine.clock.plan import AtZero
from engine.games.diplomacy.clocks import CLOCKS
from gui import i18n
from gui.clock.plan_form import NONE, OWN, PlanForm
from tests.clock_plans import usual_plan


@pytest.fixture
def form(displayed):
    return displayed(PlanForm("diplomacy"), 480, 400)


def choose(form, key):
    place = form.choice.findData(key)
    form.choice.setCurrentIndex(place)
    form.choice.activated.emit(place)


@pytest.mark.parametrize("name", CLOCKS)
def test_a_known_clock_is_taken_with_all_its_lengths(form, name):
    choose(form, name)

    assert form.plan == CLOCKS[name]
    assert form.minutes["writing"].value() * 60 == CLOCKS[name].lengths["writing"]


def test_what_happens_at_nought_is_the_tables_choice_with_any_clock(form):
    form.at_zero.setCurrentIndex(form.at_zero.findData(AtZero.HOLD.value))
    form.at_zero.activated.emit(form.at_zero.currentIndex())
    choose(form, "dixiecon")

    assert form.plan.at_zero is AtZero.HOLD
    assert form.key == "dixiecon"


def test_another_length_makes_it_a_clock_of_ones_own(form, qtbot):
    with qtbot.waitSignal(form.changed):
        form.minutes["retreats"].setValue(7)

    assert form.key == OWN
    assert form.choice.currentData() == OWN
    assert form.plan == usual_plan(retreats=420)
    form.minutes["retreats"].setValue(3)
    assert form.key == "rulebook"


def test_lengths_of_ones_own_may_be_those_of_a_known_clock(form):
    choose(form, OWN)
    assert form.choice.currentData() == OWN
    assert form.plan == usual_plan()

    choose(form, "dixiecon")
    form.minutes["writing"].setValue(4)
    form.minutes["writing"].setValue(5)

    assert form.choice.currentData() == "dixiecon"


def test_without_a_clock_nothing_more_is_asked(form):
    choose(form, NONE)

    assert form.plan is None
    assert not form.minutes["first"].isVisible()
    choose(form, "british")
    assert form.minutes["first"].isVisible()
    assert form.plan == CLOCKS["british"]


def test_the_boxes_are_kept(form):
    form.early.click()
    form.hush.click()

    assert (form.plan.early, form.plan.hush) == (True, True)


def test_everything_is_reached_and_changed_by_the_keyboard(form):
    form.choice.setFocus()
    met = []
    for _ in range(10):
        met.append(QApplication.focusWidget())
        QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
    assert met == [form.choice, *form.minutes.values(), form.at_zero, form.early, form.hush]

    form.minutes["first"].setFocus()
    QTest.keyClick(form.minutes["first"], Qt.Key.Key_Up)
    assert form.plan.lengths["first"] == 31 * 60
    form.early.setFocus()
    QTest.keyClick(form.early, Qt.Key.Key_Space)
    assert form.plan.early


def test_the_wheel_turns_the_page_and_not_the_lengths(form):
    field = form.minutes["first"]
    field.setFocus()
    middle = field.rect().center()
    turn = QWheelEvent(
        middle.toPointF(), field.mapToGlobal(middle).toPointF(), QPoint(0, 0), QPoint(0, 120),
        Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase, False,  # noqa: FBT003 - as Qt takes it
    )  # fmt: skip
    QApplication.sendEvent(field, turn)

    assert field.value() == 30


def test_it_is_said_in_a_few_signs(form):
    def summary(plan):
        form.take(plan)
        return form.summary()

    assert summary(usual_plan()) == "30/15/5 minutes"
    assert summary(CLOCKS["wdc2019"]) == "18/16/0 minutes"
    assert summary(CLOCKS["hechtstechen"]) == "15/2 minutes"
    assert summary(None) == "without a clock"


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_every_clock_and_length_of_every_game_has_its_words_in_both_languages(game, qtbot):
    form = PlanForm(game.id)
    qtbot.addWidget(form)

    def said():
        form.speak()
        for key in (*game.clocks(), OWN, NONE):
            choose(form, key)
            yield form.choice.currentText()
            yield form.sentence.text()
        for field in form.minutes.values():
            yield field.accessibleName()
        yield form.at_zero.itemText(1)

    english = [*said()]
    with i18n.speaking("cs"):
        czech = [*said()]

    assert all(english)
    assert not set(english) & set(czech) - {"DixieCon", "HechtsTechen 2023", "Borucon"}
    assert form.minutes.keys() == next(iter(game.clocks().values())).lengths.keys()


def test_a_wide_page_has_all_lengths_in_one_line(form, qtbot):
    def heights():
        return {field.y() for field in form.minutes.values()}

    assert len(heights()) == 2
    form.resize(1200, 400)
    qtbot.waitUntil(lambda: len(heights()) == 1)
    form.resize(480, 400)
    qtbot.waitUntil(lambda: len(heights()) == 2)
