"""The table of Bez hranic as a screen reader finds it: item by item, each where it lies."""

import pytest
from PySide6.QtCore import QPoint, QRectF
from PySide6.QtGui import QAccessible

from engine.games.bez_hranic.hands import NAMING
from engine.games.bez_hranic.setting import Way
from engine.games.bez_hranic.tables import load_table
from engine.games.bez_hranic.view import Doing
from gui import i18n
from gui.games.bez_hranic.looks import keys_of
from gui.games.bez_hranic.table import table_aloud
from gui.games.bez_hranic.words.states import state_name
from gui.kit import stillness
from tests.gui.games.bez_hranic.test_table import PLAYERS, table  # noqa: F401 - a fixture

NAME, MORE = QAccessible.Text.Name, QAccessible.Text.Description
ACROSS = [way for way in Way if way is not Way.BESIDE]


def heard(at):
    """Return every item that a screen reader finds: its name, what is said besides, its place."""
    at.screen.table._say_aloud()
    found = QAccessible.queryAccessibleInterface(at.screen.table.spoken)
    items = [found.child(place) for place in range(found.childCount())]
    corner = at.canvas.mapToGlobal(QPoint())
    return [
        (one.text(NAME), one.text(MORE), QRectF(one.rect().translated(-corner)))
        for one in items
        if not one.state().invisible
    ]


def sit(table, way, rounds=0, **more):  # noqa: F811
    at = table(way, players=1 if way is Way.ALONE else 3, **more)
    for _ in range(rounds):
        at.key(" ")
    return at


@pytest.mark.parametrize("language", i18n.LANGUAGES)
@pytest.mark.parametrize("way", ACROSS)
def test_every_field_the_start_and_every_station_is_an_item_where_it_lies(table, way, language):  # noqa: F811
    at = sit(table, way, 9)
    i18n.speak(language)
    shown, units, view = at.canvas.showing, at.canvas.units, at.bridge.public()
    places = {state_name(view.map, one): shown.keys[one] for one in at.seen.offer}
    boxes = {name: shown.field_box(key) for name, key in places.items()}
    boxes |= {seat.player: shown.station_box(seat.power) for seat in view.seats}
    boxes["40"] = shown.field_box(shown.keys["40"])
    boxes[state_name(view.map, at.seen.start)] = shown.middle_box()

    items = heard(at)
    i18n.speak("en")
    for name, box in boxes.items():
        mine = [one for one in items if f" {name}," in f" {one[0]}," and one[2].height() > 60]
        assert len(mine) == 1, name
        assert units.mapRect(box).adjusted(-1, -1, 1, 1).contains(mine[0][2]), name
    assert not [one for one in items if "(s)" in "".join(one[:2])]
    keys = [one[0].split(",")[0] for one in items if one[0][:1].isdigit()]
    assert keys == [*shown.keys.values()]


@pytest.mark.parametrize("language", i18n.LANGUAGES)
def test_a_stack_is_said_from_the_bottom_up(table, language):  # noqa: F811
    at = sit(table, Way.BUZZER, 9)
    i18n.speak(language)
    keys = keys_of(dict(zip(at.seen.seats, PLAYERS, strict=False)))
    order = (2, 0, 1)
    for place in order[:2]:
        at.key(keys[at.seen.seats[place]])
        at.key("1")
    lying = next(one[0] for one in heard(at) if one[0].startswith("1, "))
    i18n.speak("en")

    assert f": {PLAYERS[2]}, {PLAYERS[0]}, " in lying
    assert lying.endswith("+20")


@pytest.mark.parametrize("passed", [0, 700, 1400, NAMING - 50, NAMING + 10])
@pytest.mark.parametrize("language", i18n.LANGUAGES)
def test_who_names_a_field_is_told_with_the_time_that_is_left(table, passed, language, monkeypatch):  # noqa: F811
    monkeypatch.setattr(table_aloud.QAccessible, "isActive", lambda: True)
    at = sit(table, Way.BUZZER, 9)
    i18n.speak(language)
    now = [10_000]
    at.canvas.motions._clock = lambda: now[0]
    at.key(keys_of(dict(zip(at.seen.seats, PLAYERS, strict=False)))[at.seen.seats[1]])
    heard(at)
    now[0] += passed
    at.screen.table.spoken._tell()
    i18n.speak("en")

    assert at.screen.table.spoken._ticking.isActive()
    said = at.screen.table.spoken.items[f"seat {at.seen.seats[1]}"].accessibleName()
    words = {"cs": "volí pole", "en": "names a field"}[language]
    left = f"{(NAMING - passed) / 1000:.1f} s"
    expected = f"{PLAYERS[1]}, {words}, {left.replace('.', ',' if language == 'cs' else '.')}"
    assert said == (expected if passed < NAMING else f"{PLAYERS[1]}, {words}")


@pytest.mark.parametrize("way", ACROSS)
def test_no_item_knows_a_state_that_does_not_lie_open_and_none_is_left_under_the_map(table, way):  # noqa: F811
    at = sit(table, way)
    names = {one: state_name("europe", one) for one in load_table("europe").states}
    for _ in range(9):
        at.key(" ")
        at.screen.table._say_aloud()
        said = [
            text
            for item in at.screen.table.spoken.items.values()
            for text in (item.accessibleName(), item.accessibleDescription())
        ]
        open_ = {*at.seen.offer, at.seen.start, at.seen.target}
        hidden = [name for one, name in names.items() if one not in open_]
        assert not [name for name in hidden for text in said if name in text]
    assert at.seen.doing is Doing.CHOOSING
    at.screen.table.spoken.say(shown=False)
    assert not any(one.accessibleName() for one in at.screen.table.spoken.items.values())
    assert not at.screen.table.spoken.isVisible()


@pytest.mark.parametrize("way", [Way.BUZZER, Way.CALM])
def test_items_are_never_painted_and_take_no_click(table, way, monkeypatch):  # noqa: F811
    monkeypatch.setattr(stillness, "wanted", lambda: True)  # pictures of what has come to rest
    at = sit(table, way, 9)
    boxes = [box for *_, box in heard(at)]
    with_items = at.screen.table.grab().toImage()
    assert len(boxes) > 10
    for box in boxes:
        assert at.screen.table.childAt(box.center().toPoint()) is at.canvas
    at.screen.table.spoken.hide()
    assert at.screen.table.grab().toImage() == with_items


@pytest.mark.parametrize("way", ACROSS)
def test_items_stand_in_one_order_whatever_was_seen_first(table, way):  # noqa: F811
    """From the bar to the strip: a screen reader goes on from one to the next."""
    orders = []
    for looks in ((0, 3, 8, 9), (9,)):
        at = sit(table, way)
        for number in range(10):
            if number in looks:
                heard(at)
            if number < 9:
                at.key(" ")
        tops = [text for text, *_ in heard(at)]
        orders.append(tops)
    assert orders[0] == orders[1]
