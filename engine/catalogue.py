"""Every game that the program knows: the only module that knows them all."""

import os
from collections.abc import Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING

from engine.games.bez_hranic.card import BEZ_HRANIC
from engine.games.blank.card import BLANK
from engine.games.card import Card, Game, LiveGame
from engine.games.diplomacy.card import DIPLOMACY
from engine.games.diplomatia.card import DIPLOMATIA
from engine.games.first_light.card import FIRST_LIGHT

if TYPE_CHECKING:  # not before the first paint
    from engine.library.shelf import Shelf

GAMES: Mapping[str, Game] = MappingProxyType(
    {game.id: game for game in (DIPLOMACY, DIPLOMATIA, BLANK)}
)
"""Games of sealed turns by their id in files."""

LIVE: Mapping[str, LiveGame] = MappingProxyType(
    {game.id: game for game in (BEZ_HRANIC, FIRST_LIGHT)}
)
"""Games of live rounds by their id in files."""

CARDS: Mapping[str, Card] = MappingProxyType({**GAMES, **LIVE})
"""All of them."""

DEVELOPER = "VELMOC_DEVELOPER"
"""Set in the environment, it offers what is only for who works on the program."""


def offered() -> tuple[str, ...]:
    """Return the games that people may choose for a new table."""
    everything = bool(os.environ.get(DEVELOPER))
    return tuple(key for key, game in CARDS.items() if everything or not game.for_developers)


def shelves_of(game: str) -> "tuple[Shelf, ...]":
    """Return a game's shelves of the library; none where it has none."""
    shelves = CARDS[game].shelves
    return shelves() if shelves is not None else ()
