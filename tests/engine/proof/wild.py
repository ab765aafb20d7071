"""Tables that do everything a table can do, at random, and what somebody does to their files."""

import json
import random
import sqlite3
from contextlib import closing, suppress
from dataclasses import dataclass, replace
from datetime import UTC, datetime, timedelta

from engine.board.loader import load_map
from engine.games.diplomacy.fewer_players.lineups import LINEUPS
from engine.robots.players.random_table import random_orders
from engine.seating.record import Dealing, deal
from engine.table.ballot.ballot import Motion, MotionKind
from engine.table.ending import Count, Ending
from engine.table.incident import Reason
from engine.table.refusal import CommandError
from engine.table.seat import Seat
from engine.table.terms import Terms
from engine.table.view import Stage
from engine.tables import branch_game, found_game
from tests.agreements import usual_agreement

BOARD = load_map("standard").board
POWERS = [power.id for power in BOARD.powers]
BEGUN = datetime(2026, 1, 2, 18, tzinfo=UTC)


class Clock:
    """Mostly goes on; now and then somebody sets it back."""

    def __init__(self, chance):
        self.chance, self.time = chance, BEGUN

    def __call__(self):
        step = -40 if self.chance.random() < 0.03 else self.chance.randrange(0, 90)
        self.time = max(BEGUN, self.time + timedelta(seconds=step))
        return self.time


def found_at_random(path, chance, *, led=False, lineup=None, gunboat=None, years=3, sure=False):
    clock = Clock(chance)
    lineup = chance.choice(["", "", "", *LINEUPS]) if lineup is None else lineup
    sides = LINEUPS[lineup].sides if lineup else tuple((power,) for power in POWERS)
    year = LINEUPS[lineup].years[0] if lineup else 1901
    names = tuple(f"Player {n}" for n in range(len(sides)))
    dealing, lot, dealt = None, "", "chosen"
    seats = [Seat(power=p, player=n) for s, n in zip(sides, names, strict=True) for p in s]
    if not lineup and (sure or chance.random() < 0.5):
        dealt, lot = "lot", f"{chance.randrange(10**9)}"
        dealing = Dealing(players=names, sides=tuple(POWERS))
        given = deal(dealt, lot, dealing).sides
        by_power = {given[str(n)]: name for n, name in enumerate(names, 1)}
        seats = [Seat(power=power, player=by_power[power]) for power in POWERS]
    ending = chance.choice(
        [
            Ending(year=year + years, veiled=chance.random() < 0.5),
            Ending(time=(BEGUN + timedelta(minutes=40)).isoformat(), count=Count.COUNTED),
            Ending(time=(BEGUN + timedelta(minutes=20)).isoformat(), at_once=True),
            Ending(),
        ]
    )
    numbers = chance.randbytes
    session = found_game(
        path,
        usual_agreement(
            title="Wild evening",
            seats=seats,
            options={},
            year=year,
            dealt=dealt,
            lot=lot,
            dealing=dealing,
            gunboat=chance.random() < 0.3 if gunboat is None else gunboat,
            lineup=lineup,
            ending=ending,
            led=led,
        ),
        pins=None if led else {s[0]: "1234" for s in sides[:1]} if chance.random() < 0.1 else None,
        board=BOARD,
        terms=Terms(rng=chance, now=clock, nonce=lambda: numbers(32).hex()),
    )
    return session, year + years


def play(session, chance, last_year, *, path=None, most=10**6):
    """Play at random until somebody has won, or the table agrees on a draw."""
    for _step in range(most):
        view = session.public()
        if view.stage is Stage.OVER:
            return
        with suppress(CommandError):
            _something(session, view, chance, last_year)


def _something(session, view, chance, last_year):
    for power in session.envelopes.locked():
        session.pins.try_pin(power, "1234")
    if view.ballot is not None:
        _vote(session, view, chance)
    elif view.position.phase.year > last_year:
        session.ballots.end_by_draw()
    elif chance.random() < 0.03:
        _odd(session, view, chance)
    elif view.stage is Stage.REVEALED:
        session.advance()
    elif view.led:
        _lead(session, view, chance)
    elif not view.queue or (len(view.queue) == 1 and chance.random() < 0.1):
        session.reveal(force=True)
    else:
        _seal(session, view, chance)


def _motion(view, chance):
    if chance.random() < 0.5:
        return Motion(kind=chance.choice((MotionKind.DRAW, MotionKind.STOP)))
    return Motion(kind=MotionKind.CONCESSION, power=chance.choice(POWERS))


def _vote(session, view, chance):
    if chance.random() < 0.05:
        session.ballots.break_off_vote()
    elif view.ballot.waiting:
        power = view.ballot.waiting[0]
        session.pins.try_pin(power, "1234")
        if chance.random() < 0.1:
            session.ballots.put_off_vote(power)
        else:
            session.ballots.vote(power, favour=chance.random() < 0.8)
    else:
        session.ballots.count_votes()


def _odd(session, view, chance):
    power = chance.choice(POWERS)
    act = chance.randrange(8)
    if act == 0:
        session.ballots.open_ballot(_motion(view, chance))
    elif act == 1 and chance.random() < 0.3:
        session.players.resign(power, reason=Reason.ABSENT)
    elif act == 2 and view.gone:
        session.players.take_over(view.gone[0], "Somebody new")
    elif act == 3 and view.led:
        session.players.replace(power, f"Other {chance.randrange(9)}", reason="had to go")
    elif act == 4:
        session.clock.tell_time()
    elif act == 5 and view.led:
        session.master.record_vote(_motion(view, chance), favour=chance.randrange(0, 7))
    elif act == 6 and not view.led:
        session.pins.set_pin(power, "1234", old="1234")
    elif act == 7 and not view.led:
        session.pins.forget_pin(power)


def _seal(session, view, chance):
    power = view.queue[0]
    sealed = [seal.power for seal in view.seals if seal.sealed]
    if chance.random() < 0.08:
        session.envelopes.put_off(power)
    elif sealed and chance.random() < 0.08:
        other = chance.choice(sealed)
        if chance.random() < 0.5:
            session.envelopes.void(other, reason="wrong hand")
        else:
            session.envelopes.unseal(other)
    else:
        session.pins.try_pin(power, "1234")
        motion = _motion(view, chance) if chance.random() < 0.03 else None
        sheets = {
            mine: random_orders(session.rules, view.position, mine, chance)
            for mine in view.hand(power)
        }
        try:
            session.envelopes.seal_together(sheets, motion=motion)
        except CommandError:
            session.envelopes.seal_together(sheets)


def _lead(session, view, chance):
    for power in view.queue:
        orders = random_orders(session.rules, view.position, power, chance)
        session.master.enter(power, "\n".join((*orders, "hello there")[: chance.randrange(1, 40)]))
        if orders and chance.random() < 0.2:
            session.master.rule(power, orders[0], struck=True, reason="agreed")
        if orders and chance.random() < 0.1:
            session.master.rule(power, "hello there", orders[-1])
        if chance.random() < 0.05:
            session.master.late(power, late=True, accepted=chance.random() < 0.5, reason="too late")
    if chance.random() < 0.1:
        power = chance.choice(POWERS)
        declared = power not in session.master.view().desk.disorder
        session.master.declare_disorder(power, declared=declared, reason="absent")
    if chance.random() < 0.1:
        owners = {**view.position.owners, "BEL": chance.choice(POWERS)}
        session.master.edit(replace(view.position, owners=owners), reason="was forgotten")
        return
    session.master.commit()
    if chance.random() < 0.15:
        to = chance.choice(session.public().past[-3:])
        session.master.rewind(to.phase.code, reason="an error")


def made(path, seed, *, led=False, most=10**6, **terms):
    chance = random.Random(seed)
    session, last = found_at_random(path, chance, led=led, **terms)
    play(session, chance, last, most=most)
    if led and chance.random() < 0.5 and session.master.beginnings():
        side = path.with_name(f"branch-{path.name}")
        phase = chance.choice(session.master.beginnings()).phase
        branch_game(
            session, side, phase=phase, title="Aside", reason="what if", now=session.log.now
        )
    session.close()
    return path


# what somebody does to a file


@dataclass
class Row:
    at: str
    event: dict
    whole: int


def rows_of(path):
    with closing(sqlite3.connect(path)) as db:
        found = db.execute("SELECT at, body, whole FROM event ORDER BY step").fetchall()
    return [Row(at, json.loads(body), whole) for at, body, whole in found]


def link(before, at, body, whole):
    import hashlib

    mark = b"whole" if whole else b"part"
    parts = (before.hex().encode(), mark, at.encode(), body.encode())
    return hashlib.sha256(b"\n".join(parts)).digest()


def rewrite(path, rows, *, reseal=True):
    """Write a history as the cleverest forger would: links, heads and fingerprints fit again."""
    from engine.table.envelope import Bound, fingerprint

    before, head, links = b"", b"", []
    texts = []
    opened = _opened_later(rows) if reseal else {}
    for number, row in enumerate(rows):
        event = row.event
        kind = event.get("kind")
        if reseal and kind in ("sealed", "opened", "committed") and event.get("head"):
            event["head"] = head.hex()
        if reseal and kind == "sealed" and number in opened:
            later, power = opened[number], event["power"]
            with suppress(ValueError, KeyError, TypeError, AttributeError):
                bound = None
                if event.get("scheme", 1) == 2:
                    bound = Bound(event["head"], later["proposals"].get(power, ""))
                event["fingerprint"] = fingerprint(
                    later["nonces"][power], power, event["phase"], later["orders"][power], bound
                )
        body = json.dumps(event, separators=(",", ":"), ensure_ascii=False)
        texts.append(body)
        before = link(before, row.at, body, row.whole)
        links.append(before)
        head = before if row.whole else head
    with closing(sqlite3.connect(path)) as db:
        db.execute("DELETE FROM event")
        db.executemany(
            "INSERT INTO event VALUES (?, ?, ?, ?, ?)",
            [
                (n, row.at, body, row.whole, one)
                for n, (row, body, one) in enumerate(zip(rows, texts, links, strict=True), 1)
            ],
        )
        (body,) = db.execute("SELECT body FROM cover").fetchone()
        cover = json.loads(body)
        cover["step"], cover["played_at"] = len(rows), rows[-1].at
        db.execute("UPDATE cover SET body = ?", (json.dumps(cover, ensure_ascii=False),))
        db.commit()


def _opened_later(rows):
    """Which opening belongs to each seal."""
    found, closed = {}, {}
    for number, row in enumerate(rows):
        event = row.event
        match event.get("kind"):
            case "sealed":
                closed[str(event.get("power"))] = number
            case "reopened" | "voided" | "unsealed":
                closed.pop(str(event.get("power")), None)
            case "opened":
                found |= dict.fromkeys(closed.values(), event)
                closed = {}
    return found
