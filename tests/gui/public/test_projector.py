"""The public screen finds its display, survives its loss at any moment, and comes back."""

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest

from gui import settings
from gui.public.displays import IN_WINDOW, Display
from gui.public.projector import Place
from gui.public.window import Page

LAPTOP = Display(key="eDP-1", name="laptop", area=QRect(0, 0, 800, 600))
BEAMER = Display(key="EPSON|1", name="EPSON", area=QRect(800, 0, 800, 800))
OTHER = Display(key="HDMI-2", name="HDMI-2", area=QRect(1600, 0, 640, 480))


def test_it_fills_the_display_that_the_laptop_is_not_on(rig):
    table = rig(BEAMER)
    table.projector.toggle()

    assert table.projector.place is Place.FULL
    assert table.projector.on == BEAMER.key
    assert table.projector.window.isFullScreen()
    assert settings.current().public_on


def test_with_one_display_it_is_a_window_before_the_laptops(rig, qtbot):
    table = rig()
    table.projector.toggle()
    qtbot.waitUntil(table.projector.window.isActiveWindow)

    assert table.projector.place is Place.WINDOW
    assert not table.projector.window.isFullScreen()

    table.projector.toggle()
    assert table.projector.window is None
    assert not settings.current().public_on


def test_it_remembers_the_display_it_was_sent_to(rig):
    table = rig(BEAMER, OTHER)
    table.projector.show_on(OTHER.key)
    table.projector.hide()
    table.projector.show()

    assert table.projector.on == OTHER.key


def test_it_never_fills_the_laptops_own_display_by_itself(rig):
    table = rig()
    settings.change(public_display=LAPTOP.key)
    table.projector.show()

    assert table.projector.place is Place.WINDOW


def test_unplugged_it_is_hidden_and_the_laptop_says_so(rig):
    table = rig(BEAMER)
    table.projector.show()
    table.cables.unplug(BEAMER)

    assert table.projector.place is Place.LOST
    assert not table.projector.window.isVisible()
    assert table.projector.notice.isVisible()
    assert "comes back" in table.projector.notice.words.text()


def test_plugged_in_again_it_is_back_and_nothing_is_said_any_more(rig):
    table = rig(BEAMER)
    table.projector.show()
    table.cables.unplug(BEAMER)
    table.cables.plug(BEAMER)

    assert table.projector.place is Place.FULL
    assert table.projector.window.isFullScreen()
    assert not table.projector.notice.isVisible()


def test_meanwhile_it_can_be_a_window(rig):
    table = rig(BEAMER)
    table.projector.show()
    table.cables.unplug(BEAMER)
    QTest.mouseClick(table.projector.notice.as_window, Qt.MouseButton.LeftButton)

    assert table.projector.place is Place.WINDOW
    assert table.projector.window.isVisible()
    assert not table.projector.notice.isVisible()
    there = QGuiApplication.primaryScreen().geometry()  # not where its display was
    assert there.contains(table.projector.window.geometry())


def test_another_projector_serves_as_well(rig):
    table = rig(BEAMER)
    table.projector.show()
    table.cables.unplug(BEAMER)
    table.cables.plug(OTHER)

    assert (table.projector.place, table.projector.on) == (Place.FULL, OTHER.key)


def test_a_display_that_comes_changes_nothing_that_is_not_wanted(rig):
    table = rig()
    table.cables.plug(BEAMER)
    assert table.projector.place is Place.OFF

    table.projector.show_window()
    table.cables.plug(OTHER)
    assert table.projector.place is Place.WINDOW


def test_the_loss_of_another_display_does_not_matter(rig):
    table = rig(BEAMER, OTHER)
    table.projector.show()
    table.cables.unplug(OTHER)

    assert table.projector.place is Place.FULL
    assert not table.projector.notice.isVisible()


def test_a_display_with_another_resolution_is_filled_again(rig):
    table = rig(BEAMER)
    table.projector.show()
    table.cables.there[1] = Display(key=BEAMER.key, name=BEAMER.name, area=QRect(800, 0, 640, 360))
    table.cables.changed.emit(BEAMER.key)

    assert table.projector.place is Place.FULL
    assert table.projector.window.isFullScreen()


def test_a_window_that_was_wished_for_is_a_window_beside_a_projector_too(rig):
    settings.change(public_display=IN_WINDOW)
    table = rig(BEAMER)
    table.projector.show()

    assert table.projector.place is Place.WINDOW


def test_it_goes_where_the_table_wishes_while_it_is_seen(rig):
    table = rig(BEAMER, OTHER)
    table.projector.follow_wishes()
    assert table.projector.window is None

    table.projector.show()
    for wish, place in ((OTHER.key, Place.FULL), (IN_WINDOW, Place.WINDOW)):
        settings.change(public_display=wish)
        table.projector.follow_wishes()
        assert table.projector.place is place
    settings.change(public_on=False)
    table.projector.follow_wishes()
    assert table.projector.place is Place.OFF


def test_what_it_showed_is_there_when_it_comes_back(rig, writing):
    table = rig(BEAMER)
    table.projector.show()
    table.projector.window.show_page(Page.TABLE, writing(sealed=1))
    table.cables.unplug(BEAMER)
    table.projector.window.show_page(Page.TABLE, writing(sealed=2))
    table.cables.plug(BEAMER)

    assert "2 of 7" in table.projector.window.accessibleDescription()


def test_closing_its_window_puts_it_away(rig, qtbot):
    table = rig()
    table.projector.show()
    table.projector.window.close()

    qtbot.waitUntil(lambda: table.projector.place is Place.OFF)
    assert not settings.current().public_on


def test_f11_in_it_fills_the_display_and_gives_it_back(rig):
    table = rig()
    table.projector.show()
    QTest.keyClick(table.projector.window, Qt.Key.Key_F11)
    assert table.projector.place is Place.FULL

    QTest.keyClick(table.projector.window, Qt.Key.Key_Escape)
    assert table.projector.place is Place.WINDOW


def test_it_takes_no_keys_from_the_laptop_by_being_shown(rig, qtbot):
    table = rig(BEAMER)
    table.laptop.activateWindow()
    qtbot.waitUntil(table.laptop.isActiveWindow)
    table.projector.show()
    qtbot.waitUntil(table.laptop.isActiveWindow)

    table.cables.unplug(BEAMER)
    table.cables.plug(BEAMER)
    qtbot.waitUntil(table.laptop.isActiveWindow)


def test_its_theme_is_remembered(rig):
    table = rig()
    table.projector.show()
    table.projector.set_look("light")
    table.projector.hide()
    table.projector.show()

    assert table.projector.window.look.name == "light"


def test_sent_to_the_laptops_own_display_it_is_a_window(rig):
    table = rig(BEAMER)
    table.projector.show_on(LAPTOP.key)

    assert table.projector.place is Place.WINDOW
