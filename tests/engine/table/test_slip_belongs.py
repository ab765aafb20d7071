"""A slip belongs to the phase, the step and the board for which it was written."""

from dataclasses import replace
from itertools import product

import pytest

from engine.games.diplomacy.phase import Phase
from engine.games.diplomacy.units import ARMY, FLEET
from engine.rules.order import texts_of
from engine.rules.position import Dislodged, Unit
from engine.table.master_event import How
from engine.table.memory_store import MemoryStore
from engine.table.refusal import CommandError
from engine.table.replaying import replayed
from engine.table.table import Table
from engine.tables import branch_game, open_game

SLIPS = {
    "moves": "A Par - Bur\nF Bre - MAO",
    "spring": "A Par - Bur\nF Bre - MAO",
    "retreats": "A Pic R Bur",
    "builds": "A Par",
    "removals": "A Gas\nF Bre",
    "nothing": "A Par\nF Bre",
}
"""What France may have written; names of spaces alone mean another thing in every winter."""


def boards(start):
    """Return one board for each thing that France can be asked, and for nothing."""
    army = {place: Unit("FRANCE", ARMY, place) for place in ("GAS", "BUR", "PIC")}
    bare = tuple(one for one in start.units if one.at != "PAR")
    winter = replace(start, phase=Phase.parse("W1901A"))
    beaten = Dislodged(unit=army["PIC"], attacker="BEL", retreats=("BUR", "PAR"))
    won = Unit("ENGLAND", FLEET, "PIC")
    return {
        "moves": replace(start, phase=Phase.parse("F1901M")),
        "spring": replace(start, phase=Phase.parse("S1902M")),
        "retreats": replace(
            start,
            units=(*(u for u in bare if u.at != "LON"), won),
            dislodged=(beaten,),
            phase=Phase.parse("F1901R"),
        ),
        "builds": replace(winter, units=bare),
        "removals": replace(winter, units=(*start.units, army["GAS"], army["BUR"])),
        "nothing": winter,
    }


def otherwise(board):
    """Return the same board with one unit of somebody else moved."""
    units = tuple(
        replace(one, at="ALB") if one.power == "AUSTRIA" and one.at == "TRI" else one
        for one in board.units
    )
    return replace(board, units=units)


def judged(session):
    """Return what would count of France's slip."""
    return texts_of(session.master.preview().orders).get("FRANCE", ())


def safe(session, text):
    """Tell whether a slip counts for nothing, is in nobody's way, and can still be found."""
    desk = session.master.view().desk
    assert judged(session) == ()
    if "FRANCE" in desk.slips:
        assert desk.slips["FRANCE"] == text
        assert {line.judged.how for line in session.master.read("FRANCE")} == {How.ASIDE}
    assert any(getattr(event, "text", "") == text for event in session.master.events())
    assert replayed(session.rules, session.log.store.events()) == session.log.state


@pytest.fixture
def at(club):
    """Return a table whose first spring is over, with one of the boards set up on it."""
    club.master.commit()
    club.advance()
    start = club.public().position
    return club, boards(start)


def written(at, name):
    """Set a board up and write France's slip, if it is asked for one."""
    club, found = at
    if club.public().position != found[name]:
        club.master.edit(found[name], reason="set up")
    if "FRANCE" not in club.public().queue:
        return None
    club.master.enter("FRANCE", SLIPS[name])
    return SLIPS[name]


PAIRS = [(a, b) for a, b in product(SLIPS, SLIPS) if a != "nothing"]


@pytest.mark.parametrize(("before", "after"), PAIRS)
def test_on_an_edited_board_no_slip_is_read_silently(at, before, after):
    club, found = at
    text = written(at, before)
    assert text is not None
    assert judged(club)
    to = otherwise(found[after]) if before == after else found[after]
    club.master.edit(to, reason="a piece was knocked over")

    safe(club, text)
    desk = club.master.view().desk
    if found[before].phase == found[after].phase:
        assert "FRANCE" in desk.aged, "it is shown and asked about"
    else:
        assert "FRANCE" not in desk.slips, "it is another phase's"

    # Back on the board that it was written for, it is there again, and still asked about.
    club.master.edit(found[before], reason="no, as it was")
    safe(club, text)
    desk = club.master.view().desk
    assert desk.slips.get("FRANCE") == text or desk.offered["FRANCE"] == text
    if "FRANCE" in desk.aged:
        club.master.settle("FRANCE", counts=True)
    else:
        assert desk.earlier("FRANCE") == tuple(text.split("\n"))
        club.master.enter("FRANCE", text)
        assert club.master.view().desk.earlier("FRANCE") == ()
    assert judged(club)


@pytest.mark.parametrize(("before", "after"), PAIRS)
def test_what_nobody_confirms_is_not_judged_and_what_is_typed_anew_is(at, before, after):
    club, found = at
    text = written(at, before)
    club.master.edit(otherwise(found[after]), reason="a piece was knocked over")
    club.master.commit()

    assert texts_of(club.public().past[-1].orders).get("FRANCE", ()) == ()
    assert club.public().past[-1].before == otherwise(found[after])
    club.master.rewind(found[after].phase.code, reason="again")
    safe(club, text)
    if "FRANCE" in club.public().queue and after != "nothing":
        club.master.enter("FRANCE", SLIPS[after] + "\n")
        club.master.enter("FRANCE", "")
        club.master.enter("FRANCE", SLIPS[after])
        assert judged(club)


@pytest.mark.parametrize("name", [name for name in SLIPS if name != "nothing"])
def test_slips_of_phases_taken_back_are_offered_when_the_table_comes_there_again(at, name):
    club, found = at
    text = written(at, name)
    counted = judged(club)
    club.master.commit()
    club.master.rewind("S1901M", reason="misread")
    assert judged(club) == ()
    club.master.commit()
    club.advance()
    safe(club, text)
    if club.public().position != found[name]:
        club.master.edit(found[name], reason="as it was")
    safe(club, text)

    desk = club.master.view().desk
    first, *rest = desk.earlier("FRANCE")
    assert "\n".join((first, *rest)) == text
    club.master.enter("FRANCE", first)
    assert club.master.view().desk.earlier("FRANCE") == tuple(rest)
    assert judged(club) == counted[:1]
    club.master.settle("FRANCE", counts=False, earlier=True)
    assert club.master.view().desk.earlier("FRANCE") == ()
    assert judged(club) == counted[:1]


def test_a_slip_that_is_not_committed_is_offered_too_after_going_back(at):
    club, _ = at
    text = written(at, "moves")
    club.master.rewind("S1901M", reason="misread")
    club.master.commit()
    club.advance()
    safe(club, text)
    assert club.master.view().desk.earlier("FRANCE") == tuple(text.split("\n"))


@pytest.mark.parametrize("name", [name for name in SLIPS if name != "nothing"])
def test_a_branch_takes_over_no_slip_silently(at, name, tmp_path):
    club, found = at
    text = written(at, name)
    club.master.edit(otherwise(found[name]), reason="a piece was knocked over")
    path = tmp_path / "branch.velmoc"
    branch_game(club, path, phase=found[name].phase.code, title="what if", reason="to see")

    branch = open_game(path)
    safe(branch, text)
    branch.close()


@pytest.mark.parametrize("name", [name for name in SLIPS if name != "nothing"])
def test_in_disorder_and_after_it_a_slip_is_what_it_was(at, name):
    club, found = at
    written(at, name)
    counted = judged(club)
    club.master.declare_disorder("FRANCE", declared=True, reason="went home")
    assert judged(club) == ()
    club.master.edit(otherwise(found[name]), reason="a piece was knocked over")
    club.master.declare_disorder("FRANCE", declared=False, reason="came back")
    safe(club, SLIPS[name])
    club.master.settle("FRANCE", counts=True)
    assert judged(club) == counted


def test_a_slip_set_aside_is_gone_from_the_desk_and_not_from_the_log(at):
    club, found = at
    text = written(at, "builds")
    club.master.edit(found["removals"], reason="units were missing")
    club.master.settle("FRANCE", counts=False)

    safe(club, text)
    assert "FRANCE" not in club.master.view().desk.slips
    club.master.enter("FRANCE", "A Gas")
    assert judged(club) == ("A GAS D",)


def test_a_power_that_is_asked_nothing_writes_nothing(at):
    club, found = at
    club.master.edit(found["nothing"], reason="set up")
    with pytest.raises(CommandError):
        club.master.enter("FRANCE", "A Par")


def test_what_is_settled_is_found_again_in_the_file(lead, diplomacy):
    store = MemoryStore()
    club = lead(diplomacy, store)
    start = club.public().position
    club.master.enter("FRANCE", "A Par - Bur")
    club.master.edit(otherwise(start), reason="a piece was knocked over")
    club.master.settle("FRANCE", counts=True)
    assert judged(Table(diplomacy, store)) == ("A PAR - BUR",)


def share(session, text):
    session.master.share("ENGLAND", f"ENGLAND:\nF Lon - Nth\nFRANCE:\n{text}")


WAYS = {
    "a blank line before it": lambda session, old: session.master.enter("FRANCE", f"\n\n{old}"),
    "indented": lambda session, old: session.master.enter("FRANCE", f"  {old}"),
    "a line below": lambda session, old: session.master.enter("FRANCE", f"{old}\nA Mar - Spa"),
    "a line above": lambda session, old: session.master.enter("FRANCE", f"A Mar - Spa\n{old}"),
    "a line less": lambda session, old: session.master.enter("FRANCE", old.split("\n")[-1]),
    "shared out of a letter": lambda session, old: share(session, "A Mar - Spa"),
    "shared twice": lambda session, old: [share(session, one) for one in ("A Mar H", "A Gas")],
}


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("name", ["moves", "builds", "removals"])
def test_what_is_written_beside_a_slip_of_another_board_does_not_let_it_count(at, name, way):
    club, found = at
    text = written(at, name)
    club.master.edit(otherwise(found[name]), reason="a piece was knocked over")

    WAYS[way](club, text)

    assert judged(club) == ()
    assert {line.judged.how for line in club.master.read("FRANCE")} == {How.ASIDE}
    assert replayed(club.rules, club.log.store.events()) == club.log.state
    club.master.settle("FRANCE", counts=True)
    assert judged(club)
    assert {line.judged.how for line in club.master.read("FRANCE")} != {How.ASIDE}


def test_a_slip_of_another_board_counts_once_all_of_it_is_written_anew(at):
    club, found = at
    written(at, "moves")
    club.master.edit(otherwise(found["moves"]), reason="a piece was knocked over")
    club.master.enter("FRANCE", "A Par - Pic")

    assert judged(club) == ("A PAR - PIC",)
