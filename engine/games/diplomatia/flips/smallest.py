"""The smallest change that would have turned a result: another order for one unit, or for two.

The judged unit's own order is never changed, the orders that are stand all in one power's hand, and
every answer has been judged. The search takes the changes one by one, so that whoever asked can say
how far it is and stop it. One order is tried before two, and among as many those nearest to the
result first. Powers in civil war wrote nothing (9.1), and nothing else could have been written for
them.
"""

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass

from engine.games.diplomatia.calendar import EVALUATION, RETREATS
from engine.games.diplomatia.flips.changes import Changes, Group
from engine.games.diplomatia.flips.turning import About, about, about_retreat, turned
from engine.games.diplomatia.orders import DiplomatiaOrder, meant
from engine.rules.choice import ReadingKind
from engine.rules.flip import Flip, Judged, Progress
from engine.rules.order import Words
from engine.rules.ruling import Ruling

MOST = 2
"""So many orders are changed at most."""

_EVERY = 32
"""So many changes are passed over between two reports of progress."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Scope:
    """Among which changes an answer is sought, and how many answers."""

    powers: Collection[str] | None = None
    """Only their units get other orders; any power's, when none are named."""

    others: bool = False
    """The search goes on to all answers with as many orders as the first."""

    loyal: bool = False
    """What no player would do is left out: what costs a power a unit of its own."""


_USUAL = Scope()


def asked_of(judged: Judged, unit: str) -> tuple[Ruling, About] | None:
    """Return the ruling on a unit and what is asked about it; nothing where that is sure."""
    kind = judged.before.phase.kind
    ruling = next((one for one in judged.rulings if one.unit == unit and one.order), None)
    if ruling is None or kind == EVALUATION:
        return None
    asked = about_retreat(ruling) if kind == RETREATS else about(ruling)
    return (ruling, asked) if asked is not None else None


def smallest_flip(judged: Judged, unit: str, scope: Scope = _USUAL) -> Flip | None:
    """Find the smallest change; nothing when not even two orders of one power do it."""
    return next((step for step in search(judged, unit, scope) if isinstance(step, Flip)), None)


def search(judged: Judged, unit: str, scope: Scope = _USUAL) -> Iterator[Progress | Flip]:
    """Look for the smallest change that turns the result of ``unit``; the last is the answer."""
    question = asked_of(judged, unit)
    if question is None:
        return
    phase = _Phase(judged, *question)
    for _ in phase.changes.gather(phase.powers(scope.powers)):
        yield Progress(size=1, tried=0, share=0.0)
    for size in range(1, MOST + 1):
        tried, flipped = 0, False
        for number, group in enumerate(phase.changes.groups(size)):
            if group is None:
                if number % _EVERY == 0:
                    yield Progress(size=size, tried=tried, share=0.0)
                continue
            fate = phase.flipped(group, loyal=scope.loyal)
            if fate is None:
                tried += 1
                yield Progress(size=size, tried=tried, share=0.0)
                continue
            flipped = True
            yield Flip(changes=tuple((one.power, one.order) for one in group), ruling=fate)
            if not scope.others:
                return
        if flipped:
            return


class _Phase:
    """One judged phase, and what becomes of a unit's order in it when others are changed."""

    def __init__(self, judged: Judged, ruling: Ruling, asked: About) -> None:
        self._judged, self._ruling, self._asked = judged, ruling, asked
        orders: dict[str, DiplomatiaOrder] = {}
        for one in judged.rulings:
            order = meant(one.order) if one.unit and one.order else None
            if order is not None:
                orders[one.unit[2:]] = order
        self.changes = Changes(judged.rules, judged.before, orders, ruling.unit[2:])
        self._lost = _lost(judged.rulings)
        self._texts = {
            power: [(self._place(text, power), text) for text in sheet]
            for power, sheet in judged.sheets.items()
        }

    def powers(self, named: Collection[str] | None) -> list[str]:
        """Return who could have written something else, the asked unit's own power first."""
        rules, before = self._judged.rules, self._judged.before
        able = [power for power in rules.asked(before) if named is None or power in named]
        able = [power for power in able if power not in self._judged.disorder]
        return sorted(able, key=lambda power: power != self._ruling.power)

    def flipped(self, group: Group, *, loyal: bool) -> Ruling | None:
        """Judge the whole phase with a change; return the new ruling if it turns the result."""
        power = group[0].power
        changed = {change.order.at for change in group}
        kept = [text for place, text in self._texts.get(power, ()) if place not in changed]
        sheet = [*kept, *(str(change.order) for change in group)]
        judged = self._judged
        sheets = {**judged.sheets, power: sheet}
        rulings = judged.rules.adjudicate(judged.before, sheets, judged.disorder).rulings
        now = next((one for one in rulings if one.unit == self._ruling.unit and one.order), None)
        if now is None or not turned(self._ruling, now, self._asked):
            return None
        costs = {unit for owner, unit in _lost(rulings) - self._lost if owner == power}
        return None if loyal and costs - {now.unit} else now

    def _place(self, text: str, power: str) -> str:
        """Return the space of the unit that a text is for, as the judge takes it."""
        rules = self._judged.rules
        order = rules.order(text)
        if isinstance(order, Words):
            reading = rules.read(text, self._judged.before, power)
            if reading.kind is not ReadingKind.ORDER:
                return ""
            order = rules.order(reading.order)
        known = meant(order)
        return known.at if known is not None else ""


def _lost(rulings: Sequence[Ruling]) -> set[tuple[str, str]]:
    """Return who was defeated or destroyed, by power."""
    return {(one.power, one.unit) for one in rulings if one.dislodged or one.destroyed}
