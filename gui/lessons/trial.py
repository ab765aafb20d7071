"""What comes of the orders of a step: judged as at a table, by the usual rules."""

from collections.abc import Mapping, Sequence

from engine.board.board import Board
from engine.board.location import province_of
from engine.catalogue import GAMES
from engine.rules.game import Rules
from engine.rules.order import Order, texts_of
from engine.rules.ruling import Ruling
from engine.table.view import PastPhase
from gui.games.lessons import LessonStep


class Trial:
    """One game's rules, for one step after another."""

    def __init__(self, board: Board) -> None:
        self.rules: Rules = GAMES[board.game].rules(board, {})
        self._board = board

    def others(self, step: LessonStep) -> Mapping[str, tuple[Order, ...]]:
        """Return what all others have written."""
        return {power: tuple(map(self.rules.order, texts)) for power, texts in step.sheets.items()}

    def judged(self, step: LessonStep, orders: Sequence[Order]) -> PastPhase:
        """Judge a step with what was ordered in it."""
        sheets = {**self.others(step), step.power: tuple(orders)}
        return PastPhase(
            before=step.position,
            orders=sheets,
            resolution=self.rules.adjudicate(step.position, texts_of(sheets)),
        )

    def asked(self, step: LessonStep) -> tuple[str, ...]:
        """Return the spaces that are clicked in a step."""
        orders = [self.rules.order(text) for text in step.deed]
        places = [province_of(order.key.rpartition(" ")[2]) for order in orders]
        places += [province_of(order.arrow_to or order.goal) for order in orders]
        return tuple(at for at in dict.fromkeys(places) if at in self._board.provinces)

    def seen(self, step: LessonStep) -> tuple[str, ...]:
        """Return the spaces that are to be seen in a step."""
        position = step.position
        places = [unit.province for unit in position.units]
        places += [one.unit.province for one in position.dislodged]
        return tuple(dict.fromkeys((*places, *self.asked(step), *step.shows)))

    def told_first(self, step: LessonStep, past: PastPhase) -> Ruling | None:
        """Return the order whose fate is explained first."""
        units = [self.rules.order(text).key for text in step.deed]
        rulings = [one for one in past.resolution.rulings if one.unit]
        told = [one for one in rulings if one.unit == step.tells]
        own = told or [one for one in rulings if one.unit in units] or rulings
        return own[0] if own else None

    @staticmethod
    def told_of(place: str, past: PastPhase) -> Ruling | None:
        """Return the order of the unit that stood in a space, or went there."""
        rulings = [one for one in past.resolution.rulings if one.unit]
        stood = [one for one in rulings if province_of(one.unit[2:]) == place]
        went = [one for one in rulings if province_of(one.order.arrow_to) == place]
        return next(iter((*stood, *went)), None)
