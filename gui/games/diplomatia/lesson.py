"""A first turn that is led by the hand: a move, a support of it or a defence, then the seal."""

from collections.abc import Iterator, Sequence
from types import MappingProxyType
from typing import Final

from PySide6.QtCore import QCoreApplication

from engine.board.board import Board
from engine.games.diplomatia.orders import ARMY, Defend, Guard, Move, Support, meant, parse
from engine.rules.game import Rules
from engine.rules.order import Order
from engine.rules.position import Position, Unit
from gui.games.diplomatia.writing import SUPPORT
from gui.i18n import QT_TRANSLATE_NOOP
from gui.orders.leads import Act, Lead, next_lead
from gui.words import names

_NUMBERS: Final = MappingProxyType({Act.MOVE: 1, Act.SUPPORT: 2, Act.HOLD: 2, Act.SEAL: 3})

_TITLES: Final = MappingProxyType(
    {
        Act.MOVE: QT_TRANSLATE_NOOP("DiplomatiaDesk", "Move"),
        Act.SUPPORT: QT_TRANSLATE_NOOP("DiplomatiaDesk", "Support"),
        Act.HOLD: QT_TRANSLATE_NOOP("DiplomatiaDesk", "Defend"),
        Act.SEAL: QT_TRANSLATE_NOOP("DiplomatiaDesk", "Seal"),
    }
)
_TEXTS: Final = MappingProxyType(
    {
        "move A": QT_TRANSLATE_NOOP(
            "DiplomatiaDesk",
            "Click your army {unit:in}, then {goal:the}. The arrow is an order to move.",
        ),
        "move F": QT_TRANSLATE_NOOP(
            "DiplomatiaDesk",
            "Click your fleet {unit:in}, then {goal:the}. The arrow is an order to move.",
        ),
        "support": QT_TRANSLATE_NOOP(
            "DiplomatiaDesk",
            "Click the unit {unit:in}, then the P beside the one {other:in}. Two together beat one "
            "alone.",
        ),
        "support in defence": QT_TRANSLATE_NOOP(
            "DiplomatiaDesk",
            "Click the unit {unit:in}, the P beside the one {other:in}, then that unit. It defends "
            "better.",
        ),
        "hold": QT_TRANSLATE_NOOP(
            "DiplomatiaDesk",
            "Click the unit {unit:in}, then Defend in its row. It stays and defends itself.",
        ),
        "seal": QT_TRANSLATE_NOOP(
            "DiplomatiaDesk", "Done? Seal. Until the reveal you can open the seal again."
        ),
        "more": QT_TRANSLATE_NOOP(
            "DiplomatiaDesk",
            "Order your other units the same way; any without an order defends itself. Then seal.",
        ),
    }
)


def lead_for(
    rules: Rules, position: Position, power: str, orders: Sequence[Order], *, led: Act | None = None
) -> Lead:
    """Return what to try next after these orders; ``led`` is the act that was done last.

    A support waits for a move that it can strengthen; where none can be had it is a support in
    defence, and where no unit can support another, a defence.
    """
    return next_lead(_Finder(rules, position, power, orders), led)


class _Finder:
    def __init__(
        self, rules: Rules, position: Position, power: str, orders: Sequence[Order]
    ) -> None:
        self._rules, self._position, self._power = rules, position, power
        self._units = sorted(position.of(power), key=lambda unit: (unit.kind != ARMY, unit.at))
        told = (one for one in map(meant, orders) if one is not None and one.unit)
        self._told = {one.at: one for one in told}

    @property
    def moves(self) -> list[Move]:
        """Moves that are written."""
        return [one for one in self._told.values() if isinstance(one, Move)]

    @property
    def stands(self) -> bool:
        """Whether a support or a defence is written."""
        return any(isinstance(one, Support | Guard | Defend) for one in self._told.values())

    def move(self) -> Lead | None:
        """Return a move to try: best one that another unit can support, into an empty space."""
        ways = [lead for unit in self._idle() for lead in self._ways(unit)]
        return min(ways, key=self._worth, default=None)

    def _worth(self, lead: Lead) -> tuple[bool, bool, bool]:
        helped = any(self._helping(unit, lead) for unit in self._idle() if str(unit) != lead.unit)
        there = self._position.at(lead.goal)
        return not helped, there is not None, self._position.owners.get(lead.goal) == self._power

    def support(self) -> Lead | None:
        """Return a support to try: of a move that is written, else of a unit that stays."""
        for move in self.moves:
            made = Lead(act=Act.MOVE, unit=f"{move.kind} {move.at}", goal=move.to, order="-")
            for unit in self._idle():
                if unit.at != move.at and (lead := self._helping(unit, made)):
                    return lead
        moving = {move.at for move in self.moves}
        for unit in self._idle():
            for other in self._units:
                if other is not unit and other.at not in moving:
                    stays = Lead(act=Act.HOLD, unit=str(other), goal=other.at)
                    if lead := self._helping(unit, stays):
                        return lead
        return None

    def hold(self) -> Lead | None:
        """Return a defence to try."""
        for unit in self._idle():
            order = str(Defend(unit.kind, unit.at))
            return Lead(act=Act.HOLD, unit=str(unit), order=order, goal=unit.at)
        return None

    def _idle(self) -> list[Unit]:
        return [unit for unit in self._units if unit.at not in self._told]

    def _ways(self, unit: Unit) -> Iterator[Lead]:
        """Yield the steps of a unit, none over sea."""
        near = self._rules.board.neighbours(unit.kind, unit.at)
        for choice in self._rules.choices(self._position, self._power, (str(unit),)):
            goal = choice.location
            if not choice.order or choice.why_not or goal not in near:
                continue
            there = self._position.at(goal)
            other = there is None or there.power != self._power
            if isinstance(parse(choice.order), Move) and other:
                yield Lead(act=Act.MOVE, unit=str(unit), order=choice.order, goal=goal)

    def _helping(self, unit: Unit, lead: Lead) -> Lead | None:
        """Return how a unit can support what another is told."""
        for choice in self._rules.choices(
            self._position, self._power, (str(unit), SUPPORT, lead.unit)
        ):
            if choice.order and not choice.why_not and choice.location == lead.goal:
                return Lead(
                    act=Act.SUPPORT,
                    unit=str(unit),
                    order=choice.order,
                    other=lead.unit,
                    goal=lead.goal,
                )
        return None


def number_of(act: Act) -> int:
    """Return which of the three bubbles asks for something."""
    return _NUMBERS[act]


def title_words(act: Act) -> str:
    """Name a step."""
    return QCoreApplication.translate("DiplomatiaDesk", _TITLES[act])


def step_words(lead: Lead, board: Board, *, left: int = 0) -> str:
    """Say what to do; ``left`` is how many units have no order yet."""
    known = names.spoken(board)
    unit, other = (one.partition(" ")[2] for one in (lead.unit, lead.other))
    return names.sentence(
        QCoreApplication.translate("DiplomatiaDesk", _TEXTS[_which(lead, left)]),
        unit=known.places([unit] if unit else []),
        other=known.places([other] if other else []),
        goal=known.places([lead.goal] if lead.goal else []),
    )


def _which(lead: Lead, left: int) -> str:
    match lead.act:
        case Act.MOVE:
            return f"move {lead.unit[:1]}"
        case Act.SUPPORT:
            stays = lead.other.partition(" ")[2] == lead.goal
            return "support in defence" if stays else "support"
        case Act.HOLD:
            return "hold"
    return "more" if left else "seal"
