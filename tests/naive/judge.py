"""A second adjudicator, as plain and slow as the rulebook's own words. It shares no rule with ours.

It knows no order of deciding: it supposes every combination of moves that succeed and keeps those
that contradict no rule. It is told the orders as judged (legality is tried elsewhere) and reads the
rulebooks and the DATC's chapter 4 once more, in its own words.
"""

import itertools
from dataclasses import dataclass

from engine.board.location import coast_of, province_of
from engine.games.diplomacy.orders import Convoy, Move, SupportHold, SupportMove
from engine.games.diplomacy.rulebooks.policies import (
    BeatenEffect,
    ConvoyedAttackFrom,
    NeighbourConvoy,
    Paradox,
    Routes,
    SupportCoast,
)

FALLBACK = (NeighbourConvoy.WHEN_NEEDED, NeighbourConvoy.BY_MARK_OR_OWN_FLEET)


@dataclass(frozen=True)
class Outcome:
    """One way in which everything could come out."""

    moved: frozenset[str]
    carried: frozenset[str]
    """Armies by sea whose convoy held."""
    open: frozenset[str]
    """Armies, by sea or not, whose convoy held or would have."""


class Naive:
    """Judges by supposing everything; ``walking`` armies have given up their convoy."""

    def __init__(self, table, units, orders, *, walking=frozenset(), stopped=(), failed=()):
        self.board, self.touching, self.profile = table
        self.units = {unit.province: unit for unit in units}
        self.orders = orders
        self.stopped, self.failed = frozenset(stopped), frozenset(failed)
        self.movers = [p for p, o in orders.items() if isinstance(o, Move)]
        self.goals = {p: province_of(orders[p].to) for p in self.movers}
        self.sailing = {p for p in self.movers if self.wants_sea(p)}
        self.either = {
            p
            for p in self.sailing
            if self.profile.neighbour_convoy in FALLBACK
            and self.board.reaches("A", p, self.goal(p))
        }
        self.sea = self.sailing - walking
        self.lanes = {p: self._lanes(p) for p in self.sailing}

    # the way an army goes

    def goal(self, mover):
        return self.goals[mover]

    def carriers(self, army):
        return {
            p
            for p, o in self.orders.items()
            if isinstance(o, Convoy) and o.target == army and o.to == self.goal(army)
        }

    def joined(self, army, fleets):
        reached = {f for f in fleets if (f, army) in self.touching}
        while more := {f for f in fleets if any((f, r) in self.touching for r in reached)}:
            if more <= reached:
                break
            reached |= more
        return any((f, self.goal(army)) in self.touching for f in reached)

    def _lanes(self, army):
        """Every smallest set of fleets that joins the army's space with its goal."""
        fleets = sorted(self.carriers(army))
        found = []
        for size in range(1, len(fleets) + 1):
            for lane in itertools.combinations(fleets, size):
                if self.joined(army, set(lane)) and not any(set(f) <= set(lane) for f in found):
                    found.append(lane)
        return [set(lane) for lane in found]

    def wants_sea(self, mover):
        order = self.orders[mover]
        if order.kind == "F":
            return False
        if not self.board.reaches("A", mover, self.goal(mover)):
            return True
        mine, carriers = self.units[mover].power, self.carriers(mover)
        own = any(self.units[fleet].power == mine for fleet in carriers)
        other = self.orders.get(self.goal(mover))
        comes = isinstance(other, Move) and province_of(other.to) == mover
        there = self.joined(mover, carriers)
        return {
            NeighbourConvoy.WHEN_NEEDED: there and comes,
            NeighbourConvoy.BY_INTENT: there
            and (own or (comes and self.units[self.goal(mover)].power == mine)),
            NeighbourConvoy.BY_MARK_OR_OWN_FLEET: there and (own or order.via_convoy),
            NeighbourConvoy.BY_MARK_NO_FALLBACK: own or order.via_convoy,
            NeighbourConvoy.BY_MARK: order.via_convoy,
        }[self.profile.neighbour_convoy]

    def holds(self, army, out):
        if army in self.failed:
            return False
        lost = out | self.stopped
        lanes = self.lanes[army]
        if self.profile.routes is Routes.ANY_BROKEN:
            return bool(lanes) and not any(lane & lost for lane in lanes)
        return any(not lane & lost for lane in lanes)

    # one supposition

    def consistent(self, moved, links=None):
        """Return what comes of a supposition, or nothing when it contradicts a rule.

        With ``links``, whether convoys hold is supposed as well, whatever becomes of their fleets.
        """
        out = {p for p in self.units if p not in moved and any(self.goals[m] == p for m in moved)}
        open_ = {m for m in self.sailing if self.holds(m, out)}
        arriving = {
            m
            for m in self.movers
            if m not in self.sea or (m in open_ if links is None else links[m])
        }
        given = {s for s, o in self.orders.items() if self.given(s, o, out, arriving, moved)}
        for mover in self.movers:
            if (mover in moved) != self.succeeds(mover, moved, out, arriving, given):
                return None
        return Outcome(frozenset(moved), frozenset(arriving & self.sea), frozenset(open_))

    def given(self, at, order, out, arriving, moved):
        if isinstance(order, SupportHold):
            into = province_of(order.target)
            if isinstance(self.orders[into], Move):
                return False
        elif isinstance(order, SupportMove):
            into = province_of(order.to)
            theirs = self.orders[province_of(order.target)]
            if not isinstance(theirs, Move) or province_of(theirs.to) != into:
                return False
            compared = self.profile.support_coast is not SupportCoast.FREE
            if compared and coast_of(order.to) and order.to != theirs.to:
                return False
        else:
            return False
        for attacker in self.movers:
            if self.goal(attacker) != at or attacker not in arriving:
                continue
            if self.spared(attacker, into, order):
                continue
            own = self.units[attacker].power == self.units[at].power
            if (self.origin(attacker) != into and not own) or (at in out and attacker in moved):
                return False
        return True

    def origin(self, attacker):
        if self.profile.convoyed_attack_from is ConvoyedAttackFrom.ARMY or attacker not in self.sea:
            return attacker
        goal = self.goal(attacker)
        last = [f for f in self.carriers(attacker) if (f, goal) in self.touching]
        return last[0] if len(last) == 1 else None

    def spared(self, army, into, order):
        if army not in self.sea:
            return False
        attack = isinstance(order, SupportMove) and into in self.carriers(army)
        lanes, every = self.lanes[army], self.profile.routes is Routes.ANY_BROKEN
        used = any(into in lane for lane in lanes)
        match self.profile.paradox:
            case Paradox.ATTACK_ON_OWN_CONVOY:
                return attack
            case Paradox.ATTACK_ON_CONVOY_FLEET:
                return attack and (used or not every)
            case Paradox.ATTACK_ON_NECESSARY_FLEET:
                needed = bool(lanes) and all(into in lane for lane in lanes)
                return attack and (used if every else needed)
            case Paradox.ACTION_AT_CONVOYING_FLEET:
                convoy = self.orders.get(into)
                carried = self.orders.get(convoy.target) if isinstance(convoy, Convoy) else None
                return isinstance(carried, Move) and province_of(carried.to) == convoy.to
        return False

    def helpers(self, unit, given):
        own = self.orders[unit]
        return [
            self.units[helper].power
            for helper in given
            if province_of(self.orders[helper].target) == unit
            and isinstance(self.orders[helper], SupportMove) == isinstance(own, Move)
        ]

    def head_on(self, mover):
        goal = self.goal(mover)
        other = self.orders.get(goal)
        walks = mover not in self.sea and goal not in self.sea
        return walks and isinstance(other, Move) and province_of(other.to) == mover

    def succeeds(self, mover, moved, out, arriving, given):
        if mover not in arriving or mover in self.failed:
            return False
        goal, helpers = self.goal(mover), self.helpers(mover, given)
        strength = 1 + len(helpers)
        holder = self.units.get(goal)
        if holder is not None and (goal not in moved or self.head_on(mover)):
            if holder.power == self.units[mover].power:
                return False
            strength = 1 + sum(power != holder.power for power in helpers)
            defence = 1
            if self.head_on(mover) or not isinstance(self.orders[goal], Move):
                defence += len(self.helpers(goal, given))
            if strength <= defence:
                return False
        for rival in self.movers:
            if rival == mover or self.goal(rival) != goal or rival not in arriving:
                continue
            powerless = rival in out and goal in moved and self.goal(goal) == rival
            if self.profile.beaten_effect is BeatenEffect.NONE_AFTER_HEAD_ON:
                powerless = powerless and self.head_on(rival)
            if not powerless and strength <= 1 + len(self.helpers(rival, given)):
                return False
        return True

    # all suppositions

    def outcomes(self, links=None):
        found = []
        for size in range(len(self.movers) + 1):
            for moved in itertools.combinations(self.movers, size):
                outcome = self.consistent(frozenset(moved), links)
                if outcome is not None:
                    found.append(outcome)
        return found

    def paradoxical(self):
        """Return the armies whose convoys decide about themselves, and whose convoys then hold.

        Supposes every combination of convoys that hold. A convoy that comes out the same whatever
        the others do is what it is; of the rest, the smallest set that depends on nothing outside
        it either has one way to come out, or is a paradox, and then none of it holds.
        """
        armies = sorted(self.sea)
        comes_out = {}
        for holding in itertools.product((False, True), repeat=len(armies)):
            links = dict(zip(armies, holding, strict=True))
            # Units going round in a circle succeed: of several outcomes, the one with most moves.
            best = max(self.outcomes(links), key=lambda outcome: len(outcome.moved))
            comes_out[holding] = dict.fromkeys(armies, False) | dict.fromkeys(best.open, True)
        known, paradox = {}, set()
        while len(known) < len(armies):
            rows = [
                (dict(zip(armies, holding, strict=True)), told)
                for holding, told in comes_out.items()
                if all(holding[armies.index(army)] == link for army, link in known.items())
            ]
            core = smallest(armies, known, rows)
            ways = {
                tuple(links[army] for army in core)
                for links, told in rows
                if all(links[army] == told[army] for army in core)
            }
            if len(ways) == 1:
                known |= dict(zip(core, ways.pop(), strict=True))
            else:
                known |= dict.fromkeys(core, False)
                paradox |= set(core)
        return frozenset(paradox), known


def smallest(armies, known, rows):
    """Return the smallest set of undecided convoys that depend on no other undecided ones."""
    undecided = [army for army in armies if army not in known]
    told_by = {tuple(links[a] for a in undecided): told for links, told in rows}

    def depends(army, other):
        at = undecided.index(other)
        return any(
            told[army] != told_by[*links[:at], not links[at], *links[at + 1 :]][army]
            for links, told in told_by.items()
        )

    needs = {a: {b for b in undecided if depends(a, b)} for a in undecided}
    best = undecided
    for army in undecided:
        reach = {army}
        while more := set().union(*(needs[one] for one in reach)) - reach:
            reach |= more
        best = min(best, sorted(reach), key=len)
    return best


def parts(orders):
    """Divide orders into those that cannot have to do with one another."""
    groups = []
    for place, order in orders.items():
        spaces = {place}
        for name in ("to", "target"):
            if at := getattr(order, name, ""):
                spaces.add(province_of(at))
        places = {place}
        for group in [group for group in groups if group[0] & spaces]:
            groups.remove(group)
            spaces |= group[0]
            places |= group[1]
        groups.append((spaces, places))
    return [frozenset(places) for _, places in groups]
