"""What is remembered in a file: stored is stored, and a spoiled file loses nothing."""

import os
import random
import signal
import time
from datetime import timedelta

import pytest

from engine.catalogue import GAMES
from engine.store.errors import StoreError, StoreFault
from engine.store.memory_codec import memory_event_of, memory_event_text
from engine.store.memory_cover import count_due, memory_path
from engine.store.memory_file import MemoryFile, opened_memory
from engine.study.memory.memory import Memory
from engine.study.memory.memory_event import LetGo, SubjectMet
from tests.engine.store.spoiling import change, failing
from tests.engine.study.test_memory import Clock, guessed, phases


def answer_some(memory, clock, seed=3, count=12, game="blank"):
    """Somebody is asked about some phases; return how many times."""
    chance = random.Random(seed)
    for _ in range(count):
        subject, asked, past = chance.choice(phases(game))
        memory.answer(subject, guessed(asked, past, chance))
        clock.pass_by(minutes=chance.randrange(3000))


@pytest.fixture
def path(tmp_path):
    return memory_path(tmp_path)


@pytest.fixture
def clock():
    return Clock()


@pytest.fixture
def kept(path, clock):
    """A file in which some was answered, closed, and what was due then."""
    file, trouble = opened_memory(path, clock)
    assert trouble is None
    memory = Memory(file, clock)
    answer_some(memory, clock)
    due = dict(memory.due())
    file.close()
    assert due
    return due


@pytest.mark.parametrize("game", GAMES)
def test_every_event_is_read_back_as_it_was_written(game):
    for subject, _, _ in phases(game):
        event = SubjectMet(game=game, subject=subject)
        text = memory_event_text(event)
        assert memory_event_of(text) == event
        assert memory_event_text(memory_event_of(text)) == text


def test_what_was_stored_is_due_again_after_a_restart(path, kept, clock):
    file, trouble = opened_memory(path, clock)

    assert trouble is None
    assert dict(Memory(file, clock).due()) == kept
    file.close()


def test_the_cover_counts_what_is_due_without_opening_it(path, kept, clock):
    for later in (0, 1, 3, 10, 100):
        moment = clock() + timedelta(days=later)
        assert count_due(path, moment) == sum(due <= moment for due in kept.values())
    assert count_due(path.with_name("none"), clock()) is None


def test_another_window_keeps_its_hands_off(path, kept, clock):
    file, _ = opened_memory(path, clock)
    other, trouble = opened_memory(path, clock)

    assert (other, trouble.code) == (None, StoreFault.IN_USE)
    file.close()


def test_a_later_version_s_file_stays_as_it_is(path, kept, clock):
    change(path, "PRAGMA user_version = 99")
    before = path.read_bytes()

    assert opened_memory(path, clock)[1].code is StoreFault.NEWER
    assert path.read_bytes() == before


def test_a_file_that_was_only_just_made_is_begun_anew(path, clock):
    path.parent.mkdir()
    path.touch()
    file, trouble = opened_memory(path, clock)

    assert trouble is None
    file.close()


def test_whatever_spoils_it_is_said_and_nothing_is_lost(path, kept, clock):
    whole, chance = path.read_bytes(), random.Random(5)
    for turn in range(30):
        spoiled = bytearray(whole)
        match turn % 3:
            case 0:
                for _ in range(20):
                    spoiled[chance.randrange(len(whole))] ^= 1 << chance.randrange(8)
            case 1:
                del spoiled[chance.randrange(1, len(whole)) :]
            case 2:
                spoiled[:] = chance.randbytes(chance.randrange(1, 9000))
        for one in path.parent.iterdir():
            one.unlink()
        path.write_bytes(spoiled)
        file, trouble = opened_memory(path, clock)
        assert file is not None
        memory = Memory(file, clock)
        if trouble is None:  # nothing that counts was hit
            assert dict(memory.due()) == kept
        else:
            assert trouble.path != path
            assert trouble.path.exists()
        answer_some(memory, clock, count=1)  # and it goes on
        file.close()


def test_what_comes_before_the_damage_is_kept(path, kept, clock):
    change(path, "UPDATE event SET body = 'x' WHERE step = (SELECT max(step) FROM event)")
    file, trouble = opened_memory(path, clock)

    assert trouble.code is StoreFault.DAMAGED
    assert len([*file.history()]) >= 10
    assert file.trouble is None
    file.close()


def test_what_was_not_stored_is_not_remembered(path, kept, clock):
    file, _ = opened_memory(path, clock)
    memory = Memory(file, clock)
    path.rename(path.with_name("elsewhere"))
    subject, asked, past = phases("blank")[0]
    before = memory.known.whole

    failing(lambda: memory.answer(subject, guessed(asked, past, random)), StoreFault.VANISHED)
    failing(lambda: memory.let_go(subject.key), StoreFault.VANISHED)
    assert memory.known.whole == before
    file._db.close()


@pytest.mark.skipif(not hasattr(os, "fork"), reason="nothing can be killed so")
def test_a_kill_at_any_moment_loses_nothing_that_was_announced(path, clock):
    chance, announced = random.Random(9), 0
    phases("blank")
    for _ in range(6):
        out, into = os.pipe()
        child = os.fork()
        if not child:
            os.close(out)
            file, _ = opened_memory(path, clock)
            for turn in range(1000):
                file.append([LetGo(key=str(turn))], lambda _: ())
                os.write(into, b".")
            os._exit(0)
        os.close(into)
        time.sleep(chance.uniform(0.03, 0.15))
        os.kill(child, signal.SIGKILL)
        os.waitpid(child, 0)
        announced += len(os.read(out, 2000))
        os.close(out)
        file, trouble = opened_memory(path, clock)
        stored = len([*file.history()])
        file.close()

        assert trouble is None
        assert announced <= stored <= announced + 1
        announced = stored
    assert announced > 6


def test_a_strangers_file_is_none_of_ours(path, clock):
    path.parent.mkdir()
    path.write_bytes(b"Dear diary" * 100)
    file, trouble = opened_memory(path, clock)

    assert trouble.code is StoreFault.NOT_A_GAME
    assert trouble.path.read_bytes() == b"Dear diary" * 100
    with pytest.raises(StoreError):
        MemoryFile.open(trouble.path)
    file.close()
