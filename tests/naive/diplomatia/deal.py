"""Deals boards, positions and orders of Diplomatia for the second judge: small, crowded, knotted.

All are plain values, as ``judge.py`` takes them.
"""

import itertools
import random

from tests.naive.diplomatia.aftermath import evaluation
from tests.naive.diplomatia.judge import DEFAULTS

POWERS = ("ANT", "BEE", "CAT", "DOG")


def profile_of(seed):
    """Return a table's rules: the usual ones, or each field by chance."""
    dice = random.Random(f"profile {seed}")
    if seed % 2 == 0:
        return dict(DEFAULTS)
    if dice.random() < 0.5:  # one field or two: what each does by itself
        other = dice.sample(sorted(DEFAULTS), dice.randint(1, 2))
        return {**DEFAULTS, **{field: _other(field) for field in other}}
    return {f: dice.choice((usual, _other(f))) for f, usual in DEFAULTS.items()}


def _other(field):
    if field == "army_sites":
        return "home_controlled"
    return "no" if DEFAULTS[field] == "yes" else "yes"


def random_board(dice):
    """Draw a small board: some lands, most of them at some seas, and ports."""
    lands, seas, borders = _spaces(dice)
    ports = {}
    for sea in seas:
        coasts = sorted(borders[sea] & set(lands))
        if coasts and dice.random() < 0.8:
            ports[sea] = dice.choice(coasts)
    powers = POWERS[: dice.randint(2, 4)]
    return {
        "land": set(lands),
        "sea": set(seas),
        "borders": borders,
        "ports": ports,
        "centres": {land for land in lands if dice.random() < 0.6},
        "home": {s: dice.choice(powers) for s in (*lands, *seas) if dice.random() < 0.6},
        "powers": powers,
    }


def _spaces(dice):
    lands = [f"L{letter}" for letter in "ABCDEFGH"[: dice.randint(3, 8)]]
    seas = [f"S{letter}" for letter in "STUVWXYZ"[: dice.randint(1, 8)]]
    borders = {space: set() for space in (*lands, *seas)}

    def join(one, other):
        borders[one].add(other)
        borders[other].add(one)

    for group, share in ((lands, dice.uniform(0.2, 0.6)), (seas, dice.uniform(0.2, 0.6))):
        for number, space in enumerate(group):
            if number and dice.random() < 0.9:
                join(space, dice.choice(group[:number]))
            for other in group[:number]:
                if dice.random() < share:
                    join(space, other)
    shore = dice.uniform(0.2, 0.5)
    for land in lands:
        for sea in seas:
            if dice.random() < shore:
                join(land, sea)
    return lands, seas, borders


def knot_board(dice):
    """Draw a board for knots: few lands and seas, nearly all beside each other, many ports."""
    lands = [f"L{letter}" for letter in "ABCDEFGH"[: dice.randint(5, 8)]]
    seas = [f"S{letter}" for letter in "STUVWXYZ"[: dice.randint(4, 8)]]
    borders = {space: set() for space in (*lands, *seas)}
    joined = [*itertools.pairwise(seas), *itertools.pairwise(lands)]
    for pairs, share in (
        (itertools.combinations(lands, 2), dice.uniform(0.3, 0.7)),
        (itertools.combinations(seas, 2), dice.uniform(0.0, 0.5)),
        (itertools.product(lands, seas), dice.uniform(0.3, 0.7)),
    ):
        joined += [pair for pair in pairs if dice.random() < share]
    for one, other in joined:
        borders[one].add(other)
        borders[other].add(one)
    ports = {}
    for sea in seas:
        coasts = sorted(borders[sea] & set(lands))
        if coasts:
            ports[sea] = dice.choice(coasts)
    powers = POWERS[: dice.randint(2, 4)]
    return {
        "land": set(lands),
        "sea": set(seas),
        "borders": borders,
        "ports": ports,
        "centres": {land for land in lands if dice.random() < 0.6},
        "home": {space: dice.choice(powers) for space in borders if dice.random() < 0.6},
        "powers": powers,
    }


class Dealer:
    """Deals a position with orders on a board, in which much depends on much."""

    def __init__(self, board, dice, region=None, powers=None, most=14):
        self.board = board
        self.powers = powers or board["powers"]
        self.dice = dice
        self.region = sorted(region or board["borders"])
        self.most = most
        self.errs = 0.06
        """How often a link of a row names another space."""
        self.units = {}
        self.orders = {}

    def deal(self, *, knots=False):
        """Return (units, orders, control); with ``knots`` as many as there can be."""
        if knots:
            self.errs = 0.01
        share = self.dice.uniform(0.85 if knots else 0.55, 1)
        for space in self.dice.sample(self.region, len(self.region)):
            if len(self.units) < self.most and self.dice.random() < share:
                kind = "A" if space in self.board["land"] else "F"
                self.units[space] = (self.dice.choice(self.powers), kind)
        plans = [self.transports, self.seizures, self.circle, self.fight, self.tangle, self.siege]
        plans = self.dice.sample(plans, len(plans))
        if self.dice.random() < 0.5:  # what needs many free units comes first
            plans.insert(0, self.some((self.circle, self.tangle, self.transports)))
        if knots:
            first = (self.duel, self.duel, self.storm, self.tangle)
            plans[:0] = self.dice.choices(first, k=3)
        for plan in plans:
            if self.dice.random() < (0.95 if knots else 0.75):
                plan()
        self.rest()
        control = {
            space: self.dice.choice(self.powers)
            for space in self.region
            if space not in self.units and self.dice.random() < 0.6
        }
        control.update({space: power for space, (power, _) in self.units.items()})
        return self.units, self.orders, control

    # helpers

    def beside(self, space, *, kind=None):
        """Return the spaces next to one, of a kind of unit if one is given."""
        there = self.board["borders"][space]
        if kind:
            there = there & self.board["land" if kind == "A" else "sea"]
        return sorted(there)

    def free(self, kind=None):
        """Return the units without orders."""
        return [
            p for p, unit in self.units.items() if p not in self.orders and kind in (None, unit[1])
        ]

    def some(self, values, share=1.0):
        values = list(values)
        return self.dice.choice(values) if values and self.dice.random() < share else None

    def busy(self, spaces, share=0.75):
        """Prefer spaces in which a unit stands."""
        taken = [space for space in spaces if space in self.units]
        return self.some(taken if taken and self.dice.random() < share else spaces)

    def helpers(self, goal):
        return [p for p in self.free() if goal in self.beside(p, kind=self.units[p][1])]

    # what is planned together

    def transports(self):
        """Order some armies over the sea, by one row of fleets or more, rightly and wrongly."""
        for _ in range(self.dice.randint(1, 2)):
            army = self.some(self.free("A"))
            if not army:
                return
            rows = self._rows(army)
            if not rows:
                continue
            row, goal = self.some(rows)
            self.orders[army] = ("-", goal)
            self._ferry(army, row, goal)
            others = [r for r, end in rows if end == goal and not set(r) & set(row)]
            if others and self.dice.random() < 0.7:
                self._ferry(army, self.some(others), goal)
            if self.dice.random() < 0.12:  # a goal that nobody knew of
                self.orders[army] = ("-", self.some(sorted(self.board["land"] - {army})))

    def _rows(self, army):
        """Return rows of up to four free fleets from an army to any goal."""
        found = self._all_rows(army)
        occupied = [way for way in found if way[1] in self.units]
        longer = [way for way in found if len(way[0]) > 1]
        return self.dice.choice(([*occupied] or found, [*longer] or found, found))

    def _all_rows(self, army):
        fleets = set(self.free("F"))
        found = []
        rows = [[f] for f in self.beside(army) if f in fleets]
        while rows:
            row = rows.pop()
            goals = self.beside(row[-1], kind="A")
            found += [(row, goal) for goal in goals if goal != army]
            if len(row) < 4:
                rows += [[*row, f] for f in self.beside(row[-1]) if f in fleets and f not in row]
        return found

    def _ferry(self, army, row, goal):
        for number, fleet in enumerate(row):
            source = army if number == 0 else row[number - 1]
            to = goal if number == len(row) - 1 else row[number + 1]
            if self.dice.random() < self.errs:
                source = self.some(self.beside(fleet))
            if self.dice.random() < self.errs:
                to = self.some(self.beside(fleet))
            if self.dice.random() < 0.97:
                self.orders[fleet] = ("T", source, to)

    def seizures(self):
        """Let armies seize ports, with help and against others."""
        for sector, coast in sorted(self.board["ports"].items()):
            if coast in self.free() and self.dice.random() < 0.7:
                self.orders[coast] = ("ZP", sector)
                self._help(coast, sector)
                if self.dice.random() < 0.4:
                    self._rival(sector)

    def circle(self):
        """Let units attack each other in a circle, with others guarding them."""
        start = self.some(self.free())
        if not start:
            return
        ring = [start]
        kind = self.units[start][1]
        while len(ring) < 4:
            ways = [p for p in self.beside(ring[-1], kind=kind) if p in self.free()]
            ways = [p for p in ways if p not in ring]
            if not ways or (len(ring) > 1 and start in self.beside(ring[-1]) and len(ring) > 2):
                break
            ring.append(self.some(ways))
        if len(ring) < 2 or start not in self.beside(ring[-1]):
            return
        for one, other in itertools.pairwise(ring):
            if self.dice.random() < 0.7:
                self._make_foreign(other, one)
        for one, other in zip(ring, [*ring[1:], start], strict=True):
            self.orders[one] = ("-", other)
        for one in ring:
            if self.dice.random() < 0.85:
                self._guard(one)

    def tangle(self):
        """Let an army attack by sea who seizes its carrier's sector, or somebody beside him."""
        for sector, coast in sorted(self.board["ports"].items()):
            fleets = [p for p in (sector, *self.beside(sector, kind="F")) if p in self.free("F")]
            if sector not in fleets or coast not in self.free():
                continue
            goals = [coast, *self.beside(coast, kind="A")]
            rows = [
                ([sector], army, goal)
                for army in self.beside(sector, kind="A")
                for goal in goals
                if army in self.free() and army not in (goal, coast) and goal in self.beside(sector)
            ]
            if not rows:
                continue
            row, army, goal = self.some(rows)
            self.orders[army] = ("-", goal)
            self._ferry(army, row, goal)
            if self.dice.random() < 0.5:
                self._seize(coast, sector)
            else:
                self.orders[coast] = ("ZP", sector)
                self._help(coast, sector, 0.9)
            self._help(army, goal, 0.6)
            if self.dice.random() < 0.5:
                self._guard(coast)
            if goal != coast or self.dice.random() < 0.3:
                self._rival(coast)
            return

    def storm(self):
        """Attack a circle from outside too, and guard whoever stands in it."""
        before = set(self.orders)
        self.circle()
        ring = [p for p in self.orders if p not in before and self.orders[p][0] == "-"]
        for one in ring:
            if self.dice.random() < 0.6:
                self._guard(one)
            if self.dice.random() < 0.6:
                outside = set(self.orders)
                self._rival(one)
                for p in set(self.orders) - outside:
                    self._make_foreign(p, one)

    def duel(self):
        """Let two armies attack by sea, each who seizes the sector of the other's carrier."""
        ready = [
            (sector, coast)
            for sector, coast in sorted(self.board["ports"].items())
            if sector in self.free("F") and coast in self.free("A")
        ]
        self.dice.shuffle(ready)
        for (one, seizer), (other, rival) in itertools.combinations(ready, 2):
            first = self._rows_over(one, rival, {seizer, rival}, {other})
            if not first or seizer == rival:
                continue
            taken = {seizer, rival, first[0]}
            second = self._rows_over(other, seizer, taken, set(first[1]))
            if second:
                self._sail(*first, rival)
                self._sail(*second, seizer)
                self._seize(seizer, one)
                self._seize(rival, other)
                for army, goal in ((first[0], rival), (second[0], seizer)):
                    if self.dice.random() < 0.6:
                        self._guard(goal)  # whoever is attacked is turned
                    else:
                        self._overpower(army, goal)
                return

    def _sail(self, army, row, goal):
        self.orders[army] = ("-", goal)
        self._ferry(army, row, goal)
        for fleet in row:
            if self.dice.random() < 0.3:
                self._make_foreign(fleet, army)

    def _seize(self, coast, sector):
        self.orders[coast] = ("ZP", sector)
        self._overpower(coast, sector)

    def _overpower(self, mover, goal):
        """Let units of other powers than whoever stands in a goal defeat it if nobody hinders."""
        helper = self.some(p for p in self.helpers(goal) if p != mover)
        if helper:
            self.orders[helper] = ("P", mover, self.orders[mover][0], goal)
            self._make_foreign(helper, goal)
        self._make_foreign(mover, goal)

    def _rows_over(self, sector, goal, not_armies, not_fleets):
        """Return an army and a row of fleets through a sector to a goal; nothing if none goes."""
        found = []
        for army in self.free("A"):
            if army not in not_armies:
                rows = [(row, end) for row, end in self._all_rows(army) if end == goal]
                found += [(army, row) for row, _ in rows if sector in row]
        return self.some(one for one in found if not not_fleets & set(one[1]))

    def siege(self):
        """Let two who are as strong as each other attack a third."""
        goals = [p for p in self.free() if len(self.helpers(p)) > 3]
        if not goals:
            return
        goal = self.some(goals)
        for _ in range(2):
            mover, *helpers = self.dice.sample(self.helpers(goal), 2)
            self.orders[mover] = ("-", goal)
            self._make_foreign(mover, goal)
            for helper in helpers:
                self.orders[helper] = ("P", mover, "-", goal)
                self._make_foreign(helper, goal)

    def _make_foreign(self, one, other):
        """Give a unit to another power than another unit's."""
        power, kind = self.units[one]
        if power == self.units[other][0]:
            others = [whose for whose in self.powers if whose != power]
            self.units[one] = (self.dice.choice(others), kind)

    def fight(self):
        """Let two or three want one space."""
        goal = self.busy(self.region)
        for _ in range(self.dice.randint(1, 3)):
            self._rival(goal)
        if goal in self.units and self.dice.random() < 0.4:
            self._guard(goal)

    def _guard(self, space):
        helper = self.some(self.helpers(space))
        if helper:
            self.orders[helper] = ("PO", space)

    def _rival(self, goal):
        mover = self.some(self.helpers(goal))
        if mover:
            self.orders[mover] = ("-", goal)
            self._help(mover, goal)

    def _help(self, mover, goal, share=0.6):
        while self.dice.random() < share:
            helper = self.some(p for p in self.helpers(goal) if p != mover)
            if not helper:
                return
            self.orders[helper] = ("P", mover, self.orders[mover][0], goal)

    def rest(self):
        """Order the others: moves, help of any kind, and some that is nonsense."""
        for p in self.dice.sample(self.free(), len(self.free())):
            word = self.dice.random()
            kind = self.units[p][1]
            beside = self.beside(p, kind=kind)
            if word < 0.25 and beside:
                self.orders[p] = ("-", self.busy(beside))
            elif word < 0.33:
                self.orders[p] = self.nonsense(p)
        for p in self.dice.sample(self.free(), len(self.free())):
            able = []
            for other, order in self.orders.items():
                acts = order[0] in ("-", "ZP") and other != p
                if acts and order[1] in self.beside(p, kind=self.units[p][1]):
                    able.append(("P", other, *order))
            able += [("PO", q) for q in self.beside(p, kind=self.units[p][1]) if q in self.units]
            if able and self.dice.random() < 0.9:
                self.orders[p] = self.some(able)

    def nonsense(self, p):
        """Return an order that may be wrong in any way."""
        one, other = self.some(self.region), self.some(self.region)
        whose = self.some(self.units)
        return self.some(
            (
                ("O",),
                ("-", one),
                ("ZP", one),
                ("P", whose, self.some(("-", "ZP")), other),
                ("PO", whose),
                ("T", one, other),
            )
        )


def deal(seed, atlas=None):
    """Deal a board, a table's rules, units, orders and control by a number.

    With an ``atlas``, a board that is there already, some spaces beside each other are played.
    """
    dice = random.Random(f"diplomatia {seed}")
    if atlas is None and seed % 3 == 1:
        board = knot_board(dice)
        return (board, profile_of(seed), *Dealer(board, dice).deal(knots=True))
    if atlas is None:
        board = random_board(dice)
        return (board, profile_of(seed), *Dealer(board, dice).deal())
    there = sorted(atlas["powers"])
    powers = tuple(dice.sample(there, min(dice.randint(2, 4), len(there))))
    region = _region(atlas, dice)
    return (atlas, profile_of(seed), *Dealer(atlas, dice, region, powers).deal())


def _region(atlas, dice):
    """Return up to sixteen spaces beside each other, round a port mostly."""
    ports = atlas["ports"] or atlas["borders"]
    rim = [dice.choice(sorted(ports if dice.random() < 0.8 else atlas["borders"]))]
    found = set(rim)
    while rim and len(found) < 16:
        beside = sorted(atlas["borders"][rim.pop(0)] - found)
        beside = dice.sample(beside, min(len(beside), 4))
        found.update(beside)
        rim += beside
    return found


def deal_retreats(seed, dislodged):
    """Write retreats for those who have to, into each other's way sometimes."""
    dice = random.Random(f"retreats {seed}")
    wanted, orders = [], {}
    for p, unit in sorted(dislodged.items()):
        ways = unit["retreats"]
        common = [way for way in ways if way in wanted]
        if ways and dice.random() < 0.85:
            orders[p] = dice.choice(common if common and dice.random() < 0.6 else ways)
            wanted.append(orders[p])
        elif dice.random() < 0.3:
            orders[p] = p
    return orders


def deal_builds(seed, board, profile, units, control):
    """Write builds and removals by power, mostly such as count."""
    dice = random.Random(f"builds {seed}")
    sheets = {}
    for power in board["powers"]:
        written = []
        for kind, told in evaluation(board, profile, units, control, power).items():
            if "remove" in told:
                mine = sorted(p for p, unit in units.items() if unit == (power, kind))
                number = min(len(mine), max(0, told["remove"] - dice.choice((0, 0, 0, 1, 2))))
                written += [(kind, p, "D") for p in dice.sample(mine, number)]
            else:
                number = max(0, told["build_up_to"] - dice.choice((0, 0, 0, 1)))
                written += [(kind, p, "B") for p in dice.sample(told["sites"], number)]
        stray = dice.choice(sorted(board["borders"]))
        if dice.random() < 0.1 and stray not in {p for _, p, _ in written}:
            written.append((dice.choice("AF"), stray, dice.choice("BD")))
        if dice.random() < 0.9:
            sheets[power] = written
    return sheets
