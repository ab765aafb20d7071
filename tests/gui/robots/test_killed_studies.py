"""Who works at a study in the real windows is killed; and the witnesses of that can say no."""

import os
import subprocess
import sys
from hashlib import sha256

import pytest

from engine.notation.known_rules import beginning
from engine.robots.crash.killed_run import LossError
from engine.robots.crash.study_soak import MODEL, OPENED, StudyTally, hold, step_line, text_print
from engine.store.memory_cover import memory_path
from engine.store.memory_file import opened_memory
from engine.studies import begin_study
from engine.study.memory.memory_event import LetGo
from gui.robots.crash.study_files import (
    ANSWERS,
    BEGINS,
    KEPT,
    LISTS,
    OTHER,
    SHARED,
    WRITES,
    FileWitness,
)


@pytest.mark.evening
def test_a_study_in_the_real_windows_survives_being_killed(tmp_path):
    command = (sys.executable, "-m", "gui.robots.crash", "--study", "--game", "blank")
    said = subprocess.run(
        (*command, "--rounds", "2", "--seed", "tests", "--keep", str(tmp_path)),
        capture_output=True,
        text=True,
        check=False,
        env=os.environ,
    )
    assert said.returncode == 0, said.stderr
    assert "2 kills" in said.stdout
    assert "nothing was lost" in said.stdout


@pytest.fixture
def home(tmp_path):
    for name in ("data", "aside", "games/studies"):
        (tmp_path / name).mkdir(parents=True)
    return tmp_path


@pytest.mark.parametrize("name", LISTS)
def test_a_list_that_was_announced_is_missed(home, name):
    place, witness = home / "data" / name, FileWitness(home)
    place.write_text("{}", "utf-8")
    told = f"{KEPT} {name} {sha256(b'{}').hexdigest()}"
    witness.look([f"{WRITES} {name}", told])
    place.write_text('{"a": 1}', "utf-8")
    witness.look([told, f"{WRITES} {name}"])  # it was just being written
    with pytest.raises(LossError, match="announced"):
        witness.look([f"{WRITES} {name}", told])
    place.write_text('{"a"', "utf-8")
    with pytest.raises(LossError, match="no list"):
        witness.look([])
    place.unlink()
    with pytest.raises(LossError, match="gone"):
        witness.look([told, f"{WRITES} {name}"])


def test_answers_that_were_announced_are_missed(home):
    file, _ = opened_memory(memory_path(home / "games"))
    file.append([LetGo(key="a")], lambda _: ())
    file.close()
    witness = FileWitness(home)
    witness.look([f"{ANSWERS} 1"])
    with pytest.raises(LossError, match="2 answers"):
        FileWitness(home).look([f"{ANSWERS} 2"])
    memory_path(home / "games").unlink()
    with pytest.raises(LossError, match="1 answers"):
        witness.look([])  # they were there before


def test_a_step_of_another_study_that_was_announced_is_missed(home):
    path, witness = home / "games/studies/other.velstudy", FileWitness(home)
    study = begin_study(path, "blank", beginning("blank"))
    study.sandbox.rename("another")
    steps, ours = [*study.file.steps()], study.file.id
    study.close()
    told = [
        f"{OTHER} {ours} {step_line(number, step)} {path.name}"
        for number, step in enumerate(steps, 1)
    ]
    witness.look([f"{BEGINS} open_item", *told])
    assert (witness.steps, witness.killed) == (len(steps), {"open_item": 1})
    with pytest.raises(LossError, match="lacks"):
        witness.look([f"{OTHER} {ours} {step_line(len(steps) + 1, steps[-1])} {path.name}"])
    path.unlink()
    witness.look(told[:1])  # it was opened, and nothing was done in it
    with pytest.raises(LossError, match="lacks"):
        witness.look(told)


@pytest.mark.parametrize("suffix", [".velstudy", ".txt", ".png"])
def test_half_a_shared_file_is_seen_and_a_missing_one_missed(home, suffix):
    with pytest.raises(LossError, match="not there"):
        FileWitness(home).look([f"{SHARED} shared{suffix}"])
    (home / "aside" / f".shared{suffix}.part").write_bytes(b"[GameT")  # it has no name yet
    FileWitness(home).look([])
    (home / "aside" / f"shared{suffix}").write_bytes(b"[GameT")
    with pytest.raises(LossError, match="shared"):
        FileWitness(home).look([])


def test_a_study_that_is_another_than_it_was_is_seen(tmp_path):
    path, tally = tmp_path / "one.velstudy", StudyTally()
    study = begin_study(path, "blank", beginning("blank"))
    begun = text_print(study.log.study)
    study.sandbox.rename("another")
    now = text_print(study.log.study)
    study.close()
    hold(path, [f"{OPENED} 1 {begun}", f"{MODEL} 2 {now}"], 1, tally, whole=True)
    assert (tally.models, tally.reopened, tally.undone, tally.texts) == (1, 1, 1, 1)
    with pytest.raises(LossError, match="in memory"):
        hold(path, [f"{MODEL} 2 {begun}"], 1, tally)
    with pytest.raises(LossError, match="reopened"):
        hold(path, [f"{OPENED} 1 {now}"], 1, tally)
    # What was being typed is a step when it opens again, and nothing else is.
    hold(path, [f"{OPENED} 2 {now}"], 1, tally)
    for count in (1, 20):
        with pytest.raises(LossError, match="reopened"):
            hold(path, [f"{OPENED} {count} {now}"], 2, tally)
    assert [one.name for one in tmp_path.iterdir()] == ["one.velstudy"]
