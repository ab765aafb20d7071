"""The examples of the handbook as they are revealed: what is drawn, what moves, what is told."""

import random

import pytest

from engine.games.diplomatia.orders import Seize, meant
from engine.games.diplomatia.reasons import Reason
from engine.rules.ruling import Verdict
from gui import i18n
from gui.explain.why_panel import ConflictSides
from gui.games.diplomatia import brief, contests, course, marks, telling
from gui.map.arrows.marks import (
    ConvoyMark,
    HoldMark,
    MoveMark,
    RetreatMark,
    SupportHoldMark,
    SupportMark,
)
from gui.reveal.step import Deed, Mode, Scene

EXAMPLES = {
    1: (
        "FRA A PRO A STF; GER A SVY",
        "FRA A PRO - LOM; FRA A STF - PRO; GER A SVY - LOM",
    ),
    2: (
        "FRA A PRO A STF; GER A SVY",
        "FRA A PRO - BUR; FRA A STF P A PRO - BUR; GER A SVY - BUR",
    ),
    4: (
        "GBR A BRT A NRM; GER A BUR; FRA A PRO A STF",
        (
            "GBR A BRT - STF; GBR A NRM P A BRT - STF; GER A BUR P A BRT - STF; FRA A PRO PO STF; "
            "FRA A STF O"
        ),
    ),
    5: (
        "GBR A BRT; GER A NRM; FRA A BUR A STF",
        "GBR A BRT - STF; GER A NRM P A BRT - STF; FRA A BUR - NRM; FRA A STF O",
    ),
    6: (
        "ESP F JAT; GBR F KEL; FRA F BIS",
        "ESP F JAT - BIS; GBR F KEL P F JAT - BIS; FRA F BIS - KEL",
    ),
    8: (
        "GBR A JAN A BRT F LAM; FRA A BUR A STF; GER A NRM",
        (
            "GBR A JAN - NRM; GBR A BRT P A JAN - NRM; GBR F LAM T JAN - NRM; FRA A BUR - NRM; "
            "FRA A STF P A BUR - NRM; GER A NRM O"
        ),
    ),
    9: (
        "VIS A POM F JBA; SCA F SKA F ZBA; RUS F FZA",
        (
            "VIS A POM - SMA; VIS F JBA T POM - SMA; SCA F SKA - JBA; SCA F ZBA P F SKA - JBA; "
            "RUS F FZA - VBA"
        ),
    ),
    10: ("RUS A KAR", "RUS A KAR ZP FZA"),
    11: (
        "RUS A KAR; SCA F BOT; VIS F FZA",
        "RUS A KAR ZP FZA; SCA F BOT P A KAR ZP FZA; VIS F FZA - BOT",
    ),
}
CHAIN = (
    "RUS A KAR F FZA; SCA F BOT",
    "RUS A KAR - UPP; RUS F FZA T KAR - BOT; SCA F BOT T FZA - UPP",
)


@pytest.fixture(params=EXAMPLES.values(), ids=EXAMPLES)
def example(request, judged):
    return judged(*request.param)


def drawn(past, board, **how):
    return marks.marks_for_resolution(board, past.before, past.orders, past.resolution, **how)


def shown(past, board, kind, **how):
    return [mark for mark in drawn(past, board, **how) if isinstance(mark, kind)]


def written(past, board, kind):
    all_of_it = marks.marks_for_orders(board, past.before, past.orders)
    return [mark for mark in all_of_it if isinstance(mark, kind)]


@pytest.mark.parametrize("mode", list(Mode))
def test_every_example_is_told_from_the_seals_to_the_end(example, board, mode, language):
    steps = course.script(example, board, mode)

    assert steps[0].scene is Scene.OPENED
    assert steps[-1].scene is Scene.CARRIED_OUT
    conflicts = [step.conflict for step in steps if step.scene is Scene.CONFLICT]
    assert len(conflicts) == len(example.resolution.conflicts)
    for one in conflicts:
        said = [
            telling.outcome(one, board),
            telling.consequence(one, example, board),
            telling.section(one, example),
            *telling.reasons(one, example, board),
            *(telling.stays(side, example, board) for side in one.sides),
        ]
        assert all(said[:1] + said[2:])
        assert not any("{" in text or "None" in text for text in said)


def test_units_end_where_the_position_has_them(example, board):
    steps = course.script(example, board)
    standing = {unit.at: str(unit.kind) for unit in example.before.units}
    went = [one for step in steps for one in (*step.motions, *step.done)]
    for one in went:
        if one.deed in (Deed.GO, Deed.PUSH, Deed.VANISH):
            standing.pop(one.province, None)
    for one in went:
        if one.deed is Deed.GO:
            standing[one.way[-1]] = one.kind

    assert standing == {unit.at: str(unit.kind) for unit in example.resolution.after.units}


def test_what_can_be_lit_lies_on_the_board(example, board):
    for ruling in example.resolution.rulings:
        assert set(contests.concerned(ruling, board)) <= board.provinces.keys()
        for finding in ruling.findings:
            assert set(contests.places(finding, ruling, board)) <= board.provinces.keys()
        met = contests.contest(ruling, example)
        for side in met.sides if met is not None else ():
            assert len(contests.blocks(side, example.before, board)) == side.strength


def test_a_phase_is_remembered_in_three_lines(example, board, language):
    lines = brief.in_brief(example, board)

    assert 0 < len(lines) <= brief.LINES
    assert all(line.order and line.result for line in lines)


def test_a_transport_is_one_wave_through_its_fleets(judged, board):
    past = judged(*CHAIN)

    for arrows in (shown(past, board, MoveMark), written(past, board, MoveMark)):
        assert [(mark.at, mark.via, mark.to) for mark in arrows] == [("KAR", ("FZA", "BOT"), "UPP")]
    assert not shown(past, board, ConvoyMark)
    (wave,) = course.script(past, board)[-1].motions
    assert (wave.deed, wave.way) == (Deed.GO, ("KAR", "FZA", "BOT", "UPP"))


def test_links_that_carry_nobody_are_drawn_by_themselves(judged, board):
    past = judged("RUS A KAR F FZA; SCA F BOT", "RUS A KAR O; RUS F FZA T KAR - BOT")

    (link,) = shown(past, board, ConvoyMark)
    assert (link.army, link.at, link.to, link.void) == ("KAR", "FZA", "BOT", True)


def test_a_seizure_is_drawn_from_the_army_and_nobody_moves(judged, board):
    past = judged(*EXAMPLES[10])

    (hook,) = shown(past, board, MoveMark)
    assert (hook.stays, hook.failed, hook.at, hook.to) == (True, False, "KAR", "FZA")
    assert shown(past, board, MoveMark, after=True) == [hook]
    assert course.script(past, board)[-1].motions == ()
    assert past.resolution.after.owners["FZA"] == "RUS"


def test_support_of_a_seizure_ends_on_its_hook(judged, board):
    past = judged(*EXAMPLES[11])

    (support,) = shown(past, board, SupportMark)
    (hook,) = [mark for mark in shown(past, board, MoveMark) if mark.stays]
    assert support.move == hook
    assert (hook.supports, hook.strength) == (1, 2)


def test_an_army_is_lost_with_its_fleet_in_the_same_blow(judged, board):
    past = judged(*EXAMPLES[9])

    steps = course.script(past, board)
    gone = [one.province for step in steps for one in step.motions if one.deed is Deed.VANISH]
    assert gone == ["JBA", "POM"]
    (fight,) = [step.conflict for step in steps if step.conflict is not None]
    assert "Pomerania" in telling.consequence(fight, past, board)


def test_a_unit_turned_to_defence_shows_where_it_wanted_to_go(judged, board):
    past = judged(
        "FRA A STF A PRO; GBR A BRT; ESP A NAV",
        "FRA A STF - NRM; FRA A PRO PO STF; GBR A BRT - STF",
    )

    (ring,) = [mark for mark in shown(past, board, HoldMark) if mark.to]
    assert (ring.at, ring.to) == ("STF", "NRM")
    assert "STF" not in [mark.at for mark in shown(past, board, MoveMark)]
    assert [mark.target for mark in shown(past, board, SupportHoldMark)] == ["STF"]


def test_a_besieged_unit_bears_the_strengths_of_both(judged, board):
    past = judged(*EXAMPLES[8])

    (ring,) = shown(past, board, HoldMark)
    assert ring.strengths == (2, 2)


def test_retreats_are_drawn_from_where_a_unit_was_driven(judged, board, rules):
    beaten = judged(
        "SCA F SKA F ZBA; VIS F JBA", "SCA F SKA - JBA; SCA F ZBA P F SKA - JBA; VIS F JBA O"
    )
    past = judged("", "VIS F JBA - VBA", position=beaten.resolution.after)

    (dots,) = shown(past, board, RetreatMark)
    assert (dots.at, dots.to, dots.failed) == ("JBA", "VBA", False)
    (motion,) = course.script(past, board)[-1].motions
    assert (motion.deed, motion.beaten) == (Deed.GO, True)


def test_evaluation_is_told_and_drawn(judged, rules, placed, board):
    start = rules.start()
    owners = {**start.owners, "LIT": "RUS", "CMV": "TUR"}
    standing = tuple(unit for unit in start.units if unit.at != "KAZ")
    before = placed("RUS A KAR", "T2C")
    before = type(before)(phase=before.phase, units=standing, owners=owners)
    past = judged("", "RUS A KAZ B; RUS F CMV D", position=before)

    deeds = {one.province: one.deed for one in course.script(past, board)[-1].motions}
    assert deeds == {"KAZ": Deed.APPEAR, "CMV": Deed.VANISH}


@pytest.mark.parametrize("seed", range(6))
def test_whatever_is_ordered_can_be_drawn_and_told(judged, rules, board, seed):
    """A whole turn by chance: every kind of order, rich in what goes wrong."""
    chance = random.Random(seed)
    position, lines = rules.start(), []
    for unit in position.units:
        so_far = (str(unit),)
        while True:
            open_ = [
                one
                for one in rules.choices(position, unit.power, so_far)
                if not one.why_not and one.token != "-"
            ]
            taken = chance.choice(open_)
            if taken.order:
                lines.append(f"{unit.power} {taken.order}")
                break
            so_far = (*so_far, taken.token)
    past = judged("", "; ".join(lines), position=position)

    for language in i18n.LANGUAGES:
        with i18n.speaking(language):
            for mode in Mode:
                for step in course.script(past, board, mode):
                    if step.conflict is not None:
                        assert telling.outcome(step.conflict, board)
                        telling.reasons(step.conflict, past, board)
            assert brief.in_brief(past, board)
    assert drawn(past, board)
    assert drawn(past, board, after=True)
    assert telling.carried_out(past)[1] == len(lines)
    seizures = [one for one in past.resolution.rulings if isinstance(meant(one.order), Seize)]
    for one in seizures:
        assert one.verdict in (Verdict.SUCCEEDS, Verdict.FAILS, Verdict.TURNED)
        assert one.findings[0].reason in set(Reason)


AWAY = (
    "FRA A STF A PRO; GBR A BRT; ESP A NAV",
    "FRA A STF - NRM; FRA A PRO PO STF; GBR A BRT - STF",
)
NOWHERE = ("ITA A BEN A LOM", "ITA A BEN - RIM; ITA A LOM - BEN")
"""Somebody who wanted to go elsewhere is turned to defence, or may not go there."""


@pytest.mark.parametrize("orders", [*EXAMPLES.values(), AWAY, NOWHERE])
def test_laptop_and_public_screen_say_the_same_of_whoever_stays(judged, board, orders, qapp):
    past = judged(*orders)
    for conflict in past.resolution.conflicts:
        told = ConflictSides(board)
        told.tell(conflict, past)
        for row, side in zip(told._rows, conflict.sides, strict=False):
            ruling = next(one for one in past.resolution.rulings if one.unit == side.unit)
            wanted = ruling.order.leads_to or ruling.written
            if side.holds and (wanted or ruling.verdict is Verdict.TURNED):
                assert row.order.text() == telling.stays(side, past, board)
