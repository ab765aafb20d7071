import sys
from dataclasses import replace

import pytest

from engine.robots.crash.kill_soak import Announced, LossError, Player, check, line, main, soak
from engine.store.gamefile import GameFile
from engine.table.event import Opened, Sealed
from engine.table.memory_store import MemoryStore

LIAR = """
import pathlib, sys, time
print("# begun", flush=True)
print("9 sealed S1901M FRANCE ff", flush=True)
time.sleep(60)
"""


@pytest.fixture
def said(begin, path, play):
    """What a table announced, with two envelopes closed at the end, and its file."""
    lines = []
    session = begin(Announced(GameFile.create(path), lines.append))
    play(session)
    session.envelopes.seal("NORTH", ["A AAA - BBB"])
    session.envelopes.seal("SOUTH", ["A CCC - DDD"])
    session.close()
    return lines


def write(path, statement, *values):
    import sqlite3

    db = sqlite3.connect(path)
    db.execute(statement, values)
    db.commit()
    db.close()


def refounded(path, events, envelopes=()):
    path.unlink()
    file = GameFile.create(path)
    file.append(events)
    for envelope in envelopes:
        file.append((), put=(envelope,))
    file.close()


def stored(path):
    file = GameFile.open(path)
    events, envelopes = file.events(), file.envelopes()
    file.close()
    return list(events), dict(envelopes)


@pytest.mark.usefixtures("slow_secrets")  # processes of their own play
@pytest.mark.evening
def test_a_real_game_survives_being_killed(tmp_path):
    tally = soak(tmp_path, rounds=4, seed="tests")

    assert tally.kills == 4
    assert tally.announced > 0
    assert "nothing was lost" in str(tally)


def test_a_player_that_announces_before_storing_is_caught(tmp_path):
    with pytest.raises(LossError, match="does not open"):
        soak(tmp_path, rounds=1, seed="1", player=Player(command=(sys.executable, "-c", LIAR)))


def test_a_player_that_fails_is_no_success(tmp_path):
    with pytest.raises(LossError, match="ZeroDivisionError"):
        soak(tmp_path, rounds=1, seed="1", player=Player(command=(sys.executable, "-c", "1/0")))


def test_a_player_that_cannot_be_killed_proves_nothing(tmp_path, said, path):
    copied = f"import shutil, sys; shutil.copy({str(path)!r}, sys.argv[1])"

    with pytest.raises(LossError, match="ends before"):
        soak(tmp_path, rounds=1, seed="1", player=Player(command=(sys.executable, "-c", copied)))


def test_the_command_tells_by_its_exit_code(tmp_path, capsys):
    code = main(["--rounds", "1", "--keep", str(tmp_path), "--", sys.executable, "-c", "1/0"])

    assert code == 1
    assert "LOST" in capsys.readouterr().err


def test_what_was_announced_is_found(said, path):
    events = check(path, said)

    assert len(events) == len(said)
    assert check(path, said, events[:5]) == events


def test_a_line_tells_what_everybody_learns(said):
    assert said[0] == "1 founded - - -"
    assert said[2].startswith("3 sealed S1901M ")
    assert not any("BBB" in text for text in said)


def test_a_missing_step_is_noticed(said, path):
    with pytest.raises(LossError, match="stored 'nothing'"):
        check(path, [*said, f"{len(said) + 1} advanced S1902M - -"])


def test_a_missing_game_is_noticed_once_it_was_announced(said, path):
    path.unlink()

    assert check(path, []) == ()
    with pytest.raises(LossError, match="does not open"):
        check(path, said)


def test_a_damaged_game_is_noticed(said, path):
    write(path, "UPDATE event SET body = '{}' WHERE step = ?", len(said))

    with pytest.raises(LossError, match="trouble"):
        check(path, said)


def test_rewritten_history_is_noticed(said, path):
    events, _ = stored(path)

    with pytest.raises(LossError, match="changed"):
        check(path, said, [replace(events[0], title="Saturday"), *events[1:]])


def test_a_lost_envelope_is_noticed(said, path):
    write(path, "DELETE FROM envelope WHERE seat = 'NORTH'")

    with pytest.raises(LossError, match="envelopes"):
        check(path, said)


def test_an_envelope_left_over_is_noticed(said, path):
    write(path, "UPDATE envelope SET seat = 'WEST' WHERE seat = 'NORTH'")

    with pytest.raises(LossError, match="envelopes"):
        check(path, said)


def test_half_a_reveal_is_noticed(said, path):
    events, _ = stored(path)
    at = next(i for i, event in enumerate(events) if isinstance(event, Opened))
    refounded(path, events[: at + 1])

    with pytest.raises(LossError, match="opened stands alone"):
        check(path, said[: at + 1])


def test_orders_opened_to_something_else_are_noticed(said, path):
    events, envelopes = stored(path)
    at = next(i for i, event in enumerate(events) if isinstance(event, Opened))
    events[at] = replace(events[at], orders={**events[at].orders, "NORTH": ("A AAA H",)})
    refounded(path, events, envelopes.values())

    with pytest.raises(LossError, match="S1901M was opened to something else"):
        check(path, said)


def test_a_draw_may_destroy_closed_envelopes(path, begin):
    lines = []
    session = begin(Announced(GameFile.create(path), lines.append))
    session.envelopes.seal("NORTH", ["A AAA - BBB"])
    session.ballots.end_by_draw()
    session.close()

    assert len(check(path, lines)) == 4


def test_nothing_is_announced_that_was_not_stored():
    class Full(MemoryStore):
        def append(self, events, **rest):
            raise OSError("disk full")

    lines = []
    store = Announced(Full(), lines.append)

    with pytest.raises(OSError, match="disk full"):
        store.append([Sealed(phase="S1901M", power="NORTH", fingerprint="ff")])

    assert lines == []
    assert line(3, Sealed(phase="S1901M", power="NORTH", fingerprint="ff")) == (
        "3 sealed S1901M NORTH ff"
    )
