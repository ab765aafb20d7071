"""The law of forms: nothing that is written or ticked is lost without a question or a way back.

Every form is found in the source. One that is new is in none of the tables below, and fails here.
"""

import importlib
import pkgutil
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QCloseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QLineEdit,
    QPlainTextEdit,
    QSpinBox,
    QTextEdit,
    QTimeEdit,
)

import gui
from engine.catalogue import shelves_of
from engine.games.diplomacy.phase import CALENDAR
from engine.games.diplomacy.rulebooks.editions import PROFILES
from engine.rules.position import Dislodged, Position, Unit, UnitKind
from engine.table.master_event import How
from engine.table.view import PublicView
from gui import settings
from gui.clock.sheet import LengthsCard
from gui.club.name_card import NameCard
from gui.games.diplomacy.setup.rulebook_picker import PointsCard
from gui.games.diplomatia.fields_picker import FieldsCard
from gui.games.diplomatia.powers_picker import PowersCard
from gui.kit.dialog import Card, Question, Writing
from gui.kit.fields import fields, forget_what_was_left, values
from gui.master.cards import LateCard, LineCard, LineReader, PhaseCard, PlayerCard, ReasonCard
from gui.sandbox.course.of_item import as_printed
from gui.screen import Screen
from gui.table.curtain.curtain_screen import CurtainScreen
from gui.table.desk.desk_screen import DeskScreen
from gui.table.desk.pin_card import PinCard
from gui.table.page.table_screen import TableScreen
from gui.table.page.told_card import ToldCard
from gui.windows.ending.end_card import EndCard, LeaverCard
from tests.gui.windows import forms

TESTS = Path(__file__).parents[2]

LOOK = "says what is shown, printed or looked for; holds nothing that anybody would miss"
COUNTS = "every choice is stored, or played by, at once"
CARD = "a card: walked below, all ways out"
DRAFT = "gui/windows/test_draft.py::test_every_way_out_keeps_all_that_was_written"
PART = "part of the page of a new game, whose draft keeps it"

COVERED = {
    # the page of a new game
    "DraftPage": DRAFT,
    "SeatRows": DRAFT,
    "PowerCell": DRAFT,
    "TablePane": DRAFT,
    "RoundsPage": "gui/games/first_light/test_evening.py::"
    "test_what_was_written_is_there_again_whichever_way_the_page_was_left",
    "AgreementPicker": "gui/games/bez_hranic/test_table.py::test_what_was_agreed_on_is_there_again",
    "DealPanel": DRAFT,
    "LineupPick": DRAFT,
    "EndingPick": DRAFT,
    "PlanForm": DRAFT,
    "RulebookPicker": DRAFT,
    "GuildsPicker": DRAFT,
    "PowersPicker": DRAFT,
    "PowersCard": CARD,
    "FieldsCard": CARD,
    "RelightPicker": DRAFT,
    "PublicCard": COUNTS,
    "OrderPage": "gui/windows/test_forms.py::test_scores_wait_for_the_table",
    "BidPage": "gui/windows/test_deal_room.py::"
    "test_a_list_is_written_by_mouse_left_for_later_and_thrown_away",
    # cards
    **dict.fromkeys(
        ("PointsCard", "Reasoned", "PlayerCard", "PhaseCard", "LineCard", "NameCard", "EndCard"),
        CARD,
    ),
    "LeaverCard": CARD,
    "ToldCard": CARD,
    "ClockSheet": COUNTS,
    "PinCard": "a PIN is wiped on purpose: it is nobody else's; test_a_pin_is_wiped",
    "PaperCard": LOOK,
    "PrintCard": LOOK,
    "GeographyScreen": LOOK,
    "ExportCard": LOOK,
    "KeepSheet": LOOK,
    "ShareCard": LOOK,
    "KeepShow": LOOK,
    "LeftCard": LOOK,
    "AboutCard": LOOK,
    "HelpCard": LOOK,
    # behind the curtain
    "TextEntry": "gui/windows/test_forms.py::test_a_line_that_was_begun_waits_at_the_desk",
    "AskingCard": "a PIN that was begun is wiped on purpose, so that nobody finds half of it",
    "Agreement": "who agreed to orders that were changed since has to agree anew",
    "MotionPick": "what one proposes in secret is wiped with the sheet; orders stay a draft",
    "VoteCard": "a vote that is not sealed is wiped on purpose: the next one sits down there",
    "ReasonPick": "gui/windows/test_forms.py::test_a_reason_that_was_begun_waits_for_its_seal",
    # beside a real game
    "FieldRow": "gui/games/bez_hranic/test_table.py::test_what_is_typed_stays_while_it_is_asked",
    "Desk": "gui/games/bez_hranic/test_sides.py::test_what_is_written_there_stays",
    "PeoplePanel": "gui/games/bez_hranic/test_sides.py::test_what_is_written_there_stays",
    # a master's table
    "SlipBox": "gui/master/test_ways_out.py::test_a_slip_is_stored_as_it_is_typed",
    "EditScreen": "gui/master/test_ways_out.py::test_a_board_that_was_changed_is_asked_about",
    "PhasePick": "gui/master/test_ways_out.py::test_a_board_that_was_changed_is_asked_about",
    # the study
    "TreePanel": "gui/sandbox/test_kept.py::"
    "test_what_stands_in_its_fields_is_kept_however_one_leaves",
    "StudyNameCard": COUNTS,
    "SketchPage": COUNTS,
    "SignRow": COUNTS,
    "TeachPage": "gui/sandbox/test_modes.py::test_a_lesson_is_kept_however_one_leaves_its_paper",
    **dict.fromkeys(
        ("ChaptersPage", "FactsForm"),
        "gui/sandbox/chapters/test_chapters.py::test_everything_written_there_is_kept_however_one_leaves",
    ),
    "GuessFoot": LOOK,
    "SandboxFoot": LOOK,
    "SandboxTop": LOOK,
    "ComparePage": LOOK,
    "PredictFoot": LOOK,
    "PredictPanel": "gui/predict/test_predicting.py::"
    "test_what_is_marked_and_not_revealed_is_there_again",
    "BoardSetUp": "gui/master/test_ways_out.py::test_a_board_that_was_changed_is_asked_about",
    "PiecesBar": LOOK,
    "LibraryScreen": LOOK,
    "OpeningsScreen": LOOK,
    "ShelfList": LOOK,
    "Facets": LOOK,
    "RoundPage": "gui/games/bez_hranic/test_study.py::"
    "test_a_changed_round_is_there_again_and_one_as_printed_is_not_kept",
    "DeskPage": "gui/games/bez_hranic/test_study.py::"
    "test_what_is_written_on_the_desk_is_there_again",
    "RoadStudy": LOOK,
    # what is shown
    **dict.fromkeys(
        (
            *("BattlefieldPage", "LibraryPage", "PlayersPage", "ResultsPanel", "RulesPanel"),
            *("ChangeBox", "ForeignScreen", "_choice", "HistoryBar", "HistoryScreen"),
            *("PointsPage", "LogScreen", "PreviewScreen", "ResultsBar"),
            *("RevealBar", "RevealSide", "GameChips"),
        ),
        LOOK,
    ),
    "LeaguePage": COUNTS,
}


def test_every_form_of_the_program_is_covered():
    assert set(forms.builders()) == set(COVERED)


@pytest.mark.parametrize("told", sorted({why for why in COVERED.values() if "::" in why}))
def test_every_test_that_covers_one_is_there(told):
    file, _, name = told.partition("::")

    assert f"def {name}(" in (TESTS / file).read_text("utf-8")


# cards: all of them, all ways out


def subclasses(kind):
    for one in kind.__subclasses__():
        yield one
        yield from subclasses(one)


def all_cards():
    for module in pkgutil.walk_packages(gui.__path__, "gui."):
        if module.name.split(".")[1] not in forms.NO_FORMS and not module.name.endswith("__main__"):
            importlib.import_module(module.name)
    return {one for one in subclasses(Card) if one.__module__.startswith("gui.")}


def line():
    judged = SimpleNamespace(how=How.ASKED, order="")
    return SimpleNamespace(written="A Par x", judged=judged, ruled=None)


def rules_of(window):
    return window.navigator.bridge.rules


def retreating(rules):
    beaten = Dislodged(
        unit=Unit("GERMANY", UnitKind("A"), "BUR"), attacker="MAR", retreats=("MUN", "RUH")
    )
    position = Position(phase=CALENDAR.parse("F1901R"), units=(), dislodged=(beaten,))
    return replace(PublicView.of_board("", rules.board, position), queue=("GERMANY",))


BUILD = {
    PointsCard: lambda over, window: PointsCard(over, PROFILES["1982"].options),
    FieldsCard: lambda over, window: FieldsCard(over, {}),
    PowersCard: lambda over, window: PowersCard(
        over, rules_of(window).board, tuple((one,) for one in rules_of(window).board.powers_by_id)
    ),
    ReasonCard: lambda over, window: ReasonCard(over, "Go back", "", "Yes"),
    LateCard: lambda over, window: LateCard(over, "France", noted=True),
    PlayerCard: lambda over, window: PlayerCard(over, "France", "Eva"),
    PhaseCard: lambda over, window: PhaseCard(
        over, "Branch", "", "Yes", CALENDAR.turn(1901), name="x"
    ),
    LineCard: lambda over, window: LineCard(
        over,
        "France",
        line(),
        LineReader(
            lambda text: rules_of(window).read(text, rules_of(window).start(), "FRANCE"), str
        ),
    ),
    NameCard: lambda over, window: NameCard(over, "League", "", ["One", "Two"], "One"),
    EndCard: lambda over, window: EndCard(
        over, window.navigator.bridge.public(), rules_of(window).board
    ),
    LeaverCard: lambda over, window: LeaverCard(
        over, window.navigator.bridge.public(), rules_of(window).board
    ),
    ToldCard: lambda over, window: ToldCard(
        over, retreating(rules_of(window)), rules_of(window).board, rules_of(window)
    ),
    LengthsCard: lambda over, window: LengthsCard(window.navigator.clock, over),
}
"""Every card that asks before something written on it would be gone."""


def test_every_card_says_what_becomes_of_what_is_written_on_it():
    writable = {one for one in all_cards() if one.__name__ in forms.holders()}
    asked = {one for one in writable if one.writing is Writing.ASKED and one.__name__ != "Reasoned"}

    assert asked == set(BUILD)


def write(card):
    """Type into every line, change every choice, tick every box."""
    for field in list(fields(card)):
        if not (field.isVisible() and field.isEnabled()):
            continue
        match field:
            case QLineEdit() | QPlainTextEdit() | QTextEdit():
                QTest.keyClicks(field, "1a")
            case QSpinBox() | QTimeEdit():
                field.stepUp()
            case QComboBox() if field.isEditable():
                field.setEditText("Other")
            case QComboBox() if field.count() > 1:
                field.setCurrentIndex((field.currentIndex() + 1) % field.count())
                field.activated.emit(field.currentIndex())
            case QAbstractButton():
                field.click()


def by_escape(card, window):
    QTest.keyClick(card, Qt.Key.Key_Escape)


def by_closing_it(card, window):
    card.close()


def by_the_button_that_leaves(card, window):
    leave = getattr(card, "no", None) or getattr(card, "shut", None)
    QTest.mouseClick(leave, Qt.MouseButton.LeftButton)


def by_covering(card, window):
    QTest.keyClick(card, Qt.Key.Key_F9)


def by_the_curtain(card, window):
    card.put_away()


def by_another_screen(card, window):
    window.show_screen(Screen())


def by_closing_the_window(card, window):
    assert window.navigator.would_lose
    window.navigator.quit()


WAYS = (
    *(by_escape, by_closing_it, by_the_button_that_leaves, by_covering, by_the_curtain),
    *(by_another_screen, by_closing_the_window),
)
INVOLUNTARY = (by_covering, by_the_curtain, by_another_screen)


@pytest.fixture
def table(window, found_game):
    forget_what_was_left()
    window.open_game(found_game())
    yield window
    forget_what_was_left()


def shown(found):
    found.open()
    QApplication.processEvents()
    return found


@pytest.mark.parametrize("way", WAYS, ids=lambda way: way.__name__)
def test_no_way_out_of_a_card_loses_what_is_written_on_it(table, way):
    """One card after the other at one table, which is opened anew where it was left."""
    for kind in BUILD:
        if kind.personal and way in INVOLUNTARY:
            continue  # wiped on purpose: it may be somebody's secret, and the next one sits there
        if way is by_another_screen:
            table.navigator.open.evening.begin()
        forget_what_was_left()
        _check_nothing_is_lost(table, kind, way)


def _check_nothing_is_lost(table, kind, way):
    card = shown(BUILD[kind](table.screen_shown, table))
    begun = values(card)
    write(card)
    written = values(card)
    assert written != begun, kind

    way(card, table)
    QApplication.processEvents()

    questions = [one for one in table.findChildren(Question) if one.isVisible()]
    if questions:
        QTest.mouseClick(questions[-1].no, Qt.MouseButton.LeftButton)
        QApplication.processEvents()
        assert card.isVisible(), kind
        assert values(card) == written, kind
        card.put_away()
    else:
        again = shown(BUILD[kind](table.screen_shown, table))
        assert values(again) == written, kind
        again.put_away()


def test_a_card_on_which_nothing_was_written_closes_at_once(table):
    for build in BUILD.values():
        card = shown(build(table.screen_shown, table))

        QTest.keyClick(card, Qt.Key.Key_Escape)

        assert not card.isVisible(), card
        assert not [one for one in table.findChildren(Question) if one.isVisible()], card


def test_what_is_thrown_away_is_gone(table):
    for kind, build in BUILD.items():
        forget_what_was_left()
        card = shown(build(table.screen_shown, table))
        begun = values(card)
        write(card)
        QTest.keyClick(card, Qt.Key.Key_Escape)
        question = [one for one in table.findChildren(Question) if one.isVisible()][-1]

        QTest.mouseClick(question.yes, Qt.MouseButton.LeftButton)
        QApplication.processEvents()

        again = shown(build(table.screen_shown, table))
        assert values(again) == begun, kind
        again.put_away()


def test_what_only_looks_has_nothing_to_write_in():
    text = {"QLineEdit", "QTextEdit", "QPlainTextEdit"}
    looks = {one.__name__ for one in all_cards() if one.writing is Writing.LOOKS}
    searches = {"LibraryPage", "LibraryScreen", "PlayersPage", "RulesPanel"}
    only_read = {"AboutCard", "LogScreen", "ShareCard"}
    wrote = forms.builders_of(text)

    assert (
        looks | {name for name, why in COVERED.items() if why == LOOK}
    ) & wrote <= searches | only_read


@pytest.mark.parametrize("way", WAYS[:5], ids=lambda way: way.__name__)
def test_a_pin_is_wiped(table, way):
    card = shown(PinCard(table.screen_shown, "Eva", present=False))
    QTest.keyClicks(card.first, "4711")
    if way is by_the_button_that_leaves:
        card.cancel.click()
    else:
        way(card, table)

    assert card.first.text() == ""
    again = shown(PinCard(table.screen_shown, "Eva", present=False))
    assert again.first.text() == ""


# the desk


def sit_down(window, qtbot):
    if isinstance(window.screen_shown, TableScreen):
        QTest.keyClick(window.screen_shown, Qt.Key.Key_A)
        qtbot.waitUntil(lambda: isinstance(window.screen_shown, CurtainScreen))
    window.screen_shown.card.go.click()
    qtbot.waitUntil(lambda: isinstance(window.screen_shown, DeskScreen))
    return window.screen_shown


def leave_desk_by_covering(window):
    window.screen_shown.hide_secrets()


def leave_desk_by_quiet(window):
    window.navigator.open.evening.flow.watch.left.emit("idle")


@pytest.mark.parametrize("leave", [leave_desk_by_covering, leave_desk_by_quiet])
def test_a_line_that_was_begun_waits_at_the_desk(table, qtbot, leave):
    desk = sit_down(table, qtbot)
    power = desk.secret_of
    QTest.keyClicks(desk.entry.line, "A Vie - ")
    assert table.navigator.would_lose

    leave(table)
    qtbot.waitUntil(lambda: not isinstance(table.screen_shown, DeskScreen))

    desk = sit_down(table, qtbot)
    assert desk.secret_of == power
    assert desk.entry.line.text() == "A Vie - "


def test_a_reason_that_was_begun_waits_for_its_seal(look_alike):
    first = look_alike("void FRANCE")
    QTest.keyClicks(first.line, "spilled")

    assert look_alike("void FRANCE").line.text() == "spilled"
    assert look_alike("void ITALY").line.text() == ""


@pytest.fixture
def look_alike(qtbot, dressed):
    from engine.table.incident import Reason
    from gui.table.curtain.reason_pick import ReasonPick

    forget_what_was_left()

    def make(about):
        found = ReasonPick((Reason.ABSENT,), about)
        qtbot.addWidget(found)
        return found

    yield make
    forget_what_was_left()


# scores


@pytest.mark.parametrize("way", ["escape", "button"])
def test_scores_wait_for_the_table(dealer, way):
    from gui.seating.order_page import OrderPage

    page = dealer.page
    dealer.enter("scores")
    order = dealer.shown(OrderPage)
    QTest.keyClicks(order.scores[1], "12")
    assert page.would_lose
    if way == "escape":
        QTest.keyClick(order, Qt.Key.Key_Escape)
    else:
        dealer.click(order.leave)
    dealer.back()
    assert page.would_lose

    dealer.click(page.draw)

    assert dealer.shown(OrderPage).scores[1].text() == "12"


def test_choices_in_turn_wait_for_the_table_too(dealer):
    from gui.seating.order_page import OrderPage

    dealer.enter("scores")
    order = dealer.shown(OrderPage)
    dealer.click(order.go)
    dealer.click(order.free["RUSSIA"])
    taken, lot = dict(order.taken), order.lot
    dealer.click(order.leave)
    dealer.back()
    dealer.click(dealer.page.draw)

    again = dealer.shown(OrderPage)
    assert (again.taken, again.lot) == (taken, lot)


# the study


def leave_study_by_escape(window):
    QTest.keyClick(window.screen_shown.view, Qt.Key.Key_Escape)


def leave_study_by_another_screen(window):
    window.show_start()


def leave_study_by_closing(window):
    window.close()


def leave_study_by_a_crash(window):
    """Nothing more is done."""


@pytest.mark.parametrize(
    "leave",
    [
        *(leave_study_by_escape, leave_study_by_another_screen, leave_study_by_closing),
        leave_study_by_a_crash,
    ],
)
def test_a_board_of_the_library_is_kept(window, qapp, leave):
    folder = settings.games_folder() / "studies"
    example = shelves_of("diplomacy")[0].items[3]
    window.navigator.doors.library.item(example, window.navigator.loaded())
    study = window.screen_shown
    study.course.judge({})
    boards = len(study.course.study.nodes)
    study.go_on()

    leave(window)

    study.let_go()  # as its process does when it ends
    (path,) = folder.glob("*.velstudy")
    window.navigator.doors.studies.stored(path, window.navigator.loaded())
    study = window.screen_shown
    assert len(study.course.study.nodes) == boards
    study.undo()
    assert as_printed(study.course.open.log, study.course.at)
    study.let_go()
    path.unlink()


# the window


def test_closing_the_window_asks_where_a_card_would_be_lost(table):
    card = shown(BUILD[ReasonCard](table.screen_shown, table))
    write(card)
    event = QCloseEvent()
    assert not event.spontaneous()  # only the system closes a window by its cross

    table.navigator.quit()

    assert "open card" in table.findChildren(Question)[-1].title.text()
    assert table.isVisible()
