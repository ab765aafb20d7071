"""The smallest change that would have flipped a result: other orders for one unit, or two, or more.

The judged unit's own order is never changed, and every answer has been judged again. The search
takes the changes one by one, so that whoever asked can say how far it is and stop it. Fewer orders
are tried before more, and among as many those nearest to the result first.

Nothing is left out but what cannot matter: an order for a unit that has to do with nothing that
the judged one has to do with; and a support or convoy that matches nothing, which is as good as
holding, for which it stands.
"""

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum

from engine.board.location import province_of
from engine.games.diplomacy.flips.against_itself import helps_against_itself
from engine.games.diplomacy.flips.changes import Change, Changes, move_order
from engine.games.diplomacy.flips.quick_judge import EVERYTHING, Asked, Quick, playable
from engine.games.diplomacy.flips.retreats import Flight
from engine.games.diplomacy.flips.sheets import (
    REFUSED,
    lines_of,
    refused_texts,
    tried_to_leave,
)
from engine.games.diplomacy.orders import Build, Disband, Hold
from engine.games.diplomacy.phase import Step, dated
from engine.games.diplomacy.reach.unit_reach import chart_of
from engine.games.diplomacy.rulebooks.policies import DisorderSupport, IllegalOrders
from engine.games.diplomacy.rulebooks.profile import Profile
from engine.rules.flip import Flip, Judged, Progress
from engine.rules.ruling import Ruling, Verdict

_EVERY = 32
"""Units of work between two reports of progress: a few thousandths of a second."""


class About(StrEnum):
    """Which result is to be turned."""

    ORDER = "order"
    """Whether the order was carried out."""

    PLACE = "place"
    """Whether the unit was driven out."""


def about(ruling: Ruling) -> About | None:
    """Return what is asked about a result if nobody says; nothing when only its own text decides.

    A failed move is asked for its success and not for its place, as long as there is a choice.
    """
    if not ruling.unit or isinstance(ruling.order, Disband | Build):
        return None
    if ruling.verdict in REFUSED:
        return About.PLACE if ruling.dislodged else None
    if ruling.dislodged and ruling.verdict is not Verdict.FAILS:
        return About.PLACE
    return About.PLACE if isinstance(ruling.order, Hold) else About.ORDER


def smallest_flip(
    judged: Judged,
    unit: str,
    *,
    asked: About | None = None,
    powers: Collection[str] | None = None,
    most: int = 2,
) -> Flip | None:
    """Find the smallest change; nothing when not even ``most`` changed orders do it."""
    steps = search(judged, unit, Scope(powers=powers, most=most), asked=asked)
    return next((step for step in steps if isinstance(step, Flip)), None)


@dataclass(frozen=True, slots=True, kw_only=True)
class Scope:
    """Among which changes an answer is sought, and how many answers."""

    powers: Collection[str] | None = None
    """Only their units get other orders; any power's, when none are named."""

    most: int = 2
    """So many orders are changed at most."""

    others: bool = False
    """The search goes on to all answers with as many orders as the first."""

    loyal: bool = False
    """What no player would do is left out: by no order does a power help against its own units."""


_USUAL = Scope()


def search(
    judged: Judged, unit: str, scope: Scope = _USUAL, *, asked: About | None = None
) -> Iterator[Progress | Flip]:
    """Look for the smallest change that turns the result of ``unit``; the last is the answer."""
    powers, most, others = scope.powers, scope.most, scope.others
    ruling = next((one for one in judged.rulings if one.unit == unit and one.order), None)
    wanted = (asked or about(ruling)) if ruling is not None else None
    if ruling is None or wanted is None or dated(judged.before.phase).step is Step.ADJUSTMENTS:
        return
    if dated(judged.before.phase).step is Step.RETREATS:
        yield from _retreating(judged, ruling, powers, most, others=others)
        return
    turn = _Turn(judged, ruling, wanted, loyal=scope.loyal)
    for _ in turn.changes.gather(powers):
        yield Progress(size=1, tried=0, share=0.0)
    flipped = False
    for size in range(1, min(most, turn.changes.units) + 1):
        for step in turn.try_all(size):
            yield step
            flipped = flipped or isinstance(step, Flip)
            if flipped and not others:
                return
        if flipped or turn.spent:
            return


def _retreating(
    judged: Judged, ruling: Ruling, powers: Collection[str] | None, most: int, *, others: bool
) -> Iterator[Progress | Flip]:
    flight = Flight(judged.rules, judged.before, judged.rulings, judged.disorder)
    changes = flight.changes(ruling, powers)
    for size in range(1, min(most, len(changes)) + 1):
        tried, flipped = 0, False
        for step in flight.turning(ruling, changes, size):
            if step is None:
                tried += 1
                yield Progress(size=size, tried=tried - 1, share=0.0)
                continue
            flipped = True
            yield Flip(changes=step[0], ruling=step[1])
            if not others:
                return
        if flipped:
            return


_Group = tuple[Change, ...]


class _Turn:
    """One judged turn and what becomes of it when orders are changed."""

    def __init__(self, judged: Judged, ruling: Ruling, asked: About, *, loyal: bool) -> None:
        self.judged, self.ruling, self.asked, self.loyal = judged, ruling, asked, loyal
        orders = {
            province_of(one.unit[2:]): move_order(one.order)
            for one in judged.rulings
            if one.unit and one.order
        }
        board, before = judged.rules.board, judged.before
        refused = refused_texts(judged.rulings)
        self.lines = lines_of(before.units, judged.sheets, orders, refused)
        self.changes = Changes(board, before, orders, judged.rulings, ruling)
        profile, rules = Profile.of(judged.rules.options), judged.rules
        unwritten = not all(all(own.values()) for own in self.lines.values())
        tried = profile.illegal_orders is IllegalOrders.ATTEMPTED
        falls = profile.disorder_support is DisorderSupport.FAILS
        self.quick = None
        if playable(profile, unwritten=unwritten):
            self.quick = Quick(
                *(board, before, orders, profile, self.changes.mine),
                driven_out=asked is About.PLACE,
                tried=(
                    tried_to_leave(judged.rulings, before, rules.read, chart_of(board))
                    if tried
                    else frozenset()
                ),
                lapsed=judged.disorder if falls else frozenset(),
            )
        self.share = 0.0
        self.spent = False
        """Whether no more orders at a time can matter than have been tried."""

        self.chains: list[tuple[int, bool, _Group]] = []
        """Pairs of which one order matters alone and the other after it, by rank; and whether each
        matters once the other is made."""

    def try_all(self, size: int) -> Iterator[Progress | Flip]:
        """Try all changes of a size, the nearest first."""
        tried = 0
        self.share, self.spent = 0.0, True
        every = _EVERY if self.quick is not None else 1
        for work, group in enumerate(self._groups(size)):
            if work % every == 0:
                yield Progress(size=size, tried=tried, share=self.share)
            self.spent = self.spent and not group
            fate = self._turned(group) if group else None
            if fate is not None:
                changes = tuple((c.unit.power, c.order) for c in group)
                yield Flip(changes=changes, ruling=fate)
            elif group:
                tried += 1
        yield Progress(size=size, tried=tried, share=1.0)

    def _groups(self, size: int) -> Iterator[_Group]:
        """Yield the sets of changes that may have to do with the result; nothing is a breath."""
        if size == 1:
            alone = list(self._matter(()))
            for number, change in enumerate(alone):
                self.share = number / len(alone)
                yield (change,)
        elif size == 2:
            yield from self._link()
            self.spent = not self.chains  # three may matter where no two do
            pairs = [pair for _, mutual, pair in self.chains if mutual]
            for number, pair in enumerate(pairs):
                self.share = number / len(pairs)
                yield pair
        elif size == 3:
            yield from self._triples(once=True)
        else:
            fewer = self._triples(once=False) if size == 4 else self._groups(size - 1)
            for group in fewer:
                yield from self._extended(group)

    def _link(self) -> Iterator[_Group]:
        """List pairs of changes that may have to do with each other and the result."""
        if self.chains:
            return
        alone = list(self._matter(()))
        rests: list[Asked] = []
        for change in alone:
            rests.append(self._ask((change,)))
            yield ()
        places = {id(change): number for number, change in enumerate(alone)}
        for number, one in enumerate(alone):
            for other in (*self.changes.after(one), *self.changes.first):
                if one.unit is other.unit or not rests[number].rests_on(*other.touches):
                    continue
                # Made alone, one that does not matter alone changes nothing, for the first neither.
                theirs = places.get(id(other))
                mutual = theirs is None or rests[theirs].rests_on(*one.touches)
                if theirs is None or theirs > number or not mutual:  # else it is listed already
                    self.chains.append((one.rank + other.rank, mutual, (one, other)))
            yield ()
        self.chains.sort(key=lambda chain: chain[0])

    def _triples(self, *, once: bool) -> Iterator[_Group]:
        """Add one more change to every pair.

        ``once``: not where an earlier pair leads to the same three if each matters beside the other
        two, as each has to for the answer.
        """
        yield from self._link()
        chains = [pair for _, _, pair in self.chains]
        places = {frozenset(map(id, pair)): number for number, pair in enumerate(chains)}
        last = len(chains)
        for number, (one, other) in enumerate(chains):
            self.share = number / last
            for group in self._extended((one, other)):
                third = id(group[2]) if group else 0
                earlier = (
                    places.get(frozenset((id(one), third)), last),
                    places.get(frozenset((id(other), third)), last),
                )
                known = once and min(earlier) < number
                self.spent = self.spent and not known
                yield () if known else group

    def _extended(self, group: _Group) -> Iterator[_Group]:
        """Add one more change to a set of them; there are too many to sort."""
        yield ()
        if group:
            units = {change.unit.province for change in group}
            for change in self._matter(group):
                if change.unit.province not in units:
                    yield (*group, change)

    def _matter(self, group: _Group) -> Iterator[Change]:
        """Yield the changes that may change the result once others are made."""
        rests = self._ask(group)
        later = [change for base in group for change in self.changes.after(base)]
        for change in (*later, *self.changes.first):
            if rests.rests_on(*change.touches):
                yield change

    def _ask(self, group: _Group) -> Asked:
        if self.quick is None:
            return Asked(None, EVERYTHING, EVERYTHING)
        return self.quick.ask({change.unit.province: change.act for change in group})

    def _turned(self, group: _Group) -> Ruling | None:
        """Return the new ruling if the changes turn the result."""
        outcome = self._ask(group).told
        if outcome is not None and not self._flipped(*outcome):
            return None
        rulings = self._judge(group)
        fate = next((one for one in rulings if one.unit == self.ruling.unit), None)
        if fate is None or not self._flipped(fate.verdict, fate.dislodged):
            return None
        before, orders = self.judged.before, self.changes.orders
        if self.loyal and helps_against_itself(group, before, orders, self._judge):
            return None
        return fate

    def _judge(self, group: _Group) -> Sequence[Ruling]:
        """Judge the whole turn."""
        position = self.judged.before
        changed = {change.unit.province: str(change.order) for change in group}
        powers = {change.unit.power for change in group}
        sheets: dict[str, list[str]] = {}
        for unit in position.units:
            place = unit.province
            own = [changed[place]] if place in changed else self.lines[unit.power][place]
            sheets.setdefault(unit.power, []).extend(own)
        return self.judged.rules.adjudicate(position, sheets, self.judged.disorder - powers).rulings

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
