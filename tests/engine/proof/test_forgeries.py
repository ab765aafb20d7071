"""Everything that was tried on a game's file: each is noticed, or a witness tells, or it is said
what no file can tell."""

import copy
import json
import random
import shutil
import sqlite3
from collections import Counter
from contextlib import closing

import pytest

from engine.games.diplomacy.rulebooks.editions import PROFILES
from engine.proof.faults import Fault
from engine.proof.proofs import Matter, Standing, read_proofs
from engine.proof.witnesses import Held
from engine.robots.players.random_table import random_orders
from engine.store.errors import StoreError, StoreFault
from engine.table.ending import Ending
from engine.table.seat import Seat
from engine.table.terms import Terms
from engine.tables import found_game
from tests.agreements import usual_agreement
from tests.engine.proof import wild
from tests.engine.proof.test_law import last_witness


def played(path, *, seed=1, orders=5, phases=8):
    """An evening with a vote, a proposal and a disorder; the same in all but the orders."""
    numbers, clock = random.Random(seed), wild.Clock(random.Random(3))
    seats = [Seat(power=power, player=f"Player {power}") for power in wild.POWERS]
    session = found_game(
        path,
        usual_agreement(title="Friday", seats=seats, ending=Ending(year=1905)),
        board=wild.BOARD,
        terms=Terms(rng=random.Random(2), now=clock, nonce=lambda: numbers.randbytes(32).hex()),
    )
    chance = random.Random(orders)
    for phase in range(phases):
        queue = session.public().queue
        for power in queue[phase == 2 :]:
            session.envelopes.seal(
                power, random_orders(session.rules, session.public().position, power, chance)
            )
        session.reveal(force=True)
        if phase == 1:
            session.ballots.open_ballot(wild.Motion(kind=wild.MotionKind.DRAW))
            for power in session.public().ballot.voters:
                session.ballots.vote(power, favour=power != "FRANCE")
        if phase < phases - 1:
            session.advance()
    session.close()
    return path


@pytest.fixture(scope="module")
def game(tmp_path_factory):
    return played(tmp_path_factory.mktemp("friday") / "friday.velmoc")


def first(rows, kind, **facts):
    return next(
        row
        for row in rows
        if row.event["kind"] == kind and all(row.event.get(k) == v for k, v in facts.items())
    )


def owners(rows):
    after = first(rows, "resolved", phase="F1901M").event["resolution"]["after"]
    after["owners"]["PAR"] = "GERMANY"


def add_an_army(rows):
    units = first(rows, "resolved", phase="F1901M").event["resolution"]["after"]["units"]
    units.append({"power": "FRANCE", "kind": "A", "at": "NAF"})


def move_a_unit(rows):
    units = first(rows, "resolved", phase="S1901M").event["resolution"]["after"]["units"]
    units[0]["at"] = "SYR"


def turn_a_verdict(rows):
    ruling = first(rows, "resolved", phase="S1901M").event["resolution"]["rulings"][0]
    ruling["verdict"] = "fails" if ruling["verdict"] != "fails" else "succeeds"


def orders(rows):
    event = first(rows, "opened", phase="S1901M").event
    event["orders"]["FRANCE"] = ["A PAR H"]


def drop_a_seal(rows):
    rows.remove(first(rows, "sealed", phase="S1901M", power="FRANCE"))


def drop_seal_and_orders(rows):
    drop_a_seal(rows)
    event = first(rows, "opened", phase="S1901M").event
    for held in ("orders", "nonces", "proposals"):
        del event[held]["FRANCE"]


def call_somebody_absent(rows):
    drop_seal_and_orders(rows)
    first(rows, "opened", phase="S1901M").event["disorder"] = ["FRANCE"]


def no_disorder(rows):
    next(row for row in rows if row.event.get("disorder")).event["disorder"] = []


def a_lower_scheme(rows):
    for row in rows:
        if row.event["kind"] == "sealed":
            row.event["scheme"], row.event["head"] = 1, ""
        if row.event["kind"] == "opened":
            row.event["proposals"] = {}


def forget_the_history(rows):
    """As if the game were an old one, of which nothing but orders was sealed."""
    rows[0].event["salt"] = ""
    a_lower_scheme(rows)
    for row in rows:
        if row.event["kind"] == "opened":
            row.event["head"] = ""


def roll_back(rows):
    del rows[[n for n, row in enumerate(rows) if row.event["kind"] == "resolved"][3] + 1 :]


def one_time(rows):
    row = first(rows, "sealed", phase="F1901M")
    row.at = row.event["at"] = row.at[:11] + "18:00:00+00:00"


def all_times(rows):
    for row in rows:
        row.at = row.event["at"] = row.at.replace("T18:", "T17:").replace("T19:", "T18:")


def players(rows):
    seats = rows[0].event["seats"]
    seats[0]["player"], seats[1]["player"] = seats[1]["player"], seats[0]["player"]


def nobody_for_a_power(rows):
    del rows[0].event["seats"][0]


def title(rows):
    rows[0].event["title"] = "Saturday"


def another_profile(rows):
    options = rows[0].event["options"]
    options["paradox"] = next(
        p.options["paradox"]
        for p in PROFILES.values()
        if p.options["paradox"] != options["paradox"]
    )


def no_such_profile(rows):
    rows[0].event["options"]["paradox"] = "coin"


def another_map(rows):
    rows[0].event["map"] = "elsewhere"


def an_earlier_start(rows):
    rows[0].event["year"] = 1900


def an_earlier_end(rows):
    rows[0].event["ending"]["year"] = 1901


def votes(rows):
    first(rows, "ballot_closed").event["yes"] = 7


def votes_all(rows):
    event = first(rows, "ballot_closed").event
    event["yes"], event["passed"] = 7, True


def one_vote_less(rows):
    first(rows, "ballot_closed").event["yes"] = 5


def no_vote(rows):
    for kind in ("ballot_opened", "ballot_closed"):
        rows.remove(first(rows, kind))
    rows[:] = [row for row in rows if row.event["kind"] != "voted"]


def proposal(rows):
    first(rows, "opened", phase="S1901M").event["proposals"]["FRANCE"] = "0" * 64


def set_up_a_board(rows):
    at = rows.index(first(rows, "advanced"))
    position = copy.deepcopy(first(rows, "resolved").event["resolution"]["after"])
    phase = rows[at].event["phase"]
    event = {"phase": phase, "position": position, "reason": "so", "at": rows[at].at}
    rows.insert(at + 2, wild.Row(rows[at].at, {**event, "kind": "edited"}, 1))


def a_win(rows):
    event = {"end": "solo", "powers": ["FRANCE"], "why": "", "at": rows[-1].at, "kind": "ended"}
    rows.append(wild.Row(rows[-1].at, event, 1))


def a_draw(rows):
    event = {"end": "draw", "powers": ["FRANCE"], "why": "", "at": rows[-1].at, "kind": "ended"}
    rows.append(wild.Row(rows[-1].at, event, 1))


def a_stop(rows):
    """Whoever has most has won, as in a game whose table may play no further when it likes."""
    last = [row for row in rows if row.event["kind"] == "resolved"][-1]
    counted = Counter(last.event["resolution"]["after"]["owners"].values())
    powers = sorted(power for power, count in counted.items() if count == max(counted.values()))
    event = {"end": "short", "powers": powers, "why": "stopped", "at": rows[-1].at}
    rows.append(wild.Row(rows[-1].at, {**event, "kind": "ended"}, 1))


def seals_that_cover_less(rows):
    """Stored as if all had sealed at once: no seal covers the one before it."""
    for row in rows:
        row.whole = 0 if row.event["kind"] == "sealed" else row.whole


def half_a_reveal(rows):
    first(rows, "opened", phase="F1901M").whole = 1


def hidden_words(rows):
    rows[3].event["note"] = "nobody reads this"


ALONE = {
    owners: Fault.RESULT,
    add_an_army: Fault.RESULT,
    move_a_unit: Fault.RESULT,
    turn_a_verdict: Fault.RESULT,
    orders: Fault.RESULT,
    drop_a_seal: Fault.OPENED,
    drop_seal_and_orders: Fault.OPENED,
    call_somebody_absent: Fault.RESULT,
    no_disorder: Fault.OPENED,
    a_lower_scheme: Fault.SCHEME,
    one_time: Fault.TIME,
    nobody_for_a_power: Fault.SEATS,
    no_such_profile: Fault.UNKNOWN,
    another_map: Fault.UNKNOWN,
    an_earlier_start: Fault.IMPOSSIBLE,
    an_earlier_end: Fault.END,
    votes: Fault.VOTE,
    votes_all: Fault.END,
    set_up_a_board: Fault.IMPOSSIBLE,
    a_win: Fault.END,
    a_draw: Fault.END,
    a_stop: Fault.END,
    seals_that_cover_less: Fault.HEAD,
    half_a_reveal: Fault.IMPOSSIBLE,
    hidden_words: Fault.FOREIGN,
}
"""What the file itself tells, whatever was made to fit again."""

WITNESSED = [
    *(
        another_profile,
        roll_back,
        all_times,
        players,
        title,
        one_vote_less,
        no_vote,
        proposal,
        forget_the_history,
    )
]
"""What a witness tells."""


def forged(game, tmp_path, forge, *, reseal=True):
    path = tmp_path / "forged.velmoc"
    shutil.copy(game, path)
    rows = wild.rows_of(game)
    forge(rows)
    wild.rewrite(path, rows, reseal=reseal)
    return path


def mend_the_cover(path):
    """Let the shelf show what the forged history leads to, as the program itself would."""
    from engine.tables import open_game

    session = open_game(path)
    session.clock.keep("")
    session.log.store.append((), public=session.public())
    session.close()


def test_the_game_is_whole(game):
    found = read_proofs(game)

    assert found.good
    assert found.judged == 8
    assert Matter.HISTORY in found.table[Standing.WITNESS]
    assert {Matter.RESULTS, Matter.SEALS, Matter.COVERED} <= {*found.table[Standing.PROVEN]}
    assert {Matter.CLOCK, Matter.PEOPLE, Matter.BALLOTS} <= {*found.table[Standing.UNPROVABLE]}


@pytest.mark.parametrize("forge", ALONE, ids=lambda one: one.__name__)
def test_the_file_tells_what_was_forged(game, tmp_path, forge):
    found = read_proofs(forged(game, tmp_path, forge))

    assert not found.good
    assert ALONE[forge] in {one.fault for one in found.wrong}


@pytest.mark.parametrize("forge", WITNESSED, ids=lambda one: one.__name__)
def test_a_witness_tells_what_was_forged(game, tmp_path, forge):
    path = forged(game, tmp_path, forge)
    mend_the_cover(path)

    alone, witnessed = read_proofs(path), read_proofs(path, [last_witness(game)])

    assert alone.good
    assert Matter.HISTORY in alone.table[Standing.WITNESS]
    assert not witnessed.good
    assert Matter.HISTORY in witnessed.table[Standing.BROKEN]
    assert witnessed.testimonies[0].held in (Held.GONE, Held.DIFFERS, Held.OTHER_GAME)


@pytest.mark.parametrize(
    # After a game that was rolled back nothing was sealed.
    "forge",
    [
        one
        for one in (*ALONE, *WITNESSED)
        if one not in (hidden_words, half_a_reveal, a_win, a_draw, roll_back)
    ],
)
def test_links_alone_do_not_make_it_fit(game, tmp_path, forge):
    """Whoever makes the links fit and not the fingerprints is found out by every later seal."""
    found = read_proofs(forged(game, tmp_path, forge, reseal=False))

    assert not found.good


HIDING = {
    "a key twice": lambda body: '{"phase":"nobody reads this",' + body[1:],
    "a kind twice": lambda body: body.replace('"kind":', '"kind":"nobody","kind":'),
    "an owner twice": lambda body: body.replace('"owners":{', '"owners":{"PAR":"GERMANY",', 1),
    "blanks": lambda body: body.replace(":", ": \t", 1),
    "blanks at the end": lambda body: f"{body} \n ",
    "signs in disguise": lambda body: body.replace("M", "\\u004d", 1),
}


@pytest.mark.parametrize("way", HIDING)
def test_nothing_hides_in_how_an_event_is_written(game, tmp_path, way):
    """Links fit, and the event reads as it did: but this program writes it in one way alone."""
    path = tmp_path / "forged.velmoc"
    shutil.copy(game, path)
    with closing(sqlite3.connect(path)) as db:
        rows = db.execute("SELECT step, at, body, whole FROM event ORDER BY step").fetchall()
        before = b""
        for step, at, body, whole in rows:
            written = HIDING[way](body) if step == len(rows) else body
            assert (written != body) is (step == len(rows))
            before = wild.link(before, at, written, whole)
            values = (written, before, step)
            db.execute("UPDATE event SET body = ?, link = ? WHERE step = ?", values)
        db.commit()

    found = read_proofs(path)

    assert {one.fault for one in found.wrong} == {Fault.FOREIGN}


def test_a_whole_other_evening_is_told_by_a_witness_alone(game, tmp_path):
    other = played(tmp_path / "other.velmoc", orders=6)
    witness = last_witness(game)

    assert read_proofs(other).good
    assert read_proofs(other, [witness]).testimonies[0].held is Held.DIFFERS


def test_what_came_after_the_last_witness_is_said_to_be_unproven(game):
    found = read_proofs(game, [last_witness(game)])

    assert found.good
    assert Matter.HISTORY in found.table[Standing.PROVEN]
    assert Matter.SINCE in found.table[Standing.WITNESS]


def test_what_lies_beside_the_history_is_looked_at(game, tmp_path):
    for number, (statement, fault) in enumerate(
        [
            ("INSERT INTO envelope VALUES ('FRANCE', 'S1905M', '{}')", Fault.ENVELOPE),
            ("INSERT INTO pin VALUES ('FRANCE', '00', '00', 0, '')", Fault.LOCK),
            ("UPDATE cover SET body = replace(body, 'Friday', 'Monday')", Fault.COVER),
        ]
    ):
        path = tmp_path / f"{number}.velmoc"
        shutil.copy(game, path)
        with closing(sqlite3.connect(path)) as db:
            db.execute(statement)
            db.commit()

        assert fault in {one.fault for one in read_proofs(path).wrong}


@pytest.mark.parametrize(
    "statement",
    [
        "CREATE TABLE diary (words TEXT)",
        "CREATE VIEW event2 AS SELECT * FROM event",
        "CREATE TRIGGER keep AFTER DELETE ON envelope BEGIN SELECT 1; END",
        "CREATE INDEX times ON event (at)",
    ],
)
def test_a_schema_that_is_not_ours_is_refused(game, tmp_path, statement):
    path = tmp_path / "more.velmoc"
    shutil.copy(game, path)
    with closing(sqlite3.connect(path)) as db:
        db.execute(statement)
        db.commit()

    with pytest.raises(StoreError) as refused:
        read_proofs(path)

    assert refused.value.code is StoreFault.FOREIGN


def test_a_closed_envelope_that_was_changed_is_found_before_the_reveal(tmp_path):
    path = tmp_path / "friday.velmoc"
    seats = [Seat(power=power, player=power) for power in wild.POWERS]
    session = found_game(path, usual_agreement(title="Friday", seats=seats), board=wild.BOARD)
    for power in wild.POWERS[:3]:
        session.envelopes.seal(power, ())
    session.close()
    assert read_proofs(path).good
    with closing(sqlite3.connect(path)) as db:
        seat, body = db.execute("SELECT seat, body FROM envelope").fetchone()
        held = json.loads(body)
        held["motion"] = "draw"  # the orders are as they were; the proposal is covered too
        db.execute("UPDATE envelope SET body = ? WHERE seat = ?", (json.dumps(held), seat))
        db.commit()

    (wrong,) = read_proofs(path).wrong

    assert (wrong.fault, wrong.power) == (Fault.ENVELOPE, seat)
