"""A reveal driven at random: however wildly keys are pressed, what comes to rest is the step.

More seeds than the suite has time for: ``VELMOC_STORMS=200``.
"""

import os
import random
import time

import pytest
from PySide6.QtWidgets import QApplication

from gui import i18n
from gui.public.look import Look
from gui.public.reveal_board import PublicReveal
from gui.reveal.board import RevealBoard
from gui.reveal.player import SPEEDS, RevealPlayer
from gui.reveal.step import Mode

SEEDS = range(int(os.environ.get("VELMOC_STORMS", "4")))
SIZES = ((500, 360), (640, 460), (700, 400))
PAUSES = (0, 0, 0.005, 0.02, 0.05, 0.2)
KEYS = (*["forward"] * 10, *["back"] * 4, "replay", *["freeze"] * 3, "speed", "mode", "everything")
DEEDS = (*KEYS, "jump", "resize", "hide", "language")


def wait(seconds):
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        QApplication.processEvents()
        time.sleep(0.001)


def act(deed, player, boards, chance):  # noqa: C901 - one line for each deed
    match deed:
        case "forward" if player.at < len(player.steps) - 1 or not player.told:
            player.forward()
        case "back":
            player.back()
        case "replay":
            player.replay()
        case "freeze":
            player.toggle()
        case "speed":
            player.set_speed(chance.choice(SPEEDS))
        case "mode":
            player.set_mode(next(mode for mode in Mode if mode is not player.mode))
        case "everything":
            player.set_everything(on=not player.everything)
        case "jump":
            player.go_to(chance.randrange(len(player.steps)), moving=chance.random() < 0.5)
        case "resize":
            board = chance.choice(boards)
            board.resize(*chance.choice(SIZES))
            if isinstance(board, PublicReveal):
                board.appearance.wear(board, board.appearance.look, float(board.height()))
        case "hide":
            board = chance.choice(boards)
            board.setVisible(not board.isVisible())
        case "language":
            i18n.speak(chance.choice(("cs", "en")))


def come_to_rest(player, boards, qtbot):
    """Let go of all keys, and wait until nothing moves."""
    for board in boards:
        board.show()
    player.halt()
    player.frozen = False
    if player.moving:
        player.replay()

    def still():
        busy = any(
            board.redraw.waiting or board.backdrop.is_painting or board.redraw.sprites.busy
            for board in boards
        )
        return not player.running and not busy and all(board.at_rest() for board in boards)

    qtbot.waitUntil(still)
    wait(0.12)  # what prepares the next step may begin only now
    qtbot.waitUntil(still)


def sight(board):
    """Return what is seen; the shade beside a board that was moved may be where it was before."""
    board.backdrop._table._kept = None
    return board.grab().toImage()


def fresh(board, player, loaded_map, qtbot):
    """Return what a new board shows of the step."""
    other = RevealPlayer(player.past, loaded_map.board, still=True)
    other.set_mode(player.mode)
    if isinstance(board, PublicReveal):
        found = PublicReveal(other, loaded_map, board.appearance.look, None)
        found.appearance.wear(found, board.appearance.look, board.appearance.unit)
    else:
        found = RevealBoard(other, loaded_map)
    qtbot.addWidget(found)
    found.resize(board.size())
    with qtbot.waitExposed(found):
        found.show()
    other.go_to(player.at)
    other.set_everything(on=player.everything)
    with found.appearance.worn():
        found.finish()
    seen = sight(found)
    found.close()
    return seen


@pytest.mark.parametrize("seed", SEEDS)
def test_what_comes_to_rest_looks_like_the_step(seed, qtbot, look, loaded_map, played):
    chance = random.Random(seed)
    player = RevealPlayer(chance.choice(played), loaded_map.board)
    boards = [RevealBoard(player, loaded_map)]
    if seed % 2:
        boards.append(PublicReveal(player, loaded_map, Look(), None))
    for board in boards:
        qtbot.addWidget(board)
        board.resize(*chance.choice(SIZES))
        with qtbot.waitExposed(board):
            board.show()
    try:
        for _ in range(2):
            deeds = [chance.choice(DEEDS) for _ in range(chance.randrange(4, 20))]
            for deed in deeds:
                act(deed, player, boards, chance)
                wait(chance.choice(PAUSES))
            come_to_rest(player, boards, qtbot)
            for board in boards:
                assert sight(board) == fresh(board, player, loaded_map, qtbot), deeds
    finally:
        player.pause()
        i18n.speak("en")
