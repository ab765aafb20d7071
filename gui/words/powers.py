"""What a game calls its powers, for sentences of any game: *mocnosti*, *cechy*."""

from engine.board.board import Board
from gui.games import catalogue
from gui.words import names


def sentence(phrase: str, board: Board, **facts: object) -> str:
    """Put ``{power_word}`` and ``{powers_word}`` into a phrase, as the game of a board has them."""
    game = catalogue.played_on(board)
    one, several = names.things(game.power), names.things(game.powers)
    return names.sentence(phrase, power_word=one, powers_word=several, **facts)


def head(board: Board) -> str:
    """Say what stands over a column of powers: ``Mocnost``."""
    return sentence("{power_word}", board)
