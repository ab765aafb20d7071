"""Opens a text of another program as the program does, for whoever tries a form of it."""

from engine.board.loader import load_map
from engine.exchange.doors import open_data
from engine.exchange.replay import compared, replay
from engine.games.diplomacy.game import Diplomacy

RULES = Diplomacy(load_map("standard").board)


def opened(text):
    (found,) = open_data(text.encode(), RULES)
    return found


def comparison(text):
    found = opened(text)
    return compared(replay(found.game, RULES), found.read_report)
