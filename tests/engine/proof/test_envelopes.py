import hashlib
import json
import shutil
import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from engine.proof.envelopes import Verdict, proofs_of
from engine.proof.proofs import read_proofs
from engine.store.errors import StoreError, StoreFault
from engine.store.gamefile import GameFile
from engine.table.event import Opened, Sealed

OLD = sorted((Path(__file__).parents[1] / "store" / "old").glob("*.velmoc"))


@pytest.mark.parametrize("old", OLD, ids=lambda file: file.stem)
def test_every_game_can_be_checked_without_a_change_to_it(old, tmp_path):
    path = Path(shutil.copy(old, tmp_path / "old.velmoc"))
    before = path.read_bytes()

    found = read_proofs(path)

    assert found.trouble is None
    assert path.read_bytes() == before
    with closing(GameFile.open(path)) as file:
        sealed = {event.power for event in file.events() if isinstance(event, Sealed)}
    # A game that was led by a game master has no envelopes, and so nothing to check in them.
    assert {proof.verdict for proof in found.proofs} == ({Verdict.AGREES} if sealed else set())


def test_each_envelope_is_checked_with_what_is_public(table, path):
    table.close()

    proofs = read_proofs(path).proofs

    assert [(proof.phase, proof.power) for proof in proofs] == [
        *(("S1901M", "NORTH"), ("S1901M", "SOUTH"), ("S1901M", "WEST"))
    ]
    one = proofs[0]
    lines = ("velmoc 2", one.bound.head, one.power, one.phase, one.bound.proposal)
    text = bytes.fromhex(one.nonce) + "".join(f"{line}\n" for line in lines).encode()
    assert hashlib.sha256(text).hexdigest() == one.fingerprint


@pytest.fixture
def events(table, path):
    table.close()
    with closing(GameFile.open(path)) as file:
        return file.events()


def opened(events, **changes):
    return [
        replace(event, **{name: change(getattr(event, name)) for name, change in changes.items()})
        if isinstance(event, Opened)
        else event
        for event in events
    ]


@pytest.mark.parametrize(
    ("changes", "verdict"),
    [
        ({"orders": lambda orders: {**orders, "NORTH": ("A AAA H",)}}, Verdict.DIFFERS),
        ({"nonces": lambda nonces: {**nonces, "NORTH": "00" * 32}}, Verdict.DIFFERS),
        ({"nonces": lambda nonces: {**nonces, "NORTH": "00"}}, Verdict.DIFFERS),
        ({"nonces": lambda nonces: {}}, Verdict.DIFFERS),
        (
            {"orders": lambda orders: {k: v for k, v in orders.items() if k != "NORTH"}},
            Verdict.NEVER_OPENED,
        ),
    ],
)
def test_what_was_changed_after_sealing_does_not_agree(events, changes, verdict):
    proofs = {proof.power: proof.verdict for proof in proofs_of(opened(events, **changes))}

    assert proofs["NORTH"] is verdict


def test_orders_that_nobody_sealed_do_not_agree(events):
    forged = [
        event for event in events if getattr(event, "power", "") != "WEST" or event.kind != "sealed"
    ]

    verdicts = {proof.power: proof.verdict for proof in proofs_of(forged)}

    assert verdicts["WEST"] is Verdict.NEVER_SEALED
    assert verdicts["NORTH"] is Verdict.AGREES


def test_a_power_that_did_not_seal_proves_nothing(table, path):
    table.reveal(force=True)
    table.close()

    last = [proof for proof in read_proofs(path).proofs if proof.phase == "F1901M"]

    assert [proof.power for proof in last] == ["NORTH", "SOUTH"]


def test_orders_changed_in_the_file_break_the_chain_and_are_noticed(table, path):
    table.close()
    db = sqlite3.connect(path)
    step, body = db.execute("SELECT step, body FROM event WHERE body LIKE '%opened%'").fetchone()
    event = json.loads(body)
    event["orders"]["NORTH"] = ["A AAA H"]
    db.execute("UPDATE event SET body = ? WHERE step = ?", (json.dumps(event), step))
    db.commit()
    db.close()

    assert read_proofs(path).trouble.code is StoreFault.DAMAGED


def test_a_game_that_is_open_is_checked_later(table, path):
    with pytest.raises(StoreError) as refused:
        read_proofs(path)

    assert refused.value.code is StoreFault.IN_USE
