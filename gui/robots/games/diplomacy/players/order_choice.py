"""What players of Diplomacy order, and how they give it: most by chance, some want to win."""

import random
from collections.abc import Mapping, Sequence

from engine.board.board import Board
from engine.board.location import province_of
from engine.games.diplomacy import orders
from engine.games.diplomacy.fewer_players.rules import FewerPlayers
from engine.games.diplomacy.offers.choices import legal_orders
from engine.games.diplomacy.phase import Step, dated
from engine.rules.game import Rules
from engine.rules.position import Position
from gui.robots.games.diplomacy.players.centre_plan import CentrePlan
from gui.robots.games.diplomacy.players.pointing_player import PointingPlayer
from gui.robots.games.diplomacy.players.random_orders import impossible_order, random_orders
from gui.robots.players.click_driver import ClickDriver
from gui.robots.players.order_choice import OrderChoice
from gui.table.desk.desk_screen import DeskScreen
from gui.words import labels


class DiplomacyChoice(OrderChoice):
    """Thinks for everybody; who is keen goes for centres with all that he commands."""

    def thought(self, position: Position, power: str) -> tuple[str, ...]:
        """Return the orders of a power whose player plays for himself."""
        rules, public = self.table()
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

    def give(self, driver: ClickDriver, desk: DeskScreen, order: str, typed: float) -> str:
        """Give an order by clicks, or now and then in words; say how."""
        waived = orders.parse(order) == orders.Waive()
        if not waived and self.chance.random() < typed:
            return self.type(driver, desk, order)
        PointingPlayer(driver).show(desk, order)
        return "clicked"

    def impossible(self, position: Position, power: str) -> str:
        """Return an order that nobody could carry out; nothing where none is known."""
        return impossible_order(self.rules.board, position, power, self.chance)

    def mangled(self, order: str) -> Sequence[str]:
        """Return an order as somebody writes it who knows no notation, or in a hurry."""
        text, board = self.notation(order), self.rules.board
        return (
            text.lower(),
            order.replace(" - ", "-"),
            order.replace(" - ", " → ").replace(" S ", " supports "),
            f"  {order.lower()} ",
            text if "VIA" in order else labels.order_words(orders.value_of(order), board),
        )

    def unclear(self, order: str) -> str:
        """Write an order so that it has several meanings, or none."""
        meant, board = orders.parse(order), self.rules.board
        if isinstance(meant, orders.Move | orders.Retreat):
            goal = labels.province_name(board, meant.to)[: self.chance.choice((2, 3))]
            sign = "-" if isinstance(meant, orders.Move) else "R"
            return f"{meant.kind} {labels.abbreviation(board, meant.at)} {sign} {goal}?"
        return super().unclear(order)


def offered(rules: Rules, position: Position, power: str) -> Mapping[str, Sequence[str]]:
    """List all orders that could be carried out, by unit, free home centre or ``WAIVE``."""
    board = rules.board
    closed = closed_country(rules, board, position)
    return {
        key: fit
        for key, some in legal_orders(board, position, power).items()
        if (fit := [order for order in some if not closed or closed.isdisjoint(_named(order))])
    }


def closed_country(rules: Rules, board: Board, position: Position) -> frozenset[str]:
    """Return the country that nobody may enter in its first year (XIV.2.e)."""
    if not isinstance(rules, FewerPlayers) or dated(position.phase).step is Step.ADJUSTMENTS:
        return frozenset()
    neutral, first = rules.lineup.neutral, rules.lineup.years[0]
    if not neutral or position.phase.turn > first:
        return frozenset()
    return frozenset(space.id for space in board.provinces.values() if space.home == neutral)


def _named(order: str) -> set[str]:
    """Return the spaces that an order speaks of, besides its unit's own."""
    meant = orders.parse(order)
    named = (getattr(meant, name, "") for name in ("target", "to"))
    return {province_of(place) for place in named if place}
