"""What comes of a turn's orders: who stands where, has to retreat, is lost, controls what."""

from tests.naive.diplomatia.judge import NONE, Fight


def judge_turn(board, profile, units, orders, control=(), disorder=()):
    """Judge the orders of a turn and return everything that is told of it."""
    orders = {p: NONE if units[p][0] in disorder else o for p, o in orders.items() if p in units}
    fight = Fight(board, profile, units, orders, control)
    end = fight.solve()
    walked = {p: fight.goals[p] for p in end.moved if p not in fight.seizers}
    seized = {fight.goals[p]: units[p][0] for p in end.moved if p in fight.seizers}
    after = {walked.get(p, p): unit for p, unit in units.items() if p not in end.out}
    control = {**dict(control), **{p: power for p, (power, _) in units.items()}}
    control.update({goal: units[start][0] for start, goal in walked.items()})
    control.update(seized)
    blocked, besieged = blocked_spaces(end)
    closed = blocked if end.yes("retreat_into_seized") else blocked | seized.keys()
    lost = losses(end)
    beaten = retreats(end, after, closed, disorder)
    destroyed = {a for p in lost if not beaten[p]["retreats"] for a in lost[p]}
    for place in {walked.get(army, army) for army in destroyed if army not in end.out}:
        del after[place]
    if end.yes("retreat_into_freed"):
        beaten = retreats(end, after, closed, disorder)
    destroyed |= {p for p, one in beaten.items() if not one["retreats"]}
    dislodged = {p: one for p, one in beaten.items() if p not in destroyed}
    for p, one in dislodged.items():
        carried = lost.get(p, set()) - destroyed
        one["carried"] = sorted(walked.get(army, army) for army in carried)
    return {
        "units": after,
        "control": control,
        "dislodged": dislodged,
        "blocked": blocked,
        "besieged": besieged,
        "seized": set(seized),
        "destroyed": destroyed,
        "results": {p: word(end, p) for p in units},
        "knots": fight.knots,
        "moved": end.moved,
    }


def blocked_spaces(end):
    """Return the blocked spaces (7.2.2.3), and those of them that are besieged (7.2.2.4)."""
    blocked, besieged = set(), set()
    for goal, movers in end.fight.coming.items():
        rivals = end.contenders(goal)
        if not end.yes("beaten_blocks"):
            rivals = [m for m in rivals if m not in end.out]
        forces = {m: end.force(m) for m in rivals}
        strongest = [m for m in rivals if forces[m] == max(forces.values())]
        if end.moved & set(movers) or len(strongest) < 2:
            continue
        blocked.add(goal)
        if goal in end.units and not end.leaves(goal):
            foreign = [m for m in strongest if end.fight.foreign(m, goal)]
            if any(forces[m] > end.resistance(goal, m) for m in foreign):
                besieged.add(goal)
    return blocked, besieged


def losses(end):
    """Return for each defeated carrier the armies that are lost if it is destroyed (7.2.2.5)."""
    lost = {}
    for fleet, army in end.fight.carriers.items():
        if fleet not in end.out or army in end.turned:
            continue
        if fleet in end.turned and not end.yes("turned_carrier_loses"):
            continue
        if army in end.whole and not end.yes("lost_with_any_branch"):
            continue
        if army in end.whole or not end.walks_instead(army):
            lost.setdefault(fleet, set()).add(army)
    return lost


def retreats(end, after, closed, disorder):
    """Return the defeated units with where the victor came from and where they may go."""
    fight, found = end.fight, {}
    for p, victor in end.out.items():
        power, kind = fight.units[p]
        origin = None if victor in fight.seizers else victor
        landed = end.by_sea(victor) and end.yes("retreat_to_landing_origin")
        ways = {way for way in fight.board["borders"][p] if fight.fits(kind, way)}
        ways -= after.keys() | closed | ({origin} if not landed else set())
        if power in disorder:
            ways = set()
        found[p] = {"power": power, "kind": kind, "from": origin, "retreats": sorted(ways)}
    return found


def word(end, p):
    """Return the word for a unit's order."""
    fight, order = end.fight, end.orders[p]
    told = "invalid"
    if order == NONE:
        told = "illegal" if fight.written[p] != NONE else "dislodged" if p in end.out else "stands"
    elif p in end.turned or (p in end.guards and end.attacked(p)):
        told = "turned"
    elif p in fight.goals:
        told = "succeeds" if p in end.moved else "fails"
    elif order[0] in ("P", "PO"):
        told = end.support(p)
    else:
        for army, row in [(a, row) for a, rows in fight.branches.items() for row in rows]:
            if p in row:  # no fleet is in two
                stopped = army in fight.stopped and not (end.out.keys() | end.turned) & set(row)
                told = "disrupted" if p in end.out or stopped else "available"
    return told
