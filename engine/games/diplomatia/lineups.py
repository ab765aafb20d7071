"""Fewer players than powers (1.2): whoever the table agrees commands what, on any map.

Powers are merged under one player or stay neutral as the table likes, so an arrangement is written
out in its id: ``FRA+ESP,GER,GBR``. Plus signs join the powers of one player, commas part players,
and a power that is missing is neutral: nobody writes for it, and its units only defend themselves.
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from engine.board.board import Board

FEWEST: Final = 2
"""Players at least."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Lineup:
    """What each player of a table commands."""

    id: str
    """Key in files; never shown, never changed."""

    sides: tuple[tuple[str, ...], ...]
    """The powers that each player commands; one that is missing is neutral."""

    years: tuple[int, ...] = (1,)
    """Turns with which the game may begin: the first."""

    neutral: str = ""
    """No power joins a side by a coin."""

    units: int = 0
    """No number of units wins: centres do (4.1)."""

    @property
    def played(self) -> frozenset[str]:
        """Every power that somebody commands."""
        return frozenset(power for side in self.sides for power in side)


def lineup_of(sides: Iterable[Iterable[str]], board: Board) -> Lineup:
    """Return the arrangement in which players command these powers, each in the map's order.

    Raises:
        ValueError: a power is unknown or commanded twice, or there are too few players.
    """
    place = {power: number for number, power in enumerate(board.powers_by_id)}
    given = [tuple(side) for side in sides if side]
    taken = [power for side in given for power in side]
    if len(given) < FEWEST or len(set(taken)) < len(taken) or not place.keys() >= {*taken}:
        raise ValueError(f"no arrangement: {'; '.join(map(', '.join, given))}")
    hands = sorted(tuple(sorted(side, key=lambda one: place[one])) for side in given)
    hands.sort(key=lambda side: place[side[0]])
    return Lineup(id=",".join(map("+".join, hands)), sides=tuple(hands))


def lineup(text: str, board: Board) -> Lineup:
    """Read the id of an arrangement.

    Raises:
        ValueError: there is no such arrangement on this map.
    """
    read = lineup_of((side.split("+") for side in text.split(",")), board)
    if read.id != text:
        raise ValueError(f"no arrangement: {text}")
    return read


class Arrangements(Mapping[str, Lineup]):
    """Every arrangement that a table may agree on, by its id; there are too many to list them."""

    def __init__(self, board: Board) -> None:
        self._board = board

    def __getitem__(self, text: str) -> Lineup:
        """Return one.

        Raises:
            KeyError: it is none on this map.
        """
        try:
            return lineup(text, self._board)
        except (ValueError, AttributeError) as error:
            raise KeyError(text) from error

    def __iter__(self) -> Iterator[str]:
        """List none."""
        return iter(())

    def __len__(self) -> int:
        """List none."""
        return 0
