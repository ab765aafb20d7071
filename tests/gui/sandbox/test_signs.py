"""Signs for good and bad: of a phase, and of each single order, beside its row."""

import pytest
from PySide6.QtCore import Qt

from engine.catalogue import GAMES
from engine.studies import look_at_study
from engine.study.tree.marks import Sign

KEY = Qt.Key


def explained(hands, text):
    panel = hands.screen.results.panel
    panel.choose(next(one for one, _ in panel.rows if str(one.order) == text))
    hands.settle()


def row_of(hands, text):
    return next(row for one, row in hands.screen.results.panel.rows if str(one.order) == text)


def test_every_sign_stands_beside_the_order_it_is_for_and_goes_again(hands):
    hands.play("A Par-Bur; A Mun-Ruh")
    results = hands.screen.results
    plain = row_of(hands, "A PAR - BUR").words
    for sign in Sign:
        explained(hands, "A PAR - BUR")
        hands.press(results.signs.buttons[sign])
        assert hands.course.node.sign_of("FRANCE", "A PAR - BUR") is sign
        assert row_of(hands, "A PAR - BUR").words == f"{plain} {sign.value}"
        assert sign.value in row_of(hands, "A PAR - BUR").accessibleName()
        assert not row_of(hands, "A MUN - RUH").words.endswith(sign.value)
        told = hands.screen.tree.view
        assert f"A Par-Bur{sign.value}" in told.words(told.rows[told.at]).orders
        hands.screen.undo()
        assert row_of(hands, "A PAR - BUR").words.endswith(sign.value) is False
        hands.screen.redo()
        assert row_of(hands, "A PAR - BUR").words.endswith(sign.value)
    explained(hands, "A PAR - BUR")
    hands.press(results.signs.buttons[Sign.DUBIOUS])
    assert hands.course.node.order_signs == ()
    assert row_of(hands, "A PAR - BUR").words == plain


def test_what_nobody_ordered_has_no_sign(hands):
    hands.play("A Par-Bur")
    panel = hands.screen.results.panel
    panel.set_filter("all")
    unordered = next(one for one, _ in panel.rows if one.power == "TURKEY")
    panel.choose(unordered)
    hands.settle()
    assert not hands.screen.results.signs.isVisible()
    explained(hands, "A PAR - BUR")
    assert hands.screen.results.signs.isVisible()


@pytest.mark.parametrize("game", [*GAMES])
def test_signs_of_every_game_are_kept(study_on, tmp_path, game):
    path = tmp_path / "one.velstudy"
    hands = study_on(game, path=path)
    board, rules = hands.course.position, hands.course.rules
    power = rules.asked(board)[0]
    chosen = ()
    while True:
        ways = [one for one in rules.choices(board, power, chosen) if not one.why_not]
        done = next((one.order for one in ways if one.order), "")
        if done:
            break
        chosen = (*chosen, ways[0].token)
    hands.course.judge({power: [done]})
    hands.settle()
    (text,) = hands.course.node.ordered.orders[power]
    if game == "diplomatia":  # to explain one of its orders takes seconds
        hands.screen.remarks.sign_order(power, text, Sign.INTERESTING)
    else:
        explained(hands, text)
        hands.press(hands.screen.results.signs.buttons[Sign.INTERESTING])
    assert row_of(hands, text).words.endswith("!?")
    hands.screen.let_go()
    kept = look_at_study(path)
    (node,) = (one for one in kept.log.study.nodes.values() if one.ordered is not None)
    assert node.sign_of(power, text) is Sign.INTERESTING
    kept.close()
