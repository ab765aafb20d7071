"""What every way of dealing comes to, and what it can be asked in vain."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from types import MappingProxyType

from engine.hashing import sha256

Draw = Callable[[str, Sequence[str]], str]
"""Draws one of several players for what they all want: ``draw("ENGLAND", ("Ada", "Bob"))``."""


@dataclass(frozen=True, slots=True)
class Grant:
    """One player has got what he plays."""

    player: str
    side: str
    """A power, or several that one player commands together."""

    choice: int
    """Which of his wishes that was, from 1; 0 when he had not wished for it."""

    against: tuple[str, ...] = ()
    """Who wanted it too at that moment; the lot decided."""


@dataclass(frozen=True, slots=True)
class Dealt:
    """Who plays what, and how it came about."""

    grants: tuple[Grant, ...]
    """In the order in which they were given."""

    @property
    def sides(self) -> Mapping[str, str]:
        """What each player plays."""
        return MappingProxyType({grant.player: grant.side for grant in self.grants})


class DealFault(StrEnum):
    """Why nothing can be dealt."""

    NOBODY = "nobody"
    """There are no players."""

    UNEQUAL = "unequal"
    """There are not as many players as sides. Facts: ``players``, ``sides``."""

    UNKNOWN_SIDE = "unknown side"
    """Somebody wishes for what is not played. Facts: ``player``, ``side``."""

    SIDE_TWICE = "side twice"
    """Somebody wishes for the same side twice. Facts: ``player``, ``side``."""

    BID_NEGATIVE = "bid negative"
    """Somebody bids less than nothing. Facts: ``player``, ``side``, ``bid``."""

    BID_TWICE = "bid twice"
    """Somebody bids the same for two sides. Facts: ``player``, ``bid``."""

    OVER_BUDGET = "over budget"
    """Somebody bids more than he has. Facts: ``player``, ``bid``, ``budget``."""


class DealError(ValueError):
    """Nothing can be dealt from what was handed in."""

    def __init__(self, fault: DealFault, **facts: str | int) -> None:
        super().__init__(fault.value)
        self.fault = fault
        self.facts: Mapping[str, str | int] = MappingProxyType(facts)


def lots(seed: str) -> Draw:
    """Return lots that anybody can draw again.

    The one drawn is the player for whom the SHA-256 of the line ``seed side player`` (UTF-8, one
    space between) is the smallest.
    """

    def draw(side: str, players: Sequence[str]) -> str:
        def number(player: str) -> bytes:
            return sha256(f"{seed} {side} {player}".encode()).digest()

        return min(players, key=number)

    return draw


def check(players: Sequence[str], sides: Sequence[str]) -> None:
    """Refuse to deal unless everybody gets exactly one side.

    Raises:
        DealError: there is nobody, or there are not as many players as sides.
    """
    if not players:
        raise DealError(DealFault.NOBODY)
    if len(set(players)) != len(sides):
        raise DealError(DealFault.UNEQUAL, players=len(set(players)), sides=len(sides))


def check_wishes(player: str, wishes: Sequence[str], sides: Sequence[str]) -> None:
    """Refuse a list that names anything unknown, or anything twice.

    Raises:
        DealError: it does.
    """
    seen: set[str] = set()
    for side in wishes:
        if side not in sides:
            raise DealError(DealFault.UNKNOWN_SIDE, player=player, side=side)
        if side in seen:
            raise DealError(DealFault.SIDE_TWICE, player=player, side=side)
        seen.add(side)
