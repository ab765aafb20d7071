"""What happens to each unit: the question, and how an answer is held against what came."""

import random
from dataclasses import replace

from engine.notation.known_rules import beginning
from engine.studies import unkept_study
from engine.study.predicting import Fate, question, scored
from engine.study.tree.setup import Ordered
from tests.engine.study.conftest import student


def judged_nodes(game, seed, acts=60):
    """Every phase that somebody judged by chance: rules, board before, what was written, result."""
    somebody, log, _ = student(game, seed)
    for _ in range(acts):
        somebody.act()
    sandbox, study = somebody.sandbox, log.study
    for node in study.nodes.values():
        past = sandbox.judged(node.id) if node.ordered is not None else None
        if past is not None:
            yield sandbox.rules(node.id), past.before, node.ordered, past


def test_what_came_is_always_one_of_the_fates_that_were_offered(game):
    kinds = set()
    for seed in range(4):
        for rules, before, ordered, past in judged_nodes(game, seed):
            asked = question(rules, before, ordered)
            score = scored(asked, {}, past)
            kinds.add(before.phase.kind.id)
            for answer in score.answers:
                assert answer.came in answer.asked.fates, (before.phase, answer)
    assert len(kinds) > 1


def test_what_came_is_what_stands_on_the_board_afterwards(game):
    for rules, before, ordered, past in judged_nodes(game, 11):
        after = past.resolution.after
        standing = {(one.power, one.province) for one in after.units}
        out = {(one.unit.power, str(one.unit)) for one in after.dislodged}
        places = {(one.power, str(one)) for one in before.units}
        for one in scored(question(rules, before, ordered), {}, past).answers:
            me = one.asked.power, one.asked.unit
            assert (me in out) == (one.came is Fate.DISLODGED)
            if one.came is Fate.FAILS and me in places:
                assert (one.asked.power, one.asked.province) in standing
            if one.came is Fate.DONE and one.asked.idle:
                assert (one.asked.power, one.asked.province) in standing


def test_whoever_says_what_came_is_right_everywhere_and_else_is_not(game):
    chance = random.Random(game)
    for rules, before, ordered, past in judged_nodes(game, 5):
        asked = question(rules, before, ordered)
        truth = {one.asked.key: one.came for one in scored(asked, {}, past).answers}
        guesses = {one.key: chance.choice((*one.fates, None)) for one in asked.asked}
        said = {key: fate for key, fate in guesses.items() if fate is not None}

        assert scored(asked, truth, past).right == len(asked.asked)
        score = scored(asked, said, past)
        assert score.right == sum(truth[key] is fate for key, fate in said.items())
        assert score.right + len(score.missed) == score.total == len(asked.asked)


def test_a_question_has_each_unit_once_and_never_one_with_a_single_fate(game):
    for rules, before, ordered, _ in judged_nodes(game, 7):
        asked = question(rules, before, ordered).asked
        assert len({one.key for one in asked}) == len(asked)
        assert all(len(one.fates) > 1 for one in asked)
        assert {one for each in asked for one in each.fates} <= set(Fate)


def test_a_question_is_the_same_in_whichever_order_was_written(game):
    chance = random.Random(game)
    for rules, before, ordered, _ in judged_nodes(game, 9, 30):
        if before.phase.kind.adjusts:
            continue
        mixed = {
            power: tuple(chance.sample(texts, len(texts)))
            for power, texts in chance.sample([*ordered.orders.items()], len(ordered.orders))
        }
        other = question(rules, replace(before), Ordered(orders=mixed, disorder=ordered.disorder))
        keys = {(one.key, one.fates, frozenset(map(str, one.orders))) for one in other.asked}
        here = question(rules, before, ordered)
        assert keys == {(o.key, o.fates, frozenset(map(str, o.orders))) for o in here.asked}


def at(game, **sheets):
    study = unkept_study(game, beginning(game))
    root = study.log.study.chapters[0].root
    rules, before = study.sandbox.rules(root), study.sandbox.position(root)
    ordered = Ordered(orders={power: tuple(texts) for power, texts in sheets.items()})
    node = study.sandbox.judge(root, ordered.orders)
    return question(rules, before, ordered), study.sandbox.judged(node)


def test_a_stand_off_fails_on_both_sides():
    asked, past = at(
        "diplomacy", GERMANY=("A MUN - TYR",), ITALY=("A VEN - TYR",), AUSTRIA=("A VIE H",)
    )
    came = {one.asked.unit: one.came for one in scored(asked, {}, past).answers}

    assert (came["A MUN"], came["A VEN"], came["A VIE"]) == (Fate.FAILS, Fate.FAILS, Fate.DONE)


def test_only_who_was_told_something_can_fail_at_it():
    asked, _ = at("diplomacy", GERMANY=("A MUN - TYR",), AUSTRIA=("A VIE H",))
    fates = {one.unit: one.fates for one in asked.asked}

    assert Fate.FAILS in fates["A MUN"]
    assert Fate.FAILS not in fates["A VIE"]
    assert Fate.FAILS not in fates["A ROM"]


def test_where_nobody_is_driven_out_nobody_is_asked_whether_he_is():
    asked, _ = at("blank")
    assert asked.asked == ()
