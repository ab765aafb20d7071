"""The piece of board on the start screen, in windows of any size."""

import pytest


def start(window):
    window.show_start()
    return window.screen_shown


@pytest.mark.parametrize("size", [(1024, 600), (1280, 720), (1920, 1080), (2600, 1400)])
def test_of_the_piece_of_board_is_kept_what_is_seen_however_large_the_window_is(
    window, qtbot, size
):
    page = start(window)
    window.resize(*size)
    qtbot.waitUntil(lambda: page.hero.has_picture and not page.hero.wants_picture)
    window.grab()

    assert page.hero._picture.size() == page.hero.size() * page.devicePixelRatioF()
    assert page.hero._whole.isNull()


def test_the_piece_of_board_stays_the_same_when_the_window_was_another_for_a_while(window, qtbot):
    page = start(window)
    window.resize(1280, 720)
    qtbot.waitUntil(lambda: page.hero.has_picture and not page.hero.wants_picture)
    before = page.hero.grab().toImage()

    for size in ((1100, 900), (1700, 650), (1280, 720)):
        window.resize(*size)
        assert page.hero.has_picture
        window.grab()
        qtbot.waitUntil(lambda: not page.hero.wants_picture)

    qtbot.waitUntil(lambda: page.hero.grab().toImage() == before)
