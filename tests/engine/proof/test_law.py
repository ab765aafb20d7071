"""Every fact of every kind of event, changed in turn by the cleverest forger who has the file.

He makes links, heads and fingerprints fit again. What he changes is noticed without anybody's
help, or against a photograph of a later reveal; or it stands after the last photograph, which the
check says. Which facts need a witness is listed here; all others follow from the rest of the file.
"""

import copy
import json
import os
import random
import shutil
from contextlib import suppress

import pytest

from engine.games.diplomacy.phase import KEY
from engine.proof.evidence import read_evidence
from engine.proof.proofs import Matter, Standing, read_proofs
from engine.proof.witnesses import Held
from engine.store import codec
from engine.store.errors import StoreError
from engine.store.rescue import closed_seals
from engine.table.event import Opened
from engine.table.master_event import Committed
from engine.table.witness import Witness
from tests.engine.proof import wild
from tests.engine.proof.forging import changed, leaves, others, pattern, value_at

SEEDS = [int(one) for one in os.environ.get("VELMOC_LAW_SEEDS", "4,6").split(",")]
MOST = int(os.environ.get("VELMOC_LAW_MOST", "1"))
MANY = int(os.environ.get("VELMOC_LAW_MANY", "40"))
"""How many changes of a game are tried; ``VELMOC_LAW_MANY=100000`` for all."""

ANYWHERE = {"at", "reason"}
"""When something was, and why somebody said it was: nothing else follows from it."""

WITNESSED = {
    *(("founded", one) for one in ("title", "seats", "year", "dealt", "lot", "dealing", "salt")),
    *(("founded", one) for one in ("gunboat", "ending", "options", "lineup")),
    ("called", "powers"),
    ("put_off", "power"),
    *(("opened", one) for one in ("orders", "nonces", "proposals")),
    ("resolved", "resolution"),
    ("tossed", "seed"),
    ("proposed", "motions"),
    ("pin_set", "power"),
    *(("ballot_opened", one) for one in ("motion", "voters")),
    ("vote_put_off", "power"),
    *(("ballot_closed", one) for one in ("yes", "passed", "broken")),
    ("ended", "powers"),
    ("taken_over", "player"),
    ("replaced", "player"),
    *(("slip_entered", one) for one in ("text", "power")),
    *(("line_ruled", one) for one in ("line", "order", "nth", "struck", "power")),
    *(("late_orders", one) for one in ("late", "accepted", "power")),
    *(("disorder_declared", one) for one in ("power", "declared")),
    ("committed", "lines"),
    ("committed", "orders"),
    ("edited", "position"),
    ("rewound", "to"),
    ("branched", "origin"),
}
"""What whoever has the file can write otherwise, and only a witness tells."""


@pytest.fixture(scope="module", params=SEEDS)
def game(request, tmp_path_factory):
    path = tmp_path_factory.mktemp("law") / "game.velmoc"
    led = request.param % 3 == 0
    wild.made(path, request.param, led=led, lineup="" if led else None)
    return path


def last_witness(path):
    """What somebody photographed at the last reveal."""
    evidence = read_evidence(path)
    shown = [n for n, one in enumerate(evidence.events) if isinstance(one, Opened | Committed)]
    event, before = evidence.events[shown[-1]], evidence.events[: shown[-1]]
    seals = {power: seal.fingerprint for power, seal in closed_seals(before).items()}
    number = evidence.founded.number
    return Witness(game=number, phase=event.phase, head=event.head, seals=seals).text()


def changes(rows, chance):
    """Some changes of every fact, those of each kind of fact as often."""
    seen = {}
    todo = [(n, way) for n, row in enumerate(rows) for way in leaves(row.event)]
    chance.shuffle(todo)
    for n, way in todo:
        event = rows[n].event
        key = event["kind"], pattern(way)
        seen[key] = seen.get(key, 0) + 1
        if seen[key] > MOST:
            continue
        for value in others(value_at(event, way), chance):
            if value != value_at(event, way):
                yield n, way, value


def same(one, other):
    """Whether two events say the same: what is left out is what is meant anyway."""
    with suppress(ValueError):
        return codec.event_of(json.dumps(one), KEY) == codec.event_of(json.dumps(other), KEY)
    return False


def test_every_change_is_noticed_or_needs_the_witness_that_is_named(game, tmp_path):
    rows, witness = wild.rows_of(game), last_witness(game)
    honest = read_proofs(game, [witness])
    assert honest.good
    assert [one.held for one in honest.testimonies] == [Held.AGREES]
    chance = random.Random(8)
    tried = list(changes(rows, chance))
    wrong = []
    for n, way, value in chance.sample(tried, min(MANY, len(tried))):
        forged = tmp_path / "forged.velmoc"
        shutil.copy(game, forged)
        new = copy.deepcopy(rows)
        new[n].event = changed(rows[n].event, way, value)
        new[n].at = value if way == ("at",) else new[n].at
        if same(rows[n].event, new[n].event):
            continue
        own = way[0] in ("head", "fingerprint")
        wild.rewrite(forged, new, reseal=not own)
        try:
            alone = read_proofs(forged)
        except StoreError:
            continue  # no game at all
        if not alone.good:
            continue
        kind, name = rows[n].event["kind"], way[0]
        if name not in ANYWHERE and (kind, name) not in WITNESSED:
            wrong.append((n, kind, way, value, "not noticed"))
        if n >= honest.witnessed:
            assert Matter.SINCE in honest.table[Standing.WITNESS]
        elif read_proofs(forged, [witness]).good:
            wrong.append((n, kind, way, value, "not even with the witness"))

    assert not wrong
