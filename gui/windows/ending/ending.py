"""What the table may settle by the menu: an end before anybody has won, a player who leaves."""

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from engine.board.board import Board
from engine.table.ballot.ballot import Motion, MotionKind
from gui.kit.dialog import Question
from gui.table_bridge import TableBridge
from gui.windows.ending.end_card import EndCard, LeaverCard
from gui.words.endings import motion_words

Settle = Callable[[Callable[[], object]], None]
"""Does something that may be refused, says so if it is, and shows what the game asks for then."""


def ask_for_end(window: QWidget, bridge: TableBridge, board: Board, settle: Settle) -> None:
    """Ask how the game shall end."""
    card = EndCard(window, bridge.public(), board)
    card.agreed.connect(lambda motion: _ask_openly(window, bridge, board, motion, settle))
    card.vote_asked.connect(lambda motion: settle(lambda: bridge.open_ballot(motion)))
    if bridge.master is not None:
        count = bridge.master.record_vote
        card.counted.connect(lambda motion, yes: settle(lambda: count(motion, favour=yes)))
    card.open()


def _ask_openly(
    window: QWidget, bridge: TableBridge, board: Board, motion: Motion, settle: Settle
) -> None:
    question = Question(
        window,
        QCoreApplication.translate("Ending", "Do all agree?"),
        motion_words(motion, bridge.public(), board),
        yes=QCoreApplication.translate("Ending", "End the game"),
        no=QCoreApplication.translate("Ending", "Play on"),
        danger=True,
    )
    question.agreed.connect(lambda: settle(lambda: end_openly(bridge, motion)))
    question.open()


def end_openly(bridge: TableBridge, motion: Motion) -> None:
    """End the game as all agreed."""
    if motion.kind is MotionKind.DRAW:
        bridge.end_by_draw()
    elif motion.kind is MotionKind.STOP:
        bridge.end_by_stopping()
    else:
        bridge.end_by_concession(motion.power)


def ask_who_leaves(window: QWidget, bridge: TableBridge, board: Board, settle: Settle) -> None:
    """Ask who leaves, or who comes for one who left."""
    voted = bridge.rules.agreed_hands
    card = LeaverCard(window, bridge.public(), board, voted=voted)
    card.left.connect(lambda power, why: settle(lambda: bridge.resign(power, reason=why)))
    if voted and bridge.master is not None:
        count = bridge.master.record_vote
        card.counted.connect(lambda motion, yes: settle(lambda: count(motion, favour=yes)))
    card.vote_asked.connect(lambda motion: settle(lambda: bridge.open_ballot(motion)))
    card.came.connect(lambda power, name: settle(lambda: bridge.take_over(power, name)))
    card.open()
