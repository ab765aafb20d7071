"""What stands beside the table of Bez hranic: who is there, purses, and the keyboard's page."""

import random

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest

from engine.games.bez_hranic.view import Doing
from gui import i18n
from gui.games.bez_hranic import own_keys
from gui.games.bez_hranic.beside.reading import likely_card
from gui.games.bez_hranic.looks import BLOCKS, KEYS, TOKENS, keys_of
from gui.games.bez_hranic.table import keyboard
from gui.games.bez_hranic.table.ears import sound_of
from gui.games.bez_hranic.table.keyboard_page import Heard
from gui.kit import sizing, theme
from tests.gui.games.bez_hranic.test_table import PLAYERS, Table, typed

SCAN = dict(zip("QWERTYUIOP", range(16, 26), strict=True)) | dict(
    zip("ASDFGHJKL", range(30, 39), strict=True)
)
SCAN |= dict(zip("ZXCVBNM,.", range(44, 53), strict=True)) | dict(
    zip("1234567890", range(2, 12), strict=True)
)
PAD = {"7": 71, "8": 72, "9": 73, "4": 75, "6": 77, "1": 79, "2": 80, "3": 81}


@pytest.fixture
def given(tmp_path, monkeypatch):
    """Keys that were given on a computer of its own."""
    monkeypatch.setattr(own_keys.settings, "config_folder", lambda: tmp_path)
    own_keys.forget()
    yield own_keys
    own_keys.forget()


@pytest.fixture
def table(qtbot, qapp, given):
    keyboard.forget_signs()
    theme.prepare()
    sizing.dress()
    i18n.speak("en")
    return lambda way="buzzer", **more: Table(qtbot, way, **more)


def pressed(widget, code, text="", stamp=0, kind=QEvent.Type.KeyPress):
    """A key as Linux reports it: by its place, whatever it types."""
    event = QKeyEvent(kind, 0, Qt.KeyboardModifier.NoModifier, code + 8, 0, 0, text)
    event.setTimestamp(stamp)
    widget.event(event)


@pytest.fixture
def on_linux(monkeypatch):
    monkeypatch.setattr(keyboard.sys, "platform", "linux")


@pytest.mark.parametrize("typed_text", ["", "x", "ž", "1"])
@pytest.mark.parametrize("code", [SCAN, PAD])
def test_a_key_is_known_by_its_place_whatever_it_types(on_linux, typed_text, code):
    for place, number in code.items():
        event = QKeyEvent(
            QEvent.Type.KeyPress, 0, Qt.KeyboardModifier.NoModifier, number + 8, 0, 0, typed_text
        )
        assert keyboard.place_of(event) == place


def test_a_key_without_a_place_is_what_it_types_on_both_keyboards():
    for text, place in [("q", "Q"), ("5", "5"), ("ě", "2"), ("í", "9"), ("ß", "")]:
        event = QKeyEvent(QEvent.Type.KeyPress, 0, Qt.KeyboardModifier.NoModifier, text)
        assert keyboard.place_of(event) == place


@pytest.mark.parametrize("players", [2, 3])
def test_nine_keys_of_each_lie_as_the_fields_do(table, on_linux, players):
    at = table(players=players, keys="nine")
    at.open()
    fields = {key: field for field, key in at.canvas.showing.keys.items()}
    blocks = (0, 2) if players == 2 else (0, 1, 2)
    for seat, block, where in zip(at.seen.seats, blocks, "729", strict=False):
        pressed(at.screen, SCAN[BLOCKS[block]["789456123".index(where)]])
        assert at.seen.past or (at.seen.laid[-1].colour, at.seen.laid[-1].field) == (
            seat,
            fields[where],
        )
    assert len(at.seen.past) == 1


def test_keys_of_one_moment_are_ordered_by_lot_and_others_by_their_time(table, on_linux, qapp):
    at = table(players=4)
    at.open()
    keys = keys_of(dict(zip(at.seen.seats, PLAYERS, strict=False)))
    for seat, stamp in (("red", 5), ("yellow", 7), ("blue", 7), ("purple", 7)):
        pressed(at.screen, SCAN[keys[seat]], stamp=stamp)
    qapp.processEvents()

    assert at.seen.turn == "red"
    assert {*at.seen.queue} == {"yellow", "blue", "purple"}
    lots = [event.after for event in at.bridge._table._waiting[-2:]]
    assert lots == [0, 0]


def test_two_colours_of_one_hand_change_places_by_the_own_key(table):
    at = table(players=2, colours="two")
    at.open()
    key = keys_of(dict(zip(at.seen.seats, PLAYERS, strict=False)))["red"]
    at.key(key)
    at.key(key)
    at.key("1")
    assert at.seen.laid[0].colour == at.seen.hands["red"][1]
    at.key(key)
    at.key("7")
    assert at.seen.laid[1].colour == "red"


def test_the_page_names_what_a_keyboard_swallows_and_gives_another_key(table, on_linux):
    at = table(players=3)
    at.screen.sides.try_keyboard()
    page = at.screen.sides.keyboard
    keys = [*keys_of(page._players).values()]
    for key in keys[:2]:
        pressed(page, SCAN[key])
    page._soon.stop()
    page.speak()
    assert page.swallowed == ["blue"]
    assert "Jana" in page.says["blue"].text()
    assert keys[2] in page.cure.text()

    pressed(page, SCAN["H"])
    assert "H" in page.give.text()
    QTest.mouseClick(page.give, Qt.MouseButton.LeftButton)
    assert keys_of(page._players)["blue"] == "H"
    for key in (*keys[:2], "H"):
        pressed(page, SCAN[key])
    assert page.swallowed == []
    pressed(page, SCAN["H"], kind=QEvent.Type.KeyRelease)
    assert page.heard.silent == ["blue"]
    QTest.keyClick(page, Qt.Key.Key_Escape)
    assert at.screen.sides.keyboard is None
    own_keys.forget()
    assert own_keys.given() == {"blue": "H"}


def test_nobody_is_silent_while_no_key_is_held():
    heard = Heard({"red": ("Q",), "blue": ("M",)})
    assert heard.silent == []
    heard.press("Q")
    assert heard.silent == ["blue"]
    heard.release("Q")
    assert (heard.silent, [*heard.ever]) == ([], ["red"])


def test_a_key_that_was_given_is_never_somebodys_first_letter(table):
    own_keys.give("blue", "H")
    assert keys_of({"red": "Hana", "blue": "Ota"})["blue"] in KEYS
    assert keys_of({"red": "Hana", "blue": "Ota"})["blue"] != "H"


def test_somebody_leaves_comes_back_and_another_plays_on_by_hand(table):
    at = table("touch", players=3)
    at.open()
    at.screen.sides.turn_people()
    lines = at.screen.sides.people.lines
    QTest.mouseClick(lines["blue"].act, Qt.MouseButton.LeftButton)
    assert at.seen.away == ("blue",)
    QTest.mouseClick(lines["blue"].act, Qt.MouseButton.LeftButton)
    assert at.seen.away == ()
    lines["blue"].name.setText("Otto")
    QTest.mouseClick(lines["blue"].hand_over, Qt.MouseButton.LeftButton)
    assert at.bridge.public().player("blue") == "Otto"
    lines["red"].name.setText("Otto")
    assert not lines["red"].hand_over.isEnabled()


def test_what_is_written_there_stays(table):
    at = table("beside", players=3)
    at.screen.sides.turn_people()
    at.screen.sides.people.lines["red"].name.setText("Ot")
    at.screen.form.reason.setText("mis")
    at.screen.form.desk.amounts["blue"].setValue(20)
    at.key(" ")
    i18n.speak("cs")
    at.screen.retranslate()
    i18n.speak("en")
    assert at.screen.sides.people.lines["red"].name.text() == "Ot"
    assert at.screen.form.reason.text() == "mis"
    assert at.screen.form.desk.amounts["blue"].value() == 20


def test_money_is_changed_and_a_round_taken_back_only_with_a_reason(table):
    at = table("beside", players=3)
    at.key(" ")
    typed(at, ["FR", "GB", "HU", "GR", "PT", "IT", "BE", "UA"])
    typed(at, ["k", "j", "t"])
    desk = at.screen.form.desk
    desk.amounts["red"].setValue(30)
    assert not desk.changes["red"].isEnabled()
    assert not desk.back.isEnabled()
    before = at.seen.purses["red"]
    desk.reason.setText("change given wrongly")
    QTest.mouseClick(desk.changes["red"], Qt.MouseButton.LeftButton)
    assert at.seen.purses["red"] == before + 30
    assert "change given wrongly" in desk.log.text()
    desk.reason.setText("all moved")
    QTest.mouseClick(desk.back, Qt.MouseButton.LeftButton)
    assert at.seen.past == ()
    assert [entry[0] for entry in at.seen.log] == ["changed", "taken back"]


def test_a_state_twice_is_red_in_both_rows_and_a_slip_of_the_pen_is_amber(table):
    at = table("beside", players=3)
    at.key(" ")
    for line, text in zip(at.screen.form.lines, ["FR", "Tureco", "BE", "Belgium"], strict=False):
        line.setText(text)
    start, turkey, first, second = at.screen.form.lines[:4]
    assert not start.styleSheet()
    assert theme.colour("warn_line").name() in turkey.styleSheet()
    assert all(theme.colour("bad_line").name() in line.styleSheet() for line in (first, second))
    QTest.keyClick(turkey, Qt.Key.Key_Return)
    assert turkey.text() == "Turkey"
    assert not turkey.styleSheet()


def test_stacks_are_clicked_a_player_and_then_a_field(table):
    at = table("beside", players=3)
    at.key(" ")
    typed(at, ["FR", "GB", "HU", "GR", "PT", "IT", "BE", "UA"])
    for seat, field in (("red", 0), ("yellow", 0), ("blue", 3)):
        QTest.mouseClick(at.screen.form.desk.names[seat], Qt.MouseButton.LeftButton)
        QTest.mouseClick(at.canvas, Qt.MouseButton.LeftButton, pos=at.field(field))
    assert [line.text() for line in at.screen.form.lines[:4]] == ["J T", "", "", "K"]
    assert [len(pile.tokens) for pile in at.canvas.showing.piles().values()] == [2, 1]
    QTest.mouseClick(at.screen.form.enter, Qt.MouseButton.LeftButton)
    assert len(at.seen.past) == 1


@pytest.mark.parametrize(
    ("text", "key"), [("Tureco", "TR"), ("Germny", "DE"), ("Velka Britanie", "GB"), ("qqqq", "")]
)
def test_the_likely_reading_of_a_slip_of_the_pen(text, key):
    assert likely_card("europe", text) == key


def test_every_sound_tells_what_is_seen(table):
    at = table("touch", players=2)
    heard, before = [], at.seen

    def listen():
        nonlocal before
        heard.append(sound_of(before, at.seen))
        before = at.seen

    at.bridge.changed.connect(listen)
    at.open()
    at.screen.lay([("red", "40")])
    at.screen.lay([("yellow", "40")])
    assert heard[:10] == ["", *["page"] * 7, "last_minute", "seal"]
    assert "all_sealed" in heard[10:]
    assert at.seen.doing is Doing.READY


@pytest.mark.parametrize("seed", range(40))
def test_whoever_is_given_another_key_changes_nobody_elses(given, seed):
    """The others were heard with the keys that they have; the swallowed one is for nobody."""
    chance = random.Random(seed)
    seats = [*TOKENS][: chance.randint(2, 6)]
    names = dict(zip(seats, chance.sample(PLAYERS, len(seats)), strict=True))
    initials = {name[0] for name in names.values()}
    letters = [key for key in "ABCDEFGHIJKLMNOPQRSTUVWXYZ" if key not in initials]
    before, seat, key = keys_of(names), chance.choice(seats), chance.choice(letters)
    given.give(seat, key)
    after = keys_of(names)

    assert after[seat] == key
    assert {one: after[one] for one in seats if one != seat and before[one] != key} == {
        one: before[one] for one in seats if one != seat and before[one] != key
    }
    assert before[seat] not in [after[one] for one in seats] or before[seat] == key
    for _ in range(5):
        seat, key = chance.choice(seats), chance.choice(letters)
        given.give(seat, key)
        assert keys_of(names)[seat] == key
        assert len({*keys_of(names).values()}) == len(seats)
    given.take_back()
    assert keys_of(names) == before
