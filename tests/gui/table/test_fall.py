"""A sign sinks, the curtain falls: nothing secret below its hem, nothing pressed through it."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from engine.table.ballot.ballot import Motion, MotionKind
from gui.kit import stillness, theme
from gui.table.curtain.curtain_screen import CurtainScreen
from gui.table.curtain.fall import Fall
from gui.table.desk.desk_screen import DeskScreen
from gui.table.page.table_screen import TableScreen
from gui.table.vote.ballot_screens import BallotScreen, VoteScreen

LEFT = Qt.MouseButton.LeftButton


def is_shown(qtbot, table, kind):
    qtbot.waitUntil(lambda: isinstance(table.shown, kind))
    return table.shown


def fall_of(screen):
    return screen.findChild(Fall)


def held(fall, share):
    """Hold a curtain in its fall."""
    fall._down.stop()
    fall.grab()
    fall._begun = True
    fall._on_moved(share)


def colours(picture, rows):
    image = picture.toImage()
    return {image.pixelColor(x, y).name() for x in range(0, image.width(), 7) for y in rows}


@pytest.mark.parametrize("way", ["click", "letter"])
def test_a_sign_sinks_before_its_owner_is_called_and_the_first_one_counts(
    evening, table, qtbot, moving, way
):
    page = is_shown(qtbot, table, TableScreen)
    tiles, called = page.side.tiles, []
    page.called.connect(called.append)
    if way == "click":
        QTest.mouseClick(tiles.of["RUSSIA"], LEFT)
    else:
        QTest.keyClicks(page, "r")
    assert called == []
    assert tiles.of["RUSSIA"].isDown()
    QTest.keyClicks(page, "f")
    QTest.mouseClick(tiles.of["ITALY"], LEFT)

    assert is_shown(qtbot, table, CurtainScreen).power == "RUSSIA"
    assert called == ["RUSSIA"]


def test_the_curtain_falls_over_a_picture_of_the_public_page(evening, table, qtbot, moving):
    page = is_shown(qtbot, table, TableScreen)
    picture = page.grab().toImage()
    page.next_asked.emit()
    curtain = is_shown(qtbot, table, CurtainScreen)
    fall = fall_of(curtain)
    assert not curtain.calm()
    held(fall, 0.5)
    half = curtain.height() // 2
    shown = curtain.grab().toImage()
    for y in range(half + 100, curtain.height(), 50):
        for x in range(0, 800, 50):  # the board; buttons beside it may be lit
            assert shown.pixelColor(x, y) == picture.pixelColor(x, y)
    fall._down.start()
    qtbot.waitUntil(lambda: fall_of(curtain) is None)
    assert curtain.calm()


def _desk(evening, table, qtbot, press, call):
    press(call("RUSSIA").card.go)
    return is_shown(qtbot, table, DeskScreen)


def _vote(evening, table, qtbot, press, call):
    evening._bridge.open_ballot(Motion(kind=MotionKind.DRAW))
    evening.begin()
    press(is_shown(qtbot, table, TableScreen).side.primary)
    press(is_shown(qtbot, table, BallotScreen).card.go)
    return is_shown(qtbot, table, VoteScreen)


@pytest.mark.parametrize("secret", [_desk, _vote])
@pytest.mark.parametrize("share", [0.0, 0.1, 0.5, 0.9])
def test_below_the_hem_there_is_nothing_of_what_one_alone_saw(
    evening, table, qtbot, press, call, moving, secret, share
):
    screen = secret(evening, table, qtbot, press, call)
    screen.hide_secrets()
    qtbot.waitUntil(lambda: table.shown is not screen)
    curtain = table.shown
    fall = fall_of(curtain)
    held(fall, share)
    assert fall._before.isNull()
    rows = range(round(curtain.height() * share) + 90, curtain.height(), 5)
    assert colours(curtain.grab(), rows) <= {theme.colour("chrome").name()}


def test_below_the_hem_of_the_whole_window_neither(evening, table, qtbot, press, call, moving):
    """The desk is destroyed before anything is seen to fall."""
    desk = _desk(evening, table, qtbot, press, call)
    ground = []
    desk.destroyed.connect(lambda: ground.append(1))
    desk.hide_secrets()
    curtain = is_shown(qtbot, table, CurtainScreen)
    assert ground == [1]
    assert fall_of(curtain).geometry() == curtain.rect() or fall_of(curtain)._begun


def test_reduced_motion_shows_all_by_cut(evening, table, qtbot, moving, monkeypatch, press):
    monkeypatch.setattr(stillness, "wanted", lambda: True)
    page = is_shown(qtbot, table, TableScreen)
    called = []
    page.called.connect(called.append)
    press(page.side.tiles.of["RUSSIA"])
    assert called == ["RUSSIA"]
    assert fall_of(is_shown(qtbot, table, CurtainScreen)) is None


def test_digits_typed_while_it_falls_are_the_pins_and_clicks_are_nobodys(
    evening, bridge, table, qtbot, moving
):
    bridge.set_pin("RUSSIA", "1234")
    evening.begin()
    page = is_shown(qtbot, table, TableScreen)
    page.called.emit("RUSSIA")
    curtain = is_shown(qtbot, table, CurtainScreen)
    fall = fall_of(curtain)
    held(fall, 0.0)
    raised = []
    curtain.raise_asked.connect(lambda *told: raised.append(told))
    QTest.keyClicks(table.focusWidget(), "1234")
    assert curtain.card.pin.text() == "1234"
    middle = curtain.card.go.mapTo(table, curtain.card.go.rect().center())
    QTest.mouseClick(table.windowHandle(), LEFT, Qt.KeyboardModifier.NoModifier, QPoint(middle))
    assert raised == []


def test_a_curtain_whose_window_changes_while_it_falls_has_fallen(evening, table, qtbot, moving):
    is_shown(qtbot, table, TableScreen).next_asked.emit()
    curtain = is_shown(qtbot, table, CurtainScreen)
    held(fall_of(curtain), 0.3)
    table.resize(1400, 800)
    qtbot.waitUntil(lambda: fall_of(curtain) is None)
    assert curtain.size() == table.stack.size()
