"""What the table of Bez hranic paints: nothing at rest, and once what happens in one moment."""

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QEventLoop, QObject, QTimer
from PySide6.QtTest import QTest

from engine.games.bez_hranic.card import BEZ_HRANIC
from engine.games.bez_hranic.commands import Deal, Lay, Press, Seal, Turn
from engine.games.bez_hranic.placements import Placement
from engine.games.bez_hranic.view import Doing
from engine.table.live.table import Agreed, found_live
from engine.table.memory_store import MemoryStore
from engine.table.terms import Terms
from gui import i18n
from gui.games.bez_hranic.drawing import cached
from gui.games.bez_hranic.looks import keys_of
from gui.games.bez_hranic.show.map_painter import MapPainter
from gui.games.bez_hranic.show.trip import ShownTrip
from gui.games.bez_hranic.table.pieces import Pieces
from gui.games.bez_hranic.table.screen import RoadScreen
from gui.games.bez_hranic.table.station_parts import to_come
from gui.games.bez_hranic.table.table_page import TablePage
from gui.kit import sizing, stillness, theme
from gui.kit.later import NAME as LATER
from gui.live_bridge import LiveBridge

PLAYERS = ("Jana", "Tomáš", "Klára", "Pavel", "Ondřej", "Lucie")
EVERYTHING = QEventLoop.ProcessEventsFlag.AllEvents
DEEDS = ("sits", "is dealt", "has opened", "has pressed", "has laid")


class Paints(QObject):
    times = 0

    def eventFilter(self, watched, event):  # noqa: N802 - Qt's name
        self.times += event.type() == QEvent.Type.Paint
        return False


@pytest.fixture
def table(qtbot, monkeypatch):
    """Return the bridge, the laptop's screen and the room's page; nothing moves."""
    theme.prepare()
    sizing.dress()
    i18n.speak("en")
    monkeypatch.setattr(stillness, "moves", lambda _: False)

    def sit_down(way):
        terms = Terms(steady=lambda: 0, nonce=lambda: "ab" * 32)
        agreed = Agreed("europe", {"way": way})
        made = found_live(BEZ_HRANIC, MemoryStore(), "Friday", PLAYERS, terms, agreed)
        bridge = LiveBridge(made)
        screen, room = RoadScreen(bridge), TablePage("light")
        bridge.setParent(room)  # goes with it, and with it what holds both
        bridge.changed.connect(lambda: room.show_view(bridge.public()))
        room.show_view(bridge.public())
        for one in (screen, room):
            qtbot.addWidget(one)
            one.resize(1280, 720)
            one.show()
        return bridge, screen, room

    return sit_down


def act(bridge, way, deed):
    """Bring the table so far."""
    seen = bridge.public().seen
    if deed == "is dealt":
        bridge.do(Deal())
        bridge.do(Turn())
    elif deed == "has opened":
        while bridge.public().seen.doing is Doing.DEALING:
            bridge.do(Turn())
    elif deed == "has pressed" and way == "buzzer":
        bridge.do(Press(seen.seats[0]))
    elif deed == "has laid":
        one = Placement(seen.hands[seen.seats[0]][0], "40")
        bridge.do(Seal(seen.seats[0], (one,)) if way == "calm" else Lay((one,)))


def painted(watched, milliseconds):
    paints = Paints()
    for one in watched:
        one.installEventFilter(paints)
    QTest.qWait(milliseconds)
    for one in watched:
        one.removeEventFilter(paints)
    return paints.times


@pytest.mark.parametrize("way", ["buzzer", "touch", "calm"])
def test_at_rest_the_table_paints_nothing(table, way):
    bridge, screen, room = table(way)
    for deed in DEEDS:
        act(bridge, way, deed)
        screen._cards.stop()  # the next card would come by itself
        if bridge.public().seen.turn:
            continue  # his time runs out, and everybody sees it
        canvases = [screen.table.canvas, room.canvas]

        assert any(not painted(canvases, 50) for _ in range(8)), deed


def test_six_presses_in_one_moment_are_painted_once(table):
    bridge, screen, room = table("buzzer")
    for deed in DEEDS[:3]:
        act(bridge, "buzzer", deed)
    QTest.qWait(40)
    canvases = [screen.table.canvas, room.canvas]
    paints = Paints()
    for one in canvases:
        one.installEventFilter(paints)
        one._counting.setInterval(60_000)  # a busy machine would see time run out in between
    keys = keys_of({seat.power: seat.player for seat in bridge.public().seats})
    for key in keys.values():
        QTest.keyClick(screen, ord(key))
    for _ in range(3):  # the screen looks, the windows paint
        QCoreApplication.processEvents(EVERYTHING)

    assert len(bridge.public().seen.queue) == len(PLAYERS) - 1
    assert paints.times == len(canvases)


def test_the_map_that_opens_is_made_while_tokens_are_laid_and_shows_no_token(
    table, monkeypatch, qtbot
):
    bridge, screen, _ = table("touch")
    made = []
    towards = MapPainter.towards
    monkeypatch.setattr(
        MapPainter, "towards", lambda on, sight: made.append(sight) or towards(on, sight)
    )
    for deed in DEEDS[:3]:
        act(bridge, "touch", deed)
    qtbot.waitUntil(lambda: len(made) > 1)

    for sight in made:
        assert sight.trip.start == bridge.public().seen.start
        assert sight.trip == ShownTrip(sight.trip.start)
    assert not screen.table.show_canvas.isVisible()
    assert not screen.table.show_canvas.accessibleName()


@pytest.mark.parametrize("way", ["buzzer", "touch"])
def test_no_station_and_no_token_is_painted_for_the_first_time_while_somebody_waits_for_it(
    table, way, monkeypatch, qtbot
):
    bridge, screen, room = table(way)
    for canvas in (screen.table.canvas, room.canvas):  # nobody deals yet
        parts = [part[:3] for parts in to_come(canvas.showing) for part in parts]
        qtbot.waitUntil(lambda on=canvas, every=parts: all(map(on._pieces.has, every)))
        qtbot.waitUntil(lambda on=canvas: not on.findChildren(QTimer, LATER))
    while not bridge.public().seen.start:
        act(bridge, way, "is dealt")
    QTest.qWait(40)
    painted_now = []
    paint = Pieces._painted
    monkeypatch.setattr(
        Pieces,
        "_painted",
        lambda on, box, look, *rest, **more: (
            painted_now.append(look) or paint(on, box, look, *rest, **more)
        ),
    )
    small, make = [], cached._painted
    monkeypatch.setattr(cached, "_painted", lambda *how: small.append(how) or make(*how))
    for seat in bridge.public().seen.seats:
        colour = bridge.public().seen.hands[seat][0]
        if way == "buzzer":
            bridge.do(Press(seat))
            QTest.qWait(20)
        if seat == bridge.public().seen.seats[-1]:
            break  # the last token opens the map
        bridge.do(Lay((Placement(colour, "40"),)))
        QTest.qWait(20)

    assert len(bridge.public().seen.laid) == len(PLAYERS) - 1
    assert not [look for look in painted_now if isinstance(look, tuple)]  # stations, by their place
    assert not small  # tokens in their stacks, and what the next one pays


def test_what_looks_again_as_before_is_painted_as_before(table):
    bridge, screen, _ = table("buzzer")
    for deed in DEEDS[:3]:
        act(bridge, "buzzer", deed)
    canvas = screen.table.canvas
    for seat in bridge.public().seen.seats[:3]:
        bridge.do(Press(seat))
        QTest.qWait(20)
        bridge.do(Lay((Placement(bridge.public().seen.hands[seat][0], "40"),)))
        QTest.qWait(20)
        kept = canvas.grab().toImage()
        canvas.forget_pictures()
        QTest.qWait(20)

        assert canvas.grab().toImage() == kept, seat
