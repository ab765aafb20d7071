"""The solver against a second adjudicator that is as plain and slow as the rulebook's own words.

The second one knows no order of deciding: it supposes every combination of moves that succeed and
keeps those that contradict no rule. ``VELMOC_POSITIONS=20000 pytest tests/engine/conflict`` judges
more positions than the suite does.
"""

import itertools
import os
from collections import Counter
from dataclasses import dataclass

import pytest

from engine.board.location import province_of
from engine.conflict.solver import NO, YES, Battle
from engine.games.diplomacy.game import Diplomacy
from engine.games.diplomacy.orders import Convoy, Move, SupportHold, SupportMove
from engine.games.diplomacy.phase import Phase, Season, Step
from engine.rules.position import Position
from engine.rules.ruling import Verdict

POSITIONS = int(os.environ.get("VELMOC_POSITIONS", "600"))
BATCH = 50


@dataclass(frozen=True)
class Outcome:
    """One way in which everything could come out without contradiction."""

    moved: frozenset[str]
    carried: frozenset[str]


class Plain:
    """Judges by supposing everything."""

    def __init__(self, board, touching, units, orders, stopped=frozenset()):
        self.board = board
        self.touching = touching
        self.units = {unit.province: unit for unit in units}
        self.orders = orders
        self.stopped = stopped
        self.movers = [p for p, o in orders.items() if isinstance(o, Move)]
        self.sea = {p for p in self.movers if self._by_sea(p)}

    # the way an army goes

    def _touches(self, sea, province):
        return (sea, province) in self.touching

    def _carriers(self, army):
        goal = province_of(self.orders[army].to)
        return {
            p
            for p, o in self.orders.items()
            if isinstance(o, Convoy) and o.target == army and o.to == goal
        }

    def _route(self, army, fleets):
        goal = province_of(self.orders[army].to)
        reached = {f for f in fleets if self._touches(f, army)}
        while True:
            more = {f for f in fleets if any(self._touches(f, r) for r in reached)} - reached
            if not more:
                return any(self._touches(f, goal) for f in reached)
            reached |= more

    def _by_sea(self, mover):
        order = self.orders[mover]
        goal = province_of(order.to)
        if order.kind == "F":
            return False
        carriers = self._carriers(mover)
        if not self.board.reaches("A", mover, goal):
            return True
        if not self._route(mover, carriers):
            return False
        mine = self.units[mover].power
        other = self.orders.get(goal)
        return any(self.units[f].power == mine for f in carriers) or (
            isinstance(other, Move)
            and self.units[goal].power == mine
            and province_of(other.to) == mover
        )

    # one supposition

    def goal(self, mover):
        return province_of(self.orders[mover].to)

    def consistent(self, moved):
        out = {p for p in self.units if p not in moved and any(self.goal(m) == p for m in moved)}
        carried = {
            m
            for m in self.movers
            if m not in self.sea or self._route(m, self._carriers(m) - out - self.stopped)
        }
        given = {s for s, o in self.orders.items() if self._given(s, o, out, carried, moved)}
        for mover in self.movers:
            if (mover in moved) != self._succeeds(mover, moved, out, carried, given):
                return None
        return Outcome(frozenset(moved), frozenset(carried & self.sea))

    def _given(self, at, order, out, carried, moved):
        if isinstance(order, SupportHold):
            into = province_of(order.target)
            if isinstance(self.orders[into], Move):
                return False
        elif isinstance(order, SupportMove):
            into = province_of(order.to)
            theirs = self.orders[province_of(order.target)]
            if not isinstance(theirs, Move) or province_of(theirs.to) != into:
                return False
        else:
            return False
        for attacker in self.movers:
            if self.goal(attacker) != at or attacker not in carried:
                continue
            if self._xii_5(attacker, order):
                continue
            own = self.units[attacker].power == self.units[at].power
            if (attacker != into and not own) or (at in out and attacker in moved):
                return False
        return True

    def _xii_5(self, attacker, order):
        """The army lands on support for an attack on a sea from which it is being carried."""
        if attacker not in self.sea or not isinstance(order, SupportMove):
            return False
        return province_of(order.to) in self._carriers(attacker)

    def _helpers(self, unit, given):
        own = self.orders[unit]
        found = []
        for helper in given:
            order = self.orders[helper]
            if province_of(order.target) != unit:
                continue
            if isinstance(order, SupportMove) == isinstance(own, Move):
                found.append(self.units[helper].power)
        return found

    def _head_on(self, mover):
        goal = self.goal(mover)
        other = self.orders.get(goal)
        return (
            isinstance(other, Move)
            and province_of(other.to) == mover
            and mover not in self.sea
            and goal not in self.sea
        )

    def _succeeds(self, mover, moved, out, carried, given):
        if mover not in carried:
            return False
        goal = self.goal(mover)
        helpers = self._helpers(mover, given)
        strength = 1 + len(helpers)
        holder = self.units.get(goal)
        if holder is not None and (goal not in moved or self._head_on(mover)):
            if holder.power == self.units[mover].power:
                return False
            strength = 1 + sum(power != holder.power for power in helpers)
            defence = 1
            if self._head_on(mover) or not isinstance(self.orders[goal], Move):
                defence += len(self._helpers(goal, given))
            if strength <= defence:
                return False
        for rival in self.movers:
            if rival == mover or self.goal(rival) != goal or rival not in carried:
                continue
            beaten_from_here = rival in out and goal in moved and self.goal(goal) == rival
            if not beaten_from_here and strength <= 1 + len(self._helpers(rival, given)):
                return False
        return True

    def outcomes(self):
        found = []
        for size in range(len(self.movers) + 1):
            for moved in itertools.combinations(self.movers, size):
                outcome = self.consistent(frozenset(moved))
                if outcome is not None:
                    found.append(outcome)
        return found


class Court:
    """Both adjudicators, and where they differ."""

    def __init__(self, board, touching, deal):
        self.board = board
        self.touching = touching
        self.deal = deal
        self.rules = Diplomacy(board)

    def judge(self, units, orders):
        """Return the orders as judged, who moved, and which fleets a paradox stopped."""
        sheets = {}
        for unit in units:
            sheets.setdefault(unit.power, []).append(str(orders[unit.province]))
        position = Position(phase=Phase(1901, Season.SPRING, Step.MOVES), units=units)
        rulings = self.rules.adjudicate(position, sheets).rulings
        judged = {province_of(r.unit[2:]): r.order for r in rulings}
        moved = {province_of(r.unit[2:]) for r in rulings if r.verdict is Verdict.SUCCEEDS}
        stopped = {
            province_of(r.unit[2:])
            for r in rulings
            if any(finding.reason == "convoy_paradox" for finding in r.findings)
        }
        return judged, frozenset(moved), frozenset(stopped)

    def compare(self, seed):
        """Return what they disagree about, if anything, what kind of turn it was, its orders."""
        units, orders = self.deal(seed)
        judged, moved, stopped = self.judge(units, orders)
        kinds = Counter(type(order).__name__ for order in judged.values())
        outcomes = Plain(self.board, self.touching, units, judged).outcomes()
        paradox = len({outcome.carried for outcome in outcomes}) != 1
        seen = "paradox" if paradox else "circle" if len(outcomes) > 1 else "plain"
        if paradox != bool(stopped):
            return f"{seed}: paradox {paradox}, stopped {sorted(stopped)}", seen, kinds
        if paradox:
            outcomes = Plain(self.board, self.touching, units, judged, stopped).outcomes()
            if len({outcome.carried for outcome in outcomes}) != 1:
                return f"{seed}: still a paradox without {sorted(stopped)}", seen, kinds
        # Units going round in a circle succeed: of several outcomes, the one with most moves.
        best = max(outcomes, key=lambda outcome: len(outcome.moved)).moved
        told = "" if best == moved else f"{seed}: {sorted(best)}, not {sorted(moved)}"
        return told, seen, kinds


@pytest.fixture(scope="module")
def court(board, touching_spaces, deal):
    return Court(board, touching_spaces, deal)


@pytest.mark.parametrize("batch", range(0, POSITIONS, BATCH))
def test_both_adjudicators_agree(court, batch):
    told = [court.compare(seed)[0] for seed in range(batch, batch + BATCH)]

    assert [line for line in told if line] == []


def test_the_positions_are_worth_judging(court):
    dealt = [court.compare(seed) for seed in range(200)]
    kinds = sum((orders for _, _, orders in dealt), Counter())
    seen = Counter(kind for _, kind, _ in dealt)

    assert kinds["Convoy"] > 150
    assert kinds["Move"] > 600
    assert kinds["SupportMove"] > 200
    assert seen["circle"]
    assert seen["paradox"]


@pytest.mark.parametrize(
    ("name", "wrong"),
    [
        ("cuts", lambda self, attacker, supporter: True),
        ("meets", lambda self, unit: -1),
        ("link", lambda self, state, unit: YES),
        ("dislodged", lambda self, state, unit: NO),
    ],
)
def test_a_wrong_rule_would_be_noticed(court, monkeypatch, name, wrong):
    monkeypatch.setattr(Battle, name, wrong)

    told = [court.compare(seed)[0] for seed in range(60)]

    assert any(told)
