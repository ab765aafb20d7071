"""The room's board during a reveal: prepared in its own theme, and a little behind the laptop's."""

import pytest

from gui.public.look import Look
from gui.public.reveal_board import PublicReveal
from gui.reveal.player import RevealPlayer
from gui.reveal.step import Scene


@pytest.fixture
def board(qtbot, look, loaded_map, played):
    """Show it in a theme that nothing else wears; time passes only by a test's hand."""
    player = RevealPlayer(played[4], loaded_map.board, still=False, now=lambda: 0.0)
    found = PublicReveal(player, loaded_map, Look("projector"), None)
    qtbot.addWidget(found)
    found.resize(900, 640)
    with qtbot.waitExposed(found):
        found.show()
    found.finish()
    yield found
    player.pause()


def test_the_next_place_is_prepared_in_the_theme_of_the_room(board, qtbot):
    first = next(i for i, s in enumerate(board.player.steps) if s.scene is Scene.CONFLICT)
    board.player.go_to(first - 1)

    qtbot.waitUntil(lambda: board.next_view._ready == board.player.steps[first].near)
    assert board.ready()


def test_the_room_sees_a_step_begin_a_few_frames_after_the_laptop(board):
    first = next(i for i, s in enumerate(board.player.steps) if s.scene is Scene.CONFLICT)
    board.player.go_to(first - 1)
    was = board.showing.step
    board.player.go_to(first, moving=True)
    board.player.pause()
    assert board.showing.step is was

    for _ in range(board.behind - 1):
        board.player.tick(16.0)
    assert board.showing.step is was

    board.player.tick(16.0)
    assert board.showing.step is board.player.step


def test_the_room_comes_to_the_end_of_a_step_a_frame_after_the_laptop(board, qtbot):
    last = len(board.player.steps) - 1
    before = board.player.past.before
    board.player.go_to(last, moving=True)
    board.player.pause()
    while board.player.moving:
        board.player.tick(16.0)
    assert board.position is before
    assert not board.at_rest()

    qtbot.waitUntil(lambda: board.position is board.player.past.resolution.after)


def test_the_camera_does_its_work_although_nobody_lets_time_pass(board, qtbot):
    first = next(i for i, s in enumerate(board.player.steps) if s.scene is Scene.CONFLICT)
    board.player.go_to(first - 1)
    board.player.go_to(first, moving=True)
    board.player.pause()

    qtbot.waitUntil(lambda: board.showing.step is board.player.step)


def test_a_step_that_is_shown_without_movement_is_shown_at_once(board):
    board.player.go_to(3)

    assert board.showing.step is board.player.steps[3]


def test_the_whole_board_in_the_corner_is_gone_once_the_camera_has_come_back(board, qtbot):
    last = len(board.player.steps) - 1
    board.player.go_to(last - 1)
    assert board.inset.isVisible()
    board.player.go_to(last, moving=True)
    board.player.pause()
    board.player.show_moment(float(board.player.step.length))

    qtbot.waitUntil(board.at_rest)
    assert board.camera.zoom == board.camera.fit_zoom
    assert not board.inset.isVisible()
