"""What is done in a study is in its file: names, notes, drafts, and where one was."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from engine.board.loader import load_map
from engine.notation.known_rules import beginning
from gui.sandbox.opening import begun_screen, last_study, stored_screen

KEY = Qt.Key


def test_everything_is_there_the_next_time(study_on, shown, tmp_path):
    path = tmp_path / "one.velstudy"
    hands = study_on(path=path)
    hands.play("A Par-Bur")
    hands.key(KEY.Key_F2)
    QTest.keyClicks(hands.screen.tree.name, "To Burgundy")
    hands.key(KEY.Key_Return, on=hands.screen.tree.name)
    hands.key(KEY.Key_N)
    QTest.keyClicks(hands.screen.tree.note, "Munich looks")
    hands.key(KEY.Key_Escape, on=hands.screen.tree.note)
    hands.space()
    hands.type("A Bur-Mun")
    at = hands.course.at
    hands.key(KEY.Key_Escape)
    screen = shown(stored_screen(path, load_map("standard")), 1280, 720)
    node = screen.course.node
    assert (screen.course.at, screen.course.writing) == (at, True)
    assert (node.name, node.note) == ("To Burgundy", "Munich looks")
    assert screen.page.sheets == {"FRANCE": ("A BUR - MUN",)}


def test_it_opens_where_one_only_looked(study_on, shown, tmp_path):
    path = tmp_path / "one.velstudy"
    hands = study_on(path=path)
    hands.play("A Par-Bur")
    first = hands.course.at
    hands.space()
    hands.play()
    hands.key(KEY.Key_Left)
    assert hands.course.at == first
    hands.key(KEY.Key_Escape)
    screen = shown(stored_screen(path, load_map("standard")), 1280, 720)
    assert screen.course.at == first


def test_who_only_looks_leaves_nothing_behind(shown, tmp_path, qtbot):
    screen = shown(begun_screen(tmp_path, load_map("standard"), beginning("diplomacy")), 1280, 720)
    assert list(tmp_path.rglob("*.velstudy"))
    with qtbot.waitSignal(screen.closed):
        QTest.keyClick(screen.view, KEY.Key_Escape)
    assert not list(tmp_path.rglob("*.velstudy"))


def test_the_last_study_of_a_map_is_found(study_on, tmp_path):
    (tmp_path / "studies").mkdir()
    path = tmp_path / "studies" / "one.velstudy"
    hands = study_on(path=path)
    hands.play("A Par-Bur")
    hands.screen.let_go()
    assert last_study(tmp_path, load_map("standard")) == path


def test_what_stands_in_its_fields_is_kept_however_one_leaves(study_on, shown, tmp_path):
    path = tmp_path / "one.velstudy"
    hands = study_on(path=path)
    hands.play("A Par-Bur")
    hands.screen.tree.name.setFocus()
    QTest.keyClicks(hands.screen.tree.name, "begun")
    hands.press(hands.screen.top.leave)
    screen = shown(stored_screen(path, load_map("standard")), 1280, 720)
    assert screen.course.node.name == "begun"
