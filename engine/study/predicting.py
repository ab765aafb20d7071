"""What happens to each unit? Asked of what was written, and held against what came of it.

A question is made of the board and the orders alone: nothing of the results is worked out while it
is asked, so that nothing of them can be told.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from engine.board.location import province_of
from engine.rules.game import Rules
from engine.rules.order import Order
from engine.rules.position import Carrier, Position, Unit
from engine.rules.ruling import JudgedPhase, Ruling, Verdict
from engine.study.positions import playable
from engine.study.tree.setup import Ordered


class Fate(StrEnum):
    """What may become of a unit, whatever its game calls it."""

    DONE = "done"
    """It does what was ordered; without an order it stands, or stays on the board."""

    FAILS = "fails"
    """It does not, and is still where it was."""

    DISLODGED = "dislodged"
    """It was driven out, and can retreat."""

    DESTROYED = "destroyed"
    """It is taken off the board."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Asked:
    """One unit whose fate is to be said."""

    power: str
    unit: str
    """As it stands before the phase, or as it is to be built: ``F STP/SC``."""

    orders: tuple[Order, ...]
    """What was written for it; nothing where nothing was, several where none counts."""

    fates: tuple[Fate, ...]
    """What may become of it; two at least."""

    idle: bool
    """It was told nothing but to stay: it stands where it stood, or does not."""

    @property
    def key(self) -> str:
        """What it is remembered under."""
        return f"{self.power} {self.unit}"

    @property
    def province(self) -> str:
        """The province that it stands in."""
        return province_of(self.unit[2:])


@dataclass(frozen=True, slots=True)
class Question:
    """All units of a phase whose fate is to be said: those that were told something come first."""

    asked: tuple[Asked, ...]
    written: Mapping[str, tuple[Order, ...]] = field(default_factory=dict)
    """All that was written, by power, for whoever draws it."""

    def of(self, province: str) -> tuple[Asked, ...]:
        """Return what is asked of a space."""
        return tuple(one for one in self.asked if one.province == province)

    def only(self, keys: Iterable[str]) -> "Question":
        """Return the question with some of its units alone."""
        wanted = frozenset(keys)
        return Question(tuple(one for one in self.asked if one.key in wanted), self.written)


@dataclass(frozen=True, slots=True, kw_only=True)
class Answer:
    """What was said of one unit, and what came of it."""

    asked: Asked
    said: Fate | None
    """Nothing where somebody was not sure."""

    came: Fate
    ruling: Ruling | None
    """Why; nothing where nobody had to rule."""

    @property
    def right(self) -> bool:
        """Whether it was seen."""
        return self.said is self.came

    @property
    def near(self) -> bool:
        """Whether it was seen that the unit is driven out, but not whether it can retreat."""
        out = (Fate.DISLODGED, Fate.DESTROYED)
        return not self.right and self.said in out and self.came in out


@dataclass(frozen=True, slots=True)
class Score:
    """What somebody said of a phase, unit by unit."""

    answers: tuple[Answer, ...]

    @property
    def right(self) -> int:
        """How many units' fates were seen."""
        return sum(one.right for one in self.answers)

    @property
    def total(self) -> int:
        """How many there were."""
        return len(self.answers)

    @property
    def missed(self) -> tuple[Answer, ...]:
        """Return what was not seen."""
        return tuple(one for one in self.answers if not one.right)


def question(rules: Rules, before: Position, ordered: Ordered) -> Question:
    """Ask what happens to each unit when what was written is judged.

    Units with one possible fate are not asked about: who is ordered off the board goes.
    """
    if not playable(rules, before):
        return Question(())
    written = _written(rules, ordered)
    kind = before.phase.kind
    if kind.retreats:
        found = _retreating(rules, before, written)
    elif kind.adjusts:
        found = _adjusting(rules, before, written)
    else:
        found = _moving(rules, before, written)
    ranks = {power: rank for rank, power in enumerate(rules.board.powers_by_id)}
    asked = {one.key: one for one in found if len(one.fates) > 1}
    in_turn = sorted(asked.values(), key=lambda one: (one.idle, ranks[one.power]))
    return Question(tuple(in_turn), written)


def scored(asked: Question, said: Mapping[str, Fate], past: JudgedPhase) -> Score:
    """Hold what was said, by key, against what came of a phase."""
    rulings: dict[tuple[str, str], Ruling] = {}
    for ruling in past.resolution.rulings:
        if ruling.unit:
            rulings.setdefault((ruling.power, ruling.unit), ruling)
    answers: list[Answer] = []
    for one in asked.asked:
        why = rulings.get((one.power, one.unit))
        came = _came(one, why, past)
        answers.append(Answer(asked=one, said=said.get(one.key), came=came, ruling=why))
    return Score(tuple(answers))


_DONE = (Verdict.SUCCEEDS, Verdict.STANDS, Verdict.GIVEN, Verdict.AVAILABLE)


def _came(one: Asked, ruling: Ruling | None, past: JudgedPhase) -> Fate:
    if past.phase.kind.adjusts:
        stands = _stands(one, past.resolution.after)
        if Fate.FAILS in one.fates and _stands(one, past.before):
            return Fate.FAILS  # another one stood there already
        return Fate.DONE if stands else next(fate for fate in one.fates if fate is not Fate.DONE)
    if ruling is None:
        return Fate.DONE if _stands(one, past.resolution.after) else Fate.DESTROYED
    if ruling.destroyed:
        return Fate.DESTROYED
    if ruling.dislodged or ruling.verdict is Verdict.DISLODGED:
        return Fate.DISLODGED
    # Who is left where he is though his order is no good stands all the same.
    return Fate.DONE if one.idle or ruling.verdict in _DONE else Fate.FAILS


def _stands(one: Asked, after: Position) -> bool:
    return any(unit.power == one.power and str(unit) == one.unit for unit in after.units)


_Written = Mapping[str, tuple[Order, ...]]


def _written(rules: Rules, ordered: Ordered) -> _Written:
    """Return what counts of what was written, by power."""
    return {
        power: tuple(map(rules.order, texts))
        for power, texts in ordered.orders.items()
        if power not in ordered.disorder
    }


def _orders_of(unit: Unit, written: _Written) -> tuple[Order, ...]:
    return tuple(
        order for order in written.get(unit.power, ()) if order.at and order.place == unit.province
    )


def _moving(rules: Rules, before: Position, written: _Written) -> list[Asked]:
    driven = any(kind.retreats for kind in rules.calendar.kinds)
    out = (Fate.DISLODGED, Fate.DESTROYED) if driven else ()
    # What a unit is taken to do that was told nothing says whether its order is only to stay.
    nothing = {
        (ruling.power, ruling.unit): ruling.order.text
        for ruling in rules.adjudicate(before, {}).rulings
        if ruling.unit
    }
    found: list[Asked] = []
    for unit in before.units:
        orders, stays = _orders_of(unit, written), nothing.get((unit.power, str(unit)))
        idle = all(order.text == stays for order in orders)
        fates = (Fate.DONE, *out) if idle else (Fate.DONE, Fate.FAILS, *out)
        found.append(_asked(unit, orders, fates, idle=idle))
    return found


def _retreating(rules: Rules, before: Position, written: _Written) -> list[Asked]:
    del rules
    found: list[Asked] = []
    for beaten in before.dislodged:
        orders = _orders_of(beaten.unit, written)
        goes = any(order.leads_to for order in orders)
        fates = (Fate.DONE, Fate.DESTROYED) if goes else (Fate.DESTROYED,)
        found.append(_asked(beaten.unit, orders, fates))
        for at in beaten.carries if goes and isinstance(beaten, Carrier) else ():
            unit = before.at(at)
            if unit is not None:
                found.append(_asked(unit, (), (Fate.DONE, Fate.DESTROYED), idle=True))
    return found


def _adjusting(rules: Rules, before: Position, written: _Written) -> list[Asked]:
    found: list[Asked] = []
    for power in rules.asked(before):
        own = {unit.province: unit for unit in before.of(power)}
        for at in dict.fromkeys(map(province_of, rules.orderable(before, power))):
            if at in own:
                orders = _orders_of(own[at], written)
                found.append(_asked(own[at], orders, (Fate.DONE, Fate.DESTROYED), idle=True))
    for power, orders in written.items():
        found += [_to_come(power, one) for one in orders if _brings(one, rules)]
    return found


def _brings(order: Order, rules: Rules) -> bool:
    """Tell whether an order is for a place and not for a unit: be there one already or not."""
    own = order.key in (order.at, order.place)
    return bool(order.unit) and own and order.place in rules.board.provinces


def _to_come(power: str, order: Order) -> Asked:
    fates = (Fate.DONE, Fate.FAILS)
    return Asked(power=power, unit=order.unit, orders=(order,), fates=fates, idle=False)


def _asked(
    unit: Unit, orders: tuple[Order, ...], fates: tuple[Fate, ...], *, idle: bool = False
) -> Asked:
    return Asked(power=unit.power, unit=str(unit), orders=orders, fates=fates, idle=idle)
