"""Pages of Backstabbr: a whole game written in their form is the same game; damage is named."""

import json
import random
import re
from functools import cache
from pathlib import Path

import pytest

from engine.board.location import coast_of, province_of
from engine.exchange.doors import open_data
from engine.exchange.replay import replay
from engine.formats.faults import ExchangeError
from engine.formats.read_report import Kind
from engine.games.diplomacy.exchange.format_names import Mark, ReadOnly
from engine.games.diplomacy.phase import Season, Step
from tests.engine.games.diplomacy.exchange.opening import RULES, comparison, opened

GAME = Path(__file__).parent / "samples" / "webdiplomacy_status.json"
PAGE = """<!DOCTYPE html>
<html>
<head>
<meta property="og:title" content="Friday evening ({season} {year})">
<title>Friday evening - Backstabbr</title>
</head>
<body>
<script>
  var stage = "{stage}";
  var orders = {orders};
  var unitsByPlayer = {units};
  var territories = {owners};
  var mapSize = 'large';
  var activePlayer = null;
  var unitChangeCount = {{}};
  var retreatOptions = {{}};
  var base_url = "/game/friday/1";
</script>
</body>
</html>
"""
SEASONS = {Season.SPRING: "Spring", Season.AUTUMN: "Fall", Season.WINTER: "Winter"}


def code(place):
    """Write a space as the site does: ``Lon``, but ``NTH``."""
    name = province_of(place)
    return name if RULES.board.provinces[name].terrain == "sea" else name.capitalize()


def coasted(place, key):
    return {key: coast_of(place).lower()} if coast_of(place) else {}


def row(order, ruling):
    words = {"Hold": "HOLD", "Move": "MOVE", "Build": "BUILD", "Disband": "REMOVE"}
    kind = type(order).__name__
    told = {"type": words.get(kind, "CONVOY" if kind == "Convoy" else "SUPPORT")}
    if hasattr(order, "to"):
        told |= {"to": code(order.to)} | coasted(order.to, "to_coast")
    if hasattr(order, "target"):
        told["from"] = code(order.target)
    if kind == "Build":
        told |= {"unit": str(order.kind)} | coasted(order.at, "coast")
    went = str(ruling.verdict) in ("succeeds", "given", "stands", "available")
    went = went and not (kind == "Hold" and ruling.dislodged)
    return told | {"result": "SUCCEEDS" if went else "FAILS", "result_reason": "Attack strength"}


@cache
def pages():
    """Write the phases of a game as pages, each with what was judged."""
    (one,) = open_data(GAME.read_bytes(), RULES)
    found = []
    for replayed in replay(one.game, RULES):
        before, rulings = replayed.past.before, replayed.past.resolution.rulings
        if before.phase.step is Step.RETREATS:
            continue
        units, orders = {}, {}
        for unit in before.units:
            value = {"type": str(unit.kind), **coasted(unit.at, "coast")}
            told = value if coast_of(unit.at) else str(unit.kind)
            units.setdefault(unit.power.capitalize(), {})[code(unit.at)] = told
        for ruling in rulings:
            at = ruling.unit.split()[1] if ruling.unit else ""
            told = row(ruling.given, ruling) if at else {"type": "WAIVE"}
            if ruling.power in replayed.past.orders:
                orders.setdefault(ruling.power.capitalize(), {})[code(at) if at else "1"] = told
        text = PAGE.format(
            season=SEASONS[before.phase.season],
            year=before.phase.year,
            stage="COMPLETE",
            orders=json.dumps(orders),
            units=json.dumps(units),
            owners=json.dumps({code(at): who.capitalize() for at, who in before.owners.items()}),
        )
        found.append((text, replayed))
    return found


def done(replayed):
    """Return who did what; that an army goes by sea the site does not say."""
    return {str(one.order).removesuffix(" VIA") for one in replayed.past.resolution.rulings}


@pytest.mark.parametrize("number", range(4))
def test_a_page_is_the_phase_that_was_written(number):
    text, was = pages()[number]
    found = opened(text)
    (now,) = replay(found.game, RULES)

    assert found.game.format is ReadOnly.BACKSTABBR
    assert found.read_report.unread == ()
    assert found.read_report.left[Kind.TECHNICAL] == 11 + 4  # lines around, and variables
    assert comparison(text).agrees
    assert set(now.past.before.units) == set(was.past.before.units)
    assert now.past.before.owners == was.past.before.owners
    assert done(now) == done(was)


def test_pages_one_behind_the_other_are_games_of_one_phase_each():
    found = open_data("".join(text for text, _ in pages()).encode(), RULES)

    assert [one.game.phases[0].position.phase.code for one in found] == [
        was.past.before.phase.code for _, was in pages()
    ]


def test_a_script_may_be_spelt_as_people_spell_it():
    text, _ = pages()[0]
    people = re.sub(r'"(\w+)": ', r"\1: ", text).replace('"', "'").replace("'og:title'", "og:title")
    people = people.replace("var base_url", "// this is the rest\n  var base_url")

    assert opened(people).game.phases == opened(text).game.phases


RESULTS = re.compile(r'"result": "(SUCCEEDS|FAILS)"')


@pytest.mark.parametrize("number", range(4))
def test_a_move_hold_or_build_that_is_recorded_otherwise_is_a_difference_of_the_board(number):
    text, _ = pages()[number]
    other = {"SUCCEEDS": "FAILS", "FAILS": "SUCCEEDS"}
    for found in RESULTS.finditer(text):
        kind = re.findall(r'"type": "(\w+)"', text[: found.start()])[-1]
        if kind in ("SUPPORT", "CONVOY"):
            continue
        told = f"{text[: found.start(1)]}{other[found[1]]}{text[found.end(1) :]}"

        assert not comparison(told).agrees, text[found.start() - 80 : found.end()]


def test_where_no_results_are_told_nothing_is_compared():
    text = RESULTS.sub('"result": null', pages()[0][0])

    assert opened(text).read_report.unread == ()
    assert comparison(text).told == 0
    assert not comparison(text).agrees


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ("var stage", "var stagex", "missing"),
        ("var territories", "var territoriex", "missing"),
        ("COMPLETE", "NEEDS_RETREATS", "bad_phase"),
        ("COMPLETE", "NEEDS_BUILDS", "bad_phase"),
        ("(Spring 1901)", "", "missing"),
        ('"Lon"', '"Qqq"', "unknown_place"),
        ('"Ber"', '"7er"', "unknown_place"),
        ('"Bre": "F"', '"Bre": "f"', "no_unit"),
        ('"England"', '"Atlantis"', "unknown_power"),
        ('"Bre": "F"', '"Bre": "W"', "no_unit"),
        ('"Bre": "F"', '"Bre": {}', "no_unit"),
        ("var mapSize", "var orders = {};\n  var mapSize", "missing"),
        ("var orders = {", "var orders = {{", "bad_json"),
    ],
)
def test_what_no_page_can_say_is_an_error_in_words(old, new, fault):
    with pytest.raises(ExchangeError) as found:
        open_data(pages()[0][0].replace(old, new).encode(), RULES)

    assert found.value.code == fault


@pytest.mark.parametrize(
    ("old", "new", "where"),
    [
        ('"MOVE"', '"MUVE"', "orders."),
        ('"result": "SUCCEEDS"', '"result": "MAYBE"', "orders."),
        ("var activePlayer", "var winner", "winner"),
        ("retreatOptions = {}", 'retreatOptions = {"Ber": ["Mun"]}', "retreatOptions.Ber"),
        ('"coast": "sc"', '"coast": "sc", "moved": true', "unitsByPlayer.Russia.Stp.moved"),
        ("territories = {", 'territories = {"Bur": "France", ', "territories.Bur"),
        ("var orders", "var ordersx", "ordersx.Austria"),
    ],
)
def test_what_nobody_knows_is_named_with_its_path(old, new, where):
    text = pages()[0][0].replace(old, new, 1)

    assert any(one.where.startswith(where) for one in opened(text).read_report.unread)
    assert not comparison(text).agrees


def test_no_damaged_word_makes_another_game_in_silence():
    chance = random.Random(11)
    text, _ = pages()[3]
    sound = opened(text)
    script = [word for word in re.finditer(r"\w+", text) if word.start() > text.index("<script>")]
    silent = []
    for word in chance.sample(script, 40):
        at = chance.randrange(word.start(), word.end())
        told = f"{text[:at]}{chance.choice('aXq7')}{text[at + 1 :]}"
        try:
            found = opened(told)
        except ExchangeError:
            continue
        same = found.game.phases == sound.game.phases
        if not same and comparison(told).agrees:
            silent.append((word[0], told[at - 20 : at + 20]))

    assert silent == []


def test_a_unit_that_is_driven_out_while_it_moves_is_taken_from_our_ruling():
    text, was = pages()[3]
    beaten = [one.unit for one in was.past.resolution.rulings if one.dislodged]

    assert beaten
    results = opened(text).game.phases[0].results
    assert all(Mark.DISLODGED in results[unit] for unit in beaten)
