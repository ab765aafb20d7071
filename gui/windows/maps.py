"""Maps as they are wanted, each loaded once."""

from dataclasses import replace

from engine.board.board import Board
from engine.board.loader import LoadedMap, load_map, map_names
from engine.catalogue import GAMES


class Maps:
    """The maps that games are played on."""

    def __init__(self) -> None:
        self._known: dict[str, LoadedMap] = {}

    def usual(self, game: str = "") -> LoadedMap:
        """Return the usual map of a game; of the first there is, where none is named.

        Raises:
            MapError: it cannot be used.
        """
        return self._map(GAMES[game or next(iter(GAMES))].map)

    def of(self, board: Board) -> LoadedMap:
        """Return the map that a board is of, with this very board.

        Raises:
            MapError: it cannot be used.
        """
        known = self._map(board.id)
        if known.board is not board:
            known = self._known[board.id] = replace(known, board=board)
        return known

    def of_game(self, game: str, name: str) -> LoadedMap:
        """Return the map of a stored game; where there is none, that of the first game there is.

        Raises:
            MapError: it cannot be used.
        """
        return self._map(name) if game in GAMES and name in map_names() else self.usual()

    def _map(self, name: str) -> LoadedMap:
        if name not in self._known:
            self._known[name] = load_map(name)
        return self._known[name]
