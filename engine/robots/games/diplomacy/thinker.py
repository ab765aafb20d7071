"""Players of Diplomacy who think ahead a turn: for games that are worth a look.

Each power has some sheets of orders to choose from, drawn by what its units could want. All are
played against each other, over and over; what would have been better last time is played more often
(regret matching), until nobody has a reason to wish for much else. Nobody talks; what looks like
an alliance is two powers that want the same. A power's worth is the square of its centres
among the squares of all, so that whoever leads is stopped.
"""

import argparse
import math
import random
import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from engine.board.board import Board, sails
from engine.board.loader import load_map
from engine.board.location import province_of
from engine.compiled import finder
from engine.games.diplomacy import novices
from engine.games.diplomacy.game import Diplomacy
from engine.games.diplomacy.offers.choices import legal_orders
from engine.games.diplomacy.orders import (
    Build,
    Convoy,
    DiplomacyOrder,
    Move,
    SupportHold,
    SupportMove,
    parse,
)
from engine.games.diplomacy.phase import Season, Step, dated
from engine.notation.game_text import game_text
from engine.rules.position import Position, Unit
from engine.study.line_of_play import line_of_play
from engine.study.tree.setup import Ordered

Sheet = tuple[str, ...]
Sheets = Mapping[str, Sheet]
Able = Mapping[str, list[tuple[str, DiplomacyOrder]]]

_FAR = 12


@dataclass(frozen=True, slots=True, kw_only=True)
class Thought:
    """How long somebody thinks."""

    sheets: int = 14
    rounds: int = 120
    master: str = ""
    """A power that has more to choose from than all others."""

    others: int = 4
    """Sheets of those others."""

    careless: bool = False
    """Whether those others count their own centres and do not mind who leads."""

    def of(self, power: str) -> int:
        """Return how many sheets a power weighs."""
        return self.sheets if self.master in ("", power) else self.others


class Thinkers:
    """All seven of them."""

    def __init__(
        self, rules: Diplomacy, chance: random.Random, thought: Thought | None = None
    ) -> None:
        self._rules, self._chance, self._thought = rules, chance, thought or Thought()
        self._board = rules.board
        self._beside = {at: tuple(sorted(self._board.touching(at))) for at in self._board.provinces}
        self._far = {kind: _distances(rules.board, kind) for kind in ("A", "F")}

    def orders(self, position: Position) -> dict[str, Sheet]:
        """Write for everybody who has something to write."""
        rules, step = self._rules, dated(position.phase).step
        asked = rules.asked(position)
        if step is Step.ADJUSTMENTS:
            return {power: self._winter(position, power) for power in asked}
        drawn: dict[str, list[Sheet]] = {}
        for power in asked:
            able = {
                unit: [(text, parse(text)) for text in texts]
                for unit, texts in legal_orders(rules.board, position, power, rules.profile).items()
            }
            draw = self._moves if step is Step.MOVES else self._retreats
            some = [novices.orders(rules, position, power)]
            some += [draw(position, power, able) for _ in range(4 * self._thought.of(power))]
            drawn[power] = list(dict.fromkeys(tuple(sorted(one)) for one in some))
        return self._settled(position, drawn)

    # -- what is chosen -----------------------------------------------------------------------

    def _settled(self, position: Position, drawn: Mapping[str, list[Sheet]]) -> dict[str, Sheet]:
        """Play the sheets against each other until nobody has much to regret."""
        chance = self._chance
        mine = {
            power: self._best(position, power, sheets, drawn) for power, sheets in drawn.items()
        }
        mine = {power: sheets[: self._thought.of(power)] for power, sheets in mine.items()}
        regret = {power: [0.0] * len(sheets) for power, sheets in mine.items()}
        played = {power: [0.0] * len(sheets) for power, sheets in mine.items()}
        for turn in range(self._thought.rounds):
            mixed = {power: _mix(regrets) for power, regrets in regret.items()}
            now = {p: chance.choices(range(len(mixed[p])), mixed[p])[0] for p in mine}
            joint = {power: mine[power][now[power]] for power in mine}
            for power, sheets in mine.items():
                worths = [self._worth(position, {**joint, power: sheet}, power) for sheet in sheets]
                got = worths[now[power]]
                for at, worth in enumerate(worths):
                    regret[power][at] = max(0.0, regret[power][at] + worth - got)
                    played[power][at] += mixed[power][at] * turn
        return {
            power: max(zip(played[power], sheets, strict=True))[1] for power, sheets in mine.items()
        }

    def _best(
        self,
        position: Position,
        power: str,
        sheets: Sequence[Sheet],
        drawn: Mapping[str, list[Sheet]],
    ) -> list[Sheet]:
        """Sort sheets by what they bring against some of those that the others drew."""
        chance = self._chance
        others = [
            {one: chance.choice(theirs) for one, theirs in drawn.items() if one != power}
            for _ in range(6)
        ]
        worth = {
            sheet: sum(self._worth(position, {**one, power: sheet}, power) for one in others)
            for sheet in sheets
        }
        return sorted(sheets, key=lambda sheet: (-worth[sheet], sheet))

    def _worth(self, position: Position, sheets: Sheets, power: str) -> float:
        after = self._rules.adjudicate(position, sheets).after
        return self.worth(after, power, dated(position.phase).season is Season.AUTUMN)

    def worth(self, position: Position, power: str, autumn: bool) -> float:  # noqa: FBT001
        """Return what a board is worth to a power."""
        board, owners = self._board, position.owners
        has = dict.fromkeys(board.powers_by_id, 0.0)
        standing = {unit.province: unit for unit in position.units}
        kept = 1.0 if autumn else 0.75
        for at in board.centres:
            owner, unit = owners.get(at), standing.get(at)
            if unit is None:
                if owner:
                    near = self._near(at, standing, owner)
                    has[owner] += 0.95 if not near else 0.72
            elif unit.power == owner:
                has[owner] += 1.0
            else:
                has[unit.power] += kept
                if owner:
                    has[owner] += 1 - kept
        for fallen in position.dislodged:
            has[fallen.unit.power] -= 0.15
        for unit in position.units:
            has[unit.power] += 0.16 * self._hope(unit, owners)
        if self._thought.careless and power != self._thought.master:
            return has[power] / 10
        mine = max(has[power], 0.0) ** 2
        return mine / (sum(max(one, 0.0) ** 2 for one in has.values()) or 1.0)

    def _near(self, at: str, standing: Mapping[str, Unit], owner: str) -> bool:
        for beside in self._beside[at]:
            unit = standing.get(beside)
            if unit is not None and unit.power != owner:
                return True
        return False

    def _hope(self, unit: Unit, owners: Mapping[str, str]) -> float:
        """Return how near a unit is to centres that are not its own, one counted for most."""
        far = self._far[unit.kind].get(unit.at, {})
        ways = sorted(steps for at, steps in far.items() if owners.get(at) != unit.power)[:3]
        return sum(0.5 ** (place + steps) for place, steps in enumerate(ways))

    # -- what is drawn ------------------------------------------------------------------------

    def _moves(self, position: Position, power: str, able: Able) -> Sheet:
        """Draw a sheet: what each unit would like best, and who helps with it."""
        chance, owners = self._chance, position.owners
        standing = {unit.province: unit for unit in position.units}
        wish: dict[str, float] = {}

        def wants(location: str, kind: str) -> float:
            at = province_of(location)
            if at not in wish:
                there = standing.get(at)
                worth = 0.0
                if at in self._board.centres:
                    near = self._near(at, standing, power)
                    worth = (2.0 if near else 0.3) if owners.get(at) == power else 5.0
                if there is not None and there.power != power:
                    worth += 1.0
                wish[at] = (worth + 0.4) * math.exp(chance.gauss(0, 0.9))
            far = self._far[kind].get(location, {})
            hope = [steps for one, steps in far.items() if owners.get(one) != power]
            return wish[at] + 1.5 * 0.6 ** min(hope, default=_FAR) * chance.uniform(0.5, 1.5)

        units = list(able)
        chance.shuffle(units)
        given: dict[str, str] = {}
        goals: dict[str, str] = {}
        for unit in units:
            if unit in given:
                continue
            kind, at = unit.split()
            stay = (wants(at, kind), f"{unit} H", province_of(at), None)
            ways: list[tuple[float, str, str, Move | None]] = [stay]
            ways += [
                (wants(order.to, kind), text, province_of(order.to), order)
                for text, order in able[unit]
                if isinstance(order, Move) and self._sensible(text, order, able, given)
            ]
            for _, text, goal, order in sorted(ways, key=lambda way: -way[0]):
                if goal in goals:
                    continue
                given[unit], goals[goal] = text, unit
                if order is not None:
                    self._ferry(order, able, given)
                break
            else:
                given[unit] = f"{unit} H"
        self._untangle(given)
        self._support(position, power, able, given)
        return tuple(given.values())

    def _untangle(self, given: dict[str, str]) -> None:
        """Let nobody change places with his neighbour, or go where one of his own stays."""
        while True:
            going = {
                province_of(move.at): province_of(move.to)
                for move in map(parse, given.values())
                if isinstance(move, Move)
            }
            mine = {province_of(unit.split()[1]) for unit in given}
            for unit, text in given.items():
                at = province_of(unit.split()[1])
                to = going.get(at, "")
                if to in mine and going.get(to, at) == at and "VIA" not in text:
                    given[unit] = f"{unit} H"
                    break
            else:
                return

    def _sensible(self, text: str, order: Move, able: Able, given: Mapping[str, str]) -> bool:
        """Tell whether a move needs no fleet, or one of its own that is free."""
        if order.to in self._board.neighbours(str(order.kind), order.at):
            return "VIA" not in text
        return bool(self._carrier(order, able, given))

    def _carrier(self, order: Move, able: Able, given: Mapping[str, str]) -> tuple[str, str] | None:
        for unit, texts in able.items():
            if unit in given:
                continue
            for text, other in texts:
                if (
                    isinstance(other, Convoy)
                    and other.target == order.at
                    and other.to == order.to
                    and {order.at, province_of(order.to)} <= {*self._beside[other.at]}
                ):
                    return unit, text
        return None

    def _ferry(self, order: Move, able: Able, given: dict[str, str]) -> None:
        if order.to in self._board.neighbours(str(order.kind), order.at):
            return
        found = self._carrier(order, able, given)
        if found is not None:
            given[found[0]] = found[1]

    def _support(self, position: Position, power: str, able: Able, given: dict[str, str]) -> None:
        """Let units help instead, where that is better than what they wanted."""
        chance = self._chance
        standing = {unit.province: unit for unit in position.units}
        moves = [
            order
            for order in map(parse, given.values())
            if isinstance(order, Move)
            and (
                (standing.get(province_of(order.to)) is not None)
                or self._near(province_of(order.to), standing, power)
            )
        ]
        chance.shuffle(moves)
        helped = chance.choice((1, 1, 2))
        busy = {province_of(order.at) for order in moves[: len(moves) // 2 + 1]}
        for move in moves[: len(moves) // 2 + 1]:
            count = 0
            for unit in able:
                if count == helped or province_of(unit.split()[1]) in busy or " C " in given[unit]:
                    continue
                text = _support_of(able[unit], move)
                if text and given[unit].split()[2] != "S" and chance.random() < 0.8:
                    given[unit] = text
                    count += 1
        for unit, text in given.items():
            if not text.endswith(" H"):
                continue
            ways = [
                other for other, order in able[unit] if self._fits(order, given, position, power)
            ]
            if ways and chance.random() < 0.8:
                given[unit] = chance.choice(ways)

    def _fits(
        self, order: DiplomacyOrder, given: Mapping[str, str], position: Position, power: str
    ) -> bool:
        if isinstance(order, SupportHold):
            there = position.at(province_of(order.target))
            if there is None or there.power != power:
                return False
            return " - " not in given.get(str(there), "").split(" S ")[0].split(" C ")[0]
        if isinstance(order, SupportMove):
            return any(
                isinstance(move, Move)
                and move.at == order.target
                and province_of(move.to) == province_of(order.to)
                for move in map(parse, given.values())
            )
        return False

    def _retreats(self, position: Position, power: str, able: Able) -> Sheet:
        del position, power
        return tuple(self._chance.choice(texts)[0] for texts in able.values())

    # -- winter -------------------------------------------------------------------------------

    def _winter(self, position: Position, power: str) -> Sheet:
        """Build what is nearest to something, or give up what is farthest from anything."""
        due = position.count(power) - len(position.of(power))
        if due <= 0:
            return novices.orders(self._rules, position, power)
        able = legal_orders(self._board, position, power, self._rules.profile)
        fleets = sum(sails(unit.kind) for unit in position.of(power))
        share = fleets / (len(position.of(power)) or 1)
        given: list[str] = []
        taken: set[str] = set()
        builds = [
            (
                self._hope(Unit(power, order.kind, order.at), position.owners)
                + (0.3 if sails(order.kind) and share < _SEA.get(power, 0.4) else 0.0)
                + 0.1 * self._chance.random(),
                str(order),
                order,
            )
            for texts in able.values()
            for order in map(parse, texts)
            if isinstance(order, Build)
        ]
        for _, text, order in sorted(builds, key=lambda one: -one[0]):
            if len(given) < due and province_of(order.at) not in taken:
                given.append(text)
                taken.add(province_of(order.at))
        return tuple(given)


_SEA = {
    "ENGLAND": 0.65,
    "FRANCE": 0.4,
    "ITALY": 0.5,
    "TURKEY": 0.45,
    "GERMANY": 0.25,
    "RUSSIA": 0.3,
    "AUSTRIA": 0.15,
}
"""The share of fleets that a power is content with."""


def _mix(regrets: Sequence[float]) -> list[float]:
    whole = sum(regrets)
    if whole <= 0:
        return [1 / len(regrets)] * len(regrets)
    return [regret / whole for regret in regrets]


def _support_of(texts: Sequence[tuple[str, DiplomacyOrder]], move: Move) -> str:
    for text, order in texts:
        if (
            isinstance(order, SupportMove)
            and order.target == move.at
            and province_of(order.to) == province_of(move.to)
        ):
            return text
    return ""


def _distances(board: Board, kind: str) -> dict[str, dict[str, int]]:
    """Return, for every location, how many moves away each centre is for a kind of unit."""
    table: dict[str, dict[str, int]] = {}
    for centre in board.centres:
        edge = [*dict.fromkeys((centre, *board.provinces[centre].locations))]
        far = dict.fromkeys(edge, 0)
        while edge:
            fresh = []
            for at in edge:
                for near in sorted(board.neighbours(kind, at)):
                    if near not in far and far[at] < _FAR:
                        far[near] = far[at] + 1
                        fresh.append(near)
            edge = fresh
        for at, steps in far.items():
            table.setdefault(at, {})[centre] = steps
    return table


def game(
    rules: Diplomacy, seed: str, last_year: int, thought: Thought
) -> Iterator[tuple[Position, dict[str, Sheet]]]:
    """Play a game until somebody has won or a year is over."""
    chance = random.Random(seed)  # noqa: S311 - a game, no secrets
    players, position = Thinkers(rules, chance, thought), rules.start()
    while rules.outcome(position) is None and dated(position.phase).year <= last_year:
        sheets = players.orders(position)
        yield position, sheets
        position = rules.adjudicate(position, sheets).after


def main(arguments: Sequence[str] | None = None) -> int:
    """Play a game and write it as a game text."""
    parser = argparse.ArgumentParser(
        prog="engine.robots.games.diplomacy.thinker", description=main.__doc__
    )
    parser.add_argument("--seed", default="1")
    parser.add_argument("--master", default="", help="a power that has most to choose from")
    parser.add_argument("--sheets", type=int, default=14, help="to choose from")
    parser.add_argument("--rounds", type=int, default=120, help="of thinking")
    parser.add_argument("--others", type=int, default=1, help="sheets of all others")
    parser.add_argument("--last-year", type=int, default=1916)
    given = parser.parse_args(arguments)
    finder.use()
    rules = Diplomacy(load_map("standard").board)
    thought = Thought(
        sheets=given.sheets,
        rounds=given.rounds,
        master=given.master,
        others=given.others,
        careless=bool(given.master),
    )
    phases = [
        (position, Ordered(orders=sheets))
        for position, sheets in game(rules, given.seed, given.last_year, thought)
    ]
    sys.stdout.write(game_text(line_of_play(rules, phases)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
