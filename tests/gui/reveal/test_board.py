"""The board that follows a reveal's player."""

import threading

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QApplication

from gui.map import store
from gui.map.arrows.marks import MoveMark
from gui.map.pictures import background
from gui.reveal.board import RevealBoard
from gui.reveal.next_view import afterwards
from gui.reveal.player import PATIENCE, RevealPlayer
from gui.reveal.step import FLIGHT, Deed, Scene


@pytest.fixture
def made(qtbot, look, loaded_map):
    """Show the board of a phase's reveal; time passes only by a test's hand."""
    players = []

    def make(past, *, still=False, size=(900, 640)):
        player = RevealPlayer(past, loaded_map.board, still=still, now=lambda: 0.0)
        players.append(player)
        board = RevealBoard(player, loaded_map)
        qtbot.addWidget(board)
        board.resize(*size)
        with qtbot.waitExposed(board):
            board.show()
        board.finish()
        return board

    yield make
    for player in players:
        player.pause()


def begin(board, place):
    """Begin a step; from here on only ``tick`` lets time pass."""
    board.player.go_to(place, moving=True)
    board.player.pause()


def run(board, until=None):
    player = board.player
    end = player.step.length if until is None else until
    while player.elapsed < end:
        player.tick(min(16.0, end - player.elapsed))
        player.pause()
        while player.waiting:
            QApplication.processEvents()
    board.viewport().repaint()


def conflict_at(board, where):
    steps = board.player.steps
    return next(i for i, s in enumerate(steps) if s.conflict and s.conflict.where == where)


def test_arrows_grow_while_a_power_is_read(made, played):
    board = made(played[0])
    begin(board, 1)
    run(board, 100)
    short = max(
        item.boundingRect().width() for items in board.marks.items.values() for item in items
    )
    run(board)

    assert len([m for m in board.marks.shown if isinstance(m, MoveMark)]) == 3
    assert (
        max(item.boundingRect().width() for items in board.marks.items.values() for item in items)
        > short
    )


def test_the_camera_goes_near_a_conflict_and_back(made, played):
    board = made(played[4])
    board.player.go_to(7)
    whole = board.camera.zoom
    begin(board, conflict_at(board, "BEL"))
    run(board, FLIGHT / 2)
    assert whole < board.camera.zoom < whole * 2.2
    run(board)
    assert board.camera.zoom == pytest.approx(whole * 2.2, rel=0.01)
    assert board.highlights.dimmed

    begin(board, len(board.player.steps) - 1)
    run(board, FLIGHT / 2)
    assert board.highlights.dimmed  # what comes in sight was last seen so: no bright patch in it
    run(board)
    assert board.camera.zoom == pytest.approx(whole)
    assert not board.highlights.dimmed


def test_everything_a_conflict_is_about_is_in_sight(made, played):
    board = made(played[4], still=True)
    for place, step in enumerate(board.player.steps):
        board.player.go_to(place)
        if step.conflict is None:
            continue
        seen = board.mapToScene(board.viewport().rect()).boundingRect()
        assert all(
            seen.contains(board.pieces.units[p].pos()) for p in step.near if p in board.pieces.units
        )


def test_a_unit_that_bounces_comes_back(made, played):
    board = made(played[0])
    home = board.pieces.units["BUD"].pos()
    begin(board, conflict_at(board, "GAL"))
    run(board, board.player.step.told_at)
    near = board.pieces.units["BUD"].pos()
    run(board, board.player.step.told_at + 200)
    assert (board.pieces.units["BUD"].pos() - near).manhattanLength() > 8
    run(board)
    assert board.pieces.units["BUD"].pos() == near

    board.player.go_to(0)
    assert board.pieces.units["BUD"].pos() == home


def test_a_unit_that_is_driven_out_is_pushed_aside_and_put_back_on_the_way_back(made, played):
    board = made(played[4], still=True)
    board.player.go_to(0)
    home = board.pieces.units["BUR"].pos()
    board.player.go_to(conflict_at(board, "BUR"))
    assert board.pieces.units["BUR"].state == "dislodged"
    board.player.go_to(0)
    assert board.pieces.units["BUR"].state == "plain"
    assert board.pieces.units["BUR"].pos() == home


def test_units_arrive_where_they_stand_afterwards(made, played):
    board = made(played[0])
    last = len(board.player.steps) - 1
    begin(board, last)
    run(board, board.player.step.length - 1)
    going = {
        one.way[-1]: board.pieces.units[one.province].pos()
        for one in board.player.step.motions
        if one.deed is Deed.GO
    }
    assert board.position is played[0].before
    run(board)

    assert board.position is played[0].resolution.after
    for place, at in going.items():
        assert (board.pieces.units[place[:3]].pos() - at).manhattanLength() < 1


@pytest.mark.parametrize("index", range(7))
def test_every_step_looks_the_same_however_one_came_there(made, played, index):
    moved, jumped = made(played[index]), made(played[index], still=True)
    for place in range(len(moved.player.steps)):
        begin(moved, place)
        run(moved)
    for place in reversed(range(len(jumped.player.steps))):
        jumped.player.go_to(place)
    for board in (moved, jumped):
        board.player.go_to(len(board.player.steps) - 1)
        board.finish()

    assert moved.grab().toImage() == jumped.grab().toImage()


def test_names_stay_where_they_are_while_orders_are_laid(made, played):
    board = made(played[4], still=True)
    places = board.names.labels
    for place, step in enumerate(board.player.steps):
        if step.scene is Scene.POWER:
            board.player.go_to(place)
            assert board.names.labels == places


def test_builds_appear_and_removed_units_fade(made, played):
    board = made(played[6])
    begin(board, len(board.player.steps) - 1)
    run(board, 200)
    born = [m for m in board.player.step.motions if m.deed is Deed.APPEAR]
    assert born
    assert len(board.piece_places._new) == len(born)
    assert 0 < board.pieces.units["GAL"].opacity() < 1
    run(board)

    assert not board.piece_places._new
    assert {unit.province for unit in board.position.units} == set(board.pieces.units)


def test_retreats_run_from_where_units_were_pushed(made, played):
    board = made(played[5])
    begin(board, len(board.player.steps) - 1)
    run(board, 300)

    assert all(one.beaten for one in board.player.step.motions)
    run(board)
    assert not board.pieces.dislodged


def test_a_new_size_of_the_window_keeps_the_conflict_in_sight(made, played):
    board = made(played[4], still=True)
    board.player.go_to(conflict_at(board, "BUR"))
    board.resize(700, 500)
    board.finish()

    seen = board.mapToScene(board.viewport().rect()).boundingRect()
    assert seen.contains(board.piece_places.seat("BUR"))


def test_the_next_place_is_prepared_at_rest_and_nothing_shows_it(made, played, qtbot):
    board = made(played[4])
    board.player.go_to(7)
    before = board.viewport().grab().toImage()
    zoom, labels = board.camera.zoom, board.names.labels

    qtbot.waitUntil(lambda: board.next_view._ready == board.player.steps[8].near)
    assert (board.camera.zoom, board.names.labels) == (zoom, labels)
    assert board.viewport().grab().toImage() == before


def test_a_camera_that_lands_unprepared_lets_the_board_be_painted_beside(made, played, monkeypatch):
    painters = []
    paint = background.paint

    def heard(shapes, wanted):
        painters.append(threading.current_thread())
        return paint(shapes, wanted)

    board = made(played[4])
    monkeypatch.setattr(store, "fetch", lambda key: None)
    background.forget()
    monkeypatch.setattr(background, "paint", heard)
    begin(board, conflict_at(board, "BEL"))
    run(board)

    assert painters
    assert threading.main_thread() not in painters
    assert board.ready()


def test_the_step_stands_still_until_the_board_is_there(made, played, monkeypatch):
    board = made(played[4])
    monkeypatch.setattr(store, "fetch", lambda key: None)
    background.forget()
    begin(board, conflict_at(board, "BEL"))
    player = board.player
    while not player.waiting:
        player.tick(16.0)
    at = player.elapsed
    player.tick(16.0)
    assert player.elapsed == at < player.step.length

    player.tick(PATIENCE)
    assert not player.waiting
    player.tick(16.0)
    assert player.elapsed > at


def test_the_board_after_all_moves_is_painted_before_it_is_needed(made, played, qtbot):
    board = made(played[4])
    board.player.go_to(len(board.player.steps) - 2)

    qtbot.waitUntil(lambda: board.next_view._last)

    wanted = afterwards(board, board.player.past.resolution.after)
    board.player.go_to(len(board.player.steps) - 1)
    board.finish()
    assert board.backdrop.picture.wanted == wanted


def test_only_what_is_seen_is_veiled_until_the_board_is_moved(made, played):
    board = made(played[4], still=True)
    board.player.go_to(conflict_at(board, "BEL"))
    board.viewport().repaint()
    picture, dressed = board.highlights._dressed
    assert dressed.part.width() < picture.pixmap.width()
    sharp = board.viewport().grab().toImage()

    board.camera.pan_by(QPoint(-60, 40))
    board.viewport().repaint()
    assert board.highlights._dressed[1].part == picture.pixmap.rect()
    board.camera.pan_by(QPoint(60, -40))
    assert board.viewport().grab().toImage() == sharp


def test_one_frame_of_a_new_step_does_not_do_all_the_camera_s_work(made, played):
    board = made(played[4])
    first, other = [at for at, step in enumerate(board.player.steps) if step.near][:2]
    board.player.go_to(first)
    was = board.camera.zoom, board.mapToScene(0, 0)

    board.player.go_to(other, moving=True)
    board.player.pause()
    assert board.showing.step is board.player.steps[first]  # the paper beside it is written first

    board.player.tick(16.0)
    assert board.showing.step is board.player.step
    assert (board.camera.zoom, board.mapToScene(0, 0)) == was
    assert not board.at_rest()
    board.player.tick(16.0)
    assert (
        board.camera.zoom,
        board.mapToScene(0, 0),
    ) == was  # kept for the way
    while board.player.moving:
        board.player.tick(16.0)
    assert (board.camera.zoom, board.mapToScene(0, 0)) != was
    assert board.at_rest()


def test_a_step_begun_anew_in_mid_flight_is_looked_at_where_it_happens(made, played):
    board = made(played[4])
    place = conflict_at(board, "BEL")
    board.player.go_to(place)
    near, middle = board.camera.zoom, board.mapToScene(board.viewport().rect().center())
    board.player.go_to(7)
    for again in (board.player.replay, lambda: board.player.go_to(place)):
        begin(board, place)
        run(board, FLIGHT / 2)
        assert board.camera.zoom != near
        again()
        board.player.pause()
        run(board)
        assert board.camera.zoom == near
        assert board.mapToScene(board.viewport().rect().center()) == middle
        board.player.go_to(7)


def test_a_window_that_changes_its_size_in_flight_shows_the_step_at_once(made, played):
    board = made(played[4])
    board.player.go_to(7)
    begin(board, conflict_at(board, "BEL"))
    board.resize(700, 500)
    assert board.showing.step is board.player.step
    run(board)
    board.finish()
    seen = board.viewport().grab().toImage()

    other = made(played[4], still=True, size=(700, 500))
    other.player.go_to(board.player.at)
    other.finish()
    assert other.viewport().grab().toImage() == seen


def test_a_place_is_looked_at_from_the_same_point_wherever_the_camera_comes_from(made, played):
    board = made(played[1], still=True)
    nears = [step.near for step in board.player.steps if step.near]
    board.player.go_to(0)
    from_afar = [board.framing.region_of(near) for near in nears]
    board.player.go_to(next(i for i, step in enumerate(board.player.steps) if step.near))

    assert nears
    assert [board.framing.region_of(near) for near in nears] == from_afar


def test_orders_of_beaten_units_are_drawn_from_their_place_also_while_these_move(made, played):
    board = made(played[5])
    last = len(board.player.steps) - 1
    begin(board, last)
    run(board, board.player.step.length * 0.6)
    board.player.go_to(last - 1)
    seen = board.viewport().grab().toImage()

    other = made(played[5], still=True)
    other.player.go_to(last - 1)
    assert other.viewport().grab().toImage() == seen


def test_nobody_waits_for_a_board_that_is_not_seen(made, played, monkeypatch):
    board = made(played[4])
    monkeypatch.setattr(store, "fetch", lambda key: None)
    background.forget()
    begin(board, conflict_at(board, "BEL"))
    while not board.player.waiting:
        board.player.tick(16.0)

    board.hide()
    assert not board.player.waiting


def test_nobody_is_ringed_while_all_orders_are_shown_at_once(made, played):
    board = made(played[0], still=True)
    board.player.go_to(1)
    assert any(item.state == "chosen" for item in board.pieces.units.values())

    board.player.set_everything(on=True)
    assert not any(item.state == "chosen" for item in board.pieces.units.values())


def test_a_unit_that_bounced_before_it_was_driven_out_stands_upright_again_on_the_way_back(
    made, played
):
    board = made(played[4], still=True)
    driven = conflict_at(board, "BUR")
    board.player.go_to(driven)
    assert board.pieces.units["BUR"].state == "dislodged"
    board.player.go_to(conflict_at(board, "BEL"))
    assert any(one.province == "BUR" for one in board.player.step.motions)

    assert board.pieces.units["BUR"].state == "plain"


def test_every_distance_a_conflict_is_seen_from_is_prepared_before_the_first(made, played, qtbot):
    board = made(played[4])
    board.player.go_to(7)
    regions = [board.framing.region_of(step.near) for step in board.player.steps]
    sizes = {region.size().toTuple() for region in regions if region}
    qtbot.waitUntil(lambda: board.next_view._known >= sizes)
    qtbot.waitUntil(lambda: board.next_view._ready == board.player.steps[8].near)
