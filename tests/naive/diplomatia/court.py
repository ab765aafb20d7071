"""Both judges of Diplomatia side by side, and where they differ.

Only here plain values are turned into the engine's and back.
"""

import random
from collections import Counter
from functools import cache

from engine.board.board import Board
from engine.board.loader import find_map
from engine.board.province import Port, Power, Province, Terrain
from engine.games.diplomatia.card import DIPLOMATIA
from engine.games.diplomatia.evaluation import balances
from engine.rules.position import Carrier, Dislodged, Position, Unit, UnitKind
from tests.naive.diplomatia.aftermath import (
    evaluation,
    judge_evaluation,
    judge_retreats,
    next_phase,
    winner,
)
from tests.naive.diplomatia.deal import deal, deal_builds, deal_retreats
from tests.naive.diplomatia.judge import DEFAULTS, Fight
from tests.naive.diplomatia.turn import judge_turn


def board_of(plain):
    """Return a plain board as the engine's."""
    spaces = plain["borders"]

    def pairs(one, other):
        found = {(a, b) for a in plain[one] for b in spaces[a] if b in plain[other]}
        return frozenset(pair for pair in found if one != other or pair[0] < pair[1])

    def port(space):
        coast = plain["ports"].get(space)
        return coast and Port(names={"en": f"port {space}", "cs": f"port {space}"}, coast=coast)

    return Board(
        id="dealt",
        names={"en": "Dealt", "cs": "Dealt"},
        powers=tuple(Power(id=p, letter=p[0], names={"en": p, "cs": p}) for p in plain["powers"]),
        provinces={
            space: Province(
                id=space,
                abbr=space,
                terrain=Terrain.SEA if space in plain["sea"] else Terrain.INLAND,
                names={"en": space, "cs": space},
                centre=space in plain["centres"],
                home=plain["home"].get(space),
                port=port(space),
            )
            for space in sorted(spaces)
        },
        army_borders=pairs("land", "land"),
        fleet_borders=pairs("sea", "sea"),
        shore_borders=pairs("land", "sea"),
        start_units=tuple(
            (plain["powers"][0], kind, at) for kind, at in (("A", "LA"), ("F", "SS"))
        ),
        game=DIPLOMATIA.id,
    )


def plain_of(board):
    """Return one of the engine's boards as a plain one."""
    spaces = board.provinces
    beside = {space: set() for space in spaces}
    for one, other in board.army_borders | board.fleet_borders | board.shore_borders:
        beside[one].add(other)
        beside[other].add(one)
    return {
        "land": {space for space in spaces if spaces[space].terrain is not Terrain.SEA},
        "sea": {space for space in spaces if spaces[space].terrain is Terrain.SEA},
        "borders": beside,
        "ports": {space: spaces[space].port.coast for space in board.ports},
        "centres": set(board.centres),
        "home": {space: spaces[space].home for space in spaces if spaces[space].home},
        "powers": tuple(board.powers_by_id),
    }


@cache
def atlas(name):
    """Return a map of the game and its plain twin."""
    board = find_map(name).board
    return board, plain_of(board)


def line_of(units, at, order):
    """Write a plain order as the engine's own notation."""
    kind = units[at][1]
    match order:
        case ("P", whose, act, to):
            what = units[whose][1] if whose in units else kind
            return f"{kind} {at} P {what} {whose} {act} {to}"
        case ("T", source, to):
            return f"{kind} {at} T {source} - {to}"
    return " ".join((kind, at, *order))


class Court:
    """Judges positions twice and counts what was in them; on one map alone if one is named."""

    maps = True

    def __init__(self, only=None):
        self.seen = Counter()
        self._only = only

    def trial(self, seed):
        """Deal a position, judge it twice phase by phase; return the differences, if any."""
        if self._only or seed % 5 == 4:
            board, plain = atlas(self._only or DIPLOMATIA.map)
            return self.compare(seed, *deal(seed, plain), board=board)
        return self.compare(seed, *deal(seed))

    def summary(self):
        """Say how much was judged."""
        return f"{self.seen['positions']} positions with {self.seen['units']} units judged twice"

    def words(self):
        """Return what else was in the positions, and how often."""
        return {w: count for w, count in self.seen.items() if w not in ("positions", "units")}

    def compare(self, seed, plain, profile, units, orders, control, board=None):
        """Judge a position twice, and the retreats and the evaluation that come of it."""
        rules = DIPLOMATIA.rules(board or board_of(plain), profile)
        disorder = frozenset(plain["powers"][:1]) if seed % 16 == 5 else frozenset()
        turn = 1 + seed % 4
        mine = judge_turn(plain, profile, units, orders, control, disorder)
        self._count(plain, profile, units, orders, control, mine)
        mine["phase"] = next_phase(
            plain, profile, turn, mine["units"], mine["control"], mine["dislodged"], disorder
        )
        before = Position(
            phase=rules.calendar.parse(f"T{turn}M"),
            units=tuple(Unit(power, UnitKind(kind), at) for at, (power, kind) in units.items()),
            owners=control,
        )
        sheets = {}
        for at, order in orders.items():
            sheets.setdefault(units[at][0], []).append(line_of(units, at, order))
        judged = rules.adjudicate(before, sheets, disorder)
        theirs = theirs_of(before, judged)
        theirs["blocked"] = set(judged.stand_offs)
        theirs["besieged"] = {
            ruling.unit[2:]
            for ruling in judged.rulings
            if any(finding.reason == "besieged" for finding in ruling.findings)
        }
        told = differences(mine, theirs) + _standings(plain, profile, rules, judged.after)
        if told:
            return _report(seed, before.phase, plain, profile, units, sheets, told, disorder)
        return self._onward(seed, (plain, profile, rules), turn, mine, judged)

    def _onward(self, seed, table, turn, mine, judged):
        """Compare the retreats and the evaluation after a turn, while both agree."""
        plain, profile, rules = table
        dice = random.Random(f"after {seed}")
        disorder = frozenset(plain["powers"][:1]) if dice.random() < 0.1 else frozenset()
        units, control = mine["units"], mine["control"]
        if mine["dislodged"]:
            going = deal_retreats(seed, mine["dislodged"])
            told = judge_retreats(units, control, mine["dislodged"], going, disorder)
            phase = next_phase(
                plain, profile, turn, told["units"], told["control"], disorder=disorder
            )
            told |= {"phase": phase}
            sheets = {}
            for at, goal in going.items():
                one = mine["dislodged"][at]
                line = f"{one['kind']} {at} D" if goal == at else f"{one['kind']} {at} - {goal}"
                sheets.setdefault(one["power"], []).append(line)
            before, judged = judged.after, rules.adjudicate(judged.after, sheets, disorder)
            self.seen.update(retreats=len(mine["dislodged"]))
            if wrong := differences(told, theirs_of(before, judged)):
                facts = (units, mine["dislodged"])
                return _report(seed, before.phase, plain, profile, facts, sheets, wrong, disorder)
            units, control, mine = told["units"], told["control"], told
        if not mine["phase"].endswith("C"):
            return ""
        sheets = deal_builds(seed, plain, profile, units, control)
        after, lots = judge_evaluation(plain, profile, units, control, sheets, disorder)
        lines = {p: [" ".join(one) for one in written] for p, written in sheets.items()}
        before, judged = judged.after, rules.adjudicate(judged.after, lines, disorder)
        self.seen.update(evaluations=1, lots=len(lots))
        wrong = _evaluated(after, lots, units_of(judged.after))
        if wrong:
            facts = (units, control)
            return _report(seed, before.phase, plain, profile, facts, lines, wrong, disorder)
        return ""

    def _count(self, plain, profile, units, orders, control, mine):
        seen, fight = self.seen, Fight(plain, profile, units, orders, control)
        seen.update(positions=1, units=len(units), knots=len(mine["knots"]))
        seen.update(f"{word}" for word in mine["results"].values())
        for army in fight.sailing:
            seen.update(f"rows of {len(row)}" for row in fight.branches[army])
            seen["redundant rows"] += len(fight.branches[army]) > 1
            foreign = {f for row in fight.branches[army] for f in row if fight.foreign(f, army)}
            seen["carried by foreign fleets"] += bool(foreign)
        wrong = [p for p, o in fight.written.items() if o[0] == "T" and p not in fight.carriers]
        seen["fleets in wrong rows"] += len(wrong)
        seen["seizures"] += len(fight.seizers)
        for word in ("dislodged", "blocked", "besieged", "seized", "destroyed"):
            seen[word] += len(mine[word])
        seen["armies that a fleet may lose"] += sum(
            bool(one["carried"]) for one in mine["dislodged"].values()
        )


def units_of(position):
    return {unit.at: (unit.power, str(unit.kind)) for unit in position.units}


def theirs_of(before, judged):
    """Return what the engine tells of a phase, as plain values."""
    after = judged.after
    told = {
        "units": units_of(after),
        "control": dict(after.owners),
        "phase": str(after.phase),
        "dislodged": {one.unit.at: _dislodged(one) for one in after.dislodged},
        "destroyed": {ruling.unit[2:] for ruling in judged.rulings if ruling.destroyed},
        "results": {},
    }
    for ruling in judged.rulings:
        if ruling.unit and ruling.order:
            told["results"].setdefault(ruling.unit[2:], str(ruling.verdict))
    return told


def _dislodged(one: Dislodged):
    return {
        "power": one.unit.power,
        "kind": str(one.unit.kind),
        "from": one.attacker,
        "retreats": sorted(one.retreats),
        "carried": sorted(one.carries) if isinstance(one, Carrier) else [],
    }


def differences(mine, theirs):
    """Return what two answers disagree about: (what, where, second judge, engine)."""
    found = []
    for what in ("units", "control", "dislodged", "results"):
        if what not in mine:
            continue
        for place in sorted({*mine[what], *theirs[what]}):
            ours, its = mine[what].get(place), theirs[what].get(place)
            if ours != its and not (what == "results" and _alike(ours, its)):
                found.append((what, place, ours, its))
    whole = [w for w in ("destroyed", "phase", "blocked", "besieged") if w in theirs]
    return found + [
        (what, "", mine[what], theirs[what]) for what in whole if mine[what] != theirs[what]
    ]


def _alike(ours, its):
    """Tell whether two words for an order that did nothing mean the same."""
    idle = {"illegal", "invalid", "stands", "fails"}
    return (its in idle and ours in idle) or (ours, its) == ("illegal", "turned")


def _standings(plain, profile, rules, after):
    """Return where the two count otherwise: who has won, who may build or must remove."""
    control, found = dict(after.owners), []
    won = rules.outcome(after)
    mine = None if after.dislodged else winner(plain, control)
    if mine != (won.powers[0] if won else None):
        found.append(("winner", "", mine, won))
    if after.dislodged:
        return found
    for power in plain["powers"]:
        counted = evaluation(plain, profile, units_of(after), control, power)
        for one in balances(after, power, rules.board, rules.profile):
            told = {"have": one.have, "allowed": one.allowed}
            if one.remove:
                told["remove"] = one.remove
            else:
                told |= {"build_up_to": one.build, "sites": sorted(one.sites)}
            ours = counted[str(one.kind)]
            if not ours.get("build_up_to") and "sites" in ours:  # sites matter to who may build
                ours, told = ({**side, "sites": []} for side in (ours, told))
            if ours != told:
                found.append(("count", power, ours, told))
    return found


def _evaluated(after, lots, theirs):
    """Return where an evaluation came out otherwise, lots aside."""
    drawn = {p for _, equal in lots.values() for p in equal}
    found = [
        ("evaluation", p, after.get(p), theirs.get(p))
        for p in sorted({*after, *theirs} - drawn)
        if after.get(p) != theirs.get(p)
    ]
    for key, (number, equal) in lots.items():
        gone = sum(p not in theirs for p in equal)
        if gone != number:
            found.append(("lots", key, number, gone))
    return found


def _report(seed, phase, plain, profile, units, sheets, told, disorder):
    """Write a difference with all it takes to see who is right."""
    borders = "; ".join(f"{p}: {' '.join(sorted(q))}" for p, q in sorted(plain["borders"].items()))
    changed = {field: value for field, value in profile.items() if value != DEFAULTS[field]}
    lines = [
        f"{seed} {phase} disorder {sorted(disorder)}",
        f"  borders {borders}",
        f"  ports {plain['ports']}",
        f"  centres {sorted(plain['centres'])} home {plain['home']}",
        f"  profile {changed}",
        f"  units {units}",
        *(f"  {power}: {', '.join(written)}" for power, written in sorted(sheets.items())),
        *(f"  * {what} {where}: second judge {a}, engine {b}" for what, where, a, b in told),
    ]
    return "\n".join(lines)
