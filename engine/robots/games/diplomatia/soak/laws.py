"""What must be true of every phase of every game, whatever is ordered.

Each law is read off the positions before and after and the rulings between, never off the way in
which they came about.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping

from engine.board.board import Board
from engine.games.diplomatia.calendar import CALENDAR, EVALUATION, ORDERS, RETREATS
from engine.games.diplomatia.evaluation import asked, balance, balances
from engine.games.diplomatia.orders import Build, Move, Seize, Transport, Waive, parse
from engine.games.diplomatia.profile import Profile
from engine.games.diplomatia.reasons import VERDICTS, Reason
from engine.robots.games.laws import BrokenLawError
from engine.rules.position import Carrier, Dislodged, Position, Unit
from engine.rules.ruling import Resolution, Ruling, Verdict

Broken = Iterator[tuple[str, object]]


def obey(board: Board, profile: Profile, before: Position, judged: Resolution) -> None:
    """Try every law on a judged phase.

    Raises:
        BrokenLawError: one of them is broken.
    """
    for law, fact in broken(board, profile, before, judged):
        raise BrokenLawError(law, fact)


def broken(board: Board, profile: Profile, before: Position, judged: Resolution) -> Broken:
    """Yield the laws that a judged phase breaks, each with the fact that shows it."""
    after = judged.after
    if not after.lies_on(board):
        yield "impossible position", after
        return
    yield from _phases(board, profile, before, after)
    yield from _rulings(before, judged)
    yield from _units(before, judged)
    yield from _control(board, before, judged)
    kind = before.phase.kind
    if kind == ORDERS:
        yield from _moves(before, judged)
        yield from _ways_out(board, profile, before, judged)
    if kind == RETREATS:
        yield from _retreats(before, judged)
    if kind == EVALUATION:
        yield from _counted(board, profile, before, judged)


def _count(units: Iterable[Unit]) -> Counter[tuple[str, str]]:
    return Counter((unit.power, str(unit.kind)) for unit in units)


def _fates(judged: Resolution) -> dict[str, Ruling]:
    """Return the ruling of each unit that was to act, by where it stood."""
    return {one.unit[2:]: one for one in judged.rulings if one.unit and one.order}


def _phases(board: Board, profile: Profile, before: Position, after: Position) -> Broken:
    """Phases come in order, and only where somebody has something to write."""
    if after.phase.rank <= before.phase.rank:
        yield "time stands still", after.phase
    if CALENDAR.parse(after.phase.code) != after.phase:
        yield "phase cannot be read back", after.phase
    turn, kind = after.phase.turn, after.phase.kind
    if (kind == RETREATS) != bool(after.dislodged):
        yield "retreats without anybody to retreat", after.phase
    if kind == EVALUATION and (turn % 2 or not asked(after, board, profile)):
        yield "evaluation without anybody to write", after.phase
    same_turn = before.phase.turn == turn
    if same_turn == (kind == ORDERS) or turn > before.phase.turn + 1:
        yield "a phase out of its turn", after.phase
    counted = kind == ORDERS and before.phase.kind != EVALUATION and before.phase.turn % 2 == 0
    if counted and asked(after, board, profile):
        yield "evaluation left out", after.phase


def _acting(before: Position) -> list[Unit]:
    """Return the units that a phase is about."""
    if before.phase.kind == ORDERS:
        return list(before.units)
    return [one.unit for one in before.dislodged]


def _rulings(before: Position, judged: Resolution) -> Broken:
    """Each unit has one fate, the verdict follows from the reasons, the order can be read back."""
    fates: Counter[str] = Counter()
    for ruling in judged.rulings:
        if not ruling.findings or not ruling.findings[0].rule:
            yield "no reason", ruling
        elif VERDICTS[Reason(ruling.findings[0].reason)] is not ruling.verdict:
            yield "verdict without reason", ruling
        if ruling.order and parse(str(ruling.order)) != ruling.order:
            yield "order not in good notation", ruling
        if ruling.order:
            fates[ruling.unit] += 1
    for unit in _acting(before):
        if fates[str(unit)] < 1 or (before.phase.kind == ORDERS and fates[str(unit)] != 1):
            yield "not one fate", (str(unit), fates[str(unit)])


def _carried_out(judged: Resolution) -> list[Ruling]:
    succeeds = (one for one in judged.rulings if one.verdict is Verdict.SUCCEEDS and one.order)
    return [one for one in succeeds if not isinstance(one.order, Waive)]


def _units(before: Position, judged: Resolution) -> Broken:
    """No unit is born or lost but by a ruling."""
    left = _count([*judged.after.units, *(one.unit for one in judged.after.dislodged)])
    was = _count([*before.units, *(one.unit for one in before.dislodged)])
    builds = [one for one in _carried_out(judged) if isinstance(one.order, Build)]
    was += Counter((one.power, str(one.order)[0]) for one in builds)
    gone = {(one.power, one.unit) for one in judged.rulings if one.destroyed}
    if was - Counter((power, unit[0]) for power, unit in gone) != left:
        yield "units born or lost", (was, sorted(gone), left)


def _control(board: Board, before: Position, judged: Resolution) -> Broken:
    """Control is with whoever stands in a space, or stood there last, or seized it (5)."""
    after = judged.after
    standing = {unit.at: unit.power for unit in after.units}
    stood = {unit.at: unit.power for unit in before.units}
    seized, entered = set(), set()
    for one in _carried_out(judged):
        if isinstance(one.order, Seize):
            seized.add((one.order.to, one.power))
        if isinstance(one.order, Move):
            entered.add((one.order.to, one.power))
    for space in board.provinces:
        was, owner = before.owners.get(space), after.owners.get(space)
        if space in standing and owner != standing[space]:
            yield "a unit does not control its space", space
        if was is not None and owner is None:
            yield "control lost to nobody", space
        fair = owner in (standing.get(space), stood.get(space))
        if owner != was and not fair and (space, owner) not in seized | entered:
            yield "control taken from afar", space
    for space, power in seized:
        if after.owners.get(space) != power or (space in standing and standing[space] != power):
            yield "a seized sector is another's", space


def _moves(before: Position, judged: Resolution) -> Broken:
    """Every unit stands where it stood, or where it went with success, or has to retreat."""
    after, fates = judged.after, _fates(judged)
    fallen = {one.unit.at: one for one in after.dislodged}
    for unit in before.units:
        fate = fates.get(unit.at)
        if fate is None:
            continue
        went = isinstance(fate.order, Move) and fate.verdict is Verdict.SUCCEEDS
        ends = getattr(fate.order, "to", "") if went else unit.at
        stands = after.at(ends)
        there = stands is not None and (stands.power, stands.kind) == (unit.power, unit.kind)
        if (fate.dislodged and not fate.destroyed) != (unit.at in fallen):
            yield "driven out and not to retreat", fate
        if not fate.dislodged and not fate.destroyed and not there:
            yield "not where its order leads", fate
        if went and fate.dislodged:
            yield "driven out of a space it left", fate
    yield from _victors(before, fallen, fates)
    for fate in fates.values():
        if fate.destroyed and _was_not_beaten(fate, fates):
            yield from _lost_with_fleet(fate, fates)


def _victors(
    before: Position, fallen: Mapping[str, Dislodged], fates: Mapping[str, Ruling]
) -> Broken:
    """Nobody is driven out but by a foreign unit that came from where it is said to."""
    for at, one in fallen.items():
        if one.attacker is None:
            came = [
                fate
                for fate in fates.values()
                if isinstance(fate.order, Seize) and fate.order.to == at
            ]
        else:
            victor = fates.get(one.attacker)
            came = [victor] if victor is not None and getattr(victor.order, "to", "") == at else []
        if not came or came[0].verdict is not Verdict.SUCCEEDS:
            yield "driven out by nobody", one
        elif came[0].power == one.unit.power or one.unit not in before.units:
            yield "driven out by its own", one


def _was_not_beaten(fate: Ruling, fates: Mapping[str, Ruling]) -> bool:
    """Tell whether nobody went into a destroyed unit's space, or seized it."""
    return not any(
        other.verdict is Verdict.SUCCEEDS
        and isinstance(other.order, Move | Seize)
        and other.order.to == fate.unit[2:]
        for other in fates.values()
    )


def _lost_with_fleet(fate: Ruling, fates: Mapping[str, Ruling]) -> Broken:
    """Armies that nobody defeated are lost only with a carrier (7.2.2.5)."""
    fleets = [o for o in fates.values() if o.destroyed and isinstance(o.order, Transport)]
    if not fleets or not isinstance(fate.order, Move):
        yield "lost without a carrier", fate


def _ways_out(board: Board, profile: Profile, before: Position, judged: Resolution) -> Broken:
    """Nobody retreats to a space that is taken, blocked, seized or the victor's (7.2.2.5)."""
    after = judged.after
    taken = {unit.at for unit in after.units} | after.contested
    if not profile.retreat_into_seized:
        seized = (one.order for one in _carried_out(judged) if isinstance(one.order, Seize))
        taken |= {order.to for order in seized}
    for one in after.dislodged:
        ways = set(one.retreats)
        reach = board.neighbours(one.unit.kind, one.unit.at)
        back = not profile.retreat_to_landing_origin and one.attacker in ways
        if not ways or ways & taken or not ways <= reach or back:
            yield "retreat to a space that is not free", one
        if not profile.retreat_into_freed and ways & _lost_from(before, judged):
            yield "retreat to a space freed in the same moment", one


def _lost_from(before: Position, judged: Resolution) -> set[str]:
    """Return where armies were lost, that nobody else stands in."""
    armies = {unit.at for unit in before.units if unit.kind == "A"}
    return {
        at
        for at, fate in _fates(judged).items()
        if fate.destroyed and at in armies and fate.verdict is not Verdict.SUCCEEDS
    }


def _retreats(before: Position, judged: Resolution) -> Broken:
    """Whoever stood still stands, but for armies lost with a fleet; nobody goes elsewhere."""
    after = judged.after
    gone = {one.unit for one in judged.rulings if one.destroyed}
    carried: set[str] = set()
    for one in before.dislodged:
        if isinstance(one, Carrier) and str(one.unit) in gone:
            carried |= set(one.carries)
    for unit in before.units:
        stands = after.at(unit.at)
        if stands != unit and unit.at not in carried:
            yield "a unit was lost while others retreated", unit
    free = {way for one in before.dislodged for way in one.retreats}
    for unit in after.units:
        if unit not in before.units and unit.at not in free:
            yield "retreated elsewhere", unit


def _counted(board: Board, profile: Profile, before: Position, judged: Resolution) -> Broken:
    """Nobody has more units of a kind than feed them; one kind never pays for the other (6.5)."""
    after = judged.after
    changed = {at for at, _ in before.owners.items() - after.owners.items()}
    if changed - {unit.at for unit in after.units} | (changed & before.by_province.keys()):
        yield "control lost in the evaluation", after.phase
    for power in board.powers_by_id:
        for was in balances(before, power, board, profile):
            now = balance(after, power, was.kind, board, profile)
            least = min(was.have, was.allowed)
            if not least <= now.have <= max(least, was.allowed) or (
                was.remove and now.have != was.allowed
            ):
                yield "wrong number of units", (power, was, now)
            for one in _carried_out(judged):
                fits = one.power == power and getattr(one.order, "kind", "") == was.kind
                if fits and isinstance(one.order, Build) and one.order.at not in was.sites:
                    yield "built elsewhere", one
