"""The rulebook's sample game, typed off slips as people write them, judged at the master's desk."""

import random

import pytest

from engine.games.diplomacy.phase import Step
from engine.rules.order import texts_of
from engine.table.view import Stage
from gui.master.desk_screen import MasterDesk
from gui.master.log_screen import LogScreen
from gui.master.preview import PreviewScreen
from gui.table.results.results_screen import ResultsScreen
from gui.words import labels

pytestmark = pytest.mark.usefixtures("bare_boards")


def mangled(order, board, chance):
    """Write an order as somebody in a hurry does; it still has one meaning."""
    said = labels.notation(labels.order_of(order, board), board)
    return chance.choice(
        (
            said,
            said.lower(),
            order.replace(" - ", "-"),
            order.replace(" - ", " → "),
            f"  {order.lower()} ",
        )
    )


def test_the_sample_game_is_transcribed_from_slips(master, qtbot, played):
    chance, board = random.Random(5), master.bridge.rules.board
    for past in played:
        desk = master.shows(MasterDesk)
        assert master.bridge.public().phase == past.phase
        for power, orders in texts_of(past.orders).items():
            slip = "\n".join(mangled(order, board, chance) for order in orders)
            if not desk.boxes[power].text.isEnabled():
                assert not orders
                continue
            desk.boxes[power].text.setPlainText(slip)
            judged = tuple(line.judged.order for line in desk.boxes[power].lines)
            assert judged == orders, slip
        disorder = [power for power in past.disorder if past.phase.step is Step.MOVES]
        assert not disorder
        master.press(desk.go)
        master.press(master.shows(PreviewScreen).commit)
        results = master.shows(ResultsScreen)
        assert master.bridge.public().position == past.resolution.after
        if master.bridge.public().stage is Stage.OVER:
            break
        master.press(results.bar.go)

    assert len(master.bridge.public().past) == len(played)
    if isinstance(master.screen, MasterDesk):
        master.press(master.screen.log)
        text = master.shows(LogScreen).text.toPlainText()
        assert text.count("Supply centres:") == len(played)
