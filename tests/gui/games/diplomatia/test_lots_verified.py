"""``verify`` draws the lots of a civil war again (9.1): a changed lot or seed is told."""

import hashlib
import json
import random
import sqlite3
from contextlib import closing
from dataclasses import replace

import pytest

from engine.board.loader import load_map
from engine.rules.position import Unit, UnitKind
from engine.table.agreement import Agreement
from engine.table.seat import Seat
from engine.table.terms import Terms
from engine.tables import found_game
from gui.commandline import verify

PLAYED = ("ANDEL", "EDEN", "INVALIDOVNA")
IDLE = "RUZYNE"
STANDS = ("DEJ", "CHO", "KBE")
"""Where the units of the neutral power stand, one too many: two of them as far from home."""


def history(path):
    with closing(sqlite3.connect(path)) as db:
        return db.execute("SELECT at, body, whole FROM event ORDER BY step").fetchall()


def rewrite(path, events):
    """Write another history, with links made to fit."""
    link = b""
    with closing(sqlite3.connect(path)) as db, db:
        db.execute("DELETE FROM event")
        for step, (at, body, whole) in enumerate(events, 1):
            parts = (link.hex(), "whole" if whole else "part", at, body)
            link = hashlib.sha256("\n".join(parts).encode()).digest()
            db.execute("INSERT INTO event VALUES (?, ?, ?, ?, ?)", (step, at, body, whole, link))


@pytest.fixture
def drawn(home, tmp_path):
    """A game in which a lot was drawn."""
    path, board = tmp_path / "lots.velmoc", load_map("praga").board
    agreed = Agreement(
        title="Lots",
        seats=[Seat(power=power, player=power) for power in PLAYED],
        lineup=",".join(PLAYED),
        game="diplomatia",
        map=board.id,
        year=1,
        led=True,
    )
    table = found_game(path, agreed, board=board, terms=Terms(rng=random.Random(1)))
    table.master.commit()
    table.advance()
    before = table.public().position
    units = [unit for unit in before.units if unit.power != IDLE]
    units += [Unit(IDLE, UnitKind("A"), at) for at in STANDS]
    owners = {at: power for at, power in before.owners.items() if power != IDLE}
    owners |= dict.fromkeys((*STANDS, "REP"), IDLE)
    table.master.edit(replace(before, units=tuple(units), owners=owners), reason="a lot")
    for _ in range(2):
        table.master.commit()
        table.advance()
    table.close()
    assert any("removed_by_lot" in body for _, body, _ in history(path))
    return path


def test_what_was_drawn_is_drawn_again(drawn):
    assert verify.main([str(drawn)]) == 0


def test_another_lot_is_told(drawn, capsys):
    events = history(drawn)
    at = next(n for n, (_, body, _) in enumerate(events) if "removed_by_lot" in body)
    swapped = events[at][1].replace('"CHO', '"@').replace('"KBE', '"CHO').replace('"@', '"KBE')
    swapped = swapped.replace("A CHO", "A @").replace("A KBE", "A CHO").replace("A @", "A KBE")
    events[at] = (events[at][0], swapped, events[at][2])
    rewrite(drawn, events)

    assert verify.main([str(drawn)]) == 1
    assert "T2C): judged again, these orders end otherwise" in capsys.readouterr().out


def test_another_seed_is_told(drawn, capsys):
    events = history(drawn)
    founded = json.loads(events[0][1])
    founded["options"]["lots"] = "AAAA BBBB CCCC"
    events[0] = (events[0][0], json.dumps(founded), events[0][2])
    rewrite(drawn, events)

    assert verify.main([str(drawn)]) == 1
    assert "written after another history than this" in capsys.readouterr().out
