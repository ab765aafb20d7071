"""Every game that the program knows: the only module that knows them all."""

from collections.abc import Mapping
from types import MappingProxyType

from engine.games.blank.card import BLANK
from engine.games.card import Game
from engine.games.diplomacy.card import DIPLOMACY

GAMES: Mapping[str, Game] = MappingProxyType({game.id: game for game in (DIPLOMACY, BLANK)})
"""Games by their id in files."""
