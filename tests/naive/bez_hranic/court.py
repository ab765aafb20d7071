"""Asks both: the engine through its stream, and the naive judge."""

import itertools
import json

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


def sat(chance, count):
    """Try so many rounds; yield each question on which the two disagree, with what about."""
    court, ours = judge(), [("europe", *table("europe")), ("usa", *table("usa"))]
    states, borders, roads, name = {}, [], None, ""
    for turn in range(count):
        if turn % 50 == 0:
            if turn % 100 == 0:
                states, borders = any_map(chance)
                name = ""
            else:
                name, states, borders = chance.choice(ours)
            roads = Roads(states, borders)
        question = any_round(chance, states)
        question["map"] = name or {"states": states, "borders": borders}
        said = difference(roads, question, asked(court, question))
        if said:
            yield question, said
