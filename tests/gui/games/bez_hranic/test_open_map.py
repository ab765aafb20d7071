"""The open map: every state is found by a finger at every size, and says its name."""

from math import cos, pi, sin

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest

from engine.board.loader import state_map_names
from engine.board.touch import REACH
from gui.games.bez_hranic.show.map_painter import map_painter
from gui.games.bez_hranic.show.open_map import OpenMap
from gui.games.bez_hranic.words.states import state_name

from .conftest import played


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (3840, 2160)])
@pytest.mark.parametrize("name", state_map_names())
def test_a_fingertip_finds_every_part_on_the_map_or_in_an_inset(europe, qtbot, name, size):
    del europe  # as the others are dressed
    page = OpenMap()
    qtbot.addWidget(page)
    page.resize(*size)
    page.show_view(played(rounds=0, map_=name).public())
    on, scale = map_painter(name), page.units.m11()
    reach = (REACH - 1) / scale

    def all_round(at):
        rim = [at + QPointF(cos(t * pi / 4), sin(t * pi / 4)) * reach for t in range(8)]
        return {page.part_at(one) for one in (at, *rim)}

    def found(part):
        for place, (box, trip) in enumerate(page.sights()):
            camera = on.camera(box, trip)
            grips = [on.stone(part)]
            if place == 0 and part in on.marks.leaders:
                grips.append(QPointF(*on.atlas.spots[part].abbr.at))
            for grip in map(camera.map, grips):
                if box.contains(grip) and all_round(grip) == {part}:
                    return True
        return False

    assert [part for part in on.board.parts if not found(part)] == []


def test_parts_of_one_state_are_one_and_say_one_name(europe, qtbot):
    del europe
    page = OpenMap()
    qtbot.addWidget(page)
    page.resize(1280, 720)
    view = played(rounds=0).public()
    page.show_view(view)
    page.show()
    on, (whole, trip) = map_painter("europe"), page.sights()[0]
    for part in ("RU-M", "RU-K", "AZ-M", "AZ-N"):
        grip = on.stone(part)
        if part in on.marks.leaders:
            grip = QPointF(*on.atlas.spots[part].abbr.at)
        at = page.units.map(on.camera(whole, trip).map(grip)).toPoint()
        QTest.mouseClick(page, Qt.MouseButton.LeftButton, pos=at)
        assert page.picked == part
        assert page.accessibleName() == state_name("europe", part[:2])
        assert on.ground.tints[on.board.parts[part]]
        assert not page.grab().isNull()
