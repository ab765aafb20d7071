"""The study of Bez hranic: printed rounds that are changed and priced, and the route desk."""

import random
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from engine import tables
from engine.board.loader import load_states
from engine.games.bez_hranic.journey import Trip, price
from engine.games.bez_hranic.study.desk import Fails, desk_on
from engine.games.bez_hranic.study.examples import EXAMPLES
from engine.games.bez_hranic.study.round import START
from engine.games.bez_hranic.tables import load_table, table_names
from engine.table.live.table import Agreed
from gui import i18n, settings
from gui.explain import rules_text
from gui.explain.rules_panel import RulesPanel
from gui.games import catalogue
from gui.games.bez_hranic.looks import FIELD_KEYS
from gui.games.bez_hranic.show.trip import ShownTrip
from gui.games.bez_hranic.study.map_view import OnMap, StudyMap
from gui.games.bez_hranic.study.screen import DESK, RoadStudy
from gui.games.bez_hranic.study.state_line import read_way
from gui.games.bez_hranic.words import study as words
from gui.games.bez_hranic.words.states import state_name
from gui.kit import sizing, theme
from gui.library.library_screen import LibraryScreen
from gui.robots.games.bez_hranic.demo.demo_run import DemoRun
from gui.robots.games.bez_hranic.demo.printed_results import (
    best_differences,
    bill_differences,
    trip_differences,
)
from gui.windows.help.help_card import HelpCard
from gui.windows.main_window import MainWindow
from gui.windows.rounds.cards import LinesCard
from gui.windows.rounds.page import RoundsPage

BOTH = pytest.mark.parametrize("language", i18n.LANGUAGES)
ALL = pytest.mark.parametrize("example", EXAMPLES)


@pytest.fixture
def dressed(qapp):
    theme.prepare()
    sizing.dress()
    i18n.speak("en")
    yield
    i18n.speak("en")


@pytest.fixture
def study(qtbot, home, dressed):
    """Open the study, as large as a small laptop shows it."""

    def opened(size=(1280, 720)):
        found = RoadStudy()
        sizing.wear(found)
        qtbot.addWidget(found)
        found.resize(*size)
        found.show()
        return found

    return opened


@pytest.fixture
def window(qtbot, home, dressed, monkeypatch):
    monkeypatch.setenv("VELMOC_DEVELOPER", "1")
    settings.change(reduced_motion=True, language="en")
    found = MainWindow()
    qtbot.addWidget(found)
    found.resize(1280, 720)
    found.show()
    return found


# -- the way there -------------------------------------------------------------------------------


def test_the_study_is_a_shelf_beside_the_others(window, qtbot):
    window.navigator.show_library()
    library = window.screen_shown
    library.show_shelf("bez-hranic/examples")

    QTest.keyClick(library.items, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: isinstance(window.screen_shown, RoadStudy))

    window.screen_shown.shelves.games["diplomacy"].click()
    qtbot.waitUntil(lambda: isinstance(window.screen_shown, LibraryScreen))
    assert window.screen_shown.wanted.shelf == "diplomacy"


def test_the_page_of_a_new_game_leads_to_the_study_where_there_is_one(window, qtbot):
    for game, card in catalogue.LIVE.items():
        window.navigator.new_game(game=game)
        page = window.screen_shown
        assert isinstance(page, RoundsPage)
        assert page.study.isVisibleTo(page) == (card.study is not None)

    window.navigator.new_game(game="bez-hranic")
    window.screen_shown.study.click()

    qtbot.waitUntil(lambda: isinstance(window.screen_shown, RoadStudy))


def test_a_game_without_a_study_has_no_shelf_and_leads_to_the_usual_one(window):
    window.navigator.show_study("first_light", map_=window.navigator.loaded())

    assert isinstance(window.screen_shown, LibraryScreen)
    assert not any("first_light" in key for key in window.screen_shown.shelf_list.keys)


def test_the_start_leads_to_the_study_of_the_game_that_was_played_last(window, qtbot):
    folder = settings.games_folder()
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / "Friday.velmoc"
    tables.found_rounds(path, "bez-hranic", "Friday", ["Eva", "Jan"]).close()
    window.navigator.open_game(path)
    window.show_start()

    QTest.keyClick(window.screen_shown, Qt.Key.Key_S)

    assert isinstance(window.screen_shown, RoadStudy)
    QTest.keyClick(window.screen_shown, Qt.Key.Key_Escape)
    assert not isinstance(window.screen_shown, RoadStudy)


def test_its_rules_open_where_a_paragraph_is_named_and_its_help_at_f1(window):
    window.navigator.show_study("bez-hranic", "poland")
    window.screen_shown.rounds.rule.click()

    panel = window.findChild(RulesPanel)
    assert panel.section == EXAMPLES["poland"].rule
    assert panel.title.text() == "States in two parts"

    window.show_help()
    card = window.findChild(HelpCard)
    assert len(card.tabs) == 3
    assert card.paper()


def test_help_of_a_game_without_texts_is_its_rules_in_brief(window):
    window.navigator.new_game(game="first_light")
    window.show_help()

    card = window.findChild(HelpCard)
    assert not card.all.isVisibleTo(card)
    assert len(card.tabs) == 2


def test_every_paragraph_that_is_named_is_in_the_rules_of_both_languages(dressed):
    named = {example.rule for example in EXAMPLES.values()}
    named |= {one.rule for name in table_names() for one in desk_on(name).not_beside.values()}
    named |= {"9.3", "9.4", "6.1", "6.2", "6.5"}
    for language in i18n.LANGUAGES:
        with i18n.speaking(language):
            assert named <= set(rules_text.sections("bez_hranic_"))


# -- printed rounds ------------------------------------------------------------------------------


@BOTH
@ALL
def test_an_example_is_shown_as_it_is_printed(study, example, language):
    i18n.speak(language)
    page = study().rounds
    page.open(example)

    printed = EXAMPLES[example].prices
    assert {c: int(card.price.text()) for c, card in page.bills.items()} == dict(printed)
    assert page.as_printed
    assert page.state.text() == {"en": "As printed", "cs": "Jak je vytištěno"}[language]
    for colour, card in page.bills.items():
        page.choose(colour)
        assert str(printed[colour]) in card.accessibleName()
        assert "{" not in card.accessibleName()
        route = page.board.shown.trip.route
        assert len(route) in (0, card.bill.journey.crossings + 1)


@ALL
def test_it_is_as_printed_only_while_it_is(study, example):
    found = study()
    page = found.rounds
    page.open(example)
    field = page.now.laid[0].field

    page.table.lifted.emit(field)

    assert not page.as_printed
    assert page.bills == {}
    assert page.problem.text()
    QTest.keyClick(page.table, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    page.take_back()
    assert page.as_printed
    assert page.bills


def test_tokens_are_laid_and_lifted_by_mouse_and_keys(study):
    page = study().rounds
    page.open("france")
    table = page.table
    spot = table.units.map(table.cell(FIELD_KEYS[1]).center()).toPoint()

    QTest.mouseClick(table, Qt.MouseButton.RightButton, pos=spot)
    assert [one.colour for one in page.now.laid] == ["yellow", "blue", "purple", "green", "white"]
    assert page.table.colour == "red"
    QTest.keyClick(table, Qt.Key.Key_9)
    assert page.now.laid[-1].field == page.now.offer.fields[FIELD_KEYS.index("9")]
    QTest.keyClick(table, Qt.Key.Key_Backspace)
    QTest.mouseClick(table, Qt.MouseButton.LeftButton, pos=spot)
    assert page.now.laid[-1].field == "GB"
    assert {c: int(card.price.text()) for c, card in page.bills.items()} == dict(
        EXAMPLES["france"].prices
    )


def test_everything_of_a_round_can_be_changed(study):
    page = study().rounds
    page.open("france")

    page.table.card_asked.emit(START)
    page.card.setText("Itál")
    page.card.textEdited.emit("Itál")
    assert page.now.offer.start == "FR"
    page.card.setText("Italy")
    page.card.textEdited.emit("Italy")
    assert page.now.offer.start == "IT"
    page.purses["1"].setValue(250)
    assert page.now.hands[0].purse == 250
    page.round.setValue(5)
    assert page.now.offer.target
    assert page.counted.missing
    page.maps.setCurrentIndex(page.maps.findData("usa"))
    page.maps.activated.emit(page.maps.currentIndex())
    assert page.now.map == "usa"
    page.players.setCurrentIndex(page.players.findData("3 2"))
    page.players.activated.emit(page.players.currentIndex())
    assert [len(hand.colours) for hand in page.now.hands] == [2, 2, 2]
    for _ in range(5):
        page.take_back()
    assert page.as_printed


def test_tokens_that_lie_wrong_are_told_and_can_be_taken(study):
    page = study().rounds
    page.open("netherlands")
    page.table.lifted.emit("NL")
    page.table.laid.emit("blue", "GB")

    assert page.counted.wrong
    assert "Great Britain" in page.problem.text()
    assert page.bills == {}
    page.take.click()
    assert len(page.now.laid) == 1


def test_the_best_choice_is_shown_at_a_key(study):
    found = study()
    found.rounds.open("france")

    QTest.keyClick(found, Qt.Key.Key_B)

    assert found.rounds.board.shown.trip.best
    assert found.rounds.board.shown.trip.route == ("FR", "IT", "MT", "GR")
    assert "Greece" in found.rounds.best_words.text()
    assert found.rounds.table.best == ("GR",)


@ALL
def test_a_changed_round_is_there_again_and_one_as_printed_is_not_kept(study, example):
    page = study().rounds
    page.open(example)
    page.purses["1"].setValue(70)
    page.table.lifted.emit(page.now.laid[0].field)
    changed = page.now

    again = study().rounds
    again.open(example)
    assert again.now == changed
    again.take_back()
    assert again.as_printed
    third = study().rounds
    third.open(example)
    assert third.as_printed


@pytest.mark.parametrize(
    "text", ["", "{", "[]", '{"rounds": 7, "desk": 7}', '{"rounds": {"italy": {}}}']
)
def test_a_damaged_file_of_the_study_harms_nothing(study, text):
    settings.data_folder().mkdir(parents=True, exist_ok=True)
    (settings.data_folder() / "bez_hranic_study.json").write_text(text, "utf-8")

    page = study().rounds
    for example in EXAMPLES:
        page.open(example)
        assert page.as_printed


# -- the route desk ------------------------------------------------------------------------------


def asked(desk, map_, trip, own=()):
    desk.ask(map_, trip, own)
    return desk


def test_what_is_written_on_the_desk_is_there_again(study):
    desk = study().desk
    for line, text in zip((*desk.lines, desk.own), ("Pol", "xyz", "", "FI", "PL, R"), strict=True):
        line.setText(text)

    again = study().desk

    written = [line.text() for line in (*again.lines, again.own)]
    assert written == ["Pol", "xyz", "", "FI", "PL, R"]


def test_states_are_named_abbreviated_or_clicked(study):
    found = study()
    found.turn(DESK)
    desk = found.desk
    desk.start_anew()
    desk.lines[0].setText("pl")
    desk.lines[1].setText("Finsk")

    assert desk.trip() == Trip("PL", ("FI",))
    assert desk.price.text() == "30"
    desk.start_anew()
    desk.whole.setChecked(True)
    for part in ("PL", "FI"):
        QTest.mouseClick(
            desk.board, Qt.MouseButton.LeftButton, pos=desk.board.place_of(part).toPoint()
        )
    assert desk.trip() == Trip("PL", ("FI",))


@pytest.mark.parametrize("name", table_names())
def test_every_state_is_found_by_a_click_on_the_whole_map(qtbot, dressed, name):
    board = StudyMap()
    qtbot.addWidget(board)
    board.resize(660, 660)
    board.show_trip(OnMap(map=name, trip=ShownTrip(), whole=True))

    for part in load_table(name).map.state_of:
        assert board.part_at(board.place_of(part)) == part, part


@BOTH
def test_the_desk_says_why_finland_is_no_nearer(study, language):
    i18n.speak(language)
    desk = asked(study().desk, "europe", Trip("PL", ("FI",)))

    assert desk.routes == (("PL", "BY", "RU-M", "FI"), ("PL", "UA", "RU-M", "FI"))
    (card,) = desk.cards
    assert card.rule == "9.3"
    assert "Kaliningrad" in card.words.text()
    assert desk.board.shown.walk.fails is Fails.SPLIT
    desk.ways.setCurrentRow(1)
    assert desk.board.shown.trip.route == desk.routes[1]


def test_nobody_asks_what_is_shorter_than_one_crossing(study):
    desk = asked(study().desk, "europe", Trip("PL", ("RU",)))

    assert not desk.why_name.isVisibleTo(desk)
    assert desk.price.text() == "40"
    asked(desk, "europe", Trip("PL", ("FI",)))
    assert desk.why_name.isVisibleTo(desk)


def test_a_way_of_ones_own_is_priced_or_marked_where_it_fails(study):
    desk = asked(study().desk, "europe", Trip("PL", ("RU",)), ("PL", "BY", "RU-M"))
    assert "50 euros" in desk.own_words.text()
    assert desk.board.shown.own

    desk = asked(desk, "europe", Trip("PL", ("FI",)))
    desk.draw.setChecked(True)
    for part in ("PL", "RU-K", "FI"):
        desk.board.picked.emit(part)
    assert desk.walk().where == 1
    assert "no way" in desk.own_words.text()


@BOTH
def test_ways_are_read_by_names_and_keys(dressed, language):
    for name in table_names():
        on, chance = load_table(name).map, random.Random(name)
        for _ in range(40):
            states = chance.sample(sorted(on.parts), 4)
            with i18n.speaking(language):
                said = " \N{EN DASH} ".join(state_name(name, one) for one in states)
            for text in (said, " ".join(states), ", ".join(states)):
                stops, unread = read_way(name, text)
                assert unread == ""
                assert [on.state_of[stop[0]] for stop in stops] == states


@BOTH
@pytest.mark.parametrize("name", table_names())
def test_what_is_said_of_any_trip_has_no_gap_and_names_its_price(study, name, language):
    i18n.speak(language)
    desk, chance, on = study().desk, random.Random(name + language), load_table(name).map
    told = set()
    for _ in range(8):
        ends = chance.choice((1, 2))
        states = chance.sample(sorted(on.parts), ends + chance.choice((1, 2)))
        trip = Trip(states[0], tuple(states[ends:]), states[1] if ends == 2 else "")
        asked(desk, name, trip)
        assert desk.price.text() == str(price(on, trip))
        said = [desk.sums, desk.far, desk.pairs, desk.detour, desk.trip_name, desk.ways_name]
        said += [part for card in desk.cards for part in (card.headline, card.words)]
        for part in said:
            assert "{" not in part.text()
            assert "%n" not in part.text()
        told |= {card.rule for card in desk.cards}


@BOTH
def test_every_reason_is_said(dressed, language):
    i18n.speak(language)
    board = load_states("europe").board
    for fails in Fails:
        walk = replace(desk_on("europe").shorter(Trip("PL", ("FI",)))[0], fails=fails)
        assert "{" not in words.why_words("europe", walk)
    for one in board.apart:
        known = desk_on("europe").walked(Trip(one.a, (one.b,)), [(one.a,), (one.b,)])
        assert one.why[language] in words.why_words("europe", known)


# -- the demo ------------------------------------------------------------------------------------


@ALL
def test_whatever_else_had_been_printed_is_a_difference(example):
    printed = EXAMPLES[example]
    came = {bill.colour: bill.price for bill in printed.round.counts().bills}
    assert [*bill_differences(printed, came)] == []
    for colour, price_told in came.items():
        other = replace(printed, prices={**printed.prices, colour: price_told + 10})
        assert len([*bill_differences(other, came)]) == 1
        less = {one: it for one, it in came.items() if one != colour}
        assert len([*bill_differences(printed, less)]) == 1
    if printed.best:
        assert [*best_differences(printed, ("HU",))]
    desk = desk_on("europe")
    for trip in printed.trips:
        stops = [desk.on.parts[one] for one in trip.walk]
        stops = stops or [(part,) for part in desk.routes(trip.trip)[0]]
        walk = desk.walked(trip.trip, stops)
        states = tuple(desk.on.state_of[part] for part in walk.route)
        euros = trip.price or 0
        assert [*trip_differences(trip, walk, euros, states)] == []
        assert [*trip_differences(trip, None, euros, states)]
        for spoilt in (
            replace(trip, price=euros + 10),
            replace(trip, crossings=walk.crossings + 1),
            replace(trip, by_way_of=("XX",)),
        ):
            assert [*trip_differences(spoilt, walk, euros, states)]


@pytest.mark.parametrize(
    ("swap", "until", "said"),
    [
        ("nowhere blue GR", None, "nowhere is none of france"),
        ("france black GR", None, "'black' is none of red"),
        ("france blue XX", None, "'XX' is not 1 of 40, GB"),
        ("italy yellow MC", None, "'MC' is not 2 of 40"),
        ("italy yellow MC ES", "france", "italy is none of france"),
        ("france", None, "france is none"),
        (None, "nothing", "nothing is none of france"),
    ],
)
def test_what_cannot_be_played_is_said(swap, until, said, tmp_path, capsys, home, monkeypatch):
    monkeypatch.setenv("VELMOC_DEVELOPER", "1")
    code = DemoRun(tmp_path, "en", (1280, 720), "light").run(swap, until)

    assert code == 2
    if swap != "france":
        assert said in capsys.readouterr().err


@pytest.mark.evening
def test_the_demo_comes_out_as_printed_and_a_swapped_token_fails_it(
    tmp_path, capsys, home, monkeypatch
):
    monkeypatch.setenv("VELMOC_DEVELOPER", "1")
    run = DemoRun(tmp_path / "a", "cs", (1280, 720), "light")
    (tmp_path / "a").mkdir()

    assert run.run(None, "france") == 0
    assert len([*(tmp_path / "a").glob("*.png")]) == 5
    (tmp_path / "b").mkdir()
    spoilt = DemoRun(tmp_path / "b", "en", (1280, 720), "light")
    assert spoilt.run("france blue GR", "france") == 1
    assert "purple: printed 50, came out 40" in capsys.readouterr().out


# -- the card of the rules -----------------------------------------------------------------------


@BOTH
def test_the_card_of_the_rules_says_what_the_table_agreed_on(window, tmp_path, language):
    i18n.speak(language)
    agreed = Agreed("usa", {"way": "calm", "order": "lot"})
    path = tmp_path / "Friday.velmoc"
    tables.found_rounds(path, "bez-hranic", "Friday", ["Eva", "Jan"], agreed=agreed).close()
    window.navigator.open_game(path)

    window.navigator.open.show_rules()

    said = [line.text() for line in window.findChild(LinesCard).lines]
    known = {"en": ("Map: USA", "a lot draws it"), "cs": ("Mapa: USA", "určí ho los")}[language]
    assert said[0] == known[0]
    assert any(known[1] in line for line in said)
    assert said[-1] == catalogue.LIVE["bez-hranic"].in_brief()[-1]
