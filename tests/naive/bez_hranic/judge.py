"""A second, slow reading of the rules of Bez hranic: it walks everywhere and tries everything.

It shares no code with the engine and reads the same questions as a stream does.
"""

from collections import deque
from itertools import combinations


def own_parts(states):
    return {state: list(parts) or [state] for state, parts in states.items()}


class Roads:
    def __init__(self, states, borders):
        self.parts = own_parts(states)
        self.whose = {part: state for state, own in self.parts.items() for part in own}
        self.ways = {part: set() for part in self.whose}
        for one, other in borders:
            self.ways[one].add(other)
            self.ways[other].add(one)

    def touch(self, one, other):
        return any(b in self.ways[a] for a in self.parts[one] for b in self.parts[other])

    def walk(self, start, chosen, end):
        """Walk breadth first over (where one is, what one has seen) and count the borders."""
        wanted = frozenset(chosen)
        here = deque((part, frozenset(), 0) for part in self.parts[start])
        seen = {(part, frozenset()) for part in self.parts[start]}
        while here:
            part, visited, steps = here.popleft()
            if visited == wanted and (end is None or self.whose[part] == end):
                return steps
            for there in self.ways[part]:
                now = visited | ({self.whose[there]} & wanted)
                if (there, now) not in seen:
                    seen.add((there, now))
                    here.append((there, now, steps + 1))
        return None

    def trip(self, start, chosen, end):
        """Return borders crossed and the pairs that touch; from either end it is the same."""
        steps = self.walk(start, chosen, end)
        if end is not None:
            assert steps == self.walk(end, chosen, start)
        pairs = [
            sorted(pair)
            for pair in combinations([start, *chosen, *([end] if end else [])], 2)
            if set(pair) != {start, end} and self.touch(*pair)
        ]
        return steps, sorted(pairs)


def cost(roads, question, fields):
    chosen = [field for field in fields if field != "40"]
    steps, pairs = roads.trip(question["start"], chosen, question.get("target"))
    if steps is None:
        return None
    return steps, pairs, 10 * steps + 30 * len(pairs) + (40 if "40" in fields else 0)


def stacks_of(laid):
    stacks = {}
    for colour, field in laid:
        stacks.setdefault(field, []).append(colour)
    return stacks


def to_repair(question):
    """Find the tokens to take: of two alike the lower one."""
    stacks, many = stacks_of(question["placements"]), 1 if question["round"] < 3 else 2
    taken, doubled = set(), set()
    for field, stack in stacks.items():
        for colour in stack:
            if stack.count(colour) == 2:
                taken.add((colour, field))
                doubled.add(colour)
    for player in question["players"]:
        if len(player["colours"]) != 2 or doubled & set(player["colours"]):
            continue
        one, other = player["colours"]
        shared = [field for field, stack in stacks.items() if one in stack and other in stack]
        if len(shared) == many:
            for field in shared:
                stack = stacks[field]
                taken.add((one if stack.index(one) < stack.index(other) else other, field))
    return taken


def answer(roads, question):
    """Answer a round: what a stream is asked, without sentences and routes."""
    wrong = to_repair(question)
    if wrong:
        return {"repair": wrong}
    stacks, last = stacks_of(question["placements"]), question["round"] == 7
    bills, totals = {}, {}
    for player in question["players"]:
        given = {1: 100, 3: 200, 5: 300}.get(question["round"], 0) * len(player["colours"])
        purse, total = player["purse"] + given, 0
        for colour in player["colours"]:
            fields = [field for who, field in question["placements"] if who == colour]
            found = cost(roads, question, fields)
            if found is None:
                bills[colour] = None
                continue
            steps, pairs, price = found
            under = sum(stacks[field].index(colour) for field in fields)
            price += -10 * under if last else 10 * under
            bills[colour] = (steps, pairs, "40" in fields, under, price)
            total += max(price, 0) if last else price
        totals[player["seat"]] = purse + total if last else max(purse - total, 0)
    if None in bills.values():
        return {"bills": bills}
    tries = []
    for fields in combinations(["40", *question["offer"]], 1 if question["round"] < 3 else 2):
        found = cost(roads, question, fields)
        if found is not None:
            tries.append((found[2], sorted(fields)))
    most = max(price for price, _ in tries) if last else min(price for price, _ in tries)
    return {
        "bills": bills,
        "purses": totals,
        "best": (most, [fields for price, fields in tries if price == most]),
    }
