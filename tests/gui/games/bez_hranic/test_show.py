"""The show: what it says when, in how much time, and that nothing on its map hides another."""

import random
from itertools import combinations, pairwise

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtTest import QTest

from engine.board.loader import load_states, state_map_names
from engine.games.bez_hranic.bills import trip_to
from engine.games.bez_hranic.deck import deals
from engine.games.bez_hranic.distance import above_best, best_of_table, saw_best
from engine.games.bez_hranic.journey import Trip, journey
from engine.games.bez_hranic.placements import fields_of
from engine.games.bez_hranic.tables import load_table
from engine.store.cover import Cover
from gui import i18n
from gui.games.bez_hranic.show.lead import ShowLead
from gui.games.bez_hranic.show.show_page import ShowCanvas
from gui.games.bez_hranic.show.stage import FOREVER
from gui.games.bez_hranic.show.steps import Act, Cue, steps
from gui.games.bez_hranic.show.telling import Telling, telling_of
from gui.games.bez_hranic.show.timing import LINES, beat, lines_told
from gui.games.bez_hranic.show.trip import ShownTrip
from gui.games.bez_hranic.show.trip_places import Placing
from gui.games.bez_hranic.words import show as words
from gui.games.bez_hranic.words.states import over_words
from tests.gui.games.bez_hranic.conftest import played

BOX = QRectF(0, 0, 1290, 1080)


def tellings(bridge, number):
    """Return every step of a round."""
    view = bridge.public()
    count = len(steps(view.seen.past[number - 1]))
    return [Telling(view, Cue(number, step)) for step in range(count)]


# -- time ----------------------------------------------------------------------------------------


def test_a_bill_takes_three_to_six_seconds_and_a_round_of_six_less_than_forty(europe):
    for past in europe.public().seen.past:
        told = steps(past)
        beats = [beat(told, place, past.bills) for place in range(len(told))]
        for bill in range(len(past.bills)):
            mine = [b for b, step in zip(beats, told, strict=True) if step.bill == bill]
            assert 3000 <= sum(b.length + b.pause for b in mine) <= 6000
        assert sum(b.length + b.pause for b in beats) < 40_000


@pytest.mark.parametrize("number", [1, 3, 7])
def test_lines_appear_one_after_another_and_figures_only_go_on(europe, number):
    for bill in range(6):
        mine = [one for one in tellings(europe, number) if one.step.bill == bill]
        seen, told = [], []
        for one in mine:
            for moment in range(0, one.beat.length + 1, 40):
                so_far = one.told(moment)
                seen.append(lines_told(so_far.bill, one.step, moment))
                told.append((so_far.crossed, so_far.paired))
        assert all(before <= after for before, after in pairwise(seen))
        assert all(b <= a for one, two in pairwise(told) for b, a in zip(one, two, strict=True))
        assert seen[-1] == len(LINES)
        whole = mine[0].past.bills[bill].journey
        assert told[-1] == (whole.crossings, len(whole.pairs))


def test_what_changes_is_painted_and_nothing_after_all_has_come_to_rest(europe, qtbot):
    canvas = ShowCanvas()
    qtbot.addWidget(canvas)
    canvas.resize(640, 360)
    for one in tellings(europe, 7)[:12]:
        length = one.beat.length
        assert not canvas.stage.changed(one, FOREVER, FOREVER)
        if one.step.act is not Act.END:
            assert canvas.stage.changed(one, 0, length)


# -- who leads -----------------------------------------------------------------------------------


@pytest.fixture
def canvas(europe, qtbot):
    """Return a window that follows the cue."""
    canvas = ShowCanvas()
    qtbot.addWidget(canvas)
    canvas.resize(1280, 720)

    def follow():
        canvas.show_view(europe.public())

    europe.changed.connect(follow)
    yield canvas
    europe.changed.disconnect(follow)


@pytest.fixture
def lead(europe, canvas):
    del canvas  # it follows from the beginning
    lead = ShowLead(europe)
    lead.open(1)
    yield lead
    lead._next.stop()


def test_lines_of_a_bill_come_by_themselves_and_rest_at_its_total(lead):
    lead.on()
    for _ in range(30):
        if not lead._next.isActive():
            break
        lead._on_time()
    assert lead.told[lead.cue.step].act is Act.TOTAL
    assert lead.told[lead.cue.step].bill == 0


def test_by_itself_it_goes_through_the_whole_round(lead):
    lead.key(Qt.Key.Key_K)
    for _ in range(200):
        if not lead._next.isActive():
            break
        lead._on_time()
    assert lead.told_out


def test_keys_lead_on_back_and_once_more(lead):
    lead.key(Qt.Key.Key_Space, shifted=True)
    assert lead.told[lead.cue.step] == steps(lead._bridge.public().seen.past[0])[1]
    lead.key(Qt.Key.Key_Space, shifted=True)
    second = lead.cue.step
    assert lead.told[second].act is Act.STONES
    assert lead.told[second].bill == 1
    lead.key(Qt.Key.Key_S)
    assert lead.told[lead.cue.step].act is Act.TOTAL
    assert not lead.cue.moving
    lead.key(Qt.Key.Key_R)
    assert lead.cue.step == second
    assert lead.cue.moving
    take = lead.cue.take
    lead.key(Qt.Key.Key_R)
    assert lead.cue.take > take
    lead.key(Qt.Key.Key_Left)
    assert (lead.cue.step, lead.cue.moving) == (second - 1, False)
    lead.key(Qt.Key.Key_4)
    assert lead.cue.speed == 4
    assert lead.key(Qt.Key.Key_F)
    assert lead.cue.facts
    assert lead.key(Qt.Key.Key_Space)
    assert not lead.cue.facts
    assert not lead.key(Qt.Key.Key_X)


def test_space_in_the_room_leads_on_too(canvas, lead, europe):
    europe.led_on.emit()
    assert lead.cue.step == 1
    assert canvas.step() == lead.told[1]
    lead.key(Qt.Key.Key_End)
    europe.led_on.emit()
    assert lead.told_out


def test_space_never_waits_and_a_step_in_motion_comes_to_rest(canvas, lead):
    lead.on()
    assert canvas.moving
    assert canvas.elapsed == 0
    lead.on()
    assert canvas.step() == lead.told[2]
    while canvas.moving:
        canvas.tick(40)
    assert canvas.elapsed == canvas.telling.beat.length
    lead.key(Qt.Key.Key_Left)
    assert not canvas.moving


def test_the_start_is_clicked_on_the_map_to_read_its_card(canvas, lead, europe):
    canvas.facts_asked.connect(lead.turn_facts)
    lead.on()
    start = europe.public().seen.past[0].offer.start
    places = canvas.stage.map_of(canvas.telling).places(canvas.telling.trip(), BOX)
    at = canvas.units.map(places.stones[start]).toPoint()
    QTest.mouseClick(canvas, Qt.MouseButton.LeftButton, pos=at)
    assert lead.cue.facts
    assert load_table("europe").states[start].capital["en"] in canvas.read_aloud()
    QTest.mouseClick(canvas, Qt.MouseButton.LeftButton, pos=at)
    assert not lead.cue.facts


# -- the map -------------------------------------------------------------------------------------


def random_trip(chance, map_):
    """Return any trip that a deal allows."""
    table = load_table(map_)
    offer = chance.choice(deals(str(chance.random()), table.states))
    fields = chance.sample(offer.fields, 1 if offer.round < 3 else 2)
    road = trip_to(offer, fields)
    way = journey(table.map, road)
    return ShownTrip(
        offer.start, offer.target, road.chosen, way.route, way.pairs, insets=chance.randint(0, 2)
    )


@pytest.mark.parametrize("language", i18n.LANGUAGES)
@pytest.mark.parametrize("map_", state_map_names())
def test_no_name_stone_number_plate_or_inset_hides_another(qapp, map_, language, monkeypatch):
    monkeypatch.setattr(i18n, "language", lambda: language)
    chance, loaded = random.Random(f"{map_} {language}"), load_states(map_)
    for _ in range(40):
        trip = random_trip(chance, map_)
        places = Placing(loaded, BOX, trip).place()
        for (one, first), (other, second) in combinations(places.solid(), 2):
            assert not first.intersects(second), (one, other, trip)
        named = {name.part for name in places.names}
        assert {*places.stones, *trip.route} <= named, trip
        assert all(BOX.contains(name.room) for name in places.names)
        assert not any(name.room.intersects(line) for name in places.names for line in places.lines)


def test_a_token_does_not_hide_the_number_of_the_border_next_to_it(qapp):
    way = journey(load_table("europe").map, Trip("IT", ("MC",), ""))
    trip = ShownTrip("IT", "", ("MC",), way.route, way.pairs)
    places = Placing(load_states("europe"), BOX, trip).place()

    assert way.route == ("IT", "FR", "MC")
    token, last = places.stone_box("MC"), places.numbers[-1]
    assert not token.contains(last)


# -- words ---------------------------------------------------------------------------------------


def test_who_decided_best_is_marked_and_who_saw_it_is_named(europe):
    view = europe.public()
    for past in view.seen.past:
        off = {bill.colour: above_best(past, bill) for bill in past.bills}
        assert best_of_table(past) == tuple(c for c in off if off[c] == min(off.values()))
        assert min(off.values()) >= 0
        saw = {
            view.player(bill.colour)
            for bill in past.bills
            if {*fields_of(past.laid, bill.colour)} == {*past.best.fields}
        }
        assert {*words.who_saw(past, view)} == saw
        as_good = any(saw_best(past, bill) for bill in past.bills)
        headline = words.best_headline(past, view)
        assert ("As good as any" in headline) == (as_good and not saw)
        assert ("What nobody saw" in headline) == (not as_good)


@pytest.mark.parametrize(("players", "colours"), [(6, "one"), (2, "two")])
def test_the_end_tells_the_distance_that_the_club_keeps(qapp, europe, players, colours):
    bridge = europe if colours == "one" else played(players=players, colours=colours)
    view = bridge.public()
    kept = Cover.of(view, 1, "2026-11-27T20:00:00+00:00").off_best

    assert {one.player: one.off for one in telling_of(view).results()} == {
        view.player(seat): float(distance.mean) for seat, distance in kept.items()
    }


def test_the_way_of_the_best_choice_is_told_as_the_rulebook_tells_it(qapp, monkeypatch):
    told = {
        "en": ["Italy", "Malta", "Montenegro"],
        "cs": ["Itálii", "Maltu", "Černou Horu"],
    }
    for language, names in told.items():
        monkeypatch.setattr(i18n, "language", lambda language=language: language)
        assert [over_words("europe", state) for state in ("IT", "MT", "ME")] == names


def test_every_moment_of_a_game_can_be_painted(europe, qtbot):
    canvas = ShowCanvas()
    qtbot.addWidget(canvas)
    canvas.resize(320, 180)
    chance = random.Random(5)
    for number in (1, 7):
        for one in chance.sample(tellings(europe, number), 5) + tellings(europe, number)[-3:]:
            canvas.telling = one
            for moment in (0, one.beat.length * chance.random(), FOREVER):
                canvas.show_moment(moment)
                assert not canvas.grab().isNull()
