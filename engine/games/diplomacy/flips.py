"""The smallest change that would have flipped a result: other orders for one unit, or two, or more.

The judged unit's own order is never changed, and every answer has been judged again. The search
takes the changes one by one, so that whoever asked can say how far it is and stop it. Fewer orders
are tried before more, and among as many those nearest to the result first.

Nothing is left out but what cannot matter: an order for a unit that has to do with nothing that
the judged one has to do with; and a support or convoy that matches nothing, which is as good as
holding, for which it stands.
"""

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum

from engine.board.location import province_of
from engine.games.diplomacy.choices import legal_orders
from engine.games.diplomacy.flips_quick import EVERYTHING, Act, Asked, Quick, act_of, playable
from engine.games.diplomacy.flips_sheets import fits, lines_of, named
from engine.games.diplomacy.orders import (
    Convoy,
    Hold,
    Move,
    MoveOrder,
    SupportHold,
    SupportMove,
    parse,
)
from engine.games.diplomacy.profile import Profile
from engine.rules.game import Rules
from engine.rules.phase import Step
from engine.rules.position import Position, Unit
from engine.rules.ruling import Ruling, Verdict

EVERY = 64
"""Turns judged between two reports of progress."""


class About(StrEnum):
    """Which result is to be turned."""

    ORDER = "order"
    """Whether the order was carried out."""

    PLACE = "place"
    """Whether the unit was driven out."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Progress:
    """How far a search is."""

    size: int
    """How many orders are being changed at a time."""

    tried: int
    of: int
    """Changes of this size; may grow while it goes on."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Flip:
    """Orders that would have made the difference."""

    changes: tuple[tuple[str, str], ...]
    """Power and order, in canonical notation."""

    ruling: Ruling
    """What would have become of the order in question."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Judged:
    """A turn of moves that was judged."""

    rules: Rules
    before: Position
    sheets: Mapping[str, Sequence[str]]
    rulings: Sequence[Ruling]
    disorder: frozenset[str] = frozenset()


def about(ruling: Ruling) -> About | None:
    """Return what is asked about a result if nobody says; nothing when only its own text decides.

    A failed move is asked for its success and not for its place, as long as there is a choice.
    """
    if not ruling.unit or ruling.verdict in (Verdict.ILLEGAL, Verdict.AMBIGUOUS):
        return None
    if ruling.dislodged and ruling.verdict is not Verdict.FAILS:
        return About.PLACE
    return About.PLACE if ruling.order.endswith(" H") else About.ORDER


def smallest_flip(
    judged: Judged,
    unit: str,
    *,
    asked: About | None = None,
    powers: Collection[str] | None = None,
    most: int = 2,
) -> Flip | None:
    """Find the smallest change; nothing when not even ``most`` changed orders do it."""
    steps = search(judged, unit, asked=asked, powers=powers, most=most)
    return next((step for step in steps if isinstance(step, Flip)), None)


def search(
    judged: Judged,
    unit: str,
    *,
    asked: About | None = None,
    powers: Collection[str] | None = None,
    most: int = 2,
) -> Iterator[Progress | Flip]:
    """Look for the smallest change that turns the result of ``unit``; the last step is the answer.

    Only units of ``powers`` get other orders; of any power when none are named.
    """
    ruling = next((one for one in judged.rulings if one.unit == unit and one.order), None)
    wanted = (asked or about(ruling)) if ruling is not None else None
    if ruling is None or wanted is None or judged.before.phase.step is not Step.MOVES:
        return
    turn = _Turn(judged, ruling, wanted, powers)
    for size in range(1, most + 1):
        yield from turn.try_all(size)
        if turn.found is not None:
            return


@dataclass(frozen=True, slots=True)
class _Change:
    """Another order for a unit."""

    unit: Unit
    order: MoveOrder
    act: Act
    touches: tuple[int, int, int]
    """Bits of its place, of the space it goes to, and of whom it helps."""

    rank: int
    """The lower, the nearer to the result and the likelier meant."""


_Group = tuple[_Change, ...]


class _Turn:
    """One judged turn and what becomes of it when orders are changed."""

    def __init__(
        self, judged: Judged, ruling: Ruling, asked: About, powers: Collection[str] | None
    ) -> None:
        self.judged, self.ruling, self.asked = judged, ruling, asked
        self.found: Flip | None = None
        self.orders = {
            province_of(one.unit[2:]): _read(one.order)
            for one in judged.rulings
            if one.unit and one.order
        }
        self.lines = lines_of(judged.before.units, judged.sheets, self.orders)
        self.fates = {one.unit: one for one in judged.rulings}
        self.going = {
            place: province_of(order.to)
            for place, order in self.orders.items()
            if isinstance(order, Move)
        }
        mine = province_of(ruling.unit[2:])
        self.near = self._rings(mine)
        self.bits = {place: 1 << n for n, place in enumerate(judged.rules.board.provinces)}
        self.bits[""] = 0
        profile = Profile.of(judged.rules.options)
        self.quick = (
            Quick(judged.rules.board, judged.before, self.orders, profile, mine)
            if playable(profile, judged.disorder)
            else None
        )
        units = [
            one
            for one in judged.before.units
            if one.province != mine and (powers is None or one.power in powers)
        ]
        able = {
            power: legal_orders(judged.rules.board, judged.before, power)
            for power in {one.power for one in units}
        }
        every = [
            change
            for one in units
            for change in self._changes(one, able[one.power].get(str(one), ()))
        ]
        every.sort(key=lambda change: change.rank)
        self.first = [change for change in every if self._means_something(change)]
        self.naming: dict[str, list[_Change]] = {}
        for change in every:
            self.naming.setdefault(change.act.whom, []).append(change)

    # -- what may be changed -----------------------------------------------------------------------

    def _rings(self, mine: str) -> list[set[str]]:
        """Return rings of spaces round the result, each of what has to do with the ring within."""
        spaces = [named(order) for order in self.orders.values()]
        rings = [named(self.orders[mine])]
        while True:
            ring = rings[-1].union(*(some for some in spaces if some & rings[-1]))
            if ring == rings[-1]:
                return rings
            rings.append(ring)

    def _changes(self, unit: Unit, texts: Iterable[str]) -> Iterator[_Change]:
        """Yield the other orders of a unit."""
        old = self.orders[unit.province]
        for text in texts:
            order = _read(text)
            if order != old:
                act = act_of(order)
                goal = act.to if isinstance(order, Move) else ""
                touches = (self.bits[unit.province], self.bits[goal], self.bits[act.whom])
                rank = self._rank(unit, order, named(old) | named(order))
                yield _Change(unit, order, act, touches, rank)

    def _means_something(self, change: _Change) -> bool:
        """Tell whether an order does anything as long as all others stay as they are."""
        if isinstance(change.order, Hold):
            old = self.orders[change.unit.province]
            return isinstance(old, Move) or fits(old, self.going)
        return isinstance(change.order, Move) or fits(change.order, self.going)

    def _rank(self, unit: Unit, order: MoveOrder, spaces: set[str]) -> int:
        ring = next((n for n, near in enumerate(self.near) if near & spaces), len(self.near))
        foreign = unit.power != self.ruling.power
        kind = _KINDS.index(type(order))
        fate = self.fates.get(str(unit))
        busy = fate is not None and fate.verdict in (Verdict.SUCCEEDS, Verdict.GIVEN)
        return ((ring * 2 + foreign) * 2 + busy) * len(_KINDS) + kind

    def _after(self, base: _Change) -> list[_Change]:
        """Return what matches only once another order was changed."""
        place = base.unit.province
        going = {place: base.act.to} if isinstance(base.order, Move) else {}
        return [
            change
            for change in self.naming.get(place, ())
            if change.unit is not base.unit
            and fits(change.order, going)
            and not fits(change.order, self.going)
        ]

    # -- trying ------------------------------------------------------------------------------------

    def try_all(self, size: int) -> Iterator[Progress | Flip]:
        """Try all changes of a size, the nearest first."""
        count, groups = self._groups(size)
        for tried, group in enumerate(groups):
            if tried % EVERY == 0:
                yield Progress(size=size, tried=tried, of=max(count, tried))
            fate = self._turned(group)
            if fate is not None:
                changes = tuple((c.unit.power, str(c.order)) for c in group)
                self.found = Flip(changes=changes, ruling=fate)
                yield self.found
                return

    def _groups(self, size: int) -> tuple[int, Iterable[_Group]]:
        """Return the sets of changes that may have to do with the result, and how many at most."""
        if size == 1:
            alone = [(change,) for change in self._matter(())]
            return len(alone), alone
        if size == 2:
            pairs = self._pairs()
            return len(pairs), pairs
        count, fewer = self._groups(size - 1)
        return count * len(self.first) // size, self._extended(fewer)

    def _pairs(self) -> list[_Group]:
        """List pairs of changes of which each matters once the other is made."""
        rests = {id(change): self._ask((change,)) for change in self.first}
        pairs: list[_Group] = []
        for number, one in enumerate(self.first):
            mine = rests[id(one)]
            pairs += [
                (one, other)
                for other in self.first[number + 1 :]
                if one.unit is not other.unit
                and mine.rests_on(*other.touches)
                and rests[id(other)].rests_on(*one.touches)
            ]
            pairs += [(one, later) for later in self._after(one) if mine.rests_on(*later.touches)]
        pairs.sort(key=lambda pair: pair[0].rank + pair[1].rank)
        return pairs

    def _extended(self, groups: Iterable[_Group]) -> Iterator[_Group]:
        """Add one more change to sets of them; there are too many to sort."""
        for group in groups:
            units = {change.unit.province for change in group}
            for change in self._matter(group):
                if change.unit.province not in units:
                    yield (*group, change)

    def _matter(self, group: _Group) -> Iterator[_Change]:
        """Yield the changes that may change the result once others are made."""
        rests = self._ask(group)
        later = [change for base in group for change in self._after(base)]
        for change in (*later, *self.first):
            if rests.rests_on(*change.touches):
                yield change

    def _ask(self, group: _Group) -> Asked:
        if self.quick is None:
            return Asked(None, EVERYTHING, EVERYTHING)
        return self.quick.ask({change.unit.province: change.act for change in group})

    def _turned(self, group: _Group) -> Ruling | None:
        """Return the new ruling if the changes turn the result."""
        told = self._ask(group).told
        if told is not None and not self._flipped(*told):
            return None
        fate = self._judge(group)
        return fate if fate is not None and self._flipped(fate.verdict, fate.dislodged) else None

    def _judge(self, group: _Group) -> Ruling | None:
        """Judge the whole turn."""
        position = self.judged.before
        changed = {change.unit.province: str(change.order) for change in group}
        powers = {change.unit.power for change in group}
        sheets: dict[str, list[str]] = {}
        for unit in position.units:
            place = unit.province
            own = [changed[place]] if place in changed else self.lines[unit.power][place]
            sheets.setdefault(unit.power, []).extend(own)
        rulings = self.judged.rules.adjudicate(
            position, sheets, self.judged.disorder - powers
        ).rulings
        return next((one for one in rulings if one.unit == self.ruling.unit), None)

    def _flipped(self, verdict: Verdict, dislodged: bool) -> bool:  # noqa: FBT001 - a fact
        was = self.ruling
        if self.asked is About.PLACE:
            return dislodged != was.dislodged
        match was.verdict:
            case Verdict.SUCCEEDS:
                return verdict is not Verdict.SUCCEEDS
            case Verdict.GIVEN:
                return verdict is Verdict.CUT
            case Verdict.AVAILABLE:
                return verdict is Verdict.DISRUPTED
        return verdict in _DONE


_DONE = (Verdict.SUCCEEDS, Verdict.GIVEN, Verdict.AVAILABLE)
_KINDS: tuple[type[MoveOrder], ...] = (SupportMove, SupportHold, Convoy, Hold, Move)


def _read(text: str) -> MoveOrder:
    order = parse(text)
    assert isinstance(order, Hold | Move | SupportHold | SupportMove | Convoy)
    return order
