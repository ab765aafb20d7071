"""Who works at a study is killed, and nothing that was stored is lost."""

import random
import sys

import pytest

from engine.catalogue import GAMES
from engine.notation.game_text import game_text, read_game_text
from engine.notation.known_rules import beginning
from engine.robots.crash.killed_run import LossError
from engine.robots.crash.study_soak import PLAYER, Student, check, main, soak
from engine.robots.players.random_student import play
from engine.studies import begin_study, open_study, unkept_study
from engine.study.tree.study import numbered
from tests.engine.study.conftest import at_work

LIAR = """
import sys, time
print("# begun", flush=True)
print("9 branched 00", flush=True)
time.sleep(60)
"""
YEARS = {"blank": 10, "diplomacy": 3, "diplomatia": 1}
"""Turns that are played beside every change; ``study_soak`` plays ten of every game."""


@pytest.mark.evening
def test_ten_years_with_branches_survive_being_killed(tmp_path):
    tally = soak(
        tmp_path, rounds=2, seed="tests", student=Student(command=(*PLAYER, "--game", "blank"))
    )

    assert tally.kills == 2
    assert "nothing was lost" in str(tally)


def test_who_announces_before_storing_is_caught(tmp_path):
    liar = Student(command=(sys.executable, "-c", LIAR), longest=0.1)
    with pytest.raises(LossError, match="does not open"):
        soak(tmp_path, rounds=1, seed="1", student=liar)


def test_who_cannot_be_killed_proves_nothing(tmp_path):
    quick = Student(command=(sys.executable, "-c", "print('# begun')"))
    with pytest.raises(LossError, match=r"ends before|does not open"):
        soak(tmp_path, rounds=1, seed="1", student=quick)


def test_a_step_that_is_missing_is_seen(tmp_path):
    path = tmp_path / "one.velstudy"
    study = begin_study(path, "blank", beginning("blank"))
    study.sandbox.rename("a")
    study.close()
    with pytest.raises(LossError, match="more is stored"):
        check(path, [])
    with pytest.raises(LossError, match="announced"):
        check(path, ["1 study_begun 00"])


@pytest.mark.evening
def test_the_command_says_what_it_saw(capsys):
    assert main(["--rounds", "1", "--game", "blank"]) == 0
    assert "1 kills" in capsys.readouterr().out


@pytest.mark.parametrize("game", GAMES)
def test_years_with_branches_are_kept_and_become_a_text_and_the_same_again(game, tmp_path):
    path, chance = tmp_path / "years.velstudy", random.Random(game)
    study = begin_study(path, game, beginning(game))
    play(study, at_work(study, game), chance, YEARS[game])
    left = study.log.study
    study.close()

    again = open_study(path)

    assert again.trouble is None
    assert again.log.study == left
    assert len(left.main_line(left.chapters[0].root)) >= YEARS[game]
    text = game_text(left)
    assert read_game_text(text).study == numbered(left)
    other = unkept_study(game, beginning(game))
    other.chapters.take_over(read_game_text(text).study)
    other.chapters.remove(other.log.study.chapters[0].id)
    assert numbered(other.log.study) == numbered(left)
    again.close()
