"""Everything on the public screen can be read from 6 m: sizes, room, no words over others."""

import random
from dataclasses import replace
from itertools import combinations
from types import SimpleNamespace

import pytest
from PySide6.QtCore import QCoreApplication, QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF

from engine.rules.game import End, Outcome
from engine.table.found import found
from engine.table.incident import Incident, IncidentKind, Reason
from engine.table.memory_store import MemoryStore
from engine.table.seat import Seat
from engine.table.view import Stage
from gui.public.blocks import Pen
from gui.public.look import plan
from gui.public.pages import results_page, table_page
from gui.public.pages_reveal import reveal_page
from gui.public.things import ClockRoom, Words
from gui.public.window import Page
from gui.reveal.player import RevealPlayer
from gui.reveal.step import Mode, Scene
from gui.robots.games.diplomacy.players.random_orders import random_orders
from gui.words import names
from tests.agreements import usual_agreement

pytestmark = pytest.mark.usefixtures("bare_boards")

SIZES = ((1280, 720), (1920, 1080), (3840, 2160))
SHAPES = (*SIZES, (1024, 768), (2560, 1080), (1080, 1920), (1200, 1600))


def faults(window):
    """Return what of a page is too small, cut off, outside the picture or over other words."""
    found, whole = [], QRectF(window.rect())
    words = [thing for thing in window.things if isinstance(thing, Words)]
    seen = whole.adjusted(-1, -1, 1, 1)
    found += [("outside", thing) for thing in window.things if not seen.contains(thing.box)]
    for one in words:
        if one.font.pixelSize() < window.plan.unit / 40:
            found.append(("small", one.text, one.font.pixelSize()))
        metrics = QFontMetricsF(one.font)
        flags = int(Qt.TextFlag.TextWordWrap) if one.wrap else 0
        needed = metrics.boundingRect(QRectF(0, 0, one.box.width(), 9999), flags, one.text)
        if needed.width() > one.box.width() + 2 or needed.height() > one.box.height() * 1.15:
            found.append(("cut", one.text))
    boxes = [thing for thing in window.things if isinstance(thing, Words | ClockRoom)]
    for one, other in combinations(boxes, 2):
        shared = one.box.intersected(other.box)
        if shared.width() > 1 and shared.height() > min(one.box.height(), other.box.height()) / 4:
            found.append(("over", getattr(one, "text", "clock"), getattr(other, "text", "clock")))
    return found


@pytest.mark.parametrize("size", SHAPES)
def test_words_are_as_large_on_a_display_on_its_side_as_on_the_same_one_upright(room, size):
    shorter, longer = sorted(size)
    slim = longer / shorter > 1.5  # a board above leaves the words less room on a 3:4

    assert room(size).plan.unit >= shorter * (1 if size[0] > size[1] or slim else 7 / 8)


@pytest.mark.parametrize("size", SHAPES)
def test_a_table_that_talks_can_be_read(room, writing, clock, tongue, size):
    window, view = room(size), writing(4, sealed=7)
    window.set_clock(clock(view).keeper)
    window.show_page(Page.TABLE, view)

    assert faults(window) == []
    assert any(isinstance(thing, ClockRoom) for thing in window.things)


@pytest.mark.parametrize("size", SHAPES)
@pytest.mark.parametrize("clocked", [True, False])
def test_a_table_that_writes_can_be_read(room, writing, clock, tongue, size, clocked):
    incidents = (
        Incident(kind=IncidentKind.UNSEALED, power="AUSTRIA", reason=Reason.SECOND_THOUGHTS, at=""),
        Incident(kind=IncidentKind.VOIDED, power="GERMANY", reason=Reason.PIN_FORGOTTEN, at=""),
    )
    window, view = room(size), writing(4, sealed=4, reopened=2, incidents=incidents)
    if clocked:
        hands = clock(view)
        hands.pass_time(3000)
        window.set_clock(hands.keeper)
    window.show_page(Page.TABLE, view)

    assert faults(window) == []
    assert "Only what" not in window.accessibleDescription()  # what happened to seals comes first
    assert "T09Y" in window.accessibleDescription()


@pytest.mark.parametrize("size", SHAPES)
def test_every_step_of_a_reveal_can_be_read(room, table_after, loaded_map, tongue, size):
    window, view = room(size), table_after(5)
    player = RevealPlayer(view.past[-1], loaded_map.board, still=True)
    window.show_page(Page.REVEAL, view, player)
    seen = set()
    for place, step in enumerate(player.steps):
        player.go_to(place)
        seen.add(step.scene)

        assert faults(window) == [], step

    assert seen >= {Scene.OPENED, Scene.POWER, Scene.CONFLICT, Scene.CARRIED_OUT}


@pytest.mark.parametrize("size", SIZES)
def test_where_nobody_wrote_nothing_is_counted(room, table_after, loaded_map, tongue, size):
    window, view = room(size), table_after(1)
    past = replace(view.past[-1], orders=dict.fromkeys(view.past[-1].orders, ()))
    player = RevealPlayer(past, loaded_map.board, still=True)
    player.go_to(len(player.steps) - 1)
    window.show_page(Page.REVEAL, replace(view, past=(past,)), player)

    said = QCoreApplication.translate("Public", "Nobody had written an order")
    assert said in [getattr(one, "text", "") for one in window.things]
    assert faults(window) == []


@pytest.mark.parametrize("size", SHAPES)
def test_all_who_have_to_retreat_are_named_in_one_size(room, table_after, loaded_map, tongue, size):
    window, view = room(size), table_after(5)
    player = RevealPlayer(view.past[-1], loaded_map.board, still=True)
    player.go_to(len(player.steps) - 1)
    beaten = [one.unit for one in view.past[-1].resolution.after.dislodged]
    spoken = names.spoken(loaded_map.board)
    told = ("{unit:the} has to retreat", "Public")
    for page, how in ((Page.REVEAL, (player,)), (Page.RESULTS, ())):
        window.show_page(page, view, *how)
        sentences = [
            names.sentence(
                QCoreApplication.translate(told[1], told[0] + "." * (page is Page.REVEAL)),
                unit=spoken.unit(unit),
            )
            for unit in beaten
        ]
        found = [one for one in window.things if getattr(one, "text", "") in sentences]

        assert len(found) == len(beaten) == 2
        assert len({one.font.pixelSize() for one in found}) == 1


@pytest.mark.parametrize("size", SHAPES)
def test_results_and_the_end_can_be_read(room, table_after, clock, tongue, size):
    window = room(size)
    for count in range(1, 8):
        window.show_page(Page.RESULTS, table_after(count))
        assert faults(window) == [], count
    winners = ("RUSSIA", "ENGLAND", "AUSTRIA", "TURKEY")
    for powers in (winners[:1], winners[:3], winners):
        end = End.SOLO if len(powers) == 1 else End.DRAW
        over = table_after(7, stage=Stage.OVER, outcome=Outcome(end=end, powers=powers))
        window.show_page(Page.OVER, over)
        assert faults(window) == [], powers


def test_a_power_with_seventeen_units_is_read_out_whole(room, table_after, loaded_map, tongue):
    from dataclasses import replace

    view = table_after(5)
    past = view.past[-1]
    many = tuple(order for orders in past.orders.values() for order in orders)[:17]
    past = replace(past, orders={"RUSSIA": many}, fingerprints={}, nonces={})
    player = RevealPlayer(past, loaded_map.board, still=True)
    window = room()
    window.show_page(Page.REVEAL, view, player)
    player.go_to(1)

    assert len(many) == 17
    assert faults(window) == []
    assert len([one for one in window.things if isinstance(one, Words)]) >= 19


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("count", [0, 5])
def test_every_name_on_the_board_is_there_and_a_sixtieth_high(
    room, writing, loaded_map, size, count
):
    window = room(size)
    window.show_page(Page.TABLE, writing(count))
    window.board.finish()
    labels = window.board.names.labels

    heights = [label.text.px * window.board.camera.zoom for label in labels]
    assert min(heights) >= size[1] / 60 - 0.01
    assert {label.province for label in labels} == set(loaded_map.board.provinces)


@pytest.mark.parametrize("size", SIZES[:2])
def test_near_names_are_a_fortieth_high(room, writing, size):
    window = room(size)
    window.show_page(Page.TABLE, writing(3))
    for _ in range(5):
        window.zoom("zoom_in")
    window.board.finish()

    labels = window.board.names.labels
    assert min(label.text.px for label in labels) * window.board.camera.zoom >= size[1] / 40 - 0.01
    assert any(label.full for label in labels)


def pages_of(view, past, board):
    """Yield what is written beside the board in a phase, and how, from its orders to its end."""
    yield lambda pen: table_page(pen, view, board, None, 0)
    for mode in Mode:
        player = RevealPlayer(past.past[-1], board, still=True)
        player.set_mode(mode)
        for place in range(len(player.steps)):
            player.go_to(place)
            yield lambda pen, of=player: reveal_page(pen, of, board, "12:34")
    yield lambda pen: results_page(pen, past, board, None, 0)


@pytest.mark.parametrize("seed", [1, 2])
def test_whatever_a_table_plays_can_be_read(diplomacy, tongue, seed):
    dice, board = random.Random(seed), diplomacy.board
    seats = [Seat(power=power.id, player=power.id) for power in board.powers]
    session = found(diplomacy, MemoryStore(), usual_agreement(title="Any", seats=seats))
    for _ in range(8):
        view = session.public()
        for power in view.queue:
            if dice.random() < 0.8:  # the rest is in civil disorder
                session.envelopes.seal(power, random_orders(board, view.position, power, dice))
        view = session.public()
        session.reveal(force=True)
        for page in pages_of(view, session.public(), board):
            for wide, high in ((1280, 720), (1024, 768), (1080, 1920)):
                size = QSize(wide, high)
                things = page(Pen(plan(size)))
                seen = SimpleNamespace(
                    things=things, plan=plan(size), rect=lambda to=size: QRect(QPoint(), to)
                )
                assert faults(seen) == [], (view.phase, size)
        session.advance()
