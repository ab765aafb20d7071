"""How spaces and powers of a board are called in a line, and as whom others may call them."""

from collections.abc import Iterable, Mapping
from functools import lru_cache

from engine.board.board import Board, SameBoard
from engine.board.names import fold, spellings
from engine.board.province import Power, Province


def written(key: str) -> str:
    """Write a key of files: ``EU-1914`` for ``eu_1914``. No such key has a dash of its own."""
    return key.upper().replace("_", "-")


def meant(text: str) -> str:
    """Return what two spellings of a key have in common."""
    return text.lower().replace("-", "_")


class LineNames:
    """The names of one board. Keys go before all other names."""

    def __init__(self, board: Board) -> None:
        initials = [power.initial for power in board.powers]
        by_letter = len({*initials}) == len(initials) and all(map(str.isascii, initials))
        self.power_signs: Mapping[str, str] = {
            power.id: power.initial if by_letter else written(power.id) for power in board.powers
        }
        """What each power is called in a line: by its letter, where no two have the same."""

        self._spaces = _index(board.provinces.values(), {key: key for key in board.provinces})
        signs = {sign: power for power, sign in self.power_signs.items()}
        self._powers = _index(board.powers, signs)
        self.coasts = {key: province.coasts for key, province in board.provinces.items()}

    def spaces(self, text: str) -> tuple[str, ...]:
        """Return the spaces that a text may mean."""
        return _looked_up(text, self._spaces)

    def powers(self, text: str) -> tuple[str, ...]:
        """Return the powers that a text may mean."""
        return _looked_up(text, self._powers)


Index = tuple[Mapping[str, str], Mapping[str, tuple[str, ...]]]


def _index(things: Iterable[Province | Power], signs: Mapping[str, str]) -> Index:
    known: dict[str, dict[str, None]] = {}
    for thing in things:
        for name in spellings(thing):
            known.setdefault(fold(name), {})[thing.id] = None
    return signs, {name: tuple(keys) for name, keys in known.items()}


def _looked_up(text: str, index: Index) -> tuple[str, ...]:
    signs, known = index
    key = signs.get(text.upper())
    return (key,) if key is not None else known.get(fold(text), ())


def names_of(board: Board) -> LineNames:
    """Return the names of a board, made once."""
    return _names(SameBoard(board))


@lru_cache(maxsize=16)
def _names(same: SameBoard) -> LineNames:
    return LineNames(same.board)
