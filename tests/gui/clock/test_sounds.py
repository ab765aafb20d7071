import wave

import pytest
from PySide6.QtCore import QProcess

from engine.clock.clock import Ring
from gui import settings
from gui.clock import make_sounds, sounds
from tests.clock_plans import usual_plan

pytestmark = pytest.mark.usefixtures("home")


@pytest.fixture
def heard(qapp):
    found = []
    sounds.use_player(lambda path: found.append(path.stem))
    yield found
    sounds.use_player(None)


@pytest.mark.parametrize("name", sounds.NAMES)
def test_every_sound_is_the_one_that_its_tool_makes(name):
    with wave.open(str(sounds.sound_file(name))) as file:
        kept = file.readframes(file.getnframes())
        made = make_sounds.samples(name)

        assert (file.getnchannels(), file.getsampwidth()) == (1, 2)
        assert 0.2 < file.getnframes() / file.getframerate() < 3
    values = memoryview(kept).cast("h")
    assert len(values) == len(made)
    # The last bit of a sine is the computer's own.
    assert max(abs(a - b) for a, b in zip(values, made, strict=True)) <= 2
    assert 10_000 < max(map(abs, values)) < 32_000
    assert abs(values[-1]) < 50


def test_every_sound_of_the_house_is_made():
    assert set(make_sounds.SOUNDS) == set(sounds.NAMES)
    assert set(sounds.RINGS.values()) <= set(sounds.NAMES)
    assert set(sounds.RINGS) <= set(Ring)


def test_what_is_muted_is_not_heard(heard):
    sounds.play("seal")
    sounds.set_sounds(on=False)
    sounds.play("page")
    sounds.set_sounds(on=True)
    sounds.play("victory")

    assert heard == ["seal", "victory"]


def test_muting_is_remembered():
    sounds.set_sounds(on=False)
    settings.forget()

    assert not settings.current().sounds


def test_nobody_hears_a_program_without_a_display(qapp, monkeypatch):
    started = []
    monkeypatch.setattr(QProcess, "startDetached", lambda *a: started.append(a))

    sounds.play("seal")

    assert not started


def test_a_system_that_plays_nothing_is_silent(qapp, monkeypatch):
    monkeypatch.setattr(sounds.QStandardPaths, "findExecutable", lambda _name: "")

    sounds._by_system(sounds.sound_file("seal"))


def test_the_best_player_there_is_gets_the_file(qapp, monkeypatch):
    started = []
    monkeypatch.setattr(
        sounds.QStandardPaths,
        "findExecutable",
        lambda name: f"/usr/bin/{name}" if name in ("aplay", "paplay") else "",
    )
    monkeypatch.setattr(QProcess, "startDetached", lambda *a: started.append(a))

    sounds._by_system(sounds.sound_file("seal"))

    assert started == [("/usr/bin/paplay", [str(sounds.sound_file("seal"))])]


def test_the_table_hears_seals_the_reveal_and_the_end(heard, bridge):
    sounds.Ears(bridge, bridge)
    *most, last = bridge.public().queue
    for power in most:
        bridge.seal(power, ())
    assert heard == ["seal"] * 6
    bridge.unseal(most[0])
    assert heard == ["seal"] * 6
    bridge.seal(most[0], ())
    bridge.seal(last, ())
    bridge.reveal()
    bridge.advance()
    bridge.end_by_draw()

    assert heard[7:] == ["all_sealed", "page", "victory"]


def test_the_sounds_never_tell_how_much_was_written(heard, bridge):
    sounds.Ears(bridge, bridge)
    bridge.seal("FRANCE", ("A PAR - BUR", "A MAR - SPA", "F BRE - MAO"))
    bridge.seal("ITALY", ())

    assert heard == ["seal", "seal"]


def test_a_clock_is_heard_when_it_rings(heard, bridge):
    ears = sounds.Ears(bridge, bridge)
    for ring in Ring:
        ears.on_rings((ring,))

    assert heard == ["last_minute", "time_up", "time_up", "last_minute"]


def test_what_ends_in_one_moment_is_heard_once(heard, bridge):
    clock = sounds.audible_clock(bridge)
    now = 0
    clock._steady = lambda: now
    clock.use(usual_plan(first=120, writing=0))
    clock.toggle()
    for _ in range(30):
        now += 5000
        clock.look()

    assert heard == ["last_minute", "time_up"]
