"""Head and foot of the cloth follow the text setting, as far as the card leaves them room."""

import pytest
from PySide6.QtWidgets import QLabel

from engine.table.ballot.ballot import Motion, MotionKind
from engine.table.incident import Reason
from gui import i18n
from gui.kit import sizing, theme
from gui.table.curtain.call_cards import Call
from gui.table.curtain.curtain_screen import CurtainScreen
from gui.table.vote.ballot_screens import BallotScreen

SIZES = [(1280, 720), (1920, 1080), (3840, 2160)]
TEXTS = [1.0, 1.25, 1.5, 2.0]


@pytest.fixture
def shown(qtbot, dressed):
    def show(screen, size):
        qtbot.addWidget(screen)
        screen.resize(*size)
        with qtbot.waitExposed(screen):
            screen.show()
        screen.arrive()
        for _ in range(3):
            dressed.processEvents()
        return screen

    return show


def set_text(text):
    theme.use("light", text=text)
    sizing.dress()


def words(screen):
    """Return the sizes of the words on the cloth itself, by what they say."""
    inside = screen.card.findChildren(QLabel)
    found = {}
    for one in screen.findChildren(QLabel):
        if one.isVisible() and one not in inside and one.text() and not one.text().isdigit():
            found[one.text()] = one.font().pixelSize() / theme.reading()
    return found


def curtain(bridge, board):
    return CurtainScreen(bridge.public(), board, "RUSSIA")


def voting(bridge, board):
    bridge.open_ballot(Motion(kind=MotionKind.DRAW))
    return BallotScreen(bridge.public(), board, "RUSSIA")


@pytest.mark.parametrize("size", SIZES[1:])
@pytest.mark.parametrize("text", TEXTS)
@pytest.mark.parametrize("make", [curtain, voting])
def test_where_there_is_room_they_are_as_large_as_the_setting_says(
    bridge, loaded, shown, size, text, make
):
    set_text(text)
    found = words(shown(make(bridge, loaded.board), size))
    assert found["Spring 1901"] == pytest.approx(22 * text, abs=1)
    assert found[next(said for said in found if "0 of 7" in said)] == pytest.approx(
        18 * text, abs=1
    )


@pytest.mark.parametrize("language", ["cs", "en"])
@pytest.mark.parametrize("text", TEXTS)
@pytest.mark.parametrize("size", SIZES)
def test_the_card_is_never_squeezed_and_no_word_smaller_than_usual(
    bridge, loaded, shown, size, text, language
):
    bridge.set_pin("RUSSIA", "1234")
    for _ in range(3):
        bridge.seal("FRANCE", ())
        bridge.void("FRANCE", reason=Reason.ABSENT)
    bridge.seal("FRANCE", ())
    i18n.speak(language)
    set_text(text)
    screen = CurtainScreen(
        bridge.public(), loaded.board, "RUSSIA", Call(why="It fell, and waits for you.")
    )
    shown(screen, size)
    screen.refuse("The disk is full; nothing was stored. Make room and try once more, please.")
    screen.wrong_pin(30)
    shown(screen, size)

    card, usual = screen.card, {22, 18, 14, 13, 12}
    assert card.height() >= card.heightForWidth(card.width()) - 2
    assert (screen.width(), screen.height()) == size
    for said, px in words(screen).items():
        assert px >= min(usual) - 0.5, said
    corner = screen._foot.mapTo(screen, screen._foot.rect().bottomRight())
    assert screen.rect().contains(corner)
    assert card.mapTo(screen, card.rect().bottomLeft()).y() <= screen._foot.y()
    assert set(screen.seals) == {seal.power for seal in bridge.public().seals}


def test_a_change_of_the_setting_is_followed_at_once(bridge, loaded, shown, qtbot):
    screen = shown(curtain(bridge, loaded.board), (1920, 1080))
    for text in (2.0, 1.0, 1.5):
        set_text(text)
        qtbot.waitUntil(
            lambda text=text: words(screen).get("Spring 1901") == pytest.approx(22 * text, abs=1)
        )
