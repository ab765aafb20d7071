"""Which game was played here last: a table that comes back plays it again, on the same map."""

from engine.board.loader import LoadedMap
from engine.catalogue import GAMES, offered
from engine.store.cover import Cover
from gui.windows.files.shelf import HURRY, GameCard, KnowsGames
from gui.windows.maps import Maps


def _last(shelf: KnowsGames) -> tuple[GameCard, Cover] | None:
    """Return the game played last of those that can be looked at, if it may be founded again."""
    for card in shelf.cards(within=HURRY):
        if card.cover is not None:
            return (card, card.cover) if card.cover.game in offered() else None
    return None


def played_here(shelf: KnowsGames) -> str:
    """Return the game on a board that was played last; nothing where it is not to be offered."""
    last = _last(shelf)
    return last[1].game if last is not None and last[1].game in GAMES else ""


def studied_here(shelf: KnowsGames) -> str:
    """Return the game played last, whichever way it flows: its study is the one that is opened."""
    last = _last(shelf)
    return last[1].game if last is not None else ""


def same_table(shelf: KnowsGames, maps: Maps) -> tuple[str, LoadedMap | None]:
    """Return what the table that played last would play again: its game, and the map it was on.

    Nothing for a game or a map that is not there any more.
    """
    last = _last(shelf)
    if last is None:
        return "", None
    card, cover = last
    if cover.game not in GAMES:
        return cover.game, None
    found = maps.of_game(cover.game, cover.map, card.path)
    return cover.game, found if found.board.game == cover.game else None
