"""What comes after the orders of a turn, judged a second time: retreats, control, evaluation."""

from tests.naive.diplomatia.judge import DEFAULTS


def judge_retreats(units, control, dislodged, orders, disorder=()):
    """Judge retreats; an order is a space to go to, or one's own to disband (6.4, 7.2.2.5).

    ``dislodged`` is as ``judge_turn`` tells it; ``carried`` names armies, dislodged ones first.
    """
    going = {}
    for p, unit in dislodged.items():
        goal = orders.get(p)
        if goal in unit["retreats"] and unit["power"] not in disorder:
            going[p] = goal
    wanted = list(going.values())
    saved = {p: goal for p, goal in going.items() if wanted.count(goal) == 1}
    willing = {p for p in dislodged if orders.get(p) == p and dislodged[p]["power"] not in disorder}
    lost = set()
    for p, unit in dislodged.items():
        if p not in saved:
            lost.update(unit.get("carried", ()))
    destroyed = {p for p in dislodged if p not in saved or p in lost}
    destroyed |= lost
    after = {p: unit for p, unit in units.items() if p not in lost or p in dislodged}
    control = {**control, **{p: power for p, (power, _) in units.items()}}
    for p, goal in saved.items():
        if p not in lost:
            after[goal] = (dislodged[p]["power"], dislodged[p]["kind"])
            control[goal] = dislodged[p]["power"]
    return {
        "units": after,
        "control": control,
        "destroyed": destroyed,
        "results": {p: "succeeds" if p in saved or p in willing else "fails" for p in dislodged},
    }


def evaluation(board, profile, units, control, power):
    """Return what a power has to build and remove (6.5), by kind."""
    profile = {**DEFAULTS, **profile}
    mine = [p for p, whose in control.items() if whose == power]
    told = {}
    for kind, counted in (("A", board["centres"]), ("F", board["ports"])):
        have = sum(unit == (power, kind) for unit in units.values())
        allowed = sum(p in counted for p in mine)
        if have > allowed:
            told[kind] = {"have": have, "allowed": allowed, "remove": have - allowed}
            continue
        if kind == "A":
            sites = [p for p in counted if board["home"].get(p) == power]
            if profile["army_sites"] == "home_controlled":
                sites = [p for p in sites if control.get(p) == power]
        else:
            sites = [p for p in counted if control.get(p) == power]
        sites = sorted(p for p in sites if p not in units)
        number = min(allowed - have, len(sites))
        told[kind] = {"have": have, "allowed": allowed, "build_up_to": number, "sites": sites}
    return told


def home_of(board, space):
    """Return who controlled a space at the start; a port's sector is its coast's (2.1.2.1)."""
    return board["home"].get(space) or board["home"].get(board["ports"].get(space))


def distance(board, power, place):
    """Return the fewest steps over spaces of any kind to a home space (9.1)."""
    homes = {p for p in board["borders"] if home_of(board, p) == power}
    seen, rim, steps = {place}, {place}, 0
    while rim:
        if rim & homes:
            return steps
        rim = {q for p in rim for q in board["borders"][p]} - seen
        seen |= rim
        steps += 1
    return float("inf")


def civil_war(board, units, power, kind, number):
    """Return the units that are surely removed, and among how many of which lots are drawn."""
    mine = [p for p, unit in units.items() if unit == (power, kind)]
    far = {p: distance(board, power, p) for p in mine}
    mine.sort(key=lambda p: -far[p])
    if number <= 0 or number >= len(mine):
        return set(mine[: max(number, 0)]), 0, set()
    limit = far[mine[number - 1]]
    sure = {p for p in mine if far[p] > limit}
    equal = {p for p in mine if far[p] == limit}
    if len(sure) + len(equal) == number:
        return sure | equal, 0, set()
    return sure, number - len(sure), equal


def judge_evaluation(board, profile, units, control, orders, disorder=()):
    """Judge builds and removals: by power a list of ("A" or "F", space, "B" or "D").

    What is beyond a number counts for nothing; whoever removes too few loses units as in a civil
    war. Returns the surely standing units and those that lots are drawn among, by power and kind.
    """
    after, lots = dict(units), {}
    powers = {power for power, _ in units.values()} | set(control.values())
    for power in sorted(powers):
        written = [] if power in disorder else list(dict.fromkeys(orders.get(power, ())))
        for kind, told in evaluation(board, profile, units, control, power).items():
            if "remove" in told:
                named = [p for k, p, act in written if act == "D" and units.get(p) == (power, k)]
                named = [p for p in named if units[p][1] == kind][: told["remove"]]
                for p in named:
                    del after[p]
                left = {p: unit for p, unit in after.items() if unit == (power, kind)}
                sure, drawn, equal = civil_war(
                    board, left, power, kind, told["remove"] - len(named)
                )
                for p in sure:
                    del after[p]
                if drawn:
                    lots[power, kind] = (drawn, equal)
            else:
                named = [p for k, p, act in written if act == "B" and k == kind]
                named = [p for p in named if p in told["sites"]][: told["build_up_to"]]
                after.update(dict.fromkeys(named, (power, kind)))
    return after, lots


def winner(board, control):
    """Return who controls more than half of all centres, if anybody does (4.1)."""
    owners = [control[p] for p in board["centres"] if p in control]
    for power in set(owners):
        if 2 * owners.count(power) > len(board["centres"]):
            return power
    return None


def next_phase(board, profile, turn, units, control, dislodged=(), disorder=()):
    """Return the code of the next phase in which anybody has something to write (6.1)."""
    if dislodged:
        return f"T{turn}R"
    if turn % 2 == 0:
        powers = {power for power, _ in units.values()} | set(control.values())
        for power in powers:
            for told in evaluation(board, profile, units, control, power).values():
                builds = told.get("build_up_to") and power not in disorder
                if told.get("remove") or builds:
                    return f"T{turn}C"
    return f"T{turn + 1}M"
