"""Asks both: the engine through its stream, and the naive judge."""

import itertools
import json
import random
from collections import Counter

from engine.formats.faults import ExchangeError
from engine.formats.jsontext import dump, load_text
from engine.games.bez_hranic.exchange.judge_service import RoadJudge
from tests.naive.bez_hranic.deal import any_map, any_round, table
from tests.naive.bez_hranic.judge import Roads, answer


def judge():
    return RoadJudge(options={}, map="europe", sentences=None, texts=False, reasons=False)


def asked(court, question):
    try:
        return json.loads(court.line(load_text(dump(question)), None))
    except ExchangeError as error:
        return {"error": str(error.code)}


def is_way(roads, question, fields, bill):
    """Tell whether a route is a walk that does what the tokens say."""
    route, chosen = bill["route"], {field for field in fields if field != "40"}
    steps = all(b in roads.ways[a] for a, b in itertools.pairwise(route))
    begins = roads.whose[route[0]] == question["start"]
    ends = "target" not in question or roads.whose[route[-1]] == question["target"]
    return steps and begins and ends and chosen <= {roads.whose[part] for part in route}


def difference(roads, question, engine):
    """Say where the two disagree; nothing where they do not."""
    naive = answer(roads, question)
    if "repair" in naive or "repair" in engine:
        same = naive.get("repair") == {tuple(one) for one in engine.get("repair", ())}
        return "" if same else f"repair {naive} {engine}"
    if None in naive["bills"].values() or "error" in engine:
        lost = None in naive["bills"].values() and engine.get("error") == "no_way"
        return "" if lost else f"error {naive} {engine}"
    for colour, told in naive["bills"].items():
        bill = engine["bills"][colour]
        said = (bill["crossings"], bill["pairs"], bill["field40"], bill["beneath"], bill["price"])
        if said != told:
            return f"bill of {colour}: {told} {said}"
        fields = [field for who, field in question["placements"] if who == colour]
        if len(bill["route"]) != told[0] + 1 or not is_way(roads, question, fields, bill):
            return f"route of {colour}: {bill['route']}"
    if naive["purses"] != engine["purses"]:
        return f"purses {naive['purses']} {engine['purses']}"
    best, price, fields = engine["best"], *naive["best"]
    same = best["price"] == price and sorted(best["fields"]) in fields
    return "" if same else f"best {naive['best']} {best}"


class Court:
    """Asks both about rounds, and counts what was in them; on one map alone if one is named."""

    maps = True

    def __init__(self, only=None):
        self.seen = Counter()
        self._only, self._judge = only, judge()
        self._drawn = (-1, None)

    def trial(self, seed):
        """Deal a round and ask both; return the difference, if any."""
        question, roads = self._deal(seed)
        told = asked(self._judge, question)
        self._count(question, told)
        said = difference(roads, question, told)
        return f"{said}: {json.dumps(question, ensure_ascii=False)}" if said else ""

    def _deal(self, seed):
        """Deal a round on one of our maps, or on one that is drawn for some of them."""
        group = seed // 20
        if self._drawn[0] != group:
            chance = random.Random(group)
            name = self._only or (chance.choice(("europe", "usa")) if group % 2 else "")
            states, borders = table(name) if name else any_map(chance)
            self._drawn = (group, (name, states, borders, Roads(states, borders)))
        name, states, borders, roads = self._drawn[1]
        question = any_round(random.Random(seed), states)
        question["map"] = name or {"states": states, "borders": borders}
        return question, roads

    def _count(self, question, told):
        self.seen["rounds"] += 1
        self.seen[f"round {question['round']}"] += 1
        self.seen["repairs"] += "repair" in told
        self.seen["two colours"] += len(question["players"][0]["colours"]) == 2
        self.seen["maps of the line"] += isinstance(question["map"], dict)
        self.seen["without a way"] += told.get("error") == "no_way"

    def summary(self):
        """Say how much was asked."""
        return f"{self.seen['rounds']} rounds counted twice"

    def words(self):
        """Return what was in the rounds, and how often."""
        return {word: count for word, count in self.seen.items() if word != "rounds"}
