"""A game master's table, played with the ring's tiny game and with the real one."""

from dataclasses import replace

import pytest

from engine.games.diplomacy.phase import Phase
from engine.games.diplomacy.units import ARMY, FLEET
from engine.rules.game import End, Outcome
from engine.rules.order import texts_of
from engine.rules.position import Unit
from engine.table.comparing import Change, Difference, differences, ruled_otherwise
from engine.table.master_event import How, Rewound, SlipEntered, SlipLine
from engine.table.memory_store import MemoryStore
from engine.table.refusal import Refusal
from engine.table.replaying import replayed
from engine.table.table import Table
from engine.table.view import Stage
from engine.tables import branch_game
from tests.engine.table.playing import FullStore, refused

REASON = "agreed at the table"


def judged(session, power):
    return [line.judged for line in session.master.read(power)]


def play(session, slips=None):
    for power, text in (slips or {}).items():
        session.master.enter(power, text)
    session.master.commit()
    if session.public().stage is Stage.REVEALED:
        session.advance()


def test_a_slip_is_kept_as_it_was_written(club):
    club.master.enter("FRANCE", "A Paříž-Burg.\n\n  F bre → mao ")

    assert club.master.view().desk.slips["FRANCE"] == "A Paříž-Burg.\n\n  F bre → mao"
    assert judged(club, "FRANCE") == [
        SlipLine(written="A Paříž-Burg.", order="A PAR - BUR"),
        SlipLine(written="F bre → mao", order="F BRE - MAO"),
    ]


def test_what_is_not_committed_is_seen_by_nobody_else(club):
    before = club.public()

    club.master.enter("FRANCE", "A Par - Bur")
    club.master.rule("FRANCE", "A Par - Bur", struck=True, reason=REASON)

    assert club.public() == before
    assert "Bur" not in repr(club.master.view())


def test_a_line_of_several_meanings_is_asked_about_and_ruled(club):
    club.master.enter("ENGLAND", "F Edi - Nor\nA Li - Yor")
    asked = club.master.read("ENGLAND")[0]
    assert asked.judged.how is How.ASKED
    assert asked.reading.candidates

    club.master.rule("ENGLAND", "F Edi - Nor", "F EDI - NWG", reason="the player was asked")

    ruled = SlipLine(
        written="F Edi - Nor", order="F EDI - NWG", how=How.RULED, reason="the player was asked"
    )
    assert judged(club, "ENGLAND")[0] == ruled
    club.master.rule("ENGLAND", "F Edi - Nor")
    assert judged(club, "ENGLAND")[0].how is How.ASKED


def test_lines_written_alike_are_ruled_on_one_by_one(club):
    club.master.enter("ITALY", "it holds\nA Ven - Tyr\nit holds")

    club.master.rule("ITALY", "it holds", "F NAP H", nth=1, reason="he pointed at it")
    assert [line.how for line in judged(club, "ITALY")] == [How.UNREADABLE, How.READ, How.RULED]
    club.master.rule("ITALY", "it holds", "A ROM H", reason="he pointed at it")

    assert [line.order for line in judged(club, "ITALY")] == ["A ROM H", "A VEN - TYR", "F NAP H"]


def test_a_line_struck_out_is_not_judged(club):
    club.master.enter("FRANCE", "A Par - Bur\nA Mar - Spa")
    club.master.rule("FRANCE", "A Par - Bur", struck=True, reason="not his hand")

    past = club.master.preview()

    assert texts_of(past.orders)["FRANCE"] == ("A MAR - SPA",)
    assert judged(club, "FRANCE")[0].how is How.STRUCK


def test_a_line_that_nobody_can_read_is_not_judged(club):
    club.master.enter("FRANCE", "xyzzy")

    assert judged(club, "FRANCE") == [SlipLine(written="xyzzy", how=How.UNREADABLE)]
    assert texts_of(club.master.preview().orders) == {"FRANCE": ()}
    assert not [one for one in club.master.preview().resolution.rulings if one.written]


def test_what_a_line_means_is_an_order(club):
    club.master.enter("FRANCE", "xyzzy")

    refused(lambda: club.master.rule("FRANCE", "xyzzy", "stab him"), Refusal.UNREADABLE_ORDER)
    club.master.rule("FRANCE", "xyzzy", "a paris to burgundy")
    assert str(judged(club, "FRANCE")[0].order) == "A PAR - BUR"


def test_a_preview_stores_nothing(ring):
    steps = len(ring.master.events())
    ring.master.enter("NORTH", "A AAA - BBB")

    ring.master.preview()

    assert len(ring.master.events()) == steps + 1
    assert ring.public().stage is Stage.WRITING


def test_a_committed_phase_is_seen_by_everybody_with_every_line(ring):
    ring.master.enter("NORTH", "a aaa - bbb")
    ring.master.commit()

    public = ring.public()

    assert public.stage is Stage.REVEALED
    assert texts_of(public.past[0].orders) == {"NORTH": ("A AAA - BBB",)}
    assert public.position.at("BBB")
    committed = next(event for event in ring.master.events() if event.kind == "committed")
    assert committed.lines["NORTH"] == (SlipLine(written="a aaa - bbb", order="A AAA - BBB"),)


def test_the_next_phase_begins_with_an_empty_desk(ring):
    play(ring, {"NORTH": "A AAA - BBB"})

    assert ring.master.view().desk.slips == {}
    assert ring.public().phase.code == "F1901M"


def test_a_late_slip_counts_only_if_it_is_taken(ring):
    ring.master.enter("NORTH", "A AAA - BBB")

    ring.master.late("NORTH", late=True, reason="two minutes")
    assert judged(ring, "NORTH")[0].how is How.LATE
    assert texts_of(ring.master.preview().orders) == {"NORTH": ()}

    ring.master.late("NORTH", late=True, accepted=True, reason="all agreed")
    assert texts_of(ring.master.preview().orders) == {"NORTH": ("A AAA - BBB",)}
    ring.master.late("NORTH", late=False)
    assert not ring.master.view().desk.late


def test_civil_disorder_lasts_until_it_is_lifted(ring):
    ring.master.enter("NORTH", "A AAA - BBB")
    ring.master.declare_disorder("NORTH", declared=True, reason="went home")

    play(ring)
    assert ring.public().past[0].disorder == ("NORTH",)
    assert texts_of(ring.public().past[0].orders) == {}
    ring.master.enter("NORTH", "A AAA - BBB")
    assert judged(ring, "NORTH")[0].how is How.DISORDER

    ring.master.declare_disorder("NORTH", declared=False, reason="somebody else plays on")
    assert judged(ring, "NORTH")[0].how is How.READ


def test_somebody_else_takes_over_a_power(ring):
    ring.players.replace("NORTH", " Hana ", reason="Player 1 went home")

    assert ring.public().player("NORTH") == "Hana"
    assert ring.public().player("SOUTH") == "Player SOUTH"


def test_a_rewind_lays_the_slips_on_the_desk_again_and_forgets_nothing(ring):
    play(ring, {"NORTH": "A AAA - BBB"})
    play(ring, {"NORTH": "A BBB - AAA"})
    steps = len(ring.master.events())

    ring.master.rewind("S1901M", reason="a slip was misread")

    public = ring.public()
    assert (public.phase.code, public.stage, public.past) == ("S1901M", Stage.WRITING, ())
    assert public.position.at("AAA")
    assert ring.master.view().desk.slips == {"NORTH": "A AAA - BBB"}
    assert [event.kind for event in ring.master.events()[steps:]] == ["rewound", "called"]
    assert len(ring.master.events()) == steps + 2


def test_a_rewind_leads_back_from_the_end_of_a_game(ring):
    class Over(type(ring.rules)):
        def outcome(self, position, sides=()):
            return Outcome(End.SOLO, ("NORTH",))

    ring.log.rules = Over(ring.rules.board)
    ring.master.commit()
    assert ring.public().stage is Stage.OVER

    ring.master.rewind("S1901M", reason=REASON)

    assert ring.public().outcome is None
    assert ring.public().stage is Stage.WRITING


def test_two_judgings_of_one_phase_are_compared(ring):
    play(ring, {"NORTH": "A AAA - BBB"})
    ring.master.rewind("S1901M", reason=REASON)
    ring.master.enter("NORTH", "A AAA H")

    old = ring.master.view().abandoned

    assert [one.unit for one in ruled_otherwise(old, ring.master.preview())] == ["A AAA"]
    ring.master.enter("NORTH", "A AAA - BBB")
    assert ruled_otherwise(old, ring.master.preview()) == ()


def test_differences_tell_what_a_phase_changes(club):
    club.master.enter("FRANCE", "A Par - Bur")

    assert differences(club.master.preview()) == (
        Difference(change=Change.MOVED, power="FRANCE", unit="A PAR", where="BUR"),
    )


def test_differences_tell_of_dislodged_units_and_of_centres(club):
    units = (
        Unit("AUSTRIA", ARMY, "SER"),
        Unit("TURKEY", ARMY, "BUL"),
        Unit("AUSTRIA", ARMY, "RUM"),
    )
    board = replace(club.public().position, units=units, phase=Phase.parse("F1901M"))
    club.master.edit(board, reason=REASON)
    club.master.enter("AUSTRIA", "A Ser - Bul\nA Rum S A Ser - Bul")

    found = {(one.change, one.unit or one.where) for one in differences(club.master.preview())}

    assert (Change.MOVED, "A SER") in found
    assert (Change.DISLODGED, "A BUL") in found


def test_the_board_is_set_up_otherwise_with_a_reason(club):
    start = club.public().position
    units = tuple(unit for unit in start.units if unit.at != "PAR")
    owners = {**start.owners, "BEL": "FRANCE"}
    changed = replace(start, units=units, owners=owners, phase=Phase.parse("F1901M"))

    refused(lambda: club.master.edit(changed, reason=" "), Refusal.NO_REASON)
    club.master.edit(changed, reason="a piece was knocked over")

    public = club.public()
    assert public.phase.code == "F1901M"
    assert public.position.at("PAR") is None
    assert public.counted["FRANCE"] == 4


def test_a_board_that_cannot_be_is_refused(club):
    start = club.public().position
    twice = replace(start, units=(*start.units, Unit("FRANCE", FLEET, "PAR")))
    no_centre = replace(start, owners={**start.owners, "BUR": "FRANCE"})

    refused(lambda: club.master.edit(start, reason=REASON), Refusal.BOARD_UNCHANGED)
    refused(lambda: club.master.edit(twice, reason=REASON), Refusal.BOARD_IMPOSSIBLE)
    refused(lambda: club.master.edit(no_centre, reason=REASON), Refusal.BOARD_IMPOSSIBLE)
    play(club)
    refused(lambda: club.master.edit(start, reason=REASON), Refusal.BOARD_BACKWARDS)


def test_a_slip_that_was_typed_can_be_taken_back(ring):
    ring.master.enter("NORTH", "A AAA - BBB")
    ring.master.enter("NORTH", "")

    assert ring.master.view().desk.slips == {}
    assert [e.text for e in ring.master.events() if isinstance(e, SlipEntered)] == [
        "A AAA - BBB",
        "",
    ]


def test_the_same_slip_is_stored_once(ring):
    ring.master.enter("NORTH", "A AAA - BBB")
    steps = len(ring.master.events())

    ring.master.enter("NORTH", "A AAA - BBB  ")

    assert len(ring.master.events()) == steps


def test_signs_that_no_paper_shows_are_left_out(ring):
    ring.master.enter("NORTH", "A AAA\t- BBB\x07\ud800")

    assert ring.master.view().desk.slips["NORTH"] == "A AAA - BBB"


def test_a_full_disk_changes_nothing(lead, rules):
    store = FullStore()
    ring = lead(rules, store)
    ring.master.enter("NORTH", "A AAA - BBB")
    before = ring.master.view()
    store.full = True

    for act in (
        lambda: ring.master.enter("NORTH", "A AAA H"),
        ring.master.commit,
        lambda: ring.players.replace("NORTH", "Hana", reason=REASON),
    ):
        with pytest.raises(OSError, match="disk full"):
            act()

    assert ring.master.view() == before


def test_a_table_that_nobody_leads_has_no_desk_and_no_branches(begin, rules, tmp_path):
    store = MemoryStore()
    begin(store)
    table = Table(rules, store)

    assert table.master is None
    refused(
        lambda: branch_game(table, tmp_path / "b", phase="S1901M", title="B", reason=REASON),
        Refusal.NOT_LED,
    )


def test_nobody_seals_where_a_master_leads(ring):
    with pytest.raises(ValueError, match="does not follow"):
        ring.envelopes.seal("NORTH", [])


def test_what_cannot_be_done_is_refused(ring):
    refused(lambda: ring.master.enter("EAST", "A AAA H"), Refusal.UNKNOWN_POWER)
    refused(lambda: ring.master.enter("NORTH", "A" * 20_001), Refusal.TOO_LONG_SLIP)
    refused(lambda: ring.master.rewind("F1901M", reason=REASON), Refusal.NO_SUCH_PHASE)
    refused(lambda: ring.master.late("NORTH", late=True), Refusal.NO_REASON)
    refused(lambda: ring.players.replace("NORTH", "", reason=REASON), Refusal.NO_NAME)
    ring.master.commit()
    refused(lambda: ring.master.enter("NORTH", "A AAA H"), Refusal.REVEALED)
    refused(ring.master.commit, Refusal.REVEALED)


def test_every_moment_of_a_table_is_found_again_in_its_file(lead, rules):
    store = MemoryStore()
    ring = lead(rules, store)
    for act in (
        lambda: ring.master.enter("NORTH", "A AAA - BBB"),
        lambda: ring.master.late("NORTH", late=True, accepted=True, reason=REASON),
        lambda: ring.master.declare_disorder("SOUTH", declared=True, reason=REASON),
        ring.master.commit,
        ring.advance,
        lambda: ring.players.replace("SOUTH", "Hana", reason=REASON),
        lambda: ring.master.rewind("S1901M", reason=REASON),
    ):
        act()

        assert replayed(rules, store.events()) == ring.log.state
    assert any(isinstance(event, Rewound) for event in store.events())


def test_every_phase_of_the_game_as_it_stands_can_be_branched_from(ring):
    play(ring)
    play(ring)
    ring.master.rewind("F1901M", reason=REASON)

    begun = ring.master.beginnings()

    assert [one.phase for one in begun] == ["S1901M", "F1901M"]
    assert ring.master.events()[begun[1].step - 2].kind == "rewound"


def test_what_the_table_went_back_from_can_be_looked_at(ring):
    play(ring, {"NORTH": "A AAA - BBB"})
    play(ring)
    ring.master.rewind("S1901M", reason="first")
    play(ring, {"NORTH": "A AAA H"})
    ring.master.rewind("S1901M", reason="second")

    first, second = ring.master.left_lines()

    assert [past.phase.code for past in first.past] == ["S1901M", "F1901M"]
    assert (first.to, first.reason, second.reason) == ("S1901M", "first", "second")
    assert texts_of(second.past[0].orders) == {"NORTH": ("A AAA H",)}
    assert not ring.public().past
