"""What can be done in a sandbox, and what can not."""

import random
from dataclasses import replace

import pytest

from engine.notation.known_rules import beginning, by_every_rulebook
from engine.robots.players.random_table import random_orders
from engine.rules.position import Unit, UnitKind
from engine.studies import unkept_study
from engine.study import words
from engine.study.edits import LineupSet, PhaseSet, PiecePut, PieceTaken, RulebookSet
from engine.study.refusal import StudyError, StudyRefusal
from engine.study.tree.marks import Colour, Lesson, Mark, Shape, Sign
from engine.study.tree.setup import normal


@pytest.fixture
def study(game):
    return unkept_study(game, beginning(game))


@pytest.fixture
def root(study):
    return study.log.study.chapters[0].root


@pytest.fixture
def orders(study, root):

    rules, board = study.sandbox.rules(root), study.sandbox.position(root)
    chance = random.Random(7)
    return {one: random_orders(rules, board, one, chance) for one in rules.asked(board)}


def refused(code, act):
    with pytest.raises(StudyError) as caught:
        act()
    assert caught.value.code is code


def test_the_same_orders_are_the_same_branch_however_they_are_written(study, root, orders):
    first = study.sandbox.judge(root, orders)
    acts = len([*study.log.acts()])
    loose = {one: [f"  {text} " for text in reversed(texts)] for one, texts in orders.items()}

    assert study.sandbox.judge(root, dict(reversed(loose.items()))) == first
    assert study.sandbox.judge(root, {**orders, "NOBODY": ("A XXX H",)}) == first
    assert len([*study.log.acts()]) == acts
    assert study.sandbox.judge(root, {}) != first


def test_judging_is_what_the_rules_say(study, root, orders):
    node = study.sandbox.judge(root, orders)
    rules, board = study.sandbox.rules(root), study.sandbox.position(root)

    assert study.sandbox.judged(node).resolution.after == study.sandbox.position(node)
    assert study.sandbox.position(node) == rules.adjudicate(board, orders).after
    assert study.sandbox.judged(root) is None


def test_a_board_that_was_played_on_is_never_changed(study, root, orders):
    node = study.sandbox.judge(root, orders)
    before = study.sandbox.position(root)
    gone = before.units[0].province

    changed = study.sandbox.edit(root, PieceTaken(at=gone))

    assert changed not in (root, node)
    assert study.sandbox.position(root) == before
    assert study.sandbox.position(changed).at(gone) is None
    assert study.log.study.nodes[root].children == (node, changed)
    again = study.sandbox.edit(changed, PiecePut(unit=before.units[0]))
    assert again == changed
    assert normal(study.sandbox.position(changed)) == normal(before)
    study.sandbox.undo()
    study.sandbox.undo()
    assert study.log.study.nodes[root].children == (node,)


def test_from_this_phase_is_the_very_board(study, root, orders):
    node = study.sandbox.judge(root, orders)
    added = study.chapters.add(study.log.study.chapters[0], study.sandbox.setup(node))
    assert normal(study.sandbox.position(added.root)) == normal(study.sandbox.position(node))
    assert study.sandbox.setup(added.root).options == study.sandbox.setup(node).options


def test_cleared_and_as_at_the_beginning(study, root):
    empty = study.sandbox.clear(root)
    assert empty == root
    assert not study.sandbox.position(empty).units
    refused(StudyRefusal.NOBODY_WRITES, lambda: study.sandbox.judge(empty, {}))
    assert study.sandbox.flaws(empty)
    assert study.sandbox.basic(empty) == root
    game = study.log.study.chapters[0].game
    assert study.sandbox.position(root) == beginning(game).position
    assert not study.sandbox.flaws(root)


def test_another_rulebook_is_in_force_from_where_it_was_set(study, root, orders):
    board = study.sandbox.rules(root).board
    for name, rules in by_every_rulebook(board).items():
        node = study.sandbox.edit(root, RulebookSet(options=rules.options))
        fresh = study.sandbox.judge(node, orders)
        assert study.sandbox.rules(fresh).options == rules.options, name
        assert (
            study.sandbox.position(fresh)
            == rules.adjudicate(study.sandbox.position(node), orders).after
        )
    refused(
        StudyRefusal.NO_RULES, lambda: study.sandbox.edit(root, RulebookSet(options={"no": "x"}))
    )
    refused(StudyRefusal.NO_RULES, lambda: study.sandbox.edit(root, LineupSet(lineup="nobody")))


def test_what_is_being_written_is_kept_until_it_is_judged(study, root, orders):
    study.sandbox.draft(root, orders)
    assert study.log.study.nodes[root].draft == {one: orders[one] for one in sorted(orders)}
    study.sandbox.draft(root, orders)
    acts = len([*study.log.acts()])
    study.sandbox.judge(root, orders)
    assert study.log.study.nodes[root].draft == {}
    assert len([*study.log.acts()]) == acts + 1
    study.sandbox.undo()
    assert study.log.study.nodes[root].draft


def test_branches_come_earlier_and_are_cut_off(study, root, orders):
    one, two = study.sandbox.judge(root, orders), study.sandbox.judge(root, {})
    three = study.sandbox.edit(root, PieceTaken(at=study.sandbox.position(root).units[0].province))
    study.sandbox.move_up(three)
    assert study.log.study.nodes[root].children == (one, three, two)
    study.sandbox.make_main(two)
    assert study.log.study.nodes[root].children == (two, one, three)
    study.sandbox.move_up(two)
    assert study.sandbox.cut_off(one) == root
    assert study.log.study.nodes[root].children == (two, three)
    study.sandbox.undo()
    assert study.log.study.nodes[root].children == (two, one, three)
    refused(StudyRefusal.IS_ROOT, lambda: study.sandbox.cut_off(root))
    refused(StudyRefusal.IS_ROOT, lambda: study.sandbox.move_up(root))
    refused(StudyRefusal.NO_SUCH_NODE, lambda: study.sandbox.cut_off(999))


def test_what_is_said_is_kept_clean_and_what_is_said_again_is_no_act(study, root, orders):
    node = study.sandbox.judge(root, orders)
    power = next(iter(study.log.study.nodes[node].ordered.orders))
    order = study.log.study.nodes[node].ordered.orders[power][0]
    province = study.sandbox.position(root).units[0].province
    for _ in range(2):
        study.sandbox.name(node, "  two\n words ")
        study.sandbox.note(node, "\n a\r\n\x07b  \n\n")
        study.sandbox.sign(node, Sign.GOOD)
        study.sandbox.sign(node, Sign.BLUNDER, power, order)
        study.sandbox.draw(node, [Mark(Shape.LIT, Colour.RED, province)] * 2)
        study.sandbox.teach(node, Lesson(asks=(power, "NOBODY", power), hints=(" ", "x")))
        study.sandbox.rename("A study")
        acts = len([*study.log.acts()])
    said = study.log.study.nodes[node]
    assert (said.name, said.note, said.sign) == ("two words", " a\nb", Sign.GOOD)
    assert said.sign_of(power, order) is Sign.BLUNDER
    assert len(said.marks) == 1
    assert said.lesson == Lesson(asks=(power,), hints=("x",))
    assert acts == 9
    refused(StudyRefusal.NO_SUCH_ORDER, lambda: study.sandbox.sign(node, Sign.GOOD, power, "x"))
    refused(StudyRefusal.TOO_LONG, lambda: study.sandbox.note(node, "x" * 20_001))
    for mark in (
        Mark(Shape.LIT, Colour.RED, "NOWHERE"),
        Mark(Shape.ARROW, Colour.RED, province),
        Mark(Shape.LIT, Colour.RED, province, province),
    ):
        refused(StudyRefusal.NO_SUCH_PLACE, lambda one=mark: study.sandbox.draw(node, [one]))


def test_a_board_that_cannot_be_may_stand_there_and_is_not_judged(study, root):
    board = study.sandbox.rules(root).board
    kinds = {one.kind for one in study.sandbox.position(root).units}
    start = study.sandbox.position(root)
    unit = replace(start.units[0], at=next(one for one in board.provinces if start.at(one) is None))
    strange = Unit(unit.power, UnitKind(next(x for x in "ZY" if x not in kinds)), unit.at)

    node = study.sandbox.edit(root, PiecePut(unit=strange))

    refused(StudyRefusal.CANNOT_BE, lambda: study.sandbox.judge(node, {}))
    study.sandbox.edit(node, PieceTaken(at=strange.province))
    assert study.sandbox.judge(node, {})


def test_chapters_are_called_moved_and_taken_out(study):
    (first,) = study.log.study.chapters
    setup = study.sandbox.setup(first.root)
    second = study.chapters.add(first, setup, title=" Two ")
    third = study.chapters.add(first, setup, place=0)
    assert [one.id for one in study.log.study.chapters] == [third.id, first.id, second.id]
    assert second.title == "Two"
    study.chapters.move(second.id, 0)
    study.chapters.text(second.id, "a\nb")
    study.chapters.fact(second.id, "Date", "1901")
    study.chapters.fact(second.id, "Place", "Brno")
    study.chapters.fact(second.id, "Date", "")
    study.chapters.remove(third.id)
    assert [one.id for one in study.log.study.chapters] == [second.id, first.id]
    assert study.log.study.chapter(second.id).facts == {"Place": "Brno"}
    assert third.root not in study.log.study.nodes
    study.sandbox.undo()
    assert third.root in study.log.study.nodes
    refused(StudyRefusal.NO_SUCH_CHAPTER, lambda: study.chapters.title(99, "x"))
    refused(StudyRefusal.NO_RULES, lambda: study.chapters.add(replace(first, game="x"), setup))
    refused(StudyRefusal.NO_RULES, lambda: study.chapters.add(replace(first, map="x"), setup))
    assert words.fact_name("Game") == ""
    assert words.fact_name("Player FRANCE") == "Player FRANCE"


def test_any_phase_is_played_on_from_though_nobody_writes_in_it(study, root):
    calendar = study.sandbox.rules(root).calendar
    for phase in (*calendar.turn(calendar.begins), *calendar.turn(calendar.begins + 1)):
        node = study.sandbox.edit(root, PhaseSet(phase=phase))
        after = study.sandbox.position(study.sandbox.judge(node, {}))
        assert after.phase.rank > phase.rank
        assert study.sandbox.rules(root).asked(after)
