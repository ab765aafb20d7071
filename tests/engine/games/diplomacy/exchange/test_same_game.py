"""The same game exported and imported in every format is the same game."""

import json
import random
from dataclasses import replace
from datetime import UTC, datetime
from functools import cache

import pytest

from engine.board.loader import load_map
from engine.catalogue import GAMES
from engine.exchange import own_record
from engine.exchange.adopt import NewGame, adopt_game
from engine.exchange.commands import main
from engine.exchange.doors import open_data, write_table
from engine.exchange.losses import Kept, kept_back, losses
from engine.exchange.replay import replay
from engine.formats.faults import ExchangeError
from engine.formats.recorded_game import Loss
from engine.games.diplomacy.exchange.format_names import Format
from engine.games.diplomacy.fewer_players.lineups import LINEUPS
from engine.games.diplomacy.game import Diplomacy
from engine.games.diplomacy.phase import Step
from engine.proof.proofs import read_proofs
from engine.robots.players import random_table
from engine.store.cover import read_front
from engine.table.ending import Count, Ending
from engine.table.found import found
from engine.table.memory_store import MemoryStore
from engine.table.seat import Seat
from engine.table.table import Table
from engine.table.terms import Terms
from engine.table.view import Stage
from engine.tables import open_game
from tests.agreements import usual_agreement

BOARD = load_map("standard").board
USUAL = Diplomacy(BOARD)
STRANGE = ('Žofie "Q" <b>', "Ὀδυσσεύς", "محمد", "李小龍", "🎲", "O'Brien & synové", "Ø")


def founded(store, *, title="Friday", lineup="", year=1901, names=STRANGE, options=None, **more):
    rules = GAMES["diplomacy"].rules(BOARD, options or {}, lineup)
    seats = [
        Seat(power=power, player=names[number % len(names)])
        for number, side in enumerate(rules.sides)
        for power in side
    ]
    chance = random.Random(f"{title} {lineup}")
    return rules, found(
        rules,
        store,
        usual_agreement(title=title, seats=seats, lineup=lineup, year=year, **more),
        terms=Terms(rng=chance),
    )


def at_random(lineup="", years=3, **more):
    """Play by lot: retreats, winters, people who do not come and seals that are opened again."""
    year = LINEUPS[lineup].years[0] if lineup else 1901
    _, session = founded(MemoryStore(), lineup=lineup, year=year, **more)
    random_table.play(session, random.Random(2), year + years - 1)
    return session


def led():
    """Play at a master's table: slips, a way back, an edited board, disorder, a new player."""
    store = MemoryStore()
    rules, _ = founded(store, led=True, title="Pátek 世界")
    session = Table(rules, store, terms=Terms(rng=random.Random(1)))
    chance = random.Random(4)
    while session.public().position.phase.year < 1903:
        view = session.public()
        if view.stage is Stage.REVEALED:
            session.advance()
            continue
        for power in view.queue:
            orders = random_table.random_orders(rules, view.position, power, chance)
            session.master.enter(power, "\n".join(orders))
        if view.phase.code == "S1902M":
            session.master.declare_disorder("ITALY", declared=True, reason="ill")
            session.players.replace("TURKEY", "Noor", reason="tired")
        session.master.commit()
        if view.phase.code == "F1902M" and len(session.master.events()) < 200:
            session.master.rewind("S1902M", reason="misread")
            session.master.edit(
                replace(session.public().position, units=session.public().position.units[1:]),
                reason="a piece fell off",
            )
    return session


def coasts():
    """A convoy by way of, a fleet that leaves its coast, orders against the rules."""
    _, session = founded(MemoryStore())
    for sheets in (
        {
            "ENGLAND": ["F LON - NTH", "A LVP - YOR", "F EDI - NWG"],
            "RUSSIA": ["F STP/SC - BOT", "A MOS - STP"],
            "FRANCE": ["F BRE - MAO", "A PAR - ROM"],
        },
        {
            "ENGLAND": ["A YOR - NWY VIA", "F NTH C A YOR - NWY"],
            "FRANCE": ["F MAO - SPA/NC"],
            "RUSSIA": ["F BOT - STP/SC", "A STP - FIN"],
        },
    ):
        for power in session.public().queue:
            session.envelopes.seal(power, sheets.get(power, []))
        session.reveal()
        session.advance()
    return session


def left():
    """A player leaves, and nobody comes."""
    session = coasts()
    session.players.resign("TURKEY", reason="the last bus")
    return session


PLAYED = {
    "seven": at_random,
    "begun": lambda: founded(MemoryStore())[1],
    "two": lambda: at_random("two", 2),
    "three": lambda: at_random("three-mixed", 2),
    "six": lambda: at_random("six", 1),
    "led": led,
    "coasts": coasts,
    "gunboat": lambda: at_random(years=1, gunboat=True),
    "left": left,
    "short": lambda: at_random(years=3, ending=Ending(year=1901, count=Count.COUNTED)),
    "house rules": lambda: at_random(years=1, options={"paradox": "szykman"}),
}


@cache
def played(name):
    return PLAYED[name]()


def told(past):
    """Return what a phase is, beside what only envelopes know."""
    rulings = tuple((r.power, r.unit, r.order, r.verdict) for r in past.resolution.rulings)
    return past.before, past.orders, past.disorder, rulings, past.resolution.after


def written(past):
    """Return the same at a master's table, where who writes nothing hands no slip in."""
    before, orders, *others = told(past)
    return before, {power: texts for power, texts in orders.items() if texts}, *others


def _new(path, title):
    return NewGame(path=path, title=title, reason="record", named=str.title)


def read_again(session, form):
    (opened,) = open_data(write_table(session, form).encode(), USUAL)
    return opened


@pytest.mark.parametrize("form", list(Format))
@pytest.mark.parametrize("name", list(PLAYED))
def test_a_game_that_is_written_and_read_is_the_same_game(name, form):
    session = played(name)
    public = session.public()

    opened = read_again(session, form)

    pasts = [one.past for one in replay(opened.game, opened.rules(USUAL))]
    assert list(map(told, pasts)) == list(map(told, public.past))
    assert opened.game.last == public.position
    assert opened.game.title == public.title
    assert opened.game.format is form or not public.past  # then others find nothing in a text
    assert opened.record.outcome == public.outcome
    assert opened.record.coin == public.coin
    assert dict(opened.rules(USUAL).options) == dict(public.options)
    assert not [d for one in replay(opened.game, opened.rules(USUAL)) for d in one.differences]


@pytest.mark.parametrize(("name", "form"), [*zip(PLAYED, [*Format] * 3, strict=False)])
def test_it_is_the_same_game_in_a_file_of_our_own(name, form, tmp_path):
    session = played(name)
    public = session.public()
    path = tmp_path / "again.velmoc"

    adopt_game(read_again(session, form), _new(path, public.title), USUAL)

    proofs = read_proofs(path)
    assert proofs.good, proofs.wrong
    again = open_game(path)
    seen = again.public()
    assert list(map(written, seen.past)) == list(map(written, public.past))
    assert (seen.position, seen.outcome, seen.sides, seen.gone) == (
        public.position,
        public.outcome,
        public.sides,
        public.gone,
    )
    players = {s.power: s.player for s in seen.seats}
    assert players == {s.power: s.player or s.power.title() for s in public.seats}
    assert seen.led
    if seen.stage is Stage.WRITING:
        again.master.commit()
        assert len(again.public().past) == len(public.past) + 1
    again.close()


@pytest.mark.parametrize("form", list(Format))
def test_two_games_made_of_one_record_are_told_apart(form, tmp_path):
    """No number, link or witness of the one fits the other, however alike their histories are."""
    session, at = played("led"), datetime(2026, 11, 22, 19, 30, tzinfo=UTC)
    opened, known = read_again(session, form), list[set[str]]()
    for path in (tmp_path / "one.velmoc", tmp_path / "other.velmoc"):
        adopt_game(opened, _new(path, "Friday"), USUAL, lambda: at)
        again = open_game(path)
        seen = again.public()
        heads = [event.head for event in again.master.events() if event.kind == "committed"]
        again.close()
        known.append({seen.number, seen.head, *heads, read_front(path)[0]})
        assert heads
        assert read_proofs(path).good

    assert "" not in known[0] | known[1]
    assert not known[0] & known[1]


@pytest.mark.parametrize("form", [Format.JUDGE, Format.REALPOLITIK, Format.DATC])
@pytest.mark.parametrize("name", ["seven", "led", "coasts"])
def test_others_are_told_every_position_and_order_of_moves(name, form):
    session = played(name)
    body, _ = own_record.from_text(write_table(session, form))

    (opened,) = open_data(body.encode(), USUAL)

    assert opened.record is None
    for mine, theirs in zip(session.public().past, replay(opened.game, USUAL), strict=True):
        assert {*theirs.past.before.units} == {*mine.before.units}
        if mine.phase.step is Step.MOVES:
            assert {(r.unit, r.order) for r in theirs.past.resolution.rulings} == {
                (r.unit, r.order) for r in mine.resolution.rulings
            }


def test_a_game_that_somebody_changed_is_what_he_made_of_it():
    text = write_table(played("coasts"), Format.REALPOLITIK).replace("lon-nth", "lon-eng")

    (opened,) = open_data(text.encode(), USUAL)

    assert opened.record is None
    assert opened.game.phases[0].orders["ENGLAND"][0] == "F lon-eng"


def test_a_saved_game_that_somebody_changed_is_what_he_made_of_it():
    saved = json.loads(write_table(played("coasts"), Format.JSON))
    saved["phases"][0]["orders"]["ENGLAND"] = ["F LON - ENG"]

    (opened,) = open_data(json.dumps(saved).encode(), USUAL)

    assert opened.record is None


def test_a_letter_may_be_quoted_and_broken_otherwise():
    text = write_table(played("coasts"), Format.JUDGE)
    quoted = "".join(f"> {line}\r\n" for line in text.split("\n"))

    (opened,) = open_data(quoted.encode(), USUAL)

    assert opened.record is not None


@pytest.mark.parametrize(
    "spoil",
    [
        lambda text: text[: len(text) - 60],
        lambda text: text.replace(own_record.END, ""),
        lambda text: text.replace(own_record.BEGIN, own_record.BEGIN + "\n!!!"),
        lambda text: text.replace(own_record.BEGIN, own_record.BEGIN + "\neJw="),
    ],
)
def test_a_record_that_is_damaged_is_passed_over(spoil):
    text = spoil(write_table(played("coasts"), Format.JUDGE))

    (opened,) = open_data(text.encode(), USUAL)

    assert opened.record is None
    assert len(opened.game.phases) == 2


def _with(saved, change):
    change(saved["velmoc"]["game"])
    return json.dumps(saved).encode()


@pytest.mark.parametrize(
    "change",
    [
        lambda game: game["founded"].update(map="moon"),
        lambda game: game["founded"].update(game="chess"),
        lambda game: game["founded"].update(lineup="nine"),
        lambda game: game["founded"].update(options={"paradox": "none at all"}),
        lambda game: game["turns"][0]["orders"].update(MARS=["A PAR H"]),
        lambda game: game.update(left={"phase": "never"}),
        lambda game: game.update(turns=7),
    ],
)
def test_a_record_that_cannot_be_is_passed_over(change):
    saved = json.loads(write_table(played("coasts"), Format.JSON))

    (opened,) = open_data(_with(saved, change), USUAL)

    assert opened.record is None
    assert len(opened.game.phases) == 2


def test_in_gunboat_no_player_is_told_before_the_end():
    _, session = founded(MemoryStore(), names=("Secretive",) * 7, gunboat=True, lot="abcd")

    for form in Format:
        text = write_table(session, form)
        _, record = own_record.from_text(text)
        assert "Secretive" not in text
        assert "abcd" not in text
        assert record is None or "Secretive" not in str(record)


def test_nothing_sealed_is_written():
    _, session = founded(MemoryStore())
    session.envelopes.seal(session.public().queue[0], ["A PAR - BUR"])

    for form in Format:
        _, record = own_record.from_text(write_table(session, form))
        assert record is None or not record.turns
        assert "BUR" not in write_table(session, Format.JSON)


def test_what_others_are_not_told_is_said():
    session = played("two")
    lost = losses(session.founded, session.public(), session.rules, Format.JSON)

    assert {Loss.PLAYERS, Loss.LINEUP, Loss.COIN, Loss.OUTCOME} <= {*lost}
    assert kept_back(session.public()) == (Kept.SEALS,)
    led_table = played("led")
    lost = losses(led_table.founded, led_table.public(), led_table.rules, Format.JUDGE)
    assert {Loss.BOARD, Loss.DISORDER} <= {*lost}
    assert Loss.TITLE not in lost
    assert kept_back(led_table.public()) == (Kept.LOG,)


def test_phases_that_cannot_follow_each_other_become_no_game(tmp_path):
    saved = json.loads(write_table(played("coasts"), Format.JSON))
    del saved["velmoc"]
    saved["phases"].insert(0, saved["phases"][1])
    (opened,) = open_data(json.dumps(saved).encode(), USUAL)

    with pytest.raises(ExchangeError) as found_out:
        adopt_game(opened, _new(tmp_path / "x.velmoc", "x"), USUAL)

    assert found_out.value.code == "out_of_order"
    assert not [*tmp_path.iterdir()]


def test_a_record_of_others_is_set_up_where_they_ruled_otherwise(tmp_path):
    saved = json.loads(write_table(played("coasts"), Format.JSON))
    del saved["velmoc"]
    units = saved["phases"][1]["state"]["units"]["FRANCE"]
    units[units.index("A MAR")] = "A GAS"
    (opened,) = open_data(json.dumps(saved).encode(), USUAL)

    adopt_game(opened, _new(tmp_path / "x.velmoc", "x"), USUAL)

    session = open_game(tmp_path / "x.velmoc")
    assert "A GAS" in map(str, session.public().past[1].before.of("FRANCE"))
    assert [event.reason for event in session.master.events() if event.kind == "edited"] == [
        "record"
    ] * 2
    session.close()


def test_the_command_makes_a_file_of_our_own_and_back(tmp_path, capsysbinary):
    source = tmp_path / "friday.json"
    source.write_text(write_table(played("two"), Format.JSON), "utf-8")
    own = tmp_path / "friday.velmoc"

    assert main(["convert", str(source), "--to", "velmoc", "--out", str(own)]) == 0
    assert main(["convert", str(own), "--to", "judge", "--out", str(tmp_path / "f.txt")]) == 0
    assert b"coin" in capsysbinary.readouterr().err
    assert main(["convert", str(tmp_path / "f.txt"), "--to", "json"]) == 0
    last = json.loads(capsysbinary.readouterr().out)
    assert last["phases"] == json.loads(source.read_text("utf-8"))["phases"]
    assert main(["convert", str(source), "--to", "velmoc", "--out", str(own)]) == 2
    assert main(["convert", str(source), "--to", "velmoc"]) == 2
