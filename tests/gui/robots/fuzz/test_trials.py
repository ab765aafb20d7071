"""Damaged and hostile input by chance: some of each kind, the same every time."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from engine.robots.fuzz import damage
from engine.robots.fuzz.run import Harm, chance_of, run_here
from engine.robots.fuzz.trial import Kind, LostError, Silent
from gui import i18n
from gui.robots.fuzz import trials

ROOT = Path(__file__).parents[4]
SOME = {
    "stream": 150,
    "foreign": 12,
    "slips": 40,
    "games": 12,
    "maps": 150,
    "lists": 150,
    "settings": 150,
    "club": 60,
}


@pytest.fixture(autouse=True)
def _language():
    yield
    i18n.speak("en")


def test_some_of_every_kind_are_done():
    assert SOME.keys() == trials.KINDS.keys()


@pytest.mark.parametrize("name", SOME)
def test_nothing_is_hurt(qapp, name, monkeypatch):
    monkeypatch.setattr("os.fsync", lambda _handle: None)

    tally = run_here(trials.KINDS[name], trials.Aloud(), "suite", range(SOME[name]))

    assert tally.cases == SOME[name]
    assert not tally.found, "\n".join(one.told for one in tally.found)


def test_a_seed_says_what_is_done():
    value = {"a": [1, {"b": "two"}], "c": None}

    def said(seed):
        return [damage.some(value, chance_of(seed, "x", number)) for number in range(50)]

    assert said("1") == said("1") != said("2")
    assert len(set(said("1"))) > 20
    assert damage.torn(b"some bytes", chance_of("1", "x", 1)) == damage.torn(
        b"some bytes", chance_of("1", "x", 1)
    )


def test_damage_leaves_the_whole_as_it_is():
    value = {"a": [1, {"b": "two"}], "c": None}
    text = json.dumps(value)

    for number in range(300):
        damage.some(value, chance_of("1", "whole", number))
    for _ in damage.small(value):
        pass

    assert json.dumps(value) == text


def test_what_hurts_is_told():
    def make(folder, sayer):
        def case(chance):
            match chance.randrange(3):
                case 0:
                    raise LostError("a game")
                case 1:
                    raise KeyError("a fault")
            yield ValueError("said")

        return case

    tally = run_here(Kind("bad", make), Silent(), "1", range(60))

    assert tally.cases == 60
    assert tally.count(Harm.LOSS) > 5
    assert tally.count(Harm.TRACEBACK) > 5
    assert tally.refused == 60 - len(tally.found)
    assert "KeyError: 'a fault'" in next(o.told for o in tally.found if o.harm is Harm.TRACEBACK)


HANGING = """
import time
from pathlib import Path
from engine.robots.fuzz import run
from engine.robots.fuzz.trial import Kind, Silent
run.PATIENCE = run._LOOK = 0.3

def make(folder, sayer):
    def case(chance):
        number = chance.randrange(1000)
        while number % 5 == 0:
            pass
        if number % 5 == 1:
            import os
            os._exit(3)
        yield from ()
    return case

def work(name, seed, numbers, pipe, clock):
    run.serve(Kind("bad", make), Silent(), seed, numbers, pipe, clock)

if __name__ == "__main__":
    tally = run.run("bad", work, "8", range(8), 2)
    print(tally.cases, tally.count(run.Harm.HANG), tally.count(run.Harm.TRACEBACK))
    print(sorted(one.number for one in tally.found))
"""


def test_what_hangs_or_dies_is_ended_and_the_rest_is_done(tmp_path):
    script = tmp_path / "hanging.py"
    script.write_text(HANGING)

    said = subprocess.run(
        [sys.executable, str(script)],
        capture_output=True,
        text=True,
        check=True,
        cwd=ROOT,
        env={"PYTHONPATH": str(ROOT), "PATH": "/usr/bin:/bin"},
    ).stdout.split("\n")

    numbers = [chance_of("8", "bad", number).randrange(1000) % 5 for number in range(8)]
    hung, died = numbers.count(0), numbers.count(1)
    assert hung
    assert died
    assert said[0] == f"8 {hung} {died}"
    assert json.loads(said[1]) == [n for n, kind in enumerate(numbers) if kind < 2]


def test_the_command_ends_with_one_when_anything_was_hurt(qapp, capsys, monkeypatch):
    assert trials.main(["settings", "--case", "3", "--lang", "en"]) == 0
    assert "1 case, 0 tracebacks, 0 over 5 s, 0 losses" in capsys.readouterr().out

    def broken(folder, sayer):
        def case(chance):
            raise LostError("everything")
            yield

        return case

    monkeypatch.setattr(trials, "KINDS", {"settings": Kind("settings", broken)})
    assert trials.main(["settings", "--case", "3", "--lang", "cs"]) == 1
    said = capsys.readouterr().out
    assert "velmoc.py fuzz settings --seed 1 --case 3" in said
    assert "everything" in said
