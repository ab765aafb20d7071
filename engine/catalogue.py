"""Every game that the program knows: the only module that knows them all."""

from collections.abc import Mapping
from types import MappingProxyType

from engine.games.blank.card import BLANK
from engine.games.card import Card, Game, LiveGame
from engine.games.diplomacy.card import DIPLOMACY
from engine.games.first_light.card import FIRST_LIGHT

GAMES: Mapping[str, Game] = MappingProxyType({game.id: game for game in (DIPLOMACY, BLANK)})
"""Games of sealed turns by their id in files."""

LIVE: Mapping[str, LiveGame] = MappingProxyType({game.id: game for game in (FIRST_LIGHT,)})
"""Games of live rounds by their id in files."""

CARDS: Mapping[str, Card] = MappingProxyType({**GAMES, **LIVE})
"""All of them."""
