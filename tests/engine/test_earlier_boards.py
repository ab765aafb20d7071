"""Boards of earlier versions: each is taken over once, nothing is lost, nothing breaks."""

import json
import random
from dataclasses import replace

import pytest

from engine import private
from engine.board.loader import load_map
from engine.catalogue import GAMES
from engine.earlier_boards import ASIDE, NAME, migrate
from engine.libraries import every_shelf
from engine.notation.known_rules import known_rules
from engine.rules.position import province_of
from engine.store.study_shelf import StudyShelf
from engine.studies import look_at_study
from engine.study.positions import Positions

ITEMS = {
    game: {one.key.rpartition("/")[2]: one for one in shelf.items if one.read is not None}
    for game, shelves in every_shelf().items()
    for shelf in shelves
    if shelf.key == f"{game}/examples" and game in GAMES
}


def printed(game, example):
    if example == "free":
        return GAMES[game].rules(load_map(GAMES[game].map).board, {}).start()
    study = ITEMS[game][example].read("en")
    return Positions(known_rules).position(study, study.chapters[0].root)


def entry_of(chance, game, example):
    """Return a board as earlier versions kept it: some pieces taken away, others told something."""
    board = load_map(GAMES[game].map).board
    position = printed(game, example)
    units = [one for one in position.units if chance.random() < 0.8] or [*position.units[:1]]
    if chance.random() < 0.3:
        units = [*position.units]
    rules = GAMES[game].rules(board, {})
    orders = {}
    there = replace(position, units=tuple(units))
    for unit in units:
        fits = [one for one in rules.choices(there, unit.power, ()) if one.order]
        text = chance.choice(fits).order if fits else f"{unit.kind} {unit.at} H"
        orders.setdefault(
            unit.province, f"{unit.kind} {unit.at} H" if game == "diplomacy" else text
        )
    return {
        "version": chance.randint(0, 2),
        "units": [[one.power, str(one.kind), one.at] for one in units],
        "orders": orders,
        "line": chance.choice(("", "F Lon - ", "A Par-")),
    }


def written(tmp_path, chance, game, *, usual=True):
    folder = tmp_path / "data" if usual else tmp_path / "data" / "maps" / GAMES[game].map
    folder.mkdir(parents=True, exist_ok=True)
    examples = [*chance.sample([*ITEMS[game]], min(4, len(ITEMS[game]))), "free"]
    if game == "diplomacy":
        examples = [one for one in examples if one != "sample"]
    entries = {one: entry_of(chance, game, one) for one in examples}
    (folder / NAME).write_text(json.dumps(entries, indent=1))
    return folder, entries


def migrated(tmp_path):
    return migrate(tmp_path / "data", tmp_path / "games", load_map, "en")


def seen(tmp_path):
    """Return of each study which item it is of, what stands on its board and is written there."""
    found = []
    for one in StudyShelf(tmp_path / "games").studies():
        assert one.trouble is None
        study = look_at_study(one.path)
        at = study.log.looked_at
        node = study.log.study.nodes[at]
        units = {(unit.power, str(unit.kind), unit.at) for unit in study.sandbox.position(at).units}
        found.append((one.cover.item.rpartition("/")[2] or "free", units, node.draft, node.note))
        study.close()
    return found


def is_taken(entry, found):
    units, drafts, note = found[1:]
    powers = {province_of(at): power for power, _, at in units}
    sheets = {}
    for at, text in entry["orders"].items():
        sheets.setdefault(powers[province_of(at)], set()).add(text)
    told = {power: {*texts} for power, texts in drafts.items()}
    return (
        units == {tuple(one) for one in entry["units"]}
        and {power: len(texts) for power, texts in told.items()}
        == {power: len(texts) for power, texts in sheets.items()}
        and entry["line"].strip() in note
    )


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("game", [*ITEMS])
def test_every_board_is_a_study_once(tmp_path, game, seed):
    chance = random.Random(f"{game} {seed}")
    folder, entries = written(tmp_path, chance, game, usual=game == next(iter(GAMES)))
    done = migrated(tmp_path)
    assert (done.boards, done.aside) == (len(entries), ())
    found = seen(tmp_path)
    assert sorted(one[0] for one in found) == sorted(entries)
    for one in found:
        assert is_taken(entries[one[0]], one), one
    assert [*folder.iterdir()] == []
    assert migrated(tmp_path).boards == 0
    assert len(seen(tmp_path)) == len(entries)


class Killed(BaseException):
    """Nobody catches it, as nobody is asked at a kill."""


@pytest.mark.parametrize("moment", range(1, 13))
def test_whoever_is_killed_at_any_writing_has_each_board_once(tmp_path, monkeypatch, moment):
    _, entries = written(tmp_path, random.Random("kill"), "diplomacy")
    real, count = private.replacing, 0

    def replacing(path):
        nonlocal count
        count += 1
        if count == moment:
            raise Killed
        return real(path)

    monkeypatch.setattr("engine.earlier_boards.private.replacing", replacing)
    try:
        migrated(tmp_path)
    except Killed:
        monkeypatch.undo()
        migrated(tmp_path)
    assert sorted(one[0] for one in seen(tmp_path)) == sorted(entries)


@pytest.mark.parametrize("seed", range(24))
def test_whatever_is_spoiled_is_put_aside_whole_and_the_rest_taken_over(tmp_path, seed):
    chance = random.Random(f"spoiled {seed}")
    folder, entries = written(tmp_path, chance, "diplomacy")
    spoiled = chance.choice([*entries])
    what = chance.choice(("units", "orders", "all", "power", "place", "kind", "twice"))
    entry = entries[spoiled]
    wrong = chance.choice((None, 7, "x", [1], {"a": 1}, [["FRANCE"]], [[1, 2, 3]]))
    match what:
        case "units":
            entry["units"] = wrong or None
        case "orders":
            entry["orders"] = chance.choice((None, 7, "x", [1]))
        case "all":
            entry = entries[spoiled] = chance.choice((None, 7, "x", [1], {}))
        case "power":
            entry["units"][0][0] = "NOBODY"
        case "place":
            entry["units"][0][2] = "NOWHERE"
        case "kind":
            entry["units"][0][1] = "Z"
        case "twice":
            entry["units"].append(entry["units"][0])
    (folder / NAME).write_text(json.dumps(entries))
    done = migrated(tmp_path)
    assert (done.boards, done.aside) == (len(entries) - 1, (folder / ASIDE,))
    assert json.loads((folder / ASIDE).read_text()) == {spoiled: entry}
    assert not (folder / NAME).exists()
    assert sorted(one[0] for one in seen(tmp_path)) == sorted({*entries} - {spoiled})


@pytest.mark.parametrize(
    "content", [b"", b"{", b"[]", b"\xff\xfe", b"[" * 5000, b"7", b"x" * 600_000]
)
def test_a_file_that_is_none_is_put_aside_whole(tmp_path, content):
    folder = tmp_path / "data"
    folder.mkdir()
    (folder / NAME).write_bytes(content)
    done = migrated(tmp_path)
    assert (done.boards, done.aside) == (0, (folder / ASIDE,))
    assert (folder / ASIDE).read_bytes() == content
    (folder / NAME).write_bytes(content)  # from an old version that was used once more
    (other,) = migrated(tmp_path).aside
    assert (folder / ASIDE).read_bytes() == other.read_bytes() == content


def test_an_unknown_map_loses_nothing(tmp_path):
    folder = tmp_path / "data" / "maps" / "no_such_map"
    folder.mkdir(parents=True)
    entries = {"free": {"version": 0, "units": [["A", "A", "X"]], "orders": {}, "line": ""}}
    (folder / NAME).write_text(json.dumps(entries))
    assert migrated(tmp_path).aside == (folder / ASIDE,)
    assert json.loads((folder / ASIDE).read_text()) == entries


def test_where_nothing_is_left_nothing_happens(tmp_path):
    assert migrated(tmp_path) == migrate(tmp_path, tmp_path, load_map, "cs")
    assert [*tmp_path.iterdir()] == []
