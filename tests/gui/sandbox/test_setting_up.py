"""The board of a study is set up by hand, with the parts that a game master has."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QLabel

from engine.catalogue import GAMES
from engine.notation.known_rules import by_every_rulebook
from gui import i18n
from gui.kit import sizing, theme

KEY = Qt.Key
CTRL = Qt.KeyboardModifier.ControlModifier


def test_pieces_are_put_and_taken_and_each_is_a_step(hands):
    screen = hands.screen
    hands.key(KEY.Key_M)
    assert screen.setting_up
    hands.press(screen.bar.hand.tray.powers["GERMANY"])
    hands.click("BUR")
    assert hands.course.position.at("BUR").power == "GERMANY"
    hands.key(KEY.Key_Z, CTRL)
    assert hands.course.position.at("BUR") is None
    hands.key(KEY.Key_Escape)
    assert not screen.setting_up


def test_a_board_that_was_played_on_stays_and_the_changed_one_is_a_branch(hands):
    hands.play("A Par-Bur")
    judged = hands.course.at
    hands.key(KEY.Key_Home)
    hands.key(KEY.Key_M)
    hands.press(hands.screen.bar.hand.tray.take)
    hands.click("PAR")
    root = hands.course.study.nodes[hands.course.root]
    assert root.children == (judged, hands.course.at)
    assert hands.course.position.at("PAR") is None
    assert hands.course.study.nodes[judged].ordered is not None


def test_a_retreat_is_set_up_and_written(hands):
    screen = hands.screen
    hands.key(KEY.Key_M)
    hand = screen.bar.hand
    hand.pick.part.setCurrentIndex(1)
    hands.press(hand.beaten)
    hands.press(hand.tray.powers["AUSTRIA"])
    hands.click("MUN")
    hands.click("BOH")
    (fallen,) = hands.course.position.dislodged
    assert (fallen.attacker, set(fallen.retreats)) == ("BOH", {"BUR", "RUH", "SIL", "TYR"})
    assert "retreats to" in screen.setting.said.text()
    hands.key(KEY.Key_M)
    assert screen.page.asked == ("AUSTRIA",)
    hands.play("A Mun R Tyr")
    assert hands.course.position.at("TYR").power == "AUSTRIA"


def test_clear_and_basic_position(hands):
    start = hands.course.position
    hands.key(KEY.Key_M)
    hands.press(hands.screen.setting.clear)
    assert hands.course.position.units == ()
    hands.press(hands.screen.setting.basic)
    assert hands.course.position == start


def test_another_rulebook_is_in_force_from_there(hands):
    options = dict(hands.course.rules.options)
    books = by_every_rulebook(hands.course.rules.board).values()
    other = next(dict(one.options) for one in books if dict(one.options) != options)
    hands.course.play_by(other)
    hands.settle()
    assert dict(hands.course.rules.options) == other
    hands.key(KEY.Key_Z, CTRL)
    assert dict(hands.course.rules.options) == options


def test_a_position_line_goes_out_and_comes_back(hands):
    hands.play("A Par-Bur")
    hands.space()
    position = hands.course.position
    hands.key(KEY.Key_C, CTRL)
    assert QGuiApplication.clipboard().text().startswith("VEL1 ")
    hands.key(KEY.Key_Home)
    hands.key(KEY.Key_V, CTRL)
    assert hands.course.position == position
    QGuiApplication.clipboard().setText("A Bur-Mun\nA Mun-Bur")
    hands.key(KEY.Key_V, CTRL)
    assert hands.written == {"FRANCE": {"A BUR - MUN"}, "GERMANY": {"A MUN - BUR"}}
    QGuiApplication.clipboard().setText("VEL1 standard S1901M A:AXXX")
    hands.key(KEY.Key_V, CTRL)
    assert hands.screen.foot.hint.text()
    assert hands.course.position == position


def test_players_share_the_powers_otherwise(hands):
    hands.key(KEY.Key_M)
    players = hands.screen.setting.players
    players.choose("six")
    players.changed.emit()
    hands.settle()
    assert hands.course.study.setup_of(hands.course.at).lineup == "six"
    hands.key(KEY.Key_M)
    assert "ITALY" not in hands.screen.page.asked
    hands.key(KEY.Key_Z, CTRL)
    assert hands.course.study.setup_of(hands.course.at).lineup == ""
    assert "ITALY" in hands.screen.page.asked


LOW, USUAL = (1280, 720), (1920, 1080)


@pytest.mark.parametrize(
    ("game", "size", "text"),
    [*((game, LOW, 2.0) for game in GAMES), ("diplomacy", LOW, 1.0), ("blank", USUAL, 2.0)],
)
def test_the_board_has_half_of_the_height_while_it_is_set_up(study_on, qapp, game, size, text):
    i18n.speak("cs")
    theme.use("light", text=text)
    sizing.dress()
    hands = study_on(game, size=size)
    screen = hands.screen
    hands.key(KEY.Key_M)
    for _ in range(6):
        qapp.processEvents()
    assert (screen.width(), screen.height()) == size
    assert screen.view.height() >= screen.height() / 2
    hand = screen.bar.hand
    pick = (hand.pick.part, hand.pick.turn)
    hidden = [one for one in (hand.owning, hand.beaten) if one.isHidden()]  # its game lacks it
    for part in {hand.tray.take, hand.owning, hand.beaten, *pick} - {*hidden}:
        assert part.isVisible()
        assert part.width() >= part.minimumSizeHint().width()
    before = hand.tray.hint.text()
    hands.press(hand.tray.take)
    said = [one.text() for one in screen.findChildren(QLabel) if one.isVisible()]
    assert hand.tray.hint.text() != before
    assert said.count(hand.tray.hint.text()) == 1
    assert before not in said
