"""A board plays on: written for any power, judged, stepped back, ordered otherwise."""

import pytest
from PySide6.QtCore import Qt

pytestmark = pytest.mark.usefixtures("bare_boards")

KEY = Qt.Key
CTRL = Qt.KeyboardModifier.ControlModifier


def test_orders_of_any_power_on_one_line_go_to_whose_unit_it_is(hands):
    hands.type("A Par-Bur; A Mun-Bur; F Tri-Adr")
    assert hands.written == {
        "FRANCE": {"A PAR - BUR"},
        "GERMANY": {"A MUN - BUR"},
        "AUSTRIA": {"F TRI - ADR"},
    }


def test_a_click_on_another_powers_piece_turns_to_it_and_begins_its_order(hands):
    hands.click("MUN")
    assert hands.screen.page.here == "GERMANY"
    hands.click("BUR")
    hands.click("PAR")
    hands.click("PIC")
    assert hands.written == {"GERMANY": {"A MUN - BUR"}, "FRANCE": {"A PAR - PIC"}}


def test_a_tab_and_ctrl_tab_turn_to_other_powers(hands):
    page = hands.screen.page
    hands.press(page.tabs.tabs["ITALY"])
    assert page.here == "ITALY"
    hands.key(KEY.Key_Tab, CTRL)
    assert page.here == "RUSSIA"


def test_space_judges_and_plays_on_into_the_next_phase(hands):
    hands.play("A Par-Bur")
    past = hands.course.past
    assert past is not None
    assert hands.screen.pages.currentWidget() is hands.screen.results
    hands.space()
    assert hands.course.writing
    assert hands.course.position.phase.code == "F1901M"
    assert hands.course.position.at("BUR")


def test_ordering_otherwise_is_a_branch_and_the_same_again_is_the_same(hands):
    hands.play("A Par-Bur")
    first = hands.course.at
    hands.key(KEY.Key_Backspace)
    assert hands.written == {"FRANCE": {"A PAR - BUR"}}
    hands.play("A Par-Pic")
    second = hands.course.at
    assert second != first
    assert hands.course.study.nodes[hands.course.root].children == (first, second)
    hands.key(KEY.Key_Backspace)
    hands.play()
    assert hands.course.at == second


def test_arrows_go_about_in_the_tree(hands):
    hands.play("A Par-Bur")
    first = hands.course.at
    hands.space()
    hands.play()
    third = hands.course.at
    hands.key(KEY.Key_Left)
    assert hands.course.at == first
    hands.key(KEY.Key_Backspace)
    hands.play("A Par-Pic")
    second = hands.course.at
    hands.key(KEY.Key_Up)
    assert hands.course.at == first
    hands.key(KEY.Key_Down)
    assert hands.course.at == second
    hands.key(KEY.Key_Up)
    hands.key(KEY.Key_Right)
    assert hands.course.at == third
    hands.key(KEY.Key_Home)
    assert hands.course.at == hands.course.root
    hands.key(KEY.Key_End)
    assert hands.course.at == third


def test_a_branch_is_made_the_main_line_at_once_and_taken_back(hands):
    branches = []
    for text in ("A Par-Bur", "A Par-Pic", "A Par-Gas"):
        hands.play(text)
        branches.append(hands.course.at)
        hands.key(KEY.Key_Backspace)
    root = hands.course.root
    hands.course.go(branches[2], writing=False)
    hands.key(KEY.Key_Home, CTRL)
    first, second, third = branches
    assert hands.course.study.nodes[root].children == (third, first, second)
    assert hands.course.at == third
    hands.key(KEY.Key_Z, CTRL)
    assert hands.course.study.nodes[root].children == (first, second, third)


def test_cutting_off_is_taken_back_and_made_again(hands):
    hands.play("A Par-Bur")
    judged = hands.course.at
    hands.key(KEY.Key_Delete)
    assert judged not in hands.course.study.nodes
    hands.key(KEY.Key_Z, CTRL)
    assert hands.course.at == judged
    hands.key(KEY.Key_Y, CTRL)
    assert judged not in hands.course.study.nodes


def test_undo_takes_back_the_judging_then_single_orders(hands):
    hands.type("A Par-Bur")
    hands.type("A Mun-Ruh")
    hands.space()
    hands.key(KEY.Key_Z, CTRL)
    assert hands.course.writing
    assert hands.written == {"FRANCE": {"A PAR - BUR"}, "GERMANY": {"A MUN - RUH"}}
    hands.key(KEY.Key_Z, CTRL)
    assert hands.written == {"FRANCE": {"A PAR - BUR"}}
    hands.key(KEY.Key_Y, CTRL)
    assert hands.written == {"FRANCE": {"A PAR - BUR"}, "GERMANY": {"A MUN - RUH"}}


def test_drafts_stay_where_they_were_begun(hands):
    hands.play("A Par-Bur")
    judged = hands.course.at
    hands.space()
    hands.type("A Bur-Mun")
    hands.key(KEY.Key_Left)
    hands.course.go(judged, writing=True)
    hands.settle()
    assert hands.written == {"FRANCE": {"A BUR - MUN"}}
    last = hands.screen.tree.view.rows[-1]
    assert (last.node, last.writing) == (judged, True)


def test_a_smallest_change_is_played_through_as_a_branch(hands):
    hands.play("A Par-Bur; A Mun-Bur")
    judged, rules = hands.course.at, hands.course.rules
    hands.screen.results.tried_out.emit([("GERMANY", rules.order("A MUN H"))])
    hands.settle()
    assert hands.course.at != judged
    assert hands.course.position.at("BUR").power == "FRANCE"
    root = hands.course.study.nodes[hands.course.root]
    assert root.children == (judged, hands.course.at)


@pytest.mark.parametrize("game", ["diplomacy", "diplomatia", "blank"])
def test_a_year_is_played_in_every_game_of_sealed_turns(study_on, game):
    hands = study_on(game)
    begins = hands.course.position.phase.turn
    for _ in range(40):
        hands.space()
        if hands.course.position.phase.turn >= begins + 1:
            break
    else:
        pytest.fail(hands.course.position.phase.code)
    assert len(hands.course.study.nodes) > 1


def test_a_year_with_retreats_and_winter_is_written_at_the_same_desk(hands):
    hands.play("A Mun-Bur; A Par H")
    hands.space()
    hands.play("A Mar S A Par-Bur; A Par-Bur; A Bur H; F Kie-Den")
    assert hands.course.position.phase.kind.retreats
    hands.space()
    hands.play("A Bur R Ruh")
    hands.space()
    assert hands.course.position.phase.kind.adjusts
    assert hands.screen.page.asked == ("GERMANY",)
    hands.click("KIE")
    assert hands.screen.page.active or hands.written
