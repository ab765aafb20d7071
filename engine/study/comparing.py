"""Two branches beside each other, and the same orders under several rulebooks: as data."""

from collections.abc import Mapping
from dataclasses import dataclass

from engine.rules.game import Rules
from engine.rules.position import Position, Unit
from engine.rules.ruling import Finding, Resolution, Ruling, Verdict
from engine.study.positions import judged
from engine.study.tree.setup import Ordered
from engine.study.tree.study import Study


@dataclass(frozen=True, slots=True)
class OtherUnit:
    """A space in which not the same unit stands on two boards; nobody where there is none."""

    at: str
    here: Unit | None
    there: Unit | None


@dataclass(frozen=True, slots=True)
class OtherOwner:
    """A space that is not owned by the same power on two boards; nobody's under no name."""

    at: str
    here: str
    there: str


@dataclass(frozen=True, slots=True, kw_only=True)
class BoardDifference:
    """Where two boards differ, space by space in the order of the alphabet."""

    units: tuple[OtherUnit, ...]
    owners: tuple[OtherOwner, ...]
    beaten: tuple[OtherUnit, ...]
    """Spaces out of which not the same unit has to retreat."""

    @property
    def spaces(self) -> frozenset[str]:
        """Every space with a difference: to be lit in one picture."""
        units = frozenset(one.at for one in (*self.units, *self.beaten))
        return units | {one.at for one in self.owners}


def board_difference(here: Position, there: Position) -> BoardDifference:
    """Compare two boards."""
    own, other = here.owners, there.owners
    return BoardDifference(
        units=_other_units(here.by_province, there.by_province),
        owners=tuple(
            OtherOwner(at, own.get(at, ""), other.get(at, ""))
            for at in sorted({*own, *other})
            if own.get(at) != other.get(at)
        ),
        beaten=_other_units(_beaten(here), _beaten(there)),
    )


def _beaten(position: Position) -> Mapping[str, Unit]:
    return {one.unit.province: one.unit for one in position.dislodged}


def _other_units(here: Mapping[str, Unit], there: Mapping[str, Unit]) -> tuple[OtherUnit, ...]:
    return tuple(
        OtherUnit(at, here.get(at), there.get(at))
        for at in sorted({*here, *there})
        if here.get(at) != there.get(at)
    )


@dataclass(frozen=True, slots=True)
class Fork:
    """Where two lines of one chapter part."""

    common: int
    """The last node that both have."""

    here: tuple[int, ...]
    there: tuple[int, ...]
    """The nodes of each after it."""


def fork(study: Study, here: int, there: int) -> Fork | None:
    """Return where the lines to two nodes part; nothing where they are of two chapters."""
    one, other = study.line_to(here), study.line_to(there)
    if one[0] != other[0]:
        return None
    same = sum(1 for a, b in zip(one, other, strict=False) if a == b)
    return Fork(one[same - 1], one[same:], other[same:])


# -- rulebooks -----------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True, kw_only=True)
class Came:
    """What came of one order under one rulebook."""

    order: str
    """As it was judged; nothing where the text ordered nobody."""

    verdict: Verdict
    dislodged: bool
    destroyed: bool
    findings: tuple[Finding, ...]
    """Why, the deciding reason first: codes of the game, as every ruling has them."""

    @classmethod
    def of(cls, ruling: Ruling) -> "Came":
        """Take it from a ruling."""
        return cls(
            order=ruling.order.text,
            verdict=ruling.verdict,
            dislodged=ruling.dislodged,
            destroyed=ruling.destroyed,
            findings=tuple(ruling.findings),
        )

    @property
    def fate(self) -> tuple[Verdict, bool, bool]:
        """What became of it, whatever the reason."""
        return self.verdict, self.dislodged, self.destroyed

    @property
    def reason(self) -> str:
        """The code of the reason that decided; nothing where there is none."""
        return self.findings[0].reason if self.findings else ""


@dataclass(frozen=True, slots=True, kw_only=True)
class ByRulebook:
    """One order beside itself under every rulebook."""

    power: str
    unit: str
    """The unit as it stood; for a text that ordered nobody that text."""

    came: Mapping[str, Came]
    """By the rulebook's name; missing where that one does not know it."""

    everywhere: bool
    """Every rulebook has something to say of it."""

    @property
    def differs(self) -> bool:
        """Whether not the same becomes of it everywhere."""
        return not self.everywhere or len({one.fate for one in self.came.values()}) > 1

    @property
    def reasons_differ(self) -> bool:
        """Whether the same becomes of it for other reasons."""
        return not self.differs and len({one.reason for one in self.came.values()}) > 1


@dataclass(frozen=True, slots=True, kw_only=True)
class SideBySide:
    """The same orders under several rulebooks."""

    rulebooks: tuple[str, ...]
    rows: tuple[ByRulebook, ...]
    """In the order in which the first rulebook rules, then what only others know."""

    after: Mapping[str, Position]
    """The board after it, by rulebook."""

    @property
    def alike(self) -> tuple[tuple[str, ...], ...]:
        """Rulebooks under which the same board comes of it, put together."""
        groups: list[list[str]] = []
        for name in self.rulebooks:
            for group in groups:
                if _same(self.after[group[0]], self.after[name]):
                    group.append(name)
                    break
            else:
                groups.append([name])
        return tuple(map(tuple, groups))


def side_by_side(rulebooks: Mapping[str, Rules], before: Position, ordered: Ordered) -> SideBySide:
    """Judge the same orders under every rulebook.

    Raises:
        UnplayableError: nobody can write on such a board.
    """
    found: dict[str, Resolution] = {}
    for name, rules in rulebooks.items():
        board = rules.with_ways_out(before) if before.dislodged else before
        found[name] = judged(rules, board, ordered).resolution
    rows: dict[tuple[str, str, int], dict[str, Came]] = {}
    for name, resolution in found.items():
        alike: dict[tuple[str, str], int] = {}
        for ruling in resolution.rulings:
            key = ruling.power, ruling.unit or str(ruling.written) or ruling.order.text
            nth = alike[key] = alike.get(key, -1) + 1
            rows.setdefault((*key, nth), {})[name] = Came.of(ruling)
    return SideBySide(
        rulebooks=tuple(rulebooks),
        rows=tuple(
            ByRulebook(power=power, unit=unit, came=came, everywhere=len(came) == len(rulebooks))
            for (power, unit, _), came in rows.items()
        ),
        after={name: resolution.after for name, resolution in found.items()},
    )


def _same(here: Position, there: Position) -> bool:
    return here.phase == there.phase and not board_difference(here, there).spaces
