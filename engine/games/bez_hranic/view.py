"""What everybody may see of a table of Bez hranic.

No card that was not turned is in it, no price before all tokens lie, no calm choice before all
have sealed theirs, and no seed before the end.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum

from engine.games.bez_hranic.bills import Bill, Choice, Offer
from engine.games.bez_hranic.placements import Placement


class Doing(StrEnum):
    """What the table is doing."""

    READY = "ready"
    """The next round can be dealt."""

    DEALING = "dealing"
    """Cards are turned, or told; tokens lie on the table."""

    CHOOSING = "choosing"
    """The start is open: tokens are laid."""

    VOID = "void"
    """The program ended over an open offer: it is dealt anew."""

    OVER = "over"
    """The finale was counted."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PastRound:
    """A round that was counted."""

    offer: Offer
    laid: tuple[Placement, ...]
    """In the order laid."""

    times: tuple[int, ...]
    """Milliseconds after the start was turned, for each; none where nobody measured."""

    bills: tuple[Bill, ...]
    """In the order of telling."""

    purses: Mapping[str, int]
    """Of every seat, after it."""

    best: Choice
    """What would have been best, for tokens that lie lowest."""

    again: int
    """How often its offer was void before."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Seen:
    """A table as it is seen."""

    seats: tuple[str, ...]
    hands: Mapping[str, tuple[str, ...]]
    """The colours of every seat."""

    way: str
    open_map: bool
    """Whether the map may be looked at while tokens are laid: the children's game."""

    lot: bool
    """Whether a lot draws the order of calm choices."""

    again: int
    """How often the offer of this round was void."""

    nine: bool
    """Whether everybody has nine keys of his own."""

    by_hand: bool
    """Whether cards wait for the dealer's key."""

    limit: int
    """Milliseconds for laying; nought for as long as anybody likes."""

    bots: tuple[str, ...]
    """Seats that play by themselves: no hand touches their tokens."""

    away: tuple[str, ...]
    """Seats of those who have left the table."""

    purses: Mapping[str, int]
    round: int
    """Which round is played, or was last; nought before the first."""

    dealer: str
    """The seat that deals it, or the next one."""

    doing: Doing
    offer: tuple[str, ...]
    """The cards that lie open so far, clockwise from field 40."""

    start: str
    target: str
    laid: tuple[Placement, ...]
    in_hand: Mapping[str, int]
    """Tokens of every colour that are still to be laid."""

    turn: str
    """The seat that has pressed and names a field now."""

    queue: tuple[str, ...]
    """Seats that have pressed since, the first first."""

    named_since: int
    """Milliseconds after the start at which whoever's turn it is could begin to name a field."""

    asleep: tuple[str, ...]
    """Seats that have let a press pass since the last token; how long, their windows count."""

    sealed: tuple[str, ...]
    """Seats that have chosen calmly."""

    seals: Mapping[str, str]
    """The fingerprints of their envelopes."""

    lifted: tuple[Placement, ...]
    """Tokens that lay wrong and were taken in this round."""

    past: tuple[PastRound, ...]
    log: tuple[tuple[str, ...], ...]
    """What was put right by hand: a code and its facts."""

    richest: tuple[str, ...]
    """Who has won, or share it; nobody before the end."""

    print: str
    """The SHA-256 of the seed from which all cards are dealt."""

    seed: str
    """The seed itself, once the game is over."""
