"""A phase out of a damaged file: it is no phase, or all of it can be revealed."""

import json
from dataclasses import replace

from engine.games.diplomatia.calendar import KEY
from engine.robots.fuzz import damage
from engine.rules.position import Carrier
from engine.store.codec import event_of, event_text
from engine.table.event import Resolved
from gui.games.diplomatia import brief, contests, course, marks, reasons, telling
from gui.reveal.step import Mode

VALUES = (
    *("x", "FZA", "A x", "F FZA", "RUS", "A KAR - LOY", "T9M", "given", "turned", "fallen"),
    *(-1, 99, None, True, [], ["x"], {}, "", "\0"),
)


def revealed(past, board):
    """Ask for everything that a reveal shows."""
    for mode in Mode:
        course.script(past, board, mode)
    marks.marks_for_resolution(board, past.before, past.orders, past.resolution)
    brief.in_brief(past, board)
    for one in past.resolution.conflicts:
        telling.outcome(one, board)
        telling.consequence(one, past, board)
        telling.section(one, past)
        telling.reasons(one, past, board)
        for side in one.sides:
            telling.stays(side, past, board)
    for ruling in past.resolution.rulings:
        contests.concerned(ruling, board)
        contests.contest(ruling, past)
        for say in (reasons.headline, reasons.question, reasons.order_line):
            say(ruling, board)
        reasons.own_result(ruling)
        for finding in ruling.findings:
            contests.places(finding, ruling, board)
            reasons.tell(finding, ruling, board)


def test_each_place_of_a_phase_may_hold_anything(judged, board):
    past = judged(
        "VIS A POM F JBA; SCA F SKA F ZBA; RUS F FZA A KAR",
        (
            "VIS A POM - SMA; VIS F JBA T POM - SMA; SCA F SKA - JBA; SCA F ZBA P F SKA - JBA; "
            "RUS F FZA O; RUS A KAR ZP FZA"
        ),
    )
    assert any(isinstance(one, Carrier) for one in past.resolution.after.dislodged)
    event = json.loads(event_text(Resolved(phase="T1M", resolution=past.resolution)))
    seen = 0
    for number, place in enumerate(damage.places(event["resolution"])):
        for value in (*VALUES[number % 6 :: 6], damage.STRANGE[number % len(damage.STRANGE)]):
            text = json.dumps(damage.changed(event, ("resolution", *place), value))
            try:
                read = event_of(text, KEY).resolution
            except ValueError:
                continue
            if read.lies_on(board):
                seen += 1
                revealed(replace(past, resolution=read), board)

    assert seen


def test_a_fleet_that_carries_what_is_nothing_is_no_other_fleet(judged, board):
    past = judged(
        "VIS A POM F JBA; SCA F SKA F ZBA",
        "VIS A POM - SMA; VIS F JBA T POM - SMA; SCA F SKA - JBA; SCA F ZBA P F SKA - JBA",
    )
    event = json.loads(event_text(Resolved(phase="T1M", resolution=past.resolution)))
    carries = ("resolution", "after", "dislodged", 0, "carries")
    for place in (carries, (*carries, 0)):
        for value in (*VALUES, *damage.STRANGE):
            if place == carries and value == []:
                continue  # it carries nobody: that can be
            text = json.dumps(damage.changed(event, place, value))
            try:
                read = event_of(text, KEY).resolution
            except ValueError:
                continue

            assert not read.lies_on(board), (place, value)
