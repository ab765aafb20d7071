"""What is written beside the board while a secret vote is held: on what, how many have voted."""

from PySide6.QtCore import QCoreApplication

from engine.board.board import Board
from engine.table.view import PublicView
from gui.public.blocks import Letters, Pen, spread
from gui.public.standings import standings
from gui.public.things import Thing
from gui.words import phases
from gui.words.endings import motion_words


def vote_page(pen: Pen, view: PublicView, board: Board) -> tuple[Thing, ...]:
    """Write the page of a vote; nothing on it depends on what anybody voted."""
    ballot = view.ballot
    if ballot is None:
        return ()
    sentence = QCoreApplication.translate("Public", "{voted} of {asked} have voted")
    count = sentence.format(voted=len(ballot.voted), asked=len(ballot.voters))
    head = [
        pen.head(phases.phase_words(view.phase)),
        pen.title(QCoreApplication.translate("Public", "Secret vote")),
    ]
    secret = QCoreApplication.translate(
        "Public", "It passes only if all are for it. Only the count is told."
    )
    blocks = [
        pen.joined(head, 0.008),
        pen.text(motion_words(ballot.motion, view, board), "h2", Letters(weight=600)),
        pen.joined([pen.text(count), pen.text(secret, "least", Letters(ink="on_chrome2"))], 0.008),
        standings(pen, view, board, spare=2),
    ]
    return spread(pen, blocks)
