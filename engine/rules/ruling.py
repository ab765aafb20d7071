"""Why an order came out as it did: codes and facts, never prose."""

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum

from engine.rules.position import Position


class Verdict(StrEnum):
    """How an order ended. The words are those of DATC 3.2, 4.E.2, and one of the table's own."""

    STANDS = "stands"
    """A unit that held, by order or without one, is still there."""

    DISLODGED = "dislodged"
    """A unit that held was driven out (other verdicts carry ``Ruling.dislodged`` beside them)."""

    SUCCEEDS = "succeeds"
    """A move, retreat, build or removal was carried out."""

    FAILS = "fails"
    """A legal move was held up, by force or because its convoy was broken."""

    GIVEN = "given"
    """A support counted (whether or not it was enough)."""

    CUT = "cut"
    """A support was broken off by an attack (X)."""

    AVAILABLE = "available"
    """A convoying fleet did its part."""

    DISRUPTED = "disrupted"
    """A convoying fleet could not do its part (XII.3)."""

    INVALID = "invalid"
    """A legal support or convoy that matches no order actually given; a move without its convoy."""

    ILLEGAL = "illegal"
    """Against the rules on this board; the unit stands (VII.4)."""

    AMBIGUOUS = "ambiguous"
    """Two orders for one unit, or one with several meanings: none is carried out (VII.4)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Finding:
    """One step of reasoning: *bounced* in Galicia with the army from Warsaw, 1 against 1."""

    reason: str
    """Code; each game lists its own with their meaning."""

    where: str = ""
    """The location it is about."""

    by: tuple[str, ...] = ()
    """Provinces of the units concerned (where they stood before the phase), the deciding first."""

    rule: str = ""
    """Section of the rulebook: ``IX.3``."""

    strength: int | None = None
    """Strength of the judged unit."""

    against: int | None = None
    """Strength it had to overcome."""


@dataclass(frozen=True, kw_only=True)
class Ruling:
    """The fate of one order, with its chain of findings, the deciding one first.

    The findings may be worked out only when somebody asks for them: see ``ruled``.

    Every unit that was to act has one ruling with its order as judged. A text that ordered nothing
    (illegible, a foreign unit, a second text beside a legal one) has a ruling of its own besides.
    """

    power: str
    unit: str
    """The unit as it stood before the phase: ``F STP/SC``; empty for a waived build and for a
    text that ordered no unit of the power."""

    order: str
    """The order in canonical notation, as it was judged (``A PAR H`` when nothing was written);
    empty for a text that ordered nothing."""

    verdict: Verdict
    findings: tuple[Finding, ...] = ()
    dislodged: bool = False
    """The unit has to retreat."""

    destroyed: bool = False
    """The unit is taken off the board: nowhere to retreat to, or disbanded."""

    written: str = ""
    """What the player wrote, where that differs from ``order`` (illegible, foreign, unordered)."""


class _WorkedOut:
    """A field that is worked out when it is first asked for, unless it was given."""

    def __init__(self, name: str) -> None:
        self.name = name

    def __get__(self, instance: object, owner: type) -> object:
        if instance is None:
            return ()
        fields = vars(instance)
        late = fields.get(_LATE)
        if late is not None:  # else another thread has just been here
            fields[self.name] = late[0](*late[1:])
            fields.pop(_LATE, None)
        return fields[self.name]


_LATE = "_late"
_new, _set = object.__new__, object.__setattr__


def ruled(fields: dict[str, object], *findings: object) -> Ruling:
    """Return a ruling whose findings are worked out when they are asked for.

    ``fields`` are all its others; the dictionary becomes the ruling's own. ``findings`` are a
    function that returns them and what it is called with.
    """
    fields[_LATE] = findings
    _set(ruling := _new(Ruling), "__dict__", fields)
    return ruling


@dataclass(frozen=True, slots=True, kw_only=True)
class Side:
    """One unit that wanted a contested space, or held it."""

    power: str
    unit: str
    strength: int
    supporters: tuple[str, ...] = ()
    """Units whose support counted, as they stood: ``A BUR``."""

    holds: bool = False
    """It stood there already."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Conflict:
    """A space that several units wanted, for the staged reveal."""

    where: str
    sides: tuple[Side, ...]
    """Strongest first."""

    winner: str = ""
    """The unit that got or kept the space; empty for a stand-off over an empty space."""


@dataclass(frozen=True, kw_only=True)
class Resolution:
    """One phase judged: the new position and why it is what it is."""

    after: Position
    rulings: tuple[Ruling, ...]
    """By power in the board's order, then in the order written."""

    conflicts: tuple[Conflict, ...] = ()


def resolved(
    after: Position, rulings: tuple[Ruling, ...], conflicts: Callable[[], tuple[Conflict, ...]]
) -> Resolution:
    """Return a resolution whose conflicts are worked out when they are asked for."""
    resolution = _new(Resolution)
    fields = {"after": after, "rulings": rulings, _LATE: (conflicts,)}
    _set(resolution, "__dict__", fields)
    return resolution


# A dataclass keeps the usual value of a field here; nobody reads it, for every value is in the
# instance or still to be worked out.
setattr(Ruling, "findings", _WorkedOut("findings"))  # noqa: B010
setattr(Resolution, "conflicts", _WorkedOut("conflicts"))  # noqa: B010
