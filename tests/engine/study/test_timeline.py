"""A study follows from what has happened to it, and every step can be taken back."""

import pytest

from engine.study.edits import PieceTaken
from engine.study.folding import StudyHistoryError, Timeline
from engine.study.refusal import StudyError
from engine.study.study_event import (
    Branched,
    ChapterAdded,
    CutOff,
    Edited,
    Redone,
    StudyBegun,
    Undone,
)
from tests.engine.study.conftest import student

ACTS = 60


@pytest.mark.parametrize("seed", range(4))
def test_a_study_is_the_fold_of_its_steps_after_every_act(game, seed):
    somebody, log, store = student(game, seed)
    for act in range(ACTS):
        somebody.act()
        if act % 10 == 0:
            assert Timeline(store.steps()).study == log.study
    assert Timeline(store.steps()).study == log.study
    assert len([*store.steps()]) > ACTS / 2


@pytest.mark.parametrize("seed", range(4))
def test_taking_everything_back_and_making_it_again_leads_to_the_very_same(game, seed):
    somebody, log, store = student(game, seed)
    for _ in range(ACTS):
        somebody.act()
    while log.redoable:
        somebody.sandbox.redo()
    seen = [log.study]
    while log.undoable:
        somebody.sandbox.undo()
        seen.append(log.study)
    while log.redoable:
        assert log.study == seen.pop()
        somebody.sandbox.redo()
    assert [log.study] == seen
    with pytest.raises(StudyError):
        somebody.sandbox.redo()
    assert Timeline(store.steps()).study == log.study


@pytest.mark.parametrize("seed", range(3))
def test_each_act_is_one_step_back(game, seed):
    somebody, log, _ = student(game, seed)
    for _ in range(ACTS):
        before, events = log.study, log._line.events
        somebody.act()
        if log._line.events == events or isinstance(log._store._steps[-1][0], Undone | Redone):
            continue
        after = log.study
        somebody.sandbox.undo()
        assert log.study == before
        somebody.sandbox.redo()
        assert log.study == after


def test_numbers_are_never_given_twice(game):
    somebody, _, store = student(game, "numbers")
    for _ in range(ACTS):
        somebody.act()
    fresh = {"branched": ("node",), "set_up": ("node",), "chapter_added": ("chapter", "root")}
    events = [event for step in store.steps() for event in step]
    given = [getattr(one, name) for one in events for name in fresh.get(one.kind, ())]
    assert given == sorted(set(given))


@pytest.mark.parametrize("seed", range(3))
def test_no_branch_is_there_twice_and_every_node_hangs_on_its_parent(game, seed):
    somebody, log, _ = student(game, seed)
    for _ in range(ACTS):
        somebody.act()
        study = log.study
        reached = [node.id for one in study.chapters for node in study.under(one.root)]
        assert sorted(reached) == sorted(study.nodes)
        for node in study.nodes.values():
            played = [study.nodes[child].ordered for child in node.children]
            twins = [one for one in played if one is not None]
            assert all(one not in twins[:at] for at, one in enumerate(twins))
            assert all(study.nodes[child].parent == node.id for child in node.children)


def test_a_step_that_cannot_be_is_refused_whole():
    line = Timeline([[StudyBegun()]])
    before = line.study
    for step in (
        [StudyBegun()],
        [Undone()],
        [Redone()],
        [CutOff(node=1)],
        [Branched(node=3, under=2, orders={})],
        [Undone(), Undone()],
    ):
        with pytest.raises(StudyHistoryError):
            line.take(step)
        assert line.study == before
        assert line.events == 1
    with pytest.raises(StudyHistoryError):
        Timeline([[Undone()]])


def test_a_game_that_is_not_the_chapters_is_refused():
    somebody, log, _ = student("blank", 1)
    root = log.study.chapters[0].root
    setup = somebody.sandbox.setup(root)
    with pytest.raises(StudyHistoryError):
        log.commit(Edited(node=root, game="diplomacy", edit=PieceTaken(at="INN")))
    with pytest.raises(StudyHistoryError):
        log.commit(ChapterAdded(chapter=1, root=9, game="blank", map="x", setup=setup, place=0))
