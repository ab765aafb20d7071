"""Orders as lines, without pixels: who, from where, to where, with what outcome.

Built by each game's own room, drawn by ``gui.map.arrows.lines``. ``letter`` is the power's sign,
``kind`` the unit's (``A`` or ``F``), every place a location.
"""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class MoveMark:
    """A solid arrow, or with ``via`` a wave through the fleets that carry the army."""

    letter: str
    kind: str
    at: str
    to: str
    via: tuple[str, ...] = ()
    """Fleets in the order of the journey."""

    supports: int = 0
    """Makes the arrow wider."""

    strength: int = 0
    """On a paper disc from 2."""

    failed: bool = False
    """Stops at the border with a cross; dots go on."""

    side: int = 0
    """1 keeps right of a unit that comes the other way."""

    stays: bool = False
    """The unit takes the space from where it stands: a hook, with an anchor at the space's port."""

    glow: bool = False
    """Being read out."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SupportMark:
    """Dashes from the supporter to the arrow it helps."""

    letter: str
    kind: str
    at: str
    move: MoveMark
    """The arrow that is supported, as it is drawn."""

    rank: int = 0
    """Which of the supports of that arrow: their ends are staggered."""

    ranks: int = 1
    """How many supports the arrow has."""

    cut: bool = False
    void: bool = False
    """Supports an order that was not given."""

    glow: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class SupportHoldMark:
    """Dashes to a ring round the unit that is helped to stand."""

    letter: str
    kind: str
    at: str
    target_kind: str
    target: str
    cut: bool = False
    void: bool = False
    glow: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class ConvoyMark:
    """A convoy promised by a fleet, where the army's own wave does not show it."""

    letter: str
    at: str
    """The fleet."""

    army: str
    to: str
    failed: bool = False
    void: bool = False
    glow: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class HoldMark:
    """A double ring; with figures where a garrison was beleaguered."""

    letter: str
    kind: str
    at: str
    strengths: tuple[int, ...] = ()
    """Of the attackers that kept each other off."""

    to: str = ""
    """Where the unit wanted to go before it was made to stand: pale dots lead there."""

    glow: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class RetreatMark:
    """Dots with a hollow head, from where the unit was pushed aside."""

    letter: str
    kind: str
    at: str
    to: str
    failed: bool = False
    """Two units retreated to the same space; both are disbanded (XI)."""

    glow: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class BuildMark:
    """A dashed ring with a plus."""

    letter: str
    kind: str
    at: str
    glow: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class DisbandMark:
    """A cross over the piece."""

    letter: str
    kind: str
    at: str
    beaten: bool = False
    """The piece is one that was pushed aside."""

    glow: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class VoidMark:
    """A hollow line with a question mark: against the rules, or ambiguous."""

    letter: str
    kind: str
    at: str
    to: str = ""
    """Empty when the order names no place that could be pointed at."""

    glow: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class StandOffMark:
    """The strengths of those that kept each other out of a space, or off the unit in it."""

    at: str
    """A province, or the location of the unit."""

    strengths: tuple[int, ...]

    kind: str = ""
    """Of the unit that they kept each other off; empty where none stands."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TrailMark:
    """A thin line and a hollow ring where the unit came from."""

    letter: str
    kind: str
    at: str
    to: str
    via: tuple[str, ...] = ()
    side: int = 0
    """1 beside the arrow of a unit that came the other way, as its own arrow was."""


Mark = (
    MoveMark
    | SupportMark
    | SupportHoldMark
    | ConvoyMark
    | HoldMark
    | RetreatMark
    | BuildMark
    | DisbandMark
    | VoidMark
    | StandOffMark
    | TrailMark
)


def bears_disc(mark: Mark) -> bool:
    """Tell whether a strength, a cross or a sign lies beside a mark."""
    crossed = getattr(mark, "failed", False) or getattr(mark, "void", False)
    counted = getattr(mark, "strength", 0) > 1 or len(getattr(mark, "strengths", ())) > 1
    return crossed or counted or isinstance(mark, BuildMark | VoidMark | StandOffMark)
