"""What lies in a folder: counted once, or named with the reason; nothing in it ends the reading."""

import os
import random
import shutil
from dataclasses import replace
from pathlib import Path

import pytest

from engine import tables
from engine.board.loader import load_map
from engine.catalogue import GAMES
from engine.openings import known
from engine.openings.beginning import PlayedPhase, beginning_of
from engine.openings.explorer import explore
from engine.openings.folder import LeftOut, Reader, files_in
from engine.openings.tally import count_openings
from engine.robots.players import random_table
from engine.study.opening import Opening, Openings
from engine.table.agreement import Agreement
from engine.table.seat import Seat
from engine.table.terms import Terms

SAMPLES = Path(__file__).parents[1] / "games" / "diplomacy" / "exchange" / "samples"
THE_SAME = (
    *("judge_mail.txt", "letter.txt", "realpolitik.txt", "webdiplomacy_history.json"),
    *("webdiplomacy_orders.txt", "webdiplomacy_status.json", "jdip_results.txt"),
)
"""One game as several programs write it down."""


@pytest.fixture
def reader(diplomacy, openings):
    return Reader(diplomacy, openings)


@pytest.fixture
def folder(tmp_path):
    place = tmp_path / "games"
    place.mkdir()
    return place


def played(path, game, last, **more):
    """Play a game of ours to a file by chance."""
    card = GAMES[game]
    board = load_map(card.map).board
    seats = tuple(Seat(power=one.id, player=one.id.title()) for one in board.powers)
    agreed = {"game": game, "map": card.map, "year": card.calendar.begins, "title": path.stem}
    agreement = Agreement(**{**agreed, "seats": seats, **more})
    table = tables.found_game(path, agreement, terms=Terms(rng=random.Random(3)), board=board)
    if last:
        random_table.play(table, random.Random(3), last)
    table.close()
    return path


def counted_by_its_game(path):
    table = tables.look_at_game(path)
    past, rules = table.public().past, table.rules
    table.close()
    return GAMES[rules.game].statistics(past, rules.board, rules.sides).counted


def test_one_game_in_many_formats_is_counted_once(folder, reader):
    for name in THE_SAME:
        shutil.copy(SAMPLES / name, folder)
    read = reader.read(files_in([folder]))

    assert len(read.beginnings) == 1
    assert read.files == len(THE_SAME)
    assert [one.why for one in read.unread] == [LeftOut.SAME_GAME] * (len(THE_SAME) - 1)
    assert {one.counted for one in read.unread} <= {folder / name for name in THE_SAME}
    longest = [reader.read([folder / name]).beginnings[0].phases for name in THE_SAME]
    assert read.beginnings[0].phases == max(longest) > min(longest)
    for name in THE_SAME:
        alone = reader.read([folder / name]).beginnings[0]
        assert {p: o["S1901M"] for p, o in alone.played.items()} == {
            p: o["S1901M"] for p, o in read.beginnings[0].played.items()
        }


def test_a_game_of_ours_is_counted_and_its_file_left_alone(folder, reader):
    path = played(folder / "Night.velmoc", "diplomacy", 1901)
    before = path.read_bytes(), path.stat().st_mtime_ns
    shutil.copy(path, folder / "copy.velmoc")
    read = reader.read(files_in([folder]))

    (began,) = read.beginnings
    assert began.outcome is not None
    assert [*began.counted] == [1901]
    assert began.counted == {1901: counted_by_its_game(path)[1901]}
    assert [one.why for one in read.unread] == [LeftOut.SAME_GAME]
    assert (path.read_bytes(), path.stat().st_mtime_ns) == before


def test_what_is_not_counted_is_named_with_the_reason(folder, reader):
    played(folder / "a.velmoc", "blank", 1)
    played(folder / "b.velmoc", "diplomacy", 0)
    six = GAMES["diplomacy"].lineups()["six"]
    seats = tuple(
        Seat(power=power, player=f"P{number}")
        for number, side in enumerate(six.sides)
        for power in side
    )
    played(folder / "c.velmoc", "diplomacy", 1901, lineup="six", seats=seats)
    (folder / "d.txt").write_text("Not a word about any game.", "utf-8")
    shutil.copy(SAMPLES / "cases.txt", folder / "e.txt")
    os.mkfifo(folder / "f")
    (folder / ".hidden").write_text("?", "utf-8")
    (folder / "circle").symlink_to(folder)
    (folder / "dangling").symlink_to(folder / "nowhere")
    read = reader.read([*files_in([folder]), folder / "z"])
    why = {one.file.name: str(getattr(one.why, "code", one.why)) for one in read.unread}

    assert why["a.velmoc"] == LeftOut.OTHER_GAME
    assert why["b.velmoc"] == LeftOut.NOT_BEGUN
    assert why["c.velmoc"] == LeftOut.FEWER_PLAYERS
    assert why["d.txt"] == "unknown_format"
    assert why["f"] == LeftOut.NO_FILE
    assert {"dangling", "z"} <= why.keys()
    assert not {".hidden", "circle"} & why.keys()


def test_a_count_waits_until_everything_was_counted(diplomacy, openings):
    """Centres change hands in autumn: what is owned before is not what the year has brought."""
    position, phases = diplomacy.start(), []
    orders = {"AUSTRIA": ["A BUD - SER"], "ITALY": ["F NAP - TYS"]}
    while position.phase.turn == 1901:
        counted = beginning_of(phases, position, diplomacy, openings)[1] if phases else {}
        assert bool(counted) == (position.phase.code == "W1901A"), position.phase
        resolution = diplomacy.adjudicate(position, orders)
        phases.append(PlayedPhase(position=position, judged=lambda past=resolution: past))
        position, orders = resolution.after, {"ITALY": ["F TYS - TUN"]}
    counted = beginning_of(phases, position, diplomacy, openings)[1]
    assert (counted[1901]["AUSTRIA"], counted[1901]["ITALY"]) == (4, 4)


def test_a_unit_without_an_order_that_could_be_carried_out_stands(diplomacy, openings):
    position = diplomacy.start()
    orders = {"AUSTRIA": ["F TRI - PAR", "A VIE - TRI", "A VIE - GAL"], "RUSSIA": ["F STP - BOT"]}
    resolution = diplomacy.adjudicate(position, orders)
    phases = [PlayedPhase(position=position, judged=lambda: resolution)]
    played = beginning_of(phases, resolution.after, diplomacy, openings)[0]

    assert {*played["AUSTRIA"]["S1901M"].values()} == {"F TRI H", "A VIE H", "A BUD H"}
    assert played["RUSSIA"]["S1901M"]["F STP/SC"] == "F STP/SC - BOT"


@pytest.mark.parametrize("seed", range(2))
def test_damaged_files_end_nothing(folder, reader, seed):
    chance = random.Random(seed)
    whole = [path.read_bytes() for path in sorted(SAMPLES.iterdir())]
    whole.append(played(folder / "own.velmoc", "diplomacy", 1901).read_bytes())
    for number in range(20):
        data = bytearray(chance.choice(whole))
        for _ in range(chance.randrange(1, 30)):
            data[chance.randrange(len(data))] = chance.randrange(256)
        if chance.random() < 0.5:
            del data[chance.randrange(len(data)) :]
        name = chance.choice(("game.json", "game.txt", "game.velmoc", "game"))
        (folder / f"{number}-{name}").write_bytes(data)
    read = reader.read(files_in([folder]))

    assert read.files == 21
    named = {one.file for one in (*read.beginnings, *read.unread)}
    assert named == {*folder.iterdir()}


def test_another_game_has_openings_by_its_card_alone(folder, monkeypatch):
    """The lamplighters have none: a tiny table makes them some, and no shared room is told."""
    path = played(folder / "Night.velmoc", "blank", 2)
    card = GAMES["blank"]
    rules = card.rules(load_map(card.map).board, {})
    assert not known.openings_of("blank").every

    (began,) = Reader(rules, known.openings_of("blank")).read([path]).beginnings
    power, phases = next(iter(began.played.items()))
    phase, told = next(iter(phases.items()))
    texts = {"cs": "Svítání", "en": "Daybreak"}
    orders = {phase: {power: {unit: (order,) for unit, order in told.items()}}}
    one = Opening(id="daybreak", names=texts, orders=orders, idea=texts, answer=texts)
    table = Openings(every=(one,), counted_after=(1, 2))
    games = {**GAMES, "blank": replace(card, openings=lambda: table)}
    monkeypatch.setattr(known, "GAMES", games)

    openings = known.openings_of("blank")
    beginnings = Reader(rules, openings).read(files_in([folder])).beginnings
    part = count_openings(beginnings, openings, [power])[0]
    assert [(line.opening.id, line.played) for line in part.lines] == [("daybreak", 1)]
    assert part.unnamed[power].played == 0
    assert {*beginnings[0].counted} >= {1}
    assert explore(beginnings, power, openings).onward[0].opening is one
