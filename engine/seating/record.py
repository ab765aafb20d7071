"""What is kept of a deal, so that anybody can deal the same again from it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum

from engine.hashing import sha256
from engine.seating.bids import deal_by_bids
from engine.seating.dealt import Dealt, Draw, Grant, lots
from engine.seating.wishes import by_score, deal_by_wishes, deal_in_order


class Way(StrEnum):
    """How a table gives out its powers."""

    LOT = "lot"
    """By lot alone (I)."""

    CHOSEN = "chosen"
    """Everybody took one in the open."""

    WISHES = "wishes"
    """By lists written in secret (appendix 1)."""

    SCORES = "scores"
    """One after another in the order of their scores, in the open."""

    BIDS = "bids"
    """By bids made in secret."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Dealing:
    """What was handed in, nothing for the lot; players are called by seats, ``1`` for the first."""

    players: tuple[str, ...]
    """Their names, seat by seat."""

    sides: tuple[str, ...]
    """What was dealt: powers, or the first of several that one player commands together."""

    wishes: tuple[tuple[str, ...], ...] = ()
    """What each seat wished for, the dearest first; in the order of scores, what it took."""

    bids: tuple[Mapping[str, int], ...] = ()
    """What each seat bid for which side."""

    scores: tuple[float, ...] = ()
    """Each seat's score."""

    highest_first: bool = True
    """Whether the highest score chose first, not the lowest."""


def ranking(sides: Sequence[str], lot: str) -> tuple[str, ...]:
    """Return sides in the order in which the lot gives them to the seats (I).

    They are ranked by the SHA-256 of the line ``seed side`` (UTF-8, one space between).
    """
    return tuple(sorted(sides, key=lambda side: sha256(f"{lot} {side}".encode()).digest()))


def seats_of(players: Sequence[str]) -> tuple[str, ...]:
    """Return how players are called in a deal: two of them may bear the same name."""
    return tuple(str(seat) for seat in range(1, len(players) + 1))


def order_of(scores: Sequence[float], draw: Draw, *, highest_first: bool) -> tuple[str, ...]:
    """Return the seats in the order in which they choose; the lot decides ties."""
    known = {str(seat): score for seat, score in enumerate(scores, 1)}
    return by_score(known, draw, highest_first=highest_first)


def deal(way: str, lot: str, dealing: Dealing, draw: Draw | None = None) -> Dealt:
    """Deal from what was handed in; the same seed of the lot deals the same again.

    Raises:
        DealError: what was handed in makes no sense.
        ValueError: nothing is handed in where powers are dealt in this way.
    """
    seats, drawn = seats_of(dealing.players), draw or lots(lot)
    match way:
        case Way.WISHES:
            lists = dict(zip(seats, dealing.wishes, strict=True))
            return deal_by_wishes(lists, dealing.sides, drawn)
        case Way.BIDS:
            return deal_by_bids(dict(zip(seats, dealing.bids, strict=True)), dealing.sides, drawn)
        case Way.LOT:
            order = ranking(dealing.sides, lot)
            return Dealt(tuple(Grant(*one, choice=0) for one in zip(seats, order, strict=True)))
        case Way.SCORES:
            lists = dict(zip(seats, dealing.wishes, strict=True))
            order = order_of(dealing.scores, drawn, highest_first=dealing.highest_first)
            return deal_in_order(order, lists, dealing.sides, drawn)
    raise ValueError(f"nothing is handed in by {way}")


def agrees(way: str, lot: str, dealing: Dealing, commands: Mapping[str, str]) -> bool:
    """Tell whether a deal gives what the table plays; ``commands`` names who has which power."""
    try:
        sides = deal(way, lot, dealing).sides
    except ValueError:
        return False
    return all(
        commands.get(sides[seat]) == player
        for seat, player in zip(seats_of(dealing.players), dealing.players, strict=True)
    )
