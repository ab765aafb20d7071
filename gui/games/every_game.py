"""The cards of all games: the only module outside their own rooms that names them."""

from gui.games.blank.card import BLANK
from gui.games.catalogue import enter
from gui.games.diplomacy.card import DIPLOMACY

enter((DIPLOMACY, BLANK))
