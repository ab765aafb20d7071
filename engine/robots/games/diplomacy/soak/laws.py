"""What must be true of every phase of every game, whatever is ordered.

Each law is read off the positions before and after and the rulings between, never off the way in
which they came about.
"""

from collections import Counter
from collections.abc import Iterable, Iterator

from engine.board.board import Board
from engine.board.location import province_of
from engine.games.diplomacy.orders import Build, Waive, parse
from engine.games.diplomacy.phase import Season, Step, dated
from engine.games.diplomacy.reasons import VERDICTS, Reason
from engine.robots.games.laws import BrokenLawError
from engine.rules.position import Position, Unit
from engine.rules.ruling import Resolution, Ruling, Verdict


def obey(board: Board, before: Position, judged: Resolution) -> None:
    """Try every law on a judged phase.

    Raises:
        BrokenLawError: one of them is broken.
    """
    for law, fact in broken(board, before, judged):
        raise BrokenLawError(law, fact)


def broken(board: Board, before: Position, judged: Resolution) -> Iterator[tuple[str, object]]:
    """Yield the laws that a judged phase breaks, each with the fact that shows it."""
    after = judged.after
    if not after.lies_on(board):
        yield "impossible position", after
    if _moment(after) <= _moment(before):
        yield "time stands still", after.phase
    yield from _rulings(before, judged)
    yield from _units(before, judged)
    yield from _owners(before, after)
    if dated(after.phase).step is Step.RETREATS:
        yield from _ways_out(after)
    if dated(before.phase).step is Step.ADJUSTMENTS:
        yield from _adjusted(board, before, judged)


def _moment(position: Position) -> tuple[int, int, int]:
    phase = position.phase
    return phase.turn, list(Season).index(dated(phase).season), list(Step).index(dated(phase).step)


def _count(units: Iterable[Unit]) -> Counter[tuple[str, str]]:
    return Counter((unit.power, str(unit.kind)) for unit in units)


def _acting(before: Position) -> list[Unit]:
    """Return the units that a phase is about."""
    match dated(before.phase).step:
        case Step.MOVES:
            return list(before.units)
        case Step.RETREATS:
            return [beaten.unit for beaten in before.dislodged]
        case Step.ADJUSTMENTS:
            return []


def _rulings(before: Position, judged: Resolution) -> Iterator[tuple[str, object]]:
    """Each unit has one fate, the verdict follows from the reasons, the order can be read back."""
    fates: dict[str, set[tuple[object, ...]]] = {}
    for ruling in judged.rulings:
        if not ruling.findings:
            yield "no reason", ruling
        elif VERDICTS[Reason(ruling.findings[0].reason)] is not ruling.verdict:
            yield "verdict without reason", ruling
        if ruling.order and parse(str(ruling.order)) != ruling.order:
            yield "order not in good notation", ruling
        if ruling.order and ruling.unit:
            fate = (ruling.order, ruling.dislodged, ruling.destroyed)
            fates.setdefault(ruling.unit, set()).add(fate)
    for unit in _acting(before):
        if len(fates.get(str(unit), ())) != 1:
            yield "not one fate", (str(unit), fates.get(str(unit)))


def _units(before: Position, judged: Resolution) -> Iterator[tuple[str, object]]:
    """No unit is born or lost but by a ruling."""
    after = judged.after
    left = _count([*after.units, *(beaten.unit for beaten in after.dislodged)])
    was = _count([*before.units, *(beaten.unit for beaten in before.dislodged)])
    if dated(before.phase).step is Step.ADJUSTMENTS:
        made = [one for one in _carried_out(judged) if isinstance(one.order, Build)]
        gone = [one for one in _carried_out(judged) if one.destroyed]
        was += Counter((one.power, str(one.order)[0]) for one in made)
    else:
        lost = {one.unit: one for one in judged.rulings if one.destroyed}
        gone = list(lost.values())
    if was - Counter((one.power, one.unit[0]) for one in gone) != left:
        yield "units born or lost", (was, gone, left)
    if dated(before.phase).step is Step.RETREATS:
        stood = {*map(str, before.units)}
        if not stood <= {*map(str, after.units)}:
            yield "moved in retreats", stood - {*map(str, after.units)}


def _carried_out(judged: Resolution) -> list[Ruling]:
    succeeds = (one for one in judged.rulings if one.verdict is Verdict.SUCCEEDS and one.order)
    return [one for one in succeeds if not isinstance(one.order, Waive)]


def _owners(before: Position, after: Position) -> Iterator[tuple[str, object]]:
    """Centres change hands once a year, and go to whoever stands on them (XIII.1)."""
    if before.owners == after.owners:
        return
    autumn_over = (
        dated(before.phase).season is Season.AUTUMN and dated(after.phase).step is not Step.RETREATS
    )
    if not autumn_over:
        yield "centre changed hands out of season", after.phase
    if before.owners.keys() - after.owners.keys():
        yield "centre lost to nobody", before.owners.keys() - after.owners.keys()
    standing = {unit.province: unit.power for unit in after.units}
    for place, owner in after.owners.items():
        if before.owners.get(place) != owner and standing.get(place) != owner:
            yield "centre taken from afar", place


def _ways_out(after: Position) -> Iterator[tuple[str, object]]:
    taken = {unit.province for unit in after.units} | after.contested
    for beaten in after.dislodged:
        open_to = {province_of(place) for place in beaten.retreats}
        if not open_to or open_to & taken:
            yield "retreat to a space that is not free", beaten


def _adjusted(board: Board, before: Position, judged: Resolution) -> Iterator[tuple[str, object]]:
    """Nobody has more units than centres after a winter, and builds are at home (XIII.2)."""
    after = judged.after
    for power in board.powers_by_id:
        held, had, now = after.count(power), len(before.of(power)), len(after.of(power))
        if now > held or (had <= held and now < had):
            yield "wrong number of units", (power, held, had, now)
    for ruling in _carried_out(judged):
        order = ruling.order
        if not isinstance(order, Build):
            continue
        place = province_of(order.at)
        at_home = board.provinces[place].home == ruling.power == before.owners.get(place)
        if not at_home or before.at(place) is not None:
            yield "built elsewhere", ruling
