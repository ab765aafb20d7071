"""The cards of all games: the only module outside their own rooms that names them."""

from gui.games.bez_hranic.card import BEZ_HRANIC
from gui.games.blank.card import BLANK
from gui.games.catalogue import enter, enter_rounds
from gui.games.diplomacy.card import DIPLOMACY
from gui.games.diplomatia.card import DIPLOMATIA
from gui.games.first_light.card import FIRST_LIGHT

enter((DIPLOMACY, DIPLOMATIA, BLANK))
enter_rounds((BEZ_HRANIC, FIRST_LIGHT))
