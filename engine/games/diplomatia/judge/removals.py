"""Evaluation of control: armies against centres, fleets against ports (6.5, 9.1)."""

from collections.abc import Mapping, Sequence

from engine.board.board import Board
from engine.games.diplomatia import evaluation, lots
from engine.games.diplomatia.evaluation import Balance
from engine.games.diplomatia.judge.aftermath import next_turn, sort_units
from engine.games.diplomatia.judge.chart import Chart, Line
from engine.games.diplomatia.judge.intake import Reader, refused, understood
from engine.games.diplomatia.orders import (
    ARMY,
    FLEET,
    Build,
    DiplomatiaOrder,
    Remove,
    Waive,
    value_of,
)
from engine.games.diplomatia.profile import Profile
from engine.games.diplomatia.reasons import VERDICTS, Reason, finding
from engine.games.diplomatia.start import home_of
from engine.rules.order import NO_ORDER, Written
from engine.rules.position import Position, Unit, UnitKind
from engine.rules.ruling import Finding, Resolution, Ruling

FAR = 10_000
"""Steps to a home space for who cannot get to any, or has none."""


def judge(
    position: Position,
    sheets: Mapping[str, Sequence[str]],
    disorder: frozenset[str],
    chart: Chart,
    profile: Profile,
    read: Reader,
) -> Resolution:
    """Judge all builds and removals."""
    rulings: list[Ruling] = []
    gone: set[str] = set()
    built: list[Unit] = []
    for power in chart.ranks:
        one = _Desk(position, power, chart, profile)
        if power not in disorder:
            one.take(sheets.get(power, ()), read)
        one.force(lots.seed(position, sheets, power, profile.lots), in_disorder=power in disorder)
        rulings += one.rulings
        gone |= one.gone
        built += one.built
    units = [unit for unit in position.units if unit.at not in gone]
    owners = {**position.owners, **{unit.at: unit.power for unit in built}}
    after = next_turn(
        position.phase,
        sort_units([*units, *built], chart.ranks),
        dict(sorted(owners.items())),
        chart.board,
        profile,
        disorder,
    )
    return Resolution(after=after, rulings=tuple(rulings))


class _Desk:
    """One power's builds and removals."""

    def __init__(self, position: Position, power: str, chart: Chart, profile: Profile) -> None:
        self._position, self._power, self._chart = position, power, chart
        self._profile = profile
        counted = evaluation.balances(position, power, chart.board, profile)
        self._balance: dict[UnitKind, Balance] = {one.kind: one for one in counted}
        self._remove = {one.kind: one.remove for one in counted}
        self._build = {one.kind: max(one.allowed - one.have, 0) for one in counted}
        self.rulings: list[Ruling] = []
        self.gone: set[str] = set()
        self.built: list[Unit] = []

    def take(self, texts: Sequence[str], read: Reader) -> None:
        """Carry out what the power wrote, in the order written."""
        told: dict[str, list[tuple[str, Line]]] = {}
        for number, text in enumerate(texts):
            line = understood(text, self._position, self._power, self._chart, read)
            if isinstance(line, Finding):
                self.rulings.append(refused(self._power, text, line))
                continue
            # Every build that is not taken is for itself; two texts for one space are none (8).
            key = line.order.at or f"#{number}"
            told.setdefault(key, []).append((text, line))
        for lines in told.values():
            self._take_one(lines)

    def _take_one(self, lines: list[tuple[str, Line]]) -> None:
        order = lines[0][1].order
        named = f"{lines[0][1].kind} {order.at}" if order.at else ""
        written = Written(value_of(text) for text, _ in lines)
        if len(lines) > 1:
            self._rule(named, NO_ORDER, finding(Reason.TWO_ORDERS, order.at), written)
            return
        fault = self._fault(order)
        if fault is not None:
            self._rule(named if self._own(order.at) else "", NO_ORDER, fault, written)
            return
        match order:
            case Build(kind=kind):
                self._build[kind] -= 1
                self.built.append(Unit(self._power, kind, order.at))
                self._rule(named, order, finding(Reason.BUILT, order.at))
            case Remove(kind=kind):
                self._remove[kind] -= 1
                self.gone.add(order.at)
                self._rule(named, order, finding(Reason.REMOVED, order.at))
            case _:
                self._rule("", order, finding(Reason.WAIVED))

    def _own(self, at: str) -> bool:
        unit = self._position.at(at)
        return unit is not None and unit.power == self._power

    def _rule(
        self,
        unit: str,
        order: object,
        why: Finding,
        written: Written = Written(),  # noqa: B008
    ) -> None:
        verdict = VERDICTS[Reason(why.reason)]
        gone = why.reason == Reason.REMOVED
        self.rulings.append(
            Ruling(self._power, unit, order, verdict, (why,), destroyed=gone, written=written)  # type: ignore[arg-type]
        )

    def _fault(self, order: DiplomatiaOrder) -> Finding | None:
        match order:
            case Waive():
                return None if any(self._build.values()) else finding(Reason.NO_BUILD_DUE)
            case Build():
                return self._unbuildable(order)
            case Remove():
                return self._irremovable(order)
        return finding(Reason.WRONG_PHASE, order.at)

    def _unbuildable(self, order: Build) -> Finding | None:
        at, kind, board = order.at, order.kind, self._chart.board
        if at not in board.provinces:
            return finding(Reason.UNKNOWN_SPACE, at)
        if not self._build[kind]:
            return finding(Reason.NO_BUILD_DUE, at)
        if self._position.at(at) is not None:
            return finding(Reason.SITE_OCCUPIED, at)
        if at in self._balance[kind].sites:
            return None
        if kind == FLEET:
            return finding(Reason.NOT_ONES_PORT, at)
        lost = at in board.homes(self._power)
        return finding(Reason.CENTRE_LOST if lost else Reason.NOT_A_HOME_CENTRE, at)

    def _irremovable(self, order: Remove) -> Finding | None:
        unit = self._position.at(order.at)
        if unit is None:
            return finding(Reason.NO_UNIT, order.at)
        if unit.power != self._power:
            return finding(Reason.FOREIGN_UNIT, order.at)
        if unit.kind != order.kind:
            return finding(Reason.KIND_WRONG, order.at)
        return None if self._remove[unit.kind] else finding(Reason.NO_REMOVAL_DUE, order.at)

    def force(self, seed: str, *, in_disorder: bool) -> None:
        """Remove what nobody chose: the farthest from home first, then by lot (9.1)."""
        why = Reason.DISORDER_REMOVED if in_disorder else Reason.CHOSE_TOO_FEW
        for kind in (ARMY, FLEET):
            for unit, reason in self._forced(kind, seed):
                order = Remove(unit.kind, unit.at)
                self.gone.add(unit.at)
                chain = (reason, finding(why, unit.at))
                verdict = VERDICTS[Reason(reason.reason)]
                self.rulings.append(
                    Ruling(self._power, str(unit), order, verdict, chain, destroyed=True)
                )

    def _forced(self, kind: UnitKind, seed: str) -> list[tuple[Unit, Finding]]:
        due = self._remove[kind]
        if not due:
            return []
        steps = steps_home(self._chart.board, self._power)
        left = [u for u in self._position.of(self._power) if u.kind == kind]
        left = [u for u in left if u.at not in self.gone]
        found: list[tuple[Unit, Finding]] = []
        while len(found) < due:
            most = max(steps.get(unit.at, FAR) for unit in left)
            farthest = {str(u): u for u in left if steps.get(u.at, FAR) == most}
            room = due - len(found)
            lot = len(farthest) > room
            chosen = lots.drawn(seed, [*farthest])[:room] if lot else tuple(sorted(farthest))
            among = tuple(sorted(unit.at for unit in farthest.values()))
            for name in chosen:
                unit = farthest[name]
                found.append((unit, _went(unit, among if lot else (), most)))
                left.remove(unit)
        return found


def _went(unit: Unit, among: tuple[str, ...], steps: int) -> Finding:
    """Say why a unit went that nobody chose."""
    far = steps == FAR
    if among:
        return finding(Reason.REMOVED_BY_LOT, unit.at, among, None if far else steps)
    if far:
        return finding(Reason.REMOVED_WITHOUT_WAY, unit.at)
    return finding(Reason.REMOVED_AS_FARTHEST, unit.at, (), steps)


def steps_home(board: Board, power: str) -> dict[str, int]:
    """Return the fewest steps, over spaces of any kind, from each space to a home space."""
    front = [space for space in board.provinces if home_of(board, space) == power]
    steps = dict.fromkeys(front, 0)
    while front:
        ahead = []
        for space in front:
            beside = board.touching(space) | board.shores.get(space, frozenset())
            for other in sorted(beside):
                if other not in steps:
                    steps[other] = steps[space] + 1
                    ahead.append(other)
        front = ahead
    return steps
