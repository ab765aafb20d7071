"""The smallest change that would have turned a result of Diplomatia, by clicks and in words."""

import pytest
from PySide6.QtCore import Qt

from engine.games.diplomatia.flips.smallest import Scope, search, smallest_flip
from engine.games.diplomatia.reasons import Reason
from engine.rules.flip import Flip
from gui import i18n
from gui.explain.changes import judged_again
from gui.explain.why_parts import went_wrong
from gui.games.diplomatia import change
from gui.games.panels import Stand
from gui.kit import sizing
from gui.table.results.results_screen import ResultsScreen
from gui.words.line_ends import tied

LEFT = Qt.MouseButton.LeftButton

STAND_OFF = (
    "FRA A PRO A STF; GER A SVY",
    "FRA A PRO - BUR; FRA A STF O; GER A SVY - BUR",
)
CASES = {
    "move": (*STAND_OFF, "A PRO - BUR", "would get to Burgundy."),
    "kept out": (
        "FRA A PRO; GER A SVY",
        "FRA A PRO - BUR; GER A SVY O",
        "A PRO - BUR",
        "would not get to Burgundy.",
    ),
    "cut": (
        "FRA A PRO A STF; GER A NRM",
        "FRA A PRO - BUR; FRA A STF P A PRO - BUR; GER A NRM O",
        "A STF P A PRO - BUR",
        "would be cut.",
    ),
    "seizure": ("RUS A KAR; SCA F BOT", "RUS A KAR ZP FZA; SCA F BOT O", "A KAR ZP FZA", "seize"),
    "transport": (
        "VIS A POM F JBA; SCA F SKA F ZBA",
        "VIS A POM - SMA; VIS F JBA T POM - SMA; SCA F SKA O; SCA F ZBA O",
        "F JBA T POM - SMA",
        "The transport by the fleet",
    ),
    "defence": (
        "FRA A STF; GER A BUR A NRM",
        "FRA A STF O; GER A BUR O; GER A NRM O",
        "A STF O",
        "would be defeated.",
    ),
}


def ruling_of(past, order):
    return next(one for one in past.resolution.rulings if str(one.order) == order)


@pytest.fixture
def past(judged):
    return judged(*STAND_OFF)


@pytest.fixture
def screen(qtbot, qapp, session, rules, eu, look, past):
    """The results of a turn with a blocked space."""
    made = ResultsScreen(past, session.public(), eu, rules)
    qtbot.addWidget(made)
    made.resize(1280, 720)
    sizing.wear(made)
    with qtbot.waitExposed(made):
        made.show()
    return made


@pytest.fixture
def found(qtbot):
    """Choose an order and wait until the search has come to something."""

    def find(screen, order):
        screen.panel.choose(ruling_of(screen.past, order))
        box = screen.panel.why.change
        qtbot.waitUntil(lambda: box.stand is not Stand.SEARCHING)
        return box

    return find


@pytest.mark.parametrize("spoken", ["en", "cs"])
def test_one_more_support_stands_there_without_a_click(screen, found, spoken):
    i18n.speak(spoken)
    box = found(screen, "A PRO - BUR")

    assert box.answer.isVisible()
    order, told = {
        "en": ("Central France: support A Provence → Burgundy", "The army in Provence would get"),
        "cs": (
            "Střední Francie: podpora A Provence → Burgundsko",
            "Armáda z Provence by se dostala",
        ),
    }[spoken]
    assert box.answer.orders == [order]
    assert box.answer.fate.text().startswith(tied(told) if spoken == "cs" else told)


def test_others_orders_and_the_next_change_are_a_click_away(screen, found, qtbot):
    box = found(screen, "A PRO - BUR")
    qtbot.mouseClick(box.others, LEFT)
    qtbot.waitUntil(lambda: box.stand is Stand.FOUND)
    qtbot.waitUntil(lambda: not box.search.busy)
    assert {power for flip in box.answers for power, _ in flip.changes} == {"GER"}
    assert "(Germany)" in box.answer.orders[0]
    first = box.answer.orders

    qtbot.mouseClick(box.other, LEFT)
    assert box.answer.orders != first


def test_an_answer_is_tried_out_on_the_board(screen, found, qtbot, rules):
    box = found(screen, "A PRO - BUR")
    laid = []
    box.laid.connect(laid.append)
    qtbot.mouseClick(box.try_out, LEFT)

    now = ruling_of(laid[-1], "A PRO - BUR")
    assert now == box.answers[box.at].ruling
    qtbot.mouseClick(box.try_out, LEFT)
    assert laid[-1] is None


IN_VAIN = {
    "FRA A PRO": {"en": "No order of its own", "cs": "Žádný jiný vlastní"},
    "FRA A PRO A KAT": {"en": "No order of its own", "cs": "Žádný jiný vlastní"},
    "FRA A PRO A KAT A ARA": {"en": "Not even 2 other orders", "cs": "Ani 2 jiné"},
}


@pytest.mark.parametrize("spoken", ["en", "cs"])
@pytest.mark.parametrize("own", IN_VAIN)
def test_a_search_in_vain_says_what_is_certain(
    own, spoken, qtbot, rules, eu, judged, look, session
):
    past = judged(f"{own}; GER A SVY A BUR A LOM", "FRA A PRO - BUR; GER A SVY PO BUR; GER A BUR O")
    i18n.speak(spoken)
    made = ResultsScreen(past, session.public(), eu, rules)
    qtbot.addWidget(made)
    made.show()
    made.panel.choose(ruling_of(past, "A PRO - BUR"))
    box = made.panel.why.change
    qtbot.waitUntil(lambda: box.stand is Stand.NOTHING)

    assert box.answer.state.text().startswith(tied(IN_VAIN[own][spoken]))


@pytest.mark.parametrize("case", CASES.values(), ids=CASES)
def test_every_kind_of_change_has_its_words(judged, rules, board, case):
    units, orders, asked, fate = case
    past = judged(units, orders)
    again = judged_again(past, rules)
    was = ruling_of(past, asked)
    assert change.can_change(was, again)
    told = {}
    for spoken in ("en", "cs"):
        i18n.speak(spoken)
        for flip in search(again, was.unit, Scope(others=True)):
            if isinstance(flip, Flip):
                said = change.flip_fate(flip, was, board)
                rows = change.flip_orders(flip, was, board)
                assert "{" not in said + "".join(row[2] for row in rows)
                told.setdefault(spoken, []).append(said)
                assert set(change.flip_places(flip, board)) <= board.provinces.keys()
                other = change.with_changes(past, flip, rules)
                assert ruling_of(other, asked) == flip.ruling
    assert any(fate in said for said in told["en"])
    assert not set(told["en"]) & set(told["cs"])


def test_of_a_failure_the_own_orders_are_told_of_a_success_others(screen, found):
    for ruling in screen.past.resolution.rulings:
        screen.panel.choose(ruling)
        if screen.panel.why.change.isVisible():
            box = found(screen, str(ruling.order))
            for flip in box.answers:
                assert ({power for power, _ in flip.changes} == {ruling.power}) is went_wrong(
                    ruling
                )


def test_evaluations_have_nothing_to_change(judged, rules):
    past = judged("RUS A KAR", "", code="T2C")
    assert judged_again(past, rules) is None
    assert not any(change.can_change(one, None) for one in past.resolution.rulings)


def test_a_record_that_these_rules_do_not_bear_out_is_left_alone(past, rules):
    again, was = judged_again(past, rules), ruling_of(past, "A PRO - BUR")

    assert was.findings[0].reason == Reason.BLOCKED
    assert change.can_change(was, again)
    assert not change.can_change(was.but(dislodged=True), again)
    assert smallest_flip(again, "A PRO", Scope(powers=["FRA"])) is not None
