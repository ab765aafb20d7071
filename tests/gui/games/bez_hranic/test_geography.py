"""One's own geography: kept whatever happens, shown outside a round, and practised."""

import json

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest

from engine.games.bez_hranic.commands import Deal, Lay, Turn
from engine.games.bez_hranic.geography.misjudged import Belief, Misjudged
from engine.games.bez_hranic.geography.record import GeographyRecord
from engine.games.bez_hranic.geography.record import Turn as Played
from engine.games.bez_hranic.geography.record_file import (
    GeographyError,
    GeographyFault,
    read,
    rescued,
    write,
)
from engine.games.bez_hranic.placements import STAYS, Placement
from engine.games.bez_hranic.practice import written
from engine.games.bez_hranic.tables import table_names
from engine.games.bez_hranic.view import Doing
from engine.store import salvage
from gui import settings
from gui.games.bez_hranic.alone.kept import NAME, KeptGeography
from gui.games.bez_hranic.alone.misjudged_map import step_of
from gui.games.bez_hranic.alone.practice_plan import OPPONENTS
from gui.games.bez_hranic.alone.screen import GeographyScreen
from gui.games.bez_hranic.show.map_painter import map_painter
from gui.kit import sizing, theme
from tests.gui.games.bez_hranic.test_table import Table

SLOVENIA = Misjudged(Belief.MISSED, "HU", "SI", 30)
ITALY = Misjudged(Belief.FEARED, "IT", "LI", 20)
MACEDONIA = Misjudged(Belief.NEARER, "FR", "MK", 20)


def turn(at, *misjudged, number=1, map_="europe"):
    return Played(
        game="g",
        round=number,
        colour="red",
        at=f"2026-11-{at:02}T10:00:00+00:00",
        map=map_,
        took=6400,
        best=20,
        surplus=sum(one.euros for one in misjudged),
        misjudged=misjudged,
    )


TURNS = (turn(2, SLOVENIA), turn(9, SLOVENIA, MACEDONIA, number=2), turn(16, ITALY, number=3))
RECORD = GeographyRecord().with_turns("Lucie", TURNS)


@pytest.fixture
def kept(tmp_path):
    kept = KeptGeography(tmp_path / "data")
    kept.change(lambda record: record.with_turns("Lucie", TURNS))
    return kept


@pytest.fixture
def shown(qtbot, qapp):
    theme.prepare()
    sizing.dress()

    def show(kept, size=(1280, 720)):
        screen = GeographyScreen(kept)
        sizing.wear(screen)
        qtbot.addWidget(screen)
        screen.resize(*size)
        screen.show()
        return screen

    return show


# on the disk


def test_a_record_is_read_as_it_was_written():
    assert read(write(RECORD)) == RECORD
    assert read(write(GeographyRecord())) == GeographyRecord()


def test_what_was_changed_is_there_for_the_next_program(kept):
    assert KeptGeography(kept.file.parent).read() == RECORD


@pytest.mark.parametrize("cut", range(20, 700, 97))
def test_of_a_file_that_was_cut_off_every_whole_round_is_kept(kept, cut):
    whole = kept.file.read_bytes()
    kept.file.write_bytes(whole[:-cut])

    record = kept.read()

    assert {*record.turns.get("Lucie", ())} <= {*TURNS}
    assert kept.set_aside is not None
    assert kept.set_aside.read_bytes() == whole[:-cut]
    assert KeptGeography(kept.file.parent).read() == record


@pytest.mark.parametrize(
    ("where", "nonsense"),
    [
        ("round", 8),
        ("map", "mars"),
        ("colour", "pink"),
        ("at", "yesterday"),
        ("at", "2026-11-27"),
        ("surplus", -10),
        ("misjudged", [["missed", "SI", "HU", 30]]),
        ("misjudged", [["missed", "XX", "YY", 30]]),
        ("misjudged", [["guessed", "HU", "SI", 30]]),
    ],
)
def test_a_round_of_nonsense_is_left_out_and_all_others_stay(where, nonsense):
    told = json.loads(write(RECORD))
    told["players"]["Lucie"][0][where] = nonsense

    with pytest.raises(GeographyError):
        read(json.dumps(told).encode())

    assert rescued(salvage.loads(json.dumps(told))[0]).turns["Lucie"] == TURNS[1:]


def test_a_record_of_a_later_version_is_left_as_it_is(kept):
    told = {**json.loads(kept.file.read_bytes()), "version": 2}
    kept.file.write_text(json.dumps(told))
    before = kept.file.read_bytes()

    for act in (kept.read, lambda: kept.change(lambda record: record.without("Lucie"))):
        with pytest.raises(GeographyError) as error:
            act()
        assert error.value.code is GeographyFault.NEWER

    assert kept.file.read_bytes() == before


# on the screen


def test_it_says_what_is_misjudged_and_practises_exactly_that(kept, shown):
    screen = shown(kept)

    assert [row.weakness.belief for row in screen.rows] == [
        Belief.MISSED,
        Belief.FEARED,
        Belief.NEARER,
    ]
    asked = []
    screen.agreed.connect(asked.append)
    QTest.keyClick(screen.practise, Qt.Key.Key_Return)
    (plan,) = asked
    assert plan.players == ("Lucie",)
    assert plan.agreed.map == "europe"
    pairs = written([("HU", "SI"), ("IT", "LI"), ("FR", "MK")])
    assert plan.agreed.options == {"way": "alone", "practice": pairs}
    screen.opponent.click()
    assert screen.plan.players == ("Lucie", *OPPONENTS)
    assert screen.plan.agreed.options["bots"] == "slow"


def test_a_line_shows_on_the_map_where_it_is(kept, shown):
    screen = shown(kept)

    screen.rows[1].click()
    assert screen.map.shown.chosen == ("IT", "LI")
    screen.rows[0].click()
    assert screen.map.shown.chosen == ("HU", "SI")
    screen.rows[0].click()

    assert screen.map.shown.chosen == ()


@pytest.mark.parametrize("map_", table_names())
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_every_state_is_found_under_the_pointer(kept, shown, size, map_):
    screen = shown(kept, size)
    screen.show_map(map_)
    screen.map.turned.emit()  # all of it

    on, into = map_painter(map_), screen.map.camera
    for state in on.board.states:
        at = into.map(on.stone(on.parts_of(state)[0]))
        assert screen.map.state_at(QPointF(at)) == state


def test_without_a_round_it_says_how_one_begins(tmp_path, shown):
    screen = shown(KeptGeography(tmp_path / "data"))

    assert screen.empty.isVisible()
    assert not screen.practise.isVisible()
    asked = []
    screen.new_asked.connect(asked.append)
    screen.begin.click()

    assert asked == ["bez-hranic"]


def test_a_damaged_record_is_told_with_its_place(kept, shown):
    kept.file.write_text('{"format": "velmoc geography", "version": 1, "players": {"Lucie": [')

    screen = shown(kept)

    assert screen.trouble.isVisible()
    assert str(kept.set_aside) in screen.trouble.words.text()


def test_a_record_is_erased_for_one_alone(kept, shown):
    kept.change(lambda record: record.with_turns("Karel", [turn(3, MACEDONIA)]))
    screen = shown(kept)
    screen.show_player("Lucie")

    screen.erase_record()

    assert "Lucie" not in kept.read().turns
    assert "Karel" in screen.heading.text()


@pytest.mark.parametrize(("crossings", "step"), [(0, 0), (0.4, 0), (1.4, 1), (4.6, 5), (9, 5)])
def test_tints_go_by_crossings(crossings, step):
    assert step_of(crossings) == step


# at the table


@pytest.fixture
def alone(qtbot, qapp, tmp_path, monkeypatch):
    theme.prepare()
    sizing.dress()
    monkeypatch.setattr(settings, "data_folder", lambda: tmp_path)
    return Table(qtbot, "alone", players=1)


def play_round(at):
    at.bridge.do(Deal())
    while at.seen.doing is Doing.DEALING:
        at.bridge.do(Turn())
    for field in (STAYS, at.seen.offer[0])[: at.seen.in_hand["red"]]:
        at.bridge.do(Lay((Placement("red", field),)))


def test_it_is_shown_outside_a_round_alone_and_knows_what_was_played(alone, qtbot, tmp_path):
    alone.bridge.do(Deal())
    assert not alone.screen.record.isVisible()
    while alone.seen.doing is Doing.DEALING:
        alone.bridge.do(Turn())
    assert not alone.screen.record.isVisible()
    alone.bridge.do(Lay((Placement("red", STAYS),)))
    QTest.keyClick(alone.screen, Qt.Key.Key_E)  # told to its end
    assert alone.screen.record.isVisible()

    with qtbot.waitSignal(alone.bridge.record_asked):
        QTest.keyClick(alone.screen, Qt.Key.Key_G)

    assert len(KeptGeography(tmp_path).read().turns["Jana"]) == 1
    assert (tmp_path / NAME).is_file()


def test_rounds_come_in_once_however_often_the_game_is_opened(alone, tmp_path):
    play_round(alone)
    kept = KeptGeography(tmp_path)

    kept.take(alone.bridge.public())
    before = kept.file.read_bytes()
    kept.take(alone.bridge.public())

    assert kept.file.read_bytes() == before


def test_of_a_table_of_several_nothing_is_remembered(qtbot, qapp, tmp_path, monkeypatch):
    theme.prepare()
    sizing.dress()
    monkeypatch.setattr(settings, "data_folder", lambda: tmp_path)
    at = Table(qtbot, "touch", players=2)

    KeptGeography().take(at.bridge.public())

    assert not (tmp_path / NAME).exists()
    assert not at.screen.record.isVisible()


def test_a_round_is_taken_in_by_itself_while_the_show_goes_on(alone, qtbot, tmp_path):
    alone.screen._remembers._later.setInterval(0)
    play_round(alone)

    qtbot.waitUntil((tmp_path / NAME).is_file)
    assert [one.round for one in KeptGeography(tmp_path).read().turns["Jana"]] == [1]
