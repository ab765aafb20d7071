"""What a reader is told of a chapter that hides what comes next, and what a lesson answers."""

import random
from dataclasses import replace

from engine.notation.known_rules import beginning
from engine.studies import unkept_study
from engine.study.reading import Reader, without_own
from engine.study.teaching import answer, asks, is_wrong, others, question_before, words
from engine.study.tree.marks import Lesson, Mode

from .conftest import student


def grown(game, seed, steps=60):
    somebody, log, _ = student(game, seed)
    for _ in range(steps):
        somebody.act()
    return log.study


def test_nothing_is_there_that_was_not_come_to(game):
    for seed in range(3):
        study = grown(game, seed)
        for chapter in study.chapters:
            for mode in Mode:
                chapters = tuple(
                    replace(one, mode=mode) if one.id == chapter.id else one
                    for one in study.chapters
                )
                shown, reader = replace(study, chapters=chapters), Reader()
                asked = replace(chapter, mode=mode)
                below = {node.id for node in shown.under(chapter.root)}
                seen = reader.seen(shown)
                if not reader.veils(asked):
                    assert {node.id for node in seen.under(chapter.root)} == below
                    continue
                assert below & seen.nodes.keys() == {chapter.root}
                assert seen.nodes[chapter.root].children == ()
                for node in shown.under(chapter.root):  # come to one after another
                    reader.meet(chapter.id, [node.id])
                    seen = reader.seen(shown)
                    assert node.id in seen.nodes
                    told = seen.nodes[node.id].lesson
                    assert (told.hints, told.otherwise, told.right) == ((), "", False)
                assert below <= seen.nodes.keys()


def test_whoever_writes_it_sees_all_and_may_read_again(game):
    study = grown(game, 1)
    chapter = replace(study.chapters[0], mode=Mode.HIDDEN)
    study = replace(study, chapters=(chapter, *study.chapters[1:]))
    reader = Reader()
    reader.see_all(chapter.id)
    assert reader.seen(study).nodes.keys() >= {one.id for one in study.under(chapter.root)}
    reader.see_all(chapter.id, whole=False)
    assert reader.seen(study).nodes[chapter.root].children == ()


def test_what_was_come_to_is_left_and_gone_back_to(game):
    study = grown(game, 2)
    chapter = replace(study.chapters[0], mode=Mode.LESSON)
    study = replace(study, chapters=(chapter, *study.chapters[1:]))
    reader, nodes = Reader(), [one.id for one in study.under(chapter.root)]
    reader.meet(chapter.id, nodes[1:])
    before = reader.progress(chapter.id), reader.seen(study)
    assert len(before[1].nodes) == len(study.nodes)
    for _ in range(2):  # who begins anew twice has not lost what he had at first
        reader.begin_anew(chapter.id)
        assert reader.seen(study).nodes[chapter.root].children == ()
    reader.go_back(chapter.id)
    assert (reader.progress(chapter.id), reader.seen(study)) == before


def test_what_its_author_was_writing_is_not_told_and_what_the_reader_writes_is(game):
    study = unkept_study(game, beginning(game))
    chapter = study.log.study.chapters[0]
    power, (one, other) = first_orders(study, chapter.root)
    study.sandbox.draft(chapter.root, {power: [one]})
    study.chapters.mode(chapter.id, Mode.HIDDEN)
    reader, told = Reader(), study.sandbox.study
    assert reader.seen(told).nodes[chapter.root].draft == {}
    reader.write(chapter.id, chapter.root, {power: (other,)})
    assert reader.seen(told).nodes[chapter.root].draft == {power: (other,)}
    assert told.nodes[chapter.root].draft == {power: (one,)}


def test_behind_a_wrong_answer_the_way_back_is_its_question(game):
    for seed in range(6):
        study = grown(game, seed)
        for chapter in study.chapters:
            for node in study.under(chapter.root):
                line = study.line_to(node.id)
                wrong = [one for one in line if is_wrong(study, one)]
                back = question_before(study, node.id)
                assert back == (study.nodes[wrong[-1]].parent if wrong else 0)
                if back:
                    assert asks(study, back)
                    assert back in line[:-1]


def first_orders(study, root):
    """Return two ways to order for the first power that writes."""
    rules, board = study.sandbox.rules(root), study.sandbox.position(root)
    power = rules.asked(board)[0]
    tokens = [one.token for one in rules.choices(board, power, ())][:2]
    texts = []
    for token in tokens:
        so_far = (token,)
        while True:
            ways = [one for one in rules.choices(board, power, so_far) if not one.why_not]
            done = [one.order for one in ways if one.order]
            if done:
                texts.append(done[0])
                break
            so_far = (*so_far, ways[0].token)
    return power, texts


def test_a_lesson_knows_right_wrong_and_unforeseen(game):
    study = unkept_study(game, beginning(game))
    root = study.log.study.chapters[0].root
    power, (one, other) = first_orders(study, root)
    sandbox = study.sandbox
    main = sandbox.judge(root, {power: [one, other]})
    wrong = sandbox.judge(root, {power: [other]})
    too = sandbox.judge(root, {power: [one]})
    sandbox.note(wrong, "One is missing.")
    sandbox.teach(root, Lesson(asks=(power,), otherwise="Not that."))
    sandbox.teach(too, Lesson(right=True))
    told = sandbox.study
    assert asks(told, root) == (power,)
    assert asks(told, main) == ()
    written = told.nodes[main].ordered.orders[power]
    assert answer(told, root, {power: written}).node == main
    assert answer(told, root, {power: written}).right
    only = told.nodes[wrong].ordered.orders[power]
    found = answer(told, root, {power: only})
    assert (found.right, found.node) == (False, wrong)
    assert words(told, root, found) == "One is missing."
    assert answer(told, root, {power: told.nodes[too].ordered.orders[power]}).right
    nothing = answer(told, root, {power: ["X"]})
    assert (nothing.right, nothing.node) == (False, 0)
    assert words(told, root, nothing) == "Not that."
    assert power not in others(told, root)


def test_without_his_own_boards_a_study_is_as_its_author_has_it(game):
    """What a reader judged goes, but for a board from which its author played on."""
    for seed in range(6):
        study, chance = grown(game, seed), random.Random(f"own {seed}")
        roots = {one.root for one in study.chapters}
        for share in (0, 0.2, 0.6, 1):
            own = {one for one in study.nodes if chance.random() < share}
            told = without_own(study, own)
            left = {
                node
                for node in study.nodes
                if node in roots or any(one.id not in own for one in study.under(node))
            }
            assert told.nodes.keys() == left
            for node in told.nodes.values():
                children = tuple(one for one in study.nodes[node.id].children if one in left)
                assert node == replace(study.nodes[node.id], children=children)
            assert (told is study) == (len(left) == len(study.nodes))


def test_what_a_reader_added_is_his_own_however_often_he_begins_anew():
    reader, own = Reader(), set()
    chance = random.Random("anew")
    for step in range(200):
        chapter, node = chance.randint(1, 3), step + 10
        act = chance.choice((reader.add, reader.meet, reader.begin_anew, reader.go_back))
        if act == reader.add:
            reader.add(chapter, node)
            own.add(node)
            assert node in reader.progress(chapter).met
        elif act == reader.meet:
            reader.meet(chapter, [node])
        else:
            act(chapter)
        assert reader.own == own
