"""Why an order came out as it did: codes and facts, never prose."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields, make_dataclass
from enum import StrEnum
from typing import Any, Final, NamedTuple, Protocol, Self, cast, get_type_hints

from engine.board.board import Board
from engine.board.location import province_of
from engine.rules.order import Order, Written
from engine.rules.phase import Phase
from engine.rules.position import Position


class Verdict(StrEnum):
    """How an order ended. The words are those of DATC 3.2, 4.E.2, and some of games' own."""

    STANDS = "stands"
    """A unit that held, by order or without one, is still there."""

    DISLODGED = "dislodged"
    """A unit that held was driven out (other verdicts carry ``Ruling.dislodged`` beside them)."""

    TURNED = "turned"
    """A unit defended itself instead of doing what was ordered, as a rule of its game demands."""

    SUCCEEDS = "succeeds"
    """A move, retreat, build or removal was carried out."""

    FAILS = "fails"
    """A legal move was held up, by force or because its convoy was broken."""

    GIVEN = "given"
    """A support counted (whether or not it was enough)."""

    CUT = "cut"
    """A support was broken off by an attack (X)."""

    FALLEN = "fallen"
    """A support fell with its supporter, who was driven out."""

    VOID = "void"
    """A support did not count because it was against a unit of the supporter's own power."""

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


class Finding(NamedTuple):
    """One step of reasoning: *bounced* in Galicia with the army from Warsaw, 1 against 1.

    A tuple underneath, because a turn makes dozens of them.
    """

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

    @classmethod
    def __get_pydantic_core_schema__(
        cls, _: object, handler: "Callable[[type], Schema]"
    ) -> "Schema":
        """Let pydantic, which reads and writes game files, treat a finding as its fields."""
        return _as_fields(cls, FindingFields, handler)


Chain = tuple[Finding, ...]
"""Reasons, the deciding one first."""

Schema = dict[str, Any]
"""What pydantic makes of a type."""

Explainer = Callable[[int], Chain]
"""Works out the findings of the unit with a number, once."""


class Fate(NamedTuple):
    """What else is to be told than how an order ended; nothing, mostly."""

    dislodged: bool
    """The unit has to retreat."""

    destroyed: bool
    """The unit is taken off the board: nowhere to retreat to, or disbanded."""

    written: Written
    """What the player wrote, where it differs from ``order`` (illegible, foreign, unordered)."""


_NOTHING: Final = Written()
UNHARMED = Fate(dislodged=False, destroyed=False, written=_NOTHING)


class Ordered(Protocol):
    """What a judge knows of an order: a turn has dozens, of which few are ever looked at."""

    @property
    def text(self) -> str:
        """The order in canonical notation."""
        ...

    @property
    def order(self) -> Order:
        """The order as a value."""
        ...


class _Ruled(NamedTuple):
    power: str
    """The power that gave the order."""

    unit: str
    """The unit as it stood before the phase: ``F STP/SC``; empty for a waived build and for a
    text that ordered no unit of the power."""

    ordered: Order | Ordered
    """The order, or what a judge knows of it; see ``Ruling.order``."""

    verdict: Verdict
    why: Chain | Explainer
    number: int
    fate: Fate


def _first_asked(ruling: "Ruling") -> Chain:
    """Return a ruling's reasons, and let whoever asks next go straight to what returns them.

    It may be compiled, and all that is compiled is loaded at once: 4 MB that a start with no game
    open need not take.
    """
    from engine.rules.chain import chain  # noqa: PLC0415 - see above

    Ruling.findings = cast("Chain", property(chain))
    return ruling.findings


class Ruling(_Ruled):
    """The fate of one order, with its chain of findings, the deciding one first.

    Every unit that was to act has one ruling with its order as judged. A text that ordered nothing
    (illegible, a foreign unit, a second text beside a legal one) has a ruling of its own besides.

    A tuple underneath, because a turn makes dozens of them; its findings may be worked out only
    when somebody asks.
    """

    __slots__ = ()

    def __new__(  # noqa: PLR0913 - what it is made of
        cls,
        power: str,
        unit: str,
        order: Order,
        verdict: Verdict,
        findings: Chain | Explainer = (),
        number: int = 0,
        *,
        dislodged: bool = False,
        destroyed: bool = False,
        written: Written = _NOTHING,
    ) -> Self:
        """Make a ruling; ``findings`` may be what works them out for a unit's ``number``."""
        fate = Fate(dislodged, destroyed, written)
        return tuple.__new__(cls, (power, unit, order, verdict, findings, number, fate))

    @property
    def order(self) -> Order:
        """The order as it was judged; ``NO_ORDER`` for a text that ordered nothing."""
        given = self.ordered
        return given if isinstance(given, Order) else given.order

    @property
    def dislodged(self) -> bool:
        """Tell whether the unit has to retreat."""
        return self.fate.dislodged

    @property
    def destroyed(self) -> bool:
        """Tell whether the unit is taken off the board."""
        return self.fate.destroyed

    @property
    def written(self) -> Written:
        """What the player wrote, where it differs from ``order``."""
        return self.fate.written

    @property
    def given(self) -> Order:
        """The order as the player gave it; what was judged where he gave that, or none."""
        written = self.fate.written
        return written.order if written else self.order

    findings = cast("Chain", property(_first_asked))
    """Why, the deciding reason first. Read only."""

    def but(self, **changes: Any) -> "Ruling":
        """Return the same ruling with some of its fields changed."""
        return Ruling(**{**self._values(), **changes})

    def _values(self) -> dict[str, Any]:
        return {name: getattr(self, name) for name in _names(RulingFields)}

    @classmethod
    def __get_pydantic_core_schema__(cls, _: object, handler: Callable[[type], Schema]) -> Schema:
        """Let pydantic, which reads and writes game files, treat a ruling as its fields."""
        return _as_fields(cls, RulingFields, handler)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Ruling) and self._values() == other._values()

    def __ne__(self, other: object) -> bool:  # a tuple has one of its own
        return not self == other

    def __hash__(self) -> int:
        return hash((self.power, self.unit, self.ordered.text, self.verdict))

    def __repr__(self) -> str:
        return f"Ruling({', '.join(f'{name}={value!r}' for name, value in self._values().items())})"


FindingFields = make_dataclass(
    "FindingFields",
    [
        (name, kind, Finding._field_defaults.get(name, field()))
        for name, kind in get_type_hints(Finding).items()
    ],
    frozen=True,
    slots=True,
    kw_only=True,
)
"""A finding as it lies in a file."""


@dataclass(frozen=True, slots=True, kw_only=True)
class RulingFields:
    """A ruling as it lies in a file."""

    power: str
    unit: str
    order: Order
    verdict: Verdict
    findings: Chain = ()
    dislodged: bool = False
    destroyed: bool = False
    written: Written = _NOTHING


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

    weighed: bool = True
    """Strengths decided it. Retreats into one space end each other, however many there are."""


Conflicts = tuple[Conflict, ...]


class Resolution:
    """One phase judged: the new position and why it is what it is. Never changed."""

    __slots__ = ("_conflicts", "_stand_offs", "after", "rulings")

    def __init__(
        self,
        *,
        after: Position,
        rulings: tuple[Ruling, ...],
        conflicts: Conflicts | Callable[[], Conflicts] = (),
        stand_offs: Callable[[], frozenset[str]] | None = None,
    ) -> None:
        self.after: Final = after
        self.rulings: Final = rulings
        """By power in the board's order, then in the order written."""
        self._conflicts = conflicts
        self._stand_offs = stand_offs

    @property
    def stand_offs(self) -> frozenset[str]:
        """Return the spaces that several units wanted and none got, nor held already (IX.4)."""
        if self._stand_offs is not None:
            return self._stand_offs()
        return frozenset(one.where for one in self.conflicts if not one.winner)

    @property
    def conflicts(self) -> Conflicts:
        """Return every space that several units wanted, worked out when somebody asks."""
        contests = self._conflicts
        if not isinstance(contests, tuple):
            contests = self._conflicts = contests()
        return contests

    def lies_on(self, board: Board) -> bool:
        """Tell whether all that it tells of can be on this board: it may come out of a file."""
        met = self.conflicts
        sides = [side for one in met for side in one.sides]
        powers = {one.power for one in self.rulings} | {one.power for one in sides}
        units = {unit for one in sides for unit in (one.unit, *one.supporters)}
        units.update(one.unit for one in self.rulings if one.unit)
        units.update(one.winner for one in met if one.winner)
        return (
            self.after.lies_on(board)
            and powers <= board.powers_by_id.keys()
            and all(one.sides and province_of(one.where) in board.provinces for one in met)
            and all(_is_unit(unit, board) for unit in units)
        )

    def but(self, **changes: Any) -> "Resolution":
        """Return the same with some fields changed."""
        own = {"after": self.after, "rulings": self.rulings, "conflicts": self.conflicts}
        return Resolution(**{**own, **changes})

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Resolution)
            and self.after == other.after
            and self.rulings == other.rulings
            and self.conflicts == other.conflicts
        )

    def __hash__(self) -> int:
        return hash(self.rulings)

    def __repr__(self) -> str:
        return f"Resolution(after={self.after!r}, rulings={self.rulings!r})"

    @classmethod
    def __get_pydantic_core_schema__(cls, _: object, handler: Callable[[type], Schema]) -> Schema:
        """Let pydantic, which reads and writes game files, treat a resolution as its fields."""
        return _as_fields(cls, ResolutionFields, handler)


@dataclass(frozen=True, slots=True, kw_only=True)
class ResolutionFields:
    """A resolution as it lies in a file."""

    after: Position
    rulings: tuple[Ruling, ...]
    conflicts: Conflicts = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class JudgedPhase:
    """A phase with its orders and what came of them: all that writes it down or counts it needs."""

    before: Position
    orders: Mapping[str, tuple[Order, ...]]
    resolution: Resolution
    disorder: tuple[str, ...] = ()

    @property
    def phase(self) -> Phase:
        """Which phase it was."""
        return self.before.phase


def _is_unit(name: str, board: Board) -> bool:
    kind, _, at = name.partition(" ")
    return kind in board.kinds and province_of(at) in board.provinces


def _names(values: Any) -> list[str]:
    return [one.name for one in fields(values)]


def _as_fields(made: type, stored: type, handler: Callable[[type], Schema]) -> Schema:
    names = _names(stored)

    def read(value: object) -> object:
        return made(**{name: getattr(value, name) for name in names})

    def write(value: object, onward: Callable[[object], object]) -> object:
        return onward(stored(**{name: getattr(value, name) for name in names}))

    plain = handler(stored)
    return {
        "type": "function-after",
        "function": {"type": "no-info", "function": read},
        "schema": plain,
        "serialization": {"type": "function-wrap", "function": write, "schema": plain},
    }
