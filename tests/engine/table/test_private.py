"""What stands on a slip beside its orders is between its writer and the master, in all phases."""

import random
from dataclasses import replace
from itertools import product

import pytest

from engine.board.loader import load_map
from engine.catalogue import GAMES
from engine.exchange.doors import write_table
from engine.games.diplomacy.exchange.format_names import Format
from engine.games.diplomacy.phase import Phase, Step
from engine.games.diplomacy.statistics import figures
from engine.games.diplomacy.units import ARMY
from engine.robots.players.random_table import random_orders
from engine.rules.order import texts_of
from engine.rules.position import Unit
from engine.store.cover import Cover
from engine.table.event import Resolved
from engine.table.master_event import Committed, How, SlipLine
from engine.table.memory_store import MemoryStore
from engine.table.replaying import replayed
from engine.table.table import Table

MARK = "zvlkm"
"""A word of no language, in every private sentence."""

SENTENCES = (
    f"neříkej mu, že ho na jaře bodnu v Burgundsku, {MARK}",
    f"do not tell Tom {MARK} that I stab him in Munich",
    f"{MARK}",
    f"A Bur - Mun {MARK}",
)
WAYS = (
    "{order}\n{said}",
    "{said}\n{order}",
    "{order} ({said})",
    "{order} [{said}]",
    "({said}) {order}",
    "{order} // {said}",
    "{order}, {said}",
    "{order}; {said}",
    "{order}. {said}",
    "{order} {said}",
    "{said}: {order}",
    "~~{said}~~\n{order}",
    "{order} ~~{said}~~",
    "> {said}\n{order}",
    "> {order}\n> {said}",
    "„{said}“\n{order}",
    "PS: {said}",
    "{said}",
)


def at(club, step):
    """Bring a table to a step of the game; return a power that has something to write."""
    start = club.public().position
    match step:
        case "moves":
            return "FRANCE"
        case "retreats":
            units = (
                *(one for one in start.units if one.power not in ("FRANCE", "GERMANY")),
                Unit("FRANCE", ARMY, "BUR"),
                Unit("GERMANY", ARMY, "MUN"),
                Unit("GERMANY", ARMY, "RUH"),
            )
            club.master.edit(replace(start, units=units), reason="set up")
            club.master.enter("GERMANY", "A Mun - Bur\nA Ruh S A Mun - Bur")
            club.master.commit()
            club.advance()
        case "builds" | "removals":
            units = tuple(one for one in start.units if one.at != "PAR")
            more = () if step == "builds" else (("BUR", "GAS") if step == "removals" else ())
            units += tuple(Unit("FRANCE", ARMY, place) for place in more)
            board = replace(start, units=units, phase=Phase.parse("W1901A"))
            club.master.edit(board, reason="set up")
    assert club.public().phase.step is {
        "retreats": Step.RETREATS, "builds": Step.ADJUSTMENTS, "removals": Step.ADJUSTMENTS
    }[step]  # fmt: skip
    return "FRANCE"


def told(session):
    """Return all that anybody but the master can get of a game."""
    public = session.public()
    texts = [repr(public), repr(session.master.view()), repr(session.log.state)]
    texts += [repr(past.orders) + repr(past.resolution) for past in public.past]
    texts += [
        repr(figures(public.past, tuple(session.rules.board.powers_by_id))),
        repr(Cover.of(public, 1, "")),
    ]
    texts += [write_table(session, form) for form in Format]
    return "\n".join(texts)


@pytest.mark.parametrize("step", ["moves", "retreats", "builds", "removals"])
def test_no_private_word_leaves_the_desk(lead, diplomacy, step):
    chance = random.Random(step)
    for way, said in product(WAYS, SENTENCES):
        club = lead(diplomacy)
        power = at(club, step)
        orders = random_orders(club.rules, club.public().position, power, chance) or ("A PAR H",)
        slip = "\n".join(way.format(order=order, said=said) for order in orders[:2])
        club.master.enter(power, slip)
        assert MARK not in told(club), slip
        club.master.commit()

        assert MARK not in told(club), slip
        committed = next(e for e in reversed(club.master.events()) if isinstance(e, Committed))
        assert MARK in repr(committed.lines), "the log keeps every word"


def test_nor_at_a_table_that_minds_how_orders_are_written(lead):
    strict = GAMES["diplomacy"].rules(load_map("standard").board, {"kind_missing": "illegal"})
    for way, said in product(WAYS, SENTENCES):
        club = lead(strict)
        slip = "\n".join(way.format(order=order, said=said) for order in ("Par - Bur", "A Mar H"))
        club.master.enter("FRANCE", slip)
        club.master.commit()
        assert MARK not in told(club), slip
    club = lead(strict)
    club.master.enter("FRANCE", "Par - Bur")
    assert [line.judged.how for line in club.master.read("FRANCE")] == [How.REFUSED]
    assert texts_of(club.master.preview().orders)["FRANCE"] == ("Par - Bur",)


@pytest.mark.parametrize("handled", ["late", "late taken", "disorder", "struck", "ruled"])
def test_nor_does_it_when_the_master_rules(club, handled):
    said = SENTENCES[0]
    club.master.enter("FRANCE", f"A Par - Bur\n{said}")
    match handled:
        case "late":
            club.master.late("FRANCE", late=True, reason="late")
        case "late taken":
            club.master.late("FRANCE", late=True, accepted=True, reason="late")
        case "disorder":
            club.master.declare_disorder("FRANCE", declared=True, reason="left")
        case "struck":
            club.master.rule("FRANCE", said, struck=True)
        case "ruled":
            club.master.rule("FRANCE", said, "A MAR S A PAR - BUR")
    club.master.commit()
    assert MARK not in told(club)


def as_before(events):
    """Return a history as earlier versions wrote it: what was not read was judged, too."""
    found = []
    for event in events:
        match event:
            case Committed():
                lines = {
                    power: tuple(
                        replace(one, order=one.written) if one.how is How.UNREADABLE else one
                        for one in told
                    )
                    for power, told in event.lines.items()
                }
                orders = {
                    power: tuple(one.order for one in told if one.order)
                    for power, told in lines.items()
                }
                found.append(replace(event, lines=lines, orders=orders))
            case _:
                found.append(event)
    return found


def test_files_that_hold_such_words_among_the_orders_show_them_no_more(club):
    store = MemoryStore()
    club.master.enter("FRANCE", f"A Par - Bur\n{SENTENCES[0]}\nA Mar S A Par - Bur")
    club.master.commit()
    old = as_before(club.master.events())
    [committed] = [event for event in old if isinstance(event, Committed)]
    resolution = club.rules.adjudicate(club.public().past[0].before, committed.orders)
    old = [replace(e, resolution=resolution) if isinstance(e, Resolved) else e for e in old]
    assert MARK in repr(committed.orders)
    assert MARK in repr(resolution)
    store.append(old)

    again = Table(club.rules, store)

    assert MARK not in told(again)
    assert again.public() == club.public()
    assert MARK in repr(again.master.events())
    assert (
        SlipLine(written=SENTENCES[0], order=SENTENCES[0], how=How.UNREADABLE)
        in (committed.lines["FRANCE"])
    )
    assert replayed(club.rules, store.events()) == again.log.state
