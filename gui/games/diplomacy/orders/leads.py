"""What a first turn of Diplomacy asks for next: a move, a support of it or a hold, the seal."""

from collections.abc import Iterator, Sequence

from engine.board.location import province_of
from engine.games.diplomacy import orders as notation
from engine.games.diplomacy.units import ARMY
from engine.rules.game import Rules
from engine.rules.order import Order
from engine.rules.position import Position, Unit
from gui.orders.leads import Act, Lead, next_lead

_SUPPORTS = (notation.SupportHold, notation.SupportMove)


def lead_for(
    rules: Rules, position: Position, power: str, orders: Sequence[Order], *, led: Act | None = None
) -> Lead:
    """Return what to try next after these orders; ``led`` is the act that was done last.

    A support waits for a move that it can strengthen; where none can be had it is a support in
    defence, and where no unit can support another, a hold.
    """
    return next_lead(_Finder(rules, position, power, orders), led)


class _Finder:
    def __init__(
        self, rules: Rules, position: Position, power: str, orders: Sequence[Order]
    ) -> None:
        self._rules, self._position, self._power = rules, position, power
        self._units = sorted(position.of(power), key=_armies_first)
        self._told: dict[str, notation.DiplomacyOrder] = {}
        for order in orders:
            meant = notation.meant(order)
            if meant is not None and meant.unit:
                self._told[meant.place] = meant

    @property
    def moves(self) -> dict[str, notation.Move]:
        """Moves that are written, by where they start."""
        pairs = self._told.items()
        return {at: order for at, order in pairs if isinstance(order, notation.Move)}

    @property
    def stands(self) -> bool:
        """Whether a support or a hold is written."""
        orders = self._told.values()
        return any(isinstance(order, (*_SUPPORTS, notation.Hold)) for order in orders)

    def move(self) -> Lead | None:
        """Return a move to try: best one that another unit can support, into an empty space."""
        ways = [lead for unit in self._idle() for lead in self._ways(unit)]
        return min(ways, key=self._worth, default=None)

    def _worth(self, lead: Lead) -> tuple[bool, bool, bool, bool]:
        board, there = self._rules.board, self._position.at(lead.goal)
        helped = any(self._helping(unit, lead) for unit in self._idle() if str(unit) != lead.unit)
        return (
            not helped,
            there is not None,
            self._position.owners.get(lead.goal) == self._power,
            bool(board.provinces[lead.goal].coasts),  # which coast is one question more
        )

    def support(self) -> Lead | None:
        """Return a support to try: of a move that is written, else of a unit that stands."""
        for at, move in self.moves.items():
            made = Lead(
                act=Act.MOVE, unit=f"{move.kind} {move.at}", goal=province_of(move.to), order="-"
            )
            for unit in self._idle():
                if unit.province != at and (lead := self._helping(unit, made)):
                    return lead
        for unit in self._idle():
            for other in self._units:
                if other is not unit and other.province not in self.moves:
                    stays = Lead(act=Act.HOLD, unit=str(other), goal=other.province)
                    if lead := self._helping(unit, stays):
                        return lead
        return None

    def hold(self) -> Lead | None:
        """Return a hold to try."""
        for unit in self._idle():
            for choice in self._rules.choices(self._position, self._power, (str(unit),)):
                if choice.order and isinstance(notation.parse(choice.order), notation.Hold):
                    return Lead(
                        act=Act.HOLD, unit=str(unit), order=choice.order, goal=unit.province
                    )
        return None

    def _idle(self) -> list[Unit]:
        return [unit for unit in self._units if unit.province not in self._told]

    def _ways(self, unit: Unit) -> Iterator[Lead]:
        for choice in self._rules.choices(self._position, self._power, (str(unit),)):
            goal = province_of(choice.location) if choice.location else ""
            if not choice.order or choice.why_not or not goal:
                continue
            meant = notation.parse(choice.order)
            there = self._position.at(goal)
            if isinstance(meant, notation.Move) and (there is None or there.power != self._power):
                yield Lead(act=Act.MOVE, unit=str(unit), order=choice.order, goal=goal)

    def _helping(self, unit: Unit, lead: Lead) -> Lead | None:
        """Return how a unit can support what another is told."""
        so_far = (str(unit), "S", lead.unit)
        kinds = self._rules.choices(self._position, self._power, so_far[:2])
        if not any(choice.token == lead.unit and not choice.why_not for choice in kinds):
            return None
        for choice in self._rules.choices(self._position, self._power, so_far):
            if choice.order and not choice.why_not and province_of(choice.location) == lead.goal:
                return Lead(
                    act=Act.SUPPORT,
                    unit=str(unit),
                    order=choice.order,
                    other=lead.unit,
                    goal=lead.goal,
                )
        return None


def _armies_first(unit: Unit) -> tuple[bool, str]:
    return unit.kind is not ARMY, unit.at
