"""By which rules the open game is played, and how its powers were dealt."""

from PySide6.QtWidgets import QWidget

from gui.explain.deal_words import table_lines
from gui.games import catalogue
from gui.table_bridge import TableBridge

NAME = "rules of this game"
"""What the card is called, whichever game it is of."""


def show_game_rules(window: QWidget, bridge: TableBridge) -> None:
    """Open the card on which the game says it."""
    public, rules = bridge.public(), bridge.rules
    seats = table_lines(public, rules.board)
    card = catalogue.GAMES[public.game].rules_card(window, rules.options, seats)
    card.setObjectName(NAME)
    card.open()
