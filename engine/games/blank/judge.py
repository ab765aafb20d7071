"""Judges one part of a day: who gets through the streets, and which lamps are lit."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace

from engine.board.board import Board
from engine.games.blank.calendar import MORNING, following
from engine.games.blank.orders import (
    KIND,
    BlankOrder,
    Go,
    Light,
    Rest,
    Swap,
    in_vain,
    parse,
    towards,
)
from engine.games.blank.reasons import VERDICTS, Reason, finding
from engine.rules.choice import Reading, ReadingKind
from engine.rules.order import NO_ORDER
from engine.rules.position import Position, Unit
from engine.rules.ruling import Conflict, Finding, Resolution, Ruling, Side

Reader = Callable[[str, Position, str], Reading]


@dataclass(frozen=True, slots=True)
class Plan:
    """What one lamplighter is to do."""

    piece: Unit
    order: BlankOrder
    why: Finding | None = None
    """Why he rests, where that is settled before anybody walks."""

    written: str = ""


def fault_of(
    order: BlankOrder, position: Position, board: Board, *, relight: bool
) -> Finding | None:
    """Tell why an order for a lamplighter is against the rules; nothing where it is not."""
    morning, goal = position.phase.kind == MORNING, towards(order)
    owner, piece = position.owners.get(order.at), position.at(order.at)
    match order:
        case Light() if morning:
            return finding(Reason.NOT_NOW, order.at)
        case Light() if piece is not None and not relight and owner not in (None, piece.power):
            return finding(Reason.BURNING, order.at)
        case Swap() if not morning:
            return finding(Reason.NOT_NOW, goal)
        case Go() | Swap() if goal not in board.neighbours(KIND, order.at):
            return finding(Reason.TOO_FAR, goal)
        case Swap() if position.at(goal) is None:
            return finding(Reason.NOBODY_THERE, goal)
    return None


def judge(
    position: Position,
    sheets: Mapping[str, Sequence[str]],
    disorder: frozenset[str],
    board: Board,
    read: Reader,
    *,
    relight: bool = True,
) -> Resolution:
    """Judge all sheets of one phase."""
    plans: dict[str, Plan] = {}
    beside: list[Ruling] = []
    for power in board.powers_by_id:
        texts = () if power in disorder else sheets.get(power, ())
        own, void = _sorted(texts, position, power, read)
        silence = Reason.DISORDER if power in disorder else Reason.NO_ORDER
        beside += void
        for piece in sorted(position.of(power), key=lambda one: one.at):
            plan = _plan(piece, own.get(piece.at, {}), silence)
            fault = fault_of(plan.order, position, board, relight=relight)
            if fault is not None:
                plan = Plan(piece, Rest(piece.at), fault, plan.written or str(plan.order))
            plans[piece.at] = plan
    way = _Streets(plans)
    rulings = [*(_ruling(plan, way, position) for plan in plans.values()), *beside]
    ranks = list(board.powers_by_id)
    rulings.sort(key=lambda ruling: ranks.index(ruling.power))
    lit = {
        ruling.unit[2:]: ruling.power
        for ruling in rulings
        if isinstance(ruling.order, Light) and VERDICTS[Reason.LIT] == ruling.verdict
    }
    units = (replace(plan.piece, at=way.end(plan.piece.at)) for plan in plans.values())
    after = Position(
        phase=following(position.phase),
        units=tuple(sorted(units, key=lambda unit: (ranks.index(unit.power), unit.at))),
        owners=dict(sorted({**position.owners, **lit}.items())),
    )
    return Resolution(after=after, rulings=tuple(rulings), conflicts=way.contests())


def _sorted(
    texts: Sequence[str], position: Position, power: str, read: Reader
) -> tuple[dict[str, dict[BlankOrder, str]], list[Ruling]]:
    """Part a guild's texts: what orders its lamplighters, by quarter, and what orders nobody."""
    own: dict[str, dict[BlankOrder, str]] = {}
    void: list[Ruling] = []
    for text in texts:
        reading = read(text, position, power)
        if reading.kind is not ReadingKind.ORDER:
            several = reading.kind is ReadingKind.AMBIGUOUS
            why = finding(Reason.AMBIGUOUS_TEXT if several else Reason.UNREADABLE)
            void.append(_void(power, text, why))
            continue
        order = parse(reading.order)
        piece = position.at(order.at)
        if piece is None or piece.power != power:
            reason = Reason.NO_PIECE if piece is None else Reason.FOREIGN_PIECE
            void.append(_void(power, text, finding(reason, order.at)))
        else:
            own.setdefault(order.at, {}).setdefault(order, text)
    return own, void


def _void(power: str, text: str, why: Finding) -> Ruling:
    return Ruling(power, "", NO_ORDER, VERDICTS[Reason(why.reason)], (why,), written=in_vain(text))


def _plan(piece: Unit, texts: Mapping[BlankOrder, str], silence: Reason) -> Plan:
    """Take one order out of all that was written for a lamplighter."""
    rest = Rest(piece.at)
    if not texts:
        return Plan(piece, rest, finding(silence, piece.at))
    if len(texts) > 1:
        return Plan(piece, rest, finding(Reason.TWO_ORDERS, piece.at), "; ".join(texts.values()))
    ((order, written),) = texts.items()
    why = finding(Reason.RESTED, piece.at) if order == rest else None
    return Plan(piece, order, why, "" if written == str(order) else written)


class _Streets:
    """Who gets where, of all at once."""

    def __init__(self, plans: Mapping[str, Plan]) -> None:
        self._plans = plans
        self.going = {at: p.order.to for at, p in plans.items() if isinstance(p.order, Go)}
        self._changing = {at: p.order.to for at, p in plans.items() if isinstance(p.order, Swap)}
        self.stopped: dict[str, Finding] = {}
        """Why who walks does not arrive, by where he stands."""

        self._stop()

    def _stop(self) -> None:
        """Stop those who meet or crowd, and then whoever finds a quarter that was not left."""
        for at, to in self.going.items():
            rivals = tuple(
                other for other, goal in self.going.items() if goal == to and other != at
            )
            if rivals:
                self.stopped[at] = finding(Reason.CROWDED, to, rivals)
            elif self.going.get(to) == at:
                self.stopped[at] = finding(Reason.MET, to, (to,))
        while blocked := [
            at
            for at, to in self.going.items()
            if at not in self.stopped and to in self._plans and not self._left(to)
        ]:
            for at in blocked:
                self.stopped[at] = finding(Reason.OCCUPIED, self.going[at], (self.going[at],))

    def _left(self, at: str) -> bool:
        return at in self.going and at not in self.stopped

    def agreed(self, at: str) -> bool:
        """Tell whether both of two want to change places."""
        return self._changing.get(self._changing.get(at, "")) == at

    def end(self, at: str) -> str:
        """Return where the lamplighter from ``at`` stands afterwards."""
        if self._left(at):
            return self.going[at]
        return self._changing[at] if self.agreed(at) else at

    def disturbers(self, piece: Unit) -> tuple[str, ...]:
        """Return from where lamplighters of other guilds wanted into a quarter."""
        return tuple(
            at
            for at, to in self.going.items()
            if to == piece.at and self._plans[at].piece.power != piece.power
        )

    def contests(self) -> tuple[Conflict, ...]:
        """Return every quarter that several wanted, or that was not left for who wanted it."""
        conflicts = []
        for where in dict.fromkeys(self.going[at] for at in self.stopped):
            comers = [self._plans[at].piece for at, to in self.going.items() if to == where]
            sides = [_side(piece, holds=False) for piece in comers]
            holder = self._plans.get(where)
            winner = ""
            if holder is not None and not self._left(where):
                sides = [_side(holder.piece, holds=True), *sides]
                winner = str(holder.piece)
            if len(sides) > 1:
                conflicts.append(
                    Conflict(where=where, sides=tuple(sides), winner=winner, weighed=False)
                )
        return tuple(sorted(conflicts, key=lambda one: one.where))


def _side(piece: Unit, *, holds: bool) -> Side:
    return Side(power=piece.power, unit=str(piece), strength=1, holds=holds)


def _ruling(plan: Plan, way: _Streets, position: Position) -> Ruling:
    why = plan.why or _outcome(plan.piece, plan.order, way, position)
    return Ruling(
        plan.piece.power,
        str(plan.piece),
        plan.order,
        VERDICTS[Reason(why.reason)],
        (why,),
        written=in_vain(plan.written),
    )


def _outcome(piece: Unit, order: BlankOrder, way: _Streets, position: Position) -> Finding:
    at, to = piece.at, towards(order)
    match order:
        case Go():
            came_after = Reason.WENT if position.at(to) is None else Reason.FOLLOWED
            by = () if position.at(to) is None else (to,)
            return way.stopped.get(at) or finding(came_after, to, by)
        case Swap():
            return finding(Reason.SWAPPED if way.agreed(at) else Reason.NOT_AGREED, to, (to,))
    if disturbers := way.disturbers(piece):
        return finding(Reason.DISTURBED, at, disturbers)
    owner = position.owners.get(at)
    lit = Reason.RELIT if owner is not None else Reason.LIT
    return finding(Reason.TENDED if owner == piece.power else lit, at)
