"""What the search for the smallest change asks of a game that has one."""

from collections.abc import Iterator
from typing import Protocol

from engine.board.board import Board
from engine.rules.flip import Flip, Judged, Progress
from engine.rules.game import Rules
from engine.rules.order import texts_of
from engine.rules.ruling import Ruling
from engine.table.view import PastPhase


def judged_again(past: PastPhase, rules: Rules) -> Judged | None:
    """Judge a past phase as a search for changes needs it; nothing where units come and go.

    There nobody's orders stand in the way of anybody else's.
    """
    if past.phase.kind.adjusts:
        return None
    disorder, sheets = frozenset(past.disorder), texts_of(past.orders)
    rulings = rules.adjudicate(past.before, sheets, disorder).rulings
    return Judged(
        rules=rules, before=past.before, sheets=sheets, rulings=rulings, disorder=disorder
    )


class Changes(Protocol):
    """Which other orders would have turned a result: how they are found, and their words."""

    MOST: int
    """So many orders are changed at most, all of one power; 0 for as many as there are."""

    def can_change(self, ruling: Ruling, judged: Judged | None) -> bool:
        """Tell whether other orders could have changed a result at all."""
        ...

    def able_others(self, ruling: Ruling, past: PastPhase, board: Board) -> tuple[str, ...]:
        """Return the other powers that had an order to write in a phase."""
        ...

    def looking(
        self, judged: Judged, unit: str, powers: tuple[str, ...]
    ) -> Iterator[Progress | Flip]:
        """Look for the smallest changes of some powers' orders, step by step."""
        ...

    def with_changes(self, past: PastPhase, flip: Flip, rules: Rules) -> PastPhase:
        """Return a past phase as it would have been with a change."""
        ...

    def flip_orders(
        self, flip: Flip, was: Ruling, board: Board
    ) -> tuple[tuple[str, str, str], ...]:
        """Return each order that differs: its power, the kind of its unit, and its words."""
        ...

    def flip_fate(self, flip: Flip, was: Ruling, board: Board) -> str:
        """Say what would have come of it."""
        ...

    def flip_places(self, flip: Flip, board: Board) -> tuple[str, ...]:
        """Return the spaces of which a change speaks."""
        ...
