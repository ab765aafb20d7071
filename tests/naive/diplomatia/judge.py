"""A second judge of Diplomatia, as plain and slow as the handbook's own words.

It shares nothing with the engine: spaces, powers and orders are strings and tuples. It supposes
every combination of units that are turned to defence, transports that are whole and moves that
succeed, and keeps those that contradict no rule.

A board is a dict: ``land``, ``sea`` (sets), ``borders`` (space → set of spaces), ``ports`` (sector
→ land), ``centres`` (set), ``home`` (space → power). Units are ``{space: (power, "A" or "F")}``,
orders ``{space: order}`` with one of::

    ("O",)  ("-", to)  ("ZP", sector)  ("P", whose, "-" or "ZP", to)  ("PO", whose)
    ("T", from, to)

Where several outcomes are consistent, or none is, and the rules say which to choose:

* moves in rings of three or more, and of two with a transport, go (the most moves);
* transports that depend on each other or on themselves fail (as the one that attacks who just
  seizes its carrier's sector);
* units that turn each other to defence, with no transport in it, all turn.

A knot is the smallest set of these things that depends on nothing undecided outside it.
"""

import contextlib
import itertools

DEFAULTS = {
    "turned_cuts": "no",
    "turned_attacks": "no",
    "beaten_blocks": "yes",
    "leaving_own_support": "no",
    "staying_own_support": "yes",
    "broken_transport_cuts": "no",
    "broken_transport_walks": "no",
    "beaten_seizes": "no",
    "beaten_support_falls": "yes",
    "seize_own": "yes",
    "lost_with_any_branch": "no",
    "turned_carrier_loses": "no",
    "retreat_into_seized": "no",
    "retreat_to_landing_origin": "no",
    "retreat_into_freed": "no",
    "army_sites": "home",
}

NONE = ("O",)


class NoOutcomeError(Exception):
    """Nothing is consistent: the rules do not say."""


class Fight:
    """The orders of one turn."""

    def __init__(self, board, profile, units, orders, control=()):
        self.board = board
        self.profile = {**DEFAULTS, **profile}
        self.units = units
        self.control = dict(control)
        self.written = {p: orders.get(p, NONE) for p in units}
        self.orders = {p: self._valid(p, order) for p, order in self.written.items()}
        self.branches = {}
        for p, order in self.orders.items():
            if order[0] == "-" and units[p][1] == "A":
                self.branches[p] = self._branches(p, order[1])
        self.sailing = {p for p, lanes in self.branches.items() if lanes and self._sails(p)}
        for p in self.branches:
            if p not in self.sailing and self.orders[p][1] not in board["borders"][p]:
                self.orders[p] = NONE
        self.carriers = {f: p for p in self.sailing for lane in self.branches[p] for f in lane}
        self.goals = {p: o[1] for p, o in self.orders.items() if o[0] in ("-", "ZP")}
        self.seizers = {p for p, o in self.orders.items() if o[0] == "ZP"}
        self.coming = {}
        for p, goal in self.goals.items():
            self.coming.setdefault(goal, []).append(p)

    def yes(self, field):
        return self.profile[field] == "yes"

    # what is ordered validly (7.2.2, 7.2.3.1, 7.3.1, 7.4)

    def fits(self, kind, space):
        return space in self.board["land" if kind == "A" else "sea"]

    def _valid(self, at, order):
        power, kind = self.units[at]
        beside = self.board["borders"][at]
        able = False
        match order:
            case ("-", to):
                able = self.fits(kind, to) and to != at and (to in beside or kind == "A")
            case ("ZP", to):
                own = self.control.get(to) == power
                able = kind == "A" and self.board["ports"].get(to) == at
                able = able and (self.yes("seize_own") or not own)
            case ("P", whose, act, to):
                able = whose in self.units and whose != at and to in beside
                able = able and self.fits(kind, to) and act in ("-", "ZP")
            case ("PO", whose):
                able = whose in self.units and whose in beside and self.fits(kind, whose)
            case ("T", source, to):
                able = kind == "F" and source in beside and to in beside and source in self.units
        return order if able else NONE

    def _branches(self, army, goal):
        """Return every whole row of fleets that name each other from the army to its goal."""
        found = []
        for first, order in self.orders.items():
            if order[0] != "T" or order[1] != army:
                continue
            row = [first]
            while True:
                onward = self.orders[row[-1]][2]
                if onward == goal:
                    found.append(row)
                    break
                after = self.orders.get(onward, NONE)
                if onward in row or after[0] != "T" or after[1] != row[-1]:
                    break
                row.append(onward)
        return found

    def _sails(self, army):
        """Tell whether an army goes by sea, as far as it can (7.4.1.2)."""
        if self.orders[army][1] not in self.board["borders"][army]:
            return True
        mine = self.units[army][0]
        return any(self.units[f][0] == mine for lane in self.branches[army] for f in lane)

    def foreign(self, one, other):
        return self.units[one][0] != self.units[other][0]

    # all suppositions

    def outcomes(self, turned, whole):
        """Return every consistent supposition; at most one move ends in each space."""
        choices = [[None, *movers] for movers in self.coming.values()]
        found = []
        for chosen in itertools.product(*choices):
            supposed = Supposed(self, frozenset(m for m in chosen if m), turned, whole)
            if supposed.consistent():
                found.append(supposed)
        return found

    def best(self, turned, whole):
        """Return the outcome that is chosen: in rings, everybody goes."""
        found = self.outcomes(turned, whole)
        most = max(found, key=lambda supposed: len(supposed.moved), default=None)
        if most is None or any(not supposed.moved <= most.moved for supposed in found):
            raise NoOutcomeError
        return most

    def in_question(self):
        """Return what is supposed: who may be turned to defence, whose transport may break."""
        guarded = {o[1] for o in self.orders.values() if o[0] == "PO"}
        turned = [
            ("turned", p)
            for p in sorted(guarded)
            if self.orders[p] != NONE and any(self.foreign(m, p) for m in self.coming.get(p, ()))
        ]
        return turned + [("whole", p) for p in sorted(self.sailing)]

    def image(self, supposed):
        """Return what comes of suppositions about who is turned and whose transport is whole."""
        turned = frozenset(p for (word, p), held in supposed.items() if held and word == "turned")
        whole = frozenset(p for (word, p), held in supposed.items() if held and word == "whole")
        best = self.best(turned, whole)
        idle = turned | best.out.keys()
        return {
            (word, p): p in best.guards and best.attacked(p)
            if word == "turned"
            else any(not idle & set(row) for row in self.branches[p])
            for word, p in supposed
        }

    def solve(self):
        """Decide everything; return the supposition that holds."""
        things = self.in_question()
        known = {}
        self.knots, self.stopped = [], set()
        images = {}
        for values in itertools.product((False, True), repeat=len(things)):
            with contextlib.suppress(NoOutcomeError):  # what cannot be is not supposed
                images[values] = self.image(dict(zip(things, values, strict=True)))
        while len(known) < len(things):
            rows = [
                (dict(zip(things, values, strict=True)), told) for values, told in images.items()
            ]
            rows = [row for row in rows if all(row[0][thing] == known[thing] for thing in known)]
            core = smallest([thing for thing in things if thing not in known], rows)
            ways = {
                tuple(supposed[thing] for thing in core)
                for supposed, told in rows
                if all(supposed[thing] == told[thing] for thing in core)
            }
            if len(ways) == 1:
                known |= dict(zip(core, ways.pop(), strict=True))
                continue
            self.knots.append(core)
            transports = [thing for thing in core if thing[0] == "whole"]
            self.stopped |= {army for _, army in transports}
            known |= dict.fromkeys(transports, False) or dict.fromkeys(core, True)
        turned = frozenset(p for (word, p), held in known.items() if held and word == "turned")
        whole = frozenset(p for (word, p), held in known.items() if held and word == "whole")
        return self.best(turned, whole)


class Supposed:
    """One supposition: who moves or seizes with success, is turned, is carried whole."""

    def __init__(self, fight, moved, turned, whole):
        self.fight = fight
        self.orders, self.goals, self.units = fight.orders, fight.goals, fight.units
        self.moved, self.turned, self.whole = moved, turned, whole
        self.out = {}
        """Who is defeated, by whom."""
        for mover in moved:
            goal = self.goals[mover]
            if goal in self.units and not self.leaves(goal):
                self.out[goal] = mover
        self.acts, self.guards = {}, {}
        """The supports that count, by whom they help."""
        for at, order in self.orders.items():
            if order[0] in ("P", "PO") and self.support(at) == "given":
                helped = self.acts if order[0] == "P" else self.guards
                helped.setdefault(order[1], []).append(at)

    def yes(self, field):
        return self.fight.profile[field] == "yes"

    def attackers(self, at):
        """Return the foreign units that were ordered to move into a unit's space or seize it."""
        return [m for m in self.fight.coming.get(at, ()) if self.fight.foreign(m, at)]

    def leaves(self, at):
        return at in self.moved and at not in self.fight.seizers

    # the way of a move

    def by_sea(self, mover):
        return mover in self.fight.sailing and mover in self.whole

    def walks_instead(self, mover):
        near = self.goals[mover] in self.fight.board["borders"][mover]
        return near and self.yes("broken_transport_walks")

    def can_come(self, mover):
        """Tell whether nothing is wrong with the way a move takes."""
        sails = mover in self.fight.sailing
        return not sails or mover in self.whole or self.walks_instead(mover)

    def under_way(self, mover):
        """Tell whether a move or seizure is tried at all."""
        return mover not in self.turned and self.can_come(mover)

    def cuts(self, mover):
        """Tell whether a written move or seizure breaks off supports in its goal."""
        if mover in self.turned and not self.yes("turned_cuts"):
            return False
        return self.can_come(mover) or self.yes("broken_transport_cuts")

    def attacked(self, at):
        """Tell whether a unit is attacked, so that a support in defence turns it (7.2.3.4)."""
        return any(
            self.can_come(m) and (m not in self.turned or self.yes("turned_attacks"))
            for m in self.attackers(at)
        )

    # supports

    def support(self, at):
        """Return what becomes of a support, the first word that applies."""
        order = self.orders[at]
        into = order[3] if order[0] == "P" else order[1]
        if at in self.turned:
            return "turned"
        if any(self.cuts(m) and m != into for m in self.attackers(at)):
            return "cut"
        if at in self.out and (self.yes("beaten_support_falls") or self.out[at] != into):
            return "fallen"
        return "given" if order[0] == "PO" else self._support_of_act(at, into)

    def _support_of_act(self, at, into):
        _, whose, act, _ = self.orders[at]
        if self.orders[whose] != (act, into) or not self.under_way(whose):
            return "invalid"
        if into not in self.units:
            return "given"
        foreign, leaves = self.fight.foreign, self.leaves(into)
        if not foreign(whose, into):
            return "given" if leaves or self.yes("staying_own_support") else "void"
        # What counts only because one's own unit leaves cannot keep it from leaving.
        leaves = leaves and not self.head_on(whose, into)
        if foreign(at, into) or (leaves and self.yes("leaving_own_support")):
            return "given"
        return "void"

    # strength

    def force(self, mover):
        """Return a move's strength."""
        return 1 + len(self.acts.get(mover, ()))

    def head_on(self, one, other):
        """Tell whether two units want to change places on foot (7.2.2.1)."""
        if self.goals.get(one) != other or self.goals.get(other) != one:
            return False
        either = {one, other}
        if either & self.turned or either & self.fight.seizers:
            return False
        return not self.by_sea(one) and not self.by_sea(other)

    def resistance(self, holder, mover):
        """Return the strength a unit sets against an attack on it."""
        if self.head_on(mover, holder):
            return 1 + len(self.acts.get(holder, ()))
        if self.orders[holder][0] == "-" and holder not in self.turned:
            return 1
        return 1 + len(self.guards.get(holder, ()))

    def contenders(self, goal):
        """Return the moves and seizures into a space that count against each other.

        Who was defeated by the very unit with which it wanted to change places does not.
        """
        return [
            m
            for m in self.fight.coming.get(goal, ())
            if self.under_way(m) and not (self.out.get(m) == goal and self.goals[goal] == m)
        ]

    # what succeeds

    def consistent(self):
        """Tell whether exactly these moves and seizures succeed if exactly these do."""
        return all((m in self.moved) == self.succeeds(m) for m in self.goals)

    def succeeds(self, mover):
        if not self.under_way(mover):
            return False
        seizes = mover in self.fight.seizers
        if seizes and mover in self.out and not self.yes("beaten_seizes"):
            return False
        return self._gets_in(mover) and not any(
            self._holds_off(rival, mover)
            for rival in self.contenders(self.goals[mover])
            if rival != mover
        )

    def _gets_in(self, mover):
        """Tell whether nobody who stands in a move's goal is in its way."""
        goal = self.goals[mover]
        if goal not in self.units or (self.leaves(goal) and not self.head_on(mover, goal)):
            return True
        return self.fight.foreign(mover, goal) and self.force(mover) > self.resistance(goal, mover)

    def _holds_off(self, rival, mover):
        if self.force(mover) > self.force(rival):
            return False
        if self.yes("beaten_blocks") or rival not in self.out or rival in self.moved:
            return True
        if rival in self.fight.seizers:
            return False
        # A defeated unit holds nobody off, but for those who fall like it if neither comes in.
        return mover in self.out or any(
            m in self.moved and self.force(m) > self.resistance(mover, m)
            for m in self.attackers(mover)
        )


def smallest(undecided, rows):
    """Return the smallest set of undecided things that depend on no undecided ones outside it."""
    by_values = {tuple(supposed[t] for t in undecided): told for supposed, told in rows}

    def depends(thing, other):
        at = undecided.index(other)
        for values, told in by_values.items():
            changed = by_values.get((*values[:at], not values[at], *values[at + 1 :]))
            if changed is not None and changed[thing] != told[thing]:
                return True
        return False

    needs = {a: {b for b in undecided if depends(a, b)} for a in undecided}
    best = undecided
    for thing in undecided:
        reach = {thing}
        while more := set().union(*(needs[one] for one in reach)) - reach:
            reach |= more
        best = min(best, sorted(reach), key=len)
    return best
