"""The script of a reveal: what lies on the board when, without a board and without a clock."""

from dataclasses import replace

import pytest

from engine.board.location import province_of
from engine.rules.order import texts_of
from gui.games.diplomacy.marks import drawing
from gui.games.diplomacy.reveal.script import script
from gui.map.arrows.marks import MoveMark, StandOffMark, SupportMark, TrailMark
from gui.reveal.step import Deed, Mode, Scene


def plain(marks):
    return {
        mark if isinstance(mark, StandOffMark | TrailMark) else replace(mark, glow=False)
        for mark in marks
    }


def move_of(marks, at):
    return next(m for m in marks if isinstance(m, MoveMark) and m.at == at)


def conflicts(steps):
    return [step for step in steps if step.scene is Scene.CONFLICT]


def check_every_step(past, board, mode):
    steps = script(past, board, mode)
    judged = drawing.marks_for_resolution(board, past.before, past.orders, past.resolution)
    final = steps[-1]
    assert plain(final.marks(0)) == plain(judged)
    assert final.after == drawing.marks_for_resolution(
        board, past.before, past.orders, past.resolution, after=True
    )
    assert final.marks(final.length) == final.after
    assert len(conflicts(steps)) == len(past.resolution.conflicts)
    for step in steps:
        times = [cue.at for cue in step.cues]
        assert times == sorted(times)
        assert 0 <= step.told_at <= step.length
        assert not step.grown(step.length)
        assert all(one.mark in step.marks(one.at) for one in step.growing)
    return steps


@pytest.mark.parametrize("mode", Mode)
def test_the_sample_game_ends_in_every_phase_with_what_was_judged(played, diplomacy, mode):
    for past in played:
        check_every_step(past, diplomacy.board, mode)


@pytest.mark.parametrize("seed", range(4))
def test_any_phase_can_be_revealed(random_phases, diplomacy, seed):
    for past in random_phases(seed, 14):
        check_every_step(past, diplomacy.board, Mode.BY_POWER)


def test_every_unit_that_ends_elsewhere_is_seen_to_go_or_to_be_taken_off(random_phases, diplomacy):
    for past in random_phases(11, 18):
        steps = script(past, diplomacy.board)
        before = {(u.power, u.at) for u in past.before.units}
        before |= {(d.unit.power, d.unit.at) for d in past.before.dislodged}
        after = {(u.power, u.at) for u in past.resolution.after.units}
        after |= {(d.unit.power, d.unit.at) for d in past.resolution.after.dislodged}
        letters = {p.letter: p.id for p in diplomacy.board.powers}
        acts = [one for step in steps for one in step.motions]
        gone = {
            (letters[one.letter], one.way[0]) for one in acts if one.deed in (Deed.GO, Deed.VANISH)
        }
        come = {
            (letters[one.letter], one.way[-1]) for one in acts if one.deed in (Deed.GO, Deed.APPEAR)
        }
        assert gone <= before
        assert (before - gone) | come == after


def test_orders_are_laid_power_by_power_and_stay(played, diplomacy):
    steps = script(played[0], diplomacy.board)

    assert steps[0].marks(0) == ()
    laid = [len(step.marks(step.length)) for step in steps if step.scene is Scene.POWER]
    assert laid == [3, 6, 9, 12, 15, 19, 22]


def test_arrows_grow_one_after_another_while_their_power_is_read(played, diplomacy):
    austria = script(played[0], diplomacy.board)[1]

    assert austria.power == "AUSTRIA"
    shares = austria.grown(200)
    assert shares[0] > shares[1] > shares[2] > 0
    assert not austria.grown(austria.length)
    assert austria.chosen == {"VIE", "BUD", "TRI"}


def test_nobody_counts_before_the_conflicts(phase_of, diplomacy):
    past = phase_of(
        {"GERMANY": ["A MUN", "A RUH"], "FRANCE": ["A BUR"]},
        {
            "GERMANY": ["A RUH - BUR", "A MUN S A RUH - BUR"],
            "FRANCE": ["A BUR H"],
        },
    )
    steps = script(past, diplomacy.board, Mode.BY_CONFLICT)
    fight = conflicts(steps)[0]

    assert move_of(steps[1].marks(steps[1].length), "RUH").strength == 0
    counted = [move_of(cue.marks, "RUH").strength for cue in fight.cues]
    assert counted == [0, 0, 2, 2]
    widths = [move_of(cue.marks, "RUH").supports for cue in fight.cues]
    assert widths == [0, 0, 1, 1]


def test_the_verdict_comes_after_the_counting_with_the_blow(phase_of, diplomacy):
    past = phase_of(
        {"GERMANY": ["A MUN", "A RUH"], "FRANCE": ["A BUR"]},
        {"GERMANY": ["A RUH - BUR", "A MUN S A RUH - BUR"], "FRANCE": ["A BUR H"]},
    )
    fight = conflicts(script(past, diplomacy.board))[0]

    assert [(one.province, one.deed) for one in fight.motions] == [("BUR", Deed.PUSH)]
    assert fight.motions[0].at == fight.told_at == fight.cues[-1].at
    assert not fight.told(fight.told_at - 1)
    assert fight.told(fight.told_at)
    assert fight.near == {"BUR", "RUH", "MUN"}


def test_both_sides_of_a_stand_off_run_and_come_back(played, diplomacy):
    fight = next(
        step
        for step in script(played[0], diplomacy.board)
        if step.conflict is not None and step.conflict.where == "GAL"
    )

    assert {(one.province, one.deed) for one in fight.motions} == {
        ("BUD", Deed.BOUNCE),
        ("WAR", Deed.BOUNCE),
    }
    before, after = fight.marks(fight.told_at - 1), fight.marks(fight.told_at)
    assert not move_of(before, "BUD").failed
    assert move_of(after, "BUD").failed


def test_what_cuts_a_support_is_told_before_what_was_lost_by_it(phase_of, diplomacy):
    past = phase_of(
        {"GERMANY": ["A RUH", "A MUN"], "FRANCE": ["A BUR"], "ITALY": ["A TYR"]},
        {
            "GERMANY": ["A RUH - BUR", "A MUN S A RUH - BUR"],
            "FRANCE": ["A BUR H"],
            "ITALY": ["A TYR - MUN"],
        },
    )
    first, second = conflicts(script(past, diplomacy.board))

    assert [first.conflict.where, second.conflict.where] == ["MUN", "BUR"]
    support = next(m for m in second.cues[0].marks if isinstance(m, SupportMark))
    assert support.cut
    assert all(move_of(cue.marks, "RUH").strength == 0 for cue in second.cues)


def test_a_convoy_is_crossed_only_when_its_fleet_is_beaten(phase_of, diplomacy):
    past = phase_of(
        {"ENGLAND": ["A LON", "F NTH"], "GERMANY": ["F HEL", "F SKA"]},
        {
            "ENGLAND": ["A LON - NWY VIA", "F NTH C A LON - NWY"],
            "GERMANY": ["F HEL - NTH", "F SKA S F HEL - NTH"],
        },
    )
    fight = conflicts(script(past, diplomacy.board))[0]

    assert fight.conflict.where == "NTH"
    assert not move_of(fight.marks(fight.told_at - 1), "LON").failed
    assert move_of(fight.marks(fight.told_at), "LON").failed


def test_a_convoyed_army_travels_over_its_fleets(phase_of, diplomacy):
    past = phase_of(
        {"ENGLAND": ["A LON", "F NTH"]},
        {"ENGLAND": ["A LON - NWY", "F NTH C A LON - NWY"]},
    )
    last = script(past, diplomacy.board)[-1]

    assert [(one.province, one.way) for one in last.motions] == [("LON", ("LON", "NTH", "NWY"))]


def test_a_phase_without_conflicts_goes_straight_to_the_moves(played, diplomacy):
    scenes = [step.scene for step in script(played[2], diplomacy.board, Mode.BY_CONFLICT)]

    assert scenes == [Scene.OPENED, Scene.LAID, Scene.CARRIED_OUT]


def test_a_unit_driven_out_stays_driven_out_in_the_steps_that_follow(played, diplomacy):
    steps = script(played[4], diplomacy.board)
    place = next(i for i, s in enumerate(steps) if s.conflict and s.conflict.where == "BUR")

    assert not any(one.province == "BUR" for one in steps[place].done)
    for step in steps[place + 1 :]:
        assert [one.deed for one in step.done if one.province == "BUR"] == [Deed.PUSH]


def test_all_provinces_a_conflict_is_about_exist(played, diplomacy):
    for past in played:
        for step in script(past, diplomacy.board):
            assert step.near <= set(diplomacy.board.provinces)
            if step.conflict is not None:
                assert province_of(step.conflict.where) in step.near


@pytest.mark.parametrize("seed", range(6))
def test_what_lies_on_the_board_tells_nothing_of_orders_not_read(random_phases, diplomacy, seed):
    """Whatever the others wrote, and however it was judged, the steps up to one are the same."""
    board = diplomacy.board
    for past in random_phases(seed, 8):
        steps = script(past, board)
        read = [step.power for step in steps if step.scene is Scene.POWER]
        for place, power in enumerate(read, 1):
            before = read[: read.index(power) + 1]
            orders = {one: past.orders[one] if one in before else () for one in past.orders}
            other = replace(
                past, orders=orders, resolution=diplomacy.adjudicate(past.before, texts_of(orders))
            )
            twin = script(other, board)
            for one, theirs in zip(steps[: place + 1], twin[: place + 1], strict=True):
                assert one == theirs
