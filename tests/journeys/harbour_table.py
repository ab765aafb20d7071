"""A table on the harbour's map, begun in a position of its own, in the real program."""

from datetime import UTC, datetime
from pathlib import Path

from engine import tables
from engine.games.diplomatia.game import Diplomatia
from engine.table.agreement import Agreement
from engine.table.seat import Seat
from engine.table.terms import Terms
from gui import settings
from gui.process import log
from tests.journeys.harbour_cases import PLAYERS

USUAL = {"now": lambda: datetime(2026, 1, 1, 20, 0, tzinfo=UTC), "nonce": lambda: "5a" * 32}
"""A clock that stands, and seals without chance: what differs comes from what was written."""


def found_table(home, harbour, terms, *, led=False):
    """Found the game on a laptop on which nothing else was done; return where its file lies."""
    for old in filter(Path.is_file, home.rglob("*")):
        old.unlink()
    settings.forget()
    settings.change(language="en", theme="light", reduced_motion=True, cover_after=0)
    settings.change(sounds=False)
    log.stop()
    log.start(settings.data_folder())
    path = home / "games" / "Thursday.velmoc"
    path.parent.mkdir(exist_ok=True)
    agreed = Agreement(
        title="Thursday",
        seats=[Seat(power=power, player=name) for power, name in PLAYERS.items()],
        game="diplomatia",
        map=harbour.board.id,
        carried=harbour.content,
        year=1,
        led=led,
    )
    tables.found_game(path, agreed, board=harbour.board, terms=Terms(**terms)).close()
    return path


def sit_down(program, terms):
    """Open it in the real program, with a screen for the room; return the hands."""
    driver = program(**terms)
    driver.window.projector.show()
    driver.window.activateWindow()  # one that is left lets its curtain fall
    driver.settle()
    return driver


def begin_in(position, monkeypatch):
    """Let the game begin in a position."""
    monkeypatch.setattr(Diplomatia, "start", lambda _self, _year=1: position)
