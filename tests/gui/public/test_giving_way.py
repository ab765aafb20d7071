"""The public screen gives way to the laptop's window, at any moment, and comes back after."""

import random

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from gui import settings
from gui.public.displays import Display
from gui.public.projector import Place
from gui.public.window import Page
from gui.reveal.player import RevealPlayer

LAPTOP = Display(key="eDP-1", name="laptop", area=QRect(0, 0, 800, 600))
BEAMER = Display(key="EPSON|1", name="EPSON", area=QRect(800, 0, 800, 800))
OTHER = Display(key="HDMI-2", name="HDMI-2", area=QRect(1600, 0, 640, 480))


def test_a_display_that_mirrors_the_laptop_is_not_filled(rig):
    twin = Display(key="VGA-1", name="VGA-1", area=QRect(0, 0, 1024, 768))
    table = rig(twin)
    table.projector.show()
    assert table.projector.place is Place.WINDOW

    table.projector.show_on(twin.key)
    assert table.projector.place is Place.WINDOW


def test_it_gives_way_while_its_display_mirrors_the_laptop(rig):
    table = rig(BEAMER)
    table.projector.show()
    table.cables.resize(BEAMER, LAPTOP.area)

    assert table.projector.place is Place.LOST
    assert not table.projector.window.isVisible()
    assert "waits" in table.projector.notice.words.text()

    table.cables.resize(BEAMER, BEAMER.area)
    assert table.projector.place is Place.FULL
    assert table.projector.on == BEAMER.key


def test_it_gives_way_to_the_laptops_window_on_its_display(rig):
    table = rig(BEAMER)
    table.projector.show()
    table.cables.move_laptop(table.laptop, BEAMER)
    assert table.projector.place is Place.LOST
    assert table.projector.notice.isVisible()

    table.cables.move_laptop(table.laptop, LAPTOP)
    assert (table.projector.place, table.projector.on) == (Place.FULL, BEAMER.key)


def test_with_the_lid_closed_the_laptop_has_the_projector_to_itself(rig):
    table = rig(BEAMER)
    table.projector.show()
    table.cables.unplug(LAPTOP)
    table.cables.move_laptop(table.laptop, BEAMER)
    assert table.projector.place is Place.LOST

    table.cables.plug(LAPTOP)  # its window is still on the projector
    assert table.projector.place is Place.LOST
    table.cables.move_laptop(table.laptop, LAPTOP)
    assert (table.projector.place, table.projector.on) == (Place.FULL, BEAMER.key)


def test_f11_in_it_fills_the_laptops_display_whatever_happens_to_others(rig):
    table = rig()
    table.projector.show()
    QTest.keyClick(table.projector.window, Qt.Key.Key_F11)
    table.cables.plug(BEAMER)
    table.cables.resize(LAPTOP, QRect(0, 0, 640, 480))
    table.cables.unplug(BEAMER)

    assert (table.projector.place, table.projector.on) == (Place.FULL, LAPTOP.key)


def sound(table):
    """Tell whether the public screen is where it says, and the laptop knows if it is lost."""
    projector, window = table.projector, table.projector.window
    seen = window is not None and window.isVisible()
    full = projector.place is Place.FULL
    return (
        table.laptop.isVisible()
        and seen == (projector.place in (Place.FULL, Place.WINDOW))
        and (projector.notice.isVisible() and not projector.notice.brief)
        == (projector.place is Place.LOST)
        and (projector.place is Place.OFF) == (window is None)
        and (not full or (window.isFullScreen() and table.cables.find(projector.on) is not None))
        and not (full and table.cables.seen_on(table.laptop, table.cables.find(projector.on)))
    )


class Fate:
    """Does to the displays whatever can happen to them."""

    def __init__(self, dice, table):
        self.dice, self.laptop, self.cables = dice, table.laptop, table.cables

    def plug(self):
        for display in (LAPTOP, BEAMER, OTHER):
            if self.cables.find(display.key) is None and self.dice.random() < 0.6:
                self.cables.plug(display)

    def unplug(self):
        there = self.cables.there
        if len(there) > 1:
            gone = self.dice.choice(there)
            self.cables.unplug(gone)
            if gone.key == self.cables.laptop_on.key:  # the system moves what was there
                self.cables.move_laptop(self.laptop, there[0])

    def mirror(self):
        areas = [LAPTOP.area, BEAMER.area, OTHER.area]
        self.cables.resize(self.dice.choice(self.cables.there), self.dice.choice(areas))

    def drag(self):
        self.cables.move_laptop(self.laptop, self.dice.choice(self.cables.there))


@pytest.mark.parametrize("seed", range(4))
def test_plugging_and_unplugging_at_any_moment_harms_nothing(
    rig, writing, table_after, loaded_map, seed
):
    dice, table = random.Random(seed), rig(BEAMER)
    projector, fate = table.projector, Fate(dice, table)
    view = table_after(5)
    player = RevealPlayer(view.past[-1], loaded_map.board, still=True)

    def show_something():
        if projector.window is None:
            return
        page = dice.choice(list(Page))
        projector.window.show_page(
            page,
            view if page in (Page.REVEAL, Page.RESULTS) else writing(3, sealed=2),
            player if page is Page.REVEAL else None,
        )

    deeds = (
        fate.plug,
        fate.unplug,
        fate.unplug,
        fate.mirror,
        fate.drag,
        show_something,
        show_something,
        projector.toggle,
        projector.show,
        projector.show_window,
        player.forward,
        lambda: projector.show_on(dice.choice([BEAMER, OTHER, LAPTOP]).key),
        lambda: projector.set_look(dice.choice(settings.PUBLIC_THEMES)),
        lambda: projector.zoom(dice.choice(["zoom_in", "zoom_out", "fit"])),
    )
    for _ in range(40):
        dice.choice(deeds)()
        if dice.random() < 0.5:
            QApplication.processEvents()
        assert sound(table)
