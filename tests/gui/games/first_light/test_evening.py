"""An evening of First Light by clicks and keys: no shared room knows which game it is."""

import json
from itertools import product

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog

from engine.club.memory import Memory
from engine.games.first_light.commands import Reason
from engine.games.first_light.view import Doing
from engine.rules.live import LiveRefusalError
from engine.store.cover import read_cover
from engine.table.view import Stage
from gui import i18n, settings
from gui.games.first_light import words
from gui.games.first_light.screen import FirstLightScreen
from gui.kit.dialog import Question
from gui.paper.print_card import PrintCard
from gui.screen import Loss
from gui.windows.rounds.cards import LinesCard
from gui.windows.rounds.draft import KeptRounds
from gui.windows.rounds.page import RoundsPage
from gui.windows.start.start_screen import StartScreen


def cards(evening, kind):
    return [one for one in evening.window.findChildren(QDialog) if isinstance(one, kind)]


def finish(evening):
    """Play three cards: two for red, one for blue."""
    for seat in ("A", "L", "A"):
        evening.key(" ")
        evening.turn()
        evening.passes(5_000)  # a busy machine hands a key on late
        evening.key(seat)


def test_a_whole_evening_by_clicks_and_keys(evening):
    screen = evening.sit_down("Ada", "Bohuslav", "Cyril")
    assert evening.seen.seats == ("red", "blue", "yellow")

    QTest.mouseClick(screen.act, Qt.MouseButton.LeftButton)  # the first card, by the button
    evening.passes(1_000)
    evening.key("L")  # too early
    assert (evening.seen.burnt, evening.seen.coins["blue"]) == (("blue",), 1)
    evening.turn()
    evening.key("L")
    assert screen.table.places["blue"].said == words.burnt()
    evening.passes(412)
    evening.click("yellow")
    assert evening.seen.past[0].seat == "yellow"
    assert evening.seen.past[0].took == 412
    evening.key("A")
    assert "Cyril" in screen.table.places["red"].said  # too late, and told who was first
    evening.key(" ")
    evening.key(" ")  # a break
    assert evening.seen.resting
    evening.passes(60_000)
    assert evening.seen.doing is Doing.LYING
    evening.key(" ")
    evening.turn()
    evening.key("A")
    evening.key(" ")
    evening.turn()
    evening.key("A")

    public = evening.bridge.public()
    assert public.stage is Stage.OVER
    assert public.counted == evening.seen.coins
    assert not screen.act.isVisible()
    assert screen.table.read_aloud().startswith(words.verdict(public))


def test_what_a_key_does_is_stored_before_it_is_shown(evening):
    screen = evening.sit_down("Ada", "Bob")
    shown = []
    screen.table.show_view = lambda view: shown.append((view.seen, evening.events[-1].kind))
    for sign, kind in ((" ", "laid"), ("A", "burnt"), (" ", "paused"), (" ", "resumed")):
        evening.key(sign)
        assert shown[-1][1] == kind
    evening.turn()
    evening.key("L")
    assert [kind for _, kind in shown[-2:]] == ["turned", "taken"]


def test_two_touches_in_the_same_moment(evening):
    evening.sit_down("Ada", "Bob")
    evening.key(" ")
    evening.turn()
    evening.passes(200)
    QTest.keyPress(evening.screen, Qt.Key.Key_L)
    QTest.keyPress(evening.screen, Qt.Key.Key_A)
    QTest.keyRelease(evening.screen, Qt.Key.Key_L)
    QTest.keyRelease(evening.screen, Qt.Key.Key_A)

    assert [event.kind for event in evening.events].count("taken") == 1
    assert evening.seen.past[0].seat == "blue"
    assert evening.screen.table.places["red"].said


def test_a_key_that_is_held_touches_once(evening):
    evening.sit_down("Ada", "Bob")
    evening.key(" ")
    before = len(evening.events)
    for _ in range(5):
        event = _held(evening.screen, "A")
        assert event.isAutoRepeat()
    assert len(evening.events) == before


def _held(widget, sign):
    none = Qt.KeyboardModifier.NoModifier
    event = QKeyEvent(QEvent.Type.KeyPress, ord(sign), none, sign, autorep=True)
    QCoreApplication.sendEvent(widget, event)
    return event


@pytest.mark.parametrize("place", range(8))
def test_put_away_at_any_moment_it_stands_where_it_was(evening, place):
    evening.sit_down("Ada", "Bob")
    steps = (
        lambda: evening.key(" "),
        lambda: evening.key("L"),
        lambda: evening.key(" "),
        lambda: evening.key(" "),
        evening.turn,
        lambda: evening.key("A"),
        lambda: evening.key(" "),
    )
    for step in steps[:place]:
        step()
    before, events = evening.seen, evening.events
    evening.reopen()

    assert evening.events == events
    assert evening.seen.coins == before.coins
    assert evening.seen.doing is before.doing
    assert evening.seen.resting == (before.doing is Doing.LYING)
    evening.passes(60_000)
    assert evening.seen.doing is before.doing


def test_when_something_else_comes_to_the_front_there_is_a_break(evening):
    screen = evening.sit_down("Ada", "Bob")
    evening.window.activateWindow()
    evening.driver.wait(screen.isActiveWindow, "the window in front")
    evening.key(" ")
    evening.window.navigator.open.show_rules()
    evening.driver.wait(lambda: evening.seen.resting, "a break")
    cards(evening, LinesCard)[0].accept()


def test_what_cannot_be_stored_is_said_and_has_not_happened(evening, monkeypatch):
    evening.sit_down("Ada", "Bob")
    evening.key(" ")
    evening.turn()

    def full(*_, **__):
        raise OSError(28, "No space left on device")

    before = evening.seen
    with monkeypatch.context() as broken:
        broken.setattr(evening.window.navigator.open.table.store, "append", full)
        evening.key("A")
    card = next(one for one in cards(evening, QDialog) if one.isVisible())
    assert evening.seen == before
    card.accept()
    evening.key("L")
    assert evening.seen.past[0].seat == "blue"


def test_it_lies_in_the_library_and_the_club_knows_who_won(evening, tmp_path):
    evening.sit_down("Ada", "Bob", title="First night")
    finish(evening)
    path = evening.window.navigator.open.path
    evening.window.navigator.show_start()
    start = evening.driver.screen(StartScreen)
    assert start.last.card.title == "First night"
    assert "Ada" in start.last.stage.text()
    assert start.last.picture.isHidden()
    evening.window.navigator.show_club()
    evening.driver.settle()
    memory = Memory(settings.data_folder())
    (entry,) = memory.look()
    assert entry.finished
    assert entry.players == {"red": "Ada", "blue": "Bob"}
    assert read_cover(path).outcome == entry.outcome


def test_opened_after_its_end_it_tells_its_history(evening):
    evening.sit_down("Ada", "Bob")
    finish(evening)
    seen = evening.seen
    evening.reopen()
    assert evening.seen == seen
    evening.window.menu.refresh()
    assert evening.window.menu.history.isEnabled()
    evening.window.menu.history.trigger()
    (card,) = cards(evening, LinesCard)
    said = "\n".join(one.text() for one in card.lines)
    assert said.count("was first") == 3
    assert seen.seed in said
    card.accept()


def test_the_menu_offers_what_can_be_done(evening, tmp_path):
    evening.sit_down("Ada", "Bob")
    menu = evening.window.menu
    menu.refresh()
    assert menu.save_copy.isEnabled()
    assert menu.game_rules.isEnabled()
    assert not menu.export.isEnabled()  # what is still to come must not be told
    for act in (menu.draw, menu.leaver, menu.show_clock, menu.pause, menu.zoom_in):
        assert not act.isEnabled()
    evening.window.navigator.open.save_copy(tmp_path / "copy.velmoc")
    finish(evening)
    menu.refresh()
    assert menu.export.isEnabled()
    assert read_cover(tmp_path / "copy.velmoc").players == {"red": "Ada", "blue": "Bob"}


def test_the_result_sheet_is_printed(evening, tmp_path):
    evening.sit_down("Ada", "Bob")
    evening.window.navigator.print_shown()
    (card,) = cards(evening, PrintCard)
    assert not card.pdf.isEnabled()
    card.accept()
    evening.driver.settle()
    finish(evening)
    evening.window.navigator.print_shown()
    (card,) = [one for one in cards(evening, PrintCard) if one.isVisible()]
    card.save_pdf(tmp_path / "results.pdf")
    while card.busy:
        evening.driver.settle()
    assert (tmp_path / "results.pdf").read_bytes().startswith(b"%PDF")
    card.accept()


def test_exported_and_opened_again_it_is_a_game_to_look_at(evening, tmp_path):
    evening.sit_down("Ada", "Bob")
    finish(evening)
    seen = evening.seen
    evening.window.navigator.open.save_json(tmp_path / "night.json")
    assert json.loads((tmp_path / "night.json").read_text("utf-8"))["game"] == "first_light"
    evening.window.navigator.show_start()
    evening.window.navigator.open_game(tmp_path / "night.json")
    evening.driver.screen(FirstLightScreen)
    assert evening.seen == seen
    assert evening.window.navigator.open.path.parent == settings.games_folder()


def test_a_broken_export_is_said_in_words(evening, tmp_path):
    (tmp_path / "night.json").write_text('{"rounds": 1, "game": "chess"}', "utf-8")
    evening.window.navigator.open_game(tmp_path / "night.json")
    card = next(one for one in cards(evening, QDialog) if one.isVisible())
    assert "chess" in card.words.text()
    card.accept()


def test_on_the_public_screen_is_what_everybody_may_see(evening):
    evening.sit_down("Ada", "Bob")
    projector = evening.window.projector
    projector.show_window()
    page = projector.window._live
    for sign in (" ", "A"):
        evening.key(sign)
        assert page.read_aloud() == evening.screen.table.read_aloud()
    projector.set_look("light")
    assert projector.window._live is not page
    assert projector.window._live.read_aloud() == evening.screen.table.read_aloud()
    projector.window.resize(900, 500)
    assert projector.window._live.size() == projector.window.size()
    evening.window.navigator.show_start()
    evening.driver.settle()
    assert projector.window._live is None
    projector.close()


def test_names_that_are_missing_or_alike_are_said(evening):
    evening.window.navigator.new_game(game="first_light")
    page = evening.driver.screen(RoundsPage)
    fields = list(page.names.values())
    assert not page.start.isEnabled()
    assert page.missing.text() == "2 names missing"
    fields[0].setText("Ada")
    assert page.missing.text() == "1 name missing"
    fields[3].setText("ada")
    assert "ada" in page.missing.text()
    fields[3].setText("Bob")
    assert page.start.isEnabled()
    assert page.would_lose is None
    page.begin()
    assert evening.seen.seats == ("red", "blue")  # seats are filled from the first
    assert [evening.bridge.public().player(seat) for seat in evening.seen.seats] == ["Ada", "Bob"]


def _leave(evening, page, way):
    match way:
        case "back":
            QTest.mouseClick(page.back, Qt.MouseButton.LeftButton)
        case "escape":
            QTest.keyClick(page, Qt.Key.Key_Escape)
        case "other game":
            evening.driver.press(page.games.cards["diplomacy"])
        case _:
            evening.window.navigator.quit()
    evening.driver.settle()


def _written(page):
    return page.title.text(), [field.text() for field in page.names.values()]


@pytest.mark.parametrize("way", ["back", "escape", "other game", "quit"])
def test_what_was_written_is_there_again_whichever_way_the_page_was_left(evening, way):
    evening.window.navigator.new_game(game="first_light")
    page = evening.driver.screen(RoundsPage)
    page.title.setText("Under the lamp")
    list(page.names.values())[2].setText("Ada")
    before = _written(page)

    _leave(evening, page, way)
    assert evening.window.findChild(Question) is None
    evening.window.navigator.new_game(game="first_light")

    page = evening.driver.screen(RoundsPage)
    assert _written(page) == before
    assert page.players == ("Ada",)


def test_a_game_that_begins_leaves_no_draft(evening):
    evening.sit_down("Ada", "Bob")
    assert not KeptRounds(settings.data_folder(), "first_light")._file.path.exists()
    evening.window.navigator.new_game(game="first_light")
    page = evening.driver.screen(RoundsPage)
    assert page.players == ("Ada", "Bob")  # the last table
    first = next(iter(page.names.values()))
    first.clear()
    evening.window.navigator.new_game(game="first_light")
    page = evening.driver.screen(RoundsPage)
    assert page.players == ("Bob",)
    page.take_last()
    assert page.players == ("Ada", "Bob")
    assert not KeptRounds(settings.data_folder(), "first_light")._file.path.exists()


@pytest.mark.parametrize("way", ["back", "escape", "other game", "quit"])
def test_what_cannot_be_stored_is_asked_for_before_it_is_lost(evening, way, monkeypatch):
    def full(kept, draft):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(KeptRounds, "write", full)
    evening.window.navigator.new_game(game="first_light")
    page = evening.driver.screen(RoundsPage)
    next(iter(page.names.values())).setText("Ada")
    assert "cannot be stored" in page.kept.text()

    if way == "other game":
        assert page.would_lose is Loss.DRAFT
        return
    _leave(evening, page, way)

    question = evening.window.findChild(Question)
    assert question is not None
    assert question.isVisible()
    question.reject()
    assert evening.driver.screen(RoundsPage) is page
    assert page.players == ("Ada",)


@pytest.mark.parametrize(
    "said",
    [
        "",
        "[]",
        "null",
        '{"names": 7}',
        '{"names": {"red": 7, "nobody": "Eve"}, "title": []}',
        '{"names": ["Ada"]}',
        "[" * 9000,
    ],
)
def test_a_draft_that_makes_no_sense_is_none(evening, said):
    file = KeptRounds(settings.data_folder(), "first_light")._file.path
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(said, "utf-8")
    evening.window.navigator.new_game(game="first_light")
    assert evening.driver.screen(RoundsPage).players == ()


def test_the_last_table_sits_down_again(evening):
    evening.sit_down("Ada", "Bob", "Cyril")
    evening.window.navigator.new_game(game="first_light")
    page = evening.driver.screen(RoundsPage)
    assert page.players == ("Ada", "Bob", "Cyril")
    assert page.would_lose is None


@pytest.mark.parametrize("language", ["cs", "en"], indirect=True)
def test_every_refusal_is_said_in_both_languages(evening, language):
    evening.sit_down("Ada", "Bob")
    view = evening.bridge.public()
    for reason, first in product(Reason, ("red", "")):
        said = words.refused(LiveRefusalError(reason, seat="blue", first=first), view)
        assert said, reason
        assert "{" not in said, reason


@pytest.mark.parametrize("players", range(2, 7))
def test_every_number_of_players_finds_room(evening, players):
    screen = evening.sit_down(
        *("Ada", "Bohuslav", "Cyril", "Dorota", "Emil", "František")[:players]
    )
    for size in ((1024, 600), (1280, 720), (1920, 1080)):
        evening.window.resize(*size)
        evening.driver.settle()
        assert evening.window.size().toTuple() == size
        table = screen.table
        boxes = [place.geometry() for place in table.places.values()]
        assert len(boxes) == players
        for place, box in enumerate(boxes):
            assert table.rect().contains(box), size
            assert not any(box.intersects(other) for other in boxes[place + 1 :]), size
        for turn in (1, 2, 3):
            card = table.card_box(turn).toRect()
            assert table.rect().contains(card), size
            # It is read from across the room.
            assert card.height() >= table.height() * 0.45, size
            assert not any(card.intersects(box) for box in boxes), size


def test_a_change_of_language_reaches_everything(evening):
    screen = evening.sit_down("Ada", "Bob")
    evening.key(" ")
    said = screen.table.read_aloud(), screen.act.text()
    i18n.speak("cs")
    evening.driver.settle()
    assert screen.table.read_aloud() != said[0]
    assert screen.act.text() != said[1]


def test_it_remembers_nobody_and_has_no_sheet_to_fill_in(driver):
    driver.window.navigator.new_game(game="first_light")
    page = driver.screen(RoundsPage)
    assert not page.record.isVisible()
    driver.window.navigator.print_shown()
    (card,) = driver.window.findChildren(PrintCard)
    assert card.boxes == []
    assert not card.pdf.isEnabled()
    card.accept()
