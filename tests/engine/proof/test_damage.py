"""Whatever stands in a file whose links fit, it is judged and told of, and nothing falls over."""

import copy
import os
import random
import shutil

import pytest

from engine.proof.proofs import read_proofs
from engine.store.errors import StoreError
from gui.commandline import verify
from tests.engine.proof import wild
from tests.engine.proof.forging import changed, leaves, value_at

MANY = int(os.environ.get("VELMOC_DAMAGE", "40"))
"""Files; ``VELMOC_DAMAGE=5000`` for the whole walk."""

STRANGE = [
    *(
        "",
        "x",
        "FRANCE",
        "NOWHERE",
        "S1901M",
        "S0M",
        "X19",
        "zz" * 32,
        "0" * 64,
        "\x00",
        "\n; rm -rf ~",
    ),
    *("'; touch pwned; '", "$(touch pwned)", "É\u202eK", "9" * 400, "2026-13-01T00:00:00+00:00"),
    *(None, True, False, 0, -1, 10**9, 10**30, 1.5, 1e308, [], {}, [[]], {"": ""}, ["FRANCE"] * 3),
    {"FRANCE": ["A PAR H\nA BUR H"]},
    {"FRANCE": 7},
]


@pytest.fixture(scope="module")
def games(tmp_path_factory):
    folder = tmp_path_factory.mktemp("games")
    made = []
    for seed, terms in enumerate(({"led": True, "lineup": ""}, {"lineup": ""}, {"lineup": "two"})):
        path = wild.made(folder / f"{seed}.velmoc", seed + 4, years=2, most=60, **terms)
        made.append((path, wild.rows_of(path)))
    return made


def spoiled(rows, chance):
    """A history with a few facts made into anything at all, lost, doubled or moved."""
    rows = copy.deepcopy(rows)
    for _ in range(chance.choice((1, 1, 1, 2, 5))):
        at = chance.randrange(len(rows))
        match chance.randrange(8):
            case 0 if len(rows) > 2:
                del rows[at]
            case 1:
                rows.insert(chance.randrange(len(rows)), copy.deepcopy(rows[at]))
            case 2:
                rows[at].whole = chance.choice((0, 1, 2, -7))
            case 3:
                other = chance.randrange(len(rows))
                rows[at], rows[other] = rows[other], rows[at]
            case _:
                event = rows[at].event
                way = chance.choice([one for one in leaves(event) if one])
                value = chance.choice([*STRANGE, value_at(event, way)])
                rows[at].event = changed(event, way, value)
                if way == ("at",) and isinstance(value, str):
                    rows[at].at = value
    return rows


def test_no_damage_makes_it_stumble(games, tmp_path, qapp, capsys):
    chance = random.Random(11)
    said = {0: 0, 1: 0, 2: 0}
    for number in range(MANY):
        path, rows = chance.choice(games)
        forged = tmp_path / "spoiled.velmoc"
        shutil.copy(path, forged)
        wild.rewrite(forged, spoiled(rows, chance), reseal=number % 2 == 0)
        if number % 8:
            try:
                good = read_proofs(forged).good
            except StoreError:
                said[2] += 1
            else:
                said[0 if good else 1] += 1
        else:
            said[verify.main([str(forged), "--full", "--lang", "en"])] += 1
            capsys.readouterr()

    assert said[1] > MANY / 2
    assert sum(said.values()) == MANY
