"""Nothing in a foreign file is passed over in silence, whatever happens to one line or field.

``VELMOC_LEDGER=all`` walks every change of every line; without it a seeded part is walked.
"""

import json
import os
import random
from functools import cache
from pathlib import Path

import pytest

from engine.board.loader import load_map
from engine.exchange.doors import open_data
from engine.exchange.replay import compared, replay
from engine.formats.comparison import Comparison
from engine.formats.faults import ExchangeError
from engine.formats.read_report import Kind, together
from engine.games.diplomacy.game import Diplomacy

SAMPLES = sorted((Path(__file__).parent / "samples").iterdir())
TEXTS = [path for path in SAMPLES if path.suffix == ".txt"]
DATA = [path for path in SAMPLES if path.suffix == ".json"]
EVENING = Path(__file__).parent / "games" / "evening.json"
RULES = Diplomacy(load_map("standard").board)
WHOLE = os.environ.get("VELMOC_LEDGER") == "all"
PART = 8
"""Changes of each sample that the suite tries."""


def looked_at(data):
    """Return what a file was opened as, what became of its lines, and how it compares."""
    opened = open_data(data, RULES)
    games, found = [], Comparison()
    for one in opened:
        replays = list(replay(one.game, one.rules(RULES)))
        found += compared(replays, one.read_report)
        last = one.game.last
        games.append(
            (
                [
                    (x.past.before, x.past.resolution.after, _orders(x.past.resolution))
                    for x in replays
                ],
                last and (last.phase, set(last.units), last.owners),
                [phase.results for phase in one.game.phases],
                [phase.after for phase in one.game.phases],
            )
        )
    return games, together(one.read_report for one in opened), found


def _orders(resolution):
    """Return who did what; by which way an army went, a record may well say otherwise."""
    return {
        (r.power, r.unit, str(r.order).removesuffix(" VIA")) for r in resolution.rulings if r.unit
    }


@cache
def sound(path):
    return looked_at(path.read_bytes())


@pytest.mark.parametrize("path", SAMPLES, ids=lambda path: path.name)
def test_every_line_of_a_sample_is_accounted_for(path):
    _, read_report, found = sound(path)

    assert read_report.unread == ()
    assert read_report.understood > 20
    if path.suffix == ".txt":
        lines = sum(bool(line.strip()) for line in path.read_text("utf-8").splitlines())
        assert read_report.understood + read_report.left_in_all == lines
    if found.phases:
        assert found.agrees


def test_all_samples_but_the_letter_tell_of_the_same_game():
    final = set()
    for path in SAMPLES:
        games, _, _ = sound(path)
        phases, last, _, _ = games[-2] if path.name == "jdip_cases.txt" else games[-1]
        units = last[1] if last is not None else set(phases[-1][1].units)
        if path.name != "letter.txt":
            final.add(frozenset(units))

    assert len(final) == 1


# -- every line ------------------------------------------------------------------------------------


def cut(line, chance):
    return line[: max(1, len(line.rstrip()) * chance.randrange(3, 8) // 10)]


def misspelt(line, chance):
    letters = [n for n, char in enumerate(line) if char.isalpha()]
    at = chance.choice(letters) if letters else 0
    return f"{line[:at]}x{line[at + 1 :]}"


def without_signs(line, chance):
    del chance
    return line.replace("->", " ").replace(" - ", " ").replace("-", "").replace(":", "")


def rubbish(line, chance):
    del line
    return "".join(chance.choice("AF -:.(*)1901xyz\t") for _ in range(24))


def swapped(line, chance):
    words = line.split(" ")
    one, other = chance.randrange(len(words)), chance.randrange(len(words))
    words[one], words[other] = words[other], words[one]
    return " ".join(words)


CHANGES = (cut, misspelt, without_signs, rubbish, swapped)
STRANGE = (
    "A Xyz - Abc",
    "France: A Paris -> Nowhere",
    "Germany hss armies in Kiel and Munich",
    "The army at Vienna mxve to Trieste.",
    "F Lon - Nth or Eng",
    "England: 4711",
)
INSERTED = (*STRANGE, "bounced", "Movement rxsults for Fall of 1901.", "A Par - Bur", "Italy:")


def outcome(path, data):
    """Say why a changed file is no silent lie; nothing where it is."""
    games, read_report, found = sound(path)
    try:
        now, read, differs = looked_at(data)
    except ExchangeError:
        return "refused"
    reasons = {
        "the same game": now == games,
        "nothing to compare": not differs.told,
        "a difference": _told(differs) - _told(found),
        "not understood": read.unread,
        "left": read.left != read_report.left,
        "another order to the same end": _ends(now) == _ends(games),
    }
    return next((reason for reason, holds in reasons.items() if holds), "")


def _told(found):
    return {(one.phase, one.what, one.theirs, one.ours) for one in found.differences}


def _ends(games):
    """Return what a game comes to: its boards, and of how many orders a result is told."""
    return [
        (
            [(before, after) for before, after, _ in phases],
            last,
            [results and results.keys() for results in told],
        )
        for phases, last, told, _ in games
    ]


def text_changes(path):
    lines = path.read_text("utf-8").splitlines()
    chance = random.Random(path.name)
    for number, line in enumerate(lines):
        if not line.strip():
            continue
        for change in CHANGES:
            for _ in range(4 if WHOLE else 1):
                told = change(line, chance)
                if told.strip() and told != line:
                    yield number, line, told, [*lines[:number], told, *lines[number + 1 :]]
        for told in INSERTED:
            yield number, "", told, [*lines[:number], told, *lines[number:]]


@pytest.mark.parametrize("path", TEXTS, ids=lambda path: path.name)
def test_no_damaged_line_makes_another_game_in_silence(path):
    changes = list(text_changes(path))
    if not WHOLE:
        changes = random.Random(path.name).sample(changes, PART)
    silent = [
        (number + 1, line, told)
        for number, line, told, lines in changes
        if not outcome(path, "\n".join(lines).encode())
    ]

    assert silent == []


@pytest.mark.parametrize("path", TEXTS, ids=lambda path: path.name)
@pytest.mark.parametrize("told", STRANGE)
def test_what_nobody_understands_is_named_with_its_line(path, told):
    lines = path.read_text("utf-8").splitlines()
    orders = [n for n, line in enumerate(lines) if "->" in line or " - " in line or " to " in line]
    at = orders[len(orders) // 2]

    _, read_report, found = looked_at("\n".join([*lines[:at], told, *lines[at:]]).encode())

    assert [one.where for one in read_report.unread] == [str(at + 1)]
    assert read_report.unread[0].text == told
    assert not found.agrees


# -- every field -----------------------------------------------------------------------------------


def fields(value, path=()):
    """Return the paths of all values that hold no others."""
    if isinstance(value, dict | list):
        items = value.items() if isinstance(value, dict) else enumerate(value)
        return [found for key, one in items for found in fields(one, (*path, key))]
    return [path]


def changed(value, path, new):
    if not path:
        return new
    key, *rest = path
    copy = value.copy()
    copy[key] = changed(value[key], rest, new)
    return copy


def renamed(value, path):
    key, *rest = path
    if not rest:
        copy = {(f"{k}x" if k == key else k): v for k, v in value.items()}
        return copy if isinstance(key, str) else value
    copy = value.copy()
    copy[key] = renamed(value[key], rest)
    return copy


def other(value, chance):
    """Return another value of the same type, or of another."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return chance.choice([value + 1, value + 7, 99, -1, "x"])
    if isinstance(value, str) and value:
        at = chance.randrange(len(value))
        return chance.choice([f"{value[:at]}X{value[at + 1 :]}", value[:at], 7])
    return chance.choice(["x", 7])


@pytest.mark.parametrize("path", [*DATA, EVENING], ids=lambda path: path.name)
def test_no_damaged_field_makes_another_game_in_silence(path):
    whole = json.loads(path.read_bytes())
    chance = random.Random(path.name)
    paths = fields(whole)
    if not WHOLE:
        paths = chance.sample(paths, PART)
    silent = []
    for at in paths:
        value = whole
        for key in at:
            value = value[key]
        new = other(value, chance)
        variants = [(new, changed(whole, at, new))]
        if isinstance(at[-1], str):
            variants.append(("renamed", renamed(whole, at)))
        silent += [
            (at, value, told)
            for told, data in variants
            if not outcome(path, json.dumps(data).encode())
        ]

    assert silent == []


@pytest.mark.parametrize("path", [*DATA, EVENING], ids=lambda path: path.name)
def test_a_field_that_nobody_knows_is_named_with_its_path(path):
    whole = json.loads(path.read_bytes())
    whole["handicap"] = {"FRANCE": [1, 2]}

    _, read_report, found = looked_at(json.dumps(whole).encode())

    assert [one.where for one in read_report.unread] == ["handicap.FRANCE[0]", "handicap.FRANCE[1]"]
    assert not found.agrees


def test_a_record_of_ours_is_understood_whole_and_left_by_name():
    data = EVENING.read_bytes()

    _, read_report, _ = looked_at(data)

    assert Kind.TECHNICAL in read_report.left
    assert read_report.unread == ()


def places(value, path=()):
    """Return the paths of all values, those too that hold others."""
    inside = value if isinstance(value, dict | list) else ()
    items = inside.items() if isinstance(inside, dict) else enumerate(inside)
    return [path, *(found for key, one in items for found in places(one, (*path, key)))]


TYPES = (None, True, 7, -0.5, "", "x", [], [[]], {}, {"x": []}, [{}], [None, "x", 7])


@pytest.mark.parametrize("path", [*DATA, EVENING], ids=lambda path: path.name)
def test_a_value_of_any_type_anywhere_is_an_error_in_words_or_a_game(path):
    whole = json.loads(path.read_bytes())
    chance = random.Random(f"{path.name} of any type")
    everywhere = places(whole)
    for at in everywhere if WHOLE else chance.sample(everywhere, PART):
        for new in TYPES:
            try:
                looked_at(json.dumps(changed(whole, list(at), new)).encode())
            except ExchangeError:
                continue


def test_a_rule_that_is_a_list_is_no_rule():
    whole = json.loads(EVENING.read_bytes())
    whole["rules"] = [["NO_CHECK"]]

    _, read_report, found = looked_at(json.dumps(whole).encode())

    assert read_report.unread
    assert not found.agrees


def damaged(data, chance):
    """Return a file with a few bytes changed, cut out, doubled, or its lines shuffled."""
    whole = bytearray(data)
    start, size = chance.randrange(len(whole)), chance.randrange(1, 300)
    match chance.randrange(4):
        case 0:
            for _ in range(8):
                whole[chance.randrange(len(whole))] = chance.randrange(256)
        case 1:
            del whole[start : start + size]
        case 2:
            whole[start:start] = whole[size : 2 * size]
        case _:
            lines = bytes(whole).split(b"\n")
            chance.shuffle(lines)
            return b"\n".join(lines)
    return bytes(whole)


@pytest.mark.parametrize("path", [*SAMPLES, EVENING], ids=lambda path: path.name)
def test_random_damage_is_an_error_in_words_or_a_game(path):
    chance = random.Random(f"{path.name} damaged")
    for _ in range(200 if WHOLE else 6):
        try:
            looked_at(damaged(path.read_bytes(), chance))
        except ExchangeError:
            continue


@pytest.mark.parametrize(
    "text",
    [
        "England:\n" + "F Lon - Nth\n" * 15_001,
        "A quiet sentence that says nothing at all.\n" * 15_001,
        "CASE 1\nPRESTATE\n" + "England: F nth\n" * 15_001 + "ORDERS\nEND\n",
        "".join(f"Spring {1901 + n}\n" + "England: F Lon H\n" * 50 for n in range(130)),
    ],
)
def test_more_lines_than_any_game_has_are_refused_at_once(text):
    with pytest.raises(ExchangeError) as found:
        open_data(text.encode(), RULES)

    assert found.value.code == "too_many"


def test_a_line_longer_than_any_order_is_not_read_in_part():
    text = "England:\nF Lon - Nth (*succeeds*)\nEngland owns London" + ", Paris" * 200

    _, read_report, _ = looked_at(text.encode())

    assert [one.where for one in read_report.unread] == ["3"]
