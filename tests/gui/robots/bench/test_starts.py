"""Every kind of start is made in a process of its own, and says when it has painted what."""

import shutil
import sys
from itertools import count

import pytest

from engine import caches
from engine.catalogue import GAMES
from gui.robots.bench import memory, starts


@pytest.fixture(scope="module", params=GAMES)
def kept(request, tmp_path_factory):
    """A game, and the home of a program that was used for it before; its maps are compiled."""
    home = tmp_path_factory.mktemp("home")
    shutil.copytree(caches.folder("maps"), home / "cache" / "maps")
    starts.start("keep", str(home), request.param)
    return request.param, str(home)


@pytest.mark.parametrize("what", starts.KINDS)
def test_each_kind_of_start_says_what_it_has_painted(kept, what):
    game, home = kept
    if what == "first" and game != next(iter(GAMES)):
        pytest.skip("it finds nothing that was kept, whichever game it was")
    took = starts.start(what, home, game)

    assert len(took) == len(starts.KINDS[what])
    assert all(0 < figure < 60_000 for figure in took)


@pytest.mark.skipif(sys.platform != "linux", reason="other systems say it otherwise")
def test_what_a_start_takes_is_measured(kept):
    game, home = kept
    # How long it rests is the benchmark's business.
    empty = memory.measure("empty", home, game, rest=0.3)
    program = memory.measure("program", home, game, rest=0.3)

    assert 0 < empty.now <= empty.most
    assert empty.now < program.now <= program.most


@pytest.mark.parametrize("runs", [1, 2, 3])
def test_of_several_starts_the_middle_one_counts_and_the_first_of_each_kind_not_at_all(
    monkeypatch, runs
):
    started, clock = [], count()

    def start(what, _home, game):
        started.append((what, game))
        return [float(next(clock)) for _ in starts.KINDS.get(what, ())]

    monkeypatch.setattr(starts, "start", start)
    found = starts.starts("a game", runs)

    assert started == [(what, "a game") for what in ("keep", *[*starts.KINDS] * (1 + runs))]
    each = sum(map(len, starts.KINDS.values()))
    names = [name for names in starts.KINDS.values() for name in names]
    assert found == {name: each * (runs + 1) / 2 + place for place, name in enumerate(names)}
