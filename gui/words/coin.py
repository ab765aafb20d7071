"""What is said of the coin that decides whose side a neutral power joins (XIV.2.e)."""

from PySide6.QtCore import QCoreApplication

from engine.board.board import Board
from engine.table.view import PastPhase, PublicView
from gui.words import names


def coin_words(view: PublicView, board: Board, past: PastPhase | None = None) -> str:
    """Say how the coin fell and how anybody can toss it again; nothing when it did not fall here.

    ``past`` is the phase whose results are shown.
    """
    coin = view.coin
    if coin is None or (past is not None and past.phase.code != coin.phase):
        return ""
    known = names.spoken(board)
    if not view.player(coin.power):
        alone = QCoreApplication.translate(
            "Coin", "The coin has fallen: {power:the} joins the side of {side:the}."
        )
        return alone.format(power=known.power(coin.power), side=known.powers(coin.side))
    sentence = QCoreApplication.translate(
        "Coin",
        "The coin has fallen: {power:the} joins the side of {side:the} and is led by {player}.",
    )
    return sentence.format(
        power=known.power(coin.power),
        player=view.player(coin.power),
        side=known.powers(coin.side),
    )


def seed_words(view: PublicView) -> str:
    """Say from what the coin follows, for those who want to check it."""
    sentence = QCoreApplication.translate(
        "Coin", "Seed of the coin, from the nonces of the envelopes just opened: {seed}"
    )
    return sentence.format(seed=view.coin.seed) if view.coin is not None else ""
