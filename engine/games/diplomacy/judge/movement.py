"""A turn of moves: from sheets to rulings, and from those to the board afterwards (VII-XII)."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final, cast

from engine.conflict.solver import YES
from engine.games.diplomacy.calendar import next_turn
from engine.games.diplomacy.judge.findings.fates import Fates
from engine.games.diplomacy.judge.findings.orders import findings
from engine.games.diplomacy.judge.findings.retreats import findings_of_beaten
from engine.games.diplomacy.judge.findings.verdicts import verdicts
from engine.games.diplomacy.judge.retreats import open_ways
from engine.games.diplomacy.judge.sheets.intake import Reader
from engine.games.diplomacy.judge.sheets.unit_orders import UnitOrders, collect
from engine.games.diplomacy.judge.solver_input import prepare
from engine.games.diplomacy.orders import in_vain
from engine.games.diplomacy.phase import Phase, Step
from engine.games.diplomacy.reach.chart import Chart
from engine.games.diplomacy.reach.known_orders import KnownOrders
from engine.games.diplomacy.reasons import VERDICTS, Reason
from engine.games.diplomacy.rulebooks.policies import RetreatToConvoyOrigin
from engine.games.diplomacy.rulebooks.profile import Profile
from engine.rules.position import Dislodged, Position, Unit
from engine.rules.ruling import UNHARMED, Fate, Finding, Resolution, Ruling

_make: Final = tuple.__new__
_RULING: Final = Ruling


def judge(
    position: Position,
    sheets: Mapping[str, Sequence[str]],
    disorder: frozenset[str],
    known_orders: KnownOrders,
    reader: Reader,
) -> Resolution:
    """Judge a turn of moves. Who asks for no reasons does not wait for them."""
    chart = known_orders.chart
    unit_orders = collect(position, sheets, disorder, known_orders, reader)
    fates = Fates(prepare(unit_orders, known_orders))
    beaten = fates.beaten()
    standing = _standing(fates, beaten)
    contested = fates.contested() if beaten else frozenset()
    gone = _gone(fates, beaten, standing, contested, known_orders, disorder) if beaten else {}
    rulings = _rulings(unit_orders, fates, gone, disorder, chart)
    phase, owners = cast("Phase", position.phase), position.owners
    retreating = [fate for fate in gone.values() if fate.retreats]
    if retreating:
        after = Position(
            phase=Phase(phase.year, phase.season, Step.RETREATS),
            units=standing,
            owners=owners,
            dislodged=tuple(retreating),
            contested=contested,
        )
    else:
        after = next_turn(phase, standing, owners, chart.board)
    return Resolution(
        after=after, rulings=rulings, conflicts=fates.conflicts, stand_offs=fates.stand_offs
    )


def _standing(fates: Fates, beaten: list[int]) -> tuple[Unit, ...]:
    """Return the units that stand after the turn, sorted."""
    moved, lines = fates.state.moved, fates.solver_input.lines
    count = len(lines)
    # What a unit is sorted by, and its number, in one number.
    keys = [line.stays * count + number for number, line in enumerate(lines)]
    for number in fates.battle.moves:
        if moved[number] == YES:
            keys[number] = lines[number].goes * count + number
    for number in reversed(beaten):
        del keys[number]
    keys.sort()
    standing = []
    for key in keys:
        number = key % count
        line = lines[number]
        standing.append(line.arrived if moved[number] == YES else line.unit)
    return tuple(standing)


def _gone(
    fates: Fates,
    beaten: Sequence[int],
    standing: Iterable[Unit],
    contested: frozenset[str],
    known_orders: KnownOrders,
    disorder: frozenset[str],
) -> dict[int, Dislodged]:
    """Return the units driven out, by number, with the ways that are open to them."""
    gone: dict[int, Dislodged] = {}
    taken = {unit.province for unit in standing}
    origins = _open_origins(fates, known_orders.profile)
    for number in beaten:
        unit, attacker = fates.solver_input.lines[number].unit, fates.place(fates.beaten_by(number))
        # DATC 4.A.5 b: who came by convoy did not cross the border with its own space.
        closed = None if attacker in origins else attacker
        ways = open_ways(unit, closed, contested, taken, known_orders.chart)
        lost = unit.power in disorder
        gone[number] = Dislodged(unit=unit, attacker=attacker, retreats=() if lost else ways)
    return gone


def _open_origins(fates: Fates, profile: Profile) -> set[str]:
    """Return the spaces from which attackers came by convoy, if retreats there are allowed."""
    if profile.retreat_to_convoy_origin is RetreatToConvoyOrigin.FORBIDDEN:
        return set()
    return {fates.place(army) for army in fates.battle.sea_moves if fates.moved(army)}


def _rulings(
    unit_orders: UnitOrders,
    fates: Fates,
    gone: dict[int, Dislodged],
    disorder: frozenset[str],
    chart: Chart,
) -> tuple[Ruling, ...]:
    words, why = verdicts(fates, gone), Reasons(fates, gone, disorder, chart)
    harm = [UNHARMED] * len(words)
    for number, beaten in gone.items():
        harm[number] = Fate(dislodged=True, destroyed=not beaten.retreats, written=UNHARMED.written)
    numbers, made = fates.battle.holder, []
    for line in unit_orders.lines:
        number = numbers[line.space]
        power, unit, verdict = line.power, line.piece.name, words[number]
        fields = (power, unit, line, verdict, why, number, harm[number])
        made.append(_make(_RULING, fields))
    if not unit_orders.special and not unit_orders.idle_texts:
        return tuple(made)
    return _with_refused(made, unit_orders, chart)


class Reasons:
    """Works out the findings of a turn's units, each when it is first asked for."""

    __slots__ = ("_chart", "_disorder", "_fates", "_found", "_gone")

    def __init__(
        self,
        fates: Fates,
        gone: dict[int, Dislodged],
        disorder: frozenset[str],
        chart: Chart,
    ) -> None:
        self._chart = chart
        self._fates = fates
        self._gone = gone
        self._disorder = disorder
        self._found: list[tuple[Finding, ...] | None] = [None] * len(fates.solver_input.lines)

    def __call__(self, number: int) -> tuple[Finding, ...]:
        """Return why the unit with a number fared as it did."""
        chain = self._found[number]
        if chain is None:
            fate = self._gone.get(number)
            if fate is None:
                chain = findings(self._fates, number)
            else:
                lost = fate.unit.power in self._disorder
                chain = findings_of_beaten(
                    self._fates, number, fate=fate, chart=self._chart, disorder=lost
                )
            self._found[number] = chain
        return chain


def _with_refused(
    made: Sequence[Ruling], unit_orders: UnitOrders, chart: Chart
) -> tuple[Ruling, ...]:
    """Put what was written in vain beside what was judged, in the order of the sheets."""
    listed: list[tuple[int, Ruling]] = list(unit_orders.idle_texts)
    for index, ruling in enumerate(made):
        one = unit_orders.special.get(index)
        place = index if one is None else one.place
        if one is None or not one.refused:
            listed.append((place, ruling))
            continue
        for written, fault in one.refused:
            verdict = VERDICTS[Reason(fault.reason)]
            chain = (fault, *ruling.findings)
            listed.append(
                (place, ruling.but(verdict=verdict, findings=chain, written=in_vain(written)))
            )
    powers = chart.powers
    listed.sort(key=lambda item: (powers[item[1].power], item[0]))
    return tuple(ruling for _, ruling in listed)
