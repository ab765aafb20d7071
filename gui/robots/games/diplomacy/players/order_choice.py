"""Which orders the players at a table choose: most by chance, some want to win."""

import random
from collections.abc import Callable, Collection

from engine.rules.game import Rules
from engine.rules.position import Position
from engine.table.view import PublicView
from gui.robots.games.diplomacy.players.centre_plan import CentrePlan
from gui.robots.games.diplomacy.players.offered_orders import offered
from gui.robots.games.diplomacy.players.random_orders import random_orders


class OrderChoice:
    """Thinks for everybody, from what everybody may see."""

    def __init__(
        self,
        table: Callable[[], tuple[Rules, PublicView]],
        chance: random.Random,
        keen: Collection[str] = (),
    ) -> None:
        """``keen`` are powers whose players want to win, with all that they command."""
        self._table, self.chance, self._keen = table, chance, frozenset(keen)

    @property
    def rules(self) -> Rules:
        """The rules of the game that is played."""
        return self._table()[0]

    def is_keen(self, power: str) -> bool:
        """Tell whether a power's player wants to win."""
        _, public = self._table()
        return not self._keen.isdisjoint(public.side(power))

    def orders(self, position: Position, power: str) -> tuple[str, ...]:
        """Return one power's orders for a phase."""
        rules, public = self._table()
        if not self.is_keen(power):
            fit = offered(rules, position, power)
            return random_orders(rules.board, position, power, self.chance, fit)
        side = public.side(power)
        # From the same numbers for each of his powers: it is one plan.
        chance = random.Random(f"{position.phase} {side}")  # noqa: S311 - a player, no secret
        plan = CentrePlan(
            rules.board, position, side, lambda mine: offered(rules, position, mine), chance
        )
        return plan.of(power)
