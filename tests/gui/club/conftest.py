"""A club of forty games: real files whose covers say otherwise."""

import pytest

from engine.club.memory import Memory
from gui.club.club_screen import ClubScreen
from gui.robots.bench import library as library_bench

GAMES = 40


@pytest.fixture(scope="session")
def made(tmp_path_factory, loaded_map):
    folder = tmp_path_factory.mktemp("club")
    library_bench.many_games(folder, loaded_map, GAMES)
    return folder


@pytest.fixture
def memory(made):
    for name in ("club.json", "club.broken.json"):
        (made / "data" / name).unlink(missing_ok=True)
    return Memory(made / "data")


@pytest.fixture
def club(shown, memory, loaded_map):
    """Show the club in a window."""
    return shown(ClubScreen(memory, loaded_map), 1280, 720)
